//! The rules for people who have never heard of the games: chapters of texts, drawn cards and tables, as plain data.
//!
//! In the Fluent files `[8H]` within a text is a card, in the notation of records, and `[VD-4]` the number of a ruling.

mod prose;
mod shared;
mod stirnrunde;
mod vidrasso;
mod vitou;

use strohmann_rules::{Card, GameKind, Signal};

pub(crate) use prose::prose;
pub use prose::{Prose, RULINGS, Span, without_rulings};

use crate::lang::Lang;

labels! {
    /// A text around the chapters.
    Text, text:
    /// The title of the pages, and the link to them.
    Rules "rules-rules"
    /// Over the list of chapters.
    Contents "rules-contents"
    /// The way to the rules of the other games.
    OtherGames "rules-other-games"
    /// Before the number of a ruling, for the ear.
    Ruling "rules-ruling"
    /// The card that wins a trick.
    Wins "rules-wins"
    /// A card that may be played.
    Allowed "rules-allowed"
    /// A card that may not.
    Forbidden "rules-forbidden"
}

/// The link to the rules of a game, given by its name on the command line, where others stand beside it.
pub fn rules_of(lang: Lang, game: &str) -> String {
    let game = crate::shared::game_name(lang, game);
    t!(lang, "rules-of", game = game)
}

/// What is played there, in a sentence or two for who has not heard of it.
pub fn lead(lang: Lang, game: GameKind) -> Prose {
    prose(&match game {
        GameKind::Vidrasso => t!(lang, "rules-vidrasso-lead"),
        GameKind::Vitou => t!(lang, "rules-vitou-lead"),
        GameKind::Stirnrunde => t!(lang, "rules-stirnrunde-lead"),
    })
}

/// What all games share, and how a table of this house works.
pub fn common(lang: Lang) -> Vec<Chapter> {
    shared::chapters(lang)
}

/// The rules of a game, in the order in which one learns them.
pub fn chapters(lang: Lang, game: GameKind) -> Vec<Chapter> {
    match game {
        GameKind::Vidrasso => vidrasso::chapters(lang),
        GameKind::Vitou => vitou::chapters(lang),
        GameKind::Stirnrunde => stirnrunde::chapters(lang),
    }
}

/// A part of the rules under a headline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What links lead to, the same in every language.
    pub id: &'static str,
    /// The headline.
    pub title: String,
    /// What stands below it.
    pub parts: Vec<Part>,
}

/// What a chapter is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A headline within the chapter.
    Heading(String),
    /// A paragraph.
    Text(Prose),
    /// What is done one after the other.
    Steps(Vec<Prose>),
    /// What holds side by side.
    List(Vec<Prose>),
    /// Words and what they mean.
    Terms(Vec<(String, Prose)>),
    /// Cards in a row.
    Cards(Row),
    /// Tricks as they were played.
    Tricks(Vec<Trick>),
    /// Something looked up by rows.
    Table(Table),
    /// The faces that give signals (`VT-10`).
    Signals(Vec<(Signal, Prose)>),
}

/// Cards in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// From left to right.
    pub cards: Vec<Drawn>,
    /// What there is to see.
    pub caption: Prose,
}

/// A card as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The card.
    pub card: Card,
    /// Whether it is of the trump suit.
    pub trump: bool,
    /// Whether it is of the trump rank (Vidrasso).
    pub trump_rank: bool,
    /// Whether a face-down card lies under it.
    pub under: bool,
    /// Whether it may be played, where that is what is shown.
    pub allowed: Option<bool>,
    /// What it counts, where that is what is shown.
    pub counts: Option<u16>,
}

impl Drawn {
    /// A card with nothing special about it.
    pub const fn plain(card: Card) -> Drawn {
        Drawn {
            card,
            trump: false,
            trump_rank: false,
            under: false,
            allowed: None,
            counts: None,
        }
    }
}

/// A trick as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// Which one it is, where several belong together.
    pub title: Option<String>,
    /// Who did what, in that order.
    pub plays: Vec<Laid>,
    /// What there is to see.
    pub caption: Prose,
}

/// What one player did in a trick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Who.
    pub who: &'static str,
    /// What was said before the card, or instead of one.
    pub said: Option<String>,
    /// The card.
    pub card: Option<Drawn>,
    /// Whether it wins the trick.
    pub wins: bool,
}

/// Something looked up by rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it shows.
    pub caption: String,
    /// Over the columns.
    pub head: Vec<String>,
    /// The rows, each with a cell a column; the first says what the row is about.
    pub rows: Vec<Vec<String>>,
}

fn chapter(id: &'static str, title: String, parts: impl Into<Vec<Part>>) -> Chapter {
    Chapter {
        id,
        title,
        parts: parts.into(),
    }
}

fn paragraph(text: &str) -> Part {
    Part::Text(prose(text))
}

fn steps(steps: &[String]) -> Part {
    Part::Steps(steps.iter().map(|step| prose(step)).collect())
}

fn list(points: &[String]) -> Part {
    Part::List(points.iter().map(|point| prose(point)).collect())
}

fn terms<const N: usize>(terms: [(String, String); N]) -> Part {
    let meaning = |(term, meaning): (String, String)| (term, prose(&meaning));
    Part::Terms(terms.into_iter().map(meaning).collect())
}

fn cards(cards: impl IntoIterator<Item = Drawn>, caption: &str) -> Part {
    Part::Cards(Row {
        cards: cards.into_iter().collect(),
        caption: prose(caption),
    })
}

/// Cards in the notation of records, with spaces between them. Whatever is none is left out, which the tests notice.
fn read(cards: &str) -> Vec<Card> {
    let words = cards.split_whitespace();
    words.filter_map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests;
