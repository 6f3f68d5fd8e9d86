//! `strohmann play`: a match in the terminal against bots.

mod book;
mod choice;
mod ink;
mod input;
mod screen;
mod session;
mod table;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;

use strohmann_ai::Level;
use strohmann_rules::dealing::check_cut;
use strohmann_rules::record::Loaded;
use strohmann_rules::{
    Eye, Match, Options, Outcome as _, Round as _, Seat, SeatSet, Secret, Standing as _, View,
    with_game,
};
use strohmann_words::{Lang, Names, Voice};

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::setup;

use book::Book;
use choice::Choices;
use input::Inputs;
use screen::{Gone, Screen};
use session::{Chance, Session, Setup};
use table::Played;

pub(crate) use table::Table;

/// Names for the bots, as many as a table can need and one more, should the player have one of them.
const NAMES: [&str; 6] = ["Ben", "Cleo", "Dora", "Emil", "Fanny", "Gustav"];

/// Plays at a terminal or from a script.
pub(crate) fn run(args: &PlayArgs) -> Result<ExitCode, Failure> {
    with_game!(args.game, G => play::<G>(args))
}

fn play<G: Table>(args: &PlayArgs) -> Result<ExitCode, Failure> {
    let setup = read_setup::<G>(args)?;
    let book = args.record.as_deref().map(Book::open);
    let book = book.transpose().map_err(Failure::Bad)?;
    let (sender, receiver) = input::channel();
    let interrupted = Arc::new(AtomicBool::new(false));
    let handler = ctrlc::set_handler(input::interrupter(interrupted.clone(), sender.clone()));
    handler.map_err(|error| Failure::Bad(format!("Ctrl-C cannot be caught: {error}")))?;
    thread::spawn(move || input::read_lines(io::stdin().lock(), &sender));
    let (stdout, stdin) = (io::stdout(), io::stdin());
    let terminal = stdin.is_terminal() && stdout.is_terminal();
    let colour = stdout.is_terminal() && wants_colour();
    let mut out = io::BufWriter::new(stdout.lock());
    let screen = Screen::new(&mut out, colour, terminal);
    Session::new(
        &setup,
        book,
        Inputs::new(receiver, interrupted),
        screen,
        terminal,
    )
    .run()
    .map_err(|Gone(error)| Failure::from(error))?;
    Ok(ExitCode::SUCCESS)
}

/// Draws a position of a record as its eye sees it, in English as all of `show`.
pub(crate) fn draw<G: Table>(loaded: &Loaded<G>, view: &View<G>) -> Result<ExitCode, Failure> {
    let names = told_apart(&loaded.sheet.seats);
    let voice = Voice {
        lang: Lang::En,
        eye: view.eye,
        names: &names,
        ear: false,
    };
    let stdout = io::stdout();
    let colour = stdout.is_terminal() && wants_colour();
    let mut out = io::BufWriter::new(stdout.lock());
    let mut screen = Screen::new(&mut out, colour, false);
    let mut table = G::draw(view, &voice, &Choices::new(view), &played(&loaded.game));
    if view.eye == Eye::House {
        let besides = G::besides(view, &voice).into_iter();
        table.extend(besides.map(|(where_, cards)| format!(" {where_}: {}", voice.cards(cards))));
    }
    let drawn = screen
        .lines(&table)
        .and_then(|()| screen.say(&G::moment(view, &voice)));
    drawn.map_err(|Gone(error)| Failure::from(error))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Names as short as a table needs them, and with their seats where two are alike.
fn told_apart(seats: &[String]) -> Names {
    let short: Vec<String> = seats.iter().map(|name| ink::cut(name, 12)).collect();
    let alike = |name: &String| short.iter().filter(|other| *other == name).count() > 1;
    Names::new(short.iter().enumerate().map(|(seat, name)| {
        if alike(name) {
            format!("{} ({seat})", ink::cut(name, 8))
        } else {
            name.clone()
        }
    }))
}

/// The hands of a match that are over.
fn played<G: Table>(game: &Match<G>) -> Vec<Played<G::Outcome>> {
    let options = game.options();
    let over = game.hands().iter().filter_map(|hand| {
        let outcome = hand.round().outcome()?;
        let after = hand.standing().after(options, &outcome.points());
        Some(Played {
            outcome,
            totals: after.totals(),
        })
    });
    over.collect()
}

/// Whether colour is welcome: no `NO_COLOR`, and no terminal that has none.
fn wants_colour() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

fn read_setup<G: Table>(args: &PlayArgs) -> Result<Setup<G>, Failure> {
    let mut given = args.table.options.clone();
    given.extend(
        args.variant
            .as_deref()
            .map(G::variant_option)
            .transpose()
            .map_err(Failure::Bad)?,
    );
    let options: G::Options = setup::options(&given)?;
    let lang = match args.lang.as_deref() {
        None => Lang::from_locale(&locale()),
        Some(tag) => {
            let known = Lang::ALL.into_iter().find(|lang| lang.tag() == tag);
            known.ok_or_else(|| Failure::Bad(format!("--lang {tag:?} is not de or en")))?
        }
    };
    let cut = args.cut.clone();
    if let Some(cut) = &cut {
        check_cut(cut).map_err(|error| Failure::Bad(format!("--cut: {error}")))?;
        if args.seed.is_some() {
            return Err(Failure::bad(
                "--cut and --seed exclude each other: with a seed all cuts are empty",
            ));
        }
    }
    let chance = match args.seed {
        Some(seed) => Chance::Seed(seed),
        None => Chance::System { cut },
    };
    let name = match args.name.as_deref().map(str::trim) {
        Some("") => {
            return Err(Failure::bad(
                "--name is empty; give a name of 1 to 24 characters",
            ));
        }
        Some(name) if name.chars().count() > 24 || name.chars().any(char::is_control) => {
            return Err(Failure::bad(
                "--name has more than 24 characters or control characters; give 1 to 24 plain ones",
            ));
        }
        Some(name) => name.to_owned(),
        None => strohmann_words::seat_name(lang),
    };
    let others = NAMES.iter().filter(|&&other| other != name);
    let others = others.take(options.seats() - 1).map(ToString::to_string);
    let names = std::iter::once(name.clone()).chain(others).collect();
    Ok(Setup {
        options,
        lang,
        names,
        bots: bots(args, &options)?,
        chance,
    })
}

/// The bots of all seats but the player's, which is 0.
fn bots<O: Options>(args: &PlayArgs, options: &O) -> Result<Vec<Level>, Failure> {
    let parties = options.parties();
    let own = parties.iter().find(|party| party.contains(Seat::new(0)));
    let own = own.copied().unwrap_or(SeatSet::EMPTY);
    let others = Seat::all(options.seats()).skip(1);
    if args.partner.is_some() && own.len() < 2 {
        return Err(Failure::bad(
            "--partner is for games with partners, vitou with variant morlino or cason; leave it out",
        ));
    }
    let bot = |seat| match args.partner {
        Some(level) if own.contains(seat) => level,
        _ => args.opponents,
    };
    Ok(others.map(bot).collect())
}

fn locale() -> String {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(set)
        .unwrap_or_default()
}

/// 32 bytes of the system's randomness.
fn random_secret() -> Secret {
    Secret::new(setup::random_bytes())
}

/// A cut nobody has thought of: 16 hexadecimal digits.
fn random_cut() -> String {
    use std::fmt::Write as _;
    let mut cut = String::new();
    for byte in setup::random_bytes::<8>() {
        let _ = write!(cut, "{byte:02x}");
    }
    cut
}
