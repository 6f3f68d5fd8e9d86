//! Matches of bots, drawn for every eye at every step.

use std::collections::BTreeSet;

use maud::Markup;
use strohmann_ai::{Level, play_turn};
use strohmann_rules::stirnrunde::{
    Action, Announce, Options, Phase, Plan, ROUNDS, Scoring, Setting, Stirnrunde, TrumpRule,
    cards_in,
};
use strohmann_rules::trick::LastTrick;
use strohmann_rules::{
    Card, Dealing, Eye, Game, Match, Options as _, Rank, Round as _, Seat, Sight as _,
    Standing as _, Suit, View,
};
use strohmann_words::{Lang, Names, Speak as _, Voice, card_name};

use crate::html::board::{Board, Past, Scene, Sitter};
use crate::html::room::Has;
use crate::look::Sort;

const NAMES: [&str; 6] = [
    "Anna",
    "Ben",
    "<script>",
    "Maximiliana-Constantina W",
    "Du",
    "Jo & Co",
];

/// Every way to find a trump and to announce, in turns that begin here.
fn mixed(start: usize) -> Plan {
    let mut settings = *Plan::PLAIN.settings();
    for (at, setting) in settings.iter_mut().enumerate() {
        let ways = if cards_in(at + 1) == 1 { 4 } else { 3 };
        *setting = Setting {
            trump: TrumpRule::ALL[(start + at) % TrumpRule::ALL.len()],
            announce: Announce::ALL[(start + at) % ways],
        };
    }
    Plan::new(settings).expect("foreheads only with one card")
}

fn options(players: u8, plan: Plan) -> Options {
    Options {
        players,
        plan,
        scoring: Scoring::default(),
        first_dealer: Some(Seat::new(1)),
    }
}

/// Lets bots play a match; after each deal and action every eye looks, and is told what is over by then.
fn watch(options: Options, mut look: impl FnMut(&View<Stirnrunde>, &[Past<Stirnrunde>])) {
    let dealing = Dealing::from_seed(
        u64::from(options.players),
        ROUNDS as u64,
        1,
        options.seats(),
    );
    let bot = Level::Greedy.bot::<Stirnrunde>();
    let seats = Seat::all(options.seats()).map(Eye::Seat);
    let mut eyes: Vec<(Eye, Vec<Past<Stirnrunde>>)> = seats
        .chain([Eye::Public])
        .map(|eye| (eye, Vec::new()))
        .collect();
    let mut game = Match::<Stirnrunde>::begin(options, &dealing);
    while game.deal(&dealing) {
        loop {
            let round = *game.hand().expect("a hand is dealt").round();
            for (eye, past) in &mut eyes {
                let view = game.view(*eye).expect("a hand is dealt");
                if let Some(outcome) = round.outcome() {
                    let totals = game.standing().totals();
                    past.push(Past {
                        view: view.clone(),
                        outcome,
                        totals,
                    });
                }
                look(&view, past);
            }
            let Some(seat) = round.to_act() else { break };
            play_turn(&mut game, &dealing, seat, bot.as_ref());
        }
    }
}

/// All values of an attribute in a drawing.
fn all<'a>(drawn: &'a str, before: &str) -> Vec<&'a str> {
    let rest = drawn.split(before).skip(1);
    rest.filter_map(|rest| rest.split('"').next()).collect()
}

/// The cards that lie open to the eye of a view.
fn seen(view: &View<Stirnrunde>) -> BTreeSet<Card> {
    let open = &view.sight.open;
    let mut cards: BTreeSet<Card> = BTreeSet::new();
    for seat in Seat::all(view.sight.seats()) {
        cards.extend(view.sight.hands[seat].into_iter().flatten());
        cards.extend(open.trick[seat]);
    }
    cards.extend(
        open.last
            .iter()
            .flat_map(LastTrick::plays)
            .map(|(_, card)| card),
    );
    cards.extend(open.turned);
    cards
}

fn pack() -> BTreeSet<Card> {
    Stirnrunde::pack().iter().copied().collect()
}

/// What must hold of any drawing of this view.
fn check(view: &View<Stirnrunde>, past: &[Past<Stirnrunde>], lang: Lang, may_move: bool) {
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
        glossary: Stirnrunde::glossary(voice.lang, &view.options),
    };
    let parts = [
        Stirnrunde::bar(&scene),
        Stirnrunde::board(&scene),
        Stirnrunde::hand(&scene),
    ];
    let drawn = parts.map(Markup::into_string).concat();
    let context = || format!("{:?} in round {}: {drawn}", view.eye, view.sight.open.round);

    // Just the legal actions that are on cards have buttons, and others say that they are illegal.
    let legal: BTreeSet<String> = if scene.asked() {
        let on_cards = view
            .sight
            .legal()
            .into_iter()
            .filter(|&action| Stirnrunde::on_card(action));
        on_cards.map(|action| action.to_string()).collect()
    } else {
        BTreeSet::new()
    };
    let buttons: Vec<&str> = drawn
        .split("<button ")
        .skip(1)
        .filter(|button| !button.contains("popovertarget="))
        .collect();
    let (illegal, offered): (Vec<&str>, Vec<&str>) = buttons.into_iter().partition(|button| {
        let class = all(button, "class=\"")[0];
        class.split(' ').any(|class| class == "illegal")
    });
    let offered: BTreeSet<String> = offered
        .iter()
        .map(|button| all(button, "value=\"")[0].to_owned())
        .collect();
    assert_eq!(offered, legal, "{}", context());
    assert!(scene.asked() || illegal.is_empty(), "{}", context());

    // Nothing is drawn that the eye does not see, whatever says it.
    let seen = seen(view);
    for card in pack().difference(&seen) {
        for name in [
            format!("\"{}\"", card_name(lang, *card)),
            format!("play:{card}"),
        ] {
            assert!(!drawn.contains(&name), "{name} for {}", context());
        }
    }
    let is_seen = |tag: &&str| {
        let label = all(tag, "aria-label=\"")[0];
        seen.iter().any(|&card| card_name(lang, card) == label)
    };
    let cards = drawn.split('<').filter_map(|tag| tag.split('>').next());
    let cards = cards.filter(|tag| tag.contains("class=\"card ") && !tag.contains(" back"));
    let faces = drawn.matches("class=\"index\"").count();
    assert_eq!(
        cards.filter(is_seen).count(),
        faces,
        "each face has a name: {}",
        context()
    );

    assert!(
        !drawn.contains("<script") && !drawn.contains("style="),
        "{}",
        context()
    );
    assert!(!drawn.contains("class=\"\""), "{}", context());
}

fn check_match(players: u8, plan: Plan) {
    let mut step = 0;
    watch(options(players, plan), |view, past| {
        step += 1;
        check(view, past, Lang::ALL[step % 2], step % 5 != 0);
    });
}

#[test]
fn two_and_three_players_see_what_they_may() {
    check_match(2, mixed(0));
    check_match(2, mixed(1));
    check_match(3, mixed(3));
}

#[test]
fn four_and_five_players_see_what_they_may() {
    check_match(4, Plan::STANDARD);
    check_match(5, mixed(2));
}

#[test]
fn six_players_see_what_they_may() {
    check_match(6, Plan::STANDARD);
}

/// What is hidden shows as a question mark, and as a number once all have chosen.
#[test]
fn hidden_announcements_show_that_they_are_made() {
    watch(options(4, Plan::STANDARD), |view, _| {
        let sight = &view.sight;
        let open = &sight.open;
        if open.setting.announce != Announce::Hidden {
            return;
        }
        let names = Names::new(NAMES);
        let voice = Voice {
            lang: Lang::En,
            eye: view.eye,
            names: &names,
            ear: false,
        };
        let scene = Scene {
            view,
            voice: &voice,
            past: &[],
            sitters: &[],
            heard: &[],
            sort: Sort::default(),
            may_move: true,
            has: Has::nothing(),
            glossary: Stirnrunde::glossary(voice.lang, &view.options),
        };
        let drawn = Stirnrunde::board(&scene).into_string();
        let unknown = open
            .announced
            .iter()
            .filter(|&seat| sight.bids[seat].is_none())
            .count();
        assert_eq!(drawn.matches(">?</span>").count(), unknown);
        assert_eq!(drawn.matches(">–</span>").count(), 4 - open.announced.len());
        let known = open.announced.len() - unknown;
        assert_eq!(drawn.matches("class=\"tally\"").count(), known);
        let trick = open.phase() == Phase::Playing || open.phase() == Phase::Over;
        assert_eq!(drawn.contains("class=\"plays"), trick);
    });
}

/// SR-7: the own card is a back, which can be played when it is due and looks the same whatever it is.
#[test]
fn the_card_on_the_own_forehead_is_a_back() {
    let mut drawings = BTreeSet::new();
    watch(options(3, Plan::PLAIN), |view, past| {
        if usize::from(view.sight.open.round) < ROUNDS || view.eye == Eye::Public {
            return;
        }
        let names = Names::new(NAMES);
        let voice = Voice {
            lang: Lang::De,
            eye: view.eye,
            names: &names,
            ear: false,
        };
        let scene = Scene {
            view,
            voice: &voice,
            past,
            sitters: &[],
            heard: &[],
            sort: Sort::default(),
            may_move: true,
            has: Has::nothing(),
            glossary: Stirnrunde::glossary(voice.lang, &view.options),
        };
        let drawn = Stirnrunde::hand(&scene).into_string();
        let due = view.sight.legal().contains(&Action::PlayUnseen);
        assert_eq!(drawn.contains("value=\"play:?\""), due);
        assert!(!drawn.contains("class=\"index\""), "{drawn}");
        drawings.insert(drawn);
    });
    // To be played, waiting, and gone.
    assert_eq!(drawings.len(), 3, "{drawings:?}");
}

/// Trumps apart, suits together, the strongest first, each card as often as it is held.
#[test]
fn the_own_hand_is_sorted() {
    watch(options(6, Plan::STANDARD), |view, _| {
        let (Eye::Seat(own), Phase::Playing) = (view.eye, view.sight.open.phase()) else {
            return;
        };
        let Some(hand) = view.sight.hands[own] else {
            return;
        };
        let cards = super::sorted(Sort::Trump, &view.sight, own);
        assert_eq!(cards.len(), hand.into_iter().count());
        let trump = view.sight.open.trump.suit();
        let mut suits: Vec<Suit> = cards.iter().map(|card| card.suit()).collect();
        suits.dedup();
        let different: BTreeSet<Suit> = suits.iter().copied().collect();
        assert_eq!(suits.len(), different.len(), "{cards:?}");
        let has_trump = trump.is_some_and(|trump| different.contains(&trump));
        assert!(!has_trump || suits.first() == trump.as_ref(), "{cards:?}");
        let strength = |rank: Rank| Stirnrunde::strength(rank);
        for pair in cards
            .windows(2)
            .filter(|pair| pair[0].suit() == pair[1].suit())
        {
            assert!(
                strength(pair[0].rank()) >= strength(pair[1].rank()),
                "{cards:?}"
            );
        }
    });
}

/// A row for each round: what became of those that are over, who deals, and the totals below.
#[test]
fn the_sheet_has_all_rounds() {
    watch(options(5, Plan::STANDARD), |view, past| {
        let open = &view.sight.open;
        let first = open.announced.is_empty() && open.played == 0;
        let told = first || open.phase() == Phase::Over;
        if view.eye != Eye::Public || !told {
            return;
        }
        let names = Names::new(NAMES);
        let voice = Voice {
            lang: Lang::En,
            eye: Eye::Public,
            names: &names,
            ear: false,
        };
        let scene = Scene {
            view,
            voice: &voice,
            past,
            sitters: &[],
            heard: &[],
            sort: Sort::default(),
            may_move: false,
            has: Has::nothing(),
            glossary: Stirnrunde::glossary(voice.lang, &view.options),
        };
        let sheet = Stirnrunde::sheet(&scene).whole().into_string();
        let rows: Vec<&str> = sheet.split("<tr").skip(2).collect();
        assert_eq!(rows.len(), ROUNDS + 1);
        let running = usize::from(open.phase() != Phase::Over);
        assert_eq!(sheet.matches("aria-current").count(), running);
        assert_eq!(
            sheet.matches("class=\"round coming\"").count(),
            ROUNDS - past.len() - running
        );
        for (at, row) in rows[..ROUNDS].iter().enumerate() {
            assert_eq!(row.matches(">D</span>").count(), 1, "one dealer: {row}");
            let cells: Vec<&str> = row.split("<td>").skip(1).collect();
            // Seat 1 deals round 1, and each round the next.
            assert!(cells[(at + 1) % 5].contains(">D</span>"), "{row}");
            let Some(past) = past.get(at) else { continue };
            let points = strohmann_rules::Outcome::points(&past.outcome);
            for (cell, (total, points)) in cells.iter().zip(past.totals.iter().zip(points)) {
                let total = format!("<b>{}</b>", strohmann_words::number(*total));
                assert!(cell.contains(&total), "{total} in {cell}");
                assert!(cell.contains(&super::signed(points)), "{points} in {cell}");
            }
        }
    });
}
