//! Pages: HTML made from views and nothing else.

pub(crate) mod board;
pub(crate) mod card;
mod player;
mod signal;
mod stirnrunde;
mod vidrasso;
mod vitou;

#[cfg(test)]
mod tests;
