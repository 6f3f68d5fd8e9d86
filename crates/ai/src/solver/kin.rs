//! Which positions are played alike, and how far apart what they come to can be.
//!
//! Two positions are kin if the cards of a suit in the one, from the strongest to the weakest, have the same owners as
//! those in the other, and cards with others under them or on them are the same in both. Then every way to play the one is
//! a way to play the other, and only what the tricks count differs. So what is known of the one bounds the other.

use super::cards::{CARDS, Deal, Left, RANKS, numbers};

/// The kinship of the positions of one deal.
pub(super) struct Kin {
    /// The cards under which others lie; all cards if no position has any kin but itself.
    tops: u64,
    own: [u64; 2],
    points: [u8; CARDS],
    /// The same number for all cards of a suit with the same owners.
    owners: Box<[[u8; 256]; 4]>,
}

impl Kin {
    /// None is kin to another if those are told apart.
    pub(super) fn new(deal: &Deal, apart: bool) -> Kin {
        let tops = numbers((1 << CARDS) - 1).filter(|&card| apart || deal.under[card] != 0);
        let mut owners = Box::new([[0; 256]; 4]);
        for (suit, owners) in owners.iter_mut().enumerate() {
            let lane = |seat: usize| (deal.own[seat] >> (8 * suit) & 0xFF) as u8;
            let all = usize::from(lane(0) | lane(1));
            for (cards, owners) in owners.iter_mut().enumerate() {
                // Others never come up, and no class needs them where all cards are told apart.
                if cards & !all == 0 && !apart {
                    *owners = strongest([lane(0), lane(1)], cards as u8);
                }
            }
        }
        Kin {
            tops: tops.map(|card| 1 << card).sum(),
            own: deal.own,
            points: deal.points,
            owners,
        }
    }

    /// A number that kin have in common, and hardly any others.
    pub(super) fn class(&self, all: u64, me: usize) -> u64 {
        let mut class = all & RANKS | (me as u64) << CARDS;
        for (suit, owners) in self.owners.iter().enumerate() {
            let cards = (all >> (8 * suit) & 0xFF) as usize;
            class |= u64::from(owners[cards]) << (8 * suit);
        }
        // Odd numbers with their bits well mixed.
        let tops = (all & self.tops).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (class ^ class >> 19)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .wrapping_add(tops ^ tops >> 32)
    }

    /// What the keys of kin have in common: cards that are what they are, and who leads.
    pub(super) fn same(&self) -> u64 {
        self.tops | RANKS | 1 << CARDS
    }

    /// By how much more, and by how much less, the cards of a position count than those of another; nothing if they are
    /// not kin.
    pub(super) fn apart(&self, left: Left, other: u64) -> Option<(i32, i32)> {
        let fixed = left.all & (self.tops | !left.open);
        let (mut more, mut less) = (0, 0);
        let mut suits = (left.all ^ other) & ((1 << CARDS) - 1);
        while suits != 0 {
            let suit = 0xFF << (suits.trailing_zeros() & !7);
            suits &= !suit;
            let mut theirs = other & suit;
            for here in numbers(left.all & suit) {
                let there = theirs.trailing_zeros() as usize;
                if here != there {
                    let owner = self.own[0] >> here & 1;
                    if theirs == 0
                        || self.own[0] >> there & 1 != owner
                        || (fixed >> here | fixed >> there) & 1 == 1
                    {
                        return None;
                    }
                    let difference = i32::from(self.points[here]) - i32::from(self.points[there]);
                    more += difference.max(0);
                    less += (-difference).max(0);
                }
                theirs &= theirs.wrapping_sub(1);
            }
            if theirs != 0 {
                return None;
            }
        }
        Some((more, less))
    }
}

/// The strongest cards of a suit with the same owners as these, in that order; `own` has those of each player.
fn strongest(own: [u8; 2], cards: u8) -> u8 {
    let (mut place, mut strongest) = (0, 0);
    for card in numbers(u64::from(cards)) {
        let owner = usize::from(own[1] >> card & 1);
        let after = own[owner] & (0xFF << place);
        place = after.trailing_zeros() + 1;
        strongest |= after & after.wrapping_neg();
    }
    strongest
}
