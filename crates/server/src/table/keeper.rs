//! What an actor writes of its table: events to the log, and for lists when it was touched.

use strohmann_store::{AppendError, Listing, Millis};

use crate::deps::Deps;
use crate::id;

use super::event::{Broken, Event};
use super::no::No;

/// How often it is noted that a player has come.
const TOUCH: Millis = 3_600_000;
/// How often it is noted for lists that something happened.
const LISTED: Millis = 60_000;

/// Why events were not kept.
pub(super) enum Unkept {
    /// It can be tried again.
    No(No),
    /// Whoever wanted to keep them has an old table.
    Ends,
}

/// The log of a table, for the one who writes it.
pub(super) struct Keeper {
    /// The name of the table.
    pub(super) table: String,
    deps: Deps,
    revision: u64,
    /// What lists show.
    listing: Listing,
    /// When something happened here or a player came last, as far as lists know.
    touched: Millis,
}

impl Keeper {
    /// For a table whose log has so many events, after which lists show this.
    pub(super) fn new(table: String, deps: Deps, revision: u64, listing: Listing) -> Keeper {
        Keeper {
            table,
            deps,
            revision,
            listing,
            touched: 0,
        }
    }

    /// Keeps events, after which lists show this.
    pub(super) async fn keep(&mut self, events: &[Event], listing: Listing) -> Result<(), Unkept> {
        let written = events.iter().map(Event::write).collect();
        let touched = self.touched_by(events);
        let same = self.listing == listing && touched == self.touched;
        let news = (!same).then(|| (listing.clone(), touched));
        let store = &self.deps.store;
        match store
            .append(&self.table, self.revision, written, news)
            .await
        {
            Ok(()) => {
                (self.listing, self.touched) = (listing, touched);
                self.revision += events.len() as u64;
                Ok(())
            }
            // Somebody else has written.
            Err(AppendError::Conflict) => {
                tracing::error!(table = id::mark(&self.table), "the log has moved on");
                Err(Unkept::Ends)
            }
            Err(AppendError::Store(error)) => {
                tracing::error!(%error, "events could not be kept");
                Err(Unkept::No(No::Unsaved(error)))
            }
        }
    }

    /// Notes for lists that somebody has come for whom the table is kept.
    pub(super) async fn touch(&mut self) {
        let now = self.deps.clock.now();
        if now - self.touched < TOUCH {
            return;
        }
        self.touched = now;
        if let Err(error) = self.deps.store.touch(&self.table, now).await {
            tracing::warn!(%error, "a visit was not noted");
        }
    }

    /// Whether lists know that somebody was here at this moment or later.
    pub(super) fn touched_since(&self, moment: Millis) -> bool {
        self.touched >= moment
    }

    /// When the table was touched last, once these events have happened. Lists are in that order, and a signal that
    /// not all notice must not show in them, nor a word to a partner: they count as a visit, no more. Of what else
    /// happens, lists hear once a minute: it would be most of what is written.
    fn touched_by(&self, events: &[Event]) -> Millis {
        let now = self.deps.clock.now();
        let quiet = |event: &Event| matches!(event, Event::Signalled { .. } | Event::Said { .. });
        let every = if events.iter().all(quiet) {
            TOUCH
        } else {
            LISTED
        };
        if now - self.touched < every {
            self.touched
        } else {
            now
        }
    }

    /// Events that the table does not take.
    pub(super) fn broken(&self, broken: &Broken) -> Unkept {
        tracing::error!(table = id::mark(&self.table), %broken, "events do not fit the table");
        Unkept::No(No::Broken(broken.clone()))
    }
}
