//! `strohmann`: parse, call, print, exit code.

mod arena;
mod args;
mod bench;
mod check;
mod failure;
mod lines;
mod play;
mod serve;
mod setup;
mod show;
mod simulate;
mod solve;

use std::process::ExitCode;

use args::{Command, ParsedArgs};
use failure::Failure;

/// A server makes and drops a few hundred small texts for every move: this takes a good part less time and memory for
/// them than the system's allocator does.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let command = match args::parse(std::env::args_os()) {
        Ok(ParsedArgs::Run(command)) => command,
        Ok(ParsedArgs::Print(text)) => return finish(setup::print(&text)),
        Err(failure) => return finish(Err(failure)),
    };
    finish(match command {
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => serve::backup(&args),
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Bench(args) => bench::run(&args),
    })
}

/// The exit code: 0 done, 1 the check failed, 2 bad usage or input.
fn finish(done: Result<ExitCode, Failure>) -> ExitCode {
    done.unwrap_or_else(|failure| failure.report())
}
