//! How long decisions took, kept in buckets so that millions of them need no room.

use std::time::Duration;

/// Each bucket ends 10 % above the one before; the first holds all under a microsecond.
const STEP: f64 = 1.1;

/// Two hundred buckets reach past two minutes.
const BUCKETS: usize = 200;

/// Times of decisions, to within 10 %, and the longest exactly.
#[derive(Clone, Debug, PartialEq)]
pub struct Times {
    counts: [u64; BUCKETS],
    total: Duration,
    longest: Duration,
}

/// Half, 95 % and all of the decisions took no longer than this.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quantiles {
    /// The median, to within 10 %.
    pub p50: Duration,
    /// The 95th percentile, to within 10 %.
    pub p95: Duration,
    /// The longest.
    pub max: Duration,
}

impl Default for Times {
    fn default() -> Times {
        Times {
            counts: [0; BUCKETS],
            total: Duration::ZERO,
            longest: Duration::ZERO,
        }
    }
}

impl Times {
    /// Takes note of a decision.
    pub fn insert(&mut self, took: Duration) {
        let micros = took.as_secs_f64() * 1e6;
        let bucket = micros.max(1.0).log(STEP).ceil();
        self.counts[(bucket as usize).min(BUCKETS - 1)] += 1;
        self.total += took;
        self.longest = self.longest.max(took);
    }

    /// Takes over the times of others.
    pub fn add(&mut self, other: &Times) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    /// Times from buckets, as [`Times::buckets`] gave them, their sum and the longest.
    pub fn from_buckets(
        buckets: impl IntoIterator<Item = (usize, u64)>,
        total: Duration,
        longest: Duration,
    ) -> Times {
        let mut times = Times {
            total,
            longest,
            ..Times::default()
        };
        for (bucket, count) in buckets {
            times.counts[bucket.min(BUCKETS - 1)] += count;
        }
        times
    }

    /// The buckets that are not empty, with their counts.
    pub fn buckets(&self) -> impl Iterator<Item = (usize, u64)> {
        let counts = self.counts.iter().copied().enumerate();
        counts.filter(|(_, count)| *count > 0)
    }

    /// All of them together.
    pub fn total(&self) -> Duration {
        self.total
    }

    /// The mean; nothing if there is none.
    pub fn mean(&self) -> Duration {
        let all: u64 = self.counts.iter().sum();
        self.total.div_f64(all.max(1) as f64)
    }

    /// The longest.
    pub fn longest(&self) -> Duration {
        self.longest
    }

    /// Median, 95th percentile and longest.
    pub fn quantiles(&self) -> Quantiles {
        let all: u64 = self.counts.iter().sum();
        let quantile = |part: f64| {
            let wanted = (all as f64 * part).ceil() as u64;
            let mut passed = 0;
            let bucket = self.counts.iter().position(|count| {
                passed += count;
                passed >= wanted
            });
            let end = STEP.powi(bucket.unwrap_or(0) as i32) / 1e6;
            Duration::from_secs_f64(end).min(self.longest)
        };
        Quantiles {
            p50: quantile(0.5),
            p95: quantile(0.95),
            max: self.longest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_right_to_within_a_bucket() {
        let mut times = Times::default();
        (1..=1000).for_each(|micros| times.insert(Duration::from_micros(micros)));
        let Quantiles { p50, p95, max } = times.quantiles();
        assert!((450..=550).contains(&p50.as_micros()), "{p50:?}");
        assert!((900..=1050).contains(&p95.as_micros()), "{p95:?}");
        assert_eq!(max, Duration::from_millis(1));
        let again = Times::from_buckets(times.buckets(), times.total(), times.longest());
        assert_eq!(again, times);
        assert_eq!(times.mean(), Duration::from_nanos(500_500));
    }
}
