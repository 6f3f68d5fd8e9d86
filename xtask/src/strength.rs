//! `cargo xtask strength`: plays the bots against each other in every game and writes the table in the docs.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::run::{Outcome, capture, cargo, failure, show_and_run};

/// Where the table stands.
const PAGE: &str = "docs/STRENGTH.md";

/// Every table that is played at: the game, and its options.
const TABLES: &[(&str, &[&str])] = &[
    ("vidrasso", &[]),
    ("vidrasso", &["target=500"]),
    ("vitou", &[]),
    ("vitou", &["signals=open"]),
    ("vitou", &["signals=off"]),
    ("vitou", &["variant=cason"]),
    ("vitou", &["variant=cason2"]),
    ("stirnrunde", &["players=2"]),
    ("stirnrunde", &["players=3"]),
    ("stirnrunde", &[]),
    ("stirnrunde", &["plan=plain"]),
    ("stirnrunde", &["players=5"]),
    ("stirnrunde", &["players=6"]),
];

/// Who plays whom, the better first, and on how many deals in each game (0: not at all), so that all is done in an hour and a half.
struct Pair {
    bots: [&'static str; 2],
    vidrasso: u32,
    vitou: u32,
    stirnrunde: u32,
    /// At every table of a game, or at its usual one alone.
    everywhere: bool,
}

const fn pair(a: &'static str, b: &'static str, deals: [u32; 3], everywhere: bool) -> Pair {
    let [vidrasso, vitou, stirnrunde] = deals;
    Pair {
        bots: [a, b],
        vidrasso,
        vitou,
        stirnrunde,
        everywhere,
    }
}

const PAIRS: &[Pair] = &[
    pair("greedy", "random", [400, 400, 100], true),
    pair("flat:100", "greedy", [100, 400, 40], true),
    pair("normal", "easy", [100, 500, 40], true),
    pair("strong", "normal", [32, 500, 16], true),
    // So many that 95 and 99 % can be told apart from what is had.
    pair("strong", "greedy", [220, 0, 0], false),
    pair("strong", "random", [200, 1000, 0], false),
    pair("strong", "random", [0, 400, 0], true),
    pair("strong", "greedy", [0, 300, 0], true),
    // At least as much time for the second as for the first.
    pair("strong", "flat:950", [24, 0, 0], false),
    pair("strong", "ismcts:30000", [40, 0, 0], false),
    pair("strong", "flat:1", [0, 300, 0], true),
    pair("strong", "ismcts:20", [0, 300, 0], true),
    pair("strong", "flat:400", [0, 0, 24], false),
    pair("strong", "ismcts:12000", [0, 0, 16], false),
    // Much more time for the second.
    pair("strong", "flat:20", [0, 100, 0], true),
    // What each kind of evidence is worth.
    pair("strong", "without-words", [16, 0, 0], false),
    pair("strong", "without-cards", [16, 0, 0], false),
    pair("strong", "without-evidence", [16, 0, 24], false),
    // Among themselves: for the announcements that come true.
    pair("strong", "strong", [0, 0, 24], false),
];

/// What stands above the table.
const HEAD: &str = "# Strength

How the bots fare against each other: the same deals with the seats turned through all places, the mean difference with
its 95 % interval, and the share of matches won with Wilson's. In Stirnrunde one seat of the first bot sits at a table of
the second, so an even share there is 50 %, 25 % or 17 % for two, four or six seats. Times are a processor's for a
decision, the first bot's before the second's; announcements are those of the first bot. `cargo xtask strength` makes
this table anew in about an hour and a half on two cores.

| game | bots | deals | difference | 95 % | matches won | mean of a decision | p95 | announcements hit |
|---|---|---:|---|---|---|---:|---:|---:|
";

/// Plays all pairs at all tables and writes the page.
pub(crate) fn run() -> Outcome {
    show_and_run(&mut cargo(&["build", "--release", "--locked"]))?;
    let mut page = HEAD.to_owned();
    for pair in PAIRS {
        for (game, options) in TABLES {
            let deals = match *game {
                "vidrasso" => pair.vidrasso,
                "vitou" => pair.vitou,
                _ => pair.stirnrunde,
            };
            if deals > 0 && (pair.everywhere || options.is_empty()) {
                page += &row(game, options, pair.bots, deals)?;
            }
        }
    }
    fs::write(PAGE, page).map_err(|error| failure(format!("{PAGE} cannot be written: {error}")))
}

fn row(game: &str, options: &[&str], [a, b]: [&str; 2], deals: u32) -> Outcome<String> {
    let mut command = Command::new("target/release/strohmann");
    command.args(["arena", game, "--bots", &format!("{a},{b}"), "--json"]);
    // A seed that nothing was fitted on.
    command.args(["--deals", &deals.to_string(), "--seed", "20261130"]);
    for option in options {
        command.args(["--option", option]);
    }
    println!("{game} {}: {a} against {b}", options.join(" "));
    let report: Value = serde_json::from_str(&capture(&mut command)?)
        .map_err(|error| failure(format!("the arena's report cannot be read: {error}")))?;
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let percent = |value: &Value| 100.0 * number(value);
    // A bot against itself has an entry a side.
    let other = if a == b {
        format!("{b} (B)")
    } else {
        b.to_owned()
    };
    let time = |bot: &str, which: &str| number(&report["ms"][bot][which]);
    let wins = &report["match_wins"];
    let mut row = String::new();
    let _ = writeln!(
        row,
        "| {game} {} | `{a}` – `{b}` | {deals} | {:+.2} {} | {:+.2} to {:+.2} | {:.1} % ({:.1} to {:.1}) | {:.2} – {:.2} ms | {:.2} – {:.2} ms | {} |",
        options.join(" "),
        number(&report["mean"]),
        report["unit"].as_str().unwrap_or_default(),
        number(&report["low"]),
        number(&report["high"]),
        percent(&wins["share"]),
        percent(&wins["low"]),
        percent(&wins["high"]),
        time(a, "mean"),
        time(&other, "mean"),
        time(a, "p95"),
        time(&other, "p95"),
        report["hits"][a]["share"]
            .as_f64()
            .map_or("–".to_owned(), |share| format!("{:.1} %", 100.0 * share)),
    );
    Ok(row)
}
