//! The steps of `cargo xtask test`: one line of the table each, the quick ones first.

use std::time::{Duration, Instant};

use crate::run::{Outcome, cargo, failure, need_component, show_and_run};
use crate::{browser, fuzz, tidy};

/// One step, which can also be run alone as `cargo xtask NAME`.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) work: fn() -> Outcome,
}

impl Step {
    const fn new(name: &'static str, about: &'static str, work: fn() -> Outcome) -> Self {
        Self { name, about, work }
    }
}

/// All steps, in the order that fails fastest.
pub(crate) const STEPS: &[Step] = &[
    Step::new("fmt", "formatting, as rustfmt has it", fmt),
    Step::new("tidy", "the rules that no other tool knows", tidy::run),
    Step::new("clippy", "lints, warnings being errors", clippy),
    Step::new("doc", "documentation without a warning", doc),
    Step::new("unit", "cargo test over the whole workspace", unit),
    Step::new("browser", "the pages in a browser", browser::test),
    Step::new("fuzz", "a short run of every fuzz target", fuzz::run_short),
];

fn fmt() -> Outcome {
    need_component("fmt", "rustfmt")?;
    show_and_run(&mut cargo(&["fmt", "--all", "--check"]))?;
    show_and_run(&mut cargo(&[
        "fmt",
        "--manifest-path",
        fuzz::MANIFEST,
        "--check",
    ]))
}

/// The fuzz crate is linted by its own step, which has the C++ compiler and the flags its build needs.
fn clippy() -> Outcome {
    need_component("clippy", "clippy")?;
    let args = "clippy --workspace --all-targets --locked -- -D warnings";
    show_and_run(&mut cargo(&args.split(' ').collect::<Vec<_>>()))
}

fn doc() -> Outcome {
    let mut command = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    show_and_run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

fn unit() -> Outcome {
    show_and_run(&mut cargo(&["test", "--workspace", "--locked"]))
}

/// The same tests in release mode; the property tests read the variable and try far more cases.
pub(crate) fn long() -> Outcome {
    let mut command = cargo(&["test", "--workspace", "--locked", "--release"]);
    show_and_run(command.env("STROHMANN_LONG", "1"))
}

/// Runs the steps until one fails, then prints how each went.
///
/// # Errors
/// If a step failed: which, why, and how to run it alone.
pub(crate) fn run_all(steps: &[Step]) -> Outcome {
    let mut times = Vec::new();
    let mut outcome = Ok(());
    for step in steps {
        println!("\n=== {}: {}", step.name, step.about);
        let start = now();
        let result = (step.work)();
        times.push(start.elapsed());
        if let Err(why) = result {
            let name = step.name;
            outcome = Err(failure(format!(
                "step `{name}` failed: {why}\nxtask: run it alone with `cargo xtask {name}`"
            )));
            break;
        }
    }
    print!("{}", summary(steps, &times, outcome.is_err()));
    outcome
}

/// One line a step; `failed` says that the last of the `times` belongs to a failure.
fn summary(steps: &[Step], times: &[Duration], failed: bool) -> String {
    let line = |(index, step): (usize, &Step)| {
        let verdict = match times.get(index) {
            Some(_) if failed && index + 1 == times.len() => "FAILED",
            Some(_) => "ok",
            None => return format!("{:<8}not run\n", step.name),
        };
        let seconds = times[index].as_secs_f64();
        format!("{:<8}{verdict:<8}{seconds:>7.1} s\n", step.name)
    };
    let lines: String = steps.iter().enumerate().map(line).collect();
    format!("\n=== summary\n{lines}")
}

#[expect(
    clippy::disallowed_methods,
    reason = "the durations of the summary are for people and decide nothing"
)]
fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: fn() -> Outcome = || Ok(());
    const BAD: fn() -> Outcome = || Err(failure("the roof leaks"));
    const NEVER: fn() -> Outcome = || panic!("a step after a failure must not run");

    #[test]
    fn the_first_failure_ends_the_run() {
        let steps = [("a", GOOD), ("b", BAD), ("c", NEVER)];
        let steps = steps.map(|(name, work)| Step::new(name, "", work));
        let why = run_all(&steps).unwrap_err().to_string();
        assert!(why.contains("step `b` failed: the roof leaks"), "{why}");
        assert!(why.contains("`cargo xtask b`"), "{why}");
    }

    #[test]
    fn the_summary_has_a_line_a_step() {
        let steps = ["a", "b", "c"].map(|name| Step::new(name, "", GOOD));
        let times = [Duration::from_millis(1500), Duration::from_secs(70)];
        let lines = [
            "a       ok          1.5 s",
            "b       FAILED     70.0 s",
            "c       not run",
            "",
        ];
        assert_eq!(
            summary(&steps, &times, true),
            format!("\n=== summary\n{}", lines.join("\n"))
        );
    }
}
