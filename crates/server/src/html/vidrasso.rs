//! The Vidrasso table as HTML.

use maud::{Markup, html};
use strohmann_rules::Vidrasso;

use super::board::{Board, Scene};

impl Board for Vidrasso {
    fn bar(_: &Scene<'_, Vidrasso>) -> Markup {
        html! {}
    }

    fn board(_: &Scene<'_, Vidrasso>) -> Markup {
        html! {}
    }

    fn hand(_: &Scene<'_, Vidrasso>) -> Markup {
        html! {}
    }

    fn sheet(_: &Scene<'_, Vidrasso>) -> Markup {
        html! {}
    }
}
