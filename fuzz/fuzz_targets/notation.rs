//! Every word of the notation: whatever text comes in is refused with a short message, or is the one way to write what
//! it was read as. Nothing panics.

#![no_main]

use std::fmt::Display;
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use strohmann_rules::{
    Bytes32, Card, NotationError, Rank, Signal, Suit, stirnrunde, vidrasso, vitou,
};

fuzz_target!(|text: &str| {
    round_trip::<Suit>(text);
    round_trip::<Rank>(text);
    round_trip::<Card>(text);
    round_trip::<Signal>(text);
    round_trip::<Bytes32>(text);
    round_trip::<vidrasso::Action>(text);
    round_trip::<vitou::Action>(text);
    round_trip::<stirnrunde::Action>(text);
});

fn round_trip<T>(text: &str)
where
    T: FromStr<Err = NotationError> + Display,
{
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string(), text, "a second way to write the same"),
        // Forty characters at most are quoted, and the longest of them is escaped to ten.
        Err(error) => assert!(error.to_string().len() < 600, "{error}"),
    }
}
