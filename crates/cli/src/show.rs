//! `strohmann show`: a position of a record.

use std::path::Path;
use std::process::ExitCode;

use serde_json::json;
use strohmann_rules::record::{self, At, Fault, Loaded};
use strohmann_rules::{Eye, Game, Options, Round, Seat, Sight, View, with_game};

use crate::args::ShowArgs;
use crate::check::describe;
use crate::failure::Failure;
use crate::lines::{Line, Lines, MAX_LINE};
use crate::play::{self, Table};
use crate::setup;

/// Shows the position.
pub(crate) fn run(args: &ShowArgs) -> Result<ExitCode, Failure> {
    let line = nth_line(&args.of.file, args.of.line)?;
    let kind = record::game_of(&line)
        .map_err(|fault| faulty(&args.of.file, args.of.line, &line, &fault))?;
    with_game!(kind, G => show::<G>(args, &line))
}

fn show<G: Table>(args: &ShowArgs, line: &[u8]) -> Result<ExitCode, Failure> {
    let at = At {
        hand: args.of.hand.map(place),
        actions: args.at.map(place),
    };
    let loaded = record::load::<G>(line, at)
        .map_err(|fault| faulty(&args.of.file, args.of.line, line, &fault))?;
    let seats = loaded.game.options().seats();
    let eye = match args.seat {
        None => Eye::House,
        Some(seat) if place(seat) < seats => Eye::Seat(Seat::new(place(seat))),
        Some(seat) => {
            let last = seats - 1;
            return Err(Failure::Bad(format!(
                "there is no seat {seat}; seats are 0 to {last}"
            )));
        }
    };
    let view = loaded
        .game
        .view(eye)
        .ok_or_else(|| Failure::bad("the record has no hand yet"))?;
    if args.json {
        return setup::print(&format!("{}\n", as_json(&loaded, &view)));
    }
    play::draw(&loaded, &view)
}

/// A number that may be too large for any place, which then is not there.
pub(crate) fn place(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn as_json<G: Game>(loaded: &Loaded<G>, view: &View<G>) -> serde_json::Value {
    let round = loaded.game.hand().map(|hand| *hand.round());
    let to_act = round.and_then(|round| round.to_act());
    let legal = match (view.eye, round, to_act) {
        (Eye::House, Some(round), Some(seat)) => round.legal(seat),
        _ => view.sight.legal(),
    };
    let mut legal: Vec<_> = legal.iter().map(ToString::to_string).collect();
    legal.sort_unstable();
    json!({
        "game": G::NAME,
        "hand": loaded.position.hand,
        "at": loaded.position.actions,
        "seats": loaded.sheet.seats,
        "to_act": to_act.map(Seat::index),
        "legal": legal,
        "observation": G::observation(view),
    })
}

/// A line of a file, counted from 1.
pub(crate) fn nth_line(path: &Path, number: u64) -> Result<Vec<u8>, Failure> {
    let mut lines = Lines::open(path)?;
    let name = lines.name().to_owned();
    let mut count = 0;
    while let Some(line) = lines.next()? {
        count += 1;
        if count != number {
            continue;
        }
        return match line {
            Line::Read(line) => Ok(line.to_vec()),
            Line::TooLong => Err(Failure::Bad(format!(
                "{name}:{number}: longer than {} MiB",
                MAX_LINE >> 20
            ))),
        };
    }
    Err(Failure::Bad(format!(
        "{name} has no line {number}: it has {count}"
    )))
}

/// A record that cannot be read up to the place asked for.
pub(crate) fn faulty(file: &Path, line: u64, record: &[u8], fault: &Fault) -> Failure {
    let (file, what) = (file.display(), describe(record, fault));
    Failure::Bad(format!("{file}:{line}: {what}"))
}
