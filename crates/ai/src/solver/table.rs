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

/// An entry in one word: the key in 37 bits, the bounds in 8 each, the card in 6, how much work it holds in 5.
///
/// The key is the whole position, so entries are never mistaken for one another.
pub(super) struct Table {
    places: Vec<[u64; WAYS]>,
    shift: u32,
}

const KEY: u64 = (1 << 37) - 1;

impl Table {
    /// An empty table of at most so many bytes, a power of two of them used.
    pub(super) fn new(bytes: usize) -> Table {
        let places = (bytes / size_of::<[u64; WAYS]>()).max(2);
        let bits = places.ilog2();
        Table {
            places: vec![[0; WAYS]; 1 << bits],
            shift: 64 - bits,
        }
    }

    pub(super) fn bytes(&self) -> usize {
        self.places.len() * size_of::<[u64; WAYS]>()
    }

    pub(super) fn clear(&mut self) {
        self.places.fill([0; WAYS]);
    }

    fn place(&self, key: u64) -> usize {
        // Fibonacci hashing, after folding the high bits in.
        let mixed = (key ^ (key >> 19)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> self.shift) as usize
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
