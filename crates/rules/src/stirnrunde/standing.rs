//! A Stirnrunde match between two rounds.

use crate::game::{self, Points};
use crate::seat::{BySeat, Seat, SeatSet};

use super::{Options, ROUNDS, SEATS};

/// Totals, dealer and number of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    dealer: Seat,
    seats: u8,
    hands: u8,
    totals: BySeat<i32, SEATS>,
}

impl Standing {
    /// The number of the round to be dealt or under way, 1 to 19; 19 still when the match is over.
    pub fn round(&self) -> usize {
        (usize::from(self.hands) + 1).min(ROUNDS)
    }
}

impl game::Standing for Standing {
    type Options = Options;

    fn new(options: &Options, first_dealer: Seat) -> Standing {
        Standing {
            dealer: first_dealer,
            seats: options.players,
            hands: 0,
            totals: BySeat::default(),
        }
    }

    fn dealer(&self) -> Seat {
        self.dealer
    }

    fn hands(&self) -> u32 {
        self.hands.into()
    }

    fn totals(&self) -> Points {
        self.totals.of(self.seats.into()).iter().copied().collect()
    }

    fn after(&self, _: &Options, points: &[i32]) -> Standing {
        let mut next = *self;
        for (seat, points) in Seat::all(self.seats.into()).zip(points) {
            next.totals[seat] += points;
        }
        next.dealer = self.dealer.next(self.seats.into());
        next.hands += 1;
        next
    }

    fn with_dealer(self, dealer: Seat) -> Standing {
        Standing { dealer, ..self }
    }

    fn winners(&self, _: &Options) -> Option<SeatSet> {
        if usize::from(self.hands) < ROUNDS {
            return None;
        }
        // Those level at the top win together (`SR-6`).
        let seats = Seat::all(self.seats.into());
        let top = seats.clone().map(|seat| self.totals[seat]).max();
        Some(
            seats
                .filter(|&seat| Some(self.totals[seat]) == top)
                .collect(),
        )
    }
}
