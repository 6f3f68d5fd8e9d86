//! Worked examples: tricks in the notation of records, which the tests play by the rules.

use strohmann_rules::Card;

use crate::lang::Lang;

use super::super::{Chapter, Drawn, Laid, Part, Trick, paragraph, prose};

/// Suzanne and Normand play against Océane and Estelle.
const PLAYERS: [&str; 4] = ["Suzanne", "Océane", "Normand", "Estelle"];

/// A hand, or the beginning of one.
pub(super) struct Example {
    /// The tricks, each with what every seat does in it, from its leader on.
    pub(super) tricks: &'static [&'static [(usize, &'static str)]],
    /// Who takes each trick; nobody a void one, or one that stays unfinished.
    pub(super) winners: &'static [Option<usize>],
}

/// A trick that partners spoil for each other, and one that is taken.
pub(super) const TAKEN: Example = Example {
    tricks: &[
        &[
            (0, "play:9D"),
            (1, "play:7H"),
            (2, "play:9C"),
            (3, "play:QS"),
        ],
        &[
            (0, "play:KH"),
            (1, "play:AC"),
            (2, "play:8D"),
            (3, "play:TS"),
        ],
    ],
    winners: &[None, Some(3)],
};

/// A hand that is certain after the first card of a trick.
pub(super) const CERTAIN: Example = Example {
    tricks: &[
        &[
            (0, "play:AS"),
            (1, "play:JC"),
            (2, "play:8D"),
            (3, "play:KC"),
        ],
        &[(0, "play:TH")],
    ],
    winners: &[Some(0), None],
};

/// The first example of the tradition: the last card makes the last trick void.
pub(super) const FIRST: Example = Example {
    tricks: &[
        &[
            (0, "play:AH"),
            (1, "play:KC"),
            (2, "play:8S"),
            (3, "play:QD"),
        ],
        &[
            (0, "play:7C"),
            (1, "play:9H"),
            (2, "raise:3"),
            (2, "play:KS"),
            (3, "play:8C"),
        ],
        &[
            (1, "raise:6"),
            (1, "play:TD"),
            (2, "play:JH"),
            (3, "play:7S"),
            (0, "play:TC"),
        ],
    ],
    winners: &[Some(0), Some(1), None],
};

/// The second: a raise that is not answered.
pub(super) const SECOND: Example = Example {
    tricks: &[
        &[
            (0, "play:KD"),
            (1, "play:8H"),
            (2, "play:QC"),
            (3, "play:JS"),
        ],
        &[
            (0, "play:8C"),
            (1, "play:9S"),
            (2, "raise:3"),
            (2, "play:9D"),
            (3, "fold"),
        ],
    ],
    winners: &[Some(0), None],
};

/// The third: up to 12, and Estelle has to answer.
pub(super) const THIRD: Example = Example {
    tricks: &[
        &[
            (0, "play:TS"),
            (1, "play:8D"),
            (2, "raise:3"),
            (2, "play:JC"),
            (3, "play:QH"),
        ],
        &[
            (0, "play:7D"),
            (1, "raise:6"),
            (1, "play:TH"),
            (2, "raise:12"),
            (2, "play:9C"),
        ],
    ],
    winners: &[Some(0), None],
};

/// The points of both sides before the third example: Suzanne and Normand are behind.
pub(super) const THIRD_TOTALS: [i32; 2] = [1, 13];

/// After Cason the answer comes before the card, and may be a raise.
pub(super) const ANSWERED: Example = Example {
    tricks: &[&[
        (0, "raise:3"),
        (1, "raise:6"),
        (0, "accept"),
        (0, "play:9H"),
        (1, "play:8S"),
        (2, "raise:12"),
        (3, "fold"),
    ]],
    winners: &[None],
};

/// Two ways a trick can go.
pub(super) fn tricks(lang: Lang) -> Part {
    let captions = [
        t!(lang, "rules-vt-example-void"),
        t!(lang, "rules-vt-example-taken"),
    ];
    drawn(lang, &TAKEN, &captions)
}

/// How a hand stops in the middle of a trick.
pub(super) fn certain(lang: Lang) -> Part {
    let captions = [
        t!(lang, "rules-vt-example-certain-1"),
        t!(lang, "rules-vt-example-certain-2"),
    ];
    drawn(lang, &CERTAIN, &captions)
}

/// A raise that is answered at once.
pub(super) fn answered(lang: Lang) -> Part {
    drawn(lang, &ANSWERED, &[t!(lang, "rules-vt-example-answered")])
}

/// The three examples of the tradition.
pub(super) fn chapter(lang: Lang) -> Chapter {
    let first = [
        t!(lang, "rules-vt-example-1-1"),
        t!(lang, "rules-vt-example-1-2"),
        t!(lang, "rules-vt-example-1-3"),
    ];
    let second = [
        t!(lang, "rules-vt-example-2-1"),
        t!(lang, "rules-vt-example-2-2"),
    ];
    let third = [
        t!(
            lang,
            "rules-vt-example-3-1",
            ahead = THIRD_TOTALS[1].to_string(),
            behind = THIRD_TOTALS[0].to_string(),
        ),
        t!(lang, "rules-vt-example-3-2"),
    ];
    let parts = [
        paragraph(&t!(lang, "rules-vt-examples")),
        Part::Heading(t!(lang, "rules-vt-example-1-title")),
        drawn(lang, &FIRST, &first),
        Part::Heading(t!(lang, "rules-vt-example-2-title")),
        drawn(lang, &SECOND, &second),
        Part::Heading(t!(lang, "rules-vt-example-3-title")),
        drawn(lang, &THIRD, &third),
        paragraph(&t!(lang, "rules-vt-example-3-choice")),
    ];
    super::super::chapter("examples", t!(lang, "rules-vt-title-examples"), parts)
}

/// An example with what there is to see in each of its tricks.
fn drawn(lang: Lang, example: &Example, captions: &[String]) -> Part {
    let several = example.tricks.len() > 1;
    let tricks = example.tricks.iter().zip(example.winners).zip(captions);
    let draw = |(n, ((&deeds, &winner), caption)): (usize, ((&&[_], &_), &String))| Trick {
        title: several.then(|| title(lang, n, deeds, winner)),
        plays: laid(lang, deeds, winner),
        caption: prose(caption),
    };
    Part::Tricks((1..).zip(tricks).map(draw).collect())
}

fn title(lang: Lang, number: usize, deeds: &[(usize, &str)], winner: Option<usize>) -> String {
    let cards = deeds.iter().filter(|(_, deed)| deed.starts_with("play:"));
    if winner.is_none() && cards.count() == PLAYERS.len() {
        t!(lang, "rules-vt-trick-void", number = number)
    } else {
        t!(lang, "rules-vt-trick", number = number)
    }
}

fn laid(lang: Lang, deeds: &[(usize, &str)], winner: Option<usize>) -> Vec<Laid> {
    let mut laid: Vec<Laid> = Vec::new();
    for &(seat, deed) in deeds {
        let who = PLAYERS[seat];
        let card: Option<Card> = deed
            .strip_prefix("play:")
            .and_then(|card| card.parse().ok());
        // What is said stands with the card that follows it.
        let follows = |before: &Laid| before.who == who && before.card.is_none();
        match (card, laid.last_mut().filter(|before| follows(before))) {
            (Some(card), Some(before)) => {
                before.card = Some(Drawn::plain(card));
                before.wins = winner == Some(seat);
            }
            (card, _) => laid.push(Laid {
                who,
                said: said(lang, deed),
                card: card.map(Drawn::plain),
                wins: card.is_some() && winner == Some(seat),
            }),
        }
    }
    laid
}

fn said(lang: Lang, deed: &str) -> Option<String> {
    match deed.split_once(':') {
        Some(("raise", amount)) => Some(t!(lang, "rules-vt-says-raise", amount = amount)),
        Some(_) => None,
        None if deed == "accept" => Some(t!(lang, "rules-vt-says-accept")),
        None => Some(t!(lang, "rules-vt-says-fold")),
    }
}

#[cfg(test)]
mod tests;
