//! Who the reader is: the name, and the way to go on on another device.

use maud::{Markup, html};
use strohmann_words::house::{self, Text, text};

use crate::visit::Visit;

use super::layout::{self, Frame, button, post};
use super::qr;

/// The most characters of a name.
pub(crate) const NAME: usize = 24;

/// What was done, or what was wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum News {
    /// Nothing.
    #[default]
    None,
    /// The name was changed.
    Named,
    /// The name cannot be one.
    BadName,
    /// A link for another device, relative to the house.
    Link(String),
    /// So many other devices were sent away.
    Alone(u64),
}

/// The reader's own page.
pub(crate) fn page(visit: &Visit, news: &News) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let known = visit.who.id.is_some();
    let main = html! {
        h1 { (t(Text::Me)) }
        @match news {
            News::None => {}
            News::Named => p.notice role="status" { (t(Text::Named)) },
            News::BadName => p.notice role="alert" { (t(Text::BadName)) },
            News::Alone(count) => p.notice role="status" { (house::alone(lang, *count)) },
            News::Link(path) => {
                section.notice role="status" {
                    p { (t(Text::DeviceLink)) }
                    p { input.link readonly aria-label=(t(Text::OtherDevice))
                        value=(visit.site.links(path).first().cloned().unwrap_or_else(|| visit.link(path))); }
                    @if let Some(link) = visit.site.links(path).first() { (qr::folded(lang, link)) }
                    @if visit.site.public.is_none() {
                        p.quiet { (t(if visit.site.local.is_empty() { Text::OnlyThisMachine } else { Text::SameNetwork })) }
                    }
                }
            }
        }
        p { (t(Text::NoAccounts)) }
        (post(visit, "/me", &html! {
            p {
                label for="name" { (t(Text::YourName)) } br;
                input id="name" name="name" value=(visit.who.name) maxlength=(NAME) required autocomplete="nickname";
                " " button.main type="submit" { (t(Text::Save)) }
            }
        }))
        @if known {
            h2 { (t(Text::OtherDevice)) }
            p { (t(Text::OtherDeviceAbout)) }
            (button(visit, "/me/link", "make", "1", t(Text::MakeDeviceLink)))
            h2 { (t(Text::SignOut)) }
            p { (t(Text::SignOutAbout)) }
            (button(visit, "/me/alone", "alone", "1", t(Text::SignOutOthers)))
            (button(visit, "/me/out", "out", "1", t(Text::SignOutHere)))
        }
    };
    let frame = Frame {
        title: t(Text::Me),
        class: "at-me",
        listed: false,
    };
    layout::page(visit, &frame, &main)
}

/// What a link to another device opens: a button, since looking uses nothing up.
pub(crate) fn arrival(visit: &Visit, name: &str, tables: usize) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let main = html! {
        h1 { (t(Text::OtherDevice)) }
        p { (house::go_on_as(lang, name)) }
        @if tables > 0 { p.notice { (house::leaves_behind(lang, &visit.who.name, tables)) } }
        (post(visit, &visit.path, &html! {
            button.main type="submit" name="go" value="1" { (t(Text::GoOn)) }
        }))
    };
    let frame = Frame {
        title: t(Text::OtherDevice),
        class: "at-me",
        listed: false,
    };
    layout::page(visit, &frame, &main)
}
