//! What a list says of a table without loading it.

use serde::{Deserialize, Serialize};

/// What a list says of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Label {
    /// The game, by its name on the command line.
    pub(crate) game: String,
    /// The options, as records have them.
    pub(crate) options: serde_json::Value,
    /// By seat; empty where nobody sits.
    pub(crate) names: Vec<String>,
}

impl Label {
    /// As the store keeps it.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("a label is plain JSON")
    }

    /// From the store; none if it is of another version.
    pub(crate) fn read(text: &str) -> Option<Label> {
        serde_json::from_str(text).ok()
    }
}
