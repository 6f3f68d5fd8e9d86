//! Which tables are played at, and the moments in which worlds are compared.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use strohmann_rules::json::Tape;
use strohmann_rules::vitou::{Near, Phase};
use strohmann_rules::{
    Dealing, Eye, Game, Hand, Match, Options as _, Round as _, Seat, SeatSet, Sight as _, Signal,
    Signals, Standing as _, Stirnrunde, Vidrasso, Vitou, Words, stirnrunde, vitou,
};

/// A table that is played at.
pub struct Table {
    /// How it is called in the results.
    pub name: &'static str,
    /// As records have them.
    pub options: Value,
    /// The moments that have to be reached.
    pub scenes: Vec<String>,
}

/// A game, as far as its moments are told apart.
pub trait Scenes: Game {
    /// Actions that anybody may try, beside cards.
    const WORDS: &'static [&'static str];

    /// All tables.
    fn tables() -> Vec<Table>;

    /// What kind of moment this is.
    fn scene(options: &Self::Options, hand: &Hand<Self>) -> String;

    /// Who may talk alone (`VT-8`).
    fn alone(options: &Self::Options, hand: &Hand<Self>) -> SeatSet {
        let _ = (options, hand);
        SeatSet::EMPTY
    }
}

/// A match stopped in a moment of a kind that is wanted.
pub struct Spot<G: Game> {
    pub table: &'static str,
    pub scene: String,
    /// As records have them.
    pub options: Value,
    pub game: Match<G>,
    pub dealing: Dealing,
}

impl Table {
    /// The kinds of moments, with the name of the table.
    pub fn kinds(&self) -> impl Iterator<Item = String> {
        self.scenes
            .iter()
            .map(|scene| format!("{}: {scene}", self.name))
    }
}

/// A moment of the first hand of a match with the options that a table has if nothing is chosen.
pub fn first_hand<G: Scenes>() -> Spot<G> {
    let options = G::Options::default();
    let dealing = Dealing::from_seed(1, 1, 1, options.seats());
    let mut words = Words::new([1; 32]);
    let mut game = Match::<G>::begin(options, &dealing);
    game.deal(&dealing);
    for _ in 0..FIRST {
        act(&mut game, &mut words);
    }
    let hand = game.hand().expect("it was dealt");
    Spot {
        table: "as it comes",
        scene: G::scene(&options, hand),
        options: json!({}),
        game,
        dealing,
    }
}

/// How many actions are made in a first hand.
const FIRST: usize = 4;

/// How many matches are played at a table in search of its moments.
const MATCHES: u64 = 5000;
/// How many hands a match is followed.
const HANDS: u32 = 40;

/// So many moments of each kind, each of another match at random.
pub fn spots<G: Scenes>(each: usize) -> Vec<Spot<G>> {
    let mut spots = Vec::new();
    for table in G::tables() {
        let mut wanted: Vec<&String> = Vec::new();
        for scene in &table.scenes {
            wanted.extend(std::iter::repeat_n(scene, each));
        }
        for seed in 1..=MATCHES {
            if wanted.is_empty() {
                break;
            }
            spots.extend(play::<G>(&table, &mut wanted, seed));
        }
        assert!(wanted.is_empty(), "{}: never {wanted:?}", table.name);
    }
    spots
}

/// Plays a match at random and stops it, in passing, in moments that are wanted.
fn play<G: Scenes>(table: &Table, wanted: &mut Vec<&String>, seed: u64) -> Vec<Spot<G>> {
    let options = read::<G>(&table.options);
    let dealing = Dealing::from_seed(seed, 1, 1, options.seats());
    let mut words = Words::new([seed as u8; 32]);
    let mut game = Match::<G>::begin(options, &dealing);
    let mut spots = Vec::new();
    let mut met = BTreeSet::new();
    while game.winners().is_none() && game.standing().hands() < HANDS {
        game.deal(&dealing);
        while let Some(hand) = game.hand().filter(|hand| !hand.round().due().is_empty()) {
            let seats = options.seats();
            let speaker = Seat::new(words.below(seats as u32) as usize);
            if words.below(3) == 0 {
                let signal = Signal::ALL[words.below(4) as usize];
                // Where it may not be given, it is not.
                let _ = game.signal(speaker, signal, &dealing);
                continue;
            }
            let scene = G::scene(&options, hand);
            let at = wanted.iter().position(|wanted| **wanted == scene);
            if let Some(at) = at.filter(|_| words.below(4) == 0 && !met.contains(&scene)) {
                wanted.swap_remove(at);
                met.insert(scene.clone());
                spots.push(Spot {
                    table: table.name,
                    scene,
                    options: table.options.clone(),
                    game: game.clone(),
                    dealing: dealing.clone(),
                });
            }
            act(&mut game, &mut words);
        }
    }
    spots
}

/// Lets somebody who is due do something.
fn act<G: Game>(game: &mut Match<G>, words: &mut Words) {
    let hand = game.hand().expect("a hand was dealt");
    let due: Vec<Seat> = hand.round().due().iter().collect();
    let seat = due[words.below(due.len() as u32) as usize];
    let legal = G::sight(hand.round(), Eye::Seat(seat)).legal();
    let action = legal[words.below(legal.len() as u32) as usize];
    game.act(seat, action).expect("what is offered is taken");
}

fn read<G: Game>(options: &Value) -> G::Options {
    let text = options.to_string();
    let tape = Tape::parse(&text).expect("it is JSON");
    let read = <G::Options as strohmann_rules::Options>::read(tape.root());
    read.options.expect("it is a table of the game")
}

fn owned(scenes: &[&str]) -> Vec<String> {
    scenes.iter().map(|scene| (*scene).to_owned()).collect()
}

impl Scenes for Vidrasso {
    const WORDS: &'static [&'static str] = &["suit:H", "rank:7"];

    fn tables() -> Vec<Table> {
        let scenes = owned(&[
            "naming",
            "gifts",
            "one gift given",
            "first tricks",
            "covered cards",
            "last tricks",
        ]);
        let table = |name, options| Table {
            name,
            options,
            scenes: scenes.clone(),
        };
        vec![
            table("to 300", json!({ "target": 300, "chips": false })),
            table("to 500 with chips", json!({ "target": 500, "chips": true })),
        ]
    }

    fn scene(_: &Self::Options, hand: &Hand<Vidrasso>) -> String {
        let sight = Vidrasso::sight(hand.round(), Eye::Public);
        let covered = sight
            .hidden()
            .slots
            .iter()
            .any(|slot| matches!(slot.place, strohmann_rules::Place::Covered(..)));
        let scene = match (sight.suit.zip(sight.rank), sight.due().len()) {
            (None, _) => "naming",
            (Some(_), 2) => "gifts",
            _ if hand.round().at_once() => "one gift given",
            _ if hand.round().tricks_played() < 3 => "first tricks",
            _ if covered => "covered cards",
            _ if hand.round().tricks_played() > 14 => "the very last tricks",
            _ => "last tricks",
        };
        scene.to_owned()
    }
}

impl Scenes for Vitou {
    const WORDS: &'static [&'static str] = &[
        "raise:3",
        "raise:6",
        "raise:12",
        "raise:match",
        "fold",
        "accept",
        "go",
        "throw",
        "ask",
        "pass",
        "look",
        "skip",
        "agree",
        "refuse",
    ];

    fn tables() -> Vec<Table> {
        let table = |name, variant, signals, scenes: &[&str]| Table {
            name,
            options: json!({ "variant": variant, "signals": signals }),
            scenes: owned(scenes),
        };
        let near = [
            "one near: Decide",
            "one near: Play",
            "both near: Offer",
            "both near: Play",
        ];
        let signals = ["Play, signalled", "one near: Play, signalled"];
        let four = [&near[..], &signals, &["Play", "one near: Asked"]].concat();
        let two = [&near[..], &["Blind", "Skip", "Skipped", "Play"]].concat();
        let (owing, answer) = ("Play after a raise", "Answer after a raise");
        let and = |scenes: &[&'static str], one| [scenes, &[one]].concat();
        vec![
            table("morlino, covert", "morlino", "covert", &and(&four, owing)),
            table("morlino, open", "morlino", "open", &["Play", owing]),
            table("morlino, off", "morlino", "off", &["Play", owing]),
            table("cason, covert", "cason", "covert", &and(&four, answer)),
            table("cason, open", "cason", "open", &["Play", answer]),
            table("cason for two", "cason2", "covert", &and(&two, answer)),
        ]
    }

    fn alone(options: &vitou::Options, hand: &Hand<Vitou>) -> SeatSet {
        match hand.round().table().near() {
            Near::One(side) if options.seats() == 4 => side.seats(4),
            _ => SeatSet::EMPTY,
        }
    }

    fn scene(options: &vitou::Options, hand: &Hand<Vitou>) -> String {
        let table = hand.round().table();
        let near = match table.near() {
            Near::Neither => "",
            Near::One(_) => "one near: ",
            Near::Both => "both near: ",
        };
        let last = hand.talk().last();
        let signalled = last.is_some_and(|said| said.after == hand.actions().len());
        let covert = options.signals == Signals::Covert;
        let how = match (table.owing(), table.phase()) {
            (Some(_), _) => " after a raise",
            (None, Phase::Play) if signalled && covert => ", signalled",
            (None, _) => "",
        };
        format!("{near}{:?}{how}", table.phase())
    }
}

impl Scenes for Stirnrunde {
    const WORDS: &'static [&'static str] = &["trump:H", "trump:none", "bid:0", "bid:11", "play:?"];

    fn tables() -> Vec<Table> {
        let all = ["turned", "none", "dealer", "H"]
            .into_iter()
            .flat_map(|trump| ["open", "blind", "hidden"].map(|announce| (trump, announce)));
        let all: Vec<_> = all.collect();
        let plan = |first, last| {
            let forehead = |trump| [(trump, "forehead")];
            let usual = [("turned", "open"); 5];
            [&forehead(first)[..], &all, &usual, &forehead(last)].concat()
        };
        let some = ["turned", "none"].map(|trump| (trump, "forehead"));
        let rest = ["dealer", "H"].map(|trump| (trump, "forehead"));
        let standard = [("turned", "open"), ("dealer", "open"), ("turned", "hidden")];
        vec![
            planned(
                "three",
                3,
                &plan("turned", "none"),
                &[&all[..], &some].concat(),
            ),
            planned("four", 4, &plan("dealer", "H"), &rest),
            standard_table("two, standard", 2, &standard),
            standard_table("six, standard", 6, &standard),
        ]
    }

    fn scene(options: &stirnrunde::Options, hand: &Hand<Stirnrunde>) -> String {
        let round = hand.standing().round();
        let setting = options.plan.setting(round);
        let (trump, announce) = (setting.trump.word(), setting.announce.word());
        let open = Stirnrunde::sight(hand.round(), Eye::Public).open;
        let some = hand.round().at_once() && open.due().len() < options.seats();
        let made = if some { ", some made" } else { "" };
        format!("{trump} {announce}: {:?}{made}", open.phase())
    }
}

type Setting = (&'static str, &'static str);

/// A table with this plan, and the settings of which every kind of moment is wanted.
fn planned(name: &'static str, players: u8, plan: &[Setting], wanted: &[Setting]) -> Table {
    let round = |(trump, announce): &Setting| json!({ "trump": trump, "announce": announce });
    let plan: Vec<Value> = plan.iter().map(round).collect();
    Table {
        options: json!({ "players": players, "plan": plan }),
        ..standard_table(name, players, wanted)
    }
}

fn standard_table(name: &'static str, players: u8, wanted: &[Setting]) -> Table {
    let scenes = wanted.iter().flat_map(|(trump, announce)| {
        let named = (*trump == "dealer").then_some("Naming");
        let made = (*announce == "hidden").then_some("Announcing, some made");
        let usual = ["Announcing", "Playing"];
        let phases = named.into_iter().chain(made).chain(usual);
        phases.map(move |phase| format!("{trump} {announce}: {phase}"))
    });
    Table {
        name,
        options: json!({ "players": players }),
        scenes: scenes.collect(),
    }
}
