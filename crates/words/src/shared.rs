//! What is said around a hand, the same in every game.

use strohmann_rules::{Bytes32, Card, Draw, Game, Reason, Seat, SeatSet, Seen, View, Why};

use crate::lang::Lang;
use crate::voice::Voice;

/// The name of a game, from its name on the command line.
pub fn game_name(lang: Lang, game: &str) -> String {
    match game {
        "vidrasso" => t!(lang, "game-vidrasso"),
        "vitou" => t!(lang, "game-vitou"),
        "stirnrunde" => t!(lang, "game-stirnrunde"),
        other => other.to_owned(),
    }
}

/// What a variant is, from its name on the command line.
pub fn variant_name(lang: Lang, variant: &str) -> String {
    match variant {
        "300" => t!(lang, "variant-300"),
        "500" => t!(lang, "variant-500"),
        "morlino" => t!(lang, "variant-morlino"),
        "cason" => t!(lang, "variant-cason"),
        "cason2" => t!(lang, "variant-cason2"),
        "standard" => t!(lang, "variant-standard"),
        "plain" => t!(lang, "variant-plain"),
        _ => t!(lang, "variant-own"),
    }
}

/// The draw for first dealer, a sentence a round of it and one for the result.
pub fn draw(voice: &Voice<'_>, draw: &Draw) -> Vec<String> {
    let cards = |row: &Vec<Option<Card>>| {
        let cards = row.iter().enumerate().filter_map(|(seat, card)| {
            let (who, card) = (voice.who(Seat::new(seat)), voice.card((*card)?));
            Some(t!(voice.lang, "draw-card", who = who.name(), card = card))
        });
        cards.collect::<Vec<_>>().join(", ")
    };
    let rows = draw.rows.iter().enumerate().map(|(n, row)| {
        if n == 0 {
            t!(voice.lang, "draw", cards = cards(row))
        } else {
            t!(voice.lang, "draw-again", cards = cards(row))
        }
    });
    let dealer = t!(voice.lang, "draw-dealer", who = voice.who(draw.dealer));
    rows.map(sentence).chain([sentence(dealer)]).collect()
}

/// Who has won the match, and the final totals, one a seat or one a side.
pub fn winners(voice: &Voice<'_>, winners: SeatSet, totals: &[(SeatSet, i32)]) -> Vec<String> {
    let scores: Vec<String> = totals
        .iter()
        .map(|&(seats, points)| {
            let who = voice.side(seats);
            t!(
                voice.lang,
                "match-score",
                who = who.name(),
                points = number(points)
            )
        })
        .collect();
    let one_party = totals.iter().any(|&(seats, _)| seats == winners);
    vec![
        sentence(if one_party {
            t!(voice.lang, "match-won", who = voice.side(winners))
        } else {
            t!(voice.lang, "match-shared", who = voice.side(winners))
        }),
        sentence(t!(voice.lang, "match-totals", scores = scores.join(", "))),
    ]
}

/// Beside a player: that he deals.
pub fn deals(voice: &Voice<'_>, seat: Seat) -> String {
    t!(voice.lang, "turn-deals", who = voice.who(seat))
}

/// Who leads to the trick.
pub fn leads(voice: &Voice<'_>, seat: Seat) -> String {
    t!(voice.lang, "turn-leads", who = voice.who(seat))
}

/// So many of so many: "2 of 3".
pub fn of(lang: Lang, taken: usize, announced: usize) -> String {
    let (taken, announced) = (taken.to_string(), announced.to_string());
    t!(lang, "taken-of", taken = taken, announced = announced)
}

/// Which match of a sitting begins.
pub fn rematch_number(lang: Lang, number: u64) -> String {
    t!(lang, "match-next", number = number)
}

/// The commitment that is shown before any cut is taken.
pub fn commitment(lang: Lang, hash: Bytes32) -> String {
    t!(lang, "deal-commitment", hash = hash.to_string())
}

/// The cut that was taken.
pub fn cut(lang: Lang, cut: &str) -> String {
    t!(lang, "deal-cut", cut = cut)
}

/// The secret of a match that is over or left.
pub fn secret(lang: Lang, secret: Bytes32, recorded: bool) -> String {
    let secret = secret.to_string();
    if recorded {
        t!(lang, "deal-secret", secret = secret)
    } else {
        t!(lang, "deal-secret-bare", secret = secret)
    }
}

/// Where the record is.
pub fn kept(lang: Lang, file: Option<&str>) -> String {
    if let Some(file) = file {
        t!(lang, "record-kept", file = file)
    } else {
        t!(lang, "record-none")
    }
}

/// That the record could not be written this time.
pub fn unkept(lang: Lang, why: &str) -> String {
    t!(lang, "record-unkept", why = why)
}

/// The name of the player's seat in a record, where none was given.
pub fn seat_name(lang: Lang) -> String {
    t!(lang, "seat-name")
}

/// That a match was left.
pub fn left(lang: Lang) -> String {
    t!(lang, "record-left")
}

/// Why nobody may do anything now, or not this seat; a reason of the game is said by the game.
pub(crate) fn refused<R: Reason>(
    voice: &Voice<'_>,
    why: Why<R>,
    game: impl FnOnce(R) -> String,
) -> String {
    let text = match why {
        Why::Over => t!(voice.lang, "refused-over", ruling = why.ruling()),
        Why::NotDue(due) => t!(
            voice.lang,
            "refused-not-due",
            who = voice.side(due).name(),
            ruling = why.ruling()
        ),
        Why::Rule(reason) => format!("{} [{}]", game(reason), why.ruling()),
    };
    sentence(text)
}

/// What was done between two views of one hand, in the order of the record.
///
/// A choice made at once with others may come to stand before them (`ALL-5`).
pub(crate) fn done<G: Game>(before: &View<G>, after: &View<G>) -> Vec<Seen<G::Action>> {
    let mut old = before.log.iter().peekable();
    let new = after.log.iter().filter(|seen| {
        let known = old.next_if(|known| known.seat == seen.seat);
        known.is_none()
    });
    new.copied().collect()
}

/// A number with a minus that is one.
pub fn number(number: i32) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

/// With a capital letter at its beginning.
pub(crate) fn sentence(text: String) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(chars).collect(),
        _ => text,
    }
}
