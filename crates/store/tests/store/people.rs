//! Who is who: people, keys and links.

use std::sync::Arc;

use strohmann_store::{Person, Store, StoreError};
use tokio::task::JoinSet;

use super::{key, new_store, open, person};

#[tokio::test]
async fn a_key_says_who_somebody_is() {
    let (folder, store) = new_store().await;
    assert_eq!(store.person(&key(1)).await.unwrap(), None);
    store.add_person(person("anna"), key(1), 0).await.unwrap();
    store.add_person(person("ben"), key(2), 0).await.unwrap();
    store.rename("ben", "Benno").await.unwrap();
    store.rename("nobody", "Anybody").await.unwrap();
    drop(store);
    let store = open(folder.path()).await;
    let benno = Person {
        id: "ben".to_owned(),
        name: "Benno".to_owned(),
    };
    assert_eq!(store.person(&key(1)).await.unwrap(), Some(person("anna")));
    assert_eq!(store.person(&key(2)).await.unwrap(), Some(benno));
    store.drop_key(&key(1)).await.unwrap();
    assert_eq!(store.person(&key(1)).await.unwrap(), None);
}

#[tokio::test]
async fn nobody_gets_the_id_or_key_of_another() {
    let (_folder, store) = new_store().await;
    store.add_person(person("anna"), key(1), 0).await.unwrap();
    for (id, number) in [("anna", 2), ("ben", 1), ("anna", 1)] {
        let outcome = store.add_person(person(id), key(number), 0).await;
        assert_eq!(outcome, Err(StoreError::Taken), "{id}, key {number}");
    }
    assert_eq!(store.person(&key(1)).await.unwrap(), Some(person("anna")));
    assert_eq!(store.person(&key(2)).await.unwrap(), None);
    // Nothing of Ben was kept with the key he did not get.
    store.add_person(person("ben"), key(2), 0).await.unwrap();
}

#[tokio::test]
async fn a_link_lets_one_device_in() {
    let (_folder, store) = new_store().await;
    let anna = Some(person("anna"));
    store.add_person(person("anna"), key(1), 0).await.unwrap();
    store.add_link(key(7), "anna", 100).await.unwrap();
    // Looking at it does not use it up.
    assert_eq!(store.link(&key(7), 10).await.unwrap(), anna);
    assert_eq!(store.link(&key(7), 10).await.unwrap(), anna);
    assert_eq!(store.redeem(&key(8), key(2), 10).await.unwrap(), None);
    assert_eq!(store.redeem(&key(7), key(2), 10).await.unwrap(), anna);
    assert_eq!(store.link(&key(7), 10).await.unwrap(), None);
    assert_eq!(store.redeem(&key(7), key(3), 10).await.unwrap(), None);
    assert_eq!(store.person(&key(1)).await.unwrap(), anna);
    assert_eq!(store.person(&key(2)).await.unwrap(), anna);
    assert_eq!(store.person(&key(3)).await.unwrap(), None);
}

#[tokio::test]
async fn a_link_is_over_when_its_time_has_come() {
    let (_folder, store) = new_store().await;
    let anna = Some(person("anna"));
    store.add_person(person("anna"), key(1), 0).await.unwrap();
    store.add_link(key(7), "anna", 100).await.unwrap();
    assert_eq!(store.link(&key(7), 99).await.unwrap(), anna);
    assert_eq!(store.link(&key(7), 100).await.unwrap(), None);
    assert_eq!(store.redeem(&key(7), key(2), 100).await.unwrap(), None);
    store.add_link(key(8), "anna", 100).await.unwrap();
    assert_eq!(store.redeem(&key(8), key(2), 99).await.unwrap(), anna);
}

#[tokio::test]
async fn a_link_is_somebodys_and_new() {
    let (_folder, store) = new_store().await;
    let outcome = store.add_link(key(7), "anna", 100).await;
    assert_eq!(outcome, Err(StoreError::NoPerson));
    store.add_person(person("anna"), key(1), 0).await.unwrap();
    store.add_link(key(7), "anna", 100).await.unwrap();
    let outcome = store.add_link(key(7), "anna", 200).await;
    assert_eq!(outcome, Err(StoreError::Taken));
}

#[tokio::test]
async fn a_link_still_works_if_the_key_was_somebodys() {
    let (_folder, store) = new_store().await;
    store.add_person(person("anna"), key(1), 0).await.unwrap();
    store.add_person(person("ben"), key(2), 0).await.unwrap();
    store.add_link(key(7), "anna", 100).await.unwrap();
    let outcome = store.redeem(&key(7), key(2), 10).await;
    assert_eq!(outcome, Err(StoreError::Taken));
    assert_eq!(store.person(&key(2)).await.unwrap(), Some(person("ben")));
    let outcome = store.redeem(&key(7), key(3), 10).await;
    assert_eq!(outcome.unwrap(), Some(person("anna")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_use_a_link_at_once_one_is_let_in() {
    let (_folder, store) = new_store().await;
    let store = Arc::new(store);
    store.add_person(person("anna"), key(1), 0).await.unwrap();
    for round in 0..20 {
        let link = key(100 + round);
        store.add_link(link, "anna", 100).await.unwrap();
        let mut tasks = JoinSet::new();
        for caller in 0..2 {
            let store = Arc::clone(&store);
            let key = key(2 + 2 * round + caller);
            tasks.spawn(async move { store.redeem(&link, key, 10).await.unwrap() });
        }
        let let_in = tasks.join_all().await.into_iter().flatten().count();
        assert_eq!(let_in, 1);
    }
    // Her own, and one for each link.
    let dropped = store.drop_other_keys("anna", &key(1)).await.unwrap();
    assert_eq!(dropped, 20);
}

#[tokio::test]
async fn all_other_devices_can_be_shut_out() {
    let (_folder, store) = new_store().await;
    store.add_person(person("anna"), key(1), 0).await.unwrap();
    store.add_person(person("ben"), key(9), 0).await.unwrap();
    for number in [2, 3] {
        let link = key(100 + number);
        store.add_link(link, "anna", 100).await.unwrap();
        store.redeem(&link, key(number), 10).await.unwrap();
    }
    store.add_link(key(7), "anna", 100).await.unwrap();
    store.add_link(key(8), "ben", 100).await.unwrap();
    assert_eq!(store.drop_other_keys("anna", &key(2)).await.unwrap(), 2);
    assert_eq!(store.drop_other_keys("anna", &key(2)).await.unwrap(), 0);
    for (number, who) in [(1, None), (2, Some("anna")), (3, None), (9, Some("ben"))] {
        let found = store.person(&key(number)).await.unwrap();
        assert_eq!(found, who.map(person), "key {number}");
    }
    assert_eq!(store.link(&key(7), 10).await.unwrap(), None);
    assert_eq!(store.link(&key(8), 10).await.unwrap(), Some(person("ben")));
}
