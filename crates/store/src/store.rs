//! What a table server may ask of its memory.

use async_trait::async_trait;

use crate::{AppendError, StoreError};

/// Milliseconds since 1970, UTC; the clock is the caller's.
pub type Millis = i64;

/// A hash of a secret; the secret itself never comes here.
pub type Key = [u8; 32];

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Seats are being taken.
    Gathering,
    /// A match is under way.
    Playing,
    /// Nothing more will happen.
    Over,
}

/// What lists of tables are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// How far the table is.
    pub state: State,
    /// Whether strangers may see it.
    pub public: bool,
    /// The ids of those who have a seat. They need not be people the store knows.
    pub people: Vec<String>,
    /// Text the caller wants back in lists.
    pub label: String,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The table's id.
    pub table: String,
    /// What was last said of it.
    pub listing: Listing,
    /// When it was last touched, as far as that was said.
    pub touched: Millis,
}

/// Somebody who is known by keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Never changes.
    pub id: String,
    /// What others see; need not be unique.
    pub name: String,
}

/// A log of events for each table, and who is who.
///
/// What a call says it did is done for good when it returns: it outlives the process and a cut of the power. A call
/// that is dropped before it returns either happened as a whole or not at all. "Newest" and "oldest" go by when a table
/// was touched.
///
/// # Errors
/// Every call may fail with a [`StoreError`]; then nothing of it was kept.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends events after exactly `expected` earlier ones, in one transaction; durable when it returns. `expected` 0
    /// makes the table, and needs a listing.
    ///
    /// `listing` is what lists show from now on, and what `touched` is then. Without one they stay as they are, and no
    /// more is written than the events: that is for what happens often.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the log does not have `expected` events, or if there are neither events nor a
    /// listing; then nothing was changed.
    async fn append(
        &self,
        table: &str,
        expected: u64,
        events: Vec<String>,
        listing: Option<(Listing, Millis)>,
    ) -> Result<(), AppendError>;

    /// All events in order; none if there is no such table.
    async fn events(&self, table: &str) -> Result<Option<Vec<String>>, StoreError>;

    /// Somebody came to the table. If there is none, nothing happens.
    async fn touch(&self, table: &str, now: Millis) -> Result<(), StoreError>;

    /// Tables at which this person has a seat, newest first.
    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Entry>, StoreError>;

    /// Public tables that are gathering or playing, newest first.
    async fn public_tables(&self, limit: u32) -> Result<Vec<Entry>, StoreError>;

    /// Tables of a state that nobody has touched since `before`, oldest first.
    async fn untouched(
        &self,
        state: State,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<String>, StoreError>;

    /// Forgets a table altogether.
    async fn remove(&self, table: &str) -> Result<(), StoreError>;

    /// Whose key this is.
    async fn person(&self, key: &Key) -> Result<Option<Person>, StoreError>;

    /// Takes in somebody new, with a first key.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if the id or the key is somebody's already.
    async fn add_person(&self, person: Person, key: Key, now: Millis) -> Result<(), StoreError>;

    /// Gives a person another name. If there is no such person, nothing happens.
    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError>;

    /// A link that lets one more device in as this person, once, until `expires`.
    ///
    /// # Errors
    /// [`StoreError::NoPerson`] if there is no such person, [`StoreError::Taken`] if the link exists already.
    async fn add_link(&self, link: Key, person: &str, expires: Millis) -> Result<(), StoreError>;

    /// The person of a link that still works, without using it up.
    async fn link(&self, link: &Key, now: Millis) -> Result<Option<Person>, StoreError>;

    /// Uses a link up and gives its person a further key, in one transaction; none if it was used, is over or unknown.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if the key is somebody's already; the link still works then.
    async fn redeem(&self, link: &Key, key: Key, now: Millis)
    -> Result<Option<Person>, StoreError>;

    /// Takes all keys of the person but this one away; how many those were. Its links too.
    async fn drop_other_keys(&self, person: &str, keep: &Key) -> Result<u64, StoreError>;

    /// Forgets a key (this device is nobody any more).
    async fn drop_key(&self, key: &Key) -> Result<(), StoreError>;

    /// Whether the store answers, to reads and to writes (for a health check).
    async fn ping(&self) -> Result<(), StoreError>;

    /// Finishes what is under way and closes the files; afterwards every call is an error.
    async fn close(&self);
}
