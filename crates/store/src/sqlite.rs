//! A store in one folder of this machine, on SQLite.

mod backup;
mod checkpoint;
mod folder;
mod known;
mod people;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};

use async_trait::async_trait;
use sqlx::ConnectOptions as _;
use sqlx::error::{DatabaseError as _, ErrorKind};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnection, SqliteError, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

pub use backup::backup;
use folder::{Age, Folder};
use known::Known;
use tables::Append;
use writer::{Queue, Writer};

use crate::{AppendError, Entry, Key, Listing, Millis, Person, State, Store, StoreError};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// Stands in the database's header and tells it from other programs' databases.
const APPLICATION: u32 = u32::from_be_bytes(*b"Stro");

/// How many may read at once; a read takes far less than a millisecond.
const READERS: u32 = 4;

/// How many KiB of the file the writer remembers, with SQLite's minus for KiB: the ends of the logs of some thousand tables.
const REMEMBERED: &str = "-8192";

/// Up to how many bytes the write-ahead log keeps on disk after a long read, such as a backup, made it grow.
const LOG_BYTES: &str = "16777216";

/// A store that keeps everything in `strohmann.db` in a folder of its own.
///
/// No second store, in this process or another, can have the folder at the same time. Writes go through one connection
/// and are gathered: all that wait share one transaction and one wait for the disk. Reads have connections of their own
/// and see what was committed before they began. Dropping a store closes it as well, and waits for the write under way.
pub struct SqliteStore {
    database: PathBuf,
    readers: SqlitePool,
    queue: Queue,
    known: Known,
}

impl SqliteStore {
    /// Opens the store in this folder, and makes what is missing. Files and folders it makes are the owner's alone.
    ///
    /// # Errors
    /// [`StoreError::Folder`] if the folder cannot be made or written to, [`StoreError::Held`] if another server has it,
    /// [`StoreError::Newer`] or [`StoreError::Damaged`] if the database is not one that this program can use; then it
    /// was not touched.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_within(folder, None).await
    }

    /// As [`SqliteStore::open`]; the database may have so many pages of 4 KiB at most, and is full then.
    async fn open_within(folder: &Path, pages: Option<u32>) -> Result<Self, StoreError> {
        let folder = Folder::take(folder)?;
        let database = folder.database();
        let known = MIGRATIONS.iter().map(|migration| migration.version).max();
        let age = folder::admit(&database, known.unwrap_or(0)).await?;
        folder.make_database()?;
        let connection = writable(&database, age, pages)
            .await
            .map_err(|error| unopened(trouble(&error, &database), &database))?;
        if age == Age::New {
            folder.settle();
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_lazy_with(folder::options(&database).read_only(true));
        let writer = Writer {
            connection,
            database: database.clone(),
            lock: folder.into_lock(),
        };
        Ok(Self {
            database,
            readers,
            queue: writer.start()?,
            known: Known::default(),
        })
    }

    fn told<T>(&self, found: sqlx::Result<T>) -> Result<T, StoreError> {
        found.map_err(|error| trouble(&error, &self.database))
    }
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore")
            .field("database", &self.database)
            .finish_non_exhaustive()
    }
}

/// The connection that writes, to a database of this version.
async fn writable(database: &Path, age: Age, pages: Option<u32>) -> sqlx::Result<SqliteConnection> {
    let mut options = folder::options(database)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("cache_size", REMEMBERED)
        .pragma("journal_size_limit", LOG_BYTES)
        .pragma("wal_autocheckpoint", checkpoint::TOO_LONG);
    if age == Age::New {
        options = options.pragma("application_id", APPLICATION.to_string());
    }
    if let Some(pages) = pages {
        options = options.pragma("max_page_count", pages.to_string());
    }
    let mut connection = options.connect().await?;
    MIGRATIONS
        .run(&mut connection)
        .await
        .map_err(|error| match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error,
            other => sqlx::Error::Migrate(Box::new(other)),
        })?;
    Ok(connection)
}

/// What fails when a database is opened, and would have worked with another folder.
fn unopened(error: StoreError, database: &Path) -> StoreError {
    match error {
        StoreError::Other(why) => StoreError::Folder {
            path: database.to_owned(),
            why,
        },
        other => other,
    }
}

/// Says in the store's words what went wrong with a database.
fn trouble(error: &sqlx::Error, database: &Path) -> StoreError {
    let damaged = |why: String| StoreError::Damaged {
        database: database.to_owned(),
        why,
    };
    match error {
        sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => StoreError::Closed,
        sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } | sqlx::Error::Migrate(_) => {
            damaged(error.to_string())
        }
        sqlx::Error::Database(error) => match error.kind() {
            ErrorKind::UniqueViolation => StoreError::Taken,
            ErrorKind::ForeignKeyViolation => StoreError::NoPerson,
            _ => match primary_code(error.try_downcast_ref()) {
                Some(FULL) => StoreError::Full,
                Some(CORRUPT | NOT_A_DATABASE) => damaged(error.message().to_owned()),
                _ => StoreError::Other(error.message().to_owned()),
            },
        },
        other => StoreError::Other(other.to_string()),
    }
}

// From <https://www.sqlite.org/rescode.html>.
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const NOT_A_DATABASE: u32 = 26;

/// The lowest byte of the code; the others say more exactly what failed.
fn primary_code(error: Option<&SqliteError>) -> Option<u32> {
    let code: u32 = error?.code()?.parse().ok()?;
    Some(code & 0xff)
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(
        &self,
        table: &str,
        expected: u64,
        events: Vec<String>,
        listing: Option<(Listing, Millis)>,
    ) -> Result<(), AppendError> {
        let append = Append::new(table, expected, events, listing);
        let fits = match append {
            Some(append) => self.queue.append(append).await?,
            None => false,
        };
        fits.then_some(()).ok_or(AppendError::Conflict)
    }

    async fn events(&self, table: &str) -> Result<Option<Vec<String>>, StoreError> {
        self.told(tables::events(&self.readers, table).await)
    }

    async fn touch(&self, table: &str, now: Millis) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.queue
            .work(async move |connection| tables::touch(connection, &table, now).await)
            .await
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Entry>, StoreError> {
        self.told(tables::of_person(&self.readers, person, limit).await)
    }

    async fn public_tables(&self, limit: u32) -> Result<Vec<Entry>, StoreError> {
        self.told(tables::public(&self.readers, limit).await)
    }

    async fn untouched(
        &self,
        state: State,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        self.told(tables::untouched(&self.readers, state, before, limit).await)
    }

    async fn remove(&self, table: &str) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.queue
            .work(async move |connection| tables::remove(connection, &table).await)
            .await
    }

    async fn person(&self, key: &Key) -> Result<Option<Person>, StoreError> {
        let since = match self.known.get(key) {
            Ok(person) => return Ok(Some(person)),
            Err(since) => since,
        };
        let found = self.told(people::of_key(&self.readers, key).await)?;
        if let Some(person) = &found {
            self.known.put(key, person, since);
        }
        Ok(found)
    }

    async fn add_person(&self, person: Person, key: Key, now: Millis) -> Result<(), StoreError> {
        self.queue
            .work(async move |connection| people::add(connection, &person, &key, now).await)
            .await
    }

    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let (person, name) = (person.to_owned(), name.to_owned());
        let (known, id) = (self.known.clone(), person.clone());
        self.queue
            .change(
                async move |connection| people::rename(connection, &person, &name).await,
                move || known.forget(|_, person| person.id == id),
            )
            .await
    }

    async fn add_link(&self, link: Key, person: &str, expires: Millis) -> Result<(), StoreError> {
        let person = person.to_owned();
        self.queue
            .work(async move |connection| {
                people::add_link(connection, &link, &person, expires).await
            })
            .await
    }

    async fn link(&self, link: &Key, now: Millis) -> Result<Option<Person>, StoreError> {
        self.told(people::of_link(&self.readers, link, now).await)
    }

    async fn redeem(
        &self,
        link: &Key,
        key: Key,
        now: Millis,
    ) -> Result<Option<Person>, StoreError> {
        let link = *link;
        self.queue
            .work(async move |connection| people::redeem(connection, &link, &key, now).await)
            .await
    }

    async fn drop_other_keys(&self, person: &str, keep: &Key) -> Result<u64, StoreError> {
        let (person, keep) = (person.to_owned(), *keep);
        let (known, id) = (self.known.clone(), person.clone());
        self.queue
            .change(
                async move |connection| people::drop_other_keys(connection, &person, &keep).await,
                move || known.forget(|key, person| person.id == id && *key != keep),
            )
            .await
    }

    async fn drop_key(&self, key: &Key) -> Result<(), StoreError> {
        let key = *key;
        let known = self.known.clone();
        self.queue
            .change(
                async move |connection| people::drop_key(connection, &key).await,
                move || known.forget(|other, _| *other == key),
            )
            .await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.told(tables::ping(&self.readers).await)?;
        self.queue.work(async |_| Ok(())).await
    }

    async fn close(&self) {
        // The writer goes last, so that it can put the whole log into the file.
        self.readers.close().await;
        self.queue.close().await;
    }
}
