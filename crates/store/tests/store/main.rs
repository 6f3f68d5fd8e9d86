//! The store on real files, as those who use it see it.

mod backup;
mod durable;
mod folder;
mod people;
mod tables;

use std::path::Path;

use strohmann_store::{AppendError, Key, Listing, Person, SqliteStore, State, Store};
use tempfile::TempDir;

/// A folder that is gone after the test, and the store in it.
async fn new_store() -> (TempDir, SqliteStore) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(folder.path()).await;
    (folder, store)
}

async fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(folder).await.expect("a store")
}

/// A public table at which seats are taken.
fn gathering(people: &[&str]) -> Listing {
    Listing {
        state: State::Gathering,
        public: true,
        people: strings(people),
        label: "a label".to_owned(),
    }
}

fn strings(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

/// Appends one event; the first makes the table, at time 0.
async fn append(
    store: &SqliteStore,
    table: &str,
    expected: u64,
    event: &str,
) -> Result<(), AppendError> {
    let listing = (expected == 0).then(|| (gathering(&[]), 0));
    store
        .append(table, expected, strings(&[event]), listing)
        .await
}

fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: format!("{id}'s name"),
    }
}

fn key(number: u8) -> Key {
    [number; 32]
}
