//! Open pages: each state of the table reaches those whose view it changes, once, and nobody else.

use std::sync::Arc;
use std::time::Duration;

use reqwest::{Method, Response, StatusCode};
use strohmann_rules::{Card, Deals, SeatSet};
use strohmann_server::Settings;
use strohmann_words::house::watchers;
use tokio::time::{advance, pause, resume, timeout};

use crate::play::{Offer, offers};
use crate::support::{Browser, House};

/// How long something that has to come may take, and how long nothing has to come.
const SOON: Duration = Duration::from_secs(20);
const QUIET: Duration = Duration::from_millis(300);

/// An open stream.
struct Stream {
    response: Response,
    text: String,
}

/// What came over it.
#[derive(Debug, PartialEq, Eq)]
struct Told {
    kind: String,
    id: String,
    data: String,
}

impl Stream {
    async fn open(browser: &mut Browser, table: &str, last: &str) -> Stream {
        let request = browser.request(Method::GET, &format!("{table}/events?last={last}"));
        let response = browser.dress(request).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Stream {
            response,
            text: String::new(),
        }
    }

    /// The next event; nothing once the stream has ended.
    async fn next(&mut self) -> Option<Told> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| {
                    let lines = event.lines().filter_map(|line| line.strip_prefix(name));
                    lines.map(str::trim_start).collect::<Vec<_>>().join("\n")
                };
                let told = Told {
                    kind: field("event:"),
                    id: field("id:"),
                    data: field("data:"),
                };
                let rest = rest.to_owned();
                self.text = rest;
                // Signs of life are no events.
                if told.kind.is_empty() {
                    continue;
                }
                return Some(told);
            }
            let chunk = self.response.chunk().await.ok()??;
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next state, which has to come soon.
    async fn state(&mut self) -> Told {
        let told = timeout(SOON, self.next()).await.expect("an event in time");
        let told = told.expect("the stream goes on");
        assert_eq!(told.kind, "room");
        assert!(told.data.contains(&format!("data-id=\"{}\"", told.id)));
        told
    }

    /// What completes a state that has come: it is not looked at for a while of its own.
    async fn rest(&mut self, state: &Told) {
        let mut id = state.id.clone();
        while let Ok(told) = timeout(QUIET, self.next()).await {
            let told = told.expect("the stream goes on");
            assert!(told.data.contains("data-pause=\"none\""), "{}", told.data);
            assert_ne!(told.id, id);
            id = told.id;
        }
    }

    async fn stays_silent(&mut self) {
        assert!(
            timeout(QUIET, self.next()).await.is_err(),
            "nothing has changed for this reader"
        );
    }
}

/// A table of these games with all seats taken and dealt; who sits there, and its path.
async fn dealt(
    house: &House,
    game: &str,
    fields: &[(&str, &str)],
    seats: usize,
) -> (Vec<Browser>, String) {
    let mut players = Vec::new();
    for _ in 0..seats {
        players.push(house.browser().await);
    }
    let mut all = vec![("sit", "yes"), ("watch", "yes")];
    all.extend_from_slice(fields);
    let table = players[0].make(game, &all).await;
    for (seat, player) in players.iter_mut().enumerate().skip(1) {
        player.sit(&table, seat, &format!("P{seat}")).await;
    }
    for player in &mut players {
        player.ready(&table, "x").await;
    }
    (players, table)
}

/// Lets the house look around once more. The hands of its clock do not move: tests set them.
async fn a_round() {
    pause();
    advance(Duration::from_secs(16)).await;
    resume();
}

#[tokio::test]
async fn who_watched_and_has_closed_the_page_is_missed() {
    let house = House::open().await;
    let (mut players, table) = dealt(&house, "vidrasso", &[], 2).await;
    let mut watcher = house.browser().await;
    let id = players[0].get(&table).await.value("data-id=\"").unwrap();
    let mut player = Stream::open(&mut players[0], &table, &id).await;
    let watching = Stream::open(&mut watcher, &table, "").await;
    let lang = players[0].lang();
    let says = |told: &Told, count| told.data.contains(&watchers(lang, count));
    assert!(says(&player.state().await, 1));
    // His having looked is long ago, and the other player gone: only the open page still counts.
    house.clock.pass(61_000);
    a_round().await;
    let same = player.state().await.data;
    assert!(
        same.contains("<template data-part=\"at-table\"></template>"),
        "{same}"
    );
    drop(watching);
    // The connection is closed before the house looks.
    tokio::time::sleep(QUIET).await;
    a_round().await;
    assert!(says(&player.state().await, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_reaches_every_open_page_and_a_page_that_has_it_hears_nothing() {
    let house = House::open().await;
    let (mut players, table) = dealt(&house, "vidrasso", &[], 2).await;
    let mut watcher = house.browser().await;
    let mut streams = Vec::new();
    for reader in players.iter_mut().chain([&mut watcher]) {
        let page = reader.get(&table).await;
        let id = page.value("data-id=\"").unwrap();
        streams.push(Stream::open(reader, &table, &id).await);
    }
    // The seats are told of the one who watches; whoever had the state of before hears of nothing else.
    for stream in &mut streams[..2] {
        let state = stream.state().await;
        assert!(
            state.data.contains("One person is watching"),
            "{}",
            state.data
        );
    }
    streams[2].stays_silent().await;
    for _ in 0..2 {
        for player in &mut players {
            let page = player.get(&table).await;
            let legal = offers(&page).into_iter().find(|offer| offer.legal);
            let Some(Offer { action, .. }) = legal else {
                continue;
            };
            let answer = player.act(&table, &page, &action).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER);
            for stream in &mut streams {
                let state = stream.state().await;
                assert!(state.data.contains("data-pause=\"move\""), "{}", state.data);
                stream.rest(&state).await;
            }
        }
    }
    // What a page is sent is what it would load.
    let mut late = Stream::open(&mut watcher, &table, "an-old-one").await;
    let mut states = vec![late.state().await];
    let page = watcher.get(&table).await;
    let whole = page.value("data-id=\"").unwrap();
    while states.last().is_some_and(|state| state.id != whole) {
        states.push(late.state().await);
    }
    assert!(states.len() > 1, "a whole table is more than one step");
    let mut come = String::new();
    for state in &states {
        assert!(state.data.len() < 12 * 1024, "{} bytes", state.data.len());
        let (_, said) = state.data.split_once("data-said=\"").unwrap();
        let (_, inside) = said.split_once("\">").unwrap();
        for piece in pieces(inside) {
            assert!(page.body.contains(piece), "{piece}");
        }
        come.push_str(inside);
    }
    for slot in states.last().unwrap().data.split("data-part=\"").skip(1) {
        let id = slot.split('"').next().unwrap();
        assert!(come.contains(&format!(" id=\"{id}\"")), "{id} never comes");
    }
}

/// What stands between the slots of parts that are left out.
fn pieces(inside: &str) -> impl Iterator<Item = &str> {
    let inside = inside.strip_suffix("</div>").unwrap();
    let mut pieces = inside.split("<template data-part=\"");
    let first = pieces.next();
    first
        .into_iter()
        .chain(pieces.filter_map(|piece| Some(piece.split_once("</template>")?.1)))
}

/// Honest cards, and opponents who notice nothing.
struct Blind(strohmann_rules::Dealing);

impl Deals for Blind {
    fn pack(&self, hand: u32, unshuffled: &[Card]) -> Vec<Card> {
        self.0.pack(hand, unshuffled)
    }

    fn notices(&self, _: u32, _: usize, _: SeatSet) -> SeatSet {
        SeatSet::EMPTY
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_signal_reaches_those_who_notice_it_alone() {
    let house = House::with(Settings::default(), |deps| {
        deps.cards = Arc::new(|dealing| Arc::new(Blind(dealing.clone())));
    })
    .await;
    let (mut players, table) = dealt(&house, "vitou", &[("variant", "morlino")], 4).await;
    let mut streams = Vec::new();
    for player in &mut players {
        let page = player.get(&table).await;
        let id = page.value("data-id=\"").unwrap();
        streams.push(Stream::open(player, &table, &id).await);
    }
    let page = players[0].get(&table).await;
    let at = page.at();
    let fields = [("at", at.as_str()), ("signal", "lips")];
    let given = players[0].post(&format!("{table}/signal"), &fields).await;
    assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.body);
    for seat in [0, 2] {
        let state = streams[seat].state().await;
        assert!(state.data.contains("pursed lips"), "{}", state.data);
    }
    for seat in [1, 3] {
        streams[seat].stays_silent().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_told_card_by_card() {
    let house = House::open().await;
    let mut anna = house.browser().await;
    let made = anna.post("/play/vitou", &[("variant", "morlino")]).await;
    let table = made.location().to_owned();
    let page = anna.get(&table).await;
    let mut stream = Stream::open(&mut anna, &table, &page.value("data-id=\"").unwrap()).await;
    anna.ready(&table, "x").await;
    let mut cards = Vec::new();
    let (mut before, mut moves) = (0, 0);
    for _ in 0..200 {
        let state = stream.state().await;
        let trick = state.data.split("class=\"trick").nth(1).unwrap_or_default();
        let trick = trick.split("</ol>").next().unwrap_or_default();
        let now = trick.matches("data-card").count();
        cards.push(now);
        // One card more at a time, or another trick.
        assert!(now <= before + 1, "{cards:?}");
        before = now;
        if state.data.contains("data-asked") {
            if moves == 8 {
                break;
            }
            let page = anna.get(&table).await;
            let legal = offers(&page).into_iter().find(|offer| offer.legal);
            let action = legal.expect("something can be done").action;
            anna.act(&table, &page, &action).await;
            moves += 1;
        }
    }
    assert!(cards.len() > 12 && cards.contains(&2), "{cards:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_fifth_page_of_a_browser_takes_the_place_of_the_first() {
    let house = House::open().await;
    let (mut players, table) = dealt(&house, "vidrasso", &[], 2).await;
    let id = players[0].get(&table).await.value("data-id=\"").unwrap();
    let mut first = Stream::open(&mut players[0], &table, &id).await;
    let mut others = Vec::new();
    for _ in 0..3 {
        others.push(Stream::open(&mut players[0], &table, &id).await);
    }
    first.stays_silent().await;
    others.push(Stream::open(&mut players[0], &table, &id).await);
    let told = timeout(SOON, first.next()).await.unwrap().unwrap();
    assert_eq!(told.kind, "elsewhere");
    assert_eq!(timeout(SOON, first.next()).await.unwrap(), None);
    // Another browser has places of its own.
    let mut other = Stream::open(&mut players[1], &table, "").await;
    other.state().await;
    for stream in &mut others {
        stream.stays_silent().await;
    }
}

/// The script wants no page, only to know: nothing when it is done, and the sentence when it is not.
#[tokio::test(flavor = "multi_thread")]
async fn the_script_is_told_in_plain_text() {
    let house = House::open().await;
    let (mut players, table) = dealt(&house, "vidrasso", &[], 2).await;
    let mut answers = Vec::new();
    for player in &mut players {
        let page = player.get(&table).await;
        let (at, token) = (page.at(), player.token.clone());
        let fields = [("at", at.as_str()), ("do", "suit:H"), ("token", &token)];
        let request = player.request(Method::POST, &format!("{table}/move"));
        let request = request.header("accept", "text/plain").form(&fields);
        answers.push(player.send(request).await);
    }
    answers.sort_by_key(|answer| answer.status);
    assert_eq!(answers[0].status, StatusCode::NO_CONTENT, "{answers:?}");
    assert_eq!(answers[0].body, "");
    let refused = &answers[1];
    assert!(refused.status.is_client_error(), "{refused:?}");
    let kind = refused.headers["content-type"].to_str().unwrap();
    assert!(kind.starts_with("text/plain"), "{kind}");
    assert!(
        !refused.body.is_empty() && !refused.body.contains('<'),
        "{}",
        refused.body
    );
}
