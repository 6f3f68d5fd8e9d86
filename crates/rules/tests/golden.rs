//! Golden transcripts: hands written out by hand from the rules, each file named after the ruling it shows.
//!
//! A file in `tests/golden/*/` is a list of lines. It begins with `# ` and a sentence or two on what it shows;
//! further comments are lines that begin with `#`, or what follows ` # ` in a line. Seats are numbers; cards and
//! actions stand in the notation; an eye is a seat, `public` or `house`. A line that is none of these is an error.
//!
//! The deal, before each hand:
//! - `game NAME [JSON]`: first of all, the game and its options.
//! - `dealer S`: who deals the first hand of the file, after those `before`; 0 unless said.
//! - `before [Nx] P…`: a hand before that, or N of them, that gave these points.
//! - `round N`, `setting TRUMP ANNOUNCE` (Stirnrunde): rounds without points up to this one; how it is played.
//! - `hand S CARD…`, `top S CARD…`, `under S CARD…`, `turned CARD`, `pack CARD…`: where cards lie, the first ones
//!   dealt first; `pack` is the top of the pack. What is not named is filled up with the cards left.
//! - `deal`: deals the hand.
//!
//! What is done:
//! - `S ACTION`: a seat acts. `S ACTION refused RULING REASON`: it tries, and nothing may change (`ALL-4`).
//!   `S WORD unknown`: that is no action at all.
//! - `S signal:WORD [noticed S…]`, `S signal:WORD refused RULING REASON`: the same with a signal (`VT-10`).
//! - `trick S CARD… -> S|void`: a whole trick from this leader on, and who takes it.
//!
//! What is expected:
//! - `due S…`, `legal S ACTION…`: who has to act; all that a seat may do.
//! - `sees EYE PATH VALUE…`: a part of the observation of an eye: keys with dots between, `hand.1` being short for
//!   `players.1.hand`. Lists have spaces between their parts, `[]` is an empty one, lists in lists have colons and
//!   the values of objects slashes between them, `-` is nothing.
//! - `heard EYE [S:WORD[>S,S]…]`: the signals an eye noticed, and who else did where it may know.
//! - `record S:ACTION…`, `settled S:ACTION…`: the actions in the order of the record, and of a running record.
//! - `points P…`, `result KEY VALUE…`: what the hand came to.
//! - `totals P…`, `hands N`, `next_dealer S`, `winners S…`, `chooser S`, `bank LEFT OWED`, `rematch S`: the match now.
//! - `draw CARD…` draws for first dealer from this pack; `drawn CARD…` is the next round of that, `first_dealer S`
//!   what it came to. `draw -` begins a match as the options say, for a dealer who is named.
//!
//! Wherever a list can be empty, `-` says so.

#[path = "golden/generated.rs"]
mod generated;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::{Debug, Display, Write as _};
use std::fs;
use std::path::Path;
use std::str::FromStr;

use serde_json::{Value, json};
use strohmann_rules::game::{Game, Options, Outcome, Points, Round, Standing, Why};
use strohmann_rules::json::Tape;
use strohmann_rules::stirnrunde::TrumpRule;
use strohmann_rules::vidrasso::Bank;
use strohmann_rules::{
    Card, CardBag, Dealing, Draw, Extra, Eye, GameKind, Hand, Match, Seat, SeatSet, Sight, Signal,
    Stirnrunde, Vidrasso, Vitou, with_game,
};

/// All rulings; each must be shown by a file at least.
const RULINGS: [(&str, usize); 4] = [("ALL", 9), ("VD", 7), ("VT", 16), ("SR", 7)];

type Outcomes<T = ()> = Result<T, String>;

/// Where a card of the pack goes, as `ALL-2` has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Spot {
    Hand(usize),
    Top(usize),
    Under(usize),
    Turned,
    Stock,
}

/// What the runner has to know of a game beside its types.
trait Golden: Game {
    /// Where the cards of the pack go, from the top; what is left out is the stock.
    fn order(seats: &[usize], round: usize, turned: bool) -> Vec<Spot>;

    /// The number of the round to come, and whether a card is turned in it.
    fn round(_: &Self::Options, _: &Self::Standing) -> (usize, bool) {
        (1, false)
    }

    fn chooser(_: &Self::Standing) -> Option<Seat> {
        None
    }

    /// The chips left and owed, with the points of the hand under way.
    fn bank(_: &Self::Options, _: &Self::Standing, _: Option<&Hand<Self>>) -> Option<(i32, i32)> {
        None
    }
}

impl Golden for Vidrasso {
    fn order(seats: &[usize], _: usize, _: bool) -> Vec<Spot> {
        let turns = |times: usize| seats.iter().copied().cycle().take(times);
        let under = turns(10).map(Spot::Under);
        let top = turns(10).map(Spot::Top);
        under.chain(top).chain(turns(16).map(Spot::Hand)).collect()
    }

    fn chooser(standing: &Self::Standing) -> Option<Seat> {
        Some(standing.first_chooser())
    }

    fn bank(
        options: &Self::Options,
        standing: &Self::Standing,
        hand: Option<&Hand<Self>>,
    ) -> Option<(i32, i32)> {
        let mut taken: i32 = standing.totals().iter().sum();
        if let Some(hand) = hand.filter(|hand| hand.round().outcome().is_none()) {
            let points = hand.view(options, Eye::Public).sight.points();
            taken += points.iter().map(|(_, &p)| i32::from(p)).sum::<i32>();
        }
        let bank = Bank::after(options, taken);
        Some((bank.left, bank.owed))
    }
}

impl Golden for Vitou {
    fn order(seats: &[usize], _: usize, _: bool) -> Vec<Spot> {
        seats
            .iter()
            .flat_map(|&seat| [Spot::Hand(seat); 3])
            .collect()
    }
}

impl Golden for Stirnrunde {
    fn order(seats: &[usize], round: usize, turned: bool) -> Vec<Spot> {
        let cards = if round <= 10 { round } else { 20 - round };
        let hands = seats.iter().copied().cycle().take(cards * seats.len());
        let turned = turned.then_some(Spot::Turned);
        hands.map(Spot::Hand).chain(turned).collect()
    }

    fn round(options: &Self::Options, standing: &Self::Standing) -> (usize, bool) {
        let round = standing.hands() as usize + 1;
        let turned = round <= 19 && options.plan.setting(round).trump == TrumpRule::Turned;
        (round, turned)
    }
}

/// A file as far as it has been followed.
struct Table<G: Game> {
    options: G::Options,
    dealer: usize,
    before: Vec<Points>,
    cards: HashMap<Spot, Vec<Card>>,
    pack: Vec<Card>,
    standing: Option<G::Standing>,
    hand: Option<Hand<G>>,
    draw: Option<Draw>,
    rows: usize,
    expected: usize,
}

/// Follows one file.
fn check(text: &str) -> Outcomes {
    if !text.starts_with("# ") {
        return Err("1: the first line does not say what the file shows".to_owned());
    }
    let mut lines = text.lines().enumerate().filter_map(|(n, line)| {
        let line = line.split(" # ").next().unwrap_or_default().trim_end();
        (!line.is_empty() && !line.starts_with('#')).then_some((n + 1, line))
    });
    let (n, first) = lines.next().ok_or("1: nothing but comments")?;
    let game = first
        .strip_prefix("game ")
        .ok_or(format!("{n}: no `game`"))?;
    let (name, options) = game.split_once(' ').unwrap_or((game, "{}"));
    let kind: GameKind = read(name).map_err(|e| format!("{n}: {e}"))?;
    with_game!(kind, G => run::<G>(n, options, lines))
}

fn run<'t, G: Golden>(
    first: usize,
    options: &str,
    lines: impl Iterator<Item = (usize, &'t str)>,
) -> Outcomes {
    let options: Value = serde_json::from_str(options).map_err(|e| format!("{first}: {e}"))?;
    let mut table = Table::<G>::new(&options).map_err(|e| format!("{first}: {e}"))?;
    let mut options = options;
    let mut last = first;
    for (n, line) in lines {
        let done = match line.split_once(' ') {
            Some(("setting", setting)) => table.set(&mut options, setting),
            _ => table.line(line),
        };
        done.map_err(|e| format!("{n}: `{line}`: {e}"))?;
        last = n;
    }
    if table.expected == 0 {
        return Err(format!("{last}: the file expects nothing"));
    }
    Ok(())
}

fn read<T: FromStr<Err: Display>>(text: &str) -> Outcomes<T> {
    text.parse().map_err(|e: T::Err| format!("{text}: {e}"))
}

fn words<T: FromStr<Err: Display>>(text: &str) -> Outcomes<Vec<T>> {
    let text = if text == "-" { "" } else { text };
    text.split_whitespace().map(read).collect()
}

fn same<T: Debug + PartialEq + ?Sized>(found: &T, expected: &T) -> Outcomes {
    if found == expected {
        return Ok(());
    }
    Err(format!("expected {expected:?}, found {found:?}"))
}

fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

/// JSON as the files write it.
fn plain(value: &Value, depth: usize) -> String {
    let join = |parts: Vec<String>, between: &str| parts.join(between);
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(parts) if parts.is_empty() => "[]".to_owned(),
        Value::Array(parts) => {
            let parts = parts.iter().map(|part| plain(part, depth + 1)).collect();
            join(parts, if depth == 0 { " " } else { ":" })
        }
        Value::Object(parts) => {
            let parts = parts.values().map(|part| plain(part, depth + 1)).collect();
            join(parts, "/")
        }
        other => other.to_string(),
    }
}

/// The part of an observation that a path leads to.
fn part<'v>(observation: &'v Value, path: &str) -> Outcomes<&'v Value> {
    let mut keys: Vec<&str> = path.split('.').collect();
    if observation.get(keys[0]).is_none() && keys.len() > 1 {
        keys.swap(0, 1);
        keys.insert(0, "players");
    }
    let mut value = observation;
    for key in keys {
        if value.is_null() {
            break;
        }
        let next = match key.parse::<usize>() {
            Ok(place) if value.is_array() => value.get(place),
            _ => value.get(key),
        };
        value = next.ok_or(format!("there is no {key} in {value}"))?;
    }
    Ok(value)
}

impl<G: Golden> Table<G> {
    fn new(options: &Value) -> Outcomes<Table<G>> {
        Ok(Table {
            options: Table::<G>::options(options)?,
            dealer: 0,
            before: Vec::new(),
            cards: HashMap::new(),
            pack: Vec::new(),
            standing: None,
            hand: None,
            draw: None,
            rows: 0,
            expected: 0,
        })
    }

    fn options(options: &Value) -> Outcomes<G::Options> {
        let text = options.to_string();
        let tape = Tape::parse(&text).map_err(|e| e.to_string())?;
        let taken = G::Options::read(tape.root());
        if !taken.faults.is_empty() {
            return Err(taken.faults.join("; "));
        }
        taken.options.ok_or("no options".to_owned())
    }

    /// Gives the round to come these two settings.
    fn set(&mut self, options: &mut Value, words: &str) -> Outcomes {
        let (trump, announce) = words.split_once(' ').ok_or("two settings")?;
        let usual = json!({ "trump": "turned", "announce": "open" });
        let mut plan = vec![usual; 19];
        let round = self.hands_before() + 1;
        plan[round - 1] = json!({ "trump": trump, "announce": announce });
        options["plan"] = plan.into();
        self.options = Table::<G>::options(options)?;
        Ok(())
    }

    fn hands_before(&self) -> usize {
        match &self.standing {
            Some(standing) => standing.hands() as usize,
            None => self.before.len(),
        }
    }

    fn seats(&self) -> usize {
        self.options.seats()
    }

    fn seat(&self, word: &str) -> Outcomes<Seat> {
        let number: usize = read(word)?;
        if number >= self.seats() {
            return Err(format!("there is no seat {number}"));
        }
        Ok(Seat::new(number))
    }

    fn eye(&self, word: &str) -> Outcomes<Eye> {
        Ok(match word {
            "public" => Eye::Public,
            "house" => Eye::House,
            seat => Eye::Seat(self.seat(seat)?),
        })
    }

    fn hand(&self) -> Outcomes<&Hand<G>> {
        self.hand.as_ref().ok_or("nothing is dealt yet".to_owned())
    }

    /// The match as it stands: before the hand, or after it once that is over.
    fn now(&self) -> G::Standing {
        self.standing.unwrap_or_else(|| {
            let steps = self.before.len() % self.seats();
            let first = Seat::new(self.dealer).left(self.seats() - steps, self.seats());
            let start = G::Standing::new(&self.options, first);
            let after =
                |standing: G::Standing, points: &Points| standing.after(&self.options, points);
            self.before.iter().fold(start, after)
        })
    }

    fn line(&mut self, line: &str) -> Outcomes {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word.parse::<usize>().is_ok() {
            return self.act(self.seat(word)?, rest);
        }
        match word {
            "trick" => return self.trick(rest),
            "dealer" | "before" | "round" | "hand" | "top" | "under" | "turned" | "pack"
            | "deal" | "draw" => return self.prepare(word, rest),
            _ => self.expected += 1,
        }
        match word {
            "due" | "legal" | "sees" | "heard" | "record" | "settled" | "points" | "result" => {
                self.expect_hand(word, rest)
            }
            _ => self.expect_match(word, rest),
        }
    }

    fn prepare(&mut self, word: &str, rest: &str) -> Outcomes {
        if let Some(hand) = self.hand.as_ref()
            && hand.round().outcome().is_none()
        {
            return Err("the hand is not over".to_owned());
        }
        let later = self.standing.is_some();
        if later && matches!(word, "dealer" | "before" | "round") {
            return Err("the match is under way".to_owned());
        }
        match word {
            "dealer" => self.dealer = self.seat(rest)?.index(),
            "before" => {
                let (times, points) = match rest.split_once("x ") {
                    Some((times, points)) => (read(times)?, points),
                    None => (1, rest),
                };
                let points: Points = words::<i32>(points)?.into_iter().collect();
                same(&points.len(), &self.now().totals().len())?;
                self.before.extend(std::iter::repeat_n(points, times));
            }
            "round" => {
                let round: usize = read(rest)?;
                let none: Points = self.now().totals().iter().map(|_| 0).collect();
                self.before.resize(round - 1, none);
            }
            "pack" => self.pack = words(rest)?,
            "turned" => drop(self.cards.insert(Spot::Turned, words(rest)?)),
            "draw" if rest == "-" => {
                let dealing = Dealing::from_seed(1, 1, 1, self.seats());
                let begun = Match::<G>::begin(self.options, &dealing);
                self.draw = Some(begun.draw().clone());
            }
            "draw" => {
                let pack = Self::fill(words(rest)?)?;
                self.draw = Some(Draw::from_pack::<G>(self.seats(), &pack));
            }
            "deal" => return self.deal(),
            _ => {
                let (seat, cards) = rest.split_once(' ').ok_or("no cards")?;
                let seat = self.seat(seat)?.index();
                let spot = match word {
                    "hand" => Spot::Hand(seat),
                    "top" => Spot::Top(seat),
                    _ => Spot::Under(seat),
                };
                self.cards.insert(spot, words(cards)?);
            }
        }
        Ok(())
    }

    /// A pack that begins with these cards.
    fn fill(mut top: Vec<Card>) -> Outcomes<Vec<Card>> {
        let mut rest: CardBag = CardBag::EMPTY;
        for &card in G::pack() {
            rest.insert(card);
        }
        for card in &top {
            if !rest.remove(*card) {
                return Err(format!("{card} is there too often"));
            }
        }
        top.extend(rest);
        Ok(top)
    }

    fn deal(&mut self) -> Outcomes {
        let standing = self.now();
        if standing.winners(&self.options).is_some() {
            return Err("the match is over".to_owned());
        }
        let dealer = standing.dealer();
        let seats: Vec<_> = Seat::from_left_of(dealer, self.seats())
            .map(Seat::index)
            .collect();
        let (round, turned) = G::round(&self.options, &standing);
        let named: Vec<Card> = self.cards.values().flatten().copied().collect();
        let named = if self.pack.is_empty() {
            named
        } else {
            std::mem::take(&mut self.pack)
        };
        let known = named.len();
        let mut pack = Self::fill(named)?;
        if !self.cards.is_empty() {
            let mut rest = pack.split_off(known).into_iter();
            let mut order = G::order(&seats, round, turned);
            order.resize(G::pack().len(), Spot::Stock);
            let mut next = |spot| {
                let named = self.cards.get_mut(&spot).filter(|cards| !cards.is_empty());
                named.map(|cards| cards.remove(0)).or_else(|| rest.next())
            };
            let dealt: Option<Vec<_>> = order.into_iter().map(&mut next).collect();
            let left = self.cards.values().flatten().count();
            pack = dealt
                .filter(|_| left == 0)
                .ok_or("more cards are named than are dealt")?;
            self.cards.clear();
        }
        self.hand = Some(Hand::deal(&self.options, standing, pack));
        self.standing = Some(standing);
        Ok(())
    }

    fn eyes(&self) -> Vec<Eye> {
        let seats = Seat::all(self.seats()).map(Eye::Seat);
        seats.chain([Eye::Public, Eye::House]).collect()
    }

    /// Does something that may be refused, and then makes sure that nobody sees a change.
    fn attempt<T, E>(
        &mut self,
        act: impl FnOnce(&mut Hand<G>, &G::Options) -> Result<T, E>,
    ) -> Outcomes<Result<T, E>> {
        let eyes = self.eyes();
        let hand = self.hand.as_mut().ok_or("nothing is dealt yet")?;
        let options = &self.options;
        let all = |hand: &Hand<G>| {
            eyes.iter()
                .map(|&eye| hand.view(options, eye))
                .collect::<Vec<_>>()
        };
        let before = all(hand);
        let done = act(hand, options);
        if done.is_err() && all(hand) != before {
            return Err("a refusal has changed something".to_owned());
        }
        Ok(done)
    }

    fn act(&mut self, seat: Seat, rest: &str) -> Outcomes {
        let (word, how) = rest.split_once(' ').unwrap_or((rest, ""));
        if how == "unknown" {
            self.expected += 1;
            let parsed = word.parse::<G::Action>();
            return parsed.map_or(Ok(()), |_| Err("that is an action".to_owned()));
        }
        if let Some(signal) = word.strip_prefix("signal:") {
            return self.signal(seat, read(signal)?, how);
        }
        let action: G::Action = read(word)?;
        let done = self.attempt(|hand, _| hand.act(seat, action))?;
        let refusal = match (done, how.strip_prefix("refused ")) {
            (Ok(_), None) if how.is_empty() => return self.acted(),
            (Ok(_), _) => return Err("it is not refused".to_owned()),
            (Err(refusal), None) => return Err(format!("refused: {:?}", refusal.why)),
            (Err(refusal), Some(expected)) => (refusal, expected),
        };
        self.expected += 1;
        let (refusal, expected) = refusal;
        let reason = match refusal.why {
            Why::Rule(reason) => format!("{reason:?}"),
            ref other => format!("{other:?}"),
        };
        let instead = self
            .hand()?
            .view(&self.options, Eye::Seat(seat))
            .sight
            .legal();
        same(&refusal.legal, &instead)?;
        refused(refusal.why.ruling(), &reason, expected)
    }

    /// After an action: the points of a hand that is over are added up.
    fn acted(&mut self) -> Outcomes {
        let hand = self.hand()?;
        if let Some(outcome) = hand.round().outcome() {
            let before = *hand.standing();
            self.standing = Some(before.after(&self.options, &outcome.points()));
        }
        Ok(())
    }

    fn signal(&mut self, seat: Seat, signal: Signal, how: &str) -> Outcomes {
        let mut seen = SeatSet::EMPTY;
        if let Some(noticed) = how.strip_prefix("noticed ") {
            for number in words(noticed)? {
                seen.insert(Seat::new(number));
            }
        }
        let done = self.attempt(|hand, options| hand.say(options, seat, signal, seen))?;
        match (done, how.strip_prefix("refused ")) {
            (Ok(()), None) => Ok(()),
            (Ok(()), _) => Err("it is not refused".to_owned()),
            (Err(why), None) => Err(format!("refused: {why:?}")),
            (Err(why), Some(expected)) => {
                self.expected += 1;
                refused(why.ruling(), &format!("{why:?}"), expected)
            }
        }
    }

    fn trick(&mut self, rest: &str) -> Outcomes {
        let (plays, winner) = rest.split_once(" -> ").ok_or("no winner")?;
        let (leader, cards) = plays.split_once(' ').ok_or("no cards")?;
        let mut seat = self.seat(leader)?;
        for card in cards.split(' ') {
            self.act(seat, &format!("play:{card}"))?;
            seat = seat.next(self.seats());
        }
        self.expected += 1;
        let winner = if winner == "void" { "-" } else { winner };
        let seen = G::observation(&self.hand()?.view(&self.options, Eye::Public));
        let last = &seen["last_trick"];
        let played = last["cards"].as_array().map_or(0, Vec::len);
        same(&played, &self.seats())?;
        same(plain(&last["winner"], 0).as_str(), winner)
    }

    fn expect_hand(&self, word: &str, rest: &str) -> Outcomes {
        let hand = self.hand()?;
        let round = hand.round();
        match word {
            "due" => same(&numbers(round.due()), &words::<usize>(rest)?),
            "legal" => {
                let (seat, actions) = rest.split_once(' ').ok_or("no actions")?;
                let eye = Eye::Seat(self.seat(seat)?);
                let mut expected: Vec<G::Action> = words(actions)?;
                let mut found = hand.view(&self.options, eye).sight.legal().to_vec();
                expected.sort_unstable();
                found.sort_unstable();
                same(&found, &expected)
            }
            "sees" => {
                let (eye, rest) = rest.split_once(' ').ok_or("no path")?;
                let (path, value) = rest.split_once(' ').ok_or("no value")?;
                let seen = G::observation(&hand.view(&self.options, self.eye(eye)?));
                let mut found = plain(part(&seen, path)?, 0);
                let mut value = value.to_owned();
                if path.starts_with("hand.") {
                    // A hand is no list: its order means nothing.
                    for text in [&mut found, &mut value] {
                        let mut cards: Vec<_> = text.split(' ').collect();
                        cards.sort_unstable();
                        *text = cards.join(" ");
                    }
                }
                same(&found, &value)
            }
            "heard" => {
                let (eye, expected) = rest.split_once(' ').ok_or("no signals")?;
                let view = hand.view(&self.options, self.eye(eye)?);
                let heard = view.heard.iter().map(|heard| {
                    let mut text = format!("{}:{}", heard.seat, heard.signal);
                    if let Some(seen) = heard.seen {
                        let seen: Vec<_> = seen.iter().map(|seat| seat.to_string()).collect();
                        let _ = write!(text, ">{}", seen.join(","));
                    }
                    text
                });
                same(&heard.collect::<Vec<_>>(), &words::<String>(expected)?)
            }
            "record" | "settled" => {
                let actions = if word == "record" {
                    hand.actions()
                } else {
                    hand.settled()
                };
                let actions = actions
                    .iter()
                    .map(|(seat, action)| format!("{seat}:{action}"));
                same(&actions.collect::<Vec<_>>(), &words::<String>(rest)?)
            }
            "points" => {
                let points = round.outcome().map(|outcome| outcome.points().to_vec());
                same(&points.unwrap_or_default(), &words::<i32>(rest)?)
            }
            _ => {
                let (key, value) = rest.split_once(' ').ok_or("no value")?;
                let extras = round.outcome().ok_or("the hand is not over")?.extras();
                let extra = extras.into_iter().find(|(name, _)| *name == key);
                match extra.ok_or(format!("no {key}"))?.1 {
                    Extra::Flag(flag) => same(&flag, &read::<bool>(value)?),
                    Extra::Numbers(numbers) => same(&numbers.to_vec(), &words::<u8>(value)?),
                }
            }
        }
    }

    fn expect_match(&mut self, word: &str, rest: &str) -> Outcomes {
        let standing = self.now();
        match word {
            "totals" => same(&standing.totals().to_vec(), &words::<i32>(rest)?),
            "hands" => same(&standing.hands(), &read::<u32>(rest)?),
            "next_dealer" => same(&standing.dealer(), &self.seat(rest)?),
            "winners" => {
                let winners = standing.winners(&self.options).map(numbers);
                same(&winners.unwrap_or_default(), &words::<usize>(rest)?)
            }
            "chooser" => same(&G::chooser(&standing), &Some(self.seat(rest)?)),
            "bank" => {
                let bank = G::bank(&self.options, &standing, self.hand.as_ref());
                let (left, owed) = bank.ok_or("this game has no bank")?;
                same(&vec![left, owed], &words::<i32>(rest)?)
            }
            "rematch" => {
                let last = self.hand()?.round().dealer();
                let dealer = self.options.rematch(last).first_dealer();
                let dealers: Vec<_> = dealer.iter().map(|seat| seat.index()).collect();
                same(&dealers, &words::<usize>(rest)?)
            }
            "drawn" => {
                let draw = self.draw.as_ref().ok_or("nothing was drawn")?;
                let row = draw.rows.get(self.rows).ok_or("no further round")?;
                let name =
                    |card: &Option<Card>| card.map_or("-".to_owned(), |card| card.to_string());
                let row: Vec<_> = row.iter().map(name).collect();
                self.rows += 1;
                same(row.join(" ").as_str(), rest)
            }
            "first_dealer" => {
                let draw = self.draw.as_ref().ok_or("nothing was drawn")?;
                same(&draw.rows.len(), &self.rows)?;
                same(&draw.dealer, &self.seat(rest)?)
            }
            _ => Err("no such line".to_owned()),
        }
    }
}

/// A refusal must name this ruling and this reason; what the reason holds may be left out.
fn refused(ruling: &str, reason: &str, expected: &str) -> Outcomes {
    let (number, name) = expected.split_once(' ').ok_or("a ruling and a reason")?;
    same(ruling, number)?;
    let whole = reason.replace(' ', "");
    if whole == name || whole.split('(').next() == Some(name) {
        return Ok(());
    }
    Err(format!("expected {name}, found {whole}"))
}

/// All files by folder and name.
fn files() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut files = BTreeMap::new();
    for folder in ["all", "vidrasso", "vitou", "stirnrunde"] {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(&root).unwrap().display().to_string();
            assert!(
                path.extension() == Some("txt".as_ref()),
                "{name} is no transcript"
            );
            files.insert(name, fs::read_to_string(&path).unwrap());
        }
    }
    files
}

/// The ruling a file is named after.
fn ruling(name: &str) -> String {
    let name = name.split('/').next_back().unwrap_or_default();
    name.split('-').take(2).collect::<Vec<_>>().join("-")
}

#[test]
fn transcripts_are_played_as_they_say() {
    let wrong: Vec<_> = files()
        .into_iter()
        .filter_map(|(name, text)| {
            let fault = check(&text).err()?;
            Some(format!("crates/rules/tests/golden/{name}:{fault}"))
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of them:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn every_ruling_is_shown() {
    let all = RULINGS.into_iter();
    let all: BTreeSet<_> = all
        .flat_map(|(part, count)| (1..=count).map(move |n| format!("{part}-{n}")))
        .collect();
    let shown: BTreeSet<_> = files().keys().map(|name| ruling(name)).collect();
    assert_eq!(shown, all, "the rulings that files are named after");
}

#[test]
fn the_runner_fails_where_it_must() {
    let cases = [
        ("game vitou\n", "1: the first line"),
        ("# A.\n", "1: nothing"),
        ("# A.\ngame vitou\ndeal\n", "3: the file expects nothing"),
        ("# A.\ngame vitou {\"x\":1}\ndeal\n", "2: "),
        (
            "# A.\ngame vitou\ndeal\nwhat 3\n",
            "4: `what 3`: no such line",
        ),
        ("# A.\ngame vitou\ndeal\ndue 0\n", "4: `due 0`: expected"),
        (
            "# A.\ngame vitou\ndeal\nlegal 0 play:7C\n",
            "4: `legal 0 play:7C`: expected",
        ),
        (
            "# A.\ngame vitou\nhand 1 7C\ndeal\n1 play:7C refused VT-1 NotHeld\n",
            "5: ",
        ),
        ("# A.\ngame vitou\nhand 1 7C\ndeal\n1 play:TS\n", "5: "),
        (
            "# A.\ngame vitou\nhand 1 7C 7C\ndeal\n",
            "4: `deal`: 7C is there too often",
        ),
        (
            "# A.\ngame vitou\nhand 1 7C 8C 9C TC\ndeal\n",
            "4: `deal`: more cards",
        ),
        ("# A.\ngame vitou\ndeal\nsees 0 hand.0 7C\n", "4: "),
        ("# A.\ngame vitou\ndeal\nsees 0 nowhere.0 7C\n", "4: "),
        (
            "# A.\ngame vitou\ndeal\n1 signal:lips refused VT-10 Again\n",
            "4: ",
        ),
    ];
    for (text, fault) in cases {
        let found = check(text).expect_err(text);
        assert!(found.starts_with(fault), "{text}\n{found}");
    }
}
