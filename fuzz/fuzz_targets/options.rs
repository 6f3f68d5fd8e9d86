//! Options of every game: whatever JSON comes in, either they are read and written back the same, or what is wrong is
//! said shortly.

#![no_main]

use libfuzzer_sys::fuzz_target;
use strohmann_rules::json::Tape;
use strohmann_rules::{Game, GameKind, Options, with_game};

fuzz_target!(|text: &str| {
    for kind in GameKind::ALL {
        with_game!(kind, G => options::<<G as Game>::Options>(text));
    }
});

fn options<O: Options>(text: &str) {
    let Ok(tape) = Tape::parse(text) else { return };
    let read = O::read(tape.root());
    for fault in &read.faults {
        assert!(fault.len() < 1000, "{fault}");
    }
    let Some(options) = read.options else {
        return assert!(!read.faults.is_empty(), "refused without a word");
    };
    assert!((2..=6).contains(&options.seats()));
    let written = options.write().to_string();
    let again = Tape::parse(&written).expect("options are written as JSON");
    let again = O::read(again.root());
    assert_eq!((again.options, again.faults), (Some(options), Vec::new()));
}
