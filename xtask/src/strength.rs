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

/// Who plays whom, the better first, and on how many deals in each game (0: not at all), so that all is done in about an hour.
struct Pair {
    bots: [&'static str; 2],
    vidrasso: u32,
    vitou: u32,
    stirnrunde: u32,
}

const PAIRS: &[Pair] = &[
    Pair {
        bots: ["greedy", "random"],
        vidrasso: 400,
        vitou: 400,
        stirnrunde: 100,
    },
    Pair {
        bots: ["flat:100", "greedy"],
        vidrasso: 100,
        vitou: 1000,
        stirnrunde: 40,
    },
    Pair {
        bots: ["normal", "easy"],
        vidrasso: 100,
        vitou: 400,
        stirnrunde: 20,
    },
    Pair {
        bots: ["strong", "normal"],
        vidrasso: 40,
        vitou: 100,
        stirnrunde: 20,
    },
    Pair {
        bots: ["strong", "random"],
        vidrasso: 0,
        vitou: 60,
        stirnrunde: 0,
    },
    // At least as much time for the second as for the first.
    Pair {
        bots: ["strong", "flat:150"],
        vidrasso: 0,
        vitou: 0,
        stirnrunde: 40,
    },
    Pair {
        bots: ["strong", "ismcts:1000"],
        vidrasso: 0,
        vitou: 0,
        stirnrunde: 10,
    },
    // What each kind of evidence is worth.
    Pair {
        bots: ["strong", "without-words"],
        vidrasso: 0,
        vitou: 0,
        stirnrunde: 20,
    },
    Pair {
        bots: ["strong", "without-cards"],
        vidrasso: 0,
        vitou: 0,
        stirnrunde: 20,
    },
    Pair {
        bots: ["strong", "without-evidence"],
        vidrasso: 0,
        vitou: 0,
        stirnrunde: 20,
    },
    // Among themselves: for the announcements that come true.
    Pair {
        bots: ["strong", "strong"],
        vidrasso: 0,
        vitou: 0,
        stirnrunde: 10,
    },
];

/// Against these Stirnrunde is played by four with the usual plan only.
const ONE_TABLE: &[&str] = &[
    "flat:150",
    "ismcts:1000",
    "without-words",
    "without-cards",
    "without-evidence",
    "strong",
];

/// What stands above the table.
const HEAD: &str = "# Strength

How the bots fare against each other: the same deals with the seats turned through all places, the mean difference with
its 95 % interval, and the share of matches won with Wilson's. In Stirnrunde one seat of the first bot sits at a table of
the second, so an even share there is 50 %, 25 % or 17 % for two, four or six seats. Decisions are timed while both
cores play; times and announcements are those of the first bot. `cargo xtask strength` makes this table anew in about an hour
on two cores.

| game | bots | deals | difference | 95 % | matches won | mean and p95 of a decision | announcements hit |
|---|---|---:|---:|---|---|---:|---:|
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
            let everywhere = !ONE_TABLE.contains(&pair.bots[1]);
            if deals > 0 && (everywhere || options.is_empty()) {
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
    command.args(["--deals", &deals.to_string(), "--seed", "20261129"]);
    for option in options {
        command.args(["--option", option]);
    }
    println!("{game} {}: {a} against {b}", options.join(" "));
    let report: Value = serde_json::from_str(&capture(&mut command)?)
        .map_err(|error| failure(format!("the arena's report cannot be read: {error}")))?;
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let percent = |value: &Value| 100.0 * number(value);
    let wins = &report["match_wins"];
    let mut row = String::new();
    let _ = writeln!(
        row,
        "| {game} {} | `{a}` – `{b}` | {deals} | {:+.2} {} | {:+.2} to {:+.2} | {:.1} % ({:.1} to {:.1}) | {:.2} and {:.2} ms | {} |",
        options.join(" "),
        number(&report["mean"]),
        report["unit"].as_str().unwrap_or_default(),
        number(&report["low"]),
        number(&report["high"]),
        percent(&wins["share"]),
        percent(&wins["low"]),
        percent(&wins["high"]),
        number(&report["ms"][a]["mean"]),
        number(&report["ms"][a]["p95"]),
        report["hits"][a]["share"]
            .as_f64()
            .map_or("–".to_owned(), |share| format!("{:.1} %", 100.0 * share)),
    );
    Ok(row)
}
