//! `strohmann check`: a line for each fault.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use strohmann_rules::record::{self, Fault};

use crate::args::CheckArgs;
use crate::failure::{Failure, say};
use crate::lines::{Line, Lines, MAX_LINE};

/// Checks all files; one that cannot be read does not keep the others from being checked.
pub(crate) fn run(args: &CheckArgs) -> Result<ExitCode, Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut counts = Counts::default();
    let mut unreadable = false;
    for path in &args.files {
        match check_file(path, &mut out, &mut counts) {
            Ok(()) => {}
            Err(Failure::Closed) => break,
            Err(Failure::Bad(text)) => {
                out.flush()?;
                say(&text);
                unreadable = true;
            }
        }
    }
    match out.flush() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(error.into()),
        _ => {}
    }
    if io::stderr().is_terminal() {
        let Counts { records, faulty } = counts;
        say(&format!("{records} records checked, {faulty} with faults"));
    }
    Ok(ExitCode::from(match (unreadable, counts.faulty) {
        (true, _) => 2,
        (false, 0) => 0,
        (false, _) => 1,
    }))
}

#[derive(Default)]
struct Counts {
    records: u64,
    faulty: u64,
}

fn check_file(path: &Path, out: &mut impl Write, counts: &mut Counts) -> Result<(), Failure> {
    let mut lines = Lines::open(path)?;
    let name = lines.name().to_owned();
    let bar = bar(lines.len);
    let mut number = 0u64;
    loop {
        bar.set_position(lines.read);
        let Some(line) = lines.next()? else { break };
        number += 1;
        let faults = match line {
            Line::Read(line) => record::check(line),
            Line::TooLong => {
                let limit = MAX_LINE >> 20;
                writeln!(out, "{name}:{number}: longer than {limit} MiB, skipped")?;
                counts.faulty += 1;
                continue;
            }
        };
        counts.records += 1;
        counts.faulty += !faults.is_empty() as u64;
        for fault in &faults {
            writeln!(out, "{name}:{number}: {}", describe(fault))?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// A bar on a terminal, for anything over a second.
fn bar(len: Option<u64>) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {percent} % · {bytes_per_sec} · {eta} left");
    let bar = match (len, style) {
        (Some(len), Ok(style)) if len > 64 << 20 => ProgressBar::new(len).with_style(style),
        _ => ProgressBar::hidden(),
    };
    bar.enable_steady_tick(std::time::Duration::from_secs(1));
    bar
}

/// A fault in a line: its place, and what is wrong there.
pub(crate) fn describe(fault: &Fault) -> String {
    match fault.place() {
        Some(place) => format!("{place}: {}", fault.what),
        None => fault.what.to_string(),
    }
}
