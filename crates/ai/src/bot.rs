//! What a bot is, and the levels there are.

use std::fmt;
use std::str::FromStr;

use strohmann_rules::{Game, NotationError, Signal, View, Words};

use crate::flat::Flat;
use crate::greedy::{Greedy, Tactics};
use crate::guess::Evidence;
use crate::ismcts::Ismcts;
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

/// How well a bot plays that people sit down with; each game says how it gets there ([`Tactics::skilled`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Sensible and quick, but beaten by a beginner who pays attention.
    Easy,
    /// Thinks ahead a little: a match for most.
    Normal,
    /// The best there is, in 50 ms a decision on average.
    Strong,
}

impl Skill {
    /// All, the weakest first.
    pub const ALL: [Skill; 3] = [Skill::Easy, Skill::Normal, Skill::Strong];
}

/// The bots there are: the levels that people choose from, and yardsticks with how much work a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Plays as well as this, however the game does that.
    Skilled(Skill),
    /// The strong one, taking only this as evidence of the cards of others where it weighs that.
    Taking(Evidence),
    /// The strong one, but what it does next is the same in all guesses that look alike, where it looks into guesses one by one.
    AlphaMu,
    /// Plays any legal action, each as likely as another.
    Random,
    /// Plays by rules of thumb.
    Greedy,
    /// Tries each action in so many sampled worlds.
    Flat(u32),
    /// Searches a tree over what it sees, with so many playouts a decision.
    Ismcts(u32),
}

/// The most work that a decision can be given.
const MAX_BUDGET: u32 = 100_000_000;

impl Level {
    /// For whoever wants an easy match.
    pub const EASY: Level = Level::Skilled(Skill::Easy);
    /// The usual one.
    pub const NORMAL: Level = Level::Skilled(Skill::Normal);
    /// The best there is.
    pub const STRONG: Level = Level::Skilled(Skill::Strong);

    /// All levels, each with its usual budget.
    pub const ALL: [Level; 11] = [
        Level::EASY,
        Level::NORMAL,
        Level::STRONG,
        Level::Taking(Evidence {
            words: false,
            ..Evidence::ALL
        }),
        Level::Taking(Evidence {
            cards: false,
            ..Evidence::ALL
        }),
        Level::Taking(Evidence::NONE),
        Level::AlphaMu,
        Level::Random,
        Level::Greedy,
        Level::Flat(20),
        Level::Ismcts(1000),
    ];

    /// What may be written, for messages.
    const LISTED: &str = "a bot: easy, normal, strong, random, greedy, flat, flat:N, ismcts, ismcts:N; strong with alphamu; or strong \
         without one kind of evidence: without-words, without-cards, without-evidence";

    /// The name on the command line, without the budget.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Skilled(Skill::Easy) => "easy",
            Level::Skilled(Skill::Normal) => "normal",
            Level::Skilled(Skill::Strong) => "strong",
            Level::Taking(Evidence { words: true, .. }) => "without-cards",
            Level::Taking(Evidence { cards: true, .. }) => "without-words",
            Level::Taking(_) => "without-evidence",
            Level::AlphaMu => "alphamu",
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Flat(_) => "flat",
            Level::Ismcts(_) => "ismcts",
        }
    }

    /// How much work a decision may take; what is counted is the level's own affair. None for those that cannot be given any.
    pub const fn budget(self) -> Option<u32> {
        match self {
            Level::Skilled(_)
            | Level::Taking(_)
            | Level::AlphaMu
            | Level::Random
            | Level::Greedy => None,
            Level::Flat(budget) | Level::Ismcts(budget) => Some(budget),
        }
    }

    /// The level with another budget; those without one stay as they are.
    #[must_use]
    pub const fn with_budget(self, budget: u32) -> Level {
        match self {
            Level::Skilled(_)
            | Level::Taking(_)
            | Level::AlphaMu
            | Level::Random
            | Level::Greedy => self,
            Level::Flat(_) => Level::Flat(budget),
            Level::Ismcts(_) => Level::Ismcts(budget),
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
    pub fn bot<G: Tactics>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Skilled(skill) => G::skilled(skill),
            Level::Taking(evidence) => G::without(evidence),
            Level::AlphaMu => G::alphamu(),
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(Greedy),
            Level::Flat(worlds) => Box::new(Flat::new(worlds)),
            Level::Ismcts(iterations) => Box::new(Ismcts { iterations }),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget() {
            None => f.write_str(self.name()),
            Some(budget) => write!(f, "{}:{budget}", self.name()),
        }
    }
}

impl FromStr for Level {
    type Err = NotationError;

    /// # Errors
    /// Anything but the name of a bot, or that with `:N` for one that has a budget, N from 1 to 100 000 000.
    fn from_str(text: &str) -> Result<Level, NotationError> {
        let (name, budget) = match text.split_once(':') {
            None => (text, None),
            Some((name, budget)) => (name, Some(budget)),
        };
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = match (level, budget) {
            (Some(level), Some(budget)) if level.budget().is_some() => {
                let digits = budget.bytes().all(|byte| byte.is_ascii_digit());
                let budget = budget.parse().ok().filter(|_| digits);
                let budget = budget.filter(|budget| (1..=MAX_BUDGET).contains(budget));
                budget.map(|budget| level.with_budget(budget))
            }
            (level, None) => level,
            (_, Some(_)) => None,
        };
        level.ok_or_else(|| NotationError::new(text, Level::LISTED))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.name().parse(), Ok(level));
            assert!(Level::LISTED.contains(level.name()));
            let other = level.with_budget(7);
            assert_eq!(other.to_string().parse(), Ok(other));
            assert_eq!(other.budget(), level.budget().map(|_| 7));
        }
    }

    #[test]
    fn no_other_word_is_a_bot() {
        for text in [
            "",
            "nobody",
            "Random",
            "random:1",
            "strong:1",
            "ismcts:",
            "ismcts:0",
            "ismcts:+1",
            ":1",
        ] {
            assert!(text.parse::<Level>().is_err(), "{text}");
        }
    }
}
