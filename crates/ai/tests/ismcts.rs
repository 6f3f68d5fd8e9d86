//! The search plays by the rules, the same from the same words, and better than at random.

use strohmann_ai::{Bot, Ismcts, Level, Tactics, Worth, play_hands};
use strohmann_rules::json::Tape;
use strohmann_rules::{
    Dealing, Deals as _, Eye, Game, Hand, Match, Options, Round, Seat, Standing, Stirnrunde,
    Vidrasso, Vitou,
};

fn options<G: Game>(text: &str) -> G::Options {
    let tape = Tape::parse(text).expect("it is JSON");
    G::Options::read(tape.root())
        .options
        .expect("they are right")
}

/// By how much the seats of even number, which search, are worth more than the others, which play at random.
fn lead<G: Tactics>(text: &str, matches: u64, iterations: u32) -> f32 {
    let options = options::<G>(text);
    let seats = options.seats();
    let bots: Vec<Box<dyn Bot<G>>> = (0..seats)
        .map(|seat| match seat % 2 {
            0 => Level::Ismcts(iterations).bot::<G>(),
            _ => Level::Random.bot::<G>(),
        })
        .collect();
    let mut lead = 0.0;
    for number in 1..=matches {
        let dealing = Dealing::from_seed(1, number, 1, seats);
        let mut game = Match::<G>::begin(options, &dealing);
        play_hands(&mut game, &dealing, &bots, 60);
        for hand in game.hands() {
            let outcome = hand.round().outcome().expect("the hand is over");
            let worths = G::worth(&options, hand.standing(), &outcome);
            for seat in Seat::all(seats) {
                lead += worths[seat] * if seat.index() % 2 == 0 { 1.0 } else { -1.0 };
            }
        }
    }
    lead
}

#[test]
fn vidrasso_is_played_better_than_at_random() {
    let lead = lead::<Vidrasso>("{}", 2, 50);
    assert!(lead > 100.0, "{lead}");
}

#[test]
fn vitou_is_played_better_than_at_random() {
    for variant in ["morlino", "cason", "cason2"] {
        let options = format!(r#"{{"variant":"{variant}"}}"#);
        let lead = lead::<Vitou>(&options, 8, 50);
        assert!(lead > 1.0, "{variant}: {lead}");
    }
}

#[test]
fn stirnrunde_is_played_better_than_at_random() {
    for players in 2..=6 {
        let options = format!(r#"{{"players":{players}}}"#);
        let lead = lead::<Stirnrunde>(&options, 1, 50);
        assert!(lead > 100.0, "{players}: {lead}");
    }
}

/// Every iteration tries one action, and each action is tried.
fn visits_add_up<G: Worth>(text: &str) {
    let options = options::<G>(text);
    let dealing = Dealing::from_seed(2, 1, 1, options.seats());
    let dealer = Seat::new(0);
    let standing = G::Standing::new(&options, dealer);
    let hand = Hand::<G>::deal(&options, standing, dealing.pack(1, G::pack()));
    let seat = hand.round().to_act().expect("the hand begins");
    let view = hand.view(&options, Eye::Seat(seat));
    let search = Ismcts { iterations: 300 };
    let weigh = |number| {
        let words = &mut dealing.bot_words(number, seat, 0);
        search.weigh(&view, &mut strohmann_ai::Chance::from_words(words))
    };
    let weighed = weigh(1);
    assert_eq!(weighed.iter().map(|one| one.visits).sum::<u32>(), 300);
    assert!(weighed.iter().all(|one| one.visits > 0));
    assert_eq!(weighed, weigh(1));
    assert_ne!(weighed, weigh(2));
}

#[test]
fn every_iteration_tries_an_action() {
    visits_add_up::<Vidrasso>("{}");
    visits_add_up::<Vitou>("{}");
    visits_add_up::<Vitou>(r#"{"variant":"cason2"}"#);
    visits_add_up::<Stirnrunde>("{}");
}
