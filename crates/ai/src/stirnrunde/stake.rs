//! What points are worth to a player: in the last rounds it depends on how the match stands.

use strohmann_rules::stirnrunde::{Options, Outcome, Scoring, Standing};
use strohmann_rules::{Outcome as _, Seat, Standing as _};

use super::net::Results;
use crate::greedy::exp::exp;

/// How much the points of all others together weigh against one's own as long as all points count the same.
const OTHERS: f32 = 0.3;

/// The standing counts once no more rounds than this come after the one under way.
const LATE: usize = 2;

/// How far the points of a player spread in a round, as part of what lies between a hit and a trick missed.
const SPREAD: f32 = 0.45;

/// Which part of a round's spread is still to come while it is played: one's own result is looked at by itself.
const OPEN: f32 = 0.75;

/// What a point counts beside the chance to win, so that who can no longer win or lose plays for points.
const POINT: f32 = 0.002;

/// What results are worth to one player, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stake {
    scoring: Scoring,
    /// Nothing while it is early.
    late: Option<Late>,
}

/// How the match stands for a player before one of the last rounds.
#[derive(Clone, Copy, Debug)]
struct Late {
    me: usize,
    seats: usize,
    /// By how much each player is ahead of me.
    ahead: [f32; 6],
    /// Who is so many points behind another wins e times less often: while the round is played, and after it; 0 if it
    /// is the last.
    during: f32,
    after: f32,
    /// What one point more adds to the chance.
    slope: f32,
}

impl Stake {
    /// When all points count the same.
    pub(crate) const fn points(scoring: Scoring) -> Stake {
        Stake {
            scoring,
            late: None,
        }
    }

    /// For a player of a match that stood so before the round.
    pub(crate) fn new(options: &Options, standing: &Standing, me: Seat) -> Stake {
        let rest = options.plan.settings().len() - standing.round();
        Stake {
            scoring: options.scoring,
            late: (rest <= LATE).then(|| Late::new(options, standing, me.index(), rest)),
        }
    }

    /// What can be expected of this announcement.
    pub(crate) fn promise(&self, bid: u8, results: Results) -> f32 {
        let hit = f32::from(self.scoring.hit);
        let won = hit + f32::from(self.scoring.trick) * f32::from(bid);
        let miss = f32::from(self.scoring.miss);
        // Those of a player who is not me, on average.
        let others = hit * results.others;
        let Some(late) = &self.late else {
            return results.hit * won + miss * results.off - OTHERS * others;
        };
        let missed = 1.0 - results.hit;
        // By one trick at least.
        let off = (results.off / missed.max(0.01)).clamp(1.0, 10.0);
        results.hit * late.worth(won - others) + missed * late.worth(miss * off - others)
    }

    /// What the end of the round is worth.
    pub(crate) fn gain(&self, outcome: &Outcome, me: Seat) -> f32 {
        let points = outcome.points();
        let own = points[me.index()];
        let sum: i32 = points.iter().sum();
        let others = (sum - own) as f32 / (points.len() as f32 - 1.0);
        match &self.late {
            None => own as f32 - OTHERS * others,
            Some(late) => late.result(&points, own as f32 - others),
        }
    }
}

impl Late {
    fn new(options: &Options, standing: &Standing, me: usize, rest: usize) -> Late {
        let Scoring { hit, trick, miss } = options.scoring;
        let spread = SPREAD * f32::from(hit + trick - miss);
        let totals = standing.totals();
        let mut ahead = [0.0; 6];
        for (ahead, total) in ahead.iter_mut().zip(&totals) {
            *ahead = (total - totals[me]) as f32;
        }
        let mut late = Late {
            me,
            seats: totals.len(),
            ahead,
            during: spread * (rest as f32 + OPEN).sqrt(),
            after: spread * (rest as f32).sqrt(),
            slope: 0.0,
        };
        let chance = late.chance(0.0);
        late.slope = chance * (1.0 - chance) / late.during + POINT;
        late
    }

    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let me = self.me;
        (0..self.seats).filter(move |&seat| seat != me)
    }

    /// The chance to win with so many points more in the round than each of the others.
    fn chance(&self, more: f32) -> f32 {
        let odds = |seat: usize| odds(self.ahead[seat] - more, self.during);
        1.0 / (1.0 + self.others().map(odds).sum::<f32>())
    }

    fn worth(&self, more: f32) -> f32 {
        (self.chance(more) + POINT * more) / self.slope
    }

    /// What the points of a round are worth; `more` is how many one's own are more than the mean of the others'.
    fn result(&self, points: &[i32], more: f32) -> f32 {
        let odds = |seat: usize| {
            let ahead = self.ahead[seat] + (points[seat] - points[self.me]) as f32;
            odds(ahead, self.after)
        };
        let chance = 1.0 / (1.0 + self.others().map(odds).sum::<f32>());
        (chance + POINT * more) / self.slope
    }
}

/// How many times as likely as I somebody wins who is so many points ahead; without rounds to come the higher total wins,
/// and those level share (`SR-6`).
fn odds(ahead: f32, width: f32) -> f32 {
    if width > 0.0 {
        exp((ahead / width).clamp(-30.0, 30.0))
    } else if ahead > 0.0 {
        f32::INFINITY
    } else if ahead < 0.0 {
        0.0
    } else {
        1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match after so many rounds in which the first player is so many points ahead of all others.
    fn standing(options: &Options, rounds: usize, ahead: i32) -> Standing {
        let mut standing = Standing::new(options, Seat::new(0));
        for round in 0..rounds {
            let points = [if round == 0 { ahead } else { 0 }, 0, 0, 0];
            standing = standing.after(options, &points);
        }
        standing
    }

    const HIT: Results = Results {
        hit: 1.0,
        off: 0.0,
        others: 0.0,
    };

    /// Two tricks that are hit as often as not, or none for certain.
    fn risk_is_taken(ahead: i32, rounds: usize) -> bool {
        let options = Options::default();
        let stake = Stake::new(&options, &standing(&options, rounds, ahead), Seat::new(0));
        let even = Results {
            hit: 0.5,
            off: 0.6,
            others: 0.0,
        };
        let daring = Stake::points(Scoring::default()).promise(9, even);
        let sure = Stake::points(Scoring::default()).promise(0, HIT);
        assert!(daring < sure, "points alone say no: {daring} {sure}");
        stake.promise(9, even) > stake.promise(0, HIT)
    }

    #[test]
    fn who_is_behind_before_the_last_round_takes_risks_and_who_leads_does_not() {
        assert!(risk_is_taken(-15, 18));
        assert!(!risk_is_taken(0, 18) && !risk_is_taken(9, 18));
        assert!(!risk_is_taken(-15, 10), "it is early");
    }

    #[test]
    fn who_cannot_win_any_more_plays_for_points() {
        assert!(!risk_is_taken(-300, 18));
    }

    #[test]
    fn the_end_of_the_match_counts_as_it_is_won() {
        let options = Options::default();
        let late = |ahead| Late::new(&options, &standing(&options, 18, ahead), 0, 0);
        let result = |ahead: i32, points: [i32; 4]| {
            let late = late(ahead);
            let more = points[0] as f32 - points[1..].iter().sum::<i32>() as f32 / 3.0;
            late.result(&points, more) * late.slope - POINT * more
        };
        assert!((result(1, [0, 0, 0, 0]) - 1.0).abs() < 1e-5);
        assert!(
            (result(0, [10, 10, -5, -5]) - 0.5).abs() < 1e-5,
            "two share"
        );
        assert!(result(-6, [-5, 0, -5, -5]).abs() < 1e-5);
    }
}
