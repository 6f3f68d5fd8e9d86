//! Text with a few marks in it that become colour on a terminal and nothing elsewhere.

use unicode_width::UnicodeWidthStr;

/// Ends every mark.
const END: char = '\u{e000}';
const BOLD: char = '\u{e001}';
const DIM: char = '\u{e002}';
const ACCENT: char = '\u{e003}';

/// Stands out.
pub(super) fn bold(text: &str) -> String {
    format!("{BOLD}{text}{END}")
}

/// Steps back.
pub(super) fn dim(text: &str) -> String {
    format!("{DIM}{text}{END}")
}

/// The one accent colour: what is asked of the player.
pub(super) fn accent(text: &str) -> String {
    format!("{ACCENT}{text}{END}")
}

/// How many columns a text takes.
pub(super) fn width(text: &str) -> usize {
    plain(text).width()
}

/// A name that takes at most this many columns.
pub(super) fn cut(name: &str, columns: usize) -> String {
    if width(name) <= columns {
        return name.to_owned();
    }
    let mut kept = String::new();
    for c in name.chars() {
        if width(&kept) + width(&c.to_string()) >= columns {
            break;
        }
        kept.push(c);
    }
    kept + "…"
}

/// Filled with blanks to this many columns.
pub(super) fn pad(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{text}{}", " ".repeat(blanks))
}

/// Filled with blanks from the left.
pub(super) fn pad_left(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{}{text}", " ".repeat(blanks))
}

/// In the middle of this many columns.
pub(super) fn centre(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    pad(&format!("{}{text}", " ".repeat(blanks / 2)), columns)
}

/// Left and right on one line.
pub(super) fn ends(left: &str, right: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(left) + width(right)).max(1);
    format!("{left}{}{right}", " ".repeat(blanks))
}

/// Without marks.
pub(super) fn plain(text: &str) -> String {
    text.chars()
        .filter(|c| !(END..=ACCENT).contains(c))
        .collect()
}

/// With colour: the marks, and every suit sign with the index before it.
pub(super) fn coloured(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut painted = String::with_capacity(text.len() * 2);
    let mut next_sign = None;
    let mut accented = false;
    for (at, &c) in chars.iter().enumerate() {
        let sign = chars[at..].iter().position(|&c| suit_colour(c).is_some());
        let sign = sign.map(|ahead| at + ahead);
        if next_sign.is_none()
            && let Some(sign) = sign
            && is_index(&chars[at..sign])
            && (at == 0 || !chars[at - 1].is_alphanumeric())
        {
            next_sign = Some(sign);
            painted.push_str(suit_colour(chars[sign]).unwrap_or_default());
        }
        accented = c == ACCENT || accented && c != END;
        match c {
            BOLD => painted.push_str("\u{1b}[1m"),
            DIM => painted.push_str("\u{1b}[2m"),
            ACCENT => painted.push_str("\u{1b}[1;33m"),
            END => painted.push_str("\u{1b}[0m"),
            c => painted.push(c),
        }
        if next_sign == Some(at) {
            painted.push_str(if accented { "\u{1b}[33m" } else { "\u{1b}[39m" });
            next_sign = None;
        }
    }
    painted
}

fn is_index(chars: &[char]) -> bool {
    match chars {
        [] | ['1', '0'] => true,
        [c] => c.is_ascii_digit() || "AKQJDBT".contains(*c),
        _ => false,
    }
}

/// Four colours, so that no suit is taken for another.
fn suit_colour(sign: char) -> Option<&'static str> {
    match sign {
        '♣' => Some("\u{1b}[32m"),
        '♦' => Some("\u{1b}[94m"),
        '♥' => Some("\u{1b}[91m"),
        '♠' => Some("\u{1b}[39m"),
        _ => None,
    }
}

/// Broken into lines of at most this many columns, the later ones indented.
pub(super) fn wrapped(text: &str, columns: usize, indent: usize) -> Vec<String> {
    let rest = text.trim_start_matches(' ');
    let mut lines = vec![" ".repeat(text.len() - rest.len())];
    for word in rest.split(' ') {
        let Some(line) = lines.last_mut() else { break };
        if width(line) + 1 + width(word) > columns && !line.trim().is_empty() {
            lines.push(format!("{}{word}", " ".repeat(indent)));
        } else if line.trim().is_empty() {
            line.push_str(word);
        } else {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suits_take_their_index_along() {
        assert_eq!(coloured("10♥ x"), "\u{1b}[91m10♥\u{1b}[39m x");
        assert_eq!(coloured("♣"), "\u{1b}[32m♣\u{1b}[39m");
        assert_eq!(plain(&bold("7♣")), "7♣");
    }

    #[test]
    fn long_text_is_broken_between_words() {
        assert_eq!(wrapped("one two three", 8, 2), ["one two", "  three"]);
        assert_eq!(wrapped("", 8, 2), [""]);
    }
}
