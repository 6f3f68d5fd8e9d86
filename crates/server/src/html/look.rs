//! How the reader likes the tables: a form.

use maud::{Markup, html};
use strohmann_words::house::{Text, text};

use crate::look::{Colours, Look, Pace, Size, Sort, Tap, Theme, Wish};
use crate::visit::Visit;

use super::layout::{self, Frame, token};

/// The form with what is chosen now.
pub(crate) fn page(visit: &Visit, back: &str) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let look = visit.look;
    let choice = |name: &str, title: Text, choices: &[(&str, Text)]| {
        html! {
            fieldset {
                legend { (t(title)) }
                @for (word, what) in choices {
                    label.choice {
                        input type="radio" name=(name) value=(word) checked[look.get(name) == *word];
                        " " (t(*what))
                    }
                }
            }
        }
    };
    let yes_or_no = [
        (Wish::No.word(), Text::LookNo),
        (Wish::Yes.word(), Text::LookYes),
    ];
    let main = html! {
        h1 { (t(Text::Look)) }
        p.quiet { (t(Text::LookAbout)) }
        form.look method="post" action=(visit.link("/look")) {
            (token(visit))
            input type="hidden" name="back" value=(back);
            (choice("sort", Text::LookSort, &[
                (Sort::Trump.word(), Text::LookSortTrump),
                (Sort::Suit.word(), Text::LookSortSuit),
                (Sort::Rank.word(), Text::LookSortRank),
            ]))
            (choice("colours", Text::LookColours, &[
                (Colours::Four.word(), Text::LookFour),
                (Colours::Two.word(), Text::LookTwo),
            ]))
            (choice("size", Text::LookSize, &[
                (Size::Usual.word(), Text::LookUsual),
                (Size::Large.word(), Text::LookLarge),
            ]))
            (choice("theme", Text::LookTheme, &[
                (Theme::System.word(), Text::LookSystem),
                (Theme::Light.word(), Text::LookLight),
                (Theme::Dark.word(), Text::LookDark),
            ]))
            (choice("pace", Text::LookPace, &[
                (Pace::Slow.word(), Text::LookSlow),
                (Pace::Usual.word(), Text::LookUsual),
                (Pace::Fast.word(), Text::LookFast),
                (Pace::Never.word(), Text::LookNever),
            ]))
            (choice("tap", Text::LookTap, &[
                (Tap::One.word(), Text::LookOneTap),
                (Tap::Two.word(), Text::LookTwoTaps),
            ]))
            (choice("auto", Text::LookAuto, &yes_or_no))
            (choice("sound", Text::LookSound, &yes_or_no))
            (choice("notify", Text::LookNotify, &yes_or_no))
            button.main type="submit" { (t(Text::Save)) }
        }
    };
    let frame = Frame {
        title: t(Text::Look),
        class: "at-look",
        listed: false,
    };
    layout::page(visit, &frame, &main)
}

/// What the script of a table goes by.
pub(crate) fn wishes(look: &Look) -> String {
    let told = ["pace", "tap", "auto", "sound", "notify"];
    told.map(|name| format!("{name}-{}", look.get(name)))
        .join(" ")
}
