//! Checking the hands of a record: dealer, pack, actions, talk, result.

use crate::card::Card;
use crate::dealing::{Dealing, Deals};
use crate::game::{Extra, Game, Options, Outcome, Points, Round, Standing, Why};
use crate::json::{Elements, Value};
use crate::matchplay::{check_signal, in_order, opponents};
use crate::seat::{Eye, Seat, SeatSet};
use crate::talk::{Floor, Said, Signals};
use crate::view::Sight;

use super::fault::{Fault, What};
use super::read::{self, Fields, WrongKeys};

/// The keys of a hand; all but the last are needed.
pub(super) const KEYS: [&str; 5] = ["dealer", "pack", "actions", "result", "talk"];

pub(super) const DEALER: usize = 0;
pub(super) const PACK: usize = 1;
pub(super) const ACTIONS: usize = 2;
const RESULT: usize = 3;
pub(super) const TALK: usize = 4;

/// Checks all hands, one after the other; gives the match after the last one that is over, as far as it is known.
pub(super) fn check_all<G: Game>(
    hands: Elements<'_, '_>,
    options: &G::Options,
    first_dealer: Option<Seat>,
    dealing: Option<&Dealing>,
    faults: &mut Vec<Fault>,
) -> Option<G::Standing> {
    let mut standing = first_dealer.map(|dealer| G::Standing::new(options, dealer));
    let mut running = false;
    let mut doubt = None;
    for (n, value) in hands.enumerate() {
        let mut check = HandCheck::<G> {
            number: n + 1,
            options,
            dealing,
            faults,
        };
        if running {
            check.fault_at(n, "the hand has no result, but another follows");
            standing = None;
            break;
        }
        if standing.is_some_and(|standing| standing.winners(options).is_some()) {
            check.fault("the match was over before this hand");
            break;
        }
        // Where the draw does not tell who deals, the first hand is taken at its word.
        let before = standing.or_else(|| (n == 0).then(|| check.dealer_at_his_word(value))?);
        let before = before.map(|before| match doubt.take() {
            // After a wrong dealer the deal may go on from him, or as if he had been right.
            Some(dealer) if check.dealer_is(value, dealer) => before.with_dealer(dealer),
            _ => before,
        });
        doubt = before
            .filter(|before| !check.dealer_is(value, before.dealer()))
            .and_then(|_| check.dealer_of(value))
            .map(|dealer| dealer.next(options.seats()));
        match check.hand(value, before) {
            After::Over(next) => standing = Some(next),
            After::Running => {
                running = true;
                standing = before;
            }
            After::Unknown => {
                standing = None;
                break;
            }
        }
    }
    standing
}

/// How the match goes on after a hand.
enum After<G: Game> {
    Over(G::Standing),
    Running,
    /// It cannot be told, so later hands mean nothing.
    Unknown,
}

/// How far a hand's play could be followed.
enum Play<G: Game> {
    Over(G::Outcome),
    Running,
    Broken,
}

struct HandCheck<'c, G: Game> {
    number: usize,
    options: &'c G::Options,
    dealing: Option<&'c Dealing>,
    faults: &'c mut Vec<Fault>,
}

impl<G: Game> HandCheck<'_, G> {
    fn fault(&mut self, what: impl Into<What>) {
        self.fault_at(self.number, what);
    }

    fn fault_at(&mut self, number: usize, what: impl Into<What>) {
        self.faults.push(Fault {
            hand: Some(number),
            action: None,
            what: what.into(),
        });
    }

    fn action_fault(&mut self, index: usize, what: impl Into<What>) {
        self.faults.push(Fault {
            hand: Some(self.number),
            action: Some(index + 1),
            what: what.into(),
        });
    }

    fn dealer_of(&self, hand: Value<'_, '_>) -> Option<Seat> {
        let (_, dealer) = hand.object()?.find(|(key, _)| *key == KEYS[DEALER])?;
        read::seat(dealer, self.options.seats()).ok()
    }

    fn dealer_is(&self, hand: Value<'_, '_>, dealer: Seat) -> bool {
        self.dealer_of(hand) == Some(dealer)
    }

    fn dealer_at_his_word(&self, hand: Value<'_, '_>) -> Option<G::Standing> {
        Some(G::Standing::new(self.options, self.dealer_of(hand)?))
    }

    fn hand(&mut self, value: Value<'_, '_>, before: Option<G::Standing>) -> After<G> {
        let mut faults = Vec::new();
        let fields = Fields::read(value, "the hand", KEYS, KEYS.len() - 1, |fault| {
            faults.push(fault);
        });
        for fault in faults {
            self.fault(fault);
        }
        let (Some(fields), Some(before)) = (fields, before) else {
            return After::Unknown;
        };
        let dealer_right = self.dealer(fields.get(DEALER), &before);
        let pack = self.pack(fields.get(PACK));
        let over = fields.get(RESULT).is_some_and(|result| !result.is_null());
        let play = match (pack, fields.get(ACTIONS)) {
            (Some(pack), Some(actions)) if dealer_right => {
                let round = G::deal(self.options, &before, &pack);
                self.play(round, actions, fields.get(TALK), over)
            }
            _ => Play::Broken,
        };
        match fields.get(RESULT) {
            Some(result) if over => self.result(result, &before, &play),
            Some(_) => match play {
                Play::Over(_) => {
                    self.fault("the hand is over, but its result is null");
                    After::Unknown
                }
                Play::Running | Play::Broken => After::Running,
            },
            None => After::Unknown,
        }
    }

    fn dealer(&mut self, value: Option<Value<'_, '_>>, before: &G::Standing) -> bool {
        let Some(value) = value else { return false };
        let right = before.dealer();
        match read::seat(value, self.options.seats()) {
            Ok(dealer) if dealer == right => return true,
            Ok(dealer) => self.fault(format!(
                "seat {dealer} deals, but it is seat {right}'s turn"
            )),
            Err(fault) => self.fault(format!("the dealer: {fault}")),
        }
        false
    }

    fn pack(&mut self, value: Option<Value<'_, '_>>) -> Option<read::Pack> {
        let pack = match read::pack::<G>(value?) {
            Ok(pack) => pack,
            Err(fault) => {
                self.fault(fault);
                return None;
            }
        };
        let Some(dealing) = self.dealing else {
            return Some(pack);
        };
        let right = dealing.pack(self.number as u32, G::pack());
        let differs = |(_, (card, right)): &(usize, (&Card, &Card))| card != right;
        match pack.iter().zip(&right).enumerate().find(differs) {
            None => Some(pack),
            Some((n, (card, right))) => {
                self.fault(format!(
                    "card {} of the pack is {card}, but {right} was dealt",
                    n + 1
                ));
                None
            }
        }
    }

    fn play(
        &mut self,
        mut round: G::Round,
        actions: Value<'_, '_>,
        talk: Option<Value<'_, '_>>,
        finished: bool,
    ) -> Play<G> {
        let Some(actions) = actions.list() else {
            self.fault(format!("`actions` is {actions}, not a list"));
            return Play::Broken;
        };
        let mut talk = Talk::new(self, talk);
        let mut made = 0;
        for value in actions {
            talk.up_to(self, made, &round);
            if let Err(what) = self.act(&mut round, value, &mut talk) {
                self.action_fault(made, what);
                return Play::Broken;
            }
            made += 1;
        }
        talk.up_to(self, made, &round);
        talk.end(self, made);
        if let Some(outcome) = round.outcome() {
            return Play::Over(outcome);
        }
        if finished {
            self.fault("the hand has a result, but it is not played to its end");
            return Play::Broken;
        }
        Play::Running
    }

    fn act(
        &mut self,
        round: &mut G::Round,
        value: Value<'_, '_>,
        talk: &mut Talk<'_, '_>,
    ) -> Result<(), What> {
        let (seat, action) = read::action::<G>(value, self.options.seats())?;
        let tricks = round.tricks_played();
        let done = in_order(round, seat).and_then(|()| round.play(seat, action));
        done.map_err(|why| refused::<G>(round, seat, action, why))?;
        talk.floor.acted(round.tricks_played() > tricks);
        Ok(())
    }

    fn result(&mut self, value: Value<'_, '_>, before: &G::Standing, play: &Play<G>) -> After<G> {
        let outcome = match play {
            Play::Over(outcome) => Some(outcome),
            Play::Running | Play::Broken => None,
        };
        let Some(entries) = value.object() else {
            self.fault(format!("the result is {value}, not an object"));
            return After::Unknown;
        };
        let extras = outcome.map(Outcome::extras).unwrap_or_default();
        let mut named: Vec<&str> = Vec::with_capacity(4);
        let mut wrong = WrongKeys::default();
        let known: Vec<_> = ["points", "totals"]
            .iter()
            .chain(G::EXTRAS)
            .copied()
            .collect();
        let mut recorded: [Option<Value<'_, '_>>; 2] = [None; 2];
        for (key, value) in entries {
            // Only known keys are remembered: of others a line may have any number.
            if known.contains(&key) {
                if named.contains(&key) {
                    let twice = || format!("`{key}` stands twice in the result");
                    wrong.say("the result", &mut |fault| self.fault(fault), twice);
                    continue;
                }
                named.push(key);
            }
            match key {
                "points" => recorded[0] = Some(value),
                "totals" => recorded[1] = Some(value),
                _ => match extras.iter().find(|(name, _)| *name == key) {
                    Some((_, extra)) => self.extra(key, extra, value),
                    // Which extras there may be is known from a hand that could be followed.
                    None if outcome.is_none() && G::EXTRAS.contains(&key) => {}
                    None => {
                        let unknown = || read::unknown_key(key, "the result", &known);
                        wrong.say("the result", &mut |fault| self.fault(fault), unknown);
                    }
                },
            }
        }
        for (key, extra) in &extras {
            let needed = *extra != Extra::Flag(false);
            if needed && !named.contains(key) {
                self.fault(format!("the result has no `{key}`"));
            }
        }
        self.score(recorded, before, outcome.map(Outcome::points))
    }

    fn extra(&mut self, key: &str, right: &Extra, value: Value<'_, '_>) {
        match right {
            Extra::Flag(true) if value.bool() == Some(true) => {}
            Extra::Flag(true) => self.fault(format!("`{key}` is {value}, but it is true")),
            Extra::Flag(false) => {
                self.fault(format!("`{key}` has to be left out of this hand's result"));
            }
            Extra::Numbers(right) => match read::numbers(value, right.len()) {
                Err(fault) => self.fault(format!("`{key}`: {fault}")),
                Ok(numbers) => {
                    let same = numbers.iter().zip(right).all(|(a, b)| *a == i32::from(*b));
                    if !same {
                        self.fault(format!(
                            "the {key} are {numbers:?}, but they were {right:?}"
                        ));
                    }
                }
            },
        }
    }

    fn score(
        &mut self,
        [points, totals]: [Option<Value<'_, '_>>; 2],
        before: &G::Standing,
        right: Option<Points>,
    ) -> After<G> {
        let len = before.totals().len();
        let mut read = |name: &str, value: Option<Value<'_, '_>>| match value {
            None => {
                self.fault(format!("the result has no `{name}`"));
                None
            }
            Some(value) => match read::numbers(value, len) {
                Ok(numbers) => Some(numbers),
                Err(fault) => {
                    self.fault(format!("`{name}`: {fault}"));
                    None
                }
            },
        };
        let points = read("points", points);
        let totals = read("totals", totals);
        if let (Some(points), Some(right)) = (&points, &right)
            && points != right
        {
            self.fault(format!(
                "the points are {points:?}, but the hand came to {right:?}"
            ));
        }
        let Some(points) = right.or(points) else {
            return After::Unknown;
        };
        let after = before.after(self.options, &points);
        if let Some(totals) = totals
            && totals != after.totals()
        {
            let right = after.totals();
            self.fault(format!(
                "the totals are {totals:?}, but they come to {right:?}"
            ));
        }
        After::Over(after)
    }
}

fn refused<G: Game>(round: &G::Round, seat: Seat, action: G::Action, why: Why<G::Reason>) -> What {
    let legal = G::sight(round, Eye::Seat(seat)).legal();
    What::Refused {
        seat,
        word: action.to_string(),
        ruling: why.ruling(),
        legal: legal.iter().map(ToString::to_string).collect(),
    }
}

/// The signals of a hand, followed beside its actions.
struct Talk<'t, 'a> {
    entries: Option<Elements<'t, 'a>>,
    next: Option<Said>,
    last: usize,
    given: usize,
    floor: Floor,
}

impl<'t, 'a> Talk<'t, 'a> {
    fn new<G: Game>(check: &mut HandCheck<'_, G>, value: Option<Value<'t, 'a>>) -> Talk<'t, 'a> {
        let mut talk = Talk {
            entries: value.and_then(Value::list),
            next: None,
            last: 0,
            given: 0,
            floor: Floor::default(),
        };
        if let (Some(value), None) = (value, &talk.entries) {
            check.fault(format!("`talk` is {value}, not a list"));
        }
        talk.advance(check);
        if value.is_some() && talk.entries.is_some() && talk.next.is_none() {
            check.fault("`talk` is empty; it has to be left out");
        }
        talk
    }

    fn stop<G: Game>(&mut self, check: &mut HandCheck<'_, G>, what: What) {
        // What follows a wrong signal depends on it, so the hand's talk ends here.
        check.fault(what);
        self.entries = None;
        self.next = None;
    }

    fn advance<G: Game>(&mut self, check: &mut HandCheck<'_, G>) {
        self.next = None;
        let Some(value) = self.entries.as_mut().and_then(Iterator::next) else {
            return;
        };
        match read::said(value, check.options.seats()) {
            Ok(said) if said.after < self.last => {
                self.stop(check, "`after` falls from one signal to the next".into());
            }
            Ok(said) => {
                self.last = said.after;
                self.next = Some(said);
            }
            Err(what) => self.stop(check, what),
        }
    }

    /// Checks the signals given after `made` actions, before the next one.
    fn up_to<G: Game>(&mut self, check: &mut HandCheck<'_, G>, made: usize, round: &G::Round) {
        while let Some(said) = self.next.filter(|said| said.after == made) {
            let Said { seat, signal, .. } = said;
            match check_signal::<G>(check.options, round, &self.floor, seat, signal) {
                Ok(()) => {
                    self.floor.said(seat, signal);
                    if let Err(what) = self.seen(check, &said) {
                        return self.stop(check, what);
                    }
                    self.given += 1;
                    self.advance(check);
                }
                Err(why) => {
                    let what = What::Signal {
                        seat,
                        signal,
                        after: made,
                        why,
                    };
                    return self.stop(check, what);
                }
            }
        }
    }

    fn seen<G: Game>(&self, check: &HandCheck<'_, G>, said: &Said) -> Result<(), What> {
        let may = opponents(said.seat, check.options.seats());
        let wrong = |right: SeatSet| {
            let (seat, seen) = (said.seat, said.seen);
            Err(format!(
                "the signal of seat {seat} after {} actions: `seen` is {seen:?}, but it was {right:?}",
                said.after
            )
            .into())
        };
        if !(said.seen - may).is_empty() {
            return Err(format!(
                "the signal of seat {} after {} actions: `seen` names {:?}, but only opponents count",
                said.seat,
                said.after,
                said.seen - may
            )
            .into());
        }
        let right = match check.options.signals() {
            Signals::Open => may,
            Signals::Off => SeatSet::EMPTY,
            Signals::Covert => match check.dealing {
                Some(dealing) => dealing.notices(check.number as u32, self.given, may),
                None => said.seen,
            },
        };
        if said.seen == right {
            Ok(())
        } else {
            wrong(right)
        }
    }

    fn end<G: Game>(&mut self, check: &mut HandCheck<'_, G>, made: usize) {
        if let Some(said) = self.next {
            let fault = format!(
                "a signal after {} actions, but the hand has {made}",
                said.after
            );
            self.stop(check, fault.into());
        }
    }
}
