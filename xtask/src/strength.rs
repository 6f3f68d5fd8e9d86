//! `cargo xtask strength`: plays the bots against each other in every game, for the tables of `docs/STRENGTH.md`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use serde_json::Value;

use crate::run::{Outcome, capture, cargo, failure, show_and_run};

/// Where the arena's reports are kept, one a row: what was played with the program as it is is not played again, so that a
/// run can be stopped and gone on with.
const REPORTS: &str = "target/strength";

/// The program that plays.
const PROGRAM: &str = "target/release/strohmann";

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

/// Who plays whom, the better first, and on how many deals in each game (0: not at all).
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
    pair("strong", "normal", [20, 500, 16], true),
    // So many that 95 and 99 % can be told apart from what is had.
    pair("strong", "greedy", [400, 0, 0], false),
    pair("strong", "random", [200, 0, 0], false),
    pair("strong", "random", [0, 1000, 0], true),
    pair("strong", "easy", [0, 300, 0], true),
    // At least as much time for the second as for the first.
    pair("strong", "flat:1000", [24, 0, 0], false),
    pair("strong", "ismcts:32000", [28, 0, 0], false),
    pair("strong", "flat:1", [0, 300, 0], true),
    pair("strong", "ismcts:20", [0, 300, 0], true),
    pair("strong", "flat:400", [0, 0, 24], false),
    pair("strong", "ismcts:12000", [0, 0, 12], false),
    // Much more time for the second.
    pair("strong", "flat:20", [0, 100, 0], true),
    pair("strong", "ismcts:200", [0, 60, 0], true),
    // Another way to search.
    pair("alphamu", "strong", [60, 0, 0], false),
    // What each kind of evidence is worth.
    pair("strong", "without-words", [40, 0, 0], false),
    pair("strong", "without-cards", [40, 0, 0], false),
    pair("strong", "without-evidence", [40, 0, 72], false),
    pair("strong", "without-words", [0, 400, 0], true),
    pair("strong", "without-cards", [0, 400, 0], true),
    pair("strong", "without-evidence", [0, 400, 0], true),
];

/// What stands above the table. Times are a processor's for a decision, the first bot's before the second's.
const HEAD: &str = "\
| game | bots | deals | difference | 95 % | matches won | mean of a decision | p95 | announcements hit |
|---|---|---:|---|---|---|---:|---:|---|
";

/// Plays all pairs at all tables and writes the table.
pub(crate) fn run() -> Outcome {
    show_and_run(&mut cargo(&["build", "--release", "--locked"]))?;
    let program = changed(Path::new(PROGRAM));
    fs::create_dir_all(REPORTS)
        .map_err(|error| failure(format!("{REPORTS} cannot be made: {error}")))?;
    let mut table = HEAD.to_owned();
    for pair in PAIRS {
        for (game, options) in TABLES {
            let deals = match *game {
                "vidrasso" => pair.vidrasso,
                "vitou" => pair.vitou,
                _ => pair.stirnrunde,
            };
            if deals > 0 && (pair.everywhere || options.is_empty()) {
                let contest = Contest {
                    game,
                    options,
                    bots: pair.bots,
                    deals,
                };
                table += &contest.row(&contest.report(program)?);
            }
        }
    }
    let page = format!("{REPORTS}/table.md");
    write(Path::new(&page), &table)?;
    println!("{page} has the rows for docs/STRENGTH.md");
    Ok(())
}

/// When a file was changed last, if it is there.
fn changed(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|about| about.modified()).ok()
}

fn write(file: &Path, text: &str) -> Outcome {
    fs::write(file, text)
        .map_err(|error| failure(format!("{} cannot be written: {error}", file.display())))
}

/// A row of the table.
struct Contest {
    game: &'static str,
    options: &'static [&'static str],
    bots: [&'static str; 2],
    deals: u32,
}

impl Contest {
    /// What the arena says, from now or from an earlier run of the same program.
    fn report(&self, program: Option<SystemTime>) -> Outcome<Value> {
        let file = self.file();
        let kept = changed(&file).filter(|&kept| program.is_some_and(|program| program < kept));
        let kept = kept.and_then(|_| fs::read_to_string(&file).ok());
        let kept = kept.and_then(|kept| serde_json::from_str(&kept).ok());
        if let Some(kept) = kept {
            return Ok(kept);
        }
        let [a, b] = self.bots;
        let (deals, bots) = (self.deals.to_string(), format!("{a},{b}"));
        let mut command = Command::new(PROGRAM);
        command.args(["arena", self.game, "--bots", &bots, "--json"]);
        // A seed that nothing was fitted on.
        command.args(["--deals", &deals, "--seed", "20261130"]);
        for option in self.options {
            command.args(["--option", option]);
        }
        println!("{} {}: {a} against {b}", self.game, self.options.join(" "));
        let said = capture(&mut command)?;
        let report = serde_json::from_str(&said)
            .map_err(|error| failure(format!("the arena's report cannot be read: {error}")))?;
        write(&file, &said)?;
        Ok(report)
    }

    fn file(&self) -> PathBuf {
        let [a, b] = self.bots;
        let options = self.options.concat();
        let name = format!("{} {options} {a} {b} {}", self.game, self.deals);
        Path::new(REPORTS).join(name.replace([' ', ':', '='], "-") + ".json")
    }

    fn row(&self, report: &Value) -> String {
        let [a, b] = self.bots;
        let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
        let percent = |value: &Value| 100.0 * number(value);
        let time = |bot: &str, which: &str| number(&report["ms"][bot][which]);
        let wins = &report["match_wins"];
        let hits = self.bots.map(|bot| report["hits"][bot]["share"].as_f64());
        let hits = match hits {
            [Some(a), Some(b)] => format!("{:.1} %, {:.1} %", 100.0 * a, 100.0 * b),
            _ => "–".to_owned(),
        };
        let mut row = String::new();
        let _ = writeln!(
            row,
            "| {} {} | `{a}` – `{b}` | {} | {:+.2} {} | {:+.2} to {:+.2} | {:.1} % ({:.1} to {:.1}) | {:.2} – {:.2} ms | {:.2} – {:.2} ms | {hits} |",
            self.game,
            self.options.join(" "),
            self.deals,
            number(&report["mean"]),
            report["unit"].as_str().unwrap_or_default(),
            number(&report["low"]),
            number(&report["high"]),
            percent(&wins["share"]),
            percent(&wins["low"]),
            percent(&wins["high"]),
            time(a, "mean"),
            time(b, "mean"),
            time(a, "p95"),
            time(b, "p95"),
        );
        row
    }
}
