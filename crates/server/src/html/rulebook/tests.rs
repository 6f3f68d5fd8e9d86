//! Pages of rules are whole documents: headings in order, links that lead somewhere, cards drawn.

use std::collections::BTreeSet;
use std::sync::Arc;

use strohmann_words::Lang;

use crate::html::tests::{attribute, tags};
use crate::id::Secret;
use crate::table::Who;

use super::*;

fn visit(lang: Lang, path: &str) -> Visit {
    let secret = Secret::fresh([7; 32]);
    Visit {
        who: Who {
            id: None,
            name: String::new(),
            lang,
        },
        key: secret.key(),
        token: secret.form_token(),
        site: Arc::default(),
        path: path.to_owned(),
    }
}

/// Every page in every language.
fn pages() -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for lang in Lang::ALL {
        let html = index(&visit(lang, "/rules")).into_string();
        pages.push((format!("{lang:?} /rules"), html));
        for game in GameKind::ALL {
            let path = format!("/rules/{game}");
            let html = page(&visit(lang, &path), game).into_string();
            pages.push((format!("{lang:?} {path}"), html));
        }
    }
    pages
}

/// The ids of a page, each of which stands there once.
fn ids<'a>(place: &str, html: &'a str) -> BTreeSet<&'a str> {
    let mut ids = BTreeSet::new();
    for rest in html.split(" id=\"").skip(1) {
        let id = rest.split('"').next().unwrap_or_default();
        assert!(ids.insert(id), "{place}: {id} stands twice");
    }
    ids
}

#[test]
fn headings_go_down_step_by_step() {
    for (place, html) in pages() {
        let levels = html.match_indices("<h").filter_map(|(at, _)| {
            let level = html[at + 2..].chars().next()?.to_digit(10)?;
            Some(level)
        });
        let levels: Vec<u32> = levels.collect();
        assert_eq!(levels.first(), Some(&1), "{place}");
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1);
        let steps = levels.windows(2);
        assert!(
            steps.into_iter().all(|pair| pair[1] <= pair[0] + 1),
            "{place}: {levels:?}"
        );
    }
}

#[test]
fn links_within_a_page_lead_somewhere() {
    let pages = pages();
    for (place, html) in &pages {
        let own = ids(place, html);
        let lang = place.split(' ').next();
        let common = pages
            .iter()
            .find(|(other, _)| other.ends_with(" /rules") && other.split(' ').next() == lang);
        let (common_place, common) = common.unwrap();
        let common = ids(common_place, common);
        for tag in tags(html, "a") {
            let to = attribute(tag, "href").unwrap();
            if let Some(id) = to.strip_prefix('#') {
                assert!(own.contains(id), "{place}: {to}");
            } else if let Some(id) = to.strip_prefix("/rules#") {
                assert!(common.contains(id), "{place}: {to}");
            }
        }
    }
}

#[test]
fn cards_are_drawn_from_shapes_that_are_there() {
    for (place, html) in pages() {
        let own = ids(&place, &html);
        let uses: Vec<_> = tags(&html, "use").collect();
        for tag in &uses {
            let shape = attribute(tag, "href").unwrap();
            assert!(own.contains(&shape[1..]), "{place}: {shape}");
        }
        assert!(place.ends_with("/rules") || uses.len() > 20, "{place}");
        assert!(!html.contains("style="), "{place}");
        assert!(!html.contains(['♣', '♦', '♥', '♠']), "{place}");
    }
}

#[test]
fn search_engines_may_list_them() {
    for (place, html) in pages() {
        assert!(!html.contains("noindex"), "{place}");
    }
}
