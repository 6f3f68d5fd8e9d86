//! Transcripts of Stirnrunde's rounds and settings: too many to write out one by one.

use std::fmt::Write as _;

use strohmann_rules::stirnrunde::{Announce, TrumpRule};

use super::check;

/// A transcript of a round with these settings, up to the first lead (`SR-2`, `SR-7`).
fn settings(trump: TrumpRule, announce: Announce, round: usize) -> String {
    let cards = if round == 3 { 3 } else { 1 };
    let suits = ["S", "C", "D"];
    let held = suits.map(|suit| {
        ["A", "K", "Q"][..cards]
            .iter()
            .map(|rank| format!("{rank}{suit}"))
            .collect::<Vec<_>>()
            .join(" ")
    });
    let mut text = format!(
        "# Generated.\ngame stirnrunde {{\"players\":3}}\nround {round}\nsetting {} {}\n",
        trump.word(),
        announce.word()
    );
    for (seat, cards) in held.iter().enumerate() {
        let _ = writeln!(text, "hand {seat} {cards}");
    }
    let (known, turned) = match trump {
        TrumpRule::Turned => ("H", "9H"),
        TrumpRule::Dealer => ("-", "-"),
        fixed => (fixed.word(), "-"),
    };
    if trump == TrumpRule::Turned {
        text += "turned 9H\n";
    }
    text += "deal\n";
    let _ = writeln!(
        text,
        "sees public trump {known}\nsees public turned {turned}"
    );
    let hands = |text: &mut String, announced: bool| {
        for eye in 0..3 {
            for (seat, cards) in held.iter().enumerate() {
                let sees = match announce {
                    Announce::Open | Announce::Hidden => eye == seat,
                    Announce::Blind => announced && eye == seat,
                    Announce::Forehead => eye != seat,
                };
                let _ = writeln!(
                    text,
                    "sees {eye} hand.{seat} {}",
                    if sees { cards } else { "-" }
                );
                let _ = writeln!(text, "sees public hand.{seat} -");
            }
        }
    };
    hands(&mut text, false);
    if trump == TrumpRule::Dealer {
        text += "due 0\nlegal 0 trump:C trump:D trump:H trump:S trump:none\n0 bid:0 refused SR-2 Naming\n";
        text += "1 bid:0 refused ALL-5 NotDue\n0 trump:S\nsees public trump S\n";
        hands(&mut text, false);
    } else {
        text += "1 trump:S refused SR-2 NotToName\n";
    }
    let bids = if cards == 3 {
        "bid:0 bid:1 bid:2 bid:3"
    } else {
        "bid:0 bid:1"
    };
    if announce == Announce::Hidden {
        let _ = writeln!(
            text,
            "due 0 1 2\nlegal 0 {bids}\nlegal 1 {bids}\n2 bid:1\ndue 0 1\n0 bid:0\ndue 1"
        );
        text += "sees 2 bid.2 1\nsees 0 bid.2 ?\nsees 1 bid.2 ?\nsees 1 bid.1 -\nsees public bid.0 ?\n1 bid:1\n";
    } else {
        for (seat, bid) in [(1, 1), (2, 1), (0, 0)] {
            let _ = writeln!(text, "due {seat}\nlegal {seat} {bids}\n{seat} bid:{bid}");
            let _ = writeln!(
                text,
                "sees public bid.{seat} {bid}\nsees 2 bid.{seat} {bid}"
            );
        }
    }
    text += "sees public bid.0 0\nsees 1 bid.2 1\nsees 2 bid.1 1\n";
    hands(&mut text, true);
    text += "due 1\n";
    let plays: Vec<_> = held[1]
        .split(' ')
        .map(|card| format!("play:{card}"))
        .collect();
    let plays = if announce == Announce::Forehead {
        "play:?".to_owned()
    } else {
        plays.join(" ")
    };
    let _ = writeln!(text, "legal 1 {plays}");
    text
}

#[test]
fn every_pair_of_settings_is_played_as_it_says() {
    for trump in TrumpRule::ALL {
        for announce in Announce::ALL {
            for round in [1, 3, 19] {
                if round == 3 && announce == Announce::Forehead {
                    continue;
                }
                let text = settings(trump, announce, round);
                if let Err(fault) = check(&text) {
                    panic!("{trump:?} and {announce:?}, round {round}: line {fault}\n{text}");
                }
            }
        }
    }
}

/// The cards of each round, and its settings in the usual plan (`SR-1`, `SR-2`).
const ROUNDS: [(usize, &str, &str); 19] = [
    (1, "turned", "open"),
    (2, "turned", "open"),
    (3, "turned", "open"),
    (4, "turned", "open"),
    (5, "none", "open"),
    (6, "turned", "open"),
    (7, "turned", "open"),
    (8, "turned", "open"),
    (9, "turned", "hidden"),
    (10, "turned", "open"),
    (9, "turned", "open"),
    (8, "turned", "open"),
    (7, "turned", "open"),
    (6, "turned", "open"),
    (5, "none", "open"),
    (4, "dealer", "open"),
    (3, "turned", "open"),
    (2, "turned", "blind"),
    (1, "turned", "forehead"),
];

#[test]
fn every_round_is_dealt_as_the_plans_say() {
    for (round, (cards, trump, announce)) in (1..).zip(ROUNDS) {
        for seats in 2..=6 {
            let (plain, last) = (["turned", "open"], ["turned", "forehead"]);
            let plain = if round == 19 { last } else { plain };
            for (plan, [trump, announce]) in [("standard", [trump, announce]), ("plain", plain)] {
                let text = format!(
                    "# Generated.\ngame stirnrunde {{\"players\":{seats},\"plan\":\"{plan}\"}}\nround {round}\n\
                     deal\nsees public cards {cards}\nsees public cards_in_hand.1 {cards}\n\
                     sees public trump_from {trump}\nsees public announce {announce}\n"
                );
                if let Err(fault) = check(&text) {
                    panic!("{plan}, round {round}: line {fault}\n{text}");
                }
            }
        }
    }
}
