//! The Stirnrunde table as HTML: the others in a row, the trick in the order of play, the hand below.

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use strohmann_rules::stirnrunde::{
    Action, Announce, Open, Outcome, Phase, ROUNDS, Sight, Stirnrunde, Trump, TrumpRule, cards_in,
};
use strohmann_rules::{Action as _, Card, Extra, Outcome as _, Points, Seat, Standing as _};
use strohmann_words::board::{Word, word};
use strohmann_words::phrase::Phrase;
use strohmann_words::rounds::{self, Note, note};
use strohmann_words::{Label, Speak as _, deals, label, leads, number, of, suit_name, trump_name};

use crate::look::Sort;

use super::board::{self, Board, MOVE_FORM, Past, Scene, Sheet};
use super::card::{self, Marks};
use super::player;
use super::room::Part;

type Table<'a> = Scene<'a, Stirnrunde>;

impl Board for Stirnrunde {
    fn bar(scene: &Table<'_>) -> Markup {
        let (open, lang) = (&scene.view.sight.open, scene.voice.lang);
        let announcing = open.setting.announce;
        html! {
                    div.facts {
                        div {
                            b { (rounds::round(lang, open.round)) }
                            " · " (rounds::cards(lang, open.cards))
                        }
                        p {
                            (trump(scene))
                            @if open.setting.trump == TrumpRule::Dealer {
                                " · " (scene.explained(&rounds::trump_rule(lang, TrumpRule::Dealer)))
                            }
                            @if announcing != Announce::Open { " · " (scene.explained(&rounds::announcing(lang, announcing))) }
        @let about = rounds::setting_about(lang, open.setting);
                            @if !about.is_empty() { span.for-ear { ". " (about) } }
                        }
                    }
                }
    }

    fn board(scene: &Table<'_>) -> Markup {
        let (open, own) = (&scene.view.sight.open, scene.own());
        let seats = usize::from(open.seats);
        let reader = scene.view.eye.is(own);
        // A watcher sits nowhere, so all are others.
        let others = (usize::from(reader)..seats).map(|steps| own.left(steps, seats));
        html! {
            ol.others.all[!reader] aria-label=(note(scene.voice.lang, Note::Players)) {
                @for seat in others {
                    li.other.due[open.due().contains(seat)] {
                        (heading(scene, seat))
                        (score(scene, seat))
                        p.badges { (player::badges(scene, seat)) }
                        (held(scene, seat))
                    }
                }
            }
            @match open.phase() {
                Phase::Naming | Phase::Announcing => (before_play(scene)),
                Phase::Playing | Phase::Over => (trick(scene)),
            }
            @if reader {
                div.own { (player::name(scene, own)) (score(scene, own)) }
            }
        }
    }

    fn hand(scene: &Table<'_>) -> Markup {
        let (sight, own) = (&scene.view.sight, scene.own());
        let count = sight.open.count(own);
        if !scene.view.eye.knows(own) {
            return html! {};
        }
        if count == 0 {
            // Its room stays, so that nothing moves.
            return html! { ol.fan {} };
        }
        let playing = sight.open.phase() == Phase::Playing;
        html! {
            @if sight.hands[own].is_some() {
                ol.fan aria-label=(note(scene.voice.lang, Note::YourHand)) {
                    @for card in sorted(scene.sort, sight, own) {
                        @let action = playing.then_some(Action::Play(card));
                        li { (scene.card(card, marks(sight, card), action)) }
                    }
                }
            } @else {
                @let why = match sight.open.setting.announce {
                    Announce::Forehead => Note::YourForehead,
                    _ => Note::NotLooked,
                };
                p.unseen { (note(scene.voice.lang, why)) }
                ol.fan { @for _ in 0..count { li { (unseen(scene)) } } }
            }
        }
    }

    fn on_card(action: Action) -> bool {
        action.card().is_some() || action == Action::PlayUnseen
    }

    fn phrases(_: &Self::Options) -> Vec<Phrase> {
        vec![Phrase::Exact, Phrase::Tight]
    }

    fn sheet(scene: &Table<'_>) -> Sheet {
        let (lang, open) = (scene.voice.lang, &scene.view.sight.open);
        let seats = usize::from(open.seats);
        let seats: Vec<Seat> = (0..seats)
            .map(|steps| scene.own().left(steps, seats))
            .collect();
        let totals = scene.past.last().map(|past| &past.totals);
        let rows = (1..=ROUNDS).map(|round| {
            let id = format!("round-{round}");
            let row = || sheet_row(scene, &seats, round, &id);
            if round == usize::from(open.round) && scene.past.len() < round {
                return Part::beside(id.clone(), row());
            }
            let totals = scene.past.get(round - 1).map(|past| &past.totals);
            let key = (scene.voice.names, totals, dealer_of(open, round));
            Part::keyed(id.clone(), key, scene.has, row)
        });
        let rows: Vec<Part> = rows.collect();
        let around = html! {
            div.scroll tabindex="0" {
                table.sheet {
                    caption {
                        (word(lang, Word::Sheet)) " "
                        small { (note(lang, Note::SheetCells)) }
                    }
                    thead {
                        tr {
                            th scope="col" { (label(lang, Label::Round)) }
                            @for &seat in &seats { th scope="col" { (player::short_name(scene, seat)) } }
                        }
                    }
                    tbody {
                        @for row in &rows { (row.slot()) }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (label(lang, Label::Total)) }
                            @for seat in seats {
                                td { b { (number(totals.map_or(0, |totals| totals[seat.index()]))) } }
                            }
                        }
                    }
                }
            }
        };
        Sheet { around, rows }
    }
}

/// The trump, and the card that was turned up for it.
fn trump(scene: &Table<'_>) -> Markup {
    let (open, lang) = (&scene.view.sight.open, scene.voice.lang);
    html! {
        @match open.trump {
            Trump::Suit(suit) => {
                (label(lang, Label::Trump)) " " (card::suit(lang, suit)) " "
                span aria-hidden="true" { (suit_name(lang, suit)) }
                @if let Some(turned) = open.turned { " (" (card::sign(lang, turned)) ")" }
            },
            Trump::None => (trump_name(scene.voice, None)),
            Trump::Unnamed => { (label(lang, Label::Trump)) ": " (label(lang, Label::NotNamed)) },
        }
    }
}

/// A player's name over his column.
fn heading(scene: &Table<'_>, seat: Seat) -> Markup {
    let due = scene.view.sight.open.due().contains(seat);
    html! {
        h2.player.due[due] {
            (player::short_name(scene, seat))
            @if due { span.for-ear { ", " (word(scene.voice.lang, Word::Turn)) } }
        }
    }
}

/// What a player has announced and taken, and his total.
fn score(scene: &Table<'_>, seat: Seat) -> Markup {
    let (sight, lang) = (&scene.view.sight, scene.voice.lang);
    let open = &sight.open;
    let taken = open.tricks[seat];
    let unknown = |sign: &str, why| {
        html! { p.taken { span aria-hidden="true" { (sign) } span.for-ear { (note(lang, why)) } } }
    };
    let leads_now = open.phase() == Phase::Playing && open.leader == seat;
    html! {
        @match sight.bids[seat] {
            Some(bid) => {
                p.taken.hit[taken == bid].over[taken > bid] { (of(lang, taken.into(), bid.into())) }
                (tally(taken, bid))
            },
            None if open.announced.contains(seat) => (unknown("?", Note::Hidden)),
            None => (unknown("–", Note::NotAnnounced)),
        }
        p.sum {
            span.for-ear { (label(lang, Label::Total)) " " }
            b { (number(totals(scene)[seat.index()])) }
            @if let Some(past) = this_round(scene) { " " (signed(past.outcome.points()[seat.index()])) }
            @if leads_now {
                " " span.lead aria-hidden="true" { "›" }
                span.for-ear { (leads(scene.voice, seat)) }
            }
        }
    }
}

/// Announced tricks as boxes: full when taken, and a triangle for each one too many.
fn tally(taken: u8, bid: u8) -> Markup {
    html! {
        span.tally aria-hidden="true" {
            @for _ in 0..taken.min(bid) { i.got {} }
            @for _ in taken..bid { i {} }
            @for _ in bid..taken { i.over {} }
        }
    }
}

/// The cards of another player that this eye sees: the one on his forehead large, others in a line of text.
fn held(scene: &Table<'_>, seat: Seat) -> Markup {
    let (sight, lang) = (&scene.view.sight, scene.voice.lang);
    if sight.open.setting.announce != Announce::Forehead {
        let cards = sorted(scene.sort, sight, seat);
        return html! {
            @if !cards.is_empty() && !scene.view.eye.is(seat) {
                p.shown { @for card in cards { (card::sign(lang, card)) " " } }
            }
        };
    }
    html! {
        @if sight.open.count(seat) > 0 {
            div.forehead {
                span.for-ear { (note(lang, Note::OnForehead)) }
                @match sight.hands[seat] {
                    Some(hand) => @for card in hand { (scene.card(card, marks(sight, card), None)) },
                    None => (card::back(lang)),
                }
            }
        }
    }
}

/// The reader's card that he does not see, to be played when it is his turn.
fn unseen(scene: &Table<'_>) -> Markup {
    let (view, voice) = (scene.view, scene.voice);
    let action = Action::PlayUnseen;
    let legal = scene.asked() && strohmann_rules::Sight::legal(&view.sight).contains(&action);
    if !legal {
        return card::back(voice.lang);
    }
    html! {
        button.card.back type="submit" form=(MOVE_FORM) name="do" value=(action)
            aria-label=(Stirnrunde::choice(view, voice, action)) {}
    }
}

/// How much is announced, where this eye knows it all.
fn announced(scene: &Table<'_>) -> Option<String> {
    let sight = &scene.view.sight;
    let open = &sight.open;
    let bids: Option<Vec<u8>> = open.announced.iter().map(|seat| sight.bids[seat]).collect();
    let bids = bids.filter(|bids| !bids.is_empty())?;
    Some(rounds::announced(scene.voice.lang, bids.iter().sum()))
}

/// Before the first card: the one turned up for trumps, and what is announced so far.
fn before_play(scene: &Table<'_>) -> Markup {
    let (sight, lang) = (&scene.view.sight, scene.voice.lang);
    html! {
        div.before {
            @if let Some(turned) = sight.open.turned {
                figure {
                    (scene.card(turned, marks(sight, turned), None))
                    figcaption { (scene.explained(note(lang, Note::TurnedUp))) }
                }
            }
            @if let Some(announced) = announced(scene) { p.quiet { (scene.explained(&announced)) } }
        }
    }
}

/// The trick in the order of play, those still to come as places; until its first card, the last one.
fn trick(scene: &Table<'_>) -> Markup {
    let (sight, voice) = (&scene.view.sight, scene.voice);
    let open = &sight.open;
    let last = open.last.filter(|_| open.led().is_none());
    let seats = usize::from(open.seats);
    let plays: Vec<(Seat, Option<Card>)> = match last {
        Some(last) => last
            .plays()
            .into_iter()
            .map(|(seat, card)| (seat, Some(card)))
            .collect(),
        None => (0..seats)
            .map(|steps| open.leader.left(steps, seats))
            .map(|seat| (seat, open.trick[seat]))
            .collect(),
    };
    let winner = last.map_or(open.winning, |last| last.winner());
    let name = label(
        voice.lang,
        if last.is_some() {
            Label::LastTrick
        } else {
            Label::Trick
        },
    );
    html! {
        div.trick.past[last.is_some()] {
            p.quiet {
                (name)
                @if last.is_none() { " " (of(voice.lang, usize::from(open.played) + 1, open.cards.into())) }
                @if let Some(announced) = announced(scene) { " · " (scene.explained(&announced)) }
            }
            ol class={ "plays of-" (seats) } aria-label=(name) {
                @for (at, (seat, card)) in plays.into_iter().enumerate() {
                    @let (led, wins) = (at == 0, winner == Some(seat));
                    li.play.led[led].wins[wins].due[open.due().contains(seat) && last.is_none()] {
                        @match card {
                            Some(card) => (scene.card(card, marks(sight, card), None)),
                            None => span.place {},
                        }
                        p {
                            (player::short_name(scene, seat))
                            @if led { span.for-ear { ", " (word(voice.lang, Word::Led)) } }
                            @if wins { span.for-ear { ", " (note(voice.lang, Note::Wins)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The totals of the match; once the round is over its points count.
fn totals(scene: &Table<'_>) -> Points {
    this_round(scene).map_or_else(|| scene.view.standing.totals(), |past| past.totals.clone())
}

/// The round in view among those that are over.
fn this_round<'a>(scene: &Table<'a>) -> Option<&'a Past<Stirnrunde>> {
    past(scene, scene.view.sight.open.round)
}

fn past<'a>(scene: &Table<'a>, round: u8) -> Option<&'a Past<Stirnrunde>> {
    let mut past = scene.past.iter();
    past.find(|past| past.view.sight.open.round == round)
}

/// With its sign.
fn signed(points: i32) -> String {
    let sign = if points > 0 { "+" } else { "" };
    format!("{sign}{}", number(points))
}

fn sheet_row(scene: &Table<'_>, seats: &[Seat], round: usize, id: &str) -> Markup {
    let (open, voice) = (&scene.view.sight.open, scene.voice);
    let setting = scene.view.options.plan.setting(round);
    let past = past(scene, round as u8);
    let now = past.is_none() && round == usize::from(open.round);
    let dealer = dealer_of(open, round);
    html! {
        tr id=(id) .round.now[now].coming[past.is_none() && !now] aria-current=[now.then_some("true")] {
            th scope="row" {
                (round) " "
                small { (rounds::cards(voice.lang, cards_in(round) as u8)) }
                @let rule = rounds::setting(voice.lang, setting);
                @if !rule.is_empty() {
                    small.rule aria-hidden="true" { (rule) }
                    span.for-ear { (rounds::setting_about(voice.lang, setting)) }
                }
            }
            @for &seat in seats {
                td {
                    @match past {
                        Some(past) => (sheet_cell(past, seat)),
                        None if now => (sheet_now(&scene.view.sight, seat)),
                        None => {},
                    }
                    @if seat == dealer { (dealer_sign(scene, seat)) }
                    @if let Some(past) = past { " " b { (number(past.totals[seat.index()])) } }
                }
            }
        }
    }
}

/// Who deals a round: that moves on by one seat a round, so it is known of each.
fn dealer_of(open: &Open, round: usize) -> Seat {
    let seats = usize::from(open.seats);
    let turns = (round as i32 - i32::from(open.round)).rem_euclid(seats as i32);
    open.dealer.left(turns as usize, seats)
}

/// That a seat dealt the round or will deal it, in a letter.
fn dealer_sign(scene: &Table<'_>, seat: Seat) -> Markup {
    html! {
        small.badge {
            span aria-hidden="true" { (note(scene.voice.lang, Note::DealerSign)) }
            span.for-ear { (deals(scene.voice, seat)) }
        }
    }
}

/// Tricks of those announced, and the points for them.
fn sheet_cell(past: &Past<Stirnrunde>, seat: Seat) -> Markup {
    let (taken, bid) = result(&past.outcome, seat);
    html! {
        small class=(if taken == bid { "hit" } else { "miss" }) {
            (taken) "/" (bid) " " (signed(past.outcome.points()[seat.index()]))
        }
    }
}

/// The same while the round is played: what is announced and taken so far.
fn sheet_now(sight: &Sight, seat: Seat) -> Markup {
    html! {
        @if let Some(bid) = sight.bids[seat] { small { (sight.open.tricks[seat]) "/" (bid) } }
        @else if sight.open.announced.contains(seat) { small { "?" } }
    }
}

/// What a seat has taken and announced in a round.
fn result(outcome: &Outcome, seat: Seat) -> (u8, u8) {
    let extras = outcome.extras();
    let of = |name: &str| {
        extras.iter().find_map(|(key, extra)| match extra {
            Extra::Numbers(numbers) if *key == name => numbers.get(seat.index()).copied(),
            _ => None,
        })
    };
    let [taken, bid] = ["tricks", "bids"].map(|name| of(name).unwrap_or_default());
    (taken, bid)
}

fn marks(sight: &Sight, card: Card) -> Marks {
    Marks {
        trump: sight.open.trump.suit() == Some(card.suit()),
        rank: false,
    }
}

/// The cards of a hand that this eye sees.
fn sorted(sort: Sort, sight: &Sight, seat: Seat) -> Vec<Card> {
    let cards = sight.hands[seat].into_iter().flatten();
    board::sorted::<Stirnrunde, _>(sort, cards, |card| !marks(sight, card).trump)
}
