//! A Vitou view as JSON.

use serde_json::{Value, json};

use crate::observe::{cards, common, trick};
use crate::seat::Seat;
use crate::view::View;

use super::{End, Near, Phase, Raise, Side, Verdict, Vitou, Worth};

pub(super) fn observation(view: &View<Vitou>) -> Value {
    let (sight, table) = (&view.sight, &view.sight.table);
    let players = Seat::all(table.seats()).map(|seat| {
        json!({
            "cards_in_hand": sight.cards_in_hand(seat),
            "hand": sight.hands[seat].map(cards),
            "has_looked": table.looked().contains(seat),
        })
    });
    let number = |seat: Option<Seat>| seat.map(Seat::index);
    let on_table = table
        .trick()
        .map(|(seat, card)| json!([seat.index(), card.to_string()]));
    let tricks = table.tricks().iter().map(|&winner| json!(number(winner)));
    let mut map = common(view);
    map.insert("variant".into(), json!(table.variant().name()));
    map.insert("phase".into(), json!(phase(table.phase())));
    map.insert("near".into(), near(table.near()));
    map.insert("worth".into(), worth(table.worth()));
    map.insert("offered".into(), table.offered().map_or(Value::Null, worth));
    map.insert(
        "next_raise".into(),
        json!(table.next_raise().map(Raise::word)),
    );
    map.insert("raiser".into(), json!(number(table.raiser())));
    map.insert("owing".into(), json!(number(table.owing())));
    map.insert("leader".into(), json!(table.leader().index()));
    map.insert("trick".into(), on_table.collect());
    map.insert("tricks".into(), tricks.collect());
    map.insert("last_trick".into(), trick(table.last()));
    map.insert("players".into(), players.collect());
    map.insert("end".into(), table.end().map_or(Value::Null, end));
    map.insert(
        "points".into(),
        json!(table.score().map(|(points, _)| points)),
    );
    map.into()
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Blind => "blind",
        Phase::Skip => "skip",
        Phase::Skipped => "skipped",
        Phase::Decide => "decide",
        Phase::Asked => "asked",
        Phase::Offer => "offer",
        Phase::Answer => "answer",
        Phase::Play => "play",
        Phase::Over(_) => "over",
    }
}

fn near(near: Near) -> Value {
    let sides = Side::ALL.into_iter().filter(|&side| match near {
        Near::Neither => false,
        Near::One(one) => one == side,
        Near::Both => true,
    });
    sides.map(Side::index).collect()
}

fn worth(worth: Worth) -> Value {
    match worth {
        Worth::Points(points) => json!(points),
        Worth::Match => json!("match"),
    }
}

fn end(end: End) -> Value {
    let winner = |verdict| match verdict {
        Verdict::Won(side) => json!(side.index()),
        Verdict::Drawn => Value::Null,
    };
    match end {
        End::Played(verdict) => json!({ "why": "played", "winner": winner(verdict) }),
        End::Certain { verdict, trick } => {
            let taken = Side::ALL.into_iter().filter(|&side| trick.taken_by(side));
            json!({
                "why": "certain",
                "winner": winner(verdict),
                "trick_could_go_to": taken.map(Side::index).collect::<Value>(),
                "trick_could_be_void": trick.void(),
            })
        }
        End::GivenUp(seat) => json!({ "why": "given_up", "seat": seat.index() }),
        End::ThrownIn(seat) => json!({ "why": "thrown_in", "seat": seat.index() }),
        End::Passed => json!({ "why": "passed" }),
        End::Skipped => json!({ "why": "skipped" }),
    }
}
