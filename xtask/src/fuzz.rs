//! Fuzzing on the stable compiler: libFuzzer's own flags, without cargo-fuzz.
//!
//! The address sanitizer, which cargo-fuzz would add, needs the nightly compiler, and there is no `unsafe` code here
//! for it to watch.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::debian;
use crate::run::{Outcome, answers, capture, cargo, failure, need_component, show_and_run};

/// The fuzz crate's manifest; the crate stands outside the workspace, since its C++ runtime is no part of the program.
pub(crate) const MANIFEST: &str = "fuzz/Cargo.toml";

/// The coverage that libFuzzer steers by.
const RUSTFLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing";

const DEFAULT_SECONDS: u32 = 15;

/// What to fuzz and for how long.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    /// One target, or all of them.
    target: Option<String>,
    /// Seconds for each target.
    seconds: u32,
}

impl Options {
    /// Reads `[TARGET] [--seconds N]`, in either order.
    ///
    /// # Errors
    /// With one line that names the argument which is wrong.
    pub(crate) fn parse(args: &[&str]) -> Result<Self, String> {
        let mut options = Self {
            target: None,
            seconds: DEFAULT_SECONDS,
        };
        let mut args = args.iter();
        while let Some(&arg) = args.next() {
            if arg == "--seconds" {
                options.seconds = seconds(args.next().copied())?;
            } else if arg.starts_with('-') || options.target.is_some() {
                return Err(format!("`fuzz` does not know the argument `{arg}`"));
            } else {
                options.target = Some(arg.to_owned());
            }
        }
        Ok(options)
    }
}

/// Zero is refused because libFuzzer takes it for "without end".
fn seconds(arg: Option<&str>) -> Result<u32, String> {
    let arg = arg.ok_or("`--seconds` needs a number after it")?;
    match arg.parse() {
        Ok(number) if number > 0 => Ok(number),
        _ => Err(format!(
            "`--seconds` needs a whole number from 1 up, not `{arg}`"
        )),
    }
}

/// Fuzzes every target for a few seconds.
///
/// # Errors
/// As [`run`].
pub(crate) fn run_short() -> Outcome {
    run(&Options {
        target: None,
        seconds: DEFAULT_SECONDS,
    })
}

/// Lints, builds and runs the targets, stopping at the first that finds something.
///
/// # Errors
/// If a tool is missing, the crate does not build without warnings, or a target fails.
pub(crate) fn run(options: &Options) -> Outcome {
    let targets = chosen(&targets()?, options.target.as_deref())?;
    need_component("clippy", "clippy")?;
    let compiler = cxx()?;
    let host = capture(Command::new("rustc").args(["--print", "host-tuple"]))?;
    let host = host.trim();
    show_and_run(build("clippy", &compiler, host, &targets).args(["--", "-D", "warnings"]))?;
    show_and_run(&mut build("build", &compiler, host, &targets))?;
    targets
        .iter()
        .try_for_each(|target| run_target(target, host, options.seconds))
}

/// The targets there are: one file each.
fn targets() -> Outcome<Vec<String>> {
    let unreadable = |error| failure(format!("cannot read fuzz/fuzz_targets: {error}"));
    let mut names = Vec::new();
    for entry in fs::read_dir("fuzz/fuzz_targets").map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|end| end == "rs") {
            names.extend(
                path.file_stem()
                    .map(|stem| stem.to_string_lossy().into_owned()),
            );
        }
    }
    names.sort();
    Ok(names)
}

fn chosen(all: &[String], wanted: Option<&str>) -> Outcome<Vec<String>> {
    let Some(wanted) = wanted else {
        return Ok(all.to_vec());
    };
    if all.iter().any(|name| name == wanted) {
        return Ok(vec![wanted.to_owned()]);
    }
    let known = all.join(", ");
    Err(failure(format!(
        "there is no fuzz target `{wanted}`, only: {known}"
    )))
}

/// A cargo command over the fuzz crate. Clippy and the build share flags and folder, so that libFuzzer's C++ is
/// compiled once. The explicit target keeps the flags away from build scripts, which would not link with them.
fn build(subcommand: &str, compiler: &str, host: &str, targets: &[String]) -> Command {
    let mut command = cargo(&[
        subcommand,
        "--release",
        "--locked",
        "--manifest-path",
        MANIFEST,
    ]);
    command.args(["--target-dir", "fuzz/target", "--target", host]);
    for target in targets {
        command.args(["--bin", target]);
    }
    command.env("RUSTFLAGS", RUSTFLAGS).env("CXX", compiler);
    command
}

fn run_target(target: &str, host: &str, seconds: u32) -> Outcome {
    let seeds = format!("fuzz/seeds/{target}");
    if !Path::new(&seeds).is_dir() {
        return Err(failure(format!(
            "{seeds} is missing: a target needs seeds to start from"
        )));
    }
    let corpus = format!("fuzz/corpus/{target}");
    let artifacts = format!("fuzz/artifacts/{target}/");
    for folder in [&corpus, &artifacts] {
        fs::create_dir_all(folder)
            .map_err(|error| failure(format!("cannot make {folder}: {error}")))?;
    }
    println!("--- fuzzing {target} for {seconds} s");
    let program = format!("fuzz/target/{host}/release/{target}");
    let mut command = Command::new(&program);
    command
        .args([&corpus, &seeds])
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-artifact_prefix={artifacts}"))
        .args(["-seed=1", "-rss_limit_mb=2048", "-timeout=10"]);
    show_and_run(&mut command).map_err(|why| {
        failure(format!(
            "{why}\nxtask: the input is in {artifacts}; replay it with `{program} FILE`, \
             and keep it in {seeds} once it is mended"
        ))
    })
}

/// The C++ compiler that libFuzzer is built with, installed first where that is ours to do: as root on Debian.
fn cxx() -> Outcome<String> {
    if let Some(compiler) = find_cxx() {
        return Ok(compiler);
    }
    println!("libFuzzer is built with a C++ compiler, and there is none here.");
    debian::install("g++")?;
    find_cxx().ok_or_else(|| {
        failure(
            "a C++ compiler is missing (neither $CXX nor c++, g++ or clang++ runs): \
             on Debian get it with `apt-get install g++`, elsewhere install GCC or Clang",
        )
    })
}

fn find_cxx() -> Option<String> {
    std::env::var("CXX")
        .into_iter()
        .chain(["c++", "g++", "clang++"].map(str::to_owned))
        .find(|compiler| answers(Command::new(compiler).arg("--version")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_come_in_either_order() {
        let expected = Options {
            target: Some("notation".to_owned()),
            seconds: 60,
        };
        assert_eq!(
            Options::parse(&["notation", "--seconds", "60"]).as_ref(),
            Ok(&expected)
        );
        assert_eq!(
            Options::parse(&["--seconds", "60", "notation"]).as_ref(),
            Ok(&expected)
        );
    }

    #[test]
    fn wrong_arguments_are_named() {
        for (args, named) in [
            (&["--seconds"][..], "after it"),
            (&["--seconds", "0"], "`0`"),
            (&["--seconds", "soon"], "`soon`"),
            (&["one", "two"], "`two`"),
            (&["-x"], "`-x`"),
        ] {
            let refusal = Options::parse(args).unwrap_err();
            assert!(refusal.contains(named), "{refusal}");
        }
    }

    #[test]
    fn an_unknown_target_lists_the_known() {
        let all = ["cards".to_owned(), "records".to_owned()];
        let why = chosen(&all, Some("carts")).unwrap_err().to_string();
        assert!(
            why.contains("`carts`") && why.contains("cards, records"),
            "{why}"
        );
        assert_eq!(chosen(&all, Some("records")).unwrap(), ["records"]);
        assert_eq!(chosen(&all, None).unwrap(), all);
    }
}
