//! The home page: the games, and tables to go on at.

use maud::{Markup, html};
use strohmann_rules::GameKind;
use strohmann_store::{Entry, State};
use strohmann_words::house::{self, Text, text};
use strohmann_words::{Lang, game_name, variant_name};

use crate::table::Label;
use crate::visit::Visit;

use super::layout::{self, Frame, post};
use super::{learn, rulebook};

/// The variants that are offered for playing at once, as the forms name them.
pub(crate) fn variants(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::Vidrasso => &["300"],
        GameKind::Vitou => &["morlino", "cason", "cason2"],
        GameKind::Stirnrunde => &["standard"],
    }
}

/// The home page.
pub(crate) fn page(visit: &Visit, own: &[Entry], public: &[Entry]) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let unfinished: Vec<&Entry> = own
        .iter()
        .filter(|entry| entry.listing.state != State::Over)
        .collect();
    let main = html! {
        h1 { (t(Text::Welcome)) }
        p.lead { (t(Text::Lead)) }
        @if !unfinished.is_empty() {
            section.tables aria-labelledby="own" {
                h2 id="own" { (t(Text::YourTables)) }
                (list(visit, &unfinished))
            }
        }
        div.games {
            @for game in GameKind::ALL {
                section.game aria-labelledby=(game.name()) {
                    h2 id=(game.name()) { (game_name(lang, game.name())) }
                    p { (house::about(lang, game)) }
                    (play_now(visit, game))
                    p { a.button href=(visit.link(&format!("/new/{game}"))) { (t(Text::WithFriends)) } }
                    p { (learn::link(visit, game.name())) " · " (rulebook::link(visit, game.name())) }
                }
            }
        }
        @if !public.is_empty() {
            section.tables aria-labelledby="open" {
                h2 id="open" { (t(Text::OpenTables)) }
                (list(visit, &public.iter().collect::<Vec<_>>()))
            }
        }
    };
    let frame = Frame {
        title: t(Text::Home),
        class: "at-home",
        listed: true,
    };
    layout::page(visit, &frame, &main)
}

/// The buttons that make a table of a game with bots.
pub(crate) fn play_now(visit: &Visit, game: GameKind) -> Markup {
    let lang = visit.lang();
    let offered = variants(game);
    post(
        visit,
        &format!("/play/{game}"),
        &html! {
            @if let [variant] = offered {
                div.play-now {
                    button.main type="submit" name="variant" value=(variant) { (text(lang, Text::PlayNow)) }
                }
            } @else {
                div.play-now role="group" aria-label=(text(lang, Text::PlayNow)) {
                    p aria-hidden="true" { (text(lang, Text::PlayNow)) ":" }
                    @for (n, variant) in offered.iter().enumerate() {
                        button.main[n == 0] type="submit" name="variant" value=(variant) {
                            (variant_name(lang, variant))
                        }
                    }
                }
            }
        },
    )
}

fn list(visit: &Visit, entries: &[&Entry]) -> Markup {
    let lang = visit.lang();
    html! {
        ul.tables {
            @for entry in entries {
                @if let Some(label) = Label::read(&entry.listing.label) {
                    li {
                        a href=(visit.link(&format!("/t/{}", entry.table))) { (game_name(lang, &label.game)) }
                        " " span.quiet { (state(lang, entry.listing.state)) }
                        br;
                        span.names { (names(lang, &label)) }
                    }
                }
            }
        }
    }
}

fn state(lang: Lang, state: State) -> &'static str {
    match state {
        State::Gathering => text(lang, Text::StateGathering),
        State::Playing => text(lang, Text::StatePlaying),
        State::Over => text(lang, Text::StateOver),
    }
}

/// Who sits there, and how many seats are free.
fn names(lang: Lang, label: &Label) -> String {
    let taken = label.names.iter().filter(|name| !name.is_empty());
    let free = label.names.iter().filter(|name| name.is_empty()).count();
    let mut names: Vec<String> = taken.cloned().collect();
    if free > 0 {
        names.push(house::free_seats(lang, free));
    }
    names.join(", ")
}
