//! The rules of the house that no other tool knows: which crate may know which, what a file may hold, and that the
//! languages say the same things.

mod edges;
mod files;
mod words;

use std::fmt;
use std::process::Command;

use crate::run::{Outcome, capture, failure};

/// One breach of a rule.
#[derive(Debug)]
struct Fault {
    /// The file, with the line where one is meant.
    place: String,
    what: String,
}

impl Fault {
    fn in_file(path: &str, what: impl Into<String>) -> Self {
        Self {
            place: path.to_owned(),
            what: what.into(),
        }
    }

    /// Lines count from one.
    fn at_line(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self {
            place: format!("{path}:{line}"),
            what: what.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// Checks every rule and prints every breach, so that they can be mended in one go.
///
/// # Errors
/// If there is a breach, or cargo or git cannot be asked.
pub(crate) fn run() -> Outcome {
    let paths = tracked()?;
    let (texts, mut faults) = files::read(&paths)?;
    faults.extend(edges::check()?);
    faults.extend(
        texts
            .iter()
            .flat_map(|file| files::check(&file.path, &file.text)),
    );
    faults.extend(words::check(&texts));
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => {
            println!(
                "tidy: {} files and the crates' edges are in order",
                paths.len()
            );
            Ok(())
        }
        count => Err(failure(format!("tidy found {count} faults, listed above"))),
    }
}

/// The files git tracks: what is ignored, or not added yet, is nobody's business. Git would refuse a checkout that
/// belongs to another user, as those of build machines often do; but whoever builds a checkout trusts it already.
fn tracked() -> Outcome<Vec<String>> {
    let list = capture(Command::new("git").args(["-c", "safe.directory=*", "ls-files", "-z"]))?;
    Ok(list.split_terminator('\0').map(str::to_owned).collect())
}
