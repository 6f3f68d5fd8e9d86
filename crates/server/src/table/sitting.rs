//! A table whatever its game: what its actor needs of it.

use strohmann_rules::{Round as _, Seat, SeatSet, Secret, with_game};
use strohmann_store::{Listing, Millis};
use tokio::sync::mpsc;

use crate::html::board::Board;
use crate::html::room::{Has, Room};
use crate::html::{hand, lobby, table as page};
use crate::visit::Visit;

use super::bots::{Stamp, Turn};
use super::deed::Deed;
use super::event::{self, Broken, Event};
use super::no::No;
use super::seating::seat_of;
use super::state::{At, MakeCards, Running, Table, Who};
use super::tell::Tale;

/// What somebody wants to see of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// The table as it is now.
    Table,
    /// A hand that is over, from 1, looked back at.
    Hand(usize),
    /// The table as it was when the last hand that is over had ended.
    Ended,
    /// The record of a match that is over.
    Record,
}

/// How far a table is, as everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Pulse {
    /// The match, from 1; 0 before the first.
    pub(crate) game: u64,
    /// The hand, from 1.
    pub(crate) hand: usize,
    /// The tricks of the hand that are over.
    pub(crate) tricks: usize,
    /// Whether the match is played.
    pub(crate) runs: bool,
}

/// What somebody at the door is told.
pub(crate) enum Reply {
    /// What was asked for.
    Page(Room),
    /// What happens from now on, state by state.
    Stream(mpsc::Receiver<Frame>),
    /// It is done, and kept.
    Done,
    /// It is not, and why; with the table as it is now, where he may see it.
    No(No, Option<Room>),
}

/// A state of the table as one reader sees it.
pub(crate) struct Frame {
    /// What this reader's state is called.
    pub(crate) id: String,
    /// What is new to him.
    pub(crate) html: String,
}

/// What else a page of the table says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around<'a> {
    /// What the reader has on his page: what is still the same is not drawn.
    pub(crate) has: &'a Has,
    /// What the reader was told before of the hand.
    pub(crate) tale: &'a Tale,
    /// How many watch.
    pub(crate) watchers: usize,
    /// Why what the reader wanted was not done.
    pub(crate) no: Option<&'a No>,
    /// A cut to fill in.
    pub(crate) cut: &'a str,
    /// Players of the match who have been gone for a while.
    pub(crate) gone: SeatSet,
    /// Whether a player's time is about to run out.
    pub(crate) hurry: bool,
}

/// A move that a human has only so much time for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Timed {
    /// Which move.
    pub(crate) at: At,
    /// Whose.
    pub(crate) seat: Seat,
    /// How long he has.
    pub(crate) limit: Millis,
}

/// A table whatever its game.
pub(crate) trait Sitting: Send {
    /// The same table once more.
    fn fork(&self) -> Box<dyn Sitting>;

    /// Replays an event.
    fn apply(&mut self, event: &Event) -> Result<(), Broken>;

    /// What somebody's wish adds to the log.
    fn decide(&self, who: &Who, deed: &Deed, secret: Secret) -> Result<Vec<Event>, No>;

    /// What is added when nobody has come for a long time.
    fn abandon(&self) -> Vec<Event>;

    /// How lists show the table.
    fn listing(&self) -> Listing;

    /// What somebody sees of it.
    fn show(&self, visit: &Visit, ask: Ask, around: Around<'_>) -> Result<Room, No>;

    /// Whether somebody has a seat, in the match or in the next one.
    fn is_seated(&self, id: &str) -> bool;

    /// Whether the table is kept for somebody who comes: for who has a seat and for its maker, until its match is over.
    fn is_kept_for(&self, id: &str) -> bool;

    /// How far it is.
    fn pulse(&self) -> Pulse;

    /// Which decision of a bot is due, cheaply; with `overdue` one makes a human's move.
    fn stamp(&self, overdue: bool) -> Option<Stamp>;

    /// The decision of a bot that is due.
    fn turn(&self, overdue: bool) -> Option<Turn>;

    /// The humans who play for themselves in the match that runs.
    fn players(&self) -> Vec<(Seat, &str)>;

    /// The seat where a bot stands in for somebody only until he is back.
    fn absent(&self, id: &str) -> Option<Seat>;

    /// Whose time is measured: a human whose move is awaited at a table with a limit.
    fn timed(&self) -> Option<Timed>;

    /// The record of the match of this number, if it is the last one and over.
    fn record(&self, number: u64) -> Option<String>;
}

/// A table as its first event makes it.
///
/// # Errors
/// A game or options that this version does not have.
pub(crate) fn open(first: &Event, cards: MakeCards) -> Result<Box<dyn Sitting>, Broken> {
    let Event::Made(made) = first else {
        return Err(Broken("it does not begin with how it was made".into()));
    };
    with_game!(event::game(made)?, G => Ok(Box::new(Table::<G>::new(made.clone(), cards)?)))
}

/// A table from its log.
///
/// # Errors
/// A log that cannot be replayed.
pub(crate) fn replay(log: &[String], cards: MakeCards) -> Result<Box<dyn Sitting>, Broken> {
    let (first, rest) = log
        .split_first()
        .ok_or_else(|| Broken("it is empty".into()))?;
    let mut sitting = open(&Event::read(first)?, cards)?;
    for event in rest {
        sitting.apply(&Event::read(event)?)?;
    }
    Ok(sitting)
}

impl<G: Board> Sitting for Table<G> {
    fn fork(&self) -> Box<dyn Sitting> {
        Box::new(self.clone())
    }

    fn apply(&mut self, event: &Event) -> Result<(), Broken> {
        Table::apply(self, event)
    }

    fn decide(&self, who: &Who, deed: &Deed, secret: Secret) -> Result<Vec<Event>, No> {
        Table::decide(self, who, deed, secret)
    }

    fn abandon(&self) -> Vec<Event> {
        Table::abandon(self)
    }

    fn listing(&self) -> Listing {
        Table::listing(self)
    }

    fn show(&self, visit: &Visit, ask: Ask, around: Around<'_>) -> Result<Room, No> {
        let who = &visit.who;
        let gathering = self.gathering_for(who);
        let played = |game: &Running<G>| game.seat(who.id.as_deref()).is_some();
        // What was played at a table that is not watched is for its players alone. Whoever could take a seat, or has one
        // for the next match, sees who gathers for that and nothing else.
        if self
            .game
            .as_ref()
            .is_some_and(|game| !self.made.watch && !played(game))
        {
            let next = gathering.filter(|next| next.own.is_some() || !next.is_full());
            return match (ask, next) {
                (Ask::Table | Ask::Ended, Some(next)) => Ok(lobby::room::<G>(
                    visit,
                    self.made(),
                    &self.options,
                    &next,
                    around,
                )),
                _ => Err(No::Unwatched),
            };
        }
        if let Ask::Hand(number) = ask {
            let looking = self.looking_for(who, number).ok_or(No::HandLater)?;
            return Ok(hand::room(visit, &looking));
        }
        let (number, gathering) = match ask {
            Ask::Ended if self.running().is_some() => (self.pulse().hand.checked_sub(1), None),
            Ask::Ended => (None, None),
            Ask::Table | Ask::Hand(_) | Ask::Record => (None, gathering),
        };
        match (self.showing_for(who, number, around.tale), gathering) {
            (Some(showing), gathering) => Ok(page::room(
                visit,
                self.made(),
                &showing,
                gathering.as_ref(),
                around,
            )),
            (None, Some(gathering)) => Ok(lobby::room::<G>(
                visit,
                self.made(),
                &self.options,
                &gathering,
                around,
            )),
            (None, None) => Err(No::Gone),
        }
    }

    fn is_seated(&self, id: &str) -> bool {
        let playing = self
            .game
            .as_ref()
            .is_some_and(|game| game.seat(Some(id)).is_some());
        playing || seat_of(&self.chairs, id).is_some()
    }

    fn is_kept_for(&self, id: &str) -> bool {
        let over = self.game.as_ref().is_some_and(|game| !game.runs());
        !over && (self.made.maker == id || self.is_seated(id))
    }

    fn pulse(&self) -> Pulse {
        let Some(game) = &self.game else {
            return Pulse::default();
        };
        let hand = game.game.hand();
        Pulse {
            game: game.sheet.number,
            hand: game.game.hands().len(),
            tricks: hand.map_or(0, |hand| hand.round().tricks_played()),
            runs: game.runs(),
        }
    }

    fn stamp(&self, overdue: bool) -> Option<Stamp> {
        Stamp::of(self.running()?, overdue)
    }

    fn turn(&self, overdue: bool) -> Option<Turn> {
        Turn::of(self.running()?, overdue)
    }

    fn players(&self) -> Vec<(Seat, &str)> {
        let Some(game) = self.running() else {
            return Vec::new();
        };
        let present = game.present().iter();
        let players =
            present.filter_map(|seat| Some((seat, game.people[seat.index()].as_deref()?)));
        players.collect()
    }

    fn absent(&self, id: &str) -> Option<Seat> {
        let game = self.running()?;
        game.seat(Some(id))
            .filter(|&seat| game.absent.contains(seat))
    }

    fn timed(&self) -> Option<Timed> {
        let limit = self.made.limit?;
        let game = self.running()?;
        let seat = game.game.hand()?.round().to_act()?;
        game.present().contains(seat).then(|| Timed {
            at: game.at(),
            seat,
            limit: Millis::from(limit) * 1000,
        })
    }

    fn record(&self, number: u64) -> Option<String> {
        let game = self.game.as_ref()?;
        (game.sheet.number == number && !game.runs()).then(|| game.record())
    }
}
