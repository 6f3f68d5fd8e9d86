//! How long the double-dummy solver takes: the median over 60 hands played at random until so many tricks are left.
//!
//! `cargo bench -p strohmann-ai --bench solver [-- TRICKS…]`; all 17 tricks take half an hour.

use std::fs;
use std::time::{Duration, Instant};

use strohmann_ai::{Chance, DoubleDummy, Playouts};
use strohmann_rules::vidrasso::{Action, Options, Round, Standing};
use strohmann_rules::{Round as _, Seat, Standing as _, Vidrasso};

const DEALS: u64 = 60;

fn main() {
    let given = std::env::args().skip(1);
    let mut tricks: Vec<usize> = given.filter_map(|word| word.parse().ok()).collect();
    if tricks.is_empty() {
        tricks = vec![10, 13];
    }
    for tricks in tricks {
        let mut times: Vec<_> = (0..DEALS).map(|seed| time(&ending(tricks, seed))).collect();
        times.sort_unstable();
        let [median, most] = [times.len() / 2, times.len() - 1].map(|n| millis(times[n]));
        println!("{tricks} tricks left: median {median:.2} ms, most {most:.2} ms, {DEALS} deals");
    }
}

/// Of short ones the best of five, which other programs disturb least; of long ones the processor's time.
fn time(round: &Round) -> Duration {
    let once = || {
        let (before, wall) = (processor(), since_start());
        let mut solver = DoubleDummy::new();
        let mut solving = solver.open(round).expect("cards are played");
        std::hint::black_box(solving.value());
        let wall = since_start().saturating_sub(wall);
        // The processor's time is told in steps of some milliseconds.
        let told = processor()
            .zip(before)
            .map(|(after, before)| after.saturating_sub(before));
        told.filter(|_| wall > Duration::from_millis(500))
            .unwrap_or(wall)
    };
    let first = once();
    let times = if first < Duration::from_secs(1) { 4 } else { 0 };
    (0..times).map(|_| once()).fold(first, Duration::min)
}

fn ending(tricks: usize, seed: u64) -> Round {
    let options = Options::default();
    let standing = Standing::new(&options, Seat::new(0));
    let mut round = Playouts::<Vidrasso>::new(options, standing, 1000 + seed).deal();
    let mut chance = Chance::new(seed);
    loop {
        let seat = round.to_act().expect("the hand goes on");
        let playing = matches!(round.legal(seat)[0], Action::Play(_));
        if playing && round.tricks_played() == 17 - tricks {
            return round;
        }
        let action = round.pick(seat, |count| chance.below(count));
        round.play_unchecked(seat, action);
    }
}

/// How long this thread has had a processor, where the system tells.
fn processor() -> Option<Duration> {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = told.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

fn since_start() -> Duration {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(|| {
        #[allow(clippy::disallowed_methods)] // It is time that is measured here.
        Instant::now()
    });
    START.elapsed()
}

fn millis(time: Duration) -> f64 {
    1e3 * time.as_secs_f64()
}
