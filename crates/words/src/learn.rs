//! What the guide of a first hand says: a sentence for each choice on its path, and others beside it.

use crate::lang::Lang;
use crate::rulebook::{Prose, prose};
use crate::shared::{game_name, variant_name};

/// A hand with a guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// A hand of Vidrasso.
    Vidrasso,
    /// A hand of Vitou as Morlino describes it.
    Morlino,
    /// A hand of Vitou as Cason describes it.
    Cason,
    /// The same for two.
    CasonTwo,
    /// A round of Stirnrunde with three cards.
    Stirnrunde,
    /// The last round of Stirnrunde.
    Forehead,
}

/// What is learnt there.
pub fn title(lang: Lang, lesson: Lesson) -> String {
    let vitou = |variant| {
        let game = game_name(lang, "vitou");
        format!("{game}: {}", variant_name(lang, variant))
    };
    match lesson {
        Lesson::Vidrasso => game_name(lang, "vidrasso"),
        Lesson::Morlino => vitou("morlino"),
        Lesson::Cason => vitou("cason"),
        Lesson::CasonTwo => vitou("cason2"),
        Lesson::Stirnrunde => game_name(lang, "stirnrunde"),
        Lesson::Forehead => t!(lang, "learn-forehead"),
    }
}

/// The same under the name of its game.
pub fn within(lang: Lang, lesson: Lesson) -> String {
    match lesson {
        Lesson::Vidrasso => t!(lang, "learn-first"),
        Lesson::Morlino => variant_name(lang, "morlino"),
        Lesson::Cason => variant_name(lang, "cason"),
        Lesson::CasonTwo => variant_name(lang, "cason2"),
        Lesson::Stirnrunde => t!(lang, "learn-three"),
        Lesson::Forehead => t!(lang, "learn-last"),
    }
}

/// The sentence for a choice on the guide's path, from 0; nothing after its last one.
pub fn step(lang: Lang, lesson: Lesson, step: usize) -> Option<Prose> {
    let text = match lesson {
        Lesson::Vidrasso => vidrasso(lang, step),
        Lesson::Morlino => morlino(lang, step),
        Lesson::Cason => cason(lang, step),
        Lesson::CasonTwo => cason_two(lang, step),
        Lesson::Stirnrunde => stirnrunde(lang, step),
        Lesson::Forehead => forehead(lang, step),
    };
    text.map(|text| prose(&text))
}

/// What the hand on the guide's path has shown, in a sentence.
pub fn shown(lang: Lang, lesson: Lesson) -> Prose {
    prose(&match lesson {
        Lesson::Vidrasso => t!(lang, "learn-vd-end"),
        Lesson::Morlino => t!(lang, "learn-vm-end"),
        Lesson::Cason => t!(lang, "learn-vc-end"),
        Lesson::CasonTwo => t!(lang, "learn-v2-end"),
        Lesson::Stirnrunde => t!(lang, "learn-sr-end"),
        Lesson::Forehead => t!(lang, "learn-sf-end"),
    })
}

/// Beside the path: what rules of thumb would choose now.
pub fn thumb(lang: Lang, choice: &str) -> String {
    t!(lang, "learn-thumb", choice = choice)
}

/// After a choice of the reader's own: what the guide would have chosen.
pub fn instead(lang: Lang, choice: &str) -> String {
    t!(lang, "learn-instead", choice = choice)
}

fn vidrasso(lang: Lang, step: usize) -> Option<String> {
    Some(t!(
        lang,
        match step {
            0 => "learn-vd-1",
            1 => "learn-vd-2",
            2 => "learn-vd-3",
            3 => "learn-vd-4",
            4 => "learn-vd-5",
            5 => "learn-vd-6",
            6 => "learn-vd-7",
            7 => "learn-vd-8",
            8 => "learn-vd-9",
            9 => "learn-vd-10",
            10 => "learn-vd-11",
            11 => "learn-vd-12",
            12 => "learn-vd-13",
            13 => "learn-vd-14",
            14 => "learn-vd-15",
            15 => "learn-vd-16",
            16 => "learn-vd-17",
            17 => "learn-vd-18",
            18 => "learn-vd-19",
            _ => return None,
        }
    ))
}

fn morlino(lang: Lang, step: usize) -> Option<String> {
    Some(t!(
        lang,
        match step {
            0 => "learn-vm-1",
            1 => "learn-vm-2",
            2 => "learn-vm-3",
            _ => return None,
        }
    ))
}

fn cason(lang: Lang, step: usize) -> Option<String> {
    Some(t!(
        lang,
        match step {
            0 => "learn-vc-1",
            1 => "learn-vc-2",
            2 => "learn-vc-3",
            3 => "learn-vc-4",
            _ => return None,
        }
    ))
}

fn cason_two(lang: Lang, step: usize) -> Option<String> {
    Some(t!(
        lang,
        match step {
            0 => "learn-v2-1",
            1 => "learn-v2-2",
            2 => "learn-v2-3",
            3 => "learn-v2-4",
            4 => "learn-v2-5",
            5 => "learn-v2-6",
            _ => return None,
        }
    ))
}

fn stirnrunde(lang: Lang, step: usize) -> Option<String> {
    Some(t!(
        lang,
        match step {
            0 => "learn-sr-1",
            1 => "learn-sr-2",
            2 => "learn-sr-3",
            3 => "learn-sr-4",
            _ => return None,
        }
    ))
}

fn forehead(lang: Lang, step: usize) -> Option<String> {
    Some(t!(
        lang,
        match step {
            0 => "learn-sf-1",
            1 => "learn-sf-2",
            _ => return None,
        }
    ))
}
