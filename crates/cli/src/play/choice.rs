//! The numbered choices, and reading what was typed as one of them.

use strohmann_rules::{Action as _, View};
use strohmann_words::{Voice, card_from};

use super::table::Table;

/// What may be done now, each with its number.
pub(crate) struct Choices<G: Table>(Vec<(usize, G::Action)>);

impl<G: Table> Choices<G> {
    pub(super) fn new(view: &View<G>) -> Choices<G> {
        Choices(G::listed(view))
    }

    /// The number of a choice, if it is one.
    pub(super) fn number(&self, action: G::Action) -> Option<usize> {
        let found = self.0.iter().find(|(_, choice)| *choice == action);
        found.map(|&(number, _)| number)
    }

    /// The number of the choice that names this card, if there is one.
    pub(super) fn number_of_card(&self, card: strohmann_rules::Card) -> Option<usize> {
        let found = self
            .0
            .iter()
            .find(|(_, choice)| choice.card() == Some(card));
        found.map(|&(number, _)| number)
    }

    /// Each number with what the choice is called.
    pub(super) fn named(&self, view: &View<G>, voice: &Voice<'_>) -> Vec<(usize, String)> {
        let named = |&(number, action)| (number, G::choice(view, voice, action));
        self.0.iter().map(named).collect()
    }

    /// The action somebody means; it may be one that will be refused.
    ///
    /// A number of the list, a word of the notation, what the choice is called, or a card.
    pub(super) fn read(&self, view: &View<G>, voice: &Voice<'_>, text: &str) -> Option<G::Action> {
        let text = text.trim();
        if let Ok(number) = text.parse::<usize>() {
            let found = self.0.iter().find(|(listed, _)| *listed == number);
            return found.map(|&(_, action)| action);
        }
        if let Ok(action) = text.parse() {
            return Some(action);
        }
        let lower = text.to_lowercase();
        let said = self.0.iter().find(|&&(_, action)| {
            let called = G::choice(view, voice, action).to_lowercase();
            let mut words = G::typed(view, voice, action).into_iter();
            lower == action.to_string().to_lowercase()
                || lower == called
                || words.any(|word| word.to_lowercase() == lower)
        });
        if let Some(&(_, action)) = said {
            return Some(action);
        }
        let card = card_from(voice.lang, text)?;
        let meant = self
            .0
            .iter()
            .find(|(_, action)| action.card() == Some(card));
        if let Some(&(_, action)) = meant {
            return Some(action);
        }
        // A card that is no choice is tried all the same: the refusal says why not.
        let (_, like) = self.0.iter().find(|(_, action)| action.card().is_some())?;
        let word = like.to_string();
        let (verb, _) = word.split_once(':')?;
        format!("{verb}:{card}").parse().ok()
    }
}
