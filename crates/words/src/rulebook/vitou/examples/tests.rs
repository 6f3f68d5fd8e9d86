//! The examples, played by the rules.

use strohmann_rules::vitou::{Action, End, Options, Standing, Vitou, Worth};
use strohmann_rules::{
    Card, Eye, Game as _, Hand, Outcome as _, Place, Rank, Round as _, Seat, Signals, Standing as _,
};

use super::super::super::tests::packed;
use super::*;

const ALL: [&Example; 6] = [&TAKEN, &CERTAIN, &FIRST, &SECOND, &THIRD, &ANSWERED];

fn options(example: &Example) -> Options {
    Options {
        variant: example.variant,
        signals: Signals::Off,
    }
}

/// Deals everybody the cards played in the example, and plays it.
fn play(example: &Example, totals: [i32; 2]) -> Hand<Vitou> {
    let options = options(example);
    let leader = Seat::new(example.tricks[0][0].0);
    let standing = Standing::new(&options, leader)
        .after(&options, &totals)
        .with_dealer(leader.left(3, 4));
    let deeds: Vec<(Seat, Action)> = example
        .tricks
        .iter()
        .flat_map(|trick| trick.iter())
        .map(|&(seat, deed)| (Seat::new(seat), deed.parse().unwrap()))
        .collect();
    let held = |of: Seat| -> Vec<Card> {
        let own = deeds.iter().filter(|(seat, _)| *seat == of);
        own.filter_map(|(_, action)| match action {
            Action::Play(card) => Some(*card),
            _ => None,
        })
        .collect()
    };
    let mut hands: Vec<Vec<Card>> = Seat::all(4).map(held).collect();
    let pack = packed::<Vitou>(&options, &standing, |place| match place {
        Place::Hand(seat) => hands[seat.index()].pop(),
        _ => None,
    });
    let mut hand = Hand::deal(&options, standing, pack);
    for (seat, action) in deeds {
        let done = hand.act(seat, action).map_err(|refusal| refusal.why);
        assert_eq!(done, Ok(action), "{seat} after {:?}", hand.actions());
    }
    hand
}

fn end(example: &Example) -> Option<End> {
    let view = play(example, [0, 0]).view(&options(example), Eye::Public);
    view.sight.table.end()
}

#[test]
fn the_rules_play_them_as_they_stand() {
    for (n, example) in ALL.into_iter().enumerate() {
        let hand = play(example, [0, 0]);
        let outcome = hand.round().outcome();
        let points = outcome.map(|outcome| outcome.points().to_vec());
        let expected = example.points.map(|points| points.to_vec());
        assert_eq!(points, expected, "example {n}");

        let view = hand.view(&options(example), Eye::Public);
        let taken = view.sight.table.tricks().iter();
        let taken: Vec<_> = taken.map(|seat| seat.map(Seat::index)).collect();
        assert!(
            example.winners.starts_with(&taken),
            "example {n}: {taken:?}"
        );
        let rest = &example.winners[taken.len()..];
        assert!(rest.iter().all(Option::is_none) && rest.len() <= 1, "{n}");
    }
}

#[test]
fn they_end_as_their_captions_say() {
    assert!(matches!(end(&CERTAIN), Some(End::Certain { .. })));
    assert!(matches!(end(&FIRST), Some(End::Played(_))));
    assert_eq!(end(&SECOND), Some(End::GivenUp(Seat::new(3))));
    assert_eq!(end(&THIRD), None);
    assert_eq!(end(&ANSWERED), Some(End::GivenUp(Seat::new(3))));
}

#[test]
fn estelle_can_give_up_six_or_play_for_twelve() {
    let mut given_up = play(&THIRD, THIRD_TOTALS);
    let standing = *given_up.standing();
    given_up.act(Seat::new(3), Action::Fold).unwrap();
    let points = given_up.round().outcome().unwrap().points();
    let after = standing.after(&options(&THIRD), &points);
    assert_eq!(after.totals().to_vec(), [7, 13]);

    let mut played_on = play(&THIRD, THIRD_TOTALS);
    let own = Vitou::sight(played_on.round(), Eye::Seat(Seat::new(3))).hands[Seat::new(3)];
    let low = own
        .unwrap()
        .into_iter()
        .find(|card| card.rank() != Rank::Ten);
    played_on
        .act(Seat::new(3), Action::Play(low.unwrap()))
        .unwrap();
    let table = played_on.view(&options(&THIRD), Eye::Public).sight.table;
    assert_eq!(table.worth(), Worth::Points(12));
    assert_eq!(table.end(), None, "the third trick decides");
    // Won with it the match is over for one side, level for the other.
    let with = |points: [i32; 2]| standing.after(&options(&THIRD), &points);
    assert_eq!(with([12, 0]).totals().to_vec(), [13, 13]);
    assert!(with([0, 12]).winners(&options(&THIRD)).is_some());
}
