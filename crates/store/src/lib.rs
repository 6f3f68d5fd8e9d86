//! The append-only log of tables, and who is who.
//!
//! All that a table server must not forget is one log of events for each table and the keys by which people are
//! known. [`Store`] is what it may ask of them, [`SqliteStore`] keeps them in one folder, and [`backup`] copies them
//! while a server runs. What an event says, this crate does not know.
//!
//! ```
//! use strohmann_store::{AppendError, Listing, SqliteStore, State, Store};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let temporary = tempfile::tempdir()?;
//! # let folder = temporary.path();
//! let store = SqliteStore::open(folder).await?;
//! let listing = Listing {
//!     state: State::Gathering,
//!     public: true,
//!     people: vec!["anna".into()],
//!     label: "a quick one".into(),
//! };
//! store.append("t1", 0, vec!["made".into()], Some((listing, 1_000))).await?;
//! store.append("t1", 1, vec!["Ben sits".into()], None).await?;
//!
//! // Somebody who has not seen the last event is told so, and nothing is changed.
//! let late = store.append("t1", 1, vec!["Cleo sits".into()], None).await;
//! assert_eq!(late, Err(AppendError::Conflict));
//! assert_eq!(store.events("t1").await?, Some(vec!["made".into(), "Ben sits".into()]));
//! # Ok(())
//! # }
//! ```

mod error;
mod sqlite;
mod store;

pub use error::{AppendError, StoreError};
pub use sqlite::{SqliteStore, backup};
pub use store::{Entry, Key, Listing, Millis, Person, State, Store};
