//! The Vitou bots that have learned: always legal, the same from the same words, never read off, and in the order of
//! their names.

use strohmann_ai::{Contest, Level, Tally, play_hands};
use strohmann_rules::vitou::{Action, Options, Phase, Variant};
use strohmann_rules::{
    Dealing, Eye, Hand, Match, Options as _, Round as _, Seat, Sight as _, Signals, Standing as _,
    Vitou, Words,
};

const LEARNED: [Level; 2] = [Level::NORMAL, Level::STRONG];

fn every_table() -> Vec<Options> {
    let signals = [Signals::Open, Signals::Covert, Signals::Off];
    let all = Variant::ALL.into_iter();
    all.flat_map(|variant| signals.map(|signals| Options { variant, signals }))
        .collect()
}

#[test]
fn they_are_always_legal() {
    for options in every_table() {
        for level in LEARNED {
            let bots: Vec<_> = (0..options.seats()).map(|_| level.bot()).collect();
            for number in 1..=30 {
                let dealing = Dealing::from_seed(6, number, 1, bots.len());
                let mut game = Match::<Vitou>::begin(options, &dealing);
                play_hands(&mut game, &dealing, &bots, 1000);
                assert!(game.winners().is_some(), "{options:?}: no end");
            }
        }
    }
}

/// Positions that come about at random, in hands of matches with any totals.
fn positions(hands: u32, mut look: impl FnMut(&Options, &Hand<Vitou>, Seat)) {
    let mut words = Words::new([9; 32]);
    for options in every_table() {
        let target = options.variant.target() as u32;
        for number in 0..hands {
            let dealer = Seat::new(number as usize % options.seats());
            let standing = strohmann_rules::vitou::Standing::new(&options, dealer);
            let totals = [0; 2].map(|_: i32| words.below(target) as i32);
            let mut pack = <Vitou as strohmann_rules::Game>::pack().to_vec();
            words.shuffle(&mut pack);
            let mut hand = Hand::<Vitou>::deal(&options, standing.after(&options, &totals), pack);
            while let Some(seat) = hand.round().to_act() {
                look(&options, &hand, seat);
                let legal = hand.view(&options, Eye::Seat(seat)).sight.legal();
                let action = legal[words.below(legal.len() as u32) as usize];
                hand.act(seat, action).expect("it is legal");
            }
        }
    }
}

#[test]
fn same_view_and_words_make_the_same_decision() {
    let mut number = 0u8;
    positions(30, |options, hand, seat| {
        number = number.wrapping_add(1);
        let view = hand.view(options, Eye::Seat(seat));
        for level in LEARNED {
            let bot = level.bot::<Vitou>();
            let decide = || bot.decide(&view, &mut Words::new([number; 32]));
            let decision = decide();
            assert_eq!(decision, decide(), "{:?}", view.log);
            assert!(view.sight.legal().contains(&decision.action));
            let may = |signal| view.may_signal.contains(&signal);
            assert!(decision.signal.is_none_or(may));
        }
    });
}

#[test]
fn what_it_raises_and_accepts_cannot_be_read_off() {
    let bot = Level::STRONG.bot::<Vitou>();
    let (mut raises, mut answers, mut looked_at) = (0, 0, 0);
    positions(40, |options, hand, seat| {
        let table = hand.round().table();
        let asked =
            table.owing() == Some(seat) || table.may_raise(strohmann_rules::vitou::Side::of(seat));
        if !asked || table.phase() == Phase::Blind {
            return;
        }
        looked_at += 1;
        let view = hand.view(options, Eye::Seat(seat));
        let actions: Vec<Action> = (0..40)
            .map(|number| bot.decide(&view, &mut Words::new([number; 32])).action)
            .collect();
        let some_but_not_all = |is: fn(&Action) -> bool| {
            let count = actions.iter().filter(|action| is(action)).count();
            usize::from(count > 0 && count < actions.len())
        };
        raises += some_but_not_all(|action| matches!(action, Action::Raise(_)));
        answers += some_but_not_all(|action| *action == Action::Fold);
    });
    // Mixed often enough to count on, and not where it matters.
    assert!(
        50 * raises > looked_at && 2 * raises < looked_at,
        "{raises} of {looked_at}"
    );
    assert!(answers > 20, "{answers} of {looked_at}");
}

#[test]
fn who_leaves_it_to_the_partner_does_so() {
    let mut asked = 0;
    positions(60, |options, hand, seat| {
        let view = hand.view(options, Eye::Seat(seat));
        if view.sight.legal().contains(&Action::Ask) {
            let decision = Level::STRONG
                .bot::<Vitou>()
                .decide(&view, &mut Words::new([1; 32]));
            assert_eq!(decision.action, Action::Ask);
            asked += 1;
        }
    });
    assert!(asked > 10, "{asked}");
}

/// Matches won and played; the deals are always the same, so that luck has no say.
fn played(options: Options, bots: [Level; 2]) -> (f64, f64) {
    let contest = Contest {
        options,
        seed: 12,
        bots,
    };
    let mut tally = Tally::default();
    let clock = || std::time::Duration::ZERO;
    contest.run::<Vitou>(&mut tally, 50, None, &clock, &mut |_| true);
    let units = tally.units.iter();
    units.fold((0.0, 0.0), |(won, all), unit| {
        (won + unit.won, all + f64::from(unit.matches))
    })
}

#[test]
fn the_levels_stand_in_order() {
    for (bots, at_least) in [
        ([Level::STRONG, Level::Random], 0.85),
        ([Level::STRONG, Level::EASY], 0.58),
        ([Level::STRONG, Level::NORMAL], 0.5),
        ([Level::NORMAL, Level::EASY], 0.5),
        ([Level::EASY, Level::Random], 0.8),
    ] {
        let tables = every_table()
            .into_iter()
            .map(|options| played(options, bots));
        let (won, all) = tables.fold((0.0, 0.0), |(won, all), table| {
            (won + table.0, all + table.1)
        });
        assert!(won > at_least * all, "{bots:?}: {won} of {all}");
    }
}
