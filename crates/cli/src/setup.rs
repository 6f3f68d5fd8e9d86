//! Options from the command line, and standard output.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use indicatif::{ProgressBar, ProgressStyle};
use strohmann_rules::Options;
use strohmann_rules::json::Tape;

use crate::failure::Failure;

/// Reads `KEY=VALUE` options; a value is JSON or a bare word.
pub(crate) fn options<O: Options>(given: &[String]) -> Result<O, Failure> {
    let mut entries = Vec::with_capacity(given.len());
    for option in given {
        let Some((key, value)) = option.split_once('=') else {
            let known = O::KEYS.join(", ");
            return Err(Failure::Bad(format!(
                "--option {option:?} has no value; write KEY=VALUE with one of {known}"
            )));
        };
        let bare = Tape::parse(value).is_err();
        let value = if bare { text(value) } else { value.to_owned() };
        entries.push(format!("{}:{value}", text(key)));
    }
    let object = format!("{{{}}}", entries.join(","));
    let tape = Tape::parse(&object).map_err(Failure::bad)?;
    let read = O::read(tape.root());
    match (read.options, read.faults.into_iter().next()) {
        (Some(options), None) => Ok(options),
        (_, fault) => Err(Failure::Bad(format!(
            "--option: {}",
            fault.unwrap_or_default()
        ))),
    }
}

fn text(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Prints a text as it is.
pub(crate) fn print(text: &str) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// A bar on a terminal with these words beside it, placeholders as indicatif has them; elsewhere nothing is shown.
pub(crate) fn bar(len: u64, beside: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {beside}"));
    match style {
        Ok(style) if io::stderr().is_terminal() => ProgressBar::new(len).with_style(style),
        _ => ProgressBar::hidden(),
    }
}

/// Random bytes of the system.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Milliseconds since 1970; with [`clock`] and [`processor`] the only place where the program reads a clock.
pub(crate) fn millis() -> i64 {
    #[allow(clippy::disallowed_methods)] // The edge of the program is where the clock comes from.
    let now = SystemTime::now();
    let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The time since some moment in the past.
pub(crate) fn clock() -> impl Fn() -> Duration + Sync {
    #[allow(clippy::disallowed_methods)] // The edge of the program is where the clock comes from.
    let (now, start) = (Instant::now, Instant::now());
    move || now().duration_since(start)
}

/// How long this thread has been given a processor, where the system tells: what other programs do does not count.
/// Elsewhere the time since some moment in the past.
pub(crate) fn processor() -> impl Fn() -> Duration + Sync {
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    {
        use rustix::time::{ClockId, clock_gettime};
        || Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
    }
    #[cfg(not(any(target_os = "linux", target_os = "macos")))]
    clock()
}
