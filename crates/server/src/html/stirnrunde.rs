//! The Stirnrunde table as HTML.

use maud::{Markup, html};
use strohmann_rules::Stirnrunde;

use super::board::{Board, Scene};

impl Board for Stirnrunde {
    fn bar(_: &Scene<'_, Stirnrunde>) -> Markup {
        html! {}
    }

    fn board(_: &Scene<'_, Stirnrunde>) -> Markup {
        html! {}
    }

    fn hand(_: &Scene<'_, Stirnrunde>) -> Markup {
        html! {}
    }

    fn sheet(_: &Scene<'_, Stirnrunde>) -> Markup {
        html! {}
    }
}
