//! Every word people read, in German and English, behind typed functions.
//!
//! The words stand in `locales/`, one Fluent file a game and one for what all share; no message id
//! and no argument name leaves this crate. What is said of a hand is said from a
//! [`View`](strohmann_rules::View), so no sentence can tell what its reader may not know. A game
//! learns to speak with one module that implements [`Speak`] and one file a language.

#[macro_use]
mod catalog;

#[macro_use]
mod label;

pub mod board;
pub mod glossary;
pub mod house;
pub mod learn;
pub mod making;
pub mod phrase;
pub mod rounds;
pub mod rulebook;

mod card;
mod lang;
mod shared;
mod speak;
mod stirnrunde;
mod typed;
mod vidrasso;
mod vitou;
mod voice;

pub use card::{
    PerCard, card_from, index, name as card_name, rank_from, sign, suit_from, suit_name, suit_sign,
};
pub use label::{Label, label};
pub use lang::{Lang, PerLang};
pub use shared::{
    commitment, cut, deals, draw, game_name, kept, leads, left, number, of, rematch_number,
    seat_name, secret, unkept, variant_name, winners,
};
pub use speak::{Medium, Speak};
pub use stirnrunde::{round_mark, trump_name};
pub use typed::{
    Command, Unread, is_no, is_yes, signal_from, signal_list, signal_name, signal_short, unread,
};
pub use vitou::{next_raise, no_raises, raise_button, rung};
pub use voice::{Names, Party, Voice};
