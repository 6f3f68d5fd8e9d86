//! The rules of Vidrasso, Vitou and Stirnrunde, pure: no I/O, clock or global chance.
//!
//! A [`Game`] is made of types: a [`Round`] is a position that knows all cards, a [`Sight`] the same
//! position as one [`Eye`] sees it. Only a [`View`] (a sight with what was done and said) leaves the
//! rules, so peeking does not type-check. Chance lives in the deal ([`Dealing`]); a [`Match`] is
//! its hands, one after the other.

pub mod any;
pub mod dealing;
pub mod game;
pub mod json;
pub mod record;
pub mod stirnrunde;
pub mod talk;
pub mod trick;
pub mod vidrasso;
pub mod view;
pub mod vitou;

mod card;
mod matchplay;
mod observe;
mod options;
mod seat;
mod set;

pub use any::GameKind;
pub use card::{Card, NotationError, Rank, Suit};
pub use dealing::{Bytes32, Dealing, Deals, Secret, Words};
pub use game::{
    Action, Actions, Extra, Game, Options, Outcome, Points, ReadOptions, Reason, Refusal, Round,
    Standing, Why,
};
pub use matchplay::{Draw, DrawRow, Hand, Match};
pub use seat::{BySeat, Eye, MAX_SEATS, Seat, SeatSet};
pub use set::{CardBag, CardSet};
pub use stirnrunde::Stirnrunde;
pub use talk::{NoSignal, Said, Signal, Signals};
pub use vidrasso::Vidrasso;
pub use view::{Guess, Heard, Hidden, Misfit, Place, Seen, Sight, Slot, View};
pub use vitou::Vitou;
