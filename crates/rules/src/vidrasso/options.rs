//! The options of a Vidrasso table.

use serde_json::json;

use crate::game::{self, ReadOptions};
use crate::json::Value;
use crate::options::Reader;

/// Target and way of showing the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The points that end the match: 300, or 500 for the long game (`VD-6`).
    pub target: i32,
    /// Whether points are shown as chips from a bank (`VD-7`).
    pub chips: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            target: 300,
            chips: false,
        }
    }
}

impl game::Options for Options {
    const KEYS: &'static [&'static str] = &["target", "chips"];

    fn read(value: Value<'_, '_>) -> ReadOptions<Options> {
        let mut reader = Reader::new("options", value, Options::KEYS);
        let target = reader.take("target", 300, "300 or 500", |value| {
            match value.whole()? {
                300 => Some(300),
                500 => Some(500),
                _ => None,
            }
        });
        let chips = reader.take("chips", false, "true or false", Value::bool);
        reader.finish(Options { target, chips })
    }

    fn write(&self) -> serde_json::Value {
        json!({ "target": self.target, "chips": self.chips })
    }

    fn seats(&self) -> usize {
        super::SEATS
    }

    fn variant(&self) -> &'static str {
        if self.target == 300 { "300" } else { "500" }
    }
}
