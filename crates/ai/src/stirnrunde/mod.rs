//! Stirnrunde as thinking bots see it: what announcements and cards tell, and what points are worth.

mod evidence;
pub(crate) mod features;
mod learn;
pub(crate) mod net;
pub(crate) mod policy;
mod stake;
#[cfg(test)]
mod tests;

use strohmann_rules::stirnrunde::{Action, Announce, Outcome, Phase, Sight};
use strohmann_rules::{Seat, Stirnrunde, View};

pub use self::learn::Lessons;
use self::policy::Policy;
use self::stake::Stake;
use crate::guess::{Evidence, Guessed, Likelihood};
use crate::think::{Promise, Thought};

impl Guessed for Stirnrunde {
    fn likelihood(view: &View<Stirnrunde>, evidence: Evidence) -> Likelihood<'_, Stirnrunde> {
        Box::new(move |world| evidence::likely(view, world, evidence))
    }
}

impl Thought for Stirnrunde {
    fn gain(view: &View<Stirnrunde>, me: Seat, outcome: &Outcome) -> f32 {
        Stake::new(&view.options, &view.standing, me).gain(outcome, me)
    }

    fn reply(sight: &Sight) -> Action {
        Policy::learned().choose(sight)
    }

    fn ponders(sight: &Sight) -> bool {
        // The network announces better than any few hundred worlds; but the last round it does not know.
        matches!(sight.open.phase(), Phase::Playing)
            || sight.open.setting.announce == Announce::Forehead
    }

    fn promise(view: &View<Stirnrunde>, me: Seat, actions: &[Action]) -> Option<Promise> {
        let stake = Stake::new(&view.options, &view.standing, me);
        Policy::learned().promise(&view.sight, actions, &stake)
    }

    fn judge(view: &View<Stirnrunde>, me: Seat, sight: &Sight) -> Option<f32> {
        let stake = Stake::new(&view.options, &view.standing, me);
        Policy::learned().judge(sight, &stake)
    }
}
