//! What comes from the player: lines, the end, or an interruption, all through one channel.

use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::mpsc::{Receiver, Sender};

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

/// What has come and was not yet read.
pub(super) struct Inputs {
    channel: Receiver<Typed>,
    ahead: VecDeque<Typed>,
}

impl Inputs {
    pub(super) fn new(channel: Receiver<Typed>) -> Inputs {
        Inputs {
            channel,
            ahead: VecDeque::new(),
        }
    }

    /// Waits for the next.
    pub(super) fn next(&mut self) -> Typed {
        let ahead = self.ahead.pop_front();
        ahead.unwrap_or_else(|| self.channel.recv().unwrap_or(Typed::End))
    }

    /// Whether Ctrl-C has come in the meantime; lines typed ahead are kept.
    pub(super) fn interrupted(&mut self) -> bool {
        self.ahead.extend(self.channel.try_iter());
        self.ahead.contains(&Typed::Interrupt)
    }
}

/// Reads lines to the end of the input or until nobody wants them any more.
pub(super) fn read_lines(mut input: impl BufRead, lines: &Sender<Typed>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line).unwrap_or(0);
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
