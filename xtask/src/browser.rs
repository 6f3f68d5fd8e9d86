//! The pages in a browser: `e2e/` under Node's test runner, against the program as it is built.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use serde_json::Value;

use crate::debian;
use crate::run::{Outcome, answers, capture, cargo, failure, show_and_run};

/// The oldest Node that has all that the tests use.
const NODE: u32 = 20;

/// Runs the tests.
///
/// # Errors
/// If a tool is missing, the program does not build, or a test fails; what its people saw is in `target/e2e`.
pub(crate) fn test() -> Outcome {
    let mut node = ready()?;
    show_and_run(node.args(["--test", "--test-reporter=spec", "e2e/all.test.js"]))
}

/// Takes pictures of the main screens, into `target/pictures`, and makes that of the README out of them.
///
/// # Errors
/// If a tool is missing, the program does not build, or a screen is not reached.
pub(crate) fn pictures() -> Outcome {
    let mut node = ready()?;
    show_and_run(node.arg("e2e/pictures.js"))
}

/// Node, once it has everything it needs: the program, the browser, the packages.
fn ready() -> Outcome<Command> {
    need_node()?;
    let browser = browser()?;
    show_and_run(&mut cargo(&["build", "-p", "strohmann", "--locked"]))?;
    let program = program()?;
    let lock = changed("e2e/package-lock.json");
    // npm's own note of what it has installed.
    if outdated(changed("e2e/node_modules/.package-lock.json"), lock) {
        show_and_run(Command::new("npm").args(["ci", "--prefix", "e2e"]))?;
    }
    let mut node = Command::new("node");
    node.env("STROHMANN", program).env("CHROMIUM", browser);
    Ok(node)
}

fn need_node() -> Outcome {
    let version = capture(Command::new("node").arg("--version")).unwrap_or_default();
    if major(&version).is_none_or(|major| major < NODE) {
        let there = match version.trim() {
            "" => "there is none here".to_owned(),
            version => format!("here is {version}"),
        };
        return Err(failure(format!(
            "Node {NODE} or newer is needed, and {there}: get it from https://nodejs.org or, where it is new enough, \
             with `apt-get install nodejs npm`"
        )));
    }
    if answers(Command::new("npm").arg("--version")) {
        return Ok(());
    }
    Err(failure(
        "npm is missing: it comes with Node from https://nodejs.org, or with `apt-get install npm`",
    ))
}

/// The 20 of `v20.20.2`.
fn major(version: &str) -> Option<u32> {
    version
        .trim()
        .strip_prefix('v')?
        .split('.')
        .next()?
        .parse()
        .ok()
}

/// The browser, installed first where that is ours to do.
fn browser() -> Outcome<String> {
    if let Some(browser) = find_browser() {
        return Ok(browser);
    }
    println!("The pages are tested in Chromium, and there is none here.");
    debian::install("chromium")?;
    find_browser().ok_or_else(|| {
        failure(
            "Chromium is missing (neither $CHROMIUM nor chromium runs): on Debian get it with \
             `apt-get install chromium`, elsewhere install Chromium or Chrome and name it in $CHROMIUM",
        )
    })
}

fn find_browser() -> Option<String> {
    std::env::var("CHROMIUM")
        .into_iter()
        .chain(["chromium".to_owned()])
        .find(|browser| answers(Command::new(browser).arg("--version")))
}

/// The program that cargo has built, wherever its target folder is.
fn program() -> Outcome<PathBuf> {
    let json = capture(&mut cargo(&[
        "metadata",
        "--format-version=1",
        "--no-deps",
        "--locked",
    ]))?;
    let metadata: Value = serde_json::from_str(&json)
        .map_err(|error| failure(format!("cargo metadata makes no sense: {error}")))?;
    let target = metadata["target_directory"].as_str().unwrap_or("target");
    let name = format!("strohmann{}", std::env::consts::EXE_SUFFIX);
    Ok(Path::new(target).join("debug").join(name))
}

fn changed(path: &str) -> Option<SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}

/// Whether packages have to be installed: there are none, or those there are were installed from an older lock file.
fn outdated(installed: Option<SystemTime>, lock: Option<SystemTime>) -> bool {
    installed.is_none() || installed < lock
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_major_version_is_the_first_number() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("v8.0.0"), Some(8));
        for none in ["", "20.1.0", "v", "vx.1"] {
            assert_eq!(major(none), None, "{none:?}");
        }
    }

    #[test]
    fn packages_are_installed_when_missing_or_older_than_the_lock_file() {
        let at = |seconds| Some(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
        assert!(outdated(None, at(1)));
        assert!(outdated(at(1), at(2)));
        assert!(!outdated(at(2), at(2)));
        assert!(!outdated(at(3), at(2)));
    }

    #[test]
    fn the_program_is_cargos() {
        let program = program().unwrap();
        assert!(program.ends_with(format!("debug/strohmann{}", std::env::consts::EXE_SUFFIX)));
        assert!(program.is_absolute(), "{}", program.display());
    }
}
