//! The languages say the same things: the same files, the same messages, the same arguments, and nothing unused.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use super::Fault;
use super::files::TextFile;

const LOCALES: &str = "crates/words/locales/";
/// The languages there must be, even where a folder is missing altogether.
const LANGUAGES: [&str; 2] = ["de", "en"];

const SOURCES: &str = "crates/words/src/";

/// How a Fluent file announces ids that are put together at run time: `# dynamic: prefix-`.
const DYNAMIC: &str = "# dynamic: ";

/// A message as far as the languages must agree on it.
struct Message {
    path: String,
    line: usize,
    arguments: BTreeSet<String>,
}

/// All that one language says.
#[derive(Default)]
struct Language {
    /// The files' names without their endings.
    files: BTreeSet<String>,
    messages: BTreeMap<String, Message>,
    /// Messages that other messages refer to.
    references: BTreeSet<String>,
    /// The announced prefixes, each with the place that announces it.
    prefixes: Vec<(String, String, usize)>,
}

/// Compares the languages with each other and with the crate's sources. Without a locales folder there is nothing to
/// compare.
pub(super) fn check(files: &[TextFile]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut languages: BTreeMap<&str, Language> = BTreeMap::new();
    for file in files {
        let inside = file.path.strip_prefix(LOCALES);
        let name = inside.and_then(|path| path.strip_suffix(".ftl"));
        if let Some((language, name)) = name.and_then(|path| path.split_once('/')) {
            let language = languages.entry(language).or_default();
            language.files.insert(name.to_owned());
            faults.extend(language.read(file));
        }
    }
    if !languages.is_empty() {
        for language in LANGUAGES {
            languages.entry(language).or_default();
        }
    }
    faults.extend(difference_faults(&languages));
    let sources: Vec<&TextFile> = files
        .iter()
        .filter(|file| file.path.starts_with(SOURCES))
        .collect();
    for language in languages.values() {
        faults.extend(use_faults(language, &sources));
    }
    faults
}

impl Language {
    fn read(&mut self, file: &TextFile) -> Vec<Fault> {
        let text = file.text.as_str();
        let (resource, errors) = match parser::parse_runtime(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let mut faults: Vec<Fault> = errors
            .iter()
            .map(|error| {
                Fault::at_line(
                    &file.path,
                    line_at(text, error.pos.start),
                    error.to_string(),
                )
            })
            .collect();
        for entry in &resource.body {
            let found = Found::in_entry(entry);
            self.references.extend(found.references);
            if let Entry::Message(message) = entry {
                let id = message.id.name;
                // The parser's names are slices of the text, so their address tells where they stand.
                let line = line_at(text, id.as_ptr().addr() - text.as_ptr().addr());
                let message = Message {
                    path: file.path.clone(),
                    line,
                    arguments: found.arguments,
                };
                faults.extend(self.insert(id, message));
            }
        }
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(prefix) = line.strip_prefix(DYNAMIC) {
                self.prefixes
                    .push((prefix.to_owned(), file.path.clone(), number));
            }
        }
        faults
    }

    fn insert(&mut self, id: &str, message: Message) -> Option<Fault> {
        if let Some(first) = self.messages.get(id) {
            let what = format!("`{id}` is already defined at {}:{}", first.path, first.line);
            return Some(Fault::at_line(&message.path, message.line, what));
        }
        self.messages.insert(id.to_owned(), message);
        None
    }
}

fn line_at(text: &str, offset: usize) -> usize {
    let before = text.get(..offset).unwrap_or(text);
    before.matches('\n').count() + 1
}

/// What the patterns of an entry refer to.
#[derive(Default)]
struct Found {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Found {
    fn in_entry(entry: &Entry<&str>) -> Self {
        let mut found = Self::default();
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (Some(&term.value), &term.attributes),
            _ => return found,
        };
        for pattern in value
            .into_iter()
            .chain(attributes.iter().map(|attribute| &attribute.value))
        {
            found.pattern(pattern);
        }
        found
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. }
            | InlineExpression::TermReference {
                arguments: Some(arguments),
                ..
            } => self.call(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference {
                arguments: None, ..
            }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    /// Named arguments are literals, by Fluent's grammar, so only the others can hold anything.
    fn call(&mut self, arguments: &CallArguments<&str>) {
        for value in &arguments.positional {
            self.inline(value);
        }
    }
}

/// Holds every language against every other: what one has, all must have.
fn difference_faults(languages: &BTreeMap<&str, Language>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (name, language) in languages {
        for (other_name, other) in languages
            .iter()
            .filter(|(other_name, _)| *other_name != name)
        {
            for file in language.files.difference(&other.files) {
                let path = format!("{LOCALES}{other_name}/{file}.ftl");
                faults.push(Fault::in_file(
                    &path,
                    format!("is missing, but {name} has it"),
                ));
            }
            for (id, message) in &language.messages {
                let what = match other.messages.get(id) {
                    None => format!("`{id}` is missing in {other_name}"),
                    // The order of the names keeps the same fault from being told twice.
                    Some(twin) if name < other_name && twin.arguments != message.arguments => {
                        format!(
                            "`{id}` takes {}, but {} at {}:{}",
                            listed(&message.arguments),
                            listed(&twin.arguments),
                            twin.path,
                            twin.line
                        )
                    }
                    Some(_) => continue,
                };
                faults.push(Fault::at_line(&message.path, message.line, what));
            }
        }
    }
    faults
}

fn listed(arguments: &BTreeSet<String>) -> String {
    if arguments.is_empty() {
        return "no argument".to_owned();
    }
    let names: Vec<String> = arguments.iter().map(|name| format!("${name}")).collect();
    names.join(", ")
}

/// Messages that nothing says, and announced prefixes that nothing uses or that fit no message.
fn use_faults(language: &Language, sources: &[&TextFile]) -> Vec<Fault> {
    let in_sources = |literal: &str| sources.iter().any(|file| file.text.contains(literal));
    let mut faults = Vec::new();
    for (id, message) in &language.messages {
        let used = in_sources(&format!("\"{id}\""))
            || language.references.contains(id)
            || language
                .prefixes
                .iter()
                .any(|(prefix, ..)| id.starts_with(prefix));
        if !used {
            let what = format!("`{id}` is never used in {SOURCES}, nor under a `{DYNAMIC}` prefix");
            faults.push(Fault::at_line(&message.path, message.line, what));
        }
    }
    for (prefix, path, line) in &language.prefixes {
        let fits = language.messages.keys().any(|id| id.starts_with(prefix));
        if prefix.is_empty() || !fits {
            let what = format!("no message begins with the announced `{prefix}`");
            faults.push(Fault::at_line(path, *line, what));
        } else if !in_sources(&format!("\"{prefix}")) {
            let what = format!("no text in {SOURCES} begins with the announced `{prefix}`");
            faults.push(Fault::at_line(path, *line, what));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the faults of `de/a.ftl` and `en/a.ftl` beside one source file.
    #[track_caller]
    fn expect(german: &str, english: &str, source: &str, expected: &[&str]) {
        let file = |path: &str, text: &str| TextFile {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let files = [
            file("crates/words/locales/de/a.ftl", german),
            file("crates/words/locales/en/a.ftl", english),
            file("crates/words/src/lib.rs", source),
        ];
        expect_in(&files, expected);
    }

    #[track_caller]
    fn expect_in(files: &[TextFile], expected: &[&str]) {
        let shorten = |fault: &Fault| fault.to_string().replace(LOCALES, "");
        let faults: Vec<String> = check(files).iter().map(shorten).collect();
        assert_eq!(faults, expected);
    }

    #[test]
    fn agreement_is_no_fault() {
        let german =
            "a = Hallo { $name }\n    .title = { $title }\nb = { -term(y: 1) } { $x }\n-term = T\n";
        let english = "a = { $title } { $name ->\n   *[other] Hello\n}\nb = { { F($x) } }\n";
        expect(german, english, "\"a\" \"b\"", &[]);
        expect_in(&[], &[]);
    }

    #[test]
    fn a_message_missing() {
        expect(
            "a = A\n\nb = B\n",
            "a = A\n",
            "\"a\" \"b\"",
            &["de/a.ftl:3: `b` is missing in en"],
        );
        expect(
            "",
            "# Note\na = A\n",
            "\"a\"",
            &["en/a.ftl:2: `a` is missing in de"],
        );
    }

    #[test]
    fn a_file_missing() {
        let file = |path: &str| TextFile {
            path: path.to_owned(),
            text: String::new(),
        };
        let files = [
            file("crates/words/locales/de/a.ftl"),
            file("crates/words/locales/en/b.ftl"),
        ];
        let faults = [
            "en/a.ftl: is missing, but de has it",
            "de/b.ftl: is missing, but en has it",
        ];
        expect_in(&files, &faults);
    }

    #[test]
    fn a_language_missing() {
        let files = [TextFile {
            path: "crates/words/locales/de/a.ftl".to_owned(),
            text: String::new(),
        }];
        expect_in(&files, &["en/a.ftl: is missing, but de has it"]);
    }

    #[test]
    fn other_arguments() {
        let fault = "de/a.ftl:1: `a` takes $x, $y, but no argument at en/a.ftl:2";
        expect("a = { $x } { F($y) }\n", "\na = X\n", "\"a\"", &[fault]);
    }

    #[test]
    fn a_message_twice() {
        let fault = "de/a.ftl:2: `a` is already defined at de/a.ftl:1";
        expect("a = A\na = B\n", "a = A\n", "\"a\"", &[fault]);
    }

    #[test]
    fn a_message_unused() {
        let fault = |language: &str| {
            format!(
                "{language}/a.ftl:1: `a` is never used in {SOURCES}, nor under a `{DYNAMIC}` prefix"
            )
        };
        expect(
            "a = A\n",
            "a = A\n",
            "\"ab\" a",
            &[&fault("de"), &fault("en")],
        );
        expect("a = A\nb = { a }\n", "a = A\nb = { a }\n", "\"b\"", &[]);
    }

    #[test]
    fn an_announced_prefix() {
        let text = "# dynamic: suit-\n\nsuit-red = Red\n";
        expect(text, text, "format!(\"suit-{name}\")", &[]);
        let unused = format!(":1: no text in {SOURCES} begins with the announced `suit-`");
        expect(
            text,
            text,
            "",
            &[&format!("de/a.ftl{unused}"), &format!("en/a.ftl{unused}")],
        );
        let stale = ":1: no message begins with the announced `suit-`";
        let text = "# dynamic: suit-\n";
        expect(
            text,
            text,
            "\"suit-\"",
            &[&format!("de/a.ftl{stale}"), &format!("en/a.ftl{stale}")],
        );
    }

    #[test]
    fn broken_fluent() {
        let faults = ["de/a.ftl:2: Expected a token starting with \"=\""];
        expect("a = A\nb B\n", "a = A\n", "\"a\"", &faults);
    }
}
