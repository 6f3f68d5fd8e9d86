//! The Fluent files, compiled in, and the one macro that asks them for a message.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::lang::Lang;
use crate::voice::Party;

type Bundle = FluentBundle<FluentResource>;

macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../locales/", $tag, "/board.ftl")),
            include_str!(concat!("../locales/", $tag, "/common.ftl")),
            include_str!(concat!("../locales/", $tag, "/house.ftl")),
            include_str!(concat!("../locales/", $tag, "/learn.ftl")),
            include_str!(concat!("../locales/", $tag, "/making.ftl")),
            include_str!(concat!("../locales/", $tag, "/phrase.ftl")),
            include_str!(concat!("../locales/", $tag, "/rounds.ftl")),
            include_str!(concat!("../locales/", $tag, "/rulebook.ftl")),
            include_str!(concat!("../locales/", $tag, "/rulebook-stirnrunde.ftl")),
            include_str!(concat!("../locales/", $tag, "/rulebook-vidrasso.ftl")),
            include_str!(concat!("../locales/", $tag, "/rulebook-vitou.ftl")),
            include_str!(concat!("../locales/", $tag, "/stirnrunde.ftl")),
            include_str!(concat!("../locales/", $tag, "/vidrasso.ftl")),
            include_str!(concat!("../locales/", $tag, "/vitou.ftl")),
        ]
    };
}

static GERMAN: LazyLock<Bundle> = LazyLock::new(|| load(Lang::De, &files!("de")));
static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| load(Lang::En, &files!("en")));

fn load(lang: Lang, files: &[&str]) -> Bundle {
    let language: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    for &file in files {
        // A file with a fault fails the test that reads every key; here its sound messages still serve.
        let resource =
            FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The arguments of a message.
pub(crate) struct Args(FluentArgs<'static>);

impl Args {
    pub(crate) fn new() -> Args {
        Args(FluentArgs::new())
    }
}

/// What an argument is called, and what says which kind of somebody it is.
pub(crate) struct ArgName(pub(crate) &'static str, pub(crate) &'static str);

/// What can be an argument.
pub(crate) trait Arg {
    fn put(self, name: ArgName, args: &mut Args);
}

impl Arg for &str {
    fn put(self, name: ArgName, args: &mut Args) {
        args.0.set(name.0, self.to_owned());
    }
}

impl Arg for String {
    fn put(self, name: ArgName, args: &mut Args) {
        args.0.set(name.0, self);
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Arg for $number {
            fn put(self, name: ArgName, args: &mut Args) {
                args.0.set(name.0, self as i64);
            }
        }
    )*};
}

numbers!(i32 u8 u16 u32 u64 usize);

/// `$who` is the name, `$who-is` one of `you`, `us`, `one`, `they`.
impl Arg for Party {
    fn put(self, name: ArgName, args: &mut Args) {
        args.0.set(name.1, self.is());
        args.0.set(name.0, self.into_name());
    }
}

/// A message in a language; its arguments are checked by the tests against what the files say.
pub(crate) fn message(lang: Lang, id: &'static str, args: &Args) -> String {
    let bundle = match lang {
        Lang::De => &*GERMAN,
        Lang::En => &*ENGLISH,
    };
    let mut errors = Vec::new();
    let pattern = bundle.get_message(id).and_then(|message| message.value());
    let text = pattern.map(|pattern| {
        let text = bundle.format_pattern(pattern, Some(&args.0), &mut errors);
        text.into_owned()
    });
    debug_assert!(text.is_some() && errors.is_empty(), "{id}: {errors:?}");
    text.unwrap_or_default()
}

/// Asks for a message: `t!(lang, "id", who = voice.who(seat), card = "7♣")`.
macro_rules! t {
    ($lang:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = $crate::catalog::Args::new();
        $({
            let name = $crate::catalog::ArgName(stringify!($name), concat!(stringify!($name), "-is"));
            $crate::catalog::Arg::put($value, name, &mut args);
        })*
        $crate::catalog::message($lang, $id, &args)
    }};
}
