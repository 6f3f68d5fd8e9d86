//! Many live tables at once, as players make them busy: how long a move takes until it is kept and answered, how much
//! memory a table takes, how soon a server with many stored tables is ready, how large pages are.
//!
//! `cargo bench -p strohmann-server --bench load -- [TABLES [SECONDS]] [watched] [moves]`; with `moves` nothing but these
//! is measured. Tables are anywhere in their hands, so in each second some of them end one. The players are a process of
//! their own but share the machine with the server, so times are upper bounds; each is taken by the player, from sending
//! a move to having its answer.

mod crowd;

use std::env;
use std::path::Path;
use std::time::Duration;

use strohmann_store::{SqliteStore, Store as _};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use crowd::{Crowd, House, busy_players, now};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let mut args = env::args_os().skip(1);
    if args.next().is_some_and(|arg| arg == crowd::SERVE) {
        return crowd::serve(Path::new(&args.next().expect("a folder")));
    }
    // Cargo passes `--bench` to whatever it runs.
    let mut numbers = env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let tables: usize = numbers.next().unwrap_or(2000);
    let seconds = numbers.next().unwrap_or(20) as u64;
    let players = Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap();
    // On the disk of the build, not in memory.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let asked = |word: &str| env::args().any(|arg| arg == word);
    let all = !asked("moves");
    if all {
        sizes(&players);
    }
    moves(&players, &folder, (tables, seconds, asked("watched")));
    if all {
        ready(&players);
    }
}

/// How long is played before anything is counted.
const WARM_UP: Duration = Duration::from_secs(5);

fn report(what: &str, times: impl Iterator<Item = Duration>) {
    let mut times: Vec<Duration> = times.collect();
    times.sort_unstable();
    println!(
        "{what}: p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, max {:.2} ms",
        quantile(&times, 0.5),
        quantile(&times, 0.99),
        quantile(&times, 0.999),
        quantile(&times, 1.0),
    );
}

/// The p-th of sorted times, in milliseconds.
fn quantile(times: &[Duration], p: f64) -> f64 {
    let at = ((times.len() - 1) as f64 * p).round() as usize;
    times[at].as_secs_f64() * 1000.0
}

/// Players at so many tables, which are kept in a folder.
async fn seated(folder: &TempDir, tables: usize) -> Crowd {
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let crowd = Crowd::seat(&store, tables).await;
    store.close().await;
    crowd
}

fn moves(players: &Runtime, folder: &TempDir, (tables, seconds, watched): (usize, u64, bool)) {
    let mut crowd = players.block_on(seated(folder, tables));
    let house = House::open(folder.path());
    // The first request of each kind makes what all tables share.
    players.block_on(crowd.look(&house.address, 0..1));
    let before = house.resident();
    players.block_on(crowd.look(&house.address, 1..tables));
    let each = (house.resident() - before) / (tables as u64 - 1).max(1);
    println!(
        "{tables} live tables: {:.1} KiB a table",
        each as f64 / 1024.0
    );
    if watched {
        let before = house.resident();
        players.block_on(crowd.watch(&house.address));
        let each = (house.resident() - before) / tables as u64;
        println!(
            "with a watcher each: {:.1} KiB more a table",
            each as f64 / 1024.0
        );
    }
    // The first move at a table makes what lists show of it anew, and much is done for the first time: as after a start.
    let first = players.block_on(crowd.play(&house.address, WARM_UP));
    report(
        "answered at first",
        first.iter().map(|played| played.answered),
    );
    let before = (house.busy(), busy_players());
    let played = players.block_on(crowd.play(&house.address, Duration::from_secs(seconds)));
    println!(
        "{} moves in {seconds} s at {tables} tables, one a second each",
        played.len()
    );
    let each = |now: Duration, before: Duration| {
        (now.as_secs_f64() - before.as_secs_f64()) * 1e6 / played.len() as f64
    };
    println!(
        "processors busy: {:.0} µs a move for the server, {:.0} for its players",
        each(house.busy(), before.0),
        each(busy_players(), before.1)
    );
    report("answered", played.iter().map(|played| played.answered));
    if watched {
        let told = || played.iter().filter_map(|played| played.told);
        report("seen by who watches", told().map(|(time, _)| time));
        let largest = told().map(|(_, size)| size).max().unwrap_or_default();
        println!("largest event: {:.1} KiB", largest as f64 / 1024.0);
    }
    house.close();
}

/// How soon a server with ten thousand stored tables answers.
fn ready(players: &Runtime) {
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    players.block_on(seated(&folder, 10_000));
    let start = now();
    let house = House::open(folder.path());
    players.block_on(crowd::healthy(&house.address));
    println!(
        "ready with 10000 stored tables after {:.0} ms",
        start.elapsed().as_secs_f64() * 1000.0
    );
    house.close();
}

/// The largest pages of whole matches with bots, and the first page with all it needs, as they are sent.
fn sizes(players: &Runtime) {
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let house = House::open(folder.path());
    for (what, bytes) in players.block_on(crowd::sizes(&house.address)) {
        println!("{what}: {:.1} KiB compressed", bytes as f64 / 1024.0);
    }
    house.close();
}
