//! The bots a table can have, as people choose them.

use maud::{Markup, html};
use strohmann_ai::{Level, Skill};
use strohmann_words::Lang;
use strohmann_words::house::{Text, text};

use crate::visit::Visit;

use super::layout::post;

/// The levels that are offered, the weakest first.
const OFFERED: [Level; 3] = [Level::EASY, Level::NORMAL, Level::STRONG];

/// The level of bots that nobody chose.
pub(crate) const USUAL: Level = Level::NORMAL;

/// The offered level of this name.
pub(crate) fn read(name: &str) -> Option<Level> {
    let level: Level = name.parse().ok()?;
    OFFERED.into_iter().find(|&offered| offered == level)
}

/// What a level is called; older tables have some that are not offered any more.
pub(crate) fn short(lang: Lang, level: &str) -> &'static str {
    let what = match level.parse() {
        Ok(Level::Skilled(Skill::Easy)) => Text::LevelEasy,
        Ok(Level::Skilled(Skill::Normal)) => Text::LevelNormal,
        Ok(Level::Skilled(Skill::Strong)) => Text::LevelStrong,
        Ok(Level::Random) => Text::LevelRandom,
        Ok(Level::Greedy) => Text::LevelGreedy,
        _ => Text::LevelFlat,
    };
    text(lang, what)
}

/// Chooses the bot of a seat.
pub(crate) fn form(visit: &Visit, path: &str, seat: usize, now: Option<&str>) -> Markup {
    let lang = visit.lang();
    let chosen = now.and_then(read).unwrap_or(USUAL);
    post(
        visit,
        path,
        &html! {
            input type="hidden" name="seat" value=(seat);
            select name="level" aria-label=(text(lang, Text::BotLevel)) {
                @for level in OFFERED {
                    option value=(level) selected[level == chosen] { (short(lang, &level.to_string())) }
                }
            }
            " "
            button type="submit" {
                (text(lang, if now.is_some() { Text::ChangeBot } else { Text::BotHere }))
            }
        },
    )
}

/// What each of the levels does.
pub(crate) fn about(lang: Lang) -> Markup {
    let levels = [
        (Text::LevelEasy, Text::LevelEasyAbout),
        (Text::LevelNormal, Text::LevelNormalAbout),
        (Text::LevelStrong, Text::LevelStrongAbout),
    ];
    html! {
        details {
            summary { (text(lang, Text::LevelsAbout)) }
            dl {
                @for (name, about) in levels {
                    dt { (text(lang, name)) }
                    dd { (text(lang, about)) }
                }
            }
        }
    }
}
