//! Vidrasso by rules of thumb: every card has a price, and a trick is worth taking if it brings more than it costs.

use arrayvec::ArrayVec;
use strohmann_rules::game::MAX_LEGAL;
use strohmann_rules::vidrasso::{Action, Sight, Unseen, beats, follow, trumps, value};
use strohmann_rules::{Card, CardSet, Eye, Rank, Seat, Suit, Vidrasso};

use super::exp::power;
use super::{Greedy, Tactics};
use crate::bot::{Bot, Skill};
use crate::chance::Chance;
use crate::flat::Flat;
use crate::guess::Evidence;
use crate::vidrasso::Vote;

// Fitted to hands played against itself.
/// How surely a card of the trump rank takes a trick.
const RANK_WINS: f32 = 0.97;
/// How surely one of the trump suit does, less for each card above it and for each of the trump rank.
const SUIT_WINS: f32 = 0.94;
const SUIT_ABOVE: f32 = 0.02;
const SUIT_RANKS: f32 = 0.044;
/// How surely any other does, less for each card above it in its suit and for each trump.
const PLAIN_WINS: f32 = 0.274;
const PLAIN_ABOVE: f32 = 0.109;
const PLAIN_TRUMPS: f32 = 0.037;
/// The least: such a card costs even more than the trick.
const WORST: f32 = -0.184;
/// What the other's card in a trick is worth: in one taken, and in one lost.
const CAUGHT: f32 = 3.7;
const LOST: f32 = 2.2;
/// What it is worth to be rid of a suit by the gift.
const VOID: f32 = 0.75;

/// Less than any trick can bring.
const LEAST: f32 = -100.0;

impl Tactics for Vidrasso {
    fn skilled(skill: Skill) -> Box<dyn Bot<Vidrasso>> {
        match skill {
            Skill::Easy => Box::new(Greedy),
            Skill::Normal => Box::new(Flat::new(20)),
            Skill::Strong => Box::new(Vote::strong(Evidence::ALL)),
        }
    }

    fn without(evidence: Evidence) -> Box<dyn Bot<Vidrasso>> {
        Box::new(Vote::strong(evidence))
    }

    fn alphamu() -> Box<dyn Bot<Vidrasso>> {
        Box::new(Vote::alphamu())
    }

    fn choose(sight: &Sight, _: &mut Chance) -> Action {
        top(&scores(sight)).unwrap_or(Action::Suit(Suit::Clubs))
    }
}

/// Cards, and how good each seems.
pub(crate) type Cards = ArrayVec<(Card, f32), MAX_LEGAL>;

/// Actions, and how good each seems.
pub(crate) type Scores = ArrayVec<(Action, f32), MAX_LEGAL>;

/// How good each legal action seems to the eye whose turn it is.
pub(crate) fn scores(sight: &Sight) -> Scores {
    let Eye::Seat(me) = sight.eye else {
        return Scores::new();
    };
    let table = Table::new(sight, me);
    let Some(trump) = sight.suit.zip(sight.rank) else {
        return table.names(sight.suit, sight.rank);
    };
    if sight.gifts[me] == Unseen::None {
        table.gifts(trump.into())
    } else {
        let cards = table.cards(trump.into(), sight.lead);
        let play = |(card, score)| (Action::Play(card), score);
        cards.into_iter().map(play).collect()
    }
}

/// The best of them, the first of equal ones.
pub(crate) fn top<T: Copy>(scores: &[(T, f32)]) -> Option<T> {
    let none = (f32::NEG_INFINITY, None);
    let better = |top: (f32, Option<T>), &(one, score): &(T, f32)| {
        if score > top.0 {
            (score, Some(one))
        } else {
            top
        }
    };
    scores.iter().fold(none, better).1
}

/// The trumps of a hand.
#[derive(Clone, Copy)]
pub(crate) struct Trump {
    pub(crate) suit: Suit,
    pub(crate) rank: Rank,
}

impl From<(Suit, Rank)> for Trump {
    fn from((suit, rank): (Suit, Rank)) -> Trump {
        Trump { suit, rank }
    }
}

/// The cards that may yet be played against those of one player.
struct Against {
    trump: Trump,
    /// All but those of the trump rank.
    others: CardSet,
    /// How many there are of the trump rank, and how many trumps of either kind.
    ranks: f32,
    trumps: f32,
}

impl Against {
    fn new(cards: CardSet, trump: Trump) -> Against {
        let ranks = cards.of_rank(trump.rank);
        Against {
            trump,
            others: cards - ranks,
            ranks: ranks.len() as f32,
            trumps: (cards & trumps(trump.suit, trump.rank)).len() as f32,
        }
    }

    /// What a card is worth to whoever still has it, in points to come.
    fn price(&self, card: Card) -> f32 {
        let own_value = f32::from(value(card));
        let wins = if card.rank() == self.trump.rank {
            RANK_WINS
        } else {
            let above = (self.others & CardSet::before(card)).len() as f32;
            if card.suit() == self.trump.suit {
                SUIT_WINS - SUIT_ABOVE * above - SUIT_RANKS * self.ranks
            } else {
                PLAIN_WINS - PLAIN_ABOVE * above - PLAIN_TRUMPS * self.trumps
            }
        };
        let wins = wins.max(WORST);
        wins * (own_value + CAUGHT) - (1.0 - wins) * (own_value + LOST)
    }
}

impl Against {
    /// What it brings to give a card away.
    fn gift(&self, own: CardSet, card: Card) -> f32 {
        let alone = own.of_suit(card.suit()).len() == 1 && card.suit() != self.trump.suit;
        let void = if alone { VOID } else { 0.0 };
        void - f32::from(value(card)) - self.price(card)
    }

    /// What it brings to play a card to this lead.
    fn reply(&self, lead: Card, card: Card) -> f32 {
        let points = f32::from(value(lead) + value(card));
        let won = beats(lead, card, self.trump.suit, self.trump.rank);
        let points = if won { points } else { -points };
        points - self.price(card)
    }
}

/// What a player sees of the cards.
pub(crate) struct Table {
    pub(crate) hand: CardSet,
    /// All that I can play.
    pub(crate) own: CardSet,
    /// The other's open cards.
    pub(crate) theirs: CardSet,
    pub(crate) unseen: CardSet,
    /// Suits that the other's hand is proven to lack.
    pub(crate) lacks: CardSet,
    /// How likely an unseen card is in the other's hand.
    pub(crate) held: f32,
}

impl Table {
    fn new(sight: &Sight, me: Seat) -> Table {
        let other = me.next(2);
        let hand = sight.hands[me].unwrap_or_default();
        let unseen = sight.unseen();
        Table {
            hand,
            own: hand | sight.open(me),
            theirs: sight.open(other),
            unseen,
            lacks: sight.lacks[other],
            held: f32::from(sight.counts[other]) / (unseen.len().max(1) as f32),
        }
    }

    /// How good each card seems as a gift.
    fn gifts(&self, trump: Trump) -> Scores {
        let against = Against::new(self.theirs | self.unseen, trump);
        let score = |card| (Action::Gift(card), against.gift(self.own, card));
        self.hand.into_iter().map(score).collect()
    }

    /// How good each card seems that may be played.
    pub(crate) fn cards(&self, trump: Trump, lead: Option<Card>) -> Cards {
        let against = Against::new(self.theirs | self.unseen, trump);
        if let Some(lead) = lead {
            let may = follow(self.own, Some(lead), Some((trump.suit, trump.rank)));
            let score = |card| (card, against.reply(lead, card));
            may.into_iter().map(score).collect()
        } else {
            let replies = Replies::new(self, trump);
            let score = |card| (card, -replies.to(card) - against.price(card));
            self.own.into_iter().map(score).collect()
        }
    }

    /// How good each name seems that may be given, in points of both trumps' hands.
    fn names(&self, suit: Option<Suit>, rank: Option<Rank>) -> Scores {
        let ranks = || Rank::ALL[..9].iter().copied();
        let score = |suit, rank| self.hope(Trump { suit, rank });
        match (suit, rank) {
            (Some(suit), _) => {
                let named = |rank| (Action::Rank(rank), score(suit, rank));
                ranks().map(named).collect()
            }
            (_, Some(rank)) => {
                let named = |suit| (Action::Suit(suit), score(suit, rank));
                Suit::ALL.into_iter().map(named).collect()
            }
            (None, None) => {
                let mut by_suit = [0.0; 4];
                let mut by_rank = [0.0; 9];
                for suit in Suit::ALL {
                    for rank in ranks() {
                        let hope = score(suit, rank);
                        by_suit[suit as usize] += hope / 9.0;
                        by_rank[rank as usize] += hope / 4.0;
                    }
                }
                let suits = Suit::ALL.into_iter().map(Action::Suit).zip(by_suit);
                suits
                    .chain(ranks().map(Action::Rank).zip(by_rank))
                    .collect()
            }
        }
    }

    /// How much better my cards are than the other's with these trumps, as far as they are to be seen.
    fn hope(&self, trump: Trump) -> f32 {
        let mine = self.own.into_iter();
        let theirs = self.theirs.into_iter();
        let to_them = Against::new(self.theirs | self.unseen, trump);
        let to_me = Against::new(self.own | self.unseen, trump);
        let sum = mine.map(|card| to_them.price(card)).sum::<f32>();
        sum - theirs.map(|card| to_me.price(card)).sum::<f32>()
    }
}

/// A card that the other may answer a lead with.
#[derive(Clone, Copy)]
struct Reply {
    card: Card,
    value: f32,
    price: f32,
    open: bool,
}

/// All of them.
struct Replies {
    all: ArrayVec<Reply, 36>,
    trump: Trump,
    held: f32,
}

impl Replies {
    fn new(table: &Table, trump: Trump) -> Replies {
        let Table {
            own,
            theirs,
            unseen,
            ..
        } = *table;
        let against = Against::new(own | unseen, trump);
        // What is proven not to be in the hand cannot answer now.
        let may = if table.held > 0.0 {
            unseen - table.lacks
        } else {
            CardSet::EMPTY
        };
        let reply = |card, open| Reply {
            card,
            value: f32::from(value(card)),
            price: against.price(card),
            open,
        };
        let open = theirs.into_iter().map(|card| reply(card, true));
        let all = open.chain(may.into_iter().map(|card| reply(card, false)));
        Replies {
            all: all.collect(),
            trump,
            held: table.held,
        }
    }

    /// What the other can be expected to get out of a trick with this lead.
    fn to(&self, lead: Card) -> f32 {
        let mut bound = Choice::NONE;
        let mut free = Choice::NONE;
        let mut hidden_same = 0;
        let mut open_same = false;
        let trumps = trumps(self.trump.suit, self.trump.rank);
        for reply in &self.all {
            let points = f32::from(value(lead)) + reply.value;
            let wins = beats(lead, reply.card, self.trump.suit, self.trump.rank);
            let gain = if wins { points } else { -points } - reply.price;
            let same = reply.card.suit() == lead.suit();
            open_same |= same && reply.open;
            hidden_same += usize::from(same && !reply.open);
            if same || trumps.contains(reply.card) {
                bound.add(gain, reply.open);
            }
            if !same {
                free.add(gain, reply.open);
            }
        }
        let miss = 1.0 - self.held;
        if open_same {
            return bound.expected(miss);
        }
        if free.open == LEAST && free.better == 0 {
            return bound.expected(miss);
        }
        let follows = 1.0 - power(miss, hidden_same);
        follows * bound.expected(miss) + (1.0 - follows) * free.expected(miss)
    }
}

/// What the other can choose from.
#[derive(Clone, Copy)]
struct Choice {
    /// The best for him of the cards that lie open.
    open: f32,
    /// The best of the others that are better, their sum, and how many there are.
    top: f32,
    sum: f32,
    better: usize,
}

impl Choice {
    const NONE: Choice = Choice {
        open: LEAST,
        top: LEAST,
        sum: 0.0,
        better: 0,
    };

    /// Open cards come first.
    fn add(&mut self, gain: f32, open: bool) {
        if open {
            self.open = self.open.max(gain);
        } else if gain > self.open {
            self.top = self.top.max(gain);
            self.sum += gain;
            self.better += 1;
        }
    }

    /// What he can expect, if he has each card that is not open but for this chance.
    fn expected(&self, miss: f32) -> f32 {
        if self.better == 0 {
            return self.open;
        }
        let mean = self.sum / self.better as f32;
        let none = power(miss, self.better);
        let open = if self.open > LEAST { self.open } else { mean };
        none * open + (1.0 - none) * (mean + self.top) / 2.0
    }
}
