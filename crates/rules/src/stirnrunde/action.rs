//! What a player of Stirnrunde can do, and why not.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, NotationError, Suit};
use crate::game;

/// An action: `trump:H`, `trump:none`, `bid:3`, `play:AH`, `play:?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// The dealer names a trump suit, or that there is none (`SR-2`).
    Trump(Option<Suit>),
    /// Announces so many tricks (`SR-3`).
    Bid(u8),
    /// Plays this card.
    Play(Card),
    /// Plays the one card that the seat has not seen (`SR-7`).
    ///
    /// A player's word only: [`Round::resolve`](crate::Round::resolve) makes the card of it, and records have the card.
    PlayUnseen,
}

impl game::Action for Action {
    fn card(self) -> Option<Card> {
        match self {
            Action::Play(card) => Some(card),
            Action::Trump(_) | Action::Bid(_) | Action::PlayUnseen => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Trump(Some(suit)) => write!(f, "trump:{suit}"),
            Action::Trump(None) => f.write_str("trump:none"),
            Action::Bid(tricks) => write!(f, "bid:{tricks}"),
            Action::Play(card) => write!(f, "play:{card}"),
            Action::PlayUnseen => f.write_str("play:?"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    /// # Errors
    /// A word that is no action of Stirnrunde.
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let read = || match text.split_once(':')? {
            ("play", "?") => Some(Action::PlayUnseen),
            ("play", card) => Some(Action::Play(card.parse().ok()?)),
            ("bid", tricks) => number(tricks).map(Action::Bid),
            ("trump", "none") => Some(Action::Trump(None)),
            ("trump", suit) => Some(Action::Trump(Some(suit.parse().ok()?))),
            _ => None,
        };
        read().ok_or_else(|| {
            NotationError::new(
                text,
                "an action of stirnrunde: trump:H, trump:none, bid:3, play:AH or play:?",
            )
        })
    }
}

/// A number as it is written: digits only, without a zero before them.
fn number(text: &str) -> Option<u8> {
    let plain = text == "0" || text.starts_with(|first: char| ('1'..='9').contains(&first));
    plain.then(|| text.parse().ok())?
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The dealer names trumps before anything else (`SR-2`).
    Naming,
    /// Trumps are settled, or not the dealer's to name (`SR-2`).
    NotToName,
    /// Announcements are being made (`SR-3`).
    Announcing,
    /// All announcements are made: cards are played (`SR-3`).
    Playing,
    /// At most so many tricks can be announced: there are no more cards (`SR-3`).
    TooMany(u8),
    /// The card is not in the hand (`SR-4`).
    NotHeld,
    /// The suit led is in the hand, so it must be followed (`SR-4`).
    MustFollow(Suit),
    /// Who has not seen his card plays it as `play:?` and cannot name it (`SR-7`).
    Unseen,
    /// Who has seen his cards names the one he plays, and so does a record (`SR-7`).
    NameCard,
}

impl game::Reason for Reason {
    fn ruling(self) -> &'static str {
        match self {
            Reason::Naming | Reason::NotToName => "SR-2",
            Reason::Announcing | Reason::Playing | Reason::TooMany(_) => "SR-3",
            Reason::NotHeld | Reason::MustFollow(_) => "SR-4",
            Reason::Unseen | Reason::NameCard => "SR-7",
        }
    }
}
