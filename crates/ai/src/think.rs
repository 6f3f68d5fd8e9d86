//! Thinking bots: worlds that go with what was done and said, and in them a race between the actions.

use strohmann_rules::{Actions, Eye, Game, Seat, Sight, View, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::greedy::{Tactics, play_on};
use crate::sampler::Sampler;
use crate::worth::Worths;

/// What is taken as evidence of the cards of others, beside what is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// What was said: announcements.
    pub words: bool,
    /// Which cards were played, and which were not.
    pub cards: bool,
}

impl Evidence {
    /// All of it.
    pub const ALL: Evidence = Evidence {
        words: true,
        cards: true,
    };

    /// None: every world that is possible is as likely as another.
    pub const NONE: Evidence = Evidence {
        words: false,
        cards: false,
    };
}

/// How well each world goes with what was done and said: 0 and up, in no particular unit.
pub type Likelihood<'v, G> = Box<dyn Fn(&<G as Game>::Round) -> f32 + 'v>;

/// A game that can be thought about.
pub trait Thought: Tactics {
    /// What a result is worth to each seat that plays for its own points.
    fn gain(options: &Self::Options, standing: &Self::Standing, outcome: &Self::Outcome) -> Worths;

    /// How well worlds go with what this eye has seen.
    fn likelihood(view: &View<Self>, evidence: Evidence) -> Likelihood<'_, Self>;
}

/// Takes the action that comes off best in worlds that go with what was done and said.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How many worlds are guessed at.
    pub guesses: u32,
    /// How many of them are played out for each action at most.
    pub worlds: u32,
    /// What makes one guess better than another.
    pub evidence: Evidence,
}

/// How many worlds are played out before actions drop out of the race, and again each time.
const LAP: usize = 16;

/// How many standard errors an action may be behind the best and stay in the race.
const BEHIND: f64 = 2.5;

/// How many standard errors an action must be better than the one advised.
const DOUBT: f64 = 1.0;

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
        if let [action] = legal[..] {
            return action;
        }
        let actions = G::sensible(&view.sight, legal);
        if let [action] = actions[..] {
            return action;
        }
        let own = G::advise(view, chance);
        let own = actions.iter().position(|&action| action == own);
        let worlds = self.worlds(view, chance);
        let race = Race::run(view, seat, &actions, &worlds, chance);
        actions[race.winner(own)]
    }

    /// Worlds drawn as often as they are likely.
    pub(crate) fn worlds<G: Thought>(&self, view: &View<G>, chance: &mut Chance) -> Vec<G::Round> {
        let mut sampler = Sampler::<G>::new(&view.sight);
        let worlds = self.worlds as usize;
        if self.evidence == Evidence::NONE {
            return (0..worlds).map(|_| sampler.sample(chance)).collect();
        }
        let likely = G::likelihood(view, self.evidence);
        let guesses: Vec<(G::Round, f64)> = (0..self.guesses)
            .map(|_| {
                let world = sampler.sample(chance);
                let likely = f64::from(likely(&world));
                (world, likely)
            })
            .collect();
        let sum: f64 = guesses.iter().map(|(_, likely)| likely).sum();
        if sum <= 0.0 {
            return guesses
                .iter()
                .map(|(world, _)| *world)
                .take(worlds)
                .collect();
        }
        // Each guess as often as its share of all is, to within one.
        let step = sum / worlds as f64;
        let mut next = chance.unit() * step;
        let mut passed = 0.0;
        let mut drawn = Vec::with_capacity(worlds);
        for (world, likely) in &guesses {
            passed += likely;
            while next < passed && drawn.len() < worlds {
                drawn.push(*world);
                next += step;
            }
        }
        chance.shuffle(&mut drawn);
        drawn
    }
}

/// What the actions have come to so far: one row a world that was played out.
struct Race {
    rows: Vec<Vec<f64>>,
    /// Which actions are still in it.
    running: Vec<usize>,
}

impl Race {
    /// Plays the worlds out until only one action is left, or no world.
    fn run<G: Thought>(
        view: &View<G>,
        seat: Seat,
        actions: &Actions<G::Action>,
        worlds: &[G::Round],
        chance: &mut Chance,
    ) -> Race {
        let mut race = Race {
            rows: Vec::with_capacity(worlds.len()),
            running: (0..actions.len()).collect(),
        };
        for lap in worlds.chunks(LAP) {
            for world in lap {
                let mut row = vec![0.0; actions.len()];
                for &action in &race.running {
                    let outcome = play_on::<G>(*world, seat, actions[action], chance);
                    let gains = |outcome| G::gain(&view.options, &view.standing, &outcome);
                    row[action] = outcome.map_or(0.0, |outcome| f64::from(gains(outcome)[seat]));
                }
                race.rows.push(row);
            }
            race.drop_out();
            if race.running.len() == 1 {
                break;
            }
        }
        race
    }

    fn sum(&self, action: usize) -> f64 {
        self.rows.iter().map(|row| row[action]).sum()
    }

    /// How much the first action is ahead of the second on average, and the standard error of that.
    fn lead(&self, first: usize, second: usize) -> (f64, f64) {
        let count = self.rows.len() as f64;
        let gains = || self.rows.iter().map(|row| row[first] - row[second]);
        let mean = gains().sum::<f64>() / count;
        let squares: f64 = gains().map(|gain| (gain - mean) * (gain - mean)).sum();
        (mean, (squares / (count * (count - 1.0).max(1.0))).sqrt())
    }

    fn best(&self) -> usize {
        let mut best = self.running[0];
        for &action in &self.running {
            if self.sum(action) > self.sum(best) {
                best = action;
            }
        }
        best
    }

    fn drop_out(&mut self) {
        let best = self.best();
        let stays = |&action: &usize| {
            let (lead, error) = self.lead(best, action);
            action == best || lead <= BEHIND * error
        };
        self.running = self.running.iter().copied().filter(stays).collect();
    }

    /// The best action; the one that rules of thumb advise if it is hardly worse.
    fn winner(&self, own: Option<usize>) -> usize {
        let best = self.best();
        match own.filter(|own| self.running.contains(own)) {
            Some(own) => {
                let (lead, error) = self.lead(best, own);
                if lead > DOUBT * error { best } else { own }
            }
            None => best,
        }
    }
}
