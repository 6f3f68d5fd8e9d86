//! Matches of bots alone, at the house's own tables.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use strohmann_ai::{Level, Tactics, deviation};
use strohmann_rules::record::{self, At};
use strohmann_rules::with_game;
use strohmann_store::{State, Store as _};
use tokio::time::{sleep, timeout};

use crate::support::{Browser, House, patient};

/// A kind of table: game, options, seats, and how many of them are played by which bots.
type Kind = (
    &'static str,
    &'static [(&'static str, &'static str)],
    usize,
    &'static [(&'static str, usize)],
);

/// Two hundred of them.
const KINDS: [Kind; 8] = [
    (
        "vidrasso",
        &[("target", "300")],
        2,
        &[("easy", 36), ("normal", 2), ("strong", 2)],
    ),
    (
        "vidrasso",
        &[("target", "500"), ("chips", "true")],
        2,
        &[("easy", 10)],
    ),
    (
        "vitou",
        &[("variant", "morlino")],
        4,
        &[("easy", 38), ("normal", 1), ("strong", 1)],
    ),
    (
        "vitou",
        &[("variant", "cason"), ("signals", "open")],
        4,
        &[("easy", 38), ("normal", 2)],
    ),
    (
        "vitou",
        &[("variant", "cason2"), ("signals", "off")],
        2,
        &[("easy", 36), ("normal", 2), ("strong", 2)],
    ),
    (
        "stirnrunde",
        &[("players", "2")],
        2,
        &[("easy", 14), ("normal", 1)],
    ),
    (
        "stirnrunde",
        &[("players", "3"), ("plan", "plain")],
        3,
        &[("easy", 9), ("normal", 1)],
    ),
    ("stirnrunde", &[("players", "5")], 5, &[("easy", 5)]),
];

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_matches_of_bots_can_be_checked_from_their_records() {
    let house = House::with(patient(), |_| {}).await;
    let mut host = house.browser().await;
    let mut tables = Vec::new();
    for (game, options, seats, bots) in KINDS {
        for &(level, count) in bots {
            for _ in 0..count {
                let table = start(&mut host, game, options, seats, level).await;
                tables.push((table, level));
            }
        }
    }
    assert_eq!(tables.len(), 200);
    let all_over = async {
        while !house
            .store
            .untouched(State::Playing, i64::MAX, 1)
            .await
            .unwrap()
            .is_empty()
        {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_mins(5), all_over)
        .await
        .expect("bots come to an end");
    for (table, level) in tables {
        let answer = host.get(&format!("{table}/record/1")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        let line = answer.body.trim_end();
        assert_eq!(record::check(line.as_bytes()), []);
        let json: Value = serde_json::from_str(line).unwrap();
        assert!(!json["result"].is_null(), "played to the end");
        let level: Level = level.parse().unwrap();
        let seats = json["seats"].as_array().unwrap().len();
        assert_eq!(json["bots"], json!(vec![level.record_name(); seats]));
        decide_again(line);
    }
}

/// A table of bots alone that has begun to play.
async fn start(
    host: &mut Browser,
    game: &str,
    options: &[(&str, &str)],
    seats: usize,
    level: &str,
) -> String {
    let mut fields = vec![("bots", "yes"), ("watch", "yes")];
    fields.extend_from_slice(options);
    let table = host.make(game, &fields).await;
    for seat in 0..seats {
        let seat = seat.to_string();
        let fields = [("seat", seat.as_str()), ("level", level)];
        let put = host.post(&format!("{table}/bot"), &fields).await;
        assert_eq!(put.status, StatusCode::SEE_OTHER, "{}", put.body);
    }
    let begun = host.post(&format!("{table}/start"), &[]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
    table
}

/// The bots of a record decide once more what it says they decided.
pub fn decide_again(line: &str) {
    let kind = record::game_of(line.as_bytes()).unwrap();
    with_game!(kind, G => again::<G>(line.as_bytes()));
}

fn again<G: Tactics>(line: &[u8]) {
    let loaded = record::load::<G>(line, At::default()).unwrap();
    let dealing = loaded.sheet.dealing(loaded.secret.expect("it is over"));
    let bot = |name: &String| Level::from_record(name).unwrap().bot::<G>();
    let bots = loaded.sheet.bots.iter().map(|name| name.as_ref().map(bot));
    let bots: Vec<_> = bots.collect();
    assert!(deviation(&loaded.game, &dealing, &bots).is_none());
}
