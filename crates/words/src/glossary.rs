//! Words that belong to a game, as they stand on its tables, and what they mean: the texts are those of the rules.

use std::ops::Range;

use strohmann_rules::vitou::Variant;
use strohmann_rules::{Card, CardSet, Rank};

use crate::lang::{Lang, PerLang};
use crate::rulebook::{Prose, prose};
use crate::typed::listed;

/// A word that can explain itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Tells it apart from the others of its game, the same in every language.
    pub id: &'static str,
    /// The word as the rules have it.
    pub name: String,
    /// What it means.
    pub about: Prose,
    /// The chapter of the rules that it stands in.
    pub chapter: &'static str,
    /// How it may stand in a sentence.
    seen: Vec<String>,
}

impl Entry {
    fn new(
        id: &'static str,
        chapter: &'static str,
        name: String,
        about: &str,
        seen: &str,
    ) -> Entry {
        Entry {
            id,
            name,
            about: prose(about),
            chapter,
            seen: listed(seen),
        }
    }
}

/// A glossary in each language: pages ask with every drawing.
type Lists = PerLang<Vec<Entry>>;

/// The places in a text where words of a glossary stand, each word once, in their order; none lies within another.
pub fn places<'a>(entries: &'a [Entry], text: &str) -> Vec<(Range<usize>, &'a Entry)> {
    let mut found: Vec<(Range<usize>, &Entry)> = Vec::new();
    for entry in entries {
        let spots = entry.seen.iter().filter_map(|word| find(text, word));
        // Of those that begin at one place the longest.
        let first = spots.min_by_key(|spot| (spot.start, usize::MAX - spot.end));
        found.extend(first.map(|spot| (spot, entry)));
    }
    found.sort_by_key(|(spot, _)| (spot.start, usize::MAX - spot.end));
    let mut end = 0;
    found.retain(|(spot, _)| {
        let free = spot.start >= end;
        end = end.max(spot.end);
        free
    });
    found
}

/// Where a whole word stands first, whatever the case of its letters in ASCII.
fn find(text: &str, word: &str) -> Option<Range<usize>> {
    let inside = |c: char| c.is_alphanumeric();
    let first = word.chars().next()?;
    let begins = |&(_, c): &(usize, char)| c.eq_ignore_ascii_case(&first);
    text.char_indices().filter(begins).find_map(|(at, _)| {
        let end = at + word.len();
        let same = text.get(at..end)?.eq_ignore_ascii_case(word);
        let whole = !text[..at].ends_with(inside) && !text[end..].starts_with(inside);
        (same && whole).then_some(at..end)
    })
}

/// The words of Vidrasso.
pub fn vidrasso(lang: Lang) -> &'static [Entry] {
    static WORDS: Lists = Lists::new();
    WORDS.get(lang, || vidrasso_in(lang))
}

fn vidrasso_in(lang: Lang) -> Vec<Entry> {
    vec![
        Entry::new(
            "strawman",
            "deal",
            t!(lang, "board-strawmen"),
            &format!(
                "{} {}",
                t!(lang, "rules-vd-deal-strawmen"),
                t!(lang, "rules-vd-play-uncover")
            ),
            &t!(lang, "rules-vd-word-strawman-seen"),
        ),
        Entry::new(
            "trump-suit",
            "trumps",
            t!(lang, "rules-vd-trump-suit"),
            &t!(lang, "rules-vd-trump-suit-about"),
            &t!(lang, "rules-vd-word-suit-seen"),
        ),
        Entry::new(
            "trump-rank",
            "trumps",
            t!(lang, "rules-vd-trump-rank"),
            &t!(lang, "rules-vd-trump-rank-about"),
            &t!(lang, "rules-vd-word-rank-seen"),
        ),
        Entry::new(
            "gift",
            "gift",
            t!(lang, "label-gift"),
            &t!(lang, "rules-vd-gift"),
            &t!(lang, "rules-vd-word-gift-seen"),
        ),
    ]
}

/// The words of Stirnrunde.
pub fn stirnrunde(lang: Lang) -> &'static [Entry] {
    static WORDS: Lists = Lists::new();
    WORDS.get(lang, || stirnrunde_in(lang))
}

fn stirnrunde_in(lang: Lang) -> Vec<Entry> {
    let kind = |id, chapter, name: String, about: String, seen: String| {
        Entry::new(id, chapter, name, &about, &seen)
    };
    vec![
        kind(
            "announce",
            "announcing",
            t!(lang, "rules-sr-word-announce"),
            t!(lang, "rules-sr-word-announce-about"),
            t!(lang, "rules-sr-word-announce-seen"),
        ),
        kind(
            "turned",
            "deal",
            t!(lang, "rounds-turned"),
            t!(lang, "rounds-turned-about"),
            t!(lang, "rounds-turned"),
        ),
        kind(
            "named",
            "special",
            t!(lang, "rounds-named-short"),
            t!(lang, "rounds-named-about"),
            t!(lang, "rounds-named-short"),
        ),
        kind(
            "blind",
            "special",
            t!(lang, "rounds-blind-short"),
            t!(lang, "rounds-blind-about"),
            t!(lang, "rounds-blind-short"),
        ),
        kind(
            "secret",
            "special",
            t!(lang, "rounds-secret-short"),
            t!(lang, "rounds-secret-about"),
            t!(lang, "rules-sr-word-secret-seen"),
        ),
        kind(
            "forehead",
            "forehead",
            t!(lang, "rounds-forehead-short"),
            t!(lang, "rounds-forehead-about"),
            t!(lang, "rules-sr-word-forehead-seen"),
        ),
    ]
}

/// The words of Vitou in a variant.
pub fn vitou(lang: Lang, variant: Variant) -> &'static [Entry] {
    static MORLINO: Lists = Lists::new();
    static CASON: Lists = Lists::new();
    static CASON_TWO: Lists = Lists::new();
    let words = match variant {
        Variant::Morlino => &MORLINO,
        Variant::Cason => &CASON,
        Variant::CasonTwo => &CASON_TWO,
    };
    words.get(lang, || vitou_in(lang, variant))
}

fn vitou_in(lang: Lang, variant: Variant) -> Vec<Entry> {
    let saying =
        |id, name: String, about: String, seen: &str| Entry::new(id, "sayings", name, &about, seen);
    let mut words = vec![saying(
        "void",
        t!(lang, "rules-vt-saying-patta"),
        t!(lang, "rules-vt-saying-patta-about"),
        &t!(lang, "rules-vt-word-void-seen"),
    )];
    match variant {
        Variant::Morlino => words.extend([
            saying(
                "baraque",
                t!(lang, "rules-vt-saying-baraque"),
                t!(lang, "rules-vt-saying-baraque-about"),
                "baraque",
            ),
            saying(
                "coucher",
                t!(lang, "rules-vt-saying-coucher"),
                t!(lang, "rules-vt-saying-coucher-about"),
                &t!(lang, "rules-vt-word-fold-seen"),
            ),
            saying(
                "franc",
                t!(lang, "rules-vt-saying-franc"),
                t!(lang, "rules-vt-saying-franc-about"),
                "jeu franc",
            ),
        ]),
        Variant::Cason | Variant::CasonTwo => words.extend([
            saying(
                "relance",
                t!(lang, "rules-vt-saying-relance"),
                t!(lang, "rules-vt-saying-relance-about"),
                &t!(lang, "rules-vt-word-raise-seen"),
            ),
            saying(
                "vito",
                t!(lang, "rules-vt-saying-vito"),
                t!(lang, "rules-vt-saying-vito-about"),
                "vito, tres",
            ),
            saying(
                "siei",
                t!(lang, "rules-vt-saying-siei"),
                t!(lang, "rules-vt-saying-siei-about"),
                "siei, très man",
            ),
            saying(
                "fuora",
                t!(lang, "rules-vt-saying-fuora"),
                t!(lang, "rules-vt-saying-fuora-about"),
                "giüche fuora, duze",
            ),
            saying(
                "africa",
                t!(lang, "rules-vt-saying-africa"),
                t!(lang, "rules-vt-saying-africa-about"),
                "en àfrica",
            ),
            saying(
                "napolitana",
                t!(lang, "rules-vt-saying-napolitana"),
                t!(lang, "rules-vt-saying-napolitana-about"),
                "napolitana",
            ),
        ]),
    }
    words
}

/// The hands of Vitou that have a name, by the id of their [`Entry`]: a jeu franc at Morlino's, a Napolitana at
/// Cason's. Nothing once a card of it has been played.
pub fn named_hand(variant: Variant, hand: CardSet) -> Option<&'static str> {
    let mut ranks: Vec<Rank> = hand.into_iter().map(Card::rank).collect();
    ranks.sort_unstable();
    let is = |mut named: [Rank; 3]| {
        named.sort_unstable();
        ranks == named
    };
    match variant {
        Variant::Morlino => is([Rank::Ten, Rank::Ten, Rank::Nine]).then_some("franc"),
        Variant::Cason | Variant::CasonTwo => {
            is([Rank::Ten, Rank::Nine, Rank::Ace]).then_some("napolitana")
        }
    }
}

#[cfg(test)]
mod tests {
    use strohmann_rules::GameKind;

    use super::*;
    use crate::rulebook::{Part, chapters};

    fn all(lang: Lang) -> Vec<(GameKind, &'static [Entry])> {
        let vitou = Variant::ALL.map(|variant| (GameKind::Vitou, vitou(lang, variant)));
        vitou
            .into_iter()
            .chain([
                (GameKind::Vidrasso, vidrasso(lang)),
                (GameKind::Stirnrunde, stirnrunde(lang)),
            ])
            .collect()
    }

    #[test]
    fn every_word_leads_to_a_chapter_of_the_rules_and_is_found_in_a_sentence() {
        for lang in Lang::ALL {
            for (game, entries) in all(lang) {
                let chapters = chapters(lang, game);
                for entry in entries {
                    let chapter = chapters.iter().find(|chapter| chapter.id == entry.chapter);
                    assert!(chapter.is_some(), "{} is in no chapter", entry.id);
                    for word in &entry.seen {
                        let text = format!("A {word}, b");
                        let found = places(std::slice::from_ref(entry), &text);
                        assert_eq!(found[0].0, 2..2 + word.len(), "{word}");
                    }
                }
                let ids: Vec<&str> = entries.iter().map(|entry| entry.id).collect();
                let mut once = ids.clone();
                once.sort_unstable();
                once.dedup();
                assert_eq!(once.len(), ids.len());
            }
        }
    }

    #[test]
    fn sayings_are_those_of_the_rules() {
        for lang in Lang::ALL {
            let chapters = chapters(lang, GameKind::Vitou);
            let sayings = chapters.iter().find(|chapter| chapter.id == "sayings");
            let parts = sayings.unwrap().parts.iter();
            let terms = parts.filter_map(|part| match part {
                Part::Terms(terms) => Some(terms),
                _ => None,
            });
            let terms: Vec<_> = terms.flatten().collect();
            for variant in Variant::ALL {
                for entry in vitou(lang, variant) {
                    let written = (entry.name.clone(), entry.about.clone());
                    assert!(terms.contains(&&written), "{written:?}");
                }
            }
        }
    }

    #[test]
    fn only_whole_words_are_explained_and_each_once() {
        let words = vitou(Lang::En, Variant::Cason);
        let check = |text: &str, ids: &[(&str, &str)]| {
            let found: Vec<(&str, &str)> = places(words, text)
                .into_iter()
                .map(|(spot, entry)| (entry.id, &text[spot]))
                .collect();
            assert_eq!(found, ids, "{text}");
        };
        check("Vitou", &[]);
        check(
            "Vito, then vito and siei",
            &[("vito", "Vito"), ("siei", "siei")],
        );
        check("12 giüche fuora", &[("fuora", "giüche fuora")]);
        check("ünvito àvito vitoé", &[]);
        check("", &[]);
    }

    #[test]
    fn hands_are_named_in_the_variant_that_has_the_name() {
        let check = |cards: &str, morlino, cason| {
            let hand: CardSet = cards
                .split(' ')
                .map(|word| word.parse::<Card>().unwrap())
                .collect();
            assert_eq!(named_hand(Variant::Morlino, hand), morlino, "{cards}");
            assert_eq!(named_hand(Variant::Cason, hand), cason, "{cards}");
            assert_eq!(named_hand(Variant::CasonTwo, hand), cason, "{cards}");
        };
        check("TC TH 9S", Some("franc"), None);
        check("9D TS TC", Some("franc"), None);
        check("TC 9H AS", None, Some("napolitana"));
        check("TC TH AS", None, None);
        check("TC 9H 9S", None, None);
        check("TC TH TS", None, None);
        check("TC TH", None, None);
        check("TC 9H", None, None);
    }
}
