//! Stirnrunde as thinking bots see it: what announcements and cards tell, and what points are worth.

mod evidence;

use strohmann_rules::stirnrunde::{Action, Options, Outcome, Sight, Standing};
use strohmann_rules::{Outcome as _, Seat, Stirnrunde, View};

use crate::chance::Chance;
use crate::greedy::Tactics;
use crate::think::{Evidence, Likelihood, Thought};
use crate::worth::Worths;

/// How much the points of another weigh against one's own.
const OTHERS: f32 = 0.3;

impl Thought for Stirnrunde {
    fn carry_on(sight: &Sight, chance: &mut Chance) -> Action {
        Stirnrunde::choose(sight, chance)
    }

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

    fn likelihood(view: &View<Stirnrunde>, evidence: Evidence) -> Likelihood<'_, Stirnrunde> {
        Box::new(move |world| evidence::likely(view, world, evidence))
    }
}
