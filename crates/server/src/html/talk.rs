//! What can be said at a table, who is gone, whose time runs out.

use maud::{Markup, html};
use strohmann_rules::{Eye, Seat, Sight as _};
use strohmann_words::Voice;
use strohmann_words::house::{self, Text, text};
use strohmann_words::phrase::{Phrase, phrase};

use crate::table::{Around, Showing};
use crate::visit::Visit;

use super::board::{Board, MOVE_FORM};
use super::layout::button;

/// The id of what can be said to all.
pub(crate) const PHRASES: &str = "say-something";

/// What a player can say, to his partner alone first where the two may talk (`VT-8`).
pub(crate) fn phrases<G: Board>(
    visit: &Visit,
    voice: &Voice<'_>,
    showing: &Showing<G>,
    partner: Option<Seat>,
) -> Markup {
    let lang = visit.lang();
    let common = Phrase::COMMON.iter().copied();
    let open = G::phrases(&showing.view.options).into_iter().chain(common);
    html! {
        details.say.confer[partner.is_some()] id=(PHRASES) {
            summary aria-label=(text(lang, Text::Say)) title=(text(lang, Text::Say)) {
                svg viewBox="0 0 24 24" aria-hidden="true" {
                    path d="M4 5h16v10h-9l-4 4v-4h-3z" {}
                    path d="M8.5 10h.01M12 10h.01M15.5 10h.01" stroke-linecap="round" {}
                }
            }
            div.phrases {
                @if let Some(partner) = partner {
                    div.private role="group" aria-label=(house::alone_with(voice, partner)) {
                        p.quiet { (house::alone_with(voice, partner)) }
                        @for &what in Phrase::PRIVATE { (say(visit, what)) }
                    }
                }
                @for what in open { (say(visit, what)) }
            }
        }
    }
}

/// With whom a player may talk alone (`VT-8`).
pub(crate) fn partner<G: Board>(showing: &Showing<G>, own: Seat) -> Option<Seat> {
    let both = Some(showing.confer).filter(|confer| confer.contains(own))?;
    both.iter().find(|&seat| seat != own)
}

fn say(visit: &Visit, what: Phrase) -> Markup {
    html! {
        button form=(MOVE_FORM) name="phrase" value=(what.word())
            formaction=(visit.link(&format!("{}/say", visit.path))) { (phrase(visit.lang(), what)) }
    }
}

/// The seat of the reader, if he plays and no bot stands in for him.
pub(crate) fn player<G: Board>(showing: &Showing<G>) -> Option<Seat> {
    match showing.eye {
        Eye::Seat(seat) => Some(seat).filter(|_| !showing.away),
        Eye::Public | Eye::House => None,
    }
}

/// That the time of somebody runs out, and who is gone and can be replaced.
pub(crate) fn pressed<G: Board>(
    visit: &Visit,
    voice: &Voice<'_>,
    showing: &Showing<G>,
    around: Around<'_>,
) -> Markup {
    let lang = visit.lang();
    let own = player(showing);
    let gone = (around.gone & showing.players).iter();
    // One after the other, as everywhere.
    let due = (showing.view.sight.due() & showing.players).iter().next();
    html! {
        @if let Some(due) = due.filter(|_| around.hurry) {
            p.hurry { (house::hurry(voice, due)) }
        }
        @for seat in gone.filter(|&seat| own != Some(seat)) {
            div.gone {
                p { (house::gone(voice, seat)) }
                @if own.is_some() {
                    (button(visit, &format!("{}/replace", visit.path), "seat", &seat.index().to_string(),
                        text(lang, Text::Replace)))
                }
            }
        }
    }
}
