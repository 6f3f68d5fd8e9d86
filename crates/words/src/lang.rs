//! The languages there are.

/// A language people read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// German; the reader is "du".
    De,
    /// English.
    En,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::De, Lang::En];

    /// The language of a locale such as `de_AT.UTF-8`: German if it says so, otherwise English.
    ///
    /// ```
    /// # use strohmann_words::Lang;
    /// assert_eq!(Lang::from_locale("de_CH.UTF-8"), Lang::De);
    /// assert_eq!(Lang::from_locale("C.UTF-8"), Lang::En);
    /// assert_eq!(Lang::from_locale("den"), Lang::En);
    /// ```
    pub fn from_locale(locale: &str) -> Lang {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or("");
        if language.eq_ignore_ascii_case("de") {
            Lang::De
        } else {
            Lang::En
        }
    }

    /// The tag of the language, as `--lang` and HTML write it.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::De => "de",
            Lang::En => "en",
        }
    }
}
