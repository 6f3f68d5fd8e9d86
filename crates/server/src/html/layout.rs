//! What every page has around it.

use maud::{DOCTYPE, Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use strohmann_words::Lang;
use strohmann_words::house::{Text, text};
use strohmann_words::rulebook;

use crate::assets;
use crate::visit::Visit;

use super::room::{Has, Part, Slot};

/// A page but for what stands on it.
pub(crate) struct Frame<'a> {
    /// The title of the window.
    pub(crate) title: &'a str,
    /// Classes of the body, for the style sheet.
    pub(crate) class: &'a str,
    /// Whether search engines may list it.
    pub(crate) listed: bool,
}

/// A whole page: head, what the caller puts into the body.
pub(crate) fn bare(visit: &Visit, frame: &Frame<'_>, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(visit.lang().tag()) class=(visit.look.classes()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                @if !frame.listed { meta name="robots" content="noindex"; }
                title { (frame.title) " · Strohmann" }
                link rel="stylesheet" href=(visit.link(assets::style_path()));
                link rel="icon" href=(visit.link(assets::icon_path())) type="image/svg+xml";
            }
            body class=(frame.class) { (body) }
        }
    }
}

/// A page with the house's head and foot around its main part.
pub(crate) fn page(visit: &Visit, frame: &Frame<'_>, main: &Markup) -> Markup {
    bare(visit, frame, &inside(visit, main))
}

/// The house's head and foot around a main part.
fn inside(visit: &Visit, main: &Markup) -> Markup {
    html! {
        (head(visit))
        main.page { (main) }
        (foot(visit))
    }
}

/// The same with a slot for the foot.
pub(crate) fn frame(visit: &Visit, main: &Markup) -> Markup {
    html! {
        (head(visit))
        main.page { (main) }
        (Slot(FOOT))
    }
}

fn head(visit: &Visit) -> Markup {
    let lang = visit.lang();
    html! {
        header.house {
            a.brand href=(visit.link("/")) { "Strohmann" }
            nav aria-label=(text(lang, Text::Navigation)) {
                a href=(look_path(visit)) { (text(lang, Text::Look)) } " "
                a href=(visit.link("/me")) {
                    @if visit.who.name.is_empty() { (text(lang, Text::Me)) } @else { (visit.who.name) }
                }
            }
        }
    }
}

/// The way to how the reader likes the tables, and back.
pub(crate) fn look_path(visit: &Visit) -> String {
    let back = utf8_percent_encode(&visit.path, NON_ALPHANUMERIC);
    visit.link(&format!("/look?back={back}"))
}

/// The id of the foot.
pub(crate) const FOOT: &str = "foot";

/// The foot of every page: language, and what the house promises.
pub(crate) fn foot(visit: &Visit) -> Markup {
    let lang = visit.lang();
    html! {
        footer.house id=(FOOT) {
            (post(visit, "/lang", &html! {
                input type="hidden" name="back" value=(visit.path);
                @for other in Lang::ALL {
                    button.plain type="submit" name="lang" value=(other.tag()) lang=(other.tag())
                        aria-pressed=[(other == lang).then_some("true")] { (text(other, Text::Language)) }
                }
            }))
            a href=(visit.link("/rules")) { (rulebook::text(lang, rulebook::Text::Rules)) }
            a href=(visit.link("/fair")) { (text(lang, Text::Fair)) }
        }
    }
}

/// The same where it is a part of a room.
pub(crate) fn foot_part(visit: &Visit, has: &Has) -> Part {
    Part::keyed(FOOT, (), has, || foot(visit))
}

/// A form that is sent to a path of the house.
pub(crate) fn post(visit: &Visit, path: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action=(visit.link(path)) {
            (token(visit))
            (inside)
        }
    }
}

/// What every form carries, so that no other page can send it.
pub(crate) fn token(visit: &Visit) -> Markup {
    html! { input type="hidden" name="token" value=(visit.token); }
}

/// A form with one button and nothing else to fill in.
pub(crate) fn button(visit: &Visit, path: &str, name: &str, value: &str, label: &str) -> Markup {
    post(
        visit,
        path,
        &html! { button type="submit" name=(name) value=(value) { (label) } },
    )
}
