//! What was answered is there, even if the process is killed.

use std::collections::HashMap;
use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use strohmann_store::{SqliteStore, Store, StoreError};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use super::{append, open};

/// Tells the test that it is the process to be killed, and in which folder.
const FOLDER: &str = "STROHMANN_STORE_TEST_FOLDER";

#[test]
fn every_append_that_was_answered_outlives_a_kill() {
    let runtime = Runtime::new().unwrap();
    if let Some(folder) = env::var_os(FOLDER) {
        runtime.block_on(append_without_end(Path::new(&folder)));
    }
    let folder = tempfile::tempdir().unwrap();
    for kill_after in [1, 100, 1000] {
        let answered = killed(folder.path(), kill_after, &runtime);
        runtime.block_on(check(folder.path(), answered));
    }
}

/// Appends to eight tables at once, and prints the table and the revision of what was answered.
async fn append_without_end(folder: &Path) {
    let store = Arc::new(open(folder).await);
    let mut tasks = JoinSet::new();
    for table in 0..8 {
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            let table = format!("t{table}");
            let log = store.events(&table).await.unwrap().unwrap_or_default();
            for revision in log.len() as u64.. {
                let event = format!("event {revision}");
                append(&store, &table, revision, &event).await.unwrap();
                let line = format!("answered {table} {revision}\n");
                std::io::stdout().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    tasks.join_all().await;
}

/// Kills a process after so many answers, and returns how many events of each table it said were appended.
fn killed(folder: &Path, kill_after: usize, runtime: &Runtime) -> HashMap<String, u64> {
    let name = "durable::every_append_that_was_answered_outlives_a_kill";
    let mut child = Command::new(env::current_exe().unwrap())
        .args([name, "--exact", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let (mut answered, mut count) = (HashMap::new(), 0);
    let mut line = String::new();
    while lines.read_line(&mut line).unwrap() > 0 {
        if let Some((table, revision)) = line
            .strip_prefix("answered ")
            .and_then(|answer| answer.strip_suffix('\n')?.split_once(' '))
        {
            answered.insert(table.to_owned(), revision.parse::<u64>().unwrap() + 1);
            count += 1;
            if count == kill_after {
                let held = runtime.block_on(SqliteStore::open(folder));
                assert!(matches!(held, Err(StoreError::Held { .. })));
                child.kill().unwrap();
            }
        }
        line.clear();
    }
    child.wait().unwrap();
    assert!(count >= kill_after, "the process ended of itself");
    answered
}

async fn check(folder: &Path, answered: HashMap<String, u64>) {
    let store = open(folder).await;
    for (table, count) in answered {
        let log = store.events(&table).await.unwrap().unwrap();
        assert!(
            log.len() as u64 >= count,
            "{table}: {} of {count}",
            log.len()
        );
        let gapless: Vec<String> = (0..log.len()).map(|n| format!("event {n}")).collect();
        assert_eq!(log, gapless);
    }
}
