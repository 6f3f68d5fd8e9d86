//! A Vidrasso view as JSON.

use serde_json::{Value, json};

use crate::observe::{card, cards, common, trick};
use crate::seat::Seat;
use crate::view::View;

use super::{SEATS, Unseen, Vidrasso};

pub(super) fn observation(view: &View<Vidrasso>) -> Value {
    let sight = &view.sight;
    let unseen = |unseen: Unseen| match unseen {
        Unseen::None => Value::Null,
        Unseen::Hidden => json!("?"),
        Unseen::Card(card) => json!(card.to_string()),
    };
    let players = Seat::all(SEATS).map(|seat| {
        let piles = sight.piles[seat].iter();
        let piles = piles.map(|pile| json!({ "top": card(pile.top), "under": unseen(pile.under) }));
        json!({
            "cards_in_hand": sight.counts[seat],
            "hand": sight.hands[seat].map(cards),
            "strawmen": piles.collect::<Value>(),
            "gift": unseen(sight.gifts[seat]),
            "tricks": sight.tricks[seat],
            "lacks": cards(sight.lacks[seat]),
            "points": sight.shown_points().map(|points| points[seat]),
        })
    });
    let mut map = common(view);
    map.insert("first_chooser".into(), json!(sight.first_chooser.index()));
    map.insert(
        "trump_suit".into(),
        json!(sight.suit.map(|suit| suit.to_string())),
    );
    map.insert(
        "trump_rank".into(),
        json!(sight.rank.map(|rank| rank.to_string())),
    );
    map.insert("leader".into(), json!(sight.leader.index()));
    map.insert("lead".into(), card(sight.lead));
    map.insert("last_trick".into(), trick(sight.last.as_ref()));
    map.insert("players".into(), players.collect());
    map.into()
}
