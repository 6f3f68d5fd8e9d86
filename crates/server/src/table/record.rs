//! The record of a match, from the log of its table.

use super::event::Event;
use super::no::No;
use super::sitting::open;
use super::state::MakeCards;

/// The record of a match that is over or abandoned, as one line.
///
/// # Errors
/// A match that still runs or that there never was.
pub(crate) fn record(log: &[String], cards: MakeCards, number: u64) -> Result<String, No> {
    let (first, rest) = log.split_first().ok_or(No::UnknownTable)?;
    let first = Event::read(first).map_err(No::Broken)?;
    let mut sitting = open(&first, cards).map_err(No::Broken)?;
    for event in rest {
        let event = Event::read(event).map_err(No::Broken)?;
        sitting.apply(&event).map_err(No::Broken)?;
        // Only an action or abandoning ends a match.
        if matches!(event, Event::Acted { .. } | Event::Abandoned)
            && let Some(record) = sitting.record(number)
        {
            return Ok(record);
        }
    }
    Err(No::RecordLater)
}
