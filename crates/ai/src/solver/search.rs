//! Alpha-beta with a window of nothing: is it so much, or less?

use arrayvec::ArrayVec;

use super::cards::{BEATERS, CARDS, Deal, Left, RANKS, TRUMPS, numbers, replies};
use super::judge::Judge;
use super::table::{Known, NO_CARD, Table};

/// The search of one deal.
pub(super) struct Search<'t> {
    pub(super) deal: Deal,
    table: &'t mut Table,
    pub(super) judge: Judge,
    /// How many positions were looked at.
    pub(super) nodes: u64,
    /// With so many cards left, or fewer, a position is not searched but judged; 0 if all are searched.
    horizon: u32,
    /// Cards under which none lies, those of the trump rank apart.
    bare: u64,
    /// The cards that count 1, 2 and so on.
    values: [u64; 9],
    /// The replies to each lead, the most promising first, with what they seem to bring.
    orders: Box<[Order; CARDS]>,
    /// How often each lead has been good, −1000 to 1000; later ones count more.
    good_leads: [i16; CARDS],
    /// What each card is worth to who has it, in points to come: only the order of trying follows from it.
    price: [i16; CARDS],
}

/// With how many cards left, or more, all tricks of a lead are looked up before one is searched: with fewer, searching
/// takes no longer.
const LOOK_UP: u32 = 10;

/// Eighths of a point that a lead which has always been good is put forward, as part of 1000.
const WEIGHT: i16 = 20;

/// The cards of the other, the most promising first, each with what it seems to bring in eighths of a point.
type Order = [(i16, u8); 17];

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
            values: std::array::from_fn(|n| those(&|card| deal.points[card] as usize == n + 1)),
            bare: those(&|card| card < 32 && deal.under[card] == 0),
            judge: Judge::new(&deal),
            deal,
            table,
            nodes: 0,
            horizon,
            price,
            good_leads: [0; CARDS],
        }
    }

    /// Whether the leader can get `need` of the `sum` points left: at least that if the answer is not below `need`,
    /// else at most that.
    pub(super) fn lead(&mut self, left: Left, me: usize, sum: i32, need: i32) -> i32 {
        if need <= 0 {
            return 0;
        }
        if need > sum {
            return sum;
        }
        self.nodes += 1;
        // `me` leads.
        let own = left.all & self.deal.own[me];
        let theirs = left.all & self.deal.own[1 - me];
        if own.is_power_of_two() {
            return last(own, theirs, sum);
        }
        let key = left.all | (me as u64) << 36;
        let known = self.table.get(key);
        let mut known = known.unwrap_or(Known {
            low: 0,
            high: sum,
            card: NO_CARD,
        });
        if known.low >= need {
            return known.low;
        }
        if known.high < need {
            return known.high;
        }
        let sure = self.sure(own, theirs);
        if sure >= need {
            return sure;
        }
        let most = sum - self.sure(theirs, own);
        if most < need {
            return most;
        }
        if left.all.count_ones() <= self.horizon {
            return self.judge.leaders(left, me, sum).clamp(sure, most);
        }
        let before = self.nodes;
        let mut best = 0;
        let first = known.card;
        if first != NO_CARD {
            best = self.reply(left, me, first, sum, need);
        }
        if best < need {
            let mut tries = self.leads(left, me, first);
            while let Some(card) = next(&mut tries) {
                let value = self.reply(left, me, card, sum, need);
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
        self.table.put(key, known, self.nodes - before);
        best
    }

    /// The same once the leader has led this card.
    pub(super) fn reply(&mut self, left: Left, me: usize, lead: usize, sum: i32, need: i32) -> i32 {
        let may = replies(left.open & self.deal.own[1 - me], lead);
        let against = left.all & self.deal.own[me];
        if left.all.count_ones() >= LOOK_UP {
            for card in numbers(may) {
                if let Some(value) = self.refuted(left, me, lead, card, sum, need) {
                    return value;
                }
            }
        }
        let mut least = sum;
        let mut to_try = may;
        for n in 0.. {
            let (_, card) = self.orders[lead][n];
            let card = card as usize;
            if to_try >> card & 1 == 0 {
                continue;
            }
            to_try &= !(1 << card);
            if !self.dominated(may, against, lead, card) {
                let value = self.trick(left, me, lead, card, sum, need);
                if value < need {
                    return value;
                }
                least = least.min(value);
            }
            if to_try == 0 {
                break;
            }
        }
        least
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

    /// The same once both have played.
    pub(super) fn trick(
        &mut self,
        left: Left,
        me: usize,
        lead: usize,
        card: usize,
        sum: i32,
        need: i32,
    ) -> i32 {
        let after = left.after(&self.deal, lead, card);
        let taken = i32::from(self.deal.points[lead]) + i32::from(self.deal.points[card]);
        let rest = sum - taken;
        if BEATERS[lead] >> card & 1 == 1 {
            // The leader needs what he needs out of the rest, in which the other leads.
            rest - self.lead(after, 1 - me, rest, rest - need + 1)
        } else {
            taken + self.lead(after, me, rest, need - taken)
        }
    }

    /// What the trumps of a player bring him whatever the other does.
    ///
    /// A card of the other can beat one trump at most. So of the strongest so many, those win that are more than the
    /// other's cards that beat the weakest of them, and each brings itself and a card of the other.
    fn sure(&self, own: u64, theirs: u64) -> i32 {
        let ranks = (own & RANKS).count_ones() as i32;
        let over = ranks - (theirs & RANKS).count_ones() as i32;
        let (mut wins, mut among) = (over, own & RANKS);
        let mut lane = own & 0xFF;
        let all = lane;
        let others = theirs & 0xFF;
        while lane != 0 {
            let card = lane & lane.wrapping_neg();
            lane ^= card;
            let strongest = over + (all & (2 * card - 1)).count_ones() as i32
                - (others & (card - 1)).count_ones() as i32;
            if strongest > wins {
                wins = strongest;
                among = own & (RANKS | (2 * card - 1) & 0xFF);
            }
        }
        if wins <= 0 {
            return 0;
        }
        self.cheapest(among, wins) + self.cheapest(theirs, wins)
    }

    /// What the so many cards of a set that count least come to.
    fn cheapest(&self, set: u64, count: i32) -> i32 {
        let mut left = count;
        let mut sum = 0;
        for (n, &value) in self.values.iter().enumerate() {
            let here = ((set & value).count_ones() as i32).min(left);
            sum += here * (n as i32 + 1);
            left -= here;
            if left == 0 {
                break;
            }
        }
        sum
    }

    fn learn(&mut self, lead: usize, result: i16) {
        let good = &mut self.good_leads[lead];
        *good += (result - *good) / 16;
    }

    /// What is already known of a trick that gives the leader less than he needs.
    fn refuted(
        &self,
        left: Left,
        me: usize,
        lead: usize,
        card: usize,
        sum: i32,
        need: i32,
    ) -> Option<i32> {
        let all = left.all & !(1 << lead | 1 << card);
        let taken = i32::from(self.deal.points[lead]) + i32::from(self.deal.points[card]);
        let rest = sum - taken;
        let value = if BEATERS[lead] >> card & 1 == 1 {
            rest - self.table.get(all | ((1 - me) as u64) << 36)?.low
        } else {
            taken + self.table.get(all | (me as u64) << 36)?.high
        };
        (value < need).then_some(value)
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

/// What the leader gets out of the last trick.
fn last(own: u64, theirs: u64, sum: i32) -> i32 {
    let beaten = BEATERS[own.trailing_zeros() as usize] & theirs != 0;
    if beaten { 0 } else { sum }
}

/// The other's cards in the order in which they are tried as replies.
fn orders(deal: &Deal, price: &[i16; CARDS]) -> Box<[Order; CARDS]> {
    let mut orders = Box::new([[(0, 63); 17]; CARDS]);
    for seat in 0..2 {
        for lead in numbers(deal.own[seat]) {
            let mut order: ArrayVec<(i16, u8), 17> = ArrayVec::new();
            for card in numbers(deal.own[1 - seat]) {
                let points = 8 * (i16::from(deal.points[lead]) + i16::from(deal.points[card]));
                let won = BEATERS[lead] >> card & 1 == 1;
                order.push((
                    (if won { points } else { -points }) - price[card],
                    card as u8,
                ));
            }
            order.sort_by_key(|one| -one.0);
            orders[lead][..order.len()].copy_from_slice(&order);
        }
    }
    orders
}

/// Eighths of a point.
fn prices(deal: &Deal) -> [i16; CARDS] {
    let mut prices = [0; CARDS];
    for seat in 0..2 {
        let theirs = deal.own[1 - seat];
        let trumps = (theirs & TRUMPS).count_ones() as f32;
        for card in numbers(deal.own[seat]) {
            let above = (theirs & BEATERS[card] & !TRUMPS).count_ones() as f32;
            let wins = if card >= 32 {
                0.97
            } else if card < 8 {
                let above = (theirs & BEATERS[card]).count_ones() as f32;
                0.94 - 0.03 * above
            } else {
                (0.274 - 0.109 * above - 0.037 * trumps).max(-0.184)
            };
            let value = f32::from(deal.points[card]);
            let price = wins * (value + 3.7) - (1.0 - wins) * (value + 2.2);
            prices[card] = (price * 8.0) as i16;
        }
    }
    prices
}
