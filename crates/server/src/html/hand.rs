//! A hand that is over, looked back at (`ALL-8`).

use maud::html;
use strohmann_words::house::{self, Text, text};
use strohmann_words::{Voice, game_name};

use crate::html::board::{Board, Scene};
use crate::table::{Looking, Tale};
use crate::visit::Visit;

use super::glossary::Words;
use super::room::{Has, Room};
use super::{glossary, layout};

/// The hand at its end, and all that happened in it.
pub(crate) fn room<G: Board>(visit: &Visit, looking: &Looking<G>) -> Room {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let voice = Voice {
        lang,
        eye: looking.view.eye,
        names: &looking.names,
        ear: false,
    };
    let scene = Scene {
        view: &looking.view,
        voice: &voice,
        past: &looking.past,
        sitters: &looking.sitters,
        heard: &[],
        sort: visit.look.sort,
        may_move: false,
        has: Has::nothing(),
        glossary: G::glossary(lang, &looking.view.options),
    };
    let title = house::hand_of_match(lang, G::NAME, looking.number, looking.game);
    let table = visit
        .path
        .split("/hand/")
        .next()
        .unwrap_or_default()
        .to_owned();
    let other = |number: usize| visit.link(&format!("{table}/hand/{number}"));
    let inside = html! {
        header.bar {
            a.home href=(visit.link(&table)) aria-label=(t(Text::BackToTable)) title=(t(Text::BackToTable)) { "←" }
            (G::bar(&scene))
        }
        main id="table" {
            h1.for-ear { (game_name(lang, G::NAME)) ": " (title) }
            section.board aria-label=(t(Text::Board)) { (G::board(&scene)) }
            section.moment { (glossary::help_button(lang)) p { (scene.moment()) } }
            section.hand aria-label=(t(Text::YourHand)) { (G::hand(&scene)) }
        }
        aside.beside {
            nav.hands aria-label=(t(Text::Hands)) {
                @if looking.number > 1 {
                    a.button href=(other(looking.number - 1)) { (house::hand_before(lang, G::NAME)) }
                }
                strong { (title) }
                @if looking.number < looking.hands {
                    a.button href=(other(looking.number + 1)) { (house::hand_after(lang, G::NAME)) }
                }
            }
            section.log aria-labelledby="log" {
                h2 id="log" { (t(Text::Log)) }
                ol { @for line in &looking.told { li { (glossary::ruled(visit, line)) } } }
            }
            section.sheet id="sheet" aria-label=(t(Text::Sheet)) {
                (G::sheet(&scene).whole())
            }
            (glossary::help(visit, &scene).whole())
            (layout::foot(visit))
        }
    };
    Room {
        class: format!("at-table {}", G::NAME),
        title,
        asked: false,
        plays: false,
        said: Vec::new(),
        tale: Tale::default(),
        asks: String::new(),
        inside,
        parts: Vec::new(),
        words: Words::of::<G>(lang, &looking.view.options),
    }
}
