//! What is certain to be taken, told from the cards alone.

use super::cards::{CARDS, Deal, Left, RANKS, TRUMPS, numbers};

/// Bounds the positions of one deal.
pub(super) struct Bounds {
    own: [u64; 2],
    points: [u8; CARDS],
    /// The cards that count 1, 2 and so on.
    values: [u64; 9],
}

impl Bounds {
    pub(super) fn new(deal: &Deal) -> Bounds {
        let mut values = [0; 9];
        for card in numbers(deal.own[0] | deal.own[1]) {
            values[deal.points[card] as usize - 1] |= 1 << card;
        }
        Bounds {
            own: deal.own,
            points: deal.points,
            values,
        }
    }

    /// What a player takes whatever the other does, if he leads next or if he does not.
    pub(super) fn sure(&self, left: Left, seat: usize, leads: bool) -> i32 {
        let own = left.all & self.own[seat];
        let theirs = left.all & self.own[1 - seat];
        if theirs & TRUMPS == 0 {
            self.unstopped(own, theirs, left.open, leads)
        } else {
            self.trumps(own, theirs)
        }
    }

    /// What trumps take.
    ///
    /// A card of the other can beat one trump at most. So of the strongest so many, those win that are more than the
    /// other's cards that beat the weakest of them, and each brings itself and a card of the other.
    fn trumps(&self, own: u64, theirs: u64) -> i32 {
        let ranks = (own & RANKS).count_ones() as i32;
        let over = ranks - (theirs & RANKS).count_ones() as i32;
        let (mut wins, mut among) = (over, own & RANKS);
        let mut lane = own & 0xFF;
        let all = lane;
        let others = theirs & 0xFF;
        while lane != 0 {
            let card = lane & lane.wrapping_neg();
            lane ^= card;
            let strongest = over + (all & (2 * card - 1)).count_ones() as i32
                - (others & (card - 1)).count_ones() as i32;
            if strongest > wins {
                wins = strongest;
                among = own & (RANKS | (2 * card - 1) & 0xFF);
            }
        }
        if wins <= 0 {
            return 0;
        }
        self.cheapest(among, wins) + self.cheapest(theirs, wins)
    }

    /// What is taken in a row from a player without trumps.
    ///
    /// All trumps win. Who leads, or can trump what is led, wins with the strongest cards of the other suits as well.
    fn unstopped(&self, own: u64, theirs: u64, open: u64, leads: bool) -> i32 {
        let mut wins = own & TRUMPS;
        if leads || wins & open != 0 {
            for suit in 1..4 {
                let suit = 0xFF << (8 * suit);
                let against = theirs & suit;
                let stronger = (against & against.wrapping_neg()).wrapping_sub(1);
                wins |= own & open & suit & stronger;
            }
        }
        if wins == 0 {
            return 0;
        }
        let points: i32 = numbers(wins).map(|card| i32::from(self.points[card])).sum();
        points + self.cheapest(theirs, wins.count_ones() as i32)
    }

    /// What the so many cards of a set that count least come to.
    fn cheapest(&self, set: u64, count: i32) -> i32 {
        let mut left = count;
        let mut sum = 0;
        for (n, &value) in self.values.iter().enumerate() {
            let here = ((set & value).count_ones() as i32).min(left);
            sum += here * (n as i32 + 1);
            left -= here;
            if left == 0 {
                break;
            }
        }
        sum
    }
}
