//! Words on a table that explain themselves at a touch, and the rules of the moment.
//!
//! Explanations are popovers, which need no script: buttons in the text open them over the table. A browser that does
//! not know popovers shows them as they stand on the page, below the table.

use maud::{Markup, html};
use strohmann_words::glossary::{self, Entry};
use strohmann_words::house::{Text, text};
use strohmann_words::rulebook::{Prose, Span, rules_of, without_rulings};
use strohmann_words::{Lang, Medium};

use crate::visit::Visit;

use super::board::{Board, Scene};
use super::room::Part;
use super::{card, rulebook};

/// The id of the explanation of a word, on every page.
fn place(id: &str) -> String {
    format!("word-{id}")
}

/// A text, in which each word of the glossary is a button that opens its explanation. What stands close to the word
/// stays on its line.
pub(crate) fn explained(entries: &[Entry], text: &str) -> Markup {
    let mut pieces = Vec::new();
    let mut from = 0;
    for (spot, entry) in glossary::places(entries, text) {
        let before = text[from..spot.start].trim_end_matches(['(', '„', '“', '"', '‘']);
        let after = &text[spot.end..];
        let close =
            after.trim_start_matches(['.', ',', ';', ':', '!', '?', ')', '“', '”', '"', '’']);
        let end = text.len() - close.len();
        let open = &text[from + before.len()..spot.start];
        pieces.push((
            before,
            open,
            &text[spot.clone()],
            &text[spot.end..end],
            entry,
        ));
        from = end;
    }
    html! {
        @for (before, open, word, close, entry) in pieces {
            (before)
            @if open.is_empty() && close.is_empty() {
                (button(entry.id, word))
            } @else {
                span.close { (open) (button(entry.id, word)) (close) }
            }
        }
        (&text[from..])
    }
}

fn button(id: &str, word: &str) -> Markup {
    html! { button.word type="button" popovertarget=(place(id)) { (word) } }
}

/// The button beside the moment that opens the rules that apply in it.
pub(crate) fn help_button(lang: Lang) -> Markup {
    let label = text(lang, Text::HelpNow);
    html! { button.help type="button" popovertarget=(HELP) aria-label=(label) title=(label) { "?" } }
}

/// The id of the rules of the moment.
pub(crate) const HELP: &str = "help";

/// The rules of the moment, which the help button opens. They stay the same for many moves.
pub(crate) fn help<G: Board>(visit: &Visit, scene: &Scene<'_, G>) -> Part {
    Part::keyed(HELP, G::occasion(scene.view), scene.has, || {
        let lines = G::help(scene.view, scene.voice, Medium::Page);
        rules_of_moment(visit, scene, &lines)
    })
}

fn rules_of_moment<G: Board>(visit: &Visit, scene: &Scene<'_, G>, lines: &[String]) -> Markup {
    let lang = visit.lang();
    html! {
        div.explanation id=(HELP) popover {
            h2 { (text(lang, Text::HelpNow)) }
            @for line in lines {
                p { (scene.explained(without_rulings(line))) }
            }
            // Also those that stand on buttons, which do something else when they are touched.
            p { (text(lang, Text::Words)) ": "
                @for (nth, entry) in scene.glossary.iter().enumerate() {
                    @if nth > 0 { " · " }
                    (button(entry.id, &entry.name))
                }
            }
            p { a href=(rules(visit, G::NAME)) { (rules_of(lang, G::NAME)) } }
            (close(lang, HELP))
        }
    }
}

/// A sentence whose numbers of rulings, at its end, lead to the rules.
pub(crate) fn ruled(visit: &Visit, sentence: &str) -> Markup {
    let text = without_rulings(sentence);
    let rulings = sentence[text.len()..].trim_matches([' ', '[', ']']);
    html! {
        (text)
        @if !rulings.is_empty() {
            " ["
            @for (nth, ruling) in rulings.split(", ").enumerate() {
                @if nth > 0 { ", " }
                a.ruling href=(rulebook::place(visit, ruling)) { (ruling) }
            }
            "]"
        }
    }
}

/// The words of a table that explain themselves. They are the same as long as it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    game: &'static str,
    entries: &'static [Entry],
}

impl Words {
    /// Those of a game that is played so.
    pub(crate) fn of<G: Board>(lang: Lang, options: &G::Options) -> Words {
        Words {
            game: G::NAME,
            entries: G::glossary(lang, options),
        }
    }

    /// What their buttons open.
    pub(crate) fn explanations(self, visit: &Visit) -> Markup {
        let lang = visit.lang();
        let rules = rules(visit, self.game);
        html! {
            section.explained aria-label=(text(lang, Text::Words)) {
                @for entry in self.entries {
                    div.explanation id=(place(entry.id)) popover {
                        h2 { (entry.name) }
                        p { (prose(lang, &entry.about)) }
                        p { a href={ (rules) "#" (entry.chapter) } { (rules_of(lang, self.game)) } }
                        (close(lang, &place(entry.id)))
                    }
                }
            }
        }
    }
}

fn rules(visit: &Visit, game: &str) -> String {
    visit.link(&format!("/rules/{game}"))
}

fn close(lang: Lang, id: &str) -> Markup {
    html! {
        button type="button" popovertarget=(id) popovertargetaction="hide" { (text(lang, Text::Close)) }
    }
}

/// A text of the rules without the numbers of rulings, which lead nowhere here.
pub(crate) fn prose(lang: Lang, prose: &Prose) -> Markup {
    html! {
        @for (n, span) in prose.0.iter().enumerate() {
            @match span {
                Span::Text(words) if matches!(prose.0.get(n + 1), Some(Span::Ruling(_))) => (words.trim_end()),
                Span::Text(words) => (words),
                Span::Card(card) => (card::sign(lang, *card)),
                Span::Ruling(_) => {},
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use strohmann_rules::vitou::Variant;

    use super::*;

    #[test]
    fn words_become_buttons_and_nothing_is_lost() {
        let words = glossary::vitou(Lang::En, Variant::Cason);
        let check = |text: &str, html: &str| {
            assert_eq!(explained(words, text).into_string(), html);
        };
        check("a <b>", "a &lt;b&gt;");
        check(
            "12 giüche fuora!",
            "12 <span class=\"close\"><button class=\"word\" type=\"button\" popovertarget=\"word-fuora\">giüche fuora</button>!</span>",
        );
    }
}
