//! The rules of Vidrasso.

use strohmann_rules::vidrasso::{beats, follow, value};
use strohmann_rules::{Card, CardSet, Rank, Suit};

use crate::lang::Lang;
use crate::making::{Term, term};

use super::{
    Chapter, Drawn, Laid, Part, Trick, cards, chapter, list, paragraph, prose, read, steps, terms,
};

const PLAYERS: [&str; 2] = ["Mia", "Jonas"];

/// The trumps of the examples.
const SUIT: Suit = Suit::Hearts;
const RANK: Rank = Rank::Seven;

/// The tricks of the examples: who leads, and both cards.
pub(super) const TRICKS: [(usize, &str); 5] = [
    (0, "5C 8H"),
    (1, "7D 7C"),
    (0, "AH 7S"),
    (1, "3S 6S"),
    (1, "9D 2C"),
];

/// The gift to the one who takes most of them.
pub(super) const GIFT: &str = "9C";

/// What may be played to a lead: the lead, and what one has.
pub(super) const FOLLOWING: [(&str, &str); 2] = [("4C", "9C 7D 2H AS 6D"), ("4C", "7C AS 6D 3D")];

/// The totals before the last hand of an example, and its points.
pub(super) const LAST_HAND: [[i32; 2]; 2] = [[262, 278], [101, 79]];

pub(super) fn chapters(lang: Lang) -> Vec<Chapter> {
    vec![
        aim(lang),
        pack(lang),
        deal(lang),
        trumps(lang),
        gift(lang),
        play(lang),
        tricks(lang),
        score(lang),
        options(lang),
        tips(lang),
        ours(lang),
        origin(lang),
    ]
}

fn aim(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-vd-aim")),
        Part::Heading(t!(lang, "rules-title-brief")),
        steps(&[
            t!(lang, "rules-vd-brief-1"),
            t!(lang, "rules-vd-brief-2"),
            t!(lang, "rules-vd-brief-3"),
            t!(lang, "rules-vd-brief-4"),
            t!(lang, "rules-vd-brief-5"),
        ]),
    ];
    chapter("aim", t!(lang, "rules-title-aim"), parts)
}

fn pack(lang: Lang) -> Chapter {
    let suit = Rank::ALL[..9].iter().map(|&rank| {
        let card = Card::new(rank, Suit::Spades);
        Drawn {
            counts: Some(value(card)),
            ..Drawn::plain(card)
        }
    });
    let parts = [
        paragraph(&t!(lang, "rules-vd-pack")),
        cards(suit, &t!(lang, "rules-vd-pack-order")),
        paragraph(&t!(lang, "rules-vd-pack-values")),
    ];
    chapter("cards", t!(lang, "rules-title-cards"), parts)
}

fn deal(lang: Lang) -> Chapter {
    let strawmen = read("6D AC 9S 4H 2D").into_iter().map(|card| Drawn {
        under: true,
        ..Drawn::plain(card)
    });
    let parts = [
        paragraph(&t!(lang, "rules-vd-deal-first")),
        steps(&[
            t!(lang, "rules-vd-deal-1"),
            t!(lang, "rules-vd-deal-2"),
            t!(lang, "rules-vd-deal-3"),
        ]),
        cards(strawmen, &t!(lang, "rules-vd-deal-strawmen")),
        paragraph(&t!(lang, "rules-vd-deal-seen")),
    ];
    chapter("deal", t!(lang, "rules-title-deal"), parts)
}

/// A card among the trumps of the examples.
fn drawn(card: Card) -> Drawn {
    Drawn {
        trump: card.suit() == SUIT,
        trump_rank: card.rank() == RANK,
        ..Drawn::plain(card)
    }
}

fn trumps(lang: Lang) -> Chapter {
    let of_rank = Suit::ALL.map(|suit| drawn(Card::new(RANK, suit)));
    let others = Rank::ALL[..9].iter().filter(|&&rank| rank != RANK);
    let of_suit = others.map(|&rank| drawn(Card::new(rank, SUIT)));
    let parts = [
        paragraph(&t!(lang, "rules-vd-trumps")),
        terms([
            (
                t!(lang, "rules-vd-trump-suit"),
                t!(lang, "rules-vd-trump-suit-about"),
            ),
            (
                t!(lang, "rules-vd-trump-rank"),
                t!(lang, "rules-vd-trump-rank-about"),
            ),
        ]),
        paragraph(&t!(lang, "rules-vd-trumps-first")),
        cards(of_rank, &t!(lang, "rules-vd-trumps-of-rank")),
        cards(of_suit, &t!(lang, "rules-vd-trumps-of-suit")),
    ];
    chapter("trumps", t!(lang, "rules-vd-title-trumps"), parts)
}

fn gift(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-vd-gift")),
        paragraph(&t!(lang, "rules-vd-gift-after")),
    ];
    chapter("gift", t!(lang, "rules-vd-title-gift"), parts)
}

fn play(lang: Lang) -> Chapter {
    let [several, one] = FOLLOWING;
    let parts = [
        paragraph(&t!(lang, "rules-vd-play")),
        list(&[
            t!(lang, "rules-vd-play-lead"),
            t!(lang, "rules-vd-play-follow"),
            t!(lang, "rules-vd-play-void"),
        ]),
        paragraph(&t!(lang, "rules-vd-play-own-suit")),
        following(several, &t!(lang, "rules-vd-play-several")),
        following(one, &t!(lang, "rules-vd-play-one")),
        paragraph(&t!(lang, "rules-vd-play-uncover")),
    ];
    chapter("play", t!(lang, "rules-vd-title-play"), parts)
}

/// What may be played and what not, as the rules have it.
fn following((lead, available): (&str, &str), caption: &str) -> Part {
    let available = read(available);
    let all: CardSet = available.iter().copied().collect();
    let may = follow(all, lead.parse().ok(), Some((SUIT, RANK)));
    let shown = available.into_iter().map(|card| Drawn {
        allowed: Some(may.contains(card)),
        ..drawn(card)
    });
    cards(shown, caption)
}

fn tricks(lang: Lang) -> Chapter {
    let captions = [
        t!(lang, "rules-vd-trick-1"),
        t!(lang, "rules-vd-trick-2"),
        t!(lang, "rules-vd-trick-3"),
        t!(lang, "rules-vd-trick-4"),
        t!(lang, "rules-vd-trick-5"),
    ];
    let tricks = TRICKS.iter().zip(captions).map(trick).collect();
    let parts = [
        steps(&[
            t!(lang, "rules-vd-wins-1"),
            t!(lang, "rules-vd-wins-2"),
            t!(lang, "rules-vd-wins-3"),
        ]),
        paragraph(&t!(lang, "rules-vd-wins-example")),
        Part::Tricks(tricks),
    ];
    chapter("tricks", t!(lang, "rules-vd-title-tricks"), parts)
}

/// Who plays which card of a trick, and whether it wins.
pub(super) fn plays((leader, cards): (usize, &str)) -> Vec<(usize, Card, bool)> {
    let cards = read(cards);
    let [first, second] = cards[..] else {
        return Vec::new();
    };
    let beaten = beats(first, second, SUIT, RANK);
    vec![(leader, first, !beaten), (1 - leader, second, beaten)]
}

fn trick((&trick, caption): (&(usize, &str), String)) -> Trick {
    let laid = |(player, card, wins): (usize, Card, bool)| Laid {
        who: PLAYERS[player],
        said: None,
        card: Some(drawn(card)),
        wins,
    };
    Trick {
        title: None,
        plays: plays(trick).into_iter().map(laid).collect(),
        caption: prose(&caption),
    }
}

/// What one player has after the tricks of the examples, the gift first.
pub(super) fn taken(player: usize) -> Vec<Card> {
    let won = TRICKS.into_iter().map(plays).filter(|plays| {
        let winner = plays.iter().find(|(_, _, wins)| *wins);
        winner.is_some_and(|(winner, ..)| *winner == player)
    });
    let cards = won.flatten().map(|(_, card, _)| card);
    read(GIFT).into_iter().chain(cards).collect()
}

fn score(lang: Lang) -> Chapter {
    let taken = taken(1);
    let points: u16 = taken.iter().map(|&card| value(card)).sum();
    let pile = taken.into_iter().map(|card| Drawn {
        counts: Some(value(card)),
        ..drawn(card)
    });
    let [before, hand] = LAST_HAND;
    let parts = [
        paragraph(&t!(lang, "rules-vd-score")),
        cards(
            pile,
            &t!(lang, "rules-vd-score-pile", points = points.to_string()),
        ),
        paragraph(&t!(lang, "rules-vd-end")),
        paragraph(&t!(
            lang,
            "rules-vd-end-example",
            first = before[0].to_string(),
            second = before[1].to_string(),
            won = hand[0].to_string(),
            lost = hand[1].to_string(),
            winner = (before[0] + hand[0]).to_string(),
            loser = (before[1] + hand[1]).to_string(),
        )),
        paragraph(&t!(lang, "rules-vd-end-near")),
    ];
    chapter("score", t!(lang, "rules-vd-title-score"), parts)
}

fn options(lang: Lang) -> Chapter {
    let said = |what| term(lang, what).to_owned();
    let option = |name, about| (said(name), said(about));
    let parts = [
        terms([
            option(Term::Target300, Term::Target300About),
            option(Term::Target500, Term::Target500About),
            option(Term::ChipsOff, Term::ChipsOffAbout),
            option(Term::ChipsOn, Term::ChipsOnAbout),
        ]),
        paragraph(&t!(lang, "rules-vd-options-bank")),
    ];
    chapter("options", t!(lang, "rules-title-options"), parts)
}

fn tips(lang: Lang) -> Chapter {
    let tips = list(&[
        t!(lang, "rules-vd-tip-1"),
        t!(lang, "rules-vd-tip-2"),
        t!(lang, "rules-vd-tip-3"),
        t!(lang, "rules-vd-tip-4"),
        t!(lang, "rules-vd-tip-5"),
    ]);
    chapter("tips", t!(lang, "rules-title-tips"), [tips])
}

fn ours(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-ours-about")),
        list(&[
            t!(lang, "rules-vd-ours-draw"),
            t!(lang, "rules-vd-ours-gift"),
            t!(lang, "rules-vd-ours-follow"),
            t!(lang, "rules-vd-ours-level"),
            t!(lang, "rules-vd-ours-bank"),
        ]),
    ];
    chapter("ours", t!(lang, "rules-title-ours"), parts)
}

fn origin(lang: Lang) -> Chapter {
    let origin = paragraph(&t!(lang, "rules-vd-origin"));
    chapter("origin", t!(lang, "rules-title-origin"), [origin])
}
