//! The Vidrasso table as HTML: strawmen of both, trumps and trick between them, the hand below.

use maud::{Markup, PreEscaped, html};
use strohmann_rules::vidrasso::{Action, Bank, Pile, Sight, Unseen, Vidrasso};
use strohmann_rules::{Card, CardSet, Outcome as _, Seat, Standing as _};
use strohmann_words::board::{Word, taken, word};
use strohmann_words::phrase::Phrase;
use strohmann_words::{Label, PerLang, index, label, leads, suit_name};

use crate::look::Sort;

use super::board::{self, Board, Past, Scene, Sheet};
use super::card::{self, Marks};
use super::player;

const SEATS: usize = 2;

type Table<'a> = Scene<'a, Vidrasso>;

impl Board for Vidrasso {
    fn bar(scene: &Table<'_>) -> Markup {
        let (view, lang) = (scene.view, scene.voice.lang);
        html! {
            div.facts {
                (player::scores(scene))
                p {
                    (label(lang, Label::Deal)) " " (view.standing.hands() + 1) " · "
                    (label(lang, Label::Target)) " " (view.options.target)
                }
            }
        }
    }

    fn board(scene: &Table<'_>) -> Markup {
        let own = scene.own();
        let other = own.next(SEATS);
        html! {
            div.seat.other { (line(scene, other)) (piles(scene, other)) }
            div.middle { (trumps(scene)) (trick(scene)) (last(scene)) }
            div.seat.own { (piles(scene, own)) (line(scene, own)) }
        }
    }

    fn hand(scene: &Table<'_>) -> Markup {
        let sight = &scene.view.sight;
        let Some(hand) = sight.hands[scene.own()] else {
            return html! {};
        };
        html! {
            ol.fan {
                @for card in sorted(scene.sort, sight, hand) {
                    li { (scene.card(card, marks(sight, card), touch(scene, card))) }
                }
            }
        }
    }

    fn phrases(_: &Self::Options) -> Vec<Phrase> {
        vec![Phrase::Strawman, Phrase::Beneath]
    }

    fn sheet(scene: &Table<'_>) -> Sheet {
        let lang = scene.voice.lang;
        let own = scene.own();
        let seats = [own, own.next(SEATS)];
        let rows = board::bodies(scene, |row, past| hand_row(scene, seats, row, past));
        let around = html! {
            div.scroll tabindex="0" {
                table.sheet {
                    caption { (word(lang, Word::Sheet)) }
                    thead {
                        tr {
                            th scope="col" { (label(lang, Label::Deal)) }
                            th scope="col" { (word(lang, Word::Dealer)) }
                            th scope="col" { (word(lang, Word::Suit)) }
                            th scope="col" { (word(lang, Word::Rank)) }
                            @for seat in seats { th scope="col" { (player::short_name(scene, seat)) } }
                        }
                    }
                    @for row in &rows { (row.slot()) }
                    tfoot {
                        tr {
                            th scope="row" colspan="4" { (label(lang, Label::Total)) }
                            @for seat in seats {
                                td { b { (scene.past.last().map_or(0, |past| past.totals[seat.index()])) } }
                            }
                        }
                    }
                }
            }
            @if scene.view.options.chips { dl.trumps { (bank(scene)) } }
        };
        Sheet { around, rows }
    }
}

fn hand_row(scene: &Table<'_>, seats: [Seat; SEATS], row: usize, past: &Past<Vidrasso>) -> Markup {
    let (sight, lang) = (&past.view.sight, scene.voice.lang);
    let named = |suit: bool| {
        let named = past.view.log.iter().find(|seen| match seen.action {
            Some(Action::Suit(_)) => suit,
            Some(Action::Rank(_)) => !suit,
            _ => false,
        });
        html! {
            @if let Some(seen) = named { " " small { (player::short_name(scene, seen.seat)) } }
        }
    };
    let points = past.outcome.points();
    html! {
        tr {
            th scope="row" { (row) }
            td { (player::short_name(scene, sight.dealer)) }
            td { @if let Some(suit) = sight.suit { (card::suit(lang, suit)) } (named(true)) }
            td { @if let Some(rank) = sight.rank { (index(lang, rank)) } (named(false)) }
            @for seat in seats {
                td {
                    (player::points(points[seat.index()], past.totals[seat.index()]))
                    @if let Unseen::Card(given) = sight.gifts[seat] {
                        " " small { (label(lang, Label::Gift)) " " (card::sign(lang, given)) }
                    }
                }
            }
        }
    }
}

/// What touching one of the reader's cards asks for; nothing while trumps are named.
fn touch(scene: &Table<'_>, card: Card) -> Option<Action> {
    let sight = &scene.view.sight;
    sight.suit.zip(sight.rank)?;
    Some(match sight.gifts[scene.own()] {
        Unseen::None => Action::Gift(card),
        Unseen::Hidden | Unseen::Card(_) => Action::Play(card),
    })
}

fn marks(sight: &Sight, card: Card) -> Marks {
    Marks {
        trump: sight.suit == Some(card.suit()),
        rank: sight.rank == Some(card.rank()),
    }
}

/// Whether both gifts are given and tricks are being played.
fn playing(sight: &Sight) -> bool {
    let given = |seat| sight.gifts[seat] != Unseen::None;
    Seat::all(SEATS).all(given) && !sight.is_over()
}

/// A player: name, hand, tricks, gift, points.
fn line(scene: &Table<'_>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.voice.lang);
    let sight = &view.sight;
    let points = sight.shown_points().filter(|_| view.options.chips);
    html! {
        div.line {
            (player::name(scene, seat))
            div.details {
                @if sight.hands[seat].is_none() { (card::backs(lang, sight.counts[seat].into())) }
                @match sight.gifts[seat] {
                    Unseen::None => {},
                    Unseen::Hidden => span { (gift(scene)) " " (card::backs(lang, 1)) },
                    Unseen::Card(given) => span { (gift(scene)) " " (card::sign(lang, given)) },
                }
                span { (label(lang, Label::Tricks)) " " b { (sight.tricks[seat]) } }
                @if let Some(points) = points {
                    span { (label(lang, Label::Points)) " " b { (points[seat]) } }
                }
            }
        }
    }
}

/// What a gift is called; the word explains itself.
fn gift(scene: &Table<'_>) -> PreEscaped<&'static str> {
    static GIFT: PerLang<Markup> = PerLang::new();
    once(scene, &GIFT, label(scene.voice.lang, Label::Gift))
}

/// A text that is the same on every table, with words that explain themselves.
fn once(scene: &Table<'_>, made: &'static PerLang<Markup>, text: &str) -> PreEscaped<&'static str> {
    let made = made.get(scene.voice.lang, || scene.explained(text));
    PreEscaped(&made.0)
}

fn piles(scene: &Table<'_>, seat: Seat) -> Markup {
    let (sight, lang) = (&scene.view.sight, scene.voice.lang);
    let own = scene.view.eye.is(seat);
    html! {
        ol.piles aria-label=(word(lang, Word::Strawmen)) {
            @for &Pile { top, under } in &sight.piles[seat] {
                li.under[top.is_some() && under != Unseen::None] {
                    @match (top, under) {
                        (Some(top), under) => {
                            (scene.card(top, marks(sight, top), touch(scene, top).filter(|_| own)))
                            @if under != Unseen::None { span.for-ear { (word(lang, Word::Under)) } }
                        },
                        (None, Unseen::None) => span.place { span.for-ear { (word(lang, Word::Bare)) } },
                        (None, _) => span.card.back role="img" aria-label=(word(lang, Word::Turning)) {},
                    }
                }
            }
        }
    }
}

/// Trump suit and rank, and the bank of chips under them.
fn trumps(scene: &Table<'_>) -> Markup {
    static SUIT: PerLang<Markup> = PerLang::new();
    static RANK: PerLang<Markup> = PerLang::new();
    let (sight, lang) = (&scene.view.sight, scene.voice.lang);
    let open = || html! { small { (label(lang, Label::NotNamed)) } };
    html! {
        dl.trumps {
            div {
                dt { (once(scene, &SUIT, word(lang, Word::TrumpSuit))) }
                dd {
                    @match sight.suit {
                        Some(suit) => { (card::suit_shape(suit)) " " (suit_name(lang, suit)) },
                        None => (open()),
                    }
                }
            }
            div {
                dt { (once(scene, &RANK, word(lang, Word::TrumpRank))) }
                dd {
                    @match sight.rank {
                        Some(rank) => b { (index(lang, rank)) },
                        None => (open()),
                    }
                }
            }
            (bank(scene))
        }
    }
}

/// The bank of chips (`VD-7`), where the table has one.
fn bank(scene: &Table<'_>) -> Markup {
    let (view, lang) = (scene.view, scene.voice.lang);
    if !view.options.chips {
        return html! {};
    }
    let before: i32 = view.standing.totals().iter().sum();
    let now = view.sight.shown_points();
    let now: u16 = now.map_or(0, |points| points.of(SEATS).iter().sum());
    let bank = Bank::after(&view.options, before + i32::from(now));
    html! {
        div.bank {
            dt { (label(lang, Label::Bank)) }
            dd {
                b { (bank.left) }
                @if bank.owed > 0 { " " small { (bank.owed) " " (label(lang, Label::Owed)) } }
            }
        }
    }
}

/// The trick: a place for each, and who leads.
fn trick(scene: &Table<'_>) -> Markup {
    let (sight, voice) = (&scene.view.sight, scene.voice);
    if !playing(sight) {
        return html! { div.trick {} };
    }
    let own = scene.own();
    html! {
        div.trick {
            ol.plays aria-label=(label(voice.lang, Label::Trick)) {
                @for seat in [own.next(SEATS), own] {
                    @let leads = seat == sight.leader;
                    @let card = sight.lead.filter(|_| leads).map(|card| (card, marks(sight, card)));
                    (player::played(scene, seat, card, leads && sight.lead.is_some()))
                }
            }
            // Its room stays when the card is there, so that nothing moves.
            p.leads { @if sight.lead.is_none() { (leads(voice, sight.leader)) } }
        }
    }
}

/// The last trick, while it can be looked at (`ALL-8`).
fn last(scene: &Table<'_>) -> Markup {
    let (sight, voice) = (&scene.view.sight, scene.voice);
    let Some(last) = sight.last else {
        return html! { div.last {} };
    };
    html! {
        div.last {
            h3 { (label(voice.lang, Label::LastTrick)) }
            ol.plays {
                @for (seat, card) in last.plays() {
                    (player::played(scene, seat, Some((card, marks(sight, card))), seat == last.leader()))
                }
            }
            p { (taken(voice, last.winner())) }
        }
    }
}

/// Of trumps the trump rank comes first, then the trump suit.
fn sorted(sort: Sort, sight: &Sight, cards: CardSet) -> Vec<Card> {
    board::sorted::<Vidrasso, _>(sort, cards, |card| {
        let Marks { trump, rank } = marks(sight, card);
        (!rank, !trump)
    })
}

#[cfg(test)]
mod tests {
    use strohmann_rules::trick::LastTrick;
    use strohmann_rules::vidrasso::Options;
    use strohmann_rules::{Eye, View};
    use strohmann_words::Lang;

    use super::super::tests::{Course, Shows, check, draw, tags};
    use super::*;

    impl Shows for Vidrasso {
        fn lies(view: &View<Vidrasso>) -> CardSet {
            let sight = &view.sight;
            let mut cards = Vidrasso::stays(view);
            cards.extend(sight.lead);
            for seat in Seat::all(SEATS) {
                cards |= sight.hands[seat].unwrap_or_default() | sight.open(seat);
            }
            let last = sight.last.iter().flat_map(LastTrick::plays);
            cards.extend(last.map(|(_, card)| card));
            cards
        }

        fn stays(view: &View<Vidrasso>) -> CardSet {
            let gifts = view.sight.gifts.iter().filter_map(|(_, gift)| match gift {
                Unseen::Card(card) => Some(*card),
                Unseen::None | Unseen::Hidden => None,
            });
            gifts.collect()
        }
    }

    #[test]
    fn drawings_show_what_an_eye_sees() {
        let short = Options::default();
        let long = Options {
            target: 500,
            chips: true,
        };
        for (options, seed) in [(short, 1), (short, 2), (long, 3)] {
            check(&Course::<Vidrasso>::new(options, seed, 4));
        }
    }

    #[test]
    fn points_of_a_hand_under_way_are_shown_with_chips_only() {
        let points = label(Lang::En, Label::Points);
        for chips in [false, true] {
            let options = Options { target: 300, chips };
            Course::<Vidrasso>::new(options, 4, 2).watch(|view, past| {
                let board = draw(view, past, Lang::En, true).board;
                assert_eq!(board.contains(points), chips);
                let bank = label(Lang::En, Label::Bank);
                assert_eq!(board.contains(bank), chips);
            });
        }
    }

    #[test]
    fn the_sheet_has_a_row_for_each_hand() {
        Course::<Vidrasso>::new(Options::default(), 5, 3).watch(|view, past| {
            let sheet = draw(view, past, Lang::De, true).sheet;
            let rows = tags(&sheet, "th").filter(|tag| tag.contains("\"row\""));
            assert_eq!(rows.count(), past.len() + 1);
        });
    }

    #[test]
    fn trumps_stand_apart_in_the_hand() {
        let mut seen = 0;
        Course::<Vidrasso>::new(Options::default(), 6, 1).watch(|view, _| {
            let sight = &view.sight;
            let Eye::Seat(seat) = view.eye else { return };
            let hand = sorted(Sort::Trump, sight, sight.hands[seat].unwrap_or_default());
            let kinds = hand.iter().map(|&card| {
                let marks = marks(sight, card);
                (!marks.rank, !marks.trump)
            });
            assert!(kinds.is_sorted());
            seen += hand.len();
        });
        assert!(seen > 0);
    }
}
