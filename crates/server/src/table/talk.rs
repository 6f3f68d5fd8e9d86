//! What players say to each other at a table: phrases, heard by all or by the partner alone (`VT-8`).

use strohmann_rules::{Eye, Hand, Seat, SeatSet};
use strohmann_words::phrase::Phrase;

use crate::html::board::Board;

use super::no::No;
use super::state::Running;

/// How much a player may say between two actions.
const AT_ONCE: usize = 3;

/// Something that was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spoken {
    /// In which hand, from 1.
    hand: usize,
    /// After how many of its actions.
    pub(crate) actions: usize,
    /// After how many of its signals.
    pub(crate) signals: usize,
    /// Who said it.
    pub(crate) seat: Seat,
    /// What.
    pub(crate) phrase: Phrase,
    /// Who heard it, if not everybody.
    to: Option<SeatSet>,
}

impl Spoken {
    /// Whether an eye has any business with it.
    fn is_heard(&self, eye: Eye) -> bool {
        let Some(to) = self.to else { return true };
        to.iter().any(|seat| eye.is(seat))
    }
}

/// Something that a reader has heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Heard {
    /// The how-manieth it was of what he has heard in this match.
    pub(crate) number: usize,
    /// What.
    pub(crate) spoken: Spoken,
}

impl Heard {
    /// After how many actions and signals of the hand.
    pub(super) fn at(&self) -> (usize, usize) {
        (self.spoken.actions, self.spoken.signals)
    }

    /// Something that everybody has heard, after so many actions and signals of a hand.
    #[cfg(test)]
    pub(super) fn by_all(number: usize, seat: Seat, hand: usize, at: (usize, usize)) -> Heard {
        let spoken = Spoken {
            hand,
            actions: at.0,
            signals: at.1,
            seat,
            phrase: Phrase::COMMON[number % Phrase::COMMON.len()],
            to: None,
        };
        Heard { number, spoken }
    }
}

impl<G: Board> Running<G> {
    /// What an eye has heard in a hand, from 1.
    pub(super) fn heard(&self, eye: Eye, hand: usize) -> Vec<Heard> {
        let heard = self.spoken.iter().filter(|spoken| spoken.is_heard(eye));
        let numbered = heard
            .enumerate()
            .map(|(number, &spoken)| Heard { number, spoken });
        numbered.filter(|heard| heard.spoken.hand == hand).collect()
    }

    /// Who may talk alone in the hand under way: two partners, or nobody.
    pub(super) fn confer(&self) -> SeatSet {
        let hand = self.game.hand().filter(|_| self.runs());
        hand.map_or(SeatSet::EMPTY, |hand| {
            G::confer(&hand.view(self.game.options(), Eye::Public).sight)
        })
    }

    /// Whether a player may say something.
    ///
    /// # Errors
    /// Why not: he has said enough, or nobody may talk in private now.
    pub(super) fn check_say(&self, seat: Seat, phrase: Phrase) -> Result<(), No> {
        if phrase.is_private() && !self.confer().contains(seat) {
            return Err(No::NotAlone);
        }
        let now = self.moment();
        let since = self
            .spoken
            .iter()
            .rev()
            .take_while(|spoken| (spoken.hand, spoken.actions) == now);
        let said = since.filter(|spoken| spoken.seat == seat).count();
        if said < AT_ONCE {
            Ok(())
        } else {
            Err(No::SaidEnough)
        }
    }

    /// Remembers what is said.
    pub(super) fn say(&mut self, seat: Seat, phrase: Phrase) {
        let (hand, actions) = self.moment();
        let to = phrase.is_private().then(|| self.confer());
        self.spoken.push(Spoken {
            hand,
            actions,
            signals: self.game.hand().map_or(0, |hand| hand.talk().len()),
            seat,
            phrase,
            to,
        });
    }

    fn moment(&self) -> (usize, usize) {
        let actions = self
            .game
            .hand()
            .map_or(0, |hand: &Hand<G>| hand.actions().len());
        (self.game.hands().len(), actions)
    }
}
