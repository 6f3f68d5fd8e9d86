//! The Vitou table as HTML.

use maud::{Markup, html};
use strohmann_rules::Vitou;

use super::board::{Board, Scene};

impl Board for Vitou {
    fn bar(_: &Scene<'_, Vitou>) -> Markup {
        html! {}
    }

    fn board(_: &Scene<'_, Vitou>) -> Markup {
        html! {}
    }

    fn hand(_: &Scene<'_, Vitou>) -> Markup {
        html! {}
    }

    fn sheet(_: &Scene<'_, Vitou>) -> Markup {
        html! {}
    }
}
