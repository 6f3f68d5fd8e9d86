//! Copies, also while there is writing.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use strohmann_store::{SqliteStore, Store, StoreError, backup};
use tempfile::TempDir;
use tokio::task::JoinSet;

use super::{append, key, new_store, open, person, strings};

/// Puts a copy where a store looks for its database.
async fn restored(copy: &Path) -> (TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(copy, folder.path().join("strohmann.db")).unwrap();
    let store = open(folder.path()).await;
    (folder, store)
}

fn files(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

#[tokio::test]
async fn a_copy_holds_everything() {
    let (folder, store) = new_store().await;
    let copies = tempfile::tempdir().unwrap();
    append(&store, "t", 0, "a").await.unwrap();
    store.add_person(person("anna"), key(1), 0).await.unwrap();
    let running = copies.path().join("running.db");
    backup(folder.path(), &running).await.unwrap();
    append(&store, "t", 1, "b").await.unwrap();
    store.close().await;
    let stopped = copies.path().join("stopped.db");
    backup(folder.path(), &stopped).await.unwrap();
    assert_eq!(files(copies.path()), 2);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&running).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    for (copy, log) in [(running, vec!["a"]), (stopped, vec!["a", "b"])] {
        let (_folder, store) = restored(&copy).await;
        assert_eq!(store.events("t").await.unwrap(), Some(strings(&log)));
        assert_eq!(store.person(&key(1)).await.unwrap(), Some(person("anna")));
        append(&store, "t", log.len() as u64, "c").await.unwrap();
    }
    // The folder is as good as before.
    let store = open(folder.path()).await;
    append(&store, "t", 2, "c").await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_there_is_writing_is_of_one_moment() {
    let (folder, store) = new_store().await;
    let store = Arc::new(store);
    let done = Arc::new(AtomicBool::new(false));
    append(&store, "before", 0, "a").await.unwrap();
    let mut tasks = JoinSet::new();
    for table in ["t0", "t1", "t2", "t3"] {
        let (store, done) = (Arc::clone(&store), Arc::clone(&done));
        tasks.spawn(async move {
            let mut revision = 0;
            while !done.load(Ordering::Relaxed) {
                let event = revision.to_string();
                append(&store, table, revision, &event).await.unwrap();
                revision += 1;
            }
            (table, revision)
        });
    }
    let copies = tempfile::tempdir().unwrap();
    let mut last = 0;
    for copy in 0..5 {
        let copy = copies.path().join(copy.to_string());
        backup(folder.path(), &copy).await.unwrap();
        let (_folder, store) = restored(&copy).await;
        assert!(store.events("before").await.unwrap().is_some());
        let mut events = 0;
        for table in ["t0", "t1", "t2", "t3"] {
            let log = store.events(table).await.unwrap().unwrap_or_default();
            let gapless: Vec<String> = (0..log.len()).map(|n| n.to_string()).collect();
            assert_eq!(log, gapless);
            events += log.len();
        }
        assert!(events >= last);
        last = events;
    }
    done.store(true, Ordering::Relaxed);
    for (table, written) in tasks.join_all().await {
        let log = store.events(table).await.unwrap().unwrap_or_default();
        assert_eq!(log.len() as u64, written);
    }
}

#[tokio::test]
async fn nothing_is_overwritten() {
    let (folder, _store) = new_store().await;
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copy.db");
    fs::write(&copy, "precious").unwrap();
    for (to, taken) in [("copy.db", "copy.db"), ("other.db", "other.db.part")] {
        let taken = copies.path().join(taken);
        fs::write(&taken, "precious").unwrap();
        let error = backup(folder.path(), &copies.path().join(to)).await;
        let why = "it exists already".to_owned();
        assert_eq!(error, Err(StoreError::Target { path: taken, why }));
    }
    assert_eq!(files(copies.path()), 2);
    for file in ["copy.db", "other.db.part"] {
        assert_eq!(fs::read(copies.path().join(file)).unwrap(), b"precious");
    }
}

#[tokio::test]
async fn a_copy_that_cannot_be_made_leaves_nothing_behind() {
    let (folder, store) = new_store().await;
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copy.db");

    let error = backup(folder.path(), &copies.path().join("no/such/copy.db")).await;
    assert!(matches!(error, Err(StoreError::Target { .. })), "{error:?}");

    let empty = tempfile::tempdir().unwrap();
    let database = empty.path().join("strohmann.db");
    for place in [empty.path(), &empty.path().join("deeper")] {
        let error = backup(place, &copy).await;
        assert!(
            matches!(error, Err(StoreError::Missing { .. })),
            "{error:?}"
        );
    }
    assert_eq!(files(empty.path()), 0);

    fs::write(&database, "words ".repeat(2000)).unwrap();
    let error = backup(empty.path(), &copy).await;
    assert!(
        matches!(error, Err(StoreError::Damaged { .. })),
        "{error:?}"
    );

    // This damage shows only when the copy is half written.
    for revision in 0..20 {
        append(&store, "t", revision, &"a".repeat(1000))
            .await
            .unwrap();
    }
    store.close().await;
    let mut bytes = fs::read(folder.path().join("strohmann.db")).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(0xee);
    fs::write(&database, bytes).unwrap();
    let error = backup(empty.path(), &copy).await;
    assert!(
        matches!(error, Err(StoreError::Damaged { .. })),
        "{error:?}"
    );
    assert_eq!(files(copies.path()), 0);
}
