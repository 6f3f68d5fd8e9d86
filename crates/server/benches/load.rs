//! Many live tables at once, as players make them busy: how long a move takes until it is kept and answered, how much
//! memory a table takes, how soon a server with many stored tables is ready, how large pages are.
//!
//! `cargo bench -p strohmann-server --bench load -- [TABLES [SECONDS]] [watched]`. The players share the machine with the
//! server, so times are upper bounds; each is taken by the player, from sending a move to having its answer.

mod crowd;

use std::env;
use std::sync::Arc;
use std::time::Duration;

use strohmann_store::{SqliteStore, Store as _};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use crowd::{Crowd, House, now, resident};

fn main() {
    // Cargo passes `--bench` to whatever it runs.
    let mut numbers = env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let tables: usize = numbers.next().unwrap_or(2000);
    let seconds = numbers.next().unwrap_or(20) as u64;
    let server = Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let players = Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap();
    // On the disk of the build, not in memory.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    sizes(&server, &players);
    let watched = env::args().any(|arg| arg == "watched");
    moves(&server, &players, &folder, (tables, seconds, watched));
    ready(&server, &players);
}

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

fn moves(
    server: &Runtime,
    players: &Runtime,
    folder: &TempDir,
    (tables, seconds, watched): (usize, u64, bool),
) {
    let store = server.block_on(SqliteStore::open(folder.path())).unwrap();
    let store = Arc::new(store);
    let mut crowd = server.block_on(Crowd::seat(store.as_ref(), tables));
    let house = House::open(server, store);
    // The first request of each kind makes what all tables share.
    players.block_on(crowd.look(&house.address, 0..1));
    let before = resident();
    players.block_on(crowd.look(&house.address, 1..tables));
    let each = (resident() - before) / (tables as u64 - 1).max(1);
    println!(
        "{tables} live tables: {:.1} KiB a table",
        each as f64 / 1024.0
    );
    if watched {
        let before = resident();
        players.block_on(crowd.watch(&house.address));
        let each = (resident() - before) / tables as u64;
        println!(
            "with a watcher each: {:.1} KiB more a table",
            each as f64 / 1024.0
        );
    }
    let played = players.block_on(crowd.play(&house.address, Duration::from_secs(seconds)));
    println!(
        "{} moves in {seconds} s at {tables} tables, one a second each",
        played.len()
    );
    report("answered", played.iter().map(|played| played.answered));
    if watched {
        let told = || played.iter().filter_map(|played| played.told);
        report("seen by who watches", told().map(|(time, _)| time));
        let largest = told().map(|(_, size)| size).max().unwrap_or_default();
        println!("largest event: {:.1} KiB", largest as f64 / 1024.0);
    }
    house.close(server);
}

/// How soon a server with ten thousand stored tables answers.
fn ready(server: &Runtime, players: &Runtime) {
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let store = server.block_on(SqliteStore::open(folder.path())).unwrap();
    server.block_on(Crowd::seat(&store, 10_000));
    server.block_on(store.close());
    drop(store);
    let start = now();
    let store = server.block_on(SqliteStore::open(folder.path())).unwrap();
    let house = House::open(server, Arc::new(store));
    players.block_on(crowd::healthy(&house.address));
    println!(
        "ready with 10000 stored tables after {:.0} ms",
        start.elapsed().as_secs_f64() * 1000.0
    );
    house.close(server);
}

/// The largest pages of whole matches with bots, and the first page with all it needs, as they are sent.
fn sizes(server: &Runtime, players: &Runtime) {
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let store = server.block_on(SqliteStore::open(folder.path())).unwrap();
    let house = House::open(server, Arc::new(store));
    for (what, bytes) in players.block_on(crowd::sizes(&house.address)) {
        println!("{what}: {:.1} KiB compressed", bytes as f64 / 1024.0);
    }
    house.close(server);
}
