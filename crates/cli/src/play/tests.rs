//! Whole matches from a script, the drawings, and that they tell nothing they must not.

use std::sync::{Arc, mpsc};

use strohmann_ai::Level;
use strohmann_rules::json::Tape;
use strohmann_rules::{
    Dealing, Draw, Eye, Game, Match, Options, Place, Round as _, Seat, Sight as _, Standing as _,
    Stirnrunde, Vidrasso, View, Vitou, Words, record,
};
use strohmann_words::{Lang, Medium, Names, Voice};

use super::book::Book;
use super::choice::Choices;
use super::ink;
use super::input::{self, Inputs, Typed};
use super::screen::{COLUMNS, Screen};
use super::session::{Chance, Session, Setup};
use super::table::Table;

fn options<G: Game>(text: &str) -> G::Options {
    let tape = Tape::parse(text).unwrap();
    G::Options::read(tape.root()).options.unwrap()
}

const SHORT: [&str; 6] = ["Du", "Ben", "Cleo", "Dora", "Emil", "Fanny"];
const LONG: [&str; 6] = [
    "Anna",
    "Benedikt Maria Graf",
    "Cleo",
    "Dora-Leonore",
    "Emil",
    "Fanny",
];

/// Plays a script and gives what was printed and what was recorded.
fn sit<G: Table>(
    given: &str,
    names: [&str; 6],
    lang: Lang,
    terminal: bool,
    script: impl IntoIterator<Item = &'static str>,
) -> (String, Vec<String>) {
    let options = options::<G>(given);
    let setup = Setup::<G> {
        options,
        lang,
        names: names[..options.seats()]
            .iter()
            .map(ToString::to_string)
            .collect(),
        bots: vec![Level::Random; options.seats() - 1],
        chance: Chance::Seed(7),
    };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    let book = Book::open(&file).unwrap();
    let (sender, receiver) = mpsc::channel();
    for line in script {
        sender.send(Typed::Line(line.to_owned())).unwrap();
    }
    drop(sender);
    let mut out = Vec::new();
    let screen = Screen::new(&mut out, false, terminal);
    let done = Session::<G>::new(
        &setup,
        Some(book),
        Inputs::new(receiver, Arc::default()),
        screen,
        terminal,
    )
    .run();
    assert!(done.is_ok());
    let records = std::fs::read_to_string(&file).unwrap();
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "only the record stays");
    let records = records.lines().map(str::to_owned).collect();
    let text = String::from_utf8(out).unwrap();
    let place = std::fs::canonicalize(folder.path())
        .unwrap()
        .display()
        .to_string();
    (text.replace(&place, "FOLDER"), records)
}

/// Always the first choice, to the end.
fn whole<G: Table>(given: &str) {
    for lang in Lang::ALL {
        let (text, records) = sit::<G>(given, LONG, lang, false, std::iter::repeat_n("1", 20_000));
        let [record] = &records[..] else {
            panic!("{} records", records.len())
        };
        assert_eq!(record::check(record.as_bytes()), [], "{given}");
        assert!(
            record.contains(r#""winners":"#),
            "{given}: the match is over"
        );
        for line in text.lines() {
            assert!(ink::width(line) <= COLUMNS, "{line}");
        }
        assert!(!text.contains('\u{1b}') && !text.contains('\u{e001}'));
        assert!(!text.contains('{') && !text.contains("Unknown"));
    }
}

#[test]
fn vidrasso_from_a_script() {
    whole::<Vidrasso>("{}");
    whole::<Vidrasso>(r#"{"target":500,"chips":true}"#);
}

#[test]
fn vitou_from_a_script() {
    for variant in ["morlino", "cason", "cason2"] {
        whole::<Vitou>(&format!(r#"{{"variant":"{variant}","signals":"open"}}"#));
    }
}

#[test]
fn stirnrunde_from_a_script() {
    whole::<Stirnrunde>("{}");
    whole::<Stirnrunde>(r#"{"players":6,"plan":"plain"}"#);
    whole::<Stirnrunde>(r#"{"players":2}"#);
}

/// The end of the input, or `q`, leaves a record without a result and with its secret.
#[test]
fn leaving_keeps_what_was_played() {
    for script in [
        vec!["suit:H"],
        vec!["herz", "q"],
        vec!["suit:H", "nonsense", "", "?", "s", "last", "log"],
    ] {
        let (text, records) = sit::<Vidrasso>("{}", SHORT, Lang::De, false, script);
        assert!(text.contains("Du hast den Tisch verlassen"), "{text}");
        let [record] = &records[..] else {
            panic!("{} records", records.len())
        };
        assert_eq!(record::check(record.as_bytes()), []);
        assert!(record.contains(r#"[0,"suit:H"]"#), "{record}");
        assert!(
            record.ends_with(r#""result":null}"#) || record.contains(r#""result":null,"bots""#)
        );
        assert!(!record.contains(r#""secret":null"#));
    }
}

/// At a terminal another match is offered, and gets a line of its own (`ALL-3`).
#[test]
fn a_rematch_is_a_further_line() {
    let ones = std::iter::repeat_n("1", 223).chain(["j"]);
    let script: Vec<&str> = ones.collect();
    let (text, _) = sit::<Stirnrunde>(r#"{"players":3}"#, SHORT, Lang::De, true, script.clone());
    assert!(text.contains("Noch eine Partie?"));
    let until = text.matches("> ").count();
    assert!(until > 100);
    // As many answers as the match asks questions, then yes, then the beginning of the next.
    let questions = text[..text.find("Noch eine Partie?").unwrap()]
        .matches("\n> ")
        .count();
    let script = std::iter::repeat_n("1", questions).chain(["j", "1", "q"]);
    let (text, records) = sit::<Stirnrunde>(r#"{"players":3}"#, SHORT, Lang::De, true, script);
    assert!(text.contains("Partie 2."), "{text}");
    assert_eq!(records.len(), 2);
    for record in &records {
        assert_eq!(record::check(record.as_bytes()), []);
    }
    assert!(records[1].contains(r#""match":2"#) && records[1].contains(r#""draw":[]"#));
}

fn voice(lang: Lang, names: &Names) -> Voice<'_> {
    Voice {
        lang,
        eye: Eye::Seat(Seat::new(0)),
        names,
        ear: false,
    }
}

/// All that is shown to seat 0: the table, what is asked, what may be done, the rules.
fn shown<G: Table>(view: &View<G>, lang: Lang, names: &Names) -> String {
    let voice = voice(lang, names);
    let choices = Choices::new(view);
    let mut lines = G::draw(view, &voice, &choices, &[]);
    lines.push(G::moment(view, &voice));
    let list = choices.named(view, &voice).into_iter();
    lines.extend(list.map(|(number, name)| format!("{number} {name}")));
    lines.extend(G::last(view, &voice));
    lines.extend(G::sheet(view, &voice, &[]));
    lines.extend(G::help(view, &voice, Medium::Terminal));
    lines.join("\n")
}

/// Swaps two cards that seat 0 has not seen, plays the same actions, and compares what is shown.
fn two_worlds<G: Table>(given: &str, steps: usize) {
    let options = options::<G>(given);
    let names = Names::new(["Anna", "Ben", "Cleo", "Dora", "Emil", "Fanny"]);
    let own = Eye::Seat(Seat::new(0));
    let mut compared = 0;
    let mut chance = Words::new([3; 32]);
    for seed in 1..=80 {
        let dealing = Dealing::from_seed(seed, 1, 1, options.seats());
        let mut game = Match::<G>::begin(options, &dealing);
        // Only a first hand can be dealt from a pack of one's own without playing those before it.
        game.deal(&dealing);
        let mut done = 0;
        while let Some(seat) = game.hand().unwrap().round().to_act() {
            let view = game.view(own).unwrap();
            if done % steps == 0 {
                compared += usize::from(compare(&game, &view, &names, &mut chance));
            }
            let legal = game.view(Eye::Seat(seat)).unwrap().sight.legal();
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.act(seat, action).unwrap();
            done += 1;
        }
    }
    assert!(
        compared > 20,
        "{}: only {compared} worlds compared",
        G::NAME
    );
}

/// Whether another world could be made here.
fn compare<G: Table>(game: &Match<G>, view: &View<G>, names: &Names, chance: &mut Words) -> bool {
    let hand = game.hand().unwrap();
    let mut pack = hand.pack().to_vec();
    let unseen: Vec<_> = view.sight.hidden().unseen.into_iter().collect();
    let places = G::places(game.options(), hand.standing());
    let hidden = |at: &usize| {
        let seen = matches!(places.get(*at), Some(Place::Top(..) | Place::Turned));
        unseen.contains(&pack[*at]) && !seen
    };
    let spots: Vec<usize> = (0..pack.len()).filter(hidden).collect();
    if spots.len() < 2 {
        return false;
    }
    let held: Vec<usize> = spots
        .iter()
        .copied()
        .filter(|&at| places.get(at) != Some(&Place::Stock))
        .collect();
    let spot = |spots: &[usize], chance: &mut Words| {
        let count = spots.len().max(1) as u32;
        spots.get(chance.below(count) as usize).copied()
    };
    let (Some(one), Some(two)) = (spot(&held, chance), spot(&spots, chance)) else {
        return false;
    };
    if pack[one] == pack[two] || places.get(one) == places.get(two) {
        return false;
    }
    pack.swap(one, two);
    let draw = Draw {
        rows: Vec::new(),
        dealer: hand.standing().dealer(),
    };
    let mut other = Match::<G>::with_draw(*game.options(), draw);
    other.deal_pack(pack);
    for &(seat, action) in hand.actions() {
        if other.act(seat, action).is_err() {
            return false;
        }
    }
    let Some(twin) = other.view(view.eye).filter(|twin| twin == view) else {
        return false;
    };
    for lang in Lang::ALL {
        assert_eq!(shown(view, lang, names), shown(&twin, lang, names));
    }
    true
}

#[test]
fn drawings_tell_nothing_hidden() {
    two_worlds::<Vidrasso>("{}", 1);
    two_worlds::<Vitou>("{}", 1);
    two_worlds::<Stirnrunde>(
        r#"{"plan":[FIRST]}"#.replace("FIRST", &forehead_first()).as_str(),
        1,
    );
}

/// A plan that begins with the forehead.
fn forehead_first() -> String {
    let forehead = r#"{"trump":"turned","announce":"forehead"}"#;
    let rest = r#"{"trump":"turned","announce":"open"}"#;
    std::iter::once(forehead)
        .chain(std::iter::repeat_n(rest, 18))
        .collect::<Vec<_>>()
        .join(",")
}

fn snapshot<G: Table>(name: &str, given: &str, script: &'static [&'static str]) {
    for lang in Lang::ALL {
        let (text, _) = sit::<G>(given, SHORT, lang, false, script.iter().copied());
        insta::assert_snapshot!(format!("{name}_{}", lang.tag()), text);
    }
}

#[test]
fn drawings() {
    snapshot::<Vidrasso>(
        "vidrasso",
        r#"{"chips":true}"#,
        &["12", "1", "1", "1", "1", "99", "KC", "1", "last", "s", "?"],
    );
    snapshot::<Vitou>(
        "vitou",
        r#"{"signals":"open"}"#,
        &[
            "signal lips",
            "raise",
            "1",
            "raise:12",
            "1",
            "1",
            "1",
            "s",
            "?",
        ],
    );
    snapshot::<Vitou>(
        "vitou_cason2",
        r#"{"variant":"cason2"}"#,
        &["1", "1", "1", "1", "1", "1", "?"],
    );
    snapshot::<Stirnrunde>(
        "stirnrunde",
        r#"{"players":3}"#,
        &["0", "1", "5", "1", "1", "1", "1", "1", "1", "s", "?"],
    );
}

#[test]
fn colour_changes_nothing_but_colour() {
    let names = Names::new(["Anna", "Ben"]);
    let dealing = Dealing::from_seed(1, 1, 1, 2);
    let mut game = Match::<Vidrasso>::begin(options::<Vidrasso>("{}"), &dealing);
    game.deal(&dealing);
    let view = game.view(Eye::Seat(Seat::new(0))).unwrap();
    let text = shown(&view, Lang::En, &names);
    let coloured = ink::coloured(&text);
    let mut bare = String::new();
    let mut escaped = false;
    for c in coloured.chars() {
        match c {
            '\u{1b}' => escaped = true,
            'm' if escaped => escaped = false,
            c if !escaped => bare.push(c),
            _ => {}
        }
    }
    assert_eq!(bare, ink::plain(&text));
}

#[test]
fn only_the_beginning_of_a_long_line_is_kept() {
    let (sender, lines) = input::channel();
    let script = format!("{}\n2\n", "x".repeat(1 << 20));
    let reader = std::thread::spawn(move || input::read_lines(script.as_bytes(), &sender));
    let next = || lines.recv().unwrap();
    assert!(matches!(next(), Typed::Line(line) if line.len() < 10_000));
    assert_eq!(next(), Typed::Line("2".to_owned()));
    assert_eq!(next(), Typed::End);
    reader.join().unwrap();
}
