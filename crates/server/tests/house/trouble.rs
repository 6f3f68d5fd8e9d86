//! What goes wrong beside the tables' own refusals: missing tables, broken logs, a store that fails.

use std::sync::Arc;
use std::time::Duration;

use reqwest::{Method, StatusCode};
use strohmann_store::{Listing, State, Store as _, StoreError};
use strohmann_words::house::{Text, text};
use tokio::time::sleep;

use crate::fickle::Fickle;
use crate::support::{House, patient};

fn listing() -> Listing {
    Listing {
        state: State::Playing,
        public: true,
        people: Vec::new(),
        label: "{}".to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_there() {
    let house = House::with(patient(), |_| {}).await;
    let mut browser = house.browser().await;
    browser.post("/me", &[("name", "Anna")]).await;
    for table in [
        "/t/aaaaaaaaaaaaaaaa",
        "/t/short",
        "/t/AAAAAAAAAAAAAAAA",
        "/t/..%2F..%2Fme",
        "/t/%00",
    ] {
        for language in ["de", "en"] {
            browser.language = language;
            let mut answers = Vec::new();
            for path in ["", "/hand/1", "/record/1", "/events"] {
                answers.push(browser.get(&format!("{table}{path}")).await);
            }
            for (deed, field) in [
                ("sit", ("seat", "0")),
                ("ready", ("cut", "")),
                ("leave", ("", "")),
            ] {
                answers.push(browser.post(&format!("{table}/{deed}"), &[field]).await);
            }
            for answer in answers {
                assert_eq!(answer.status, StatusCode::NOT_FOUND, "{table}");
                assert!(
                    answer.says(text(browser.lang(), Text::NoTable)),
                    "{}",
                    answer.body
                );
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_cannot_be_replayed() {
    let house = House::with(patient(), |_| {}).await;
    let mut browser = house.browser().await;
    browser.post("/me", &[("name", "Anna")]).await;
    let made =
        r#"{"event":"made","game":"vitou","options":{},"maker":"x","public":false,"watch":true}"#;
    let act = r#"{"event":"act","seat":0,"action":"play:7C"}"#;
    let chess = made.replace("vitou", "chess");
    let options = made.replace("{}", r#"{"variant":"poker"}"#);
    let logs: [&[&str]; 6] = [
        &["nonsense"],
        &[act],
        &[&chess],
        &[&options],
        &[made, act],
        &[made, r#"{"event":"of another version"}"#],
    ];
    for (n, log) in logs.iter().enumerate() {
        let name = format!("{}{}", "a".repeat(15), (b'a' + n as u8) as char);
        let events = log.iter().map(ToString::to_string).collect();
        house
            .store
            .append(&name, 0, events, Some((listing(), 1)))
            .await
            .unwrap();
        for language in ["de", "en"] {
            browser.language = language;
            for path in ["", "/hand/1", "/record/1", "/events"] {
                let answer = browser.get(&format!("/t/{name}{path}")).await;
                assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{log:?}");
                assert!(
                    answer.says(text(browser.lang(), Text::BrokenTable)),
                    "{log:?}"
                );
            }
        }
        let answer = browser.post(&format!("/t/{name}/leave"), &[]).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    }
    assert_eq!(browser.get("/").await.status, StatusCode::OK, "lists go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_somebody_else_has_written_to() {
    let house = House::with(patient(), |_| {}).await;
    let mut maker = house.browser().await;
    let table = maker.make("vidrasso", &[("sit", "yes")]).await;
    let name = table.rsplit('/').next().unwrap();
    let path = format!("{table}/ready");
    for language in ["de", "en"] {
        // The table is awake, and does not know of this.
        assert_eq!(maker.get(&table).await.status, StatusCode::OK);
        let revision = house.store.events(name).await.unwrap().unwrap().len();
        let events = vec![r#"{"event":"waits","id":"nobody"}"#.to_owned()];
        let appended = house
            .store
            .append(name, revision as u64, events, Some((listing(), 2)));
        appended.await.unwrap();
        maker.language = language;
        let gone = maker.post(&path, &[("cut", "x")]).await;
        assert_eq!(gone.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(gone.says(text(maker.lang(), Text::TableGone)));
    }
    // The table is read again, and goes on.
    maker.ready(&table, "x").await;
    let log = house.store.events(name).await.unwrap().unwrap();
    assert!(log.last().unwrap().contains("\"ready\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_are_used_as_they_are_meant() {
    let house = House::with(patient(), |_| {}).await;
    let mut guest = house.browser().await;
    let table = guest.make("vidrasso", &[("sit", "yes")]).await;
    for (method, path) in [
        (Method::GET, format!("{table}/move")),
        (Method::POST, table.clone()),
        (Method::DELETE, table.clone()),
        (Method::PUT, "/me".to_owned()),
        (Method::POST, "/".to_owned()),
        (Method::GET, "/lang".to_owned()),
        (Method::GET, "/me/link".to_owned()),
        (Method::GET, "/play/vitou".to_owned()),
    ] {
        for language in ["de", "en"] {
            guest.language = language;
            let answer = guest.send(guest.request(method.clone(), &path)).await;
            assert_eq!(
                answer.status,
                StatusCode::METHOD_NOT_ALLOWED,
                "{method} {path}"
            );
            assert!(answer.says(text(guest.lang(), Text::WrongMethod)), "{path}");
        }
    }
}

/// A house whose store can be told to fail.
async fn fickle() -> (House, Arc<Fickle>) {
    let mut fickle = None;
    let house = House::with(patient(), |deps| {
        let store = Fickle::over(deps.store.clone());
        deps.store = store.clone();
        fickle = Some(store);
    })
    .await;
    (house, fickle.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_changes_nothing_and_is_gone_when_there_is_room() {
    let (house, store) = fickle().await;
    let mut anna = house.browser().await;
    let mut ben = house.browser().await;
    let table = anna.make("vidrasso", &[("sit", "yes")]).await;
    ben.sit(&table, 1, "Ben").await;
    anna.ready(&table, "").await;
    ben.ready(&table, "").await;
    let (mut who, mut page) = (anna.clone(), anna.get(&table).await);
    if page.choices().is_empty() {
        (who, page) = (ben.clone(), ben.get(&table).await);
    }
    let action = page.choices()[0].clone();
    store.full_after(0);
    for language in ["de", "en"] {
        who.language = language;
        let full = text(who.lang(), Text::DiskFull);
        let at = page.at();
        let moved = [("at", at.as_str()), ("do", action.as_str())];
        for (path, fields) in [
            (format!("{table}/move"), moved.as_slice()),
            (format!("{table}/leave"), &[]),
            (format!("{table}/tired"), &[("tired", "yes")]),
            ("/play/vitou".to_owned(), &[("variant", "cason")]),
            ("/new/stirnrunde".to_owned(), &[("sent", "yes")]),
        ] {
            let no = who.post(&path, fields).await;
            assert_eq!(no.status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
            assert!(no.says(full), "{path}: {}", no.body);
        }
        let same = who.get(&table).await;
        assert_eq!((same.at(), same.choices()), (page.at(), page.choices()));
    }
    store.room();
    let done = who.act(&table, &page, &action).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER);
    assert_ne!(who.get(&table).await.at(), page.at());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_tries_again_what_could_not_be_kept() {
    let (house, store) = fickle().await;
    let mut anna = house.browser().await;
    let table = anna
        .make("vidrasso", &[("sit", "yes"), ("bots", "yes")])
        .await;
    // The beginning of the match is kept, and nothing of what the bot does.
    store.full_after(1);
    anna.ready(&table, "").await;
    let mut page = anna.get(&table).await;
    if !page.choices().is_empty() {
        store.full_after(1);
        let action = page.choices()[0].clone();
        let done = anna.act(&table, &page, &action).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER);
        page = anna.get(&table).await;
    }
    assert!(page.choices().is_empty(), "the bot has not acted");
    store.room();
    for _ in 0..600 {
        page = anna.get(&table).await;
        if !page.choices().is_empty() {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the bot does not act");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_does_not_answer() {
    let (house, store) = fickle().await;
    let mut anna = house.browser().await;
    let table = anna
        .make("vidrasso", &[("sit", "yes"), ("watch", "yes")])
        .await;
    let mut asleep = house.browser().await;
    let other = asleep.make("vidrasso", &[("sit", "yes")]).await;
    assert_eq!(anna.get(&table).await.status, StatusCode::OK);
    assert_eq!(anna.get("/healthz").await.status, StatusCode::OK);
    let trouble = StoreError::Other("as the test wants it".to_owned());
    store.fail(Some(trouble));
    let health = anna.get("/healthz").await;
    assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE);
    for language in ["de", "en"] {
        for path in ["/", "/me", &table, &other, &format!("{table}/record/1")] {
            anna.language = language;
            let no = anna.get(path).await;
            assert_eq!(no.status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
            assert!(no.says(text(anna.lang(), Text::Unsaved)), "{}", no.body);
            assert!(
                !no.body.contains("as the test wants it"),
                "nobody's business"
            );
        }
    }
    store.fail(None);
    for path in ["/", "/me", &table, "/healthz"] {
        assert_eq!(anna.get(path).await.status, StatusCode::OK, "{path}");
    }
    assert_eq!(asleep.get(&other).await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_is_one_answer_and_no_more() {
    let (house, store) = fickle().await;
    let mut anna = house.browser().await;
    store.panic(true);
    for language in ["de", "en"] {
        anna.language = language;
        let no = anna.get("/").await;
        assert_eq!(no.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(no.says(text(anna.lang(), Text::Internal)), "{}", no.body);
        assert_eq!(anna.get("/me").await.status, StatusCode::OK);
    }
    store.panic(false);
    assert_eq!(anna.get("/").await.status, StatusCode::OK);
}
