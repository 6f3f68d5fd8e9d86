//! What somebody may do at a table, and what it adds to the log.

use std::str::FromStr as _;

use strohmann_rules::dealing::check_cut;
use strohmann_rules::{Eye, Seat, SeatSet, Secret, Signal};
use strohmann_words::phrase::Phrase;
use strohmann_words::{Names, Voice};

use crate::html::board::Board;

use super::event::{Chair, Event, Guest};
use super::no::No;
use super::seating::{self, Change, Next};
use super::state::{At, Running, Table, Who};

/// What somebody wants to do at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Before a match: change who sits where.
    Seats(Change),
    /// Before a match: be ready, with this cut.
    Ready(String),
    /// Not be ready after all.
    Wait,
    /// Begin a match of bots alone.
    Start,
    /// Act, in the notation of records.
    Act(At, String),
    /// Give a signal.
    Signal(At, String),
    /// Say something.
    Say(At, String),
    /// Let a bot stand in for a player who is gone.
    Replace(usize),
    /// Leave the match to a bot.
    Leave,
    /// Take the own seat back.
    Return,
    /// Want the match abandoned, or no longer.
    Tired(bool),
}

impl<G: Board> Table<G> {
    /// What somebody's wish adds to the log. `secret` is for the match after the next, should one begin.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn decide(&self, who: &Who, deed: &Deed, secret: Secret) -> Result<Vec<Event>, No> {
        let id = who.id.as_deref().ok_or(No::NotSeated)?;
        match deed {
            Deed::Seats(change) => self.seats(id, who, change),
            Deed::Ready(cut) => self.ready(id, who, cut, secret),
            Deed::Wait => {
                self.gathering()?;
                seating::seat_of(&self.chairs, id).ok_or(No::NotSeated)?;
                Ok(vec![Event::Waits { id: id.to_owned() }])
            }
            Deed::Start => {
                self.gathering()?;
                if id != self.made.maker {
                    return Err(No::MakerOnly);
                }
                if seating::guests(&self.chairs).next().is_some() {
                    return Err(No::NotSeated);
                }
                self.full()?;
                Ok(vec![Event::Begun, Event::committed(secret)])
            }
            Deed::Act(at, action) => self.act(id, who, *at, action),
            Deed::Signal(at, signal) => self.signal(id, who, *at, signal),
            Deed::Say(at, phrase) => self.say(id, *at, phrase),
            Deed::Replace(seat) => self.replace(id, *seat),
            Deed::Leave => {
                let (running, seat) = self.at_table(id)?;
                let seat_number = seat.index();
                let mut events = vec![Event::Left { seat: seat_number }];
                let rest = running.voters() - SeatSet::one(seat);
                // Those who stay may all have agreed before.
                if !rest.is_empty() && (rest - running.tired).is_empty() {
                    events.push(Event::Abandoned);
                }
                Ok(events)
            }
            Deed::Return => {
                let (running, seat) = self.own(id)?;
                if !running.away.contains(seat) {
                    return Err(No::Stale);
                }
                let seat = seat.index();
                Ok(vec![Event::Returned { seat }])
            }
            Deed::Tired(tired) => {
                let (running, seat) = self.at_table(id)?;
                let mut all = running.tired;
                all.insert(seat);
                let seat = seat.index();
                let mut events = vec![Event::Tired {
                    seat,
                    tired: *tired,
                }];
                if *tired && (running.voters() - all).is_empty() {
                    events.push(Event::Abandoned);
                }
                Ok(events)
            }
        }
    }

    fn gathering(&self) -> Result<&Next, No> {
        let next = self.next.as_ref().ok_or(No::Running)?;
        match self.running() {
            None => Ok(next),
            Some(_) => Err(No::Running),
        }
    }

    fn full(&self) -> Result<(), No> {
        let full = !self.chairs.contains(&Chair::Free);
        full.then_some(()).ok_or(No::SeatsFree)
    }

    fn seats(&self, id: &str, who: &Who, change: &Change) -> Result<Vec<Event>, No> {
        self.gathering()?;
        let guest = Guest {
            id: id.to_owned(),
            name: who.name.clone(),
        };
        let chairs = seating::change(&self.chairs, &self.made.maker, &guest, change)?;
        Ok(vec![Event::Chairs { chairs }])
    }

    fn ready(&self, id: &str, who: &Who, cut: &str, secret: Secret) -> Result<Vec<Event>, No> {
        let next = self.gathering()?;
        seating::seat_of(&self.chairs, id).ok_or(No::NotSeated)?;
        check_cut(cut).map_err(|_| No::BadCut)?;
        if next.ready.iter().any(|(other, _)| other == id) {
            return Err(No::Stale);
        }
        let mut events = vec![Event::Ready {
            id: id.to_owned(),
            name: who.name.clone(),
            cut: cut.to_owned(),
        }];
        let ready = |guest: &Guest| {
            guest.id == id || next.ready.iter().any(|(other, _)| *other == guest.id)
        };
        if self.full().is_ok() && seating::guests(&self.chairs).all(ready) {
            events.extend([Event::Begun, Event::committed(secret)]);
        }
        Ok(events)
    }

    fn own(&self, id: &str) -> Result<(&Running<G>, Seat), No> {
        let running = self.running().ok_or(No::NotRunning)?;
        let seat = running.seat(Some(id)).ok_or(No::NotSeated)?;
        Ok((running, seat))
    }

    fn at_table(&self, id: &str) -> Result<(&Running<G>, Seat), No> {
        let (running, seat) = self.own(id)?;
        if running.away.contains(seat) {
            return Err(No::Away);
        }
        Ok((running, seat))
    }

    fn act(&self, id: &str, who: &Who, at: At, action: &str) -> Result<Vec<Event>, No> {
        let action = G::Action::from_str(action).map_err(|_| No::Nonsense)?;
        // An old page of a match that is over is old first of all.
        if self.game.as_ref().is_some_and(|game| game.at() != at) {
            return Err(No::Stale);
        }
        let (running, seat) = self.at_table(id)?;
        let hand = running.game.hand().ok_or(No::NotRunning)?;
        match hand.check(seat, action) {
            // As it was asked for, so that it can be asked for again: a card that its seat has not seen has no name.
            Ok(_) => Ok(vec![Event::Acted {
                seat: seat.index(),
                action: action.to_string(),
            }]),
            Err(refusal) => {
                let eye = Eye::Seat(seat);
                let names = Names::new(&running.sheet.seats);
                let voice = Voice {
                    lang: who.lang,
                    eye,
                    names: &names,
                    ear: false,
                };
                let view = hand.view(running.game.options(), eye);
                Err(No::Rules(G::refused(&view, &voice, action, &refusal)))
            }
        }
    }

    fn signal(&self, id: &str, who: &Who, at: At, signal: &str) -> Result<Vec<Event>, No> {
        let signal: Signal = signal.parse().map_err(|_| No::Nonsense)?;
        let same_hand = |now: At| (now.game, now.hand) == (at.game, at.hand);
        if self.game.as_ref().is_some_and(|game| !same_hand(game.at())) {
            return Err(No::Stale);
        }
        let (running, seat) = self.at_table(id)?;
        let hand = running.game.hand().ok_or(No::NotRunning)?;
        let options = running.game.options();
        hand.check_signal(options, seat, signal)
            .map_err(|why| No::Rules(strohmann_words::house::no_signal(who.lang, why)))?;
        Ok(vec![Event::Signalled {
            seat: seat.index(),
            signal: signal.to_string(),
        }])
    }

    fn say(&self, id: &str, at: At, phrase: &str) -> Result<Vec<Event>, No> {
        let phrase: Phrase = phrase.parse().map_err(|_| No::Nonsense)?;
        let game = self.game.as_ref().ok_or(No::NotRunning)?;
        let seat = game.seat(Some(id)).ok_or(No::NotSeated)?;
        if game.runs() && game.away.contains(seat) {
            return Err(No::Away);
        }
        // What partners say of a hand is not meant for the next.
        let now = game.at();
        if phrase.is_private() && (now.game, now.hand) != (at.game, at.hand) {
            return Err(No::Stale);
        }
        game.check_say(seat, phrase)?;
        Ok(vec![Event::Said {
            seat: seat.index(),
            phrase: phrase.word().to_owned(),
        }])
    }

    /// That the player is gone is for the caller to know.
    fn replace(&self, id: &str, seat: usize) -> Result<Vec<Event>, No> {
        let (running, own) = self.at_table(id)?;
        let gone = running.present().iter().find(|other| other.index() == seat);
        match gone {
            Some(other) if other != own => Ok(vec![Event::Replaced { seat }]),
            Some(_) => Err(No::StillHere),
            None if running.away.iter().any(|other| other.index() == seat) => Err(No::Stale),
            None => Err(No::UnknownSeat),
        }
    }
}
