//! The Vidrasso table: strawmen of both, the trick between them, the hand below.

use strohmann_rules::vidrasso::{Action, Bank, Outcome, Pile, Sight, Unseen, Vidrasso};
use strohmann_rules::{
    Card, CardSet, Outcome as _, Rank, Seat, Sight as _, Standing as _, Suit, View,
};
use strohmann_words::{Label, Voice, deals, index, label, leads, suit_name, suit_sign};

use crate::play::choice::Choices;
use crate::play::ink;
use crate::play::screen::COLUMNS;

use super::{Played, Row, Table, headline, own, plain_sheet, standing, trick_line};

const SEATS: usize = 2;
const CELL: usize = 8;

impl Table for Vidrasso {
    fn variant_option(variant: &str) -> Result<String, String> {
        match variant {
            "300" | "500" => Ok(format!("target={variant}")),
            _ => Err(format!(
                "--variant {variant:?} is none of vidrasso's: 300 or 500"
            )),
        }
    }

    fn draw(
        view: &View<Vidrasso>,
        voice: &Voice<'_>,
        choices: &Choices<Vidrasso>,
        hands: &[Played<Outcome>],
    ) -> Vec<String> {
        let (sight, lang) = (&view.sight, voice.lang);
        let own = own(view);
        let other = own.next(SEATS);
        let title = format!(
            "Vidrasso · {} {} · {} {}",
            label(lang, Label::Deal),
            view.standing.hands() + 1,
            label(lang, Label::Target),
            view.options.target
        );
        let totals = standing(view, voice, &view.standing.totals());
        let mut lines = headline(&title, &totals);
        let bank = bank(view, voice, hands);
        lines.push(ink::ends(&trump(sight, voice), &bank, COLUMNS - 1));
        lines.push(player(view, voice, other));
        lines.extend(piles(sight, voice, other, None));
        lines.push(trick(view, voice));
        lines.extend(piles(sight, voice, own, Some(choices)));
        lines.push(player(view, voice, own));
        lines.extend(hand(sight, voice, own, choices));
        lines
    }

    fn besides(view: &View<Vidrasso>, voice: &Voice<'_>) -> Vec<(String, Vec<Card>)> {
        let (sight, own) = (&view.sight, own(view));
        let mut besides = Vec::new();
        let other = own.next(SEATS);
        if let Some(hand) = sight.hands[other] {
            let head = format!(
                "{}, {}",
                voice.who(other).name(),
                label(voice.lang, Label::Hand)
            );
            besides.push((head, hand.into_iter().collect()));
        }
        for seat in [other, own] {
            let covered = sight.piles[seat]
                .iter()
                .filter_map(|pile| match pile.under {
                    Unseen::Card(card) => Some(card),
                    Unseen::None | Unseen::Hidden => None,
                });
            let head = format!(
                "{}, {}",
                voice.who(seat).name(),
                label(voice.lang, Label::Covered)
            );
            besides.push((head, covered.collect()));
        }
        besides
    }

    fn listed(view: &View<Vidrasso>) -> Vec<(usize, Action)> {
        let legal = view.sight.legal();
        let is = |action: &Action| legal.contains(action);
        // Ranks first, so that a rank is chosen by its own number.
        let ranks = Rank::ALL[..9].iter().copied().map(Action::Rank);
        let suits = Suit::ALL.into_iter().map(Action::Suit);
        let (sight, seat) = (&view.sight, own(view));
        let hand = sight.hands[seat].unwrap_or_default();
        let cards = sorted(sight, hand);
        let open = sight.piles[seat].iter().filter_map(|pile| pile.top);
        let gifts = cards.iter().copied().map(Action::Gift);
        let plays = cards.iter().copied().chain(open).map(Action::Play);
        let all = ranks.chain(suits).chain(gifts).chain(plays);
        (1..).zip(all.filter(is)).collect()
    }

    fn last(view: &View<Vidrasso>, voice: &Voice<'_>) -> Option<String> {
        let last = view.sight.last.as_ref()?;
        Some(trick_line(voice, &last.plays(), last.winner()))
    }

    fn sheet(view: &View<Vidrasso>, voice: &Voice<'_>, hands: &[Played<Outcome>]) -> Vec<String> {
        let mut lines = plain_sheet(view, voice, hands);
        let bank = bank(view, voice, hands);
        lines.extend((!bank.is_empty()).then(|| format!(" {bank}")));
        lines
    }
}

fn trump(sight: &Sight, voice: &Voice<'_>) -> String {
    let lang = voice.lang;
    let suit = sight
        .suit
        .map(|suit| format!("* {} {}", suit_sign(suit), suit_name(lang, suit)));
    let rank = sight.rank.map(|rank| format!("** {}", index(lang, rank)));
    let named: Vec<String> = suit.into_iter().chain(rank).collect();
    let named = if named.is_empty() {
        label(lang, Label::NotNamed).to_owned()
    } else {
        named.join("   ")
    };
    format!(" {}  {named}", ink::bold(label(lang, Label::Trump)))
}

fn bank(view: &View<Vidrasso>, voice: &Voice<'_>, hands: &[Played<Outcome>]) -> String {
    if !view.options.chips {
        return String::new();
    }
    let before: i32 = hands
        .iter()
        .take(view.standing.hands() as usize)
        .map(|hand| hand.outcome.points().iter().sum::<i32>())
        .sum();
    let now = view.sight.shown_points();
    let now: u16 = now.map_or(0, |points| points.of(SEATS).iter().sum());
    let bank = Bank::after(&view.options, before + i32::from(now));
    let name = label(voice.lang, Label::Bank);
    if bank.owed > 0 {
        format!(
            "{name}: 0, {} {}",
            bank.owed,
            label(voice.lang, Label::Owed)
        )
    } else {
        format!("{name}: {}", bank.left)
    }
}

fn player(view: &View<Vidrasso>, voice: &Voice<'_>, seat: Seat) -> String {
    let (sight, lang) = (&view.sight, voice.lang);
    let mut parts = Vec::new();
    if sight.dealer == seat {
        parts.push(deals(voice, seat));
    }
    if !voice.eye.is(seat) {
        let count = sight.counts[seat] as usize;
        parts.push(format!(
            "{count} {} {}",
            label(lang, Label::InHand),
            "▒".repeat(count)
        ));
    }
    parts.push(format!(
        "{} {}",
        label(lang, Label::Tricks),
        sight.tricks[seat]
    ));
    if view.options.chips
        && let Some(points) = sight.shown_points()
    {
        parts.push(format!("{} {}", label(lang, Label::Points), points[seat]));
    }
    let gift = |seat: Seat| match sight.gifts[seat] {
        Unseen::None => None,
        Unseen::Hidden => Some("▒▒".to_owned()),
        Unseen::Card(card) => Some(voice.card(card)),
    };
    if let Some(gift) = gift(seat) {
        let to = voice.who(seat.next(SEATS));
        parts.push(format!(
            "{} → {}: {gift}",
            label(lang, Label::Gift),
            to.name()
        ));
    }
    let name = ink::pad(voice.who(seat).name(), 6);
    format!(" {} {}", ink::bold(&name), parts.join(" · "))
}

/// The top of each strawman; `▒` at its foot where a card lies under it.
fn piles(
    sight: &Sight,
    voice: &Voice<'_>,
    seat: Seat,
    choices: Option<&Choices<Vidrasso>>,
) -> Vec<String> {
    let mut rows = [String::new(), String::new(), String::new(), String::new()];
    for Pile { top, under } in sight.piles[seat] {
        let face = top.map_or_else(String::new, |card| marked(sight, voice, card));
        let foot = if under == Unseen::None { "─" } else { "▒" };
        let (upper, lower) = match (top, under) {
            (None, Unseen::None) => (String::new(), String::new()),
            _ => ("╭─────╮".to_owned(), format!("╰{}╯", foot.repeat(5))),
        };
        let middle = match (top, under) {
            (None, Unseen::None) => "   ·".to_owned(),
            (None, _) => "│▒▒▒▒▒│".to_owned(),
            _ => format!("│{}│", ink::pad(&face, 5)),
        };
        let number = top.and_then(|card| choices?.number(Action::Play(card)));
        let number = number.map_or_else(String::new, |number| ink::centre(&number.to_string(), 7));
        for (row, part) in rows.iter_mut().zip([upper, middle, lower, number]) {
            row.push_str(&ink::pad(&part, CELL));
        }
    }
    let numbered = choices.is_some() && !rows[3].trim().is_empty();
    rows.into_iter()
        .take(if numbered { 4 } else { 3 })
        .map(|row| format!("{}{row}", " ".repeat(8)))
        .collect()
}

fn trick(view: &View<Vidrasso>, voice: &Voice<'_>) -> String {
    let (sight, lang) = (&view.sight, voice.lang);
    let named = label(lang, Label::Trick);
    let now = match sight.lead {
        Some(card) => format!(
            "{} {}",
            voice.who(sight.leader).name(),
            marked(sight, voice, card)
        ),
        None if sight.is_over() || sight.gifts.iter().any(|(_, gift)| *gift == Unseen::None) => {
            "–".to_owned()
        }
        None => leads(voice, sight.leader),
    };
    let now = format!(" {} {}", ink::bold(&ink::pad(named, 6)), now);
    match Vidrasso::last(view, voice) {
        None => now,
        Some(last) => {
            let last = format!("{}: {last}", label(lang, Label::LastTrick));
            ink::ends(&now, &ink::dim(&last), COLUMNS - 1)
        }
    }
}

fn hand(sight: &Sight, voice: &Voice<'_>, seat: Seat, choices: &Choices<Vidrasso>) -> Vec<String> {
    let mut row = Row::new(label(voice.lang, Label::Hand), CELL);
    for card in sorted(sight, sight.hands[seat].unwrap_or_default()) {
        row.card(&marked(sight, voice, card), choices.number_of_card(card));
    }
    row.lines()
}

/// A card with `*` for the trump suit and `**` for the trump rank.
fn marked(sight: &Sight, voice: &Voice<'_>, card: Card) -> String {
    let mark = if sight.rank == Some(card.rank()) {
        "**"
    } else if sight.suit == Some(card.suit()) {
        "*"
    } else {
        ""
    };
    format!("{}{mark}", voice.card(card))
}

/// The trump suit first, in each suit the strongest first.
fn sorted(sight: &Sight, cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    let colours = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];
    let place = |suit| colours.iter().position(|&other| other == suit);
    cards.sort_by_key(|card| {
        (
            sight.suit != Some(card.suit()),
            place(card.suit()),
            card.rank(),
        )
    });
    cards
}
