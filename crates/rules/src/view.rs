//! What one eye sees, and how it can be completed with a guess.

use arrayvec::ArrayVec;

use crate::game::{Action, Actions, Game, Round};
use crate::seat::{Eye, MAX_SEATS, Seat, SeatSet};
use crate::set::{CardBag, CardSet};
use crate::talk::Signal;

/// A hand as one eye sees it: the only thing that leaves the rules.
///
/// It is built up from nothing: what is not put in is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View<G: Game> {
    /// Whose eye it is.
    pub eye: Eye,
    /// The table's options.
    pub options: G::Options,
    /// The match before this hand.
    pub standing: G::Standing,
    /// The position.
    pub sight: G::Sight,
    /// What was done in this hand, in the order of the record.
    pub log: Vec<Seen<G::Action>>,
    /// The signals this eye saw.
    pub heard: Vec<Heard>,
    /// The signals the eye's own seat may give now (`VT-10`).
    pub may_signal: ArrayVec<Signal, 4>,
}

/// Something that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen<A> {
    /// By whom.
    pub seat: Seat,
    /// What; nothing while it is hidden from this eye.
    pub action: Option<A>,
}

/// A signal that was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    /// After how many actions of the hand.
    pub after: usize,
    /// Who gave it.
    pub seat: Seat,
    /// Which.
    pub signal: Signal,
    /// Which opponents noticed it, where this eye may know.
    pub seen: Option<SeatSet>,
}

/// A position as one eye sees it.
pub trait Sight: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// What a seat can do.
    type Action: Action;
    /// The position that knows everything.
    type Round: Round<Action = Self::Action>;

    /// Whose eye it is.
    fn eye(&self) -> Eye;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Who dealt.
    fn dealer(&self) -> Seat;

    /// Who has to act.
    fn due(&self) -> SeatSet;

    /// What the eye's own seat may do: nothing unless it is due.
    fn legal(&self) -> Actions<Self::Action>;

    /// What this eye cannot see, and what is proven about it.
    fn hidden(&self) -> Hidden;

    /// What the choice of a seat among [`Hidden::choices`] can be.
    fn choices(&self, seat: Seat) -> Actions<Self::Action> {
        let _ = seat;
        Actions::new()
    }

    /// The whole position that this would be if the guess were right.
    ///
    /// # Errors
    /// A guess that does not fit [`Sight::hidden`].
    fn complete(&self, guess: &Guess<Self::Action>) -> Result<Self::Round, Misfit>;
}

/// Where a card of the pack can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In the hand of this seat.
    Hand(Seat),
    /// Given away by this seat and not yet seen by the one who got it (`VD-3`).
    Gift(Seat),
    /// Face down under a strawman of this seat, number 0 to 4.
    Covered(Seat, u8),
    /// On top of a strawman of this seat, number 0 to 4.
    Top(Seat, u8),
    /// Turned up for trumps (`SR-2`).
    Turned,
    /// Not dealt.
    Stock,
}

/// Unseen cards of one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The place.
    pub place: Place,
    /// How many cards lie there.
    pub count: usize,
    /// Which cards can lie there by what is proven (voids).
    pub may: CardSet,
}

/// What an eye cannot see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// All unseen cards; as many as the slots have places.
    pub unseen: CardBag,
    /// Where they lie.
    pub slots: ArrayVec<Slot, 16>,
    /// Seats whose choice is made and hidden from this eye, beside gifts, which are slots.
    pub choices: SeatSet,
}

/// A guess at what is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess<A> {
    /// The cards of each slot, in the order of [`Hidden::slots`].
    pub cards: ArrayVec<CardBag, 16>,
    /// The hidden choices, one for each of [`Hidden::choices`].
    pub choices: ArrayVec<(Seat, A), MAX_SEATS>,
}

/// A guess does not fit what is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit;

impl Hidden {
    /// Whether the cards of a guess fit: the right number in each slot, only cards that may lie there, each unseen card once.
    ///
    /// # Errors
    /// If they do not.
    pub fn fits<A>(&self, guess: &Guess<A>) -> Result<(), Misfit> {
        let mut rest = self.unseen;
        if guess.cards.len() != self.slots.len() {
            return Err(Misfit);
        }
        for (slot, &cards) in self.slots.iter().zip(&guess.cards) {
            if cards.len() != slot.count || !(cards.kinds() - slot.may).is_empty() {
                return Err(Misfit);
            }
            rest = rest.without(cards).ok_or(Misfit)?;
        }
        let chosen: SeatSet = guess.choices.iter().map(|(seat, _)| *seat).collect();
        let once = chosen.len() == guess.choices.len();
        (rest.is_empty() && once && chosen == self.choices)
            .then_some(())
            .ok_or(Misfit)
    }
}
