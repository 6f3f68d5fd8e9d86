//! Words of the form that makes a table: every option and what it means.

use strohmann_rules::stirnrunde::Scoring;
use strohmann_rules::vitou::Variant;
use strohmann_rules::{Options as _, Seat, Signals, stirnrunde, vidrasso, vitou};

use crate::lang::Lang;
use crate::shared::number;
use crate::voice::or;

labels! {
    /// A text of [this](self) kind; one that is called `…About` explains the one of that name.
    Term, term:
    /// Before the lengths of a Vidrasso match.
    Target "making-target"
    /// To 300 points.
    Target300 "making-target-300"
    /// Explains it.
    Target300About "making-target-300-about"
    /// To 500 points.
    Target500 "making-target-500"
    /// Explains it.
    Target500About "making-target-500-about"
    /// Before the ways of showing the score.
    Chips "making-chips"
    /// As numbers.
    ChipsOff "making-chips-off"
    /// Explains it.
    ChipsOffAbout "making-chips-off-about"
    /// As chips.
    ChipsOn "making-chips-on"
    /// Explains it.
    ChipsOnAbout "making-chips-on-about"
    /// Before the variants of a game.
    Variant "making-variant"
    /// Vitou after Morlino.
    Morlino "making-morlino"
    /// Explains it.
    MorlinoAbout "making-morlino-about"
    /// Vitou after Cason.
    Cason "making-cason"
    /// Explains it.
    CasonAbout "making-cason-about"
    /// The same for two.
    CasonTwo "making-cason2"
    /// Explains it.
    CasonTwoAbout "making-cason2-about"
    /// Before the ways of signalling.
    Signals "making-signals"
    /// Explains it.
    SignalsAbout "making-signals-about"
    /// Signals that opponents notice by chance.
    Covert "making-covert"
    /// Explains it.
    CovertAbout "making-covert-about"
    /// Signals that all see.
    Open "making-open"
    /// Explains it.
    OpenAbout "making-open-about"
    /// No signals.
    Off "making-off"
    /// Explains it.
    OffAbout "making-off-about"
    /// Before the number of players.
    Players "making-players"
    /// Explains it.
    PlayersAbout "making-players-about"
    /// Before the plans of rounds.
    Plan "making-plan"
    /// Explains it: what is ours in them.
    PlanAbout "making-plan-about"
    /// The plan with special rounds.
    Standard "making-standard"
    /// Explains it.
    StandardAbout "making-standard-about"
    /// The plan without.
    Plain "making-plain"
    /// Explains it.
    PlainAbout "making-plain-about"
    /// A plan of the table's own.
    Own "making-own"
    /// Explains it.
    OwnAbout "making-own-about"
    /// Before the rounds of such a plan.
    Rounds "making-rounds"
    /// Explains it: when they count.
    RoundsAbout "making-rounds-about"
    /// Over the trumps of the rounds.
    Trump "making-trump"
    /// Over the ways of announcing.
    Announcing "making-announcing"
    /// Before the three numbers of the scoring.
    Points "making-points"
    /// Explains it: that they are ours.
    PointsAbout "making-points-about"
    /// Before the points for a hit.
    Hit "making-hit"
    /// Explains it.
    HitAbout "making-hit-about"
    /// Before the points for a trick.
    Trick "making-trick"
    /// Explains it.
    TrickAbout "making-trick-about"
    /// Before the points for a miss.
    Miss "making-miss"
    /// Explains it.
    MissAbout "making-miss-about"
    /// Before the first dealers.
    Dealer "making-dealer"
    /// Explains it.
    DealerAbout "making-dealer-about"
    /// The draw.
    Draw "making-draw"
}

/// For the ear: whose trump is chosen.
pub fn trump_in(lang: Lang, round: usize) -> String {
    t!(lang, "making-trump-in", round = round)
}

/// For the ear: whose announcing is chosen.
pub fn announcing_in(lang: Lang, round: usize) -> String {
    t!(lang, "making-announcing-in", round = round)
}

/// A seat by its number from 1, as people count.
pub fn seat(lang: Lang, seat: Seat) -> String {
    t!(lang, "making-seat", number = seat.index() + 1)
}

/// What is wrong with what was entered, and what it may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It must be a whole number from here to there.
    Number(i32, i32),
    /// It must be one of these choices.
    Choice(Vec<String>),
    /// It must be one of these ways of announcing, and cards on foreheads are not among them (`SR-2`).
    Forehead(Vec<String>),
    /// It must be the draw or a seat of a table of so many.
    Seat(usize),
}

/// The sentence for it.
pub fn wrong(lang: Lang, wrong: &Wrong) -> String {
    match wrong {
        Wrong::Number(from, to) => t!(
            lang,
            "making-wrong-number",
            from = number(*from),
            to = number(*to)
        ),
        Wrong::Choice(choices) => t!(lang, "making-wrong-choice", choices = or(lang, choices)),
        Wrong::Forehead(choices) => t!(lang, "making-wrong-forehead", choices = or(lang, choices)),
        Wrong::Seat(players) => t!(lang, "making-wrong-seat", players = players.to_string()),
    }
}

/// A Vidrasso table in a short line: how far it goes, and whether with chips.
pub fn vidrasso_in_short(lang: Lang, options: &vidrasso::Options) -> String {
    let target = t!(
        lang,
        "making-short-target",
        target = options.target.to_string()
    );
    let chips = options.chips.then(|| t!(lang, "making-short-chips"));
    in_short([Some(target), chips])
}

/// A Vitou table in a short line: the variant, and the signals where they are not covert.
pub fn vitou_in_short(lang: Lang, options: &vitou::Options) -> String {
    let variant = match options.variant {
        Variant::Morlino => Term::Morlino,
        Variant::Cason => Term::Cason,
        Variant::CasonTwo => Term::CasonTwo,
    };
    let default = vitou::Options::default().signals;
    let partners = options.variant != Variant::CasonTwo;
    let told = partners && options.signals != default;
    let signals = told.then(|| match options.signals {
        Signals::Open => t!(lang, "making-short-open"),
        Signals::Covert => t!(lang, "making-short-covert"),
        Signals::Off => t!(lang, "making-short-off"),
    });
    in_short([Some(term(lang, variant).to_owned()), signals])
}

/// A Stirnrunde table in a short line: seats and plan, and what else is not as usual.
pub fn stirnrunde_in_short(lang: Lang, options: &stirnrunde::Options) -> String {
    let players = t!(
        lang,
        "making-short-players",
        players = options.players.to_string()
    );
    let plan = match options.plan.name() {
        Some("standard") => t!(lang, "making-short-standard"),
        Some(_) => t!(lang, "making-short-plain"),
        None => t!(lang, "making-short-own"),
    };
    let Scoring { hit, trick, miss } = options.scoring;
    let scoring = [hit, trick, miss].map(|points| number(points.into()));
    let scoring = (options.scoring != Scoring::default()).then(|| scoring.join("/"));
    let dealer = options.first_dealer().map(|dealer| {
        let number = dealer.index() + 1;
        t!(lang, "making-short-dealer", number = number)
    });
    in_short([Some(players), Some(plan), scoring, dealer])
}

fn in_short(parts: impl IntoIterator<Item = Option<String>>) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(", ")
}
