//! What an eye asks for: every page it may open, and everything it may try.

use strohmann_rules::{Card, Eye, Game, Options as _, Round as _, Seat, Sight as _, Signal};

use super::scenes::Scenes;
use super::stage::{Ask, LANGUAGES};
use super::world::{Deed, Played, Step};

/// A moment at a table, in both worlds, and an eye that cannot tell them apart.
pub struct Moment<'a, G: Game> {
    /// The path of the table.
    pub table: &'a str,
    pub options: &'a G::Options,
    /// The number of the hand, from 1.
    pub number: usize,
    pub one: &'a Played<G>,
    pub other: &'a Played<G>,
    pub eye: Eye,
}

impl<G: Scenes> Moment<'_, G> {
    /// Pages.
    pub fn looks(&self) -> Vec<Ask> {
        let table = self.table;
        let hand =
            |number: usize| Ask::page(format!("{table}/hand/{number}"), LANGUAGES[number % 2]);
        let mut asks: Vec<Ask> = LANGUAGES.map(|language| Ask::page(table, language)).into();
        asks.extend([1, self.number - 1, self.number, self.number + 1].map(hand));
        asks.extend([1, 2].map(|number| Ask::page(format!("{table}/record/{number}"), "en")));
        asks.push(Ask::page(format!("{table}/move"), "en"));
        asks.extend(LANGUAGES.map(|language| Ask::page("/", language)));
        asks.push(Ask::page("/me", "de"));
        asks.push(Ask::page(format!("{table}/here"), "de"));
        asks
    }

    /// What is refused, or changes nothing that is hidden.
    pub fn tries(&self) -> Vec<Ask> {
        let at = &self.at();
        let mut asks: Vec<Ask> = self
            .refused()
            .iter()
            .map(|word| self.act(at, word))
            .collect();
        asks.extend(["1.1.99", "2.1.0", "x"].map(|at| self.act(at, "play:AH")));
        let signals = Signal::ALL
            .into_iter()
            .filter(|signal| !self.may_signal(*signal));
        asks.extend(signals.map(|signal| self.signal(signal.word())));
        asks.push(self.signal("wink"));
        let by_script: Vec<Ask> = asks.iter().step_by(3).map(Ask::by_script).collect();
        asks.extend(by_script);
        let deeds = ["wait", "start", "stand", "return"];
        asks.extend(deeds.map(|deed| self.send(deed, &[])));
        asks.push(self.send("sit", &[("seat", "1")]));
        // What he may not say: nothing that is none, nothing for a partner where there is none to talk to (VT-8).
        let alone = G::alone(self.options, &self.one.hand);
        let whispers = alone.iter().any(|seat| self.eye.is(seat));
        let words = ["ears", "play"]
            .into_iter()
            .take(if whispers { 1 } else { 2 });
        asks.extend(words.map(|word| self.say(word)));
        asks.push(self.send("replace", &[("seat", "0")]));
        asks.push(self.send("ready", &[("cut", "cut")]));
        if let Eye::Seat(_) = self.eye {
            // He would like to stop, and then would not.
            let tired = |answer| self.send("tired", &[("tired", answer)]);
            asks.extend([tired("yes"), Ask::page(self.table, "de"), tired("no")]);
        }
        asks
    }

    /// What may be done in both worlds, a signal and an action, and changes them.
    pub fn deeds(&self) -> Vec<Ask> {
        let view = self.one.hand.view(self.options, self.eye);
        let signal = view
            .may_signal
            .first()
            .map(|signal| self.signal(signal.word()));
        let legal = view.sight.legal();
        let action = legal
            .last()
            .map(|action| self.act(&self.at(), &action.to_string()));
        signal.into_iter().chain(action).collect()
    }

    /// Words that are refused in both worlds, some for cards that lie elsewhere in the other.
    fn refused(&self) -> Vec<String> {
        let packs = self.one.hand.pack().iter().zip(self.other.hand.pack());
        let elsewhere = packs
            .filter(|(one, other)| one != other)
            .map(|(card, _)| *card);
        let any = self.one.hand.pack().iter().copied().step_by(9);
        let gifts = self.one.hand.round().at_once();
        let word = |card: Card| format!("{}:{card}", if gifts { "gift" } else { "play" });
        let cards = elsewhere.take(6).chain(any).map(word);
        let words = G::WORDS.iter().map(|word| (*word).to_owned());
        words
            .chain(cards)
            .filter(|word| self.is_refused(word))
            .collect()
    }

    fn is_refused(&self, word: &str) -> bool {
        let (Eye::Seat(seat), Ok(action)) = (self.eye, word.parse::<G::Action>()) else {
            return true;
        };
        let refused = |played: &Played<G>| played.hand.check(seat, action).is_err();
        assert_eq!(refused(self.one), refused(self.other), "{seat} {word}");
        refused(self.one)
    }

    fn may_signal(&self, signal: Signal) -> bool {
        match self.eye {
            Eye::Seat(seat) => {
                let hand = &self.one.hand;
                hand.check_signal(self.options, seat, signal).is_ok()
            }
            Eye::Public | Eye::House => false,
        }
    }

    fn at(&self) -> String {
        at(self.number, self.one.hand.moment())
    }

    fn act(&self, at: &str, word: &str) -> Ask {
        self.send("move", &[("at", at), ("do", word)])
    }

    fn signal(&self, word: &str) -> Ask {
        self.send("signal", &[("at", &self.at()), ("signal", word)])
    }

    /// What he says.
    pub fn say(&self, word: &str) -> Ask {
        self.send("say", &[("at", &self.at()), ("phrase", word)])
    }

    fn send(&self, what: &str, fields: &[(&'static str, &str)]) -> Ask {
        let language = LANGUAGES[what.len() % 2];
        Ask::form(format!("{}/{what}", self.table), fields, language)
    }

    /// Seats that see other cards in the other world: what they are shown has to differ.
    pub fn who_can_tell(&self) -> impl Iterator<Item = Seat> {
        let sight = |played: &Played<G>, seat| G::sight(played.hand.round(), Eye::Seat(seat));
        let seats = Seat::all(self.options.seats());
        seats.filter(move |&seat| sight(self.one, seat) != sight(self.other, seat))
    }
}

/// What a move is made against.
fn at(number: usize, moment: usize) -> String {
    format!("1.{number}.{moment}")
}

/// What a step is over HTTP.
pub fn step<A: ToString>(table: &str, number: usize, step: &Step<A>) -> Ask {
    let at = &at(number, step.moment);
    match &step.deed {
        Deed::Act(word) => {
            let fields = [("at", at.as_str()), ("do", &word.to_string())];
            Ask::form(format!("{table}/move"), &fields, "en")
        }
        Deed::Signal(signal, _) => {
            let fields = [("at", at.as_str()), ("signal", signal.word())];
            Ask::form(format!("{table}/signal"), &fields, "en")
        }
        Deed::Look => Ask::page(table, "en"),
    }
}
