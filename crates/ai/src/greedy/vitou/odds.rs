//! How likely a Vitou hand is won, from one player's cards and what lies open.

use arrayvec::ArrayVec;
use strohmann_rules::vitou::{RANKS, Side, Sight, Table, Variant, Verdict, verdict};
use strohmann_rules::{Card, CardSet, Game, Seat, Vitou};

use crate::greedy::exp::{exp, power};

use super::signals::Told;
use super::weights::{FOR_FOUR, FOR_TWO, Weights};

/// The most seats a table has.
const SEATS: usize = 4;

/// A chance for each rank, the weakest first.
pub(crate) type ByRank = [f32; RANKS.len()];

/// Where a card's rank stands, the weakest 0.
pub(crate) fn strength(card: Card) -> usize {
    Vitou::strength(card.rank()).into()
}

/// What a player knows and supposes about the cards.
pub(crate) struct Odds<'a> {
    table: &'a Table,
    me: Seat,
    hand: CardSet,
    /// How likely each seat is to hold a card of each rank.
    has: [ByRank; SEATS],
    /// What is known of each seat's cards beyond the mere count: how much more likely each rank is.
    told: [ByRank; SEATS],
    /// How many unseen cards there are of each rank.
    unseen: [u8; RANKS.len()],
}

/// Who has the trick so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Us,
    Nobody,
    Them,
}

/// How likely a trick goes where.
#[derive(Clone, Copy)]
struct Endings {
    us: f32,
    void: f32,
    them: f32,
}

impl<'a> Odds<'a> {
    /// From a sight, and what signals have told of each seat.
    pub(crate) fn new(sight: &'a Sight, me: Seat, told: &Told) -> Odds<'a> {
        let table = &sight.table;
        let unseen_set = sight.unseen();
        let all = unseen_set.len().max(1) as f32;
        let unseen = RANKS.map(|rank| unseen_set.of_rank(rank).len() as u8);
        let mut odds = Odds {
            table,
            me,
            hand: sight.hands[me].unwrap_or_default(),
            has: [[0.0; RANKS.len()]; SEATS],
            told: [[0.0; RANKS.len()]; SEATS],
            unseen,
        };
        for seat in Seat::all(table.seats()) {
            let held = table.left_to_play(seat);
            let at = seat.index();
            for (n, rank) in RANKS.into_iter().enumerate() {
                let base = 1.0 - power(1.0 - f32::from(unseen[n]) / all, held);
                let known = match sight.hands[seat] {
                    Some(hand) => Some(!hand.of_rank(rank).is_empty()),
                    None => told[at][n].filter(|_| held > 0 && unseen[n] > 0),
                };
                odds.has[at][n] = match known {
                    Some(true) => 1.0,
                    Some(false) => 0.0,
                    None => base,
                };
                if seat != me {
                    odds.told[at][n] = odds.has[at][n] - base;
                }
            }
        }
        odds
    }

    fn side(&self) -> Side {
        Side::of(self.me)
    }

    /// The chance that my side wins the hand, a draw counted as half, if I play this card now.
    pub(crate) fn playing(&self, card: Card) -> f32 {
        let mut rest = self.hand;
        rest.remove(card);
        let (mut top, mut owner) = self.on_table();
        let rank = strength(card);
        match top {
            Some(high) if rank < high => {}
            Some(high) if rank == high => owner = Owner::Nobody,
            _ => (top, owner) = (Some(rank), Owner::Us),
        }
        let mine = owner == Owner::Us && top == Some(rank);
        let after = self.table.trick().count() + 1;
        self.settle(
            self.endings(top.unwrap_or(rank), owner, after, None),
            rest,
            mine,
        )
    }

    /// The chance that my side wins the hand as it stands, somebody else to act next.
    pub(crate) fn standing(&self) -> f32 {
        let played = self.table.trick().count();
        let (Some(top), owner) = self.on_table() else {
            return self.between(&self.sides(), self.hand, self.table.leader());
        };
        if self
            .me
            .distance_from(self.table.leader(), self.table.seats())
            < played
        {
            return self.settle(self.endings(top, owner, played, None), self.hand, false);
        }
        let mut best = 0.0f32;
        for card in self.hand {
            let mut rest = self.hand;
            rest.remove(card);
            let endings = self.endings(top, owner, played, Some(strength(card)));
            best = best.max(self.settle(endings, rest, false));
        }
        best
    }

    fn on_table(&self) -> (Option<usize>, Owner) {
        let (mut top, mut owner) = (None, Owner::Nobody);
        for (seat, card) in self.table.trick() {
            let rank = strength(card);
            match top {
                Some(high) if rank < high => {}
                Some(high) if rank == high => owner = Owner::Nobody,
                _ => {
                    let ours = Side::of(seat) == self.side();
                    (top, owner) = (Some(rank), if ours { Owner::Us } else { Owner::Them });
                }
            }
        }
        (top, owner)
    }

    /// How the trick ends, if each seat after the first `played` takes it from the other side where it can.
    fn endings(&self, top: usize, owner: Owner, played: usize, mine: Option<usize>) -> Endings {
        let seats = self.table.seats();
        let mut states = [[0.0f32; RANKS.len()]; 3];
        states[owner as usize][top] = 1.0;
        for place in played..seats {
            let seat = self.table.leader().left(place, seats);
            let side = if Side::of(seat) == self.side() {
                Owner::Us
            } else {
                Owner::Them
            };
            let mut own = [0.0; RANKS.len()];
            let has = match mine {
                Some(rank) if seat == self.me => {
                    own[rank] = 1.0;
                    &own
                }
                _ => &self.has[seat.index()],
            };
            let mut next = [[0.0f32; RANKS.len()]; 3];
            for owner in [Owner::Us, Owner::Nobody, Owner::Them] {
                for (top, &often) in states[owner as usize].iter().enumerate() {
                    if often == 0.0 {
                        continue;
                    }
                    if owner == side {
                        next[owner as usize][top] += often;
                        continue;
                    }
                    let mut left = often;
                    for rank in top + 1..RANKS.len() {
                        next[side as usize][rank] += left * has[rank];
                        left *= 1.0 - has[rank];
                    }
                    next[Owner::Nobody as usize][top] += left * has[top];
                    next[owner as usize][top] += left * (1.0 - has[top]);
                }
            }
            states = next;
        }
        let sum = |owner: Owner| states[owner as usize].iter().sum();
        Endings {
            us: sum(Owner::Us),
            void: sum(Owner::Nobody),
            them: sum(Owner::Them),
        }
    }

    /// The chance to win the hand after a trick that ends so, with these cards left.
    fn settle(&self, endings: Endings, rest: CardSet, mine: bool) -> f32 {
        let Endings { us, void, them } = endings;
        let seats = self.table.seats();
        let after = |taken: Option<Seat>, often: f32| {
            if often == 0.0 {
                return 0.0;
            }
            let leader = taken.unwrap_or(self.table.leader());
            let mut sides = self.sides();
            sides.push(taken.map(Side::of));
            often * self.between(&sides, rest, leader)
        };
        let winner = if mine {
            self.me
        } else {
            self.me.left(2, seats)
        };
        after(Some(winner), us) + after(None, void) + after(Some(self.me.next(seats)), them)
    }

    fn sides(&self) -> ArrayVec<Option<Side>, 4> {
        let tricks = self.table.tricks().iter();
        tricks.map(|taken| taken.map(Side::of)).collect()
    }

    /// The chance to win the hand between two tricks, after these, with these cards left.
    fn between(&self, sides: &[Option<Side>], rest: CardSet, leader: Seat) -> f32 {
        match verdict(sides) {
            Some(Verdict::Drawn) => return 0.5,
            Some(Verdict::Won(side)) => return f32::from(u8::from(side == self.side())),
            None => {}
        }
        let count = sides.len();
        let first = sides.first().copied().flatten();
        let ours = first.map(|side| side == self.side());
        if count > 0 && self.sure(ours, rest) {
            return 1.0;
        }
        let weights = self.weights(count, ours);
        let place = self.me.distance_from(leader, self.table.seats());
        let mut logit = weights.place[place];
        for card in rest {
            logit += weights.rank[strength(card)];
        }
        for seat in Seat::all(self.table.seats()) {
            let sign = if Side::of(seat) == self.side() {
                0.8
            } else {
                -0.8
            };
            let told = self.told[seat.index()].iter().zip(&weights.rank);
            logit += sign * told.map(|(told, weight)| told * weight).sum::<f32>();
        }
        1.0 / (1.0 + exp(-logit))
    }

    /// Whether the highest of these cards wins the hand whatever comes: after a first trick that was not lost
    /// one more is enough, and after one that was won a void one.
    fn sure(&self, first: Option<bool>, rest: CardSet) -> bool {
        let Some(top) = rest.into_iter().map(strength).max() else {
            return false;
        };
        let against = match first {
            Some(true) => &self.unseen[top + 1..],
            None => &self.unseen[top..],
            Some(false) if rest.len() == 1 => &self.unseen[top..],
            Some(false) => return false,
        };
        against.iter().all(|&count| count == 0)
    }

    fn weights(&self, tricks: usize, first: Option<bool>) -> &'static Weights {
        let all = match self.table.variant() {
            Variant::Morlino | Variant::Cason => &FOR_FOUR,
            Variant::CasonTwo => &FOR_TWO,
        };
        &all[state(tricks, first)]
    }
}

/// The number of a state between tricks: how many, and whether my side took the first.
pub(crate) fn state(tricks: usize, first: Option<bool>) -> usize {
    match (tricks, first) {
        (0, _) => 0,
        (1, Some(true)) => 1,
        (1, Some(false)) => 2,
        (1, _) => 3,
        (_, Some(true)) => 4,
        (_, Some(false)) => 5,
        _ => 6,
    }
}
