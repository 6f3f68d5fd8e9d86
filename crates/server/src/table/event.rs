//! What happens at a table, as its log keeps it. A position is the replay of these.

use serde::{Deserialize, Serialize};
use strohmann_rules::{Bytes32, GameKind, Secret};

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Chair {
    /// Nobody yet: whoever opens the link may take it.
    Free,
    /// A bot of the house.
    Bot {
        /// As the command line names it.
        level: String,
        /// What it is called at this table.
        name: String,
    },
    /// A human.
    Human(Guest),
}

impl Chair {
    /// What whoever sits there is called; empty if nobody does.
    pub(crate) fn name(&self) -> &str {
        match self {
            Chair::Free => "",
            Chair::Bot { name, .. } | Chair::Human(Guest { name, .. }) => name,
        }
    }
}

/// A human at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Guest {
    /// Who it is.
    pub(crate) id: String,
    /// The name when the seat was taken.
    pub(crate) name: String,
}

/// How a table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Made {
    /// The game, by its name on the command line.
    pub(crate) game: String,
    /// The options, as records have them.
    pub(crate) options: serde_json::Value,
    /// Who made it.
    pub(crate) maker: String,
    /// Whether the home page lists it.
    pub(crate) public: bool,
    /// Whether it may be watched (`ALL-7`).
    pub(crate) watch: bool,
    /// How long a player has for a move, in seconds, before a bot makes it for him; nothing for as long as he likes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) limit: Option<u32>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event {
    /// The table was made.
    Made(Made),
    /// Before a match: who sits where from now on. Nobody is ready any more.
    Chairs {
        /// By seat.
        chairs: Vec<Chair>,
    },
    /// The secret of the next match was drawn; its commitment is shown from now on.
    Committed {
        /// 64 hexadecimal digits.
        secret: String,
    },
    /// A human is ready for the match and has cut.
    Ready {
        /// Who.
        id: String,
        /// What the match calls him.
        name: String,
        /// The cut.
        cut: String,
    },
    /// A human is not ready after all.
    Waits {
        /// Who.
        id: String,
    },
    /// The match begins: cards are dealt.
    Begun,
    /// Somebody acted.
    #[serde(rename = "act")]
    Acted {
        /// The seat.
        seat: usize,
        /// What was asked for, in the notation of records; the card that its seat has not seen as `play:?`.
        action: String,
    },
    /// Somebody gave a signal.
    Signalled {
        /// The seat.
        seat: usize,
        /// The signal, in the notation of records.
        signal: String,
    },
    /// Somebody said something.
    Said {
        /// The seat.
        seat: usize,
        /// The word of the phrase.
        phrase: String,
    },
    /// A human was gone, and another wanted a bot to stand in until he is back.
    Replaced {
        /// The seat of who was gone.
        seat: usize,
    },
    /// A human has left the match; a bot stands in.
    Left {
        /// The seat.
        seat: usize,
    },
    /// A human has taken the seat back, or is back.
    Returned {
        /// The seat.
        seat: usize,
    },
    /// A human wants the match abandoned, or no longer does.
    Tired {
        /// The seat.
        seat: usize,
        /// Whether it wants that.
        tired: bool,
    },
    /// The match was abandoned (`ALL-9`).
    Abandoned,
}

/// A log that this version cannot replay: written by another version, or damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Broken(pub(crate) String);

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the log of this table cannot be replayed: {}", self.0)
    }
}

impl Event {
    /// As the log keeps it.
    #[allow(clippy::missing_panics_doc)] // It cannot: texts, numbers and lists are JSON.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("an event is plain JSON")
    }

    /// From the log.
    ///
    /// # Errors
    /// What this version does not know.
    pub(crate) fn read(text: &str) -> Result<Event, Broken> {
        serde_json::from_str(text).map_err(|error| Broken(error.to_string()))
    }

    /// The drawing of a secret.
    pub(crate) fn committed(secret: Secret) -> Event {
        Event::Committed {
            secret: secret.reveal().to_string(),
        }
    }
}

/// The secret of an event.
///
/// # Errors
/// Anything but 64 hexadecimal digits.
pub(crate) fn secret(text: &str) -> Result<Secret, Broken> {
    let bytes: Bytes32 = text
        .parse()
        .map_err(|_| Broken("a secret is no secret".into()))?;
    Ok(Secret::new(bytes.0))
}

/// The game of a table.
///
/// # Errors
/// A game this version does not have.
pub(crate) fn game(made: &Made) -> Result<GameKind, Broken> {
    made.game
        .parse()
        .map_err(|error: strohmann_rules::NotationError| Broken(error.to_string()))
}
