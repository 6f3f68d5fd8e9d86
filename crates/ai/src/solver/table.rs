//! What the search has found out: bounds by position, in bounded memory.

/// How many entries share a place.
const WAYS: usize = 8;

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

impl Known {
    /// What is known of any position with so many points left.
    pub(super) fn nothing(sum: i32) -> Known {
        Known {
            low: 0,
            high: sum,
            card: NO_CARD,
        }
    }
}

/// A hash table that is never larger than told.
pub(super) struct Table {
    entries: Vec<Entry>,
    /// Where the first place begins, so that none crosses a line of the cache.
    first: usize,
    /// How many places are in use.
    used: usize,
}

/// Entries that share a place: a line of the processor's cache.
type Place = [Entry; WAYS];

/// What is known of a position: the key in 37 bits, the bounds in 8 each, the card in 6, how much work it holds in 5.
///
/// The key is the whole position, so entries are never mistaken for one another. Where there is none, the key is 0.
pub(super) type Entry = u64;

const KEY: u64 = (1 << 37) - 1;

pub(super) fn key(entry: Entry) -> u64 {
    entry & KEY
}

pub(super) fn low(entry: Entry) -> i32 {
    (entry >> 37 & 0xFF) as i32
}

pub(super) fn high(entry: Entry) -> i32 {
    (entry >> 45 & 0xFF) as i32
}

pub(super) fn card(entry: Entry) -> usize {
    (entry >> 53 & 0x3F) as usize
}

fn work(entry: Entry) -> u64 {
    entry >> 59
}

impl Table {
    pub(super) const fn new() -> Table {
        Table {
            entries: Vec::new(),
            first: 0,
            used: 0,
        }
    }

    /// Forgets everything; from now on so many bytes are used.
    pub(super) fn clear(&mut self, bytes: usize) {
        self.used = (bytes / size_of::<Place>()).max(1);
        let needed = self.used * WAYS;
        if self.entries.len() < needed + WAYS {
            // A new one is clear without being written to.
            self.entries = vec![0; needed + WAYS];
            let first = self.entries.as_ptr().align_offset(size_of::<Place>());
            self.first = if first < WAYS { first } else { 0 };
        } else {
            self.entries[self.first..][..needed].fill(0);
        }
    }

    fn place(&self, class: u64) -> usize {
        ((u128::from(class) * self.used as u128) >> 64) as usize
    }

    /// What is known of positions of this class, and of others.
    pub(super) fn get(&self, class: u64) -> &Place {
        &self.entries[self.first..].as_chunks().0[self.place(class)]
    }

    /// Keeps what is known; `work` positions were searched for it. What holds the least work gives way.
    pub(super) fn put(&mut self, class: u64, key: u64, known: Known, work: u64) {
        let new = u64::from((work + 1).ilog2().min(31));
        let entry = key
            | (known.low as u64) << 37
            | (known.high as u64) << 45
            | (known.card as u64) << 53
            | new << 59;
        let place = self.place(class);
        let place: &mut Place = &mut self.entries[self.first..].as_chunks_mut().0[place];
        let mut least = 0;
        for way in 0..WAYS {
            if self::key(place[way]) == key {
                least = way;
                break;
            }
            if self::work(place[way]) < self::work(place[least]) || place[way] == 0 {
                least = way;
            }
        }
        place[least] = entry;
    }
}
