//! The rules of Stirnrunde.

use strohmann_rules::stirnrunde::{Announce, Plan, Scoring, TrumpRule, beats, cards_in, follow};
use strohmann_rules::{Card, CardSet, Game as _, Stirnrunde, Suit};

use crate::lang::Lang;
use crate::making::{Term, term};
use crate::rounds;
use crate::shared::number;

use super::{
    Chapter, Drawn, Laid, Part, Table, Trick, cards, chapter, list, paragraph, prose, read, steps,
    terms,
};

/// Ida leads, Lea deals.
const PLAYERS: [&str; 4] = ["Ida", "Jan", "Kim", "Lea"];

/// The round of the examples: how many cards each has, what is turned up, announced and played.
pub(super) const CARDS: usize = 3;
pub(super) const TURNED: &str = "8H";
pub(super) const BIDS: [u8; 4] = [0, 2, 1, 1];
pub(super) const TRICKS: [(usize, &str); CARDS] =
    [(0, "KS AS AS TS"), (1, "AC 7H 9H 9H"), (3, "8D QS TD KS")];

/// A lead, and a hand that has to follow it.
const FOLLOWING: (&str, &str) = ("KS", "9S JS AH TD");

pub(super) fn chapters(lang: Lang) -> Vec<Chapter> {
    vec![
        aim(lang),
        pack(lang),
        deal(lang),
        announcing(lang),
        play(lang),
        score(lang),
        special(lang),
        forehead(lang),
        options(lang),
        tips(lang),
        ours(lang),
        origin(lang),
    ]
}

fn aim(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-sr-aim")),
        Part::Heading(t!(lang, "rules-title-brief")),
        steps(&[
            t!(lang, "rules-sr-brief-1"),
            t!(lang, "rules-sr-brief-2"),
            t!(lang, "rules-sr-brief-3"),
            t!(lang, "rules-sr-brief-4"),
            t!(lang, "rules-sr-brief-5"),
        ]),
    ];
    chapter("aim", t!(lang, "rules-title-aim"), parts)
}

fn pack(lang: Lang) -> Chapter {
    let suit = CardSet::suit(Suit::Diamonds).into_iter();
    let mut order: Vec<Card> = suit
        .filter(|card| Stirnrunde::pack().contains(card))
        .collect();
    order.sort_by_key(|card| std::cmp::Reverse(Stirnrunde::strength(card.rank())));
    let parts = [
        paragraph(&t!(lang, "rules-sr-pack")),
        cards(
            order.into_iter().map(Drawn::plain),
            &t!(lang, "rules-sr-pack-order"),
        ),
    ];
    chapter("cards", t!(lang, "rules-title-cards"), parts)
}

fn deal(lang: Lang) -> Chapter {
    let trump = read(TURNED).into_iter().map(drawn);
    let parts = [
        paragraph(&t!(lang, "rules-sr-deal-first")),
        paragraph(&t!(lang, "rules-sr-deal-cards")),
        paragraph(&t!(lang, "rules-sr-deal-trump")),
        cards(trump, &t!(lang, "rules-sr-deal-turned")),
    ];
    chapter("deal", t!(lang, "rules-sr-title-deal"), parts)
}

fn announcing(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-sr-announcing")),
        paragraph(&t!(lang, "rules-sr-announcing-sum")),
        terms([(
            t!(lang, "rules-sr-word-announce"),
            t!(lang, "rules-sr-word-announce-about"),
        )]),
    ];
    chapter("announcing", t!(lang, "rules-sr-title-announcing"), parts)
}

/// The trump of the examples.
fn trump() -> Option<Suit> {
    read(TURNED).first().map(|card| card.suit())
}

fn drawn(card: Card) -> Drawn {
    Drawn {
        trump: Some(card.suit()) == trump(),
        ..Drawn::plain(card)
    }
}

fn play(lang: Lang) -> Chapter {
    let captions = [
        t!(lang, "rules-sr-trick-1"),
        t!(lang, "rules-sr-trick-2"),
        t!(lang, "rules-sr-trick-3"),
    ];
    let tricks = (1..).zip(TRICKS).zip(captions);
    let tricks = tricks.map(|((n, trick), caption)| Trick {
        title: Some(t!(lang, "rules-sr-trick", number = n)),
        plays: laid(trick),
        caption: prose(&caption),
    });
    let parts = [
        paragraph(&t!(lang, "rules-sr-play")),
        list(&[
            t!(lang, "rules-sr-play-follow"),
            t!(lang, "rules-sr-play-void"),
        ]),
        following(lang),
        Part::Heading(t!(lang, "rules-sr-wins")),
        steps(&[
            t!(lang, "rules-sr-wins-1"),
            t!(lang, "rules-sr-wins-2"),
            t!(lang, "rules-sr-wins-3"),
        ]),
        paragraph(&t!(
            lang,
            "rules-sr-example",
            first = BIDS[0].to_string(),
            second = BIDS[1].to_string(),
            third = BIDS[2].to_string(),
            last = BIDS[3].to_string(),
        )),
        Part::Tricks(tricks.collect()),
    ];
    chapter("play", t!(lang, "rules-sr-title-play"), parts)
}

/// What may be played and what not, as the rules have it.
fn following(lang: Lang) -> Part {
    let (lead, hand) = FOLLOWING;
    let suit = read(lead).first().map(|card| card.suit());
    let hand = read(hand);
    let may = follow(hand.iter().copied().collect(), suit);
    let shown = hand.into_iter().map(|card| Drawn {
        allowed: Some(may.contains(card)),
        ..drawn(card)
    });
    cards(shown, &t!(lang, "rules-sr-play-example"))
}

/// Who wins a trick.
pub(super) fn winner((leader, cards): (usize, &str)) -> usize {
    let cards = read(cards);
    let best = (1..cards.len()).fold(0, |best, n| {
        if beats(cards[best], cards[n], trump()) {
            n
        } else {
            best
        }
    });
    (leader + best) % PLAYERS.len()
}

fn laid(trick: (usize, &str)) -> Vec<Laid> {
    let (leader, cards) = trick;
    let seats = (leader..).map(|seat| seat % PLAYERS.len());
    let laid = seats.zip(read(cards)).map(|(seat, card)| Laid {
        who: PLAYERS[seat],
        said: None,
        card: Some(drawn(card)),
        wins: seat == winner(trick),
    });
    laid.collect()
}

/// How many tricks each has taken in the examples.
pub(super) fn taken() -> [u8; PLAYERS.len()] {
    let mut taken = [0; PLAYERS.len()];
    for trick in TRICKS {
        taken[winner(trick)] += 1;
    }
    taken
}

fn score(lang: Lang) -> Chapter {
    let scoring = Scoring::default();
    let row = |(player, (bid, taken)): (&&str, (u8, u8))| {
        let points = number(scoring.points(bid, taken));
        let [bid, taken] = [bid, taken].map(|count| count.to_string());
        vec![(*player).to_owned(), bid, taken, points]
    };
    let rows = PLAYERS.iter().zip(BIDS.into_iter().zip(taken()));
    let table = Table {
        caption: t!(lang, "rules-sr-score-table"),
        head: vec![
            t!(lang, "rules-sr-score-player"),
            t!(lang, "rules-sr-score-bid"),
            t!(lang, "rules-sr-score-taken"),
            t!(lang, "rules-sr-score-points"),
        ],
        rows: rows.map(row).collect(),
    };
    let parts = [
        paragraph(&t!(lang, "rules-sr-score")),
        terms([
            (
                t!(lang, "rules-sr-score-hit"),
                t!(
                    lang,
                    "rules-sr-score-hit-about",
                    hit = number(scoring.hit.into()),
                    trick = number(scoring.trick.into())
                ),
            ),
            (
                t!(lang, "rules-sr-score-miss"),
                t!(
                    lang,
                    "rules-sr-score-miss-about",
                    miss = number(scoring.miss.into())
                ),
            ),
        ]),
        Part::Table(table),
        paragraph(&t!(lang, "rules-sr-score-example")),
        paragraph(&t!(lang, "rules-sr-end")),
    ];
    chapter("score", t!(lang, "rules-sr-title-score"), parts)
}

/// The rounds of the standard plan that are not as usual.
fn special(lang: Lang) -> Chapter {
    let plan = Plan::STANDARD;
    let settings = (1..).zip(plan.settings());
    let rows = settings.filter_map(|(round, &setting)| {
        let about = rounds::setting_about(lang, setting);
        let row = || {
            vec![
                round.to_string(),
                cards_in(round).to_string(),
                about.clone(),
            ]
        };
        (!about.is_empty()).then(row)
    });
    let table = Table {
        caption: t!(lang, "rules-sr-special-table"),
        head: vec![
            t!(lang, "rules-sr-special-round"),
            t!(lang, "rules-sr-special-cards"),
            t!(lang, "rules-sr-special-rule"),
        ],
        rows: rows.collect(),
    };
    let trumps = [TrumpRule::Turned, TrumpRule::None, TrumpRule::Dealer].map(|rule| {
        (
            rounds::trump_rule(lang, rule),
            rounds::trump_rule_about(lang, rule),
        )
    });
    let fixed = (
        t!(lang, "rules-sr-special-suit"),
        t!(lang, "rules-sr-special-suit-about"),
    );
    let ways = [
        Announce::Open,
        Announce::Blind,
        Announce::Hidden,
        Announce::Forehead,
    ]
    .map(|way| {
        (
            rounds::announcing(lang, way),
            rounds::announcing_about(lang, way),
        )
    });
    let [turned, none, dealer] = trumps;
    let parts = [
        paragraph(&t!(lang, "rules-sr-special")),
        Part::Table(table),
        Part::Heading(t!(lang, "rules-sr-special-trumps")),
        terms([turned, none, dealer, fixed]),
        Part::Heading(t!(lang, "rules-sr-special-ways")),
        terms(ways),
        paragraph(&t!(lang, "rules-sr-special-unseen")),
    ];
    chapter("special", t!(lang, "rules-sr-title-special"), parts)
}

fn forehead(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-sr-forehead")),
        paragraph(&t!(lang, "rules-sr-forehead-play")),
    ];
    chapter("forehead", t!(lang, "rules-sr-title-forehead"), parts)
}

fn options(lang: Lang) -> Chapter {
    let said = |what| term(lang, what).to_owned();
    let option = |name, about| (said(name), said(about));
    let parts = [terms([
        option(Term::Players, Term::PlayersAbout),
        option(Term::Standard, Term::StandardAbout),
        option(Term::Plain, Term::PlainAbout),
        (said(Term::Own), t!(lang, "rules-sr-options-own-about")),
        (
            said(Term::Points),
            t!(lang, "rules-sr-options-points-about"),
        ),
        (
            said(Term::Dealer),
            t!(lang, "rules-sr-options-dealer-about"),
        ),
    ])];
    chapter("options", t!(lang, "rules-title-options"), parts)
}

fn tips(lang: Lang) -> Chapter {
    let tips = list(&[
        t!(lang, "rules-sr-tip-1"),
        t!(lang, "rules-sr-tip-2"),
        t!(lang, "rules-sr-tip-3"),
        t!(lang, "rules-sr-tip-4"),
        t!(lang, "rules-sr-tip-5"),
    ]);
    chapter("tips", t!(lang, "rules-title-tips"), [tips])
}

fn ours(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-ours-about")),
        list(&[
            t!(lang, "rules-sr-ours-name"),
            t!(lang, "rules-sr-ours-plan"),
            t!(lang, "rules-sr-ours-points"),
            t!(lang, "rules-sr-ours-forehead"),
            t!(lang, "rules-sr-ours-draw"),
        ]),
    ];
    chapter("ours", t!(lang, "rules-title-ours"), parts)
}

fn origin(lang: Lang) -> Chapter {
    let origin = paragraph(&t!(lang, "rules-sr-origin"));
    chapter("origin", t!(lang, "rules-title-origin"), [origin])
}
