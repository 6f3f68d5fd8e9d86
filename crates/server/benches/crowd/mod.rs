//! A crowd of players: tables of two humans each, whose cards the crowd knows because it has seated itself.

mod http;

use std::collections::HashMap;
use std::env;
use std::future::Future;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::ops::Range;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use data_encoding::BASE32_NOPAD;
use sha2::{Digest, Sha256};
use strohmann_rules::record::Sheet;
use strohmann_rules::vidrasso::{self, Action, Vidrasso};
use strohmann_rules::{Dealing, Match, Round as _, Seat, Secret};
use strohmann_server::{Chance, Clock, Deps, Settings};
use strohmann_store::{Listing, Millis, Person, SqliteStore, State, Store};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::{Mutex, oneshot};
use tokio::task::JoinSet;

use http::{Connection, Stream};

/// What time it is, for measuring.
pub(crate) fn now() -> Instant {
    #[allow(clippy::disallowed_methods)] // A benchmark measures.
    Instant::now()
}

struct System;

impl Clock for System {
    fn now(&self) -> Millis {
        #[allow(clippy::disallowed_methods)] // The clock that the program gives its server.
        let now = SystemTime::now();
        now.duration_since(UNIX_EPOCH)
            .unwrap_or_default()
            .as_millis() as Millis
    }
}

impl Chance for System {
    fn bytes(&self) -> [u8; 32] {
        let time = self.now().to_le_bytes();
        Sha256::digest([time.as_slice(), &std::process::id().to_le_bytes()].concat()).into()
    }
}

/// A house in a process of its own, so that what it takes is told apart from what its players take.
pub(crate) struct House {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    process: Child,
    /// Closed, it ends.
    door: ChildStdin,
}

impl House {
    /// The server as the program runs it, over what is stored in a folder.
    pub(crate) fn open(folder: &Path) -> House {
        let mut process = Command::new(env::current_exe().unwrap())
            .arg(SERVE)
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let said = process.stdout.take().unwrap();
        BufReader::new(said).read_line(&mut line).unwrap();
        House {
            address: line.trim().parse().unwrap(),
            door: process.stdin.take().unwrap(),
            process,
        }
    }

    /// Its memory, in bytes.
    pub(crate) fn resident(&self) -> u64 {
        let path = format!("/proc/{}/status", self.process.id());
        let status = std::fs::read_to_string(path).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        number.unwrap().parse::<u64>().unwrap() * 1024
    }

    /// How long it has kept processors busy.
    pub(crate) fn busy(&self) -> Duration {
        busy(&self.process.id().to_string())
    }

    /// Ends the server.
    pub(crate) fn close(mut self) {
        drop(self.door);
        assert!(self.process.wait().unwrap().success());
    }
}

/// How long the players have kept processors busy.
pub(crate) fn busy_players() -> Duration {
    busy("self")
}

fn busy(process: &str) -> Duration {
    // Linux counts in hundredths of a second, whatever the kernel's own clock.
    const TICK: Duration = Duration::from_millis(10);
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    // The name of the program stands in brackets and may hold anything.
    let (_, fields) = stat.rsplit_once(')').unwrap();
    let fields: Vec<&str> = fields.split_whitespace().collect();
    let ticks = |nth: usize| fields[nth].parse::<u32>().unwrap();
    TICK * (ticks(11) + ticks(12))
}

/// The argument that makes this program the house and not the players.
pub(crate) const SERVE: &str = "serve";

/// Is a house until standard input ends; prints where.
pub(crate) fn serve(folder: &Path) {
    let runtime = Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Arc::new(SqliteStore::open(folder).await.unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("{}", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel();
        std::thread::spawn(move || {
            let _ = std::io::stdin().read_line(&mut String::new());
            let _ = stop.send(());
        });
        let deps = Deps::new(store, Arc::new(System), Arc::new(System));
        let end = async {
            let _ = stopped.await;
        };
        let done = strohmann_server::run(listener, deps, Settings::default(), end).await;
        done.unwrap();
    });
}

/// A secret as browsers have it, and what follows from it.
struct Player {
    cookie: String,
    token: String,
}

impl Player {
    fn new(number: usize) -> Player {
        let encode = |bytes: &[u8]| BASE32_NOPAD.encode(bytes).to_ascii_lowercase();
        let secret = encode(&Sha256::digest(format!("player {number}")));
        Player {
            token: encode(&Sha256::digest(format!("form\n{secret}"))[..10]),
            cookie: secret,
        }
    }

    fn key(&self) -> [u8; 32] {
        Sha256::digest(&self.cookie).into()
    }
}

/// A table of two players.
struct Table {
    name: String,
    players: [Player; 2],
    dealing: Dealing,
    game: Match<Vidrasso>,
    watcher: Option<Stream>,
}

/// A move: how long it took until its player had the answer, and whoever watches the event, with its size.
pub(crate) struct Played {
    pub(crate) answered: Duration,
    pub(crate) told: Option<(Duration, usize)>,
}

/// All players.
pub(crate) struct Crowd {
    tables: Vec<Option<Table>>,
}

impl Crowd {
    /// Seats two players at each of so many tables and deals.
    pub(crate) async fn seat<S: Store>(store: &S, tables: usize) -> Crowd {
        let mut seated = Vec::with_capacity(tables);
        // Many at a time, so that they are kept together.
        let numbers: Vec<usize> = (0..tables).collect();
        for some in numbers.chunks(200) {
            let each = some.iter().map(|&number| seat(store, number));
            seated.extend(join_all(each).await);
        }
        Crowd {
            tables: seated.into_iter().map(Some).collect(),
        }
    }

    /// Opens these tables once.
    pub(crate) async fn look(&self, address: &SocketAddr, tables: Range<usize>) {
        let mut connection = Connection::open(*address).await;
        for table in self.tables[tables].iter().flatten() {
            let page = connection
                .get(&format!("/t/{}", table.name), &table.players[0].cookie)
                .await;
            assert_eq!(page.status, 200, "{}", page.text());
        }
    }

    /// Opens a page for somebody who watches at each table.
    pub(crate) async fn watch(&mut self, address: &SocketAddr) {
        for (number, table) in self.tables.iter_mut().flatten().enumerate() {
            let watcher = Player::new(1_000_000 + number);
            let connection = Connection::open(*address).await;
            let path = format!("/t/{}/events", table.name);
            table.watcher = Some(connection.follow(&path, &watcher.cookie).await);
        }
    }

    /// Plays for so long, a move a second at each table.
    pub(crate) async fn play(&mut self, address: &SocketAddr, time: Duration) -> Vec<Played> {
        let mut playing = JoinSet::new();
        let count = self.tables.len();
        let mut connections = Vec::new();
        for _ in 0..count.min(CONNECTIONS) {
            let connection = Connection::open(*address).await;
            connections.push(Arc::new(Mutex::new(connection)));
        }
        let start = now() + Duration::from_secs(1);
        for (number, table) in self.tables.iter_mut().enumerate() {
            let table = table.take().expect("a table plays once at a time");
            // Spread over the second, as players are.
            let first = start + Duration::from_secs(1) * number as u32 / count as u32;
            let connection = connections[number % connections.len()].clone();
            playing.spawn(async move { (number, play(connection, table, first, time).await) });
        }
        let mut all = Vec::new();
        for (number, (table, played)) in playing.join_all().await {
            self.tables[number] = Some(table);
            all.extend(played);
        }
        all
    }
}

/// How many connections players have: a process may open only so many files. Tables that share one are spread evenly
/// over the second, so that none waits for another.
const CONNECTIONS: usize = 1000;

async fn play(
    connection: Arc<Mutex<Connection>>,
    mut table: Table,
    first: Instant,
    time: Duration,
) -> (Table, Vec<Played>) {
    let mut times = Vec::new();
    let mut next = first;
    while next < first + time {
        tokio::time::sleep_until(next.into()).await;
        if table.game.winners().is_some() {
            break;
        }
        let (seat, action) = next_move(&table.game);
        let hand = table.game.hand().expect("a hand is dealt");
        let at = format!("1.{}.{}", table.game.hands().len(), hand.moment());
        let player = &table.players[seat.index()];
        let form = format!("token={}&at={at}&do={action}", player.token);
        let path = format!("/t/{}/move", table.name);
        let start = now();
        let answer = async {
            let mut connection = connection.lock().await;
            let answer = connection.post(&path, &player.cookie, &form).await;
            assert_eq!(answer.status, 303);
            start.elapsed()
        };
        let hands = table.game.hands().len();
        table.game.act(seat, action).expect("the action is legal");
        table.game.deal(&table.dealing);
        let told = async {
            let stream = table.watcher.as_mut()?;
            let size = stream.event().await;
            let time = start.elapsed();
            // The end of a hand is an event, and what comes after it another.
            if table.game.hands().len() > hands {
                stream.event().await;
            }
            Some((time, size))
        };
        let (answered, told) = tokio::join!(answer, told);
        times.push(Played { answered, told });
        next += Duration::from_secs(1);
    }
    (table, times)
}

/// How many moves a hand has: two name trumps, two give a card, and then the tricks.
const MOVES: usize = 2 + 2 + 2 * vidrasso::TRICKS;

/// Whose move it is, and what he does.
fn next_move(game: &Match<Vidrasso>) -> (Seat, Action) {
    let round = game.hand().expect("a hand is dealt").round();
    let seat = round.to_act().expect("the hand is not over");
    (seat, round.pick(seat, |_| 0))
}

async fn seat<S: Store>(store: &S, number: usize) -> Table {
    let players = [Player::new(2 * number), Player::new(2 * number + 1)];
    let encode = |bytes: &[u8]| BASE32_NOPAD.encode(bytes).to_ascii_lowercase();
    let name = encode(&Sha256::digest(format!("table {number}"))[..10]);
    let ids = [0, 1].map(|seat| encode(&Sha256::digest(format!("id {number} {seat}"))[..10]));
    for (id, player) in ids.iter().zip(&players) {
        let person = Person {
            id: id.clone(),
            name: "Anna".to_owned(),
        };
        store.add_person(person, player.key(), 0).await.unwrap();
    }
    let secrets = [1, 2].map(|n| Secret::from_seed(number as u64, n));
    let event = |text: serde_json::Value| text.to_string();
    let human = |id: &str, name: &str| serde_json::json!({ "human": { "id": id, "name": name } });
    let committed = |secret: &Secret| {
        event(serde_json::json!({ "event": "committed", "secret": secret.reveal().to_string() }))
    };
    let ready = |id: &str, name: &str| {
        event(serde_json::json!({ "event": "ready", "id": id, "name": name, "cut": "" }))
    };
    let mut events = vec![
        event(
            serde_json::json!({ "event": "made", "game": "vidrasso", "options": {}, "maker": ids[0], "public": false, "watch": true }),
        ),
        event(
            serde_json::json!({ "event": "chairs", "chairs": [human(&ids[0], "Anna"), human(&ids[1], "Ben")] }),
        ),
        committed(&secrets[0]),
        ready(&ids[0], "Anna"),
        ready(&ids[1], "Ben"),
        event(serde_json::json!({ "event": "begun" })),
        committed(&secrets[1]),
    ];
    let sheet = Sheet {
        number: 1,
        cuts: vec![String::new(); 2],
        ..Sheet::default()
    };
    let dealing = sheet.dealing(secrets[0]);
    let mut game = Match::begin(vidrasso::Options::default(), &dealing);
    game.deal(&dealing);
    // Tables are anywhere in their hands, not all at the same move.
    for _ in 0..number % MOVES {
        let (seat, action) = next_move(&game);
        game.act(seat, action).expect("the action is legal");
        events.push(event(
            serde_json::json!({ "event": "act", "seat": seat.index(), "action": action.to_string() }),
        ));
    }
    let listing = Listing {
        state: State::Playing,
        public: false,
        people: ids.to_vec(),
        label: serde_json::json!({ "game": "vidrasso", "options": {}, "names": ["Anna", "Ben"] })
            .to_string(),
    };
    // Long ago nobody would be expected back.
    let now = System.now();
    let listing = Some((listing, now));
    store.append(&name, 0, events, listing).await.unwrap();
    Table {
        name,
        players,
        dealing,
        game,
        watcher: None,
    }
}

/// All at once, in their order.
async fn join_all<T>(all: impl Iterator<Item = impl Future<Output = T>>) -> Vec<T> {
    let mut waiting: Vec<_> = all.map(|one| (Box::pin(one), None)).collect();
    std::future::poll_fn(|context| {
        let mut done = true;
        for (one, result) in &mut waiting {
            if result.is_none() {
                match one.as_mut().poll(context) {
                    std::task::Poll::Ready(value) => *result = Some(value),
                    std::task::Poll::Pending => done = false,
                }
            }
        }
        if done {
            std::task::Poll::Ready(())
        } else {
            std::task::Poll::Pending
        }
    })
    .await;
    waiting
        .into_iter()
        .filter_map(|(_, result)| result)
        .collect()
}

/// Waits for a server to answer.
pub(crate) async fn healthy(address: &SocketAddr) {
    let answer = Connection::open(*address).await.get("/healthz", "").await;
    assert_eq!(answer.status, 200);
}

/// How many pages of a match are looked at.
const PAGES: usize = 60;

/// The largest sizes of pages, as they are sent to a browser.
pub(crate) async fn sizes(address: &SocketAddr) -> Vec<(String, usize)> {
    let mut connection = Connection::open(*address).await;
    let mut player = Player::new(0);
    let home = connection.get("/", &player.cookie).await;
    let mut first = home.size;
    for asset in home.between("\"/static/", "\"") {
        first += connection.get(&format!("/static/{asset}"), "").await.size;
    }
    let mut sizes = vec![("the first page with all it needs".to_owned(), first)];
    let mut largest: HashMap<&str, usize> = HashMap::new();
    for (game, variant) in [
        ("vidrasso", "300"),
        ("vitou", "morlino"),
        ("vitou", "cason2"),
        ("stirnrunde", "standard"),
    ] {
        // Each browser may ask only so often.
        player = Player::new(largest.len() + 1);
        let token = &player.token;
        let form = format!("token={token}&variant={variant}");
        let made = connection
            .post(&format!("/play/{game}"), &player.cookie, &form)
            .await;
        let table = made.location().to_owned();
        let form = format!("token={token}&cut=x");
        connection
            .post(&format!("{table}/ready"), &player.cookie, &form)
            .await;
        for _ in 0..PAGES {
            tokio::time::sleep(Duration::from_millis(150)).await;
            let page = connection.get(&table, &player.cookie).await;
            assert_eq!(page.status, 200, "{}", page.text());
            let size = largest.entry(variant).or_default();
            *size = page.size.max(*size);
            let at = page
                .between("name=\"at\" value=\"", "\"")
                .into_iter()
                .next();
            let legal = page.between("name=\"do\" value=\"", "\"");
            for action in &legal {
                let at = at.as_deref().unwrap_or_default();
                let form = format!("token={token}&at={at}&do={action}");
                let done = connection
                    .post(&format!("{table}/move"), &player.cookie, &form)
                    .await;
                if done.status == 303 {
                    break;
                }
            }
        }
    }
    sizes.extend(largest.into_iter().map(|(variant, size)| {
        (
            format!("a table's page, {variant}, largest of {PAGES}"),
            size,
        )
    }));
    sizes
}
