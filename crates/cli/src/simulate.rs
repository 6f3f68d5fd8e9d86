//! `strohmann simulate`: bots play matches, records on stdout.

use std::io::{self, Write};
use std::process::ExitCode;

use indicatif::ProgressBar;
use rayon::prelude::*;
use strohmann_ai::{Bot, Level, MAX_HANDS, Tactics, play_hands};
use strohmann_rules::record::{self, Sheet};
use strohmann_rules::{Dealing, Game, Match, Options, with_game};

use crate::args::SimulateArgs;
use crate::failure::Failure;
use crate::setup;

/// How many matches are played before their records are written.
const BATCH: u64 = 256;

/// Plays the matches.
pub(crate) fn run(args: &SimulateArgs) -> Result<ExitCode, Failure> {
    with_game!(args.game, G => simulate::<G>(args))
}

fn simulate<G: Tactics>(args: &SimulateArgs) -> Result<ExitCode, Failure> {
    let options: G::Options = setup::options(&args.table.options)?;
    let seats = options.seats();
    let levels = by_seat(&args.bots, seats)?;
    let bots: Vec<_> = levels.iter().map(|level| level.bot::<G>()).collect();
    let bar = if args.matches > BATCH {
        setup::bar(args.matches, "{pos} of {len} matches · {eta} left")
    } else {
        ProgressBar::hidden()
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut first = 1;
    while first <= args.matches {
        let last = args.matches.min(first + BATCH - 1);
        let lines: Vec<String> = (first..=last)
            .into_par_iter()
            .map(|number| play::<G>(options, args.seed, number, &levels, &bots))
            .collect();
        for line in &lines {
            writeln!(out, "{line}")?;
        }
        bar.inc(lines.len() as u64);
        first = last + 1;
    }
    out.flush()?;
    bar.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}

/// Plays match `counted`, from 1, and writes its record. Its number in the record is 1, as every simulated one's.
fn play<G: Game>(
    options: G::Options,
    seed: u64,
    counted: u64,
    levels: &[Level],
    bots: &[Box<dyn Bot<G>>],
) -> String {
    let dealing = Dealing::from_seed(seed, counted, 1, levels.len());
    let sheet = Sheet {
        seats: levels.iter().map(Level::to_string).collect(),
        number: 1,
        cuts: vec![String::new(); levels.len()],
        bots: levels
            .iter()
            .map(|level| Some(level.record_name()))
            .collect(),
    };
    let mut game = Match::<G>::begin(options, &dealing);
    play_hands(&mut game, &dealing, bots, MAX_HANDS);
    record::write(&sheet, &dealing, &game, true)
}

/// One bot for every seat: as many as there are seats, or one for all.
fn by_seat(given: &[Level], seats: usize) -> Result<Vec<Level>, Failure> {
    match given {
        [level] => Ok(vec![*level; seats]),
        levels if levels.len() == seats => Ok(levels.to_vec()),
        levels => Err(Failure::Bad(format!(
            "--bots names {} bots for {seats} seats; name {seats}, or one for all",
            levels.len()
        ))),
    }
}
