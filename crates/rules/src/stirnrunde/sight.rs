//! A Stirnrunde round as one eye sees it.

use arrayvec::ArrayVec;

use crate::game::Actions;
use crate::seat::{BySeat, Eye, Seat, SeatSet};
use crate::set::CardBag;
use crate::view::{self, Guess, Hidden, Misfit, Place, Slot};

use super::open::Open;
use super::round::Round;
use super::{Action, SEATS};

/// The position as one eye sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Whose eye it is.
    pub eye: Eye,
    /// What everybody sees.
    pub open: Open,
    /// The hands this eye sees. A player's own is not always among them (`SR-2`, `SR-7`).
    pub hands: BySeat<Option<CardBag>, SEATS>,
    /// The announcements this eye knows; who has announced, [`Open::announced`] says.
    pub bids: BySeat<Option<u8>, SEATS>,
    /// The cards not dealt, where this eye sees them.
    pub stock: Option<CardBag>,
    unseen: CardBag,
}

impl Sight {
    pub(super) fn new(round: &Round, eye: Eye) -> Sight {
        let mut sight = Sight {
            eye,
            open: round.open,
            hands: BySeat::default(),
            bids: BySeat::default(),
            stock: None,
            unseen: CardBag::EMPTY,
        };
        for seat in Seat::all(round.open.seats()) {
            if round.open.shows_hand(eye, seat) {
                sight.hands[seat] = Some(round.hands[seat]);
            } else {
                sight.unseen = sight.unseen.with(round.hands[seat]);
            }
            if round.open.shows_bid(eye, seat) {
                sight.bids[seat] = round.bids[seat];
            }
        }
        if eye == Eye::House {
            sight.stock = Some(round.stock);
        } else {
            sight.unseen = sight.unseen.with(round.stock);
        }
        sight
    }

    /// All cards this eye has not seen, those not dealt included.
    pub fn unseen(&self) -> CardBag {
        self.unseen
    }
}

impl view::Sight for Sight {
    type Action = Action;
    type Round = Round;

    fn eye(&self) -> Eye {
        self.eye
    }

    fn seats(&self) -> usize {
        self.open.seats()
    }

    fn dealer(&self) -> Seat {
        self.open.dealer
    }

    fn due(&self) -> SeatSet {
        self.open.due()
    }

    fn legal(&self) -> Actions<Action> {
        match self.eye {
            Eye::Seat(seat) => self.open.legal(seat, self.hands[seat]),
            Eye::Public | Eye::House => Actions::new(),
        }
    }

    fn hidden(&self) -> Hidden {
        let mut slots = ArrayVec::new();
        let mut choices = SeatSet::EMPTY;
        for seat in Seat::all(self.open.seats()) {
            let count = self.open.count(seat);
            if self.hands[seat].is_none() && count > 0 {
                slots.push(Slot {
                    place: Place::Hand(seat),
                    count,
                    may: self.unseen.kinds() - self.open.lacks[seat],
                });
            }
            if self.open.announced.contains(seat) && self.bids[seat].is_none() {
                choices.insert(seat);
            }
        }
        if self.stock.is_none() {
            let held: usize = slots.iter().map(|slot: &Slot| slot.count).sum();
            slots.push(Slot {
                place: Place::Stock,
                count: self.unseen.len() - held,
                may: self.unseen.kinds(),
            });
        }
        Hidden {
            unseen: self.unseen,
            slots,
            choices,
        }
    }

    fn choices(&self, seat: Seat) -> Actions<Action> {
        let hidden = self.open.announced.contains(seat) && self.bids[seat].is_none();
        let most = hidden.then_some(self.open.cards);
        let bids = most.into_iter().flat_map(|most| 0..=most);
        bids.map(Action::Bid).collect()
    }

    fn complete(&self, guess: &Guess<Action>) -> Result<Round, Misfit> {
        let hidden = self.hidden();
        hidden.fits(guess)?;
        let mut round = Round {
            open: self.open,
            hands: BySeat::default(),
            bids: self.bids,
            stock: self.stock.unwrap_or_default(),
        };
        for seat in Seat::all(self.open.seats()) {
            round.hands[seat] = self.hands[seat].unwrap_or_default();
        }
        for (slot, &cards) in hidden.slots.iter().zip(&guess.cards) {
            match slot.place {
                Place::Hand(seat) => round.hands[seat] = cards,
                _ => round.stock = cards,
            }
        }
        for &(seat, choice) in &guess.choices {
            match choice {
                Action::Bid(tricks) if tricks <= self.open.cards => {
                    round.bids[seat] = Some(tricks);
                }
                _ => return Err(Misfit),
            }
        }
        Ok(round)
    }
}
