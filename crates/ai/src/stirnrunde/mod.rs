//! Stirnrunde as thinking bots see it: what announcements and cards tell, and what points are worth.

mod evidence;
pub(crate) mod features;
mod learn;
pub(crate) mod net;
pub(crate) mod policy;
#[cfg(test)]
mod tests;

use strohmann_rules::stirnrunde::{Action, Announce, Options, Outcome, Phase, Sight, Standing};
use strohmann_rules::{Outcome as _, Seat, Stirnrunde, View};

pub use self::learn::Lessons;
use self::policy::Policy;
use crate::guess::{Evidence, Guessed, Likelihood};
use crate::think::{Promise, Thought};
use crate::worth::Worths;

/// How much the points of all others together weigh against one's own.
const OTHERS: f32 = 0.3;

impl Guessed for Stirnrunde {
    fn likelihood(view: &View<Stirnrunde>, evidence: Evidence) -> Likelihood<'_, Stirnrunde> {
        Box::new(move |world| evidence::likely(view, world, evidence))
    }
}

impl Thought for Stirnrunde {
    fn gain(options: &Options, _: &Standing, outcome: &Outcome) -> Worths {
        let points = outcome.points();
        let sum: i32 = points.iter().sum();
        let others = f32::from(options.players - 1);
        let mut worths = Worths::default();
        for (seat, points) in Seat::all(options.players.into()).zip(points) {
            worths[seat] = points as f32 - OTHERS * (sum - points) as f32 / others;
        }
        worths
    }

    fn reply(sight: &Sight) -> Action {
        Policy::learned().choose(sight)
    }

    fn ponders(sight: &Sight) -> bool {
        // The network announces better than any few hundred worlds; but the last round it does not know.
        matches!(sight.open.phase(), Phase::Playing)
            || sight.open.setting.announce == Announce::Forehead
    }

    fn promise(sight: &Sight, actions: &[Action]) -> Option<Promise> {
        Policy::learned().promise(sight, actions)
    }

    fn judge(sight: &Sight) -> Option<f32> {
        Policy::learned().judge(sight)
    }
}
