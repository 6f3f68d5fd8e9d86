//! The bot that plays by the tips of the rules: no search, no memory, no bluff.

pub(crate) mod exp;
pub(crate) mod stirnrunde;
pub(crate) mod vidrasso;
pub(crate) mod vitou;

use strohmann_rules::{Actions, Eye, Round, Seat, Signal, View, Words};

use crate::bot::{Bot, Decision, Skill};
use crate::chance::Chance;
use crate::guess::Evidence;
use crate::worth::Worth;

/// A game with rules of thumb.
pub trait Tactics: Worth {
    /// The bot that plays as well as this.
    fn skilled(skill: Skill) -> Box<dyn Bot<Self>>;

    /// The strong bot, taking only this as evidence of the cards of others: to measure what each is worth.
    fn without(evidence: Evidence) -> Box<dyn Bot<Self>> {
        let _ = evidence;
        Self::skilled(Skill::Strong)
    }

    /// The strong one with alpha-mu, in games in which it searches guesses one by one.
    fn alphamu() -> Box<dyn Bot<Self>> {
        Self::skilled(Skill::Strong)
    }

    /// What a sensible player does, from what it sees now.
    fn choose(sight: &Self::Sight, chance: &mut Chance) -> Self::Action;

    /// The same with all that a view tells, signals above all.
    fn advise(view: &View<Self>, chance: &mut Chance) -> Self::Action {
        Self::choose(&view.sight, chance)
    }

    /// The signal to give with an action, always a true one.
    fn signal(view: &View<Self>, action: Self::Action) -> Option<Signal> {
        let _ = (view, action);
        None
    }

    /// The actions that are worth a thought: never none of them.
    fn sensible(sight: &Self::Sight, legal: Actions<Self::Action>) -> Actions<Self::Action> {
        let _ = sight;
        legal
    }

    /// How well a world goes with what has been done and said in it, from 0 to 1.
    fn likely(view: &View<Self>, world: &Self::Round) -> f32 {
        let _ = (view, world);
        1.0
    }
}

/// Plays like a sensible beginner; quick enough to play hands out with.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl<G: Tactics> Bot<G> for Greedy {
    fn decide(&self, view: &View<G>, words: &mut Words) -> Decision<G::Action> {
        let action = G::advise(view, &mut Chance::from_words(words));
        Decision {
            signal: G::signal(view, action),
            action,
        }
    }
}

/// Lets a seat do something, as it says it, and then everybody play by rules of thumb to the end.
pub(crate) fn play_on<G: Tactics>(
    mut round: G::Round,
    seat: Seat,
    word: G::Action,
    chance: &mut Chance,
) -> Option<G::Outcome> {
    let mut next = (seat, word);
    loop {
        let (seat, word) = next;
        let action = round.resolve(seat, word).unwrap_or(word);
        round.play_unchecked(seat, action);
        let Some(seat) = round.to_act() else {
            return round.outcome();
        };
        next = (seat, G::choose(&G::sight(&round, Eye::Seat(seat)), chance));
    }
}

/// The item with the highest score, the first of equal ones; `rest` if there is none.
fn best<T>(items: impl IntoIterator<Item = T>, rest: T, score: impl Fn(&T) -> f32) -> T {
    let mut top = (f32::NEG_INFINITY, rest);
    for item in items {
        let score = score(&item);
        if score > top.0 {
            top = (score, item);
        }
    }
    top.1
}
