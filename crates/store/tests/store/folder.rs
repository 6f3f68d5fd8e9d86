//! The folder: whose it is, and what is in it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{ConnectOptions as _, Connection as _};
use strohmann_store::{SqliteStore, Store, StoreError};
use tempfile::TempDir;

use super::{append, new_store, open, strings};

/// Why a store cannot be opened; the line for people must name the place.
async fn refusal(folder: &Path) -> StoreError {
    let error = SqliteStore::open(folder).await.unwrap_err();
    let line = error.to_string();
    assert!(line.contains(&folder.display().to_string()), "{line}");
    assert!(!line.contains('\n'), "{line}");
    error
}

/// The files of a folder, byte for byte, but for the lock and SQLite's shared memory.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    files
        .filter(|file| !file.ends_with("lock") && !file.ends_with("strohmann.db-shm"))
        .map(|file| (file.clone(), fs::read(file).unwrap()))
        .collect()
}

async fn raw(folder: &Path) -> SqliteConnection {
    SqliteConnectOptions::new()
        .filename(folder.join("strohmann.db"))
        .create_if_missing(true)
        .connect()
        .await
        .unwrap()
}

#[tokio::test]
async fn what_is_missing_is_made_for_its_owner_alone() {
    let above = tempfile::tempdir().unwrap();
    let folder = above.path().join("one/two");
    let store = open(&folder).await;
    append(&store, "t", 0, "a").await.unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&folder), 0o700);
        for file in [
            "lock",
            "strohmann.db",
            "strohmann.db-wal",
            "strohmann.db-shm",
        ] {
            assert_eq!(mode(&folder.join(file)), 0o600, "{file}");
        }
    }
    drop(store);
    let store = open(&folder).await;
    assert_eq!(store.events("t").await.unwrap(), Some(strings(&["a"])));
}

#[tokio::test]
async fn a_folder_is_one_servers_alone() {
    let (folder, store) = new_store().await;
    for _ in 0..2 {
        let error = refusal(folder.path()).await;
        let folder = folder.path().to_owned();
        assert_eq!(error, StoreError::Held { folder });
    }
    append(&store, "t", 0, "a").await.unwrap();
    drop(store);
    drop(open(folder.path()).await);
    open(folder.path()).await;
}

#[tokio::test]
async fn places_that_cannot_be_used_are_named() {
    let above = tempfile::tempdir().unwrap();
    let file = above.path().join("file");
    fs::write(&file, "no folder").unwrap();
    let mut places = vec![file.clone(), file.join("below")];
    if cfg!(target_os = "linux") {
        places.push("/proc/strohmann".into());
    }
    let locked = above.path().join("locked");
    fs::create_dir(&locked).unwrap();
    let mut permissions = fs::metadata(&locked).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&locked, permissions).unwrap();
    // Some may write everywhere.
    if fs::write(locked.join("probe"), "").is_err() {
        places.push(locked);
    }
    for place in places {
        let error = refusal(&place).await;
        assert!(matches!(error, StoreError::Folder { .. }), "{error:?}");
    }
    assert_eq!(fs::read(&file).unwrap(), b"no folder");
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let (folder, store) = new_store().await;
    append(&store, "t", 0, "a").await.unwrap();
    store.close().await;
    let mut newer = raw(folder.path()).await;
    sqlx::raw_sql("PRAGMA user_version = 99; CREATE TABLE more (x); INSERT INTO more VALUES (1)")
        .execute(&mut newer)
        .await
        .unwrap();
    // A folder whose server ended early: what is newer stands in the log only.
    let early = tempfile::tempdir().unwrap();
    for (file, bytes) in contents(folder.path()) {
        fs::write(early.path().join(file.file_name().unwrap()), bytes).unwrap();
    }
    assert!(early.path().join("strohmann.db-wal").exists());
    newer.close().await.unwrap();

    for folder in [folder, early] {
        let before = contents(folder.path());
        for _ in 0..2 {
            let error = refusal(folder.path()).await;
            let database = folder.path().join("strohmann.db");
            let (found, known) = (99, 2);
            let newer = StoreError::Newer {
                database,
                found,
                known,
            };
            assert_eq!(error, newer);
        }
        assert!(contents(folder.path()) == before);
    }
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_left_alone() {
    let mut header = b"SQLite format 3\0".to_vec();
    header.resize(100, 0);
    let mut nonsense = header.clone();
    nonsense.resize(5000, 7);
    let long = "words ".repeat(2000).into_bytes();
    for content in [b"x".to_vec(), header, nonsense, long] {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("strohmann.db"), &content).unwrap();
        check_left_alone(&folder).await;
    }

    let folder = tempfile::tempdir().unwrap();
    let mut other = raw(folder.path()).await;
    let schema = sqlx::query("CREATE TABLE songs (title TEXT)");
    schema.execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    check_left_alone(&folder).await;
}

async fn check_left_alone(folder: &TempDir) {
    let before = contents(folder.path());
    let error = refusal(folder.path()).await;
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    assert!(contents(folder.path()) == before);
}

#[tokio::test]
async fn damage_is_told_and_not_made_worse() {
    let (folder, store) = new_store().await;
    for revision in 0..20 {
        append(&store, "t", revision, &"a".repeat(1000))
            .await
            .unwrap();
    }
    store.close().await;
    let database = folder.path().join("strohmann.db");
    let mut bytes = fs::read(&database).unwrap();
    // The pages of the events, which nobody reads when a store is opened.
    let half = bytes.len() / 2;
    bytes[half..].fill(0xee);
    fs::write(&database, bytes).unwrap();
    let store = open(folder.path()).await;
    let error = store.events("t").await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
}

#[tokio::test]
async fn a_process_that_ends_before_it_put_anything_in_leaves_no_trouble() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("strohmann.db"), "").unwrap();
    let store = open(folder.path()).await;
    append(&store, "t", 0, "a").await.unwrap();

    let folder = tempfile::tempdir().unwrap();
    let empty = SqliteConnectOptions::new()
        .filename(folder.path().join("strohmann.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal);
    empty.connect().await.unwrap().close().await.unwrap();
    let store = open(folder.path()).await;
    append(&store, "t", 0, "a").await.unwrap();
}
