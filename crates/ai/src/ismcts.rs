//! Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).

use arrayvec::ArrayVec;
use strohmann_rules::game::MAX_LEGAL;
use strohmann_rules::{Actions, Eye, Round, Seat, Sight, View, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::playout::playout;
use crate::sampler::Sampler;
use crate::worth::Worth;

/// How far the search looks beyond what has been best so far, in standard deviations of the results.
const EXPLORATION: f32 = 1.0;

/// The bot: each iteration guesses the hidden cards anew, follows the one tree, and plays the rest at random.
#[derive(Clone, Copy, Debug)]
pub struct Ismcts {
    /// Iterations for each decision.
    pub iterations: u32,
}

/// What the search found of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Its mean worth to the player; 0 if it was never tried.
    pub mean: f32,
}

impl Ismcts {
    /// What the search finds of each legal action of the seat whose view it is, in their order; nothing unless it is due.
    pub fn weigh<G: Worth>(
        self,
        view: &View<G>,
        chance: &mut Chance,
    ) -> ArrayVec<Weighed<G::Action>, MAX_LEGAL> {
        let legal = view.sight.legal();
        let Eye::Seat(seat) = view.eye else {
            return ArrayVec::new();
        };
        let mut search = Search::new(view, seat);
        if !legal.is_empty() {
            for _ in 0..self.iterations {
                search.iterate(chance);
            }
        }
        let weighed = legal.iter().map(|&action| {
            let arm = search.arms(ROOT).find(|arm| arm.action == action);
            let (visits, total) = arm.map_or((0, 0.0), |arm| (arm.visits, arm.total));
            Weighed {
                action,
                visits,
                mean: (total / f64::from(visits.max(1))) as f32,
            }
        });
        weighed.collect()
    }
}

impl<G: Worth> Bot<G> for Ismcts {
    fn decide(&self, view: &View<G>, words: &mut Words) -> Decision<G::Action> {
        let legal = view.sight.legal();
        let action = if legal.len() == 1 {
            legal[0]
        } else {
            let weighed = self.weigh(view, &mut Chance::from_words(words));
            // Of several tried equally often the better one, of those the first.
            let best = weighed.iter().reduce(|best, next| {
                let more = (next.visits, next.mean) > (best.visits, best.mean);
                if more { next } else { best }
            });
            best.expect("the seat is due").action
        };
        Decision {
            signal: None,
            action,
        }
    }
}

/// The node before the decision.
const ROOT: u32 = 0;

/// No arm or no node.
const NONE: u32 = u32::MAX;

/// An action that was tried at a node.
struct Arm<A> {
    action: A,
    visits: u32,
    /// How often it was legal when its node was reached.
    available: u32,
    /// The sum of its worths to the seat that acts.
    total: f64,
    /// The next arm of the same node.
    next: u32,
    /// The node after it. What the searching player does not see leads to one node, whichever it was.
    child: u32,
    hidden: bool,
}

/// The tree of one decision.
struct Search<'v, G: Worth> {
    view: &'v View<G>,
    seat: Seat,
    sampler: Sampler<G>,
    arms: Vec<Arm<G::Action>>,
    /// The first arm of each node.
    nodes: Vec<u32>,
    /// The arms of this iteration, with who chose them.
    path: Vec<(u32, Seat)>,
    spread: Spread,
    /// How much the search explores in this iteration, in worth.
    reach: f32,
}

impl<'v, G: Worth> Search<'v, G> {
    fn new(view: &'v View<G>, seat: Seat) -> Search<'v, G> {
        Search {
            view,
            seat,
            sampler: Sampler::new(&view.sight),
            arms: Vec::new(),
            nodes: vec![NONE],
            path: Vec::new(),
            spread: Spread::default(),
            reach: 0.0,
        }
    }

    /// Guesses a world, goes down the tree as far as it reaches and one step further, and plays on at random.
    fn iterate(&mut self, chance: &mut Chance) {
        let mut round = self.sampler.sample(chance);
        let mut node = ROOT;
        self.path.clear();
        self.reach = EXPLORATION * self.spread.deviation();
        // Of several who choose at once, the searching player is asked first here.
        let mut due = Some(self.seat);
        while let Some(seat) = due {
            let (arm, fresh) = self.choose(node, &round.legal(seat), chance);
            let action = self.arms[arm as usize].action;
            round.play_unchecked(seat, action);
            self.path.push((arm, seat));
            if fresh {
                playout(&mut round, chance);
                break;
            }
            let hidden = !G::knows(&round, self.view.eye, seat, action);
            node = self.follow(node, arm, hidden);
            due = round.to_act();
        }
        let outcome = round.outcome().expect("the hand is over");
        let worths = G::worth(&self.view.options, &self.view.standing, &outcome);
        for &(arm, seat) in &self.path {
            let arm = &mut self.arms[arm as usize];
            arm.visits += 1;
            arm.total += f64::from(worths[seat]);
        }
        self.spread.add(worths[self.seat]);
    }

    /// An arm for one of the legal actions, and whether it is new: as long as there is one untried, any of those.
    fn choose(
        &mut self,
        node: u32,
        legal: &Actions<G::Action>,
        chance: &mut Chance,
    ) -> (u32, bool) {
        let mut tried = [false; MAX_LEGAL];
        let mut open = ArrayVec::<u32, MAX_LEGAL>::new();
        let mut next = self.nodes[node as usize];
        while let Some(arm) = self.arms.get_mut(next as usize) {
            if let Some(at) = legal.iter().position(|&action| action == arm.action) {
                tried[at] = true;
                arm.available += 1;
                open.push(next);
            }
            next = arm.next;
        }
        let untried = legal.len() - open.len();
        if untried == 0 {
            return (self.best(&open), false);
        }
        let mut left = (0..legal.len()).filter(|&at| !tried[at]);
        let at = left.nth(chance.below(untried)).unwrap_or_default();
        let arm = self.arms.len() as u32;
        self.arms.push(Arm {
            action: legal[at],
            visits: 0,
            available: 1,
            total: 0.0,
            next: self.nodes[node as usize],
            child: NONE,
            hidden: false,
        });
        self.nodes[node as usize] = arm;
        (arm, true)
    }

    /// The arm with the highest upper confidence bound, each measured by how often it could be chosen.
    fn best(&self, open: &[u32]) -> u32 {
        let mut best = (f32::NEG_INFINITY, NONE);
        for &number in open {
            let arm = &self.arms[number as usize];
            let visits = arm.visits as f32;
            let bound =
                arm.total as f32 / visits + self.reach * (ln(arm.available) / visits).sqrt();
            if bound > best.0 {
                best = (bound, number);
            }
        }
        best.1
    }

    /// The node after an arm.
    fn follow(&mut self, node: u32, number: u32, hidden: bool) -> u32 {
        let arm = &self.arms[number as usize];
        if arm.child != NONE {
            return arm.child;
        }
        let twin = self
            .arms(node)
            .find(|twin| hidden && twin.hidden && twin.child != NONE);
        let child = twin.map_or(self.nodes.len() as u32, |twin| twin.child);
        if child as usize == self.nodes.len() {
            self.nodes.push(NONE);
        }
        let arm = &mut self.arms[number as usize];
        (arm.child, arm.hidden) = (child, hidden);
        child
    }

    fn arms(&self, node: u32) -> impl Iterator<Item = &Arm<G::Action>> {
        let first = self.arms.get(self.nodes[node as usize] as usize);
        std::iter::successors(first, |arm| self.arms.get(arm.next as usize))
    }
}

/// How far results lie apart: the measure of exploration, so that worths may have any scale.
#[derive(Default)]
struct Spread {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, worth: f32) {
        let worth = f64::from(worth);
        self.count += 1;
        self.sum += worth;
        self.squares += worth * worth;
    }

    fn deviation(&self) -> f32 {
        let count = f64::from(self.count.max(1));
        let mean = self.sum / count;
        (self.squares / count - mean * mean).max(0.0).sqrt() as f32
    }
}

/// The natural logarithm to four digits, of a number from 1: by basic arithmetic alone, which is the same on every machine.
fn ln(n: u32) -> f32 {
    let exponent = n.max(1).ilog2();
    let x = n as f32 / (1u64 << exponent) as f32;
    // ln x = 2 artanh((x − 1) / (x + 1)), with x from 1 to 2.
    let y = (x - 1.0) / (x + 1.0);
    let square = y * y;
    let series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0));
    exponent as f32 * std::f32::consts::LN_2 + 2.0 * y * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_near_enough() {
        for n in (1..5000).chain([1 << 20, (1 << 21) - 1, u32::MAX]) {
            let (near, right) = (ln(n), f64::from(n).ln() as f32);
            assert!((near - right).abs() < 1e-4 * right.max(1.0), "{n}: {near}");
        }
    }
}
