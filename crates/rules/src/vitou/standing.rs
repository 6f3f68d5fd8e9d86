//! A Vitou match between two hands.

use crate::game::{self, Points};
use crate::seat::{Seat, SeatSet};

use super::{Near, Options, Side};

/// Dealer and totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    dealer: Seat,
    hands: u32,
    totals: [i32; 2],
}

impl Standing {
    /// How many points a side is short of the end of the match.
    pub fn missing(&self, options: &Options, side: Side) -> i32 {
        options.variant.target() - self.totals[side.index()]
    }

    /// Which sides are one point from the end (`VT-8`, `VT-9`).
    pub fn near(&self, options: &Options) -> Near {
        match Side::ALL.map(|side| self.missing(options, side) == 1) {
            [true, true] => Near::Both,
            [true, false] => Near::One(Side::A),
            [false, true] => Near::One(Side::B),
            [false, false] => Near::Neither,
        }
    }
}

impl game::Standing for Standing {
    type Options = Options;

    fn new(_: &Options, first_dealer: Seat) -> Standing {
        Standing {
            dealer: first_dealer,
            hands: 0,
            totals: [0; 2],
        }
    }

    fn dealer(&self) -> Seat {
        self.dealer
    }

    fn hands(&self) -> u32 {
        self.hands
    }

    fn totals(&self) -> Points {
        self.totals.into_iter().collect()
    }

    fn after(&self, options: &Options, points: &[i32]) -> Standing {
        let mut next = *self;
        for (total, points) in next.totals.iter_mut().zip(points) {
            *total += points;
        }
        // After a hand that nobody played, too (`VT-4`).
        next.dealer = self.dealer.next(options.variant.seats());
        next.hands += 1;
        next
    }

    fn with_dealer(self, dealer: Seat) -> Standing {
        Standing { dealer, ..self }
    }

    fn winners(&self, options: &Options) -> Option<SeatSet> {
        // Only one side scores in a hand, so two can never be there at once.
        let side = Side::ALL
            .into_iter()
            .find(|&side| self.missing(options, side) <= 0)?;
        Some(side.seats(options.variant.seats()))
    }
}
