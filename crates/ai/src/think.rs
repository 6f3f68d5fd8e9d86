//! Thinking bots: worlds that go with what was done and said, and in them a race between the actions.

use arrayvec::ArrayVec;
use strohmann_rules::game::MAX_LEGAL;
use strohmann_rules::{Actions, Eye, Round as _, Seat, Sight, View, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::guess::{Guessed, Guesses, World};

/// What each action can be expected to gain.
pub type Promise = ArrayVec<f32, MAX_LEGAL>;

/// A game that can be thought about.
pub trait Thought: Guessed {
    /// What a result is worth to a seat as the match stands, in points.
    fn gain(view: &View<Self>, me: Seat, outcome: &Self::Outcome) -> f32;

    /// What a player does who plays well and quickly: so hands are played out.
    fn reply(sight: &Self::Sight) -> Self::Action;

    /// Whether thinking is better here than what promises most.
    fn ponders(sight: &Self::Sight) -> bool;

    /// What each of these actions gains by quick judgement, in the unit of [`Thought::gain`]; nothing where that is not known.
    fn promise(view: &View<Self>, me: Seat, actions: &[Self::Action]) -> Option<Promise>;

    /// The same of the best action when this is what the seat sees, later on; nothing where there is no choice, too.
    fn judge(view: &View<Self>, me: Seat, sight: &Self::Sight) -> Option<f32>;
}

/// Takes the action that comes off best in worlds that go with what was done and said.
///
/// Worlds are played on only a little way and then judged, and quick judgement of an action counts beside them: what a
/// few worlds say is a matter of luck, and who thinks about it more than that is led astray.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How worlds are guessed.
    pub guesses: Guesses,
    /// How many own choices after this one are played out before a world is judged.
    pub choices: u32,
    /// For how many worlds quick judgement of an action counts.
    pub trust: f64,
}

/// How many worlds are played out before actions drop out of the race, and again each time.
const LAP: usize = 16;

/// How many standard errors an action may be behind the best and stay in the race.
const BEHIND: f64 = 2.5;

/// How much less than the best an action may promise and be thought about.
const MARGIN: f32 = 5.0;

impl<G: Thought> Bot<G> for Thinker {
    fn decide(&self, view: &View<G>, words: &mut Words) -> Decision<G::Action> {
        let mut chance = Chance::from_words(words);
        let action = self.choose(view, &mut chance);
        Decision {
            signal: G::signal(view, action),
            action,
        }
    }
}

impl Thinker {
    fn choose<G: Thought>(&self, view: &View<G>, chance: &mut Chance) -> G::Action {
        let legal = view.sight.legal();
        let Eye::Seat(seat) = view.eye else {
            return legal[0];
        };
        let actions = match legal.len() {
            1 => legal,
            _ => G::sensible(&view.sight, legal),
        };
        if let [action] = actions[..] {
            return action;
        }
        let promise = G::promise(view, seat, &actions);
        if !G::ponders(&view.sight) {
            let most = promise.map(|promise| largest(&promise));
            return most.map_or_else(|| G::reply(&view.sight), |most| actions[most]);
        }
        let mut race = Race::new(promise, actions.len(), self.trust);
        if let [only] = race.running[..] {
            return actions[only];
        }
        let worlds = self.guesses.draw(view, chance);
        race.run(view, seat, &actions, &worlds, self.choices);
        actions[race.best()]
    }
}

/// Where the largest of these stands, the first of equal ones.
fn largest(gains: &[f32]) -> usize {
    let mut most = 0;
    for (n, &gain) in gains.iter().enumerate() {
        if gain > gains[most] {
            most = n;
        }
    }
    most
}

/// What a seat gains by doing something in a world, everybody playing quickly after it: played to the end, or to the
/// moment when the seat has made so many more choices, and judged then.
fn play_on<G: Thought>(
    view: &View<G>,
    world: &G::Round,
    me: Seat,
    step: G::Action,
    mut choices: u32,
) -> f32 {
    let mut round = *world;
    let mut next = (me, step);
    loop {
        let (seat, step) = next;
        let action = round.resolve(seat, step).unwrap_or(step);
        round.play_unchecked(seat, action);
        let Some(seat) = round.to_act() else {
            let gain = |outcome| G::gain(view, me, &outcome);
            return round.outcome().map_or(0.0, gain);
        };
        let sight = G::sight(&round, Eye::Seat(seat));
        if seat == me {
            match choices.checked_sub(1) {
                Some(rest) => choices = rest,
                None => {
                    if let Some(gain) = G::judge(view, me, &sight) {
                        return gain;
                    }
                }
            }
        }
        next = (seat, G::reply(&sight));
    }
}

/// What the actions came to in one world.
struct Row {
    gains: ArrayVec<f64, MAX_LEGAL>,
    often: f64,
}

/// What the actions have come to so far: one row a world that was played out.
struct Race {
    promise: Promise,
    trust: f64,
    rows: Vec<Row>,
    /// For how many worlds the rows count.
    count: f64,
    /// Which actions are still in it.
    running: ArrayVec<usize, MAX_LEGAL>,
}

impl Race {
    /// A race that all actions enter but those that promise much too little.
    fn new(promise: Option<Promise>, actions: usize, trust: f64) -> Race {
        let trust = if promise.is_some() { trust } else { 0.0 };
        let promise = promise.unwrap_or_else(|| (0..actions).map(|_| 0.0).collect());
        let top = promise.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let enters = |&action: &usize| top - promise[action] <= MARGIN;
        Race {
            running: (0..actions).filter(enters).collect(),
            promise,
            trust,
            rows: Vec::new(),
            count: 0.0,
        }
    }

    /// Plays the worlds out until only one action is left, or no world.
    fn run<G: Thought>(
        &mut self,
        view: &View<G>,
        seat: Seat,
        actions: &Actions<G::Action>,
        worlds: &[World<G>],
        choices: u32,
    ) {
        for lap in worlds.chunks(LAP) {
            for (world, often) in lap {
                let mut gains: ArrayVec<f64, MAX_LEGAL> = actions.iter().map(|_| 0.0).collect();
                for &action in &self.running {
                    let gain = play_on(view, world, seat, actions[action], choices);
                    gains[action] = f64::from(gain);
                }
                self.count += often;
                self.rows.push(Row {
                    gains,
                    often: *often,
                });
            }
            self.drop_out();
            if self.running.len() == 1 {
                break;
            }
        }
    }

    /// The mean gain of an action, its promise taken in.
    fn score(&self, action: usize) -> f64 {
        let gains = self.rows.iter().map(|row| row.often * row.gains[action]);
        let sum = gains.sum::<f64>() + self.trust * f64::from(self.promise[action]);
        sum / (self.count + self.trust).max(1.0)
    }

    /// The standard error of how much the first action is ahead of the second.
    fn error(&self, first: usize, second: usize) -> f64 {
        let lead = |row: &Row| row.gains[first] - row.gains[second];
        let leads = self.rows.iter().map(|row| row.often * lead(row));
        let mean = leads.sum::<f64>() / self.count;
        let squares = self.rows.iter().map(|row| {
            let off = row.often * (lead(row) - mean);
            off * off
        });
        squares.sum::<f64>().sqrt() / (self.count + self.trust)
    }

    fn best(&self) -> usize {
        let mut best = self.running[0];
        for &action in &self.running {
            if self.score(action) > self.score(best) {
                best = action;
            }
        }
        best
    }

    fn drop_out(&mut self) {
        let best = self.best();
        let stays = |&action: &usize| {
            let lead = self.score(best) - self.score(action);
            action == best || lead <= BEHIND * self.error(best, action)
        };
        self.running = self.running.iter().copied().filter(stays).collect();
    }
}
