//! A link as a QR code, to be read off the screen by another device.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};
use strohmann_words::Lang;
use strohmann_words::house::{Text, text};

/// How many modules stay light around the code, as its standard demands.
const QUIET: usize = 4;

/// The code of a link, folded away until it is wanted. Nothing for what is too long to be a code.
pub(crate) fn folded(lang: Lang, link: &str) -> Markup {
    let Some((side, path)) = drawn(link) else {
        return html! {};
    };
    html! {
        details.qr {
            summary { (text(lang, Text::QrCode)) }
            svg role="img" aria-label=(text(lang, Text::QrCodeAbout)) viewBox={ "0 0 " (side) " " (side) } {
                rect width=(side) height=(side) {}
                path d=(path) {}
            }
        }
    }
}

/// The width of the picture in modules, and a path over the dark ones, run by run.
fn drawn(link: &str) -> Option<(usize, String)> {
    let code = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
    let width = code.width();
    let colours = code.to_colors();
    let mut path = String::new();
    for (y, row) in colours.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|&&colour| colour == Color::Dark);
            let run = run.count();
            if run > 0 {
                let written = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
                debug_assert!(written.is_ok(), "a string takes all");
            }
            x += run.max(1);
        }
    }
    Some((width + 2 * QUIET, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dark modules of a path, by their places.
    fn dark(path: &str) -> Vec<(usize, usize)> {
        let runs = path.split('M').skip(1).map(|run| {
            let (x, rest) = run.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            let (length, _) = rest.split_once('v').unwrap();
            [x, y, length].map(|number| number.parse::<usize>().unwrap())
        });
        runs.flat_map(|[x, y, length]| (x..x + length).map(move |x| (x, y)))
            .collect()
    }

    #[test]
    fn a_code_has_its_corners_and_stays_out_of_the_quiet_zone() {
        let (side, path) = drawn("https://example.org/t/abcdefghijklmnop").unwrap();
        let dark = dark(&path);
        let inside = QUIET..side - QUIET;
        assert!(
            dark.iter()
                .all(|(x, y)| inside.contains(x) && inside.contains(y))
        );
        // The eyes: a dark square of three in a light ring in a dark one of seven.
        let far = side - QUIET - 7;
        for (left, top) in [(QUIET, QUIET), (far, QUIET), (QUIET, far)] {
            for y in 0..7 {
                for x in 0..7 {
                    let ring = [x, y].map(|at: usize| at.abs_diff(3)).into_iter().max();
                    let is = dark.contains(&(left + x, top + y));
                    assert_eq!(is, ring != Some(2), "{x} {y}");
                }
            }
        }
    }

    #[test]
    fn other_links_have_other_codes_and_what_is_too_long_has_none() {
        assert_ne!(
            drawn("https://example.org/t/a"),
            drawn("https://example.org/t/b")
        );
        assert_eq!(drawn(&"a".repeat(5000)), None);
        assert!(folded(Lang::En, &"a".repeat(5000)).into_string().is_empty());
    }
}
