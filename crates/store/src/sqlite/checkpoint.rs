//! The log of writes, put into the file beside the writing: what that takes, tens of milliseconds, nobody has to wait for.

use std::path::PathBuf;

use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::task::JoinHandle;

use super::folder;

/// After how many requests the log is put into the file: they write some ten MiB, about a page each, and many pages
/// several times.
pub(super) const LONG: usize = 4096;

/// From how many pages on SQLite puts the log into the file of itself, within a commit; it comes to that only if what
/// is done here fails, or many requests write many pages.
pub(super) const TOO_LONG: &str = "16384";

/// When the log was put into the file last, and whether that is under way.
pub(super) struct Checkpoints {
    database: PathBuf,
    /// How many requests were written since it was begun last.
    requests: usize,
    under_way: Option<JoinHandle<()>>,
}

impl Checkpoints {
    pub(super) fn new(database: PathBuf) -> Self {
        Self {
            database,
            requests: 0,
            under_way: None,
        }
    }

    /// After a transaction of so many requests, on the writer's connection: has the log put into the file once it is
    /// long, by a connection of its own. What is written meanwhile follows at the end by the writer's own, as nobody
    /// writes then: only a log that is in the file as a whole begins anew.
    pub(super) async fn after(&mut self, requests: usize, writer: &mut SqliteConnection) {
        self.requests += requests;
        match &self.under_way {
            None if self.requests >= LONG => {
                self.requests = 0;
                self.under_way = Some(tokio::spawn(beside(self.database.clone())));
            }
            Some(task) if task.is_finished() => {
                self.under_way = None;
                let _ = checkpoint(writer).await;
            }
            None | Some(_) => {}
        }
    }

    /// Waits for what is under way.
    pub(super) async fn end(self) {
        if let Some(task) = self.under_way {
            let _ = task.await;
        }
    }
}

/// The next one takes up what fails, or SQLite itself.
async fn beside(database: PathBuf) {
    if let Ok(mut connection) = folder::options(&database).connect().await {
        let _ = checkpoint(&mut connection).await;
        let _ = connection.close().await;
    }
}

/// Puts as much of the log into the file as can be done without waiting for anybody or keeping anybody waiting.
async fn checkpoint(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)")
        .execute(connection)
        .await?;
    Ok(())
}
