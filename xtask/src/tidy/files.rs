//! What a tracked file may hold.

use std::fs;

use super::Fault;
use crate::run::{Outcome, failure};

/// A tracked file of a kind whose text has rules.
pub(super) struct TextFile {
    pub(super) path: String,
    pub(super) text: String,
}

const MAX_BYTES: u64 = 1024 * 1024;
const MAX_RUST_LINES: usize = 800;
const MAX_SCRIPT_LINES: usize = 400;

/// Marks of unfinished work. They are put together here so that this file does not find itself.
const UNFINISHED: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("#[", "ignore"),
];

/// What a library never does: a program decides what is printed.
const PRINTING: &[&str] = &["print!", "println!", "eprint!", "eprintln!", "dbg!"];

/// Parts of the standard library that reach the world outside.
const WORLD: &[&str] = &["fs", "net", "env", "io", "time"];

/// Global chance, by its old and its new name.
const CHANCE: &[&str] = &["thread_rng", "rand::rng"];

/// Reads the files whose text has rules; a file that is too big, or is no text though its name says so, is a fault.
///
/// # Errors
/// If a file cannot be read.
pub(super) fn read(paths: &[String]) -> Outcome<(Vec<TextFile>, Vec<Fault>)> {
    let (mut texts, mut faults) = (Vec::new(), Vec::new());
    for path in paths {
        let unreadable = |error| failure(format!("cannot read {path}: {error}"));
        // A file deleted, but not yet from git's index, is as good as gone; a link's target has a path of its own.
        let Ok(metadata) = fs::symlink_metadata(path) else {
            continue;
        };
        if !metadata.is_file() {
            continue;
        }
        faults.extend(size_fault(path, metadata.len()));
        if !is_one_of(path, &["rs", "ftl", "md", "toml", "js", "css"]) && !is_npm_lock(path) {
            continue;
        }
        match String::from_utf8(fs::read(path).map_err(unreadable)?) {
            Ok(text) => texts.push(TextFile {
                path: path.clone(),
                text,
            }),
            Err(_) => faults.push(Fault::in_file(path, "is not UTF-8")),
        }
    }
    Ok((texts, faults))
}

fn size_fault(path: &str, bytes: u64) -> Option<Fault> {
    let what = format!("has {bytes} bytes, more than the {MAX_BYTES} a tracked file may have");
    (bytes > MAX_BYTES).then(|| Fault::in_file(path, what))
}

/// Holds one text against the rules that its path calls for.
pub(super) fn check(path: &str, text: &str) -> Vec<Fault> {
    let mut faults = space_faults(path, text);
    if is_one_of(path, &["rs", "ftl", "js"]) {
        faults.extend(word_faults(path, text, UNFINISHED, "unfinished work"));
    }
    if is_one_of(path, &["rs"]) {
        faults.extend(length_fault(path, text, MAX_RUST_LINES));
    }
    if is_one_of(path, &["js"]) {
        faults.extend(length_fault(path, text, MAX_SCRIPT_LINES));
        faults.extend(opening_fault(path, text, "//"));
    }
    if is_npm_lock(path) {
        let why = "a lock file that names a registry";
        faults.extend(word_faults(path, text, &["\"resolved\""], why));
    }
    if is_crate_source(path) {
        faults.extend(opening_fault(path, text, "//!"));
        if !path.starts_with("crates/cli/") {
            faults.extend(word_faults(
                path,
                &code(text),
                PRINTING,
                "a library that prints",
            ));
        }
        if path.starts_with("crates/rules/") {
            faults.extend(word_faults(
                path,
                &code(text),
                CHANCE,
                "global chance in the rules",
            ));
            faults.extend(world_faults(path, &code(text)));
        }
    }
    if is_member_manifest(path) {
        faults.extend(lints_fault(path, text));
    }
    faults
}

fn is_one_of(path: &str, ends: &[&str]) -> bool {
    path.rsplit_once('.')
        .is_some_and(|(_, end)| ends.contains(&end))
}

fn is_npm_lock(path: &str) -> bool {
    path.ends_with("package-lock.json")
}

/// A Rust file under `crates/NAME/src/`; tests and benches, which stand beside it, may print and read files.
fn is_crate_source(path: &str) -> bool {
    let mut parts = path.split('/');
    is_one_of(path, &["rs"]) && parts.next() == Some("crates") && parts.nth(1) == Some("src")
}

fn is_member_manifest(path: &str) -> bool {
    match path.strip_suffix("/Cargo.toml") {
        Some(folder) => folder == "xtask" || folder.starts_with("crates/"),
        None => false,
    }
}

fn space_faults(path: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(text.split('\n')) {
        if line.ends_with(char::is_whitespace) {
            faults.push(Fault::at_line(
                path,
                number,
                "white space at the end of the line",
            ));
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        faults.push(Fault::in_file(path, "does not end with a newline"));
    }
    faults
}

fn word_faults(path: &str, text: &str, words: &[&str], why: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for word in words.iter().filter(|word| holds_word(line, word)) {
            faults.push(Fault::at_line(path, number, format!("`{word}`: {why}")));
        }
    }
    faults
}

/// Whether the line holds the word with no letter, digit or underscore growing out of its ends.
fn holds_word(line: &str, word: &str) -> bool {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(start, _)| {
        let (before, after) = (&line[..start], &line[start + word.len()..]);
        !(before.ends_with(part_of_name) && word.starts_with(part_of_name)
            || after.starts_with(part_of_name) && word.ends_with(part_of_name))
    })
}

fn length_fault(path: &str, text: &str, most: usize) -> Option<Fault> {
    let lines = text.lines().count();
    let what = format!("has {lines} lines, more than {most}: give a noun its own file");
    (lines > most).then(|| Fault::in_file(path, what))
}

fn opening_fault(path: &str, text: &str, opening: &str) -> Option<Fault> {
    let what = format!("does not begin with a `{opening}` line that says what the file is for");
    (!text.starts_with(opening)).then(|| Fault::at_line(path, 1, what))
}

/// The text with the lines emptied that are comment and nothing else: they may name what the code may not use.
fn code(text: &str) -> String {
    let keep = |line| {
        if str::trim_start(line).starts_with("//") {
            ""
        } else {
            line
        }
    };
    text.lines().flat_map(|line| [keep(line), "\n"]).collect()
}

/// Uses of the standard library's parts in `WORLD`, be they named singly or in a group such as `use std::{fmt, fs}`.
fn world_faults(path: &str, code: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (start, root) in code.match_indices("std::") {
        let after = &code[start + root.len()..];
        let names = match after.strip_prefix('{') {
            Some(group) => group_names(group),
            None => vec![first_name(after)],
        };
        let number = code[..start].matches('\n').count() + 1;
        for name in names.iter().filter(|name| WORLD.contains(name)) {
            let what = format!("`std::{name}`: the rules know nothing of the world outside");
            faults.push(Fault::at_line(path, number, what));
        }
    }
    faults
}

/// The first name of each member of a `use` group, whose opening brace is already gone.
fn group_names(group: &str) -> Vec<&str> {
    let mut names = vec![first_name(group)];
    let mut depth = 0_usize;
    for (index, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(first_name(&group[index + 1..])),
            _ => {}
        }
    }
    names
}

fn first_name(text: &str) -> &str {
    let text = text.trim_start();
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

/// The lints are the workspace's, in either way of writing it.
fn lints_fault(path: &str, text: &str) -> Option<Fault> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let inherits = lines.contains(&"lints.workspace = true")
        || lines
            .windows(2)
            .any(|pair| pair == ["[lints]", "workspace = true"]);
    let what = "does not take over the workspace's lints (`[lints]`, `workspace = true`)";
    (!inherits).then(|| Fault::in_file(path, what))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "crates/rules/src/card.rs";

    /// Checks that the text has exactly the faults whose beginnings are given.
    #[track_caller]
    fn expect(path: &str, text: &str, beginnings: &[&str]) {
        let faults: Vec<String> = check(path, text).iter().map(Fault::to_string).collect();
        let fits = faults.len() == beginnings.len()
            && faults
                .iter()
                .zip(beginnings)
                .all(|(fault, start)| fault.starts_with(start));
        assert!(fits, "expected {beginnings:?}, got {faults:?}");
    }

    #[test]
    fn white_space_and_the_last_newline() {
        expect("a.md", "one\ntwo\n", &[]);
        expect("a.md", "one \ntwo\t\n", &["a.md:1: white", "a.md:2: white"]);
        expect("a.toml", "one\r\n", &["a.toml:1: white"]);
        expect("a.ftl", "one = 1", &["a.ftl: does not end"]);
        expect("a.md", "", &[]);
    }

    #[test]
    fn unfinished_work() {
        for word in UNFINISHED {
            let text = format!("// fine\n{word} later\n");
            expect("xtask/src/a.rs", &text, &["xtask/src/a.rs:2: `"]);
            expect("a.md", &text, &[]);
        }
        expect("a.ftl", concat!("# FIX", "ME\na = b\n"), &["a.ftl:1: `"]);
        expect(
            "xtask/src/a.rs",
            concat!("// A TO", "DOR is a word of its own\n"),
            &[],
        );
    }

    #[test]
    fn long_files() {
        expect("xtask/src/a.rs", &"// line\n".repeat(800), &[]);
        expect(
            "xtask/src/a.rs",
            &"// line\n".repeat(801),
            &["xtask/src/a.rs: has 801 lines"],
        );
        expect("e2e/a.js", &"// line\n".repeat(400), &[]);
        expect(
            "e2e/a.js",
            &"// line\n".repeat(401),
            &["e2e/a.js: has 401 lines"],
        );
    }

    #[test]
    fn the_first_line_says_what_the_file_is_for() {
        expect(
            RULES,
            "fn a() {}\n",
            &["crates/rules/src/card.rs:1: does not begin"],
        );
        expect("crates/rules/tests/laws.rs", "fn a() {}\n", &[]);
        expect("e2e/a.js", "let a;\n", &["e2e/a.js:1: does not begin"]);
        expect("xtask/src/a.rs", "fn a() {}\n", &[]);
    }

    #[test]
    fn libraries_do_not_print() {
        let path = "crates/words/src/lib.rs";
        let at_two = |what: &str| format!("{path}:2: `{what}`");
        for word in PRINTING {
            let text = format!("//! Words.\n{word}(\"x\");\n");
            expect(path, &text, &[&at_two(word)]);
            expect("crates/cli/src/main.rs", &text, &[]);
            expect("crates/words/tests/a.rs", &text, &[]);
        }
        expect(
            path,
            "//! Words.\n// println! is not for us.\nwriteln!(f);\n",
            &[],
        );
    }

    #[test]
    fn the_rules_stay_out_of_the_world() {
        let fault = |part: &str| format!("{RULES}:2: `{part}`");
        for part in ["std::fs", "std::net", "std::env", "std::io", "std::time"] {
            expect(RULES, &format!("//! A.\nuse {part}::X;\n"), &[&fault(part)]);
            expect(
                "crates/store/src/lib.rs",
                &format!("//! A.\nuse {part}::X;\n"),
                &[],
            );
        }
        for part in ["thread_rng", "rand::rng"] {
            expect(
                RULES,
                &format!("//! A.\nlet r = {part}();\n"),
                &[&fault(part)],
            );
        }
        expect(
            RULES,
            "//! No std::fs here.\nuse std::fmt;\nuse std::iter;\n",
            &[],
        );
    }

    #[test]
    fn a_group_hides_nothing() {
        let group =
            "//! A.\nuse std::{\n    fmt::{self, fs},\n    io::{self, Read},\n    time,\n};\n";
        let faults = [
            "crates/rules/src/card.rs:2: `std::io`",
            "crates/rules/src/card.rs:2: `std::time`",
        ];
        expect(RULES, group, &faults);
    }

    #[test]
    fn members_take_over_the_lints() {
        let path = "crates/ai/Cargo.toml";
        expect(path, "[lints]\nworkspace = true\n", &[]);
        expect(path, "[package]\nlints.workspace = true\n", &[]);
        expect(
            path,
            "[package]\n",
            &["crates/ai/Cargo.toml: does not take over"],
        );
        expect("fuzz/Cargo.toml", "[package]\n", &[]);
    }

    #[test]
    fn a_lock_file_names_no_registry() {
        let path = "e2e/package-lock.json";
        expect(path, "{\n  \"version\": \"1.0.0\"\n}\n", &[]);
        expect(
            path,
            "{\n  \"resolved\": \"https://mirror.example/a.tgz\"\n}\n",
            &["e2e/package-lock.json:2: `\"resolved\"`"],
        );
        expect("e2e/package.json", "{ \"resolved\": 1 }\n", &[]);
    }

    #[test]
    fn big_files() {
        assert!(size_fault("a.svg", MAX_BYTES).is_none());
        assert!(size_fault("a.svg", MAX_BYTES + 1).is_some());
    }
}
