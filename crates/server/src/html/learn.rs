//! A guided first hand as a page: the table, and above it what the guide says to the choice that is due.

use maud::{Markup, html};
use strohmann_rules::GameKind;
use strohmann_words::house::{self, Text, text};
use strohmann_words::learn as say;
use strohmann_words::{Voice, game_name};

use crate::html::board::{Board, MOVE_FORM, Scene};
use crate::learn::{LESSONS, Lesson, Walk};
use crate::table::Tale;
use crate::visit::Visit;

use super::glossary::Words;
use super::layout::{self, Frame, post};
use super::room::{Has, Room};
use super::table::choices;
use super::{glossary, rulebook};

/// All guided hands.
pub(crate) fn index(visit: &Visit) -> Markup {
    let lang = visit.lang();
    let title = text(lang, Text::Learn);
    let main = html! {
        h1 { (title) }
        p.lead { (text(lang, Text::LearnAbout)) }
        div.games {
            @for game in GameKind::ALL {
                section.game aria-labelledby=(game.name()) {
                    h2 id=(game.name()) { (game_name(lang, game.name())) }
                    p { (house::about(lang, game)) }
                    @for (nth, lesson) in LESSONS.iter().filter(|lesson| lesson.game == game).enumerate() {
                        p { a.button.main[nth == 0] href=(path(visit, lesson)) { (say::within(lang, lesson.words)) } }
                    }
                }
            }
        }
    };
    let frame = Frame {
        title,
        class: "at-learn",
        listed: true,
    };
    layout::page(visit, &frame, &main)
}

/// The link to the first guided hand of a game.
pub(crate) fn link(visit: &Visit, game: &str) -> Markup {
    let lang = visit.lang();
    let label = format!("{}: {}", text(lang, Text::Learn), game_name(lang, game));
    html! {
        a href=(visit.link(&format!("/learn/{game}"))) aria-label=(label) { (text(lang, Text::Learn)) }
    }
}

fn path(visit: &Visit, lesson: &Lesson) -> String {
    visit.link(&format!("/learn/{}", lesson.name))
}

/// The table after the choices so far.
pub(crate) fn page<G: Board>(visit: &Visit, lesson: &Lesson, walk: &Walk<G>) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let voice = Voice {
        lang,
        eye: walk.view.eye,
        names: &walk.names,
        ear: false,
    };
    let over = !walk.past.is_empty();
    let scene = Scene {
        view: &walk.view,
        voice: &voice,
        past: &walk.past,
        sitters: &walk.sitters,
        heard: &[],
        sort: visit.look.sort,
        may_move: !over,
        has: Has::nothing(),
        glossary: G::glossary(lang, &walk.view.options),
    };
    let title = format!("{}: {}", t(Text::Learn), say::title(lang, lesson.words));
    let made = walk.made.join(",");
    let inside = html! {
        header.bar {
            a.home href=(visit.link("/")) aria-label=(t(Text::Home)) { "⌂" }
            (G::bar(&scene))
            a.more href=(visit.link("/learn")) { (t(Text::LearnLeave)) }
        }
        main id="table" {
            h1.for-ear { (title) }
            @if let Some(why) = &walk.refused { p.notice role="alert" { (why) } }
            section.guide aria-label=(t(Text::LearnGuide)) {
                (guide(visit, lesson, walk, &voice))
                @if over { (after(visit, lesson)) }
            }
            section.board aria-label=(t(Text::Board)) { (G::board(&scene)) }
            section.moment {
                (glossary::help_button(lang))
                p id="moment" { (scene.moment()) }
                @if scene.asked() { (choices(&scene)) }
            }
            section.hand aria-label=(t(Text::YourHand)) { (G::hand(&scene)) }
        }
        aside.beside {
            p { a href=(path(visit, lesson)) { (t(Text::LearnAgain)) } " · " (rulebook::link(visit, G::NAME)) }
            section.log aria-labelledby="log" {
                h2 id="log" { (t(Text::Log)) }
                ol reversed { @for line in walk.told.iter().rev() { li { (glossary::ruled(visit, line)) } } }
            }
            section.sheet aria-label=(t(Text::Sheet)) { (G::sheet(&scene).whole()) }
            p.quiet { (G::summary(lang, &walk.view.options)) }
            (glossary::help(visit, &scene).whole())
            (layout::foot(visit))
        }
        form id=(MOVE_FORM) method="get" action=(path(visit, lesson)) {
            input type="hidden" name="m" value=(made);
        }
    };
    let room = Room {
        title,
        class: format!("at-table learning {}", G::NAME),
        asked: scene.asked(),
        plays: false,
        said: Vec::new(),
        tale: Tale::default(),
        asks: String::new(),
        inside,
        parts: Vec::new(),
        words: Words::of::<G>(lang, &walk.view.options),
    };
    room.page(visit, None)
}

/// What the guide says: on his path the sentence for the choice, beside it what rules of thumb would do.
fn guide<G: Board>(visit: &Visit, lesson: &Lesson, walk: &Walk<G>, voice: &Voice<'_>) -> Markup {
    let lang = visit.lang();
    let on_path = walk.left.is_none();
    let step = say::step(lang, lesson.words, walk.made.len()).filter(|_| on_path);
    html! {
        p.says {
            @match (walk.advice, &step) {
                (Some(_), Some(step)) => (glossary::prose(lang, step)),
                (Some(advice), None) => {
                    @if let Some(instead) = &walk.instead { (say::instead(lang, instead)) " " }
                    (say::thumb(lang, &G::choice(&walk.view, voice, advice)))
                },
                (None, _) => {
                    @if let Some(instead) = &walk.instead { (say::instead(lang, instead)) " " }
                    (text(lang, Text::LearnEnd)) " "
                    @if on_path { (glossary::prose(lang, &say::shown(lang, lesson.words))) }
                },
            }
        }
        @if let Some(left) = walk.left {
            @let back = walk.made[..left].join(",");
            p.quiet {
                (text(lang, Text::LearnOff)) " "
                a href={ (path(visit, lesson)) "?m=" (back) } { (text(lang, Text::LearnBack)) }
            }
        }
    }
}

/// What can be done after the hand.
fn after(visit: &Visit, lesson: &Lesson) -> Markup {
    let lang = visit.lang();
    html! {
        div.doors {
            (post(visit, &format!("/play/{}", lesson.game), &html! {
                button.main type="submit" name="variant" value=(lesson.variant) { (text(lang, Text::PlayNow)) }
            }))
            @if let Some(next) = lesson.next() {
                a.button href=(path(visit, next)) { (say::title(lang, next.words)) }
            }
            a.button href=(path(visit, lesson)) { (text(lang, Text::LearnAgain)) }
        }
    }
}

/// What is said where an address leads nowhere.
pub(crate) fn astray(visit: &Visit, lesson: &Lesson) -> Markup {
    let lang = visit.lang();
    let title = format!(
        "{}: {}",
        text(lang, Text::Learn),
        say::title(lang, lesson.words)
    );
    let main = html! {
        h1 { (title) }
        p role="alert" { (text(lang, Text::LearnBad)) }
        p { a.button.main href=(path(visit, lesson)) { (text(lang, Text::LearnAgain)) } }
    };
    let frame = Frame {
        title: &title,
        class: "at-learn",
        listed: false,
    };
    layout::page(visit, &frame, &main)
}
