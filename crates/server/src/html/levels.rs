//! The bots a table can have, as people choose them.

use maud::{Markup, html};
use strohmann_ai::Level;
use strohmann_words::Lang;
use strohmann_words::house::{Text, text};

use crate::visit::Visit;

use super::layout::post;

/// The levels that are offered, the usual one first.
pub(crate) const OFFERED: [Level; 3] = [Level::Flat(20), Level::Greedy, Level::Random];

/// The offered level of this name.
pub(crate) fn read(name: &str) -> Option<Level> {
    let level: Level = name.parse().ok()?;
    OFFERED.into_iter().find(|&offered| offered == level)
}

/// What a level is called.
pub(crate) fn short(lang: Lang, level: &str) -> String {
    let what = match level.parse() {
        Ok(Level::Random) => Text::LevelRandom,
        Ok(Level::Greedy) => Text::LevelGreedy,
        _ => Text::LevelFlat,
    };
    text(lang, what)
}

/// Chooses the bot of a seat.
pub(crate) fn form(visit: &Visit, path: &str, seat: usize, now: Option<&str>) -> Markup {
    let lang = visit.lang();
    let now = now.and_then(|level| level.parse::<Level>().ok());
    post(
        visit,
        path,
        &html! {
            input type="hidden" name="seat" value=(seat);
            select name="level" aria-label=(text(lang, Text::BotLevel)) {
                @for level in OFFERED {
                    option value=(level) selected[Some(level) == now] { (short(lang, &level.to_string())) }
                }
            }
            " "
            button type="submit" {
                (text(lang, if now.is_some() { Text::ChangeBot } else { Text::BotHere }))
            }
        },
    )
}
