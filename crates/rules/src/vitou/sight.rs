//! A Vitou hand as one eye sees it.

use arrayvec::ArrayVec;

use crate::game::Actions;
use crate::seat::{BySeat, Eye, Seat, SeatSet};
use crate::set::CardSet;
use crate::view::{self, Guess, Hidden, Misfit, Place, Slot};

use super::{Action, PACK_SET, Round, SEATS, Table};

/// The position as one eye sees it: what lies open, and the hands this eye may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Whose eye it is.
    pub eye: Eye,
    /// What lies open to everybody.
    pub table: Table,
    /// The hands this eye sees: none while a seat has not looked at its own (`VT-9`, `VT-13`).
    pub hands: BySeat<Option<CardSet>, SEATS>,
}

impl Sight {
    pub(super) fn new(round: &Round, eye: Eye) -> Sight {
        let table = round.table;
        let mut hands = BySeat::default();
        for seat in Seat::all(table.seats()) {
            let sees = match eye {
                Eye::House => true,
                Eye::Public => false,
                Eye::Seat(own) if own == seat => table.looked().contains(own),
                Eye::Seat(own) => table.shown(own) == Some(seat),
            };
            if sees {
                hands[seat] = Some(round.hands[seat]);
            }
        }
        Sight { eye, table, hands }
    }

    /// How many cards the seat holds: none while it has not got them (`VT-9`).
    pub fn cards_in_hand(&self, seat: Seat) -> usize {
        if self.table.has_cards(seat) {
            self.table.left_to_play(seat)
        } else {
            0
        }
    }

    /// All cards this eye has not seen, those of the stock included.
    pub fn unseen(&self) -> CardSet {
        if self.eye == Eye::House {
            return CardSet::EMPTY;
        }
        let held = self.hands.of(self.table.seats()).iter().flatten();
        held.fold(PACK_SET - self.table.open(), |unseen, hand| unseen - *hand)
    }
}

impl view::Sight for Sight {
    type Action = Action;
    type Round = Round;

    fn eye(&self) -> Eye {
        self.eye
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn dealer(&self) -> Seat {
        self.table.dealer()
    }

    fn due(&self) -> SeatSet {
        self.table.due()
    }

    fn legal(&self) -> Actions<Action> {
        match self.eye {
            Eye::Seat(seat) if self.due().contains(seat) => {
                self.table.legal(self.hands[seat].unwrap_or_default())
            }
            _ => Actions::new(),
        }
    }

    fn hidden(&self) -> Hidden {
        let unseen = self.unseen();
        let mut slots = ArrayVec::new();
        let mut slot = |place, count: usize| {
            if count > 0 {
                slots.push(Slot {
                    place,
                    count,
                    may: unseen,
                });
            }
        };
        let mut stock = unseen.len();
        for seat in Seat::all(self.table.seats()) {
            if self.hands[seat].is_none() {
                // Cards that a seat is about to get lie ready for it in the pack.
                let count = self.table.left_to_play(seat);
                slot(Place::Hand(seat), count);
                stock -= count;
            }
        }
        slot(Place::Stock, stock);
        Hidden {
            unseen: unseen.into(),
            slots,
            choices: SeatSet::EMPTY,
        }
    }

    fn complete(&self, guess: &Guess<Action>) -> Result<Round, Misfit> {
        let hidden = self.hidden();
        hidden.fits(guess)?;
        let mut round = Round {
            table: self.table,
            hands: BySeat::default(),
        };
        for seat in Seat::all(self.table.seats()) {
            round.hands[seat] = self.hands[seat].unwrap_or_default();
        }
        for (slot, cards) in hidden.slots.iter().zip(&guess.cards) {
            if let Place::Hand(seat) = slot.place {
                round.hands[seat] = cards.kinds();
            }
        }
        Ok(round)
    }
}
