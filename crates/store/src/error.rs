//! What can go wrong, in one line each: what is wrong, and what would be right.

use std::fmt;
use std::path::PathBuf;

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StoreError {
    /// The folder, or a file in it, cannot be made or used.
    Folder {
        /// Which folder or file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// Another server holds the folder.
    Held {
        /// Which folder.
        folder: PathBuf,
    },
    /// The database was written by a newer version, and was left alone.
    Newer {
        /// Which file.
        database: PathBuf,
        /// The version it has.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The file is no database of this program, or is damaged.
    Damaged {
        /// Which file.
        database: PathBuf,
        /// What gave it away.
        why: String,
    },
    /// There is no database to be copied.
    Missing {
        /// Where one was looked for.
        database: PathBuf,
    },
    /// A copy cannot be written.
    Target {
        /// Where it should have gone.
        path: PathBuf,
        /// Why it cannot.
        why: String,
    },
    /// The disk is full; nothing of the request was kept.
    Full,
    /// An id, a key or a link that should be new is there already.
    Taken,
    /// There is no such person.
    NoPerson,
    /// The store was closed.
    Closed,
    /// Anything else, in the database's words.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder { path, why } => write!(
                f,
                "{} cannot be used: {why}; give a folder in which files may be written",
                path.display()
            ),
            Self::Held { folder } => write!(
                f,
                "{} is in use by another server: stop that one, or give another folder",
                folder.display()
            ),
            Self::Newer {
                database,
                found,
                known,
            } => write!(
                f,
                "{} has version {found}, newer than the {known} this program knows, and was left alone: \
                 use the newer program",
                database.display()
            ),
            Self::Damaged { database, why } => write!(
                f,
                "{} is not a sound database of this program: {why}; put a backup in its place, or give another folder",
                database.display()
            ),
            Self::Missing { database } => write!(
                f,
                "{} does not exist: give the folder that a server has written its data to",
                database.display()
            ),
            Self::Target { path, why } => write!(
                f,
                "{} cannot be written: {why}; give a new file in a folder with room for it",
                path.display()
            ),
            Self::Full => f.write_str(
                "the disk is full, and nothing of the request was kept: make room on it",
            ),
            Self::Taken => f.write_str("that id or key is there already: make a new one"),
            Self::NoPerson => f.write_str("there is no such person: add the person first"),
            Self::Closed => f.write_str("the store is closed: open it again"),
            Self::Other(why) => write!(
                f,
                "the database failed ({why}): try again, or restart the server if that does not help"
            ),
        }
    }
}

impl std::error::Error for StoreError {}

/// Why events were not appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// The log does not have as many events as were expected: somebody was faster.
    Conflict,
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => f.write_str(
                "the table does not have as many events as expected: read them again, then append",
            ),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AppendError {}
