//! The arena, and bots that are run again, from outside.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

fn strohmann(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_strohmann"))
        .args(args)
        .output()
        .unwrap()
}

fn report(args: &[&str]) -> Value {
    let output = strohmann(&[&["arena"], args, &["--json"]].concat());
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{error}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Everything but the times, which are never the same twice.
fn without_times(mut report: Value) -> Value {
    report.as_object_mut().unwrap().remove("ms");
    report
}

#[test]
fn the_arena_reports_what_the_contract_says() {
    for (game, unit) in [
        ("vidrasso", "points a hand"),
        ("vitou", "points a hand"),
        ("stirnrunde", "points a match"),
    ] {
        let report = report(&[game, "--bots", "greedy,random", "--deals", "20"]);
        assert_eq!(report["game"], game);
        assert_eq!(report["bots"], Value::from(vec!["greedy", "random"]));
        assert_eq!(
            (&report["deals"], &report["unit"]),
            (&20.into(), &unit.into())
        );
        let number = |value: &Value| value.as_f64().unwrap();
        let (low, mean, high) = (&report["low"], &report["mean"], &report["high"]);
        assert!(number(low) < number(mean) && number(mean) < number(high));
        assert!(
            number(low) > 0.0,
            "{game}: greedy is better than chance: {report}"
        );
        let wins = &report["match_wins"];
        assert!(number(&wins["low"]) < number(&wins["share"]));
        assert!(number(&wins["high"]) <= 1.0);
        for bot in ["greedy", "random"] {
            let hits = &report["hits"][bot];
            assert_eq!(hits.is_object(), game == "stirnrunde", "{report}");
            let ms = &report["ms"][bot];
            assert!(number(&ms["mean"]) <= number(&ms["max"]));
            assert!(number(&ms["p50"]) <= number(&ms["p95"]));
            assert!(number(&ms["p95"]) <= number(&ms["max"]));
        }
    }
}

#[test]
fn a_bot_is_as_good_as_itself_on_the_same_deals() {
    let report = report(&["vitou", "--bots", "greedy,greedy", "--deals", "10"]);
    assert_eq!(report["mean"].as_f64(), Some(0.0));
    assert_eq!(report["match_wins"]["share"].as_f64(), Some(0.5));
    // Each side has its times.
    for side in ["greedy", "greedy (B)"] {
        assert!(
            report["ms"][side]["mean"].as_f64().unwrap() > 0.0,
            "{report}"
        );
    }
}

#[test]
fn a_contest_stopped_and_resumed_comes_to_the_same() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("contest.jsonl");
    let file = file.to_str().unwrap();
    let contest = ["vitou", "--bots", "greedy,random", "--seed", "4"];
    let args = |extra: &[&'static str]| [&contest[..], extra].concat();
    report(&[&args(&["--deals", "7"])[..], &["--resume", file]].concat());
    assert_eq!(fs::read_to_string(file).unwrap().lines().count(), 8);
    let resumed = report(&[&args(&["--deals", "30"])[..], &["--resume", file]].concat());
    let whole = report(&args(&["--deals", "30"]));
    assert_eq!(without_times(resumed), without_times(whole));
    // Another contest does not go on in the same file, and nothing in it is lost.
    let before = fs::read_to_string(file).unwrap();
    let output = strohmann(&[
        "arena",
        "vitou",
        "--bots",
        "greedy,random",
        "--seed",
        "5",
        "--resume",
        file,
    ]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("another contest"));
    assert_eq!(fs::read_to_string(file).unwrap(), before);
}

#[test]
fn a_sequential_test_stops_when_it_is_decided() {
    let args = ["vidrasso", "--bots", "greedy,random", "--deals", "500"];
    let report = report(&[&args[..], &["--sprt", "10"]].concat());
    assert_eq!(report["sprt"]["verdict"], "better");
    assert!(report["deals"].as_u64().unwrap() < 100, "{report}");
}

#[test]
fn wrong_arguments_of_the_arena_are_one_line() {
    for (args, part) in [
        (&["--bots", "greedy"][..], "name two"),
        (&["--bots", "greedy,nobody"], "nobody"),
        (&["--bots", "flat:0,greedy"], "flat:0"),
        (&["--bots", "greedy,random", "--sprt", "-1"], "above 0"),
    ] {
        let output = strohmann(&[&["arena", "vitou"], args].concat());
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn a_bot_that_did_otherwise_is_named_at_its_first_decision() {
    let folder = TempDir::new().unwrap();
    let check = |record: &str| {
        let file = folder.path().join("record.jsonl");
        fs::write(&file, record).unwrap();
        let file = file.to_str().unwrap();
        let plain = strohmann(&["check", file]);
        assert_eq!(plain.status.code(), Some(0), "the record itself is right");
        strohmann(&["check", "--bots", file])
    };
    for game in ["vidrasso", "vitou", "stirnrunde"] {
        let output = strohmann(&["simulate", game, "--bots", "greedy"]);
        let record = String::from_utf8(output.stdout).unwrap();
        assert_eq!(check(&record).status.code(), Some(0));
        // As if another bot had claimed to have played it.
        let claimed = record.replace("\"greedy/", "\"random/");
        let output = check(&claimed);
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(said.contains(":1: hand 1, action "), "{said}");
        assert!(said.contains(" decides "), "{said}");
        // A version that this program is not.
        let output = check(&record.replace("\"greedy/", "\"greedy/9."));
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stdout).contains("cannot be run again"));
    }
}
