//! Thinking bots: worlds that go with what was done and said, and in them a race between the actions.

use strohmann_rules::{Actions, Eye, Game, Round, Seat, Sight, View, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::greedy::Tactics;
use crate::sampler::Sampler;
use crate::worth::Worths;

/// What is taken as evidence of the cards of others, beside what is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// Announcements, raises, answers and the like.
    pub words: bool,
    /// Signals.
    pub signals: bool,
    /// Which cards were played, and which were not.
    pub cards: bool,
}

impl Evidence {
    /// All of it.
    pub const ALL: Evidence = Evidence {
        words: true,
        signals: true,
        cards: true,
    };

    /// None: every world that is possible is as likely as another.
    pub const NONE: Evidence = Evidence {
        words: false,
        signals: false,
        cards: false,
    };
}

/// How well each world goes with what was done and said: 0 and up, in no particular unit.
pub type Likelihood<'v, G> = Box<dyn Fn(&<G as Game>::Round) -> f32 + 'v>;

/// A game that can be thought about.
pub trait Thought: Tactics {
    /// What everybody is supposed to do from what he sees, mixed as players mix.
    fn carry_on(sight: &Self::Sight, chance: &mut Chance) -> Self::Action;

    /// What a result is worth to each seat that tries to win the match.
    fn gain(options: &Self::Options, standing: &Self::Standing, outcome: &Self::Outcome) -> Worths;

    /// How well worlds go with what this eye has seen.
    fn likelihood(view: &View<Self>, evidence: Evidence) -> Likelihood<'_, Self>;

    /// How much worse an action may be and yet be taken now and then, in worth; 0 where nobody has anything to hide.
    fn bluff(action: Self::Action) -> f32 {
        let _ = action;
        0.0
    }

    /// What is so clear that no world has to be looked at.
    fn clear(view: &View<Self>, chance: &mut Chance) -> Option<Self::Action> {
        let _ = (view, chance);
        None
    }
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
        if let Some(action) = G::clear(view, chance) {
            return action;
        }
        let actions = G::sensible(&view.sight, legal);
        if let [action] = actions[..] {
            return action;
        }
        let worlds = self.worlds(view, chance);
        let race = Race::run(view, seat, &actions, &worlds, chance);
        actions[race.winner::<G>(&actions, chance)]
    }

    /// Worlds drawn as often as they are likely.
    fn worlds<G: Thought>(&self, view: &View<G>, chance: &mut Chance) -> Vec<G::Round> {
        let mut sampler = Sampler::<G>::new(&view.sight);
        let worlds = self.worlds as f32 as usize;
        if self.evidence == Evidence::NONE {
            return (0..worlds).map(|_| sampler.sample(chance)).collect();
        }
        let likely = G::likelihood(view, self.evidence);
        let guesses: Vec<(G::Round, f64)> = (0..self.guesses as f32 as u32)
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
                    let mut round = *world;
                    take(&mut round, seat, actions[action]);
                    row[action] = f64::from(play_out(view, round, seat, chance));
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

    fn mean(&self, action: usize) -> f64 {
        self.sum(action) / self.rows.len().max(1) as f64
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

    /// The best action; of those hardly worse that hide something, one of them now and then.
    fn winner<G: Thought>(&self, actions: &Actions<G::Action>, chance: &mut Chance) -> usize {
        let best = self.best();
        let top = self.mean(best);
        let weight = |action: usize| -> f64 {
            let width = G::bluff(actions[action]).min(G::bluff(actions[best]));
            if action == best {
                1.0
            } else if width > 0.0 {
                (1.0 - (top - self.mean(action)) / f64::from(width)).max(0.0)
            } else {
                0.0
            }
        };
        let all: f64 = self.running.iter().map(|&action| weight(action)).sum();
        if all <= 1.0 {
            return best;
        }
        let mut point = chance.unit() * all;
        for &action in &self.running {
            point -= weight(action);
            if point < 0.0 {
                return action;
            }
        }
        best
    }
}

/// Takes an action as a player says it.
fn take<R: Round>(round: &mut R, seat: Seat, word: R::Action) {
    let action = round.resolve(seat, word).unwrap_or(word);
    round.play_unchecked(seat, action);
}

/// Lets everybody play on to the end; what that is worth to the seat.
fn play_out<G: Thought>(
    view: &View<G>,
    mut round: G::Round,
    seat: Seat,
    chance: &mut Chance,
) -> f32 {
    while let Some(next) = round.to_act() {
        let action = G::carry_on(&G::sight(&round, Eye::Seat(next)), chance);
        take(&mut round, next, action);
    }
    let outcome = round.outcome();
    outcome.map_or(0.0, |outcome| {
        G::gain(&view.options, &view.standing, &outcome)[seat]
    })
}
