//! Why something cannot be done at a table.

use strohmann_store::StoreError;

use super::event::Broken;

/// Why something cannot be done. Nothing has changed.
#[derive(Clone, Debug)]
pub(crate) enum No {
    /// There is no such table (any more).
    UnknownTable,
    /// The table does not want to be watched.
    Unwatched,
    /// The page was old: something has happened since.
    Stale,
    /// The rules forbid it; the sentence says why, in the reader's language.
    Rules(String),
    /// What was sent is no action, no signal, no seat: not from one of our pages.
    Nonsense,
    /// There is no such seat.
    UnknownSeat,
    /// Somebody has the seat.
    SeatTaken,
    /// He has no seat here.
    NotSeated,
    /// That is for the maker of the table to say.
    MakerOnly,
    /// Not while a match runs.
    Running,
    /// Not before a match runs.
    NotRunning,
    /// Not while seats are free.
    SeatsFree,
    /// A bot stands in for him: he has to take the seat back first.
    Away,
    /// He has said enough until something happens.
    SaidEnough,
    /// Nobody may talk in private now (`VT-8`).
    NotAlone,
    /// Whoever is to be replaced is not gone.
    StillHere,
    /// A cut is too long or has control characters.
    BadCut,
    /// Not while the match runs: the record would show everything.
    RecordLater,
    /// The hand is not over, or there was none.
    HandLater,
    /// It could not be kept.
    Unsaved(StoreError),
    /// The log cannot be replayed.
    Broken(Broken),
    /// The table did not answer.
    Gone,
}
