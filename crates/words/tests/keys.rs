//! Every message of every language: the same ids and arguments, rendered, and called with just those arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

const LANGUAGES: [&str; 2] = ["de", "en"];

type Messages = BTreeMap<String, BTreeSet<String>>;

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(language: &str) -> Vec<(String, String)> {
    let folder = home().join("locales").join(language);
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read_to_string(entry.path()).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// The messages of a language with the arguments each takes.
fn messages(language: &str) -> Messages {
    let mut messages = Messages::new();
    for (name, text) in files(language) {
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{language}/{name}: {errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name.to_owned();
                let mut arguments = BTreeSet::new();
                walk(message.value.as_ref().unwrap(), &mut arguments);
                let twice = messages.insert(id.clone(), arguments);
                assert!(twice.is_none(), "{language}/{name}: {id} stands twice");
            }
        }
    }
    messages
}

fn walk(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => note(inline, arguments),
                Expression::Select { selector, variants } => {
                    note(selector, arguments);
                    for variant in variants {
                        walk(&variant.value, arguments);
                    }
                }
            }
        }
    }
}

fn note(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("only variables and literals are used here, not {other:?}"),
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    let [german, english] = LANGUAGES.map(messages);
    let ids = |messages: &Messages| messages.keys().cloned().collect::<Vec<_>>();
    assert_eq!(ids(&german), ids(&english));
    for (id, arguments) in &german {
        // A party comes as `$who` and `$who-is`; a language may need only one of the two.
        assert_eq!(whole(arguments), whole(&english[id]), "{id}");
    }
}

fn whole(arguments: &BTreeSet<String>) -> BTreeSet<String> {
    let name = |argument: &String| argument.strip_suffix("-is").unwrap_or(argument).to_owned();
    arguments.iter().map(name).collect()
}

#[test]
fn every_message_renders() {
    for language in LANGUAGES {
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        bundle.set_use_isolating(false);
        for (_, text) in files(language) {
            let resource = FluentResource::try_new(text).unwrap();
            bundle.add_resource(resource).unwrap();
        }
        for (id, arguments) in messages(language) {
            for is in ["you", "us", "one", "they", "some", "none"] {
                let mut args = FluentArgs::new();
                for argument in &arguments {
                    if argument.ends_with("-is") || argument == "next" {
                        args.set(argument.clone(), is);
                    } else {
                        args.set(argument.clone(), "7♣");
                    }
                }
                let pattern = bundle.get_message(&id).unwrap().value().unwrap();
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{language} {id}: {errors:?}");
                assert!(
                    !text.is_empty() && !text.contains('{'),
                    "{language} {id}: {text}"
                );
            }
        }
    }
}

/// Each `t!(lang, "id", name = …)` in the sources gives the message just what it takes.
#[test]
fn every_call_gives_the_arguments_of_its_message() {
    let messages = messages("en");
    let mut used = BTreeSet::new();
    for source in sources(&home().join("src")) {
        let text = fs::read_to_string(&source).unwrap();
        for call in calls(&text) {
            let parts = split(call);
            let given: BTreeSet<String> = parts[2..]
                .iter()
                .filter_map(|part| Some(part.split_once('=')?.0.trim().to_owned()))
                .collect();
            for id in literals(&parts[1]) {
                let taken = messages.get(&id);
                let taken = taken.unwrap_or_else(|| panic!("{}: {id}", source.display()));
                assert_eq!(whole(taken), given, "{}: {id}", source.display());
                used.insert(id);
            }
        }
        // Lists of labels hand their ids to the macro.
        for list in text.split("\nlabels! {").skip(1) {
            let list = list.split("\n}").next().unwrap_or_default();
            used.extend(literals(list));
        }
    }
    let unused: Vec<&String> = messages.keys().filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "no call for {unused:?}");
}

fn sources(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else {
            found.push(path);
        }
    }
    found
}

/// What stands between the parentheses of each `t!(…)`.
fn calls(text: &str) -> Vec<&str> {
    let mut calls = Vec::new();
    let is_call = |at: usize| !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '`');
    for (at, _) in text.match_indices("t!(").filter(|&(at, _)| is_call(at)) {
        let inside = &text[at + 3..];
        let mut depth = 1;
        let end = inside.find(|c| {
            depth += match c {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        });
        let call = &inside[..end.unwrap()];
        calls.extend((!call.contains("$id")).then_some(call));
    }
    calls
}

/// Split at the commas that stand in no parentheses, braces or quotes.
fn split(call: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let (mut depth, mut quoted) = (0, false);
    for c in call.chars() {
        match c {
            '"' => quoted = !quoted,
            '(' | '{' | '[' if !quoted => depth += 1,
            ')' | '}' | ']' if !quoted => depth -= 1,
            _ => {}
        }
        if c == ',' && depth == 0 && !quoted {
            parts.push(String::new());
        } else {
            parts.last_mut().unwrap().push(c);
        }
    }
    parts
}

fn literals(text: &str) -> Vec<String> {
    text.split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}
