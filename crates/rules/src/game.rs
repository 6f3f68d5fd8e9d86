//! What a game is: options, standing, position, view, actions, refusals, outcome.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::card::{Card, NotationError, Rank};
use crate::json::Value;
use crate::seat::{Eye, MAX_SEATS, Seat, SeatSet};
use crate::talk::{NoSignal, Signal, Signals};
use crate::view::{Place, Sight, View};

/// The most actions a seat can choose from at once (Vidrasso's first choice: four suits and nine ranks).
pub const MAX_LEGAL: usize = 13;

/// What a seat may do, each action once, in the game's own order.
pub type Actions<A> = ArrayVec<A, MAX_LEGAL>;

/// Points or totals: one number a seat, or one a side in four-handed Vitou.
pub type Points<T = i32> = ArrayVec<T, MAX_SEATS>;

/// A card game: the types it is made of, and what cannot be asked of one of them alone.
///
/// Chance lives in the deal: given the pack, play is deterministic.
pub trait Game: Copy + Eq + fmt::Debug + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;

    /// How many hands a match has, where that is fixed.
    const HANDS: Option<u32> = None;

    /// The keys a hand's result can have in a record beside points and totals.
    const EXTRAS: &'static [&'static str] = &[];

    /// The table's options.
    type Options: Options;
    /// The match between two hands.
    type Standing: Standing<Options = Self::Options>;
    /// A position that knows everything.
    type Round: Round<Action = Self::Action, Reason = Self::Reason, Outcome = Self::Outcome>;
    /// A position as one eye sees it.
    type Sight: Sight<Action = Self::Action, Round = Self::Round>;
    /// What a seat can do.
    type Action: Action;
    /// Why an action is refused.
    type Reason: Reason;
    /// What a hand came to.
    type Outcome: Outcome;

    /// The pack before it is shuffled.
    fn pack() -> &'static [Card];

    /// The place of a rank in the order of the game, the weakest first; the lowest card drawn deals (`ALL-1`).
    fn strength(rank: Rank) -> u8;

    /// Deals a shuffled pack from its top (`ALL-2`).
    ///
    /// # Panics
    /// If the pack is no permutation of [`Game::pack`].
    fn deal(options: &Self::Options, standing: &Self::Standing, pack: &[Card]) -> Self::Round;

    /// Where each card of the pack goes in that deal, from the top.
    fn places(options: &Self::Options, standing: &Self::Standing) -> Vec<Place>;

    /// The position as one eye sees it.
    fn sight(round: &Self::Round, eye: Eye) -> Self::Sight;

    /// Whether, in this position, the eye knows which action of the hand that seat took.
    fn knows(round: &Self::Round, eye: Eye, seat: Seat, action: Self::Action) -> bool;

    /// Whether the seat may give a signal in this position, repetition apart (`VT-10`).
    ///
    /// # Errors
    /// Games without signals refuse all of them.
    fn may_signal(round: &Self::Round, seat: Seat, signal: Signal) -> Result<(), NoSignal> {
        let _ = (round, seat, signal);
        Err(NoSignal::Off)
    }

    /// A view as JSON, for `show --json` and whoever reads it.
    fn observation(view: &View<Self>) -> serde_json::Value;
}

/// Options of a table, as strict as the game needs them.
pub trait Options: Copy + Eq + fmt::Debug + Default + Send + Sync + 'static {
    /// The keys there are.
    const KEYS: &'static [&'static str];

    /// Reads options from JSON; what is left out takes the default.
    fn read(value: Value<'_, '_>) -> ReadOptions<Self>;

    /// All options as JSON, defaults included.
    fn write(&self) -> serde_json::Value;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Who shares each of the points and totals: a seat, or a side.
    fn parties(&self) -> Points<SeatSet> {
        Seat::all(self.seats()).map(SeatSet::one).collect()
    }

    /// How the variant is called, for lists and reports.
    fn variant(&self) -> &'static str;

    /// The first dealer, where the table names one (`ALL-1`).
    fn first_dealer(&self) -> Option<Seat> {
        None
    }

    /// The options of the next match at this table, after one with this last dealer (`ALL-3`).
    #[must_use]
    fn rematch(&self, last_dealer: Seat) -> Self {
        let _ = last_dealer;
        *self
    }

    /// Who sees signals (`VT-10`).
    fn signals(&self) -> Signals {
        Signals::Off
    }
}

/// Options as far as they could be read, and all that is wrong with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadOptions<O> {
    /// The options, unless a value was wrong; a key that is none is passed over.
    pub options: Option<O>,
    /// One line for each fault: the key and what it may be.
    pub faults: Vec<String>,
}

/// A match between two hands: who deals next, the totals, whether it is over.
pub trait Standing: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The game's options.
    type Options;

    /// Before the first hand.
    fn new(options: &Self::Options, first_dealer: Seat) -> Self;

    /// Who deals the next hand, or dealt the one under way.
    fn dealer(&self) -> Seat;

    /// How many hands are over.
    fn hands(&self) -> u32;

    /// The totals.
    fn totals(&self) -> Points;

    /// After a hand that gave these points.
    #[must_use]
    fn after(&self, options: &Self::Options, points: &[i32]) -> Self;

    /// The same with another dealer, as a record with a wrong dealer goes on.
    #[must_use]
    fn with_dealer(self, dealer: Seat) -> Self;

    /// Who has won, once the match is over.
    fn winners(&self, options: &Self::Options) -> Option<SeatSet>;
}

/// A position of one hand that knows all cards. `Copy`, small, without history.
///
/// It has no `Serialize` and no `Debug`: only a [`Sight`] leaves the rules.
pub trait Round: Copy + Send + Sync + 'static {
    /// What a seat can do.
    type Action: Action;
    /// Why an action is refused.
    type Reason: Reason;
    /// What a hand came to.
    type Outcome: Outcome;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Who dealt.
    fn dealer(&self) -> Seat;

    /// Who has to act; nobody once the hand is over. Several only while all choose at once (`ALL-5`).
    fn due(&self) -> SeatSet;

    /// What the seat may do; nothing unless it is due.
    fn legal(&self, seat: Seat) -> Actions<Self::Action>;

    /// Whether the seat may do this.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Why<Self::Reason>>;

    /// One of the legal actions of a seat that is due: the one whose number, from 0 in the order of [`Round::legal`],
    /// is chosen when told how many there are.
    ///
    /// What playouts ask instead of listing all. A number too large gives an action that may not be legal.
    ///
    /// # Panics
    /// If there is no such action, as for a seat that is not due.
    fn pick(&self, seat: Seat, choose: impl FnOnce(usize) -> usize) -> Self::Action {
        let legal = self.legal(seat);
        legal[choose(legal.len())]
    }

    /// Does what is known to be legal, without checking and without allocating.
    ///
    /// An illegal action leaves a position that means nothing, but harms nothing else.
    fn play_unchecked(&mut self, seat: Seat, action: Self::Action);

    /// The result, once the hand is over.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// How many tricks are complete.
    fn tricks_played(&self) -> usize;

    /// Whether this is a moment in which all who are due choose without seeing each other (`ALL-5`).
    fn at_once(&self) -> bool {
        false
    }

    /// The action a player's word stands for: `play:?` becomes the card (`SR-7`).
    ///
    /// # Errors
    /// A word that this seat may not use, for it would tell what it has not seen.
    fn resolve(&self, seat: Seat, word: Self::Action) -> Result<Self::Action, Why<Self::Reason>> {
        let _ = seat;
        Ok(word)
    }

    /// Does it, if it is legal; otherwise nothing changes (`ALL-4`).
    ///
    /// # Errors
    /// The reason why not.
    fn play(&mut self, seat: Seat, action: Self::Action) -> Result<(), Why<Self::Reason>> {
        self.check(seat, action)?;
        self.play_unchecked(seat, action);
        Ok(())
    }

    /// The first of those due, going clockwise from the left of the dealer (`ALL-5`).
    fn to_act(&self) -> Option<Seat> {
        self.due().first_left_of(self.dealer(), self.seats())
    }
}

/// What a seat can do, in the notation of records.
pub trait Action:
    Copy + Eq + Ord + fmt::Debug + fmt::Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
    /// The card it names, if it names one.
    fn card(self) -> Option<Card>;
}

/// Why an action is refused: an enum of the game, never a sentence.
pub trait Reason: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The number of the ruling, as `VD-4`.
    fn ruling(self) -> &'static str;
}

/// Why an action is refused (`ALL-4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why<R> {
    /// The hand is over.
    Over,
    /// It is the turn of these seats.
    NotDue(SeatSet),
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R> Why<R> {
    /// Refuses a seat that is not among those due, and everybody once nobody is.
    pub(crate) fn unless_due(seat: Seat, due: SeatSet) -> Result<(), Why<R>> {
        if due.contains(seat) {
            Ok(())
        } else if due.is_empty() {
            Err(Why::Over)
        } else {
            Err(Why::NotDue(due))
        }
    }
}

impl<R: Reason> Why<R> {
    /// The number of the ruling.
    pub fn ruling(self) -> &'static str {
        match self {
            Why::Over | Why::NotDue(_) => "ALL-5",
            Why::Rule(reason) => reason.ruling(),
        }
    }
}

impl<R> From<R> for Why<R> {
    fn from(reason: R) -> Why<R> {
        Why::Rule(reason)
    }
}

/// A refused action: why, and what the seat may do instead (`ALL-4`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal<G: Game> {
    /// Why it was refused.
    pub why: Why<G::Reason>,
    /// What the seat may do, as far as it may know; nothing unless it is due.
    pub legal: Actions<G::Action>,
}

/// What a hand came to.
pub trait Outcome: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// Points of this hand.
    fn points(&self) -> Points;

    /// What the record holds beside points and totals, in order.
    fn extras(&self) -> ArrayVec<(&'static str, Extra), 2> {
        ArrayVec::new()
    }
}

/// A further part of a hand's result in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Extra {
    /// `true`, or left out.
    Flag(bool),
    /// One number a seat.
    Numbers(ArrayVec<u8, MAX_SEATS>),
}
