//! Before a match: the seats, the link for friends, the commitment, the cut.

use maud::{Markup, html};
use strohmann_rules::Options as _;
use strohmann_words::game_name;
use strohmann_words::house::{self, Text, text};

use crate::html::board::Board;
use crate::table::{Around, Chair, Gathering, Made, Place, Tale};
use crate::visit::Visit;

use super::glossary::Words;
use super::layout::{self, button, post};
use super::me::NAME;
use super::room::Room;
use super::{levels, notice, qr};

/// A table whose first match has not begun.
pub(crate) fn room<G: Board>(
    visit: &Visit,
    made: &Made,
    options: &G::Options,
    gathering: &Gathering,
    around: Around<'_>,
) -> Room {
    let lang = visit.lang();
    let title = game_name(lang, G::NAME);
    let main = html! {
        (notice::page(visit, around.no))
        h1 { (title) }
        p.quiet { (G::summary(lang, options)) }
        @if let Some(limit) = made.limit { p.quiet { (house::limit(lang, limit)) } }
        // Who has no seat yet looks for one first.
        @let first = gathering.own.is_some() || gathering.is_full();
        @if first { (ready(visit, gathering, around.cut)) }
        (seats(visit, gathering, options.parties().len()))
        @if !first { (ready(visit, gathering, around.cut)) }
        (invitation(visit, made))
    };
    Room {
        title,
        class: "at-lobby".to_owned(),
        asked: gathering
            .own
            .is_some_and(|seat| !gathering.chairs[seat].ready),
        plays: false,
        said: Vec::new(),
        tale: Tale::default(),
        asks: String::new(),
        inside: layout::frame(visit, &main),
        parts: vec![layout::foot_part(visit, around.has)],
        // The table will be shown on this page.
        words: Words::of::<G>(lang, options),
    }
}

/// The seats, and what the reader may change about them.
pub(crate) fn seats(visit: &Visit, gathering: &Gathering, parties: usize) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let sides = parties < gathering.chairs.len();
    html! {
        section.seats aria-labelledby="seats" {
            h2 id="seats" { (t(Text::Seats)) }
            @if sides { p.quiet { (t(Text::Partners)) } }
            ol.seats {
                @for (seat, place) in gathering.chairs.iter().enumerate() {
                    li class=[sides.then(|| if seat % 2 == 0 { "side-a" } else { "side-b" })] {
                        (sitter(visit, gathering, seat, place))
                        span.does { (changes(visit, gathering, seat, place)) }
                    }
                }
            }
            @if gathering.own.is_some() || gathering.hosts {
                details {
                    summary { (t(Text::SwapSeats)) }
                    (swap(visit, gathering))
                }
            }
            @if gathering.hosts { (levels::about(lang)) }
        }
    }
}

fn sitter(visit: &Visit, gathering: &Gathering, seat: usize, place: &Place) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    html! {
        span.who {
            @match &place.chair {
                Chair::Free => span.quiet { (t(Text::FreeSeat)) },
                Chair::Bot { name, level } => {
                    (name) " " span.badge { (t(Text::Bot)) } " " span.quiet { (levels::short(lang, level)) }
                }
                Chair::Human(guest) => {
                    (guest.name)
                    @if gathering.own == Some(seat) { " " span.badge { (t(Text::You)) } }
                    @if place.ready { " " span.badge.ready { (t(Text::IsReady)) } }
                }
            }
        }
    }
}

fn changes(visit: &Visit, gathering: &Gathering, seat: usize, place: &Place) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let number = seat.to_string();
    let path = |what: &str| format!("{}/{what}", visit.path);
    html! {
        @match &place.chair {
            Chair::Free => {
                (sit(visit, gathering, seat))
                @if gathering.hosts { (levels::form(visit, &path("bot"), seat, None)) }
            }
            Chair::Bot { level, .. } => @if gathering.hosts {
                details {
                    summary { (t(Text::ChangeBot)) }
                    (levels::form(visit, &path("bot"), seat, Some(level)))
                    (button(visit, &path("clear"), "seat", &number, t(Text::TakeOut)))
                }
            },
            Chair::Human(_) if gathering.own == Some(seat) => {
                (button(visit, &path("stand"), "seat", &number, t(Text::StandUp)))
            }
            Chair::Human(_) => @if gathering.hosts {
                (button(visit, &path("clear"), "seat", &number, t(Text::TakeOut)))
            },
        }
    }
}

/// Takes a free seat; who has given no name yet can give one with it.
fn sit(visit: &Visit, gathering: &Gathering, seat: usize) -> Markup {
    let lang = visit.lang();
    let label = match gathering.own {
        Some(_) => Text::MoveHere,
        None => Text::SitHere,
    };
    post(
        visit,
        &format!("{}/sit", visit.path),
        &html! {
            input type="hidden" name="seat" value=(seat);
            @if gathering.own.is_none() && (visit.who.id.is_none() || house::is_guest(&visit.who.name)) {
                input name="name" maxlength=(NAME) placeholder=(text(lang, Text::YourName))
                    aria-label=(text(lang, Text::YourName)) autocomplete="nickname";
                " "
            }
            button.main[gathering.own.is_none()] type="submit" { (text(lang, label)) }
        },
    )
}

fn swap(visit: &Visit, gathering: &Gathering) -> Markup {
    let lang = visit.lang();
    let choice = |name: &str, label: &str, chosen: usize| {
        html! {
            label { (label) " "
                select name=(name) {
                    @for (seat, place) in gathering.chairs.iter().enumerate() {
                        option value=(seat) selected[seat == chosen] {
                            (seat + 1) ": " (house::chair(lang, place.chair.name()))
                        }
                    }
                }
            }
        }
    };
    let own = gathering.own.unwrap_or(0);
    let other = (own + 1) % gathering.chairs.len();
    post(
        visit,
        &format!("{}/swap", visit.path),
        &html! {
            (choice("one", text(lang, Text::SwapThis), own)) " "
            (choice("other", text(lang, Text::SwapThat), other)) " "
            button type="submit" { (text(lang, Text::Swap)) }
        },
    )
}

/// What can be sent to friends.
pub(crate) fn invitation(visit: &Visit, made: &Made) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    html! {
        section.invitation aria-labelledby="invitation" {
            h2 id="invitation" { (t(Text::Invite)) }
            @let links = visit.site.links(&visit.path);
            @if links.is_empty() {
                p { (t(Text::OnlyThisMachine)) }
            } @else {
                p { (t(Text::InviteLink)) }
                @for link in &links {
                    p { input.link readonly aria-label=(t(Text::Invite)) value=(link); }
                    (qr::folded(lang, link))
                }
                @if visit.site.public.is_none() { p.quiet { (t(Text::SameNetwork)) } }
            }
            p.quiet { (t(if made.watch { Text::MayWatch } else { Text::NoWatching })) }
            @if made.public { p.quiet { (t(Text::IsPublic)) } }
        }
    }
}

/// The commitment and, for who has a seat, the cut.
pub(crate) fn ready(visit: &Visit, gathering: &Gathering, cut: &str) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let own = gathering.own.map(|seat| &gathering.chairs[seat]);
    let free = !gathering.is_full();
    let bots = gathering
        .chairs
        .iter()
        .all(|place| matches!(place.chair, Chair::Bot { .. }));
    let waiting: Vec<&str> = gathering
        .chairs
        .iter()
        .filter(|place| !place.ready && place.chair != Chair::Free)
        .map(|place| place.chair.name())
        .collect();
    html! {
        section.fairness aria-labelledby="cut" {
            h2 id="cut" { (house::match_number(lang, gathering.number)) }
            p { (t(Text::CommitmentIs)) }
            p { code.hash { (gathering.commit) } }
            @match own {
                Some(place) if !place.ready => (post(visit, &format!("{}/ready", visit.path), &html! {
                    p {
                        label for="cut-text" { (t(Text::YourCut)) }
                        br;
                        input id="cut-text" name="cut" value=(cut) maxlength="64" autocomplete="off"
                            aria-describedby="cut-about";
                    }
                    p.quiet id="cut-about" { (t(Text::CutAbout)) }
                    button.main type="submit" {
                        (t(if waiting.len() > 1 || free { Text::ReadyNow } else { Text::CutAndDeal }))
                    }
                })),
                Some(_) => {
                    p { (t(Text::YouAreReady)) }
                    (button(visit, &format!("{}/wait", visit.path), "wait", "1", t(Text::NotReady)))
                }
                None if bots && gathering.hosts => {
                    (button(visit, &format!("{}/start", visit.path), "start", "1", t(Text::LetBotsPlay)))
                }
                None => {}
            }
            @if free { p.quiet { (t(Text::SeatsFree)) } }
            @else if !waiting.is_empty() { p.quiet { (house::waiting_for(lang, &waiting)) } }
            (look_again(visit))
        }
    }
}

/// The way to see what has happened since.
pub(crate) fn look_again(visit: &Visit) -> Markup {
    html! { p.again { a.button href=(visit.link(&visit.path)) { (text(visit.lang(), Text::LookAgain)) } } }
}
