//! A card as HTML: index and suit for the eye, its name for the ear.

use maud::{Markup, html};
use strohmann_rules::{Card, Suit};
use strohmann_words::{Lang, index, suit_sign};

/// How a card stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    /// Of the trump suit.
    pub(crate) trump: bool,
    /// Of the trump rank (Vidrasso).
    pub(crate) rank: bool,
}

/// The classes of a card, for the style sheet.
pub(crate) fn classes(card: Card, marks: Marks) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    };
    let trump = if marks.trump { " trump" } else { "" };
    let rank = if marks.rank { " trump-rank" } else { "" };
    format!("card {suit}{trump}{rank}")
}

/// What is drawn on a card, without its border.
pub(crate) fn face(lang: Lang, card: Card) -> Markup {
    html! {
        span.index { (index(lang, card.rank())) br; (suit_sign(card.suit())) }
        span.pip { (suit_sign(card.suit())) }
    }
}

/// The drawings that cards refer to; once a page.
pub(crate) fn symbols() -> Markup {
    html! {}
}
