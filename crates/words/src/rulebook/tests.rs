//! The rules are whole in every language, and their examples are what the rules say.

use std::collections::BTreeSet;

use strohmann_rules::vidrasso::{self as game, Vidrasso, value};
use strohmann_rules::vitou::{Verdict, verdict};
use strohmann_rules::{
    Eye, Game, Hand, Outcome as _, Place, Round as _, Seat, Standing as _, Stirnrunde,
    stirnrunde as rounds,
};

use super::*;

/// All pages: what is common, and each game, with the rulings that belong on it.
fn pages(lang: Lang) -> [(&'static str, Vec<Chapter>); 4] {
    let [vidrasso, vitou, stirnrunde] = GameKind::ALL.map(|game| chapters(lang, game));
    [
        ("ALL", common(lang)),
        ("VD", vidrasso),
        ("VT", vitou),
        ("SR", stirnrunde),
    ]
}

/// All that is written in a part: texts with marks, and others.
fn written(part: &Part) -> (Vec<&Prose>, Vec<&str>) {
    let mut plain: Vec<&str> = Vec::new();
    let prose = match part {
        Part::Heading(title) => {
            plain.push(title);
            Vec::new()
        }
        Part::Text(text) => vec![text],
        Part::Steps(points) | Part::List(points) => points.iter().collect(),
        Part::Terms(terms) => {
            plain.extend(terms.iter().map(|(term, _)| term.as_str()));
            terms.iter().map(|(_, meaning)| meaning).collect()
        }
        Part::Cards(row) => {
            vec![&row.caption]
        }
        Part::Tricks(tricks) => {
            for trick in tricks {
                plain.extend(trick.title.as_deref());
                let said = trick.plays.iter().filter_map(|laid| laid.said.as_deref());
                plain.extend(said);
            }
            tricks.iter().map(|trick| &trick.caption).collect()
        }
        Part::Table(table) => {
            plain.push(&table.caption);
            plain.extend(table.head.iter().map(String::as_str));
            plain.extend(table.rows.iter().flatten().map(String::as_str));
            Vec::new()
        }
        Part::Signals(signals) => signals.iter().map(|(_, about)| about).collect(),
    };
    (prose, plain)
}

fn parts(chapters: &[Chapter]) -> impl Iterator<Item = &Part> {
    chapters.iter().flat_map(|chapter| &chapter.parts)
}

#[test]
fn every_text_is_there_and_well_formed() {
    let check = |place: &str, text: &str| {
        assert!(!text.trim().is_empty(), "{place}: an empty text");
        // Phones draw suits as coloured pictures; brackets and braces are marks that were not understood.
        let bad = ['♣', '♦', '♥', '♠', '[', ']', '{', '}', '"'];
        assert!(!text.contains(bad), "{place}: {text}");
    };
    for lang in Lang::ALL {
        for game in GameKind::ALL {
            check(game.name(), &lead(lang, game).to_string());
            check(game.name(), &rules_of(lang, game));
        }
        for (page, chapters) in pages(lang) {
            for chapter in &chapters {
                let place = format!("{lang:?} {page} {}", chapter.id);
                check(&place, &chapter.title);
                assert!(!chapter.parts.is_empty(), "{place}: nothing in it");
                for part in &chapter.parts {
                    let (prose, plain) = written(part);
                    for text in plain {
                        check(&place, text);
                    }
                    for prose in prose {
                        assert!(!prose.0.is_empty(), "{place}: an empty text");
                        for span in &prose.0 {
                            if let Span::Text(text) = span {
                                assert!(!text.is_empty(), "{place}");
                                check(&place, &format!("{text}."));
                            }
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn languages_have_the_same_chapters_cards_and_rulings() {
    let shape = |chapters: &[Chapter]| -> Vec<String> {
        let parts = |chapter: &Chapter| {
            let marks = chapter.parts.iter().map(|part| {
                let (prose, plain) = written(part);
                let cards: Vec<_> = prose.iter().flat_map(|prose| prose.cards()).collect();
                let rulings: Vec<_> = prose.iter().flat_map(|prose| prose.rulings()).collect();
                format!("{} {} {cards:?} {rulings:?}", prose.len(), plain.len())
            });
            format!("{}: {:?}", chapter.id, marks.collect::<Vec<_>>())
        };
        chapters.iter().map(parts).collect()
    };
    for ((page, german), (_, english)) in pages(Lang::De).iter().zip(&pages(Lang::En)) {
        assert_eq!(shape(german), shape(english), "{page}");
        let ids: BTreeSet<_> = german.iter().map(|chapter| chapter.id).collect();
        assert_eq!(ids.len(), german.len(), "{page}: an id stands twice");
    }
}

#[test]
fn every_ruling_stands_on_the_page_of_its_game() {
    for (page, chapters) in pages(Lang::De) {
        let explained = parts(&chapters[..chapters.len() - 2]);
        let explained = if page == "ALL" {
            parts(&chapters)
        } else {
            explained
        };
        let named: BTreeSet<_> = explained
            .flat_map(|part| written(part).0)
            .flat_map(Prose::rulings)
            .collect();
        let prefix = format!("{page}-");
        let own: BTreeSet<_> = RULINGS
            .into_iter()
            .filter(|ruling| ruling.starts_with(&prefix))
            .collect();
        assert!(own.is_subset(&named), "{page} explains {named:?} only");
        let foreign = |ruling: &&&str| !own.contains(**ruling) && !ruling.starts_with("ALL-");
        assert_eq!(named.iter().find(foreign), None, "{page}");
    }
}

#[test]
fn captions_name_cards_that_are_drawn_there() {
    for (page, chapters) in pages(Lang::En) {
        for part in parts(&chapters) {
            let Part::Tricks(tricks) = part else {
                continue;
            };
            let drawn: Vec<Card> = tricks
                .iter()
                .flat_map(|trick| &trick.plays)
                .filter_map(|laid| laid.card.as_ref().map(|drawn| drawn.card))
                .collect();
            for trick in tricks {
                assert!(!trick.plays.is_empty(), "{page}: {trick:?}");
                let mut named = trick.caption.cards();
                assert_eq!(named.find(|card| !drawn.contains(card)), None, "{page}");
            }
        }
    }
}

/// A pack that is dealt so: the cards wanted in a place, and any others where none is.
pub(super) fn packed<G: Game>(
    options: &G::Options,
    standing: &G::Standing,
    want: impl FnMut(Place) -> Option<Card>,
) -> Vec<Card> {
    let mut others = G::pack().to_vec();
    let places = G::places(options, standing);
    let wanted: Vec<Option<Card>> = places.into_iter().map(want).collect();
    for card in wanted.iter().flatten() {
        let at = others.iter().position(|other| other == card);
        others.swap_remove(at.expect("no card is wanted too often"));
    }
    let fill = |card: Option<Card>| card.or_else(|| others.pop());
    wanted.into_iter().filter_map(fill).collect()
}

/// Takes cards one after the other.
fn next(cards: &mut Vec<Card>) -> Option<Card> {
    (!cards.is_empty()).then(|| cards.remove(0))
}

fn act<G: Game>(hand: &mut Hand<G>, seat: usize, word: &str) {
    let action: G::Action = word.parse().unwrap_or_else(|_| panic!("{word}"));
    let done = hand.act(Seat::new(seat), action);
    let done = done.map_err(|refusal| refusal.why);
    assert!(done.is_ok(), "{seat} {word}: {done:?}");
}

#[test]
fn the_tricks_of_vidrasso_are_played_as_they_stand() {
    let options = game::Options::default();
    let standing = game::Standing::new(&options, Seat::new(1));
    let mut hands = ["9C 7C AH 6S 2C 3C 4C 5S", "8H 7D 7S 3S 9D AD 6D 8D"].map(read);
    let mut tops = ["5C AC 8S 9S 2S", "6C 2D 3D 4D 5D"].map(read);
    let mut under = [read("4H"), Vec::new()];
    let pack = packed::<Vidrasso>(&options, &standing, |place| match place {
        Place::Hand(seat) => next(&mut hands[seat.index()]),
        Place::Top(seat, _) => next(&mut tops[seat.index()]),
        Place::Covered(seat, _) => next(&mut under[seat.index()]),
        _ => None,
    });
    let mut hand = Hand::<Vidrasso>::deal(&options, standing, pack);
    act(&mut hand, 0, "suit:H");
    act(&mut hand, 1, "rank:7");
    act(&mut hand, 0, &format!("gift:{}", vidrasso::GIFT));
    act(&mut hand, 1, "gift:AD");
    let expected = [(1, 13), (0, 14), (1, 8), (1, 9), (1, 11)];
    let mut points = [0, 0];
    for (trick, (winner, worth)) in vidrasso::TRICKS.into_iter().zip(expected) {
        let plays = vidrasso::plays(trick);
        assert_eq!(plays.len(), 2, "{trick:?}");
        for &(seat, card, _) in &plays {
            act(&mut hand, seat, &format!("play:{card}"));
        }
        let sight = hand.view(&options, Eye::Public).sight;
        let now: Vec<u16> = sight.points().iter().map(|(_, &points)| points).collect();
        points[winner] += worth;
        assert_eq!(now, points, "{trick:?}");
        let wins: Vec<_> = plays.iter().filter(|(.., wins)| *wins).collect();
        assert!(matches!(wins[..], [(seat, ..)] if *seat == winner));
    }
    let taken = vidrasso::taken(1);
    let sum: u16 = taken.iter().map(|&card| value(card)).sum();
    assert_eq!(sum, points[1] + 9, "with the gift");
}

#[test]
fn the_tricks_of_vidrasso_say_what_they_are_worth() {
    for lang in Lang::ALL {
        let chapters = chapters(lang, GameKind::Vidrasso);
        let tricks = parts(&chapters).find_map(|part| match part {
            Part::Tricks(tricks) => Some(tricks),
            _ => None,
        });
        let tricks = tricks.unwrap();
        assert_eq!(tricks.len(), vidrasso::TRICKS.len());
        for trick in tricks {
            let cards = trick.plays.iter().filter_map(|laid| laid.card.as_ref());
            let points: u16 = cards.map(|drawn| value(drawn.card)).sum();
            let caption = trick.caption.to_string();
            let winner = trick.plays.iter().find(|laid| laid.wins).unwrap();
            assert!(caption.contains(&format!("{points} ")), "{caption}");
            assert!(caption.contains(winner.who) || caption.contains(" him."));
        }
    }
}

#[test]
fn the_last_hand_of_vidrasso_ends_the_match() {
    let options = game::Options::default();
    let [before, points] = vidrasso::LAST_HAND;
    assert_eq!(before.iter().sum::<i32>() % 180, 0);
    assert_eq!(points.iter().sum::<i32>(), 180);
    let standing = game::Standing::new(&options, Seat::new(0)).after(&options, &before);
    assert_eq!(standing.winners(&options), None);
    let winners = standing.after(&options, &points).winners(&options).unwrap();
    assert!(winners.contains(Seat::new(0)) && before[0] < before[1]);
}

#[test]
fn what_may_be_played_is_marked() {
    let marks = |game, id: &str| -> Vec<String> {
        let chapters = chapters(Lang::En, game);
        let chapter = chapters.iter().find(|chapter| chapter.id == id).unwrap();
        let rows = chapter.parts.iter().filter_map(|part| match part {
            Part::Cards(row) => Some(row),
            _ => None,
        });
        let allowed = rows.map(|row| {
            let allowed = row.cards.iter().filter(|drawn| drawn.allowed == Some(true));
            let allowed: Vec<String> = allowed.map(|drawn| drawn.card.to_string()).collect();
            allowed.join(" ")
        });
        allowed.collect()
    };
    assert_eq!(marks(GameKind::Vidrasso, "play"), ["9C 7D 2H", "7C"]);
    assert_eq!(marks(GameKind::Stirnrunde, "play"), ["9S JS"]);
}

#[test]
fn the_round_of_stirnrunde_is_played_as_it_stands() {
    let options = rounds::Options::default();
    let mut standing = rounds::Standing::new(&options, Seat::new(0));
    for _ in 1..stirnrunde::CARDS {
        standing = standing.after(&options, &[0; 4]);
    }
    let standing = standing.with_dealer(Seat::new(3));
    let mut hands: [Vec<Card>; 4] = Default::default();
    for (leader, cards) in stirnrunde::TRICKS {
        for (n, card) in read(cards).into_iter().enumerate() {
            hands[(leader + n) % 4].push(card);
        }
    }
    let pack = packed::<Stirnrunde>(&options, &standing, |place| match place {
        Place::Hand(seat) => next(&mut hands[seat.index()]),
        Place::Turned => stirnrunde::TURNED.parse().ok(),
        _ => None,
    });
    let mut hand = Hand::<Stirnrunde>::deal(&options, standing, pack);
    for (seat, bid) in stirnrunde::BIDS.into_iter().enumerate() {
        act(&mut hand, seat, &format!("bid:{bid}"));
    }
    let mut leader = 0;
    for trick in stirnrunde::TRICKS {
        assert_eq!(trick.0, leader, "who takes a trick leads");
        for (n, card) in read(trick.1).into_iter().enumerate() {
            act(&mut hand, (leader + n) % 4, &format!("play:{card}"));
        }
        leader = stirnrunde::winner(trick);
    }
    let outcome = hand.round().outcome().expect("the round is over");
    assert_eq!(outcome.points().to_vec(), [10, 12, -5, 11]);
    assert_eq!(stirnrunde::taken(), [0, 2, 0, 1]);
}

#[test]
fn every_way_a_hand_of_vitou_goes_is_decided() {
    let ways = vitou::WAYS.map(verdict);
    let drawn = ways.iter().filter(|way| **way == Some(Verdict::Drawn));
    assert_eq!(drawn.count(), 1);
    assert!(ways.iter().all(Option::is_some));
}

#[test]
fn cards_in_the_examples_are_cards() {
    let lists = vidrasso::TRICKS.map(|(_, cards)| cards);
    let follow = vidrasso::FOLLOWING.map(|(_, cards)| cards);
    let rounds = stirnrunde::TRICKS.map(|(_, cards)| cards);
    for list in lists.iter().chain(&follow).chain(&rounds) {
        assert_eq!(read(list).len(), list.split(' ').count(), "{list}");
    }
}
