//! Forms: what is filled in reads back, and every wrong field is named at its place and nowhere else.

use strohmann_rules::stirnrunde::{Announce, Plan, ROUNDS, Scoring, Setting, TrumpRule, cards_in};
use strohmann_rules::vitou::Variant;
use strohmann_rules::{
    Options as _, Seat, Signals, Stirnrunde, Vidrasso, Vitou, Words, stirnrunde, vidrasso, vitou,
};
use strohmann_words::Lang;

use super::{Fields, Making};

fn form(entries: &[(&str, &str)]) -> Fields {
    let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    entries.iter().map(owned).collect()
}

/// The options read back from their form, and each control shows them: nothing is left at another default.
fn round_trip<G: Making>(options: &G::Options) {
    for lang in Lang::ALL {
        let form = G::fill(options);
        assert_eq!(G::read(lang, &form).as_ref(), Ok(options));
        let drawn = G::fields(lang, &form, &super::Faults::default()).into_string();
        let posted: Fields = controls(&drawn).into_iter().collect();
        assert_eq!(G::read(lang, &posted).as_ref(), Ok(options), "{drawn}");
        let summary = G::summary(lang, options);
        assert!(
            !summary.is_empty() && summary.chars().count() <= 80,
            "{summary}"
        );
    }
}

/// What a browser would post of a drawn form.
fn controls(drawn: &str) -> Vec<(String, String)> {
    let attribute = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        Some(rest.split_once('"')?.0.to_owned())
    };
    let mut posted = Vec::new();
    let mut menu = None;
    for tag in drawn.split('<').filter_map(|tag| tag.split('>').next()) {
        if tag.starts_with("select ") {
            menu = attribute(tag, "name");
        }
        let chosen = match tag.split(' ').next() {
            Some("input") if tag.contains("type=\"radio\"") => tag.contains(" checked"),
            Some("input") => true,
            Some("option") => tag.contains(" selected"),
            _ => false,
        };
        if chosen {
            let name = attribute(tag, "name").or_else(|| menu.clone());
            posted.extend(name.zip(attribute(tag, "value")));
        }
    }
    posted
}

/// Just these fields are refused, their sentences stand beside them, and what was entered is still there.
fn refused<G: Making>(entries: &[(&str, &str)], wrong: &[&str]) {
    let mut sentences = Vec::new();
    for lang in Lang::ALL {
        let form = form(entries);
        let faults = G::read(lang, &form).expect_err(&format!("{entries:?}"));
        let named: Vec<&str> = faults.0.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(named, wrong, "{entries:?}");
        let drawn = G::fields(lang, &form, &faults).into_string();
        for name in wrong {
            let fault = faults.of(name).unwrap();
            let id = format!("{}-{name}-fault", G::NAME);
            let beside = format!("id=\"{id}\">{fault}</p>");
            assert!(
                drawn.replace("&quot;", "\"").contains(&beside),
                "{beside} in {drawn}"
            );
            let described = drawn.matches(&id).count();
            assert_eq!(described, 2, "{name} is described by its fault");
            sentences.push((lang, fault.to_owned()));
        }
    }
    let (german, english): (Vec<_>, Vec<_>) = sentences
        .into_iter()
        .partition(|(lang, _)| *lang == Lang::De);
    let spoken = |all: Vec<(Lang, String)>| all.into_iter().map(|(_, text)| text);
    assert!(spoken(german).zip(spoken(english)).all(|(de, en)| de != en));
}

const MALFORMED: [&str; 14] = [
    "",
    "abc",
    "1e9",
    "-0",
    " 7 ",
    "+4",
    "04",
    "4.0",
    "٣",
    "null",
    "[4]",
    "99999999999999999999",
    "-9223372036854775808",
    "4\u{0}",
];

#[test]
fn vidrasso_reads_what_it_fills_in() {
    for target in [300, 500] {
        for chips in [false, true] {
            round_trip::<Vidrasso>(&vidrasso::Options { target, chips });
        }
    }
    for text in MALFORMED.into_iter().chain(["400", "30", "3000"]) {
        refused::<Vidrasso>(&[("target", text)], &["target"]);
        refused::<Vidrasso>(&[("target", "500"), ("chips", text)], &["chips"]);
        refused::<Vidrasso>(&[("target", text), ("chips", "yes")], &["target", "chips"]);
    }
}

#[test]
fn vitou_reads_what_it_fills_in() {
    for variant in Variant::ALL {
        for signals in [Signals::Open, Signals::Covert, Signals::Off] {
            round_trip::<Vitou>(&vitou::Options { variant, signals });
        }
    }
    for text in MALFORMED.into_iter().chain(["Morlino", "open "]) {
        refused::<Vitou>(&[("variant", text)], &["variant"]);
        refused::<Vitou>(&[("signals", text)], &["signals"]);
        refused::<Vitou>(
            &[("variant", text), ("signals", text)],
            &["variant", "signals"],
        );
    }
}

fn any_options(words: &mut Words) -> stirnrunde::Options {
    let mut settings = *Plan::STANDARD.settings();
    for (round, setting) in (1..).zip(&mut settings) {
        let ways = Announce::ALL.len() - usize::from(cards_in(round) > 1);
        *setting = Setting {
            trump: TrumpRule::ALL[words.below(TrumpRule::ALL.len() as u32) as usize],
            announce: Announce::ALL[words.below(ways as u32) as usize],
        };
    }
    let players = 2 + words.below(5) as u8;
    let seat = words.below(u32::from(players) + 1) as usize;
    stirnrunde::Options {
        players,
        plan: match words.below(4) {
            0 => Plan::STANDARD,
            1 => Plan::PLAIN,
            _ => Plan::new(settings).expect("foreheads only with one card"),
        },
        scoring: Scoring {
            hit: 1 + words.below(1000) as i16,
            trick: words.below(1001) as i16,
            miss: -1 - words.below(1000) as i16,
        },
        first_dealer: (seat < usize::from(players)).then(|| Seat::new(seat)),
    }
}

#[test]
fn stirnrunde_reads_what_it_fills_in() {
    round_trip::<Stirnrunde>(&stirnrunde::Options::default());
    let mut words = Words::new([7; 32]);
    for _ in 0..60 {
        round_trip::<Stirnrunde>(&any_options(&mut words));
    }
}

#[test]
fn stirnrunde_names_each_wrong_field() {
    for text in MALFORMED.into_iter().chain(["7", "1", "-4"]) {
        refused::<Stirnrunde>(&[("players", text)], &["players"]);
        refused::<Stirnrunde>(&[("plan", text)], &["plan"]);
    }
    for (name, wrong) in [
        ("hit", ["0", "1001"]),
        ("trick", ["-1", "1001"]),
        ("miss", ["-1001", "0"]),
    ] {
        for text in MALFORMED.into_iter().chain(wrong) {
            refused::<Stirnrunde>(&[(name, text)], &[name]);
        }
    }
    for text in MALFORMED.into_iter().chain(["0", "5", "-1", "Draw"]) {
        refused::<Stirnrunde>(&[("first_dealer", text)], &["first_dealer"]);
    }
    for round in 1..=ROUNDS {
        let (trump, announce) = (format!("trump-{round}"), format!("announce-{round}"));
        refused::<Stirnrunde>(&[("plan", "own"), (&trump, "h")], &[&trump]);
        refused::<Stirnrunde>(&[("plan", "own"), (&announce, "loud")], &[&announce]);
        let forehead = [("plan", "own"), (announce.as_str(), "forehead")];
        if cards_in(round) > 1 {
            refused::<Stirnrunde>(&forehead, &[&announce]);
        } else {
            assert!(Stirnrunde::read(Lang::En, &form(&forehead)).is_ok());
        }
    }
    // All at once, and a dealer who may be right once the players are.
    let all = [
        ("players", "9"),
        ("plan", "own"),
        ("trump-1", ""),
        ("announce-10", "forehead"),
        ("hit", "x"),
        ("trick", "-1"),
        ("miss", "5"),
        ("first_dealer", "6"),
    ];
    let wrong = ["players", "trump-1", "announce-10", "hit", "trick", "miss"];
    refused::<Stirnrunde>(&all, &wrong);
    refused::<Stirnrunde>(
        &[("players", "5"), ("first_dealer", "6")],
        &["first_dealer"],
    );
}

/// The ends of each range are taken, and what the controls say they take.
#[test]
fn the_ends_of_each_range_are_taken() {
    for (name, from, to) in [("hit", 1, 1000), ("trick", 0, 1000), ("miss", -1000, -1)] {
        let drawn = Stirnrunde::fields(Lang::De, &Fields::default(), &super::Faults::default());
        let range = format!("min=\"{from}\" max=\"{to}\"");
        assert!(drawn.into_string().contains(&range), "{range}");
        for end in [from, to] {
            let form = form(&[(name, &end.to_string())]);
            assert!(Stirnrunde::read(Lang::De, &form).is_ok(), "{name} {end}");
        }
    }
}

#[test]
fn what_is_not_entered_is_as_usual_and_the_last_entry_counts() {
    assert_eq!(
        Stirnrunde::read(Lang::De, &Fields::default()),
        Ok(stirnrunde::Options::default())
    );
    let form = form(&[
        ("players", "x"),
        ("do", "play:7C"),
        ("players", "6"),
        ("plan", "plain"),
        ("trump-1", "H"),
        ("first_dealer", "6"),
        ("players ", "3"),
    ]);
    let read = Stirnrunde::read(Lang::De, &form).unwrap();
    let expected = stirnrunde::Options {
        players: 6,
        plan: Plan::PLAIN,
        first_dealer: Some(Seat::new(5)),
        ..stirnrunde::Options::default()
    };
    assert_eq!(read, expected, "rounds count only in a plan of one's own");
    let own = self::form(&[("plan", "own"), ("trump-5", "H")]);
    let own = Stirnrunde::read(Lang::De, &own).unwrap();
    assert_eq!(own.plan.setting(5).trump.word(), "H");
    assert_eq!(own.plan.setting(9), Plan::STANDARD.setting(9));
}

#[test]
fn what_was_entered_is_shown_as_text() {
    let evil = "\"><script>alert(1)</script>";
    let form = form(&[
        ("players", evil),
        ("hit", evil),
        ("first_dealer", evil),
        ("plan", "own"),
        ("trump-3", evil),
    ]);
    let faults = Stirnrunde::read(Lang::En, &form).unwrap_err();
    let drawn = Stirnrunde::fields(Lang::En, &form, &faults).into_string();
    assert!(!drawn.contains("<script") && drawn.contains("&lt;script&gt;"));
}

#[test]
fn summaries_leave_out_what_is_usual() {
    let summary = |options: &str| {
        let tape = strohmann_rules::json::Tape::parse(options).unwrap();
        let options = stirnrunde::Options::read(tape.root()).options.unwrap();
        Stirnrunde::summary(Lang::De, &options)
    };
    for (options, line) in [
        ("{}", "4 Plätze, Standardplan"),
        (
            r#"{"players":6,"plan":"plain"}"#,
            "6 Plätze, schlichter Plan",
        ),
        (
            r#"{"scoring":{"miss":-3},"first_dealer":2}"#,
            "4 Plätze, Standardplan, 10/1/−3, Platz 3 gibt zuerst",
        ),
    ] {
        assert_eq!(summary(options), line);
    }
    let chips = vidrasso::Options {
        target: 500,
        chips: true,
    };
    assert_eq!(Vidrasso::summary(Lang::De, &chips), "bis 500, mit Chips");
    assert_eq!(
        Vidrasso::summary(Lang::En, &vidrasso::Options::default()),
        "to 300"
    );
    let vitou = |variant, signals| Vitou::summary(Lang::De, &vitou::Options { variant, signals });
    assert_eq!(vitou(Variant::Morlino, Signals::Covert), "Morlino");
    assert_eq!(vitou(Variant::Cason, Signals::Open), "Cason, Zeichen offen");
    assert_eq!(vitou(Variant::CasonTwo, Signals::Open), "Cason zu zweit");
}
