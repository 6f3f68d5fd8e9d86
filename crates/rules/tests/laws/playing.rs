//! Random play.

use strohmann_rules::{
    Dealing, Deals as _, Game, Hand, Match, Options, Outcome, Round, Seat, Signal, Standing, Words,
};

use crate::tables::Table;

/// The words that players choose by.
fn choosers(seed: u64) -> Words {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    Words::new(key)
}

/// Deals a hand after some random hands of the match, or of the next match once that is over.
pub(crate) fn deal<G: Table>(options: &G::Options, seed: u64, hands: u32) -> (Hand<G>, Words) {
    let mut words = choosers(seed);
    let dealer = Seat::new(words.below(options.seats() as u32) as usize);
    let dealing = Dealing::from_seed(seed, 1, 1, options.seats());
    let begin = G::Standing::new(options, dealer);
    let mut standing = begin;
    for hand in 1..=hands {
        let pack = dealing.pack(hand, G::pack());
        let mut round = G::deal(options, &standing, &pack);
        random_hand(&mut round, &mut words);
        let points = round.outcome().map(|outcome| outcome.points());
        standing = standing.after(options, &points.expect("the hand is over"));
        if standing.winners(options).is_some() {
            standing = begin;
        }
    }
    let pack = dealing.pack(hands + 1, G::pack());
    (Hand::deal(options, standing, pack), words)
}

/// Plays a hand to its end, and counts the actions.
fn random_hand<R: Round>(round: &mut R, words: &mut Words) -> u64 {
    let mut actions = 0;
    while let Some(seat) = round.to_act() {
        let legal = round.legal(seat);
        assert!(!legal.is_empty(), "somebody is due who can do nothing");
        let action = legal[words.below(legal.len() as u32) as usize];
        round.play_unchecked(seat, action);
        actions += 1;
        assert!(actions < 200, "the hand does not end");
    }
    actions
}

/// Lets any seat that is due act at random, after a signal or two; false if the hand is over.
pub(crate) fn step<G: Game>(hand: &mut Hand<G>, options: &G::Options, words: &mut Words) -> bool {
    let seats = hand.round().seats();
    for seat in Seat::all(seats) {
        let signal = Signal::ALL[words.below(4) as usize];
        if words.below(4) == 0 && hand.check_signal(options, seat, signal).is_ok() {
            let opponents =
                Seat::all(seats).filter(|other| (other.index() + seat.index()) % 2 == 1);
            let seen = opponents.filter(|_| words.below(2) == 0).collect();
            hand.say(options, seat, signal, seen)
                .expect("it was allowed");
        }
    }
    let due: Vec<_> = hand.round().due().iter().collect();
    if due.is_empty() {
        return false;
    }
    let seat = due[words.below(due.len() as u32) as usize];
    let legal = hand.view(options, strohmann_rules::Eye::Seat(seat)).sight;
    let legal = strohmann_rules::Sight::legal(&legal);
    let action = legal[words.below(legal.len() as u32) as usize];
    hand.act(seat, action).expect("what is offered is taken");
    true
}

/// Plays whole hands, then some actions of the next one, signals as the dealing has them noticed.
pub(crate) fn play_match<G: Game>(
    game: &mut Match<G>,
    dealing: &Dealing,
    words: &mut Words,
    hands: u32,
    actions: usize,
) {
    let target = game.standing().hands().saturating_add(hands);
    let mut left = actions;
    loop {
        let running = game.next_hand().is_none();
        if game.winners().is_some() || game.hands().len() >= 1000 && !running {
            return;
        }
        if !running {
            if game.standing().hands() >= target && left == 0 {
                return;
            }
            game.deal(dealing);
        }
        if game.standing().hands() >= target {
            if left == 0 {
                return;
            }
            left -= 1;
        }
        let seats = game.options().seats();
        let seat = Seat::new(words.below(seats as u32) as usize);
        if words.below(4) == 0 {
            let _ = game.signal(seat, Signal::ALL[words.below(4) as usize], dealing);
        }
        let round = *game.hand().expect("a hand is dealt").round();
        let due: Vec<_> = round.due().iter().collect();
        let seat = due[words.below(due.len() as u32) as usize];
        let view = game
            .view(strohmann_rules::Eye::Seat(seat))
            .expect("a hand is dealt");
        let legal = strohmann_rules::Sight::legal(&view.sight);
        game.act(seat, legal[words.below(legal.len() as u32) as usize])
            .expect("what is offered is taken");
    }
}

/// At least so many random actions, over all kinds of tables of a game.
pub(crate) fn random_actions<G: Table>(actions: u64) {
    let mut words = choosers(1);
    let mut made = 0;
    while made < actions {
        made += random_match::<G>(&mut words);
    }
}

/// So many random matches.
pub(crate) fn random_matches<G: Table>(matches: u64) {
    let mut words = choosers(2);
    for _ in 0..matches {
        random_match::<G>(&mut words);
    }
}

fn random_match<G: Table>(words: &mut Words) -> u64 {
    let options = G::random_options(words);
    let dealer = Seat::new(words.below(options.seats() as u32) as usize);
    let mut standing = G::Standing::new(&options, dealer);
    let mut pack = G::pack().to_vec();
    let mut made = 0;
    // Random players may take for ever over some matches, which the rules do not forbid (ALL-9).
    for _ in 0..1000 {
        words.shuffle(&mut pack);
        let mut round = G::deal(&options, &standing, &pack);
        made += random_hand(&mut round, words);
        let outcome = round.outcome().expect("the hand is over");
        standing = standing.after(&options, &outcome.points());
        if standing.winners(&options).is_some() {
            break;
        }
    }
    made
}

/// Plays hands of all kinds of tables, counting allocations.
pub(crate) fn nothing_allocated<G: Table>() {
    let mut words = choosers(3);
    for _ in 0..200 {
        let options = G::random_options(&mut words);
        let standing = G::Standing::new(&options, Seat::new(0));
        let mut pack = G::pack().to_vec();
        words.shuffle(&mut pack);
        let mut round = G::deal(&options, &standing, &pack);
        let info = allocation_counter::measure(|| {
            while let Some(seat) = round.to_act() {
                let legal = round.legal(seat);
                let action = legal[words.below(legal.len() as u32) as usize];
                assert!(round.play(seat, action).is_ok());
            }
        });
        assert_eq!(info.count_total, 0, "{options:?}");
    }
}
