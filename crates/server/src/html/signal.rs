//! Vitou's signals as small faces (`VT-10`).

use maud::{Markup, PreEscaped, html};
use strohmann_rules::Signal;

use super::card;

/// The faces: once on each page that has signals; a Vitou board has them.
pub(crate) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

// A face looks at the reader, so its right eye is on the left.
const SYMBOLS: &str = concat!(
    "<svg class=\"symbols\">",
    r##"<symbol id="right_eye" viewBox="0 0 24 24"><use href="#head"/><path d="M5.5 10h5M9 15.5q3 2.5 6 0"/><circle cx="16" cy="9.5" r="1.2"/></symbol>"##,
    r##"<symbol id="left_eye" viewBox="0 0 24 24"><use href="#head"/><path d="M13.5 10h5M9 15.5q3 2.5 6 0"/><circle cx="8" cy="9.5" r="1.2"/></symbol>"##,
    r##"<symbol id="lips" viewBox="0 0 24 24"><use href="#head"/><circle cx="8" cy="9.5" r="1.2"/><circle cx="16" cy="9.5" r="1.2"/><circle cx="12" cy="16" r="1.8"/></symbol>"##,
    r##"<symbol id="heaven" viewBox="0 0 24 24"><use href="#head"/><path d="M5.5 9.5a2.5 2.5 0 0 0 5 0M13.5 9.5a2.5 2.5 0 0 0 5 0M9.5 16.5h5"/><circle cx="8" cy="7.5" r="1.2"/><circle cx="16" cy="7.5" r="1.2"/></symbol>"##,
    r#"<symbol id="head" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/></symbol>"#,
    "</svg>"
);

/// The face that gives a signal; nothing for the ear.
pub(crate) fn face(signal: Signal) -> Markup {
    html! { span.face { (card::shape(signal.word())) } }
}
