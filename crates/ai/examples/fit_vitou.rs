//! Makes what the Vitou bot has learned of a variant: `fit_vitou VARIANT SEED STEPS FILE`.
//!
//! The same words make the same file.

use std::env;
use std::error::Error;
use std::fs;

use strohmann_ai::Fit;
use strohmann_rules::vitou::Variant;

/// After how many steps it says how things go.
const PAUSE: u64 = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [variant, seed, steps, file] = &words[..] else {
        return Err("fit_vitou VARIANT SEED STEPS FILE".into());
    };
    let named = |known: &Variant| known.name() == variant;
    let variant = Variant::ALL.into_iter().find(named);
    let variant = variant.ok_or("the variant is morlino, cason or cason2")?;
    let (seed, steps): (u64, u64) = (seed.parse()?, steps.parse()?);
    let mut fit = Fit::new(variant, seed);
    for step in 0..steps {
        fit.step(step as f32 / steps as f32);
        if (step + 1) % PAUSE == 0 || step + 1 == steps {
            fs::write(file, fit.net().to_bytes())?;
            let scores: Vec<String> = fit
                .scores()
                .into_iter()
                .map(|(level, score)| {
                    let share = 100.0 * f64::from(score.won) / f64::from(score.matches.max(1));
                    format!("{share:.1} % of {} against {level}", score.matches)
                })
                .collect();
            eprintln!("{} steps: won {}", step + 1, scores.join(", "));
        }
    }
    Ok(())
}
