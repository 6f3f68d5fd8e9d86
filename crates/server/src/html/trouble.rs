//! The plain page for everything unexpected.

use maud::{Markup, html};
use strohmann_words::house::{Text, text};

use crate::visit::Visit;

use super::layout::{self, Frame};

/// What went wrong, and the way home.
pub(crate) fn page(visit: &Visit, sentence: &str) -> Markup {
    let title = text(visit.lang(), Text::Trouble);
    layout::page(visit, &frame(title), &main(visit, title, sentence))
}

/// The same outside the house, where nobody is known and no form can be sent.
pub(crate) fn outside(visit: &Visit, sentence: &str) -> Markup {
    let title = text(visit.lang(), Text::Trouble);
    let main = html! { main.page { (main(visit, title, sentence)) } };
    layout::bare(visit, &frame(title), &main)
}

fn frame(title: &str) -> Frame<'_> {
    Frame {
        title,
        class: "at-trouble",
        listed: false,
    }
}

fn main(visit: &Visit, title: &str, sentence: &str) -> Markup {
    html! {
        h1 { (title) }
        p role="alert" { (sentence) }
        p { a.button href=(visit.link("/")) { (text(visit.lang(), Text::Home)) } }
    }
}
