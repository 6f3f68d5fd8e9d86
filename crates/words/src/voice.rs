//! To whom something is said, and who is meant.

use strohmann_rules::{Card, Eye, Seat, SeatSet};

use crate::lang::Lang;

/// The names at a table, by seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Names(Vec<String>);

impl Names {
    /// The names in the order of the seats; what would disturb a line of text is left out of them.
    pub fn new<S: AsRef<str>>(names: impl IntoIterator<Item = S>) -> Names {
        let plain = |name: S| {
            let kept = name.as_ref().chars().filter(|c| !c.is_control());
            // Neither marks of our own nor signs that turn the direction of the text.
            kept.filter(|c| !matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{200e}' | '\u{200f}'))
                .filter(|c| !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'))
                .collect()
        };
        Names(names.into_iter().map(plain).collect())
    }

    /// The name at this seat, also where the reader sits.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", |name| name)
    }
}

/// Somebody a sentence speaks of, as its reader sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    name: String,
    is: Is,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Is {
    You,
    Us,
    One,
    They,
}

impl Party {
    /// `you`, `us` (the reader and others), `one` other or `they`, several others: what a sentence chooses its verb by.
    pub(crate) fn is(&self) -> &'static str {
        match self.is {
            Is::You => "you",
            Is::Us => "us",
            Is::One => "one",
            Is::They => "they",
        }
    }

    /// The name, or the names.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn into_name(self) -> String {
        self.name
    }
}

/// How something is said: the language, to whose eye, with which names, for the eye or for the ear.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The language.
    pub lang: Lang,
    /// The reader.
    pub eye: Eye,
    /// The names at the table.
    pub names: &'a Names,
    /// Whether cards are named in words, for the ear.
    pub ear: bool,
}

impl Voice<'_> {
    /// This seat: "you", or a name.
    pub fn who(&self, seat: Seat) -> Party {
        if self.eye.is(seat) {
            Party {
                name: t!(self.lang, "you"),
                is: Is::You,
            }
        } else {
            Party {
                name: self.names.of(seat).to_owned(),
                is: Is::One,
            }
        }
    }

    /// These seats together, the reader first.
    pub fn side(&self, seats: SeatSet) -> Party {
        let reader = seats.iter().find(|&seat| self.eye.is(seat));
        if let (1, Some(seat)) = (seats.len(), seats.iter().next()) {
            return self.who(seat);
        }
        let others = seats.iter().filter(|&seat| Some(seat) != reader);
        let names: Vec<String> = reader
            .into_iter()
            .chain(others)
            .map(|seat| self.who(seat).name)
            .collect();
        Party {
            name: self.and(&names),
            is: if reader.is_some() { Is::Us } else { Is::They },
        }
    }

    /// A card: sign and index for the eye, its name for the ear.
    pub fn card(&self, card: Card) -> String {
        if self.ear {
            crate::card::said(self.lang, card).to_owned()
        } else {
            crate::card::sign(self.lang, card)
        }
    }

    /// Cards one after the other.
    pub fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let cards: Vec<String> = cards.into_iter().map(|card| self.card(card)).collect();
        cards.join(if self.ear { ", " } else { " " })
    }

    /// "A, B and C".
    pub(crate) fn and(&self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => t!(
                self.lang,
                "and",
                most = most.join(", "),
                last = last.as_str()
            ),
        }
    }

    /// "A, B or C".
    pub(crate) fn or(&self, parts: &[String]) -> String {
        or(self.lang, parts)
    }
}

/// "A, B or C".
pub(crate) fn or(lang: Lang, parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => t!(lang, "or", most = most.join(", "), last = last.as_str()),
    }
}
