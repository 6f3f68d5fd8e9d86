//! A Stirnrunde view as JSON.

use serde_json::{Value, json};

use crate::card::Suit;
use crate::observe::{card, cards, common, trick};
use crate::seat::Seat;
use crate::view::View;

use super::{Stirnrunde, Trump};

pub(super) fn observation(view: &View<Stirnrunde>) -> Value {
    let sight = &view.sight;
    let open = &sight.open;
    let seats = open.seats();
    let trump = match open.trump {
        Trump::Unnamed => Value::Null,
        Trump::None => json!("none"),
        Trump::Suit(suit) => json!(suit.to_string()),
    };
    let in_trick = Seat::all(seats).map(|steps| open.leader.left(steps.index(), seats));
    let in_trick = in_trick
        .filter_map(|seat| open.trick[seat].map(|card| json!([seat.index(), card.to_string()])));
    let lacks = |seat: Seat| -> Value {
        let lacks = |suit: &Suit| !open.lacks[seat].of_suit(*suit).is_empty();
        let suits = Suit::ALL.iter().filter(|suit| lacks(suit));
        suits.map(Suit::to_string).collect()
    };
    let players = Seat::all(seats).map(|seat| {
        let bid = match sight.bids[seat] {
            Some(tricks) => json!(tricks),
            None if open.announced.contains(seat) => json!("?"),
            None => Value::Null,
        };
        json!({
            "cards_in_hand": open.count(seat),
            "hand": sight.hands[seat].map(cards),
            "bid": bid,
            "tricks": open.tricks[seat],
            "lacks": lacks(seat),
        })
    });
    let mut map = common(view);
    map.insert("round".into(), json!(open.round));
    map.insert("cards".into(), json!(open.cards));
    map.insert("trump_from".into(), json!(open.setting.trump.word()));
    map.insert("announce".into(), json!(open.setting.announce.word()));
    map.insert("trump".into(), trump);
    map.insert("turned".into(), card(open.turned));
    map.insert("leader".into(), json!(open.leader.index()));
    map.insert("trick".into(), in_trick.collect());
    map.insert("winning".into(), json!(open.winning.map(Seat::index)));
    map.insert("last_trick".into(), trick(open.last.as_ref()));
    map.insert("players".into(), players.collect());
    map.into()
}
