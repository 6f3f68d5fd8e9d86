//! The parts of an observation that all games share.

use serde_json::{Map, Value, json};

use crate::card::Card;
use crate::game::{Game, Standing};
use crate::seat::{Eye, Seat, SeatSet};
use crate::trick::LastTrick;
use crate::view::{Sight, View};

/// Begins an observation with what every game has.
pub(crate) fn common<G: Game>(view: &View<G>) -> Map<String, Value> {
    let eye = match view.eye {
        Eye::Seat(seat) => json!(seat.index()),
        Eye::Public => json!("public"),
        Eye::House => json!("everything"),
    };
    let log = view.log.iter().map(|seen| {
        let action = seen.action.map(|action| action.to_string());
        json!([seen.seat.index(), action])
    });
    let heard = view.heard.iter().map(|heard| {
        let mut signal = json!({
            "after": heard.after,
            "seat": heard.seat.index(),
            "signal": heard.signal.word(),
        });
        if let Some(seen) = heard.seen {
            signal["seen"] = seats(seen);
        }
        signal
    });
    let mut map = Map::new();
    map.insert("eye".into(), eye);
    map.insert("dealer".into(), json!(view.sight.dealer().index()));
    map.insert("due".into(), seats(view.sight.due()));
    let totals = view.standing.totals();
    map.insert("hands_before".into(), json!(view.standing.hands()));
    map.insert("totals_before".into(), json!(totals.as_slice()));
    map.insert("log".into(), log.collect());
    map.insert("heard".into(), heard.collect());
    map
}

/// Cards as a list of their names.
pub(crate) fn cards(cards: impl IntoIterator<Item = Card>) -> Value {
    cards.into_iter().map(|card| card.to_string()).collect()
}

/// A card's name, or null.
pub(crate) fn card(card: Option<Card>) -> Value {
    card.map_or(Value::Null, |card| card.to_string().into())
}

/// Seats as a list of their numbers.
pub(crate) fn seats(seats: SeatSet) -> Value {
    seats.iter().map(Seat::index).collect()
}

/// The last trick: its cards in order with their seats, and who won.
pub(crate) fn trick<const N: usize>(trick: Option<&LastTrick<N>>) -> Value {
    trick.map_or(Value::Null, |trick| {
        let plays = trick.plays();
        let plays = plays
            .iter()
            .map(|(seat, card)| json!([seat.index(), card.to_string()]));
        json!({
            "cards": plays.collect::<Value>(),
            "winner": trick.winner().map(Seat::index),
        })
    })
}
