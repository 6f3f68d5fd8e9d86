//! Thinking bots: worlds that go with what was done and said, and in them a race between the actions.

use arrayvec::ArrayVec;
use strohmann_rules::game::MAX_LEGAL;
use strohmann_rules::{Eye, Round as _, Seat, Sight, View, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::guess::{Guessed, Guesses};
use crate::race::Race;

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
        let mut race = Race::new(actions.len(), LAP);
        if let Some(promise) = promise {
            race = race.promised(&promise, self.trust, MARGIN);
        }
        if let [only] = *race.running() {
            return actions[only];
        }
        for (world, often) in self.guesses.draw(view, chance) {
            let gain = |action: usize| play_on(view, &world, seat, actions[action], self.choices);
            race.row(often, gain);
            if race.running().len() == 1 {
                break;
            }
        }
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
