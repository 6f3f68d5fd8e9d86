//! The form that makes a table: a module a game implements [`Making`], the controls are generic.
//!
//! A form is taken apart into JSON and given to the gate that all options pass, [`Options::read`]; what a field may
//! hold is decided there alone, and a field is at fault when the gate refuses it on its own.

mod control;
mod stirnrunde;
#[cfg(test)]
mod tests;
mod vidrasso;
mod vitou;

use maud::Markup;
use serde_json::{Map, Value, json};
use strohmann_rules::json::Tape;
use strohmann_rules::{Game, Options};
use strohmann_words::Lang;
use strohmann_words::making::{Wrong, wrong};

/// A game whose options can be chosen in a form.
pub(crate) trait Making: Game {
    /// The fields for all options, filled in with what was entered so far, each with a sentence that explains it;
    /// what was wrong stands beside its field. What was not entered shows its default.
    fn fields(lang: Lang, form: &Fields, faults: &Faults) -> Markup;

    /// The options that a filled-in form stands for; a field that is not there takes its default.
    ///
    /// # Errors
    /// Every field that is wrong, with what it may be.
    fn read(lang: Lang, form: &Fields) -> Result<Self::Options, Faults>;

    /// A form that stands for these options.
    fn fill(options: &Self::Options) -> Fields;

    /// The options of a table in one short line; what is as usual is left out, but for the variant.
    fn summary(lang: Lang, options: &Self::Options) -> String;
}

/// A posted form: names and values as they came, names of no field among them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// What was entered in a field; of several entries the last.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let mut entries = self.0.iter().rev();
        let entry = entries.find(|(entered, _)| entered == name);
        entry.map(|(_, value)| value.as_str())
    }

    fn set(&mut self, name: impl Into<String>, value: impl ToString + Copy) {
        self.0.push((name.into(), value.to_string()));
    }
}

impl FromIterator<(String, String)> for Fields {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(entries: I) -> Fields {
        Fields(entries.into_iter().collect())
    }
}

/// What was wrong with a form: a sentence by the name of its field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Faults(Vec<(String, String)>);

impl Faults {
    /// What was wrong with a field.
    pub(crate) fn of(&self, name: &str) -> Option<&str> {
        let fault = self.0.iter().find(|(at, _)| at == name);
        fault.map(|(_, sentence)| sentence.as_str())
    }

    /// Whether nothing was wrong.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Says what is wrong with a field.
    pub(crate) fn add(&mut self, lang: Lang, name: impl Into<String>, what: &Wrong) {
        self.0.push((name.into(), wrong(lang, what)));
    }
}

/// What the one gate makes of options.
fn gate<O: Options>(options: &Value) -> Option<O> {
    let text = options.to_string();
    let tape = Tape::parse(&text).ok()?;
    O::read(tape.root()).options
}

/// A whole number written plainly is one; anything else stays the text it is, which no number's key takes.
fn number(text: &str) -> Value {
    let number = text.parse::<i64>().ok();
    let plain = number.filter(|number| number.to_string() == text);
    plain.map_or_else(|| json!(text), Into::into)
}

/// A word.
fn word(text: &str) -> Value {
    json!(text)
}

/// A choice between yes and no.
fn yes_or_no(text: &str) -> Value {
    match text {
        "true" => json!(true),
        "false" => json!(false),
        other => json!(other),
    }
}

/// A field that is called like the key it is for: how its text becomes JSON, and what it may be.
type Field<'a> = (&'a str, fn(&str) -> Value, Wrong);

/// Reads a form of such fields, each to be judged on its own.
fn read_flat<O: Options>(lang: Lang, form: &Fields, fields: &[Field<'_>]) -> Result<O, Faults> {
    let mut all = Map::new();
    let mut faults = Faults::default();
    for (name, value, may_be) in fields {
        let Some(entered) = form.get(name) else {
            continue;
        };
        let value = value(entered);
        if gate::<O>(&json!({ *name: value })).is_none() {
            faults.add(lang, *name, may_be);
        }
        all.insert((*name).to_owned(), value);
    }
    gate(&all.into()).ok_or(faults)
}
