//! A store that fails when a test wants it to.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use strohmann_store::{AppendError, Entry, Key, Listing, Millis, Person, State, Store, StoreError};

/// Asks another store, unless it is told to fail.
pub struct Fickle {
    inner: Arc<dyn Store>,
    /// How many more appends are kept.
    appends: AtomicI64,
    /// Why every call fails, if it does.
    trouble: Mutex<Option<StoreError>>,
    /// Whether lists make it panic.
    panics: AtomicBool,
    /// How often tables that nobody comes to were looked for.
    swept: AtomicUsize,
}

impl Fickle {
    /// One that does not fail yet.
    pub fn over(inner: Arc<dyn Store>) -> Arc<Fickle> {
        Arc::new(Fickle {
            inner,
            appends: AtomicI64::new(i64::MAX),
            trouble: Mutex::new(None),
            panics: AtomicBool::new(false),
            swept: AtomicUsize::new(0),
        })
    }

    /// The disk is full after so many more appends.
    pub fn full_after(&self, appends: i64) {
        self.appends.store(appends, Ordering::SeqCst);
    }

    /// There is room again.
    pub fn room(&self) {
        self.full_after(i64::MAX);
    }

    /// Everything fails for this reason, or nothing any more.
    pub fn fail(&self, trouble: Option<StoreError>) {
        *self.trouble.lock().unwrap() = trouble;
    }

    /// Lists make it panic from now on, or no more.
    pub fn panic(&self, panics: bool) {
        self.panics.store(panics, Ordering::SeqCst);
    }

    /// How many times it was begun to look for tables that nobody comes to.
    pub fn sweeps(&self) -> usize {
        self.swept.load(Ordering::SeqCst)
    }

    fn works(&self) -> Result<(), StoreError> {
        match &*self.trouble.lock().unwrap() {
            Some(trouble) => Err(trouble.clone()),
            None => Ok(()),
        }
    }
}

#[async_trait]
impl Store for Fickle {
    async fn append(
        &self,
        table: &str,
        expected: u64,
        events: Vec<String>,
        listing: Option<(Listing, Millis)>,
    ) -> Result<(), AppendError> {
        self.works()?;
        if self.appends.fetch_sub(1, Ordering::SeqCst) <= 0 {
            self.full_after(0);
            return Err(StoreError::Full.into());
        }
        self.inner.append(table, expected, events, listing).await
    }

    async fn events(&self, table: &str) -> Result<Option<Vec<String>>, StoreError> {
        self.works()?;
        self.inner.events(table).await
    }

    async fn touch(&self, table: &str, now: Millis) -> Result<(), StoreError> {
        self.works()?;
        self.inner.touch(table, now).await
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Entry>, StoreError> {
        self.works()?;
        self.inner.tables_of(person, limit).await
    }

    async fn public_tables(&self, limit: u32) -> Result<Vec<Entry>, StoreError> {
        assert!(!self.panics.load(Ordering::SeqCst), "as the test wants it");
        self.works()?;
        self.inner.public_tables(limit).await
    }

    async fn untouched(
        &self,
        state: State,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        self.works()?;
        if state == State::Playing {
            self.swept.fetch_add(1, Ordering::SeqCst);
        }
        self.inner.untouched(state, before, limit).await
    }

    async fn remove(&self, table: &str) -> Result<(), StoreError> {
        self.works()?;
        self.inner.remove(table).await
    }

    async fn person(&self, key: &Key) -> Result<Option<Person>, StoreError> {
        self.works()?;
        self.inner.person(key).await
    }

    async fn add_person(&self, person: Person, key: Key, now: Millis) -> Result<(), StoreError> {
        self.works()?;
        self.inner.add_person(person, key, now).await
    }

    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        self.works()?;
        self.inner.rename(person, name).await
    }

    async fn add_link(&self, link: Key, person: &str, expires: Millis) -> Result<(), StoreError> {
        self.works()?;
        self.inner.add_link(link, person, expires).await
    }

    async fn link(&self, link: &Key, now: Millis) -> Result<Option<Person>, StoreError> {
        self.works()?;
        self.inner.link(link, now).await
    }

    async fn redeem(
        &self,
        link: &Key,
        key: Key,
        now: Millis,
    ) -> Result<Option<Person>, StoreError> {
        self.works()?;
        self.inner.redeem(link, key, now).await
    }

    async fn drop_other_keys(&self, person: &str, keep: &Key) -> Result<u64, StoreError> {
        self.works()?;
        self.inner.drop_other_keys(person, keep).await
    }

    async fn drop_key(&self, key: &Key) -> Result<(), StoreError> {
        self.works()?;
        self.inner.drop_key(key).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.works()?;
        self.inner.ping().await
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}
