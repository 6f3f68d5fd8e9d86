//! What is wrong with a record, and where.

use std::fmt;

use crate::seat::Seat;
use crate::talk::{NoSignal, Signal};

/// A fault of a record at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The hand, from 1; none outside the hands.
    pub hand: Option<usize>,
    /// The action of the hand, from 1; none outside the actions.
    pub action: Option<usize>,
    /// What is wrong there.
    pub what: What,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The form: said in English, as all of `check`.
    Form(String),
    /// An action that the rules refuse.
    Refused {
        /// Who is said to have acted.
        seat: Seat,
        /// What the record says.
        word: String,
        /// The ruling that forbids it.
        ruling: &'static str,
        /// What the seat may do instead; nothing if it is not its turn.
        legal: Vec<String>,
    },
    /// A signal that the rules refuse.
    Signal {
        /// Who is said to have given it.
        seat: Seat,
        /// Which.
        signal: Signal,
        /// After how many actions.
        after: usize,
        /// Why not.
        why: NoSignal,
    },
}

impl Fault {
    /// A fault outside the hands.
    pub(super) fn header(text: impl Into<String>) -> Fault {
        Fault {
            hand: None,
            action: None,
            what: What::Form(text.into()),
        }
    }

    /// The place as `check` names it: nothing, `hand 3`, or `hand 3, action 17`.
    pub fn place(&self) -> Option<String> {
        let hand = self.hand?;
        Some(match self.action {
            Some(action) => format!("hand {hand}, action {action}"),
            None => format!("hand {hand}"),
        })
    }
}

impl From<String> for What {
    fn from(text: String) -> What {
        What::Form(text)
    }
}

impl From<&str> for What {
    fn from(text: &str) -> What {
        What::Form(text.to_owned())
    }
}

/// In English, as all of `check`. Why a move is refused can be said better in words; this names the ruling.
impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Form(text) => f.write_str(text),
            What::Refused {
                seat,
                word,
                ruling,
                legal,
            } => {
                write!(f, "seat {seat} may not {word} [{ruling}]")?;
                match legal.as_slice() {
                    [] => f.write_str("; it is not its turn"),
                    legal => write!(f, "; it may {}", legal.join(" ")),
                }
            }
            What::Signal {
                seat,
                signal,
                after,
                why,
            } => write!(
                f,
                "seat {seat} may not signal {signal} after {after} actions: {why} [{}]",
                why.ruling()
            ),
        }
    }
}
