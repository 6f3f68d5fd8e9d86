//! The arena: two bots on the same deals, seats turned through all places.

mod clock;
mod stats;

use std::sync::Mutex;
use std::time::Duration;

use rayon::prelude::*;
use strohmann_rules::{Dealing, Game, Match, Options, Round, Seat, Standing, View, Words};

use crate::bot::{Bot, Decision, Level};
use crate::drive::{MAX_HANDS, play_hands};
use crate::greedy::Tactics;
use crate::worth::Worth;

pub use clock::{Quantiles, Times};
pub use stats::{Interval, Sprt, Verdict};
use stats::{mean, share};

/// How many deals are played before their results are looked at.
const BATCH: u64 = 16;

/// What is compared, and on what.
#[derive(Clone, Copy, Debug)]
pub struct Contest<O> {
    /// The table's options.
    pub options: O,
    /// Deals follow from it.
    pub seed: u64,
    /// The bot that is measured, and the one it is measured against.
    pub bots: [Level; 2],
}

/// What one deal came to, all turns of the seats together: the unit of all statistics.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Unit {
    /// A's points minus B's, a hand or a match (see [`Contest::unit`]).
    pub difference: f64,
    /// Matches won by A, a shared win in parts.
    pub won: f64,
    /// Matches that came to an end.
    pub matches: u32,
    /// How many announcements A and B made, and how many of them came true; zeros where none are made.
    pub hits: [Hits; 2],
    /// How long the decisions of A and of B took.
    pub times: [Times; 2],
}

/// Announcements that came true, of all that were made (`SR-5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Hits {
    /// Those that came true.
    pub hit: u32,
    /// All.
    pub made: u32,
}

/// All deals so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The units in the order of their deals.
    pub units: Vec<Unit>,
}

impl Tally {
    /// A's mean difference with its 95 % interval.
    pub fn mean(&self) -> Interval {
        mean(&self.differences())
    }

    /// A's share of the matches that came to an end, with Wilson's 95 % interval.
    pub fn share(&self) -> Option<Interval> {
        let matches: u32 = self.units.iter().map(|unit| unit.matches).sum();
        let won: f64 = self.units.iter().map(|unit| unit.won).sum();
        (matches > 0).then(|| share(won, f64::from(matches)))
    }

    /// The share of the announcements of A (0) or B (1) that came true, with Wilson's 95 % interval; none where there are none.
    pub fn hits(&self, bot: usize) -> Option<Interval> {
        let hits = || self.units.iter().map(|unit| unit.hits[bot]);
        let made: u32 = hits().map(|hits| hits.made).sum();
        let hit: u32 = hits().map(|hits| hits.hit).sum();
        (made > 0).then(|| share(f64::from(hit), f64::from(made)))
    }

    /// How long the decisions of A (0) or B (1) took.
    pub fn times(&self, bot: usize) -> Times {
        let mut all = Times::default();
        self.units.iter().for_each(|unit| all.add(&unit.times[bot]));
        all
    }

    fn differences(&self) -> Vec<f64> {
        self.units.iter().map(|unit| unit.difference).collect()
    }
}

impl<O: Options> Contest<O> {
    /// What is counted: points a match where every match has the same number of hands, else points a hand.
    pub fn unit<G: Game<Options = O>>(&self) -> &'static str {
        if G::HANDS.is_some() {
            "points a match"
        } else {
            "points a hand"
        }
    }

    /// Plays deals from the one after those in `tally` up to number `deals`, or until the test decides.
    ///
    /// `clock` tells the time since any moment; `done` is told of every new unit and says whether to go on.
    /// The result depends on seed and bots alone, not on the number of threads.
    pub fn run<G: Tactics<Options = O>>(
        &self,
        tally: &mut Tally,
        deals: u64,
        sprt: Option<Sprt>,
        clock: &(dyn Fn() -> Duration + Sync),
        done: &mut dyn FnMut(&Unit) -> bool,
    ) -> Option<Verdict> {
        let bots = self.bots.map(Level::bot::<G>);
        let decided = |tally: &Tally| sprt.and_then(|sprt| sprt.verdict(&tally.differences()));
        let mut verdict = decided(tally);
        while verdict.is_none() && (tally.units.len() as u64) < deals {
            let first = tally.units.len() as u64 + 1;
            let last = deals.min(first + BATCH - 1);
            let batch: Vec<Unit> = (first..=last)
                .into_par_iter()
                .map(|deal| self.play::<G>(deal, &bots, clock))
                .collect();
            for unit in batch {
                let go_on = done(&unit);
                tally.units.push(unit);
                verdict = decided(tally);
                if verdict.is_some() || !go_on {
                    return verdict;
                }
            }
        }
        verdict
    }

    /// Plays one deal with the seats turned through all places.
    fn play<G: Worth<Options = O>>(
        &self,
        deal: u64,
        bots: &[Box<dyn Bot<G>>; 2],
        clock: &(dyn Fn() -> Duration + Sync),
    ) -> Unit {
        let seats = self.options.seats();
        let times = [Mutex::new(Times::default()), Mutex::new(Times::default())];
        let mut unit = Unit::default();
        let (mut difference, mut counted) = (0.0, 0.0);
        let dealing = Dealing::from_seed(self.seed, deal, 1, seats);
        let parties = G::Standing::new(&self.options, Seat::new(0)).totals().len();
        for turn in 0..parties {
            let bot_of = |seat: usize| (seat % parties != turn) as usize;
            let table: Vec<Box<dyn Bot<G> + '_>> = (0..seats)
                .map(|seat| -> Box<dyn Bot<G> + '_> {
                    Box::new(Timed {
                        bot: bots[bot_of(seat)].as_ref(),
                        times: &times[bot_of(seat)],
                        clock,
                    })
                })
                .collect();
            let mut game = Match::<G>::begin(self.options, &dealing);
            play_hands(&mut game, &dealing, &table, MAX_HANDS);
            for hand in game.hands() {
                let outcome = hand.round().outcome();
                let hits = outcome.map(|outcome| G::hits(&outcome)).unwrap_or_default();
                for (seat, hit) in hits.into_iter().enumerate() {
                    let hits = &mut unit.hits[bot_of(seat)];
                    hits.made += 1;
                    hits.hit += u32::from(hit);
                }
            }
            difference += lead(&game, turn);
            counted += match G::HANDS {
                Some(_) => 1.0,
                None => game.hands().len() as f64,
            };
            if let Some(winners) = game.winners() {
                let own = winners.iter().filter(|seat| bot_of(seat.index()) == 0);
                unit.won += own.count() as f64 / winners.len() as f64;
                unit.matches += 1;
            }
        }
        unit.difference = difference / counted;
        unit.times = times.map(|times| times.into_inner().unwrap_or_default());
        unit
    }
}

/// A's points minus the mean of the others', in a match in which A has the party with number `turn`.
///
/// A party is what scores together: a seat, or a side of every second seat.
fn lead<G: Game>(game: &Match<G>, turn: usize) -> f64 {
    let totals = game.standing().totals();
    let sum: i32 = totals.iter().sum();
    let own = f64::from(totals[turn]);
    own - (f64::from(sum) - own) / (totals.len() as f64 - 1.0)
}

/// A bot whose decisions are timed.
struct Timed<'a, G: Game> {
    bot: &'a dyn Bot<G>,
    times: &'a Mutex<Times>,
    clock: &'a (dyn Fn() -> Duration + Sync),
}

impl<G: Game> Bot<G> for Timed<'_, G> {
    fn decide(&self, view: &View<G>, words: &mut Words) -> Decision<G::Action> {
        let before = (self.clock)();
        let decision = self.bot.decide(view, words);
        let took = (self.clock)().saturating_sub(before);
        if let Ok(mut times) = self.times.lock() {
            times.insert(took);
        }
        decision
    }
}
