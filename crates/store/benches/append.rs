//! Appends of one event each from many callers at once: how many a second, and how long each of them takes.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use strohmann_store::{Listing, Millis, SqliteStore, State, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio::time::{interval, sleep};

const EVENT: &str = r#"{"seat":2,"at":1764547200000,"action":"play:TC"}"#;

/// So many appends are measured for each line.
const APPENDS: usize = 20_000;

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    println!("callers    wanted/s  appends/s    median       p99       max");
    for (callers, rate) in [(1, 500), (100, 3_000), (100, 10_000)] {
        runtime.block_on(appends(new_folder().path(), callers, Some(rate)));
    }
    for callers in [1, 10, 100, 1000] {
        runtime.block_on(appends(new_folder().path(), callers, None));
    }
    runtime.block_on(many_tables(new_folder().path()));
}

/// On the disk that holds the build: what a temporary folder keeps may never reach a disk.
fn new_folder() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

/// Each caller has a table of its own and appends at its share of the rate, or as soon as it was answered.
async fn appends(folder: &Path, callers: usize, rate: Option<u32>) {
    let store = Arc::new(SqliteStore::open(folder).await.expect("a store"));
    let count = APPENDS.min(callers * 2_000) / callers;
    let pause = rate.map(|rate| Duration::from_secs(1) * callers as u32 / rate);
    let start = now();
    let mut tasks = JoinSet::new();
    for caller in 0..callers {
        let store = Arc::clone(&store);
        let table = format!("table {caller}");
        let first = pause.unwrap_or_default() * caller as u32 / callers as u32;
        tasks.spawn(async move {
            sleep(first).await;
            caller_appends(&*store, &table, count, pause).await
        });
    }
    let mut times: Vec<Duration> = tasks.join_all().await.into_iter().flatten().collect();
    let reached = times.len() as f64 / start.elapsed().as_secs_f64();
    times.sort_unstable();
    let [median, late, last] = [times.len() / 2, times.len() * 99 / 100, times.len() - 1]
        .map(|rank| times[rank].as_secs_f64() * 1e3);
    let wanted = rate.map_or("any".to_owned(), |rate| rate.to_string());
    println!(
        "{callers:>7} {wanted:>11} {reached:>10.0} {median:>6.2} ms {late:>6.2} ms {last:>6.1} ms"
    );
}

async fn caller_appends(
    store: &dyn Store,
    table: &str,
    count: usize,
    pause: Option<Duration>,
) -> Vec<Duration> {
    let mut beat = pause.map(interval);
    let mut times = Vec::with_capacity(count);
    for revision in 0..count as u64 {
        if let Some(beat) = &mut beat {
            beat.tick().await;
        }
        let start = now();
        store
            .append(table, revision, vec![EVENT.to_owned()], listing(revision))
            .await
            .expect("an append");
        times.push(start.elapsed());
    }
    times
}

/// How large ten thousand tables of sixty events are, and how long a store with them takes to open.
async fn many_tables(folder: &Path) {
    let store = Arc::new(SqliteStore::open(folder).await.expect("a store"));
    for revision in (0..60).step_by(12) {
        let mut tasks = JoinSet::new();
        for table in 0..10_000 {
            let (store, table) = (Arc::clone(&store), format!("table {table:016}"));
            tasks.spawn(async move {
                let events = vec![EVENT.to_owned(); 12];
                store
                    .append(&table, revision, events, listing(revision))
                    .await
            });
        }
        for outcome in tasks.join_all().await {
            outcome.expect("an append");
        }
    }
    store.close().await;
    let bytes = std::fs::metadata(folder.join("strohmann.db"))
        .expect("a file")
        .len();
    let start = now();
    let store = SqliteStore::open(folder).await.expect("a store");
    let opened = start.elapsed().as_secs_f64() * 1e3;
    let events = store
        .events("table 0000000000000007")
        .await
        .expect("events");
    assert_eq!(events.map(|events| events.len()), Some(60));
    println!(
        "10,000 tables of 60 events: {} MB, open in {opened:.1} ms",
        bytes / 1_000_000
    );
}

/// What makes a table; later events change nothing that lists show.
fn listing(revision: u64) -> Option<(Listing, Millis)> {
    let listing = Listing {
        state: State::Playing,
        public: true,
        people: vec!["anna".to_owned(), "ben".to_owned()],
        label: r#"{"game":"vidrasso","options":{}}"#.to_owned(),
    };
    (revision == 0).then_some((listing, 0))
}

#[expect(clippy::disallowed_methods, reason = "a benchmark asks how late it is")]
fn now() -> Instant {
    Instant::now()
}
