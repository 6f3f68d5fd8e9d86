//! Records made by a program that shares no code with this one: right ones are accepted, and each
//! planted fault is named at its place, alone.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use strohmann_rules::record::check;

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cases")
        .join(folder);
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect();
    files.sort();
    assert!(files.len() >= 9, "the cases are there");
    files
}

#[test]
fn valid_records_are_accepted() {
    for file in files("valid", "jsonl") {
        for (n, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            let faults = check(line.as_bytes());
            assert!(
                faults.is_empty(),
                "{}:{}: {faults:?}",
                file.display(),
                n + 1
            );
        }
    }
}

#[test]
fn each_planted_fault_is_named_at_its_place() {
    let mut wrong = Vec::new();
    for file in files("faulty", "jsonl") {
        let planted = fs::read_to_string(file.with_extension("jsonl.faults")).unwrap();
        let records = fs::read_to_string(&file).unwrap();
        assert_eq!(planted.lines().count(), records.lines().count());
        for (planted, record) in planted.lines().zip(records.lines()) {
            let planted: Value = serde_json::from_str(planted).unwrap();
            let place = |key: &str| planted[key].as_u64().map(|n| n as usize);
            let faults = check(record.as_bytes());
            let places: Vec<_> = faults
                .iter()
                .map(|fault| (fault.hand, fault.action))
                .collect();
            if places != [(place("hand"), place("action"))] {
                wrong.push(format!("{}: {planted}\n    {faults:?}", file.display()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of them:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
