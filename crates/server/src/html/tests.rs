//! Matches played by bots, and what every eye's drawing of every step must be.

use std::collections::BTreeMap;

use strohmann_ai::Level;
use strohmann_rules::{
    Action as _, Card, CardSet, Dealing, Deals as _, Eye, Hand, Options as _, Outcome as _,
    Round as _, Seat, SeatSet, Sight as _, Signals, Standing as _, View,
};
use strohmann_words::glossary;
use strohmann_words::{Lang, Names, Voice, card_name};

use crate::look::Sort;

use super::board::{Board, Past, Scene, Sitter};
use super::room::Has;

/// A game whose drawings are held against what its views show.
pub(super) trait Shows: Board {
    /// The cards that lie before this eye: those that board and hand have to show, and no others.
    fn lies(view: &View<Self>) -> CardSet;

    /// The cards that the score sheet has to show of a hand that is over.
    fn stays(view: &View<Self>) -> CardSet;
}

/// A drawing by its parts.
pub(super) struct Drawing {
    pub(super) bar: String,
    pub(super) board: String,
    pub(super) hand: String,
    pub(super) sheet: String,
    /// What is asked.
    pub(super) moment: String,
    /// The words of the game that stand on the buttons beside the question, by their ids.
    pub(super) words: Vec<&'static str>,
}

/// Names that break a page where they are not escaped, and a layout where it does not cut.
const NAMES: [&str; 6] = [
    "Ann<u>a",
    "\"Ben\"",
    "'C'",
    "D&amp;",
    "E",
    "Friederike von Hohenfels",
];

/// How bots play for a test, and from where.
pub(super) struct Course<G: Board> {
    pub(super) options: G::Options,
    pub(super) standing: G::Standing,
    pub(super) level: Level,
    pub(super) seed: u64,
    /// After how many hands they stop; before it when the match is over.
    pub(super) hands: usize,
}

impl<G: Board> Course<G> {
    /// From the beginning of a match, by rules of thumb.
    pub(super) fn new(options: G::Options, seed: u64, hands: usize) -> Course<G> {
        let first = options.first_dealer().unwrap_or(Seat::new(0));
        Course {
            options,
            standing: G::Standing::new(&options, first),
            level: Level::Greedy,
            seed,
            hands,
        }
    }

    /// Lets the bots play; after each deal and each action every eye looks.
    pub(super) fn watch(&self, mut look: impl FnMut(&View<G>, &[Past<G>])) {
        let options = &self.options;
        let seats = options.seats();
        let dealing = Dealing::from_seed(self.seed, 1, 0, seats);
        let bot = self.level.bot::<G>();
        let seated = Seat::all(seats).map(Eye::Seat);
        let mut eyes: Vec<(Eye, Vec<Past<G>>)> = seated
            .chain([Eye::Public])
            .map(|eye| (eye, Vec::new()))
            .collect();
        let mut standing = self.standing;
        for number in (1..).take(self.hands) {
            if standing.winners(options).is_some() {
                return;
            }
            let pack = dealing.pack(number, G::pack());
            let mut hand = Hand::<G>::deal(options, standing, pack);
            loop {
                let outcome = hand.round().outcome();
                if let Some(outcome) = outcome {
                    standing = standing.after(options, &outcome.points());
                }
                for (eye, past) in &mut eyes {
                    let view = hand.view(options, *eye);
                    past.extend(outcome.map(|outcome| Past {
                        view: view.clone(),
                        outcome,
                        totals: standing.totals(),
                    }));
                    look(&view, past);
                }
                let Some(seat) = hand.round().to_act() else {
                    break;
                };
                let view = hand.view(options, Eye::Seat(seat));
                let mut words = dealing.bot_words(number, seat, view.log.len());
                let decision = bot.decide(&view, &mut words);
                if let Some(signal) = decision.signal {
                    let seen = match options.signals() {
                        Signals::Open => SeatSet::all(seats),
                        Signals::Covert | Signals::Off => SeatSet::one(seat.next(seats)),
                    };
                    let said = hand.say(options, seat, signal, seen);
                    assert_eq!(said, Ok(()), "bots give signals that they may");
                }
                let done = hand.act(seat, decision.action);
                assert!(done.is_ok(), "bots do what they may");
            }
        }
    }
}

/// Draws a table in a language.
pub(super) fn draw<G: Board>(
    view: &View<G>,
    past: &[Past<G>],
    lang: Lang,
    may_move: bool,
) -> Drawing {
    let names = Names::new(NAMES);
    let voice = Voice {
        lang,
        eye: view.eye,
        names: &names,
        ear: false,
    };
    let sitters = [Sitter::Human, Sitter::Bot, Sitter::StandIn].repeat(2);
    let scene = Scene {
        view,
        voice: &voice,
        past,
        sitters: &sitters,
        heard: &[],
        sort: Sort::default(),
        may_move,
        has: Has::nothing(),
        glossary: G::glossary(lang, &view.options),
    };
    let legal = scene.asked().then(|| view.sight.legal());
    let choices = legal.into_iter().flatten();
    let choices = choices.filter(|&action| !G::on_card(action));
    let words = choices.flat_map(|action| {
        let button = G::button(&scene, action);
        let places = glossary::places(scene.glossary, &button).into_iter();
        places.map(|(_, entry)| entry.id).collect::<Vec<_>>()
    });
    Drawing {
        words: words.collect(),
        moment: scene.moment().into_string(),
        bar: G::bar(&scene).into_string(),
        board: G::board(&scene).into_string(),
        hand: G::hand(&scene).into_string(),
        sheet: G::sheet(&scene).whole().into_string(),
    }
}

/// Lets bots of both simple kinds play, and checks every drawing.
pub(super) fn check<G: Shows>(course: &Course<G>) {
    for level in [Level::Random, Level::Greedy] {
        let mut drawings = 0;
        Course { level, ..*course }.watch(|view, past| {
            let lang = Lang::ALL[drawings % 2];
            drawings += 1;
            check_drawing(view, past, lang);
        });
        assert!(drawings > 2, "{level} played nothing");
    }
}

fn check_drawing<G: Shows>(view: &View<G>, past: &[Past<G>], lang: Lang) {
    let drawing = draw(view, past, lang, true);
    let still = draw(view, past, lang, false);
    let table = [drawing.bar, drawing.board, drawing.hand].concat();
    let place = || format!("{:?} after {:?}", view.eye, view.log);

    // A button that does something explains nothing: its words have to stand beside it, too.
    let explained = |html| tags(html, "button").filter_map(|tag| attribute(tag, "popovertarget"));
    let explained: Vec<&str> = explained(&table)
        .chain(explained(&drawing.moment))
        .collect();
    for word in drawing.words {
        let target = format!("word-{word}");
        assert!(explained.contains(&target.as_str()), "{word}, {}", place());
    }

    let lies = cards(lang, &table);
    assert_eq!(lies, G::lies(view), "cards on the table, {}", place());
    let stays = past
        .iter()
        .fold(CardSet::EMPTY, |stays, past| stays | G::stays(&past.view));
    assert_eq!(cards(lang, &drawing.sheet), stays, "cards of the sheet");

    check_buttons(view, &table);
    let still = [still.bar, still.board, still.hand, still.sheet].concat();
    for html in [still.as_str(), &drawing.sheet] {
        let touched = tags(html, "button").filter(|tag| !explains(tag));
        assert_eq!(touched.count(), 0, "nothing to touch, {}", place());
    }
    for html in [&table, &drawing.sheet] {
        assert!(!html.contains("<u>"), "a name is not escaped");
        assert!(!html.contains("style="), "style stands in the sheets alone");
        // Phones would draw them as coloured pictures.
        assert!(!html.contains(['♣', '♦', '♥', '♠']), "suits are drawn");
    }
}

/// Whether a button only explains a word.
fn explains(button: &str) -> bool {
    attribute(button, "popovertarget").is_some()
}

/// Each legal action on a card has its button, and what is not legal looks so.
fn check_buttons<G: Board>(view: &View<G>, table: &str) {
    let legal = view.sight.legal();
    let mut found: BTreeMap<G::Action, usize> = BTreeMap::new();
    for button in tags(table, "button").filter(|tag| !explains(tag)) {
        let value = attribute(button, "value").expect("a button says what it does");
        let Ok(action) = value.parse::<G::Action>() else {
            panic!("{value} is no action");
        };
        let class = attribute(button, "class").unwrap_or_default();
        let dimmed = class.split(' ').any(|class| class == "illegal");
        assert_eq!(dimmed, !legal.contains(&action), "{value} looks legal");
        *found.entry(action).or_default() += 1;
    }
    assert!(found.is_empty() || !legal.is_empty(), "nothing is asked");
    for &action in legal.iter().filter(|&&action| G::on_card(action)) {
        let card = action.card();
        let copies = G::pack().iter().filter(|&&other| Some(other) == card);
        let count = found.remove(&action).unwrap_or_default();
        assert!((1..=copies.count().max(1)).contains(&count), "{action}");
    }
}

/// The cards that a drawing names for the ear.
fn cards(lang: Lang, html: &str) -> CardSet {
    let names: BTreeMap<&str, Card> = CardSet::ALL
        .into_iter()
        .map(|card| (card_name(lang, card), card))
        .collect();
    let labels = html.split("aria-label=\"").skip(1);
    let labels = labels.filter_map(|rest| rest.split('"').next());
    labels
        .filter_map(|label| names.get(label).copied())
        .collect()
}

/// The opening tags of an element, without their brackets.
pub(super) fn tags<'a>(html: &'a str, element: &str) -> impl Iterator<Item = &'a str> {
    let open = format!("<{element} ");
    let starts: Vec<usize> = html.match_indices(&open).map(|(at, _)| at).collect();
    starts
        .into_iter()
        .filter_map(move |at| html[at..].split('>').next())
}

/// An attribute of an opening tag.
pub(super) fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}
