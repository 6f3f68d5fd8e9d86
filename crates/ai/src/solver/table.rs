//! What the search has found out: bounds by position, in bounded memory.

/// How many entries share a place.
const WAYS: usize = 4;

/// No best card is known.
pub(super) const NO_CARD: usize = 63;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    /// The leader gets at least that.
    pub(super) low: i32,
    /// The leader gets at most that.
    pub(super) high: i32,
    /// The card to try first, or [`NO_CARD`].
    pub(super) card: usize,
}

/// A hash table that is never larger than told.
///
/// An entry is one word: the key in 37 bits, the bounds in 8 each, the card in 6, how much work it holds in 5. The key is
/// the whole position, so entries are never mistaken for one another.
pub(super) struct Table {
    places: Vec<[u64; WAYS]>,
    /// How many of the places are in use.
    used: usize,
}

const KEY: u64 = (1 << 37) - 1;

impl Table {
    pub(super) const fn new() -> Table {
        Table {
            places: Vec::new(),
            used: 0,
        }
    }

    /// Forgets everything; from now on so many bytes are used.
    pub(super) fn clear(&mut self, bytes: usize) {
        self.used = (bytes / size_of::<[u64; WAYS]>()).max(1);
        if self.places.len() < self.used {
            // A new one is clear without being written to.
            self.places = vec![[0; WAYS]; self.used];
        } else {
            self.places[..self.used].fill([0; WAYS]);
        }
    }

    fn place(&self, key: u64) -> usize {
        // Fibonacci hashing, after folding the high bits in.
        let mixed = (key ^ (key >> 19)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.used as u128) >> 64) as usize
    }

    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let place = &self.places[self.place(key)];
        let entry = place.iter().find(|&&entry| entry & KEY == key)?;
        Some(Known {
            low: (entry >> 37 & 0xFF) as i32,
            high: (entry >> 45 & 0xFF) as i32,
            card: (entry >> 53 & 0x3F) as usize,
        })
    }

    /// Keeps what is known; `work` positions were looked at for it. What holds the least work gives way.
    pub(super) fn put(&mut self, key: u64, known: Known, work: u64) {
        let work = u64::from((work + 1).ilog2().min(31));
        let entry = key
            | (known.low as u64) << 37
            | (known.high as u64) << 45
            | (known.card as u64) << 53
            | work << 59;
        let place = self.place(key);
        let place = &mut self.places[place];
        let mut least = 0;
        for way in 0..WAYS {
            if place[way] & KEY == key {
                place[way] = entry;
                return;
            }
            if place[way] >> 59 < place[least] >> 59 || place[way] == 0 {
                least = way;
            }
        }
        place[least] = entry;
    }
}
