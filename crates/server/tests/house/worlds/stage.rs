//! Two houses, one for each world, that are asked the same.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use reqwest::header::{ACCEPT, DATE, HeaderMap};
use reqwest::{Method, StatusCode};
use sha2::{Digest as _, Sha256};
use strohmann_rules::Dealing;
use strohmann_server::Cards;
use strohmann_store::{Person, Store as _};

use super::feed::Feed;
use super::lines;
use super::world::Injected;
use crate::support::{Answer, Browser, House, patient};

/// How those who sit at a table are called, by seat.
pub const NAMES: [&str; 6] = ["Anna", "Bela", "Carl", "Dina", "Edda", "Fritz"];

/// Both languages.
pub const LANGUAGES: [&str; 2] = ["de", "en"];

/// What is injected, by the commitment of the match, which is the same in both worlds.
type Decks = Arc<Mutex<HashMap<String, Arc<Injected>>>>;

/// A request.
#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    pub path: String,
    /// The fields of a form; none to look at a page.
    pub form: Option<Vec<(&'static str, String)>>,
    pub language: &'static str,
    /// Whether the page's script asks, which wants no page but only to know.
    pub script: bool,
}

impl Ask {
    /// Looks at a page.
    pub fn page(path: impl Into<String>, language: &'static str) -> Ask {
        Ask {
            path: path.into(),
            form: None,
            language,
            script: false,
        }
    }

    /// Sends a form.
    pub fn form(path: String, fields: &[(&'static str, &str)], language: &'static str) -> Ask {
        let fields = fields
            .iter()
            .map(|(name, value)| (*name, (*value).to_owned()));
        Ask {
            form: Some(fields.collect()),
            ..Ask::page(path, language)
        }
    }

    /// The same, asked by the script.
    pub fn by_script(&self) -> Ask {
        Ask {
            script: true,
            ..self.clone()
        }
    }
}

/// Somebody with a browser in each world.
#[derive(Clone)]
pub struct Guest {
    /// As the houses know him, if a test has made him known.
    pub id: String,
    browsers: [Browser; 2],
}

/// Two houses that differ in what is injected and in nothing else.
pub struct Stage {
    pub houses: [House; 2],
    decks: [Decks; 2],
    count: u64,
    /// What is compared, for whoever reads a failure.
    pub what: String,
    /// How many answers were compared.
    pub compared: u64,
}

impl Stage {
    /// Opens both houses on this thread.
    pub async fn open() -> Stage {
        lines::listen();
        let decks = [Decks::default(), Decks::default()];
        Stage {
            houses: [house(&decks[0]).await, house(&decks[1]).await],
            decks,
            count: 0,
            what: String::new(),
            compared: 0,
        }
    }

    /// A number that nothing had before.
    pub fn next(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    /// Lets a second pass in both houses.
    pub fn pass(&self) {
        for house in &self.houses {
            house.clock.pass(1000);
        }
    }

    /// Deals these cards in the match with this commitment.
    pub fn inject(&self, commit: &str, cards: [Injected; 2]) {
        for (decks, cards) in self.decks.iter().zip(cards) {
            let mut decks = decks.lock().unwrap();
            decks.insert(commit.to_owned(), Arc::new(cards));
        }
    }

    /// Somebody who has opened the home page once.
    pub async fn visitor(&mut self) -> Guest {
        let mut guest = Guest {
            id: format!("guest-{}", self.next()),
            browsers: [0, 1].map(|side: usize| Browser::new(&self.houses[side].url)),
        };
        self.same(&mut guest, &Ask::page("/", "en")).await;
        guest
    }

    /// Somebody whom both houses know by this name.
    pub async fn guest(&mut self, name: &str) -> Guest {
        let guest = self.visitor().await;
        for (house, browser) in self.houses.iter().zip(&guest.browsers) {
            let cookie = browser.cookie("strohmann");
            let person = Person {
                id: guest.id.clone(),
                name: name.to_owned(),
            };
            let key = Sha256::digest(cookie.expect("a secret")).into();
            house.store.add_person(person, key, 0).await.unwrap();
        }
        guest
    }

    /// Asks both houses the same and asserts that they answer and log the same, byte for byte.
    pub async fn same(&mut self, guest: &mut Guest, ask: &Ask) -> Answer {
        let ([one, other], [log, other_log]) = self.ask(guest, [ask, ask]).await;
        let what = format!("{}: {ask:?}", self.what);
        assert_eq!(one.status, other.status, "{what}");
        same_text(&one.body, &other.body, &what);
        assert_eq!(headers(&one.headers), headers(&other.headers), "{what}");
        assert_eq!(log, other_log, "{what}");
        assert!(log.contains("answered"), "{what} is not logged: {log}");
        assert!(!one.status.is_server_error(), "{what}");
        self.compared += 1;
        one
    }

    /// Lets somebody do something that need not be the same in both worlds. Both houses say that it is done, and log
    /// the same if the requests are of one kind.
    pub async fn differing(&mut self, guest: &mut Guest, asks: [&Ask; 2]) {
        let (answers, [log, other_log]) = self.ask(guest, asks).await;
        let what = format!("{}: {asks:?}", self.what);
        for (answer, ask) in answers.iter().zip(asks) {
            let done = match ask.form {
                Some(_) => StatusCode::SEE_OTHER,
                None => StatusCode::OK,
            };
            assert_eq!(answer.status, done, "{what}");
        }
        if asks[0].path == asks[1].path {
            let [one, other] = &answers;
            assert_eq!(headers(&one.headers), headers(&other.headers), "{what}");
            assert_eq!(log, other_log, "{what}");
            self.compared += 1;
        }
    }

    /// What somebody is shown in each world.
    pub async fn reads(&mut self, guest: &mut Guest, ask: &Ask) -> [String; 2] {
        let (answers, _) = self.ask(guest, [ask, ask]).await;
        answers.map(|answer| answer.body)
    }

    /// Whether somebody can tell the worlds apart by what he is shown.
    pub async fn tells(&mut self, guest: &mut Guest, ask: &Ask) -> bool {
        let [one, other] = self.reads(guest, ask).await;
        one != other
    }

    async fn ask(&mut self, guest: &mut Guest, asks: [&Ask; 2]) -> ([Answer; 2], [String; 2]) {
        let mut answers = Vec::new();
        let mut logs = Vec::new();
        for (browser, ask) in guest.browsers.iter_mut().zip(asks) {
            answers.push(send(browser, ask).await);
            logs.push(lines::take());
        }
        (both(answers), both(logs))
    }

    /// Opens the stream of a page in both houses, which have to answer and log the same.
    pub async fn feeds(
        &mut self,
        guest: &mut Guest,
        path: &str,
        language: &'static str,
    ) -> [Feed; 2] {
        let mut feeds = Vec::new();
        let mut logs = Vec::new();
        for browser in &mut guest.browsers {
            browser.language = language;
            feeds.push(Feed::open(browser, path).await);
            logs.push(lines::take());
        }
        let feeds: [Feed; 2] = both(feeds);
        let [one, other] = feeds.each_ref().map(Feed::answer);
        let what = format!("{}: {path}", self.what);
        assert_eq!((one.0, StatusCode::OK), (other.0, other.0), "{what}");
        assert_eq!(headers(one.1), headers(other.1), "{what}");
        assert_eq!(logs[0], logs[1], "{what}");
        self.compared += 1;
        feeds
    }

    /// Asserts that in both worlds the same was streamed up to the state of this name. How many states those are.
    pub async fn same_feeds(&mut self, feeds: [Feed; 2], id: &str) -> u64 {
        let [one, other] = feeds;
        let (one, other) = (one.until(id).await, other.until(id).await);
        same_text(&one, &other, &format!("{}: the stream", self.what));
        self.compared += 1;
        one.matches("event: room").count() as u64
    }
}

async fn house(decks: &Decks) -> House {
    let decks = decks.clone();
    let cards = move |dealing: &Dealing| -> Cards {
        let commit = dealing.secret().commit().to_string();
        match decks.lock().unwrap().get(&commit) {
            Some(injected) => injected.clone(),
            None => Arc::new(dealing.clone()),
        }
    };
    House::with(patient(), |deps| deps.cards = Arc::new(cards)).await
}

async fn send(browser: &mut Browser, ask: &Ask) -> Answer {
    browser.language = ask.language;
    let Some(fields) = &ask.form else {
        return browser.get(&ask.path).await;
    };
    let mut fields = fields.clone();
    fields.push(("token", browser.token.clone()));
    let mut request = browser.request(Method::POST, &ask.path).form(&fields);
    if ask.script {
        request = request.header(ACCEPT, "text/plain");
    }
    browser.send(request).await
}

fn both<T>(two: Vec<T>) -> [T; 2] {
    two.try_into().ok().expect("one for each world")
}

fn same_text(one: &str, other: &str, what: &str) {
    if one != other {
        let parts = one.split('>').zip(other.split('>'));
        let differ: Vec<_> = parts.filter(|(one, other)| one != other).take(3).collect();
        panic!("{what}: the worlds differ: {differ:?}");
    }
}

/// All headers in their order, but for the one that tells the time of day.
fn headers(headers: &HeaderMap) -> Vec<(&str, &str)> {
    let headers = headers.iter().filter(|(name, _)| *name != DATE);
    headers
        .map(|(name, value)| (name.as_str(), value.to_str().expect("plain text")))
        .collect()
}
