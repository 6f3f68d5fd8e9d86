//! Quick chance for playouts and samples, seeded from a decision's own words.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use strohmann_rules::Words;

/// A quick generator: same seed, same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// A generator of this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A generator for one decision, from the words that the dealing gives it.
    pub fn from_words(words: &mut Words) -> Chance {
        let mut seed = [0; 32];
        words.rng().fill_bytes(&mut seed);
        Chance(Xoshiro256PlusPlus::from_seed(seed))
    }

    /// A number below `n`; 0 if `n` is 0. Its bias is below n / 2⁶⁴.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.0.next_u64()) * n as u128) >> 64) as usize
    }

    /// A number from 0 up to, but not including, 1.
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Shuffles a slice in place.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
