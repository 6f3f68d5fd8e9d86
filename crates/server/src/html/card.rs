//! Cards as HTML: index and suit for the eye, the name for the ear.
//!
//! Suits and court figures are drawn by paths of our own, so that no phone turns them into coloured pictures.

use std::borrow::Cow;

use maud::{Markup, PreEscaped, html};
use strohmann_rules::{Card, Rank, Suit};
use strohmann_words::board::{Word, face_down, word};
use strohmann_words::{Lang, PerCard, PerLang, card_name, index, suit_name};

/// How a card stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    /// Of the trump suit.
    pub(crate) trump: bool,
    /// Of the trump rank (Vidrasso).
    pub(crate) rank: bool,
}

/// The shapes that cards are drawn with: once on each page that has cards, before them.
pub(crate) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

const SYMBOLS: &str = concat!(
    "<svg class=\"symbols\">",
    r#"<symbol id="clubs" viewBox="0 0 24 24"><path d="M12 2a4.6 4.6 0 0 1 3.9 7.1A4.7 4.7 0 1 1 13 16.4c.2 2.3 1 4.3 2.5 5.6h-7c1.5-1.3 2.3-3.3 2.5-5.6A4.7 4.7 0 1 1 8.1 9.1 4.6 4.6 0 0 1 12 2z"/></symbol>"#,
    r#"<symbol id="diamonds" viewBox="0 0 24 24"><path d="M12 1.5c2.2 3.9 4.6 7.2 7.5 10.5-2.9 3.3-5.3 6.6-7.5 10.5-2.2-3.9-4.6-7.2-7.5-10.5 2.9-3.3 5.3-6.6 7.5-10.5z"/></symbol>"#,
    r#"<symbol id="hearts" viewBox="0 0 24 24"><path d="M12 21.5C5 15.3 1.8 11.8 1.8 8c0-3 2.3-5 4.9-5 2.1 0 4.2 1.2 5.3 3.6C13.1 4.2 15.2 3 17.3 3c2.6 0 4.9 2 4.9 5 0 3.8-3.2 7.3-10.2 13.5z"/></symbol>"#,
    r#"<symbol id="spades" viewBox="0 0 24 24"><path d="M12 1.5c3.8 4.6 9.7 8.3 9.7 12.7 0 2.9-2.1 4.8-4.6 4.8-1.6 0-3.1-.8-4.1-2.3.2 2.3 1 4.1 2.5 5.3h-7c1.5-1.2 2.3-3 2.5-5.3C10 18.2 8.5 19 6.9 19c-2.5 0-4.6-1.9-4.6-4.8C2.3 9.8 8.2 6.1 12 1.5z"/></symbol>"#,
    r#"<symbol id="jack" viewBox="3 0 18 23"><path d="M4.8 7.8C6 4 9.8 2.8 12.8 3.9c2-2.1 4.6-2.8 6.7-2.3-1 2.3-2.7 3.7-4.3 4.4 1 .9 1.7 1.9 2 3.1z"/><path fill-rule="evenodd" d="M7 9.6h10v4.2c0 1-.6 1.9-1.5 2.2L12 18.5 8.5 16c-.9-.3-1.5-1.2-1.5-2.2zM9 11v1.8a3 3 0 0 0 6 0V11z"/><path d="M3.5 22.5c.3-3.4 2-5.2 4.4-5.7L12 20.2l4.1-3.4c2.4.5 4.1 2.3 4.4 5.7z"/></symbol>"#,
    r#"<symbol id="queen" viewBox="3 0 18 23"><path d="M7.3 6.5 6.6 3.2l2.9 1.5L12 2l2.5 2.7 2.9-1.5-.7 3.3z"/><circle cx="6.4" cy="2.6" r=".9"/><circle cx="12" cy="1.3" r=".9"/><circle cx="17.6" cy="2.6" r=".9"/><path fill-rule="evenodd" d="M6.9 7.4h10.2c1.5 2 1.7 4.5 1.4 6.6-.2 1.5.3 2.7 1.3 3.7-2 .6-3.9.4-5.3-.5h-5c-1.4.9-3.3 1.1-5.3.5 1-1 1.5-2.2 1.3-3.7-.3-2.1-.1-4.6 1.4-6.6zM9 9.3v3.1a3 3 0 0 0 6 0V9.3c-1.8 1.3-4.2 1.3-6 0z"/><path d="M3.5 22.5c.4-2.4 1.7-3.6 4-4l4.5 3 4.5-3c2.3.4 3.6 1.6 4 4z"/></symbol>"#,
    r#"<symbol id="king" viewBox="3 0 18 23"><path d="M6.5 7.5 5.5 1.5l3.6 2.7L12 .8l2.9 3.4 3.6-2.7-1 6z"/><path fill-rule="evenodd" d="M7.5 8.5h9v5.3c0 2.7-2 4.6-4.5 6.2-2.5-1.6-4.5-3.5-4.5-6.2zM9.5 10v1.6c.8-.5 1.7-.5 2.5 0 .8-.5 1.7-.5 2.5 0V10zM10.2 14.5a2 2 0 0 0 3.6 0z"/><path d="M3 22.5c.2-3.3 1.7-5 4-5.7 1 2 2.8 3.7 5 5.2 2.2-1.5 4-3.2 5-5.2 2.3.7 3.8 2.4 4 5.7z"/></symbol>"#,
    "</svg>"
);

const fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// One of the [`symbols`]; nothing for the ear.
pub(crate) fn shape(id: &str) -> Markup {
    // Written so because it stands twice on every card.
    PreEscaped(format!(
        "<svg aria-hidden=\"true\"><use href=\"#{id}\"/></svg>"
    ))
}

/// The classes of a card, for the style sheet.
pub(crate) fn classes(card: Card, marks: Marks) -> String {
    let suit = suit_class(card.suit());
    let trump = if marks.trump { " trump" } else { "" };
    let rank = if marks.rank { " trump-rank" } else { "" };
    format!("card {suit}{trump}{rank}")
}

/// A card to look at. A table has some dozens of them with every drawing.
pub(crate) fn still(lang: Lang, card: Card, marks: Marks) -> PreEscaped<&'static str> {
    static STILL: [PerCard<Markup>; 4] = [const { PerCard::new() }; 4];
    let marked = &STILL[2 * usize::from(marks.trump) + usize::from(marks.rank)];
    let drawn = marked.get(lang, card, |lang, card| {
        html! {
            span class=(classes(card, marks)) role="img" data-card=(card)
                aria-label=(card_name(lang, card)) { (face(lang, card)) }
        }
    });
    PreEscaped(&drawn.0)
}

/// What is drawn on a card, without its border.
pub(crate) fn face(lang: Lang, card: Card) -> PreEscaped<&'static str> {
    static FACES: PerCard<Markup> = PerCard::new();
    PreEscaped(&FACES.get(lang, card, drawn).0)
}

fn drawn(lang: Lang, card: Card) -> Markup {
    let suit = suit_class(card.suit());
    let court = match card.rank() {
        Rank::Jack => Some("jack"),
        Rank::Queen => Some("queen"),
        Rank::King => Some("king"),
        _ => None,
    };
    html! {
        span.index { (index(lang, card.rank())) (shape(suit)) }
        @match court {
            Some(figure) => svg.court aria-hidden="true" { use href={ "#" (figure) } {} },
            None => (shape(suit)),
        }
    }
}

/// A card whose face is not seen.
pub(crate) fn back(lang: Lang) -> Markup {
    html! { span.card.back role="img" aria-label=(word(lang, Word::Back)) {} }
}

/// So many cards whose faces are not seen, in little room.
pub(crate) fn backs(lang: Lang, count: usize) -> PreEscaped<Cow<'static, str>> {
    // As many as a hand ever has.
    static BACKS: [PerLang<Markup>; 32] = [const { PerLang::new() }; 32];
    PreEscaped(match BACKS.get(count) {
        Some(drawn) => Cow::Borrowed(&drawn.get(lang, || draw_backs(lang, count)).0),
        None => Cow::Owned(draw_backs(lang, count).0),
    })
}

fn draw_backs(lang: Lang, count: usize) -> Markup {
    html! {
        span.backs role="img" aria-label=(face_down(lang, count)) {
            @for _ in 0..count { i {} }
            @if count > 1 { b { (count) } }
        }
    }
}

/// A card in a line of text: index and suit.
pub(crate) fn sign(lang: Lang, card: Card) -> Markup {
    let suit = suit_class(card.suit());
    html! {
        span class={ "sign " (suit) } role="img" aria-label=(card_name(lang, card)) {
            (index(lang, card.rank())) (shape(suit))
        }
    }
}

/// A suit in a line of text.
pub(crate) fn suit(lang: Lang, suit: Suit) -> Markup {
    html! { span role="img" aria-label=(suit_name(lang, suit)) { (suit_shape(suit)) } }
}

/// A suit beside its name: nothing for the ear.
pub(crate) fn suit_shape(suit: Suit) -> Markup {
    let class = suit_class(suit);
    html! { span class={ "sign " (class) } aria-hidden="true" { (shape(class)) } }
}
