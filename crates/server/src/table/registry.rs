//! Which tables are live, and how they are reached.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use strohmann_store::{AppendError, Millis};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::deps::Deps;
use crate::visit::Visit;

use super::actor::{Actor, Envelope, Request};
use super::deed::Deed;
use super::event::Event;
use super::no::No;
use super::sitting::{Ask, Reply, open};

/// How many requests may wait at one table.
const QUEUE: usize = 32;

type Live = HashMap<String, mpsc::Sender<Envelope>>;

/// All live tables.
#[derive(Clone)]
pub(crate) struct Registry {
    deps: Deps,
    /// How many bots may think at once.
    limit: Arc<Semaphore>,
    live: Arc<Mutex<Live>>,
}

impl Registry {
    /// No table yet; at most so many bots think at once.
    pub(crate) fn new(deps: Deps, thinkers: usize) -> Registry {
        Registry {
            deps,
            limit: Arc::new(Semaphore::new(thinkers.max(1))),
            live: Arc::default(),
        }
    }

    /// Makes a table of these first events.
    ///
    /// # Errors
    /// If it could not be kept.
    pub(crate) async fn make(&self, table: &str, events: &[Event]) -> Result<(), No> {
        let first = events.first().ok_or(No::Gone)?;
        let mut sitting = open(first, self.deps.cards.clone()).map_err(No::Broken)?;
        for event in &events[1..] {
            sitting.apply(event).map_err(No::Broken)?;
        }
        let written = events.iter().map(Event::write).collect();
        let now = self.deps.clock.now();
        let listing = Some((sitting.listing(), now));
        let kept = self.deps.store.append(table, 0, written, listing);
        kept.await.map_err(|error| match error {
            AppendError::Conflict => No::Stale,
            AppendError::Store(error) => No::Unsaved(error),
        })
    }

    /// What somebody sees of a table.
    pub(crate) async fn show(&self, table: &str, visit: &Visit, ask: Ask) -> Reply {
        self.ask(table, || Request::Show(visit.clone(), ask)).await
    }

    /// Everything that happens at a table from now on; the reader has seen a state of this name.
    pub(crate) async fn watch(&self, table: &str, visit: &Visit, last: Option<&str>) -> Reply {
        let last = last.map(str::to_owned);
        self.ask(table, || Request::Watch(visit.clone(), last.clone()))
            .await
    }

    /// Gives a sign of life at a table.
    pub(crate) async fn here(&self, table: &str, visit: &Visit) -> Reply {
        self.ask(table, || Request::Here(visit.clone())).await
    }

    /// Does something at a table.
    pub(crate) async fn act(&self, table: &str, visit: &Visit, deed: &Deed) -> Reply {
        self.ask(table, || Request::Do(visit.clone(), deed.clone()))
            .await
    }

    /// Abandons the match of a table that nobody has come to since this moment.
    pub(crate) async fn abandon(&self, table: &str, before: Millis) -> Reply {
        self.ask(table, || Request::Abandon(before)).await
    }

    /// Sends a table's actor home, as before the table is forgotten.
    pub(crate) fn send_home(&self, table: &str) {
        self.live().remove(table);
    }

    async fn ask(&self, table: &str, request: impl Fn() -> Request) -> Reply {
        // An actor may be on its way home when it is asked: then it has done nothing, and another one is.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let envelope = Envelope {
                request: request(),
                reply,
            };
            if self.actor(table).send(envelope).await.is_ok()
                && let Ok(reply) = answer.await
            {
                return reply;
            }
            self.forget_if_closed(table);
        }
        Reply::No(No::Gone, None)
    }

    fn live(&self) -> MutexGuard<'_, Live> {
        // Nothing that holds the lock can leave the map half changed.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget_if_closed(&self, table: &str) {
        let mut live = self.live();
        if live.get(table).is_some_and(mpsc::Sender::is_closed) {
            live.remove(table);
        }
    }

    fn actor(&self, table: &str) -> mpsc::Sender<Envelope> {
        let mut live = self.live();
        if let Some(sender) = live.get(table) {
            return sender.clone();
        }
        let (sender, requests) = mpsc::channel(QUEUE);
        live.insert(table.to_owned(), sender.clone());
        let (own, table) = (self.clone(), table.to_owned());
        let idle = {
            let table = table.clone();
            move |requests: &mut mpsc::Receiver<Envelope>| own.go_home(&table, requests)
        };
        let (deps, limit) = (self.deps.clone(), self.limit.clone());
        tokio::spawn(Actor::serve(table, deps, limit, requests, idle));
        sender
    }

    /// Takes an actor off the list, unless somebody has just asked it.
    fn go_home(&self, table: &str, requests: &mut mpsc::Receiver<Envelope>) -> bool {
        let mut live = self.live();
        if !requests.is_empty() {
            return false;
        }
        // What is sent from now on comes back to its sender.
        requests.close();
        live.remove(table);
        true
    }
}
