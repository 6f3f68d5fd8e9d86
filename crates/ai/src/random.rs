//! The bot that plays at random.

use strohmann_rules::{Game, Sight, View, Words};

use crate::bot::{Bot, Decision};

/// Any legal action, each as likely as another; now and then any signal.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn decide(&self, view: &View<G>, words: &mut Words) -> Decision<G::Action> {
        let legal = view.sight.legal();
        let action = legal[words.below(legal.len() as u32) as usize];
        let talks = !view.may_signal.is_empty() && words.below(8) == 0;
        let signal = talks.then(|| {
            let choice = words.below(view.may_signal.len() as u32);
            view.may_signal[choice as usize]
        });
        Decision { signal, action }
    }
}
