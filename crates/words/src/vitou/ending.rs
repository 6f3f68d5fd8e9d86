//! Why a Vitou hand is over, and what it came to.

use strohmann_rules::vitou::{End, Endings, Side, Table, Verdict, Vitou};
use strohmann_rules::{Standing as _, View};

use crate::shared::{self, sentence};
use crate::voice::Voice;

use super::side;

/// Why it is over, what was scored, and how it stands now.
pub(super) fn lines(view: &View<Vitou>, voice: &Voice<'_>) -> Vec<String> {
    let table = &view.sight.table;
    let mut lines = vec![sentence(why(table, voice))];
    let Some((points, by_value)) = table.score() else {
        return lines;
    };
    for (party, count) in Side::ALL
        .into_iter()
        .zip(points)
        .filter(|&(_, count)| count > 0)
    {
        let side = side(voice, table, party);
        lines.push(sentence(if by_value {
            t!(voice.lang, "vitou-scored-match", side = side)
        } else {
            let points = t!(voice.lang, "vitou-points", count = count);
            t!(voice.lang, "vitou-scored", side = side, points = points)
        }));
    }
    let totals = view.standing.after(&view.options, &points).totals();
    let mut scores: Vec<(bool, String)> = Side::ALL
        .into_iter()
        .zip(totals)
        .map(|(party, points)| {
            let who = side(voice, table, party);
            let own = matches!(who.is(), "you" | "us");
            (
                own,
                t!(
                    voice.lang,
                    "match-score",
                    who = who.name(),
                    points = shared::number(points)
                ),
            )
        })
        .collect();
    scores.sort_by_key(|&(own, _)| !own);
    let scores: Vec<String> = scores.into_iter().map(|(_, score)| score).collect();
    lines.push(t!(voice.lang, "vitou-now", totals = scores.join(", ")));
    lines
}

/// Why it is over; nothing while it is not.
pub(super) fn why(table: &Table, voice: &Voice<'_>) -> String {
    let lang = voice.lang;
    let Some(end) = table.end() else {
        return String::new();
    };
    match end {
        End::Played(Verdict::Won(winner)) => {
            let taken = |side: Side| {
                let tricks = table.tricks().iter().flatten();
                tricks.filter(|&&seat| Side::of(seat) == side).count()
            };
            let level = taken(winner) == taken(winner.other());
            let winner = side(voice, table, winner);
            if level {
                t!(lang, "vitou-end-first", side = winner)
            } else {
                t!(lang, "vitou-end-more", side = winner)
            }
        }
        End::Played(Verdict::Drawn) => t!(lang, "vitou-end-drawn"),
        End::Certain { verdict, trick } => {
            let (endings, several) = ways(table, voice, trick);
            match verdict {
                Verdict::Drawn => t!(lang, "vitou-end-certain-drawn", endings = endings),
                Verdict::Won(winner) if several => t!(
                    lang,
                    "vitou-end-certain",
                    endings = endings,
                    side = side(voice, table, winner)
                ),
                Verdict::Won(winner) => t!(
                    lang,
                    "vitou-end-certain-one",
                    endings = endings,
                    side = side(voice, table, winner)
                ),
            }
        }
        End::GivenUp(seat) => t!(
            lang,
            "vitou-end-given-up",
            who = voice.who(seat),
            side = side(voice, table, Side::of(seat).other())
        ),
        End::ThrownIn(seat) => t!(lang, "vitou-end-thrown-in", who = voice.who(seat)),
        End::Passed => t!(lang, "vitou-end-passed"),
        End::Skipped => t!(lang, "vitou-end-skipped"),
    }
}

/// How the trick could still have ended, and whether in more than one way.
fn ways(table: &Table, voice: &Voice<'_>, trick: Endings) -> (String, bool) {
    let taken = Side::ALL.into_iter().filter(|&side| trick.taken_by(side));
    let mut ways: Vec<String> = taken
        .map(|party| {
            t!(
                voice.lang,
                "vitou-way-side",
                side = side(voice, table, party)
            )
        })
        .collect();
    ways.extend(trick.void().then(|| t!(voice.lang, "vitou-way-void")));
    let several = ways.len() > 1;
    let ways = voice.or(&ways);
    (t!(voice.lang, "vitou-ending", ways = ways), several)
}
