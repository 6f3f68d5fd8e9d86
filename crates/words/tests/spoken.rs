//! Random matches of every game and variant, with everything that can be said at every step.

use std::hash::{BuildHasher as _, Hash, RandomState};

use strohmann_rules::json::Tape;
use strohmann_rules::{
    Dealing, Eye, Game, MAX_SEATS, Match, Options, Outcome as _, Round, Seat, SeatSet, Sight,
    Signal, Stirnrunde, Vidrasso, View, Vitou, Words,
};
use strohmann_words::{Lang, Medium, Names, Speak, Voice, winners};

/// Words of the notation of all games, most of them illegal at any time.
fn notation() -> Vec<String> {
    let ranks = "A23456789TJQK".chars();
    let cards = ranks.flat_map(|rank| "CDHS".chars().map(move |suit| format!("{rank}{suit}")));
    let cards: Vec<String> = cards.collect();
    let plays = cards.iter().map(|card| format!("play:{card}"));
    let gifts = cards.iter().map(|card| format!("gift:{card}"));
    let words = "suit:H rank:7 raise:3 raise:6 raise:12 raise:match accept fold go throw ask pass look \
                 skip agree refuse trump:H trump:none bid:0 bid:3 bid:11 play:?";
    let words = words.split_whitespace().map(str::to_owned);
    plays.chain(gifts).chain(words).collect()
}

fn sound(text: &str, context: &str) {
    let bad = [
        "{",
        "}",
        "Unknown",
        "vidrasso-",
        "vitou-",
        "stirnrunde-",
        "\u{2068}",
        "  ",
        " .",
        " ,",
        "..",
        ": :",
    ];
    assert!(!text.trim().is_empty(), "{context}: empty");
    for bad in bad {
        assert!(!text.contains(bad), "{context}: {text:?} has {bad:?}");
    }
    for bad in [
        "You is ",
        "You has ",
        "You plays",
        "you plays",
        "You leads",
        "you leads",
        "you deals",
        "you has ",
        "Du hat ",
        "Du spielt",
        "du spielt",
        "du gibt",
        "Du gibt",
        "du hat ",
    ] {
        assert!(!text.contains(bad), "{context}: {text:?} has {bad:?}");
    }
}

/// Whether two things look the same to a hash.
fn same(one: &impl Hash, other: &impl Hash) -> bool {
    let state = RandomState::new();
    state.hash_one(one) == state.hash_one(other)
}

struct Room<'a> {
    names: &'a Names,
    context: String,
}

impl Room<'_> {
    /// Says everything about a view in both languages, for eye and ear.
    fn all<G: Speak>(&self, before: Option<&View<G>>, view: &View<G>) {
        for lang in Lang::ALL {
            for ear in [false, true] {
                let voice = Voice {
                    lang,
                    eye: view.eye,
                    names: self.names,
                    ear,
                };
                let context = format!("{} {lang:?} {:?}", self.context, view.eye);
                let say = |text: String| sound(&text, &context);
                say(G::moment(view, &voice));
                for medium in [Medium::Terminal, Medium::Page] {
                    G::help(view, &voice, medium).into_iter().for_each(say);
                }
                if let Some(before) = before {
                    if same(&G::occasion(before), &G::occasion(view)) {
                        let help = |view| G::help(view, &voice, Medium::Page);
                        assert_eq!(help(before), help(view), "{context}");
                    }
                    let told = G::told(before, view, &voice);
                    assert!(!told.is_empty() || before.log.len() == view.log.len());
                    told.into_iter().for_each(say);
                } else {
                    G::dealt(view, &voice).into_iter().for_each(say);
                }
                for action in view.sight.legal() {
                    say(G::choice(view, &voice, action));
                    G::typed(view, &voice, action).into_iter().for_each(say);
                }
            }
        }
    }

    /// Tries everything, and says why it is refused.
    fn refusals<G: Speak>(&self, game: &Match<G>, words: &[String], seats: usize) {
        for seat in Seat::all(seats) {
            let view = game.view(Eye::Seat(seat)).unwrap();
            for action in words
                .iter()
                .filter_map(|word| word.parse::<G::Action>().ok())
            {
                let Err(refusal) = game.clone().act(seat, action) else {
                    continue;
                };
                for lang in Lang::ALL {
                    let voice = Voice {
                        lang,
                        eye: view.eye,
                        names: self.names,
                        ear: false,
                    };
                    let text = G::refused(&view, &voice, action, &refusal);
                    sound(&text, &self.context);
                    assert!(text.ends_with(']'), "{text} names no ruling");
                }
            }
        }
    }
}

fn eyes(seats: usize) -> Vec<Eye> {
    Seat::all(seats)
        .map(Eye::Seat)
        .chain([Eye::Public])
        .collect()
}

fn views<G: Game>(game: &Match<G>, seats: usize) -> Vec<View<G>> {
    eyes(seats)
        .into_iter()
        .map(|eye| game.view(eye).unwrap())
        .collect()
}

fn play<G: Speak>(options: &str, matches: u64, every: usize) {
    let tape = Tape::parse(options).unwrap();
    let options = G::Options::read(tape.root()).options.unwrap();
    let seats = options.seats();
    let names =
        Names::new(&["Anna", "Ben", "Cleo", "Dora", "Emil", "Fanny"][..seats.min(MAX_SEATS)]);
    let words = notation();
    for seed in 1..=matches {
        let dealing = Dealing::from_seed(seed, 1, 1, seats);
        let mut chance = Words::new([seed as u8; 32]);
        let mut game = Match::<G>::begin(options, &dealing);
        let mut step = 0;
        while game.deal(&dealing) {
            let mut room = Room {
                names: &names,
                context: String::new(),
            };
            let mut before: Option<Vec<View<G>>> = None;
            loop {
                step += 1;
                room.context = format!("{} seed {seed} step {step}", G::NAME);
                let now = views(&game, seats);
                let over = game.hand().unwrap().round().due().is_empty();
                if step % every == 0 || over || before.is_none() {
                    for (at, view) in now.iter().enumerate() {
                        room.all(before.as_ref().map(|before| &before[at]), view);
                    }
                    room.refusals(&game, &words, seats);
                }
                before = Some(now);
                let due: Vec<Seat> = game.hand().unwrap().round().due().iter().collect();
                let Some(&seat) = due.get(chance.below(due.len().max(1) as u32) as usize) else {
                    break;
                };
                let view = game.view(Eye::Seat(seat)).unwrap();
                let any = Signal::ALL[chance.below(4) as usize];
                let _ = game.signal(seat, any, &dealing);
                let legal = view.sight.legal();
                let action = legal[chance.below(legal.len() as u32) as usize];
                game.act(seat, action).unwrap();
            }
            let _ = game.hand().unwrap().round().outcome().unwrap().points();
        }
        for lang in Lang::ALL {
            let voice = Voice {
                lang,
                eye: Eye::Public,
                names: &names,
                ear: false,
            };
            let totals = [(SeatSet::one(Seat::new(0)), 1)];
            for line in winners(&voice, game.winners().unwrap(), &totals) {
                sound(&line, "winners");
            }
        }
    }
}

#[test]
fn vidrasso_speaks() {
    play::<Vidrasso>("{}", 1, 5);
    play::<Vidrasso>(r#"{"target":500,"chips":true}"#, 1, 11);
}

#[test]
fn vitou_speaks() {
    for variant in ["morlino", "cason", "cason2"] {
        let options = format!(r#"{{"variant":"{variant}"}}"#);
        play::<Vitou>(&options, 25, 9);
        let options = format!(r#"{{"variant":"{variant}","signals":"open"}}"#);
        play::<Vitou>(&options, 3, 2);
    }
}

#[test]
fn stirnrunde_speaks() {
    play::<Stirnrunde>("{}", 1, 7);
    play::<Stirnrunde>(r#"{"players":2,"plan":"plain"}"#, 1, 3);
    play::<Stirnrunde>(r#"{"players":6}"#, 1, 17);
    let round = r#"{"trump":"dealer","announce":"blind"},{"trump":"S","announce":"hidden"}"#;
    let rounds = [round; 9].join(",");
    let plan =
        format!(r#"{{"players":3,"plan":[{rounds},{{"trump":"dealer","announce":"forehead"}}]}}"#);
    play::<Stirnrunde>(&plan, 1, 5);
}
