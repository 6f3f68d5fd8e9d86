//! Seats around the table, sets of them, and values by seat.

use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};

/// The most seats a table can have.
pub const MAX_SEATS: usize = 6;

/// A seat, counted clockwise from 0; the seat to the left of s is s+1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat of this number.
    ///
    /// # Panics
    /// If the number is not below [`MAX_SEATS`].
    pub const fn new(number: usize) -> Seat {
        assert!(number < MAX_SEATS, "no table has that many seats");
        Seat(number as u8)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left at a table of `seats`.
    #[must_use]
    pub const fn left(self, steps: usize, seats: usize) -> Seat {
        let mut number = self.0 as usize + steps;
        // Seldom more than once around, and a division costs more.
        while number >= seats {
            number -= seats;
        }
        Seat(number as u8)
    }

    /// The seat that comes next at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize == seats { 0 } else { next })
    }

    /// How many places this seat is to the left of `other` at a table of `seats`.
    pub const fn distance_from(self, other: Seat, seats: usize) -> usize {
        let (own, other) = (self.0 as usize, other.0 as usize);
        if own >= other {
            own - other
        } else {
            own + seats - other
        }
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl ExactSizeIterator<Item = Seat> + Clone {
        (0..seats).map(Seat::new)
    }

    /// All seats of a table, starting to the left of `dealer`.
    pub fn from_left_of(dealer: Seat, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (1..=seats).map(move |steps| dealer.left(steps, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table.
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet((1 << seats) - 1)
    }

    /// Whether the seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a seat in.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Its seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// Its first seat going clockwise from the left of `dealer`.
    pub fn first_left_of(self, dealer: Seat, seats: usize) -> Option<Seat> {
        Seat::from_left_of(dealer, seats).find(|&seat| self.contains(seat))
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl BitAnd for SeatSet {
    type Output = SeatSet;
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl Sub for SeatSet {
    type Output = SeatSet;
    fn sub(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// A value for each of at most `N` seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// The values in the order of the seats.
    pub const fn new(values: [T; N]) -> BySeat<T, N> {
        BySeat(values)
    }

    /// The values of the first `seats` seats.
    pub fn of(&self, seats: usize) -> &[T] {
        &self.0[..seats]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(number, value)| (Seat::new(number), value))
    }
}

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> BySeat<T, N> {
        BySeat([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Whose eye a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    /// The player in this seat.
    Seat(Seat),
    /// Whoever watches: what lies open to everybody (`ALL-7`).
    Public,
    /// Whoever holds the record and so may know everything. Never a player, a bot or a watcher.
    House,
}

impl Eye {
    /// Whether this is the eye of that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Eye::Seat(seat)
    }

    /// Whether this eye sees what only that seat may see.
    pub fn knows(self, seat: Seat) -> bool {
        self == Eye::House || self.is(seat)
    }
}
