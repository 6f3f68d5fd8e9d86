//! The rules as pages: one for each game, and one for what they share.

use std::collections::BTreeSet;

use maud::{Markup, html};
use strohmann_rules::GameKind;
use strohmann_words::house::{Text as House, text as house};
use strohmann_words::rulebook::{
    self, Chapter, Drawn, Part, Prose, Row, Span, Table, Text, Trick, text,
};
use strohmann_words::{card_name, game_name};

use crate::visit::Visit;

use super::card::{self, Marks};
use super::layout::{self, Frame};
use super::{home, signal};

/// The page of what all games share, with the ways to the rules of each.
pub(crate) fn index(visit: &Visit) -> Markup {
    let lang = visit.lang();
    let title = text(lang, Text::Rules);
    let mut pen = Pen::new(visit);
    let main = html! {
        h1 { (title) }
        div.games {
            @for game in GameKind::ALL {
                section.game aria-labelledby=(game.name()) {
                    h2 id=(game.name()) { (game_name(lang, game.name())) }
                    p { (pen.prose(&rulebook::lead(lang, game))) }
                    p { a.button.main href=(path(visit, game.name())) { (rulebook::rules_of(lang, game.name())) } }
                }
            }
        }
        @for chapter in rulebook::common(lang) { (pen.chapter(&chapter)) }
    };
    layout::page(visit, &frame(title), &main)
}

/// The rules of a game.
pub(crate) fn page(visit: &Visit, game: GameKind) -> Markup {
    let lang = visit.lang();
    let title = rulebook::rules_of(lang, game.name());
    let chapters = rulebook::chapters(lang, game);
    let mut pen = Pen::new(visit);
    let main = html! {
        (card::symbols())
        @if game == GameKind::Vitou { (signal::symbols()) }
        h1 { (title) }
        p.lead { (pen.prose(&rulebook::lead(lang, game))) }
        (doors(visit, game))
        nav.contents aria-label=(text(lang, Text::Contents)) {
            ol {
                @for chapter in &chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } }
            }
        }
        @for chapter in &chapters { (pen.chapter(chapter)) }
        (doors(visit, game))
        p.others {
            a href=(visit.link("/rules")) { (text(lang, Text::OtherGames)) }
        }
    };
    layout::page(visit, &frame(&title), &main)
}

/// So many cards fit into the width of a telephone at their usual size.
const MANY: usize = 6;

/// The link to the rules of a game, where its name stands beside it.
pub(crate) fn link(visit: &Visit, game: &str) -> Markup {
    let lang = visit.lang();
    html! {
        a href=(path(visit, game)) aria-label=(rulebook::rules_of(lang, game)) { (text(lang, Text::Rules)) }
    }
}

fn path(visit: &Visit, game: &str) -> String {
    visit.link(&format!("/rules/{game}"))
}

/// Where a ruling is explained.
pub(crate) fn place(visit: &Visit, ruling: &str) -> String {
    let game = match ruling.split('-').next() {
        Some("VD") => "/vidrasso",
        Some("VT") => "/vitou",
        Some("SR") => "/stirnrunde",
        _ => "",
    };
    visit.link(&format!("/rules{game}#{ruling}"))
}

fn frame(title: &str) -> Frame<'_> {
    Frame {
        title,
        class: "at-rules",
        listed: true,
    }
}

/// The ways to a table.
fn doors(visit: &Visit, game: GameKind) -> Markup {
    html! {
        div.doors {
            (home::play_now(visit, game))
            a.button href=(visit.link(&format!("/learn/{game}"))) { (house(visit.lang(), House::Learn)) }
            a.button href=(visit.link(&format!("/new/{game}"))) { (house(visit.lang(), House::WithFriends)) }
        }
    }
}

/// What writes a page: the first time it names a ruling is the place that links lead to.
struct Pen<'a> {
    visit: &'a Visit,
    named: BTreeSet<&'static str>,
}

impl Pen<'_> {
    fn new(visit: &Visit) -> Pen<'_> {
        Pen {
            visit,
            named: BTreeSet::new(),
        }
    }

    fn chapter(&mut self, chapter: &Chapter) -> Markup {
        html! {
            section.chapter aria-labelledby=(chapter.id) {
                h2 id=(chapter.id) { (chapter.title) }
                @for part in &chapter.parts { (self.part(part)) }
            }
        }
    }

    fn part(&mut self, part: &Part) -> Markup {
        match part {
            Part::Heading(title) => html! { h3 { (title) } },
            Part::Text(text) => html! { p { (self.prose(text)) } },
            Part::Steps(steps) => html! { ol { (self.points(steps)) } },
            Part::List(points) => html! { ul { (self.points(points)) } },
            Part::Terms(terms) => html! {
                dl {
                    @for (term, meaning) in terms {
                        dt { (term) }
                        dd { (self.prose(meaning)) }
                    }
                }
            },
            Part::Cards(row) => self.row(row),
            Part::Tricks(tricks) => html! {
                div.examples { @for trick in tricks { (self.trick(trick)) } }
            },
            Part::Table(lines) => table(lines),
            Part::Signals(signals) => html! {
                ul.faces {
                    @for (signal, about) in signals {
                        li { (signal::face(*signal)) span { (self.prose(about)) } }
                    }
                }
            },
        }
    }

    fn points(&mut self, points: &[Prose]) -> Markup {
        html! { @for point in points { li { (self.prose(point)) } } }
    }

    fn row(&mut self, row: &Row) -> Markup {
        let lang = self.visit.lang();
        let may = |allowed| {
            text(
                lang,
                if allowed {
                    Text::Allowed
                } else {
                    Text::Forbidden
                },
            )
        };
        html! {
            figure {
                ol.shown.many[row.cards.len() > MANY] {
                    @for card in &row.cards {
                        li.under[card.under] {
                            (self.drawn(card))
                            @if let Some(counts) = card.counts { span.note { (counts) } }
                            @if let Some(allowed) = card.allowed { span.note { (may(allowed)) } }
                        }
                    }
                }
                figcaption { (self.prose(&row.caption)) }
            }
        }
    }

    fn trick(&mut self, trick: &Trick) -> Markup {
        let lang = self.visit.lang();
        html! {
            figure.example {
                @if let Some(title) = &trick.title { p.title { (title) } }
                ol.laid {
                    @for laid in &trick.plays {
                        li.wins[laid.wins] {
                            span.who { (laid.who) }
                            @if let Some(said) = &laid.said { span.said { (said) } }
                            @if let Some(card) = &laid.card { (self.drawn(card)) }
                            @if laid.wins { span.note { (text(lang, Text::Wins)) } }
                        }
                    }
                }
                figcaption { (self.prose(&trick.caption)) }
            }
        }
    }

    fn drawn(&self, drawn: &Drawn) -> Markup {
        let lang = self.visit.lang();
        let marks = Marks {
            trump: drawn.trump,
            rank: drawn.trump_rank,
        };
        let pale = if drawn.allowed == Some(false) {
            " illegal"
        } else {
            ""
        };
        html! {
            span class={ (card::classes(drawn.card, marks)) (pale) } role="img"
                aria-label=(card_name(lang, drawn.card)) { (card::face(lang, drawn.card)) }
        }
    }

    fn prose(&mut self, prose: &Prose) -> Markup {
        html! {
            @for (n, span) in prose.0.iter().enumerate() {
                @match span {
                    // A number stays on the line of the word before it.
                    Span::Text(words) if matches!(prose.0.get(n + 1), Some(Span::Ruling(_))) => {
                        (words.trim_end()) "\u{a0}"
                    },
                    Span::Text(words) => (words),
                    Span::Card(card) => (card::sign(self.visit.lang(), *card)),
                    Span::Ruling(ruling) => (self.ruling(ruling)),
                }
            }
        }
    }

    fn ruling(&mut self, ruling: &'static str) -> Markup {
        let label = format!("{} {ruling}", text(self.visit.lang(), Text::Ruling));
        // What holds for all games is explained on their common page.
        let common = ruling.starts_with("ALL-") && self.visit.path != "/rules";
        let first = !common && self.named.insert(ruling);
        let place = if common {
            place(self.visit, ruling)
        } else {
            format!("#{ruling}")
        };
        html! {
            a.ruling id=[first.then_some(ruling)] href=(place) aria-label=(label) { (ruling) }
        }
    }
}

fn table(table: &Table) -> Markup {
    html! {
        table {
            caption { (table.caption) }
            thead { tr { @for head in &table.head { th scope="col" { (head) } } } }
            tbody {
                @for row in &table.rows {
                    tr {
                        @for (n, cell) in row.iter().enumerate() {
                            @if n == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
