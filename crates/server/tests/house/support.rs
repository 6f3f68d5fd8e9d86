//! A house for tests: the real server on a port of its own, with a clock and chance that tests set; and browsers.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use reqwest::header::{ACCEPT_LANGUAGE, COOKIE, HeaderMap, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use strohmann_server::{Chance, Clock, Deps, Rate, Rates, Settings};
use strohmann_store::{Millis, SqliteStore};
use strohmann_words::Lang;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A clock that stands still until it is set.
pub struct HandClock(AtomicI64);

impl HandClock {
    /// Moves the hands on.
    pub fn pass(&self, millis: Millis) {
        self.0.fetch_add(millis, Ordering::SeqCst);
    }
}

impl Clock for HandClock {
    fn now(&self) -> Millis {
        self.0.load(Ordering::SeqCst)
    }
}

/// Bytes that follow from a count: the same requests, the same secrets.
pub struct Counted(AtomicU64);

impl Chance for Counted {
    fn bytes(&self) -> [u8; 32] {
        let count = self.0.fetch_add(1, Ordering::SeqCst);
        strohmann_rules::Secret::from_seed(7, count).reveal().0
    }
}

/// Settings of a house where nobody asks too often.
pub fn patient() -> Settings {
    let any = Rate::new(1_000_000, 1_000_000);
    Settings {
        rates: Rates {
            browser: any,
            address: any,
        },
        ..Settings::default()
    }
}

/// A running house.
pub struct House {
    /// Where it is, without a slash at its end.
    pub url: String,
    /// What it keeps.
    pub store: Arc<SqliteStore>,
    /// Its clock.
    pub clock: Arc<HandClock>,
    counted: Arc<Counted>,
    settings: Settings,
    /// Sent or dropped, it closes the house.
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
    folder: TempDir,
}

impl Drop for House {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl House {
    /// A house with the usual settings and honest cards.
    pub async fn open() -> House {
        House::with(Settings::default(), |_| {}).await
    }

    /// A house with these settings, and whatever of its dependencies a test wants otherwise.
    pub async fn with(settings: Settings, change: impl FnOnce(&mut Deps)) -> House {
        let folder = TempDir::new().unwrap();
        let store = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
        let clock = Arc::new(HandClock(AtomicI64::new(1_800_000_000_000)));
        let counted = Arc::new(Counted(AtomicU64::new(1)));
        let mut deps = Deps::new(store.clone(), clock.clone(), counted.clone());
        change(&mut deps);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (stop, task) = serve(listener, deps, settings.clone());
        House {
            url,
            store,
            clock,
            counted,
            settings,
            stop,
            task,
            folder,
        }
    }

    /// Closes the house and opens it again, at the same address and from what its folder keeps.
    pub async fn restart(&mut self) {
        let (stop, _) = oneshot::channel();
        drop(std::mem::replace(&mut self.stop, stop));
        (&mut self.task).await.unwrap();
        self.store = Arc::new(SqliteStore::open(self.folder.path()).await.unwrap());
        let deps = Deps::new(self.store.clone(), self.clock.clone(), self.counted.clone());
        let address = self.url.strip_prefix("http://").unwrap();
        let listener = TcpListener::bind(address).await.unwrap();
        (self.stop, self.task) = serve(listener, deps, self.settings.clone());
    }

    /// Somebody who has opened the home page once.
    pub async fn browser(&self) -> Browser {
        let mut browser = Browser::new(&self.url);
        browser.get("/").await;
        browser
    }
}

/// Serves until the sender is used or dropped.
fn serve(
    listener: TcpListener,
    deps: Deps,
    settings: Settings,
) -> (oneshot::Sender<()>, JoinHandle<()>) {
    let (stop, stopped) = oneshot::channel();
    let stopped = async {
        let _ = stopped.await;
    };
    let task = tokio::spawn(async move {
        let served = strohmann_server::run(listener, deps, settings, stopped).await;
        served.unwrap();
    });
    (stop, task)
}

/// An answer, as far as tests look at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// All headers.
    pub headers: HeaderMap,
    /// The content as text.
    pub body: String,
}

impl Answer {
    /// Where it leads to, without the address of the house.
    pub fn location(&self) -> &str {
        self.headers["location"].to_str().unwrap()
    }

    /// The values of all elements that begin so, as `name="do" value="`.
    pub fn values(&self, before: &str) -> Vec<String> {
        let rest = self.body.split(before).skip(1);
        rest.filter_map(|rest| Some(rest.split('"').next()?.to_owned()))
            .collect()
    }

    /// The value of the first such element.
    pub fn value(&self, before: &str) -> Option<String> {
        self.values(before).into_iter().next()
    }

    /// What may be done by a button or a card of the page.
    pub fn choices(&self) -> Vec<String> {
        self.values("name=\"do\" value=\"")
    }

    /// The tags of all buttons.
    pub fn buttons(&self) -> impl Iterator<Item = &str> {
        let rest = self.body.split("<button ").skip(1);
        rest.filter_map(|rest| rest.split('>').next())
    }

    /// Whether a sentence stands on the page, whatever signs it has.
    pub fn says(&self, sentence: &str) -> bool {
        let sentence = sentence
            .replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;")
            .replace('"', "&quot;");
        self.plain().contains(&sentence)
    }

    /// The page with its sentences as they are read: words that explain themselves are buttons within them, and numbers of
    /// rulings lead to the rules.
    pub fn plain(&self) -> String {
        let mut plain = self.body.clone();
        for (open, close) in [
            ("<button class=\"word\"", "</button>"),
            ("<a class=\"ruling\"", "</a>"),
        ] {
            let mut pieces = plain.split(open);
            let mut without = pieces.next().unwrap_or_default().to_owned();
            for piece in pieces {
                if let Some((_, rest)) = piece.split_once('>') {
                    without.push_str(&rest.replacen(close, "", 1));
                }
            }
            plain = without;
        }
        plain
    }

    /// What a move of this page is made against.
    pub fn at(&self) -> String {
        self.value("name=\"at\" value=\"").expect("a table in play")
    }
}

/// A browser: cookies and nothing else.
#[derive(Clone)]
pub struct Browser {
    client: Client,
    url: String,
    cookies: Vec<(String, String)>,
    /// The token of the last page with a form.
    pub token: String,
    /// What `Accept-Language` says.
    pub language: &'static str,
}

impl Browser {
    /// A browser that has never been to the house.
    pub fn new(url: &str) -> Browser {
        Browser {
            client: Client::builder().redirect(Policy::none()).build().unwrap(),
            url: url.to_owned(),
            cookies: Vec::new(),
            token: String::new(),
            language: "en",
        }
    }

    /// The language of its pages, as long as none is chosen.
    pub fn lang(&self) -> Lang {
        let mut langs = Lang::ALL.into_iter();
        langs.find(|lang| lang.tag() == self.language).unwrap()
    }

    /// A request to a path, for a test to add what it wants.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client.request(method, format!("{}{path}", self.url))
    }

    /// Adds to a request what the browser knows.
    pub fn dress(&self, request: RequestBuilder) -> RequestBuilder {
        let pairs = self.cookies.iter();
        let pairs: Vec<String> = pairs
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let request = request.header(ACCEPT_LANGUAGE, self.language);
        if pairs.is_empty() {
            return request;
        }
        request.header(COOKIE, pairs.join("; "))
    }

    /// Sends a request with what the browser knows, and keeps what it is given.
    pub async fn send(&mut self, request: RequestBuilder) -> Answer {
        let response = self.dress(request).send().await.unwrap();
        for cookie in response.headers().get_all(SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        let answer = Answer {
            status: response.status(),
            headers: response.headers().clone(),
            body: response.text().await.unwrap(),
        };
        if let Some(token) = answer.value("name=\"token\" value=\"") {
            self.token = token;
        }
        answer
    }

    /// Opens a page.
    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    /// Sends a form with the token of the last page.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let token = self.token.clone();
        let mut fields = fields.to_vec();
        fields.push(("token", &token));
        self.post_bare(path, &fields).await
    }

    /// Sends a form as it is.
    pub async fn post_bare(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.request(Method::POST, path);
        self.send(request.form(fields)).await
    }

    /// The value of a cookie.
    pub fn cookie(&self, name: &str) -> Option<&str> {
        let cookie = self.cookies.iter().find(|(known, _)| known == name);
        cookie.map(|(_, value)| value.as_str())
    }

    /// Makes a table by the form with these fields beside the usual ones; its path.
    pub async fn make(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let mut all = vec![("sent", "yes")];
        all.extend_from_slice(fields);
        let answer = self.post(&format!("/new/{game}"), &all).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        answer.location().to_owned()
    }

    /// Takes a seat at a table under a name.
    pub async fn sit(&mut self, table: &str, seat: usize, name: &str) {
        let seat = seat.to_string();
        let fields = [("seat", seat.as_str()), ("name", name)];
        let answer = self.post(&format!("{table}/sit"), &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    }

    /// Cuts and is ready.
    pub async fn ready(&mut self, table: &str, cut: &str) {
        let answer = self.post(&format!("{table}/ready"), &[("cut", cut)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    }

    /// Makes a move from a page of the table.
    pub async fn act(&mut self, table: &str, page: &Answer, action: &str) -> Answer {
        let at = page.at();
        let fields = [("at", at.as_str()), ("do", action)];
        self.post(&format!("{table}/move"), &fields).await
    }
}
