//! Vitou in words.

mod ending;
mod refused;
mod told;

use std::hash::Hash;

use strohmann_rules::vitou::{
    Action, Near, Options, Phase, RANKS, Raise, Side, Table, Variant, Vitou, Worth,
};
use strohmann_rules::{
    Actions, Card, Game as _, Refusal, Seat, Sight as _, Signals, Standing as _, View,
};

use crate::card::{index, ranks_name};
use crate::glossary::{self, Entry};
use crate::lang::Lang;
use crate::shared::{self, sentence};
use crate::speak::{Medium, Speak};
use crate::typed::listed;
use crate::voice::{Party, Voice};

impl Speak for Vitou {
    fn moment(view: &View<Vitou>, voice: &Voice<'_>) -> String {
        let table = &view.sight.table;
        sentence(match table.turn() {
            None => ending::why(table, voice),
            Some(seat) if voice.eye.is(seat) => ask(view, voice, seat),
            Some(seat) => wait(table, voice, seat),
        })
    }

    fn choice(view: &View<Vitou>, voice: &Voice<'_>, action: Action) -> String {
        let (lang, table) = (voice.lang, &view.sight.table);
        match action {
            Action::Raise(raise) => {
                let step = step(voice, table.variant(), raise);
                if let (Variant::Morlino, Raise::Three | Raise::Six | Raise::Twelve) =
                    (table.variant(), raise)
                {
                    t!(lang, "vitou-choice-raise-plain", step = step)
                } else {
                    t!(lang, "vitou-choice-raise", step = step)
                }
            }
            Action::Play(card) => voice.card(card),
            Action::Accept => t!(lang, "vitou-choice-accept"),
            Action::Fold => t!(lang, "vitou-choice-fold"),
            Action::Go => t!(lang, "vitou-choice-go"),
            Action::Throw => t!(lang, "vitou-choice-throw"),
            Action::Ask => {
                if let Some(partner) = table.turn().map(|seat| partner(voice, table, seat)) {
                    t!(lang, "vitou-choice-ask", partner = partner.name())
                } else {
                    t!(lang, "vitou-choice-ask-partner")
                }
            }
            Action::Pass => t!(lang, "vitou-choice-pass"),
            Action::Look => t!(lang, "vitou-choice-look"),
            Action::Skip => t!(lang, "vitou-choice-skip"),
            Action::Agree => t!(lang, "vitou-choice-agree"),
            Action::Refuse => t!(lang, "vitou-choice-refuse"),
        }
    }

    fn typed(view: &View<Vitou>, voice: &Voice<'_>, action: Action) -> Vec<String> {
        let lang = voice.lang;
        let morlino = view.options.variant == Variant::Morlino;
        listed(&match action {
            Action::Raise(Raise::Match) => t!(lang, "vitou-typed-baraque"),
            Action::Raise(Raise::Three) if !morlino => t!(lang, "vitou-typed-vito"),
            Action::Raise(Raise::Six) if !morlino => t!(lang, "vitou-typed-siei"),
            Action::Raise(Raise::Twelve) if !morlino => t!(lang, "vitou-typed-fuora"),
            Action::Raise(raise) => t!(lang, "vitou-typed-raise", amount = raise.word()),
            Action::Play(card) => {
                let card = crate::card::sign(lang, card);
                t!(lang, "vitou-typed-card", card = card)
            }
            Action::Accept => t!(lang, "vitou-typed-accept"),
            Action::Fold => t!(lang, "vitou-typed-fold"),
            Action::Go => t!(lang, "vitou-typed-go"),
            Action::Throw => t!(lang, "vitou-typed-throw"),
            Action::Ask => t!(lang, "vitou-typed-ask"),
            Action::Pass => t!(lang, "vitou-typed-pass"),
            Action::Look => t!(lang, "vitou-typed-look"),
            Action::Skip => t!(lang, "vitou-typed-skip"),
            Action::Agree => t!(lang, "vitou-typed-agree"),
            Action::Refuse => t!(lang, "vitou-typed-refuse"),
        })
    }

    fn dealt(view: &View<Vitou>, voice: &Voice<'_>) -> Vec<String> {
        let (lang, table) = (voice.lang, &view.sight.table);
        let mut lines = vec![t!(
            lang,
            "vitou-dealt",
            hand = view.standing.hands() + 1,
            dealer = voice.who(table.dealer()),
            leader = voice.who(table.dealer().next(table.seats()))
        )];
        match table.near() {
            Near::Neither => return lines,
            Near::One(near) => lines.push(t!(
                lang,
                "vitou-near-one",
                side = side(voice, table, near),
                others = side(voice, table, near.other()),
                ruling = ruling(table)
            )),
            Near::Both => lines.push(t!(lang, "vitou-near-both", ruling = ruling(table))),
        }
        if table.variant() != Variant::Morlino {
            lines.push(t!(lang, "vitou-africa"));
        }
        lines
    }

    fn told(before: &View<Vitou>, after: &View<Vitou>, voice: &Voice<'_>) -> Vec<String> {
        told::told(before, after, voice)
    }

    fn refused(
        view: &View<Vitou>,
        voice: &Voice<'_>,
        action: Action,
        refusal: &Refusal<Vitou>,
    ) -> String {
        shared::refused(voice, refusal.why, |reason| {
            let legal = legal(view, voice, &refusal.legal);
            refused::why(view, voice, action, reason, legal)
        })
    }

    fn occasion(view: &View<Vitou>) -> impl Hash {
        view.sight.table.near()
    }

    fn help(view: &View<Vitou>, voice: &Voice<'_>, _: Medium) -> Vec<String> {
        let (lang, table) = (voice.lang, &view.sight.table);
        let order: Vec<&str> = RANKS.iter().rev().map(|&rank| index(lang, rank)).collect();
        let mut lines = Vec::new();
        match table.near() {
            Near::One(_) => lines.push(t!(lang, "vitou-help-near", ruling = ruling(table))),
            Near::Both => lines.push(t!(lang, "vitou-help-both", ruling = ruling(table))),
            Near::Neither if table.variant() == Variant::Morlino => {
                lines.push(t!(lang, "vitou-help-ladder-morlino"));
                lines.push(t!(lang, "vitou-help-answer-morlino"));
            }
            Near::Neither => {
                lines.push(t!(lang, "vitou-help-ladder-cason"));
                lines.push(t!(lang, "vitou-help-answer-cason"));
            }
        }
        if table.variant() == Variant::CasonTwo && table.near() == Near::Neither {
            lines.push(t!(lang, "vitou-help-blind"));
            lines.push(t!(lang, "vitou-help-skip"));
        }
        lines.push(t!(lang, "vitou-help-order", order = order.join(" ")));
        lines.push(t!(lang, "vitou-help-hand"));
        lines.extend(signals_help(&view.options, table, voice));
        lines.push(t!(
            lang,
            "vitou-help-target",
            target = table.variant().target()
        ));
        if table.variant() != Variant::Morlino {
            lines.push(t!(lang, "vitou-help-africa"));
        }
        let author = match table.variant() {
            Variant::Morlino => "Nicolas Morlino",
            Variant::Cason | Variant::CasonTwo => "François Cason",
        };
        lines.push(t!(lang, "vitou-help-origin", author = author));
        lines
    }

    fn glossary(lang: Lang, options: &Options) -> &'static [Entry] {
        glossary::vitou(lang, options.variant)
    }
}

fn signals_help(options: &Options, table: &Table, voice: &Voice<'_>) -> Option<String> {
    use strohmann_rules::Options as _;
    let who = match options.signals() {
        Signals::Off => return None,
        Signals::Open => "open",
        Signals::Covert => "covert",
    };
    (table.near() != Near::Both).then(|| t!(voice.lang, "vitou-help-signals", who = who))
}

/// The ruling for sides one point from the end.
fn ruling(table: &Table) -> &'static str {
    strohmann_rules::vitou::Brink {
        variant: table.variant(),
        both: table.near() == Near::Both,
    }
    .ruling()
}

fn side(voice: &Voice<'_>, table: &Table, side: Side) -> Party {
    voice.side(side.seats(table.seats()))
}

fn partner(voice: &Voice<'_>, table: &Table, seat: Seat) -> Party {
    voice.who(seat.left(2, table.seats()))
}

/// A raise as the variant calls it.
fn step(voice: &Voice<'_>, variant: Variant, raise: Raise) -> String {
    let lang = voice.lang;
    match (variant, raise) {
        (_, Raise::Match) => t!(lang, "vitou-step-match"),
        (Variant::Morlino, raise) => t!(lang, "vitou-to-points", count = raise.word()),
        (_, Raise::Three) => t!(lang, "vitou-step-vito"),
        (_, Raise::Six) => t!(lang, "vitou-step-siei"),
        (_, Raise::Twelve) => t!(lang, "vitou-step-fuora"),
    }
}

/// A step of the ladder in a few letters: "3", "baraque", "6 siei".
pub fn rung(voice: &Voice<'_>, variant: Variant, raise: Raise) -> String {
    let lang = voice.lang;
    match (variant, raise) {
        (_, Raise::Match) => t!(lang, "vitou-rung-match"),
        (Variant::Morlino, raise) => raise.word().to_owned(),
        (_, Raise::Three) => t!(lang, "vitou-rung-vito"),
        (_, Raise::Six) => t!(lang, "vitou-rung-siei"),
        (_, Raise::Twelve) => t!(lang, "vitou-rung-fuora"),
    }
}

/// What a button that raises says, beside a ladder that shows what each step is worth: "raise: 6 siei".
pub fn raise_button(voice: &Voice<'_>, variant: Variant, raise: Raise) -> String {
    let lang = voice.lang;
    if variant == Variant::Morlino && raise != Raise::Match {
        let step = step(voice, variant, raise);
        return t!(lang, "vitou-choice-raise-plain", step = step);
    }
    let step = rung(voice, variant, raise);
    t!(lang, "vitou-choice-raise", step = step)
}

/// That nobody raises any more.
pub fn no_raises(lang: crate::lang::Lang) -> String {
    t!(lang, "vitou-next-none")
}

/// Whose the next raise is.
pub fn next_raise(view: &View<Vitou>, voice: &Voice<'_>) -> String {
    let table = &view.sight.table;
    let may: Vec<Side> = Side::ALL
        .into_iter()
        .filter(|&side| table.may_raise(side))
        .collect();
    match may[..] {
        [] => no_raises(voice.lang),
        [one] => t!(
            voice.lang,
            "vitou-next",
            side = side(voice, table, one).name()
        ),
        _ => t!(voice.lang, "vitou-next-all"),
    }
}

fn worth(voice: &Voice<'_>, worth: Worth) -> String {
    match worth {
        Worth::Points(points) => t!(voice.lang, "vitou-points", count = points),
        Worth::Match => t!(voice.lang, "vitou-worth-match"),
    }
}

fn to_worth(voice: &Voice<'_>, worth: Worth) -> String {
    match worth {
        Worth::Points(points) => t!(voice.lang, "vitou-to-points", count = points.to_string()),
        Worth::Match => t!(voice.lang, "vitou-to-match"),
    }
}

fn legal(view: &View<Vitou>, voice: &Voice<'_>, legal: &Actions<Action>) -> String {
    let words = legal
        .iter()
        .map(|&action| Vitou::choice(view, voice, action));
    voice.or(&words.collect::<Vec<_>>())
}

/// What is asked of the seat whose turn it is.
fn ask(view: &View<Vitou>, voice: &Voice<'_>, seat: Seat) -> String {
    let (lang, table) = (voice.lang, &view.sight.table);
    let own = Side::of(seat);
    let others = || side(voice, table, own.other());
    let legal = view.sight.legal();
    let raise = legal.iter().find_map(|action| match action {
        Action::Raise(raise) => Some(step(voice, table.variant(), *raise)),
        _ => None,
    });
    let next = if raise.is_some() { "some" } else { "none" };
    let step = raise.clone().unwrap_or_default();
    match table.phase() {
        Phase::Blind if raise.is_some() => t!(lang, "vitou-ask-blind", step = step),
        Phase::Blind => t!(lang, "vitou-ask-blind-plain"),
        Phase::Skip => t!(lang, "vitou-ask-skip"),
        Phase::Skipped => t!(lang, "vitou-ask-skipped", other = others().name()),
        Phase::Decide if legal.contains(&Action::Ask) => t!(
            lang,
            "vitou-ask-decide",
            others = others().name(),
            partner = partner(voice, table, seat).name()
        ),
        Phase::Decide => t!(lang, "vitou-ask-decide-two", others = others().name()),
        Phase::Asked => t!(
            lang,
            "vitou-ask-asked",
            others = others().name(),
            partner = partner(voice, table, seat).name()
        ),
        Phase::Offer => t!(lang, "vitou-ask-offer"),
        Phase::Answer | Phase::Play if table.owing() == Some(seat) => {
            let raiser = table.raiser().unwrap_or(seat.next(table.seats()));
            let who = voice.who(raiser);
            let offered = table.offered().map(|worth| to_worth(voice, worth));
            let offered = offered.unwrap_or_default();
            let worth = worth(voice, table.worth());
            let (side, who) = (others(), who.name());
            if table.phase() == Phase::Answer {
                t!(
                    lang,
                    "vitou-ask-answer",
                    who = who,
                    offered = offered,
                    next = next,
                    step = step,
                    side = side.name(),
                    worth = worth
                )
            } else {
                t!(
                    lang,
                    "vitou-ask-answer-card",
                    who = who,
                    offered = offered,
                    next = next,
                    step = step,
                    side = side.name(),
                    worth = worth
                )
            }
        }
        Phase::Play if table.raised() => match table.variant() {
            Variant::Morlino => t!(lang, "vitou-ask-raised-morlino"),
            Variant::Cason | Variant::CasonTwo => t!(lang, "vitou-ask-raised"),
        },
        Phase::Play | Phase::Answer | Phase::Over(_) => {
            if let Some(best) = best(table, voice) {
                t!(
                    lang,
                    "vitou-ask-follow",
                    best = best,
                    next = next,
                    step = step
                )
            } else {
                t!(
                    lang,
                    "vitou-ask-lead",
                    trick = (table.tricks().len() + 1).to_string(),
                    next = next,
                    step = step
                )
            }
        }
    }
}

/// How the trick stands.
fn best(table: &Table, voice: &Voice<'_>) -> Option<String> {
    let top = table.trick().map(|(_, card)| strength(card)).max()?;
    let best: Vec<(Seat, Card)> = table
        .trick()
        .filter(|&(_, card)| strength(card) == top)
        .collect();
    Some(if let [(seat, card)] = best[..] {
        t!(
            voice.lang,
            "vitou-best-one",
            who = voice.who(seat),
            card = voice.card(card)
        )
    } else {
        let ranks = best
            .first()
            .map(|(_, card)| ranks_name(voice.lang, card.rank()));
        t!(
            voice.lang,
            "vitou-best-void",
            ranks = ranks.unwrap_or_default()
        )
    })
}

fn strength(card: Card) -> u8 {
    Vitou::strength(card.rank())
}

/// Who is awaited, and for what.
fn wait(table: &Table, voice: &Voice<'_>, seat: Seat) -> String {
    let (lang, who) = (voice.lang, voice.who(seat));
    let who = who.name();
    match table.phase() {
        Phase::Blind => t!(lang, "vitou-wait-blind", who = who),
        Phase::Skip => t!(lang, "vitou-wait-skip", who = who),
        Phase::Skipped => t!(lang, "vitou-wait-skipped", who = who),
        Phase::Decide | Phase::Asked => t!(lang, "vitou-wait-decide", who = who),
        Phase::Offer => t!(lang, "vitou-wait-offer", who = who),
        Phase::Answer | Phase::Play if table.owing() == Some(seat) => {
            t!(lang, "vitou-wait-answer", who = who)
        }
        Phase::Answer | Phase::Play | Phase::Over(_) => t!(lang, "vitou-wait-play", who = who),
    }
}
