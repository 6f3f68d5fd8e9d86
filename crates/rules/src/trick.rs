//! A trick that is over and can still be looked at (`ALL-8`).

use arrayvec::ArrayVec;

use crate::card::Card;
use crate::seat::Seat;

/// The last trick at a table of at most `N` seats: who played what, in order, and who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTrick<const N: usize> {
    leader: Seat,
    cards: [Option<Card>; N],
    seats: u8,
    winner: Option<Seat>,
}

impl<const N: usize> LastTrick<N> {
    /// A trick of these cards, in the order played from `leader` on; no winner if it was void.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    pub fn new(leader: Seat, cards: &[Card], seats: usize, winner: Option<Seat>) -> LastTrick<N> {
        let mut all = [None; N];
        for (place, &card) in all[..cards.len()].iter_mut().zip(cards) {
            *place = Some(card);
        }
        LastTrick {
            leader,
            cards: all,
            seats: seats as u8,
            winner,
        }
    }

    /// Who led.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// Who won it; nobody if it was void.
    pub fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Each seat with its card, in the order played.
    pub fn plays(&self) -> ArrayVec<(Seat, Card), N> {
        let cards = self.cards.iter().flatten();
        cards
            .enumerate()
            .map(|(n, &card)| (self.leader.left(n, self.seats as usize), card))
            .collect()
    }
}
