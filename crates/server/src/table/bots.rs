//! Bots at a table: what is to be decided, and the decision.

use strohmann_ai::Level;
use strohmann_rules::{Eye, Round as _, Seat};

use crate::html::board::Board;

use super::event::Event;
use super::state::{Running, STAND_IN};

/// Which decision of a bot is due. A decision for another one than is due by now is thrown away, so a bot has seen
/// every signal that stands before its action in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    hand: usize,
    actions: usize,
    talk: usize,
    seat: Seat,
    level: Level,
}

/// A decision that is due.
pub(crate) struct Turn {
    /// Which.
    pub(crate) stamp: Stamp,
    /// Makes it; takes its time.
    pub(crate) think: Box<dyn FnOnce() -> Vec<Event> + Send>,
}

impl Stamp {
    /// The decision that is due, if it is a bot's. Bots act in the order of the record (`ALL-5`), so that they can be
    /// asked again from it, and wait while all humans have left. Where a human has let his time run out, one makes
    /// his move.
    pub(crate) fn of<G: Board>(running: &Running<G>, overdue: bool) -> Option<Stamp> {
        let humans = running.people.iter().any(Option::is_some);
        if humans && running.present().is_empty() {
            return None;
        }
        let hand = running.game.hand()?;
        let seat = hand.round().to_act()?;
        Some(Stamp {
            hand: running.game.hands().len(),
            actions: hand.actions().len(),
            talk: hand.talk().len(),
            seat,
            level: running.bot(seat).or(overdue.then_some(STAND_IN))?,
        })
    }
}

impl Turn {
    /// The decision that is due, if it is a bot's.
    pub(crate) fn of<G: Board>(running: &Running<G>, overdue: bool) -> Option<Turn> {
        let stamp = Stamp::of(running, overdue)?;
        // A move is all that is made for somebody who is there.
        let signals = running.bot(stamp.seat).is_some();
        let view = running.game.view(Eye::Seat(stamp.seat))?;
        let hand = stamp.hand as u32;
        let mut words = running.dealing.bot_words(hand, stamp.seat, view.log.len());
        let think = move || {
            let decision = stamp.level.bot::<G>().decide(&view, &mut words);
            let seat = stamp.seat.index();
            let signal = decision
                .signal
                .filter(|_| signals)
                .map(|signal| Event::Signalled {
                    seat,
                    signal: signal.to_string(),
                });
            let action = Event::Acted {
                seat,
                action: decision.action.to_string(),
            };
            signal.into_iter().chain([action]).collect()
        };
        Some(Turn {
            stamp,
            think: Box::new(think),
        })
    }
}
