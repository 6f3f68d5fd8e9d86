//! The commands from outside: what they print, how they end, and what bad input does to them.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

fn strohmann(args: &[&str]) -> Output {
    feed(args, b"")
}

/// Runs the program with this on standard input.
fn feed(args: &[&str], input: &[u8]) -> Output {
    piped(
        Command::new(env!("CARGO_BIN_EXE_strohmann")).args(args),
        input,
    )
}

fn piped(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // A program that refuses its arguments does not read.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Ends with this code and exactly one line on stderr that has all these parts.
fn refuses(args: &[&str], parts: &[&str]) {
    let output = strohmann(args);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert_eq!(error.lines().count(), 1, "{args:?}: {error}");
    for part in parts {
        assert!(error.contains(part), "{args:?}: {part:?} is not in {error}");
    }
    assert_eq!(text(&output.stdout), "");
}

fn simulated(args: &[&str]) -> String {
    let output = strohmann(&[&["simulate"], args].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

fn file(folder: &TempDir, name: &str, content: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, content).unwrap();
    path
}

#[test]
fn usage_errors_are_one_line_that_says_what_would_be_right() {
    refuses(&["--bad"], &["--bad", "Usage:", "--help"]);
    refuses(&["shuffle"], &["shuffle", "--help"]);
    refuses(&["check"], &["FILE"]);
    refuses(
        &["simulate", "skat"],
        &["skat", "vidrasso, vitou or stirnrunde"],
    );
    refuses(
        &["simulate", "vitou", "--bots", "oracle"],
        &["oracle", "random"],
    );
    refuses(
        &["simulate", "vitou", "--bots", "random,random"],
        &["2 bots for 4 seats"],
    );
    refuses(&["simulate", "vidrasso", "--matches", "-1"], &["--matches"]);
    refuses(
        &["simulate", "vidrasso", "--option", "target"],
        &["KEY=VALUE", "target, chips"],
    );
    refuses(
        &["simulate", "vidrasso", "--option", "target=400"],
        &["target", "400", "300 or 500"],
    );
    refuses(
        &["simulate", "vidrasso", "--option", "chips=maybe"],
        &["chips", "true or false"],
    );
    refuses(
        &["simulate", "vitou", "--option", "variant=skat"],
        &["variant", "morlino", "cason2"],
    );
    refuses(
        &["simulate", "vitou", "--option", "target=300"],
        &["target", "variant, signals"],
    );
    refuses(
        &["simulate", "stirnrunde", "--option", "players=7"],
        &["players", "2 to 6"],
    );
    let scoring = r#"scoring={"miss":1}"#;
    refuses(
        &["simulate", "stirnrunde", "--option", scoring],
        &["scoring.miss", "-1"],
    );
    refuses(
        &["show", "nowhere.jsonl"],
        &["nowhere.jsonl", "cannot be read"],
    );
}

#[test]
fn bench_gives_a_rate_for_every_variant() {
    let output = strohmann(&["bench", "--seconds", "0.001", "--json"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let rates: Value = serde_json::from_slice(&output.stdout).unwrap();
    let rates = rates.as_array().unwrap();
    let kinds = rates
        .iter()
        .map(|rate| [&rate["game"], &rate["variant"]].map(|name| name.as_str().unwrap()));
    let expected = [
        ["vidrasso", "300"],
        ["vitou", "morlino"],
        ["vitou", "cason"],
        ["vitou", "cason2"],
        ["stirnrunde", "4x10"],
    ];
    assert_eq!(kinds.collect::<Vec<_>>(), expected);
    for rate in rates {
        let [hands, actions] =
            ["hands_per_second", "actions_per_second"].map(|key| rate[key].as_f64());
        assert!(hands > Some(0.0) && actions > hands, "{rate}");
    }
    let output = strohmann(&["bench", "stirnrunde", "--seconds", "0.001"]);
    assert!(
        text(&output.stdout)
            .lines()
            .nth(1)
            .unwrap()
            .starts_with("stirnrunde")
    );
    refuses(&["bench", "--seconds", "0"], &["--seconds", "above 0"]);
    refuses(&["bench", "skat"], &["skat", "vidrasso"]);
}

#[test]
fn help_and_version_go_to_stdout() {
    let output = strohmann(&["--version"]);
    assert_eq!(
        text(&output.stdout),
        concat!("strohmann ", env!("CARGO_PKG_VERSION"), "\n")
    );
    for args in [
        &["--help"][..],
        &["simulate", "--help"],
        &["check", "--help"],
        &["show", "--help"],
        &["solve", "--help"],
    ] {
        let output = strohmann(args);
        assert_eq!(output.status.code(), Some(0));
        assert!(text(&output.stdout).contains("Usage: strohmann"));
    }
    assert!(text(&strohmann(&["simulate", "--help"]).stdout).contains("random"));
}

#[test]
fn simulated_records_are_right_in_every_game_variant_and_plan() {
    let plan: Vec<_> = ["turned", "none", "dealer", "C", "D", "H", "S"]
        .iter()
        .cycle()
        .zip(["open", "blind", "hidden"].iter().cycle())
        .take(19)
        .map(|(trump, announce)| format!(r#"{{"trump":"{trump}","announce":"{announce}"}}"#))
        .collect();
    let plan = format!("plan=[{}]", plan.join(","));
    let tables: &[&[&str]] = &[
        &["vidrasso"],
        &[
            "vidrasso",
            "--option",
            "target=500",
            "--option",
            "chips=true",
        ],
        &["vitou"],
        &["vitou", "--option", "signals=open"],
        &["vitou", "--option", "signals=off"],
        &["vitou", "--option", "variant=cason"],
        &["vitou", "--option", "variant=cason2"],
        &["stirnrunde"],
        &[
            "stirnrunde",
            "--option",
            "plan=plain",
            "--option",
            "players=2",
        ],
        &[
            "stirnrunde",
            "--option",
            "players=6",
            "--option",
            "first_dealer=5",
        ],
        &["stirnrunde", "--option", &plan, "--option", "players=3"],
    ];
    for (table, bots) in tables
        .iter()
        .flat_map(|table| [(table, "random"), (table, "greedy")])
    {
        let args = [
            table,
            &["--matches", "40", "--seed", "9", "--bots", bots][..],
        ]
        .concat();
        let records = simulated(&args);
        assert_eq!(records.lines().count(), 40);
        let output = feed(&["check", "--bots", "-"], records.as_bytes());
        assert_eq!(text(&output.stdout), "", "{table:?}");
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn the_same_seed_gives_the_same_records_on_any_number_of_threads() {
    let run = |threads: &str, args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_strohmann"))
            .args(args)
            .env("RAYON_NUM_THREADS", threads)
            .output()
            .unwrap();
        output.stdout
    };
    let args = ["simulate", "vitou", "--matches", "600", "--seed", "5"];
    let one = run("1", &args);
    assert_eq!(one, run("3", &args));
    assert_ne!(
        one,
        run(
            "1",
            &["simulate", "vitou", "--matches", "600", "--seed", "6"]
        )
    );
    // The deal of a seed is the contract's: the secret is the SHA-256 of seed:N:MATCH.
    let first: Value =
        serde_json::from_slice(one.split(|&byte| byte == b'\n').next().unwrap()).unwrap();
    let secret = strohmann_rules::Secret::from_seed(5, 1);
    assert_eq!(first["secret"], secret.reveal().to_string());
    assert_eq!(
        (&first["match"], &first["cuts"]),
        (&1.into(), &Value::from(vec![""; 4]))
    );
    assert!(first["bots"][0].as_str().unwrap().starts_with("greedy/"));
}

#[test]
fn check_names_each_fault_and_goes_on_with_the_rest_of_the_file() {
    let folder = TempDir::new().unwrap();
    let right = simulated(&["vidrasso", "--matches", "1"]);
    let right = right.trim_end();
    let mut lines: Vec<(Vec<u8>, &str)> = vec![
        (b"\xff\xfe".to_vec(), "not UTF-8 at byte 1"),
        (b"{".to_vec(), "not a JSON object"),
        (b"".to_vec(), "not a JSON object"),
        (b"[1,2]".to_vec(), "not an object"),
        (b"{}".to_vec(), "no `format`"),
        (
            right.replace("strohmann/1", "strohmann/2").into_bytes(),
            "\"strohmann/2\"",
        ),
        (
            right.replace("\"vidrasso\"", "\"skat\"").into_bytes(),
            "skat",
        ),
        (
            right
                .replace("\"match\":1,", "\"match\":\"1\",")
                .into_bytes(),
            "`match`",
        ),
        (
            right.replace("\"cuts\":", "\"cut\":").into_bytes(),
            "\"cut\"",
        ),
        (
            right.as_bytes()[..right.len() / 2].to_vec(),
            "not a JSON object",
        ),
    ];
    let long = format!("{right}{}", " ".repeat(17 << 20));
    lines.push((long.into_bytes(), "longer than 16 MiB, skipped"));
    let mut content = Vec::new();
    for (line, _) in &lines {
        content.extend_from_slice(line);
        content.push(b'\n');
        content.extend_from_slice(right.as_bytes());
        content.push(b'\n');
    }
    let path = file(&folder, "mixed.jsonl", &content);
    let output = strohmann(&["check", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr), "");
    let found: Vec<_> = text(&output.stdout).lines().collect();
    for (n, (_, what)) in lines.iter().enumerate() {
        let place = format!("{}:{}: ", path.display(), 2 * n + 1);
        let here: Vec<_> = found
            .iter()
            .filter(|line| line.starts_with(&place))
            .collect();
        assert!(!here.is_empty(), "nothing at {place}");
        assert!(
            here.iter().any(|line| line.contains(what)),
            "{what:?}: {here:?}"
        );
    }
    let odd = found.iter().all(|line| {
        let number = line[path.to_str().unwrap().len() + 1..]
            .split(':')
            .next()
            .unwrap();
        number.parse::<usize>().unwrap() % 2 == 1
    });
    assert!(odd, "the lines between are right: {found:?}");
}

/// Ten seconds of a processor are far more than a line needs, whatever is in it.
#[test]
fn a_line_made_to_take_long_does_not() {
    let right = simulated(&["vidrasso", "--matches", "1"]);
    let mut refused: Value = serde_json::from_str(&right).unwrap();
    refused["result"] = Value::Null;
    refused["secret"] = Value::Null;
    let first = refused["hands"][0].take();
    let dealer = first["dealer"].as_u64().unwrap();
    let hands = (0..4000).map(|n| {
        let mut hand = first.clone();
        hand["dealer"] = ((dealer + n) % 2).into();
        hand["actions"] = serde_json::json!([[0, "play:AC"]]);
        hand["result"] = serde_json::json!({"points": [0, 0], "totals": [0, 0]});
        hand
    });
    refused["hands"] = hands.collect();
    let keys: Vec<_> = (0..200_000).map(|n| format!("\"{n}\":0,")).collect();
    let points = "\"points\":";
    let odd = right.replacen(points, &format!("{}{points}", keys.concat()), 1);
    for (line, faults) in [(refused.to_string(), 4000), (odd, 101)] {
        let mut limited = Command::new("sh");
        limited.args(["-c", "ulimit -t 10; exec \"$0\" check -"]);
        let output = piped(
            limited.arg(env!("CARGO_BIN_EXE_strohmann")),
            line.as_bytes(),
        );
        assert_eq!(output.status.code(), Some(1), "{faults}");
        assert_eq!(text(&output.stdout).lines().count(), faults);
    }
}

#[test]
fn a_fault_names_hand_and_action() {
    let right = simulated(&["vidrasso", "--matches", "1"]);
    let mut record: Value = serde_json::from_str(&right).unwrap();
    record["hands"][1]["actions"][2][1] = "gift:TC".into();
    let output = feed(&["check", "-"], record.to_string().as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text(&output.stdout).starts_with("-:1: hand 2, action 3: "),
        "{}",
        text(&output.stdout)
    );
    assert_eq!(text(&output.stdout).lines().count(), 1);
}

#[test]
fn a_file_that_cannot_be_read_does_not_keep_the_others_from_being_checked() {
    let folder = TempDir::new().unwrap();
    let bad = file(&folder, "bad.jsonl", b"{}\n");
    let missing = folder.path().join("missing.jsonl");
    let output = strohmann(&[
        "check",
        missing.to_str().unwrap(),
        folder.path().to_str().unwrap(),
        bad.to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stderr).lines().count(), 2);
    assert!(text(&output.stderr).contains("is a directory"));
    assert!(text(&output.stdout).contains("bad.jsonl:1: "));
}

#[test]
fn a_reader_that_goes_away_is_the_end_and_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_strohmann"))
        .args(["simulate", "vidrasso", "--matches", "2000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stderr), "");
}

#[test]
fn show_gives_the_position_as_a_seat_sees_it() {
    let folder = TempDir::new().unwrap();
    let records = simulated(&["vidrasso", "--matches", "2", "--seed", "3"]);
    let path = file(&folder, "two.jsonl", records.as_bytes());
    let path = path.to_str().unwrap();
    let shown = |args: &[&str]| -> Value {
        let output = strohmann(&[&["show", path, "--json"], args].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let record: Value = serde_json::from_str(records.lines().nth(1).unwrap()).unwrap();
    let deal = shown(&["--line", "2", "--hand", "1", "--at", "0"]);
    let chooser = record["hands"][0]["actions"][0][0].clone();
    assert_eq!(deal["to_act"], chooser);
    assert_eq!(deal["legal"].as_array().unwrap().len(), 13);
    let legal: Vec<_> = deal["legal"]
        .as_array()
        .unwrap()
        .iter()
        .map(|word| word.as_str().unwrap())
        .collect();
    assert!(legal.is_sorted());
    // Both are due to give: each sees what it may give, nobody the other's gift.
    let giving = ["--line", "2", "--hand", "1", "--at", "3"];
    let giver = record["hands"][0]["actions"][2][0].as_u64().unwrap();
    let other = (1 - giver).to_string();
    let own = shown(&[&giving[..], &["--seat", &giver.to_string()]].concat());
    let others = shown(&[&giving[..], &["--seat", &other]].concat());
    assert_eq!(own["legal"], Value::Array(vec![]));
    assert_eq!(others["legal"].as_array().unwrap().len(), 8);
    assert!(
        own["observation"]["log"][2][1]
            .as_str()
            .unwrap()
            .starts_with("gift:")
    );
    assert_eq!(others["observation"]["log"][2][1], Value::Null);
    let end = shown(&["--line", "2"]);
    assert_eq!(
        (&end["to_act"], &end["legal"]),
        (&Value::Null, &Value::Array(vec![]))
    );
    for (args, part) in [
        (&["--line", "3"][..], "no line 3"),
        (&["--hand", "99"], "no hand 99"),
        (&["--hand", "0"], "no hand 0"),
        (&["--hand", "1", "--at", "99"], "no action 99"),
        (&["--seat", "2"], "no seat 2"),
    ] {
        refuses(&[&["show", path][..], args].concat(), &[part]);
    }
}

/// Names in a record may be of any length; two that begin alike are told apart by their seats.
#[test]
fn show_draws_long_names_short() {
    let right = simulated(&["vidrasso", "--matches", "1"]);
    let mut record: Value = serde_json::from_str(&right).unwrap();
    let long = "A".repeat(3000);
    record["seats"] = serde_json::json!([format!("{long}a"), format!("{long}b")]);
    let output = feed(&["show", "-", "--at", "9"], record.to_string().as_bytes());
    let drawn = text(&output.stdout);
    let widest = drawn.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(80), "{drawn}");
    assert!(
        drawn.contains("… (0)") && drawn.contains("… (1)"),
        "{drawn}"
    );
}

#[test]
fn the_forehead_card_is_offered_unseen_and_recorded_seen() {
    let records = simulated(&["stirnrunde", "--matches", "1"]);
    let record: Value = serde_json::from_str(&records).unwrap();
    let last = &record["hands"][18]["actions"];
    let announced = last.as_array().unwrap().len() / 2;
    let seat = last[announced][0].to_string();
    let at = announced.to_string();
    let show = |extra: &[&str]| -> Value {
        let args = [&["show", "-", "--json", "--at", &at][..], extra].concat();
        serde_json::from_slice(&feed(&args, records.as_bytes()).stdout).unwrap()
    };
    assert_eq!(
        show(&["--seat", &seat])["legal"],
        Value::from(vec!["play:?"])
    );
    assert_eq!(show(&[])["legal"][0], last[announced][1]);
}

#[test]
fn play_refuses_what_it_cannot_play() {
    refuses(
        &["play", "skat"],
        &["skat", "vidrasso, vitou or stirnrunde"],
    );
    refuses(
        &["play", "vidrasso", "--variant", "cason"],
        &["--variant", "300 or 500"],
    );
    refuses(
        &["play", "vitou", "--option", "signals=loud"],
        &["`signals`", "open, covert or off"],
    );
    refuses(
        &["play", "vidrasso", "--lang", "fr"],
        &["--lang", "de or en"],
    );
    refuses(
        &["play", "vidrasso", "--seed", "1", "--cut", "x"],
        &["--cut", "--seed"],
    );
    refuses(&["play", "vidrasso", "--name", " "], &["--name", "1 to 24"]);
    let folder = TempDir::new().unwrap();
    let folder = folder.path().to_str().unwrap();
    refuses(
        &["play", "vidrasso", "--record", folder],
        &["record", "ordinary file"],
    );
    refuses(
        &["play", "vidrasso", "--record", &format!("{folder}/none/x")],
        &["record", "choose another"],
    );
}

/// A script plays a whole match; its record is good, bots included, and further matches are appended.
#[test]
fn play_keeps_records_that_check_out() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("played.jsonl");
    let path = path.to_str().unwrap();
    let ones = "1\n".repeat(5000);
    for game in ["vidrasso", "vitou", "stirnrunde"] {
        let args = [
            "play",
            game,
            "--record",
            path,
            "--lang",
            "de",
            "--opponents",
            "random",
        ];
        let output = feed(&args, ones.as_bytes());
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains("Das Geheimnis war"));
    }
    let records = fs::read_to_string(path).unwrap();
    assert_eq!(records.lines().count(), 3);
    let output = strohmann(&["check", "--bots", path]);
    assert!(output.status.success(), "{}", text(&output.stdout));
}

/// A record that only its owner may read stays so.
#[cfg(unix)]
#[test]
fn play_leaves_who_may_read_the_record() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "own.jsonl", b"");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    feed(
        &["play", "vidrasso", "--record", path.to_str().unwrap()],
        b"1\n",
    );
    let mode = fs::metadata(&path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert!(!fs::read(&path).unwrap().is_empty());
}

/// Without a seed no two matches have the same cards.
#[test]
fn play_takes_its_secret_from_the_system() {
    let deal = || text(&feed(&["play", "vidrasso", "--lang", "en"], b"").stdout).to_owned();
    let (one, two) = (deal(), deal());
    assert!(one.contains("Your cut:"));
    assert_ne!(one, two);
}

/// Whoever is sent away in the middle of a match leaves as if by `q`: what was played is in the record, with the secret.
#[cfg(unix)]
#[test]
fn an_interrupted_sitting_leaves_a_whole_record() {
    use std::io::Read;
    let folder = TempDir::new().unwrap();
    for signal in ["-INT", "-TERM"] {
        let path = folder.path().join(format!("{signal}.jsonl"));
        let mut child = Command::new(env!("CARGO_BIN_EXE_strohmann"))
            .args(["play", "vitou", "--seed", "2", "--lang", "en", "--record"])
            .arg(&path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // The prompt is there, so the match has begun.
        let mut out = child.stdout.take().unwrap();
        let mut seen = Vec::new();
        while !seen.ends_with(b"> ") {
            let mut byte = [0];
            assert_eq!(out.read(&mut byte).unwrap(), 1, "{}", text(&seen));
            seen.push(byte[0]);
        }
        let sent = Command::new("kill")
            .args([signal, &child.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
        let mut rest = String::new();
        out.read_to_string(&mut rest).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0));
        assert!(rest.contains("The secret was"), "{rest}");
        let record = fs::read_to_string(&path).unwrap();
        let value: Value = serde_json::from_str(&record).unwrap();
        assert_eq!(
            (value["secret"].is_string(), &value["result"]),
            (true, &Value::Null)
        );
        assert_eq!(
            feed(&["check", "-"], record.as_bytes()).status.code(),
            Some(0)
        );
    }
}

#[test]
fn solve_gives_the_value_and_lines_that_come_to_it() {
    let folder = TempDir::new().unwrap();
    let records = simulated(&["vidrasso", "--matches", "1"]);
    let path = file(&folder, "solved.jsonl", records.as_bytes());
    let path = path.to_str().unwrap();
    let record: Value = serde_json::from_str(&records).unwrap();
    let actions = record["hands"][0]["actions"].as_array().unwrap();
    assert_eq!(actions.len(), 38);
    for at in [26, 27, 30, 37, 38] {
        let number = at.to_string();
        let args = ["solve", path, "--hand", "1", "--at", &number];
        let output = strohmann(&[&args[..], &["--json"]].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let solved: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((&solved["hand"], &solved["at"]), (&1.into(), &at.into()));
        let points = solved["points"].as_array().unwrap();
        let sum: u64 = points.iter().map(|points| points.as_u64().unwrap()).sum();
        assert_eq!(sum, 180);
        let lines = solved["lines"].as_array().unwrap();
        assert_eq!(lines.is_empty(), at == 38);
        let shown = text(&strohmann(&args).stdout).to_owned();
        assert_eq!(shown.matches("best: ").count(), lines.len(), "{shown}");
        // The record with the line for its rest is right with these points.
        for line in lines {
            let mut played = record.clone();
            let hand = &mut played["hands"][0];
            let mut whole = actions[..at].to_vec();
            whole.extend(line.as_array().unwrap().iter().cloned());
            hand["actions"] = whole.into();
            hand["result"] = serde_json::json!({"points": points, "totals": points});
            played["hands"].as_array_mut().unwrap().truncate(1);
            played["result"] = Value::Null;
            let checked = feed(&["check", "-"], format!("{played}\n").as_bytes());
            assert!(checked.status.success(), "{}", text(&checked.stdout));
        }
        if at == 38 {
            assert_eq!(solved["points"], record["hands"][0]["result"]["points"]);
        }
    }
}

#[test]
fn solve_says_what_cannot_be_solved() {
    let folder = TempDir::new().unwrap();
    let records = simulated(&["vidrasso", "--matches", "1"]);
    let mut running: Value = serde_json::from_str(&records).unwrap();
    running["secret"] = Value::Null;
    running["result"] = Value::Null;
    running["hands"].as_array_mut().unwrap().truncate(1);
    let paths = [
        ("right.jsonl", records),
        ("running.jsonl", format!("{running}\n")),
        ("vitou.jsonl", simulated(&["vitou"])),
    ]
    .map(|(name, content)| file(&folder, name, content.as_bytes()));
    let [right, running, vitou] = paths.each_ref().map(|path| path.to_str().unwrap());
    for at in ["0", "3"] {
        refuses(&["solve", right, "--at", at], &["not played yet", "--at 4"]);
    }
    refuses(&["solve", right, "--at", "39"], &["no action 39", "38"]);
    refuses(&["solve", right, "--hand", "99"], &["no hand 99"]);
    refuses(&["solve", right, "--line", "2"], &["no line 2"]);
    refuses(
        &["solve", running, "--at", "30"],
        &["still running", "secret"],
    );
    refuses(&["solve", vitou], &["vitou", "vidrasso"]);
    refuses(&["solve", "nowhere.jsonl"], &["cannot be read"]);
}
