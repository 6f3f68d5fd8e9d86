//! Sets of cards as bits; nothing outside this file sees the bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::card::{Card, Rank, Suit};

const LANE: u64 = 0x3FFE;
const RANK_LANES: u64 = 0x0001_0001_0001_0001;

/// A set of different cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 52.
    pub const ALL: CardSet = CardSet(LANE * RANK_LANES);

    /// All cards of a suit.
    pub const fn suit(suit: Suit) -> CardSet {
        CardSet(LANE << (16 * suit as u8))
    }

    /// All four cards of a rank.
    pub const fn rank(rank: Rank) -> CardSet {
        CardSet(RANK_LANES << (rank as u8 + 1))
    }

    /// All cards of these ranks.
    pub const fn ranks(ranks: &[Rank]) -> CardSet {
        let mut set = CardSet::EMPTY;
        let mut n = 0;
        while n < ranks.len() {
            set.0 |= CardSet::rank(ranks[n]).0;
            n += 1;
        }
        set
    }

    /// Just this card.
    pub const fn one(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// The cards of the same suit that come before a card, ace first.
    pub const fn before(card: Card) -> CardSet {
        CardSet(CardSet::suit(card.suit()).0 & ((1 << card.index()) - 1))
    }

    /// The cards of the same suit that come after a card, king last.
    pub const fn after(card: Card) -> CardSet {
        CardSet(CardSet::suit(card.suit()).0 & !((2 << card.index()) - 1))
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// Its cards of one suit.
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> CardSet {
        CardSet(self.0 & CardSet::suit(suit).0)
    }

    /// Its cards of one rank.
    #[must_use]
    pub const fn of_rank(self, rank: Rank) -> CardSet {
        CardSet(self.0 & CardSet::rank(rank).0)
    }

    /// Whether there are two cards of one rank.
    pub const fn has_pair(self) -> bool {
        let [c, d, h, s] = [self.0, self.0 >> 16, self.0 >> 32, self.0 >> 48];
        (c & d | (c | d) & h | (c | d | h) & s) & LANE != 0
    }

    /// The first card by suit, then rank.
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::from_index(self.0.trailing_zeros() as u8))
    }

    /// The card number `n`, counted from 0, by suit, then rank.
    pub fn nth(self, n: usize) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        CardSet(bits).first()
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: CardSet) {
        *self = *self & other;
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        *self = *self - other;
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(card));
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;
    fn into_iter(self) -> Cards {
        Cards(self)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The cards of a set, by suit, then rank.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Cards {}

/// A bag of cards of a double pack: each card none, once or twice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardBag {
    /// Cards that are there at least once.
    any: CardSet,
    /// Cards that are there twice; always part of `any`.
    both: CardSet,
}

impl CardBag {
    /// No card.
    pub const EMPTY: CardBag = CardBag {
        any: CardSet::EMPTY,
        both: CardSet::EMPTY,
    };

    /// Each card of a set twice.
    pub const fn twice(set: CardSet) -> CardBag {
        CardBag {
            any: set,
            both: set,
        }
    }

    /// How many cards, equal ones counted twice.
    pub const fn len(self) -> usize {
        self.any.len() + self.both.len()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.any.is_empty()
    }

    /// Whether the card is there at least once.
    pub const fn contains(self, card: Card) -> bool {
        self.any.contains(card)
    }

    /// The different cards.
    pub const fn kinds(self) -> CardSet {
        self.any
    }

    /// The cards that are there twice.
    pub const fn pairs(self) -> CardSet {
        self.both
    }

    /// How often the card is there, 0 to 2.
    pub const fn count(self, card: Card) -> usize {
        self.any.contains(card) as usize + self.both.contains(card) as usize
    }

    /// Puts a card in; false, and nothing changed, if it is there twice already.
    pub fn insert(&mut self, card: Card) -> bool {
        let fits = !self.both.contains(card);
        self.both |= self.any & CardSet::one(card);
        self.any.insert(card);
        fits
    }

    /// Takes a card out once; false if it is not there.
    pub fn remove(&mut self, card: Card) -> bool {
        let held = self.contains(card);
        // Of two equal cards one stays.
        self.any -= CardSet::one(card) - self.both;
        self.both.remove(card);
        held
    }

    /// This bag without the cards of another; `None` if one of them is not there.
    pub fn without(self, other: CardBag) -> Option<CardBag> {
        let there = (other.any - self.any).is_empty() && (other.both - self.both).is_empty();
        there.then(|| CardBag {
            any: (self.any - other.any) | (self.both - other.both),
            both: self.both - other.any,
        })
    }

    /// The cards of both bags together; of a card that is there more than twice, two.
    #[must_use]
    pub fn with(self, other: CardBag) -> CardBag {
        CardBag {
            any: self.any | other.any,
            both: self.both | other.both | self.any & other.any,
        }
    }
}

impl From<CardSet> for CardBag {
    fn from(set: CardSet) -> CardBag {
        CardBag {
            any: set,
            both: CardSet::EMPTY,
        }
    }
}

impl IntoIterator for CardBag {
    type Item = Card;
    type IntoIter = BagCards;
    fn into_iter(self) -> BagCards {
        BagCards(self)
    }
}

impl fmt::Debug for CardBag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

/// The cards of a bag by suit, then rank, equal ones next to each other.
#[derive(Clone, Debug)]
pub struct BagCards(CardBag);

impl Iterator for BagCards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.any.first()?;
        self.0.remove(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for BagCards {}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn a_card_parts_its_suit() {
        for card in CardSet::ALL {
            let (before, after) = (CardSet::before(card), CardSet::after(card));
            assert_eq!(
                before | CardSet::one(card) | after,
                CardSet::suit(card.suit())
            );
            assert_eq!(before.len(), card.rank() as usize);
            assert_eq!(before.len() + after.len(), 12);
        }
    }

    #[test]
    fn suits_and_ranks_cut_the_pack() {
        assert_eq!(CardSet::ALL.len(), 52);
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let both = CardSet::suit(suit) & CardSet::rank(rank);
                assert_eq!(both, CardSet::one(Card::new(rank, suit)));
            }
        }
        assert_eq!(CardSet::ALL.of_rank(Rank::Ten).len(), 4);
        assert_eq!(CardSet::ALL.of_suit(Suit::Spades).len(), 13);
    }

    #[test]
    fn a_bag_holds_each_card_twice_at_most() {
        let mut bag = CardBag::EMPTY;
        assert!(bag.insert(card("7C")) && bag.insert(card("7C")));
        assert!(!bag.insert(card("7C")));
        assert_eq!((bag.len(), bag.count(card("7C"))), (2, 2));
        assert!(bag.remove(card("7C")) && bag.contains(card("7C")));
        assert!(bag.remove(card("7C")) && !bag.remove(card("7C")));
    }

    #[test]
    fn bags_are_added_and_taken_apart() {
        let bag = |times: usize| -> CardBag {
            let mut bag = CardBag::from(CardSet::one(card("KD")));
            (0..times).for_each(|_| assert!(bag.insert(card("7C"))));
            bag
        };
        let sevens = |times: usize| bag(times).without(bag(0)).unwrap();
        for all in 0..=2 {
            for some in 0..=2 {
                let rest = bag(all).without(sevens(some));
                assert_eq!(rest, (some <= all).then(|| bag(all - some)));
                if let Some(rest) = rest {
                    assert_eq!(rest.with(sevens(some)), bag(all));
                }
            }
        }
    }
}
