//! `strohmann solve`: what a position of a Vidrasso record comes to if both see all cards.

use std::fmt::Write as _;
use std::process::ExitCode;

use serde_json::json;
use strohmann_ai::DoubleDummy;
use strohmann_rules::record::{self, At, Loaded};
use strohmann_rules::vidrasso::{Unseen, value};
use strohmann_rules::{Card, Eye, GameKind, Seat, Vidrasso};

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::setup;
use crate::show::{faulty, nth_line, place};

/// How many actions come before the first lead: two trumps and two gifts.
const BEFORE_PLAY: usize = 4;

/// Solves the position.
pub(crate) fn run(args: &SolveArgs) -> Result<ExitCode, Failure> {
    let line = nth_line(&args.of.file, args.of.line)?;
    let wrong = |fault| faulty(&args.of.file, args.of.line, &line, &fault);
    let kind = record::game_of(&line).map_err(wrong)?;
    if kind != GameKind::Vidrasso {
        return Err(Failure::Bad(format!(
            "{}:{}: a match of {kind}; only vidrasso can be solved",
            args.of.file.display(),
            args.of.line,
        )));
    }
    let at = At {
        hand: args.of.hand.map(place),
        actions: Some(args.at.map_or(BEFORE_PLAY, place)),
    };
    let loaded = record::load::<Vidrasso>(&line, at).map_err(wrong)?;
    if loaded.secret.is_none() {
        return Err(Failure::bad(
            "the match is still running: it can be solved once its record has the secret",
        ));
    }
    let solution = solve(&loaded)?;
    setup::print(&if args.json {
        as_json(&loaded, &solution)
    } else {
        as_text(&loaded, &solution)
    })
}

/// A solved position.
struct Solution {
    to_act: Option<Seat>,
    /// Points of the tricks to come, by seat.
    to_come: [u16; 2],
    /// Points at the end of the hand, gifts included, by seat.
    points: [u16; 2],
    lines: Vec<Vec<(Seat, Card)>>,
}

fn solve(loaded: &Loaded<Vidrasso>) -> Result<Solution, Failure> {
    let hand = loaded.game.hand();
    let hand = hand.ok_or_else(|| Failure::bad("the record has no hand yet"))?;
    let view = loaded.game.view(Eye::House);
    let sight = view.map(|view| view.sight);
    let mut solver = DoubleDummy::new();
    let (Some(mut solving), Some(sight)) = (solver.open(hand.round()), sight) else {
        return Err(Failure::Bad(format!(
            "hand {} is not played yet after {} actions: trumps and gifts are the first {BEFORE_PLAY}; \
             --at {BEFORE_PLAY} is the first lead",
            loaded.position.hand, loaded.position.actions,
        )));
    };
    let legal = solving.legal();
    let bar = setup::bar(legal.len() as u64 + 1, "card {pos} of {len}, {elapsed}");
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    let (to_act, value) = (solving.to_act(), solving.value());
    bar.inc(1);
    let mut lines = Vec::new();
    for card in legal {
        if solving.is_best(card) {
            lines.push(solving.line(card));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let rest = solving.to_come() - value;
    let to_come = match to_act.map(Seat::index) {
        Some(0) | None => [value, rest],
        Some(_) => [rest, value],
    };
    // At the end of a hand the gifts are among the points taken.
    let points = [0, 1].map(|seat| {
        let given = match sight.gifts[Seat::new(1 - seat)] {
            Unseen::Card(card) if to_act.is_some() => self::value(card),
            _ => 0,
        };
        sight.points()[Seat::new(seat)] + given + to_come[seat]
    });
    Ok(Solution {
        to_act,
        to_come,
        points,
        lines,
    })
}

fn as_json(loaded: &Loaded<Vidrasso>, solution: &Solution) -> String {
    let words = |line: &Vec<(Seat, Card)>| -> Vec<_> {
        let word = |&(seat, card): &(Seat, Card)| json!([seat.index(), format!("play:{card}")]);
        line.iter().map(word).collect()
    };
    let solved = json!({
        "hand": loaded.position.hand,
        "at": loaded.position.actions,
        "to_act": solution.to_act.map(Seat::index),
        "to_come": solution.to_come,
        "points": solution.points,
        "lines": solution.lines.iter().map(words).collect::<Vec<_>>(),
    });
    format!("{solved}\n")
}

fn as_text(loaded: &Loaded<Vidrasso>, solution: &Solution) -> String {
    let mut text = String::new();
    let ([own, other], [first, second]) = (solution.to_come, solution.points);
    let (hand, at) = (loaded.position.hand, loaded.position.actions);
    let turn = match solution.to_act {
        Some(seat) => format!("seat {seat} to play"),
        None => "all is played".to_owned(),
    };
    let _ = writeln!(text, "hand {hand} after {at} actions: {turn}");
    let _ = writeln!(text, "to come, seats 0 and 1: {own} : {other}");
    let _ = writeln!(
        text,
        "points of the hand, gifts included: {first} : {second}"
    );
    for line in &solution.lines {
        let _ = writeln!(text, "best: {}", tricks(line));
    }
    text
}

/// The cards trick by trick, each trick with who led to it.
fn tricks(line: &[(Seat, Card)]) -> String {
    // A line that begins inside a trick begins with its second card.
    let inside = line.len() % 2;
    let (begun, tricks) = line.split_at(inside);
    let begun = begun.iter().map(|(seat, card)| format!("({seat}) {card}"));
    let tricks = tricks.chunks(2).map(|trick| {
        let (seat, lead) = trick[0];
        format!("{seat}: {lead} {}", trick[1].1)
    });
    begun.chain(tricks).collect::<Vec<_>>().join(", ")
}
