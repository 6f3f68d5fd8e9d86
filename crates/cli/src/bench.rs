//! `strohmann bench`: random playouts a second on one core.

use std::fmt::Write;
use std::process::ExitCode;
use std::time::Duration;

use serde_json::json;
use strohmann_ai::Playouts;
use strohmann_rules::vitou::{self, Variant};
use strohmann_rules::{
    Game, GameKind, Options, Seat, Standing, Stirnrunde, Vidrasso, Vitou, stirnrunde, vidrasso,
};

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::setup;

/// How many hands are played between two looks at the clock.
const BATCH: u64 = 1000;

/// What was measured of one variant.
struct Rate {
    game: &'static str,
    variant: &'static str,
    hands_per_second: f64,
    actions_per_second: f64,
}

/// Measures the game, or all.
pub(crate) fn run(args: &BenchArgs) -> Result<ExitCode, Failure> {
    let clock = setup::clock();
    let most = Duration::try_from_secs_f64(args.seconds)
        .map_err(|error| Failure::Bad(format!("--seconds {}: {error}", args.seconds)))?;
    let games = GameKind::ALL.into_iter();
    let games = games.filter(|game| args.game.is_none_or(|only| only == *game));
    let kinds: Vec<Kind> = games.flat_map(Kind::all).collect();
    // It moves between two measurements only, so as not to disturb them.
    let bar = setup::bar(kinds.len() as u64, "{pos} of {len} measured");
    let rates: Vec<Rate> = kinds
        .iter()
        .map(|kind| {
            let rate = kind.measure(&clock, most);
            bar.inc(1);
            rate
        })
        .collect();
    bar.finish_and_clear();
    setup::print(&if args.json {
        as_json(&rates)
    } else {
        as_text(&rates)
    })
}

/// A kind of hand.
enum Kind {
    Vidrasso,
    Vitou(Variant),
    /// Four seats, the round with ten cards.
    Stirnrunde,
}

impl Kind {
    /// Those of a game.
    fn all(game: GameKind) -> Vec<Kind> {
        match game {
            GameKind::Vidrasso => vec![Kind::Vidrasso],
            GameKind::Vitou => Variant::ALL.map(Kind::Vitou).into(),
            GameKind::Stirnrunde => vec![Kind::Stirnrunde],
        }
    }

    fn measure(&self, clock: &impl Fn() -> Duration, most: Duration) -> Rate {
        match *self {
            Kind::Vidrasso => {
                let options = vidrasso::Options::default();
                rate::<Vidrasso>(options, 0, options.variant(), clock, most)
            }
            Kind::Vitou(variant) => {
                let options = vitou::Options {
                    variant,
                    ..vitou::Options::default()
                };
                rate::<Vitou>(options, 0, variant.name(), clock, most)
            }
            Kind::Stirnrunde => {
                let options = stirnrunde::Options::default();
                rate::<Stirnrunde>(options, 9, "4x10", clock, most)
            }
        }
    }
}

/// Plays the hand that comes after so many without points, over and over.
fn rate<G: Game>(
    options: G::Options,
    hands_before: usize,
    variant: &'static str,
    clock: &impl Fn() -> Duration,
    most: Duration,
) -> Rate {
    let mut standing = G::Standing::new(&options, Seat::new(0));
    let nothing = vec![0; standing.totals().len()];
    for _ in 0..hands_before {
        standing = standing.after(&options, &nothing);
    }
    let mut playouts = Playouts::<G>::new(options, standing, 1);
    let (mut hands, mut actions) = (0, 0);
    let start = clock();
    let seconds = loop {
        for _ in 0..BATCH {
            actions += u64::from(playouts.hand());
        }
        hands += BATCH;
        let taken = clock().saturating_sub(start);
        if taken >= most {
            break taken.as_secs_f64();
        }
    };
    Rate {
        game: G::NAME,
        variant,
        hands_per_second: hands as f64 / seconds,
        actions_per_second: actions as f64 / seconds,
    }
}

fn as_json(rates: &[Rate]) -> String {
    let rates = rates.iter().map(|rate| {
        json!({
            "game": rate.game,
            "variant": rate.variant,
            "hands_per_second": rate.hands_per_second.round(),
            "actions_per_second": rate.actions_per_second.round(),
        })
    });
    format!("{}\n", rates.collect::<serde_json::Value>())
}

fn as_text(rates: &[Rate]) -> String {
    let mut text = format!(
        "{:<11}{:<9}{:>12}{:>13}\n",
        "game", "variant", "hands/s", "actions/s"
    );
    for rate in rates {
        let Rate { game, variant, .. } = rate;
        let (hands, actions) = (rate.hands_per_second, rate.actions_per_second);
        let _ = writeln!(text, "{game:<11}{variant:<9}{hands:>12.0}{actions:>13.0}");
    }
    text
}
