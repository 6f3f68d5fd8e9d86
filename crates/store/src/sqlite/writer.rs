//! The one writer: what waits is written together, and each is answered when all of it is on disk.

use std::collections::HashSet;
use std::mem;
use std::path::PathBuf;
use std::pin::Pin;
use std::slice;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::Checkpoints;
use super::folder::Lock;
use super::tables::{self, Append};
use super::trouble;
use crate::StoreError;

/// How many requests one transaction takes at most; it bounds how long the first of them waits.
const BATCH: usize = 256;

/// How many requests may wait before callers have to.
const WAITING: usize = 1024;

/// Where requests to the writer are put.
pub(super) struct Queue {
    /// None once it is closed.
    requests: Mutex<Option<mpsc::Sender<Waiting>>>,
    /// Whoever closes first waits for the thread while holding this, so that whoever comes next waits too.
    thread: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

impl Queue {
    /// Appends in the next transaction, and says when that is on disk whether the log was as expected.
    ///
    /// # Errors
    /// If the transaction failed; then nothing of it was kept.
    pub(super) async fn append(&self, append: Append) -> Result<bool, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.put(Waiting::Append(Appending {
            append,
            fits: false,
            reply,
        }))
        .await?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Has `work` done in the next transaction, and returns what it found when that is on disk.
    ///
    /// The work may be done several times over, each time on a database on which it was not done yet: a transaction in
    /// which something failed is taken back, and its requests are tried one by one.
    ///
    /// # Errors
    /// If the work or the transaction failed; then nothing of it was kept.
    pub(super) async fn work<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: AsyncFn(&mut SqliteConnection) -> sqlx::Result<T> + Send + 'static,
    {
        self.change(work, || ()).await
    }

    /// The same; `then` is called after it and before the answer, even if nobody waits for that any more.
    pub(super) async fn change<T, F, N>(&self, work: F, then: N) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: AsyncFn(&mut SqliteConnection) -> sqlx::Result<T> + Send + 'static,
        N: FnOnce() + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        self.put(Waiting::Work(Box::new(Working {
            work,
            then,
            found: None,
            reply,
        })))
        .await?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    async fn put(&self, waiting: Waiting) -> Result<(), StoreError> {
        let requests = self.requests().clone().ok_or(StoreError::Closed)?;
        requests.send(waiting).await.map_err(|_| StoreError::Closed)
    }

    /// Takes no more, and waits until what was taken is done and the file is closed.
    pub(super) async fn close(&self) {
        self.requests().take();
        let mut thread = self.thread.lock().await;
        if let Some(thread) = thread.take() {
            // A thread that panicked has closed the file as well.
            let _ = tokio::task::spawn_blocking(|| thread.join()).await;
        }
    }

    fn requests(&self) -> MutexGuard<'_, Option<mpsc::Sender<Waiting>>> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whoever drops a store may open its folder again at once: dropping waits for the transaction under way.
impl Drop for Queue {
    fn drop(&mut self) {
        self.requests().take();
        if let Some(thread) = self.thread.get_mut().take() {
            let _ = thread.join();
        }
    }
}

/// A connection that nobody else writes beside.
pub(super) struct Writer {
    pub(super) connection: SqliteConnection,
    pub(super) database: PathBuf,
    /// Kept for as long as there is something to be written.
    pub(super) lock: Lock,
}

impl Writer {
    /// Starts to write, on a thread of its own: a caller's runtime that ends does not take it along.
    ///
    /// # Errors
    /// If the system has no thread left.
    pub(super) fn start(self) -> Result<Queue, StoreError> {
        let failed = |error: std::io::Error| StoreError::Other(error.to_string());
        let (requests, waiting) = mpsc::channel(WAITING);
        let runtime = runtime::Builder::new_current_thread()
            .build()
            .map_err(failed)?;
        let thread = thread::Builder::new()
            .name("strohmann-store".to_owned())
            .spawn(move || runtime.block_on(self.run(waiting)))
            .map_err(failed)?;
        Ok(Queue {
            requests: Mutex::new(Some(requests)),
            thread: tokio::sync::Mutex::new(Some(thread)),
        })
    }

    async fn run(mut self, mut waiting: mpsc::Receiver<Waiting>) {
        let mut checkpoints = Checkpoints::new(self.database.clone());
        let mut batch = Vec::new();
        while waiting.recv_many(&mut batch, BATCH).await > 0 {
            let requests = batch.len();
            self.settle(mem::take(&mut batch)).await;
            checkpoints.after(requests, &mut self.connection).await;
        }
        checkpoints.end().await;
        // What was answered is on disk; a log that cannot be put into the file now will be when it is opened next.
        let _ = self.connection.close().await;
        drop(self.lock);
    }

    /// Does all requests of a batch in one transaction and answers them. If one of them fails, all are taken back, and
    /// each has its own transaction, so that it is answered for itself alone.
    async fn settle(&mut self, mut batch: Vec<Waiting>) {
        match self.write(&mut batch).await {
            Err(Failure::Work(_)) if batch.len() > 1 => {
                for mut waiting in batch {
                    let how = self.write(slice::from_mut(&mut waiting)).await;
                    waiting.answer(how.map_err(|failure| self.told(&failure)));
                }
            }
            how => {
                let how = how.map_err(|failure| self.told(&failure));
                for waiting in batch {
                    waiting.answer(how.clone());
                }
            }
        }
    }

    async fn write(&mut self, batch: &mut [Waiting]) -> Result<(), Failure> {
        let how = self.attempt(batch).await;
        if how.is_err() {
            // SQLite takes some transactions back of itself, such as when the disk is full; there is none to be taken
            // back then, and that is the only complaint to be had here.
            let _ = sqlx::query("ROLLBACK").execute(&mut self.connection).await;
        }
        how
    }

    /// Those who wait at the same time have no claim to an order, so appends can go first, and together. Where they are
    /// one statement and all there is, that is a transaction of itself.
    async fn attempt(&mut self, batch: &mut [Waiting]) -> Result<(), Failure> {
        let connection = &mut self.connection;
        let alone = are_one_statement(batch);
        if !alone {
            sqlx::query("BEGIN IMMEDIATE")
                .execute(&mut *connection)
                .await
                .map_err(Failure::Transaction)?;
        }
        let mut appending = Vec::new();
        let mut working = Vec::new();
        for waiting in batch {
            match waiting {
                Waiting::Append(append) => appending.push(append),
                Waiting::Work(work) => working.push(work),
            }
        }
        append(connection, appending).await.map_err(Failure::Work)?;
        for work in working {
            work.run(connection).await.map_err(Failure::Work)?;
        }
        if !alone {
            sqlx::query("COMMIT")
                .execute(&mut *connection)
                .await
                .map_err(Failure::Transaction)?;
        }
        Ok(())
    }

    fn told(&self, failure: &Failure) -> StoreError {
        let (Failure::Work(error) | Failure::Transaction(error)) = failure;
        trouble(error, &self.database)
    }
}

/// Whether a batch is nothing but events, for a table each.
fn are_one_statement(batch: &[Waiting]) -> bool {
    let mut tables = HashSet::new();
    batch.iter().all(|waiting| match waiting {
        Waiting::Append(Appending { append, .. }) => {
            append.listing.is_none() && tables.insert(&append.table)
        }
        Waiting::Work(_) => false,
    })
}

async fn append(
    connection: &mut SqliteConnection,
    mut appending: Vec<&mut Appending>,
) -> sqlx::Result<()> {
    let appends: Vec<&Append> = appending.iter().map(|waiting| &waiting.append).collect();
    let fits = tables::append(connection, &appends).await?;
    for (waiting, fits) in appending.iter_mut().zip(fits) {
        waiting.fits = fits;
    }
    Ok(())
}

/// What failed: one of the requests, or what they have in common.
enum Failure {
    Work(sqlx::Error),
    Transaction(sqlx::Error),
}

/// Something to be written, and somebody to be told; if nobody is waiting any more, nobody hears it.
enum Waiting {
    /// Appends are known for what they are because they come in crowds, and are done in crowds.
    Append(Appending),
    Work(Box<dyn Work>),
}

impl Waiting {
    fn answer(self, how: Result<(), StoreError>) {
        match self {
            Self::Append(Appending { fits, reply, .. }) => {
                let _ = reply.send(how.map(|()| fits));
            }
            Self::Work(work) => work.answer(how),
        }
    }
}

struct Appending {
    append: Append,
    /// Whether the log was as expected.
    fits: bool,
    reply: oneshot::Sender<Result<bool, StoreError>>,
}

/// Anything else.
trait Work: Send {
    /// Does it, and keeps what was found for the answer.
    fn run<'a>(
        &'a mut self,
        connection: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = sqlx::Result<()>> + 'a>>;

    fn answer(self: Box<Self>, how: Result<(), StoreError>);
}

struct Working<T, F, N> {
    work: F,
    then: N,
    found: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F, N> Work for Working<T, F, N>
where
    T: Send,
    N: FnOnce() + Send,
    F: AsyncFn(&mut SqliteConnection) -> sqlx::Result<T> + Send,
{
    fn run<'a>(
        &'a mut self,
        connection: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = sqlx::Result<()>> + 'a>> {
        Box::pin(async move {
            self.found = Some((self.work)(connection).await?);
            Ok(())
        })
    }

    fn answer(self: Box<Self>, how: Result<(), StoreError>) {
        let Self {
            found, then, reply, ..
        } = *self;
        then();
        let _ = reply.send(how.and_then(|()| found.ok_or(StoreError::Closed)));
    }
}
