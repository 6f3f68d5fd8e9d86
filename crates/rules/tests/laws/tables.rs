//! What the suite has to know of each game: its tables, all its actions, what a sane result is.

use proptest::prelude::*;
use strohmann_rules::json::Tape;
use strohmann_rules::{
    Action as _, Card, Eye, Game, Hand, Options, Outcome, Place, Rank, Round, Seat, SeatSet,
    Standing, Stirnrunde, Suit, Vidrasso, Vitou, Words, stirnrunde, vidrasso, vitou,
};

/// A game that the suite can play.
pub(crate) trait Table: Game {
    /// Any table there can be.
    fn random_options(words: &mut Words) -> Self::Options;

    /// All actions there are.
    fn universe() -> Vec<Self::Action>;

    /// Whether the action puts a card on the table.
    fn is_play(action: Self::Action) -> bool;

    /// Whether an eye (not the house's) has seen the card of a place, one not played from a hand: the law, not the program's word.
    fn seen(hand: &Hand<Self>, options: &Self::Options, eye: Eye, place: Place, card: Card)
    -> bool;

    /// Whether this eye may not know which action that was (`VD-3`, `ALL-5`): the law, not the program's word.
    fn in_secret(hand: &Hand<Self>, eye: Eye, seat: Seat, action: Self::Action) -> bool;

    /// A hidden choice as another card would make it.
    fn with_card(action: Self::Action, card: Card) -> Self::Action;

    /// Any hidden choice without a card.
    fn random_choice(sight: &Self::Sight, words: &mut Words) -> Self::Action;

    /// Asserts that a result is one there can be.
    fn sane(options: &Self::Options, before: &Self::Standing, outcome: &Self::Outcome);
}

/// Any table of a game.
pub(crate) fn options<G: Table>() -> impl Strategy<Value = G::Options> {
    any::<[u8; 32]>().prop_map(|key| G::random_options(&mut Words::new(key)))
}

fn read<O: Options>(text: &str) -> O {
    let tape = Tape::parse(text).expect("it is JSON");
    let read = O::read(tape.root());
    read.options
        .unwrap_or_else(|| panic!("{text}: {:?}", read.faults))
}

fn one_of<'a>(words: &mut Words, all: &[&'a str]) -> &'a str {
    all[words.below(all.len() as u32) as usize]
}

fn all_cards() -> impl Iterator<Item = Card> {
    let cards = |suit| Rank::ALL.into_iter().map(move |rank| Card::new(rank, suit));
    Suit::ALL.into_iter().flat_map(cards)
}

fn parsed<A: std::str::FromStr>(words: &[&str]) -> Vec<A> {
    words.iter().filter_map(|word| word.parse().ok()).collect()
}

impl Table for Vidrasso {
    fn random_options(words: &mut Words) -> vidrasso::Options {
        let target = one_of(words, &["300", "500"]);
        let chips = one_of(words, &["false", "true"]);
        read(&format!(r#"{{"target":{target},"chips":{chips}}}"#))
    }

    fn universe() -> Vec<vidrasso::Action> {
        use vidrasso::Action;
        let mut all: Vec<_> = Suit::ALL.map(Action::Suit).into();
        all.extend(Rank::ALL[..9].iter().copied().map(Action::Rank));
        all.extend(all_cards().map(Action::Gift));
        all.extend(all_cards().map(Action::Play));
        all
    }

    fn is_play(action: vidrasso::Action) -> bool {
        matches!(action, vidrasso::Action::Play(_))
    }

    fn seen(
        hand: &Hand<Vidrasso>,
        options: &vidrasso::Options,
        eye: Eye,
        place: Place,
        card: Card,
    ) -> bool {
        match place {
            Place::Top(..) => true,
            Place::Hand(seat) => {
                // All have been played at the end, but for the gift, which is shown then.
                eye.is(seat) || hand.round().outcome().is_some()
            }
            Place::Covered(seat, pile) => {
                // Turned up after the trick in which the card on it was played (VD-5).
                let places = Vidrasso::places(options, hand.standing());
                let top = places
                    .iter()
                    .position(|place| *place == Place::Top(seat, pile));
                let top = hand.pack()[top.expect("every strawman has a top")];
                let plays: Vec<_> = hand
                    .actions()
                    .iter()
                    .filter(|(_, action)| Self::is_play(*action))
                    .collect();
                let trick = |card| {
                    let at = plays
                        .iter()
                        .position(|(_, action)| action.card() == Some(card));
                    at.map(|at| at / 2)
                };
                trick(card).is_some() || trick(top).is_some_and(|trick| trick < plays.len() / 2)
            }
            Place::Gift(_) | Place::Turned | Place::Stock => false,
        }
    }

    fn in_secret(hand: &Hand<Vidrasso>, eye: Eye, seat: Seat, action: vidrasso::Action) -> bool {
        let gift = matches!(action, vidrasso::Action::Gift(_));
        gift && !eye.knows(seat) && hand.round().outcome().is_none()
    }

    fn with_card(_: vidrasso::Action, card: Card) -> vidrasso::Action {
        vidrasso::Action::Gift(card)
    }

    fn random_choice(_: &vidrasso::Sight, _: &mut Words) -> vidrasso::Action {
        unreachable!("the only hidden choices are gifts, and they are cards")
    }

    fn sane(_: &vidrasso::Options, _: &vidrasso::Standing, outcome: &vidrasso::Outcome) {
        assert_eq!(outcome.points().iter().sum::<i32>(), 180);
    }
}

impl Table for Vitou {
    fn random_options(words: &mut Words) -> vitou::Options {
        let variant = one_of(words, &["morlino", "cason", "cason2"]);
        let signals = one_of(words, &["open", "covert", "off"]);
        read(&format!(
            r#"{{"variant":"{variant}","signals":"{signals}"}}"#
        ))
    }

    fn universe() -> Vec<vitou::Action> {
        let mut all = parsed(&[
            "raise:3",
            "raise:6",
            "raise:12",
            "raise:match",
            "fold",
            "accept",
            "go",
            "throw",
            "ask",
            "pass",
            "look",
            "skip",
            "agree",
            "refuse",
        ]);
        assert_eq!(all.len(), 14);
        all.extend(all_cards().map(vitou::Action::Play));
        all
    }

    fn is_play(action: vitou::Action) -> bool {
        matches!(action, vitou::Action::Play(_))
    }

    fn seen(hand: &Hand<Vitou>, options: &vitou::Options, eye: Eye, place: Place, _: Card) -> bool {
        use vitou::{Action, Variant};
        let (Eye::Seat(eye), Place::Hand(seat)) = (eye, place) else {
            return false;
        };
        let seats = options.seats();
        let target = if options.variant == Variant::Morlino {
            21
        } else {
            12
        };
        let near = [0, 1].map(|side| hand.standing().totals()[side] == target - 1);
        let own_side_alone = near[seat.index() % 2] && !near[1 - seat.index() % 2];
        let shown = seats == 4 && own_side_alone && eye == seat.left(2, seats);
        if eye != seat {
            return shown;
        }
        let dealer = hand.standing().dealer();
        let mut looked = SeatSet::EMPTY;
        if near == [true, true] {
            looked.insert(dealer.next(seats));
        } else if options.variant != Variant::CasonTwo || near != [false, false] {
            return true;
        }
        for (seat, action) in hand.actions() {
            match action {
                Action::Look => looked.insert(*seat),
                // Who has to answer sees his cards (VT-13); who comes next gets his (VT-9).
                Action::Raise(_) | Action::Pass => looked.insert(seat.next(seats)),
                Action::Accept | Action::Go => looked = SeatSet::all(seats),
                _ => {}
            }
        }
        looked.contains(eye)
    }

    fn in_secret(_: &Hand<Vitou>, _: Eye, _: Seat, _: vitou::Action) -> bool {
        false
    }

    fn with_card(_: vitou::Action, _: Card) -> vitou::Action {
        unreachable!("nothing is chosen in secret")
    }

    fn random_choice(_: &vitou::Sight, _: &mut Words) -> vitou::Action {
        unreachable!("nothing is chosen in secret")
    }

    fn sane(options: &vitou::Options, before: &vitou::Standing, outcome: &vitou::Outcome) {
        let points = outcome.points();
        assert_eq!(points.len(), 2);
        assert!(points.contains(&0), "one side at most scores");
        let won_match = before.after(options, &points).winners(options).is_some();
        let by_value = outcome
            .extras()
            .iter()
            .any(|(_, extra)| *extra == strohmann_rules::Extra::Flag(true));
        assert!(won_match || !by_value);
        assert!(
            by_value
                || points
                    .iter()
                    .all(|points| [0, 1, 3, 6, 12].contains(points))
        );
    }
}

impl Table for Stirnrunde {
    fn random_options(words: &mut Words) -> stirnrunde::Options {
        let players = 2 + words.below(5);
        let plan = match words.below(4) {
            0 => "\"standard\"".to_owned(),
            1 => "\"plain\"".to_owned(),
            _ => {
                let rounds = (1..=19).map(|round| {
                    let trumps = ["turned", "none", "dealer", "C", "D", "H", "S"];
                    let one_card = round == 1 || round == 19;
                    let ways = ["open", "blind", "hidden", "forehead"];
                    let trump = one_of(words, &trumps);
                    let way = one_of(words, &ways[..if one_card { 4 } else { 3 }]);
                    format!(r#"{{"trump":"{trump}","announce":"{way}"}}"#)
                });
                format!("[{}]", rounds.collect::<Vec<_>>().join(","))
            }
        };
        let (hit, trick, miss) = (1 + words.below(20), words.below(3), 1 + words.below(9));
        let dealer = match words.below(players + 1) {
            seat if seat < players => seat.to_string(),
            _ => "null".to_owned(),
        };
        read(&format!(
            r#"{{"players":{players},"plan":{plan},"scoring":{{"hit":{hit},"trick":{trick},"miss":-{miss}}},"first_dealer":{dealer}}}"#
        ))
    }

    fn universe() -> Vec<stirnrunde::Action> {
        let mut all = parsed(&[
            "trump:C",
            "trump:D",
            "trump:H",
            "trump:S",
            "trump:none",
            "play:?",
        ]);
        assert_eq!(all.len(), 6);
        all.extend((0..=11).map(stirnrunde::Action::Bid));
        all.extend(all_cards().map(stirnrunde::Action::Play));
        all
    }

    fn is_play(action: stirnrunde::Action) -> bool {
        matches!(action, stirnrunde::Action::Play(_))
    }

    fn seen(
        hand: &Hand<Stirnrunde>,
        options: &stirnrunde::Options,
        eye: Eye,
        place: Place,
        _: Card,
    ) -> bool {
        use stirnrunde::{Action, Announce};
        let (eye, seat) = match (eye, place) {
            (_, Place::Turned) => return true,
            (Eye::Seat(eye), Place::Hand(seat)) => (eye, seat),
            _ => return false,
        };
        let round = hand.standing().hands() as usize + 1;
        match options.plan.setting(round).announce {
            Announce::Forehead => eye != seat,
            Announce::Open | Announce::Hidden => eye == seat,
            Announce::Blind => {
                let bid = |(_, action): &&(Seat, Action)| matches!(action, Action::Bid(_));
                eye == seat && hand.actions().iter().filter(bid).count() == options.seats()
            }
        }
    }

    fn in_secret(
        hand: &Hand<Stirnrunde>,
        eye: Eye,
        seat: Seat,
        action: stirnrunde::Action,
    ) -> bool {
        let bid = matches!(action, stirnrunde::Action::Bid(_));
        // Choices at once are hidden until all are made.
        bid && !eye.knows(seat) && hand.round().at_once()
    }

    fn with_card(_: stirnrunde::Action, _: Card) -> stirnrunde::Action {
        unreachable!("the only hidden choices are announcements")
    }

    fn random_choice(sight: &stirnrunde::Sight, words: &mut Words) -> stirnrunde::Action {
        let most = u32::from(sight.open.cards);
        stirnrunde::Action::Bid(words.below(most + 1) as u8)
    }

    fn sane(
        options: &stirnrunde::Options,
        before: &stirnrunde::Standing,
        outcome: &stirnrunde::Outcome,
    ) {
        let cards = i32::try_from(before.hands())
            .map(|round| if round < 10 { round + 1 } else { 19 - round });
        let extras = outcome.extras();
        let numbers = |key: &str| {
            let found = extras.iter().find(|(name, _)| *name == key);
            match found {
                Some((_, strohmann_rules::Extra::Numbers(numbers))) => numbers.clone(),
                other => panic!("{key}: {other:?}"),
            }
        };
        let (bids, tricks) = (numbers("bids"), numbers("tricks"));
        assert_eq!(bids.len(), options.seats());
        assert_eq!(
            tricks.iter().map(|&n| i32::from(n)).sum::<i32>(),
            cards.expect("small")
        );
        for ((points, bid), taken) in outcome.points().iter().zip(&bids).zip(&tricks) {
            assert_eq!(*points > 0, bid == taken);
        }
    }
}
