//! What a player of Vidrasso can do, and why not.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, NotationError, Rank, Suit};
use crate::game;

/// An action: `suit:H`, `rank:7`, `gift:9C`, `play:5C`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Names the trump suit (`VD-1`).
    Suit(Suit),
    /// Names the trump rank (`VD-1`).
    Rank(Rank),
    /// Gives this card away (`VD-3`).
    Gift(Card),
    /// Plays this card from the hand or from the top of a strawman.
    Play(Card),
}

impl game::Action for Action {
    fn card(self) -> Option<Card> {
        match self {
            Action::Gift(card) | Action::Play(card) => Some(card),
            Action::Suit(_) | Action::Rank(_) => None,
        }
    }

    fn plays(self) -> bool {
        matches!(self, Action::Play(_))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Suit(suit) => write!(f, "suit:{suit}"),
            Action::Rank(rank) => write!(f, "rank:{rank}"),
            Action::Gift(card) => write!(f, "gift:{card}"),
            Action::Play(card) => write!(f, "play:{card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    /// # Errors
    /// A word that is no action of Vidrasso.
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let read = || match text.split_once(':')? {
            ("play", card) => Some(Action::Play(card.parse().ok()?)),
            ("gift", card) => Some(Action::Gift(card.parse().ok()?)),
            ("suit", suit) => Some(Action::Suit(suit.parse().ok()?)),
            ("rank", rank) => match rank.parse().ok()? {
                rank if rank <= Rank::Nine => Some(Action::Rank(rank)),
                _ => None,
            },
            _ => None,
        };
        read().ok_or_else(|| {
            NotationError::new(
                text,
                "an action of vidrasso: suit:H, rank:7 (A, 2 to 9), gift:9C or play:5C",
            )
        })
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Suit and rank are named by different players, one each (`VD-1`).
    AlreadyNamed,
    /// Trumps are being named (`VD-1`).
    Naming,
    /// Gifts are being chosen (`VD-3`).
    Giving,
    /// Trumps and gifts are settled: cards are played (`VD-4`).
    Playing,
    /// A gift comes from the hand, not from the strawmen (`VD-3`).
    GiftFromHand,
    /// A gift comes from the hand, and the card is not there (`VD-3`).
    NotInHand,
    /// The card is neither in the hand nor on top of a strawman (`VD-4`, `VD-5`).
    NotAvailable,
    /// The suit led is available, so it must be followed or trumped (`VD-4`).
    MustFollow(Suit),
}

impl game::Reason for Reason {
    fn ruling(self) -> &'static str {
        match self {
            Reason::AlreadyNamed | Reason::Naming => "VD-1",
            Reason::Giving | Reason::GiftFromHand | Reason::NotInHand => "VD-3",
            Reason::Playing | Reason::NotAvailable | Reason::MustFollow(_) => "VD-4",
        }
    }
}
