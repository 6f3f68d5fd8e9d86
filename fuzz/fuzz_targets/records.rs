//! Lines of a record file: whatever comes in is checked without a panic, and what the check accepts can be read back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use strohmann_rules::record::{At, check, game_of, load};
use strohmann_rules::{Eye, with_game};

fuzz_target!(|line: &[u8]| {
    let faults = check(line);
    let mut places: Vec<_> = faults.iter().filter_map(|fault| fault.hand).collect();
    places.dedup();
    assert!(
        places.is_sorted(),
        "faults are in the order of their places"
    );
    for fault in &faults {
        assert!(fault.what.to_string().len() < 2000);
    }
    let Ok(kind) = game_of(line) else {
        return assert!(!faults.is_empty());
    };
    with_game!(kind, G => {
        match load::<G>(line, At::default()) {
            Ok(loaded) => assert!(loaded.game.view(Eye::Public).is_some()),
            // A match without a hand has nothing to show.
            Err(fault) => assert!(!faults.is_empty() || fault.hand.is_none()),
        }
    });
});
