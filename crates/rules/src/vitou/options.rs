//! The options of a Vitou table.

use serde_json::json;

use crate::game::{self, ReadOptions};
use crate::json::Value;
use crate::options::Reader;
use crate::seat::SeatSet;
use crate::talk::Signals;

use super::{Raise, Side};

/// Which of the three games called Vitou is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Variant {
    /// Four players to 21, as Nicolas Morlino describes it.
    #[default]
    Morlino,
    /// Four players to 12, as François Cason describes it.
    Cason,
    /// Two players to 12, after Cason.
    CasonTwo,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 3] = [Variant::Morlino, Variant::Cason, Variant::CasonTwo];

    /// Its name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Morlino => "morlino",
            Variant::Cason => "cason",
            Variant::CasonTwo => "cason2",
        }
    }

    /// How many play.
    pub const fn seats(self) -> usize {
        match self {
            Variant::Morlino | Variant::Cason => 4,
            Variant::CasonTwo => 2,
        }
    }

    /// The points that end the match.
    pub const fn target(self) -> i32 {
        match self {
            Variant::Morlino => 21,
            Variant::Cason | Variant::CasonTwo => 12,
        }
    }

    /// The raises there are, in the order they must be made; the last is the match (`VT-7`).
    pub const fn ladder(self) -> &'static [Raise] {
        match self {
            Variant::Morlino => &Raise::ALL,
            Variant::Cason | Variant::CasonTwo => &[Raise::Three, Raise::Six, Raise::Twelve],
        }
    }
}

/// Variant, and who sees signals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The variant.
    pub variant: Variant,
    /// Who sees signals (`VT-10`); taken for two as well, where there are none.
    pub signals: Signals,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            variant: Variant::Morlino,
            signals: Signals::Covert,
        }
    }
}

const SIGNALS: [(Signals, &str); 3] = [
    (Signals::Open, "open"),
    (Signals::Covert, "covert"),
    (Signals::Off, "off"),
];

impl game::Options for Options {
    const KEYS: &'static [&'static str] = &["variant", "signals"];

    fn read(value: Value<'_, '_>) -> ReadOptions<Options> {
        let mut reader = Reader::new("options", value, Options::KEYS);
        let Options { variant, signals } = Options::default();
        let variant = reader.take("variant", variant, "morlino, cason or cason2", |value| {
            let name = value.text()?;
            Variant::ALL
                .into_iter()
                .find(|variant| variant.name() == name)
        });
        let signals = reader.take("signals", signals, "open, covert or off", |value| {
            let name = value.text()?;
            let known = SIGNALS.iter().find(|(_, known)| *known == name);
            known.map(|&(signals, _)| signals)
        });
        reader.finish(Options { variant, signals })
    }

    fn write(&self) -> serde_json::Value {
        let known = SIGNALS.iter().find(|(signals, _)| *signals == self.signals);
        json!({ "variant": self.variant.name(), "signals": known.map(|(_, name)| *name) })
    }

    fn seats(&self) -> usize {
        self.variant.seats()
    }

    fn parties(&self) -> game::Points<SeatSet> {
        let seats = self.seats();
        Side::ALL
            .into_iter()
            .map(|side| side.seats(seats))
            .collect()
    }

    fn variant(&self) -> &'static str {
        self.variant.name()
    }

    fn signals(&self) -> Signals {
        match self.variant {
            Variant::Morlino | Variant::Cason => self.signals,
            Variant::CasonTwo => Signals::Off,
        }
    }
}
