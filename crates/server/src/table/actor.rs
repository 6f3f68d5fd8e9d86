//! One actor a live table: it alone changes the table, and shows nothing that is not kept.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use strohmann_rules::Secret;
use strohmann_store::{AppendError, Millis};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::deps::Deps;
use crate::html::room::{Pause, Room};
use crate::id;
use crate::visit::Visit;

use super::bots::Stamp;
use super::event::{Broken, Event};
use super::no::No;
use super::sitting::{Around, Ask, Frame, Reply, Sitting, Watcher, replay};
use super::state::Deed;

/// What an actor is asked.
pub(crate) enum Request {
    /// Shows the table.
    Show(Visit, Ask),
    /// Does something at it.
    Do(Visit, Deed),
    /// Shows the table and everything that happens from now on; the reader has seen a state of this name.
    Watch(Visit, Option<String>),
    /// Abandons its match, if nobody has come since this moment.
    Abandon(Millis),
}

/// A request, and where the reply goes.
pub(crate) struct Envelope {
    pub(crate) request: Request,
    pub(crate) reply: oneshot::Sender<Reply>,
}

/// After how long without a request an actor goes home.
const IDLE: Duration = Duration::from_mins(10);
/// How long a bot waits after its decision could not be made or kept.
const AGAIN: Duration = Duration::from_secs(1);
/// How long a player who asks for the table waits for bots that think, so that what they do is on the page.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long somebody who has looked counts as watching.
const WATCHING: Millis = 60_000;
/// How often those who have gone away are missed.
const ROUNDS: Duration = Duration::from_secs(15);
/// How many states may wait for a reader; who is slower is sent away and comes back to the newest.
const BEHIND: usize = 256;
/// How often it is noted that a player has come.
const TOUCH: Millis = 3_600_000;

/// A live table.
pub(crate) struct Actor {
    table: String,
    deps: Deps,
    limit: Arc<Semaphore>,
    sitting: Box<dyn Sitting>,
    revision: u64,
    watchers: HashMap<Watcher, Millis>,
    /// When something happened here or a player came last, as far as lists know.
    touched: Millis,
    /// At most one decision at a time; it is dropped with the actor.
    thinking: JoinSet<(Stamp, Vec<Event>)>,
    bots_wait_until: Option<Instant>,
    /// Players who have asked for the table while bots think, and until when they wait for them.
    parked: Vec<(Instant, Envelope)>,
    /// Readers whose pages are open.
    readers: Vec<Reader>,
}

/// Somebody whose page is open.
struct Reader {
    visit: Visit,
    /// A cut to fill in, the same as long as the page is open.
    cut: String,
    /// The state that was sent last.
    last: String,
    frames: mpsc::Sender<Frame>,
}

/// Why an actor ends before it is idle.
struct Ends;

impl Actor {
    /// Serves a table until it is idle; one that does not exist is told so to all who ask.
    pub(crate) async fn serve(
        table: String,
        deps: Deps,
        limit: Arc<Semaphore>,
        mut requests: mpsc::Receiver<Envelope>,
        idle: impl FnMut(&mut mpsc::Receiver<Envelope>) -> bool,
    ) {
        match Actor::load(table, deps, limit).await {
            Ok(actor) => actor.run(requests, idle).await,
            Err(no) => {
                if let No::Broken(broken) = &no {
                    tracing::error!(%broken, "a table cannot be opened");
                }
                let mut idle = idle;
                loop {
                    while let Ok(envelope) = requests.try_recv() {
                        let _ = envelope.reply.send(Reply::No(no.clone(), None));
                    }
                    if idle(&mut requests) {
                        return;
                    }
                }
            }
        }
    }

    async fn load(table: String, deps: Deps, limit: Arc<Semaphore>) -> Result<Actor, No> {
        let log = deps.store.events(&table).await.map_err(No::Unsaved)?;
        let log = log.ok_or(No::UnknownTable)?;
        let sitting = replay(&log, deps.cards.clone()).map_err(No::Broken)?;
        Ok(Actor {
            table,
            limit,
            sitting,
            revision: log.len() as u64,
            watchers: HashMap::new(),
            touched: 0,
            thinking: JoinSet::new(),
            bots_wait_until: None,
            parked: Vec::new(),
            readers: Vec::new(),
            deps,
        })
    }

    async fn run(
        mut self,
        mut requests: mpsc::Receiver<Envelope>,
        mut idle: impl FnMut(&mut mpsc::Receiver<Envelope>) -> bool,
    ) {
        let mut home = Instant::now() + IDLE;
        loop {
            self.let_bots_think();
            let busy = !self.thinking.is_empty() || self.bots_wait_until.is_some();
            self.unpark(busy).await;
            let patience = self.parked.first().map(|(until, _)| *until);
            let done = tokio::select! {
                envelope = requests.recv() => {
                    home = Instant::now() + IDLE;
                    match envelope {
                        Some(envelope) => self.answer(envelope).await,
                        None => Err(Ends),
                    }
                }
                Some(thought) = self.thinking.join_next() => self.decided(thought).await,
                () = sleep_until(self.bots_wait_until.unwrap_or(home)), if self.bots_wait_until.is_some() => {
                    self.bots_wait_until = None;
                    Ok(())
                }
                // Whoever has waited long enough is served with the next turn of the loop.
                () = sleep_until(patience.unwrap_or(home)), if patience.is_some() => Ok(()),
                () = sleep(ROUNDS), if !self.readers.is_empty() => {
                    self.miss();
                    Ok(())
                }
                () = sleep_until(home), if !busy && self.readers.is_empty() => {
                    if idle(&mut requests) { Err(Ends) } else { Ok(()) }
                }
            };
            if done.is_err() {
                return;
            }
        }
    }

    fn let_bots_think(&mut self) {
        if !self.thinking.is_empty() || self.bots_wait_until.is_some() {
            return;
        }
        let Some(turn) = self.sitting.turn() else {
            return;
        };
        let limit = self.limit.clone();
        self.thinking.spawn(async move {
            // Never closed; without a permit the machine would only be busier.
            let permit = limit.acquire_owned().await.ok();
            let thought = tokio::task::spawn_blocking(turn.think).await;
            drop(permit);
            (turn.stamp, thought.unwrap_or_default())
        });
    }

    async fn decided(
        &mut self,
        thought: Result<(Stamp, Vec<Event>), tokio::task::JoinError>,
    ) -> Result<(), Ends> {
        let Ok((stamp, events)) = thought else {
            return Ok(());
        };
        if self.sitting.stamp() != Some(stamp) {
            return Ok(());
        }
        if events.is_empty() {
            tracing::error!(table = id::mark(&self.table), "a bot failed to decide");
            self.bots_wait_until = Some(Instant::now() + AGAIN);
            return Ok(());
        }
        match self.keep(&events).await {
            Ok(()) => Ok(()),
            Err(Unkept::Ends) => Err(Ends),
            Err(Unkept::No(_)) => {
                self.bots_wait_until = Some(Instant::now() + AGAIN);
                Ok(())
            }
        }
    }

    /// Whether somebody who asks for the table gets it only once the bots have done what they are about to do.
    fn waits_for_bots(&self, visit: &Visit) -> bool {
        !self.thinking.is_empty() && self.is_seated(visit)
    }

    /// Serves those who have waited for the bots, once these are done or have taken too long.
    async fn unpark(&mut self, busy: bool) {
        let now = Instant::now();
        let served = if busy {
            let waited = self.parked.iter().take_while(|(until, _)| *until <= now);
            waited.count()
        } else {
            self.parked.len()
        };
        for (_, envelope) in self.parked.drain(..served).collect::<Vec<_>>() {
            if let Request::Show(visit, ask) = envelope.request {
                self.serve_page(&visit, ask, envelope.reply).await;
            }
        }
    }

    async fn serve_page(&mut self, visit: &Visit, ask: Ask, reply: oneshot::Sender<Reply>) {
        let now = self.deps.clock.now();
        self.came(visit, now).await;
        let shown = self.show(visit, ask, None);
        let _ = reply.send(match shown {
            Ok(page) => Reply::Page(page),
            Err(no) => Reply::No(no, None),
        });
    }

    async fn answer(&mut self, envelope: Envelope) -> Result<(), Ends> {
        let Envelope { request, reply } = envelope;
        let now = self.deps.clock.now();
        match request {
            Request::Show(visit, ask) if ask == Ask::Table && self.waits_for_bots(&visit) => {
                let envelope = Envelope {
                    request: Request::Show(visit, ask),
                    reply,
                };
                self.parked.push((Instant::now() + PATIENCE, envelope));
                Ok(())
            }
            Request::Show(visit, ask) => {
                self.serve_page(&visit, ask, reply).await;
                Ok(())
            }
            Request::Watch(visit, last) => {
                self.came(&visit, now).await;
                let _ = reply.send(self.open(visit, last));
                Ok(())
            }
            Request::Do(visit, deed) => {
                let secret = Secret::new(self.deps.chance.bytes());
                let done = match self.sitting.decide(&visit.who, &deed, secret) {
                    Ok(events) => self.keep(&events).await,
                    Err(no) => Err(Unkept::No(no)),
                };
                match done {
                    Ok(()) => {
                        let _ = reply.send(Reply::Done);
                        Ok(())
                    }
                    Err(Unkept::No(no)) => {
                        let page = self.show(&visit, Ask::Table, Some(&no)).ok();
                        let _ = reply.send(Reply::No(no, page));
                        Ok(())
                    }
                    Err(Unkept::Ends) => {
                        let _ = reply.send(Reply::No(No::Gone, None));
                        Err(Ends)
                    }
                }
            }
            Request::Abandon(before) => {
                let events = self.sitting.abandon();
                let reply_with = if self.touched >= before || events.is_empty() {
                    Reply::Done
                } else {
                    match self.keep(&events).await {
                        Ok(()) => Reply::Done,
                        Err(Unkept::No(no)) => Reply::No(no, None),
                        Err(Unkept::Ends) => Reply::No(No::Gone, None),
                    }
                };
                let _ = reply.send(reply_with);
                Ok(())
            }
        }
    }

    fn show(&self, visit: &Visit, ask: Ask, no: Option<&No>) -> Result<Room, No> {
        let cut = id::fresh(self.deps.chance.bytes());
        self.show_with(visit, ask, no, &cut)
    }

    fn show_with(&self, visit: &Visit, ask: Ask, no: Option<&No>, cut: &str) -> Result<Room, No> {
        let around = Around {
            watchers: self.watching(),
            no,
            cut,
        };
        self.sitting.show(visit, ask, around)
    }

    fn is_seated(&self, visit: &Visit) -> bool {
        let id = visit.who.id.as_deref();
        id.is_some_and(|id| self.sitting.is_seated(id))
    }

    /// How many watch: pages that are open, and those who have just looked.
    fn watching(&self) -> usize {
        let open = self
            .readers
            .iter()
            .filter(|reader| !self.is_seated(&reader.visit));
        let mut keys: Vec<&Watcher> = open.map(|reader| &reader.visit.key).collect();
        keys.extend(self.watchers.keys());
        keys.sort_unstable();
        keys.dedup();
        keys.len()
    }

    /// Opens a reader's page: the state now, unless he has it, and then whatever happens.
    fn open(&mut self, visit: Visit, last: Option<String>) -> Reply {
        let cut = id::fresh(self.deps.chance.bytes());
        let room = match self.show_with(&visit, Ask::Table, None, &cut) {
            Ok(room) => room,
            Err(no) => return Reply::No(no, None),
        };
        let (frames, stream) = mpsc::channel(BEHIND);
        let before = self.watching();
        let mut reader = Reader {
            visit,
            cut,
            last: last.unwrap_or_default(),
            frames,
        };
        reader.send(room, Pause::None);
        self.readers.push(reader);
        if self.watching() != before {
            self.tell(Ask::Table, Pause::None);
        }
        Reply::Stream(stream)
    }

    /// Sends each reader the state as he sees it, if that has changed for him.
    fn tell(&mut self, ask: Ask, pause: Pause) {
        let mut readers = std::mem::take(&mut self.readers);
        readers.retain_mut(|reader| {
            // Whoever may not see the table any more gets no word of it.
            self.show_with(&reader.visit, ask, None, &reader.cut)
                .is_ok_and(|room| reader.send(room, pause))
        });
        self.readers = readers;
    }

    /// Notices who has gone away.
    fn miss(&mut self) {
        let before = self.watching();
        self.readers.retain(|reader| !reader.frames.is_closed());
        let now = self.deps.clock.now();
        self.watchers.retain(|_, seen| now - *seen < WATCHING);
        if self.watching() != before {
            self.tell(Ask::Table, Pause::None);
        }
    }

    /// Lets events happen that are kept, one after the other, before the eyes of all readers.
    fn happen(&mut self, events: &[Event]) -> Result<(), Broken> {
        for event in events {
            let before = self.sitting.pulse();
            self.sitting.apply(event)?;
            if self.readers.is_empty() {
                continue;
            }
            let now = self.sitting.pulse();
            let next_hand = before.runs && before.game == now.game && now.hand > before.hand;
            if next_hand {
                self.tell(Ask::Ended, Pause::Hand);
            }
            let pause = match event {
                Event::Acted { .. } if before.runs && !now.runs => Pause::Hand,
                Event::Acted { .. } if now.tricks > before.tricks && !next_hand => Pause::Trick,
                Event::Acted { .. } => Pause::Move,
                _ => Pause::None,
            };
            self.tell(Ask::Table, pause);
        }
        Ok(())
    }

    /// Notes who has come: a player, for the table's age, or somebody who watches.
    async fn came(&mut self, visit: &Visit, now: Millis) {
        self.watchers.retain(|_, seen| now - *seen < WATCHING);
        if !self.is_seated(visit) {
            self.watchers.insert(visit.key, now);
        } else if now - self.touched >= TOUCH {
            self.touched = now;
            if let Err(error) = self.deps.store.touch(&self.table, now).await {
                tracing::warn!(%error, "a visit was not noted");
            }
        }
    }

    /// Keeps events, and only then lets them happen.
    async fn keep(&mut self, events: &[Event]) -> Result<(), Unkept> {
        // On a copy, so that nothing is half done whatever happens.
        let mut after = self.sitting.fork();
        for event in events {
            after.apply(event).map_err(|broken| self.broken(&broken))?;
        }
        let listing = after.listing();
        let written = events.iter().map(Event::write).collect();
        let touched = self.touched_by(events);
        let kept = self
            .deps
            .store
            .append(&self.table, self.revision, written, listing, touched)
            .await;
        match kept {
            Ok(()) => {
                self.touched = touched;
                self.revision += events.len() as u64;
                if self.readers.is_empty() {
                    self.sitting = after;
                    return Ok(());
                }
                self.happen(events).map_err(|broken| self.broken(&broken))
            }
            // Somebody else has written: this actor's table is old.
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

    /// When the table was touched last, once these events have happened. Lists are in that order, and a signal that
    /// not all notice must not show in them: it counts as a visit, no more.
    fn touched_by(&self, events: &[Event]) -> Millis {
        let now = self.deps.clock.now();
        let signal = |event: &Event| matches!(event, Event::Signalled { .. });
        if events.iter().all(signal) && now - self.touched < TOUCH {
            self.touched
        } else {
            now
        }
    }

    fn broken(&self, broken: &Broken) -> Unkept {
        tracing::error!(table = id::mark(&self.table), %broken, "events do not fit the table");
        Unkept::No(No::Broken(broken.clone()))
    }
}

impl Reader {
    /// Sends a state, unless it is the one the reader has; whether he is still there.
    fn send(&mut self, room: Room, pause: Pause) -> bool {
        let id = room.id();
        if id == self.last {
            return !self.frames.is_closed();
        }
        self.last.clone_from(&id);
        self.frames.try_send(Frame { id, pause, room }).is_ok()
    }
}

/// Why events were not kept.
enum Unkept {
    No(No),
    Ends,
}
