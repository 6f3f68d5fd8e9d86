//! Reading a record back as a match.

use crate::any::GameKind;
use crate::dealing::{Bytes32, Secret};
use crate::game::{Game, Options, ReadOptions};
use crate::json::Value;
use crate::matchplay::{Draw, Match};
use crate::seat::Seat;

use super::check::{KEYS, check, get, kind, parse};
use super::fault::Fault;
use super::read::{self, Fields};
use super::write::Sheet;
use super::{draw, hand};

/// A place in a match: after so many actions of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct At {
    /// The hand, from 1; the last one if left out.
    pub hand: Option<usize>,
    /// How many of its actions; all if left out. 0 is the deal.
    pub actions: Option<usize>,
}

/// A match read back up to a place.
pub struct Loaded<G: Game> {
    /// The match, played up to the place.
    pub game: Match<G>,
    /// Who plays, and what the match is called at its table.
    pub sheet: Sheet,
    /// The secret, once it is shown.
    pub secret: Option<Secret>,
    /// The place: the hand from 1, and after how many actions.
    pub position: Position,
}

/// The place a record was read up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The hand, from 1.
    pub hand: usize,
    /// How many of its actions are made.
    pub actions: usize,
}

/// The game of a record.
///
/// # Errors
/// A line that is no record of a game this program knows.
pub fn game_of(line: &[u8]) -> Result<GameKind, Fault> {
    let tape = parse(line)?;
    let fields = Fields::read(tape.root(), "the record", KEYS, 0, |_| {})
        .ok_or_else(|| Fault::header(format!("the record is {}, not an object", tape.root())))?;
    kind(get(&fields, "game")).map_err(Fault::header)
}

/// Reads a record of game `G` up to a place.
///
/// # Errors
/// The first fault of the record up to that place, or a place that the record does not have.
pub fn load<G: Game>(line: &[u8], at: At) -> Result<Loaded<G>, Fault> {
    let tape = parse(line)?;
    let missing = || Fault::header("the record is not whole");
    let record = Fields::read(tape.root(), "the record", KEYS, 0, |_| {}).ok_or_else(missing)?;
    let hands: Vec<_> = get(&record, "hands")
        .and_then(Value::list)
        .ok_or_else(missing)?
        .collect();
    let number = at.hand.unwrap_or(hands.len());
    if number == 0 || number > hands.len() {
        let text = format!("there is no hand {number}: the record has {}", hands.len());
        return Err(Fault::header(text));
    }
    let fields = |value| Fields::read(value, "the hand", hand::KEYS, 0, |_| {});
    let actions = |value| -> Option<Vec<Value<'_, '_>>> {
        Some(fields(value)?.get(hand::ACTIONS)?.list()?.collect())
    };
    let made = actions(hands[number - 1]).ok_or_else(missing)?.len();
    let wanted = at.actions.unwrap_or(made);
    if wanted > made {
        let text = format!("there is no action {wanted}: the hand has {made}");
        return Err(Fault {
            hand: Some(number),
            action: None,
            what: text.into(),
        });
    }
    let before = |fault: &Fault| match (fault.hand, fault.action) {
        (Some(hand), Some(action)) => (hand, action) <= (number, wanted),
        (Some(hand), None) => hand < number || hand == number && wanted == made,
        (None, _) => true,
    };
    if let Some(fault) = check(line).into_iter().find(before) {
        return Err(fault);
    }
    let options = get(&record, "options").ok_or_else(missing)?;
    let ReadOptions { options, .. } = G::Options::read(options);
    let options = options.ok_or_else(missing)?;
    let rows = get(&record, "draw").ok_or_else(missing)?;
    let rows = draw::rows(rows, options.seats()).map_err(Fault::header)?;
    let first = fields(hands[0])
        .and_then(|first| first.get(hand::DEALER))
        .ok_or_else(missing)?;
    let dealer = read::seat(first, options.seats()).map_err(Fault::header)?;
    let mut game = Match::<G>::with_draw(options, Draw { rows, dealer });
    for (n, &value) in hands[..number].iter().enumerate() {
        let limit = if n + 1 == number { wanted } else { usize::MAX };
        replay(&mut game, &fields(value).ok_or_else(missing)?, limit).ok_or_else(missing)?;
    }
    Ok(Loaded {
        game,
        sheet: sheet(&record),
        secret: secret(&record),
        position: Position {
            hand: number,
            actions: wanted,
        },
    })
}

fn sheet(record: &Fields<'_, '_, 12>) -> Sheet {
    let texts = |key| {
        let list = get(record, key).and_then(Value::list);
        list.into_iter()
            .flatten()
            .map(|value| value.text().map(str::to_owned))
    };
    let number = get(record, "match").and_then(Value::whole).unwrap_or(1);
    Sheet {
        seats: texts("seats").flatten().collect(),
        number: number.unsigned_abs(),
        cuts: texts("cuts").flatten().collect(),
        bots: texts("bots").collect(),
    }
}

fn secret(record: &Fields<'_, '_, 12>) -> Option<Secret> {
    let digits: Bytes32 = get(record, "secret")?.text()?.parse().ok()?;
    Some(Secret::new(digits.0))
}

/// Deals a hand and plays it up to `limit` actions; nothing if the record is not what the check found.
fn replay<G: Game>(game: &mut Match<G>, fields: &Fields<'_, '_, 5>, limit: usize) -> Option<()> {
    let seats = game.options().seats();
    if !game.deal_pack(read::pack::<G>(fields.get(hand::PACK)?).ok()?.to_vec()) {
        return None;
    }
    let talk = fields.get(hand::TALK).and_then(Value::list);
    let mut talk = talk
        .into_iter()
        .flatten()
        .map_while(|value| read::said(value, seats).ok())
        .peekable();
    let mut made = 0;
    let mut actions = fields.get(hand::ACTIONS)?.list()?.take(limit);
    loop {
        while let Some(said) = talk.next_if(|said| said.after == made) {
            game.replay_signal(said.seat, said.signal, said.seen).ok()?;
        }
        let Some(value) = actions.next() else {
            return Some(());
        };
        let (seat, action): (Seat, G::Action) = read::action::<G>(value, seats).ok()?;
        game.replay(seat, action).ok()?;
        made += 1;
    }
}
