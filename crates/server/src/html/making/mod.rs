//! stub
use maud::{Markup, html};
use strohmann_rules::*;
use strohmann_words::Lang;
pub(crate) trait Making: Game {
    fn fields(lang: Lang, form: &Fields, faults: &Faults) -> Markup;
    fn read(lang: Lang, form: &Fields) -> Result<Self::Options, Faults>;
    fn fill(options: &Self::Options) -> Fields;
    fn summary(lang: Lang, options: &Self::Options) -> String;
}
impl<G: Game> Making for G {
    fn fields(_: Lang, _: &Fields, _: &Faults) -> Markup {
        html! {}
    }
    fn read(_: Lang, _: &Fields) -> Result<Self::Options, Faults> {
        Ok(Self::Options::default())
    }
    fn fill(_: &Self::Options) -> Fields {
        Fields::default()
    }
    fn summary(_: Lang, o: &Self::Options) -> String {
        o.variant().to_owned()
    }
}
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fields(Vec<(String, String)>);
impl Fields {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let mut entries = self.0.iter().rev();
        entries
            .find(|(entered, _)| entered == name)
            .map(|(_, value)| value.as_str())
    }
}
impl FromIterator<(String, String)> for Fields {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(entries: I) -> Fields {
        Fields(entries.into_iter().collect())
    }
}
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Faults(Vec<(String, String)>);
impl Faults {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
