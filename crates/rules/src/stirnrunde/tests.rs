//! The rulings one by one, on rounds with chosen cards.

use super::*;
use crate::dealing::Words;
use crate::game::{Action as _, Options as _, Outcome as _, Reason as _, Refusal, Round as _, Why};
use crate::matchplay::{Draw, Match};
use crate::seat::{BySeat, SeatSet};
use crate::set::CardBag;
use crate::view::{Guess, Sight as _};

const OPEN: Setting = Setting {
    trump: TrumpRule::None,
    announce: Announce::Open,
};

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

fn word(text: &str) -> Action {
    text.parse().unwrap()
}

fn words(text: &str) -> Vec<Action> {
    text.split(' ').map(word).collect()
}

/// A match in which each round that can be has this setting, the others are open.
fn options(players: u8, setting: Setting) -> Options {
    let mut settings = *Plan::PLAIN.settings();
    for (settings, round) in settings.iter_mut().zip(1..) {
        let fits = setting.announce != Announce::Forehead || cards_in(round) == 1;
        *settings = if fits { setting } else { OPEN };
    }
    Options {
        players,
        plan: Plan::new(settings).unwrap(),
        ..Options::default()
    }
}

fn standing(options: &Options, round: usize) -> Standing {
    let first = Standing::new(options, seat(0));
    (1..round).fold(first, |standing, _| standing.after(options, &[0; SEATS]))
}

/// A round whose pack begins with these cards, in the order of the deal; the dealer is such that seat 0 leads.
fn round(players: u8, number: usize, setting: Setting, top: &str) -> Round {
    let options = options(players, setting);
    let mut pack: Vec<Card> = top.split_whitespace().map(|c| c.parse().unwrap()).collect();
    let mut rest = PACK.to_vec();
    for card in &pack {
        let at = rest.iter().position(|other| other == card);
        rest.remove(at.expect("no card is chosen three times"));
    }
    pack.extend(rest);
    let standing = standing(&options, number).with_dealer(seat(usize::from(players) - 1));
    Stirnrunde::deal(&options, &standing, &pack)
}

/// Acts in turn, each action legal.
fn play(mut round: Round, actions: &str) -> Round {
    for action in words(actions) {
        let seat = round.to_act().expect("the round is not over");
        assert_eq!(round.play(seat, action), Ok(()), "{action}");
    }
    round
}

fn sight(round: &Round, number: usize) -> Sight {
    Stirnrunde::sight(round, Eye::Seat(seat(number)))
}

fn random_pack(words: &mut Words) -> Vec<Card> {
    let mut pack = PACK.to_vec();
    words.shuffle(&mut pack);
    pack
}

/// The guess that is right.
fn truth(round: &Round, sight: &Sight) -> Guess<Action> {
    let hidden = sight.hidden();
    let cards = hidden.slots.iter().map(|slot| match slot.place {
        Place::Hand(seat) => round.hands[seat],
        _ => round.stock,
    });
    let choices = hidden.choices.iter();
    let choices = choices.filter_map(|seat| Some((seat, Action::Bid(round.bids[seat]?))));
    Guess {
        cards: cards.collect(),
        choices: choices.collect(),
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Round>() <= 224, "{}", size_of::<Round>());
}

#[test]
fn the_pack_and_the_order_of_its_cards() {
    let names: Vec<_> = PACK.iter().map(Card::to_string).collect();
    assert_eq!(names[..4], ["7C", "7C", "8C", "8C"]);
    assert_eq!(names[62..], ["AS", "AS"]);
    let strengths: Vec<_> = RANKS.map(Stirnrunde::strength).into();
    assert_eq!(strengths, [0, 1, 2, 3, 4, 5, 6, 7]);
}

/// SR-1
#[test]
fn hands_grow_to_ten_cards_and_shrink_again() {
    let cards: Vec<_> = (1..=ROUNDS).map(cards_in).collect();
    let up = 1..=10;
    assert_eq!(cards, up.chain((1..=9).rev()).collect::<Vec<_>>());
}

/// SR-2
#[test]
fn the_plans() {
    for number in 1..=ROUNDS {
        let plain = Plan::PLAIN.setting(number);
        let standard = Plan::STANDARD.setting(number);
        let (trump, announce) = match number {
            5 | 15 => (TrumpRule::None, Announce::Open),
            9 => (TrumpRule::Turned, Announce::Hidden),
            16 => (TrumpRule::Dealer, Announce::Open),
            18 => (TrumpRule::Turned, Announce::Blind),
            19 => (TrumpRule::Turned, Announce::Forehead),
            _ => (TrumpRule::Turned, Announce::Open),
        };
        assert_eq!(standard, Setting { trump, announce });
        assert_eq!(plain.trump, TrumpRule::Turned);
        assert_eq!(plain.announce == Announce::Forehead, number == 19);
    }
}

#[test]
fn each_word_is_written_in_one_way() {
    for text in [
        "trump:H",
        "trump:none",
        "bid:0",
        "bid:10",
        "play:AH",
        "play:?",
    ] {
        assert_eq!(word(text).to_string(), text);
    }
    for text in [
        "", "bid:", "bid:01", "bid:+1", "bid:256", "trump:", "trump:h", "play:2X", "play",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    assert_eq!(word("play:?").card(), None);
}

/// SR-2, SR-3, SR-7, ALL-7: who sees what in which phase, for every pair of settings.
#[test]
fn every_pair_of_settings_shows_what_it_should() {
    let mut random = Words::new([1; 32]);
    for trump in TrumpRule::ALL {
        for announce in Announce::ALL {
            for number in [1, 2, 19] {
                let setting = Setting { trump, announce };
                if announce != Announce::Forehead || cards_in(number) == 1 {
                    let options = options(3, setting);
                    let pack = random_pack(&mut random);
                    let round = Stirnrunde::deal(&options, &standing(&options, number), &pack);
                    play_through(round, setting, &mut random);
                }
            }
        }
    }
}

fn play_through(mut round: Round, setting: Setting, random: &mut Words) {
    let mut seen = Vec::new();
    while round.outcome().is_none() {
        let phase = round.open.phase();
        seen.push(phase);
        assert_eq!(
            round.open.turned.is_some(),
            setting.trump == TrumpRule::Turned
        );
        let at_once = setting.announce == Announce::Hidden && phase == Phase::Announcing;
        assert_eq!(round.at_once(), at_once);
        for own in Seat::all(3) {
            check_sight(&round, setting.announce, own);
        }
        let watcher = Stirnrunde::sight(&round, Eye::Public);
        assert_eq!(watcher.hands, BySeat::default());
        assert_eq!(
            watcher
                .complete(&truth(&round, &watcher))
                .map(|r| Stirnrunde::sight(&r, Eye::Public)),
            Ok(watcher)
        );
        let house = Stirnrunde::sight(&round, Eye::House).hidden();
        assert!(house.unseen.is_empty() && house.slots.is_empty() && house.choices.is_empty());
        // Of several due at once any may be first (ALL-5).
        let due: Vec<_> = round.due().iter().collect();
        let seat = due[random.below(due.len() as u32) as usize];
        let legal = round.legal(seat);
        let action = legal[random.below(legal.len() as u32) as usize];
        assert_eq!(round.play(seat, action), Ok(()));
    }
    assert_eq!(
        seen.contains(&Phase::Naming),
        setting.trump == TrumpRule::Dealer
    );
    assert!(round.due().is_empty());
}

fn check_sight(round: &Round, announce: Announce, own: Seat) {
    let sight = Stirnrunde::sight(round, Eye::Seat(own));
    let phase = round.open.phase();
    for other in Seat::all(3) {
        let sees = match (announce, own == other) {
            (Announce::Open | Announce::Hidden, same) => same,
            (Announce::Blind, same) => same && phase == Phase::Playing,
            (Announce::Forehead, same) => !same,
        };
        assert_eq!(sight.hands[other], sees.then(|| round.hands[other]));
        let secret = announce == Announce::Hidden && phase == Phase::Announcing && own != other;
        let bid = round.bids[other].filter(|_| !secret);
        assert_eq!(sight.bids[other], bid);
        assert_eq!(
            sight.open.announced.contains(other),
            round.bids[other].is_some()
        );
        assert_eq!(sight.open.count(other), round.hands[other].len());
        assert_eq!(
            Stirnrunde::knows(round, Eye::Seat(own), other, word("bid:0")),
            !secret
        );
    }
    let unseen_card = |action| match action {
        Action::Play(_) if announce == Announce::Forehead => Action::PlayUnseen,
        action => action,
    };
    let legal: Vec<_> = round.legal(own).into_iter().map(unseen_card).collect();
    assert_eq!(sight.legal().as_slice(), legal);
    let world = sight.complete(&truth(round, &sight)).ok().unwrap();
    assert!(Stirnrunde::sight(&world, Eye::Seat(own)) == sight);
}

/// SR-3, ALL-5: hidden announcements are made at once, in any order, and known to all once all are made.
#[test]
fn hidden_announcements_are_shown_together() {
    let hidden = Setting {
        announce: Announce::Hidden,
        ..OPEN
    };
    let mut game = Match::<Stirnrunde>::with_draw(
        options(3, hidden),
        Draw {
            rows: Vec::new(),
            dealer: seat(0),
        },
    );
    game.deal_pack(PACK.to_vec());
    let shown = |game: &Match<Stirnrunde>| -> Vec<_> {
        let view = game.view(Eye::Seat(seat(1))).unwrap();
        view.log
            .iter()
            .map(|seen| (seen.seat.index(), seen.action))
            .collect()
    };
    for (chooser, bid) in [(0, "bid:1"), (1, "bid:0")] {
        assert!(game.act(seat(chooser), word(bid)).is_ok());
    }
    let twice = game.act(seat(0), word("bid:0")).unwrap_err();
    assert_eq!(twice.why, Why::NotDue(SeatSet::one(seat(2))));
    assert_eq!(shown(&game), [(1, Some(word("bid:0"))), (0, None)]);
    let watched = game.view(Eye::Public).unwrap();
    assert_eq!(watched.sight.hidden().choices.len(), 2);
    assert!(game.act(seat(2), word("bid:1")).is_ok());
    let all = [(1, "bid:0"), (2, "bid:1"), (0, "bid:1")];
    assert_eq!(shown(&game), all.map(|(seat, bid)| (seat, Some(word(bid)))));
}

/// SR-4: of equal cards the first played wins, in the suit led and in trumps, and each is listed once.
#[test]
fn the_first_of_two_equal_cards_wins() {
    let hearts = Setting {
        trump: TrumpRule::Fixed(Suit::Hearts),
        ..OPEN
    };
    let winner = |setting: Setting, cards: &str| {
        let round = round(3, 1, setting, cards);
        let plays: Vec<_> = cards
            .split(' ')
            .map(|card| format!("play:{card}"))
            .collect();
        let round = play(round, &format!("bid:0 bid:0 bid:0 {}", plays.join(" ")));
        round.open.last.unwrap().winner().unwrap().index()
    };
    for (setting, cards, expected) in [
        (OPEN, "KC KC 7C", 0),
        (OPEN, "7C KC KC", 1),
        (OPEN, "KC KC AC", 2),
        (OPEN, "7C AD AD", 0),
        (hearts, "AC 9H 9H", 1),
        (hearts, "9H 9H AC", 0),
        (hearts, "9H TH 9H", 1),
        (hearts, "AC AC 7H", 2),
        (hearts, "9H 9H TH", 2),
    ] {
        assert_eq!(winner(setting, cards), expected, "{cards}");
    }
    let twins = play(round(2, 2, OPEN, "KC 7D KC 8D"), "bid:0 bid:0");
    assert_eq!(twins.legal(seat(0)).as_slice(), words("play:KC"));
}

/// SR-2, SR-4: the turned card makes trumps and plays no part; a suit led is followed, and trumping is free.
#[test]
fn following_suit() {
    let turned = Setting {
        trump: TrumpRule::Turned,
        ..OPEN
    };
    let round = play(round(2, 2, turned, "AC 7C AD 9H 9H"), "bid:2 bid:1 play:AC");
    assert_eq!(round.open.trump, Trump::Suit(Suit::Hearts));
    assert_eq!(round.legal(seat(1)).as_slice(), words("play:7C"));
    let refused = |text| round.check(seat(1), word(text)).unwrap_err();
    assert_eq!(refused("play:9H"), Reason::MustFollow(Suit::Clubs).into());
    assert_eq!(refused("play:8C"), Reason::NotHeld.into());
    assert_eq!(refused("bid:1"), Reason::Playing.into());
    assert_eq!(refused("trump:H"), Reason::NotToName.into());
    let round = play(round, "play:7C play:AD play:9H");
    assert_eq!(round.open.tricks.of(2), [1, 1]);
    assert!(round.open.lacks[seat(1)].contains("7D".parse().unwrap()));
    assert_eq!(round.check(seat(0), word("play:AD")), Err(Why::Over));
}

/// SR-2, SR-3: the dealer names trumps first; announcements go up to the number of cards, whatever their sum.
#[test]
fn naming_and_announcing() {
    let dealer = Setting {
        trump: TrumpRule::Dealer,
        ..OPEN
    };
    let mut round = round(2, 2, dealer, "");
    let refused = |round: &Round, by, text| match round.check(seat(by), word(text)).unwrap_err() {
        Why::Rule(reason) => (Some(reason), reason.ruling()),
        other => (None, other.ruling()),
    };
    assert_eq!(refused(&round, 0, "trump:H"), (None, "ALL-5"));
    assert_eq!(refused(&round, 1, "bid:0"), (Some(Reason::Naming), "SR-2"));
    let names = "trump:C trump:D trump:H trump:S trump:none";
    assert_eq!(round.legal(seat(1)).as_slice(), words(names));
    round = play(round, "trump:none");
    assert_eq!(round.open.trump, Trump::None);
    assert_eq!(
        refused(&round, 0, "trump:H"),
        (Some(Reason::NotToName), "SR-2")
    );
    assert_eq!(
        refused(&round, 0, "bid:3"),
        (Some(Reason::TooMany(2)), "SR-3")
    );
    assert_eq!(
        refused(&round, 0, "play:7C"),
        (Some(Reason::Announcing), "SR-3")
    );
    assert_eq!(round.legal(seat(0)).as_slice(), words("bid:0 bid:1 bid:2"));
    play(round, "bid:2 bid:2");
}

/// SR-5, SR-6
#[test]
fn points_are_for_exactness_and_the_level_top_wins_together() {
    let scoring = Scoring::default();
    let points = [(0, 0), (3, 3), (0, 2), (4, 1)].map(|(bid, taken)| scoring.points(bid, taken));
    assert_eq!(points, [10, 13, -10, -15]);
    let round = play(
        round(3, 1, OPEN, "AC 7C 8C"),
        "bid:1 bid:0 bid:1 play:AC play:7C play:8C",
    );
    assert_eq!(round.outcome().unwrap().points().as_slice(), [11, 10, -5]);

    let options = options(3, OPEN);
    let mut standing = Standing::new(&options, seat(2));
    for number in 1..=ROUNDS {
        assert_eq!(
            (standing.round(), standing.winners(&options)),
            (number, None)
        );
        assert_eq!(standing.dealer(), seat(2).left(number - 1, 3));
        standing = standing.after(&options, &[5, -5, 5]);
    }
    assert_eq!(standing.totals().as_slice(), [95, -95, 95]);
    let winners = [0, 2].into_iter().map(seat).collect::<SeatSet>();
    assert_eq!(standing.winners(&options), Some(winners));
    assert_eq!(options.rematch(seat(2)).first_dealer(), Some(seat(0)));
}

/// ALL-2, SR-1: six players with ten cards, and one turned from the four that are left; playing allocates nothing.
#[test]
fn six_players_with_ten_cards() {
    let options = Options {
        players: 6,
        ..Options::default()
    };
    let standing = standing(&options, 10);
    let mut random = Words::new([2; 32]);
    let pack = random_pack(&mut random);
    let places = Stirnrunde::places(&options, &standing);
    let mut round = Stirnrunde::deal(&options, &standing, &pack);
    for (place, card) in places.iter().zip(&pack) {
        match place {
            Place::Hand(seat) => assert!(round.hands[*seat].contains(*card)),
            Place::Turned => assert_eq!(round.open.turned, Some(*card)),
            _ => assert!(round.stock.contains(*card)),
        }
    }
    assert_eq!(places[0], Place::Hand(standing.dealer().next(6)));
    assert_eq!(
        places[60..],
        [Place::Turned, Place::Stock, Place::Stock, Place::Stock]
    );
    let slots = Stirnrunde::sight(&round, Eye::Public).hidden().slots;
    assert_eq!(slots.iter().map(|slot| slot.count).sum::<usize>(), 63);
    let made = allocation_counter::measure(|| {
        while let Some(seat) = round.to_act() {
            let legal = round.legal(seat);
            round.play_unchecked(seat, legal[random.below(legal.len() as u32) as usize]);
        }
    });
    assert_eq!(made.count_total, 0);
    assert_eq!(round.open.tricks.of(6).iter().sum::<u8>(), 10);
    assert!(round.hands.of(6).iter().all(|hand| hand.is_empty()));
}

#[test]
#[should_panic(expected = "each card twice")]
fn a_card_is_not_dealt_three_times() {
    let options = options(2, OPEN);
    let mut pack = PACK.to_vec();
    pack[2] = pack[0];
    Stirnrunde::deal(&options, &standing(&options, 2), &pack);
}

/// SR-7: the word for the unseen card, and refusals that tell nothing about it.
#[test]
fn forehead_words() {
    let forehead = Setting {
        announce: Announce::Forehead,
        ..OPEN
    };
    let draw = Draw {
        rows: Vec::new(),
        dealer: seat(1),
    };
    let mut game = Match::<Stirnrunde>::with_draw(options(2, forehead), draw);
    game.deal_pack(PACK.to_vec());
    let refused = |game: &mut Match<Stirnrunde>, by, text| {
        let Refusal { why, legal } = game.act(seat(by), word(text)).unwrap_err();
        (why, legal.to_vec())
    };
    // Both hold a 7♣. A card named too early is refused for that alone.
    for text in ["play:7C", "play:8C", "play:?"] {
        let (why, _) = refused(&mut game, 0, text);
        assert_eq!(why, Reason::Announcing.into());
    }
    for (by, text) in [(0, "bid:1"), (1, "bid:0")] {
        assert!(game.act(seat(by), word(text)).is_ok());
    }
    let right = refused(&mut game, 0, "play:7C");
    assert_eq!(right, (Reason::Unseen.into(), words("play:?")));
    assert_eq!(right, refused(&mut game, 0, "play:8C"));
    let early = refused(&mut game, 1, "play:?");
    assert_eq!(early, refused(&mut game, 1, "play:7C"));
    // A record holds the card.
    let record = game.replay(seat(0), word("play:?")).unwrap_err();
    assert_eq!(record.why, Reason::NameCard.into());
    assert_eq!(game.act(seat(0), word("play:?")), Ok(word("play:7C")));
    let view = game.view(Eye::Seat(seat(1))).unwrap();
    assert_eq!(view.log.last().unwrap().action, Some(word("play:7C")));
    assert_eq!(view.sight.hands[seat(1)], None);
    assert!(game.act(seat(1), word("play:?")).is_ok());
    // With one's cards in hand they are named: the next round is open.
    game.deal_pack(PACK.to_vec());
    for by in [1, 0] {
        assert!(game.act(seat(by), word("bid:0")).is_ok());
    }
    let (why, _) = refused(&mut game, 1, "play:?");
    assert_eq!(why, Reason::NameCard.into());
}

/// SR-7: a world with another card on one's own forehead looks the same from under it.
#[test]
fn the_own_forehead_card_changes_nothing_that_is_seen() {
    let forehead = Setting {
        trump: TrumpRule::Dealer,
        announce: Announce::Forehead,
    };
    let same = |actions: &str| {
        let worlds = ["7C AH 9D", "KS AH 9D"].map(|cards| {
            let world = round(3, 19, forehead, cards);
            if actions.is_empty() {
                world
            } else {
                play(world, actions)
            }
        });
        let [one, other] = worlds.map(|world| sight(&world, 0));
        assert_eq!(one, other);
        let hand = one.hidden().slots[0];
        assert_eq!((hand.place, hand.count), (Place::Hand(seat(0)), 1));
        assert_eq!(one.hands[seat(1)].map(CardBag::len), Some(1));
        one
    };
    same("");
    same("trump:H");
    let sight = same("trump:H bid:1 bid:0 bid:0");
    assert_eq!(sight.legal().as_slice(), words("play:?"));
}
