//! Reading the parts of a record, each with its faults.

use arrayvec::ArrayVec;

use crate::card::{Card, NotationError};
use crate::game::{Action, Game};
use crate::json::{Entries, Value};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::talk::{Said, Signal};

use super::fault::What;

/// The most cards a pack has.
const MAX_PACK: usize = 64;

/// The cards of a pack or a hand's deal.
pub(super) type Pack = ArrayVec<Card, MAX_PACK>;

/// An object whose keys are known: `fields(value, ["a", "b"], 1)` has `a` and may have `b`.
pub(super) struct Fields<'t, 'a, const N: usize> {
    keys: [&'static str; N],
    values: [Option<Value<'t, 'a>>; N],
}

impl<'t, 'a, const N: usize> Fields<'t, 'a, N> {
    /// Reads an object; the first `needed` keys must be there.
    ///
    /// Calls `fault` for every unknown, repeated or missing key. `None` if it is no object.
    pub(super) fn read(
        value: Value<'t, 'a>,
        name: &str,
        keys: [&'static str; N],
        needed: usize,
        mut fault: impl FnMut(String),
    ) -> Option<Fields<'t, 'a, N>> {
        let Some(entries) = value.object() else {
            fault(format!("{name} is {value}, not an object"));
            return None;
        };
        let mut fields = Fields {
            keys,
            values: [None; N],
        };
        fields.gather(entries, name, &mut fault);
        for (key, value) in keys.iter().zip(&fields.values).take(needed) {
            if value.is_none() {
                fault(format!("{name} has no `{key}`"));
            }
        }
        Some(fields)
    }

    fn gather(&mut self, entries: Entries<'t, 'a>, name: &str, fault: &mut impl FnMut(String)) {
        // Records name their keys in one order, so the next key is nearly always the one after the last.
        let mut next = 0;
        let mut wrong = WrongKeys::default();
        for (key, value) in entries {
            let found = (0..N)
                .map(|n| (next + n) % N)
                .find(|&n| self.keys[n] == key);
            let Some(found) = found else {
                wrong.say(name, fault, || unknown_key(key, name, &self.keys));
                continue;
            };
            next = found + 1;
            if self.values[found].replace(value).is_some() {
                wrong.say(name, fault, || format!("`{key}` stands twice in {name}"));
            }
        }
    }

    /// The value of the key with this number.
    pub(super) fn get(&self, number: usize) -> Option<Value<'t, 'a>> {
        self.values[number]
    }
}

/// That a key is none of those an object has.
pub(super) fn unknown_key(key: &str, name: &str, known: &[&str]) -> String {
    let shown = NotationError::new(key, "a key");
    format!("{shown} of {name}, which has {}", known.join(", "))
}

/// Wrong keys of one object: a line can have millions, and nobody reads more than a hundred.
#[derive(Default)]
pub(super) struct WrongKeys(usize);

impl WrongKeys {
    const MOST: usize = 100;

    /// Says one more, or once that there are more.
    pub(super) fn say(
        &mut self,
        name: &str,
        fault: &mut impl FnMut(String),
        text: impl FnOnce() -> String,
    ) {
        match self.0 {
            said if said < WrongKeys::MOST => fault(text()),
            WrongKeys::MOST => fault(format!("more keys of {name} are wrong")),
            _ => return,
        }
        self.0 += 1;
    }
}

/// A card's name.
pub(super) fn card(value: Value<'_, '_>) -> Result<Card, String> {
    match value.text() {
        Some(text) => text.parse::<Card>().map_err(|error| error.to_string()),
        None => Err(format!(
            "{value} is not a card: rank then suit, as 7C or TH"
        )),
    }
}

/// A seat's number at a table of `seats`.
pub(super) fn seat(value: Value<'_, '_>, seats: usize) -> Result<Seat, String> {
    value
        .whole()
        .and_then(|number| usize::try_from(number).ok())
        .filter(|&number| number < seats)
        .map(Seat::new)
        .ok_or_else(|| format!("{value} is not a seat: 0 to {}", seats - 1))
}

/// A list of seats in ascending order.
pub(super) fn ascending(value: Value<'_, '_>, seats: usize) -> Result<SeatSet, String> {
    let list = value
        .list()
        .ok_or_else(|| format!("{value} is not a list of seats"))?;
    let mut read = SeatSet::EMPTY;
    let mut before = None;
    for value in list {
        let seat = seat(value, seats)?;
        if before >= Some(seat) {
            return Err("seats are not in ascending order".to_owned());
        }
        before = Some(seat);
        read.insert(seat);
    }
    Ok(read)
}

/// A list of `len` whole numbers.
pub(super) fn numbers(
    value: Value<'_, '_>,
    len: usize,
) -> Result<ArrayVec<i32, MAX_SEATS>, String> {
    let wrong = || format!("it has to be a list of {len} whole numbers");
    let mut numbers = ArrayVec::new();
    for value in value.list().ok_or_else(wrong)? {
        let number = value.whole().and_then(|number| i32::try_from(number).ok());
        numbers
            .try_push(number.ok_or_else(wrong)?)
            .map_err(|_| wrong())?;
    }
    (numbers.len() == len).then_some(numbers).ok_or_else(wrong)
}

/// A whole pack of the game, in the order of the deal.
pub(super) fn pack<G: Game>(value: Value<'_, '_>) -> Result<Pack, String> {
    let list = value
        .list()
        .ok_or_else(|| format!("the pack is {value}, not a list of cards"))?;
    let whole = G::pack();
    let mut pack = Pack::new();
    for (n, value) in list.enumerate() {
        let card = card(value).map_err(|error| format!("card {} of the pack: {error}", n + 1))?;
        if n == whole.len() {
            return Err(format!("the pack has more than {} cards", whole.len()));
        }
        pack.push(card);
    }
    if pack.len() < whole.len() {
        return Err(format!(
            "the pack has {} cards, not {}",
            pack.len(),
            whole.len()
        ));
    }
    let mut rest = whole_bag(whole);
    for (n, &card) in pack.iter().enumerate() {
        if !rest.remove(card) {
            let why = if whole.contains(&card) {
                "is there too often"
            } else {
                "is no card of the game"
            };
            return Err(format!("card {} of the pack: {card} {why}", n + 1));
        }
    }
    Ok(pack)
}

/// All cards of an unshuffled pack as a bag.
pub(super) fn whole_bag(pack: &[Card]) -> crate::set::CardBag {
    let mut bag = crate::set::CardBag::EMPTY;
    for &card in pack {
        bag.insert(card);
    }
    bag
}

/// An action: `[seat, "word"]`.
pub(super) fn action<G: Game>(
    value: Value<'_, '_>,
    seats: usize,
) -> Result<(Seat, G::Action), String> {
    let wrong = || format!("{value} is not an action: it has to be [seat, \"action\"]");
    let mut parts = value.list().ok_or_else(wrong)?;
    let (Some(who), Some(what), None) = (parts.next(), parts.next(), parts.next()) else {
        return Err(wrong());
    };
    let who = seat(who, seats)?;
    let word = what.text().ok_or_else(wrong)?;
    let action: G::Action = word.parse().map_err(|error| format!("{error}"))?;
    if let Some(card) = action.card()
        && G::pack().iter().all(|&known| known != card)
    {
        return Err(format!("{card} is no card of {}", G::NAME));
    }
    Ok((who, action))
}

/// A signal: `{"after":5,"seat":2,"signal":"right_eye","seen":[1]}`.
pub(super) fn said(value: Value<'_, '_>, seats: usize) -> Result<Said, What> {
    let mut faults = Vec::new();
    let keys = ["after", "seat", "signal", "seen"];
    let fields = Fields::read(value, "a signal", keys, 4, |fault| faults.push(fault));
    if let Some(fault) = faults.into_iter().next() {
        return Err(fault.into());
    }
    let read = || {
        let fields = fields.as_ref()?;
        Some((
            fields.get(0)?,
            fields.get(1)?,
            fields.get(2)?,
            fields.get(3)?,
        ))
    };
    let (after, who, signal, seen) = read().ok_or("a signal lacks a key")?;
    let after = after
        .whole()
        .and_then(|after| usize::try_from(after).ok())
        .ok_or_else(|| format!("`after` is {after}, not a number of actions"))?;
    let word = signal.text().unwrap_or_default();
    Ok(Said {
        after,
        seat: seat(who, seats)?,
        signal: word.parse::<Signal>().map_err(|_| {
            format!("{signal} is not a signal: right_eye, left_eye, lips or heaven")
        })?,
        seen: ascending(seen, seats).map_err(|error| format!("`seen`: {error}"))?,
    })
}
