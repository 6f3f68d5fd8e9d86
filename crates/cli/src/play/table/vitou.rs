//! The Vitou table: the trick in the middle, everybody around it, the ladder of raises above.

use strohmann_rules::vitou::{Action, Near, Outcome, Table as Hand, Variant, Vitou, Worth};
use strohmann_rules::{Card, CardSet, Game as _, Seat, Sight as _, Standing as _, View};
use strohmann_words::{
    Label, Voice, deals, game_name, label, next_raise, rung, signal_short, variant_name,
};

use crate::play::choice::Choices;
use crate::play::ink;

use super::{BACK, Played, Row, Table, headline, own, plain_sheet, standing, trick_line};

/// A third of the width.
const THIRD: usize = 26;

impl Table for Vitou {
    fn variant_option(variant: &str) -> Result<String, String> {
        let known = Variant::ALL
            .into_iter()
            .find(|known| known.name() == variant);
        let known = known.map(|known| format!("variant={}", known.name()));
        known.ok_or_else(|| {
            format!("--variant {variant:?} is none of vitou's: morlino, cason or cason2")
        })
    }

    fn draw(
        view: &View<Vitou>,
        voice: &Voice<'_>,
        choices: &Choices<Vitou>,
        _: &[Played<Outcome>],
    ) -> Vec<String> {
        let (lang, table) = (voice.lang, &view.sight.table);
        let own = own(view);
        let variant = variant_name(lang, table.variant().name());
        let title = format!(
            "{} · {} · {} {} · {} {}",
            game_name(lang, Vitou::NAME),
            variant.split([':', ',']).next().unwrap_or_default(),
            label(lang, Label::Deal),
            view.standing.hands() + 1,
            label(lang, Label::Target),
            table.variant().target()
        );
        let totals = standing(view, voice, &view.standing.totals());
        let mut lines = headline(&title, &totals);
        lines.push(format!(
            " {}  {}",
            ink::bold(label(lang, Label::Stake)),
            ladder(view, voice)
        ));
        lines.push(tricks(table, voice));
        lines.push(String::new());
        lines.extend(around(view, voice, own));
        let hand = view.sight.hands[own];
        let mut row = Row::new(label(lang, Label::Hand), 8);
        match hand {
            Some(hand) => {
                for card in sorted(hand) {
                    row.card(&voice.card(card), choices.number_of_card(card));
                }
            }
            None => {
                for _ in 0..view.sight.cards_in_hand(own) {
                    row.card(BACK, None);
                }
            }
        }
        lines.extend(last(view, voice));
        lines.push(String::new());
        lines.extend(row.lines());
        lines
    }

    fn listed(view: &View<Vitou>) -> Vec<(usize, Action)> {
        let legal = view.sight.legal();
        let hand = view.sight.hands[own(view)].unwrap_or_default();
        let cards = sorted(hand).into_iter().map(Action::Play);
        let cards = cards.filter(|action| legal.contains(action));
        let others = legal
            .iter()
            .copied()
            .filter(|action| !matches!(action, Action::Play(_)));
        (1..).zip(cards.chain(others)).collect()
    }

    fn last(view: &View<Vitou>, voice: &Voice<'_>) -> Option<String> {
        let last = view.sight.table.last()?;
        Some(trick_line(voice, &last.plays(), last.winner()))
    }

    fn sheet(view: &View<Vitou>, voice: &Voice<'_>, hands: &[Played<Outcome>]) -> Vec<String> {
        plain_sheet(view, voice, hands)
    }
}

/// The strongest first.
fn sorted(hand: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.into_iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(Vitou::strength(card.rank())));
    cards
}

/// 1 and the raises: what holds in brackets, what is offered with a question mark.
fn ladder(view: &View<Vitou>, voice: &Voice<'_>) -> String {
    let table = &view.sight.table;
    let variant = table.variant();
    let mut rungs = vec![(Worth::Points(1), "1".to_owned())];
    let ladder = variant.ladder();
    for (at, &raise) in ladder.iter().enumerate() {
        let worth = match raise.word().parse() {
            Ok(points) if at + 1 < ladder.len() => Worth::Points(points),
            _ => Worth::Match,
        };
        rungs.push((worth, rung(voice, variant, raise)));
    }
    let rungs: Vec<String> = rungs
        .into_iter()
        .map(|(worth, name)| {
            if worth == table.worth() {
                ink::bold(&format!("[{name}]"))
            } else if Some(worth) == table.offered() {
                ink::accent(&format!("{name}?"))
            } else {
                name
            }
        })
        .collect();
    let next = match table.near() {
        Near::Neither => next_raise(view, voice),
        Near::One(_) | Near::Both => strohmann_words::no_raises(voice.lang),
    };
    format!("{}    {next}", rungs.join(" · "))
}

fn tricks(table: &Hand, voice: &Voice<'_>) -> String {
    let taken = table.tricks().iter().map(|winner| match winner {
        Some(seat) => voice.who(*seat).name().to_owned(),
        None => label(voice.lang, Label::Nobody).to_owned(),
    });
    let open = std::iter::repeat("–".to_owned());
    let tricks: Vec<String> = taken
        .chain(open)
        .take(3)
        .enumerate()
        .map(|(at, who)| format!("{}: {who}", at + 1))
        .collect();
    format!(
        " {} {}",
        ink::bold(label(voice.lang, Label::Tricks)),
        tricks.join("  ")
    )
}

/// The last trick, while it can be looked at.
fn last(view: &View<Vitou>, voice: &Voice<'_>) -> Option<String> {
    let last = Vitou::last(view, voice)?;
    let name = label(voice.lang, Label::LastTrick);
    Some(ink::dim(&format!(" {name}: {last}")))
}

/// Everybody around the trick: the partner above, opponents left and right; for two the other one above.
fn around(view: &View<Vitou>, voice: &Voice<'_>, own: Seat) -> Vec<String> {
    let seats = view.sight.seats();
    let middle = |text: &str| ink::pad(&ink::centre(text, 3 * THIRD), 3 * THIRD);
    let across = own.left(seats / 2, seats);
    let mut lines = vec![
        middle(&name(view, voice, across)),
        middle(&cards(view, voice, across)),
        middle(&played(view, voice, across)),
    ];
    if seats == 4 {
        let (left, right) = (own.next(seats), own.left(3, seats));
        let row = |left: &str, right: &str| {
            format!(
                "  {}{}{}",
                ink::pad(left, THIRD),
                " ".repeat(THIRD - 4),
                ink::pad_left(right, THIRD)
            )
        };
        lines.push(row(&name(view, voice, left), &name(view, voice, right)));
        let hands = row(&cards(view, voice, left), &cards(view, voice, right));
        lines.push(hands);
        let (left, right) = (played(view, voice, left), played(view, voice, right));
        let shelf = ink::pad(&left, THIRD / 2);
        lines.push(format!(
            "{}{shelf}{}",
            " ".repeat(THIRD),
            ink::pad_left(&right, THIRD / 2)
        ));
    }
    lines.push(middle(&played(view, voice, own)));
    let said = signalled(view, voice, own).map(|said| format!(" ({said})"));
    let name = name(view, voice, own) + &said.unwrap_or_default();
    lines.push(middle(&name));
    lines
}

/// The name, and who deals.
fn name(view: &View<Vitou>, voice: &Voice<'_>, seat: Seat) -> String {
    let table = &view.sight.table;
    let mut parts = vec![ink::bold(voice.who(seat).name())];
    if table.dealer() == seat {
        parts.push(deals(voice, seat));
    }
    parts.join(" · ")
}

/// The hand as far as the reader sees it, and what the seat signalled last.
fn cards(view: &View<Vitou>, voice: &Voice<'_>, seat: Seat) -> String {
    let cards = match view.sight.hands[seat] {
        Some(hand) => voice.cards(sorted(hand)),
        None => vec![BACK; view.sight.cards_in_hand(seat)].join(" "),
    };
    match signalled(view, voice, seat) {
        Some(said) => format!("{cards} ({said})"),
        None => cards,
    }
}

fn signalled(view: &View<Vitou>, voice: &Voice<'_>, seat: Seat) -> Option<String> {
    let heard = view.heard.iter().rfind(|heard| heard.seat == seat)?;
    Some(signal_short(voice.lang, heard.signal))
}

/// The card of this trick; `›` before the one that was led.
fn played(view: &View<Vitou>, voice: &Voice<'_>, seat: Seat) -> String {
    let table = &view.sight.table;
    let card = table.trick().find(|&(who, _)| who == seat);
    match card {
        Some((_, card)) if table.leader() == seat => format!("› {}", voice.card(card)),
        Some((_, card)) => voice.card(card),
        None if table.turn() == Some(seat) && table.trick().next().is_none() => "›".to_owned(),
        None => "·".to_owned(),
    }
}
