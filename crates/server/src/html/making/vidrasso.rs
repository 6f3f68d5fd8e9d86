//! The options of a Vidrasso table as a form.

use maud::{Markup, html};
use strohmann_rules::{Vidrasso, vidrasso};
use strohmann_words::Lang;
use strohmann_words::making::{Term, Wrong, term, vidrasso_in_short};

use super::control::{Choice, Form, labels};
use super::{Faults, Field, Fields, Making, number, read_flat, yes_or_no};

fn targets(lang: Lang) -> [Choice; 2] {
    [
        (300, Term::Target300, Term::Target300About),
        (500, Term::Target500, Term::Target500About),
    ]
    .map(|(target, label, about)| Choice::explained(lang, target, label, about))
}

fn chips(lang: Lang) -> [Choice; 2] {
    [
        (false, Term::ChipsOff, Term::ChipsOffAbout),
        (true, Term::ChipsOn, Term::ChipsOnAbout),
    ]
    .map(|(chips, label, about)| Choice::explained(lang, chips, label, about))
}

impl Making for Vidrasso {
    fn fields(lang: Lang, form: &Fields, faults: &Faults) -> Markup {
        let form = Form::new::<Vidrasso>(form, faults);
        html! {
            (form.radios("target", term(lang, Term::Target), None, &targets(lang)))
            (form.radios("chips", term(lang, Term::Chips), None, &chips(lang)))
        }
    }

    fn read(lang: Lang, form: &Fields) -> Result<vidrasso::Options, Faults> {
        let fields: [Field<'_>; 2] = [
            ("target", number, Wrong::Choice(labels(&targets(lang)))),
            ("chips", yes_or_no, Wrong::Choice(labels(&chips(lang)))),
        ];
        read_flat(lang, form, &fields)
    }

    fn fill(options: &vidrasso::Options) -> Fields {
        let mut form = Fields::default();
        form.set("target", options.target);
        form.set("chips", options.chips);
        form
    }

    fn summary(lang: Lang, options: &vidrasso::Options) -> String {
        vidrasso_in_short(lang, options)
    }
}
