//! How one of several actions is chosen, and what is said with it.

use arrayvec::ArrayVec;
use strohmann_rules::game::MAX_LEGAL;
use strohmann_rules::vitou::{Action, Variant};
use strohmann_rules::{Actions, Game, Signal, View, Vitou};

use super::inputs::On;
use super::net::Net;
use crate::bot::Decision;
use crate::chance::Chance;
use crate::greedy::exp::exp;
use crate::greedy::vitou::signals;

/// A way to choose. Its unit of worth is what is at stake in the hand: from lost to won, as things stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Manner {
    /// An action that is worth so much less than another is taken e times more rarely.
    heat: f32,
    /// One that is worth this much less than the best is never taken.
    never: f32,
    /// How often a true signal is kept back, and how often any is given, true or not.
    silent: f32,
    loose: f32,
}

impl Manner {
    /// At its best: what is mixed costs next to nothing, and nobody can read it off.
    pub(super) const STRONG: Manner = Manner {
        heat: 0.015,
        never: 0.05,
        silent: 0.1,
        loose: 0.03,
    };

    /// With less care: enough to lose to the strong, and not so little as to lose to rules of thumb.
    pub(super) const fn normal(variant: Variant) -> Manner {
        let (heat, never) = match variant {
            Variant::Morlino | Variant::Cason => (0.05, 0.2),
            Variant::CasonTwo => (0.08, 0.3),
        };
        Manner {
            heat,
            never,
            ..Manner::STRONG
        }
    }

    /// While it learns: it tries more, less and less.
    pub(super) fn learning(done: f32) -> Manner {
        Manner {
            heat: 0.06 - 0.04 * done,
            never: 0.5 - 0.3 * done,
            ..Manner::STRONG
        }
    }

    /// Decides among these actions.
    pub(super) fn choose(
        &self,
        net: &Net,
        view: &View<Vitou>,
        on: &On,
        actions: &Actions<Action>,
        chance: &mut Chance,
    ) -> Decision<Action> {
        let values = net.values(on);
        let mut different = ArrayVec::<(Action, f32), MAX_LEGAL>::new();
        for &action in actions {
            // Cards of one rank are one action, and the partner is asked elsewhere.
            let known = |other: &(Action, f32)| output(other.0) == output(action);
            if action != Action::Ask && !different.iter().any(known) {
                different.push((action, values[output(action)]));
            }
        }
        let action = self.mix(&different, chance).unwrap_or(actions[0]);
        Decision {
            signal: self.talk(view, action, chance),
            action,
        }
    }

    /// One of the actions, by what they are worth.
    fn mix<A: Copy>(&self, actions: &[(A, f32)], chance: &mut Chance) -> Option<A> {
        let top = actions
            .iter()
            .fold(f32::NEG_INFINITY, |top, (_, worth)| top.max(*worth));
        let weight = |worth: f32| {
            let behind = top - worth;
            if behind > self.never {
                0.0
            } else {
                exp(-behind / self.heat)
            }
        };
        let sum: f32 = actions.iter().map(|(_, worth)| weight(*worth)).sum();
        let mut point = chance.unit() as f32 * sum;
        let taken = actions.iter().find(|(_, worth)| {
            point -= weight(*worth);
            point < 0.0
        });
        // Rounding may leave a rest after the last one.
        let best = || actions.iter().find(|(_, worth)| *worth >= top);
        taken.or_else(best).map(|(action, _)| *action)
    }

    /// A signal: mostly a true one.
    fn talk(&self, view: &View<Vitou>, action: Action, chance: &mut Chance) -> Option<Signal> {
        let may = &view.may_signal;
        if may.is_empty() {
            return None;
        }
        let point = chance.unit() as f32;
        if point < self.loose {
            return Some(may[chance.below(may.len())]);
        }
        let speaks = point >= self.loose + self.silent;
        speaks.then(|| signals::honest(view, action)).flatten()
    }
}

/// Which of the network's outputs tells what an action is worth.
pub(super) fn output(action: Action) -> usize {
    match action {
        Action::Play(card) => Vitou::strength(card.rank()).into(),
        Action::Raise(_) => 8,
        Action::Fold => 9,
        Action::Accept => 10,
        Action::Look | Action::Go | Action::Agree => 11,
        Action::Throw | Action::Pass | Action::Skip | Action::Refuse | Action::Ask => 12,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(manner: Manner, worths: &[f32]) -> Vec<f32> {
        let actions: Vec<_> = worths.iter().copied().enumerate().collect();
        let mut chance = Chance::new(3);
        let mut taken = vec![0.0; worths.len()];
        for _ in 0..20_000 {
            let at = manner
                .mix(&actions, &mut chance)
                .expect("there are actions");
            taken[at] += 1.0 / 20_000.0;
        }
        taken
    }

    #[test]
    fn only_what_is_worth_about_the_same_is_mixed() {
        let taken = shares(Manner::STRONG, &[0.35, 0.5, 0.49, 0.46]);
        assert!(taken[0] <= 0.0, "it is clearly worse");
        assert!(
            taken[1] > taken[2] && taken[2] > taken[3] && taken[3] > 0.0,
            "{taken:?}"
        );
        assert!(
            (taken[2] / taken[1] - exp(-0.01 / Manner::STRONG.heat)).abs() < 0.03,
            "{taken:?}"
        );
        // Less care takes what is worse more often.
        let careless = shares(Manner::normal(Variant::Morlino), &[0.35, 0.5, 0.49, 0.46]);
        assert!(careless[0] > 0.01 && careless[1] < taken[1], "{careless:?}");
    }

    #[test]
    fn even_odds_are_taken_evenly_and_one_action_always() {
        let taken = shares(Manner::STRONG, &[-3.0, -3.0]);
        assert!((taken[0] - 0.5).abs() < 0.02, "{taken:?}");
        assert!(shares(Manner::STRONG, &[7.0])[0] > 0.99);
        let none: &[(u8, f32)] = &[];
        assert_eq!(Manner::STRONG.mix(none, &mut Chance::new(4)), None);
    }
}
