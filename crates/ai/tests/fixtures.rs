//! Known complaints about bots of such games, each as positions in which it does not apply.

use strohmann_ai::{Bot, Decision, Flat, Greedy, Level};
use strohmann_rules::json::Tape;
use strohmann_rules::{
    Action as _, Card, Eye, Game, Hand, Options, Place, Rank, Round as _, Seat, Signal,
    Standing as _, Stirnrunde, Vitou, Words, stirnrunde, vitou,
};

/// Options from JSON.
fn options<O: Options>(text: &str) -> O {
    let tape = Tape::parse(text).expect("it is JSON");
    O::read(tape.root()).options.expect("they are options")
}

/// A hand with these cards in these places, the others anywhere, after these actions.
fn hand<G: Game>(
    options: &G::Options,
    standing: G::Standing,
    given: &[(Place, &str)],
    actions: &[(usize, &str)],
    words: &mut Words,
) -> Hand<G> {
    let places = G::places(options, &standing);
    let mut rest = G::pack().to_vec();
    let mut pack: Vec<Option<Card>> = vec![None; places.len()];
    for (place, cards) in given {
        for card in cards.split(' ') {
            let card: Card = card.parse().expect("it is a card");
            let at = rest.iter().position(|&other| other == card);
            rest.swap_remove(at.expect("the card is there"));
            let free = |&at: &usize| places[at] == *place && pack[at].is_none();
            let at = (0..places.len()).find(free);
            pack[at.expect("the place has room")] = Some(card);
        }
    }
    words.shuffle(&mut rest);
    let pack = pack.into_iter().map(|card| card.or_else(|| rest.pop()));
    let pack: Vec<Card> = pack
        .map(|card| card.expect("a card for each place"))
        .collect();
    let mut hand = Hand::<G>::deal(options, standing, pack);
    for &(seat, action) in actions {
        let Ok(action) = action.parse() else {
            panic!("{action} is no action");
        };
        let done = hand.act(Seat::new(seat), action);
        done.unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    hand
}

fn decide<G: Game>(
    bot: &dyn Bot<G>,
    options: &G::Options,
    hand: &Hand<G>,
    words: &mut Words,
) -> (Seat, Decision<G::Action>) {
    let seat = hand.round().to_act().expect("somebody is due");
    (
        seat,
        bot.decide(&hand.view(options, Eye::Seat(seat)), words),
    )
}

fn in_hand(seat: usize) -> Place {
    Place::Hand(Seat::new(seat))
}

/// A round of Stirnrunde with so many cards, seat 3 dealing, in hearts or without trumps.
fn round(
    cards: usize,
    trump: &str,
    given: &[(usize, &str)],
    actions: &[(usize, &str)],
    words: &mut Words,
) -> (stirnrunde::Options, Hand<Stirnrunde>) {
    let setting = format!(r#"{{"trump":"{trump}","announce":"open"}}"#);
    let plan = vec![setting; 19].join(",");
    let options: stirnrunde::Options = options(&format!(r#"{{"plan":[{plan}]}}"#));
    let mut standing = stirnrunde::Standing::new(&options, Seat::new(3));
    for _ in 1..cards {
        standing = standing.after(&options, &[0; 4]);
    }
    let standing = standing.with_dealer(Seat::new(3));
    let given: Vec<_> = given
        .iter()
        .map(|(seat, cards)| (in_hand(*seat), *cards))
        .collect();
    let hand = hand::<Stirnrunde>(&options, standing, &given, actions, words);
    (options, hand)
}

/// What both bots do in a round, the unknown cards lying in several ways.
fn check_round(
    cards: usize,
    trump: &str,
    given: &[(usize, &str)],
    actions: &[(usize, &str)],
    fits: impl Fn(stirnrunde::Action) -> bool,
) {
    check_greedy(cards, trump, given, actions, &fits);
    check_bot(&Flat::new(20), cards, trump, given, actions, &fits);
}

/// What greedy does, where flat may see that another card hurts somebody else more.
fn check_greedy(
    cards: usize,
    trump: &str,
    given: &[(usize, &str)],
    actions: &[(usize, &str)],
    fits: impl Fn(stirnrunde::Action) -> bool,
) {
    check_bot(&Greedy, cards, trump, given, actions, &fits);
}

fn check_bot(
    bot: &(impl Bot<Stirnrunde> + std::fmt::Debug),
    cards: usize,
    trump: &str,
    given: &[(usize, &str)],
    actions: &[(usize, &str)],
    fits: &impl Fn(stirnrunde::Action) -> bool,
) {
    let mut words = Words::new([9; 32]);
    for _ in 0..20 {
        let (options, hand) = round(cards, trump, given, actions, &mut words);
        let (seat, decision) = decide(bot, &options, &hand, &mut words);
        let action = decision.action;
        assert!(
            fits(action),
            "{bot:?}: {given:?} {actions:?}: {seat} {action}"
        );
    }
}

fn plays(card: &'static str) -> impl Fn(stirnrunde::Action) -> bool {
    move |action| action.to_string() == format!("play:{card}")
}

#[test]
fn no_fewer_tricks_are_announced_than_are_certain() {
    let at_least =
        |least: u8| move |action| matches!(action, stirnrunde::Action::Bid(bid) if bid >= least);
    check_round(1, "H", &[(0, "AH")], &[], at_least(1));
    check_round(2, "H", &[(0, "AH AH")], &[], at_least(2));
    check_round(3, "H", &[(0, "AH AH KH")], &[], at_least(3));
    check_round(3, "none", &[(0, "AC AD KD")], &[], at_least(2));
    check_round(3, "none", &[(0, "AD AD KD")], &[], at_least(3));
    check_round(5, "H", &[(0, "AH 7C 7D 8D 8S")], &[], at_least(1));
    let before = [(0, "bid:5"), (1, "bid:5")];
    check_round(5, "H", &[(2, "AH AH KH 7C 7D")], &before, at_least(3));
}

#[test]
fn who_needs_no_more_tricks_gets_rid_of_dangerous_cards() {
    let bids = [(0, "bid:1"), (1, "bid:0"), (2, "bid:1"), (3, "bid:1")];
    let after = |more: &[(usize, &'static str)]| [&bids[..], more].concat();
    // The highest card that does not win.
    check_round(
        3,
        "H",
        &[(0, "AD"), (1, "KD 7D 7C")],
        &after(&[(0, "play:AD")]),
        plays("KD"),
    );
    check_round(
        3,
        "H",
        &[(0, "JD"), (1, "TD 7D KD")],
        &after(&[(0, "play:JD")]),
        plays("TD"),
    );
    // What would win later, when anything goes.
    check_greedy(
        3,
        "H",
        &[(0, "8D"), (1, "AC 7C 7S")],
        &after(&[(0, "play:8D")]),
        plays("AC"),
    );
}

#[test]
fn who_needs_all_tricks_leads_no_loser() {
    let bids = [(0, "bid:3"), (1, "bid:0"), (2, "bid:0"), (3, "bid:0")];
    let high = |action: stirnrunde::Action| plays("AH")(action) || plays("KH")(action);
    check_round(3, "H", &[(0, "AH KH 7C")], &bids, high);
    check_greedy(3, "none", &[(0, "AC 7D 8S")], &bids, plays("AC"));
}

#[test]
fn no_trump_is_wasted_where_a_discard_serves_better() {
    let bids = [(0, "bid:1"), (1, "bid:0"), (2, "bid:1"), (3, "bid:1")];
    let led = [&bids[..], &[(0, "play:AD")]].concat();
    check_round(3, "H", &[(0, "AD"), (1, "7H KC 7C")], &led, plays("KC"));
    check_round(2, "H", &[(0, "AD"), (1, "9H AS")], &led, plays("AS"));
}

#[test]
fn two_equal_cards_break_nothing() {
    // The first of them wins: the second is no winner now, and harmless to who wants none.
    let needing = [
        (0, "bid:1"),
        (1, "bid:2"),
        (2, "bid:0"),
        (3, "bid:0"),
        (0, "play:AD"),
    ];
    check_round(3, "H", &[(0, "AD"), (1, "AD 7D AH")], &needing, plays("7D"));
    let needless = [
        (0, "bid:1"),
        (1, "bid:0"),
        (2, "bid:0"),
        (3, "bid:0"),
        (0, "play:AD"),
    ];
    check_round(
        3,
        "H",
        &[(0, "AD"), (1, "AD 7D 7C")],
        &needless,
        plays("AD"),
    );
    // Both in one hand.
    let first = |action: stirnrunde::Action| plays("AH")(action);
    let bids = [(0, "bid:2"), (1, "bid:0"), (2, "bid:0"), (3, "bid:0")];
    check_round(2, "H", &[(0, "AH AH")], &bids, first);
}

/// What a card leads to for the side of a seat: won, lost or drawn, if it ends the hand.
fn decided(round: &vitou::Round, seat: Seat, card: Card) -> Option<i32> {
    let mut next = *round;
    next.play_unchecked(seat, vitou::Action::Play(card));
    let points = strohmann_rules::Outcome::points(&next.outcome()?);
    let own = vitou::Side::of(seat);
    Some((points[own.index()] - points[own.other().index()]).signum())
}

/// Lets a bot play Vitou, and hands every decision to a check.
fn watch(
    bot: &dyn Bot<Vitou>,
    text: &str,
    hands: u32,
    mut check: impl FnMut(&Hand<Vitou>, Seat, Decision<vitou::Action>),
) {
    let options: vitou::Options = options(text);
    let mut words = Words::new([3; 32]);
    let random = strohmann_ai::Random;
    for number in 0..hands {
        let seats = options.seats();
        let mut standing = vitou::Standing::new(&options, Seat::new(number as usize % seats));
        let target = options.variant.target();
        let totals = [
            words.below(target as u32) as i32,
            words.below(target as u32) as i32,
        ];
        standing = standing.after(&options, &totals);
        let mut hand = hand::<Vitou>(&options, standing, &[], &[], &mut words);
        while let Some(seat) = hand.round().to_act() {
            let view = hand.view(&options, Eye::Seat(seat));
            let ours = Bot::<Vitou>::decide(bot, &view, &mut words);
            check(&hand, seat, ours);
            // Now and then something else, so that odd positions come about.
            let decision = match words.below(4) {
                0 => random.decide(&view, &mut words),
                _ => ours,
            };
            if let Some(signal) = decision.signal {
                let seen = strohmann_rules::SeatSet::EMPTY;
                hand.say(&options, seat, signal, seen)
                    .expect("it may be given");
            }
            hand.act(seat, decision.action).expect("it is legal");
        }
    }
}

const VARIANTS: [&str; 3] = [
    r#"{"variant":"morlino"}"#,
    r#"{"variant":"cason"}"#,
    r#"{"variant":"cason2"}"#,
];

/// Nobody accepts or gives up what its own cards decide already; who does not bluff does not raise it either.
fn leaves_what_is_decided(bot: &dyn Bot<Vitou>, hands: u32, bluffs: bool) {
    for variant in VARIANTS {
        let (mut lost, mut won) = (0, 0);
        watch(bot, variant, hands, |hand, seat, decision| {
            let table = hand.round().table();
            if table.phase() != vitou::Phase::Play {
                return;
            }
            let legal = hand.round().legal(seat);
            let cards = legal.iter().filter_map(|action| action.card());
            let ends: Vec<_> = cards
                .map(|card| decided(hand.round(), seat, card))
                .collect();
            let action = decision.action;
            let raises = matches!(action, vitou::Action::Raise(_));
            if ends.iter().all(Option::is_some) {
                assert!(
                    bluffs || !raises,
                    "{variant}: {action} where all is decided"
                );
            }
            if ends.iter().all(|end| *end == Some(-1)) {
                lost += 1;
                if table.owing() == Some(seat) {
                    assert_eq!(
                        action,
                        vitou::Action::Fold,
                        "{variant}: accepts what is lost"
                    );
                }
            }
            if ends.contains(&Some(1)) {
                won += 1;
                assert_ne!(
                    action,
                    vitou::Action::Fold,
                    "{variant}: gives up what is won"
                );
            }
        });
        assert!(
            lost > 10 && won > 10,
            "{variant}: {lost} lost and {won} won were looked at"
        );
    }
}

#[test]
fn greedy_leaves_what_is_decided() {
    leaves_what_is_decided(&Greedy, 3000, false);
}

#[test]
fn flat_leaves_what_is_decided() {
    leaves_what_is_decided(&Flat::new(20), 300, false);
}

#[test]
fn normal_and_strong_leave_what_is_decided() {
    for level in [Level::NORMAL, Level::STRONG] {
        leaves_what_is_decided(level.bot().as_ref(), 3000, true);
    }
}

/// A signal says what is so.
fn signals_honestly(bot: &dyn Bot<Vitou>, hands: u32) {
    for variant in VARIANTS {
        let mut given = 0;
        watch(bot, variant, hands, |hand, seat, decision| {
            let Some(signal) = decision.signal else {
                return;
            };
            given += 1;
            let held = Vitou::sight(hand.round(), Eye::Seat(seat)).hands[seat];
            let holds = |rank| !held.expect("it has looked").of_rank(rank).is_empty();
            let so = match signal {
                Signal::RightEye => holds(Rank::Ten),
                Signal::LeftEye => holds(Rank::Nine),
                Signal::Lips => holds(Rank::Ace),
                Signal::Heaven => ![Rank::Ten, Rank::Nine, Rank::Ace].into_iter().any(holds),
            };
            assert!(so, "{variant}: {signal} is a lie");
        });
        let talks = !variant.contains("cason2");
        assert_eq!(given > 0, talks, "{variant}: {given} signals");
    }
}

#[test]
fn greedy_signals_honestly() {
    signals_honestly(&Greedy, 500);
}

#[test]
fn flat_signals_honestly() {
    signals_honestly(&Flat::new(20), 60);
}

/// How often of a hundred times somebody with these cards gives up when the first card comes with a raise.
fn gives_up(level: Level, text: &str, before: &[(usize, &str)], cards: &str) -> usize {
    let options: vitou::Options = options(text);
    let dealer = Seat::new(options.seats() - 1);
    let mut words = Words::new([7; 32]);
    let bot = level.bot::<Vitou>();
    let given = [(in_hand(0), "KC"), (in_hand(1), cards)];
    let mut given_up = 0;
    for _ in 0..100 {
        let standing = vitou::Standing::new(&options, dealer);
        let hand = hand::<Vitou>(&options, standing, &given, before, &mut words);
        let (seat, decision) = decide(bot.as_ref(), &options, &hand, &mut words);
        assert_eq!(seat, Seat::new(1));
        given_up += usize::from(decision.action == vitou::Action::Fold);
    }
    given_up
}

#[test]
fn raises_are_answered_by_the_cards() {
    let before: [&[(usize, &str)]; 3] = [
        &[(0, "raise:3"), (0, "play:KC")],
        &[(0, "raise:3")],
        &[
            (0, "look"),
            (1, "look"),
            (0, "go"),
            (1, "go"),
            (0, "raise:3"),
        ],
    ];
    for (text, before) in VARIANTS.into_iter().zip(before) {
        for level in [Level::NORMAL, Level::STRONG] {
            let best = gives_up(level, text, before, "TC TD 9C");
            let worst = gives_up(level, text, before, "7C 7D 8C");
            assert_eq!(best, 0, "{text}: a jeu franc");
            // A partner may still win it.
            let least = if text.contains("cason2") { 90 } else { 30 };
            assert!(worst >= least, "{text}: {worst} times with nothing");
        }
    }
}
