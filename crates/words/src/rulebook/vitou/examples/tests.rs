//! The examples, played by the rules.

use strohmann_rules::vitou::{Action, End, Options, Standing, Variant, Vitou, Worth};
use strohmann_rules::{
    Action as _, Card, Eye, Game as _, Hand, Outcome as _, Place, Rank, Round as _, Seat, Signals,
    Standing as _,
};

use super::super::super::tests::packed;
use super::*;

/// The examples, with the points of each side where the hand ends there.
const ALL: [(&Example, Variant, Option<[i32; 2]>); 6] = [
    (&TAKEN, Variant::Morlino, Some([0, 1])),
    (&CERTAIN, Variant::Morlino, Some([1, 0])),
    (&FIRST, Variant::Morlino, Some([6, 0])),
    (&SECOND, Variant::Morlino, Some([1, 0])),
    (&THIRD, Variant::Morlino, None),
    (&ANSWERED, Variant::Cason, Some([6, 0])),
];

fn options(variant: Variant) -> Options {
    Options {
        variant,
        signals: Signals::Off,
    }
}

/// Deals everybody the cards played in the example, and plays it.
fn play(example: &Example, variant: Variant, totals: [i32; 2]) -> Hand<Vitou> {
    let options = options(variant);
    let leader = Seat::new(example.tricks[0][0].0);
    let standing = Standing::new(&options, leader)
        .after(&options, &totals)
        .with_dealer(leader.left(3, 4));
    let deeds = example.tricks.iter().flat_map(|trick| trick.iter());
    let deeds: Vec<(Seat, Action)> = deeds
        .map(|&(seat, deed)| (Seat::new(seat), deed.parse().unwrap()))
        .collect();
    let held = |of: Seat| -> Vec<Card> {
        let own = deeds.iter().filter(|(seat, _)| *seat == of);
        own.filter_map(|(_, action)| action.card()).collect()
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

#[test]
fn the_rules_play_them_as_they_stand() {
    for (n, (example, variant, points)) in ALL.into_iter().enumerate() {
        let hand = play(example, variant, [0, 0]);
        let outcome = hand.round().outcome();
        let came_to = outcome.map(|outcome| outcome.points().to_vec());
        let points = points.map(|points| points.to_vec());
        assert_eq!(came_to, points, "example {n}");

        let view = hand.view(&options(variant), Eye::Public);
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
    let ends = ALL.map(|(example, variant, _)| {
        let view = play(example, variant, [0, 0]).view(&options(variant), Eye::Public);
        view.sight.table.end()
    });
    let estelle = Seat::new(3);
    assert!(matches!(
        ends,
        [
            Some(End::Played(_)),
            Some(End::Certain { .. }),
            Some(End::Played(_)),
            Some(End::GivenUp(second)),
            None,
            Some(End::GivenUp(answered)),
        ] if second == estelle && answered == estelle
    ));
}

#[test]
fn estelle_can_give_up_six_or_play_for_twelve() {
    let options = options(Variant::Morlino);
    let estelle = Seat::new(3);
    let begun = play(&THIRD, Variant::Morlino, THIRD_TOTALS);
    let standing = *begun.standing();
    let after = |points: [i32; 2]| standing.after(&options, &points);

    let mut given_up = begun.clone();
    given_up.act(estelle, Action::Fold).unwrap();
    let points = given_up.round().outcome().unwrap().points();
    let totals = standing.after(&options, &points).totals();
    assert_eq!(totals.to_vec(), [7, 13]);

    let mut played = begun;
    let own = Vitou::sight(played.round(), Eye::Seat(estelle)).hands[estelle].unwrap();
    let low = own.into_iter().find(|card| card.rank() != Rank::Ten);
    played.act(estelle, Action::Play(low.unwrap())).unwrap();
    let table = played.view(&options, Eye::Public).sight.table;
    assert_eq!(table.worth(), Worth::Points(12));
    assert_eq!(table.end(), None, "the third trick decides");
    assert_eq!(after([12, 0]).totals().to_vec(), [13, 13]);
    assert!(after([0, 12]).winners(&options).is_some());
}
