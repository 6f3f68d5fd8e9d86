//! How long tables live: what is forgotten and what is kept while nobody comes, and over a restart.

use std::sync::Arc;
use std::time::Duration;

use reqwest::StatusCode;
use strohmann_rules::record;
use strohmann_server::{Keep, Settings};
use strohmann_store::Millis;
use strohmann_words::house::{Text, text};
use tokio::time::{advance, pause, resume, sleep};

use crate::fickle::Fickle;
use crate::play::{Party, commitment, over};
use crate::support::{Answer, Browser, House, patient};

const DAY: Millis = 24 * 60 * 60 * 1000;

/// A house with a sweep that tests can watch.
async fn open(keep: Keep) -> (House, Arc<Fickle>) {
    let settings = Settings { keep, ..patient() };
    let mut fickle = None;
    let house = House::with(settings, |deps| {
        let store = Fickle::over(deps.store.clone());
        deps.store = store.clone();
        fickle = Some(store);
    })
    .await;
    let store = fickle.unwrap();
    sweeps(&store, 1).await;
    (house, store)
}

/// Waits until it was begun so many times to look for tables that nobody comes to.
async fn sweeps(store: &Fickle, count: usize) {
    for _ in 0..3000 {
        if store.sweeps() >= count {
            return;
        }
        sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody sweeps");
}

/// Lets time pass for all that waits. The hands of the house's clock do not move: tests set them.
async fn wait(hours: u64) {
    pause();
    advance(Duration::from_hours(hours)).await;
    resume();
}

/// The house sweeps once, from beginning to end.
async fn sweep(store: &Fickle) {
    let before = store.sweeps();
    // When the next one begins, the one before it has ended.
    for more in 1..=2 {
        wait(1).await;
        sweeps(store, before + more).await;
    }
}

/// A table of two humans whose match runs.
async fn running(house: &House, seed: u64) -> Party<'_> {
    let mut party = Party::gather(house, "vidrasso", &[], 2, seed).await;
    assert!(!party.play(6).await);
    party
}

async fn seen(stranger: &mut Browser, table: &str) -> Answer {
    let page = stranger.get(table).await;
    if page.status == StatusCode::NOT_FOUND {
        assert!(page.says(text(stranger.lang(), Text::NoTable)));
    } else {
        assert_eq!(page.status, StatusCode::OK);
    }
    page
}

/// The table as it is drawn, without what stands beside it, such as how many watch.
fn drawn(page: &Answer) -> &str {
    let main = page.body.split("<main").nth(1);
    main.and_then(|rest| rest.split("</main>").next()).unwrap()
}

#[tokio::test]
async fn tables_that_nobody_comes_to_are_forgotten_in_time() {
    for keep in [
        Keep::default(),
        Keep {
            waiting_days: 3,
            finished_days: 8,
        },
    ] {
        let (house, store) = open(keep).await;
        let waiting = Millis::from(keep.waiting_days) * DAY;
        let finished = Millis::from(keep.finished_days) * DAY;
        let mut stranger = house.browser().await;
        let mut maker = house.browser().await;
        let gathers = maker
            .make("vitou", &[("sit", "yes"), ("watch", "yes")])
            .await;
        let without = maker.make("vitou", &[("watch", "yes")]).await;
        let mut left = running(&house, 50).await;
        let mut visited = running(&house, 51).await;
        let mut ended = running(&house, 52).await;
        for seat in 0..2 {
            let path = format!("{}/tired", ended.table);
            ended.at(seat).post(&path, &[("tired", "yes")]).await;
        }
        assert!(over(&ended.look(Some(0)).await));
        let old = seen(&mut stranger, &ended.table).await;

        // Two of three days or so: somebody comes to one of them.
        house.clock.pass(waiting - DAY);
        sweep(&store).await;
        assert!(!over(&visited.look(Some(0)).await));
        // Its maker, who has taken no seat, comes to another; and to look at one that has ended does not keep it.
        assert_eq!(seen(&mut maker, &without).await.status, StatusCode::OK);
        assert!(over(&ended.look(Some(0)).await));

        // The last day, but for a moment.
        house.clock.pass(DAY);
        sweep(&store).await;
        assert_eq!(seen(&mut stranger, &gathers).await.status, StatusCode::OK);
        assert!(!over(&seen(&mut stranger, &left.table).await));

        house.clock.pass(1);
        sweep(&store).await;
        assert_eq!(
            seen(&mut stranger, &gathers).await.status,
            StatusCode::NOT_FOUND
        );
        assert_eq!(seen(&mut stranger, &without).await.status, StatusCode::OK);
        let abandoned = seen(&mut stranger, &left.table).await;
        assert!(over(&abandoned));
        assert!(abandoned.says(text(stranger.lang(), Text::WasAbandoned)));
        let line = left.record(1).await;
        assert!(line.contains("\"result\":null}"), "{line}");
        assert!(
            !over(&seen(&mut stranger, &visited.table).await),
            "somebody came"
        );

        // Once nobody comes there either, it ends as well.
        house.clock.pass(waiting);
        sweep(&store).await;
        assert!(over(&seen(&mut stranger, &visited.table).await));

        // The one that ended long ago has been there all the time, as far as the days allow.
        let gone = finished <= 2 * waiting;
        assert!(!gone, "the test needs it longer");
        let still = seen(&mut stranger, &ended.table).await;
        assert_eq!(drawn(&still), drawn(&old));
        house.clock.pass(finished - 2 * waiting - 1);
        sweep(&store).await;
        assert_eq!(
            seen(&mut stranger, &ended.table).await.status,
            StatusCode::OK
        );
        house.clock.pass(1);
        sweep(&store).await;
        assert_eq!(
            seen(&mut stranger, &ended.table).await.status,
            StatusCode::NOT_FOUND
        );
        let record = stranger.get(&format!("{}/record/1", ended.table)).await;
        assert_eq!(record.status, StatusCode::NOT_FOUND);
        // Those that were abandoned stay as long from then on.
        assert_eq!(
            seen(&mut stranger, &visited.table).await.status,
            StatusCode::OK
        );
        house.clock.pass(finished);
        sweep(&store).await;
        assert_eq!(
            seen(&mut stranger, &visited.table).await.status,
            StatusCode::NOT_FOUND
        );
    }
}

#[tokio::test]
async fn a_table_that_falls_asleep_wakes_up_as_it_was() {
    let (house, store) = open(Keep::default()).await;
    let mut anna = house.browser().await;
    let mut ben = house.browser().await;
    let gathers = anna
        .make("vidrasso", &[("sit", "yes"), ("watch", "yes")])
        .await;
    ben.sit(&gathers, 1, "Ben").await;
    ben.ready(&gathers, "Ben's").await;
    let promised = commitment(&anna.get(&gathers).await);
    let mut party = running(&house, 60).await;
    let path = format!("{}/tired", party.table);
    party.at(1).post(&path, &[("tired", "yes")]).await;
    for _ in 0..3 {
        let mut pages = Vec::new();
        for seat in [Some(0), Some(1), None] {
            pages.push((seat, party.look(seat).await));
        }
        let before = store.sweeps();
        wait(1).await;
        sweeps(&store, before + 1).await;
        for (seat, page) in pages {
            let browser = seat.map_or(&mut party.watcher, |seat| {
                party.seats[seat].as_mut().unwrap()
            });
            assert_eq!(drawn(&browser.get(&party.table).await), drawn(&page));
        }
        assert!(!party.play(2).await);
    }
    let lobby = anna.get(&gathers).await;
    assert_eq!(commitment(&lobby), promised);
    assert!(
        lobby.says(text(anna.lang(), Text::IsReady)),
        "{}",
        lobby.body
    );
    anna.ready(&gathers, "").await;
    let page = anna.get(&gathers).await;
    assert!(page.at().starts_with("1.1.") && page.body.contains(&promised));
}

#[tokio::test]
async fn a_house_that_is_closed_and_opened_again_has_lost_nothing() {
    let mut house = House::with(patient(), |_| {}).await;
    let (mut anna, mut ben) = (house.browser().await, house.browser().await);
    let table = anna
        .make("vidrasso", &[("sit", "yes"), ("watch", "yes")])
        .await;
    ben.sit(&table, 1, "Ben").await;
    let commit = commitment(&anna.get(&table).await);
    anna.ready(&table, "a").await;
    house.restart().await;
    ben.ready(&table, "b").await;
    let mut moves = 0;
    let page = loop {
        let page = anna.get(&table).await;
        if over(&page) {
            break page;
        }
        let (asked, page) = if page.choices().is_empty() {
            let page = ben.get(&table).await;
            (&mut ben, page)
        } else {
            (&mut anna, page)
        };
        let offers = crate::play::offers(&page);
        let legal = offers
            .iter()
            .find(|offer| offer.legal)
            .expect("somebody is asked");
        if moves % 25 == 24 {
            house.restart().await;
            assert_eq!(asked.get(&table).await.body, page.body);
        }
        let done = asked.act(&table, &page, &legal.action).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
        moves += 1;
    };
    house.restart().await;
    let again = anna.get(&table).await;
    assert!(over(&again) && page.body.contains(&commit) && again.body.contains(&commit));
    let record = ben.get(&format!("{table}/record/1")).await;
    let line = record.body.trim_end();
    assert_eq!(record::check(line.as_bytes()), []);
    assert!(line.contains("\"cuts\":[\"a\",\"b\"]"), "{line}");
}
