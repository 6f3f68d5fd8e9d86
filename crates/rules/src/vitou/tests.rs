//! Hands played from a line of actions: what each eye sees, what is refused, what it comes to.

use crate::card::Card;
use crate::game::{Game, Outcome as _, Round as _, Standing as _, Why};
use crate::seat::{Eye, Seat};
use crate::set::CardSet;
use crate::talk::NoSignal;
use crate::view::Sight as _;

use super::{
    Action, End, Options, Phase, Reason, Round, Side, Standing, Variant, Verdict, Vitou, Worth,
};

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

/// A hand with these totals before it and these cards, that seat 0 leads.
fn deal(variant: Variant, totals: [i32; 2], hands: &[&str]) -> Round {
    let options = Options {
        variant,
        ..Options::default()
    };
    let seats = variant.seats();
    let standing = Standing::new(&options, seat(seats - 2)).after(&options, &totals);
    let mut pack: Vec<Card> = hands.iter().flat_map(|hand| cards(hand)).collect();
    let dealt = pack.clone();
    pack.extend(Vitou::pack().iter().filter(|card| !dealt.contains(card)));
    Vitou::deal(&options, &standing, &pack)
}

/// Plays a line such as `0 raise:3, 0 play:TC`.
#[track_caller]
fn play(mut round: Round, line: &str) -> Round {
    for step in line.split(", ").filter(|step| !step.is_empty()) {
        let (who, what) = step.split_once(' ').unwrap();
        let done = round.play(seat(who.parse().unwrap()), what.parse().unwrap());
        assert_eq!(done, Ok(()), "{step}");
    }
    round
}

fn legal(round: &Round) -> Vec<String> {
    let due = round.to_act().unwrap();
    let actions = round.legal(due);
    let sight = Vitou::sight(round, Eye::Seat(due));
    assert_eq!(sight.legal(), actions);
    actions.iter().map(Action::to_string).collect()
}

/// Why the seat whose turn it is may not do that, with the number of the ruling.
#[track_caller]
fn refused(round: &Round, action: &str) -> (Reason, &'static str) {
    let why = round.check(round.to_act().unwrap(), action.parse().unwrap());
    match why {
        Err(Why::Rule(reason)) => (reason, Why::Rule(reason).ruling()),
        other => panic!("{action}: {other:?}"),
    }
}

/// Points of both sides, and whether the value of the hand won the match.
#[track_caller]
fn score(round: &Round) -> ([i32; 2], bool) {
    let outcome = round.outcome().expect("the hand is over");
    let (points, by_value) = round.table().score().unwrap();
    assert_eq!(outcome.points().as_slice(), points);
    (points, by_value)
}

/// Whose cards the eye of a seat sees.
fn seen(round: &Round, own: usize) -> Vec<usize> {
    let sight = Vitou::sight(round, Eye::Seat(seat(own)));
    let seats = Seat::all(round.seats());
    let seen: Vec<usize> = seats
        .filter(|&seat| sight.hands[seat].is_some())
        .map(Seat::index)
        .collect();
    let hands = seen.iter().map(|&n| round.hands[seat(n)]);
    let known = hands.fold(round.table().open(), |known, hand| known | hand);
    assert_eq!(sight.unseen().len(), 32 - known.len());
    seen
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Round>() <= 256, "{}", size_of::<Round>());
}

#[test]
fn the_pack_is_the_contracts() {
    let names: Vec<String> = Vitou::pack()[..9].iter().map(Card::to_string).collect();
    assert_eq!(names.join(" "), "7C 8C 9C TC JC QC KC AC 7D");
    assert_eq!(super::PACK_SET.len(), 32);
    assert_eq!(
        super::PACK_SET,
        Vitou::pack().iter().copied().collect::<CardSet>()
    );
}

const EXAMPLE: [&str; 4] = ["9C JC TC", "7C AD TD", "7D QC 7H", "8C 8D 8H"];

#[test]
fn first_example_a_void_third_trick_goes_by_the_first() {
    let round = play(
        deal(Variant::Morlino, [0, 0], &EXAMPLE),
        "0 play:9C, 1 play:7C, 2 play:7D, 3 play:8C, 0 play:JC, 1 play:AD, 2 raise:3, 2 play:QC, 3 play:8D, \
         1 raise:6, 1 play:TD, 2 play:7H, 3 play:8H",
    );
    assert_eq!(refused(&round, "raise:12"), (Reason::RaiseByLast, "VT-5"));
    let round = play(round, "0 play:TC");
    assert_eq!(score(&round), ([6, 0], false));
    let end = End::Played(Verdict::Won(Side::A));
    assert_eq!(round.table().phase(), Phase::Over(end));
}

#[test]
fn second_example_giving_up_the_first_raise_costs_one() {
    let hands = ["TC 7C 8C", "7D 9D 8D", "7H 9C 8H", "JC JD JH"];
    let round = play(
        deal(Variant::Morlino, [0, 0], &hands),
        "0 play:TC, 1 play:7D, 2 play:7H, 3 play:JC, 0 play:7C, 1 play:9D, 2 raise:3, 2 play:9C, 3 fold",
    );
    assert_eq!(score(&round), ([1, 0], false));
    assert_eq!(round.table().end(), Some(End::GivenUp(seat(3))));
    // Cards not played stay where they are seen (ALL-6).
    assert_eq!(seen(&round, 0), [0]);
}

#[test]
fn third_example_twelve_points_catch_up() {
    let hands = ["TC JC 7C", "7D QC 8D", "7H 9H 8H", "8C JD JH"];
    let round = play(
        deal(Variant::Morlino, [1, 13], &hands),
        "0 play:TC, 1 play:7D, 2 raise:3, 2 play:7H, 3 play:8C, 0 play:JC, 1 raise:6, 1 play:QC, 2 raise:12, 2 play:9H",
    );
    assert_eq!(score(&play(round, "3 fold")), ([6, 0], false));
    assert_eq!(score(&play(round, "3 play:JD")), ([12, 0], false));
}

#[test]
fn morlino_raises_step_by_step_and_side_by_side() {
    let hands = ["9C JC TC", "7C AD TD", "KD QC 7H", "8C 8D 8H"];
    let round = deal(Variant::Morlino, [0, 4], &hands);
    assert_eq!(legal(&round), ["raise:3", "play:9C", "play:TC", "play:JC"]);
    assert_eq!(refused(&round, "raise:6").1, "VT-5");
    assert_eq!(refused(&round, "fold").1, "VT-6");
    let round = play(round, "0 raise:3");
    let again = (Reason::RaisedThisTurn(Variant::Morlino), "VT-5");
    assert_eq!(refused(&round, "raise:6"), again);
    // The side that owes the answer is silent from the raise on (VT-10).
    assert_eq!(round.table().may_signal(seat(3)), Err(NoSignal::Owing));
    assert_eq!(round.table().may_signal(seat(2)), Ok(()));
    let round = play(round, "0 play:JC");
    assert_eq!(refused(&round, "accept"), (Reason::AcceptByPlaying, "VT-6"));
    let table = round.table();
    assert_eq!(
        (table.worth(), table.offered()),
        (Worth::Points(1), Some(Worth::Points(3)))
    );
    let round = play(round, "1 play:7C");
    assert_eq!(round.table().worth(), Worth::Points(3));
    assert_eq!(refused(&round, "raise:6"), (Reason::OwnRaise, "VT-5"));
    let round = play(
        round,
        "2 play:KD, 3 play:8C, 2 play:QC, 3 raise:6, 3 play:8D, 0 raise:12, 0 play:9C, 1 fold",
    );
    assert_eq!(score(&round), ([6, 0], false));
}

#[test]
fn the_match_is_won_by_what_is_missing() {
    let hands = ["7C AC TC", "7D 8D AD", "7H 8H 9H", "JC QC KC"];
    let round = play(
        deal(Variant::Morlino, [5, 2], &hands),
        "0 raise:3, 0 play:7C, 1 raise:6, 1 play:7D, 2 raise:12, 2 play:7H, 3 play:JC, \
         3 raise:match, 3 play:KC",
    );
    assert_eq!(
        refused(&round, "raise:match"),
        (Reason::MatchAtStake, "VT-7")
    );
    assert_eq!(score(&play(round, "0 fold")), ([0, 12], false));
    let lost = play(
        round,
        "0 play:AC, 1 play:8D, 2 play:8H, 0 play:TC, 1 play:AD, 2 play:9H, 3 play:QC",
    );
    assert_eq!(score(&lost), ([16, 0], true));
}

#[test]
fn no_deciding_card_follows_a_raise() {
    // Side B took the first trick, so a leading 10 can only be matched, and that is theirs too (VT-2).
    let one = ["8C 7C JC", "KC TD 7D", "8H 7H JH", "8S 7S JS"];
    let first = "0 play:8C, 1 play:KC, 2 play:8H, 3 play:8S";
    let round = play(deal(Variant::Morlino, [0, 0], &one), first);
    let raised = play(round, "1 raise:3");
    assert_eq!(legal(&raised), ["play:7D"]);
    assert_eq!(refused(&raised, "play:TD"), (Reason::Deciding, "VT-5"));
    // Without a raise it may be played, and the hand stops inside the trick.
    let round = play(round, "1 play:TD");
    assert_eq!(score(&round), ([0, 1], false));
    let Some(End::Certain { verdict, trick }) = round.table().end() else {
        panic!("{:?}", round.table().end());
    };
    assert_eq!(verdict, Verdict::Won(Side::B));
    assert!(trick.taken_by(Side::B) && trick.void() && !trick.taken_by(Side::A));
    assert_eq!(round.table().trick().count(), 1);

    let both = ["8C 7C JC", "KC TD TH", "8H 7H JH", "8S 7S JS"];
    let round = play(deal(Variant::Morlino, [0, 0], &both), first);
    assert_eq!(refused(&round, "raise:3"), (Reason::AllDeciding, "VT-5"));
    assert_eq!(legal(&round), ["play:TD", "play:TH"]);
    // In Cason the answer comes before the card, so this is no bar (VT-11).
    let cason = play(deal(Variant::Cason, [0, 0], &both), first);
    let round = play(cason, "1 raise:3, 2 accept, 1 play:TD");
    assert_eq!(score(&round), ([0, 3], false));
}

#[test]
fn three_void_tricks_are_nobodys_even_inside_the_last() {
    let hands = ["TC 9C AC", "TD 9D AD", "7H 7S KH", "8H 8S KS"];
    let round = play(
        deal(Variant::Morlino, [0, 0], &hands),
        "0 play:TC, 1 play:TD, 2 play:7H, 3 play:8H, 0 play:9C, 1 play:9D, 2 play:7S, 3 play:8S, \
         0 raise:3, 0 play:AC, 1 play:AD, 2 play:KH, 3 play:KS",
    );
    assert_eq!(score(&round), ([0, 0], false));
    assert_eq!(round.table().leader(), seat(0), "VT-3");

    let hands = ["AC 9C TC", "AD 9D TD", "7H 7S KH", "8H 8S KS"];
    let round = play(
        deal(Variant::Morlino, [0, 0], &hands),
        "0 play:AC, 1 play:AD, 2 play:7H, 3 play:8H, 0 play:9C, 1 play:9D, 2 play:7S, 3 play:8S, \
         0 play:TC, 1 play:TD",
    );
    assert_eq!(score(&round), ([0, 0], false));
    assert!(matches!(
        round.table().end(),
        Some(End::Certain {
            verdict: Verdict::Drawn,
            ..
        })
    ));
}

#[test]
fn cason_answers_at_once_and_back_and_forth() {
    let round = deal(Variant::Cason, [3, 0], &EXAMPLE);
    let round = play(round, "0 raise:3");
    assert_eq!(legal(&round), ["raise:6", "accept", "fold"]);
    assert_eq!(refused(&round, "play:7C"), (Reason::AnswerFirst, "VT-11"));
    let round = play(round, "1 raise:6");
    assert_eq!(
        round.to_act(),
        Some(seat(0)),
        "whoever raised before answers"
    );
    assert_eq!(round.table().may_signal(seat(2)), Err(NoSignal::Owing));
    assert_eq!(
        refused(&round, "raise:match"),
        (Reason::MatchIsTwelve, "VT-11")
    );
    assert_eq!(score(&play(round, "0 fold")), ([0, 3], false));
    let settled = play(round, "0 accept");
    let again = (Reason::RaisedThisTurn(Variant::Cason), "VT-11");
    assert_eq!(refused(&settled, "raise:12"), again);
    let later = play(settled, "0 play:9C, 1 play:7C");
    assert_eq!(legal(&later)[0], "raise:12");
    let last = play(later, "2 play:7D");
    assert_eq!(refused(&last, "raise:12"), (Reason::OwnRaise, "VT-5"));
    let round = play(round, "0 raise:12");
    assert_eq!(legal(&round), ["accept", "fold"]);
    assert_eq!(score(&play(round, "1 fold")), ([6, 0], false));
    let rest = "1 accept, 0 play:9C, 1 play:7C, 2 play:7D, 3 play:8C, 0 play:TC";
    assert_eq!(score(&play(round, rest)), ([9, 0], true));
    let last = play(
        deal(Variant::Cason, [0, 0], &EXAMPLE),
        "0 play:9C, 1 play:7C, 2 play:7D, 3 raise:3",
    );
    assert_eq!(last.to_act(), Some(seat(0)));
}

#[test]
fn one_side_near_shows_its_cards_and_decides() {
    for (variant, near) in [(Variant::Morlino, 20), (Variant::Cason, 11)] {
        let round = deal(variant, [4, near], &EXAMPLE);
        assert_eq!(
            [0, 1, 2, 3].map(|own| seen(&round, own)),
            [vec![0], vec![1, 3], vec![2], vec![1, 3]]
        );
        assert_eq!(
            round.to_act(),
            Some(seat(1)),
            "the first of the two to play"
        );
        assert_eq!(legal(&round), ["go", "throw", "ask"]);
        assert_eq!(score(&play(round, "1 throw")), ([1, 0], false));
        let asked = play(round, "1 ask");
        assert_eq!(
            (asked.to_act(), legal(&asked)),
            (Some(seat(3)), vec!["go".into(), "throw".into()])
        );
        assert_eq!(score(&play(asked, "3 throw")), ([1, 0], false));
        let lost = play(
            asked,
            "3 go, 0 play:9C, 1 play:7C, 2 play:7D, 3 play:8C, 0 play:TC",
        );
        assert_eq!(score(&lost), ([3, 0], false));
        assert_eq!(round.table().may_signal(seat(1)), Ok(()));
        let playing = play(round, "1 go");
        assert_eq!(playing.to_act(), Some(seat(0)));
        assert!(matches!(
            refused(&playing, "raise:3").0,
            Reason::RaiseNear(_)
        ));
    }
}

#[test]
fn both_sides_near_get_their_cards_one_after_the_other() {
    let round = deal(Variant::Morlino, [20, 20], &EXAMPLE);
    assert_eq!([seen(&round, 0), seen(&round, 1)], [vec![0], vec![]]);
    assert_eq!(round.table().may_signal(seat(0)), Err(NoSignal::BothNear));
    assert_eq!(refused(&round, "play:9C").1, "VT-9");
    let round = play(round, "0 pass");
    assert_eq!(
        [0, 1, 2, 3].map(|own| seen(&round, own).len()),
        [1, 1, 0, 0]
    );
    let passed = play(round, "1 pass, 2 pass, 3 pass");
    assert_eq!(score(&passed), ([0, 0], false));
    assert_eq!(passed.table().end(), Some(End::Passed));
    let round = play(round, "1 go");
    assert_eq!(
        [0, 1, 2, 3].map(|own| seen(&round, own)),
        [[0], [1], [2], [3]]
    );
    assert_eq!(round.to_act(), Some(seat(0)));
    let won = play(
        round,
        "0 play:9C, 1 play:7C, 2 play:7D, 3 play:8C, 0 play:TC",
    );
    assert_eq!(score(&won), ([1, 0], false));
}

const TWO: [&str; 2] = ["9C JC TC", "7C AD TD"];

#[test]
fn a_blind_raise_shows_cards_to_whoever_must_answer() {
    let round = deal(Variant::CasonTwo, [0, 0], &TWO);
    let both = |round: &Round| [seen(round, 0), seen(round, 1)];
    assert_eq!(both(&round), [vec![0; 0], vec![0; 0]]);
    assert_eq!(legal(&round), ["raise:3", "look"]);
    // A refusal says nothing of cards not looked at.
    let look_first = (Reason::LookFirst, "VT-13");
    assert_eq!(refused(&round, "play:9C"), look_first);
    assert_eq!(refused(&round, "play:8C"), look_first);
    let raised = play(round, "0 raise:3");
    assert_eq!(both(&raised), [vec![], vec![1]]);
    let given_up = play(raised, "1 fold");
    assert_eq!(both(&given_up), [vec![], vec![1]], "never sees them");
    assert_eq!(score(&given_up), ([1, 0], false));
    let back = play(raised, "1 raise:6");
    assert_eq!(both(&back), [vec![0], vec![1]]);
    let accepted = play(raised, "1 accept");
    assert_eq!(both(&accepted), [vec![0], vec![1]]);
    assert_eq!(refused(&accepted, "look"), (Reason::SeenAlready, "VT-13"));
    assert_eq!(refused(&accepted, "skip"), (Reason::SkipAtOne, "VT-14"));
    // The lead is a later turn, so the other side's raise can be raised.
    assert_eq!(legal(&play(back, "0 accept"))[0], "raise:12");

    let looked = play(round, "0 look");
    assert_eq!(both(&looked), [vec![0], vec![]]);
    let raised = play(looked, "1 raise:3");
    assert_eq!(both(&raised), [vec![0], vec![]]);
    assert_eq!(both(&play(raised, "0 raise:6")), [vec![0], vec![1]]);
    assert_eq!(both(&play(raised, "0 fold")), [vec![0], vec![]]);
}

#[test]
fn a_hand_is_skipped_if_both_want_it() {
    let round = play(deal(Variant::CasonTwo, [0, 0], &TWO), "0 look, 1 look");
    assert_eq!(legal(&round), ["go", "skip"]);
    assert_eq!(refused(&round, "play:9C"), (Reason::SkipOrGoFirst, "VT-14"));
    let skipped = play(round, "0 go, 1 skip, 0 agree");
    assert_eq!(
        (score(&skipped), skipped.table().end()),
        (([0, 0], false), Some(End::Skipped))
    );
    let refusal = play(round, "0 skip, 1 refuse");
    assert_eq!(refused(&refusal, "skip"), (Reason::SkipSettled, "VT-14"));
    assert_eq!(legal(&refusal)[0], "raise:3");
    let playing = play(round, "0 go, 1 go, 0 raise:3, 1 accept, 0 play:9C");
    assert_eq!(legal(&playing)[0], "raise:6");
}

#[test]
fn near_the_end_two_players_neither_raise_blind_nor_skip() {
    let round = deal(Variant::CasonTwo, [4, 11], &TWO);
    assert_eq!([seen(&round, 0), seen(&round, 1)], [[0], [1]]);
    assert_eq!(
        (round.to_act(), legal(&round)),
        (Some(seat(1)), vec!["go".into(), "throw".into()])
    );
    assert_eq!(refused(&round, "ask"), (Reason::NoPartner, "VT-16"));
    assert_eq!(refused(&round, "raise:3").1, "VT-16");
    assert_eq!(score(&play(round, "1 throw")), ([1, 0], false));
    let lost = play(round, "1 go, 0 play:9C, 1 play:7C, 0 play:TC");
    assert_eq!(score(&lost), ([3, 0], false));
    let round = deal(Variant::CasonTwo, [11, 11], &TWO);
    assert_eq!([seen(&round, 0), seen(&round, 1)], [vec![0], vec![]]);
    assert_eq!(score(&play(round, "0 pass, 1 pass")), ([0, 0], false));
}

#[test]
fn the_house_sees_everything_and_the_public_no_hand() {
    let round = deal(Variant::Morlino, [0, 20], &EXAMPLE);
    let house = Vitou::sight(&round, Eye::House);
    assert!(house.hands.iter().all(|(_, hand)| hand.is_some()) && house.hidden().slots.is_empty());
    let public = Vitou::sight(&round, Eye::Public);
    assert!(public.hands.iter().all(|(_, hand)| hand.is_none()));
    assert_eq!(public.hidden().slots.len(), 5);
}

#[test]
fn the_dealer_moves_on_and_points_may_pass_the_target() {
    let options = Options::default();
    let standing = Standing::new(&options, seat(3)).after(&options, &[19, 0]);
    assert_eq!(
        (standing.dealer(), standing.winners(&options)),
        (seat(0), None)
    );
    let standing = standing.after(&options, &[0, 0]).after(&options, &[6, 0]);
    assert_eq!(standing.dealer(), seat(2));
    assert_eq!(standing.winners(&options), Some(Side::A.seats(4)));
    assert_eq!(standing.totals().as_slice(), [25, 0]);
}
