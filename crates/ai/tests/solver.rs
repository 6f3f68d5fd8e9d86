//! The double-dummy solver against plain minimax, against another search, and its lines against the rules.

use std::collections::HashMap;

use strohmann_ai::{Chance, DoubleDummy, Playouts};
use strohmann_rules::vidrasso::{Action, Options, Round, Sight, Standing, Unseen, value};
use strohmann_rules::{
    Card, CardSet, Eye, Game, Outcome as _, Round as _, Seat, Standing as _, Vidrasso,
};

/// A hand played at random until so many tricks are left, and one card more if `led`.
fn ending(tricks: usize, led: bool, seed: u64) -> Round {
    let options = Options::default();
    let dealer = Seat::new(seed as usize % 2);
    let mut hands = Playouts::<Vidrasso>::new(options, Standing::new(&options, dealer), seed);
    let mut round = hands.deal();
    let mut chance = Chance::new(seed);
    let mut act = |round: &mut Round| {
        let seat = round.to_act().expect("the hand goes on");
        let action = round.pick(seat, |count| chance.below(count));
        round.play_unchecked(seat, action);
    };
    while house(&round).rank.is_none() || house(&round).suit.is_none() || round.at_once() {
        act(&mut round);
    }
    while round.tricks_played() < 17 - tricks {
        act(&mut round);
    }
    if led {
        act(&mut round);
    }
    round
}

fn house(round: &Round) -> Sight {
    Vidrasso::sight(round, Eye::House)
}

/// What the seat has taken, and what was given to it.
fn had(sight: &Sight, seat: Seat) -> i32 {
    let given = match sight.gifts[seat.next(2)] {
        Unseen::Card(card) => value(card),
        Unseen::None | Unseen::Hidden => 0,
    };
    i32::from(sight.points()[seat] + given)
}

/// The seat's points at the end if both play their best: the rules and nothing else.
fn minimax(round: &Round, seat: Seat) -> i32 {
    let Some(next) = round.to_act() else {
        return round.outcome().expect("it is over").points()[seat.index()];
    };
    let values = round.legal(next).into_iter().map(|action| {
        let mut after = *round;
        after.play_unchecked(next, action);
        minimax(&after, seat)
    });
    let best = if next == seat {
        values.max()
    } else {
        values.min()
    };
    best.expect("who is due can act")
}

/// All that the rest of a hand depends on: hands, open cards, who leads what.
type Key = ([CardSet; 4], Seat, Option<Card>);

/// The same by alpha-beta with a full window and a table, as points of seat 0 to come.
fn alpha_beta(
    round: &Round,
    mut alpha: i32,
    mut beta: i32,
    table: &mut HashMap<Key, (i32, i32)>,
) -> i32 {
    let zero = Seat::new(0);
    let Some(next) = round.to_act() else {
        return 0;
    };
    let sight = house(round);
    let hand = |seat: usize| sight.hands[Seat::new(seat)].expect("the house sees all");
    let open = |seat: usize| sight.open(Seat::new(seat));
    let key = (
        [hand(0), hand(1), open(0), open(1)],
        sight.leader,
        sight.lead,
    );
    let (low, high) = *table.entry(key).or_insert((0, 180));
    if low >= beta || low == high {
        return low;
    }
    if high <= alpha {
        return high;
    }
    (alpha, beta) = (alpha.max(low), beta.min(high));
    let (first_alpha, first_beta) = (alpha, beta);
    let own = next == zero;
    let mut best = if own { 0 } else { 180 };
    for action in round.legal(next) {
        let mut after = *round;
        after.play_unchecked(next, action);
        let before = had(&sight, zero);
        // The gift is counted with the last trick, but was had before.
        let gained = if after.to_act().is_some() {
            had(&house(&after), zero) - before
        } else {
            after.outcome().expect("it is over").points()[0] - before
        };
        let value = gained + alpha_beta(&after, alpha - gained, beta - gained, table);
        if own {
            best = best.max(value);
            alpha = alpha.max(best);
        } else {
            best = best.min(value);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    let bounds = table.get_mut(&key).expect("it was put there");
    if best > first_alpha {
        bounds.0 = best;
    }
    if best < first_beta {
        bounds.1 = best;
    }
    best
}

#[test]
fn endings_are_worth_what_minimax_says() {
    let mut solver = DoubleDummy::new();
    let cases = if std::env::var_os("STROHMANN_LONG").is_some() {
        40_000
    } else {
        4000
    };
    let (mut covered, mut leaders) = (0, [0; 2]);
    for seed in 0..cases {
        let tricks = 1 + seed as usize % 5;
        let round = ending(tricks, seed % 3 == 0, seed);
        let sight = house(&round);
        let under = |seat| sight.piles[Seat::new(seat)].map(|pile| pile.under != Unseen::None);
        covered += usize::from(under(0).contains(&true) || under(1).contains(&true));
        leaders[sight.leader.index()] += 1;
        let seat = round.to_act().expect("it goes on");
        let mut solving = solver.open(&round).expect("cards are played");
        assert_eq!(solving.to_act(), Some(seat));
        let legal: Vec<_> = round.legal(seat).into_iter().collect();
        assert_eq!(legal.len(), solving.legal().len());
        let value = i32::from(solving.value());
        assert_eq!(
            value,
            minimax(&round, seat) - had(&sight, seat),
            "seed {seed}"
        );
        for action in legal {
            let Action::Play(card) = action else {
                panic!("cards are played");
            };
            let mut after = round;
            after.play_unchecked(seat, action);
            let brings = minimax(&after, seat) - had(&sight, seat);
            assert_eq!(
                i32::from(solving.after(card)),
                brings,
                "seed {seed}, {card}"
            );
            assert_eq!(
                solving.is_best(card),
                brings == value,
                "seed {seed}, {card}"
            );
        }
    }
    // The endings are of every kind.
    assert!(covered > 500 && leaders[0] > 1000 && leaders[1] > 1000);
}

#[test]
fn another_search_agrees_on_longer_endings() {
    let mut solver = DoubleDummy::new();
    for seed in 0..50 {
        let round = ending(8 + seed as usize % 2, seed % 4 == 3, 7_000 + seed);
        let mut table = HashMap::new();
        let zero = alpha_beta(&round, 0, 180, &mut table);
        let mut solving = solver.open(&round).expect("cards are played");
        let value = i32::from(solving.value());
        let value = match solving.to_act().map(Seat::index) {
            Some(0) => value,
            _ => i32::from(solving.to_come()) - value,
        };
        assert_eq!(value, zero, "seed {seed}");
    }
}

#[test]
fn every_best_line_comes_to_the_value() {
    let mut solver = DoubleDummy::new();
    for seed in 0..60 {
        let round = ending(5 + seed as usize % 6, seed % 2 == 1, 9_000 + seed);
        let seat = round.to_act().expect("it goes on");
        let had = had(&house(&round), seat);
        let mut solving = solver.open(&round).expect("cards are played");
        let value = i32::from(solving.value());
        for card in solving.legal() {
            if !solving.is_best(card) {
                continue;
            }
            let line = solving.line(card);
            assert_eq!(line[0], (seat, card));
            let mut replayed = round;
            for (seat, card) in line {
                let legal = replayed.play(seat, Action::Play(card));
                assert!(legal.is_ok(), "seed {seed}: {seat} plays {card}");
            }
            let outcome = replayed.outcome().expect("a line goes to the end");
            assert_eq!(outcome.points()[seat.index()], had + value, "seed {seed}");
        }
    }
}

#[test]
fn hands_that_are_not_played_yet_or_any_more() {
    let options = Options::default();
    let standing = Standing::new(&options, Seat::new(0));
    let round = Playouts::<Vidrasso>::new(options, standing, 1).deal();
    let mut solver = DoubleDummy::new();
    assert!(solver.open(&round).is_none());
    let over = ending(0, false, 1);
    let mut solving = solver.open(&over).expect("cards were played");
    assert_eq!(
        (solving.to_act(), solving.to_come(), solving.value()),
        (None, 0, 0)
    );
    assert!(solving.legal().is_empty());
}
