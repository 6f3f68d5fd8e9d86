//! What all games share.

use crate::lang::Lang;

use super::{Chapter, chapter, list, terms};

pub(super) fn chapters(lang: Lang) -> Vec<Chapter> {
    vec![words(lang), house(lang)]
}

fn words(lang: Lang) -> Chapter {
    let words = terms([
        (
            t!(lang, "rules-all-trick"),
            t!(lang, "rules-all-trick-about"),
        ),
        (t!(lang, "rules-all-lead"), t!(lang, "rules-all-lead-about")),
        (
            t!(lang, "rules-all-follow"),
            t!(lang, "rules-all-follow-about"),
        ),
        (
            t!(lang, "rules-all-trump"),
            t!(lang, "rules-all-trump-about"),
        ),
        (t!(lang, "rules-all-hand"), t!(lang, "rules-all-hand-about")),
    ]);
    chapter("words", t!(lang, "rules-all-title-words"), [words])
}

fn house(lang: Lang) -> Chapter {
    let points = list(&[
        t!(lang, "rules-all-move"),
        t!(lang, "rules-all-draw"),
        t!(lang, "rules-all-deal"),
        t!(lang, "rules-all-rematch"),
        t!(lang, "rules-all-at-once"),
        t!(lang, "rules-all-hidden"),
        t!(lang, "rules-all-watch"),
        t!(lang, "rules-all-back"),
        t!(lang, "rules-all-end"),
    ]);
    chapter("house", t!(lang, "rules-all-title-house"), [points])
}
