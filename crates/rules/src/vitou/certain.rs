//! What a hand comes to, and when that is certain from the cards on the table (`VT-1`, `VT-2`).

use std::cmp::Ordering;

use crate::card::{Card, Rank};
use crate::game::Game;
use crate::seat::Seat;
use crate::set::CardSet;

use super::{RANKS, Side, Vitou};

/// What the tricks of a hand came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This side has won.
    Won(Side),
    /// All three tricks were void: nobody has.
    Drawn,
}

/// What the tricks come to, each with the side that took it; nothing while they leave it open (`VT-1`).
pub fn verdict(tricks: &[Option<Side>]) -> Option<Verdict> {
    let taken = |side| tricks.iter().filter(|trick| **trick == Some(side)).count();
    if tricks.len() < 2 {
        return None;
    }
    match taken(Side::A).cmp(&taken(Side::B)) {
        Ordering::Greater => Some(Verdict::Won(Side::A)),
        Ordering::Less => Some(Verdict::Won(Side::B)),
        Ordering::Equal if tricks.len() < 3 => None,
        Ordering::Equal => {
            let first = tricks.iter().flatten().next();
            Some(first.map_or(Verdict::Drawn, |&side| Verdict::Won(side)))
        }
    }
}

/// Ways a trick can end: taken by a side, or void.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Endings {
    taken: [bool; 2],
    void: bool,
}

impl Endings {
    /// Whether a side can take the trick.
    pub const fn taken_by(self, side: Side) -> bool {
        self.taken[side.index()]
    }

    /// Whether the trick can be void.
    pub const fn void(self) -> bool {
        self.void
    }

    fn add(&mut self, ending: Option<Side>) {
        match ending {
            Some(side) => self.taken[side.index()] = true,
            None => self.void = true,
        }
    }

    fn iter(self) -> impl Iterator<Item = Option<Side>> {
        let taken = Side::ALL
            .into_iter()
            .filter(move |&side| self.taken_by(side));
        taken.map(Some).chain(self.void.then_some(None))
    }
}

/// Who takes a trick of these cards, in the order played from `leader` on: nobody if the highest rank lies there twice.
///
/// Also gives that rank. Nothing if there is no card.
fn top(leader: Seat, cards: &[Card], seats: usize) -> Option<(Rank, Option<Seat>)> {
    let mut best: Option<(Rank, Option<Seat>)> = None;
    for (n, card) in cards.iter().enumerate() {
        let rank = card.rank();
        let order = best.map_or(Ordering::Greater, |(top, _)| {
            Vitou::strength(rank).cmp(&Vitou::strength(top))
        });
        best = match order {
            Ordering::Greater => Some((rank, Some(leader.left(n, seats)))),
            Ordering::Equal => Some((rank, None)),
            Ordering::Less => best,
        };
    }
    best
}

/// Who takes a trick of these cards; nobody if it is void.
pub(super) fn winner(leader: Seat, cards: &[Card], seats: usize) -> Option<Seat> {
    top(leader, cards, seats)?.1
}

/// How a trick of these cards can still end, whatever cards not among those `open` come after them (`VT-2`).
///
/// `open` are the cards played in this hand, those of the trick included.
pub(super) fn endings(leader: Seat, cards: &[Card], seats: usize, open: CardSet) -> Endings {
    let mut endings = Endings::default();
    let Some((top, winner)) = top(leader, cards, seats) else {
        return endings;
    };
    let now = winner.map(Side::of);
    let left = seats - cards.len();
    if left == 0 {
        endings.add(now);
        return endings;
    }
    // Sides take turns, so two seats are of both.
    let next = Side::of(leader.left(cards.len(), seats));
    let mut later = Endings::default();
    later.add(Some(next));
    if left > 1 {
        later.add(Some(next.other()));
    }
    // How many unseen cards are lower than the rank looked at.
    let mut lower = 0;
    let mut passed = false;
    for rank in RANKS {
        let there = 4 - open.of_rank(rank).len();
        // As many as can share the rank; the others need lower cards.
        let most = there.min(left);
        if rank == top {
            passed = true;
            if lower >= left {
                endings.add(now);
            }
            if most >= 1 && lower + most >= left {
                endings.add(None);
            }
        } else if passed {
            if there >= 1 && lower + 1 >= left {
                later.iter().for_each(|ending| endings.add(ending));
            }
            if most >= 2 && lower + most >= left {
                endings.add(None);
            }
        }
        lower += there;
    }
    endings
}

/// What the hand comes to if it is certain to end with this trick, and the same way however the trick ends (`VT-2`).
pub(super) fn certain(tricks: &[Option<Side>], endings: Endings) -> Option<Verdict> {
    let count = tricks.len().min(2);
    let mut all = [None; 3];
    all[..count].copy_from_slice(&tricks[..count]);
    let mut same = None;
    for ending in endings.iter() {
        all[count] = ending;
        let verdict = verdict(&all[..=count])?;
        if same.is_some_and(|same| same != verdict) {
            return None;
        }
        same = Some(verdict);
    }
    same
}
