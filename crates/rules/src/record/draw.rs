//! Checking the draw for first dealer (`ALL-1`).

use crate::card::Card;
use crate::dealing::{Dealing, Deals};
use crate::game::{Game, Options};
use crate::json::Value;
use crate::matchplay::{Draw, DrawRow};
use crate::seat::{Seat, SeatSet};

use super::read;

/// Who deals first by the record, as far as it can be known, and what is wrong with the draw.
pub(super) struct CheckedDraw {
    pub(super) dealer: Option<Seat>,
    pub(super) fault: Option<String>,
}

/// Checks the draw against the options and, where it is known, against the dealing.
pub(super) fn check<G: Game>(
    value: Value<'_, '_>,
    options: &G::Options,
    dealing: Option<&Dealing>,
    dealt: bool,
) -> CheckedDraw {
    let named = options.first_dealer();
    let expected = match (named, dealing) {
        (Some(dealer), _) => Some(Draw {
            rows: Vec::new(),
            dealer,
        }),
        (None, Some(dealing)) => Some(Draw::from_pack::<G>(
            options.seats(),
            &dealing.pack(0, G::pack()),
        )),
        (None, None) => None,
    };
    let rows = match rows(value, options.seats()) {
        Ok(rows) => rows,
        Err(fault) => {
            return CheckedDraw {
                dealer: expected.map(|draw| draw.dealer),
                fault: Some(fault),
            };
        }
    };
    // Nothing is drawn yet in a match that has not begun.
    if rows.is_empty() && !dealt && named.is_none() {
        return CheckedDraw {
            dealer: expected.map(|draw| draw.dealer),
            fault: None,
        };
    }
    match expected {
        Some(expected) => CheckedDraw {
            fault: difference(&rows, &expected, named),
            dealer: Some(expected.dealer),
        },
        None => match follow::<G>(&rows, options.seats()) {
            Ok(dealer) => CheckedDraw {
                dealer: Some(dealer),
                fault: None,
            },
            Err(fault) => CheckedDraw {
                dealer: None,
                fault: Some(fault),
            },
        },
    }
}

/// The draw of a record, as it stands there.
pub(super) fn rows(value: Value<'_, '_>, seats: usize) -> Result<Vec<DrawRow>, String> {
    let list = value
        .list()
        .ok_or_else(|| format!("the draw is {value}, not a list of draws"))?;
    let mut rows = Vec::new();
    for (n, value) in list.enumerate() {
        let wrong = |fault: String| format!("draw {}: {fault}", n + 1);
        let cards = value
            .list()
            .ok_or_else(|| wrong(format!("it is {value}, not a list of cards")))?;
        let mut row = Vec::with_capacity(seats);
        for value in cards {
            row.push(if value.is_null() {
                None
            } else {
                Some(read::card(value).map_err(wrong)?)
            });
        }
        if row.len() != seats {
            return Err(wrong(format!(
                "it needs a card or null for each of {seats} seats"
            )));
        }
        rows.push(row);
    }
    Ok(rows)
}

fn difference(rows: &[DrawRow], expected: &Draw, named: Option<Seat>) -> Option<String> {
    if let Some(dealer) = named {
        let fault =
            format!("there is a draw, though the options name seat {dealer} as first dealer");
        return (!rows.is_empty()).then_some(fault);
    }
    for (n, right) in expected.rows.iter().enumerate() {
        let Some(row) = rows.get(n) else {
            return Some(format!("draw {} is missing", n + 1));
        };
        for (seat, (card, right)) in row.iter().zip(right).enumerate() {
            if card != right {
                let name =
                    |card: Option<Card>| card.map_or("null".to_owned(), |card| card.to_string());
                return Some(format!(
                    "draw {}: seat {seat} has {}, but {} was dealt",
                    n + 1,
                    name(*card),
                    name(*right)
                ));
            }
        }
    }
    (rows.len() > expected.rows.len())
        .then(|| format!("draw {} is one too many", expected.rows.len() + 1))
}

/// Follows a draw that cannot be dealt again, because the secret is not known.
fn follow<G: Game>(rows: &[DrawRow], seats: usize) -> Result<Seat, String> {
    // Put back on a pack, the cards drawn must lead to the same draw.
    let mut rest = read::whole_bag(G::pack());
    let mut pack = Vec::with_capacity(G::pack().len());
    for card in rows.iter().flatten().flatten() {
        if !rest.remove(*card) {
            return Err(format!("{card} is drawn too often"));
        }
        pack.push(*card);
    }
    if rows.is_empty() {
        return Err("the draw for first dealer is missing".to_owned());
    }
    pack.extend(rest);
    let draw = Draw::from_pack::<G>(seats, &pack);
    if draw.rows == rows {
        return Ok(draw.dealer);
    }
    let tied = |row: &DrawRow| -> SeatSet {
        Seat::all(seats)
            .filter(|seat| row[seat.index()].is_some())
            .collect()
    };
    let odd = rows
        .iter()
        .zip(&draw.rows)
        .position(|(row, right)| tied(row) != tied(right));
    Err(match odd {
        Some(n) => format!(
            "draw {}: other seats draw than those tied for lowest",
            n + 1
        ),
        None if rows.len() > draw.rows.len() => {
            format!("draw {} is one too many", draw.rows.len() + 1)
        }
        None => format!("draw {} is missing", rows.len() + 1),
    })
}
