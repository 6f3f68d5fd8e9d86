//! The checks of the project, all behind one door: `cargo xtask test`.

mod browser;
mod debian;
mod fuzz;
mod run;
mod step;
mod strength;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use run::Outcome;
use step::{STEPS, Step};

/// What the command line asked for.
enum Task {
    Help,
    Test,
    Step(&'static Step),
    Fuzz(fuzz::Options),
    Long,
    Strength,
    Pictures,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let task = match parse(&args) {
        Ok(task) => task,
        Err(refusal) => {
            eprintln!("xtask: {refusal} (`cargo xtask --help` lists the tasks)");
            return ExitCode::from(2);
        }
    };
    match enter_root().and_then(|()| perform(task)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the arguments. The refusal is one line and names the argument it stumbled over.
fn parse(args: &[&str]) -> Result<Task, String> {
    let Some((&name, rest)) = args.split_first() else {
        return Ok(Task::Help);
    };
    if name == "fuzz" {
        return fuzz::Options::parse(rest).map(Task::Fuzz);
    }
    let task = match name {
        "help" | "--help" | "-h" => Task::Help,
        "test" => Task::Test,
        "long" => Task::Long,
        "strength" => Task::Strength,
        "pictures" => Task::Pictures,
        _ => match STEPS.iter().find(|step| step.name == name) {
            Some(step) => Task::Step(step),
            None => return Err(format!("there is no task `{name}`")),
        },
    };
    match rest.first() {
        Some(extra) => Err(format!("`{name}` takes no argument, but got `{extra}`")),
        None => Ok(task),
    }
}

fn perform(task: Task) -> Outcome {
    match task {
        Task::Help => {
            print!("{}", help());
            Ok(())
        }
        Task::Test => step::run_all(STEPS),
        Task::Step(step) => (step.work)(),
        Task::Fuzz(options) => fuzz::run(&options),
        Task::Long => step::long(),
        Task::Strength => strength::run(),
        Task::Pictures => browser::pictures(),
    }
}

fn help() -> String {
    let line = |step: &Step| format!("  {:<8}{}\n", step.name, step.about);
    let steps: String = STEPS.iter().map(line).collect();
    format!(
        "Usage: cargo xtask TASK\n\n\
         test      every step below, in this order; the first failure ends the run\n\
         {steps}\
         long      all tests in release mode with STROHMANN_LONG=1: the long property runs\n\
         strength  the bots against each other, for the tables of docs/STRENGTH.md\n\
         pictures  the main screens, into target/pictures and docs/tables.png\n\n\
         Usage: cargo xtask fuzz [TARGET] [--seconds N]\n"
    )
}

/// Every path in this crate is relative to the root of the repository, so that messages can be clicked and commands
/// repeated. Cargo names the crate's folder at run time too, which holds when two checkouts share a target folder.
fn enter_root() -> Outcome {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let root = here.parent().unwrap_or(Path::new("."));
    std::env::set_current_dir(root)
        .map_err(|error| run::failure(format!("cannot enter {}: {error}", root.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(args: &[&str]) -> String {
        parse(args).err().expect("the arguments should be refused")
    }

    #[test]
    fn every_step_is_a_task_and_in_the_help() {
        for step in STEPS {
            assert!(parse(&[step.name]).is_ok(), "{}", step.name);
            assert!(
                help().contains(&format!("\n  {} ", step.name)),
                "{}",
                step.name
            );
        }
    }

    #[test]
    fn refusals_name_the_argument() {
        assert!(refusal(&["tset"]).contains("`tset`"));
        assert!(refusal(&["test", "--fast"]).contains("`--fast`"));
        assert!(refusal(&["fuzz", "--minutes"]).contains("`--minutes`"));
    }
}
