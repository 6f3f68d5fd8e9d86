//! The plain page for everything unexpected.

use maud::{Markup, html};
use strohmann_words::house::{Text, text};

use crate::visit::Visit;

use super::layout::{self, Frame};

/// What went wrong, and the way home.
pub(crate) fn page(visit: &Visit, sentence: &str) -> Markup {
    let lang = visit.lang();
    let title = text(lang, Text::Trouble);
    let main = html! {
        h1 { (title) }
        p role="alert" { (sentence) }
        p { a.button href=(visit.link("/")) { (text(lang, Text::Home)) } }
    };
    let frame = Frame {
        title: &title,
        class: "at-trouble",
        listed: false,
    };
    layout::page(visit, &frame, &main)
}
