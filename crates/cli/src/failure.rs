//! Why the program stops: one line on stderr, exit code 2.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Bad usage or input, or a reader that has gone away.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was wrong and what would be right.
    Bad(String),
    /// Nobody reads the output any more, which is the end, not an error.
    Closed,
}

impl Failure {
    /// Bad usage or input.
    pub(crate) fn bad(text: impl fmt::Display) -> Failure {
        Failure::Bad(text.to_string())
    }

    /// Says it, and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Bad(text) => {
                say(text);
                ExitCode::from(2)
            }
        }
    }
}

/// One line on stderr, even if nobody reads there.
pub(crate) fn say(text: &str) {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let _ = io::Write::write_fmt(&mut io::stderr(), format_args!("strohmann: {line}\n"));
}

impl From<io::Error> for Failure {
    /// An error of writing to stdout.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Bad(format!("the output cannot be written: {error}")),
        }
    }
}
