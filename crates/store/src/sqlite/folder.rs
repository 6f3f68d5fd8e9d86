//! The folder of a store: made, locked, and looked at before the database is touched.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};

use super::{APPLICATION, trouble};
use crate::StoreError;

/// A folder that no other server has.
pub(super) struct Folder {
    path: PathBuf,
    lock: Lock,
}

/// A file that is locked for as long as it is open, so that the lock ends with the process, however that ends.
pub(super) struct Lock(File);

/// A process that is being started may hold the file open for a moment, too; it does not keep the lock from others.
impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

impl Folder {
    /// Makes the folder if there is none, and locks it.
    ///
    /// # Errors
    /// [`StoreError::Folder`] if it cannot be made or written to, [`StoreError::Held`] if another server has it.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let path = absolute(path)?;
        make(&path).map_err(|error| unusable(&path, &error))?;
        let place = path.join("lock");
        let lock = private()
            .write(true)
            .create(true)
            .truncate(false)
            .open(&place)
            .map_err(|error| unusable(&place, &error))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self {
                path,
                lock: Lock(lock),
            }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Held { folder: path }),
            Err(TryLockError::Error(error)) => Err(unusable(&place, &error)),
        }
    }

    pub(super) fn database(&self) -> PathBuf {
        database(&self.path)
    }

    /// Makes the empty file that becomes the database. SQLite gives its other files the same mode.
    pub(super) fn make_database(&self) -> Result<(), StoreError> {
        let place = self.database();
        let made = private().write(true).create_new(true).open(&place);
        match made {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(unusable(&place, &error)),
            _ => Ok(()),
        }
    }

    /// Makes the names of new files and folders outlast a cut of the power: what is written into a file does not see
    /// to that.
    pub(super) fn settle(&self) {
        for folder in self.path.ancestors() {
            sync_folder(folder);
        }
    }

    /// The lock, which whoever writes keeps until the last byte is written.
    pub(super) fn into_lock(self) -> Lock {
        self.lock
    }
}

/// An absolute path, which SQLite cannot take for a URI.
pub(super) fn absolute(path: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(path).map_err(|error| unusable(path, &error))
}

pub(super) fn database(folder: &Path) -> PathBuf {
    folder.join("strohmann.db")
}

/// Options for a file that is nobody else's business.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

pub(super) fn unusable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Folder {
        path: path.to_owned(),
        why: error.to_string(),
    }
}

/// Writes a folder's entries to disk, where that can be done: some systems and some folders do not let it, and files in
/// them are as good as they can be.
pub(super) fn sync_folder(folder: &Path) {
    if cfg!(unix) {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

fn make(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// What a database file says of itself.
struct Stamp {
    application: u32,
    version: u32,
    /// Changes with every change of the schema; 0 if there never was one.
    schema: u32,
}

/// Whether there is a database yet, or only a place for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Age {
    New,
    Old,
}

/// Looks at the file without changing a byte of it.
///
/// # Errors
/// [`StoreError::Newer`] if it has a version above `known`, [`StoreError::Damaged`] if it is something else.
pub(super) async fn admit(database: &Path, known: i64) -> Result<Age, StoreError> {
    let damaged = |why: &str| StoreError::Damaged {
        database: database.to_owned(),
        why: why.to_owned(),
    };
    let Some(header) = header(database).map_err(|error| unusable(database, &error))? else {
        return Ok(Age::New);
    };
    let stamp = if has_log(database) {
        asked(database).await?
    } else {
        read(&header).ok_or_else(|| damaged("it does not begin as one does"))?
    };
    match stamp {
        Stamp {
            application: APPLICATION,
            version,
            ..
        } if i64::from(version) > known => Err(StoreError::Newer {
            database: database.to_owned(),
            found: i64::from(version),
            known,
        }),
        Stamp {
            application: APPLICATION,
            ..
        } => Ok(Age::Old),
        // Opened once, but the process ended before anything was put in.
        Stamp {
            application: 0,
            schema: 0,
            ..
        } => Ok(Age::New),
        Stamp { .. } => Err(damaged("another program's data are in it")),
    }
}

/// The first bytes of the file; none if it does not exist or is empty, which is as good as that.
fn header(database: &Path) -> io::Result<Option<Vec<u8>>> {
    let file = match File::open(database) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        file => file?,
    };
    let mut bytes = Vec::new();
    file.take(100).read_to_end(&mut bytes)?;
    Ok((!bytes.is_empty()).then_some(bytes))
}

/// Reads the header that <https://www.sqlite.org/fileformat.html> describes.
fn read(header: &[u8]) -> Option<Stamp> {
    let number = |at: usize| {
        let bytes = header.get(at..at + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    header.starts_with(b"SQLite format 3\0").then_some(())?;
    Some(Stamp {
        application: number(68)?,
        version: number(60)?,
        schema: number(40)?,
    })
}

/// Whether a process that ended early left changes that are not in the file yet.
fn has_log(database: &Path) -> bool {
    let mut log = database.as_os_str().to_owned();
    log.push("-wal");
    fs::metadata(log).is_ok_and(|log| log.len() > 0)
}

/// Asks SQLite what the file says, the changes in its log included; reading only, it does not put them in.
async fn asked(database: &Path) -> Result<Stamp, StoreError> {
    let told = |error| trouble(&error, database);
    let mut connection = options(database)
        .read_only(true)
        .connect()
        .await
        .map_err(told)?;
    let mut numbers = [0_u32; 3];
    for (number, question) in numbers.iter_mut().zip([
        "PRAGMA application_id",
        "PRAGMA user_version",
        "PRAGMA schema_version",
    ]) {
        *number = pragma(&mut connection, question).await.map_err(told)?;
    }
    connection.close().await.map_err(told)?;
    let [application, version, schema] = numbers;
    Ok(Stamp {
        application,
        version,
        schema,
    })
}

async fn pragma(connection: &mut SqliteConnection, question: &'static str) -> sqlx::Result<u32> {
    let number: i64 = sqlx::query_scalar(question).fetch_one(connection).await?;
    Ok(number as u32)
}

/// What all connections have in common. Statements are not logged: their values are nobody's business.
pub(super) fn options(database: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(database)
        .disable_statement_logging()
}
