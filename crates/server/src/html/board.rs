//! What a game draws of its tables: a module a game implements [`Board`], everything around it is generic.

use std::cmp::Reverse;

use maud::{Markup, Render as _, html};
use strohmann_ai::Tactics;
use strohmann_rules::{Action as _, Card, Game, Points, Seat, SeatSet, Sight as _, Suit, View};
use strohmann_words::board::{Word, word};
use strohmann_words::glossary::Entry;
use strohmann_words::phrase::Phrase;
use strohmann_words::rulebook::without_rulings;
use strohmann_words::{Speak, Voice, card_name};

use crate::look::Sort;
use crate::table::Heard;

use super::card::{self, Marks};
use super::glossary;
use super::making::Making;
use super::room::{self, Has, Part};

/// Who plays for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A human who is at the table.
    Human,
    /// A bot that has the seat.
    Bot,
    /// A bot that stands in for a human who has left.
    StandIn,
    /// A human who has been gone for a while.
    Gone,
}

/// A hand that is over, as the reader sees it.
pub(crate) struct Past<G: Game> {
    /// The hand at its end.
    pub(crate) view: View<G>,
    /// What it came to.
    pub(crate) outcome: G::Outcome,
    /// The totals after it.
    pub(crate) totals: Points,
}

/// What a table is drawn from. Nothing in it knows more than the view's eye.
pub(crate) struct Scene<'a, G: Game> {
    /// The hand.
    pub(crate) view: &'a View<G>,
    /// For the eye of the view.
    pub(crate) voice: &'a Voice<'a>,
    /// The hands of this match that are over, in order; also the one in view, once it is over.
    pub(crate) past: &'a [Past<G>],
    /// By seat.
    pub(crate) sitters: &'a [Sitter],
    /// What was just said, as far as the reader has heard it.
    pub(crate) heard: &'a [Heard],
    /// How he likes his hand sorted.
    pub(crate) sort: Sort,
    /// Whether the reader may move: not when looking back, nor while a stand-in plays for him.
    pub(crate) may_move: bool,
    /// What the reader has on his page.
    pub(crate) has: &'a Has,
    /// The words that explain themselves.
    pub(crate) glossary: &'a [Entry],
}

/// A game whose tables can be drawn.
pub(crate) trait Board: Tactics + Speak + Making {
    /// What has to be in sight all the time, in a line: which hand or round and its rule, trump, totals.
    fn bar(scene: &Scene<'_, Self>) -> Markup;

    /// The others, what lies open, the trick, the last trick; without the reader's hand.
    fn board(scene: &Scene<'_, Self>) -> Markup;

    /// The reader's hand; nothing for the public.
    fn hand(scene: &Scene<'_, Self>) -> Markup;

    /// Whether an action is taken by touching a card of the drawing; all others get a button beside the question.
    fn on_card(action: Self::Action) -> bool {
        action.card().is_some()
    }

    /// What the button of an action says.
    fn button(scene: &Scene<'_, Self>, action: Self::Action) -> String {
        Self::choice(scene.view, scene.voice, action)
    }

    /// Who may talk alone in a hand that looks so (`VT-8`): partners, or nobody.
    fn confer(sight: &Self::Sight) -> SeatSet {
        let _ = sight;
        SeatSet::EMPTY
    }

    /// What can be said at a table of this game beside what can be said at any.
    fn phrases(options: &Self::Options) -> Vec<Phrase>;

    /// The score sheet of the match.
    fn sheet(scene: &Scene<'_, Self>) -> Sheet;
}

/// A score sheet, whose rows are parts of the page: those of what is over stay as they are.
pub(crate) struct Sheet {
    /// With slots for the rows.
    pub(crate) around: Markup,
    /// One or some rows each.
    pub(crate) rows: Vec<Part>,
}

impl Sheet {
    /// All of it.
    pub(crate) fn whole(&self) -> Markup {
        room::filled(&self.around, &self.rows, &|_| true)
    }
}

/// The rows of hands that are over, numbered from 1, in bodies of ten.
pub(crate) fn bodies<G: Board>(
    scene: &Scene<'_, G>,
    row: impl Fn(usize, &Past<G>) -> Markup,
) -> Vec<Part> {
    let bodies = (0..).zip(scene.past.chunks(10)).map(|(nth, hands)| {
        let id = format!("hands-{nth}");
        let key = (
            scene.voice.names,
            hands.last().map(|past| &past.totals),
            hands.len(),
        );
        Part::keyed(id.clone(), key, scene.has, || {
            let hands = (10 * nth + 1..).zip(hands);
            html! { tbody id=(id) { @for (number, past) in hands { (row(number, past)) } } }
        })
    });
    bodies.collect()
}

/// Cards as a reader likes them sorted: `trump` is lower the more of a trump a card is, and the strongest come first.
pub(crate) fn sorted<G: Game, T: Ord>(
    sort: Sort,
    cards: impl IntoIterator<Item = Card>,
    trump: impl Fn(Card) -> T,
) -> Vec<Card> {
    // Black and red in turn.
    const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];
    let suit = |card: Card| SUITS.iter().position(|&suit| suit == card.suit());
    let strength = |card: Card| Reverse(G::strength(card.rank()));
    let mut cards: Vec<Card> = cards.into_iter().collect();
    match sort {
        Sort::Trump => cards.sort_by_key(|&card| (trump(card), suit(card), strength(card))),
        Sort::Suit => cards.sort_by_key(|&card| (suit(card), strength(card))),
        Sort::Rank => cards.sort_by_key(|&card| (strength(card), suit(card))),
    }
    cards
}

/// The id of the form that moves are sent with; buttons anywhere on the page name it.
pub(crate) const MOVE_FORM: &str = "move";

impl<G: Board> Scene<'_, G> {
    /// The seat at the bottom of the drawing: the reader's, or the first.
    pub(crate) fn own(&self) -> Seat {
        let mut seats = Seat::all(self.view.sight.seats());
        let own = seats.find(|&seat| self.view.eye.is(seat));
        own.unwrap_or(Seat::new(0))
    }

    /// Whether the reader may do something now.
    pub(crate) fn asked(&self) -> bool {
        self.may_move
            && self
                .view
                .sight
                .due()
                .iter()
                .any(|seat| self.view.eye.is(seat))
    }

    /// What is asked of the reader, or what the hand came to; its words explain themselves.
    pub(crate) fn moment(&self) -> Markup {
        self.explained(without_rulings(&G::moment(self.view, self.voice)))
    }

    /// The same for the ear.
    pub(crate) fn asks(&self) -> String {
        let voice = Voice {
            ear: true,
            ..*self.voice
        };
        without_rulings(&G::moment(self.view, &voice)).to_owned()
    }

    /// A text whose words explain themselves.
    pub(crate) fn explained(&self, text: &str) -> Markup {
        glossary::explained(self.glossary, text)
    }

    /// A card. With an action, and when the reader is asked, it is a button; an illegal one too, which says why not.
    pub(crate) fn card(&self, card: Card, marks: Marks, action: Option<G::Action>) -> Markup {
        let lang = self.voice.lang;
        let Some(action) = action.filter(|_| self.asked()) else {
            return card::still(lang, card, marks).render();
        };
        let class = card::classes(card, marks);
        let legal = self.view.sight.legal().contains(&action);
        let class = if legal { class } else { class + " illegal" };
        let not = (!legal).then(|| word(lang, Word::Illegal));
        html! {
            button class=(class) form=(MOVE_FORM) name="do" value=(action) data-card=(card)
                aria-label=(card_name(lang, card)) aria-description=[not] { (card::face(lang, card)) }
        }
    }
}
