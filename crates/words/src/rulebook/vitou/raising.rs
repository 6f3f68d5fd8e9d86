//! Raising: after Morlino before a card, after Cason with an answer at once.

use crate::lang::Lang;

use super::super::{Chapter, Part, Table, chapter, list, paragraph, terms};
use super::examples;

/// What each raise is called, what the hand is worth then, and what giving up costs.
fn ladder<const N: usize>(lang: Lang, steps: [(String, &str, &str); N]) -> Part {
    let worth = |worth: &str| match worth {
        "match" => t!(lang, "rules-vt-worth-match"),
        points => points.to_owned(),
    };
    let row = |(name, accepted, given_up): (String, &str, &str)| {
        vec![name, worth(accepted), worth(given_up)]
    };
    Part::Table(Table {
        caption: t!(lang, "rules-vt-ladder"),
        head: vec![
            t!(lang, "rules-vt-ladder-raise"),
            t!(lang, "rules-vt-ladder-accepted"),
            t!(lang, "rules-vt-ladder-given-up"),
        ],
        rows: steps.into_iter().map(row).collect(),
    })
}

pub(super) fn morlino(lang: Lang) -> Chapter {
    let names = [
        ("3".to_owned(), "3", "1"),
        ("6".to_owned(), "6", "3"),
        ("12".to_owned(), "12", "6"),
        (t!(lang, "rules-vt-raise-match"), "match", "12"),
    ];
    let parts = [
        paragraph(&t!(lang, "rules-vt-raising")),
        ladder(lang, names),
        list(&[
            t!(lang, "rules-vt-raising-who"),
            t!(lang, "rules-vt-raising-step"),
            t!(lang, "rules-vt-raising-turns"),
            t!(lang, "rules-vt-raising-card"),
        ]),
        Part::Heading(t!(lang, "rules-vt-answer-title")),
        paragraph(&t!(lang, "rules-vt-answer")),
        terms([
            (
                t!(lang, "rules-vt-answer-play"),
                t!(lang, "rules-vt-answer-play-about"),
            ),
            (
                t!(lang, "rules-vt-answer-raise"),
                t!(lang, "rules-vt-answer-raise-about"),
            ),
            (
                t!(lang, "rules-vt-answer-fold"),
                t!(lang, "rules-vt-answer-fold-about"),
            ),
        ]),
        paragraph(&t!(lang, "rules-vt-match")),
        paragraph(&t!(lang, "rules-vt-bluff")),
    ];
    chapter("raising", t!(lang, "rules-vt-title-raising"), parts)
}

pub(super) fn cason(lang: Lang) -> Chapter {
    let names = [
        (t!(lang, "rules-vt-raise-vito"), "3", "1"),
        (t!(lang, "rules-vt-raise-siei"), "6", "3"),
        (t!(lang, "rules-vt-raise-fuora"), "match", "6"),
    ];
    let parts = [
        paragraph(&t!(lang, "rules-vt-cason")),
        ladder(lang, names),
        list(&[
            t!(lang, "rules-vt-cason-who"),
            t!(lang, "rules-vt-cason-answer"),
            t!(lang, "rules-vt-cason-settled"),
        ]),
        examples::answered(lang),
        paragraph(&t!(lang, "rules-vt-cason-near")),
    ];
    chapter("cason", t!(lang, "rules-vt-title-cason"), parts)
}
