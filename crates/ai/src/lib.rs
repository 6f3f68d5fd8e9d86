//! Bots that are given a view and nothing else, and matches between them.

mod bot;
mod drive;
mod random;

pub use bot::{Bot, Decision, Level};
pub use drive::{MAX_HANDS, play_hands};
pub use random::Random;
