//! The form that makes a table.

use maud::{Markup, html};
use strohmann_rules::Game;
use strohmann_words::game_name;
use strohmann_words::house::{Text, text, time};

use crate::visit::Visit;

use super::layout::{self, Frame, token};
use super::making::{Faults, Fields, Making};
use super::me::NAME;
use super::rulebook;

/// How many seconds a player can be given for a move.
pub(crate) const LIMITS: [u32; 4] = [30, 60, 120, 300];

/// The form for a table of game `G`, with what was entered so far and what was wrong with it.
pub(crate) fn page<G: Game + Making>(visit: &Visit, form: &Fields, faults: &Faults) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let title = game_name(lang, G::NAME);
    let checked = |name: &str, usual: bool| match form.get("sent") {
        Some(_) => form.get(name).is_some(),
        None => usual,
    };
    let tick = |name: &'static str, what: Text, about: Text, usual: bool| {
        let (id, sentence) = (format!("new-{name}"), format!("new-{name}-about"));
        html! {
            div.option {
                input id=(id) type="checkbox" name=(name) value="yes" checked[checked(name, usual)]
                    aria-describedby=(sentence);
                label for=(id) { (t(what)) }
                p.about id=(sentence) { (t(about)) }
            }
        }
    };
    let main = html! {
        h1 { (t(Text::NewTable)) ": " (title) }
        p { (rulebook::link(visit, G::NAME)) }
        @if !faults.is_empty() { p.notice role="alert" { (t(Text::FormFaults)) } }
        form.making method="post" action=(visit.link(&format!("/new/{}", G::NAME))) {
            (token(visit))
            input type="hidden" name="sent" value="yes";
            (G::fields(lang, form, faults))
            fieldset {
                legend { (t(Text::WhoPlays)) }
                // As the others will read it.
                div.field.called {
                    label for="name" { (t(Text::YourName)) }
                    input id="name" name="name" value=(form.get("name").unwrap_or(&visit.who.name))
                        maxlength=(NAME) autocomplete="nickname";
                }
                div.options.ticks {
                    (tick("sit", Text::ISit, Text::ISitAbout, true))
                    (tick("bots", Text::FillBots, Text::FillBotsAbout, false))
                    (tick("watch", Text::LetWatch, Text::LetWatchAbout, true))
                    (tick("public", Text::MakePublic, Text::MakePublicAbout, false))
                }
                div.field {
                    label for="new-limit" { (t(Text::Limit)) }
                    select id="new-limit" name="limit" aria-describedby="new-limit-about" {
                        option value="" { (t(Text::LimitNone)) }
                        @for seconds in LIMITS {
                            @let chosen = form.get("limit") == Some(seconds.to_string().as_str());
                            option value=(seconds) selected[chosen] { (time(lang, seconds)) }
                        }
                    }
                    p.about id="new-limit-about" { (t(Text::LimitAbout)) }
                }
            }
            button.main type="submit" { (t(Text::MakeTable)) }
        }
    };
    let frame = Frame {
        title: &title,
        class: "at-new",
        listed: false,
    };
    layout::page(visit, &frame, &main)
}
