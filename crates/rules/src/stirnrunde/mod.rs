//! Stirnrunde: 19 rounds of announcing tricks with a double pack, two to six players (`SR-1` to `SR-7`).

mod action;
mod observe;
mod open;
mod options;
mod round;
mod sight;
mod standing;
#[cfg(test)]
mod tests;

pub use action::{Action, Reason};
pub use open::{Open, Phase, Trump};
pub use options::{Announce, Options, Plan, Scoring, Setting, TrumpRule};
pub use round::{Outcome, Round};
pub use sight::Sight;
pub use standing::Standing;

use crate::card::{Card, Rank, Suit};
use crate::game::{Game, Standing as _};
use crate::seat::{Eye, MAX_SEATS, Seat};
use crate::set::CardSet;
use crate::view::{Place, View};

/// How many rounds a match has (`SR-1`).
pub const ROUNDS: usize = 19;

/// How many cards each seat gets in a round, counted from 1 (`SR-1`).
pub const fn cards_in(round: usize) -> usize {
    if round <= 10 { round } else { 20 - round }
}

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stirnrunde;

/// The most seats a table has.
const SEATS: usize = MAX_SEATS;

const RANKS: [Rank; 8] = [
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Ace,
];

static PACK: [Card; 64] = {
    let mut pack = [Card::new(Rank::Seven, Suit::Clubs); 64];
    let mut i = 0;
    while i < pack.len() {
        pack[i] = Card::new(RANKS[i / 2 % 8], Suit::ALL[i / 16]);
        i += 1;
    }
    pack
};

/// Whether a card beats the one that leads the trick so far, which is of the trump suit or of the suit led.
///
/// An equal card does not: the one played first wins (`SR-4`).
pub fn beats(best: Card, card: Card, trump: Option<Suit>) -> bool {
    if card.suit() == best.suit() {
        Stirnrunde::strength(card.rank()) > Stirnrunde::strength(best.rank())
    } else {
        Some(card.suit()) == trump
    }
}

/// What may be played from a hand when this suit is led: that suit, if it is there (`SR-4`); anything to no lead.
pub fn follow(hand: CardSet, led: Option<Suit>) -> CardSet {
    let same = led.map_or(CardSet::EMPTY, |suit| hand.of_suit(suit));
    if same.is_empty() { hand } else { same }
}

impl Game for Stirnrunde {
    const NAME: &'static str = "stirnrunde";
    const HANDS: Option<u32> = Some(ROUNDS as u32);
    const EXTRAS: &'static [&'static str] = &["bids", "tricks"];

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
        match rank {
            Rank::Ace => 7,
            rank => (rank as u8).saturating_sub(Rank::Seven as u8),
        }
    }

    fn deal(options: &Options, standing: &Standing, pack: &[Card]) -> Round {
        Round::deal(options, standing, pack)
    }

    fn places(options: &Options, standing: &Standing) -> Vec<Place> {
        let (seats, round) = (usize::from(options.players), standing.round());
        let dealt = seats * cards_in(round);
        let hands = (0..dealt).map(|n| Place::Hand(standing.dealer().left(n + 1, seats)));
        let turned = options.plan.setting(round).trump == TrumpRule::Turned;
        let turned = turned.then_some(Place::Turned);
        let stock = std::iter::repeat(Place::Stock);
        hands.chain(turned).chain(stock).take(PACK.len()).collect()
    }

    fn sight(round: &Round, eye: Eye) -> Sight {
        Sight::new(round, eye)
    }

    fn knows(round: &Round, eye: Eye, seat: Seat, action: Action) -> bool {
        // A forehead card is known to all once it is played, and before that nothing is done with it (`SR-7`).
        !matches!(action, Action::Bid(_)) || round.open.shows_bid(eye, seat)
    }

    fn observation(view: &View<Stirnrunde>) -> serde_json::Value {
        observe::observation(view)
    }
}
