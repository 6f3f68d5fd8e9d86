//! The Vitou bot that has learned from hands it played what every action is worth, and mixes those worth about the same.

mod fit;
mod inputs;
mod manner;
mod net;

use std::sync::OnceLock;

use strohmann_rules::vitou::{Action, Variant};
use strohmann_rules::{Sight as _, View, Vitou, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::greedy::vitou::sane;
use crate::guess::Evidence;

use inputs::{inputs, take};
use manner::Manner;

pub use fit::{Fit, Score};
pub use net::Net;

/// The bot.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Learned {
    /// With less care.
    Normal,
    /// At its best, but taking only this as evidence.
    Strong(Evidence),
}

impl Bot<Vitou> for Learned {
    fn decide(&self, view: &View<Vitou>, words: &mut Words) -> Decision<Action> {
        let mut chance = Chance::from_words(words);
        let actions = sane(&view.sight, view.sight.legal());
        let variant = view.options.variant;
        let mut on = inputs(view);
        let manner = match *self {
            Learned::Normal => Manner::normal(variant),
            Learned::Strong(evidence) => {
                take(&mut on, evidence);
                Manner::STRONG
            }
        };
        manner.choose(fitted(variant), view, &on, &actions, &mut chance)
    }
}

/// What was learned of a variant, by the example `fit_vitou` with seed 1, and 20 000, 18 000 and 25 000 steps.
fn fitted(variant: Variant) -> &'static Net {
    static NETS: OnceLock<[Net; 3]> = OnceLock::new();
    const FILES: [&[u8]; 3] = [
        include_bytes!("morlino.net"),
        include_bytes!("cason.net"),
        include_bytes!("cason2.net"),
    ];
    let nets = NETS.get_or_init(|| {
        FILES.map(|file| Net::from_bytes(file).expect("the file is a network of this shape"))
    });
    match variant {
        Variant::Morlino => &nets[0],
        Variant::Cason => &nets[1],
        Variant::CasonTwo => &nets[2],
    }
}
