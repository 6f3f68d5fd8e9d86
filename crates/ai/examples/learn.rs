//! Lets the networks of Stirnrunde learn from play against themselves and prints what `src/stirnrunde/learned.txt` holds then.
//!
//! `cargo run --release -p strohmann-ai --example learn -- SEED ROUNDS [on]`, where `on` goes on from what that file has.
//! A million rounds are some minutes.

use strohmann_ai::Lessons;
use strohmann_rules::Options as _;
use strohmann_rules::json::Tape;
use strohmann_rules::stirnrunde::Options;

/// By how many players rounds are played, each as often as the others.
const PLAYERS: [u8; 20] = [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6];

/// The size of a step at first and at last.
const STEPS: [f32; 2] = [0.004, 0.0001];

/// In so many parts the steps get smaller.
const PARTS: u64 = 100;

fn main() {
    let mut words = std::env::args().skip(1);
    let mut number = |what| -> u64 {
        let word = words.next().and_then(|word| word.parse().ok());
        word.unwrap_or_else(|| panic!("{what} is missing"))
    };
    let (seed, rounds) = (number("the seed"), number("the number of rounds"));
    let fresh = words.next().is_none_or(|word| word != "on");
    let mut lessons = Lessons::new(&PLAYERS.map(options), seed, fresh);
    for part in 0..PARTS {
        let left = 1.0 - part as f32 / PARTS as f32;
        lessons.learn(rounds / PARTS, (STEPS[0] * left).max(STEPS[1]));
    }
    print!("{}", lessons.text());
}

/// The usual table of so many.
fn options(players: u8) -> Options {
    let text = format!(r#"{{"players":{players}}}"#);
    let tape = Tape::parse(&text).expect("it is JSON");
    let options = Options::read(tape.root()).options;
    options.expect("they are options")
}
