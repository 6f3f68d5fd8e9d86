//! Open pages: a stream each, at most four a browser, all ended when the house closes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use strohmann_store::Key;
use tokio::sync::{mpsc, oneshot, watch};

use crate::table::{Frame, No, Reply};
use crate::visit::Visit;

use super::trouble::Trouble;
use super::{House, table_name};

/// How many streams a browser may have: it opens only six connections to a house.
const STREAMS: usize = 4;
/// How often a stream says that it is still there.
const ALIVE: Duration = Duration::from_secs(20);

type Open = HashMap<Key, Vec<(u64, oneshot::Sender<()>)>>;

/// All open streams.
#[derive(Clone)]
pub(crate) struct Streams {
    open: Arc<Mutex<(u64, Open)>>,
    closing: watch::Receiver<bool>,
}

impl Streams {
    /// None yet; all end once this says so.
    pub(crate) fn new(closing: watch::Receiver<bool>) -> Streams {
        Streams {
            open: Arc::default(),
            closing,
        }
    }

    /// Opens one more for a browser; its oldest is closed if there are too many.
    fn add(&self, key: Key) -> Place {
        let (close, closed) = oneshot::channel();
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, all) = &mut *open;
        *count += 1;
        let number = *count;
        let own = all.entry(key).or_default();
        own.push((number, close));
        if own.len() > STREAMS {
            let (_, oldest) = own.remove(0);
            let _ = oldest.send(());
        }
        Place {
            streams: self.clone(),
            key,
            number,
            closed,
        }
    }
}

/// One of a browser's streams; it gives its place back when it ends.
struct Place {
    streams: Streams,
    key: Key,
    number: u64,
    closed: oneshot::Receiver<()>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let open = &self.streams.open;
        let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = open.1.get_mut(&self.key) {
            own.retain(|(number, _)| *number != self.number);
            if own.is_empty() {
                open.1.remove(&self.key);
            }
        }
    }
}

/// What the page has seen.
#[derive(Deserialize)]
pub(super) struct Seen {
    last: Option<String>,
}

/// What happens at a table, as the reader sees it.
pub(super) async fn events(
    State(house): State<House>,
    Path(table): Path<String>,
    Query(seen): Query<Seen>,
    headers: HeaderMap,
    Extension(mut visit): Extension<Visit>,
) -> Result<Response, Trouble> {
    let table = table_name(&table)?;
    // Links in what is sent are those of the table's page.
    visit.path = format!("/t/{table}");
    let again = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let last = again.or(seen.last.as_deref());
    let frames = match house.registry.watch(table, &visit, last).await {
        Reply::Stream(frames) => frames,
        Reply::No(no, _) => return Err(no.into()),
        Reply::Page(_) | Reply::Done => return Err(No::Gone.into()),
    };
    let state = Following {
        frames,
        place: house.streams.add(visit.key),
        closing: house.streams.closing.clone(),
        over: false,
    };
    let events = stream::unfold(state, |mut state| async move {
        let event = state.next().await?;
        Some((Ok::<Event, Infallible>(event), state))
    });
    let alive = KeepAlive::new().interval(ALIVE).text("");
    let unbuffered = [("x-accel-buffering", HeaderValue::from_static("no"))];
    Ok((unbuffered, Sse::new(events).keep_alive(alive)).into_response())
}

/// One reader's stream.
struct Following {
    frames: mpsc::Receiver<Frame>,
    place: Place,
    closing: watch::Receiver<bool>,
    over: bool,
}

impl Following {
    async fn next(&mut self) -> Option<Event> {
        if self.over {
            return None;
        }
        tokio::select! {
            frame = self.frames.recv() => {
                let Frame { id, html } = frame?;
                Some(Event::default().event("room").id(id).data(html))
            }
            _ = &mut self.place.closed => {
                self.over = true;
                // Browsers pass over events without data.
                Some(Event::default().event("elsewhere").data("elsewhere"))
            }
            _ = self.closing.wait_for(|closing| *closing) => None,
        }
    }
}
