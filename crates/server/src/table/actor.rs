//! One actor a live table: it alone changes the table, and shows nothing that is not kept.

use std::sync::Arc;
use std::time::Duration;

use strohmann_rules::{SeatSet, Secret};
use strohmann_store::Millis;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::deps::Deps;
use crate::html::room::{Has, Pause, Room};
use crate::id;
use crate::visit::Visit;

use super::bots::Stamp;
use super::clock::{MoveClock, Time};
use super::deed::Deed;
use super::event::{Broken, Event};
use super::keeper::{Keeper, Unkept};
use super::no::No;
use super::presence::Presence;
use super::reader::Reader;
use super::sitting::{Around, Ask, Reply, Sitting, replay};
use super::tell::Tale;

/// What an actor is asked.
pub(crate) enum Request {
    /// Shows the table.
    Show(Visit, Ask),
    /// Does something at it.
    Do(Visit, Deed),
    /// Only gives a sign of life.
    Here(Visit),
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
/// How often those who have gone away are missed.
const ROUNDS: Duration = Duration::from_secs(15);
/// How often a player's time is looked at.
const TICK: Duration = Duration::from_secs(1);

/// A live table.
pub(crate) struct Actor {
    deps: Deps,
    limit: Arc<Semaphore>,
    sitting: Box<dyn Sitting>,
    keeper: Keeper,
    presence: Presence,
    clock: MoveClock,
    /// Players who have been gone for a while, as all have been told.
    gone: SeatSet,
    /// How the time stands of who is awaited, as all have been told.
    time: Time,
    /// When that was looked at last.
    round: Instant,
    /// At most one decision at a time; it is dropped with the actor.
    thinking: JoinSet<(Stamp, Vec<Event>)>,
    bots_wait_until: Option<Instant>,
    /// Players who have asked for the table while bots think, and until when they wait for them.
    parked: Vec<(Instant, Envelope)>,
    /// Readers whose pages are open.
    readers: Vec<Reader>,
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
        let keeper = Keeper::new(table, deps.clone(), log.len() as u64, sitting.listing());
        Ok(Actor {
            limit,
            sitting,
            keeper,
            presence: Presence::new(deps.clock.now()),
            clock: MoveClock::default(),
            gone: SeatSet::EMPTY,
            time: Time::default(),
            round: Instant::now(),
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
            let timed = self.sitting.timed().is_some();
            let round = self.round + if timed { TICK } else { ROUNDS };
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
                () = sleep_until(round), if timed || !self.readers.is_empty() => {
                    self.round = Instant::now();
                    self.look_around();
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
        let Some(turn) = self.sitting.turn(self.time == Time::Over) else {
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
        if self.sitting.stamp(self.time == Time::Over) != Some(stamp) {
            return Ok(());
        }
        if events.is_empty() {
            tracing::error!(
                table = id::mark(&self.keeper.table),
                "a bot failed to decide"
            );
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
        self.came(visit).await;
        let shown = self.show(visit, ask, None);
        let _ = reply.send(match shown {
            Ok(page) => Reply::Page(page),
            Err(no) => Reply::No(no, None),
        });
    }

    async fn answer(&mut self, envelope: Envelope) -> Result<(), Ends> {
        let Envelope { request, reply } = envelope;
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
            Request::Here(visit) => {
                let sign = if self.is_seated(&visit) {
                    self.came(&visit).await;
                    Reply::Done
                } else {
                    Reply::No(No::NotSeated, None)
                };
                let _ = reply.send(sign);
                Ok(())
            }
            Request::Watch(visit, last) => {
                self.came(&visit).await;
                let _ = reply.send(self.open(visit, last));
                Ok(())
            }
            Request::Do(visit, deed) => {
                self.came(&visit).await;
                let secret = Secret::new(self.deps.chance.bytes());
                let decided = match deed {
                    Deed::Replace(seat) if !self.is_gone(seat) => Err(No::StillHere),
                    _ => self.sitting.decide(&visit.who, &deed, secret),
                };
                let done = match decided {
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
                let reply_with = if self.keeper.touched_since(before) || events.is_empty() {
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
        self.sitting.show(visit, ask, self.around(no, &cut))
    }

    fn around<'a>(&self, no: Option<&'a No>, cut: &'a str) -> Around<'a> {
        Around {
            has: Has::nothing(),
            tale: Tale::nothing(),
            watchers: self.watching(),
            no,
            cut,
            gone: self.gone,
            hurry: self.time != Time::Enough,
        }
    }

    fn is_seated(&self, visit: &Visit) -> bool {
        let id = visit.who.id.as_deref();
        id.is_some_and(|id| self.sitting.is_seated(id))
    }

    /// How many watch: pages that are open, and those who have just looked.
    fn watching(&self) -> usize {
        let readers = self.readers.iter();
        let open = readers.filter(|reader| !self.is_seated(&reader.visit));
        self.presence.watching(open.map(|reader| &reader.visit.key))
    }

    fn is_gone(&self, seat: usize) -> bool {
        self.gone.iter().any(|gone| gone.index() == seat)
    }

    /// Notes who is gone and how the time stands; whether something of that has changed.
    fn note(&mut self) -> bool {
        let now = self.deps.clock.now();
        let players = self.sitting.players();
        let open = |id: &str| {
            let readers = &mut self.readers.iter();
            readers.any(|reader| reader.visit.who.id.as_deref() == Some(id))
        };
        let gone = players
            .iter()
            .filter(|(_, id)| self.presence.is_gone(id, open(id), now));
        let gone: SeatSet = gone.map(|&(seat, _)| seat).collect();
        // Who is alone keeps nobody waiting.
        let others = |seat| {
            players
                .iter()
                .any(|&(other, _)| other != seat && !gone.contains(other))
        };
        let timed = self.sitting.timed().filter(|timed| others(timed.seat));
        let time = self.clock.measure(timed, now);
        let changed = (gone, time) != (self.gone, self.time);
        (self.gone, self.time) = (gone, time);
        changed
    }

    /// Looks who is there and how the time stands; all are told what has changed.
    fn look_around(&mut self) {
        let before = self.watching();
        self.readers.retain(|reader| !reader.has_left());
        self.presence.forget(self.deps.clock.now());
        if self.note() || self.watching() != before {
            self.tell(Ask::Table, Pause::None);
        }
    }

    /// Opens a reader's page: the state now, unless he has it, and then whatever happens.
    fn open(&mut self, visit: Visit, last: Option<String>) -> Reply {
        let cut = id::fresh(self.deps.chance.bytes());
        let room = match self
            .sitting
            .show(&visit, Ask::Table, self.around(None, &cut))
        {
            Ok(room) => room,
            Err(no) => return Reply::No(no, None),
        };
        let before = self.watching();
        let (mut reader, stream) = Reader::new(visit, cut, last);
        reader.send(room, Pause::None);
        self.readers.push(reader);
        if self.watching() != before {
            self.tell(Ask::Table, Pause::None);
        }
        Reply::Stream(stream)
    }

    /// Sends each reader the state as he sees it, if that has changed for him.
    fn tell(&mut self, ask: Ask, pause: Pause) {
        let around = self.around(None, "");
        self.readers.retain_mut(|reader| {
            let cut = &reader.cut;
            let room = self.sitting.show(
                &reader.visit,
                ask,
                Around {
                    cut,
                    has: &reader.has,
                    tale: &reader.tale,
                    ..around
                },
            );
            // Whoever may not see the table any more gets no word of it.
            room.is_ok_and(|room| reader.send(room, pause))
        });
    }

    /// Lets events happen that are kept, one after the other, before the eyes of all readers; what the table is after
    /// them is known.
    fn happen(&mut self, events: &[Event], after: Box<dyn Sitting>) -> Result<(), Broken> {
        let mut after = Some(after);
        for (nth, event) in (1..).zip(events) {
            let before = self.sitting.pulse();
            match after.take_if(|_| nth == events.len()) {
                Some(after) => self.sitting = after,
                None => self.sitting.apply(event)?,
            }
            self.note();
            if self.readers.is_empty() {
                continue;
            }
            let now = self.sitting.pulse();
            let acted = matches!(event, Event::Acted { .. });
            let same = before.runs && before.game == now.game;
            // The end of a hand is looked at before the next deal, or what the match came to.
            let ended = same && acted && (now.hand > before.hand || !now.runs);
            if ended {
                self.tell(Ask::Ended, Pause::Hand);
            }
            let pause = match () {
                () if !acted || ended && !now.runs => Pause::None,
                () if now.tricks > before.tricks && !ended => Pause::Trick,
                () => Pause::Move,
            };
            self.tell(Ask::Table, pause);
        }
        Ok(())
    }

    /// Notes who has come: somebody who watches, or a player, who is back if a bot has stood in for him.
    async fn came(&mut self, visit: &Visit) {
        let now = self.deps.clock.now();
        let before = self.watching();
        self.presence.forget(now);
        let player = visit.who.id.as_deref().filter(|_| self.is_seated(visit));
        match player {
            Some(id) => self.presence.plays(id, visit.key, now),
            None => self.presence.watches(visit.key, now),
        }
        if self.note() || self.watching() != before {
            self.tell(Ask::Table, Pause::None);
        }
        let Some(id) = visit.who.id.as_deref() else {
            return;
        };
        if let Some(seat) = self.sitting.absent(id) {
            let seat = seat.index();
            // Where it cannot be kept he comes again.
            let _ = self.keep(&[Event::Returned { seat }]).await;
        }
        if self.sitting.is_kept_for(id) {
            self.keeper.touch().await;
        }
    }

    /// Keeps events, and only then lets them happen.
    async fn keep(&mut self, events: &[Event]) -> Result<(), Unkept> {
        // On a copy, so that nothing is half done whatever happens.
        let mut after = self.sitting.fork();
        for event in events {
            let applied = after.apply(event);
            applied.map_err(|broken| self.keeper.broken(&broken))?;
        }
        self.keeper.keep(events, after.listing()).await?;
        if self.readers.is_empty() {
            self.sitting = after;
            self.note();
            return Ok(());
        }
        let happened = self.happen(events, after);
        happened.map_err(|broken| self.keeper.broken(&broken))
    }
}
