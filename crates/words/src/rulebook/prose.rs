//! Texts with cards and numbers of rulings in them.

use std::fmt;

use strohmann_rules::Card;

/// All rulings: the numbers by which the rules, refusals and tests name what they rest on.
pub const RULINGS: [&str; 39] = [
    "ALL-1", "ALL-2", "ALL-3", "ALL-4", "ALL-5", "ALL-6", "ALL-7", "ALL-8", "ALL-9", "VD-1",
    "VD-2", "VD-3", "VD-4", "VD-5", "VD-6", "VD-7", "VT-1", "VT-2", "VT-3", "VT-4", "VT-5", "VT-6",
    "VT-7", "VT-8", "VT-9", "VT-10", "VT-11", "VT-12", "VT-13", "VT-14", "VT-15", "VT-16", "SR-1",
    "SR-2", "SR-3", "SR-4", "SR-5", "SR-6", "SR-7",
];

/// A text, with the cards in it as cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prose(pub Vec<Span>);

/// A text without the numbers of rulings at its end.
pub fn without_rulings(text: &str) -> &str {
    // Most texts end otherwise, and pages ask for every line.
    if !text.ends_with(']') {
        return text;
    }
    let ends = text.rsplit_once(" [").filter(|(_, end)| {
        let rulings = end.strip_suffix(']').into_iter();
        let mut rulings = rulings.flat_map(|rulings| rulings.split(", "));
        rulings.all(|ruling| RULINGS.contains(&ruling))
    });
    ends.map_or(text, |(text, _)| text)
}

/// A piece of such a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(String),
    /// A card.
    Card(Card),
    /// The number of a ruling, one of [`RULINGS`].
    Ruling(&'static str),
}

impl Prose {
    /// The cards in it, in their order.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.0.iter().filter_map(|span| match span {
            Span::Card(card) => Some(*card),
            Span::Text(_) | Span::Ruling(_) => None,
        })
    }

    /// The rulings in it, in their order.
    pub fn rulings(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().filter_map(|span| match span {
            Span::Ruling(ruling) => Some(*ruling),
            Span::Text(_) | Span::Card(_) => None,
        })
    }
}

/// As the Fluent files have it.
impl fmt::Display for Prose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| match span {
            Span::Text(text) => f.write_str(text),
            Span::Card(card) => write!(f, "[{card}]"),
            Span::Ruling(ruling) => write!(f, "[{ruling}]"),
        })
    }
}

/// Reads a text: what stands in brackets is a card or the number of a ruling.
///
/// Brackets around anything else stay as they are, which the tests refuse.
pub(crate) fn prose(text: &str) -> Prose {
    let mut spans = Vec::new();
    let mut words = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        let (before, marked) = rest.split_at(at);
        words.push_str(before);
        let found = marked[1..].split_once(']');
        if let Some((span, after)) = found.and_then(|(mark, after)| Some((span(mark)?, after))) {
            if !words.is_empty() {
                spans.push(Span::Text(std::mem::take(&mut words)));
            }
            spans.push(span);
            rest = after;
        } else {
            words.push('[');
            rest = &marked[1..];
        }
    }
    words.push_str(rest);
    if !words.is_empty() {
        spans.push(Span::Text(words));
    }
    Prose(spans)
}

fn span(mark: &str) -> Option<Span> {
    let ruling = RULINGS.into_iter().find(|ruling| *ruling == mark);
    let card = || mark.parse().ok().map(Span::Card);
    ruling.map(Span::Ruling).or_else(card)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_cards_and_rulings_and_nothing_else() {
        let check = |text: &str, spans: usize| {
            let read = prose(text);
            assert_eq!(read.0.len(), spans, "{read:?}");
            assert_eq!(read.to_string(), text);
        };
        check("", 0);
        check("no marks", 1);
        check("[8H]", 1);
        check("[8H] over [5C] [VD-4]", 5);
        check("[VT-1][VT-10]", 2);
        for text in ["[VD-8]", "[8]", "[", "a [b", "[[", "[]", "]["] {
            let read = prose(text);
            assert!(matches!(read.0[..], [Span::Text(_)]), "{read:?}");
        }
        check("[x [TH]", 2);
    }
}
