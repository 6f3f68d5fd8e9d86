//! Checking a record from the first shuffled card to the last point.

use crate::any::GameKind;
use crate::dealing::{Bytes32, Dealing, Deals, Secret, check_cut};
use crate::game::{Game, Options, Standing};
use crate::json::{Tape, Value};
use crate::with_game;

use super::fault::Fault;
use super::read::{self, Fields};
use super::{FORMAT, draw, hand};

/// The keys of a record; all but the last are needed.
pub(super) const KEYS: [&str; 12] = [
    "format", "game", "options", "seats", "match", "commit", "cuts", "secret", "draw", "hands",
    "result", "bots",
];

/// The value of a key of the record, by its name.
pub(super) fn get<'t, 'a>(record: &Fields<'t, 'a, 12>, key: &str) -> Option<Value<'t, 'a>> {
    record.get(KEYS.iter().position(|known| *known == key)?)
}

/// All faults of a record in the order of their places: header, draw, hands, result.
///
/// At most one action's fault a hand, and nothing after a fault that makes later play meaningless:
/// a hand whose cards or dealer are wrong is not played through, and the match goes on from the
/// result that the record gives it.
pub fn check(line: &[u8]) -> Vec<Fault> {
    let mut faults = Vec::new();
    match parse(line) {
        Ok(tape) => check_value(tape.root(), &mut faults),
        Err(fault) => faults.push(fault),
    }
    faults
}

/// Reads the JSON of a line.
pub(super) fn parse(line: &[u8]) -> Result<Tape<'_>, Fault> {
    let line = std::str::from_utf8(line).map_err(|error| {
        let at = error.valid_up_to() + 1;
        Fault::header(format!("not UTF-8 at byte {at}"))
    })?;
    Tape::parse(line).map_err(|error| Fault::header(format!("not a JSON object: {error}")))
}

/// The game of a record.
pub(super) fn kind(value: Option<Value<'_, '_>>) -> Result<GameKind, String> {
    let value = value.ok_or("the record has no `game`")?;
    let name = value.text().unwrap_or_default();
    name.parse().map_err(|_| {
        let known = GameKind::ALL.map(GameKind::name).join(", ");
        format!("`game` is {value}; it may be {known}")
    })
}

fn check_value(value: Value<'_, '_>, faults: &mut Vec<Fault>) {
    let record = Fields::read(value, "the record", KEYS, KEYS.len() - 1, |fault| {
        faults.push(Fault::header(fault));
    });
    let Some(record) = record else { return };
    let format = get(&record, "format").filter(|format| format.text() != Some(FORMAT));
    if let Some(format) = format {
        let fault = format!("`format` is {format}; this program reads \"{FORMAT}\"");
        return faults.push(Fault::header(fault));
    }
    match kind(get(&record, "game")) {
        Ok(kind) => with_game!(kind, G => Check::<G>::run(&record, faults)),
        Err(fault) => {
            // A missing key has been named already.
            if get(&record, "game").is_some() {
                faults.push(Fault::header(fault));
            }
        }
    }
}

/// A check under way.
struct Check<'r, 't, 'a, 'f, G: Game> {
    record: &'r Fields<'t, 'a, 12>,
    options: G::Options,
    faults: &'f mut Vec<Fault>,
}

impl<G: Game> Check<'_, '_, '_, '_, G> {
    fn run(record: &Fields<'_, '_, 12>, faults: &mut Vec<Fault>) {
        let Some(value) = get(record, "options") else {
            return;
        };
        let read = G::Options::read(value);
        faults.extend(read.faults.into_iter().map(Fault::header));
        let Some(options) = read.options else { return };
        Check::<G> {
            record,
            options,
            faults,
        }
        .match_();
    }

    fn fault(&mut self, text: impl Into<String>) {
        self.faults.push(Fault::header(text));
    }

    fn match_(&mut self) {
        self.seats();
        let dealing = self.dealing();
        self.bots();
        let Some(hands) = get(self.record, "hands") else {
            return;
        };
        let dealt = hands.list().is_some_and(|mut hands| hands.next().is_some());
        let mut dealer = None;
        if let Some(value) = get(self.record, "draw") {
            let draw = draw::check::<G>(value, &self.options, dealing.as_ref(), dealt);
            if let Some(fault) = draw.fault {
                self.fault(fault);
            }
            dealer = draw.dealer;
        }
        let Some(hands) = hands.list() else {
            return self.fault(format!("`hands` is {hands}, not a list"));
        };
        let standing =
            hand::check_all::<G>(hands, &self.options, dealer, dealing.as_ref(), self.faults);
        self.result(standing);
    }

    fn seats(&mut self) {
        let Some(value) = get(self.record, "seats") else {
            return;
        };
        let seats = self.options.seats();
        let names = value.list().map(|names| {
            names.fold((0, true), |(count, texts), name| {
                (count + 1, texts && name.text().is_some())
            })
        });
        if names != Some((seats, true)) {
            self.fault(format!("`seats` has to be a list of {seats} names"));
        }
    }

    /// The dealing, if the record has all of it and it is not contradicted at once.
    fn dealing(&mut self) -> Option<Dealing> {
        let number = self.number();
        let commit = self.digest("commit");
        let cuts = self.cuts();
        let finished = get(self.record, "result").is_some_and(|result| !result.is_null());
        let secret = match get(self.record, "secret") {
            Some(value) if value.is_null() => {
                if finished {
                    self.fault("`secret` is null, but a finished match shows its secret");
                }
                None
            }
            _ => self.digest("secret"),
        };
        let secret = Secret::new(secret?.0);
        let kept = commit.is_none_or(|commit| commit == secret.commit());
        if !kept {
            self.fault(format!(
                "`commit` is not the SHA-256 of the secret, which is {}",
                secret.commit()
            ));
        }
        let dealing = Dealing::new(secret, number?, cuts?);
        // A commitment that does not fit leaves open which of the two is wrong; the first pack tells.
        (kept || self.deals_first_pack(&dealing)).then_some(dealing)
    }

    fn deals_first_pack(&self, dealing: &Dealing) -> bool {
        let first = || {
            let hand = get(self.record, "hands")?.list()?.next()?;
            let mut entries = hand.object()?;
            let (_, pack) = entries.find(|(key, _)| *key == "pack")?;
            read::pack::<G>(pack).ok()
        };
        first().is_some_and(|pack| pack.as_slice() == dealing.pack(1, G::pack()))
    }

    fn number(&mut self) -> Option<u64> {
        let value = get(self.record, "match")?;
        let number = value.whole().and_then(|number| u64::try_from(number).ok());
        let number = number.filter(|&number| number > 0);
        if number.is_none() {
            self.fault(format!(
                "`match` is {value}; it has to be a whole number from 1"
            ));
        }
        number
    }

    fn digest(&mut self, key: &str) -> Option<Bytes32> {
        let value = get(self.record, key)?;
        let digest = value.text().and_then(|text| text.parse().ok());
        if digest.is_none() {
            self.fault(format!(
                "`{key}` is {value}; it has to be 64 lowercase hexadecimal digits"
            ));
        }
        digest
    }

    fn cuts(&mut self) -> Option<Vec<String>> {
        let value = get(self.record, "cuts")?;
        let seats = self.options.seats();
        let mut cuts = Vec::with_capacity(seats);
        for cut in value.list().into_iter().flatten() {
            cuts.extend(cut.text().map(str::to_owned));
        }
        let given = value.list().map(Iterator::count);
        if given != Some(seats) || cuts.len() != seats {
            self.fault(format!("`cuts` has to be a list of {seats} texts"));
            return None;
        }
        for (seat, cut) in cuts.iter().enumerate() {
            if let Err(error) = check_cut(cut) {
                self.fault(format!("the cut of seat {seat}: {error}"));
            }
        }
        Some(cuts)
    }

    fn bots(&mut self) {
        let Some(value) = get(self.record, "bots") else {
            return;
        };
        let seats = self.options.seats();
        let bot = |value: Value<'_, '_>| value.is_null() || value.text().is_some_and(is_bot);
        let right = value
            .list()
            .is_some_and(|bots| bots.clone().count() == seats && bots.clone().all(bot));
        if !right {
            self.fault(format!(
                "`bots` has to be a list of {seats}, each null or \"level/version\" of letters, digits and : . + -"
            ));
        }
    }

    fn result(&mut self, standing: Option<G::Standing>) {
        let Some(value) = get(self.record, "result") else {
            return;
        };
        let winners = standing.and_then(|standing| standing.winners(&self.options));
        if value.is_null() {
            if winners.is_some() {
                self.fault("the match is over, but its result is null");
            }
            return;
        }
        let mut faults = Vec::new();
        let keys = ["totals", "winners"];
        let fields = Fields::read(value, "the match's result", keys, 2, |fault| {
            faults.push(Fault::header(fault));
        });
        self.faults.append(&mut faults);
        let (Some(fields), Some(standing)) = (fields, standing) else {
            return;
        };
        let Some(winners) = winners else {
            return self.fault("the match has a result, but it is not over");
        };
        let right = standing.totals();
        if let Some(value) = fields.get(0) {
            match read::numbers(value, right.len()) {
                Err(fault) => self.fault(format!("the match's totals: {fault}")),
                Ok(totals) if totals != right => self.fault(format!(
                    "the match's totals are {totals:?}, but the hands come to {right:?}"
                )),
                Ok(_) => {}
            }
        }
        if let Some(value) = fields.get(1) {
            match read::ascending(value, self.options.seats()) {
                Err(fault) => self.fault(format!("`winners`: {fault}")),
                Ok(named) if named != winners => self.fault(format!(
                    "the winners are {named:?}, but by the totals they are {winners:?}"
                )),
                Ok(_) => {}
            }
        }
    }
}

/// Whether a text is `level/version` of a bot of the house.
fn is_bot(text: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty()
            && part
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b":.+-".contains(&byte))
    };
    text.split_once('/')
        .is_some_and(|(level, version)| part(level) && part(version))
}
