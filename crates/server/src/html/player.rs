//! What stands beside players at any table: the name and its marks, the score, the card just played.

use maud::{Markup, html};
use strohmann_rules::{Card, Options as _, Seat, Sight as _, Standing as _};
use strohmann_words::board::{Word, word};
use strohmann_words::phrase::phrase;
use strohmann_words::{deals, number};

use super::board::{Board, Scene, Sitter};
use super::card::Marks;

/// A player's name, and beside it who plays for him, that he deals, that it is his turn.
pub(crate) fn name<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let due = scene.view.sight.due().contains(seat);
    html! {
        h2.player .due[due] {
            (short_name(scene, seat)) (badges(scene, seat))
            @if due { span.for-ear { ", " (word(scene.voice.lang, Word::Turn)) } }
        }
    }
}

/// Who plays for a player, that he deals, and what he has just said.
pub(crate) fn badges<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let voice = scene.voice;
    let badge = match scene.sitters.get(seat.index()) {
        Some(Sitter::Bot) => Some(Word::Bot),
        Some(Sitter::StandIn) => Some(Word::StandIn),
        Some(Sitter::Gone) => Some(Word::Gone),
        Some(Sitter::Human) | None => None,
    };
    html! {
        @if let Some(badge) = badge { " " small.badge { (word(voice.lang, badge)) } }
        @if scene.view.sight.dealer() == seat { " " small.badge.deals { (deals(voice, seat)) } }
        @for heard in scene.heard.iter().filter(|heard| heard.spoken.seat == seat) {
            " " span.bubble.private[heard.spoken.phrase.is_private()] data-fresh={ "w" (heard.number) } {
                (phrase(voice.lang, heard.spoken.phrase))
            }
        }
    }
}

/// A player's name alone, cut short where there is no room for it.
pub(crate) fn short_name<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let you = scene.view.eye.is(seat);
    html! { span.name .you[you] { (scene.voice.who(seat).name()) } }
}

/// The totals of the match, each with the names of those who share it.
pub(crate) fn scores<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let view = scene.view;
    // Once the hand is over its points count.
    let over = scene.past.get(view.standing.hands() as usize);
    let totals = over.map_or_else(|| view.standing.totals(), |past| past.totals.clone());
    let own = |seats: &strohmann_rules::SeatSet| seats.contains(scene.own());
    let mut scores: Vec<_> = view.options.parties().into_iter().zip(totals).collect();
    scores.sort_by_key(|(seats, _)| !own(seats));
    html! {
        ul.scores {
            @for (seats, total) in scores {
                li {
                    span.name .you[own(&seats)] { (scene.voice.side(seats).name()) } " "
                    b { (number(total)) }
                }
            }
        }
    }
}

/// The place of a player in a trick: his card, or none yet.
pub(crate) fn played<G: Board>(
    scene: &Scene<'_, G>,
    seat: Seat,
    card: Option<(Card, Marks)>,
    led: bool,
) -> Markup {
    html! {
        li.play .led[led] {
            @match card {
                Some((card, marks)) => (scene.card(card, marks, None)),
                None => span.place {},
            }
            p {
                (short_name(scene, seat))
                @if led { span.for-ear { ", " (word(scene.voice.lang, Word::Led)) } }
            }
        }
    }
}

/// Points of a hand and the total after it: "+3 = 9", or only the total where nothing was scored.
pub(crate) fn points(points: i32, total: i32) -> Markup {
    html! {
        @if points != 0 { @if points > 0 { "+" } (number(points)) " = " }
        b { (number(total)) }
    }
}
