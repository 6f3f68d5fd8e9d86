//! Vidrasso: two players, strawmen on the table, a trump suit and a trump rank (`VD-1` to `VD-7`).

mod action;
mod observe;
mod options;
mod round;
mod sight;
mod standing;

pub use action::{Action, Reason};
pub use options::Options;
pub use round::{Outcome, Round};
pub use sight::{Pile, Sight, Unseen};
pub use standing::{Bank, Standing};

use crate::card::{Card, Rank, Suit};
use crate::game::{Game, Standing as _};
use crate::seat::{Eye, Seat};
use crate::set::CardSet;
use crate::view::{Place, View};

/// How many strawmen each player has.
pub const PILES: usize = 5;

/// How many tricks a hand has.
pub const TRICKS: usize = 17;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vidrasso;

const SEATS: usize = 2;

static PACK: [Card; 36] = {
    let mut pack = [Card::new(Rank::Ace, Suit::Clubs); 36];
    let mut i = 0;
    while i < pack.len() {
        pack[i] = Card::new(Rank::ALL[i % 9], Suit::ALL[i / 9]);
        i += 1;
    }
    pack
};

/// What a card counts: its number, an ace 1.
pub const fn value(card: Card) -> u16 {
    card.rank() as u16 + 1
}

/// The cards that are trumps of either kind.
pub fn trumps(suit: Suit, rank: Rank) -> CardSet {
    CardSet::suit(suit) | CardSet::rank(rank)
}

/// Whether the second card of a trick beats the first.
///
/// A card of the trump rank beats everything before it; then the trump suit, then the suit led, low numbers high.
pub fn beats(first: Card, second: Card, suit: Suit, rank: Rank) -> bool {
    if second.rank() == rank {
        return true;
    }
    if first.rank() == rank {
        return false;
    }
    if first.suit() == second.suit() {
        return second.rank() < first.rank();
    }
    second.suit() == suit
}

/// What may be played from the available cards to this lead (`VD-4`); anything to no lead.
pub fn follow(available: CardSet, lead: Option<Card>, trump: Option<(Suit, Rank)>) -> CardSet {
    let (Some(lead), Some((suit, rank))) = (lead, trump) else {
        return available;
    };
    let same = available.of_suit(lead.suit());
    if same.is_empty() {
        available
    } else {
        same | available & trumps(suit, rank)
    }
}

impl Game for Vidrasso {
    const NAME: &'static str = "vidrasso";

    type Options = Options;
    type Standing = Standing;
    type Round = Round;
    type Sight = Sight;
    type Action = Action;
    type Reason = Reason;
    type Outcome = Outcome;

    fn pack() -> &'static [Card] {
        &PACK
    }

    fn strength(rank: Rank) -> u8 {
        // An ace is the highest, a 9 the lowest.
        Rank::Nine as u8 - (rank as u8).min(Rank::Nine as u8)
    }

    fn deal(options: &Options, standing: &Standing, pack: &[Card]) -> Round {
        Round::deal(options, standing, pack)
    }

    fn places(_: &Options, standing: &Standing) -> Vec<Place> {
        let turns = |n: usize| standing.dealer().left(n + 1, SEATS);
        let covered = (0..10).map(|n| Place::Covered(turns(n), (n / 2) as u8));
        let tops = (0..10).map(|n| Place::Top(turns(n), (n / 2) as u8));
        let hands = (0..16).map(|n| Place::Hand(turns(n)));
        covered.chain(tops).chain(hands).collect()
    }

    fn sight(round: &Round, eye: Eye) -> Sight {
        Sight::new(round, eye)
    }

    fn knows(round: &Round, eye: Eye, seat: Seat, action: Action) -> bool {
        // The receiver of a gift learns it at the end of the hand (`VD-3`).
        !matches!(action, Action::Gift(_)) || eye.knows(seat) || round.is_over()
    }

    fn observation(view: &View<Vidrasso>) -> serde_json::Value {
        observe::observation(view)
    }
}
