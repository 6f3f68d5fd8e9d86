//! A Vidrasso match between two hands, and the bank of chips.

use crate::game::{self, Points};
use crate::seat::{BySeat, Seat, SeatSet};

use super::{Options, SEATS};

/// Totals, dealer and first chooser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    dealer: Seat,
    first_chooser: Seat,
    hands: u32,
    totals: BySeat<i32, SEATS>,
}

impl Standing {
    /// Who names a trump first in the next hand (`VD-2`).
    pub fn first_chooser(&self) -> Seat {
        self.first_chooser
    }
}

impl game::Standing for Standing {
    type Options = Options;

    fn new(_: &Options, first_dealer: Seat) -> Standing {
        Standing {
            dealer: first_dealer,
            first_chooser: first_dealer.next(SEATS),
            hands: 0,
            totals: BySeat::default(),
        }
    }

    fn dealer(&self) -> Seat {
        self.dealer
    }

    fn hands(&self) -> u32 {
        self.hands
    }

    fn totals(&self) -> Points {
        self.totals.of(SEATS).iter().copied().collect()
    }

    fn after(&self, _: &Options, points: &[i32]) -> Standing {
        let mut next = *self;
        for (seat, points) in Seat::all(SEATS).zip(points) {
            next.totals[seat] += points;
        }
        let [a, b] = [next.totals[Seat::new(0)], next.totals[Seat::new(1)]];
        next.first_chooser = match a.cmp(&b) {
            std::cmp::Ordering::Less => Seat::new(0),
            std::cmp::Ordering::Greater => Seat::new(1),
            std::cmp::Ordering::Equal => self.first_chooser.next(SEATS),
        };
        next.dealer = self.dealer.next(SEATS);
        next.hands += 1;
        next
    }

    fn with_dealer(self, dealer: Seat) -> Standing {
        Standing { dealer, ..self }
    }

    fn winners(&self, options: &Options) -> Option<SeatSet> {
        let [a, b] = [self.totals[Seat::new(0)], self.totals[Seat::new(1)]];
        // Level at or above the target another hand is played (`VD-6`).
        (a.max(b) >= options.target && a != b).then(|| SeatSet::one(Seat::new((b > a) as usize)))
    }
}

/// The chips on the table (`VD-7`): a way of showing the score, not a rule of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bank {
    /// Chips still in the bank.
    pub left: i32,
    /// Chips that the bank owes because it has run dry.
    pub owed: i32,
}

impl Bank {
    /// The bank after `taken` points have gone to the players, in this match so far.
    pub fn after(options: &Options, taken: i32) -> Bank {
        let chips = if options.target == 300 { 700 } else { 1100 };
        Bank {
            left: (chips - taken).max(0),
            owed: (taken - chips).max(0),
        }
    }
}
