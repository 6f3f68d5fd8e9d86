//! Suits, ranks and cards: for the ear, for the eye, and as people type them.

use std::sync::OnceLock;

use strohmann_rules::{Card, Rank, Suit};

use crate::lang::Lang;

/// The sign of a suit.
pub const fn suit_sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

/// The name of a suit: "Herz", "hearts".
pub fn suit_name(lang: Lang, suit: Suit) -> String {
    t!(
        lang,
        match suit {
            Suit::Clubs => "suit-clubs",
            Suit::Diamonds => "suit-diamonds",
            Suit::Hearts => "suit-hearts",
            Suit::Spades => "suit-spades",
        }
    )
}

/// The name of a rank, as part of a card's name: "Sieben", "seven".
pub(crate) fn rank_name(lang: Lang, rank: Rank) -> String {
    t!(
        lang,
        match rank {
            Rank::Ace => "rank-ace",
            Rank::Two => "rank-two",
            Rank::Three => "rank-three",
            Rank::Four => "rank-four",
            Rank::Five => "rank-five",
            Rank::Six => "rank-six",
            Rank::Seven => "rank-seven",
            Rank::Eight => "rank-eight",
            Rank::Nine => "rank-nine",
            Rank::Ten => "rank-ten",
            Rank::Jack => "rank-jack",
            Rank::Queen => "rank-queen",
            Rank::King => "rank-king",
        }
    )
}

/// The cards of a rank together: "die Siebener", "sevens".
pub(crate) fn ranks_name(lang: Lang, rank: Rank) -> String {
    t!(
        lang,
        match rank {
            Rank::Ace => "ranks-ace",
            Rank::Two => "ranks-two",
            Rank::Three => "ranks-three",
            Rank::Four => "ranks-four",
            Rank::Five => "ranks-five",
            Rank::Six => "ranks-six",
            Rank::Seven => "ranks-seven",
            Rank::Eight => "ranks-eight",
            Rank::Nine => "ranks-nine",
            Rank::Ten => "ranks-ten",
            Rank::Jack => "ranks-jack",
            Rank::Queen => "ranks-queen",
            Rank::King => "ranks-king",
        }
    )
}

/// The index in a card's corner: A K D B in German, A K Q J in English.
pub const fn index(lang: Lang, rank: Rank) -> &'static str {
    match (lang, rank) {
        (Lang::De, Rank::Queen) => "D",
        (Lang::De, Rank::Jack) => "B",
        (_, Rank::Queen) => "Q",
        (_, Rank::Jack) => "J",
        (_, Rank::Ace) => "A",
        (_, Rank::King) => "K",
        (_, Rank::Two) => "2",
        (_, Rank::Three) => "3",
        (_, Rank::Four) => "4",
        (_, Rank::Five) => "5",
        (_, Rank::Six) => "6",
        (_, Rank::Seven) => "7",
        (_, Rank::Eight) => "8",
        (_, Rank::Nine) => "9",
        (_, Rank::Ten) => "10",
    }
}

/// A card for the eye: `7♣`.
pub fn sign(lang: Lang, card: Card) -> String {
    format!("{}{}", index(lang, card.rank()), suit_sign(card.suit()))
}

/// Something made once for each card in a language, when it is first asked for: every drawing of a table asks for some
/// dozens of them.
#[derive(Debug)]
pub struct PerCard<T>([[[OnceLock<T>; Rank::ALL.len()]; Suit::ALL.len()]; Lang::ALL.len()]);

impl<T> PerCard<T> {
    /// Nothing is made yet.
    #[expect(clippy::new_without_default, reason = "it is made for a static alone")]
    pub const fn new() -> PerCard<T> {
        PerCard(
            [const { [const { [const { OnceLock::new() }; Rank::ALL.len()] }; Suit::ALL.len()] };
                Lang::ALL.len()],
        )
    }

    /// What belongs to a card.
    pub fn get(&self, lang: Lang, card: Card, make: impl FnOnce(Lang, Card) -> T) -> &T {
        let suits = &self.0[lang as usize];
        suits[card.suit() as usize][card.rank() as usize].get_or_init(|| make(lang, card))
    }
}

/// A card for the ear, by itself: "die Herz-Sieben", "the seven of hearts".
pub fn name(lang: Lang, card: Card) -> &'static str {
    static NAMES: PerCard<String> = PerCard::new();
    NAMES.get(lang, card, named)
}

/// A card for the ear in a sentence, whatever its case there: "Herz-Sieben", "the seven of hearts".
pub(crate) fn said(lang: Lang, card: Card) -> &'static str {
    static NAMES: PerCard<String> = PerCard::new();
    NAMES.get(lang, card, |lang, card| {
        t!(
            lang,
            "card-said",
            suit = suit_name(lang, card.suit()),
            rank = rank_name(lang, card.rank())
        )
    })
}

fn named(lang: Lang, card: Card) -> String {
    let neuter = card.rank() == Rank::Ace;
    let male = matches!(card.rank(), Rank::Jack | Rank::King);
    t!(
        lang,
        "card-name",
        suit = suit_name(lang, card.suit()),
        rank = rank_name(lang, card.rank()),
        gender = match (neuter, male) {
            (true, _) => "neuter",
            (_, true) => "male",
            _ => "female",
        }
    )
}

/// The suit somebody typed: its sign, its name or its letter in the notation.
pub fn suit_from(lang: Lang, text: &str) -> Option<Suit> {
    let text = text.trim().to_lowercase();
    Suit::ALL.into_iter().find(|&suit| {
        let name = suit_name(lang, suit).to_lowercase();
        text == name
            || name.strip_suffix('s') == Some(&text)
            || text.chars().eq([suit_sign(suit)])
            || text.chars().eq([suit.letter().to_ascii_lowercase()])
    })
}

/// The rank somebody typed: index, letter of the notation, or name.
pub fn rank_from(lang: Lang, text: &str) -> Option<Rank> {
    let text = text.trim().to_lowercase();
    Rank::ALL.into_iter().find(|&rank| {
        text == index(lang, rank).to_lowercase()
            || text.chars().eq([rank.letter().to_ascii_lowercase()])
            || text == rank_name(lang, rank).to_lowercase()
            || text == ranks_name(lang, rank).to_lowercase()
    })
}

/// The card somebody typed: `7C`, `7♣`, `♣7`, `10h`, German `BH` or `Herz-Bube`, English `seven of clubs`.
///
/// What the notation knows means that: `KD` is the king of diamonds in German, too, `DH` the queen of hearts.
pub fn card_from(lang: Lang, text: &str) -> Option<Card> {
    let text = text.trim().replace(['\u{fe0f}', '\u{fe0e}'], "");
    let short = text.to_uppercase();
    if let Ok(card) = short.parse() {
        return Some(card);
    }
    let sign = |c: char| Suit::ALL.into_iter().find(|&suit| suit_sign(suit) == c);
    let mut chars = text.chars();
    let first = chars.next()?;
    if let Some(suit) = sign(first) {
        return Some(Card::new(rank_from(lang, chars.as_str())?, suit));
    }
    let mut chars = text.chars();
    let last = chars.next_back()?;
    if let Some(suit) = sign(last) {
        return Some(Card::new(rank_from(lang, chars.as_str())?, suit));
    }
    let mut chars = short.chars();
    let last = chars.next_back()?;
    let letter = Suit::ALL.into_iter().find(|suit| suit.letter() == last);
    if let (Some(suit), Some(rank)) = (letter, rank_from(lang, chars.as_str()))
        && chars.as_str().len() <= 2
    {
        return Some(Card::new(rank, suit));
    }
    let words = text.split([' ', '-']).filter(|word| !word.is_empty());
    let (mut suit, mut rank) = (None, None);
    for word in words {
        let whole = word.chars().count() > 1;
        match (
            suit_from(lang, word).filter(|_| whole),
            rank_from(lang, word),
        ) {
            (Some(found), _) if suit.is_none() => suit = Some(found),
            (_, Some(found)) if rank.is_none() => rank = Some(found),
            _ if t!(lang, "card-filler")
                .split(' ')
                .any(|filler| filler == word) => {}
            _ => return None,
        }
    }
    Some(Card::new(rank?, suit?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_as_people_write_them() {
        let check = |lang, text: &str, card: &str| {
            let read = card_from(lang, text).map(|card| card.to_string());
            assert_eq!(read.unwrap_or_default(), card, "{text}");
        };
        for lang in Lang::ALL {
            for (text, card) in [
                ("7C", "7C"),
                ("7c", "7C"),
                ("7♣", "7C"),
                ("♣7", "7C"),
                ("10h", "TH"),
                ("10♥", "TH"),
                ("kd", "KD"),
                ("js", "JS"),
                ("ah", "AH"),
                ("", ""),
                ("7", ""),
                ("h", ""),
                ("11h", ""),
            ] {
                check(lang, text, card);
            }
            for suit in Suit::ALL {
                for rank in Rank::ALL {
                    let card = Card::new(rank, suit);
                    check(lang, name(lang, card), &card.to_string());
                    check(lang, &sign(lang, card), &card.to_string());
                }
            }
        }
        for (text, card) in [
            ("D♥", "QH"),
            ("BH", "JH"),
            ("dd", "QD"),
            ("Herz 7", "7H"),
            ("herz-bube", "JH"),
            ("pik ass", "AS"),
            ("Karo 10", "TD"),
            ("die Kreuz-Sieben", "7C"),
        ] {
            check(Lang::De, text, card);
        }
        for (text, card) in [
            ("Q♥", "QH"),
            ("seven of hearts", "7H"),
            ("queen spades", "QS"),
            ("D♥", ""),
            ("BH", ""),
        ] {
            check(Lang::En, text, card);
        }
    }
}
