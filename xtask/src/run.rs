//! Running other programs: the command is shown before it runs, and a failure repeats it.

use std::fmt;
use std::process::{Command, Stdio};

/// Why a step failed, ready to be printed.
#[derive(Debug)]
pub(crate) struct Failure(String);

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub(crate) fn failure(why: impl Into<String>) -> Failure {
    Failure(why.into())
}

/// A command for the very cargo that started us, so that a `+toolchain` holds for the steps as well.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

/// Shows the command, then runs it with its output passing straight through and nothing to read.
///
/// # Errors
/// If the program cannot be started, or ends with anything but success.
pub(crate) fn show_and_run(command: &mut Command) -> Outcome {
    let line = line(command);
    println!("$ {line}");
    let status = command
        .stdin(Stdio::null())
        .status()
        .map_err(|error| failure(format!("cannot start `{line}`: {error}")))?;
    if status.success() {
        Ok(())
    } else {
        Err(failure(format!("`{line}` failed ({status})")))
    }
}

/// Runs the command quietly and returns what it wrote to its standard output.
///
/// # Errors
/// If the program cannot be started, or fails; then with what it wrote to its standard error.
pub(crate) fn capture(command: &mut Command) -> Outcome<String> {
    let line = line(command);
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| failure(format!("cannot start `{line}`: {error}")))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let said = String::from_utf8_lossy(&output.stderr);
        Err(failure(format!("`{line}` failed: {}", said.trim_end())))
    }
}

/// Whether the program can be started at all and ends well.
pub(crate) fn answers(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Checks that a cargo subcommand which rustup installs separately is there.
///
/// # Errors
/// If it is not, naming the command that brings it.
pub(crate) fn need_component(subcommand: &str, component: &str) -> Outcome {
    if answers(&mut cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    Err(failure(format!(
        "`cargo {subcommand}` is missing: get it with `rustup component add {component}`"
    )))
}

/// The command as one would type it in the root of the repository.
fn line(command: &Command) -> String {
    let envs = command.get_envs().filter_map(|(name, value)| {
        let value = quoted(&value?.to_string_lossy());
        Some(format!("{}={value}", name.to_string_lossy()))
    });
    let program = command.get_program().to_string_lossy();
    let program = match program.rsplit('/').next() {
        Some("cargo") => "cargo".to_owned(),
        _ => quoted(&program),
    };
    let args = command.get_args().map(|arg| quoted(&arg.to_string_lossy()));
    let words: Vec<String> = envs.chain([program]).chain(args).collect();
    words.join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./:,+@".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_can_be_typed() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command
            .env("RUSTDOCFLAGS", "-D warnings")
            .args(["doc", "it's"]);
        assert_eq!(
            line(&command),
            r"RUSTDOCFLAGS='-D warnings' cargo doc 'it'\''s'"
        );
    }

    #[test]
    fn a_program_that_fails_or_is_missing_is_a_failure() {
        let fails = show_and_run(&mut Command::new("false"))
            .unwrap_err()
            .to_string();
        assert!(fails.contains("`false` failed"), "{fails}");
        let missing = capture(&mut Command::new("no-such-program"))
            .unwrap_err()
            .to_string();
        assert!(
            missing.contains("cannot start `no-such-program`"),
            "{missing}"
        );
        assert!(!answers(&mut Command::new("no-such-program")));
    }

    #[test]
    fn a_missing_component_is_named() {
        let missing = need_component("no-such-tool", "toolbox")
            .unwrap_err()
            .to_string();
        assert!(
            missing.contains("rustup component add toolbox"),
            "{missing}"
        );
    }
}
