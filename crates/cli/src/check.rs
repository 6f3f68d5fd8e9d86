//! `strohmann check`: a line for each fault.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use indicatif::ProgressBar;
use strohmann_ai::{Decision, Deviation, Level, Tactics, deviation};
use strohmann_rules::record::{self, At, Fault, What};
use strohmann_rules::{Eye, Seat, Sight, with_game};
use strohmann_words::{Lang, Names, Speak, Voice};

use crate::args::CheckArgs;
use crate::failure::{Failure, say};
use crate::lines::{Line, Lines, MAX_LINE};
use crate::setup;

/// Checks all files; one that cannot be read does not keep the others from being checked.
pub(crate) fn run(args: &CheckArgs) -> Result<ExitCode, Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut counts = Counts::default();
    let mut unreadable = false;
    for path in &args.files {
        match check_file(path, args.bots, &mut out, &mut counts) {
            Ok(()) => {}
            Err(Failure::Closed) => break,
            Err(Failure::Bad(text)) => {
                out.flush()?;
                say(&text);
                unreadable = true;
            }
        }
    }
    match out.flush() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(error.into()),
        _ => {}
    }
    if io::stderr().is_terminal() {
        let Counts { records, faulty } = counts;
        say(&format!(
            "records checked: {records}, with faults: {faulty}"
        ));
    }
    Ok(ExitCode::from(match (unreadable, counts.faulty) {
        (true, _) => 2,
        (false, 0) => 0,
        (false, _) => 1,
    }))
}

#[derive(Default)]
struct Counts {
    records: u64,
    faulty: u64,
}

fn check_file(
    path: &Path,
    bots: bool,
    out: &mut impl Write,
    counts: &mut Counts,
) -> Result<(), Failure> {
    let mut lines = Lines::open(path)?;
    let name = lines.name().to_owned();
    let bar = bar(lines.len);
    let mut number = 0u64;
    loop {
        bar.set_position(lines.read);
        let Some(line) = lines.next()? else { break };
        number += 1;
        let found = match line {
            Line::Read(line) => check_line(line, bots),
            Line::TooLong => vec![format!("longer than {} MiB, skipped", MAX_LINE >> 20)],
        };
        counts.records += 1;
        counts.faulty += !found.is_empty() as u64;
        for fault in found {
            writeln!(out, "{name}:{number}: {fault}")?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// What is wrong with a record, a line each.
fn check_line(line: &[u8], bots: bool) -> Vec<String> {
    let faults = record::check(line);
    let refused = |fault: &Fault| matches!(fault.what, What::Refused { .. });
    // To say a refusal in words the record is played again up to it, and that it can be only once.
    let told = faults.iter().position(refused);
    let say = |(n, fault)| match told {
        Some(told) if told == n => describe(line, fault),
        _ => placed(fault, &fault.what.to_string()),
    };
    let mut found: Vec<_> = faults.iter().enumerate().map(say).collect();
    if bots
        && found.is_empty()
        && let Ok(kind) = record::game_of(line)
    {
        found.extend(with_game!(kind, G => bots_differ::<G>(line)));
    }
    found
}

/// How a right record differs from what its bots decide on their views.
fn bots_differ<G: Tactics>(line: &[u8]) -> Option<String> {
    let loaded = record::load::<G>(line, At::default()).ok()?;
    if loaded.sheet.bots.iter().all(Option::is_none) {
        return None;
    }
    let Some(secret) = loaded.secret else {
        return Some("the bots cannot be run again: the secret is not shown yet".to_owned());
    };
    let dealing = loaded.sheet.dealing(secret);
    let mut bots = Vec::new();
    for name in &loaded.sheet.bots {
        bots.push(match name {
            None => None,
            Some(name) => match Level::from_record(name) {
                Ok(level) => Some(level.bot::<G>()),
                Err(error) => return Some(format!("the bots cannot be run again: {error}")),
            },
        });
    }
    let Deviation {
        hand,
        action,
        seat,
        made,
        decided,
    } = deviation(&loaded.game, &dealing, &bots)?;
    let say = |decision: Decision<G::Action>| match decision.signal {
        Some(signal) => format!("{signal} and {}", decision.action),
        None => decision.action.to_string(),
    };
    Some(format!(
        "hand {hand}, action {action}: the bot of seat {seat} decides {}, not {}",
        say(decided),
        say(made)
    ))
}

/// A bar on a terminal, for anything over a second.
fn bar(len: Option<u64>) -> ProgressBar {
    let bar = match len {
        Some(len) if len > 64 << 20 => {
            setup::bar(len, "{percent} % · {bytes_per_sec} · {eta} left")
        }
        _ => ProgressBar::hidden(),
    };
    bar.enable_steady_tick(std::time::Duration::from_secs(1));
    bar
}

/// A fault of a line: its place, and what is wrong there.
pub(crate) fn describe(line: &[u8], fault: &Fault) -> String {
    placed(
        fault,
        &sentence(line, fault).unwrap_or_else(|| fault.what.to_string()),
    )
}

fn placed(fault: &Fault, what: &str) -> String {
    match fault.place() {
        Some(place) => format!("{place}: {what}"),
        None => what.to_owned(),
    }
}

/// A refused action in the words that its player would have been told.
fn sentence(line: &[u8], fault: &Fault) -> Option<String> {
    let What::Refused { seat, word, .. } = &fault.what else {
        return None;
    };
    let at = At {
        hand: fault.hand,
        actions: Some(fault.action?.checked_sub(1)?),
    };
    let kind = record::game_of(line).ok()?;
    let said = with_game!(kind, G => refused::<G>(line, at, *seat, word))?;
    Some(format!("seat {seat} {word}: {said}"))
}

fn refused<G: Speak>(line: &[u8], at: At, seat: Seat, word: &str) -> Option<String> {
    let mut game = record::load::<G>(line, at).ok()?.game;
    let view = game.view(Eye::Seat(seat))?;
    let names = Names::new(Seat::all(view.sight.seats()).map(|seat| format!("seat {seat}")));
    let voice = Voice {
        lang: Lang::En,
        eye: view.eye,
        names: &names,
        ear: false,
    };
    let action = word.parse().ok()?;
    let refusal = game.replay(seat, action).err()?;
    Some(G::refused(&view, &voice, action, &refusal))
}
