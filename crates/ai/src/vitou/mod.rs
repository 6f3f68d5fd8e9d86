//! Vitou as thinking bots see it: mixed strategies, what words, signals and cards tell, and the match in every decision.

mod equity;
mod evidence;
mod policy;

use strohmann_rules::vitou::{Action, Options, Outcome, Phase, Sight, Standing};
use strohmann_rules::{Actions, Signal, View, Vitou, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::greedy::vitou::signals::{self, UNTOLD};
use crate::think::{Evidence, Likelihood, Thought};
use crate::worth::{Worth, Worths};

impl Thought for Vitou {
    fn carry_on(sight: &Sight, chance: &mut Chance) -> Action {
        policy::act(sight, &UNTOLD, chance)
    }

    fn gain(options: &Options, standing: &Standing, outcome: &Outcome) -> Worths {
        Vitou::worth(options, standing, outcome)
    }

    fn likelihood(view: &View<Vitou>, evidence: Evidence) -> Likelihood<'_, Vitou> {
        evidence::likelihood(view, evidence)
    }

    fn bluff(action: Action) -> f32 {
        match action {
            Action::Play(_) => 0.001,
            _ => 0.004,
        }
    }

    fn clear(view: &View<Vitou>, _: &mut Chance) -> Option<Action> {
        // The partner sees the same cards (`VT-8`), and may be a human, who then has the say.
        let legal: Actions<Action> = strohmann_rules::Sight::legal(&view.sight);
        (view.sight.table.phase() == Phase::Decide && legal.contains(&Action::Ask))
            .then_some(Action::Ask)
    }
}

/// Plays by the mixed strategy alone.
#[derive(Clone, Copy, Debug)]
pub struct Quick;

impl Bot<Vitou> for Quick {
    fn decide(&self, view: &View<Vitou>, words: &mut Words) -> Decision<Action> {
        let mut chance = Chance::from_words(words);
        let action = Vitou::clear(view, &mut chance)
            .unwrap_or_else(|| policy::act(&view.sight, &signals::told(view), &mut chance));
        Decision {
            signal: signal(view, action),
            action,
        }
    }
}

fn signal(view: &View<Vitou>, action: Action) -> Option<Signal> {
    crate::greedy::vitou::signals::honest(view, action)
}
