//! Signals between partners (`VT-10`): talk beside the moves, not moves.

use std::fmt;
use std::str::FromStr;

use crate::card::NotationError;
use crate::seat::{Seat, SeatSet};

/// What a partner can be told without a word (`VT-10`). It may be a lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Signal {
    /// A wink with the right eye: I hold a 10.
    RightEye,
    /// A wink with the left eye: I hold a 9.
    LeftEye,
    /// Pursed lips: I hold an ace.
    Lips,
    /// Eyes to heaven: none of 10, 9, ace.
    Heaven,
}

impl Signal {
    /// All signals.
    pub const ALL: [Signal; 4] = [
        Signal::RightEye,
        Signal::LeftEye,
        Signal::Lips,
        Signal::Heaven,
    ];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Signal::RightEye => "right_eye",
            Signal::LeftEye => "left_eye",
            Signal::Lips => "lips",
            Signal::Heaven => "heaven",
        }
    }
}

impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Signal {
    type Err = NotationError;

    /// # Errors
    /// Anything but one of the four words of the notation.
    fn from_str(text: &str) -> Result<Signal, NotationError> {
        Signal::ALL
            .into_iter()
            .find(|signal| signal.word() == text)
            .ok_or_else(|| {
                NotationError::new(text, "a signal: right_eye, left_eye, lips or heaven")
            })
    }
}

/// Who sees signals beside the partner (`VT-10`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Signals {
    /// Everybody sees them.
    Open,
    /// Each opponent notices each with probability 1/2, and nobody else learns who did.
    Covert,
    /// There are none.
    #[default]
    Off,
}

/// A signal that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// After how many actions of the hand.
    pub after: usize,
    /// Who gave it.
    pub seat: Seat,
    /// Which.
    pub signal: Signal,
    /// Which opponents noticed, never the partner.
    pub seen: SeatSet,
}

/// Why a signal is refused (`VT-10`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSignal {
    /// There are none in this game, variant or at this table.
    Off,
    /// None once the hand is over.
    Over,
    /// None with both sides one point from the end (`VT-9`).
    BothNear,
    /// None by the side that owes the answer to a raise.
    Owing,
    /// One a seat between two actions.
    Spoke,
    /// Each once a seat in a trick.
    Again,
}

impl NoSignal {
    /// The number of the ruling.
    pub const fn ruling(self) -> &'static str {
        match self {
            NoSignal::BothNear => "VT-9",
            _ => "VT-10",
        }
    }
}

impl fmt::Display for NoSignal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoSignal::Off => "there are no signals here",
            NoSignal::Over => "the hand is over",
            NoSignal::BothNear => "both sides are one point from the end",
            NoSignal::Owing => "its side owes the answer to a raise",
            NoSignal::Spoke => "it has given one since the last action",
            NoSignal::Again => "it has given the same one in this trick",
        })
    }
}

/// What has been said lately, as far as it bears on what may be said next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Floor {
    /// Who has given a signal since the last action.
    spoke: SeatSet,
    /// Who has given which signal in this trick, by signal.
    used: [SeatSet; 4],
}

impl Floor {
    /// Whether the seat may give this signal as far as repetition goes.
    ///
    /// # Errors
    /// A second signal between two actions, or the same one again in a trick.
    pub fn check(&self, seat: Seat, signal: Signal) -> Result<(), NoSignal> {
        if self.spoke.contains(seat) {
            return Err(NoSignal::Spoke);
        }
        if self.used[signal as usize].contains(seat) {
            return Err(NoSignal::Again);
        }
        Ok(())
    }

    /// Takes note of a signal.
    pub fn said(&mut self, seat: Seat, signal: Signal) {
        self.spoke.insert(seat);
        self.used[signal as usize].insert(seat);
    }

    /// Takes note of an action, and whether it ended a trick.
    pub fn acted(&mut self, ended_trick: bool) {
        self.spoke = SeatSet::EMPTY;
        if ended_trick {
            self.used = [SeatSet::EMPTY; 4];
        }
    }
}
