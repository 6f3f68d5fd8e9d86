//! Writing a match as a record.

use std::fmt::Write;

use crate::dealing::Dealing;
use crate::game::{Extra, Game, Options, Outcome, Round, Standing};
use crate::matchplay::{Hand, Match};
use crate::seat::SeatSet;

use super::FORMAT;

/// Who sits at the table, and what the match is called there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// A name for each seat.
    pub seats: Vec<String>,
    /// The number of the match at this table, from 1.
    pub number: u64,
    /// A cut for each seat, empty for a bot.
    pub cuts: Vec<String>,
    /// `level/version` for each seat of a bot of the house; empty where there are none.
    pub bots: Vec<Option<String>>,
}

impl Sheet {
    /// The dealing of this match.
    pub fn dealing(&self, secret: crate::dealing::Secret) -> Dealing {
        Dealing::new(secret, self.number, &self.cuts)
    }
}

/// The record of a match as one line, without a line feed.
///
/// The secret is in it when the match is over, or when `abandoned` says that it ends here.
pub fn write<G: Game>(
    sheet: &Sheet,
    dealing: &Dealing,
    game: &Match<G>,
    abandoned: bool,
) -> String {
    let mut line = String::with_capacity(1024 * (game.hands().len() + 1));
    let options = game.options().write();
    let winners = game.winners();
    let secret = (winners.is_some() || abandoned).then(|| dealing.secret().reveal());
    let _ = write!(
        line,
        r#"{{"format":"{FORMAT}","game":"{}","options":{options},"seats":{},"match":{},"commit":"{}","cuts":{},"secret":"#,
        G::NAME,
        texts(&sheet.seats),
        sheet.number,
        dealing.secret().commit(),
        texts(&sheet.cuts),
    );
    match secret {
        Some(secret) => {
            let _ = write!(line, "\"{secret}\"");
        }
        None => line.push_str("null"),
    }
    line.push_str(",\"draw\":");
    list(&mut line, &game.draw().rows, |line, row| {
        list(line, row, |line, card| match card {
            Some(card) => {
                let _ = write!(line, "\"{card}\"");
            }
            None => line.push_str("null"),
        });
    });
    line.push_str(",\"hands\":");
    list(&mut line, game.hands(), |line, hand| {
        write_hand(line, game.options(), hand);
    });
    line.push_str(",\"result\":");
    match winners {
        Some(winners) => {
            line.push_str("{\"totals\":");
            numbers(&mut line, &game.standing().totals());
            line.push_str(",\"winners\":");
            seats(&mut line, winners);
            line.push('}');
        }
        None => line.push_str("null"),
    }
    if sheet.bots.iter().any(Option::is_some) {
        line.push_str(",\"bots\":");
        list(&mut line, &sheet.bots, |line, bot| match bot {
            Some(bot) => line.push_str(&text(bot)),
            None => line.push_str("null"),
        });
    }
    line.push('}');
    line
}

fn write_hand<G: Game>(line: &mut String, options: &G::Options, hand: &Hand<G>) {
    let _ = write!(line, "{{\"dealer\":{},\"pack\":", hand.round().dealer());
    list(line, hand.pack(), |line, card| {
        let _ = write!(line, "\"{card}\"");
    });
    line.push_str(",\"actions\":");
    list(line, hand.settled(), |line, (seat, action)| {
        let _ = write!(line, "[{seat},\"{action}\"]");
    });
    if !hand.talk().is_empty() {
        line.push_str(",\"talk\":");
        list(line, hand.talk(), |line, said| {
            let _ = write!(
                line,
                r#"{{"after":{},"seat":{},"signal":"{}","seen":"#,
                said.after, said.seat, said.signal
            );
            seats(line, said.seen);
            line.push('}');
        });
    }
    line.push_str(",\"result\":");
    let Some(outcome) = hand.round().outcome() else {
        line.push_str("null}");
        return;
    };
    let points = outcome.points();
    line.push_str("{\"points\":");
    numbers(line, &points);
    line.push_str(",\"totals\":");
    numbers(line, &hand.standing().after(options, &points).totals());
    for (key, extra) in outcome.extras() {
        match extra {
            Extra::Flag(false) => {}
            Extra::Flag(true) => {
                let _ = write!(line, ",\"{key}\":true");
            }
            Extra::Numbers(values) => {
                let _ = write!(line, ",\"{key}\":");
                numbers(line, &values);
            }
        }
    }
    line.push_str("}}");
}

fn list<T>(line: &mut String, items: &[T], mut item: impl FnMut(&mut String, &T)) {
    line.push('[');
    for (n, value) in items.iter().enumerate() {
        if n > 0 {
            line.push(',');
        }
        item(line, value);
    }
    line.push(']');
}

fn numbers<T: std::fmt::Display>(line: &mut String, values: &[T]) {
    list(line, values, |line, value| {
        let _ = write!(line, "{value}");
    });
}

fn seats(line: &mut String, seats: SeatSet) {
    let seats: Vec<_> = seats.iter().collect();
    numbers(line, &seats);
}

fn text(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn texts(all: &[String]) -> String {
    serde_json::Value::from(all).to_string()
}
