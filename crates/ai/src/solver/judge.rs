//! What a position seems to come to, without a search.
//!
//! Every card of either player has a worth that follows from the cards left in its suit and from the trumps left. Whose a
//! card is does not change, so the worths of a suit are looked up by which of its eight cards are left.

use super::cards::{Deal, Left, RANKS, numbers};

// Fitted by least squares to positions of 8 to 13 tricks that were solved; in points beyond half of those to come.
/// What leading is worth.
const LEAD: f32 = 0.786;
/// A card of the trump rank, and more for what it counts.
const RANK: f32 = 0.145;
const RANK_VALUE: f32 = 0.465;
/// A card of the trump suit.
const SUIT: Worth = Worth {
    base: 1.709,
    value: 0.094,
    above: -1.187,
    value_above: 0.026,
    top: -0.554,
    top_value: 0.0,
};
/// Each card of the trump rank against one of the trump suit, and against what that counts.
const SUIT_RANKS: f32 = -0.673;
const SUIT_RANKS_VALUE: f32 = 0.072;
/// A card of another suit.
const PLAIN: Worth = Worth {
    base: -1.854,
    value: -0.309,
    above: -0.084,
    value_above: -0.109,
    top: 0.065,
    top_value: 0.216,
};
/// The same for each trump of the other, and for each of one's own.
const PLAIN_THEIRS: [f32; 3] = [0.424, -0.042, -0.346];
const PLAIN_OWN: [f32; 3] = [0.399, 0.042, 0.149];
/// That it cannot be played yet: of the trump suit, another suit, the trump rank.
const COVERED: [f32; 3] = [-1.774, -1.189, -1.535];

/// What a card is worth by what it counts and by the cards of the other that are stronger in its suit.
struct Worth {
    base: f32,
    value: f32,
    above: f32,
    /// For each point of each stronger one.
    value_above: f32,
    /// That none is stronger.
    top: f32,
    top_value: f32,
}

impl Worth {
    fn of(&self, value: f32, above: f32) -> f32 {
        let rest = if above > 0.0 {
            above * (self.above + value * self.value_above)
        } else {
            self.top + value * self.top_value
        };
        self.base + value * self.value + rest
    }
}

/// Parts of a point in which worths are summed.
const PARTS: f32 = 256.0;

/// The worths of a suit's cards that are left: those of the first player less those of the second.
#[derive(Clone, Copy, Default)]
struct Lane {
    /// As they are.
    base: i32,
    /// More for each trump, or card of the trump rank, of the first player and of the second.
    each: [i32; 2],
}

/// Judges the positions of one deal.
pub(crate) struct Judge {
    lanes: Box<[[Lane; 256]; 4]>,
    own: [u64; 2],
    ranks: [i32; 16],
}

impl Judge {
    pub(crate) fn new(deal: &Deal) -> Judge {
        let mut lanes = Box::new([[Lane::default(); 256]; 4]);
        for (suit, lane) in lanes.iter_mut().enumerate() {
            let cards = |seat: usize| (deal.own[seat] >> (8 * suit) & 0xFF) as usize;
            let all = cards(0) | cards(1);
            for (left, lane) in lane.iter_mut().enumerate() {
                // Others never come up.
                if left & !all == 0 {
                    *lane = worths(deal, suit, left);
                }
            }
        }
        let ranks = std::array::from_fn(|left| {
            let cards = numbers((left as u64) << 32);
            let worth = |card: usize| {
                let worth = RANK + RANK_VALUE * f32::from(deal.points[card]);
                sign(deal, card) * worth
            };
            parts(cards.map(worth).sum())
        });
        Judge {
            lanes,
            own: deal.own,
            ranks,
        }
    }

    /// What the leader may get of the `sum` points left.
    pub(crate) fn leaders(&self, left: Left, leader: usize, sum: i32) -> i32 {
        let count = |set: u64| set.count_ones() as i32;
        let [first, second] = self.own.map(|own| left.all & own);
        let ranks = [count(first & RANKS), count(second & RANKS)];
        let trumps = [
            ranks[0] + count(first & 0xFF),
            ranks[1] + count(second & 0xFF),
        ];
        let lane = |suit: usize| &self.lanes[suit][(left.all >> (8 * suit) & 0xFF) as usize];
        let worth = |lane: &Lane, counts: [i32; 2]| {
            lane.base + counts[0] * lane.each[0] + counts[1] * lane.each[1]
        };
        let mut over = self.ranks[(left.all >> 32) as usize & 0xF] + worth(lane(0), ranks);
        over += (1..4).map(|suit| worth(lane(suit), trumps)).sum::<i32>();
        let covered = left.all & !left.open;
        for (lane, each) in [0xFF, 0xFFFF_FF00, RANKS].into_iter().zip(COVERED) {
            let covered = covered & lane;
            over += parts(each) * (count(covered & first) - count(covered & second));
        }
        if leader == 1 {
            over = -over;
        }
        // Half of what is left, and that to the nearest point.
        let half = PARTS as i32 / 2;
        (sum * half + over + parts(LEAD) + half).div_euclid(PARTS as i32)
    }
}

fn parts(points: f32) -> i32 {
    (points * PARTS).round() as i32
}

/// 1 for a card of the first player, −1 for one of the second.
fn sign(deal: &Deal, card: usize) -> f32 {
    if deal.own[0] >> card & 1 == 1 {
        1.0
    } else {
        -1.0
    }
}

/// The worths of a suit if these of its cards are left.
fn worths(deal: &Deal, suit: usize, left: usize) -> Lane {
    let (mut base, mut each) = (0.0, [0.0; 2]);
    let mut seen = [0.0; 2];
    // The strongest first.
    for card in numbers((left as u64) << (8 * suit)) {
        let owner = (deal.own[1] >> card & 1) as usize;
        let other = 1 - owner;
        let (sign, value) = (sign(deal, card), f32::from(deal.points[card]));
        let above = seen[other];
        seen[owner] += 1.0;
        if suit == 0 {
            base += sign * SUIT.of(value, above);
            each[other] += sign * (SUIT_RANKS + SUIT_RANKS_VALUE * value);
        } else {
            let top = if above > 0.0 { 0.0 } else { 1.0 };
            let each_of =
                |[base, by_value, by_top]: [f32; 3]| base + by_value * value + by_top * top;
            base += sign * PLAIN.of(value, above);
            each[other] += sign * each_of(PLAIN_THEIRS);
            each[owner] += sign * each_of(PLAIN_OWN);
        }
    }
    Lane {
        base: parts(base),
        each: each.map(parts),
    }
}
