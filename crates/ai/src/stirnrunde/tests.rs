//! Thinking about Stirnrunde: no world contradicts what is proven, and what can be reckoned is found.

use arrayvec::ArrayVec;
use strohmann_rules::json::Tape;
use strohmann_rules::stirnrunde::{Action, Options, Phase, Standing};
use strohmann_rules::{
    Card, CardBag, Eye, Game as _, Guess, Hand, Options as _, Place, Round as _, Seat, Sight as _,
    Standing as _, Stirnrunde, View, Words,
};

use super::features::{BID_ACTION, BID_STATE, CARD_ACTION, CARD_STATE};
use super::net::{HIDDEN, Net};
use super::policy::Policy;
use crate::bot::Bot as _;
use crate::chance::Chance;
use crate::guess::{Evidence, Guesses};
use crate::think::{Thinker, Thought as _};

const THINKER: Thinker = Thinker {
    guesses: Guesses {
        samples: 24,
        worlds: 12,
        evidence: Evidence::ALL,
    },
    choices: 1,
    trust: 4.0,
};

fn options(text: &str) -> Options {
    let tape = Tape::parse(text).expect("it is JSON");
    Options::read(tape.root())
        .options
        .expect("they are options")
}

/// Tables of two to six, with every setting.
fn tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for players in 2..=6 {
        tables.push(options(&format!(r#"{{"players":{players}}}"#)));
        let rounds = (0..19).map(|round| {
            let announce = ["open", "blind", "hidden", "forehead"];
            let announce = announce[if round % 18 == 0 { 3 } else { round % 3 }];
            let trump = ["dealer", "none", "H", "turned"][round % 4];
            format!(r#"{{"trump":"{trump}","announce":"{announce}"}}"#)
        });
        let plan = rounds.collect::<Vec<_>>().join(",");
        let scoring = r#"{"hit":5,"trick":2,"miss":-1}"#;
        tables.push(options(&format!(
            r#"{{"players":{players},"plan":[{plan}],"scoring":{scoring}}}"#
        )));
    }
    tables
}

/// Shows the view of every decision of some matches in which anything is done.
fn wander(options: &Options, matches: usize, mut show: impl FnMut(&Hand<Stirnrunde>, Seat)) {
    let mut words = Words::new([21; 32]);
    let mut standing = Standing::new(options, Seat::new(0));
    for round in 0..19 * matches {
        if round % 19 == 0 {
            standing = Standing::new(options, Seat::new(0));
        }
        let mut pack = Stirnrunde::pack().to_vec();
        words.shuffle(&mut pack);
        let mut hand = Hand::<Stirnrunde>::deal(options, standing, pack);
        while let Some(seat) = hand.round().to_act() {
            show(&hand, seat);
            let legal = Stirnrunde::sight(hand.round(), Eye::Seat(seat)).legal();
            let action = legal[words.below(legal.len() as u32) as usize];
            hand.act(seat, action).expect("it is legal");
        }
        standing = standing.after(options, &[0; 6][..options.players.into()]);
    }
}

#[test]
fn worlds_are_such_that_the_player_would_see_just_this() {
    let kinds = [
        Evidence::ALL,
        Evidence {
            cards: false,
            ..Evidence::ALL
        },
        Evidence {
            words: false,
            ..Evidence::ALL
        },
        Evidence::NONE,
    ];
    for options in tables() {
        let mut step = 0;
        wander(&options, 1, |hand, seat| {
            step += 1;
            if step % 5 > 0 {
                return;
            }
            let view = hand.view(&options, Eye::Seat(seat));
            let evidence = kinds[step / 5 % 4];
            let guesses = Guesses {
                evidence,
                ..THINKER.guesses
            };
            let worlds = guesses.draw(&view, &mut Chance::new(step as u64));
            let count: f64 = worlds.iter().map(|(_, often)| often).sum();
            assert!((count - 12.0).abs() <= 1.0, "{count}");
            for (world, _) in worlds {
                assert_eq!(Stirnrunde::sight(&world, view.eye), view.sight);
            }
        });
    }
}

#[test]
fn decisions_are_legal_and_the_same_from_the_same_words() {
    for options in tables() {
        let mut step = 0;
        wander(&options, 1, |hand, seat| {
            step += 1;
            if step % 7 > 0 {
                return;
            }
            let view = hand.view(&options, Eye::Seat(seat));
            let decide = || THINKER.decide(&view, &mut Words::new([step as u8; 32]));
            let once = decide();
            assert_eq!(once, decide());
            assert!(view.sight.legal().contains(&once.action));
            assert!(
                view.sight
                    .legal()
                    .contains(&Policy::learned().choose(&view.sight))
            );
        });
    }
}

/// What each action gains on average over all cards the other may hold, when both have their last cards but one left
/// and the first has been played: nobody has a choice any more.
fn reckoned(view: &View<Stirnrunde>, me: Seat) -> Vec<(Action, f64)> {
    let sight = &view.sight;
    let gain = |action: Action| {
        let (mut sum, mut all) = (0.0, 0.0);
        let hidden = sight.hidden();
        let slot = hidden.slots.iter();
        let slot = slot.clone().position(|slot| slot.place != Place::Stock);
        let slot = slot.expect("the other has a card");
        for card in hidden.slots[slot].may {
            let own: CardBag = [card].into_iter().fold(CardBag::EMPTY, with);
            let rest = hidden.unseen.without(own).expect("the card is unseen");
            let cards = (0..hidden.slots.len()).map(|at| if at == slot { own } else { rest });
            let guess = Guess {
                cards: cards.collect(),
                choices: ArrayVec::default(),
            };
            let mut round = sight.complete(&guess).expect("the guess fits");
            round.play_unchecked(me, action);
            while let Some(seat) = round.to_act() {
                let only = round.legal(seat);
                assert_eq!(only.len(), 1);
                round.play_unchecked(seat, only[0]);
            }
            let outcome = round.outcome().expect("all cards are played");
            let often = hidden.unseen.count(card) as f64;
            sum += often * f64::from(Stirnrunde::gain(view, me, &outcome));
            all += often;
        }
        sum / all
    };
    let legal = sight.legal();
    legal.iter().map(|&action| (action, gain(action))).collect()
}

fn with(mut bag: CardBag, card: Card) -> CardBag {
    bag.insert(card);
    bag
}

#[test]
fn a_choice_that_can_be_reckoned_out_is_the_one_that_reckoning_finds() {
    let options = options(r#"{"players":2,"plan":"plain"}"#);
    let thinker = Thinker {
        guesses: Guesses {
            samples: 0,
            worlds: 600,
            evidence: Evidence::NONE,
        },
        trust: 0.0,
        ..THINKER
    };
    let (mut found, mut clear) = (0, 0);
    wander(&options, 4, |hand, seat| {
        let view = hand.view(&options, Eye::Seat(seat));
        let open = &view.sight.open;
        let last_but_one = open.phase() == Phase::Playing && open.cards - open.played == 2;
        let choice = view.sight.legal().len() == 2;
        if !last_but_one || open.led().is_none() || !choice {
            return;
        }
        let gains = reckoned(&view, seat);
        let better = usize::from(gains[1].1 > gains[0].1);
        found += 1;
        // What differs by less than luck may do is no test.
        if (gains[0].1 - gains[1].1).abs() > 2.0 {
            clear += 1;
            let decision = thinker.decide(&view, &mut Words::new([found as u8; 32]));
            assert_eq!(decision.action, gains[better].0, "{gains:?}");
        }
    });
    assert!(clear > 10, "{clear} of {found}");
}

/// A network whose output is plain to see: one unit, and one input of each kind.
#[test]
fn a_network_adds_weighs_and_cuts_off_below_0() {
    let mut net = Net::<2, 1>::ZERO;
    net.state[1][3] = 2.0;
    net.action[0][3] = -1.0;
    net.bias[3] = 0.5;
    net.hit[3] = 4.0;
    net.off[3] = 1.0;
    net.others[3] = -1.0;
    net.last = [0.0, 0.25, 0.5];
    let results = |state: f32, action: f32| net.results(&net.situation(&[7.0, state]), &[action]);
    let on = results(1.0, 2.0);
    assert!((on.hit - 1.0 / (1.0 + (-2.0f32).exp())).abs() < 1e-5);
    assert!((on.off - 0.75).abs() < 1e-6 && on.others.abs() < 1e-6);
    let cut = results(0.0, 2.0);
    assert!((cut.hit - 0.5).abs() < 1e-6 && (cut.off - 0.25).abs() < 1e-6);
}

#[test]
fn what_was_learned_has_a_number_for_each_weight() {
    let numbers = include_str!("learned.txt").split_ascii_whitespace();
    let numbers: Result<Vec<f32>, _> = numbers.map(str::parse).collect();
    let numbers = numbers.expect("each is a number");
    let weights = |inputs: usize| (inputs + 4) * HIDDEN + 3;
    let all = weights(BID_STATE + BID_ACTION) + weights(CARD_STATE + CARD_ACTION);
    assert_eq!(numbers.len(), all);
    assert!(numbers.iter().all(|number| number.abs() < 100.0));
}
