//! Pages: HTML made from views and nothing else.

pub(crate) mod board;
pub(crate) mod card;
pub(crate) mod fair;
mod glossary;
pub(crate) mod hand;
pub(crate) mod home;
pub(crate) mod layout;
pub(crate) mod learn;
pub(crate) mod levels;
pub(crate) mod lobby;
pub(crate) mod look;
pub(crate) mod making;
pub(crate) mod me;
pub(crate) mod new;
pub(crate) mod notice;
mod player;
mod qr;
pub(crate) mod room;
pub(crate) mod rulebook;
mod signal;
mod stirnrunde;
pub(crate) mod table;
mod talk;
pub(crate) mod trouble;
mod vidrasso;
mod vitou;

#[cfg(test)]
mod tests;
