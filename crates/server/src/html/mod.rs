//! Pages: HTML made from views and nothing else.

pub(crate) mod board;
pub(crate) mod card;
mod stirnrunde;
mod vidrasso;
mod vitou;
