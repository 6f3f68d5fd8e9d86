//! The controls of a form: groups of choices, numbers, menus, each with what explains it and what was wrong.

use maud::{Markup, html};
use strohmann_words::Lang;
use strohmann_words::making::{Term, term};
use strohmann_words::rulebook::without_rulings;

use super::{Faults, Fields, Making};

/// One of the choices of a field.
pub(super) struct Choice {
    /// What is sent for it.
    pub(super) value: String,
    /// What it is called.
    pub(super) label: String,
    /// What it means, if that needs a sentence.
    pub(super) about: Option<String>,
}

impl Choice {
    /// A choice that is called what it is.
    pub(super) fn plain(value: impl ToString + Copy, label: impl Into<String>) -> Choice {
        Choice {
            value: value.to_string(),
            label: label.into(),
            about: None,
        }
    }

    /// A choice with a sentence that says what it means.
    pub(super) fn explained(
        lang: Lang,
        value: impl ToString + Copy,
        label: Term,
        about: Term,
    ) -> Choice {
        Choice {
            about: Some(term(lang, about).to_owned()),
            ..Choice::plain(value, term(lang, label))
        }
    }
}

/// What choices are called.
pub(super) fn labels(choices: &[Choice]) -> Vec<String> {
    choices.iter().map(|choice| choice.label.clone()).collect()
}

/// What all controls of a form are made from.
pub(super) struct Form<'a> {
    game: &'static str,
    entered: &'a Fields,
    defaults: Fields,
    faults: &'a Faults,
}

impl<'a> Form<'a> {
    /// The form of a game: what was entered in it, the defaults for the rest, and what was wrong.
    pub(super) fn new<G: Making>(entered: &'a Fields, faults: &'a Faults) -> Form<'a> {
        Form {
            game: G::NAME,
            entered,
            defaults: G::fill(&G::Options::default()),
            faults,
        }
    }

    /// What a field shows.
    pub(super) fn value(&self, name: &str) -> &str {
        let entered = self.entered.get(name);
        entered
            .or_else(|| self.defaults.get(name))
            .unwrap_or_default()
    }

    /// What was wrong with a field.
    pub(super) fn fault(&self, name: &str) -> Option<&str> {
        self.faults.of(name)
    }

    /// Games may stand on one page, so ids begin with theirs.
    fn id(&self, name: &str, part: &str) -> String {
        format!("{}-{name}-{part}", self.game)
    }

    /// The ids of what describes a field: its sentence, if it has one, and its fault, if there is one.
    fn described_by(&self, name: &str, about: bool) -> Option<String> {
        let about = about.then(|| self.id(name, "about"));
        let fault = self.fault(name).map(|_| self.id(name, "fault"));
        let ids: Vec<String> = about.into_iter().chain(fault).collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }

    fn about(&self, name: &str, about: &str) -> Markup {
        html! { p.about id=(self.id(name, "about")) { (without_rulings(about)) } }
    }

    /// The sentence that says what was wrong with a field, if something was.
    pub(super) fn wrong(&self, name: &str) -> Markup {
        html! {
            @if let Some(fault) = self.fault(name) {
                p.wrong id=(self.id(name, "fault")) { (fault) }
            }
        }
    }

    /// A group of choices, all in sight; those without a sentence stand in a row.
    pub(super) fn radios(
        &self,
        name: &str,
        legend: &str,
        about: Option<&str>,
        choices: &[Choice],
    ) -> Markup {
        let value = self.value(name);
        let row = choices.iter().all(|choice| choice.about.is_none());
        html! {
            fieldset.choices.row[row] aria-describedby=[self.described_by(name, about.is_some())] {
                legend { (legend) }
                @if let Some(about) = about { (self.about(name, about)) }
                (self.wrong(name))
                div.options {
                    @for choice in choices {
                        @let id = self.id(name, &choice.value);
                        @let about = choice.about.as_ref().map(|_| format!("{id}-about"));
                        div.option {
                            input id=(id) type="radio" name=(name) value=(choice.value)
                                checked[choice.value == value] aria-describedby=[about.as_ref()];
                            label for=(id) { (choice.label) }
                            @if let (Some(id), Some(about)) = (&about, &choice.about) {
                                p.about id=(id) { (about) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A whole number from here to there.
    pub(super) fn number(
        &self,
        name: &str,
        label: &str,
        about: &str,
        (from, to): (i32, i32),
    ) -> Markup {
        let id = self.id(name, "field");
        let wrong = self.fault(name).map(|_| "true");
        html! {
            div.field {
                label for=(id) { (label) }
                input id=(id) type="number" name=(name) value=(self.value(name)) min=(from) max=(to)
                    step="1" required aria-invalid=[wrong]
                    aria-describedby=[self.described_by(name, true)];
                (self.about(name, about))
                (self.wrong(name))
            }
        }
    }

    /// A menu, with its label before it.
    pub(super) fn field(&self, name: &str, label: &str, about: &str, choices: &[Choice]) -> Markup {
        html! {
            div.field {
                label for=(self.id(name, "field")) { (label) }
                (self.menu(name, None, true, choices))
                (self.about(name, about))
                (self.wrong(name))
            }
        }
    }

    /// A menu in a table, whose label is for the ear; what was wrong stands in a row of its own.
    pub(super) fn cell(&self, name: &str, label: &str, choices: &[Choice]) -> Markup {
        self.menu(name, Some(label), false, choices)
    }

    fn menu(&self, name: &str, label: Option<&str>, about: bool, choices: &[Choice]) -> Markup {
        let value = self.value(name);
        let wrong = self.fault(name).map(|_| "true");
        html! {
            select id=(self.id(name, "field")) name=(name) aria-label=[label] aria-invalid=[wrong]
                aria-describedby=[self.described_by(name, about)] {
                // A menu shows what was entered, even what is none of its choices.
                @if choices.iter().all(|choice| choice.value != value) {
                    option value=(value) selected { (value) }
                }
                @for choice in choices {
                    option value=(choice.value) selected[choice.value == value] { (choice.label) }
                }
            }
        }
    }
}
