//! Before a match: who sits where, who is ready, and the commitment to the cards to come.

use strohmann_ai::Level;
use strohmann_rules::Secret;

use super::event::{Chair, Guest};
use super::no::No;

/// Names for bots, as many as a table can need and some more, should the players have some of them.
const BOTS: [&str; 12] = [
    "Ben", "Cleo", "Dora", "Emil", "Fanny", "Gustav", "Hanna", "Ivo", "Jule", "Kuno", "Lotte",
    "Moritz",
];

/// The next match, as far as it is known before it begins.
#[derive(Clone)]
pub(crate) struct Next {
    /// Its number at this table, from 1.
    pub(crate) number: u64,
    /// Only its commitment is shown.
    pub(crate) secret: Secret,
    /// Who is ready, with their cuts.
    pub(crate) ready: Vec<(String, String)>,
}

/// Which seat somebody has.
pub(crate) fn seat_of(chairs: &[Chair], id: &str) -> Option<usize> {
    chairs
        .iter()
        .position(|chair| matches!(chair, Chair::Human(guest) if guest.id == id))
}

/// The humans at a table.
pub(crate) fn guests(chairs: &[Chair]) -> impl Iterator<Item = &Guest> {
    chairs.iter().filter_map(|chair| match chair {
        Chair::Human(guest) => Some(guest),
        Chair::Free | Chair::Bot { .. } => None,
    })
}

fn taken(chairs: &[Chair], wanted: &str) -> bool {
    chairs.iter().any(|chair| chair.name() == wanted)
}

/// A name nobody else at the table has.
fn told_apart(chairs: &[Chair], wanted: &str) -> String {
    if !taken(chairs, wanted) {
        return wanted.to_owned();
    }
    let numbered = |n: usize| format!("{wanted} {n}");
    let free = (2..=chairs.len() + 2)
        .map(numbered)
        .find(|name| !taken(chairs, name));
    free.unwrap_or_else(|| wanted.to_owned())
}

/// Calls somebody at the table by another name, one that nobody else there has.
pub(crate) fn rename(chairs: &mut [Chair], id: &str, wanted: &str) {
    let Some(own) = seat_of(chairs, id) else {
        return;
    };
    let before = std::mem::replace(&mut chairs[own], Chair::Free);
    let name = match before.name() {
        // A number behind it tells apart already.
        old if old.strip_prefix(wanted).is_some_and(is_number) && !taken(chairs, old) => {
            old.to_owned()
        }
        _ => told_apart(chairs, wanted),
    };
    chairs[own] = Chair::Human(Guest {
        id: id.to_owned(),
        name,
    });
}

fn is_number(rest: &str) -> bool {
    rest.is_empty()
        || rest
            .strip_prefix(' ')
            .is_some_and(|n| n.parse::<u32>().is_ok())
}

/// A chair with a bot whose name nobody else at the table has.
pub(crate) fn bot(chairs: &[Chair], level: Level) -> Chair {
    let name = BOTS.iter().find(|name| !taken(chairs, name));
    Chair::Bot {
        level: level.to_string(),
        name: name.unwrap_or(&BOTS[0]).to_string(),
    }
}

/// How the chairs may be changed before a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Takes a free seat, or moves to it.
    Sit(usize),
    /// Gives the own seat up.
    Stand,
    /// Puts a bot on a free seat or changes the one that sits there.
    Bot(usize, Level),
    /// Takes a bot or a guest out.
    Clear(usize),
    /// Lets two seats change places.
    Swap(usize, usize),
}

/// The chairs after a change that `who` wants.
///
/// # Errors
/// Why not: the seat is taken, or it is not for him to say.
pub(crate) fn change(
    chairs: &[Chair],
    maker: &str,
    who: &Guest,
    change: &Change,
) -> Result<Vec<Chair>, No> {
    let own = seat_of(chairs, &who.id);
    // Where the maker does not sit himself, whoever sits there looks after the bots.
    let hosts = who.id == maker || own.is_some() && seat_of(chairs, maker).is_none();
    let mut after = chairs.to_vec();
    let at = |seat: usize| chairs.get(seat).ok_or(No::UnknownSeat);
    match *change {
        Change::Sit(seat) => {
            if *at(seat)? != Chair::Free {
                return Err(No::SeatTaken);
            }
            if let Some(own) = own {
                after.swap(own, seat);
            } else {
                let name = told_apart(chairs, &who.name);
                after[seat] = Chair::Human(Guest {
                    id: who.id.clone(),
                    name,
                });
            }
        }
        Change::Stand => after[own.ok_or(No::NotSeated)?] = Chair::Free,
        Change::Bot(seat, level) => match at(seat)? {
            _ if !hosts => return Err(No::MakerOnly),
            Chair::Human(_) => return Err(No::SeatTaken),
            Chair::Free => after[seat] = bot(chairs, level),
            Chair::Bot { name, .. } => {
                after[seat] = Chair::Bot {
                    level: level.to_string(),
                    name: name.clone(),
                }
            }
        },
        Change::Clear(seat) => {
            at(seat)?;
            if !hosts && own != Some(seat) {
                return Err(No::MakerOnly);
            }
            after[seat] = Chair::Free;
        }
        Change::Swap(one, other) => {
            at(one)?;
            at(other)?;
            if own.is_none() && !hosts {
                return Err(No::NotSeated);
            }
            after.swap(one, other);
        }
    }
    Ok(after)
}
