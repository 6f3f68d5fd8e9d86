//! The tables as they are drawn, a module a game.

mod stirnrunde;
mod vidrasso;
mod vitou;

use strohmann_ai::Tactics;
use strohmann_rules::{Card, Options as _, Outcome as _, Points, Seat, Sight as _, View};
use strohmann_words::{Label, Speak, Voice, label};

use super::choice::Choices;
use super::ink;
use super::screen::COLUMNS;

/// A hand that is over.
pub(crate) struct Played<O> {
    /// What it came to.
    pub(crate) outcome: O,
    /// The totals after it.
    pub(crate) totals: Points,
}

/// A game whose table can be drawn.
pub(crate) trait Table: Speak + Tactics {
    /// The option that chooses a variant, as `KEY=VALUE`.
    ///
    /// # Errors
    /// What variants there are.
    fn variant_option(variant: &str) -> Result<String, String>;

    /// The table as its player sees it, at most [`COLUMNS`] wide.
    fn draw(
        view: &View<Self>,
        voice: &Voice<'_>,
        choices: &Choices<Self>,
        hands: &[Played<Self::Outcome>],
    ) -> Vec<String>;

    /// What may be done, each with the number it is chosen by.
    fn listed(view: &View<Self>) -> Vec<(usize, Self::Action)> {
        (1..).zip(view.sight.legal()).collect()
    }

    /// Cards that the drawing leaves out but this eye sees, as the house's does: where they lie, and which.
    fn besides(view: &View<Self>, voice: &Voice<'_>) -> Vec<(String, Vec<Card>)> {
        let _ = (view, voice);
        Vec::new()
    }

    /// The last trick, while it can be looked at (`ALL-8`).
    fn last(view: &View<Self>, voice: &Voice<'_>) -> Option<String>;

    /// The score sheet.
    fn sheet(view: &View<Self>, voice: &Voice<'_>, hands: &[Played<Self::Outcome>]) -> Vec<String>;
}

/// A card whose face is not seen.
const BACK: &str = "▒▒";

/// The seat at the bottom of the drawing: the reader's, or the first.
fn own<G: Table>(view: &View<G>) -> Seat {
    let own = Seat::all(view.sight.seats()).find(|&seat| view.eye.is(seat));
    own.unwrap_or(Seat::new(0))
}

/// A headline over the whole width, on two lines if it must be.
fn headline(left: &str, right: &str) -> Vec<String> {
    let room = COLUMNS.checked_sub(ink::width(left) + ink::width(right) + 8);
    match room {
        Some(bar) => vec![format!(
            "── {} {} {} ─",
            ink::bold(left),
            "─".repeat(bar + 1),
            ink::bold(right)
        )],
        None => vec![
            format!(
                "── {} {}",
                ink::bold(left),
                "─".repeat(COLUMNS.saturating_sub(ink::width(left) + 4))
            ),
            ink::pad_left(&ink::bold(right), COLUMNS - 1),
        ],
    }
}

/// What a hand of cards is drawn with: each card, marked, and under it the number it is chosen by.
struct Row {
    head: String,
    cell: usize,
    cards: Vec<(String, Option<usize>)>,
}

impl Row {
    fn new(head: &str, cell: usize) -> Row {
        Row {
            head: ink::pad(&format!(" {}", ink::bold(head)), 9),
            cell,
            cards: Vec::new(),
        }
    }

    fn card(&mut self, face: &str, number: Option<usize>) {
        self.cards.push((face.to_owned(), number));
    }

    /// What cannot be chosen steps back, where something else can.
    fn lines(self) -> Vec<String> {
        let chosen = self.cards.iter().any(|(_, number)| number.is_some());
        let (mut faces, mut numbers) = (self.head, " ".repeat(9));
        for (face, number) in self.cards {
            let step_back = chosen && number.is_none();
            let face = if step_back { ink::dim(&face) } else { face };
            faces.push_str(&ink::pad(&face, self.cell));
            let number = number.map_or_else(String::new, |number| number.to_string());
            numbers.push_str(&ink::pad(&number, self.cell));
        }
        let rows = [faces, numbers].into_iter();
        rows.take(1 + usize::from(chosen)).collect()
    }
}

/// The totals in one line: `du 94 · Ben 86`.
fn standing<G: Table>(view: &View<G>, voice: &Voice<'_>, totals: &[i32]) -> String {
    let parties = view.options.parties();
    let scores = parties.iter().zip(totals).map(|(&seats, total)| {
        let who = voice.side(seats);
        format!("{} {total}", who.name())
    });
    scores.collect::<Vec<_>>().join(" · ")
}

/// A trick in one line: `Ben 5♣ · du 8♥ → du`.
fn trick_line(voice: &Voice<'_>, plays: &[(Seat, Card)], winner: Option<Seat>) -> String {
    let cards: Vec<String> = plays
        .iter()
        .map(|&(seat, card)| format!("{} {}", voice.who(seat).name(), voice.card(card)))
        .collect();
    let winner = winner.map_or_else(
        || label(voice.lang, Label::Nobody).to_owned(),
        |seat| voice.who(seat).name().to_owned(),
    );
    format!("{} → {winner}", cards.join(" · "))
}

/// A row of numbers by hand: a column a party, the points of each hand and the total.
fn plain_sheet<G: Table>(
    view: &View<G>,
    voice: &Voice<'_>,
    hands: &[Played<G::Outcome>],
) -> Vec<String> {
    let parties = view.options.parties();
    let names: Vec<String> = parties
        .iter()
        .map(|&seats| voice.side(seats).name().to_owned())
        .collect();
    let columns: Vec<usize> = names
        .iter()
        .map(|name| ink::width(name).max(9) + 2)
        .collect();
    let first = 9;
    let row = |head: &str, cells: &[String]| {
        let cells = cells.iter().zip(&columns);
        let cells: String = cells
            .map(|(cell, &width)| ink::pad_left(cell, width))
            .collect();
        format!(" {}{cells}", ink::pad(head, first))
    };
    let mut lines = vec![row(label(voice.lang, Label::Deal), &names)];
    for (number, hand) in hands.iter().enumerate() {
        let points = hand.outcome.points();
        let cells: Vec<String> = points
            .iter()
            .zip(&hand.totals)
            .map(|(points, total)| format!("{points:+} = {total}"))
            .collect();
        lines.push(row(&(number + 1).to_string(), &cells));
    }
    let totals: Vec<String> = match hands.last() {
        Some(hand) => hand.totals.iter().map(ToString::to_string).collect(),
        None => names.iter().map(|_| "0".to_owned()).collect(),
    };
    lines.push(ink::bold(&row(label(voice.lang, Label::Total), &totals)));
    lines
}
