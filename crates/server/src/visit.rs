//! Who visits a page, and where the house stands.

use std::sync::Arc;

use strohmann_store::Key;
use strohmann_words::Lang;

use crate::look::Look;
use crate::table::Who;

/// Where the house stands: how its pages are reached.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Site {
    /// What stands before every path, without a slash at its end: empty, or `/cards`.
    pub base: String,
    /// The address for others, without a slash at its end, if there is one: `https://example.org/cards`.
    pub public: Option<String>,
    /// Addresses on the local network, where the server listens to it.
    pub local: Vec<String>,
    /// Whether pages are reached by https, so that cookies may demand it.
    pub secure: bool,
}

impl Site {
    /// A path of the house as a link in a page.
    pub(crate) fn path(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// What can be sent to a friend: the public address, or those on the local network; nothing if the house can be
    /// reached from its own machine alone.
    pub(crate) fn links(&self, path: &str) -> Vec<String> {
        if let Some(public) = &self.public {
            return vec![format!("{public}{path}")];
        }
        let base = &self.base;
        let local = self.local.iter();
        local.map(|host| format!("{host}{base}{path}")).collect()
    }
}

/// A request, as far as pages need it.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    /// Who it is, and in which language he reads.
    pub(crate) who: Who,
    /// Which browser it is: the hash of its secret.
    pub(crate) key: Key,
    /// What its forms carry.
    pub(crate) token: String,
    /// How he likes the tables.
    pub(crate) look: Look,
    /// Where the house stands.
    pub(crate) site: Arc<Site>,
    /// The path of the page, below that of the house, for the way back to it.
    pub(crate) path: String,
}

impl Visit {
    /// The language of the page.
    pub(crate) fn lang(&self) -> Lang {
        self.who.lang
    }

    /// A path of the house as a link in a page.
    pub(crate) fn link(&self, path: &str) -> String {
        self.site.path(path)
    }
}
