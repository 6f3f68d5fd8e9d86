//! Honest signals, and what signals tell (`VT-10`).

use strohmann_rules::vitou::{Action, RANKS};
use strohmann_rules::{Action as _, Card, Eye, Heard, Rank, Seen, Signal, Suit, View, Vitou};

use super::odds::strength;

/// What signals have told of each seat: whether it holds a rank.
pub(crate) type Told = [[Option<bool>; RANKS.len()]; 4];

/// Nothing said.
pub(super) const UNTOLD: Told = [[None; RANKS.len()]; 4];

/// Signals of which ranks a hand holds.
const SHOWN: [(Signal, Rank); 3] = [
    (Signal::RightEye, Rank::Ten),
    (Signal::LeftEye, Rank::Nine),
    (Signal::Lips, Rank::Ace),
];

/// A signal that says something true and new about what stays in the hand.
pub(crate) fn honest(view: &View<Vitou>, action: Action) -> Option<Signal> {
    let Eye::Seat(me) = view.eye else {
        return None;
    };
    let hand = view.sight.hands[me]?;
    if view.may_signal.is_empty() || view.sight.table.shown(me).is_some() {
        return None;
    }
    let said = |signal| {
        view.heard
            .iter()
            .any(|heard| heard.seat == me && heard.signal == signal)
    };
    let may = |signal: &Signal| view.may_signal.contains(signal) && !said(*signal);
    let mut rest = hand;
    if let Some(card) = action.card() {
        rest.remove(card);
    }
    let held = SHOWN
        .iter()
        .find(|(_, rank)| !rest.of_rank(*rank).is_empty());
    let poor = SHOWN.iter().all(|(_, rank)| hand.of_rank(*rank).is_empty());
    match held {
        Some((signal, _)) => Some(*signal),
        None => poor.then_some(Signal::Heaven),
    }
    .filter(may)
}

/// What the signals seen tell of each seat, the cards played since taken into account.
pub(super) fn told(view: &View<Vitou>) -> Told {
    told_of(&view.log, &view.heard)
}

/// The same from what was done and the signals seen.
pub(crate) fn told_of(log: &[Seen<Action>], heard: &[Heard]) -> Told {
    let mut told = UNTOLD;
    for heard in heard {
        let seat = &mut told[heard.seat.index()];
        let shown = SHOWN.iter().find(|(signal, _)| *signal == heard.signal);
        let Some((_, rank)) = shown else {
            for (_, rank) in SHOWN {
                seat[strength(Card::new(rank, Suit::Clubs))] = Some(false);
            }
            continue;
        };
        let since = log[heard.after.min(log.len())..].iter();
        let gone = since.filter(|seen| seen.seat == heard.seat).any(|seen| {
            let card = seen.action.and_then(Action::card);
            card.is_some_and(|card| card.rank() == *rank)
        });
        seat[strength(Card::new(*rank, Suit::Clubs))] = (!gone).then_some(true);
    }
    told
}
