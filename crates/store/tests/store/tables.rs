//! Logs and lists of tables.

use std::sync::Arc;

use strohmann_store::{AppendError, Entry, Listing, SqliteStore, State, Store, StoreError};
use tokio::task::JoinSet;

use super::{append, gathering, new_store, open, strings};

#[tokio::test]
async fn events_come_back_as_they_were_appended() {
    let (_folder, store) = new_store().await;
    let odd = [
        "",
        "{\"card\":\"7C\"}",
        "a\0b",
        "line\nline",
        "\\u0000 \"quoted\" \u{1f0cf} \u{ffff}",
    ];
    let listing = gathering(&["anna", "a \"quoted\" id"]);
    store
        .append("t", 0, strings(&odd), Some((listing.clone(), 5)))
        .await
        .unwrap();
    assert_eq!(store.events("t").await.unwrap(), Some(strings(&odd)));
    assert_eq!(
        store.public_tables(9).await.unwrap(),
        [Entry {
            table: "t".to_owned(),
            listing,
            touched: 5
        }]
    );
}

#[tokio::test]
async fn there_is_no_table_before_the_first_append() {
    let (_folder, store) = new_store().await;
    assert_eq!(store.events("t").await.unwrap(), None);
    store.touch("t", 1).await.unwrap();
    store.remove("t").await.unwrap();
    assert_eq!(
        append(&store, "t", 1, "b").await,
        Err(AppendError::Conflict)
    );
    assert_eq!(store.events("t").await.unwrap(), None);
    store
        .append("t", 0, vec![], Some((gathering(&[]), 0)))
        .await
        .unwrap();
    assert_eq!(store.events("t").await.unwrap(), Some(vec![]));
    append(&store, "t", 0, "a").await.unwrap();
    assert_eq!(store.events("t").await.unwrap(), Some(strings(&["a"])));
}

#[tokio::test]
async fn an_append_at_another_revision_changes_nothing() {
    let (_folder, store) = new_store().await;
    let three = strings(&["a", "b", "c"]);
    store
        .append("t", 0, three.clone(), Some((gathering(&["anna"]), 1)))
        .await
        .unwrap();
    let before = store.public_tables(9).await.unwrap();
    let over = Listing {
        state: State::Over,
        ..gathering(&["ben"])
    };
    for expected in [0, 1, 2, 4, i64::MAX as u64, u64::MAX] {
        let outcome = store
            .append("t", expected, strings(&["x"]), Some((over.clone(), 2)))
            .await;
        assert_eq!(outcome, Err(AppendError::Conflict), "{expected}");
    }
    assert_eq!(store.events("t").await.unwrap(), Some(three));
    assert_eq!(store.public_tables(9).await.unwrap(), before);
    assert_eq!(store.tables_of("ben", 9).await.unwrap(), []);
    append(&store, "t", 3, "d").await.unwrap();
}

#[tokio::test]
async fn events_alone_leave_lists_as_they_are() {
    let (_folder, store) = new_store().await;
    let conflict = Err(AppendError::Conflict);
    let event = || strings(&["e"]);
    assert_eq!(store.append("t", 0, event(), None).await, conflict);
    assert_eq!(store.events("t").await.unwrap(), None);
    let listing = Some((gathering(&["anna"]), 5));
    store.append("t", 0, event(), listing).await.unwrap();
    let before = store.public_tables(9).await.unwrap();
    store.append("t", 1, event(), None).await.unwrap();
    for expected in [0, 1, 3] {
        assert_eq!(store.append("t", expected, event(), None).await, conflict);
    }
    assert_eq!(store.append("t", 2, vec![], None).await, conflict);
    assert_eq!(store.append("other", 1, event(), None).await, conflict);
    assert_eq!(store.public_tables(9).await.unwrap(), before);
    assert_eq!(store.events("t").await.unwrap(), Some(strings(&["e", "e"])));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_hundred_who_append_the_same_revision_one_wins() {
    let (_folder, store) = new_store().await;
    let store = Arc::new(store);
    for revision in 0..3 {
        let mut tasks = JoinSet::new();
        for caller in 0..100 {
            let store = Arc::clone(&store);
            tasks.spawn(async move {
                let event = format!("{revision} by {caller}");
                append(&store, "t", revision, &event).await.map(|()| event)
            });
        }
        let outcomes = tasks.join_all().await;
        let lost = Err(AppendError::Conflict);
        assert_eq!(outcomes.iter().filter(|&one| *one == lost).count(), 99);
        let won: Vec<String> = outcomes.into_iter().flatten().collect();
        let log = store.events("t").await.unwrap().unwrap();
        assert_eq!(log[revision as usize..], won);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_grow_at_once() {
    let (folder, store) = new_store().await;
    let store = Arc::new(store);
    let mut tasks = JoinSet::new();
    for caller in 0..100 {
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            let table = format!("table {caller}");
            for revision in 0..20 {
                append(&store, &table, revision, &format!("{caller}/{revision}"))
                    .await
                    .unwrap();
            }
        });
    }
    tasks.join_all().await;
    drop(store);
    let store = open(folder.path()).await;
    for caller in 0..100 {
        let log = store.events(&format!("table {caller}")).await.unwrap();
        let whole: Vec<String> = (0..20).map(|n| format!("{caller}/{n}")).collect();
        assert_eq!(log, Some(whole));
    }
}

#[tokio::test]
async fn a_call_that_is_dropped_happened_as_a_whole_or_not_at_all() {
    let (_folder, store) = new_store().await;
    for revision in 0..50 {
        let pair = strings(&["one", "two"]);
        let call = store.append("t", 2 * revision, pair, Some((gathering(&[]), 0)));
        tokio::select! {
            biased;
            outcome = call => outcome.unwrap(),
            () = std::future::ready(()) => (),
        }
    }
    // Whatever was dropped came before this, which is answered.
    store.touch("t", 1).await.unwrap();
    let log = store.events("t").await.unwrap().unwrap();
    assert!(!log.is_empty());
    assert_eq!(log, strings(&["one", "two"].repeat(log.len() / 2)));
    append(&store, "t", log.len() as u64, "three")
        .await
        .unwrap();
}

/// Appends an event to a table that may exist, so that its listing is this one.
async fn list(store: &SqliteStore, table: &str, listing: Listing, now: i64) {
    let log = store.events(table).await.unwrap().unwrap_or_default();
    store
        .append(
            table,
            log.len() as u64,
            strings(&["e"]),
            Some((listing, now)),
        )
        .await
        .unwrap();
}

fn ids(entries: Vec<Entry>) -> Vec<String> {
    entries.into_iter().map(|entry| entry.table).collect()
}

#[tokio::test]
async fn the_newest_tables_of_a_person_come_first() {
    let (_folder, store) = new_store().await;
    list(&store, "a", gathering(&["anna", "ben", "anna"]), 10).await;
    list(&store, "b", gathering(&["ben"]), 20).await;
    list(&store, "c", gathering(&["anna"]), 30).await;
    let of = async |person, limit| ids(store.tables_of(person, limit).await.unwrap());
    assert_eq!(of("anna", 9).await, ["c", "a"]);
    assert_eq!(of("ben", 9).await, ["b", "a"]);
    assert_eq!(of("cleo", 9).await, [""; 0]);
    store.touch("a", 40).await.unwrap();
    assert_eq!(of("anna", 9).await, ["a", "c"]);
    assert_eq!(of("anna", 1).await, ["a"]);
    assert_eq!(of("anna", 0).await, [""; 0]);

    // Ben leaves, Cleo comes.
    list(&store, "a", gathering(&["cleo", "anna"]), 50).await;
    assert_eq!(of("ben", 9).await, ["b"]);
    assert_eq!(of("cleo", 9).await, ["a"]);
    assert_eq!(of("anna", 9).await, ["a", "c"]);
    let entries = store.tables_of("cleo", 9).await.unwrap();
    assert_eq!(entries[0].listing.people, ["cleo", "anna"]);
}

#[tokio::test]
async fn public_tables_are_listed_until_they_are_over() {
    let (_folder, store) = new_store().await;
    let with = |state, public| Listing {
        state,
        public,
        ..gathering(&[])
    };
    list(&store, "gathering", with(State::Gathering, true), 10).await;
    list(&store, "playing", with(State::Playing, true), 20).await;
    list(&store, "over", with(State::Over, true), 30).await;
    list(&store, "private", with(State::Playing, false), 40).await;
    let public = async |limit| ids(store.public_tables(limit).await.unwrap());
    assert_eq!(public(9).await, ["playing", "gathering"]);
    assert_eq!(public(1).await, ["playing"]);
    store.touch("gathering", 50).await.unwrap();
    assert_eq!(public(9).await, ["gathering", "playing"]);
    list(&store, "gathering", with(State::Over, true), 60).await;
    list(&store, "private", with(State::Playing, true), 60).await;
    assert_eq!(public(9).await, ["private", "playing"]);
}

#[tokio::test]
async fn tables_nobody_touched_are_found_and_removed() {
    let (_folder, store) = new_store().await;
    let playing = Listing {
        state: State::Playing,
        ..gathering(&["anna"])
    };
    list(&store, "late", gathering(&["anna"]), 30).await;
    list(&store, "early", gathering(&["anna"]), 10).await;
    list(&store, "playing", playing, 5).await;
    list(&store, "middle", gathering(&["anna"]), 20).await;
    let untouched = async |before, limit| {
        let state = State::Gathering;
        store.untouched(state, before, limit).await.unwrap()
    };
    assert_eq!(untouched(30, 9).await, ["early", "middle"]);
    assert_eq!(untouched(31, 2).await, ["early", "middle"]);
    assert_eq!(untouched(10, 9).await, [""; 0]);
    store.touch("early", 40).await.unwrap();
    assert_eq!(untouched(40, 9).await, ["middle", "late"]);

    store.remove("late").await.unwrap();
    assert_eq!(untouched(40, 9).await, ["middle"]);
    assert_eq!(store.events("late").await.unwrap(), None);
    let left = ids(store.tables_of("anna", 9).await.unwrap());
    assert_eq!(left, ["early", "middle", "playing"]);
    append(&store, "late", 0, "again").await.unwrap();
    let log = store.events("late").await.unwrap();
    assert_eq!(log, Some(strings(&["again"])));
}

#[tokio::test]
async fn a_closed_store_says_so_whatever_it_is_asked() {
    let (folder, store) = new_store().await;
    append(&store, "t", 0, "a").await.unwrap();
    store.ping().await.unwrap();
    store.close().await;
    store.close().await;
    let closed = StoreError::Closed;
    let append = append(&store, "t", 1, "b").await;
    assert_eq!(append, Err(AppendError::Store(closed.clone())));
    assert_eq!(store.events("t").await, Err(closed.clone()));
    assert_eq!(store.touch("t", 1).await, Err(closed.clone()));
    assert_eq!(store.public_tables(1).await, Err(closed.clone()));
    assert_eq!(store.drop_key(&[0; 32]).await, Err(closed.clone()));
    assert_eq!(store.ping().await, Err(closed));

    // Everything is in one file, and the folder is free although the closed store is still there.
    let mut files: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name())
        .collect();
    files.sort();
    assert_eq!(files, ["lock", "strohmann.db"]);
    let store = open(folder.path()).await;
    assert_eq!(store.events("t").await.unwrap(), Some(strings(&["a"])));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_under_way_is_done_before_a_store_is_closed() {
    let (folder, store) = new_store().await;
    let store = Arc::new(store);
    let mut tasks = JoinSet::new();
    for caller in 0..200 {
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            let table = format!("table {caller}");
            let outcome = append(&store, &table, 0, "e").await;
            (table, outcome)
        });
    }
    let (_, first) = tasks.join_next().await.unwrap().unwrap();
    first.unwrap();
    store.close().await;
    let outcomes = tasks.join_all().await;
    let store = open(folder.path()).await;
    for (table, outcome) in outcomes {
        let closed = AppendError::Store(StoreError::Closed);
        assert!(outcome.is_ok() || outcome == Err(closed));
        let log = store.events(&table).await.unwrap();
        assert_eq!(log.is_some(), outcome.is_ok(), "{table}");
    }
}
