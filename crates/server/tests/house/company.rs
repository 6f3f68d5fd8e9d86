//! Players among each other: what they say, who is gone, whose time runs out.

use std::time::Duration;

use reqwest::StatusCode;
use strohmann_words::house::{Text, limit, text};
use strohmann_words::phrase::{Phrase, phrase};
use tokio::time::sleep;

use crate::play::{Party, over};
use crate::scene::Scene;
use crate::support::{Answer, Browser};

const MINUTE: i64 = 60_000;

async fn say(who: &mut Browser, table: &str, what: Phrase) -> Answer {
    let at = who.get(table).await.at();
    let fields = [("at", at.as_str()), ("phrase", what.word())];
    who.post(&format!("{table}/say"), &fields).await
}

/// Looks again and again until the table says it.
async fn until(who: &mut Browser, table: &str, says: impl Fn(&Answer) -> bool) -> Answer {
    for _ in 0..500 {
        let page = who.get(table).await;
        if says(&page) {
            return page;
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("it is never said at {table}");
}

/// A page after the lines of its log.
fn log(page: &Answer) -> &str {
    page.body.split("aria-labelledby=\"log\"").nth(1).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_everybody_reads_in_his_own_language() {
    let mut scene = Scene::playing(&[("watch", "yes")]).await;
    let table = scene.table.clone();
    let said = say(&mut scene.guest, &table, Phrase::Nice).await;
    assert_eq!(said.status, StatusCode::SEE_OTHER);
    for language in ["de", "en"] {
        for who in [&scene.maker, &scene.others[0], &scene.stranger] {
            let mut who = who.clone();
            who.language = language;
            let page = who.get(&table).await;
            let sentence = phrase(who.lang(), Phrase::Nice);
            assert!(log(&page).contains(&format!("Gast: {sentence}")));
            assert!(page.body.contains("class=\"bubble\""), "beside him, too");
        }
    }
    // Enough is enough until something happens.
    for _ in 0..2 {
        let again = say(&mut scene.guest, &table, Phrase::Thanks).await;
        assert_eq!(again.status, StatusCode::SEE_OTHER);
    }
    let at = scene.guest.get(&table).await.at();
    let word = format!("say?at={at}&phrase=hello");
    let enough = StatusCode::TOO_MANY_REQUESTS;
    scene
        .refused(&scene.guest, &word, enough, Text::SaidEnough)
        .await;
    let other = say(&mut scene.maker, &table, Phrase::Hello).await;
    assert_eq!(other.status, StatusCode::SEE_OTHER, "others have their own");
    let (mut asked, page, _) = scene.asked().await;
    let choice = page.choices()[0].clone();
    asked.act(&table, &page, &choice).await;
    let again = say(&mut scene.guest, &table, Phrase::Hello).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_said() {
    let mut scene = Scene::playing(&[]).await;
    let now = scene.guest.get(&scene.table).await.at();
    let say = |what: &str| format!("say?at={now}&phrase={what}");
    for (who, deed, status, what) in [
        (
            &scene.guest,
            "say?phrase=hello",
            StatusCode::BAD_REQUEST,
            Text::BadForm,
        ),
        (
            &scene.guest,
            &say("Hello"),
            StatusCode::BAD_REQUEST,
            Text::Nonsense,
        ),
        // Nobody is one point from the end (VT-8).
        (
            &scene.guest,
            &say("play"),
            StatusCode::CONFLICT,
            Text::NotAlone,
        ),
        (
            &scene.guest,
            "say?at=1.9.0&phrase=play",
            StatusCode::CONFLICT,
            Text::Stale,
        ),
        (
            &scene.stranger,
            &say("hello"),
            StatusCode::FORBIDDEN,
            Text::NotSeated,
        ),
    ] {
        scene.refused(who, deed, status, what).await;
    }
    let lobby = Scene::new(&[]).await;
    let deed = "say?at=1.1.0&phrase=hello";
    lobby
        .refused(&lobby.guest, deed, StatusCode::CONFLICT, Text::NoMatchRuns)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_match_people_still_talk() {
    let house = crate::support::House::open().await;
    let mut party = Party::gather(&house, "vidrasso", &[], 2, 81).await;
    assert!(!party.play(3).await);
    let table = party.table.clone();
    for seat in 0..2 {
        let tired = [("tired", "yes")];
        party.at(seat).post(&format!("{table}/tired"), &tired).await;
    }
    assert!(over(&party.look(Some(0)).await));
    let said = say(party.at(0), &table, Phrase::Again).await;
    assert_eq!(said.status, StatusCode::SEE_OTHER);
    let page = party.at(1).get(&table).await;
    let lang = party.at(1).lang();
    assert!(log(&page).contains(phrase(lang, Phrase::Again)));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_for_a_minute_is_replaced_when_another_asks_and_is_back_when_he_returns() {
    let mut scene = Scene::playing(&[]).await;
    let table = scene.table.clone();
    let replace = [("seat", "1")];
    let path = format!("{table}/replace");
    let deed = "replace?seat=1";
    // The house knows of all that they are there.
    for who in [&mut scene.maker, &mut scene.guest] {
        who.get(&table).await;
    }
    scene.house.clock.pass(MINUTE - 1);
    let maker = scene.maker.clone();
    scene
        .refused(&maker, deed, StatusCode::CONFLICT, Text::StillHere)
        .await;
    scene.house.clock.pass(1);
    let button = text(scene.maker.lang(), Text::Replace);
    let page = scene.maker.get(&table).await;
    assert!(page.body.contains(button), "{}", page.body);
    let watched = scene.stranger.get(&table).await;
    assert_eq!(watched.status, StatusCode::FORBIDDEN);
    let done = scene.maker.post(&path, &replace).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER);
    let again = scene.maker.post(&path, &replace).await;
    assert_eq!(
        again.status,
        StatusCode::CONFLICT,
        "a bot plays there already"
    );
    // Who only was gone still has to agree before the match is abandoned.
    for who in [&mut scene.maker].into_iter().chain(&mut scene.others) {
        who.post(&format!("{table}/tired"), &[("tired", "yes")])
            .await;
    }
    assert!(!over(&scene.maker.get(&table).await));
    let before = scene.log().await.len();
    let page = scene.guest.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    let after = scene.log().await;
    assert!(
        after[before..]
            .iter()
            .any(|event| event.contains("\"returned\"")),
        "{after:?}"
    );
    assert!(
        !page.body.contains("/return\""),
        "nothing has to be taken back"
    );
    scene
        .guest
        .post(&format!("{table}/tired"), &[("tired", "yes")])
        .await;
    assert!(over(&scene.maker.get(&table).await), "now all have agreed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_gone_and_gives_way_when_he_moves() {
    let mut scene = Scene::playing(&[]).await;
    let table = scene.table.clone();
    let (mut asked, _, mut other) = scene.asked().await;
    scene.house.clock.pass(MINUTE);
    let page = other.get(&table).await;
    let seat = page
        .value("name=\"seat\" value=\"")
        .expect("somebody is gone");
    // The others are gone, too: whoever is asked is among them.
    let gone = page.values("name=\"seat\" value=\"");
    assert_eq!(gone.len(), 3, "{seat}");
    let before = page.at();
    for seat in &gone {
        let fields = [("seat", seat.as_str())];
        other.post(&format!("{table}/replace"), &fields).await;
    }
    until(&mut other, &table, |page| page.at() != before).await;
    // He comes back with his next request, whatever it is.
    let sign = asked.get(&format!("{table}/here")).await;
    assert_eq!(sign.status, StatusCode::NO_CONTENT);
    let log = scene.log().await;
    assert!(log.iter().any(|event| event.contains("\"returned\"")));
    let nobody = scene.stranger.get(&format!("{table}/here")).await;
    assert_eq!(nobody.status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_too_long_is_warned_and_then_a_bot_makes_that_one_move() {
    let mut scene = Scene::playing(&[("limit", "60"), ("watch", "yes")]).await;
    let table = scene.table.clone();
    let (mut asked, page, mut other) = scene.asked().await;
    let before = page.at();
    let said = limit(asked.lang(), 60);
    assert!(page.says(&said), "{said}");
    let warned = |page: &Answer| page.body.contains("class=\"hurry\"");
    assert!(!warned(&page));
    scene.house.clock.pass(45_000 - 1);
    assert!(!warned(&other.get(&table).await));
    scene.house.clock.pass(1);
    assert!(warned(&asked.get(&table).await));
    assert!(warned(&other.get(&table).await));
    assert_eq!(other.get(&table).await.at(), before, "there is still time");
    scene.house.clock.pass(15_000);
    let moved = until(&mut other, &table, |page| page.at() != before).await;
    assert!(!warned(&moved), "the next has his own time");
    let log = scene.log().await;
    let acts = log.iter().filter(|event| event.contains("\"act\""));
    assert_eq!(acts.count(), 1, "one move and no more: {log:?}");
    assert!(
        !log.iter()
            .any(|event| event.contains("replaced") || event.contains("left"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_pressed_while_he_is_alone() {
    let mut scene = Scene::playing(&[("limit", "30")]).await;
    let table = scene.table.clone();
    let (mut asked, page, _) = scene.asked().await;
    scene.house.clock.pass(10 * MINUTE);
    asked.get(&table).await;
    sleep(Duration::from_millis(1500)).await;
    assert_eq!(asked.get(&table).await.at(), page.at());
}

#[tokio::test(flavor = "multi_thread")]
async fn no_other_limit_can_be_chosen() {
    let house = crate::support::House::open().await;
    let mut maker = house.browser().await;
    for limit in ["1", "-30", "x", "60000"] {
        let fields = [("sent", "yes"), ("sit", "yes"), ("limit", limit)];
        let no = maker.post("/new/vidrasso", &fields).await;
        assert_eq!(no.status, StatusCode::BAD_REQUEST, "{limit}");
    }
}
