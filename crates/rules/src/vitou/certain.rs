//! What a hand comes to, and when that is certain from the cards on the table (`VT-1`, `VT-2`).

use std::cmp::Ordering;

use crate::card::{Card, Rank};
use crate::game::Game;
use crate::seat::Seat;
use crate::set::CardSet;

use super::{PACK_SET, RANKS, Side, Vitou};

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
    let (first, second, third) = match *tricks {
        [first, second] => (first, second, None),
        [first, second, third] => (first, second, Some(third)),
        _ => return None,
    };
    match (first, second) {
        (Some(side), None) | (None, Some(side)) => Some(Verdict::Won(side)),
        (Some(a), Some(b)) if a == b => Some(Verdict::Won(a)),
        _ => match third? {
            Some(side) => Some(Verdict::Won(side)),
            None => Some(first.map_or(Verdict::Drawn, Verdict::Won)),
        },
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

    /// These and others.
    fn or(self, other: Endings) -> Endings {
        let [a, b] = [0, 1].map(|side| self.taken[side] || other.taken[side]);
        Endings {
            taken: [a, b],
            void: self.void || other.void,
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
    let (first, others) = cards.split_first()?;
    let (mut top, mut place) = (first.rank(), Some(0));
    for (n, card) in (1..).zip(others) {
        let rank = card.rank();
        match Vitou::strength(rank).cmp(&Vitou::strength(top)) {
            Ordering::Greater => (top, place) = (rank, Some(n)),
            Ordering::Equal => place = None,
            Ordering::Less => {}
        }
    }
    Some((top, place.map(|n| leader.left(n, seats))))
}

/// The cards lower than those of a rank, and those higher, by rank.
static LOWER: [CardSet; Rank::ALL.len()] = beside(true);
static HIGHER: [CardSet; Rank::ALL.len()] = beside(false);

const fn beside(lower: bool) -> [CardSet; Rank::ALL.len()] {
    let mut sets = [CardSet::EMPTY; Rank::ALL.len()];
    let mut n = 0;
    while n < RANKS.len() {
        let (below, from) = RANKS.split_at(n);
        sets[RANKS[n] as usize] = match (lower, from.split_first()) {
            (false, Some((_, above))) => CardSet::ranks(above),
            _ => CardSet::ranks(below),
        };
        n += 1;
    }
    sets
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
    let unseen = PACK_SET - open;
    let lower = (unseen & LOWER[top as usize]).len();
    let equal = unseen.of_rank(top).len();
    if unseen.len() >= 8 && lower + equal >= 1 {
        // Then any higher card can come with others, and so can any two of one higher rank.
        let higher = unseen & HIGHER[top as usize];
        if lower >= left {
            endings.add(now);
        }
        if equal >= 1 && lower + equal >= left || left >= 2 && higher.has_pair() {
            endings.add(None);
        }
        return if higher.is_empty() {
            endings
        } else {
            endings.or(later)
        };
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
                endings = endings.or(later);
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
    // With a trick that either side can take the hand goes one way or the other, or on.
    if endings.taken == [true, true] {
        return None;
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Suit;
    use crate::dealing::Words;

    const A: Option<Side> = Some(Side::A);
    const B: Option<Side> = Some(Side::B);
    const O: Option<Side> = None;

    #[test]
    fn every_run_of_tricks_comes_to_what_vt_1_says() {
        let won_by_a: [&[Option<Side>]; 7] = [
            &[A, A],
            &[A, O],
            &[O, A],
            &[A, B, A],
            &[B, A, A],
            &[A, B, O],
            &[O, O, A],
        ];
        for tricks in won_by_a {
            let mirrored: Vec<_> = tricks.iter().map(|side| side.map(Side::other)).collect();
            assert_eq!(verdict(tricks), Some(Verdict::Won(Side::A)), "{tricks:?}");
            assert_eq!(
                verdict(&mirrored),
                Some(Verdict::Won(Side::B)),
                "{tricks:?}"
            );
        }
        assert_eq!(verdict(&[O, O, O]), Some(Verdict::Drawn));
        let open: [&[Option<Side>]; 7] = [&[], &[A], &[B], &[O], &[A, B], &[B, A], &[O, O]];
        for tricks in open {
            assert_eq!(verdict(tricks), None, "{tricks:?}");
        }
    }

    /// Who takes the trick, by counting.
    fn count(leader: Seat, ranks: &[usize], seats: usize) -> Option<Side> {
        let top = ranks.iter().max()?;
        let mut at = (0..ranks.len()).filter(|&n| ranks[n] == *top);
        let (first, second) = (at.next()?, at.next());
        match second {
            None => Some(Side::of(leader.left(first, seats))),
            Some(_) => None,
        }
    }

    /// All endings, by playing every rank that may be there for every seat left.
    fn try_all(
        leader: Seat,
        ranks: &mut Vec<usize>,
        seats: usize,
        there: &mut [usize; 8],
        found: &mut Vec<Option<Side>>,
    ) {
        if ranks.len() == seats {
            let ending = count(leader, ranks, seats);
            if !found.contains(&ending) {
                found.push(ending);
            }
            return;
        }
        for rank in 0..8 {
            if there[rank] > 0 {
                there[rank] -= 1;
                ranks.push(rank);
                try_all(leader, ranks, seats, there, found);
                ranks.pop();
                there[rank] += 1;
            }
        }
    }

    #[test]
    fn certain_is_what_trying_all_cards_finds() {
        let mut words = Words::new([2; 32]);
        let (mut decided, mut drawn) = (0, 0);
        for _ in 0..20_000 {
            let seats = [2, 4][words.below(2) as usize];
            let mut pack = Vitou::pack().to_vec();
            words.shuffle(&mut pack);
            // More cards than a hand can have lying open, so that ranks run out.
            if words.below(2) == 0 {
                pack.sort_by_key(|card| {
                    std::cmp::Reverse(
                        Vitou::strength(card.rank()) / 2 + (card.suit() == Suit::Clubs) as u8,
                    )
                });
            }
            let before = words.below(24) as usize;
            let played = 1 + words.below(seats as u32) as usize;
            let mut open = pack[..before + played].to_vec();
            words.shuffle(&mut open);
            let (trick, leader) = (
                &open[before..],
                Seat::new(words.below(seats as u32) as usize),
            );

            let strength = |card: &Card| Vitou::strength(card.rank()) as usize;
            let mut there = [4; 8];
            for card in &open {
                there[strength(card)] -= 1;
            }
            let mut ranks = trick.iter().map(strength).collect();
            let mut found = Vec::new();
            try_all(leader, &mut ranks, seats, &mut there, &mut found);

            let endings = endings(leader, trick, seats, open.iter().copied().collect());
            for ending in [A, B, O] {
                let can = endings.iter().any(|found| found == ending);
                assert_eq!(
                    can,
                    found.contains(&ending),
                    "{leader} {trick:?} after {open:?}"
                );
            }
            for tricks in [[A].as_slice(), &[B], &[O], &[A, B], &[B, A], &[O, O]] {
                let all: Vec<_> = found
                    .iter()
                    .map(|&ending| verdict(&[tricks, &[ending]].concat()))
                    .collect();
                let same = all[0].filter(|_| all.iter().all(|one| *one == all[0]));
                assert_eq!(
                    certain(tricks, endings),
                    same,
                    "{tricks:?} {leader} {trick:?} {open:?}"
                );
                decided += (same.is_some() && trick.len() < seats) as usize;
                drawn += (same == Some(Verdict::Drawn) && trick.len() < seats) as usize;
            }
        }
        assert!(decided > 1000 && drawn > 100, "{decided} {drawn}");
    }
}
