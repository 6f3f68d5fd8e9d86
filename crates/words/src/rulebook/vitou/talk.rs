//! What is said and shown at the table beside the cards.

use strohmann_rules::Signal;

use crate::lang::Lang;

use super::super::{Chapter, Part, chapter, list, paragraph, prose, terms};

pub(super) fn signals(lang: Lang) -> Chapter {
    let about = |signal| match signal {
        Signal::RightEye => t!(lang, "rules-vt-right-eye"),
        Signal::LeftEye => t!(lang, "rules-vt-left-eye"),
        Signal::Lips => t!(lang, "rules-vt-lips"),
        Signal::Heaven => t!(lang, "rules-vt-heaven"),
    };
    let faces = Signal::ALL.map(|signal| (signal, prose(&about(signal))));
    let parts = [
        paragraph(&t!(lang, "rules-vt-signals")),
        Part::Signals(faces.to_vec()),
        list(&[
            t!(lang, "rules-vt-signals-lie"),
            t!(lang, "rules-vt-signals-once"),
            t!(lang, "rules-vt-signals-owing"),
            t!(lang, "rules-vt-signals-never"),
        ]),
        paragraph(&t!(lang, "rules-vt-signals-seen")),
    ];
    chapter("signals", t!(lang, "rules-vt-title-signals"), parts)
}

pub(super) fn sayings(lang: Lang) -> Chapter {
    let parts = [
        Part::Heading(t!(lang, "rules-vt-sayings-cards")),
        terms([
            (
                t!(lang, "rules-vt-saying-petite"),
                t!(lang, "rules-vt-saying-petite-about"),
            ),
            (
                t!(lang, "rules-vt-saying-cartes"),
                t!(lang, "rules-vt-saying-cartes-about"),
            ),
            (
                t!(lang, "rules-vt-saying-maitresses"),
                t!(lang, "rules-vt-saying-maitresses-about"),
            ),
            (
                t!(lang, "rules-vt-saying-franc"),
                t!(lang, "rules-vt-saying-franc-about"),
            ),
            (
                t!(lang, "rules-vt-saying-napolitana"),
                t!(lang, "rules-vt-saying-napolitana-about"),
            ),
        ]),
        Part::Heading(t!(lang, "rules-vt-sayings-play")),
        terms([
            (
                t!(lang, "rules-vt-saying-beau"),
                t!(lang, "rules-vt-saying-beau-about"),
            ),
            (
                t!(lang, "rules-vt-saying-homme"),
                t!(lang, "rules-vt-saying-homme-about"),
            ),
            (
                t!(lang, "rules-vt-saying-patta"),
                t!(lang, "rules-vt-saying-patta-about"),
            ),
        ]),
        Part::Heading(t!(lang, "rules-vt-sayings-raise")),
        terms([
            (
                t!(lang, "rules-vt-saying-relance"),
                t!(lang, "rules-vt-saying-relance-about"),
            ),
            (
                t!(lang, "rules-vt-saying-vito"),
                t!(lang, "rules-vt-saying-vito-about"),
            ),
            (
                t!(lang, "rules-vt-saying-siei"),
                t!(lang, "rules-vt-saying-siei-about"),
            ),
            (
                t!(lang, "rules-vt-saying-fuora"),
                t!(lang, "rules-vt-saying-fuora-about"),
            ),
            (
                t!(lang, "rules-vt-saying-baraque"),
                t!(lang, "rules-vt-saying-baraque-about"),
            ),
            (
                t!(lang, "rules-vt-saying-coucher"),
                t!(lang, "rules-vt-saying-coucher-about"),
            ),
            (
                t!(lang, "rules-vt-saying-faus"),
                t!(lang, "rules-vt-saying-faus-about"),
            ),
            (
                t!(lang, "rules-vt-saying-africa"),
                t!(lang, "rules-vt-saying-africa-about"),
            ),
        ]),
    ];
    chapter("sayings", t!(lang, "rules-vt-title-sayings"), parts)
}
