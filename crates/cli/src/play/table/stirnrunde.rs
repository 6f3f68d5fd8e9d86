//! The Stirnrunde table: a line for each player, the hand below; and the score sheet of 19 rounds.

use strohmann_rules::stirnrunde::{
    Action, Announce, Outcome, Phase, Sight, Stirnrunde, Trump, cards_in,
};
use strohmann_rules::{
    Card, Extra, Game as _, Outcome as _, Seat, Sight as _, Standing as _, Suit, View,
};
use strohmann_words::{Label, Voice, deals, game_name, label, number, round_mark, trump_name};

use crate::play::choice::Choices;
use crate::play::ink;
use crate::play::screen::COLUMNS;

use super::{BACK, Played, Row, Table, headline, own, trick_line};

impl Table for Stirnrunde {
    fn variant_option(variant: &str) -> Result<String, String> {
        match variant {
            "standard" | "plain" => Ok(format!("plan={variant}")),
            _ => Err(format!(
                "--variant {variant:?} is none of stirnrunde's: standard or plain"
            )),
        }
    }

    fn draw(
        view: &View<Stirnrunde>,
        voice: &Voice<'_>,
        choices: &Choices<Stirnrunde>,
        _: &[Played<Outcome>],
    ) -> Vec<String> {
        let (sight, lang) = (&view.sight, voice.lang);
        let open = &sight.open;
        let own = own(view);
        let mark = round_mark(voice, open.setting);
        let mark = if mark.is_empty() {
            mark
        } else {
            format!(" · {mark}")
        };
        let title = format!(
            "{} · {} {}/19{mark}",
            game_name(lang, Stirnrunde::NAME),
            label(lang, Label::Round),
            open.round
        );
        let mut lines = headline(&title, &trump(sight, voice));
        let last = Stirnrunde::last(view, voice);
        let seats = usize::from(open.seats);
        let others = (1..seats).map(|steps| own.left(steps, seats));
        lines.push(ink::dim(&columns(voice)));
        for seat in others.chain([own]) {
            lines.push(player(view, voice, seat));
        }
        lines.extend(
            last.map(|last| ink::dim(&format!(" {}: {last}", label(lang, Label::LastTrick)))),
        );
        lines.push(String::new());
        let mut row = Row::new(label(lang, Label::Hand), 7);
        if sight.hands[own].is_some() {
            for card in hand(sight, own) {
                row.card(&marked(sight, voice, card), choices.number_of_card(card));
            }
        } else {
            let unseen = choices.number(Action::PlayUnseen);
            for _ in 0..open.count(own) {
                row.card(BACK, unseen);
            }
        }
        lines.extend(row.lines());
        lines
    }

    fn besides(view: &View<Stirnrunde>, voice: &Voice<'_>) -> Vec<(String, Vec<Card>)> {
        let own = own(view);
        let others = Seat::all(usize::from(view.sight.open.seats)).filter(|&seat| seat != own);
        let seen = others.filter(|&seat| view.sight.hands[seat].is_some());
        seen.map(|seat| {
            let head = format!(
                "{}, {}",
                voice.who(seat).name(),
                label(voice.lang, Label::Hand)
            );
            (head, hand(&view.sight, seat))
        })
        .collect()
    }

    fn listed(view: &View<Stirnrunde>) -> Vec<(usize, Action)> {
        let legal = view.sight.legal();
        // An announcement is chosen by its own number.
        let bids = legal.iter().filter_map(|&action| match action {
            Action::Bid(tricks) => Some((usize::from(tricks), action)),
            _ => None,
        });
        let bids: Vec<_> = bids.collect();
        if !bids.is_empty() {
            return bids;
        }
        let mut cards = hand(&view.sight, own(view));
        cards.dedup();
        let cards = cards.into_iter().map(Action::Play);
        let cards = cards.filter(|action| legal.contains(action));
        let others = legal
            .iter()
            .copied()
            .filter(|action| !matches!(action, Action::Play(_)));
        (1..).zip(cards.chain(others)).collect()
    }

    fn last(view: &View<Stirnrunde>, voice: &Voice<'_>) -> Option<String> {
        let last = view.sight.open.last?;
        Some(trick_line(voice, &last.plays(), last.winner()))
    }

    fn sheet(view: &View<Stirnrunde>, voice: &Voice<'_>, hands: &[Played<Outcome>]) -> Vec<String> {
        let seats: Vec<Seat> = Seat::all(view.sight.seats()).collect();
        let settings = view.options.plan.settings();
        let marks = settings.map(|setting| round_mark(voice, setting));
        let first = 7 + marks.iter().map(|mark| ink::width(mark)).max().unwrap_or(0);
        let cell = ((COLUMNS - 1 - first) / seats.len()).min(14);
        let row = |head: &str, cells: &[String]| {
            let cells: String = cells
                .iter()
                .map(|cell_text| ink::pad_left(cell_text, cell))
                .collect();
            format!("{}{cells}", ink::pad(head, first))
        };
        let names: Vec<String> = seats
            .iter()
            .map(|&seat| ink::cut(voice.who(seat).name(), cell - 1))
            .collect();
        let mut lines = vec![ink::bold(&row(
            &format!(" {}", label(voice.lang, Label::Round)),
            &names,
        ))];
        for (round, mark) in (1..).zip(marks) {
            let head = format!(" {round:>2} {:>2} {mark}", cards_in(round));
            let played = hands.get(round - 1);
            let cells: Vec<String> = seats
                .iter()
                .map(|seat| played.map_or_else(|| "·".to_owned(), |hand| result(hand, *seat)))
                .collect();
            lines.push(row(&head, &cells));
        }
        let totals: Vec<String> = match hands.last() {
            Some(hand) => hand.totals.iter().map(|&total| number(total)).collect(),
            None => seats.iter().map(|_| "0".to_owned()).collect(),
        };
        lines.push(ink::bold(&row(
            &format!(" {}", label(voice.lang, Label::Total)),
            &totals,
        )));
        lines
    }
}

fn trump(sight: &Sight, voice: &Voice<'_>) -> String {
    let trump = label(voice.lang, Label::Trump);
    match (sight.open.trump, sight.open.turned) {
        (Trump::Suit(suit), Some(card)) => {
            let suit = trump_name(voice, Some(suit));
            format!("{trump}* {suit} ({})", voice.card(card))
        }
        (Trump::Suit(suit), None) => format!("{trump}* {}", trump_name(voice, Some(suit))),
        (Trump::None, _) => trump_name(voice, None),
        (Trump::Unnamed, _) => format!("{trump}: {}", label(voice.lang, Label::NotNamed)),
    }
}

const NAME: usize = 14;
const TOTAL: usize = 7;
const TAKEN: usize = 22;
const HELD: usize = 8;
const PLAYED: usize = 9;

fn columns(voice: &Voice<'_>) -> String {
    let lang = voice.lang;
    format!(
        " {}{}  {}{}{}",
        ink::pad("", NAME),
        ink::pad_left(label(lang, Label::Total), TOTAL),
        ink::pad(
            &format!(
                "{}/{}",
                label(lang, Label::Tricks),
                label(lang, Label::Announced)
            ),
            TAKEN
        ),
        ink::pad(label(lang, Label::Hand), HELD),
        ink::pad(label(lang, Label::Trick), PLAYED),
    )
}

/// A player: total, tricks taken of those announced, cards held, card played, who deals and leads.
fn player(view: &View<Stirnrunde>, voice: &Voice<'_>, seat: Seat) -> String {
    let sight = &view.sight;
    let open = &sight.open;
    let name = ink::bold(voice.who(seat).name());
    let total = view.standing.totals()[seat.index()];
    let held = match (open.setting.announce, sight.hands[seat]) {
        // The cards on the others' foreheads.
        (Announce::Forehead, Some(cards)) => {
            let cards: Vec<String> = cards
                .into_iter()
                .map(|card| marked(sight, voice, card))
                .collect();
            cards.join(" ")
        }
        (Announce::Forehead, None) => BACK.repeat(open.count(seat)),
        _ => format!("{} ▒", open.count(seat)),
    };
    let card = open.trick[seat].map(|card| marked(sight, voice, card));
    let played = match card {
        Some(card) if open.leader == seat => format!("› {card}"),
        Some(card) => format!("  {card}"),
        None if open.phase() == Phase::Playing && open.leader == seat && open.led().is_none() => {
            "›".to_owned()
        }
        None => "  ·".to_owned(),
    };
    let deals = (open.dealer == seat).then(|| deals(voice, seat));
    format!(
        " {}{}  {}{}{}{}",
        ink::pad(&name, NAME),
        ink::pad_left(&number(total), TOTAL),
        ink::pad(&taken(sight, voice, seat), TAKEN),
        ink::pad(&held, HELD),
        ink::pad(&played, PLAYED),
        deals.unwrap_or_default()
    )
}

/// `2 of 3 ■■□`: a trick too many is a `▲`.
fn taken(sight: &Sight, voice: &Voice<'_>, seat: Seat) -> String {
    let taken = usize::from(sight.open.tricks[seat]);
    match sight.bids[seat] {
        Some(bid) => {
            let bid = usize::from(bid);
            let bar = format!(
                "{}{}{}",
                "■".repeat(taken.min(bid)),
                "□".repeat(bid.saturating_sub(taken)),
                "▲".repeat(taken.saturating_sub(bid))
            );
            format!("{} {bar}", strohmann_words::of(voice.lang, taken, bid))
        }
        None if sight.open.announced.contains(seat) => "?".to_owned(),
        None => "–".to_owned(),
    }
}

fn marked(sight: &Sight, voice: &Voice<'_>, card: Card) -> String {
    let trump = sight.open.trump.suit() == Some(card.suit());
    format!("{}{}", voice.card(card), if trump { "*" } else { "" })
}

/// The trump suit first, in each suit the strongest first.
fn hand(sight: &Sight, seat: Seat) -> Vec<Card> {
    let colours = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];
    let place = |suit| colours.iter().position(|&other| other == suit);
    let trump = sight.open.trump.suit();
    let mut cards: Vec<Card> = sight.hands[seat].into_iter().flatten().collect();
    cards.sort_by_key(|card| {
        let strength = std::cmp::Reverse(Stirnrunde::strength(card.rank()));
        (trump != Some(card.suit()), place(card.suit()), strength)
    });
    cards
}

/// `2/3 −5`: taken, announced, points.
fn result(hand: &Played<Outcome>, seat: Seat) -> String {
    let mut numbers = [0; 2];
    for (name, extra) in hand.outcome.extras() {
        if let Extra::Numbers(values) = extra {
            let at = usize::from(name == "bids");
            numbers[at] = values[seat.index()];
        }
    }
    let [taken, bid] = numbers;
    let points = hand.outcome.points()[seat.index()];
    let sign = if points > 0 { "+" } else { "" };
    format!("{taken}/{bid} {sign}{}", number(points))
}
