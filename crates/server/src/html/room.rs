//! What of a page changes with the table: the part that a stream swaps in.

use data_encoding::BASE32_NOPAD;
use maud::{Markup, PreEscaped, html};
use sha2::{Digest, Sha256};
use strohmann_words::house::{Text, text};

use crate::assets;
use crate::visit::Visit;

use super::layout::{self, Frame};
use super::look::wishes;
use super::{card, signal};

/// A page's inside, as one reader sees it.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// The title of the window.
    pub(crate) title: String,
    /// Classes of the body, for the style sheet.
    pub(crate) class: String,
    /// Whether something is asked of the reader.
    pub(crate) asked: bool,
    /// Whether the reader plays in the match.
    pub(crate) plays: bool,
    /// What has just happened, for the ear.
    pub(crate) said: Vec<String>,
    /// Everything that is seen.
    pub(crate) inside: Markup,
}

/// How long a reader looks at a state of the table before the next one is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pause {
    /// Not at all: nothing was played.
    None,
    /// A card, an announcement, a raise.
    Move,
    /// The end of a trick.
    Trick,
    /// The end of a hand.
    Hand,
}

impl Pause {
    /// The word for the script.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Pause::None => "none",
            Pause::Move => "move",
            Pause::Trick => "trick",
            Pause::Hand => "hand",
        }
    }
}

impl Room {
    /// A name for this state as its reader sees it: another reader's name for it says nothing about this one's.
    pub(crate) fn id(&self) -> String {
        let mut hash = Sha256::new();
        for part in [&self.title, &self.class, &self.inside.0] {
            hash.update(part.as_bytes());
            hash.update([0]);
        }
        let digest = hash.finalize();
        BASE32_NOPAD.encode(&digest[..10]).to_ascii_lowercase()
    }

    /// The part that a stream swaps in.
    pub(crate) fn html(&self, id: &str, pause: Pause) -> Markup {
        html! {
            div id="room" data-id=(id) data-class=(self.class) data-title=(self.title) data-pause=(pause.word())
                data-asked=[self.asked.then_some("yes")] data-plays=[self.plays.then_some("yes")] data-said=(self.said.join(" ")) { (self.inside) }
        }
    }

    /// The whole page around it. With a path, the page is kept up to date by the stream of that path.
    pub(crate) fn page(&self, visit: &Visit, stream: Option<&str>) -> Markup {
        let lang = visit.lang();
        let frame = Frame {
            title: &self.title,
            class: &self.class,
            listed: false,
        };
        let here = format!("{}/here", visit.path);
        let body = html! {
            (card::symbols())
            (signal::symbols())
            (self.html(&self.id(), Pause::None))
            p id="say" class="for-ear" aria-live="polite" {}
            @if let Some(stream) = stream {
                p id="alert" role="alert" {}
                div id="live" data-stream=(visit.link(stream)) data-here=(visit.link(&here)) data-wishes=(wishes(&visit.look)) data-turn=(text(lang, Text::YourTurn))
                    data-lost=(text(lang, Text::Lost)) data-elsewhere=(text(lang, Text::Elsewhere))
                    data-go-on=(text(lang, Text::GoOnHere)) hidden {}
                script src=(visit.link(assets::script_path())) defer {}
            }
        };
        layout::bare(visit, &frame, &body)
    }
}

/// Markup that is already HTML.
pub(crate) fn whole(page: Markup) -> String {
    let PreEscaped(text) = page;
    text
}
