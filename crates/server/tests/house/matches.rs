//! Whole matches, move by move, by pages and forms alone.

use reqwest::StatusCode;
use serde_json::Value;
use strohmann_rules::stirnrunde::ROUNDS;
use strohmann_words::house::{Text, text};

use crate::bots::decide_again;
use crate::play::{Party, over};
use crate::support::{House, patient};

/// A match between humans: begun, played to its end or, if that takes more than `moves`, abandoned by agreement; and the
/// beginning of the next. Whether it came to its end, and how many signals were given.
async fn plays(
    game: &str,
    options: &[(&str, &str)],
    seats: usize,
    seed: u64,
    moves: usize,
) -> (bool, usize) {
    let house = House::with(patient(), |_| {}).await;
    let mut party = Party::gather(&house, game, options, seats, seed).await;
    assert_eq!(party.seats.len(), seats);
    let begun = party.look(None).await;
    assert!(begun.body.contains(&party.commit), "still the same");
    party.record_is_refused(1).await;
    let mut ended = party.play(moves / 2).await;
    if !ended {
        party.record_is_refused(1).await;
        ended = party.play(moves / 2).await;
    }
    if !ended {
        abandon(&mut party).await;
    }
    let line = party.record(1).await;
    let record: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(record["result"].is_null(), !ended);
    // Vitou forbids hardly anything.
    assert!(game == "vitou" || party.refused > 0, "something was tried");
    looks_back(&mut party, &record).await;
    next_match(&mut party, game, &record).await;
    let old = party
        .watcher
        .get(&format!("{}/record/1", party.table))
        .await;
    assert_eq!(old.body.trim_end(), line, "it stays as it was");
    (ended, party.signals)
}

/// Everybody at the table agrees to abandon the match, one after the other.
async fn abandon(party: &mut Party<'_>) {
    let path = format!("{}/tired", party.table);
    for seat in 0..party.seats.len() {
        assert!(!over(&party.look(Some(seat)).await));
        let done = party.at(seat).post(&path, &[("tired", "yes")]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER);
    }
    for seat in [None, Some(0)] {
        let page = party.look(seat).await;
        assert!(over(&page));
        let browser = seat.map_or(party.watcher.lang(), |seat| party.at(seat).lang());
        assert!(page.says(text(browser, Text::WasAbandoned)));
    }
}

/// Hands that are over can be looked at again, others cannot.
async fn looks_back(party: &mut Party<'_>, record: &Value) {
    let hands = record["hands"].as_array().unwrap();
    for (number, hand) in (1..).zip(hands) {
        let path = format!("{}/hand/{number}", party.table);
        for language in ["de", "en"] {
            party.at(0).language = language;
            let page = party.at(0).get(&path).await;
            if hand["result"].is_null() {
                assert_eq!(page.status, StatusCode::NOT_FOUND);
            } else {
                assert_eq!(page.status, StatusCode::OK, "{}", page.body);
                assert!(page.choices().is_empty());
            }
        }
    }
    let beyond = format!("{}/hand/{}", party.table, hands.len() + 1);
    let beyond = party.watcher.get(&beyond).await;
    assert_eq!(beyond.status, StatusCode::NOT_FOUND);
}

/// A rematch begins, and is abandoned.
async fn next_match(party: &mut Party<'_>, game: &str, record: &Value) {
    let first = party.commit.clone();
    party.cut().await;
    assert_ne!(party.commit, first, "another secret");
    let page = party.look(Some(0)).await;
    assert!(page.at().starts_with("2.1."), "{}", page.at());
    party.record_is_refused(2).await;
    assert!(!party.play(3).await);
    abandon(party).await;
    let again: Value = serde_json::from_str(&party.record(2).await).unwrap();
    assert!(again["result"].is_null());
    if game == "stirnrunde" && !record["result"].is_null() {
        // Left of the last dealer (`ALL-3`).
        let last = record["hands"].as_array().unwrap().last().unwrap();
        let dealer = last["dealer"].as_u64().unwrap() as usize;
        let next = (dealer + 1) % party.seats.len();
        assert_eq!(again["options"]["first_dealer"], next);
        assert_eq!(again["draw"], Value::Array(Vec::new()));
        assert_eq!(again["hands"][0]["dealer"], next);
    } else {
        assert_ne!(again["draw"], Value::Array(Vec::new()), "drawn again");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn vidrasso_is_played_from_the_cut_to_the_record() {
    for (chips, seed) in [("false", 1), ("true", 2)] {
        let options = [("target", "300"), ("chips", chips)];
        let (ended, _) = plays("vidrasso", &options, 2, seed, 1000).await;
        assert!(ended);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn vitou_is_played_and_its_signals_are_given() {
    for (variant, seats, signals, seed) in [
        ("morlino", 4, "covert", 3),
        ("cason", 4, "open", 4),
        ("cason", 4, "off", 5),
        ("cason2", 2, "covert", 6),
    ] {
        let options = [("variant", variant), ("signals", signals)];
        let (_, given) = plays("vitou", &options, seats, seed, 400).await;
        assert_eq!(given > 0, seats == 4 && signals != "off", "{variant}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stirnrunde_is_played_by_two_four_and_six() {
    for (players, seats, seed) in [("2", 2, 7), ("4", 4, 8), ("6", 6, 9)] {
        let options = [("players", players), ("plan", "standard")];
        let (ended, _) = plays("stirnrunde", &options, seats, seed, 2000).await;
        assert!(ended);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stirnrunde_is_played_by_a_plan_with_every_trump_and_every_way_to_announce() {
    let trumps = ["dealer", "turned", "none", "C", "D", "H", "S"];
    let ways = ["hidden", "open", "blind"];
    let names: Vec<[String; 2]> = (1..=ROUNDS)
        .map(|round| [format!("trump-{round}"), format!("announce-{round}")])
        .collect();
    for (players, seats, seed) in [("2", 2, 10), ("4", 4, 11), ("6", 6, 12)] {
        let mut options = vec![("players", players), ("plan", "own")];
        for (n, [trump, way]) in names.iter().enumerate() {
            options.push((trump, trumps[n % trumps.len()]));
            let forehead = n == 0 || n + 1 == ROUNDS;
            options.push((
                way,
                if forehead {
                    "forehead"
                } else {
                    ways[n % ways.len()]
                },
            ));
        }
        let (ended, _) = plays("stirnrunde", &options, seats, seed, 2000).await;
        assert!(ended);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn humans_play_with_bots() {
    for (game, options, seats, humans, seed) in [
        ("vidrasso", vec![], 2, 1, 20),
        ("vitou", vec![("variant", "cason2")], 2, 1, 21),
        (
            "vitou",
            vec![("variant", "morlino"), ("signals", "open")],
            4,
            2,
            22,
        ),
        ("stirnrunde", vec![("players", "5")], 5, 2, 23),
    ] {
        let house = House::with(patient(), |_| {}).await;
        let mut party = Party::gather(&house, game, &options, humans, seed).await;
        assert_eq!(party.seats.len(), seats);
        assert!(party.play(1000).await);
        let line = party.record(1).await;
        decide_again(&line);
        let record: Value = serde_json::from_str(&line).unwrap();
        for (seat, bot) in record["bots"].as_array().unwrap().iter().enumerate() {
            assert_eq!(bot.is_null(), seat < humans);
        }
    }
}

/// Plays until a card lies on a table of Vidrasso and another is due; whose.
async fn to_the_middle_of_a_trick(party: &mut Party<'_>) -> usize {
    loop {
        assert!(!party.play(1).await);
        for seat in 0..2 {
            let page = party.look(Some(seat)).await;
            let at = page.at();
            let made: usize = at.rsplit('.').next().unwrap().parse().unwrap();
            // Two name, two give, and then two play to each trick.
            if !page.choices().is_empty() && made > 4 && made % 2 == 1 {
                return seat;
            }
        }
    }
}

fn badge(language: &str) -> &'static str {
    match language {
        "de" => "<small class=\"badge\">Vertretung</small>",
        _ => "<small class=\"badge\">stand-in</small>",
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_whoever_leaves_until_he_comes_back() {
    let house = House::with(patient(), |_| {}).await;
    let mut party = Party::gather(&house, "vidrasso", &[], 2, 30).await;
    let (leave, back) = (
        format!("{}/leave", party.table),
        format!("{}/return", party.table),
    );
    let left = to_the_middle_of_a_trick(&mut party).await;
    let stays = 1 - left;

    let done = party.at(left).post(&leave, &[]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER);
    assert!(!party.play(4).await, "the one who stays plays on");
    for seat in [Some(stays), Some(left), None] {
        for language in ["de", "en"] {
            let browser = seat.map_or(&mut party.watcher, |seat| {
                party.seats[seat].as_mut().unwrap()
            });
            browser.language = language;
            let page = browser.get(&party.table).await;
            assert!(page.body.contains(badge(language)), "{}", page.body);
            assert_eq!(page.body.contains(&back), seat == Some(left));
        }
    }
    let page = party.look(Some(left)).await;
    assert!(page.choices().is_empty() && page.body.contains("name=\"at\""));

    let done = party.at(left).post(&back, &[]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER);
    let page = party.look(Some(stays)).await;
    let language = party.at(stays).language;
    assert!(!page.body.contains(badge(language)));
    assert!(!party.play(6).await);

    // While nobody is there, nobody plays.
    for seat in [left, stays] {
        party.at(seat).post(&leave, &[]).await;
    }
    let before = party.events().await;
    for _ in 0..5 {
        let page = party.look(Some(left)).await;
        assert!(page.body.contains(&back));
    }
    assert_eq!(party.events().await, before);
    party.at(stays).post(&back, &[]).await;
    assert!(party.play(1000).await, "and the match comes to its end");

    let record: Value = serde_json::from_str(&party.record(1).await).unwrap();
    assert!(!record["result"].is_null());
    assert!(record["bots"].is_null(), "a stand-in is not recorded");
    // Whoever left does not keep others from the next match, and may sit down again.
    let page = party.look(Some(left)).await;
    let sit = format!("{}/sit", party.table);
    assert!(page.body.contains(&format!("action=\"{sit}\"")));
    let table = party.table.clone();
    party.at(left).sit(&table, left, "").await;
    party.cut().await;
    assert!(party.look(Some(left)).await.at().starts_with("2.1."));
}
