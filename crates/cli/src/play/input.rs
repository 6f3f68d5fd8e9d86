//! What comes from the player: lines, the end, or an interruption.

use std::io::{BufRead, Read as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};

/// How much of a line is kept, in bytes: more than anybody types, and an endless one fills no memory.
const MAX_LINE: u64 = 4096;

/// Something that came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// A line, without its end.
    Line(String),
    /// No more will come.
    End,
    /// Ctrl-C.
    Interrupt,
}

/// Lines as they are wanted, and whether Ctrl-C has come meanwhile.
pub(super) struct Inputs {
    channel: Receiver<Typed>,
    interrupted: Arc<AtomicBool>,
}

impl Inputs {
    /// From a channel, beside a flag that Ctrl-C sets before it sends [`Typed::Interrupt`].
    pub(super) fn new(channel: Receiver<Typed>, interrupted: Arc<AtomicBool>) -> Inputs {
        Inputs {
            channel,
            interrupted,
        }
    }

    /// Waits for the next.
    pub(super) fn next(&mut self) -> Typed {
        let next = self.channel.recv().unwrap_or(Typed::End);
        if self.interrupted() {
            return Typed::Interrupt;
        }
        next
    }

    /// Whether Ctrl-C has come; lines that were typed before it no longer count.
    pub(super) fn interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }
}

/// The channel lines come through: it holds one, so that a script is read no faster than it is played.
pub(super) fn channel() -> (SyncSender<Typed>, Receiver<Typed>) {
    mpsc::sync_channel(1)
}

/// What Ctrl-C does: the flag is seen at the next step, the message wakes whoever waits for a line.
pub(super) fn interrupter(flag: Arc<AtomicBool>, wake: SyncSender<Typed>) -> impl Fn() {
    move || {
        flag.store(true, Ordering::Relaxed);
        let _ = wake.try_send(Typed::Interrupt);
    }
}

/// Reads lines to the end of the input or until nobody wants them any more.
pub(super) fn read_lines(mut input: impl BufRead, lines: &SyncSender<Typed>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        let mut start = input.by_ref().take(MAX_LINE);
        let read = start.read_until(b'\n', &mut line).unwrap_or(0);
        if read as u64 == MAX_LINE && !line.ends_with(b"\n") {
            let _ = input.skip_until(b'\n');
        }
        let text = String::from_utf8_lossy(&line);
        let typed = match read {
            0 => Typed::End,
            _ => Typed::Line(text.trim_end_matches(['\n', '\r']).to_owned()),
        };
        if lines.send(typed).is_err() || read == 0 {
            return;
        }
    }
}
