//! The options of a Vitou table as a form.

use maud::{Markup, html};
use strohmann_rules::vitou::Variant;
use strohmann_rules::{Options as _, Vitou, vitou};
use strohmann_words::Lang;
use strohmann_words::making::{Term, Wrong, term, vitou_in_short};

use super::control::{Choice, Form, labels};
use super::{Faults, Field, Fields, Making, read_flat, word};

fn variants(lang: Lang) -> [Choice; 3] {
    Variant::ALL.map(|variant| {
        let (label, about) = match variant {
            Variant::Morlino => (Term::Morlino, Term::MorlinoAbout),
            Variant::Cason => (Term::Cason, Term::CasonAbout),
            Variant::CasonTwo => (Term::CasonTwo, Term::CasonTwoAbout),
        };
        Choice::explained(lang, variant.name(), label, about)
    })
}

fn signals(lang: Lang) -> [Choice; 3] {
    [
        ("covert", Term::Covert, Term::CovertAbout),
        ("open", Term::Open, Term::OpenAbout),
        ("off", Term::Off, Term::OffAbout),
    ]
    .map(|(signals, label, about)| Choice::explained(lang, signals, label, about))
}

impl Making for Vitou {
    fn fields(lang: Lang, form: &Fields, faults: &Faults) -> Markup {
        let form = Form::new::<Vitou>(form, faults);
        let about = term(lang, Term::SignalsAbout);
        html! {
            (form.radios("variant", term(lang, Term::Variant), None, &variants(lang)))
            (form.radios("signals", term(lang, Term::Signals), Some(about), &signals(lang)))
        }
    }

    fn read(lang: Lang, form: &Fields) -> Result<vitou::Options, Faults> {
        let fields: [Field<'_>; 2] = [
            ("variant", word, Wrong::Choice(labels(&variants(lang)))),
            ("signals", word, Wrong::Choice(labels(&signals(lang)))),
        ];
        read_flat(lang, form, &fields)
    }

    fn fill(options: &vitou::Options) -> Fields {
        let written = options.write();
        let mut form = Fields::default();
        for name in ["variant", "signals"] {
            form.set(name, written[name].as_str().unwrap_or_default());
        }
        form
    }

    fn summary(lang: Lang, options: &vitou::Options) -> String {
        vitou_in_short(lang, options)
    }
}
