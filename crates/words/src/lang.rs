//! The languages there are.

use std::sync::OnceLock;

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

/// Something in each language, made when it is first asked for.
#[derive(Debug)]
pub struct PerLang<T>([OnceLock<T>; Lang::ALL.len()]);

impl<T> PerLang<T> {
    /// Nothing is made yet.
    #[expect(clippy::new_without_default, reason = "it is made for a static alone")]
    pub const fn new() -> PerLang<T> {
        PerLang([const { OnceLock::new() }; Lang::ALL.len()])
    }

    /// What `make` makes in a language, which is asked once.
    pub fn get(&self, lang: Lang, make: impl FnOnce() -> T) -> &T {
        self.0[lang as usize].get_or_init(make)
    }
}
