//! Means and shares with their intervals, and a sequential test.

/// A value with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The value.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The mean with its 95 % interval by Student's distribution. One value alone bounds nothing.
pub(crate) fn mean(values: &[f64]) -> Interval {
    let (mean, deviation) = moments(values);
    let n = values.len() as f64;
    let half = if values.len() < 2 {
        f64::INFINITY
    } else {
        student(n - 1.0) * deviation / n.sqrt()
    };
    Interval {
        value: mean,
        low: mean - half,
        high: mean + half,
    }
}

/// A share of `all` with Wilson's 95 % interval.
pub(crate) fn share(part: f64, all: f64) -> Interval {
    let z = NORMAL;
    let share = part / all;
    let middle = share + z * z / (2.0 * all);
    let half = z * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).sqrt();
    let scale = 1.0 + z * z / all;
    Interval {
        value: share,
        low: ((middle - half) / scale).max(0.0),
        high: ((middle + half) / scale).min(1.0),
    }
}

/// The sequential test that chess engines are developed with, on the mean of the units: is A better by nothing, or by this much?
///
/// Wald's test with the variance as measured, which is sound for many units; errors of either kind in 5 of 100 tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that would count, in the unit of the contest.
    pub better_by: f64,
}

/// What a sequential test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A is better by that much rather than by nothing.
    Better,
    /// A is better by nothing rather than by that much.
    NotBetter,
}

/// Fewer units say too little about their variance.
const FEWEST: usize = 16;

impl Sprt {
    /// The logarithm of how much likelier the units are if A is better than if it is not.
    pub fn log_likelihood_ratio(&self, units: &[f64]) -> f64 {
        let (mean, deviation) = moments(units);
        let by = self.better_by;
        units.len() as f64 * by * (2.0 * mean - by) / (2.0 * deviation * deviation)
    }

    /// The verdict, once the units suffice for one.
    pub fn verdict(&self, units: &[f64]) -> Option<Verdict> {
        let bound = (0.95f64 / 0.05).ln();
        if units.len() < FEWEST {
            return None;
        }
        let ratio = self.log_likelihood_ratio(units);
        if ratio >= bound {
            Some(Verdict::Better)
        } else if ratio <= -bound {
            Some(Verdict::NotBetter)
        } else {
            None
        }
    }
}

/// The 97.5 % quantile of the normal distribution.
const NORMAL: f64 = 1.959_963_985;

/// The 97.5 % quantile of Student's distribution: exact for few degrees of freedom, a series for more.
fn student(freedom: f64) -> f64 {
    const FEW: [f64; 10] = [
        12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
    ];
    if let Some(exact) = FEW.get(freedom as usize - 1) {
        return *exact;
    }
    let z = NORMAL;
    let (z3, z5, z7) = (z.powi(3), z.powi(5), z.powi(7));
    z + (z3 + z) / (4.0 * freedom)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * freedom.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * freedom.powi(3))
}

fn moments(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (n - 1.0)).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-3
    }

    #[test]
    fn intervals_are_those_of_the_tables() {
        let Interval { value, low, high } = mean(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        // 3 ± 2.7764 · 1.5811 / √5
        assert!(near(value, 3.0) && near(low, 1.0368) && near(high, 4.9632));
        let Interval { value, low, high } = share(8.0, 10.0);
        assert!(near(value, 0.8) && near(low, 0.4902) && near(high, 0.9433));
        assert!(near(student(30.0), 2.0423) && near(student(11.0), 2.2010));
    }

    #[test]
    fn a_sequential_test_decides_clear_cases_and_waits_otherwise() {
        let test = Sprt { better_by: 1.0 };
        let units = |mean: f64, n: usize| -> Vec<f64> {
            (0..n)
                .map(|n| mean + if n % 2 == 0 { 2.0 } else { -2.0 })
                .collect()
        };
        assert_eq!(test.verdict(&units(1.0, 100)), Some(Verdict::Better));
        assert_eq!(test.verdict(&units(0.0, 100)), Some(Verdict::NotBetter));
        assert_eq!(test.verdict(&units(0.5, 100)), None);
        assert_eq!(test.verdict(&units(9.0, 15)), None);
    }
}
