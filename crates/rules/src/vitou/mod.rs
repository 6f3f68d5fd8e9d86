//! Vitou: three cards each, three tricks, no suits, and raises as in poker (`VT-1` to `VT-16`).
//!
//! Four players in two partnerships (Morlino, Cason) or two against each other (Cason for two).

mod action;
mod certain;
mod observe;
mod options;
mod round;
mod sight;
mod standing;
mod table;
#[cfg(test)]
mod tests;

pub use action::{Action, Brink, Raise, Reason};
pub use certain::{Endings, Verdict, verdict};
pub use options::{Options, Variant};
pub use round::{Outcome, Round};
pub use sight::Sight;
pub use standing::Standing;
pub use table::{End, Near, Phase, Table, Worth};

use crate::card::{Card, Rank, Suit};
use crate::game::{Game, Standing as _};
use crate::seat::{Eye, Seat, SeatSet};
use crate::set::CardSet;
use crate::talk::{NoSignal, Signal};
use crate::view::{Place, View};

/// How many tricks a hand can have.
pub const TRICKS: usize = 3;

/// How many cards each seat gets.
pub const CARDS: usize = 3;

/// The ranks, the weakest first.
pub const RANKS: [Rank; 8] = [
    Rank::Seven,
    Rank::Eight,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Ace,
    Rank::Nine,
    Rank::Ten,
];

/// The most seats a table can have.
const SEATS: usize = 4;

static PACK: [Card; 32] = {
    const ORDER: [Rank; 8] = [
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];
    let mut pack = [Card::new(Rank::Seven, Suit::Clubs); 32];
    let mut i = 0;
    while i < pack.len() {
        pack[i] = Card::new(ORDER[i % 8], Suit::ALL[i / 8]);
        i += 1;
    }
    pack
};

/// The whole pack as a set.
const PACK_SET: CardSet = CardSet::ranks(&RANKS);

/// One of the two sides: partners sit opposite, and for two each is a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Seats 0 and 2.
    A,
    /// Seats 1 and 3.
    B,
}

impl Side {
    /// Both, in the order of points and totals.
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// The side of a seat.
    pub const fn of(seat: Seat) -> Side {
        match seat.index() % 2 {
            0 => Side::A,
            _ => Side::B,
        }
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// Its place among points and totals.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its seats at a table of `seats`.
    pub fn seats(self, seats: usize) -> SeatSet {
        Seat::all(seats)
            .filter(|&seat| Side::of(seat) == self)
            .collect()
    }
}

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vitou;

impl Game for Vitou {
    const NAME: &'static str = "vitou";
    const EXTRAS: &'static [&'static str] = &["match"];

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
        const STRENGTH: [u8; Rank::ALL.len()] = {
            let mut strength = [0; Rank::ALL.len()];
            let mut i = 0;
            while i < RANKS.len() {
                strength[RANKS[i] as usize] = i as u8;
                i += 1;
            }
            strength
        };
        STRENGTH[rank as usize]
    }

    fn deal(options: &Options, standing: &Standing, pack: &[Card]) -> Round {
        Round::deal(options, standing, pack)
    }

    fn places(options: &Options, standing: &Standing) -> Vec<Place> {
        let seats = options.variant.seats();
        let hands = Seat::from_left_of(standing.dealer(), seats)
            .flat_map(|seat| [Place::Hand(seat); CARDS]);
        let stock = std::iter::repeat(Place::Stock);
        hands.chain(stock).take(PACK.len()).collect()
    }

    fn sight(round: &Round, eye: Eye) -> Sight {
        Sight::new(round, eye)
    }

    fn knows(_: &Round, _: Eye, _: Seat, _: Action) -> bool {
        // Everything that is done here is done before everybody's eyes.
        true
    }

    fn may_signal(round: &Round, seat: Seat, _: Signal) -> Result<(), NoSignal> {
        round.table().may_signal(seat)
    }

    fn observation(view: &View<Vitou>) -> serde_json::Value {
        observe::observation(view)
    }
}
