//! Bots that are given a view and nothing else, and matches between them.

mod arena;
mod bot;
mod chance;
mod drive;
mod flat;
mod greedy;
mod ismcts;
mod playout;
mod random;
mod sampler;
mod shares;
mod solver;
mod stirnrunde;
mod think;
mod verify;
mod vidrasso;
mod vitou;
mod worth;

pub use arena::{Contest, Hits, Interval, Quantiles, Sprt, Tally, Times, Unit, Verdict};
pub use bot::{Bot, Decision, Level, Skill};
pub use chance::Chance;
pub use drive::{MAX_HANDS, play_hands, play_turn};
pub use flat::Flat;
pub use greedy::{Greedy, Tactics};
pub use ismcts::{Ismcts, Weighed};
pub use playout::{Playouts, playout};
pub use random::Random;
pub use sampler::Sampler;
pub use solver::{DoubleDummy, Solving};
pub use think::{Evidence, Likelihood, Thinker, Thought};
pub use verify::{Deviation, deviation};
pub use vitou::{Fit, Net, Score};
pub use worth::{Worth, Worths};
