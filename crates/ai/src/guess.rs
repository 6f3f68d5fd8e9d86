//! Guessed worlds: many are sampled, and those drawn of them that go with what was done and said.

use strohmann_rules::{Game, View};

use crate::chance::Chance;
use crate::greedy::Tactics;
use crate::sampler::Sampler;

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

/// A game in which what was done and said tells something of the hidden cards.
pub trait Guessed: Tactics {
    /// How well worlds go with what this eye has seen.
    fn likelihood(view: &View<Self>, evidence: Evidence) -> Likelihood<'_, Self>;
}

/// A world, and how often it was drawn.
pub(crate) type World<G> = (<G as Game>::Round, f64);

/// How worlds are guessed.
#[derive(Clone, Copy, Debug)]
pub struct Guesses {
    /// How many worlds are sampled.
    pub samples: u32,
    /// How many are drawn of them; one that is drawn more than once comes once and counts for as many.
    pub worlds: u32,
    /// What makes one sample better than another.
    pub evidence: Evidence,
}

impl Guesses {
    /// Worlds drawn as often as they are likely.
    pub(crate) fn draw<G: Guessed>(&self, view: &View<G>, chance: &mut Chance) -> Vec<World<G>> {
        let mut sampler = Sampler::<G>::new(&view.sight);
        let worlds = self.worlds as usize;
        if self.evidence == Evidence::NONE {
            return (0..worlds).map(|_| (sampler.sample(chance), 1.0)).collect();
        }
        let likely = G::likelihood(view, self.evidence);
        let guesses: Vec<World<G>> = (0..self.samples)
            .map(|_| {
                let world = sampler.sample(chance);
                let likely = f64::from(likely(&world));
                (world, likely)
            })
            .collect();
        let sum: f64 = guesses.iter().map(|(_, likely)| likely).sum();
        if sum <= 0.0 {
            let alike = guesses.into_iter().map(|(world, _)| (world, 1.0));
            return alike.take(worlds).collect();
        }
        // Each guess as often as its share of all is, to within one.
        let step = sum / worlds as f64;
        let mut next = chance.unit() * step;
        let mut passed = 0.0;
        let mut drawn: Vec<World<G>> = Vec::with_capacity(worlds);
        for (world, likely) in guesses {
            passed += likely;
            let mut often = 0.0;
            while next < passed {
                often += 1.0;
                next += step;
            }
            if often > 0.0 {
                drawn.push((world, often));
            }
        }
        chance.shuffle(&mut drawn);
        drawn
    }
}
