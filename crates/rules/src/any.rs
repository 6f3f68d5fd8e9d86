//! The games there are: the one place that lists them.

use std::fmt;
use std::str::FromStr;

use crate::card::NotationError;
use crate::game::Game;

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// Two players, strawmen, a trump suit and a trump rank.
    Vidrasso,
    /// Trick poker in pairs: raises, winks, five values.
    Vitou,
    /// Nineteen rounds of announcing one's tricks exactly.
    Stirnrunde,
}

/// Runs an expression with a type alias for the game: `with_game!(kind, G => simulate::<G>())`.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::GameKind::Vidrasso => {
                type $game = $crate::Vidrasso;
                $body
            }
            $crate::GameKind::Vitou => {
                type $game = $crate::Vitou;
                $body
            }
            $crate::GameKind::Stirnrunde => {
                type $game = $crate::Stirnrunde;
                $body
            }
        }
    };
}

impl GameKind {
    /// All games.
    pub const ALL: [GameKind; 3] = [GameKind::Vidrasso, GameKind::Vitou, GameKind::Stirnrunde];

    /// The name in records and on the command line.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameKind {
    type Err = NotationError;

    /// # Errors
    /// Anything but the name of a game.
    fn from_str(text: &str) -> Result<GameKind, NotationError> {
        GameKind::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| NotationError::new(text, "a game: vidrasso, vitou or stirnrunde"))
    }
}
