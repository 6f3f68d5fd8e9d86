//! Somebody whose page is open: what he has, and what he is sent.

use std::mem;

use tokio::sync::mpsc;

use crate::html::room::{Has, Pause, Room};
use crate::visit::Visit;

use super::sitting::Frame;
use super::tell::Tale;

/// How many states may wait for a reader; who is slower is sent away and comes back to the newest.
const BEHIND: usize = 256;

/// Somebody whose page is open.
pub(super) struct Reader {
    pub(super) visit: Visit,
    /// A cut to fill in, the same as long as the page is open.
    pub(super) cut: String,
    /// What the state is called that he has.
    last: String,
    /// What it is made of, if it was sent by this stream or is the same still.
    pub(super) has: Has,
    /// What he has been told of the hand.
    pub(super) tale: Tale,
    frames: mpsc::Sender<Frame>,
}

impl Reader {
    /// One who has a state of this name, or none, and what he is sent.
    pub(super) fn new(
        visit: Visit,
        cut: String,
        last: Option<String>,
    ) -> (Reader, mpsc::Receiver<Frame>) {
        let (frames, stream) = mpsc::channel(BEHIND);
        let reader = Reader {
            visit,
            cut,
            last: last.unwrap_or_default(),
            has: Has::default(),
            tale: Tale::default(),
            frames,
        };
        (reader, stream)
    }

    /// Whether his page has been closed.
    pub(super) fn has_left(&self) -> bool {
        self.frames.is_closed()
    }

    /// Sends what is new in a state, if anything is; whether he is still there.
    pub(super) fn send(&mut self, mut room: Room, pause: Pause) -> bool {
        self.tale = mem::take(&mut room.tale);
        let has = room.has();
        let id = has.id();
        if id == self.last {
            self.has = has;
            return !self.has_left();
        }
        let mut pause = Some(pause);
        while self.last != id {
            let now = room.step(&has, &self.has);
            let html = room.html(&now, &self.has, pause.take()).into_string();
            self.last = now.id();
            self.has = now;
            let id = self.last.clone();
            if self.frames.try_send(Frame { id, html }).is_err() {
                return false;
            }
        }
        true
    }
}
