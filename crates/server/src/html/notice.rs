//! Why something was not done, on top of the page that shows how things stand.

use maud::{Markup, html};
use strohmann_store::StoreError;
use strohmann_words::Lang;
use strohmann_words::house::{Text, text};

use crate::table::No;
use crate::visit::Visit;

use super::glossary;

/// The sentence for it.
pub(crate) fn say(lang: Lang, no: &No) -> &str {
    let what = match no {
        No::Rules(sentence) => return sentence,
        No::UnknownTable => Text::NoTable,
        No::Unwatched => Text::NoWatchingHere,
        No::Stale => Text::Stale,
        No::Nonsense => Text::Nonsense,
        No::UnknownSeat => Text::NoSuchSeat,
        No::SeatTaken => Text::SeatTaken,
        No::NotSeated => Text::NotSeated,
        No::MakerOnly => Text::MakerOnly,
        No::Running => Text::MatchRuns,
        No::NotRunning => Text::NoMatchRuns,
        No::SeatsFree => Text::SeatsFree,
        No::Away => Text::AwayNow,
        No::SaidEnough => Text::SaidEnough,
        No::NotAlone => Text::NotAlone,
        No::StillHere => Text::StillHere,
        No::BadCut => Text::BadCut,
        No::RecordLater => Text::RecordLater,
        No::HandLater => Text::HandLater,
        No::Unsaved(StoreError::Full) => Text::DiskFull,
        No::Unsaved(_) => Text::Unsaved,
        No::Broken(_) => Text::BrokenTable,
        No::Gone => Text::TableGone,
    };
    text(lang, what)
}

/// The notice, if there is one.
pub(crate) fn page(visit: &Visit, no: Option<&No>) -> Markup {
    html! {
        @if let Some(no) = no {
            p.notice role="alert" { (glossary::ruled(visit, say(visit.lang(), no))) }
        }
    }
}
