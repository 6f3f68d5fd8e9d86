//! The options of a Stirnrunde table: seats, plan of the rounds, scoring, first dealer.

use serde_json::json;

use crate::card::Suit;
use crate::game::{self, ReadOptions};
use crate::json::Value;
use crate::options::{Reader, whole};
use crate::seat::{MAX_SEATS, Seat};

use super::{ROUNDS, cards_in};

/// What a table of Stirnrunde agrees on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many players, 2 to 6.
    pub players: u8,
    /// How each round treats trumps and announcements.
    pub plan: Plan,
    /// What exactness is worth.
    pub scoring: Scoring,
    /// Who deals round 1; nobody named: the draw decides (`ALL-1`).
    pub first_dealer: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            plan: Plan::STANDARD,
            scoring: Scoring::default(),
            first_dealer: None,
        }
    }
}

/// The points of a round (`SR-5`). These defaults are ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// For an announcement that came true, 1 to 1000.
    pub hit: i16,
    /// For each trick taken when it did, 0 to 1000.
    pub trick: i16,
    /// For each trick too many or too few when it did not, −1000 to −1.
    pub miss: i16,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring {
            hit: 10,
            trick: 1,
            miss: -5,
        }
    }
}

impl Scoring {
    /// The points for so many tricks announced and taken.
    pub fn points(self, bid: u8, taken: u8) -> i32 {
        if bid == taken {
            i32::from(self.hit) + i32::from(self.trick) * i32::from(taken)
        } else {
            i32::from(self.miss) * i32::from(bid.abs_diff(taken))
        }
    }
}

/// Where the trump of a round comes from (`SR-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrumpRule {
    /// The next card of the pack is turned up.
    Turned,
    /// There is none.
    None,
    /// The dealer names a suit, or none, before the announcements.
    Dealer,
    /// It is this suit.
    Fixed(Suit),
}

impl TrumpRule {
    const MAY_BE: &'static str = "turned, none, dealer, C, D, H or S";

    /// All there are.
    pub const ALL: [TrumpRule; 7] = [
        TrumpRule::Turned,
        TrumpRule::None,
        TrumpRule::Dealer,
        TrumpRule::Fixed(Suit::Clubs),
        TrumpRule::Fixed(Suit::Diamonds),
        TrumpRule::Fixed(Suit::Hearts),
        TrumpRule::Fixed(Suit::Spades),
    ];

    /// The word of the options.
    pub const fn word(self) -> &'static str {
        match self {
            TrumpRule::Turned => "turned",
            TrumpRule::None => "none",
            TrumpRule::Dealer => "dealer",
            TrumpRule::Fixed(Suit::Clubs) => "C",
            TrumpRule::Fixed(Suit::Diamonds) => "D",
            TrumpRule::Fixed(Suit::Hearts) => "H",
            TrumpRule::Fixed(Suit::Spades) => "S",
        }
    }
}

/// How tricks are announced in a round (`SR-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Announce {
    /// In turn, each seeing his cards.
    Open,
    /// In turn, before anybody has looked at his cards.
    Blind,
    /// All choose secretly, then show together.
    Hidden,
    /// In turn, each seeing all cards but his own; only with one card (`SR-7`).
    Forehead,
}

impl Announce {
    /// All there are.
    pub const ALL: [Announce; 4] = [
        Announce::Open,
        Announce::Blind,
        Announce::Hidden,
        Announce::Forehead,
    ];

    /// The word of the options.
    pub const fn word(self) -> &'static str {
        match self {
            Announce::Open => "open",
            Announce::Blind => "blind",
            Announce::Hidden => "hidden",
            Announce::Forehead => "forehead",
        }
    }

    /// Whether rounds with so many cards can have it.
    const fn suits(self, cards: usize) -> bool {
        !matches!(self, Announce::Forehead) || cards == 1
    }
}

/// The two settings of a round (`SR-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Where its trump comes from.
    pub trump: TrumpRule,
    /// How its tricks are announced.
    pub announce: Announce,
}

impl Setting {
    const KEYS: &'static [&'static str] = &["trump", "announce"];

    /// Reads the setting of a round, counted from 0 as in JSON.
    fn read(at: usize, value: Value<'_, '_>) -> ReadOptions<Setting> {
        let mut reader = Reader::new(&format!("plan[{at}]"), value, Setting::KEYS);
        if value.object().is_none() {
            return ReadOptions {
                options: None,
                faults: reader.finish(()).faults,
            };
        }
        let trump = reader.need("trump", TrumpRule::MAY_BE, |value| {
            let text = value.text()?;
            TrumpRule::ALL.into_iter().find(|rule| rule.word() == text)
        });
        let cards = cards_in(at + 1);
        let may_be = if cards == 1 {
            "open, blind, hidden or forehead"
        } else {
            "open, blind or hidden; forehead only with one card"
        };
        let announce = reader.need("announce", may_be, |value| {
            let text = value.text()?;
            let mut all = Announce::ALL.into_iter();
            all.find(|announce| announce.word() == text && announce.suits(cards))
        });
        let setting = trump.zip(announce);
        let read = reader.finish(setting.map(|(trump, announce)| Setting { trump, announce }));
        ReadOptions {
            options: read.options.flatten(),
            faults: read.faults,
        }
    }
}

/// The settings of the 19 rounds (`SR-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan([Setting; ROUNDS]);

impl Plan {
    /// A card is turned and all announce openly in each round, but the last is played with cards on foreheads.
    pub const PLAIN: Plan = {
        let mut plan = [Setting {
            trump: TrumpRule::Turned,
            announce: Announce::Open,
        }; ROUNDS];
        plan[18].announce = Announce::Forehead;
        Plan(plan)
    };

    /// The default. Which rounds are special in it is ours.
    pub const STANDARD: Plan = {
        let Plan(mut plan) = Plan::PLAIN;
        plan[4].trump = TrumpRule::None;
        plan[8].announce = Announce::Hidden;
        plan[14].trump = TrumpRule::None;
        plan[15].trump = TrumpRule::Dealer;
        plan[17].announce = Announce::Blind;
        Plan(plan)
    };

    /// A plan of one's own; none if it puts cards on foreheads in a round with more than one.
    pub fn new(settings: [Setting; ROUNDS]) -> Option<Plan> {
        let mut rounds = settings.iter().zip(1..);
        rounds
            .all(|(setting, round)| setting.announce.suits(cards_in(round)))
            .then_some(Plan(settings))
    }

    /// The settings of a round, counted from 1.
    ///
    /// # Panics
    /// If there is no such round.
    pub fn setting(&self, round: usize) -> Setting {
        self.0[round - 1]
    }

    /// The settings of all rounds.
    pub fn settings(&self) -> &[Setting; ROUNDS] {
        &self.0
    }

    /// Its name, if it has one.
    pub fn name(&self) -> Option<&'static str> {
        match *self {
            Plan::STANDARD => Some("standard"),
            Plan::PLAIN => Some("plain"),
            _ => None,
        }
    }

    fn read(reader: &mut Reader<'_, '_>) -> Plan {
        const MAY_BE: &str = "\"standard\", \"plain\" or a list of 19 objects";
        let Some(value) = reader.get("plan") else {
            return Plan::STANDARD;
        };
        match (value.text(), value.list()) {
            (Some("standard"), _) => return Plan::STANDARD,
            (Some("plain"), _) => return Plan::PLAIN,
            (_, Some(list)) => {
                let rounds = list.clone().count();
                if rounds == ROUNDS {
                    let Plan(mut plan) = Plan::STANDARD;
                    for (at, (setting, value)) in plan.iter_mut().zip(list).enumerate() {
                        *setting = reader.part(Setting::read(at, value)).unwrap_or(*setting);
                    }
                    return Plan(plan);
                }
                reader.fault(format!("`plan` has {rounds} rounds: it may be {MAY_BE}"));
            }
            _ => reader.wrong("plan", value, MAY_BE),
        }
        Plan::STANDARD
    }

    fn write(&self) -> serde_json::Value {
        let round = |setting: &Setting| json!({ "trump": setting.trump.word(), "announce": setting.announce.word() });
        self.name()
            .map_or_else(|| self.0.iter().map(round).collect(), Into::into)
    }
}

impl Scoring {
    const KEYS: &'static [&'static str] = &["hit", "trick", "miss"];

    fn read(value: Value<'_, '_>) -> ReadOptions<Scoring> {
        let mut reader = Reader::new("scoring", value, Scoring::KEYS);
        let mut number = |key, default, from: i16, to: i16| {
            let may_be = format!("a whole number, {from} to {to}");
            reader.take(key, default, &may_be, |value| {
                let number = whole(value, from.into()..=to.into())?;
                i16::try_from(number).ok()
            })
        };
        let default = Scoring::default();
        let scoring = Scoring {
            hit: number("hit", default.hit, 1, 1000),
            trick: number("trick", default.trick, 0, 1000),
            miss: number("miss", default.miss, -1000, -1),
        };
        reader.finish(scoring)
    }
}

impl game::Options for Options {
    const KEYS: &'static [&'static str] = &["players", "plan", "scoring", "first_dealer"];

    fn read(value: Value<'_, '_>) -> ReadOptions<Options> {
        let default = Options::default();
        let mut reader = Reader::new("options", value, Options::KEYS);
        // Where the number of players is wrong, any seat may deal: one fault is told once.
        let unsure = if reader.get("players").is_some() {
            MAX_SEATS as u8
        } else {
            default.players
        };
        let players = reader.take("players", unsure, "a whole number, 2 to 6", |value| {
            whole(value, 2..=MAX_SEATS as i32).map(|players| players as u8)
        });
        let plan = Plan::read(&mut reader);
        let scoring = reader
            .get("scoring")
            .and_then(|value| reader.part(Scoring::read(value)))
            .unwrap_or_default();
        let seats = format!("null or a seat below `players`, 0 to {}", players - 1);
        let first_dealer = reader.take("first_dealer", None, &seats, |value| {
            if value.is_null() {
                return Some(None);
            }
            let seat = whole(value, 0..=i32::from(players) - 1)?;
            Some(Some(Seat::new(seat as usize)))
        });
        reader.finish(Options {
            players,
            plan,
            scoring,
            first_dealer,
        })
    }

    fn write(&self) -> serde_json::Value {
        let Scoring { hit, trick, miss } = self.scoring;
        json!({
            "players": self.players,
            "plan": self.plan.write(),
            "scoring": { "hit": hit, "trick": trick, "miss": miss },
            "first_dealer": self.first_dealer.map(Seat::index),
        })
    }

    fn seats(&self) -> usize {
        self.players.into()
    }

    fn variant(&self) -> &'static str {
        self.plan.name().unwrap_or("free")
    }

    fn first_dealer(&self) -> Option<Seat> {
        self.first_dealer
    }

    fn rematch(&self, last_dealer: Seat) -> Options {
        Options {
            first_dealer: Some(last_dealer.next(self.seats())),
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Options as _;
    use crate::json::Tape;

    fn read(text: &str) -> ReadOptions<Options> {
        Options::read(Tape::parse(text).unwrap().root())
    }

    /// Nineteen rounds as usual, but this one (from 0) written like that.
    fn plan(at: usize, round: &str) -> String {
        let mut rounds = [r#"{"trump":"turned","announce":"open"}"#; ROUNDS];
        rounds[at] = round;
        format!(r#"{{"plan":[{}]}}"#, rounds.join(","))
    }

    #[test]
    fn what_is_written_reads_back() {
        assert_eq!(read("{}").options, Some(Options::default()));
        let mut settings = *Plan::PLAIN.settings();
        settings[3].trump = TrumpRule::Fixed(Suit::Hearts);
        for plan in [Plan::STANDARD, Plan::PLAIN, Plan::new(settings).unwrap()] {
            let options = Options {
                players: 6,
                plan,
                first_dealer: Some(Seat::new(5)),
                ..Options::default()
            };
            let written = options.write();
            assert_eq!(read(&written.to_string()).options, Some(options));
            let rounds = written["plan"].as_array().map(Vec::len);
            assert_eq!(rounds, plan.name().is_none().then_some(ROUNDS));
        }
    }

    /// ALL-3: the next match begins left of the last dealer, without a draw.
    #[test]
    fn a_rematch_goes_on_left_of_the_last_dealer() {
        let options = Options::default().rematch(Seat::new(3));
        assert_eq!(options.first_dealer(), Some(Seat::new(0)));
    }

    /// SR-2: foreheads only with one card, so in rounds 1 and 19.
    #[test]
    fn foreheads_only_with_one_card() {
        for round in 0..ROUNDS {
            let mut settings = *Plan::PLAIN.settings();
            settings[round].announce = Announce::Forehead;
            assert_eq!(Plan::new(settings).is_some(), round == 0 || round == 18);
        }
    }

    #[test]
    fn each_fault_names_its_key_and_what_it_may_be() {
        let forehead = plan(3, r#"{"trump":"turned","announce":"forehead"}"#);
        let missing = plan(18, r#"{"trump":"none"}"#);
        let suit = plan(0, r#"{"trump":"h","announce":"open"}"#);
        let flat = plan(7, "1");
        for (text, key, may_be) in [
            (r#"{"players":7}"#, "`players`", "2 to 6"),
            (r#"{"players":"4"}"#, "`players`", "2 to 6"),
            (r#"{"plan":"other"}"#, "`plan`", "standard"),
            (r#"{"plan":[]}"#, "`plan` has 0 rounds", "19"),
            (&forehead, "`plan[3].announce`", "only with one card"),
            (&missing, "`plan[18].announce`", "forehead"),
            (&suit, "`plan[0].trump`", "dealer, C, D, H or S"),
            (&flat, "`plan[7]`", "an object"),
            (r#"{"scoring":[]}"#, "`scoring`", "an object"),
            (r#"{"scoring":{"hit":0}}"#, "`scoring.hit`", "1 to 1000"),
            (
                r#"{"scoring":{"trick":1.5}}"#,
                "`scoring.trick`",
                "0 to 1000",
            ),
            (r#"{"scoring":{"miss":0}}"#, "`scoring.miss`", "-1000 to -1"),
            (r#"{"first_dealer":4}"#, "`first_dealer`", "0 to 3"),
            (
                r#"{"players":2,"first_dealer":-1}"#,
                "`first_dealer`",
                "0 to 1",
            ),
            (r#"{"players":9,"first_dealer":5}"#, "`players`", "2 to 6"),
        ] {
            let read = read(text);
            assert_eq!(read.options, None, "{text}");
            let [fault] = &read.faults[..] else {
                panic!("{text}: {:?}", read.faults);
            };
            assert!(fault.contains(key) && fault.contains(may_be), "{fault}");
        }
    }

    #[test]
    fn an_unknown_key_is_a_fault_that_spoils_nothing() {
        let nested = plan(2, r#"{"trump":"none","announce":"open","colour":1}"#);
        for (text, object) in [
            (r#"{"colour":1}"#, "options"),
            (r#"{"scoring":{"colour":1}}"#, "scoring"),
            (&nested, "plan[2]"),
        ] {
            let read = read(text);
            assert!(read.options.is_some(), "{text}");
            assert!(read.faults[0].contains("\"colour\"") && read.faults[0].contains(object));
        }
    }
}
