//! Flat Monte Carlo: every action is tried in the same sampled worlds and played out by rules of thumb.

use strohmann_rules::{Eye, Seat, Sight, View, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::greedy::{Tactics, play_on};
use crate::sampler::Sampler;

/// How many standard errors an action must be better than the one advised.
const DOUBT: f64 = 1.0;

/// How many worlds are tried to find one that goes with what has been done and said.
const TRIES: u32 = 16;

/// Takes the action with the best mean over so many worlds; the one that rules of thumb advise unless another is
/// better by more than chance may make it.
#[derive(Clone, Copy, Debug)]
pub struct Flat {
    worlds: u32,
}

impl Flat {
    /// One that looks at so many worlds for a decision.
    pub fn new(worlds: u32) -> Flat {
        Flat { worlds }
    }
}

impl<G: Tactics> Bot<G> for Flat {
    fn decide(&self, view: &View<G>, words: &mut Words) -> Decision<G::Action> {
        let mut chance = Chance::from_words(words);
        let mut best = G::advise(view, &mut chance);
        let actions = G::sensible(&view.sight, view.sight.legal());
        if let (Eye::Seat(seat), 2..) = (view.eye, actions.len()) {
            let advised = actions.iter().position(|&action| action == best);
            let tried = tried(view, seat, &actions, self.worlds, &mut chance);
            best = actions[choice(&tried, advised.unwrap_or(0))];
        } else if let Some(&action) = actions.first() {
            best = action;
        }
        Decision {
            signal: G::signal(view, best),
            action: best,
        }
    }
}

/// What each action comes to for the seat: one row a world.
fn tried<G: Tactics>(
    view: &View<G>,
    seat: Seat,
    actions: &[G::Action],
    worlds: u32,
    chance: &mut Chance,
) -> Vec<Vec<f64>> {
    let mut sampler = Sampler::<G>::new(&view.sight);
    let row = |_| {
        let world = world(view, &mut sampler, chance);
        let worth = |&action: &G::Action| {
            let outcome = play_on::<G>(world, seat, action, chance);
            let worths = |outcome| G::worth(&view.options, &view.standing, &outcome);
            outcome.map_or(0.0, |outcome| f64::from(worths(outcome)[seat]))
        };
        actions.iter().map(worth).collect()
    };
    (0..worlds).map(row).collect()
}

/// The action with the best mean, if it is better than the one advised by more than chance may make it.
fn choice(rows: &[Vec<f64>], advised: usize) -> usize {
    let mut top = (0.0, advised);
    let count = rows.len() as f64;
    for action in 0..rows.first().map_or(0, Vec::len) {
        let gains = || rows.iter().map(|row| row[action] - row[advised]);
        let sum: f64 = gains().sum();
        let squares: f64 = gains().map(|gain| gain * gain).sum();
        // The sum's own standard error.
        let error = (squares - sum * sum / count).max(0.0).sqrt();
        if sum > DOUBT * error && sum > top.0 {
            top = (sum, action);
        }
    }
    top.1
}

/// A world that goes well with what has been done and said: each taken as often as it is likely, or else the likeliest.
fn world<G: Tactics>(view: &View<G>, sampler: &mut Sampler<G>, chance: &mut Chance) -> G::Round {
    let mut likeliest = None;
    let mut top = f32::NEG_INFINITY;
    for _ in 0..TRIES {
        let world = sampler.sample(chance);
        let likely = G::likely(view, &world);
        if chance.unit() < f64::from(likely) {
            return world;
        }
        if likely > top {
            (likeliest, top) = (Some(world), likely);
        }
    }
    likeliest.unwrap_or_else(|| sampler.sample(chance))
}
