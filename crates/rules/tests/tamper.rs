//! Whatever is changed in a finished record is found and named at its place.

use serde_json::{Value, json};
use strohmann_rules::json::Tape;
use strohmann_rules::record::{Fault, Sheet, check, write};
use strohmann_rules::{
    Dealing, Eye, Game, Match, Options, Seat, Sight, Signal, Stirnrunde, Vidrasso, Vitou, Words,
};

/// A finished random match as JSON.
fn record<G: Game>(options: &str, seed: u64) -> Value {
    let tape = Tape::parse(options).unwrap();
    let options = G::Options::read(tape.root()).options.unwrap();
    let seats = options.seats();
    let sheet = Sheet {
        seats: (0..seats).map(|seat| format!("P{seat}")).collect(),
        number: 1,
        cuts: (0..seats).map(|seat| format!("cut {seat}")).collect(),
        bots: vec![Some("random/1".into()); seats],
    };
    let dealing = sheet.dealing(strohmann_rules::Secret::from_seed(seed, 1));
    let mut game = Match::<G>::begin(options, &dealing);
    let mut words = Words::new([seed as u8; 32]);
    while game.deal(&dealing) {
        while let Some(seat) = to_act(&game) {
            talk(&mut game, &dealing, &mut words);
            let view = game.view(Eye::Seat(seat)).unwrap();
            let legal = view.sight.legal();
            let action = legal[words.below(legal.len() as u32) as usize];
            game.act(seat, action).unwrap();
        }
    }
    serde_json::from_str(&write(&sheet, &dealing, &game, false)).unwrap()
}

fn to_act<G: Game>(game: &Match<G>) -> Option<Seat> {
    strohmann_rules::Round::to_act(game.hand()?.round())
}

fn talk<G: Game>(game: &mut Match<G>, dealing: &Dealing, words: &mut Words) {
    let seat = Seat::new(words.below(game.options().seats() as u32) as usize);
    let _ = game.signal(seat, Signal::ALL[words.below(4) as usize], dealing);
}

fn faults(record: &Value) -> Vec<Fault> {
    check(record.to_string().as_bytes())
}

/// The change is found, and the first fault stands at its place: a hand and an action from 1, or neither.
fn found(record: &Value, hand: Option<usize>, action: Option<usize>, what: &str) {
    let faults = faults(record);
    let first = faults.first().map(|fault| (fault.hand, fault.action));
    assert_eq!(first, Some((hand, action)), "{what}: {faults:?}");
}

fn hands(record: &Value) -> usize {
    record["hands"].as_array().unwrap().len()
}

fn packs<G: Game>(record: &Value) {
    let pack: Vec<_> = G::pack().iter().map(ToString::to_string).collect();
    for hand in 0..hands(record) {
        for at in 0..pack.len() {
            let mut changed = record.clone();
            let card = &mut changed["hands"][hand]["pack"][at];
            let old = card.as_str().unwrap().to_owned();
            let other = pack.iter().find(|other| **other != old).unwrap();
            *card = json!(other);
            found(&changed, Some(hand + 1), None, "a card of a pack");
            // A pack that is whole, but not the one dealt.
            let with =
                (at + 1..pack.len()).find(|&with| changed["hands"][hand]["pack"][with] != old);
            let Some(with) = with else { continue };
            let mut swapped = record.clone();
            let pack = swapped["hands"][hand]["pack"].as_array_mut().unwrap();
            pack.swap(at, with);
            found(&swapped, Some(hand + 1), None, "two cards swapped");
        }
    }
}

fn scores(record: &Value) {
    for hand in 0..hands(record) {
        for key in ["points", "totals"] {
            let len = record["hands"][hand]["result"][key]
                .as_array()
                .unwrap()
                .len();
            for at in 0..len {
                for by in [-1, 1] {
                    let mut changed = record.clone();
                    let number = &mut changed["hands"][hand]["result"][key][at];
                    *number = json!(number.as_i64().unwrap() + by);
                    found(&changed, Some(hand + 1), None, key);
                }
            }
        }
    }
    for at in 0..record["result"]["totals"].as_array().unwrap().len() {
        let mut changed = record.clone();
        let number = &mut changed["result"]["totals"][at];
        *number = json!(number.as_i64().unwrap() + 1);
        found(&changed, None, None, "the match's totals");
    }
    let seats = record["seats"].as_array().unwrap().len();
    for seat in 0..seats {
        let mut changed = record.clone();
        let winners = changed["result"]["winners"].as_array_mut().unwrap();
        match winners.iter().position(|winner| *winner == seat) {
            Some(at) => drop(winners.remove(at)),
            None => winners.push(json!(seat)),
        }
        winners.sort_by_key(Value::as_u64);
        found(&changed, None, None, "a winner");
    }
}

fn actors(record: &Value) {
    let seats = record["seats"].as_array().unwrap().len() as u64;
    for hand in 0..hands(record) {
        let actions = record["hands"][hand]["actions"].as_array().unwrap().len();
        for at in 0..actions {
            let mut changed = record.clone();
            let seat = &mut changed["hands"][hand]["actions"][at][0];
            *seat = json!((seat.as_u64().unwrap() + 1) % seats);
            found(&changed, Some(hand + 1), Some(at + 1), "an acting seat");
        }
    }
}

/// A changed action is found, in its hand or later, unless another valid match comes out; then the
/// deal and the result are the same, and only what was done differs.
fn actions<G: Game>(record: &Value, universe: &[&str]) {
    let mut found_some = 0;
    for hand in 0..hands(record) {
        let actions = record["hands"][hand]["actions"].as_array().unwrap().len();
        for at in 0..actions {
            for word in universe {
                let mut changed = record.clone();
                let action = &mut changed["hands"][hand]["actions"][at][1];
                if *action == **word {
                    continue;
                }
                *action = json!(word);
                let faults = faults(&changed);
                match faults.first() {
                    None => assert!(replays::<G>(&changed, record), "{word} at {hand}, {at}"),
                    Some(fault) => {
                        found_some += 1;
                        let place = (fault.hand.unwrap_or(usize::MAX), fault.action);
                        let right = place.0 == hand + 1 && place.1.is_none_or(|action| action > at);
                        assert!(right, "{word} at {hand}, {at}: {faults:?}");
                    }
                }
            }
        }
    }
    assert!(found_some > 0);
}

/// Whether a record plays through to the same result, by the rules alone.
fn replays<G: Game>(changed: &Value, record: &Value) -> bool {
    let loaded = strohmann_rules::record::load::<G>(
        changed.to_string().as_bytes(),
        strohmann_rules::record::At::default(),
    );
    let Ok(loaded) = loaded else { return false };
    let totals = strohmann_rules::Standing::totals(loaded.game.standing());
    loaded.game.winners().is_some() && json!(totals.as_slice()) == record["result"]["totals"]
}

fn tamper<G: Game>(options: &str, universe: &[&str]) {
    let record = record::<G>(options, 7);
    assert_eq!(faults(&record), []);
    packs::<G>(&record);
    scores(&record);
    actors(&record);
    actions::<G>(&record, universe);
}

#[test]
fn vidrasso() {
    let universe = [
        "suit:C", "suit:H", "rank:A", "rank:9", "gift:5D", "play:AS", "play:9C", "play:4H",
    ];
    tamper::<Vidrasso>("{}", &universe);
}

#[test]
fn vitou() {
    let universe = [
        "raise:3",
        "raise:6",
        "raise:12",
        "raise:match",
        "fold",
        "accept",
        "go",
        "throw",
        "ask",
        "pass",
        "look",
        "skip",
        "agree",
        "refuse",
        "play:TC",
        "play:9H",
        "play:7S",
    ];
    for variant in ["morlino", "cason", "cason2"] {
        tamper::<Vitou>(&format!(r#"{{"variant":"{variant}"}}"#), &universe);
    }
}

#[test]
fn stirnrunde() {
    let universe = [
        "trump:H",
        "trump:none",
        "bid:0",
        "bid:1",
        "bid:10",
        "play:7C",
        "play:AS",
        "play:?",
    ];
    tamper::<Stirnrunde>(r#"{"players":2,"plan":"standard"}"#, &universe);
}

/// A line with very many wrong keys gets a hundred faults an object, then one that says there are more.
#[test]
fn wrong_keys_without_end_are_not_all_named() {
    let record = record::<Vidrasso>("{}", 1).to_string();
    let many = ",\"a\":0".repeat(100_000);
    for (at, hand) in [
        (record.len() - 1, None),
        (record.find("}}").unwrap(), Some(1)),
    ] {
        let line = format!("{}{many}{}", &record[..at], &record[at..]);
        let faults = check(line.as_bytes());
        assert_eq!(faults.len(), 101);
        assert!(faults.iter().all(|fault| fault.hand == hand));
        assert!(faults[100].what.to_string().contains("more keys"));
    }
}
