//! What of a page changes with the table: the part that a stream swaps in.

use std::borrow::Cow;
use std::hash::{BuildHasher as _, Hash};

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped, Render, html};
use memchr::memmem;
use strohmann_words::house::{Text, text};

use crate::assets;
use crate::table::Tale;
use crate::visit::Visit;

use super::glossary::Words;
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
    /// What has happened in the hand, where it can go on.
    pub(crate) tale: Tale,
    /// What is asked of the reader now, or what the match came to, for the ear.
    pub(crate) asks: String,
    /// Everything that is seen, with slots for the parts.
    pub(crate) inside: Markup,
    /// What seldom changes: a stream sends each only when it has.
    pub(crate) parts: Vec<Part>,
    /// The words in it that explain themselves: the page has the explanations beside what a stream swaps.
    pub(crate) words: Words,
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

/// A part of a room that does not change with every move: one element with an id.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    id: Cow<'static, str>,
    /// What its content is called.
    name: u64,
    /// Empty if it is not drawn because its reader has it.
    html: Markup,
    beside: bool,
}

impl Part {
    /// The part whose element has this id; it stands where its [`Slot`] is.
    pub(crate) fn new(id: impl Into<Cow<'static, str>>, html: Markup) -> Part {
        Part {
            id: id.into(),
            name: name(&html.0),
            html,
            beside: false,
        }
    }

    /// The same for what stands beside the table and may come a little later.
    pub(crate) fn beside(id: impl Into<Cow<'static, str>>, html: Markup) -> Part {
        let beside = true;
        Part {
            beside,
            ..Part::new(id, html)
        }
    }

    /// One that stands beside the table and looks the same as long as its reader's page stands and `key` is equal. It
    /// is drawn only if the reader does not have it.
    pub(crate) fn keyed(
        id: impl Into<Cow<'static, str>>,
        key: impl Hash,
        has: &Has,
        draw: impl FnOnce() -> Markup,
    ) -> Part {
        let (id, name) = (id.into(), name(key));
        let html = match has.part(&id) {
            Some(had) if had == name => PreEscaped(String::new()),
            _ => draw(),
        };
        Part {
            id,
            name,
            html,
            beside: true,
        }
    }

    /// All of it, where it is drawn in its place.
    pub(crate) fn whole(self) -> Markup {
        self.html
    }

    /// Where it stands.
    pub(crate) fn slot(&self) -> Slot<'_> {
        Slot(&self.id)
    }
}

fn name(what: impl Hash) -> u64 {
    FixedState::default().hash_one(what)
}

/// How large what is sent at once should be, in bytes; only a single part may make it larger.
const STEP: usize = 8 * 1024;

/// Where a part stands.
pub(crate) struct Slot<'a>(pub(crate) &'a str);

/// How a slot begins and ends: an element that may stand anywhere, in a table, too. No text that is escaped can look so.
const SLOT: (&str, &str, &str) = ("<template data-part=\"", "\">", "</template>");

impl Render for Slot<'_> {
    fn render_to(&self, buffer: &mut String) {
        for text in [SLOT.0, self.0, SLOT.1, SLOT.2] {
            buffer.push_str(text);
        }
    }
}

/// What a reader has: names for the room but for its parts, and for each part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Has {
    frame: u64,
    parts: Vec<(Cow<'static, str>, u64)>,
}

impl Has {
    /// Nothing.
    pub(crate) fn nothing() -> &'static Has {
        static NOTHING: Has = Has {
            frame: 0,
            parts: Vec::new(),
        };
        &NOTHING
    }

    fn part(&self, id: &str) -> Option<u64> {
        let mut parts = self.parts.iter();
        parts.find(|(own, _)| own == id).map(|(_, name)| *name)
    }

    /// A name for all of it: another reader's name for the same state says nothing about this one's, for forms have
    /// their reader's token in them.
    pub(crate) fn id(&self) -> String {
        format!("{:016x}", name(self))
    }
}

impl Room {
    /// What its reader has once he has it.
    pub(crate) fn has(&self) -> Has {
        let parts = self.parts.iter();
        Has {
            frame: name([&self.title, &self.class, &self.inside.0]),
            parts: parts.map(|part| (part.id.clone(), part.name)).collect(),
        }
    }

    /// As much of this room as a reader who has something else should get at once, small enough for a slow line: the
    /// table and then, as far as there is room, what stands beside it. He has all of it in the end.
    pub(crate) fn step(&self, all: &Has, before: &Has) -> Has {
        let mut size = self.inside.0.len();
        let mut now = all.clone();
        let new = |part: &Part| all.part(&part.id) != before.part(&part.id);
        for beside in [false, true] {
            let parts = self.parts.iter().filter(|part| part.beside == beside);
            for (nth, part) in parts.filter(|part| new(part)).enumerate() {
                size += part.html.0.len();
                let none = beside && nth == 0 && all.frame == before.frame;
                if beside && size > STEP && !none {
                    now.parts.retain(|(id, _)| *id != part.id);
                }
            }
        }
        now
    }

    /// The part that a stream swaps in for a reader who has something, so that he then has this; what has not changed
    /// is left out. Without a pause it is the rest of a state that he has already seen.
    pub(crate) fn html(&self, now: &Has, before: &Has, pause: Option<Pause>) -> Markup {
        let said = pause.map(|_| self.said.join(" ")).unwrap_or_default();
        let pause = pause.unwrap_or(Pause::None);
        let new = |part: &Part| {
            let name = now.part(&part.id);
            name.is_some() && name != before.part(&part.id)
        };
        html! {
            div id="room" data-id=(now.id()) data-class=(self.class) data-title=(self.title) data-pause=(pause.word())
                data-asked=[self.asked.then_some("yes")] data-plays=[self.plays.then_some("yes")] data-said=(said) data-asks=(self.asks) {
                (filled(&self.inside, &self.parts, &new))
            }
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
        let has = self.has();
        let body = html! {
            (card::symbols())
            (signal::symbols())
            (self.html(&has, Has::nothing(), Some(Pause::None)))
            (self.words.explanations(visit))
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

/// A text with these parts in their slots. In the slot of one that is not wanted are those parts of it that are.
pub(crate) fn filled(text: &Markup, parts: &[Part], wanted: &impl Fn(&Part) -> bool) -> Markup {
    let new = parts.iter().filter(|part| wanted(part));
    let new: usize = new.map(|part| part.html.0.len()).sum();
    let mut filled = String::with_capacity(text.0.len() + new);
    let mut filling = Filling {
        buffer: &mut filled,
        parts,
        wanted,
    };
    filling.text(&text.0, true);
    PreEscaped(filled)
}

struct Filling<'a, W> {
    buffer: &'a mut String,
    parts: &'a [Part],
    wanted: &'a W,
}

impl<W: Fn(&Part) -> bool> Filling<'_, W> {
    /// Writes a text, or only the parts in it that are wanted.
    fn text(&mut self, text: &str, whole: bool) {
        let write = |buffer: &mut String, text| {
            if whole {
                buffer.push_str(text);
            }
        };
        let mut rest = text;
        while let Some(at) = memmem::find(rest.as_bytes(), SLOT.0.as_bytes()) {
            let (before, after) = (&rest[..at], &rest[at + SLOT.0.len()..]);
            let (id, after) = after.split_once(SLOT.1).unwrap_or((after, ""));
            write(self.buffer, before);
            if let Some(part) = self.parts.iter().find(|part| part.id == id) {
                if (self.wanted)(part) {
                    self.text(&part.html.0, true);
                } else {
                    for text in [SLOT.0, id, SLOT.1] {
                        write(self.buffer, text);
                    }
                    self.text(&part.html.0, false);
                    write(self.buffer, SLOT.2);
                }
            }
            rest = after.strip_prefix(SLOT.2).unwrap_or(after);
        }
        write(self.buffer, rest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(id: &'static str, html: &str) -> Part {
        Part::new(id, PreEscaped(html.to_owned()))
    }

    /// A room of these parts: a sheet with two rows beside a board.
    fn room(board: &str, sheet: &str, rows: [&str; 2]) -> Room {
        let words = Words::of::<strohmann_rules::Vidrasso>(
            strohmann_words::Lang::En,
            &strohmann_rules::vidrasso::Options::default(),
        );
        let [one, two] = ["one", "two"].map(|id| Slot(id).render().0);
        let sheet = format!("<table>{sheet}{one}{two}</table>");
        Room {
            title: String::new(),
            class: String::new(),
            asked: false,
            plays: false,
            said: Vec::new(),
            tale: Tale::default(),
            asks: String::new(),
            inside: html! { "(" (Slot("board")) "|" (Slot("sheet")) "|" (Slot("none")) ")" },
            parts: vec![
                part("board", board),
                part("sheet", &sheet),
                part("one", rows[0]),
                part("two", rows[1]),
            ],
            words,
        }
    }

    /// What is sent of a room to whoever has another.
    fn sent(room: &Room, before: &Has) -> String {
        let html = room
            .html(&room.has(), before, Some(Pause::None))
            .into_string();
        let inside = html.split_once(">(").unwrap().1;
        inside.strip_suffix(")</div>").unwrap().to_owned()
    }

    #[test]
    fn only_what_has_changed_is_sent() {
        let room1 = room("b", "s", ["1", "2"]);
        let check = |now: &Room, wanted: &str| assert_eq!(sent(now, &room1.has()), wanted);
        assert_eq!(sent(&room1, &Has::default()), "b|<table>s12</table>|");
        let slot =
            |id: &str, inside: &str| format!("<template data-part=\"{id}\">{inside}</template>");
        let same = format!("{}|{}|", slot("board", ""), slot("sheet", ""));
        check(&room1, &same);
        let sheet = slot("sheet", "");
        check(&room("c", "s", ["1", "2"]), &format!("c|{sheet}|"));
        let sheet = slot("sheet", "9");
        check(
            &room("b", "s", ["1", "9"]),
            &format!("{}|{sheet}|", slot("board", "")),
        );
        let (board, row) = (slot("board", ""), slot("one", ""));
        check(
            &room("b", "t", ["1", "9"]),
            &format!("{board}|<table>t{row}9</table>|"),
        );
    }

    #[test]
    fn a_large_room_comes_in_steps_the_table_first() {
        let mut large = room("b", "s", ["1", "2"]);
        let long = |id: &str| format!("<p id=\"{id}\">{}</p>", "x".repeat(STEP / 3));
        for id in ["p", "q", "r", "s", "t"] {
            large.inside.0.push_str(&Slot(id).render().0);
            large.parts.push(Part::beside(id, PreEscaped(long(id))));
        }
        let all = large.has();
        let (mut before, mut steps) = (Has::default(), Vec::new());
        while before != all {
            let now = large.step(&all, &before);
            let html = large.html(&now, &before, Some(Pause::None)).into_string();
            assert!(html.len() < STEP + 1024, "{}", html.len());
            let ids = ["p", "q", "r", "s", "t"].into_iter();
            let ids = ids.filter(|id| html.contains(&long(id)));
            steps.push((html.contains("b|<table>s12"), ids.collect::<String>()));
            before = now;
        }
        let steps: Vec<_> = steps
            .iter()
            .map(|(table, ids)| (*table, &ids[..]))
            .collect();
        assert_eq!(steps, [(true, "pq"), (false, "rs"), (false, "t")]);
    }

    #[test]
    fn a_state_is_named_by_all_of_it() {
        let names = [
            room("b", "s", ["1", "2"]),
            room("c", "s", ["1", "2"]),
            room("b", "t", ["1", "2"]),
            room("b", "s", ["2", "2"]),
            room("b", "s", ["1", "1"]),
        ]
        .map(|room| room.has().id());
        for (nth, name) in names.iter().enumerate() {
            assert!(!names[..nth].contains(name), "{nth}");
        }
        assert_eq!(room("b", "s", ["1", "2"]).has().id(), names[0]);
    }
}
