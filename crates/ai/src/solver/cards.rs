//! A Vidrasso hand whose cards are all known, packed into two words for the search.
//!
//! Whose a card is does not change while a hand is played, and neither does which card lies under which. So the cards that
//! are still to be played, with who leads, are the whole position between two tricks.
//!
//! Cards are numbered anew for the trumps of the hand: a lane of eight for each suit, the trump suit first, the strongest
//! card first, and then a lane of the four cards of the trump rank, each in the place of its suit. So in every lane the
//! lower number is the stronger card, and neighbours in strength are neighbours in number.

use super::At;
use strohmann_rules::vidrasso::{Round, Unseen, value};
use strohmann_rules::{Card, Eye, Game, Rank, Seat, Suit, Vidrasso};

/// How many cards there are.
pub(super) const CARDS: usize = 36;

/// Where the cards of the trump rank begin.
const RANK_LANE: usize = 32;

/// The cards of the trump rank.
pub(super) const RANKS: u64 = 0xF << RANK_LANE;

/// The trumps of either kind.
pub(super) const TRUMPS: u64 = RANKS | 0xFF;

/// What of a hand does not change while it is played out.
#[derive(Clone)]
pub(crate) struct Deal {
    /// The card of each number.
    cards: [Card; CARDS],
    /// The cards of each player that were to come when the deal was taken, and the one led.
    pub(super) own: [u64; 2],
    /// The card that turns up once this one is played.
    pub(crate) under: [u64; CARDS],
    /// What each card counts.
    pub(super) points: [u8; CARDS],
}

/// Which cards are to come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Left {
    /// All of both players.
    pub(super) all: u64,
    /// Those of them that can be played now.
    pub(super) open: u64,
}

impl Left {
    /// After a trick of these two.
    pub(crate) fn after(self, deal: &Deal, lead: usize, reply: usize) -> Left {
        let played = 1 << lead | 1 << reply;
        Left {
            all: self.all & !played,
            open: self.open & !played | deal.under[lead] | deal.under[reply],
        }
    }
}

/// The cards of the suit of a card, that of the trump rank among them.
pub(super) const SUIT: [u64; CARDS] = {
    let mut table = [0; CARDS];
    let mut card = 0;
    while card < CARDS {
        let suit = if card < RANK_LANE {
            card / 8
        } else {
            card - RANK_LANE
        };
        table[card] = 0xFF << (8 * suit) | 1 << (RANK_LANE + suit);
        card += 1;
    }
    table
};

/// The cards that beat this one when they are played to it.
pub(super) const BEATERS: [u64; CARDS] = {
    let mut table = [0; CARDS];
    let mut card = 0;
    while card < CARDS {
        table[card] = if card >= RANK_LANE {
            RANKS
        } else if card < 8 {
            RANKS | ((1 << card) - 1)
        } else {
            let lane = 0xFF << (card / 8 * 8);
            TRUMPS | lane & ((1 << card) - 1)
        };
        card += 1;
    }
    table
};

/// What may be played to this lead (`VD-4`).
pub(super) fn replies(open: u64, lead: usize) -> u64 {
    let same = open & SUIT[lead];
    if same == 0 {
        open
    } else {
        same | open & TRUMPS
    }
}

/// The numbers of the cards of a set, ascending.
pub(crate) fn numbers(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (number < 64).then_some(number)
    })
}

/// A position as the search takes it up.
pub(crate) struct Start {
    pub(crate) deal: Deal,
    /// A card that is led is not among those left.
    pub(crate) at: At,
}

impl Deal {
    /// The card of each number.
    pub(crate) fn cards(&self) -> &[Card; CARDS] {
        &self.cards
    }

    pub(crate) fn card(&self, number: usize) -> Card {
        self.cards[number]
    }

    /// What the cards of a set count.
    pub(super) fn sum(&self, set: u64) -> i32 {
        numbers(set).map(|card| i32::from(self.points[card])).sum()
    }
}

impl Start {
    /// The position, if cards are being played or all are played.
    pub(crate) fn new(round: &Round) -> Option<Start> {
        // Whoever has the round may know everything.
        let sight = Vidrasso::sight(round, Eye::House);
        let (suit, rank) = sight.suit.zip(sight.rank)?;
        let given = Seat::all(2).all(|seat| sight.gifts[seat] != Unseen::None);
        if !given {
            return None;
        }
        let cards = numbered(suit, rank);
        let number = |card: Card| cards.iter().position(|&other| other == card);
        let bit = |card: Card| number(card).map_or(0, |number| 1u64 << number);
        let mut deal = Deal {
            cards,
            own: [0; 2],
            under: [0; CARDS],
            points: cards.map(|card| value(card) as u8),
        };
        let mut left = Left { all: 0, open: 0 };
        let lead = sight.lead.and_then(number);
        for seat in Seat::all(2) {
            let hand = sight.hands[seat].unwrap_or_default();
            let mut open: u64 = hand.into_iter().map(bit).sum();
            let mut own = open;
            for pile in sight.piles[seat] {
                let under = match pile.under {
                    Unseen::Card(card) => bit(card),
                    Unseen::None | Unseen::Hidden => 0,
                };
                let top = pile.top.map_or(0, bit);
                open |= top;
                own |= top | under;
                // What a lead has bared turns up with the trick's end.
                let above = pile.top.and_then(number).or(lead.filter(|_| under != 0));
                if let Some(above) = above {
                    deal.under[above] |= under;
                }
            }
            left.all |= own;
            if seat == sight.leader {
                own |= lead.map_or(0, |lead| 1 << lead);
            }
            deal.own[seat.index()] = own;
            left.open |= open;
        }
        Some(Start {
            deal,
            at: At {
                left,
                leader: sight.leader.index(),
                lead,
            },
        })
    }

    /// What is to come counts: the cards left and the one led.
    pub(crate) fn to_come(&self) -> i32 {
        let led = self.at.lead.map_or(0, |lead| 1 << lead);
        self.deal.sum(self.at.left.all | led)
    }
}

/// The cards in the order of their numbers.
fn numbered(trump: Suit, rank: Rank) -> [Card; CARDS] {
    let mut suits = Suit::ALL;
    // The trump suit first, the others as they come.
    suits[..=trump as usize].rotate_right(1);
    let others = Rank::ALL[..9].iter().filter(|&&other| other != rank);
    let plain = suits
        .iter()
        .flat_map(|&suit| others.clone().map(move |&rank| Card::new(rank, suit)));
    let top = suits.iter().map(|&suit| Card::new(rank, suit));
    let mut cards = [Card::new(rank, trump); CARDS];
    for (place, card) in cards.iter_mut().zip(plain.chain(top)) {
        *place = card;
    }
    cards
}
