//! The options of a Stirnrunde table as a form: all 19 rounds stand in it, and count for a plan of one's own.

use maud::{Markup, html};
use serde_json::{Map, Value, json};
use strohmann_rules::stirnrunde::{Announce, Options, Plan, ROUNDS, TrumpRule, cards_in};
use strohmann_rules::{MAX_SEATS, Options as _, Seat, Stirnrunde};
use strohmann_words::Lang;
use strohmann_words::making::{self, Term, Wrong, stirnrunde_in_short, term};
use strohmann_words::rounds;
use strohmann_words::rulebook::without_rulings;

use super::control::{Choice, Form, labels};
use super::{Faults, Fields, Making, gate, number};

/// What the three numbers of the scoring may be; the gate has the last word.
const POINTS: [(&str, i32, i32); 3] = [("hit", 1, 1000), ("trick", 0, 1000), ("miss", -1000, -1)];

/// The value of the choice to draw for the first dealer.
const DRAW: &str = "draw";

/// The value of the choice of a plan that is set round by round.
const OWN: &str = "own";

fn trump_name(round: usize) -> String {
    format!("trump-{round}")
}

fn announce_name(round: usize) -> String {
    format!("announce-{round}")
}

fn players() -> [Choice; 5] {
    [2, 3, 4, 5, 6].map(|players| Choice::plain(players, players.to_string()))
}

fn plans(lang: Lang) -> [Choice; 3] {
    [
        ("standard", Term::Standard, Term::StandardAbout),
        ("plain", Term::Plain, Term::PlainAbout),
        (OWN, Term::Own, Term::OwnAbout),
    ]
    .map(|(plan, label, about)| Choice::explained(lang, plan, label, about))
}

fn trumps(lang: Lang) -> [Choice; 7] {
    TrumpRule::ALL.map(|rule| Choice::plain(rule.word(), rounds::trump_rule(lang, rule)))
}

/// The ways to announce that a round can have.
fn announcing(lang: Lang, round: usize) -> Vec<Choice> {
    let all = Announce::ALL.into_iter();
    let fits = all.filter(|&announce| announce != Announce::Forehead || cards_in(round) == 1);
    fits.map(|announce| Choice::plain(announce.word(), rounds::announcing(lang, announce)))
        .collect()
}

fn dealers(lang: Lang) -> Vec<Choice> {
    let seats =
        Seat::all(MAX_SEATS).map(|seat| Choice::plain(seat.index() + 1, making::seat(lang, seat)));
    let draw = Choice::plain(DRAW, term(lang, Term::Draw));
    [draw].into_iter().chain(seats).collect()
}

/// The options as JSON and, where one was not entered, without it.
struct Entered<'a> {
    form: &'a Fields,
    lang: Lang,
    all: Map<String, Value>,
    faults: Faults,
}

impl Entered<'_> {
    /// Takes the value of a key, which the gate takes in these options that have nothing else to object to.
    fn take(&mut self, name: &str, value: Value, alone: &Value, may_be: &Wrong) -> Value {
        if gate::<Options>(alone).is_none() {
            self.faults.add(self.lang, name, may_be);
        }
        value
    }

    fn players(&mut self) {
        if let Some(players) = self.form.get("players").map(number) {
            let may_be = Wrong::Number(2, MAX_SEATS as i32);
            let alone = json!({ "players": players });
            let players = self.take("players", players, &alone, &may_be);
            self.all.insert("players".into(), players);
        }
    }

    fn plan(&mut self) {
        let Some(plan) = self.form.get("plan") else {
            return;
        };
        let plan = if plan == OWN {
            (1..=ROUNDS).map(|round| self.round(round)).collect()
        } else {
            let may_be = Wrong::Choice(labels(&plans(self.lang)));
            self.take("plan", json!(plan), &json!({ "plan": plan }), &may_be)
        };
        self.all.insert("plan".into(), plan);
    }

    fn round(&mut self, round: usize) -> Value {
        let usual = Plan::STANDARD.setting(round);
        let (trump, announce) = (trump_name(round), announce_name(round));
        let rule = json!(self.form.get(&trump).unwrap_or(usual.trump.word()));
        let way = json!(self.form.get(&announce).unwrap_or(usual.announce.word()));
        // The round in question among rounds that are as they should be.
        let alone = |setting: Value| {
            let mut plan = vec![json!({ "trump": "turned", "announce": "open" }); ROUNDS];
            plan[round - 1] = setting;
            json!({ "plan": plan })
        };
        let rule_alone = alone(json!({ "trump": rule, "announce": "open" }));
        let may_be = Wrong::Choice(labels(&trumps(self.lang)));
        let rule = self.take(&trump, rule, &rule_alone, &may_be);
        let way_alone = alone(json!({ "trump": "turned", "announce": way }));
        let choices = labels(&announcing(self.lang, round));
        let may_be = if choices.len() == Announce::ALL.len() {
            Wrong::Choice(choices)
        } else {
            Wrong::Forehead(choices)
        };
        let way = self.take(&announce, way, &way_alone, &may_be);
        json!({ "trump": rule, "announce": way })
    }

    fn scoring(&mut self) {
        let mut scoring = Map::new();
        for (name, from, to) in POINTS {
            if let Some(points) = self.form.get(name).map(number) {
                let alone = json!({ "scoring": { name: points } });
                let points = self.take(name, points, &alone, &Wrong::Number(from, to));
                scoring.insert(name.to_owned(), points);
            }
        }
        self.all.insert("scoring".into(), scoring.into());
    }

    /// After the players, for it depends on them whether there is such a seat.
    fn first_dealer(&mut self) {
        let Some(dealer) = self.form.get("first_dealer") else {
            return;
        };
        let seat = match (dealer, number(dealer).as_i64()) {
            (DRAW, _) => Value::Null,
            // The seat of a number as people count.
            (_, Some(number)) => number.saturating_sub(1).into(),
            (other, None) => json!(other),
        };
        // Where the players are at fault, the dealer is not for the same reason.
        let players = self
            .all
            .get("players")
            .map_or(json!({}), |players| json!({ "players": players }));
        let players = gate::<Options>(&players).map_or(MAX_SEATS, |options| options.seats());
        let alone = json!({ "players": players, "first_dealer": seat });
        let seat = self.take("first_dealer", seat, &alone, &Wrong::Seat(players));
        self.all.insert("first_dealer".into(), seat);
    }
}

impl Making for Stirnrunde {
    fn fields(lang: Lang, form: &Fields, faults: &Faults) -> Markup {
        let form = Form::new::<Stirnrunde>(form, faults);
        // The rules tell which of them are ours; here the sentence does.
        let say = |text| without_rulings(term(lang, text)).to_owned();
        html! {
            (form.radios("players", &say(Term::Players), Some(&say(Term::PlayersAbout)), &players()))
            (form.radios("plan", &say(Term::Plan), Some(&say(Term::PlanAbout)), &plans(lang)))
            (own_plan(lang, &form))
            fieldset.numbers {
                legend { (say(Term::Points)) }
                p.about { (say(Term::PointsAbout)) }
                @for (name, from, to) in POINTS {
                    @let (label, about) = match name {
                        "hit" => (Term::Hit, Term::HitAbout),
                        "trick" => (Term::Trick, Term::TrickAbout),
                        _ => (Term::Miss, Term::MissAbout),
                    };
                    (form.number(name, &say(label), &say(about), (from, to)))
                }
            }
            (form.field("first_dealer", &say(Term::Dealer), &say(Term::DealerAbout), &dealers(lang)))
        }
    }

    fn read(lang: Lang, form: &Fields) -> Result<Options, Faults> {
        let mut entered = Entered {
            form,
            lang,
            all: Map::new(),
            faults: Faults::default(),
        };
        entered.players();
        entered.plan();
        entered.scoring();
        entered.first_dealer();
        gate(&entered.all.into()).ok_or(entered.faults)
    }

    fn fill(options: &Options) -> Fields {
        let mut form = Fields::default();
        form.set("players", options.players);
        form.set("plan", options.plan.name().unwrap_or(OWN));
        for (round, setting) in (1..).zip(options.plan.settings()) {
            form.set(trump_name(round), setting.trump.word());
            form.set(announce_name(round), setting.announce.word());
        }
        let scoring = options.scoring;
        for ((name, ..), points) in
            POINTS
                .into_iter()
                .zip([scoring.hit, scoring.trick, scoring.miss])
        {
            form.set(name, points);
        }
        match options.first_dealer {
            Some(seat) => form.set("first_dealer", seat.index() + 1),
            None => form.set("first_dealer", DRAW),
        }
        form
    }

    fn summary(lang: Lang, options: &Options) -> String {
        stirnrunde_in_short(lang, options)
    }
}

/// The rounds of a plan of one's own, folded away until they count.
fn own_plan(lang: Lang, form: &Form<'_>) -> Markup {
    let say = |text| term(lang, text);
    html! {
        details.own-plan open[form.value("plan") == OWN] {
            summary { (say(Term::Rounds)) }
            p.about { (say(Term::RoundsAbout)) }
            table {
                thead {
                    tr {
                        th scope="col" { (strohmann_words::label(lang, strohmann_words::Label::Round)) }
                        th scope="col" { (say(Term::Trump)) }
                        th scope="col" { (say(Term::Announcing)) }
                    }
                }
                tbody {
                    @for round in 1..=ROUNDS {
                        (own_round(lang, form, round))
                    }
                }
            }
            h2 { (say(Term::Trump)) }
            dl {
                @for rule in [TrumpRule::Turned, TrumpRule::None, TrumpRule::Dealer] {
                    dt { (rounds::trump_rule(lang, rule)) }
                    dd { (rounds::trump_rule_about(lang, rule)) }
                }
            }
            h2 { (say(Term::Announcing)) }
            dl {
                @for announce in Announce::ALL {
                    dt { (rounds::announcing(lang, announce)) }
                    dd { (rounds::announcing_about(lang, announce)) }
                }
            }
        }
    }
}

fn own_round(lang: Lang, form: &Form<'_>, round: usize) -> Markup {
    let names = [trump_name(round), announce_name(round)];
    let [trump, announce] = &names;
    html! {
        tr {
            th scope="row" {
                (round) " "
                span.quiet { (rounds::cards(lang, cards_in(round) as u8)) }
            }
            td { (form.cell(trump, &making::trump_in(lang, round), &trumps(lang))) }
            td {
                @let label = making::announcing_in(lang, round);
                (form.cell(announce, &label, &announcing(lang, round)))
            }
        }
        @for name in names.iter().filter(|name| form.fault(name).is_some()) {
            tr { td colspan="3" { (form.wrong(name)) } }
        }
    }
}
