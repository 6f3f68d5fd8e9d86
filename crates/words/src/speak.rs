//! What a game must be able to say.

use std::hash::Hash;

use strohmann_rules::{Game, Refusal, View};

use crate::glossary::Entry;
use crate::lang::Lang;
use crate::voice::Voice;

/// Where something is read: signs and notation are another thing on a page than in a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Lines of text, with signs beside the cards; moves are typed.
    Terminal,
    /// A drawing; moves are touched.
    Page,
}

impl Medium {
    /// The word for it in the Fluent files.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Medium::Terminal => "terminal",
            Medium::Page => "page",
        }
    }
}

/// A game that speaks: one module a game implements it, everything else is generic.
///
/// A view and its voice are for the same eye.
pub trait Speak: Game {
    /// What is asked of the reader, or who is awaited, or what the hand came to: one or two full sentences.
    fn moment(view: &View<Self>, voice: &Voice<'_>) -> String;

    /// What a choice is called in a list: "7♣", "raise to 6".
    fn choice(view: &View<Self>, voice: &Voice<'_>, action: Self::Action) -> String;

    /// Words that, typed, mean this action, beside its notation and what [`Speak::choice`] calls it.
    fn typed(view: &View<Self>, voice: &Voice<'_>, action: Self::Action) -> Vec<String>;

    /// How a hand begins: who deals, and what is special about it.
    fn dealt(view: &View<Self>, voice: &Voice<'_>) -> Vec<String>;

    /// What has happened between two views of one hand that are one action apart, and whatever followed from it.
    fn told(before: &View<Self>, after: &View<Self>, voice: &Voice<'_>) -> Vec<String>;

    /// Why an action was refused and what would be legal, with the number of the ruling.
    fn refused(
        view: &View<Self>,
        voice: &Voice<'_>,
        action: Self::Action,
        refusal: &Refusal<Self>,
    ) -> String;

    /// What the rules that matter in this moment follow from: as long as it is the same at a table, so are they.
    fn occasion(view: &View<Self>) -> impl Hash;

    /// The rules that matter in this moment, a paragraph each.
    fn help(view: &View<Self>, voice: &Voice<'_>, medium: Medium) -> Vec<String>;

    /// The words that belong to the game as it is played with these options, for tables to explain.
    fn glossary(lang: Lang, options: &Self::Options) -> &'static [Entry];
}
