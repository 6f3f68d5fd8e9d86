//! How likely a card of Stirnrunde takes a trick.

use strohmann_rules::stirnrunde::{Scoring, Sight, beats};
use strohmann_rules::{Card, CardBag, CardSet, Rank, Seat, Suit};

use crate::greedy::exp::exp;

// Fitted to rounds played against itself, by two to six players.
/// How much an equal card counts among those above: the first of the two wins.
const EQUAL: f32 = 0.185;
/// How fast a trump loses with the trumps above it that are out.
const TRUMP_ABOVE: f32 = 0.41;
/// How often a low trump takes a trick of another suit, more for each suit that the hand lacks, less for trumps above.
const RUFF: f32 = 0.06;
const RUFF_VOID: f32 = 0.0092;
const RUFF_ABOVE: f32 = 0.041;
/// The chance of the best trump.
const SUREST: f32 = 0.98;
/// The chance of the best card of another suit, and how fast it falls with those above that are out.
const PLAIN: f32 = 0.6;
const PLAIN_ABOVE: f32 = 1.146;
/// How surely others follow suit, by how many cards of it each has, and have trumps, by how many of those.
const FOLLOWS: f32 = 1.237;
const TRUMPS: f32 = 0.648;
/// How much of that danger comes true.
const RUFFED: f32 = 0.842;
/// How often somebody beats a card that he can beat: who wants tricks, and who does not.
const WANTS: f32 = 0.692;
const DUCKS: f32 = 0.358;

/// The most cards in a hand.
pub(crate) const MOST: usize = 10;

/// What a player sees of the cards.
pub(crate) struct Odds<'a> {
    sight: &'a Sight,
    me: Seat,
    trump: Option<Suit>,
    /// The cards he has not seen.
    pub(crate) unseen: CardBag,
    /// How likely an unseen card is in the hand of somebody else.
    pub(crate) out: f32,
    /// How many others there are.
    pub(crate) others: f32,
    /// How many unseen cards there are of each suit.
    pub(crate) of_suit: [f32; 4],
    /// How many suits my hand lacks.
    pub(crate) voids: f32,
}

/// The cards of its suit that beat a card.
fn above(card: Card) -> CardSet {
    match card.rank() {
        Rank::Ace => CardSet::EMPTY,
        _ => CardSet::after(card) | CardSet::one(Card::new(Rank::Ace, card.suit())),
    }
}

/// How many cards of a bag are in a set.
pub(crate) fn count(bag: CardBag, set: CardSet) -> f32 {
    ((bag.kinds() & set).len() + (bag.pairs() & set).len()) as f32
}

impl<'a> Odds<'a> {
    /// For the one whose sight it is, with this trump.
    pub(crate) fn new(sight: &'a Sight, me: Seat, trump: Option<Suit>) -> Odds<'a> {
        let unseen = sight.unseen();
        let open = &sight.open;
        let mut held = 0;
        let mut seat = me.next(open.seats.into());
        while seat != me {
            held += open.count(seat);
            seat = seat.next(open.seats.into());
        }
        let hand = sight.hands[me].unwrap_or_default().kinds();
        let lacking = Suit::ALL
            .iter()
            .filter(|&&suit| hand.of_suit(suit).is_empty());
        Odds {
            sight,
            me,
            trump,
            unseen,
            out: held as f32 / unseen.len().max(1) as f32,
            others: f32::from(open.seats - 1),
            of_suit: Suit::ALL.map(|suit| count(unseen, CardSet::suit(suit))),
            voids: lacking.count() as f32,
        }
    }

    /// Whether cards of this suit are trumps.
    pub(crate) fn is_trump(&self, suit: Suit) -> bool {
        self.trump == Some(suit)
    }

    /// How many unseen cards of its suit beat a card.
    pub(crate) fn above(&self, card: Card) -> f32 {
        count(self.unseen, above(card))
    }

    /// The chance that a card takes a trick some time later.
    pub(crate) fn later(&self, card: Card) -> f32 {
        let over = self.above(card) + EQUAL * self.unseen.count(card) as f32;
        let each = self.out / self.others;
        match self.trump {
            Some(trump) if trump == card.suit() => {
                let high = exp(-TRUMP_ABOVE * self.out * over);
                let ruff = (RUFF + RUFF_VOID * self.voids) * exp(-RUFF_ABOVE * self.out * over);
                (high + (1.0 - high) * ruff).min(SUREST)
            }
            trump => {
                let high = PLAIN * exp(-PLAIN_ABOVE * self.out * over);
                let Some(trump) = trump else {
                    return high;
                };
                let void = exp(-FOLLOWS * self.of_suit[card.suit() as usize] * each);
                let trumps = 1.0 - exp(-TRUMPS * self.of_suit[trump as usize] * each);
                high * exp(-RUFFED * self.others * void * trumps)
            }
        }
    }

    /// The same for all cards of a hand, in order.
    pub(crate) fn all_later(&self, hand: CardBag) -> [f32; MOST] {
        let mut all = [0.0; MOST];
        for (place, card) in all.iter_mut().zip(hand) {
            *place = self.later(card);
        }
        all
    }

    /// The chance that a card takes the trick under way.
    pub(crate) fn now(&self, card: Card) -> f32 {
        let open = &self.sight.open;
        let seats = usize::from(open.seats);
        let best = open.winning.and_then(|seat| open.trick[seat]);
        if best.is_some_and(|best| !beats(best, card, self.trump)) {
            return 0.0;
        }
        let led = open.led().unwrap_or(card.suit());
        let over = self.above(card);
        let mut holds = 1.0;
        let mut seat = self.me.next(seats);
        while seat != open.leader {
            let each = open.count(seat) as f32 / self.unseen.len().max(1) as f32;
            let has = |suit: Suit, cards: f32| {
                if open.lacks[seat].of_suit(suit).is_empty() {
                    1.0 - exp(-each * cards)
                } else {
                    0.0
                }
            };
            let of_led = self.of_suit[led as usize];
            let void = 1.0 - has(led, of_led);
            let higher = has(card.suit(), over);
            let beaten = match self.trump {
                Some(trump) if trump == led => higher,
                Some(trump) if trump == card.suit() => void * higher,
                Some(trump) => higher + void * has(trump, self.of_suit[trump as usize]),
                None => higher,
            };
            let bid = self.sight.bids[seat].unwrap_or(0);
            let beaten = if bid > open.tricks[seat] {
                WANTS * beaten
            } else {
                // Who wants no trick beats the card where he must: with nothing lower of the suit.
                let forced = if card.suit() == led {
                    higher * (1.0 - has(led, of_led - over))
                } else {
                    0.0
                };
                forced + DUCKS * (beaten - forced)
            };
            holds *= 1.0 - beaten.clamp(0.0, 1.0);
            seat = seat.next(seats);
        }
        holds
    }

    /// How many tricks are certain, whatever the others hold.
    ///
    /// Whoever has the lead takes a trick with each card that none unseen can beat: trumps, or all suits where
    /// there is no trump. Who has not needs a trump first that none unseen can even match.
    pub(crate) fn certain(&self, hand: CardBag) -> u8 {
        let counts = |card: Card| self.trump.is_none_or(|trump| trump == card.suit());
        let leads = self.sight.open.leader == self.me;
        let enters = |card: Card| self.trump == Some(card.suit()) && self.unseen.count(card) == 0;
        let high = || {
            hand.into_iter()
                .filter(|&card| counts(card) && self.above(card) == 0.0)
        };
        if leads || high().any(enters) {
            high().count() as u8
        } else {
            0
        }
    }
}

/// How likely so many tricks are taken.
#[derive(Clone, Copy)]
pub(crate) struct Chances {
    /// By the number of tricks.
    pub(crate) of: [f32; MOST + 1],
    cards: usize,
}

impl Chances {
    /// No card, no trick.
    pub(crate) const NONE: Chances = {
        let mut of = [0.0; MOST + 1];
        of[0] = 1.0;
        Chances { of, cards: 0 }
    };

    /// Takes in one more card with its chance.
    pub(crate) fn add(&mut self, chance: f32) {
        self.cards = (self.cards + 1).min(MOST);
        for tricks in (1..=self.cards).rev() {
            self.of[tricks] = self.of[tricks] * (1.0 - chance) + self.of[tricks - 1] * chance;
        }
        self.of[0] *= 1.0 - chance;
    }

    /// The points to be expected for an announcement, with so many tricks taken already.
    pub(crate) fn expected(&self, scoring: Scoring, bid: u8, taken: u8) -> f32 {
        let all = self.of[..=self.cards].iter().zip(taken..);
        all.map(|(often, tricks)| often * scoring.points(bid, tricks) as f32)
            .sum()
    }
}
