//! The rules of Vitou.

mod examples;
mod raising;
mod talk;

use strohmann_rules::vitou::{RANKS, Side, Verdict, verdict};
use strohmann_rules::{Card, Suit};

use crate::lang::Lang;
use crate::making::{Term, term};

use super::{Chapter, Drawn, Part, Table, cards, chapter, list, paragraph, steps, terms};

pub(super) fn chapters(lang: Lang) -> Vec<Chapter> {
    vec![
        aim(lang),
        pack(lang),
        deal(lang),
        play(lang),
        result(lang),
        raising::morlino(lang),
        examples::chapter(lang),
        near(lang),
        talk::signals(lang),
        raising::cason(lang),
        two(lang),
        options(lang),
        tips(lang),
        talk::sayings(lang),
        ours(lang),
        origin(lang),
    ]
}

fn aim(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-vt-aim")),
        Part::Heading(t!(lang, "rules-title-brief")),
        steps(&[
            t!(lang, "rules-vt-brief-1"),
            t!(lang, "rules-vt-brief-2"),
            t!(lang, "rules-vt-brief-3"),
            t!(lang, "rules-vt-brief-4"),
            t!(lang, "rules-vt-brief-5"),
        ]),
        paragraph(&t!(lang, "rules-vt-variants")),
    ];
    chapter("aim", t!(lang, "rules-title-aim"), parts)
}

fn pack(lang: Lang) -> Chapter {
    let suits = Suit::ALL.iter().cycle();
    let order = RANKS.iter().rev().zip(suits);
    let order = order.map(|(&rank, &suit)| Drawn::plain(Card::new(rank, suit)));
    let parts = [
        paragraph(&t!(lang, "rules-vt-pack")),
        cards(order, &t!(lang, "rules-vt-pack-order")),
    ];
    chapter("cards", t!(lang, "rules-title-cards"), parts)
}

fn deal(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-vt-deal-seats")),
        paragraph(&t!(lang, "rules-vt-deal")),
        paragraph(&t!(lang, "rules-vt-deal-next")),
    ];
    chapter("deal", t!(lang, "rules-title-deal"), parts)
}

fn play(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-vt-play")),
        list(&[
            t!(lang, "rules-vt-play-any"),
            t!(lang, "rules-vt-play-wins"),
            t!(lang, "rules-vt-play-void"),
        ]),
        paragraph(&t!(lang, "rules-vt-play-names")),
        examples::tricks(lang),
    ];
    chapter("play", t!(lang, "rules-vt-title-play"), parts)
}

/// Ways a hand can go, trick by trick; the others are the same with the sides changed.
pub(super) const WAYS: [&[Option<Side>]; 8] = {
    const WE: Option<Side> = Some(Side::A);
    const THEY: Option<Side> = Some(Side::B);
    [
        &[WE, WE],
        &[WE, None],
        &[None, WE],
        &[WE, THEY, WE],
        &[WE, THEY, THEY],
        &[WE, THEY, None],
        &[None, None, WE],
        &[None, None, None],
    ]
};

fn result(lang: Lang) -> Chapter {
    let side = |side| match side {
        Side::A => t!(lang, "rules-vt-we"),
        Side::B => t!(lang, "rules-vt-they"),
    };
    let row = |way: &&[Option<Side>]| {
        let trick = |n: usize| match way.get(n) {
            Some(Some(taken)) => side(*taken),
            Some(None) => t!(lang, "rules-vt-void"),
            None => t!(lang, "rules-vt-unplayed"),
        };
        let result = match verdict(way) {
            Some(Verdict::Won(winner)) => side(winner),
            Some(Verdict::Drawn) | None => t!(lang, "rules-vt-drawn"),
        };
        vec![trick(0), trick(1), trick(2), result]
    };
    let table = Table {
        caption: t!(lang, "rules-vt-result-table"),
        head: vec![
            t!(lang, "rules-vt-trick-1"),
            t!(lang, "rules-vt-trick-2"),
            t!(lang, "rules-vt-trick-3"),
            t!(lang, "rules-vt-result-hand"),
        ],
        rows: WAYS.iter().map(row).collect(),
    };
    let parts = [
        paragraph(&t!(lang, "rules-vt-result")),
        Part::Table(table),
        paragraph(&t!(lang, "rules-vt-result-certain")),
        examples::certain(lang),
        paragraph(&t!(lang, "rules-vt-result-points")),
    ];
    chapter("result", t!(lang, "rules-vt-title-result"), parts)
}

fn near(lang: Lang) -> Chapter {
    let parts = [
        Part::Heading(t!(lang, "rules-vt-near-one-title")),
        paragraph(&t!(lang, "rules-vt-near-one")),
        terms([
            (
                t!(lang, "rules-vt-near-thrown"),
                t!(lang, "rules-vt-near-thrown-about"),
            ),
            (
                t!(lang, "rules-vt-near-won"),
                t!(lang, "rules-vt-near-won-about"),
            ),
            (
                t!(lang, "rules-vt-near-lost"),
                t!(lang, "rules-vt-near-lost-about"),
            ),
            (
                t!(lang, "rules-vt-near-drawn"),
                t!(lang, "rules-vt-near-drawn-about"),
            ),
        ]),
        paragraph(&t!(lang, "rules-vt-near-example")),
        Part::Heading(t!(lang, "rules-vt-near-both-title")),
        paragraph(&t!(lang, "rules-vt-near-both")),
        paragraph(&t!(lang, "rules-vt-near-both-play")),
    ];
    chapter("near", t!(lang, "rules-vt-title-near"), parts)
}

fn two(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-vt-two")),
        steps(&[
            t!(lang, "rules-vt-two-blind"),
            t!(lang, "rules-vt-two-skip"),
            t!(lang, "rules-vt-two-play"),
        ]),
        paragraph(&t!(lang, "rules-vt-two-near")),
    ];
    chapter("two", t!(lang, "rules-vt-title-two"), parts)
}

fn options(lang: Lang) -> Chapter {
    let said = |what| term(lang, what).to_owned();
    let option = |name, about| (said(name), said(about));
    let parts = [
        terms([
            option(Term::Morlino, Term::MorlinoAbout),
            option(Term::Cason, Term::CasonAbout),
            option(Term::CasonTwo, Term::CasonTwoAbout),
        ]),
        Part::Heading(said(Term::Signals)),
        terms([
            option(Term::Covert, Term::CovertAbout),
            option(Term::Open, Term::OpenAbout),
            option(Term::Off, Term::OffAbout),
        ]),
    ];
    chapter("options", t!(lang, "rules-title-options"), parts)
}

fn tips(lang: Lang) -> Chapter {
    let tips = list(&[
        t!(lang, "rules-vt-tip-1"),
        t!(lang, "rules-vt-tip-2"),
        t!(lang, "rules-vt-tip-3"),
        t!(lang, "rules-vt-tip-4"),
        t!(lang, "rules-vt-tip-5"),
    ]);
    chapter("tips", t!(lang, "rules-title-tips"), [tips])
}

fn ours(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-ours-about")),
        list(&[
            t!(lang, "rules-vt-ours-draw"),
            t!(lang, "rules-vt-ours-certain"),
            t!(lang, "rules-vt-ours-dealer"),
            t!(lang, "rules-vt-ours-deciding"),
            t!(lang, "rules-vt-ours-near"),
            t!(lang, "rules-vt-ours-signals"),
            t!(lang, "rules-vt-ours-order"),
            t!(lang, "rules-vt-ours-blind"),
            t!(lang, "rules-vt-ours-skip"),
            t!(lang, "rules-vt-ours-turn"),
            t!(lang, "rules-vt-ours-two"),
        ]),
    ];
    chapter("ours", t!(lang, "rules-title-ours"), parts)
}

fn origin(lang: Lang) -> Chapter {
    let parts = [
        paragraph(&t!(lang, "rules-vt-origin")),
        paragraph(&t!(lang, "rules-vt-origin-kin")),
        paragraph(&t!(lang, "rules-vt-origin-ranks")),
    ];
    chapter("origin", t!(lang, "rules-title-origin"), parts)
}
