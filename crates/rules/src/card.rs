//! Suits, ranks and cards, in the notation of records.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// One of the four suits, in the order of the unshuffled pack: `C D H S`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// ♣, written `C`.
    Clubs,
    /// ♦, written `D`.
    Diamonds,
    /// ♥, written `H`.
    Hearts,
    /// ♠, written `S`.
    Spades,
}

impl Suit {
    /// All suits in the order of the unshuffled pack.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    const fn from_byte(byte: u8) -> Option<Suit> {
        Some(match byte {
            b'C' => Suit::Clubs,
            b'D' => Suit::Diamonds,
            b'H' => Suit::Hearts,
            b'S' => Suit::Spades,
            _ => return None,
        })
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Suit {
    type Err = NotationError;

    /// # Errors
    /// Anything but one of `C D H S`.
    fn from_str(text: &str) -> Result<Suit, NotationError> {
        match text.as_bytes() {
            [byte] => Suit::from_byte(*byte),
            _ => None,
        }
        .ok_or_else(|| NotationError::new(text, "a suit: C, D, H or S"))
    }
}

/// A rank, without any order of strength: each game has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // The names say it.
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All thirteen ranks, ace first.
    pub const ALL: [Rank; 13] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
    ];

    /// The letter or digit of the notation: `A 2 3 4 5 6 7 8 9 T J Q K`.
    pub const fn letter(self) -> char {
        b"A23456789TJQK"[self as usize] as char
    }

    const fn from_byte(byte: u8) -> Option<Rank> {
        Some(match byte {
            b'A' => Rank::Ace,
            b'2'..=b'9' => Rank::ALL[(byte - b'1') as usize],
            b'T' => Rank::Ten,
            b'J' => Rank::Jack,
            b'Q' => Rank::Queen,
            b'K' => Rank::King,
            _ => return None,
        })
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Rank {
    type Err = NotationError;

    /// # Errors
    /// Anything but one of `A 2 3 4 5 6 7 8 9 T J Q K`.
    fn from_str(text: &str) -> Result<Rank, NotationError> {
        match text.as_bytes() {
            [byte] => Rank::from_byte(*byte),
            _ => None,
        }
        .ok_or_else(|| NotationError::new(text, "a rank: A, 2 to 9, T, J, Q or K"))
    }
}

/// A card by suit and rank; two equal cards of a double pack are equal here.
///
/// One byte, and `Option<Card>` is one byte too. Ordered by suit, then rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card of this suit and rank.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        match NonZeroU8::new((suit as u8) << 4 | (rank as u8 + 1)) {
            Some(byte) => Card(byte),
            None => unreachable!(),
        }
    }

    /// Its suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0.get() >> 4) as usize & 3]
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0.get() & 15) as usize - 1]
    }

    /// Its number in a set, 1 to 61.
    pub(crate) const fn index(self) -> u8 {
        self.0.get()
    }

    /// The card of a number in a set.
    pub(crate) const fn from_index(index: u8) -> Card {
        match NonZeroU8::new(index) {
            Some(byte) => Card(byte),
            None => panic!("no card has number 0"),
        }
    }

    /// The card of two notation bytes. Records are full of cards, so this looks up instead of comparing.
    fn from_bytes(rank: u8, suit: u8) -> Option<Card> {
        let (rank, suit) = (RANKS[rank as usize], SUITS[suit as usize]);
        if rank == 0 || suit == 0 {
            return None;
        }
        NonZeroU8::new((suit - 1) << 4 | rank).map(Card)
    }
}

/// By byte of the notation: the rank's number from 1, or 0.
static RANKS: [u8; 256] = {
    let mut table = [0; 256];
    let mut rank = 0;
    while rank < Rank::ALL.len() {
        table[Rank::ALL[rank].letter() as usize] = rank as u8 + 1;
        rank += 1;
    }
    table
};

/// By byte of the notation: the suit's number from 1, or 0.
static SUITS: [u8; 256] = {
    let mut table = [0; 256];
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        table[Suit::ALL[suit].letter() as usize] = suit as u8 + 1;
        suit += 1;
    }
    table
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    /// # Errors
    /// Anything but a rank letter followed by a suit letter: `7C`, `TH`.
    fn from_str(text: &str) -> Result<Card, NotationError> {
        match text.as_bytes() {
            [rank, suit] => Card::from_bytes(*rank, *suit),
            _ => None,
        }
        .ok_or_else(|| NotationError::new(text, "a card: rank then suit, as 7C or TH"))
    }
}

/// A word of the notation that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

impl NotationError {
    /// `text` was found where `expected` belongs.
    pub fn new(text: &str, expected: &'static str) -> NotationError {
        // An error message quotes, it does not repeat a megabyte.
        let text = match text.char_indices().nth(40) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text.to_owned(),
        };
        NotationError { text, expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not {}", self.text, self.expected)
    }
}

impl std::error::Error for NotationError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_round_trips() {
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(rank, suit);
                assert_eq!((card.suit(), card.rank()), (suit, rank));
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!(Card::from_index(card.index()), card);
            }
        }
        assert_eq!(size_of::<Option<Card>>(), 1);
    }

    #[test]
    fn no_other_word_is_a_card() {
        for text in ["", "7", "10C", "c7", "7c", "1C", "0C", "7C ", "♣7", "é"] {
            let error = text.parse::<Card>().unwrap_err();
            assert!(error.to_string().contains("rank then suit"), "{error}");
        }
    }
}
