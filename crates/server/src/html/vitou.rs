//! The Vitou table as HTML: what the hand is worth above, everybody around the trick, the hand below.

use std::cmp::Reverse;
use std::fmt::Write as _;

use maud::{Markup, html};
use strohmann_rules::trick::LastTrick;
use strohmann_rules::vitou::{Action, Near, Raise, Side, TRICKS, Variant, Vitou, Worth};
use strohmann_rules::{
    Action as _, Card, CardSet, Game as _, Options as _, Outcome as _, Seat, SeatSet, Sight as _,
    Standing as _,
};
use strohmann_words::board::{Word, by, ended, taken, trick_mark, word};
use strohmann_words::glossary::{Entry, named_hand};
use strohmann_words::phrase::Phrase;
use strohmann_words::{
    Label, Speak as _, label, next_raise, no_raises, raise_button, rung, signal_name, signal_short,
    variant_name,
};

use crate::look::Sort;

use super::board::{self, Board, Past, Scene, Sheet};
use super::card::{self, Marks};
use super::{player, signal};

type Table<'a> = Scene<'a, Vitou>;

impl Board for Vitou {
    fn bar(scene: &Table<'_>) -> Markup {
        let (view, lang) = (scene.view, scene.voice.lang);
        let variant = variant_name(lang, view.options.variant());
        html! {
            div.facts {
                (player::scores(scene))
                p {
                    (variant.split([':', ',']).next().unwrap_or_default()) " · "
                    (label(lang, Label::Deal)) " " (view.standing.hands() + 1) " · "
                    (label(lang, Label::Target)) " " (view.options.variant.target())
                }
            }
        }
    }

    fn board(scene: &Table<'_>) -> Markup {
        let seats = scene.view.sight.seats();
        let own = scene.own();
        html! {
            (stake(scene))
            div.around.two[seats == 2] {
                @for seat in Seat::all(seats).map(|steps| own.left(steps.index(), seats)).skip(1) {
                    (around(scene, seat))
                }
                (trick(scene))
                (around(scene, own))
            }
        }
    }

    fn hand(scene: &Table<'_>) -> Markup {
        let (view, own) = (scene.view, scene.own());
        if !view.eye.is(own) {
            return html! {};
        }
        // Where it is not a card that is asked for, cards have nothing to say.
        let legal = view.sight.legal();
        let playing = legal.iter().any(|action| action.card().is_some());
        html! {
            ol.fan {
                @match view.sight.hands[own] {
                    Some(hand) => {
                        @for card in sorted(scene.sort, hand) {
                            @let play = Some(Action::Play(card)).filter(|_| playing);
                            li { (scene.card(card, Marks::default(), play)) }
                        }
                    },
                    None => {
                        @for _ in 0..view.sight.cards_in_hand(own) { li { (card::back(scene.voice.lang)) } }
                    },
                }
            }
        }
    }

    fn button(scene: &Table<'_>, action: Action) -> String {
        match action {
            // The ladder above says what each step is worth.
            Action::Raise(raise) => raise_button(scene.voice, scene.view.options.variant, raise),
            _ => Vitou::choice(scene.view, scene.voice, action),
        }
    }

    fn confer(sight: &Self::Sight) -> SeatSet {
        let seats = sight.seats();
        match sight.table.near() {
            Near::One(side) if seats == 4 => side.seats(seats),
            Near::One(_) | Near::Neither | Near::Both => SeatSet::EMPTY,
        }
    }

    fn phrases(options: &Self::Options) -> Vec<Phrase> {
        let mut all = vec![Phrase::Smallest, Phrase::Deals];
        if options.seats() == 4 {
            all.push(Phrase::HisMan);
        }
        all.extend([
            Phrase::Handsome,
            Phrase::Masters,
            Phrase::Honest,
            Phrase::LieDown,
        ]);
        if options.variant != Variant::Morlino {
            all.extend([Phrase::FalseVito, Phrase::Bell, Phrase::Africa]);
        }
        all
    }

    fn sheet(scene: &Table<'_>) -> Sheet {
        let lang = scene.voice.lang;
        let parties = parties(scene);
        let rows = board::bodies(scene, |row, past| hand_row(scene, row, past));
        let around = html! {
            div.scroll tabindex="0" {
                table.sheet {
                    caption { (word(lang, Word::Sheet)) }
                    thead {
                        tr {
                            th scope="col" { (label(lang, Label::Deal)) }
                            th scope="col" { (word(lang, Word::Dealer)) }
                            th scope="col" { (label(lang, Label::Stake)) }
                            @for (_, seats) in parties {
                                th scope="col" {
                                    span.name.you[seats.contains(scene.own())] { (scene.voice.side(seats).name()) }
                                }
                            }
                        }
                    }
                    @for row in &rows { (row.slot()) }
                    tfoot {
                        tr {
                            th scope="row" colspan="3" { (label(lang, Label::Total)) }
                            @for (side, _) in parties {
                                td { b { (scene.past.last().map_or(0, |past| past.totals[side.index()])) } }
                            }
                        }
                    }
                }
            }
        };
        Sheet { around, rows }
    }
}

/// A word of the variant, by its id.
fn entry<'a>(scene: &'a Table<'_>, id: &str) -> Option<&'a Entry> {
    scene.glossary.iter().find(|entry| entry.id == id)
}

/// The sides, the one at the bottom of the drawing first.
fn parties(scene: &Table<'_>) -> [(Side, SeatSet); 2] {
    let own = Side::of(scene.own());
    [own, own.other()].map(|side| (side, side.seats(scene.view.sight.seats())))
}

fn hand_row(scene: &Table<'_>, row: usize, past: &Past<Vitou>) -> Markup {
    let (table, voice) = (&past.view.sight.table, scene.voice);
    let raises = past.view.log.iter().filter_map(|seen| match seen.action {
        Some(Action::Raise(raise)) => Some((seen.seat, rung(voice, table.variant(), raise))),
        _ => None,
    });
    let points = past.outcome.points();
    html! {
        tr {
            th scope="row" { (row) }
            td { (player::short_name(scene, table.dealer())) }
            td {
                b { (scene.explained(&worth(scene, table.variant(), table.worth()))) }
                @for (seat, step) in raises { " " small { (by(voice, seat, &step)) } }
                @if let Some(end) = ended(voice, table) { " " small { (end) } }
            }
            @for (side, _) in parties(scene) {
                td { (player::points(points[side.index()], past.totals[side.index()])) }
            }
        }
    }
}

fn worth(scene: &Table<'_>, variant: Variant, worth: Worth) -> String {
    match (worth, variant.ladder().last()) {
        (Worth::Points(points), _) => points.to_string(),
        (Worth::Match, Some(&last)) => rung(scene.voice, variant, last),
        (Worth::Match, None) => String::new(),
    }
}

/// The ladder of raises and whose the next one is; between the scores in strokes, who took which trick.
fn stake(scene: &Table<'_>) -> Markup {
    let (table, voice) = (&scene.view.sight.table, scene.voice);
    let variant = table.variant();
    let steps = [None].into_iter().chain(variant.ladder().iter().map(Some));
    let next = match table.near() {
        Near::Neither => next_raise(scene.view, voice),
        Near::One(_) | Near::Both => no_raises(voice.lang),
    };
    let [own, other] = parties(scene).map(|(side, _)| variant.target() - table.missing(side));
    html! {
        div.stake {
            ol.ladder aria-label=(word(voice.lang, Word::Ladder)) {
                @for raise in steps {
                    @let step = worth_of(variant, raise.copied());
                    @let (holds, offered) = (step == table.worth(), Some(step) == table.offered());
                    li.holds[holds].offered[offered] {
                        @match raise {
                            Some(&raise) => (scene.explained(&rung(voice, variant, raise))),
                            None => "1",
                        }
                        @if offered { "?" }
                        @if holds { span.for-ear { ", " (word(voice.lang, Word::Holds)) } }
                        @if offered { span.for-ear { ", " (word(voice.lang, Word::Offered)) } }
                    }
                }
            }
            p.next {
                (next)
                // Cason's name for it.
                @if table.near() != Near::Neither {
                    @if let Some(africa) = entry(scene, "africa") {
                        " · " (scene.explained(&africa.name))
                    }
                }
            }
            div.tallies { (tally(own)) (marks(scene)) (tally(other)) }
        }
    }
}

/// What a hand is worth after a raise, or after none.
fn worth_of(variant: Variant, raise: Option<Raise>) -> Worth {
    match raise.map(Raise::word) {
        _ if raise == variant.ladder().last().copied() => Worth::Match,
        Some(word) => word.parse().map_or(Worth::Match, Worth::Points),
        None => Worth::Points(1),
    }
}

/// Points in strokes, five to a bundle.
fn tally(points: i32) -> Markup {
    let mut path = String::new();
    for stroke in 0..points {
        let left = stroke / 5 * 24 + 2;
        let written = match stroke % 5 {
            4 => write!(path, "M{} 14l18-8", left - 1),
            nth => write!(path, "M{} 2v16", left + nth * 5),
        };
        debug_assert!(written.is_ok(), "a string takes all");
    }
    let width = (points + 4) / 5 * 24;
    html! {
        svg.tally aria-hidden="true" width=(width) height="20" viewBox={ "0 0 " (width) " 20" } {
            path d=(path) {}
        }
    }
}

/// A mark for each trick: an arrow to the place of whoever took it.
fn marks(scene: &Table<'_>) -> Markup {
    let (table, voice, own) = (&scene.view.sight.table, scene.voice, scene.own());
    let mark = |trick: Option<&Option<Seat>>| match trick {
        None => ("·", word(voice.lang, Word::Open).to_owned()),
        Some(None) => ("×", taken(voice, None)),
        Some(&Some(seat)) => (arrow(place(scene, seat)), taken(voice, Some(seat))),
    };
    html! {
        ol.marks {
            @for nth in 0..TRICKS {
                @let trick = table.tricks().get(nth);
                @let (sign, what) = mark(trick);
                @let ours = trick.is_some_and(|winner| winner.map(Side::of) == Some(Side::of(own)));
                li.ours[ours].void[trick == Some(&None)].open[trick.is_none()] {
                    span aria-hidden="true" { (sign) }
                    span.for-ear { (trick_mark(voice, nth + 1, &what)) }
                }
            }
        }
    }
}

/// Where a seat is drawn.
fn place(scene: &Table<'_>, seat: Seat) -> &'static str {
    let seats = scene.view.sight.seats();
    match (seat.distance_from(scene.own(), seats), seats) {
        (0, _) => "below",
        (1, 4) => "left",
        (3, 4) => "right",
        _ => "across",
    }
}

fn arrow(place: &str) -> &'static str {
    match place {
        "left" => "←",
        "right" => "→",
        "across" => "↑",
        _ => "↓",
    }
}

/// A player beside the table: name, hand, raise, and the last signal that was seen of him.
fn around(scene: &Table<'_>, seat: Seat) -> Markup {
    let (sight, voice) = (&scene.view.sight, scene.voice);
    let (table, lang) = (&sight.table, voice.lang);
    let raised = table.raiser().filter(|_| table.owing().is_some()) == Some(seat);
    let raise = scene
        .view
        .log
        .iter()
        .rev()
        .find_map(|seen| match seen.action {
            Some(Action::Raise(raise)) if raised => Some(raise),
            _ => None,
        });
    let mut heard = scene.view.heard.iter().enumerate();
    let heard = heard.rfind(|(_, heard)| heard.seat == seat);
    let own = scene.view.eye.is(seat);
    html! {
        div class={ "seat " (place(scene, seat)) } {
            (player::name(scene, seat))
            div.holding {
                @match sight.hands[seat] {
                    Some(hand) if own => {
                        @let named = named_hand(table.variant(), hand).and_then(|id| entry(scene, id));
                        @if let Some(named) = named { span.named { (scene.explained(&named.name)) } }
                    },
                    Some(hand) => ol.shown {
                        @for card in sorted(scene.sort, hand) { li { (scene.card(card, Marks::default(), None)) } }
                    },
                    None if !own && sight.cards_in_hand(seat) > 0 => (card::backs(lang, sight.cards_in_hand(seat))),
                    None => {},
                }
                // The ladder has its whole name.
                @if let Some(raise) = raise {
                    @let rung = rung(voice, table.variant(), raise);
                    b.raise { (rung.split(' ').next().unwrap_or_default()) "?" }
                }
            }
            @if let Some((nth, heard)) = heard {
                span.signal role="img" data-fresh={ "s" (scene.view.standing.hands()) "." (nth) } aria-label=(signal_name(lang, heard.signal)) {
                    (signal::face(heard.signal)) (signal_short(lang, heard.signal))
                }
            }
        }
    }
}

/// The trick under way; until its first card, the last one, crossed out if it was void.
fn trick(scene: &Table<'_>) -> Markup {
    let (sight, voice) = (&scene.view.sight, scene.voice);
    let table = &sight.table;
    let mut plays: Vec<(Seat, Card)> = table.trick().collect();
    let last = table.last().filter(|_| plays.is_empty());
    plays.extend(last.iter().flat_map(|last| last.plays()));
    let leader = last.map_or(table.leader(), LastTrick::leader);
    let rest = Seat::all(sight.seats());
    let rest = rest.filter(|&seat| plays.iter().all(|&(other, _)| other != seat));
    let name = if last.is_some() {
        Label::LastTrick
    } else {
        Label::Trick
    };
    let void = last.is_some_and(|last| last.winner().is_none());
    html! {
        div.trick.past[last.is_some()].void[void] {
            ol.plays aria-label=(label(voice.lang, name)) {
                @for &(seat, card) in &plays {
                    @let led = seat == leader;
                    @let won = last.is_some_and(|last| last.winner() == Some(seat));
                    li class={ "play " (place(scene, seat)) @if led { " led" } @if won { " won" } } {
                        (scene.card(card, Marks::default(), None))
                        span.for-ear {
                            (voice.who(seat).name())
                            @if led { ", " (word(voice.lang, Word::Led)) }
                        }
                    }
                }
            }
            @for seat in rest { span class={ "place " (place(scene, seat)) } {} }
            // Its room stays when a card is there, so that nothing moves.
            p.outcome {
                @if let Some(last) = last { (label(voice.lang, name)) ": " (scene.explained(&taken(voice, last.winner()))) }
            }
        }
    }
}

/// Suits never matter: the strongest first, unless the reader wants it otherwise.
fn sorted(sort: Sort, hand: CardSet) -> Vec<Card> {
    board::sorted::<Vitou, _>(sort, hand, |card| Reverse(Vitou::strength(card.rank())))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strohmann_ai::Level;
    use strohmann_rules::vitou::Options;
    use strohmann_rules::{Signals, View};
    use strohmann_words::Lang;

    use super::super::tests::{Course, Shows, attribute, check, draw, tags};
    use super::*;

    impl Shows for Vitou {
        fn lies(view: &View<Vitou>) -> CardSet {
            let sight = &view.sight;
            let hands = sight.hands.of(sight.seats()).iter().flatten();
            let mut cards = hands.fold(CardSet::EMPTY, |cards, &hand| cards | hand);
            cards.extend(sight.table.trick().map(|(_, card)| card));
            let last = sight.table.last().into_iter().flat_map(LastTrick::plays);
            cards.extend(last.map(|(_, card)| card));
            cards
        }

        fn stays(_: &View<Vitou>) -> CardSet {
            CardSet::EMPTY
        }
    }

    fn tables() -> impl Iterator<Item = Options> {
        Variant::ALL
            .into_iter()
            .zip([Signals::Open, Signals::Covert, Signals::Off])
            .map(|(variant, signals)| Options { variant, signals })
    }

    /// Bots that raise and signal as they please.
    fn wild(options: Options, seed: u64, hands: usize) -> Course<Vitou> {
        let level = Level::Random;
        Course {
            level,
            ..Course::new(options, seed, hands)
        }
    }

    /// With one side one point from the end, or both.
    fn near(options: Options, both: bool) -> Course<Vitou> {
        let one = options.variant.target() - 1;
        let course = Course::<Vitou>::new(options, 5, 3);
        let standing = course.standing.after(&options, &[one, 0]);
        let standing = if both {
            standing.after(&options, &[0, one])
        } else {
            standing
        };
        Course { standing, ..course }
    }

    #[test]
    fn drawings_show_what_an_eye_sees() {
        for options in tables() {
            for seed in 1..4 {
                check(&Course::<Vitou>::new(options, seed, 25));
            }
            for both in [false, true] {
                check(&near(options, both));
            }
        }
    }

    #[test]
    fn choices_have_the_words_of_the_variant() {
        let check = |variant, words: &[&str]| {
            let options = Options {
                variant,
                ..Options::default()
            };
            let mut met = BTreeSet::new();
            for seed in 1..9 {
                wild(options, seed, 12).watch(|view, past| {
                    met.extend(draw(view, past, Lang::En, true).words);
                });
            }
            assert_eq!(met, words.iter().copied().collect(), "{variant:?}");
        };
        check(Variant::Morlino, &["baraque", "coucher"]);
        for variant in [Variant::Cason, Variant::CasonTwo] {
            check(variant, &["fuora", "relance", "siei", "vito"]);
        }
    }

    #[test]
    fn one_step_of_the_ladder_holds_and_at_most_one_is_offered() {
        for options in tables() {
            let mut offers = 0;
            wild(options, 7, 12).watch(|view, past| {
                let board = draw(view, past, Lang::De, true).board;
                let count = |name| {
                    let steps = tags(&board, "li").filter_map(|tag| attribute(tag, "class"));
                    steps
                        .filter(|class| class.split(' ').any(|class| class == name))
                        .count()
                };
                assert_eq!(count("holds"), 1);
                let offered = view.sight.table.offered().is_some();
                assert_eq!(count("offered"), usize::from(offered));
                offers += usize::from(offered);
            });
            assert!(offers > 0, "nobody raised");
        }
    }

    #[test]
    fn a_void_trick_is_crossed_out_and_a_signal_stands_beside_its_giver() {
        let options = Options {
            variant: Variant::Morlino,
            signals: Signals::Covert,
        };
        let (mut voids, mut signals) = (0, 0);
        wild(options, 8, 12).watch(|view, past| {
            let board = draw(view, past, Lang::En, true).board;
            let last = view.sight.table.last();
            let void = last.is_some_and(|last| last.winner().is_none());
            assert_eq!(board.contains("trick past void"), void);
            let givers: SeatSet = view.heard.iter().map(|heard| heard.seat).collect();
            assert_eq!(board.matches("class=\"signal\"").count(), givers.len());
            voids += usize::from(void);
            signals += givers.len();
        });
        assert!(voids > 0 && signals > 0, "{voids} {signals}");
    }

    #[test]
    fn a_side_near_the_end_sees_its_partners_cards_and_nobody_else_does() {
        let (mut shown, mut hidden) = (0, 0);
        near(Options::default(), false).watch(|view, past| {
            if view.sight.table.near() != Near::One(Side::A) {
                return;
            }
            let board = draw(view, past, Lang::De, true).board;
            let sees = [0, 2].iter().any(|&seat| view.eye.is(Seat::new(seat)));
            assert_eq!(board.contains("<ol class=\"shown\">"), sees);
            shown += usize::from(sees);
            hidden += usize::from(!sees);
        });
        assert!(shown > 0 && hidden > 0, "{shown} {hidden}");
    }

    #[test]
    fn a_hand_that_has_a_name_is_named_to_its_holder_alone() {
        for (variant, name) in [
            (Variant::Morlino, "jeu franc"),
            (Variant::Cason, "Napolitana"),
            (Variant::CasonTwo, "Napolitana"),
        ] {
            let (mut own, mut others) = (0, 0);
            let options = Options {
                variant,
                signals: Signals::Off,
            };
            let named = |hand: Option<CardSet>| {
                hand.is_some_and(|hand| named_hand(variant, hand).is_some())
            };
            for seed in 1..60 {
                // With one point to go partners see each other's cards, and are told nothing of them.
                let near = Course {
                    seed,
                    ..near(options, false)
                };
                near.watch(|view, past| {
                    let drawing = draw(view, past, Lang::En, true);
                    let hands = &view.sight.hands;
                    let mut seats = Seat::all(view.sight.seats());
                    let holder = seats.find(|&seat| view.eye.is(seat));
                    let holds = holder.is_some_and(|seat| named(hands[seat]));
                    assert_eq!(drawing.board.contains(name), holds);
                    let rest = [drawing.bar, drawing.hand, drawing.sheet].concat();
                    assert!(!rest.contains(name));
                    own += usize::from(holds);
                    let seen = hands.iter().filter(|(_, hand)| named(**hand)).count();
                    others += seen - usize::from(holds);
                });
            }
            assert!(own > 0, "{variant:?}");
            assert!(others > 0 || variant == Variant::CasonTwo, "{variant:?}");
        }
    }

    #[test]
    fn the_steps_are_worth_what_the_rules_say() {
        for variant in Variant::ALL {
            let steps = [None]
                .into_iter()
                .chain(variant.ladder().iter().copied().map(Some));
            let worths: Vec<Worth> = steps.map(|raise| worth_of(variant, raise)).collect();
            let points = [1, 3, 6, 12].map(Worth::Points);
            let count = variant.ladder().len();
            assert_eq!(worths[..count], points[..count], "{variant:?}");
            assert_eq!(worths[count..], [Worth::Match], "{variant:?}");
        }
    }

    #[test]
    fn strokes_are_bundled_in_fives() {
        let drawn = |points| tally(points).into_string();
        assert_eq!(drawn(0).matches('M').count(), 0);
        for points in [1, 4, 5, 6, 21] {
            let html = drawn(points);
            assert_eq!(html.matches('M').count(), points as usize);
            assert_eq!(html.matches("l18-8").count(), points as usize / 5);
        }
    }
}
