//! What only somebody inside can bring about: full disks, and what is in one transaction.

use std::sync::Arc;

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;
use tokio::sync::Semaphore;
use tokio::task::{JoinSet, yield_now};

use super::*;

fn gathering() -> Listing {
    Listing {
        state: State::Gathering,
        public: true,
        people: vec!["anna".to_owned()],
        label: String::new(),
    }
}

async fn append(store: &SqliteStore, table: &str, expected: u64) -> Result<(), AppendError> {
    let event = vec![format!("event {expected}")];
    let listing = (expected == 0).then(|| (gathering(), 0));
    store.append(table, expected, event, listing).await
}

async fn count(store: &SqliteStore, table: &str) -> Option<usize> {
    let log = store.events(table).await.expect("an answer");
    log.map(|log| log.len())
}

/// Holds the writer up while requests gather, so that they come to be in one transaction.
struct Gate {
    open: Arc<Semaphore>,
    tasks: JoinSet<()>,
}

impl Gate {
    async fn before(store: &Arc<SqliteStore>) -> Self {
        let (reached, open) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(0)));
        let mut tasks = JoinSet::new();
        let (store, at, gate) = (Arc::clone(store), Arc::clone(&reached), Arc::clone(&open));
        tasks.spawn(async move {
            let wait = async move |_: &mut SqliteConnection| {
                at.add_permits(1);
                let _ = gate.acquire().await;
                Ok(())
            };
            store.queue.work(wait).await.expect("an open gate");
        });
        let _ = reached.acquire().await;
        Self { open, tasks }
    }

    /// Lets every task ask, then the writer go on, and returns what each task was told.
    async fn pass<T: 'static>(self, tasks: JoinSet<T>) -> Vec<T> {
        for _ in 0..10 {
            yield_now().await;
        }
        self.open.add_permits(1);
        let told = tasks.join_all().await;
        self.tasks.join_all().await;
        told
    }
}

async fn new_store(pages: Option<u32>) -> (TempDir, Arc<SqliteStore>) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open_within(folder.path(), pages)
        .await
        .expect("a store");
    (folder, Arc::new(store))
}

#[tokio::test]
async fn what_waits_is_written_in_one_transaction() {
    let (_folder, store) = new_store(None).await;
    let gate = Gate::before(&store).await;
    let mut tasks = JoinSet::new();
    for number in 0..100 {
        let store = Arc::clone(&store);
        tasks.spawn(async move { append(&store, &format!("t{number}"), 0).await });
    }
    let reading = folder::options(&store.database).read_only(true);
    let asking = Arc::clone(&store);
    let mut looking = JoinSet::new();
    looking.spawn(async move {
        let look = async move |connection: &mut SqliteConnection| {
            let count = "SELECT count(*) FROM events";
            let inside: i64 = sqlx::query_scalar(count).fetch_one(connection).await?;
            let mut reader = reading.connect().await?;
            let outside: i64 = sqlx::query_scalar(count).fetch_one(&mut reader).await?;
            Ok((inside, outside))
        };
        asking.queue.work(look).await
    });
    let told = gate.pass(tasks).await;
    assert_eq!(told, vec![Ok(()); 100]);
    assert_eq!(looking.join_all().await, [Ok((100, 0))]);
    assert_eq!(count(&store, "t99").await, Some(1));
}

#[tokio::test]
async fn a_conflict_does_no_harm_to_others_in_its_transaction() {
    let (_folder, store) = new_store(None).await;
    append(&store, "old", 0).await.expect("room");
    let gate = Gate::before(&store).await;
    let mut tasks = JoinSet::new();
    let asked = [
        ("a", 0, Ok(())),
        ("old", 0, Err(AppendError::Conflict)),
        ("b", 0, Ok(())),
        ("a", 0, Err(AppendError::Conflict)),
        ("b", 7, Err(AppendError::Conflict)),
        ("a", 1, Ok(())),
        ("old", 1, Ok(())),
        ("c", 1, Err(AppendError::Conflict)),
        ("a", 2, Ok(())),
    ];
    for (table, expected, outcome) in asked.clone() {
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            assert_eq!(
                append(&store, table, expected).await,
                outcome,
                "{table} {expected}"
            );
        });
    }
    gate.pass(tasks).await;
    for (table, events) in [
        ("a", Some(3)),
        ("b", Some(1)),
        ("old", Some(2)),
        ("c", None),
    ] {
        assert_eq!(count(&store, table).await, events, "{table}");
    }
}

#[tokio::test]
async fn a_failure_does_no_harm_to_others_in_its_transaction() {
    let (_folder, store) = new_store(None).await;
    let person = |id: &str| Person {
        id: id.to_owned(),
        name: "a name".to_owned(),
    };
    store
        .add_person(person("anna"), [1; 32], 0)
        .await
        .expect("room");
    let gate = Gate::before(&store).await;
    let mut tasks = JoinSet::new();
    for table in ["a", "b"] {
        let store = Arc::clone(&store);
        tasks.spawn(async move { append(&store, table, 0).await.expect("room") });
    }
    // Ben is written before it shows that his key is Anna's.
    let asking = Arc::clone(&store);
    tasks.spawn(async move {
        let outcome = asking.add_person(person("ben"), [1; 32], 0).await;
        assert_eq!(outcome, Err(StoreError::Taken));
    });
    let asking = Arc::clone(&store);
    tasks.spawn(async move {
        let outcome = asking.add_person(person("cleo"), [2; 32], 0).await;
        assert_eq!(outcome, Ok(()));
    });
    gate.pass(tasks).await;
    assert_eq!(count(&store, "a").await, Some(1));
    assert_eq!(count(&store, "b").await, Some(1));
    assert_eq!(store.person(&[1; 32]).await, Ok(Some(person("anna"))));
    assert_eq!(store.person(&[2; 32]).await, Ok(Some(person("cleo"))));
    assert_eq!(store.add_person(person("ben"), [3; 32], 0).await, Ok(()));
}

#[tokio::test]
async fn if_the_transaction_fails_nobody_is_told_otherwise() {
    let (_folder, store) = new_store(None).await;
    let gate = Gate::before(&store).await;
    let mut tasks = JoinSet::new();
    for table in ["a", "b"] {
        let store = Arc::clone(&store);
        tasks.spawn(async move { append(&store, table, 0).await });
    }
    let asking = Arc::clone(&store);
    tasks.spawn(async move {
        let orphan = async |connection: &mut SqliteConnection| {
            sqlx::raw_sql(
                "PRAGMA defer_foreign_keys = 1; INSERT INTO events VALUES (12345, 1, '')",
            )
            .execute(connection)
            .await?;
            Ok(())
        };
        Ok(asking.queue.work(orphan).await?)
    });
    let failed = Err(AppendError::Store(StoreError::NoPerson));
    assert_eq!(gate.pass(tasks).await, vec![failed; 3]);
    assert_eq!(count(&store, "a").await, None);
    assert_eq!(append(&store, "a", 0).await, Ok(()));
}

/// Appends so many events of 10 KB.
async fn append_big(
    store: &SqliteStore,
    table: &str,
    expected: u64,
    count: usize,
) -> Result<(), AppendError> {
    let events = vec!["x".repeat(10_000); count];
    let listing = Some((gathering(), 0));
    store.append(table, expected, events, listing).await
}

const FULL_DISK: Result<(), AppendError> = Err(AppendError::Store(StoreError::Full));

/// A store with as many big events in `big` as there is room for, and how many those are.
async fn full_store() -> (TempDir, Arc<SqliteStore>, u64) {
    let (folder, store) = new_store(Some(60)).await;
    append(&store, "small", 0).await.expect("room");
    let mut events = 0;
    while append_big(&store, "big", events, 1).await.is_ok() {
        events += 1;
    }
    assert!(events > 0);
    (folder, store, events)
}

#[tokio::test]
async fn a_full_disk_keeps_what_it_has() {
    let (folder, store, events) = full_store().await;
    assert_eq!(append_big(&store, "big", events, 1).await, FULL_DISK);
    assert_eq!(append_big(&store, "other", 0, 1).await, FULL_DISK);
    assert_eq!(store.ping().await, Ok(()));
    assert_eq!(count(&store, "small").await, Some(1));
    assert_eq!(count(&store, "big").await, Some(events as usize));
    assert_eq!(count(&store, "other").await, None);
    let tables = store.tables_of("anna", 9).await.expect("an answer");
    assert_eq!(tables.len(), 2);

    // A larger disk.
    drop(store);
    let store = SqliteStore::open(folder.path()).await.expect("a store");
    assert_eq!(count(&store, "big").await, Some(events as usize));
    assert_eq!(append_big(&store, "big", events, 50).await, Ok(()));
    let found: String = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_one(&store.readers)
        .await
        .expect("an answer");
    assert_eq!(found, "ok");
}

#[tokio::test]
async fn writing_goes_on_when_a_full_disk_has_room_again() {
    let (_folder, store, _) = full_store().await;
    let gate = Gate::before(&store).await;
    let mut tasks = JoinSet::new();
    let asking = Arc::clone(&store);
    tasks.spawn(async move { assert_eq!(append_big(&asking, "other", 0, 50).await, FULL_DISK) });
    // What makes room is done although what waits with it fails.
    let asking = Arc::clone(&store);
    tasks.spawn(async move { assert_eq!(asking.remove("big").await, Ok(())) });
    gate.pass(tasks).await;
    assert_eq!(count(&store, "big").await, None);
    assert_eq!(append_big(&store, "other", 0, 1).await, Ok(()));
    assert_eq!(append(&store, "small", 1).await, Ok(()));
    assert_eq!(count(&store, "small").await, Some(2));
}

#[tokio::test]
async fn the_header_has_the_number_of_the_last_migration() {
    let (folder, store) = new_store(None).await;
    store.close().await;
    let last = MIGRATIONS.iter().map(|migration| migration.version).max();
    let header = std::fs::read(folder.path().join("strohmann.db")).expect("a file");
    assert_eq!(
        &header[60..64],
        (last.expect("a migration") as u32).to_be_bytes()
    );
    assert_eq!(&header[68..72], b"Stro");
}

#[tokio::test]
async fn a_database_of_the_first_version_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut old = SqliteConnectOptions::new()
        .filename(folder.path().join("strohmann.db"))
        .create_if_missing(true)
        .pragma("application_id", APPLICATION.to_string())
        .connect()
        .await
        .expect("a database");
    let first = MIGRATIONS.iter().take(1).cloned().collect();
    let migrator = Migrator::with_migrations(first);
    migrator.run(&mut old).await.expect("a first version");
    sqlx::raw_sql(
        "INSERT INTO tables (id, revision, state, public, people, label, touched) \
         VALUES ('t', 2, 1, 1, '[\"anna\"]', '', 5); \
         INSERT INTO events (table_number, revision, body) VALUES (1, 1, 'a'), (1, 2, 'b')",
    )
    .execute(&mut old)
    .await
    .expect("a table");
    old.close().await.expect("it is closed");

    let store = SqliteStore::open(folder.path()).await.expect("it is ours");
    let tables = store.public_tables(9).await.expect("an answer");
    assert_eq!(tables.len(), 1);
    assert_eq!((&*tables[0].table, tables[0].touched), ("t", 5));
    assert_eq!(append(&store, "t", 1).await, Err(AppendError::Conflict));
    assert_eq!(append(&store, "t", 2).await, Ok(()));
    let log = store.events("t").await.expect("an answer");
    let log = log.expect("the table");
    assert_eq!(log, ["a", "b", "event 2"]);
}

/// How often the log has begun anew, from its header (<https://www.sqlite.org/fileformat.html>).
fn log_began(store: &SqliteStore) -> u32 {
    let log = store.database.with_extension("db-wal");
    let log = std::fs::read(log).expect("a log");
    u32::from_be_bytes(log[12..16].try_into().expect("four bytes"))
}

#[tokio::test]
async fn a_long_log_begins_anew_while_there_is_writing() {
    let (_folder, store) = new_store(None).await;
    append(&store, "t", 0).await.expect("room");
    let began = log_began(&store);
    for _ in 0..checkpoint::LONG {
        assert_eq!(log_began(&store), began);
        store.queue.work(async |_| Ok(())).await.expect("an answer");
    }
    let mut written = 1;
    while log_began(&store) == began {
        append(&store, "t", written).await.expect("room");
        written += 1;
        assert!(written < 10_000, "the log only grows");
    }
    assert_eq!(count(&store, "t").await, Some(written as usize));
}
