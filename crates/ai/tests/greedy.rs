//! The same view and words make the same decision, and every decision is legal.

use strohmann_ai::{Bot, Flat, Greedy, Tactics, play_hands};
use strohmann_rules::json::Tape;
use strohmann_rules::{
    Dealing, Eye, Hand, Match, Options, Round as _, Seat, Standing as _, Stirnrunde, Vidrasso,
    Vitou, Words,
};

const VIDRASSO: [&str; 2] = ["{}", r#"{"target":500,"chips":true}"#];

const VITOU: [&str; 6] = [
    r#"{"variant":"morlino"}"#,
    r#"{"variant":"morlino","signals":"open"}"#,
    r#"{"variant":"cason"}"#,
    r#"{"variant":"cason","signals":"off"}"#,
    r#"{"variant":"cason2"}"#,
    r#"{"variant":"cason2","signals":"off"}"#,
];

/// Every number of players, every plan by name, and two with all settings.
fn stirnrunde() -> Vec<String> {
    let mut all = Vec::new();
    for players in 2..=6 {
        for plan in ["standard", "plain"] {
            all.push(format!(r#"{{"players":{players},"plan":"{plan}"}}"#));
        }
        for announce in [["open", "blind", "hidden"], ["forehead", "hidden", "blind"]] {
            let trumps = ["turned", "none", "dealer", "C", "D", "H", "S"];
            let rounds = (0..19).map(|round| {
                let announce = match announce[round % 3] {
                    "forehead" if round > 0 => "open",
                    other if round == 18 => ["forehead", other][round % 2],
                    other => other,
                };
                let trump = if round == 0 {
                    "dealer"
                } else {
                    trumps[round % 7]
                };
                format!(r#"{{"trump":"{trump}","announce":"{announce}"}}"#)
            });
            let plan = rounds.collect::<Vec<_>>().join(",");
            all.push(format!(
                r#"{{"players":{players},"plan":[{plan}],"scoring":{{"hit":5,"miss":-1}}}}"#
            ));
        }
    }
    all
}

fn options<O: Options>(text: &str) -> O {
    let tape = Tape::parse(text).expect("it is JSON");
    O::read(tape.root()).options.expect("they are options")
}

/// Plays matches between bots; a decision that a view does not allow panics.
fn play<G: Tactics>(text: &str, bot: impl Fn() -> Box<dyn Bot<G>>, matches: u64, hands: u32) {
    let options: G::Options = options(text);
    let bots: Vec<_> = (0..options.seats()).map(|_| bot()).collect();
    for number in 1..=matches {
        let dealing = Dealing::from_seed(5, number, 1, bots.len());
        let mut game = Match::<G>::begin(options, &dealing);
        play_hands(&mut game, &dealing, &bots, hands);
    }
}

/// In positions that come about at random, each bot decides twice.
fn twice<G: Tactics>(text: &str, hands: u32) {
    let options: G::Options = options(text);
    let mut words = Words::new([8; 32]);
    let seats = options.seats();
    let mut standing = G::Standing::new(&options, Seat::new(0));
    for number in 0..hands {
        let mut pack = G::pack().to_vec();
        words.shuffle(&mut pack);
        let mut hand = Hand::<G>::deal(&options, standing, pack);
        while let Some(seat) = hand.round().to_act() {
            let view = hand.view(&options, Eye::Seat(seat));
            for bot in [&Greedy as &dyn Bot<G>, &Flat::new(3)] {
                let key = [number as u8; 32];
                let once = bot.decide(&view, &mut Words::new(key));
                let again = bot.decide(&view, &mut Words::new(key));
                assert_eq!(once, again, "{text} {:?}", view.log);
                assert!(strohmann_rules::Sight::legal(&view.sight).contains(&once.action));
                assert!(
                    once.signal
                        .is_none_or(|signal| view.may_signal.contains(&signal))
                );
            }
            let legal = strohmann_rules::Sight::legal(&view.sight);
            let action = legal[words.below(legal.len() as u32) as usize];
            hand.act(seat, action).expect("it is legal");
        }
        let totals = standing.after(&options, &vec![0; seats]);
        standing = if totals.winners(&options).is_some() {
            G::Standing::new(&options, Seat::new(0))
        } else {
            totals
        };
    }
}

#[test]
fn greedy_is_always_legal() {
    for text in VIDRASSO {
        play::<Vidrasso>(text, || Box::new(Greedy), 20, 1000);
    }
    for text in VITOU {
        play::<Vitou>(text, || Box::new(Greedy), 60, 1000);
    }
    for text in stirnrunde() {
        play::<Stirnrunde>(&text, || Box::new(Greedy), 5, 1000);
    }
}

#[test]
fn flat_is_always_legal() {
    play::<Vidrasso>("{}", || Box::new(Flat::new(2)), 1, 3);
    for text in VITOU {
        play::<Vitou>(text, || Box::new(Flat::new(3)), 4, 30);
    }
    for text in stirnrunde() {
        play::<Stirnrunde>(&text, || Box::new(Flat::new(1)), 1, 1000);
    }
}

#[test]
fn same_view_and_words_make_the_same_decision() {
    for text in VIDRASSO {
        twice::<Vidrasso>(text, 6);
    }
    for text in VITOU {
        twice::<Vitou>(text, 60);
    }
    for text in stirnrunde() {
        twice::<Stirnrunde>(&text, 19);
    }
}
