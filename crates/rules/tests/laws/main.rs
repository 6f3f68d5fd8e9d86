//! The laws that every game keeps, as one suite that all games and variants run.
//!
//! `STROHMANN_LONG=1` plays ten million matches beside the usual run.

mod playing;
mod tables;
mod worlds;

use std::fmt::Debug;

use proptest::prelude::*;
use strohmann_rules::record::{self, At, Sheet};
use strohmann_rules::vidrasso::Unseen;
use strohmann_rules::{
    Action, BySeat, CardBag, Dealing, Eye, Game, Hand, Match, Options, Outcome, Place, Round, Seat,
    SeatSet, Sight, Standing, Stirnrunde, Vidrasso, Vitou, Words, vidrasso,
};

use playing::{deal, play_match, step};
use tables::Table;
use worlds::{Other, guess, other_world};

/// Where in a match a law is looked at: a table, a deal, how the players choose, and how far they have come.
#[derive(Clone, Debug)]
struct Spot<O> {
    options: O,
    seed: u64,
    /// How many hands are played first, so that totals and dealers differ.
    hands: u32,
    /// How many actions of the next hand.
    actions: usize,
}

fn spots<G: Table>() -> impl Strategy<Value = Spot<G::Options>> {
    (tables::options::<G>(), any::<u64>(), 0..60u32, 0..60usize).prop_map(
        |(options, seed, hands, actions)| Spot {
            options,
            seed,
            hands,
            actions,
        },
    )
}

/// The hand at a spot, played with random words that go on from there.
fn hand_at<G: Table>(spot: &Spot<G::Options>) -> (Hand<G>, Words) {
    let (mut hand, mut words) = deal::<G>(&spot.options, spot.seed, spot.hands);
    for _ in 0..spot.actions {
        if !step(&mut hand, &spot.options, &mut words) {
            break;
        }
    }
    (hand, words)
}

fn eyes(seats: usize) -> impl Iterator<Item = Eye> {
    Seat::all(seats)
        .map(Eye::Seat)
        .chain([Eye::Public, Eye::House])
}

fn sorted<A: Ord>(actions: impl IntoIterator<Item = A>) -> Vec<A> {
    let mut actions: Vec<_> = actions.into_iter().collect();
    actions.sort();
    actions
}

/// What a view offers is what the position allows, the unseen forehead card read as `play:?`;
/// who is not due, and who only watches, is offered nothing.
fn view_and_position_agree<G: Table>(spot: &Spot<G::Options>) {
    let (hand, _) = hand_at::<G>(spot);
    let round = hand.round();
    let over = round.outcome().is_some();
    assert_eq!(
        round.due().is_empty(),
        over,
        "somebody is due until the end"
    );
    for eye in eyes(round.seats()) {
        let sight = hand.view(&spot.options, eye).sight;
        assert_eq!(sight.due(), round.due());
        let Eye::Seat(seat) = eye else {
            assert!(sight.legal().is_empty());
            continue;
        };
        let legal = round.legal(seat);
        assert_eq!(legal.is_empty(), !round.due().contains(seat));
        let offered: Vec<_> = sight
            .legal()
            .iter()
            .map(|&word| round.resolve(seat, word).expect("what is offered is taken"))
            .collect();
        assert_eq!(sorted(offered), sorted(legal), "seat {seat}");
    }
}

/// Exactly the legal actions are taken; a refused one changes nothing, names a ruling and what would be legal (`ALL-4`).
fn only_legal_actions_are_taken<G: Table>(spot: &Spot<G::Options>) {
    let (hand, _) = hand_at::<G>(spot);
    for seat in Seat::all(hand.round().seats()) {
        let legal = hand.round().legal(seat);
        for action in G::universe() {
            let mut after = hand.clone();
            let may = legal.contains(&action);
            let mut round = *hand.round();
            assert_eq!(
                round.play(seat, action).is_ok(),
                may,
                "seat {seat} {action}"
            );
            match after.act(seat, action) {
                Ok(done) => assert!(legal.contains(&done)),
                Err(refusal) => {
                    let ruling = refusal.why.ruling();
                    assert!(ruling.contains('-'), "{ruling}");
                    let offered = hand.view(&spot.options, Eye::Seat(seat)).sight.legal();
                    assert_eq!(refusal.legal, offered);
                    same_hand(&hand, &after, &spot.options);
                }
            }
        }
    }
}

fn same_hand<G: Game>(a: &Hand<G>, b: &Hand<G>, options: &G::Options) {
    assert_eq!(a.settled(), b.settled());
    for eye in eyes(a.round().seats()) {
        assert_eq!(a.view(options, eye), b.view(options, eye));
    }
}

/// A position completed with any guess that fits looks the same to that eye, and treats it the same.
fn guesses_look_the_same<G: Table>(spot: &Spot<G::Options>) {
    let (hand, mut words) = hand_at::<G>(spot);
    for eye in eyes(hand.round().seats()) {
        let sight = hand.view(&spot.options, eye).sight;
        let hidden = sight.hidden();
        let places: usize = hidden.slots.iter().map(|slot| slot.count).sum();
        assert_eq!(
            hidden.unseen.len(),
            places,
            "every unseen card lies somewhere"
        );
        let Some(guess) = guess::<G>(&sight, &mut words) else {
            continue;
        };
        let round = sight.complete(&guess).expect("the guess fits");
        assert_eq!(G::sight(&round, eye), sight);
        assert_eq!(round.due(), hand.round().due());
        if let Eye::Seat(seat) = eye {
            let word = |word: &G::Action| round.resolve(seat, *word).is_ok();
            assert!(sight.legal().iter().all(word));
            assert_eq!(round.legal(seat).len(), hand.round().legal(seat).len());
        }
        let mut wrong = guess.clone();
        if let Some(cards) = wrong.cards.first_mut() {
            *cards = CardBag::EMPTY;
            assert!(sight.complete(&wrong).is_err());
        }
    }
}

/// A guessed hand can be gone back to its deal, and comes to the same again: what it looks like to the eye, and all its cards.
fn a_guess_was_dealt_and_played_so(spot: &Spot<<Vidrasso as Game>::Options>) {
    let (hand, mut words) = hand_at::<Vidrasso>(spot);
    for eye in eyes(2) {
        let view = hand.view(&spot.options, eye);
        let Some(guess) = guess::<Vidrasso>(&view.sight, &mut words) else {
            continue;
        };
        let round = view.sight.complete(&guess).expect("the guess fits");
        let house = |round: &<Vidrasso as Game>::Round| Vidrasso::sight(round, Eye::House);
        let mut again = round.dealt();
        assert_eq!(house(&again.dealt()), house(&again));
        for seen in &view.log {
            let gift = match house(&round).gifts[seen.seat] {
                Unseen::Card(card) => Some(vidrasso::Action::Gift(card)),
                Unseen::None | Unseen::Hidden => None,
            };
            let action = seen.action.or(gift).expect("it was done");
            again.check(seen.seat, action).expect("it was possible");
            again.play_unchecked(seen.seat, action);
        }
        assert_eq!(house(&again), house(&round));
    }
}

#[test]
fn a_vidrasso_guess_was_dealt_and_played_so() {
    check::<Vidrasso>(500, a_guess_was_dealt_and_played_so);
}

/// Changing what an eye may not know changes nothing of what it is sent, refusals included.
fn nothing_hidden_shows<G: Table>(spot: &Spot<G::Options>) {
    let (hand, mut words) = hand_at::<G>(spot);
    let untouched = matches!(
        other_world(&hand, &spot.options, Eye::House, &mut words),
        Other::World(_)
    );
    assert!(untouched, "who knows all knows no other world");
    for eye in eyes(hand.round().seats()) {
        for _ in 0..4 {
            let Other::World(other) = other_world(&hand, &spot.options, eye, &mut words) else {
                continue;
            };
            let (a, b) = (
                hand.view(&spot.options, eye),
                other.view(&spot.options, eye),
            );
            assert_eq!(a, b);
            assert_eq!(format!("{a:?}"), format!("{b:?}"));
            assert_eq!(
                G::observation(&a).to_string(),
                G::observation(&b).to_string()
            );
            let Eye::Seat(seat) = eye else { continue };
            for action in G::universe() {
                let (mut a, mut b) = (hand.clone(), other.clone());
                // What is taken may come to a card that was not known; what is refused may not tell.
                match (a.act(seat, action), b.act(seat, action)) {
                    (Ok(_), Ok(_)) => {}
                    (a, b) => assert_eq!(a, b, "seat {seat} {action}"),
                }
            }
        }
    }
}

/// A card once seen stays seen, a card played is seen by all, and no card is there too often.
fn cards_are_conserved<G: Table>(spot: &Spot<G::Options>) {
    let (mut hand, mut words) = deal::<G>(&spot.options, spot.seed, spot.hands);
    let mut pack = CardBag::EMPTY;
    for &card in G::pack() {
        assert!(pack.insert(card));
    }
    let seats = hand.round().seats();
    let unseen = |hand: &Hand<G>, eye| hand.view(&spot.options, eye).sight.hidden().unseen;
    let mut before: Vec<_> = eyes(seats).map(|eye| unseen(&hand, eye)).collect();
    loop {
        let mut played = CardBag::EMPTY;
        for (_, action) in hand.actions() {
            if G::is_play(*action) {
                played.insert(action.card().expect("a play has a card"));
            }
        }
        for (eye, before) in eyes(seats).zip(&mut before) {
            let now = unseen(&hand, eye);
            assert!(before.without(now).is_some(), "{eye:?} forgets what it saw");
            let seen = pack.without(now).expect("unseen cards are of the pack");
            assert!(
                seen.without(played).is_some(),
                "{eye:?} has not seen a card played"
            );
            *before = now;
        }
        assert!(unseen(&hand, Eye::House).is_empty());
        if !step(&mut hand, &spot.options, &mut words) {
            break;
        }
    }
}

/// Of choices at once a running record has none before all those that come first are made (`ALL-5`).
fn a_choice_waits_for_those_before_it<G: Game>(hand: &Hand<G>) {
    let round = hand.round();
    let made: SeatSet = Seat::all(round.seats()).collect::<SeatSet>() - round.due();
    let settled = hand.settled().iter().rev().map(|(seat, _)| *seat);
    let first = round.to_act().filter(|_| round.at_once());
    let Some(first) = first else {
        return assert_eq!(hand.settled(), hand.actions());
    };
    let before =
        Seat::from_left_of(round.dealer(), round.seats()).take_while(|&seat| seat != first);
    let before: Vec<_> = before.collect();
    assert!(before.iter().all(|&seat| made.contains(seat)));
    let last: Vec<_> = settled.take(before.len()).collect();
    assert_eq!(last, before.into_iter().rev().collect::<Vec<_>>());
    let waiting = hand.actions().len() - hand.settled().len();
    assert_eq!(waiting + last.len(), made.len());
}

/// Those due at once may choose in any order: the result is the same, and so is the record (`ALL-5`).
fn choices_at_once_commute<G: Table>(spot: &Spot<G::Options>) {
    let (mut hand, mut words) = deal::<G>(&spot.options, spot.seed, spot.hands);
    loop {
        let due: Vec<_> = hand.round().due().iter().collect();
        assert!(due.len() <= 1 || hand.round().at_once());
        if due.len() > 1 {
            let choices: Vec<_> = due
                .iter()
                .map(|&seat| {
                    let legal = hand.round().legal(seat);
                    (seat, legal[words.below(legal.len() as u32) as usize])
                })
                .collect();
            let mut shuffled = choices.clone();
            words.shuffle(&mut shuffled);
            let (mut a, mut b) = (hand.clone(), hand.clone());
            for &(seat, choice) in &choices {
                a.act(seat, choice).expect("legal");
            }
            for &(seat, choice) in &shuffled {
                b.act(seat, choice).expect("legal");
                a_choice_waits_for_those_before_it(&b);
            }
            same_hand(&a, &b, &spot.options);
        }
        if !step(&mut hand, &spot.options, &mut words) {
            break;
        }
    }
}

/// Words of the notation and records say what they mean: written, read and written again they are the same.
fn records_round_trip<G: Table>(spot: &Spot<G::Options>) {
    let seats = spot.options.seats();
    for action in G::universe() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    let sheet = Sheet {
        seats: (0..seats)
            .map(|seat| format!("\"P\u{2660}\\{seat}"))
            .collect(),
        number: spot.seed % 5 + 1,
        cuts: (0..seats).map(|seat| "♥x\\\"".repeat(seat)).collect(),
        bots: vec![None; seats],
    };
    let secret = strohmann_rules::Secret::from_seed(spot.seed, 1);
    let dealing = sheet.dealing(secret);
    let mut game = Match::<G>::begin(spot.options, &dealing);
    let mut words = Words::new([spot.seed as u8; 32]);
    // A running record in the middle of a hand first, then an abandoned or finished one.
    play_match(&mut game, &dealing, &mut words, spot.hands, spot.actions);
    for abandoned in [false, true] {
        let line = record::write(&sheet, &dealing, &game, abandoned);
        assert_eq!(record::check(line.as_bytes()), [], "{line}");
        assert_eq!(
            record::game_of(line.as_bytes()).map(strohmann_rules::GameKind::name),
            Ok(G::NAME)
        );
        if game.hands().is_empty() {
            continue;
        }
        let loaded = record::load::<G>(line.as_bytes(), At::default()).expect("it is right");
        let bots: Vec<Option<String>> = Vec::new();
        assert_eq!(
            loaded.sheet,
            Sheet {
                bots,
                ..sheet.clone()
            }
        );
        let shown = (abandoned || game.winners().is_some()).then_some(secret);
        assert_eq!(loaded.secret, shown);
        assert_eq!(
            record::write(&sheet, &dealing, &loaded.game, abandoned),
            line
        );
    }
    play_match(&mut game, &dealing, &mut words, u32::MAX, 0);
    let line = record::write(&sheet, &dealing, &game, true);
    assert_eq!(record::check(line.as_bytes()), []);
}

/// Legal actions always lead to an end, and points, totals and winners go together.
fn every_match_ends<G: Table>(spot: &Spot<G::Options>) {
    let dealing = Dealing::from_seed(spot.seed, 1, 1, spot.options.seats());
    let mut game = Match::<G>::begin(spot.options, &dealing);
    let mut words = Words::new([spot.seed as u8; 32]);
    play_match(&mut game, &dealing, &mut words, 1000, 0);
    let mut totals = vec![0; game.standing().totals().len()];
    for (n, hand) in game.hands().iter().enumerate() {
        let outcome = hand
            .round()
            .outcome()
            .expect("every hand is played to its end");
        G::sane(&spot.options, hand.standing(), &outcome);
        assert_eq!(hand.standing().hands() as usize, n);
        assert_eq!(hand.standing().winners(&spot.options), None);
        for (total, points) in totals.iter_mut().zip(outcome.points()) {
            *total += points;
        }
    }
    assert_eq!(totals, game.standing().totals().as_slice());
    if game.hands().len() < 1000 {
        assert!(game.winners().is_some_and(|winners| !winners.is_empty()));
        assert!(!game.deal(&dealing));
    }
}

/// The places of the deal are those that eyes see: each hand, each strawman, the turned card.
fn places_fit_the_deal<G: Table>(spot: &Spot<G::Options>) {
    let (hand, _) = deal::<G>(&spot.options, spot.seed, spot.hands);
    let places = G::places(&spot.options, hand.standing());
    assert_eq!(places.len(), G::pack().len());
    let hidden = G::sight(hand.round(), Eye::Public).hidden();
    let mut unseen: Vec<_> = hidden.unseen.into_iter().collect();
    for (place, card) in places.iter().zip(hand.pack()) {
        let open = matches!(place, Place::Top(..) | Place::Turned);
        let at = unseen.iter().position(|other| other == card);
        if let (false, Some(at)) = (open, at) {
            unseen.remove(at);
        }
        assert!(open || at.is_some(), "{place:?} hides {card}");
    }
    assert_eq!(unseen, []);
}

fn check<G: Table>(cases: u32, law: fn(&Spot<G::Options>))
where
    G::Options: Debug,
{
    let config = ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let mut runner = proptest::test_runner::TestRunner::new_with_rng(
        config,
        proptest::test_runner::TestRng::deterministic_rng(
            proptest::test_runner::RngAlgorithm::ChaCha,
        ),
    );
    let done = runner.run(&spots::<G>(), |spot| {
        law(&spot);
        Ok(())
    });
    if let Err(error) = done {
        panic!("{}: {error}", G::NAME);
    }
}

macro_rules! laws {
    ($($law:ident: $cases:expr;)*) => {
        $(mod $law {
            use super::*;

            #[test]
            fn vidrasso() {
                check::<Vidrasso>($cases, super::$law::<Vidrasso>);
            }

            #[test]
            fn vitou() {
                check::<Vitou>($cases, super::$law::<Vitou>);
            }

            #[test]
            fn stirnrunde() {
                check::<Stirnrunde>($cases, super::$law::<Stirnrunde>);
            }
        })*
    };
}

laws! {
    view_and_position_agree: 1500;
    only_legal_actions_are_taken: 500;
    guesses_look_the_same: 1500;
    nothing_hidden_shows: 600;
    cards_are_conserved: 200;
    choices_at_once_commute: 300;
    records_round_trip: 200;
    every_match_ends: 150;
    places_fit_the_deal: 200;
}

/// A million random actions of each game without a panic or a stuck state.
#[test]
fn a_million_random_actions() {
    playing::random_actions::<Vidrasso>(1_000_000);
    playing::random_actions::<Vitou>(1_000_000);
    playing::random_actions::<Stirnrunde>(1_000_000);
}

/// Ten million random matches, a third of each game: the long run.
#[test]
fn ten_million_matches() {
    if std::env::var_os("STROHMANN_LONG").is_none() {
        eprintln!("left out: STROHMANN_LONG=1 plays ten million matches");
        return;
    }
    let share = 10_000_000 / 3 + 1;
    std::thread::scope(|scope| {
        scope.spawn(|| playing::random_matches::<Vidrasso>(share));
        scope.spawn(|| playing::random_matches::<Vitou>(share));
        scope.spawn(|| playing::random_matches::<Stirnrunde>(share));
    });
}

/// A position is small and copied freely; acting allocates nothing.
#[test]
fn positions_are_small_and_acting_allocates_nothing() {
    fn copy<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(copy::<<Vidrasso as Game>::Round>() <= 256);
    assert!(copy::<<Vitou as Game>::Round>() <= 256);
    assert!(copy::<<Stirnrunde as Game>::Round>() <= 256);
    playing::nothing_allocated::<Vidrasso>();
    playing::nothing_allocated::<Vitou>();
    playing::nothing_allocated::<Stirnrunde>();
}

/// Seats and values by seat go together, which the rest of the suite takes for granted.
#[test]
fn seats_go_round() {
    let by_seat = BySeat::new([10, 20, 30]);
    let last = Seat::new(2);
    assert_eq!((by_seat[last], last.next(3)), (30, Seat::new(0)));
    assert_eq!(SeatSet::all(3).first_left_of(last, 3), Some(Seat::new(0)));
}
