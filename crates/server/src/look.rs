//! How a reader likes the tables: kept in a cookie of the browser, so that it holds with and without script.

use std::fmt::Write as _;

/// A choice among words; the first is the usual one.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident: $($(#[$doc:meta])* $variant:ident $word:literal)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub(crate) enum $name {
            #[default]
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            /// All, the usual one first.
            pub(crate) const ALL: &[$name] = &[$($name::$variant),*];

            /// The word in forms and in the cookie.
            pub(crate) const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }

            fn read(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|choice| choice.word() == word)
            }
        }
    };
}

choice! {
    /// How the own hand is sorted.
    Sort:
    /// Trumps apart, then by suit.
    Trump "trump"
    /// By suit.
    Suit "suit"
    /// By rank.
    Rank "rank"
}

choice! {
    /// Light or dark.
    Theme:
    /// As the system has it.
    System "system"
    /// Light.
    Light "light"
    /// Dark.
    Dark "dark"
}

choice! {
    /// How many colours the suits have.
    Colours:
    /// One each.
    Four "four"
    /// Black and red.
    Two "two"
}

choice! {
    /// How large cards are.
    Size:
    /// As the screen has room.
    Usual "usual"
    /// Larger.
    Large "large"
}

choice! {
    /// How a card is played.
    Tap:
    /// Touched once.
    One "one"
    /// Raised by the first touch, played by the second.
    Two "two"
}

choice! {
    /// How long each state of the table is looked at.
    Pace:
    /// A moment.
    Usual "usual"
    /// Longer.
    Slow "slow"
    /// Hardly.
    Fast "fast"
    /// Not at all.
    Never "none"
}

choice! {
    /// Whether something is done or not.
    Wish:
    /// It is not.
    No "no"
    /// It is.
    Yes "yes"
}

/// How a reader likes the tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) sort: Sort,
    pub(crate) theme: Theme,
    pub(crate) colours: Colours,
    pub(crate) size: Size,
    pub(crate) tap: Tap,
    pub(crate) pace: Pace,
    /// Whether what cannot be otherwise is done for him: a forced card, looking, going.
    pub(crate) auto: Wish,
    /// Whether the page makes sounds.
    pub(crate) sound: Wish,
    /// Whether the page notifies when it is his turn.
    pub(crate) notify: Wish,
}

impl Look {
    /// The names of the choices, in forms and in the cookie.
    pub(crate) const NAMES: [&'static str; 9] = [
        "sort", "theme", "colours", "size", "tap", "pace", "auto", "sound", "notify",
    ];

    /// The word chosen under a name.
    pub(crate) fn get(&self, name: &str) -> &'static str {
        match name {
            "sort" => self.sort.word(),
            "theme" => self.theme.word(),
            "colours" => self.colours.word(),
            "size" => self.size.word(),
            "tap" => self.tap.word(),
            "pace" => self.pace.word(),
            "auto" => self.auto.word(),
            "sound" => self.sound.word(),
            _ => self.notify.word(),
        }
    }

    /// Chooses a word under a name; what is no choice changes nothing.
    pub(crate) fn set(&mut self, name: &str, word: &str) {
        fn put<T>(place: &mut T, choice: Option<T>) {
            if let Some(choice) = choice {
                *place = choice;
            }
        }
        match name {
            "sort" => put(&mut self.sort, Sort::read(word)),
            "theme" => put(&mut self.theme, Theme::read(word)),
            "colours" => put(&mut self.colours, Colours::read(word)),
            "size" => put(&mut self.size, Size::read(word)),
            "tap" => put(&mut self.tap, Tap::read(word)),
            "pace" => put(&mut self.pace, Pace::read(word)),
            "auto" => put(&mut self.auto, Wish::read(word)),
            "sound" => put(&mut self.sound, Wish::read(word)),
            "notify" => put(&mut self.notify, Wish::read(word)),
            _ => {}
        }
    }

    /// From the cookie; what is no choice is as usual.
    pub(crate) fn read(text: &str) -> Look {
        let mut look = Look::default();
        for (name, word) in text.split('.').filter_map(|part| part.split_once('-')) {
            look.set(name, word);
        }
        look
    }

    /// For the cookie.
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        for name in Look::NAMES {
            let dot = if text.is_empty() { "" } else { "." };
            let _ = write!(text, "{dot}{name}-{}", self.get(name));
        }
        text
    }

    /// What the style sheet goes by.
    pub(crate) fn classes(&self) -> String {
        format!(
            "{} {}-colours {}-cards",
            self.theme.word(),
            self.colours.word(),
            self.size.word()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_reads_back() {
        let all = |name: &str| -> Vec<&'static str> {
            match name {
                "sort" => Sort::ALL.iter().map(|choice| choice.word()).collect(),
                "theme" => Theme::ALL.iter().map(|choice| choice.word()).collect(),
                "colours" => Colours::ALL.iter().map(|choice| choice.word()).collect(),
                "size" => Size::ALL.iter().map(|choice| choice.word()).collect(),
                "tap" => Tap::ALL.iter().map(|choice| choice.word()).collect(),
                "pace" => Pace::ALL.iter().map(|choice| choice.word()).collect(),
                _ => Wish::ALL.iter().map(|choice| choice.word()).collect(),
            }
        };
        for name in Look::NAMES {
            for word in all(name) {
                let mut look = Look::default();
                look.set(name, word);
                assert_eq!(look.get(name), word);
                assert_eq!(Look::read(&look.write()), look);
            }
        }
    }

    #[test]
    fn nonsense_is_as_usual() {
        for text in [
            "",
            "sort",
            "sort-",
            "sort-x.theme",
            "-.-",
            "pace-usual.pace-ä",
            "other-yes",
        ] {
            assert_eq!(Look::read(text), Look::default(), "{text}");
        }
    }
}
