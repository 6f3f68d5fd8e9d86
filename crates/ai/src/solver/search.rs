//! Alpha-beta with a window of nothing: is it so much, or less?

use arrayvec::ArrayVec;

use super::bounds::Bounds;
use super::cards::{BEATERS, CARDS, Deal, Left, numbers, replies};
use super::judge::Judge;
use super::kin::Kin;
use super::order::{Order, orders, prices};
use super::table::{self, Known, NO_CARD, Table};

/// Whether the leader can get so much, asked between two tricks.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    pub(super) left: Left,
    /// Who leads.
    pub(super) me: usize,
    /// The points left.
    pub(super) sum: i32,
    /// What he needs of them.
    pub(super) need: i32,
    /// How many cards are left.
    pub(super) cards: u32,
}

impl Asked {
    /// What is to be asked after a trick of these two: the leader needs what he needs out of the rest, in which the other
    /// may lead.
    fn after(self, deal: &Deal, lead: usize, card: usize) -> Asked {
        let taken = i32::from(deal.points[lead]) + i32::from(deal.points[card]);
        let sum = self.sum - taken;
        let beaten = BEATERS[lead] >> card & 1 == 1;
        Asked {
            left: self.left.after(deal, lead, card),
            me: self.me ^ usize::from(beaten),
            sum,
            cards: self.cards - 2,
            need: if beaten {
                sum - self.need + 1
            } else {
                self.need - taken
            },
        }
    }

    /// What the answer to that question means for this one.
    fn value(self, after: Asked, value: i32) -> i32 {
        if after.me == self.me {
            self.sum - after.sum + value
        } else {
            after.sum - value
        }
    }
}

/// The search of one deal.
pub(super) struct Search<'t> {
    pub(super) deal: Deal,
    table: &'t mut Table,
    pub(super) judge: Judge,
    kin: Kin,
    /// How many positions were searched.
    pub(super) nodes: u64,
    /// With so many cards left, or fewer, a position is not searched but judged; 0 if all are searched.
    horizon: u32,
    /// With so many cards left, or more, a position is looked up and kept.
    remembered: u32,
    /// Cards under which none lies, those of the trump rank apart.
    bare: u64,
    bounds: Bounds,
    /// The replies to each lead, the most promising first, with what they seem to bring.
    orders: Box<[Order; CARDS]>,
    /// How often each lead has been good, −1000 to 1000; later ones count more.
    good_leads: [i16; CARDS],
    /// What each card is worth to who has it, in points to come: only the order of trying follows from it.
    price: [i16; CARDS],
}

/// The fewest cards with which a position is looked up and kept: searching fewer takes no longer than a look into memory.
const REMEMBERED: u32 = 8;

/// Eighths of a point that a lead which has always been good is put forward, as part of 1000.
const WEIGHT: i16 = 20;

/// Cards to try, each with how promising it is.
type Tries = ArrayVec<(i16, u8), 16>;

impl<'t> Search<'t> {
    pub(super) fn new(deal: Deal, table: &'t mut Table, horizon: u32) -> Search<'t> {
        let price = prices(&deal);
        let those = |has: &dyn Fn(usize) -> bool| -> u64 {
            let cards = numbers((1 << CARDS) - 1).filter(|&card| has(card));
            cards.map(|card| 1u64 << card).sum()
        };
        Search {
            orders: orders(&deal, &price),
            bounds: Bounds::new(&deal),
            bare: those(&|card| card < 32 && deal.under[card] == 0),
            judge: Judge::new(&deal),
            kin: Kin::new(&deal, horizon > 0),
            deal,
            table,
            nodes: 0,
            horizon,
            remembered: REMEMBERED.max(horizon + 2),
            price,
            good_leads: [0; CARDS],
        }
    }

    /// Answers a question between two tricks: the leader gets at least the answer if it is not below what he needs, else at
    /// most that.
    pub(super) fn lead(&mut self, asked: Asked) -> i32 {
        if let Some(value) = self.obvious(asked) {
            return value;
        }
        if asked.cards < self.remembered {
            return self.search(asked, 0, Known::nothing(asked.sum));
        }
        let class = self.kin.class(asked.left.all, asked.me);
        match self.remembered(asked, class) {
            Ok(value) => value,
            Err(known) => self.search(asked, class, known),
        }
    }

    /// The answer if it takes no search.
    fn obvious(&self, asked: Asked) -> Option<i32> {
        let Asked {
            left,
            me,
            sum,
            need,
            ..
        } = asked;
        if need <= 0 {
            return Some(0);
        }
        if need > sum {
            return Some(sum);
        }
        (asked.cards == 2).then(|| {
            let own = left.all & self.deal.own[me];
            let theirs = left.all & self.deal.own[1 - me];
            let beaten = BEATERS[own.trailing_zeros() as usize] & theirs != 0;
            if beaten { 0 } else { sum }
        })
    }

    /// The answer if it follows from what was found out before, else what is known.
    fn remembered(&self, asked: Asked, class: u64) -> Result<i32, Known> {
        let Asked {
            left,
            me,
            sum,
            need,
            ..
        } = asked;
        let key = left.all | (me as u64) << CARDS;
        let mut known = Known::nothing(sum);
        let same = self.kin.same();
        for &entry in self.table.get(class) {
            // Most entries of a place are of other classes, and this tells so at once.
            if (entry ^ key) & same != 0 {
                continue;
            }
            let (low, high) = (table::low(entry), table::high(entry));
            let other = table::key(entry);
            if other == key {
                if low >= need {
                    return Ok(low);
                }
                if high < need {
                    return Ok(high);
                }
                let card = table::card(entry);
                known = Known { low, high, card };
                continue;
            }
            if known.card == NO_CARD {
                known.card = table::card(entry);
            }
            if (low >= need || high < need)
                && let Some((more, less)) = self.kin.apart(left, other)
            {
                if low - less >= need {
                    return Ok(low - less);
                }
                if high + more < need {
                    return Ok(high + more);
                }
            }
        }
        // The best card of another position may not be there.
        if (left.open & self.deal.own[me]) >> known.card & 1 == 0 {
            known.card = NO_CARD;
        }
        Err(known)
    }

    /// Tries one lead after the other.
    fn search(&mut self, asked: Asked, class: u64, mut known: Known) -> i32 {
        let Asked {
            left,
            me,
            sum,
            need,
            ..
        } = asked;
        self.nodes += 1;
        let sure = self.bounds.sure(left, me, true);
        if sure >= need {
            return sure;
        }
        let most = sum - self.bounds.sure(left, 1 - me, false);
        if most < need {
            return most;
        }
        if asked.cards <= self.horizon {
            return self.judge.leaders(left, me, sum).clamp(sure, most);
        }
        let before = self.nodes;
        let mut best = 0;
        let first = known.card;
        if first != NO_CARD {
            best = self.reply(asked, first);
        }
        if best < need {
            let mut tries = self.leads(left, me, first);
            while let Some(card) = next(&mut tries) {
                let value = self.reply(asked, card);
                if value >= need {
                    best = value;
                    known.card = card;
                    self.learn(card, 1000);
                    break;
                }
                best = best.max(value);
                self.learn(card, -1000);
            }
        }
        if best >= need {
            known.low = best;
        } else {
            known.high = best;
        }
        if asked.cards >= self.remembered {
            let key = left.all | (me as u64) << CARDS;
            self.table.put(class, key, known, self.nodes - before);
        }
        best
    }

    /// The same once the leader has led this card.
    pub(super) fn reply(&mut self, asked: Asked, lead: usize) -> i32 {
        let mut least = asked.sum;
        let tries = self.replies(asked.left, asked.me, lead);
        if asked.cards < self.remembered + 2 {
            for card in tries {
                let value = self.trick(asked, lead, card as usize);
                if value < asked.need {
                    return value;
                }
                least = least.min(value);
            }
            return least;
        }
        // All are looked up before one is searched. To touch all first has memory fetch them side by side.
        let mut after: ArrayVec<(Asked, u64), 16> = ArrayVec::new();
        for card in tries {
            let next = asked.after(&self.deal, lead, card as usize);
            if let Some(value) = self.obvious(next) {
                let value = asked.value(next, value);
                if value < asked.need {
                    return value;
                }
                least = least.min(value);
            } else {
                let class = self.kin.class(next.left.all, next.me);
                std::hint::black_box(self.table.get(class)[0]);
                after.push((next, class));
            }
        }
        let mut open: ArrayVec<(Asked, u64, Known), 16> = ArrayVec::new();
        for (next, class) in after {
            match self.remembered(next, class) {
                Ok(value) => {
                    let value = asked.value(next, value);
                    if value < asked.need {
                        return value;
                    }
                    least = least.min(value);
                }
                Err(known) => open.push((next, class, known)),
            }
        }
        for (next, class, known) in open {
            let value = asked.value(next, self.search(next, class, known));
            if value < asked.need {
                return value;
            }
            least = least.min(value);
        }
        least
    }

    /// The same once both have played.
    pub(super) fn trick(&mut self, asked: Asked, lead: usize, card: usize) -> i32 {
        let next = asked.after(&self.deal, lead, card);
        asked.value(next, self.lead(next))
    }

    /// The replies to a lead that are worth a try, the most promising first.
    fn replies(&self, left: Left, me: usize, lead: usize) -> ArrayVec<u8, 16> {
        let may = replies(left.open & self.deal.own[1 - me], lead);
        let against = left.all & self.deal.own[me];
        let mut tries = ArrayVec::new();
        let mut to_try = may;
        for &(_, card) in &self.orders[lead] {
            if to_try >> card & 1 == 1 {
                if !self.dominated(may, against, lead, card as usize) {
                    tries.push(card);
                }
                to_try &= !(1 << card);
                if to_try == 0 {
                    break;
                }
            }
        }
        tries
    }

    /// Whether another card that may be played is never worse as a reply.
    fn dominated(&self, may: u64, against: u64, lead: usize, card: usize) -> bool {
        let equal = may & self.bare(card);
        if BEATERS[lead] >> card & 1 == 1 {
            // Of cards that take as much later on, to take the trick with the one that counts most is never worse.
            let weaker = equal & above(card) & BEATERS[lead];
            let next = weaker & weaker.wrapping_neg();
            next != 0 && against & above(card) & (next - 1) == 0
        } else {
            let stronger = equal & below(card) & !BEATERS[lead];
            stronger != 0 && {
                let next = 1u64 << stronger.ilog2();
                against & below(card) & !(2 * next - 1) == 0
            }
        }
    }

    fn learn(&mut self, lead: usize, result: i16) {
        let good = &mut self.good_leads[lead];
        *good += (result - *good) / 16;
    }

    fn leads(&self, left: Left, me: usize, first: usize) -> Tries {
        let own = left.open & self.deal.own[me];
        let theirs = left.open & self.deal.own[1 - me];
        let mut tries = Tries::new();
        for card in numbers(own) {
            if card != first {
                let may = replies(theirs, card);
                let reply = self.orders[card]
                    .iter()
                    .find(|&&(_, reply)| may >> reply & 1 == 1);
                let gain = reply.map_or(0, |reply| reply.0);
                let score = -gain - self.price[card] + self.good_leads[card] / WEIGHT;
                tries.push((score, card as u8));
            }
        }
        tries
    }

    /// The cards that can be equal to this one: none lies under them, and they are not of the trump rank.
    fn bare(&self, card: usize) -> u64 {
        if card < 32 && self.deal.under[card] == 0 {
            self.bare
        } else {
            0
        }
    }
}

/// The weaker cards of a card's lane.
fn above(card: usize) -> u64 {
    (0xFFu64 << (card & !7)) & !((2u64 << card) - 1)
}

/// The stronger cards of a card's lane.
fn below(card: usize) -> u64 {
    (0xFFu64 << (card & !7)) & ((1u64 << card) - 1)
}

/// The most promising card of those left to try.
fn next(tries: &mut Tries) -> Option<usize> {
    let mut best = 0;
    for (n, one) in tries.iter().enumerate() {
        if one.0 > tries[best].0 {
            best = n;
        }
    }
    (!tries.is_empty()).then(|| tries.swap_remove(best).1 as usize)
}
