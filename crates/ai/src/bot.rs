//! What a bot is, and the levels there are.

use std::fmt;
use std::str::FromStr;

use strohmann_rules::{Game, NotationError, Signal, View, Words};

use crate::chance::Chance;
use crate::random::Random;

/// What a bot decides: a signal to its partner, if it gives one, and then its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<A> {
    /// The signal, one of those that the view allows.
    pub signal: Option<Signal>,
    /// The action, one of those that are legal.
    pub action: A,
}

/// A player that is given a view and random words, nothing else: same view, same words, same decision.
pub trait Bot<G: Game>: Send + Sync {
    /// Decides for the seat whose view it is; the seat is due.
    fn decide(&self, view: &View<G>, words: &mut Words) -> Decision<G::Action>;
}

/// Plays from what one eye sees and without memory: what playouts are made of.
pub trait Policy<G: Game>: Send + Sync {
    /// Chooses for the seat whose eye it is; the seat is due.
    fn choose(&self, sight: &G::Sight, chance: &mut Chance) -> G::Action;
}

/// The bots there are, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Plays any legal action, each as likely as another.
    Random,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 1] = [Level::Random];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }

    /// `level/version`, as records name it.
    pub fn record_name(self) -> String {
        format!("{self}/{}", env!("CARGO_PKG_VERSION"))
    }

    /// The level of a bot that a record names.
    ///
    /// # Errors
    /// A bot that this version does not have: another level or another version.
    pub fn from_record(name: &str) -> Result<Level, NotationError> {
        let level = name.split('/').next().and_then(|level| level.parse().ok());
        level
            .filter(|level: &Level| level.record_name() == name)
            .ok_or_else(|| {
                let expected = concat!("a bot of this version, ", env!("CARGO_PKG_VERSION"));
                NotationError::new(name, expected)
            })
    }

    /// The bot itself.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = NotationError;

    /// # Errors
    /// Anything but the name of a bot.
    fn from_str(text: &str) -> Result<Level, NotationError> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| NotationError::new(text, "a bot: random"))
    }
}
