//! A table in play or after it: the drawing of the game, what is asked, and everything beside it.

use maud::{Markup, html};
use strohmann_rules::{Options as _, Sight as _, Standing as _};
use strohmann_words::house::{self, Text, text};
use strohmann_words::rulebook::without_rulings;
use strohmann_words::{
    Voice, commitment, draw, game_name, secret, signal_name, signal_short, winners,
};

use crate::html::board::{Board, MOVE_FORM, Scene, Sitter};
use crate::table::{Around, Gathering, Made, Showing};
use crate::visit::Visit;

use super::glossary::Words;
use super::layout::{self, button, token};
use super::room::{Part, Room, Slot};
use super::signal::face;
use super::{glossary, lobby, notice, rulebook, talk};

/// A table where a match runs or has ended.
pub(crate) fn room<G: Board>(
    visit: &Visit,
    made: &Made,
    showing: &Showing<G>,
    gathering: Option<&Gathering>,
    around: Around<'_>,
) -> Room {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let voice = Voice {
        lang,
        eye: showing.eye,
        names: &showing.names,
        ear: false,
    };
    let over = gathering.is_some();
    let mut sitters = showing.sitters.clone();
    for seat in (around.gone & showing.players).iter() {
        sitters[seat.index()] = Sitter::Gone;
    }
    let scene = Scene {
        view: &showing.view,
        voice: &voice,
        past: &showing.past,
        sitters: &sitters,
        heard: &showing.bubbles,
        sort: visit.look.sort,
        may_move: !showing.away && !over,
        has: around.has,
        glossary: G::glossary(lang, &showing.view.options),
    };
    let asked = scene.asked();
    let title = game_name(lang, G::NAME);
    let asks = match () {
        () if over => outcome(&voice, showing).join(" "),
        () if asked => scene.asks(),
        () => String::new(),
    };
    let inside = html! {
        header.bar {
            a.home href=(visit.link("/")) aria-label=(t(Text::Home)) { "⌂" }
            (G::bar(&scene))
            a.more href="#beside" { (t(Text::More)) }
        }
        main id="table" {
            h1.for-ear { (title) }
            (notice::page(visit, around.no))
            @if !showing.before.is_empty() { (ended(visit, showing)) }
            (Slot(BOARD))
            section.moment {
                (glossary::help_button(lang))
                // In the room of what is asked while the match runs, so that nothing moves.
                @if over { (result(visit, &voice, showing)) }
                // Said by the live region, which is not swapped; a card that is gone leaves the keyboard here.
                p id="moment" tabindex="-1" {
                    // That it was abandoned is what it came to.
                    @if !showing.abandoned { (scene.moment()) }
                }
                @if showing.away && !over {
                    (button(visit, &format!("{}/return", visit.path), "return", "1", t(Text::TakeBack)))
                } @else if asked {
                    (choices(&scene))
                } @else if !over { (lobby::look_again(visit)) }
                @if !over { (talk::pressed(visit, &voice, showing, around)) }
                @if scene.may_move { (signals(visit, &scene)) }
                (Slot(talk::PHRASES))
            }
            (Slot(HAND))
        }
        aside.beside id="beside" {
            (Slot(REMATCH))
            (Slot(LOG))
            (Slot(SHEET))
            (Slot(FAIRNESS))
            (Slot(MENU))
            (Slot(glossary::HELP))
            (Slot(layout::FOOT))
        }
        form id=(MOVE_FORM) method="post" action=(visit.link(&format!("{}/move", visit.path))) {
            (token(visit))
            input type="hidden" name="at" value=(showing.at);
        }
    };
    Room {
        class: format!("at-table {}", G::NAME),
        title,
        asked,
        plays: !over && matches!(showing.eye, strohmann_rules::Eye::Seat(_)),
        tale: showing.told.clone(),
        said: showing
            .said
            .iter()
            .map(|line| without_rulings(line).to_owned())
            .collect(),
        asks,
        inside,
        parts: parts(visit, made, &scene, showing, gathering, around),
        words: Words::of::<G>(lang, &showing.view.options),
    }
}

/// The parts of the page, by the ids of their elements.
const BOARD: &str = "board";
const HAND: &str = "own-hand";
const LOG: &str = "course";
const REMATCH: &str = "next-match";
const SHEET: &str = "sheet";
const FAIRNESS: &str = "fair-dealing";
const MENU: &str = "at-table";

/// All parts, in the order of how soon they are wanted.
fn parts<G: Board>(
    visit: &Visit,
    made: &Made,
    scene: &Scene<'_, G>,
    showing: &Showing<G>,
    gathering: Option<&Gathering>,
    around: Around<'_>,
) -> Vec<Part> {
    let lang = visit.lang();
    let board = html! {
        section.board id=(BOARD) aria-label=(text(lang, Text::Board)) { (G::board(scene)) }
    };
    let hand = html! {
        section.hand id=(HAND) aria-label=(text(lang, Text::YourHand)) { (G::hand(scene)) }
    };
    let sheet = G::sheet(scene);
    let whole = html! {
        section.sheet id=(SHEET) aria-label=(text(lang, Text::Sheet)) {
            (sheet.around)
            (hands(visit, showing))
            p.quiet { (G::summary(lang, &showing.view.options)) }
        }
    };
    let (over, has) = (gathering.is_some(), around.has);
    let mut parts = vec![
        Part::new(BOARD, board),
        Part::new(HAND, hand),
        Part::new(LOG, log(visit, showing)),
        glossary::help(visit, scene),
    ];
    if let Some(own) = talk::player(showing) {
        let partner = talk::partner(showing, own);
        let phrases = || talk::phrases(visit, scene.voice, showing, partner);
        parts.push(Part::keyed(talk::PHRASES, partner, has, phrases));
    }
    parts.extend(gathering.map(|gathering| {
        let parties = showing.view.options.parties().len();
        Part::beside(REMATCH, rematch(visit, gathering, parties, around))
    }));
    // Before its rows, which are put into it.
    parts.push(Part::beside(SHEET, whole));
    parts.extend(sheet.rows);
    let fair = (showing.at.game, showing.secret.is_some());
    let fair = Part::keyed(FAIRNESS, fair, has, || {
        fairness(visit, scene.voice, showing)
    });
    let state = (over, showing.eye, showing.away, showing.tired);
    let menu = Part::keyed(MENU, (state, around.watchers), has, || {
        menu(visit, made, showing, around, over)
    });
    parts.extend([fair, menu, layout::foot_part(visit, has)]);
    parts
}

fn rematch(visit: &Visit, gathering: &Gathering, parties: usize, around: Around<'_>) -> Markup {
    html! {
        section.rematch id=(REMATCH) aria-labelledby="rematch" {
            h2 id="rematch" { (text(visit.lang(), Text::Rematch)) }
            (lobby::seats(visit, gathering, parties))
            (lobby::ready(visit, gathering, around.cut))
        }
    }
}

fn log<G: Board>(visit: &Visit, showing: &Showing<G>) -> Markup {
    html! {
        section.log id=(LOG) aria-labelledby="log" {
            h2 id="log" { (text(visit.lang(), Text::Log)) }
            ol reversed { @for line in showing.told.lines().rev() { li { (glossary::ruled(visit, line)) } } }
        }
    }
}

/// Buttons for what is not done by touching a card.
pub(crate) fn choices<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let legal = scene.view.sight.legal();
    let others: Vec<G::Action> = legal
        .into_iter()
        .filter(|&action| !G::on_card(action))
        .collect();
    html! {
        @if !others.is_empty() {
            div.choices {
                @for action in others {
                    button form=(MOVE_FORM) name="do" value=(action) {
                        (G::button(scene, action))
                    }
                }
            }
        }
    }
}

fn signals<G: Board>(visit: &Visit, scene: &Scene<'_, G>) -> Markup {
    let lang = visit.lang();
    html! {
        @if !scene.view.may_signal.is_empty() {
            div.signals role="group" aria-label=(text(lang, Text::Signals)) {
                @for &signal in &scene.view.may_signal {
                    button form=(MOVE_FORM) name="signal" value=(signal)
                        formaction=(visit.link(&format!("{}/signal", visit.path)))
                        title=(signal_name(lang, signal)) aria-label=(signal_name(lang, signal)) {
                        (face(signal)) (signal_short(lang, signal))
                    }
                }
            }
        }
    }
}

/// What the match came to.
fn outcome<G: Board>(voice: &Voice<'_>, showing: &Showing<G>) -> Vec<String> {
    let Some(seats) = showing.winners else {
        let abandoned = showing
            .abandoned
            .then(|| text(voice.lang, Text::WasAbandoned).to_owned());
        return abandoned.into_iter().collect();
    };
    let totals = match showing.past.last() {
        Some(past) => past.totals.clone(),
        None => showing.view.standing.totals(),
    };
    let parties = showing.view.options.parties();
    let totals: Vec<_> = parties.into_iter().zip(totals).collect();
    winners(voice, seats, &totals)
}

fn result<G: Board>(visit: &Visit, voice: &Voice<'_>, showing: &Showing<G>) -> Markup {
    html! {
        section.result {
            @for line in outcome(voice, showing) { p { (line) } }
            p { a.button href="#rematch" { (text(visit.lang(), Text::Rematch)) } }
        }
    }
}

/// How the hand before ended.
fn ended<G: Board>(visit: &Visit, showing: &Showing<G>) -> Markup {
    let number = showing.past.len();
    html! {
        section.ended aria-label=(house::hand_before(visit.lang(), G::NAME)) {
            @for line in &showing.before { p { (glossary::ruled(visit, line)) } }
            a href=(visit.link(&format!("{}/hand/{number}", visit.path))) {
                (house::look_back(visit.lang(), G::NAME, number))
            }
        }
    }
}

/// Links to the hands that are over.
fn hands<G: Board>(visit: &Visit, showing: &Showing<G>) -> Markup {
    html! {
        @if !showing.past.is_empty() {
            p.hands { (text(visit.lang(), Text::Hands)) ": "
                @for number in 1..=showing.past.len() {
                    a href=(visit.link(&format!("{}/hand/{number}", visit.path))) { (number) } " "
                }
            }
        }
    }
}

fn fairness<G: Board>(visit: &Visit, voice: &Voice<'_>, showing: &Showing<G>) -> Markup {
    let lang = visit.lang();
    let number = showing.at.game;
    html! {
        section.fairness id=(FAIRNESS) aria-labelledby="fairness" {
            h2 id="fairness" { (text(lang, Text::Fair)) }
            p { (commitment(lang, showing.commit)) }
            @if showing.cuts.iter().any(|cut| !cut.is_empty()) {
                ul { @for (name, cut) in house::cuts(voice, &showing.cuts) {
                    li { (name) ": " code { (cut) } }
                } }
            }
            @for line in draw(voice, &showing.draw) { p { (line) } }
            @match showing.secret {
                Some(shown) => {
                    p { (secret(lang, shown, true)) }
                    p { a.button download href=(visit.link(&format!("{}/record/{number}", visit.path))) {
                        (text(lang, Text::Record))
                    } }
                }
                None => p.quiet { (text(lang, Text::RecordLater)) },
            }
            p { a href=(visit.link("/fair")) { (text(lang, Text::HowToCheck)) } }
        }
    }
}

fn menu<G: Board>(
    visit: &Visit,
    made: &Made,
    showing: &Showing<G>,
    around: Around<'_>,
    over: bool,
) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let path = |what: &str| format!("{}/{what}", visit.path);
    let seat = match showing.eye {
        strohmann_rules::Eye::Seat(seat) => Some(seat),
        strohmann_rules::Eye::Public | strohmann_rules::Eye::House => None,
    };
    let (tired, humans) = showing.tired;
    html! {
        section.menu id=(MENU) aria-labelledby="menu" {
            h2 id="menu" { (t(Text::Menu)) }
            p { a.button href=(layout::look_path(visit)) { (t(Text::Look)) } }
            p { (rulebook::link(visit, G::NAME)) }
            @if let Some(limit) = made.limit { p.quiet { (house::limit(lang, limit)) } }
            @if made.watch { p.quiet { (house::watchers(lang, around.watchers)) } }
            @if seat.is_none() { p.quiet { (t(Text::YouWatch)) } }
            @if let Some(seat) = seat.filter(|_| !over && !showing.away) {
                p.quiet { (t(Text::LeaveAbout)) }
                (button(visit, &path("leave"), "leave", "1", t(Text::Leave)))
                p.quiet { (t(Text::AbandonAbout)) }
                @if tired.contains(seat) {
                    p { (house::agreed(lang, tired.len(), humans.len())) }
                    (button(visit, &path("tired"), "tired", "no", t(Text::PlayOn)))
                } @else {
                    @if !tired.is_empty() { p { (house::agreed(lang, tired.len(), humans.len())) } }
                    (button(visit, &path("tired"), "tired", "yes", t(Text::Abandon)))
                }
            }
        }
    }
}
