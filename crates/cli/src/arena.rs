//! `strohmann arena`: two bots on the same deals.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use serde_json::{Value, json};
use strohmann_ai::{
    Contest, Hits, Interval, Level, Quantiles, Sprt, Tactics, Tally, Times, Unit, Verdict,
};
use strohmann_rules::{Game, Options, with_game};

use crate::args::ArenaArgs;
use crate::failure::Failure;
use crate::setup;

/// Plays and reports.
pub(crate) fn run(args: &ArenaArgs) -> Result<ExitCode, Failure> {
    with_game!(args.game, G => arena::<G>(args))
}

fn arena<G: Tactics>(args: &ArenaArgs) -> Result<ExitCode, Failure> {
    let &[a, b] = args.bots.as_slice() else {
        let given = args.bots.len();
        let text = format!("--bots names {given} bots; name two, A,B");
        return Err(Failure::Bad(text));
    };
    let contest = Contest {
        options: setup::options::<G::Options>(&args.table.options)?,
        seed: args.seed,
        bots: [a, b],
    };
    let head = head::<G>(&contest);
    let mut tally = Tally::default();
    let mut book = match &args.resume {
        Some(path) => Some(resume(path, &head, &mut tally)?),
        None => None,
    };
    tally
        .units
        .truncate(usize::try_from(args.deals).unwrap_or(usize::MAX));
    let bar = setup::bar(args.deals, "{pos} of {len} deals · {eta} left");
    bar.set_position(tally.units.len() as u64);
    let mut lost = None;
    let sprt = args.sprt.map(|better_by| Sprt { better_by });
    let verdict = contest.run::<G>(
        &mut tally,
        args.deals,
        sprt,
        &setup::processor(),
        &mut |unit| {
            bar.inc(1);
            if let Some(book) = &mut book
                && let Err(error) = writeln!(book, "{}", write(unit))
            {
                lost = Some(error);
            }
            lost.is_none()
        },
    );
    bar.finish_and_clear();
    if let Some(error) = lost {
        let text =
            format!("the results cannot be kept: {error}; free some room or leave out --resume");
        return Err(Failure::Bad(text));
    }
    let report = if args.json {
        format!("{}\n", as_json::<G>(&contest, &tally, sprt, verdict))
    } else {
        as_text::<G>(&contest, &tally, sprt, verdict)
    };
    setup::print(&report)
}

/// What a kept result has to have in common with the contest that goes on.
fn head<G: Game>(contest: &Contest<G::Options>) -> Value {
    json!({
        "game": G::NAME,
        "options": contest.options.write(),
        "seed": contest.seed,
        "bots": contest.bots.map(Level::record_name),
    })
}

/// Opens the file of results, and reads those it has.
fn resume(path: &Path, head: &Value, tally: &mut Tally) -> Result<File, Failure> {
    let name = path.display();
    let cannot = |error: io::Error| Failure::Bad(format!("{name} cannot be used: {error}"));
    let mut file = OpenOptions::new()
        .read(true)
        .append(true)
        .create(true)
        .open(path)
        .map_err(cannot)?;
    let mut lines = Vec::new();
    for line in BufReader::new(&file).lines() {
        lines.push(line.map_err(cannot)?);
    }
    let Some((first, rest)) = lines.split_first() else {
        writeln!(file, "{head}").map_err(cannot)?;
        return Ok(file);
    };
    if serde_json::from_str::<Value>(first).ok().as_ref() != Some(head) {
        return Err(Failure::Bad(format!(
            "{name} holds another contest, {first}; name a new file or the same game, options, seed and bots"
        )));
    }
    for (n, line) in rest.iter().enumerate() {
        let unit = read(line).ok_or_else(|| {
            Failure::Bad(format!(
                "{name}:{}: not a result of a deal; remove the line and those after it",
                n + 2
            ))
        })?;
        tally.units.push(unit);
    }
    Ok(file)
}

fn write(unit: &Unit) -> Value {
    let times = unit.times.each_ref().map(|times| {
        let buckets: Vec<_> = times
            .buckets()
            .map(|(bucket, count)| json!([bucket, count]))
            .collect();
        json!({
            "buckets": buckets,
            "total": times.total().as_nanos() as u64,
            "longest": times.longest().as_nanos() as u64,
        })
    });
    json!({
        "difference": unit.difference,
        "won": unit.won,
        "matches": unit.matches,
        "hits": unit.hits.map(|hits| [hits.hit, hits.made]),
        "times": times,
    })
}

fn read(line: &str) -> Option<Unit> {
    let value: Value = serde_json::from_str(line).ok()?;
    let times = |bot: usize| {
        let times = &value["times"][bot];
        let buckets = times["buckets"].as_array()?.iter().map(|bucket| {
            Some((
                usize::try_from(bucket[0].as_u64()?).ok()?,
                bucket[1].as_u64()?,
            ))
        });
        let buckets: Option<Vec<_>> = buckets.collect();
        let nanos = |key: &str| Some(Duration::from_nanos(times[key].as_u64()?));
        Some(Times::from_buckets(
            buckets?,
            nanos("total")?,
            nanos("longest")?,
        ))
    };
    let count = |value: &Value| u32::try_from(value.as_u64()?).ok();
    let hits = |bot: usize| {
        let hits = &value["hits"][bot];
        Some(Hits {
            hit: count(&hits[0])?,
            made: count(&hits[1])?,
        })
    };
    Some(Unit {
        difference: value["difference"].as_f64()?,
        won: value["won"].as_f64()?,
        matches: count(&value["matches"])?,
        hits: [hits(0)?, hits(1)?],
        times: [times(0)?, times(1)?],
    })
}

fn as_json<G: Game>(
    contest: &Contest<G::Options>,
    tally: &Tally,
    sprt: Option<Sprt>,
    verdict: Option<Verdict>,
) -> Value {
    let Interval { value, low, high } = tally.mean();
    let share_of =
        |share: Interval| json!({ "share": share.value, "low": share.low, "high": share.high });
    let share = tally.share().map(share_of);
    let [a, b] = contest.bots.map(|level| level.to_string());
    let mut ms = serde_json::Map::new();
    let mut hits = serde_json::Map::new();
    for (bot, key) in keys(&contest.bots).into_iter().enumerate() {
        let times = tally.times(bot);
        let Quantiles { p50, p95, max } = times.quantiles();
        let millis = |time: Duration| time.as_secs_f64() * 1e3;
        ms.insert(
            key.clone(),
            json!({
                "mean": millis(times.mean()),
                "p50": millis(p50),
                "p95": millis(p95),
                "max": millis(max),
            }),
        );
        hits.extend(tally.hits(bot).map(|share| (key, share_of(share))));
    }
    let mut report = json!({
        "game": G::NAME,
        "options": contest.options.write(),
        "bots": [a, b],
        "deals": tally.units.len(),
        "unit": contest.unit::<G>(),
        "mean": value,
        "low": low,
        "high": high,
        "match_wins": share,
        "ms": ms,
    });
    if !hits.is_empty() {
        report["hits"] = hits.into();
    }
    if let Some(sprt) = sprt {
        report["sprt"] = json!({ "better_by": sprt.better_by, "verdict": verdict.map(word) });
    }
    report
}

/// What the bots are called where each has an entry of its own: B gets an addition if it is the same bot as A.
fn keys(bots: &[Level; 2]) -> [String; 2] {
    let [a, b] = bots.map(|level| level.to_string());
    let b = if a == b { format!("{b} (B)") } else { b };
    [a, b]
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Better => "better",
        Verdict::NotBetter => "not better",
    }
}

fn as_text<G: Game>(
    contest: &Contest<G::Options>,
    tally: &Tally,
    sprt: Option<Sprt>,
    verdict: Option<Verdict>,
) -> String {
    let [a, b] = contest.bots;
    let Interval { value, low, high } = tally.mean();
    let mut lines = vec![
        format!(
            "{} {}: {a} against {b}, {} deals",
            G::NAME,
            contest.options.variant(),
            tally.units.len()
        ),
        format!(
            "  {a} is ahead by {value:.2} {} (95 %: {low:.2} to {high:.2})",
            contest.unit::<G>()
        ),
    ];
    if let Some(share) = tally.share() {
        let [value, low, high] = [share.value, share.low, share.high].map(|share| 100.0 * share);
        lines.push(format!(
            "  {a} wins {value:.1} % of matches (95 %: {low:.1} to {high:.1})"
        ));
    }
    for (bot, level) in contest.bots.iter().enumerate() {
        let times = tally.times(bot);
        let Quantiles { p50, p95, max } = times.quantiles();
        lines.push(format!(
            "  {level}: a decision takes {:.1?} of a processor on average, half within {p50:.1?}, 95 % within {p95:.1?}, all within {max:.1?}",
            times.mean()
        ));
        if let Some(hits) = tally.hits(bot) {
            let [share, low, high] = [hits.value, hits.low, hits.high].map(|share| 100.0 * share);
            lines.push(format!(
                "  {level}: {share:.1} % of announcements come true (95 %: {low:.1} to {high:.1})"
            ));
        }
    }
    if let Some(sprt) = sprt {
        let found = verdict.map_or("undecided", word);
        lines.push(format!("  by {} or by nothing: {found}", sprt.better_by));
    }
    lines.join("\n") + "\n"
}
