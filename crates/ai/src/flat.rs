//! Flat Monte Carlo: every action is tried in the same sampled worlds and played out by rules of thumb.

use strohmann_rules::{Eye, Round, Seat, Sight, View, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::greedy::Tactics;
use crate::sampler::Sampler;

/// How many worlds are tried to find one that goes with what has been done and said.
const TRIES: u32 = 8;

/// Takes the action with the best mean over so many worlds.
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
            let sums = sums(view, seat, &actions, self.worlds, &mut chance);
            // What the rules of thumb advise wins ties.
            let advised = actions.iter().position(|&action| action == best);
            let mut top = advised.map_or(f64::NEG_INFINITY, |at| sums[at]);
            for (action, sum) in actions.into_iter().zip(sums) {
                if sum > top {
                    top = sum;
                    best = action;
                }
            }
        } else if let Some(&action) = actions.first() {
            best = action;
        }
        Decision {
            signal: G::signal(view, best),
            action: best,
        }
    }
}

/// What each action comes to for the seat, summed over the worlds.
fn sums<G: Tactics>(
    view: &View<G>,
    seat: Seat,
    actions: &[G::Action],
    worlds: u32,
    chance: &mut Chance,
) -> Vec<f64> {
    let mut sampler = Sampler::<G>::new(&view.sight);
    let mut sums = vec![0.0; actions.len()];
    for _ in 0..worlds {
        let mut world = sampler.sample(chance);
        for _ in 1..TRIES {
            if chance.unit() < f64::from(G::likely(view, &world)) {
                break;
            }
            world = sampler.sample(chance);
        }
        for (sum, &action) in sums.iter_mut().zip(actions) {
            let mut round = world;
            take(&mut round, seat, action);
            *sum += f64::from(play_out(view, round, seat, chance));
        }
    }
    sums
}

/// Takes an action as a player says it.
fn take<R: Round>(round: &mut R, seat: Seat, word: R::Action) {
    let action = round.resolve(seat, word).unwrap_or(word);
    round.play_unchecked(seat, action);
}

/// Lets everybody play by rules of thumb to the end; what that is worth to the seat.
fn play_out<G: Tactics>(
    view: &View<G>,
    mut round: G::Round,
    seat: Seat,
    chance: &mut Chance,
) -> f32 {
    while let Some(next) = round.to_act() {
        let action = G::choose(&G::sight(&round, Eye::Seat(next)), chance);
        take(&mut round, next, action);
    }
    let outcome = round.outcome();
    outcome.map_or(0.0, |outcome| {
        G::worth(&view.options, &view.standing, &outcome)[seat]
    })
}
