//! Bots that are given a view and nothing else, and matches between them.

mod bot;
mod chance;
mod drive;
mod flat;
pub mod greedy;
mod random;
mod sampler;
mod shares;
mod worth;

pub use bot::{Bot, Decision, Level, Policy};
pub use chance::Chance;
pub use drive::{MAX_HANDS, play_hands};
pub use flat::Flat;
pub use greedy::{Greedy, Tactics};
pub use random::Random;
pub use sampler::Sampler;
pub use worth::{Worth, Worths};
