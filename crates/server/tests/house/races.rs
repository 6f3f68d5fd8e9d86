//! Many at once: one of them is served, the others are told, and the log has it once.

use std::collections::BTreeMap;

use reqwest::StatusCode;
use strohmann_store::Store as _;
use tokio::task::JoinSet;

use crate::play::{Party, offers};
use crate::support::{Answer, Browser, House, patient};

const DONE: StatusCode = StatusCode::SEE_OTHER;
const CONFLICT: StatusCode = StatusCode::CONFLICT;

/// Sends forms at once, each by a browser of its own; how often there was which status.
async fn at_once(
    posts: impl IntoIterator<Item = (Browser, String, Vec<(&'static str, String)>)>,
) -> BTreeMap<StatusCode, usize> {
    let mut all = JoinSet::new();
    for (mut browser, path, fields) in posts {
        all.spawn(async move {
            let fields: Vec<(&str, &str)> = fields
                .iter()
                .map(|(name, value)| (*name, value.as_str()))
                .collect();
            browser.post(&path, &fields).await.status
        });
    }
    let mut counts = BTreeMap::new();
    for status in all.join_all().await {
        *counts.entry(status).or_default() += 1;
    }
    counts
}

async fn log(house: &House, table: &str) -> Vec<String> {
    let name = table.rsplit('/').next().unwrap();
    house.store.events(name).await.unwrap().unwrap()
}

fn count(log: &[String], event: &str) -> usize {
    let event = format!("\"event\":\"{event}\"");
    log.iter().filter(|line| line.contains(&event)).count()
}

/// A move of this page as a form.
fn moves(page: &Answer, action: &str) -> Vec<(&'static str, String)> {
    vec![("at", page.at()), ("do", action.to_owned())]
}

/// The first of what a page allows.
fn allowed(page: &Answer) -> String {
    let offer = offers(page).into_iter().find(|offer| offer.legal);
    offer.expect("something to do").action
}

/// Who is asked, and his page.
async fn asked(party: &mut Party<'_>) -> (usize, Answer) {
    for seat in 0..party.seats.len() {
        let page = party.look(Some(seat)).await;
        if !page.choices().is_empty() {
            return (seat, page);
        }
    }
    panic!("nobody is asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_equal_moves_are_one() {
    let house = House::with(patient(), |_| {}).await;
    let mut party = Party::gather(&house, "stirnrunde", &[("players", "2")], 2, 40).await;
    let path = format!("{}/move", party.table);
    for _ in 0..3 {
        let (seat, page) = asked(&mut party).await;
        let browser = party.at(seat).clone();
        let fields = moves(&page, &allowed(&page));
        let before = log(&house, &party.table).await;
        let same = (0..100).map(|_| (browser.clone(), path.clone(), fields.clone()));
        let counts = at_once(same).await;
        assert_eq!(counts, BTreeMap::from([(DONE, 1), (CONFLICT, 99)]));
        let after = log(&house, &party.table).await;
        assert_eq!(after[..before.len()], before);
        assert_eq!(count(&after, "act"), count(&before, "act") + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_one_player_do_one_thing() {
    let house = House::with(patient(), |_| {}).await;
    let mut party = Party::gather(&house, "stirnrunde", &[("players", "2")], 2, 41).await;
    // Past the announcements of round 2, where each has two cards: two tabs, two cards.
    let (seat, page) = loop {
        let (seat, page) = asked(&mut party).await;
        let cards = offers(&page)
            .into_iter()
            .filter(|offer| offer.legal)
            .count();
        if page.at().starts_with("1.2.") && cards == 2 {
            break (seat, page);
        }
        assert!(!party.play(1).await);
    };
    let choices: Vec<String> = offers(&page)
        .into_iter()
        .map(|offer| offer.action)
        .collect();
    assert_eq!(choices.len(), 2);
    let browser = party.at(seat).clone();
    let before = log(&house, &party.table).await;
    let path = format!("{}/move", party.table);
    let tabs = choices
        .iter()
        .map(|choice| (browser.clone(), path.clone(), moves(&page, choice)));
    let counts = at_once(tabs).await;
    assert_eq!(counts, BTreeMap::from([(DONE, 1), (CONFLICT, 1)]));
    let after = log(&house, &party.table).await;
    assert_eq!(after.len(), before.len() + 1);
    // The other tab still has the old page: it is told so, and shown the new one.
    for choice in choices {
        let table = party.table.clone();
        let late = party.at(seat).act(&table, &page, &choice).await;
        assert_eq!(late.status, CONFLICT);
        assert_ne!(late.at(), page.at());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_chooses_at_once_does_not_outdate_the_other() {
    let house = House::with(patient(), |_| {}).await;
    // Gifts.
    let mut party = Party::gather(&house, "vidrasso", &[], 2, 42).await;
    assert!(!party.play(2).await, "suit and rank are named");
    choose_at_once(&mut party, 2).await;
    // Hidden announcements.
    let hidden: Vec<String> = (1..=19).map(|round| format!("announce-{round}")).collect();
    let mut plan = vec![("players", "6"), ("plan", "own")];
    plan.extend(hidden.iter().map(|name| (name.as_str(), "hidden")));
    let mut party = Party::gather(&house, "stirnrunde", &plan, 6, 43).await;
    choose_at_once(&mut party, 6).await;
}

/// All humans do what their pages say at once, and some of them twice.
async fn choose_at_once(party: &mut Party<'_>, seats: usize) {
    let mut pages = Vec::new();
    for seat in 0..seats {
        pages.push(party.look(Some(seat)).await);
    }
    assert!(pages.iter().all(|page| page.at() == pages[0].at()));
    let path = format!("{}/move", party.table);
    let table = party.table.clone();
    // The last one has chosen already, and cannot choose again: the rules say so, for his page is not old.
    let last = seats - 1;
    let choice = allowed(&pages[last]);
    assert_eq!(
        party
            .at(last)
            .act(&table, &pages[last], &choice)
            .await
            .status,
        DONE
    );
    let again = party.at(last).act(&table, &pages[last], &choice).await;
    assert_eq!(
        again.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "{}",
        again.body
    );
    let others = (0..last).map(|seat| {
        let fields = moves(&pages[seat], &allowed(&pages[seat]));
        (party.seats[seat].clone().unwrap(), path.clone(), fields)
    });
    let counts = at_once(others).await;
    assert_eq!(counts, BTreeMap::from([(DONE, last)]));
    let page = party.look(Some(0)).await;
    assert_ne!(page.at(), pages[0].at(), "it goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_seat_is_taken_once() {
    let house = House::with(patient(), |_| {}).await;
    let mut maker = house.browser().await;
    let table = maker.make("vidrasso", &[("sit", "yes")]).await;
    let mut guests = Vec::new();
    for _ in 0..20 {
        guests.push(house.browser().await);
    }
    let path = format!("{table}/sit");
    let before = log(&house, &table).await;
    let takes = guests.iter().enumerate().map(|(n, guest)| {
        let fields = vec![("seat", "1".to_owned()), ("name", format!("Guest {n}"))];
        (guest.clone(), path.clone(), fields)
    });
    let counts = at_once(takes).await;
    assert_eq!(counts, BTreeMap::from([(DONE, 1), (CONFLICT, 19)]));
    assert_eq!(log(&house, &table).await.len(), before.len() + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_ready_a_hundred_times_is_ready_once() {
    let house = House::with(patient(), |_| {}).await;
    let mut anna = house.browser().await;
    let table = anna.make("vidrasso", &[("sit", "yes")]).await;
    let mut ben = house.browser().await;
    ben.sit(&table, 1, "Ben").await;
    let path = format!("{table}/ready");
    let posts = (0..100).map(|n| (anna.clone(), path.clone(), vec![("cut", n.to_string())]));
    let counts = at_once(posts).await;
    assert_eq!(counts, BTreeMap::from([(DONE, 1), (CONFLICT, 99)]));
    assert_eq!(count(&log(&house, &table).await, "ready"), 1);
    // The last one to be ready begins the match, and begins one.
    let posts = (0..100).map(|n| (ben.clone(), path.clone(), vec![("cut", n.to_string())]));
    let counts = at_once(posts).await;
    assert_eq!(counts, BTreeMap::from([(DONE, 1), (CONFLICT, 99)]));
    let log = log(&house, &table).await;
    assert_eq!(
        (
            count(&log, "ready"),
            count(&log, "begun"),
            count(&log, "committed")
        ),
        (2, 1, 2)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_acting_at_once() {
    let house = House::with(patient(), |_| {}).await;
    let mut party = Party::gather(&house, "vidrasso", &[], 2, 44).await;
    let table = party.table.clone();
    for _ in 0..10 {
        let (seat, page) = asked(&mut party).await;
        let browser = party.at(seat).clone();
        let fields = moves(&page, &allowed(&page));
        let before = log(&house, &table).await;
        let counts = at_once([
            (browser.clone(), format!("{table}/leave"), Vec::new()),
            (browser.clone(), format!("{table}/move"), fields),
        ])
        .await;
        // Either he acts and leaves, or he has left and the stand-in acts.
        let done = counts.get(&DONE).copied().unwrap_or_default();
        let late = counts.get(&CONFLICT).copied().unwrap_or_default();
        assert!(done >= 1 && done + late == 2, "{counts:?}");
        let after = log(&house, &table).await;
        assert_eq!(count(&after, "left"), count(&before, "left") + 1);
        let back = party.at(seat).post(&format!("{table}/return"), &[]).await;
        assert_eq!(back.status, DONE);
    }
    assert!(!party.play(1).await, "the table goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_agree_at_once_and_the_match_is_abandoned_once() {
    let house = House::with(patient(), |_| {}).await;
    let options = [("players", "6")];
    let party = Party::gather(&house, "stirnrunde", &options, 6, 45).await;
    let path = format!("{}/tired", party.table);
    let posts = party.seats.iter().flatten().map(|browser| {
        (
            browser.clone(),
            path.clone(),
            vec![("tired", "yes".to_owned())],
        )
    });
    let counts = at_once(posts).await;
    assert_eq!(counts, BTreeMap::from([(DONE, 6)]));
    assert_eq!(count(&log(&house, &party.table).await, "abandoned"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_lets_one_device_in() {
    let house = House::with(patient(), |_| {}).await;
    let mut anna = house.browser().await;
    anna.post("/me", &[("name", "Anna")]).await;
    let page = anna.post("/me/link", &[]).await;
    let link = format!("/go/{}", page.value("value=\"/go/").unwrap());
    let mut devices = Vec::new();
    for _ in 0..10 {
        devices.push(house.browser().await);
    }
    let posts = devices
        .iter()
        .map(|device| (device.clone(), link.clone(), Vec::new()));
    let counts = at_once(posts).await;
    assert_eq!(counts, BTreeMap::from([(DONE, 1), (StatusCode::GONE, 9)]));
    let alone = anna.post("/me/alone", &[]).await;
    assert!(
        alone.says(&strohmann_words::house::alone(anna.lang(), 1)),
        "{}",
        alone.body
    );
}
