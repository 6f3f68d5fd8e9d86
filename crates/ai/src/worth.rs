//! What the result of a hand is worth to each player: what all thinking bots try to make large.

use arrayvec::ArrayVec;
use strohmann_rules::{
    BySeat, Game, MAX_SEATS, Outcome, Seat, Stirnrunde, Vidrasso, Vitou, stirnrunde, vidrasso,
    vitou,
};
use vitou::{Side, Variant};

/// A worth for each seat of the table; 0 for seats that it does not have.
pub type Worths = BySeat<f32, MAX_SEATS>;

/// A game whose results can be weighed.
///
/// Worths of one game compare with each other and can be averaged; their unit is the game's own.
pub trait Worth: Game {
    /// What the result of a hand is worth to each seat, in a match that stood so before it.
    fn worth(options: &Self::Options, standing: &Self::Standing, outcome: &Self::Outcome)
    -> Worths;

    /// Whether the announcement of each seat came true, in games that announce.
    fn hits(outcome: &Self::Outcome) -> ArrayVec<bool, MAX_SEATS> {
        let _ = outcome;
        ArrayVec::new()
    }
}

impl Worth for Vidrasso {
    /// The points of the hand beyond half of all 180, −90 to 90.
    fn worth(_: &vidrasso::Options, _: &vidrasso::Standing, outcome: &vidrasso::Outcome) -> Worths {
        let mut worths = Worths::default();
        for (seat, points) in Seat::all(2).zip(outcome.points()) {
            worths[seat] = (points - 90) as f32;
        }
        worths
    }
}

impl Worth for Stirnrunde {
    /// The points of the round beyond the mean of the others', for the highest total wins (`SR-6`).
    fn worth(
        options: &stirnrunde::Options,
        _: &stirnrunde::Standing,
        outcome: &stirnrunde::Outcome,
    ) -> Worths {
        let points = outcome.points();
        let sum: i32 = points.iter().sum();
        let others = f32::from(options.players - 1);
        let mut worths = Worths::default();
        for (seat, points) in Seat::all(options.players.into()).zip(points) {
            worths[seat] = points as f32 - (sum - points) as f32 / others;
        }
        worths
    }

    fn hits(outcome: &stirnrunde::Outcome) -> ArrayVec<bool, MAX_SEATS> {
        outcome.hits().collect()
    }
}

impl Worth for Vitou {
    /// The chance to win the match after the hand, 0 to 1: the same points are worth more to
    /// whom they bring to the end, and the match is worth what is missing to it (`VT-7`).
    fn worth(
        options: &vitou::Options,
        standing: &vitou::Standing,
        outcome: &vitou::Outcome,
    ) -> Worths {
        let points = outcome.points();
        let [own, other] =
            Side::ALL.map(|side| standing.missing(options, side) - points[side.index()]);
        let chance = match_chance(options.variant, own, other);
        let mut worths = Worths::default();
        for seat in Seat::all(options.variant.seats()) {
            worths[seat] = match Side::of(seat) {
                Side::A => chance,
                Side::B => 1.0 - chance,
            };
        }
        worths
    }
}

/// The chance of a side of Vitou to win the match, by the points that it and the other side are short of.
pub(crate) fn match_chance(variant: Variant, own: i32, other: i32) -> f32 {
    let (own, other) = (own.max(0) as usize, other.max(0) as usize);
    match variant {
        Variant::Morlino => MORLINO[own][other],
        Variant::Cason | Variant::CasonTwo => CASON[own][other],
    }
}

static MORLINO: [[f32; 22]; 22] = chances();
static CASON: [[f32; 13]; 13] = chances();

/// How often hands are thought to be worth so many points in the rest of a Vitou match; these numbers are ours.
const STAKES: [(usize, f32); 4] = [(1, 0.5), (3, 0.3), (6, 0.15), (12, 0.05)];

/// The chance of a side to win the match, by the points that it and the other side are short of, equal skill assumed.
const fn chances<const N: usize>() -> [[f32; N]; N] {
    let mut table = [[0.0; N]; N];
    let mut own = 0;
    while own < N {
        let mut other = 0;
        while other < N {
            table[own][other] = match (own, other) {
                (0, 0) | (1, 1) => 0.5,
                (0, _) => 1.0,
                (_, 0) => 0.0,
                // Who lacks one point plays for it and risks 3, or throws in and loses 1 (`VT-8`).
                (1, _) => 0.5 + (table[1][other - 1] + table[1][other.saturating_sub(3)]) / 4.0,
                (_, 1) => (table[own - 1][1] + table[own.saturating_sub(3)][1]) / 4.0,
                _ => {
                    let mut sum = 0.0;
                    let mut n = 0;
                    while n < STAKES.len() {
                        let (points, often) = STAKES[n];
                        let won = table[own.saturating_sub(points)][other];
                        let lost = table[own][other.saturating_sub(points)];
                        sum += often * (won + lost) / 2.0;
                        n += 1;
                    }
                    sum
                }
            };
            other += 1;
        }
        own += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sane<const N: usize>(table: &[[f32; N]; N]) {
        for own in 1..N {
            for other in 1..N {
                let chance = table[own][other];
                assert!((chance + table[other][own] - 1.0).abs() < 1e-5);
                // Whoever lacks less is better off.
                assert!(table[own - 1][other] > chance, "{own} {other}");
                assert!(table[own][other - 1] < chance, "{own} {other}");
            }
        }
    }

    #[test]
    fn a_point_more_is_a_better_chance() {
        sane(&MORLINO);
        sane(&CASON);
    }
}
