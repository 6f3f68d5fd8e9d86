//! What becomes of tables that nobody comes to any more.

use strohmann_store::{Millis, State, StoreError};

use crate::deps::Deps;
use crate::id;

use super::registry::Registry;
use super::sitting::Reply;

/// How many days tables wait and stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// A running match that nobody has come to for so many days is abandoned, a table that has not begun is forgotten.
    pub waiting_days: u32,
    /// A table is forgotten so many days after its last match.
    pub finished_days: u32,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep {
            waiting_days: 30,
            finished_days: 90,
        }
    }
}

const DAY: Millis = 24 * 60 * 60 * 1000;
const BATCH: u32 = 100;

/// Looks once for tables that nobody comes to any more.
///
/// # Errors
/// If the store does not answer.
pub(crate) async fn sweep(deps: &Deps, registry: &Registry, keep: Keep) -> Result<(), StoreError> {
    let since = |days: u32| deps.clock.now() - Millis::from(days) * DAY;
    let waiting = since(keep.waiting_days);
    for table in deps.store.untouched(State::Playing, waiting, BATCH).await? {
        if let Reply::No(no, _) = registry.abandon(&table, waiting).await {
            tracing::warn!(table = id::mark(&table), ?no, "a match was not abandoned");
            // Not to stand in the way of others until its turn comes again.
            deps.store.touch(&table, deps.clock.now()).await?;
        }
    }
    let stale = [
        (State::Gathering, waiting),
        (State::Over, since(keep.finished_days)),
    ];
    for (state, before) in stale {
        for table in deps.store.untouched(state, before, BATCH).await? {
            registry.send_home(&table);
            deps.store.remove(&table).await?;
        }
    }
    Ok(())
}
