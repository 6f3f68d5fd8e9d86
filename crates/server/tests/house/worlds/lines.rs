//! The log lines of houses.

use std::cell::RefCell;
use std::io;
use std::mem;
use std::sync::Once;

use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};

thread_local! {
    static LINES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Listens to everything that the project's crates log, on any level, as text without times.
///
/// One subscriber serves all threads and keeps their lines apart: with one for this thread alone, a line that another
/// thread comes to first could be switched off for good.
pub fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let written = tracing_subscriber::fmt::layer()
            .without_time()
            .with_ansi(false)
            .with_writer(|| Writer);
        let ours = Targets::new().with_target("strohmann", Level::TRACE);
        let subscriber = tracing_subscriber::registry().with(written.with_filter(ours));
        let listens = tracing::subscriber::set_global_default(subscriber);
        listens.expect("nobody else listens to all threads");
        // Somebody may have logged in between.
        tracing::callsite::rebuild_interest_cache();
    });
}

/// What was logged on this thread since this was asked last.
pub fn take() -> String {
    let taken = LINES.with_borrow_mut(mem::take);
    String::from_utf8(taken).expect("log lines are text")
}

struct Writer;

impl io::Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.with_borrow_mut(|lines| lines.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
