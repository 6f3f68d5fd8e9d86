//! What the networks are told of a situation and of an action in it.

use std::cmp::Ordering;

use strohmann_rules::stirnrunde::{Announce, Sight};
use strohmann_rules::{Card, CardBag, CardSet, Seat, Suit};

use crate::greedy::stirnrunde::odds::{Chances, MOST, Odds, count};
use crate::greedy::stirnrunde::{CROWD, crowd};

/// How many numbers tell of the situation of somebody who announces, and of an announcement.
pub(crate) const BID_STATE: usize = 25;
pub(crate) const BID_ACTION: usize = 14;
/// The same of somebody who plays, and of a card.
pub(crate) const CARD_STATE: usize = 31;
pub(crate) const CARD_ACTION: usize = 28;

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// The chances of each number of tricks, with the mean and the variance.
fn spread(chances: &[f32]) -> (Chances, f32, f32) {
    let mut all = Chances::NONE;
    let (mut mean, mut variance) = (0.0, 0.0);
    for &chance in chances {
        all.add(chance);
        mean += chance;
        variance += chance * (1.0 - chance);
    }
    (all, mean, variance)
}

/// How likely just so many tricks are, fewer, more, and by how many they are missed.
fn aim(chances: &Chances, tricks: i32, cards: usize) -> [f32; 4] {
    let (mut exact, mut below, mut above, mut off) = (0.0, 0.0, 0.0, 0.0);
    for (taken, &often) in chances.of[..=cards].iter().enumerate() {
        let over = taken as i32 - tricks;
        match over.cmp(&0) {
            Ordering::Equal => exact += often,
            Ordering::Less => below += often,
            Ordering::Greater => above += often,
        }
        off += often * over.abs() as f32;
    }
    [exact, below, above, off]
}

/// Somebody who announces.
pub(crate) struct Bidding {
    pub(crate) state: [f32; BID_STATE],
    /// How likely each number of tricks is by the cards alone, and with what others have announced.
    plain: Chances,
    scaled: Chances,
    mean: f32,
    cards: usize,
    /// How many tricks have been announced, and which part of the table has announced with me.
    said: f32,
    share: f32,
}

impl Bidding {
    /// With this trump, or none.
    pub(crate) fn new(sight: &Sight, me: Seat, trump: Option<Suit>) -> Bidding {
        let open = &sight.open;
        let seats = usize::from(open.seats);
        let cards = usize::from(open.cards);
        let odds = Odds::new(sight, me, trump);
        let crowded = crowd(sight);
        let mut later = [1.0 / seats as f32; MOST];
        let hand = sight.hands[me];
        if let Some(hand) = hand {
            later = odds.all_later(hand);
        }
        let (plain, mean, variance) = spread(&later[..cards]);
        let scale = 1.0 - CROWD * crowded;
        let scaled_later = later.map(|chance| (chance * scale).min(1.0));
        let (scaled, ..) = spread(&scaled_later[..cards]);
        let (mut said, mut heard, mut none) = (0.0, 0.0, 0.0);
        for seat in Seat::all(seats) {
            if let Some(bid) = sight.bids[seat] {
                said += f32::from(bid);
                heard += 1.0;
                none += flag(bid == 0);
            }
        }
        let bag = hand.unwrap_or_default();
        let each = 1.0 / cards as f32;
        let others = seats as f32 - 1.0;
        let trumps = trump.map_or(0.0, |suit| count(bag, CardSet::suit(suit)));
        let mut longest: f32 = 0.0;
        let mut top: f32 = 0.0;
        for suit in Suit::ALL {
            if Some(suit) != trump {
                longest = longest.max(count(bag, CardSet::suit(suit)));
            }
        }
        for chance in &later[..cards] {
            top = top.max(*chance);
        }
        let sure = later[..cards]
            .iter()
            .filter(|&&chance| chance > 0.6)
            .count() as f32;
        let poor = later[..cards]
            .iter()
            .filter(|&&chance| chance < 0.1)
            .count() as f32;
        let state = [
            cards as f32 / 10.0,
            each,
            flag(cards == 1),
            flag(cards == 2),
            heard / others,
            said / cards as f32,
            crowded,
            none / others,
            others / 5.0,
            1.0 / others,
            flag(trump.is_none()),
            trumps * each,
            trumps / 4.0,
            odds.voids / 3.0,
            flag(open.leader == me),
            mean / 3.0,
            mean * each,
            variance,
            flag(open.setting.announce == Announce::Hidden),
            flag(hand.is_none()),
            longest * each,
            odds.out,
            top,
            sure * each,
            poor * each,
        ];
        Bidding {
            state,
            plain,
            scaled,
            mean,
            cards,
            said,
            share: (heard + 1.0) / seats as f32,
        }
    }

    /// What there is to tell of this announcement.
    pub(crate) fn action(&self, bid: u8) -> [f32; BID_ACTION] {
        let [exact, below, above, off] = aim(&self.plain, bid.into(), self.cards);
        let [exact_too, below_too, _, off_too] = aim(&self.scaled, bid.into(), self.cards);
        let cards = self.cards as f32;
        let (none, whole) = (bid == 0, usize::from(bid) == self.cards);
        let bid = f32::from(bid);
        [
            bid / cards,
            bid / 4.0,
            flag(none),
            flag(whole),
            (self.mean - bid).clamp(-3.0, 3.0) / 2.0,
            (self.mean - bid).abs().min(3.0) / 2.0,
            exact,
            below,
            above,
            off.min(4.0) / 2.0,
            exact_too,
            below_too,
            off_too.min(4.0) / 2.0,
            (self.said + bid) / cards - self.share,
        ]
    }
}

/// Somebody who plays a card.
pub(crate) struct Carding<'a> {
    pub(crate) state: [f32; CARD_STATE],
    odds: Odds<'a>,
    later: [f32; MOST],
    hand: CardBag,
    /// How many tricks are still wanted, and how many are left.
    need: i32,
    left: usize,
    /// Which part of the others are known to lack each suit.
    lacking: [f32; 4],
    leading: bool,
}

impl<'a> Carding<'a> {
    /// With the hand that the sight shows.
    pub(crate) fn new(sight: &'a Sight, me: Seat) -> Carding<'a> {
        let open = &sight.open;
        let seats = usize::from(open.seats);
        let trump = open.trump.suit();
        let odds = Odds::new(sight, me, trump);
        let hand = sight.hands[me].unwrap_or_default();
        let later = odds.all_later(hand);
        let left = usize::from(open.cards - open.played);
        let need = i32::from(sight.bids[me].unwrap_or(0)) - i32::from(open.tricks[me]);
        let (_, mean, variance) = spread(&later[..left]);
        let others = odds.others;
        let to_come = (open.leader.distance_from(me, seats) + seats - 1) % seats;
        let to_come = if open.leader == me {
            seats - 1
        } else {
            to_come
        };
        let (mut want, mut lost, mut all, mut full) = (0.0, 0.0, 0.0, need.max(0) as f32);
        let (mut next_want, mut next_full, mut next_lost) = (0.0, 0.0, 0.0);
        let mut lacking = [0.0; 4];
        let mut no_trumps = 0.0;
        let mut seat = me;
        for step in 1..seats {
            seat = seat.next(seats);
            let needs = i32::from(sight.bids[seat].unwrap_or(0)) - i32::from(open.tricks[seat]);
            let comes = step <= to_come;
            full += needs.max(0) as f32;
            if needs < 0 || needs > left as i32 {
                lost += 1.0;
                next_lost += flag(comes);
            } else if needs > 0 {
                want += 1.0;
                all += flag(needs == left as i32);
                next_want += flag(comes);
                next_full += flag(comes && needs == left as i32);
            }
            for suit in Suit::ALL {
                if !open.lacks[seat].of_suit(suit).is_empty() {
                    lacking[suit as usize] += 1.0 / others;
                }
            }
            if let Some(trump) = trump
                && !open.lacks[seat].of_suit(trump).is_empty()
            {
                no_trumps += 1.0;
            }
        }
        let needs =
            |seat: Seat| i32::from(sight.bids[seat].unwrap_or(0)) - i32::from(open.tricks[seat]);
        let leader_wants = open.winning.is_some_and(|seat| needs(seat) > 0);
        let leader_ducks = open.winning.is_some_and(|seat| needs(seat) == 0);
        let part = left as f32;
        let trumps = trump.map_or(0.0, |suit| count(hand, CardSet::suit(suit)));
        let out_trumps = trump.map_or(0.0, |suit| odds.of_suit[suit as usize]);
        let state = [
            1.0 / part,
            part / 10.0,
            flag(need < 0),
            flag(need == 0),
            need.max(0) as f32 / part,
            flag(need == left as i32),
            flag(need > left as i32),
            (mean - need as f32).clamp(-3.0, 3.0) / 2.0,
            variance,
            flag(open.leader == me),
            to_come as f32 / others,
            others / 5.0,
            flag(trump.is_none()),
            want / others,
            lost / others,
            all / others,
            ((full - part) / part).clamp(-1.0, 2.0),
            (full - part).clamp(-3.0, 3.0) / 3.0,
            next_want / others,
            next_full / others,
            next_lost / others,
            flag(leader_wants),
            flag(leader_ducks),
            trumps / part,
            odds.voids / 3.0,
            odds.out,
            out_trumps * odds.out / others / part,
            no_trumps / others,
            flag(to_come == 0),
            flag(left == 2),
            need.clamp(-2, 4) as f32 / 3.0,
        ];
        Carding {
            state,
            leading: open.leader == me,
            odds,
            later,
            hand,
            need,
            left,
            lacking,
        }
    }

    /// What there is to tell of this card.
    pub(crate) fn action(&self, card: Card) -> [f32; CARD_ACTION] {
        let suit = card.suit();
        let mut rest = [0.0; MOST];
        let mut own = 0.0;
        let mut skipped = false;
        let mut kept = 0;
        for (held, &chance) in self.hand.into_iter().zip(&self.later) {
            if held == card && !skipped {
                skipped = true;
                own = chance;
            } else {
                rest[kept] = chance;
                kept += 1;
            }
        }
        let (chances, mean, _) = spread(&rest[..kept]);
        let now = self.odds.now(card);
        let won = aim(&chances, self.need - 1, kept);
        let lost = aim(&chances, self.need, kept);
        let mix = |of: usize| now * won[of] + (1.0 - now) * lost[of];
        let above = self.odds.above(card);
        let equal = self.odds.unseen.count(card) as f32;
        let unseen = self.odds.of_suit[suit as usize];
        let below = (unseen - above - equal).max(0.0);
        let out = self.odds.out;
        let held = count(self.hand, CardSet::suit(suit));
        let alone = held < 1.5;
        let mut higher = 0.0;
        for other in self.hand {
            if other.suit() == suit && other != card && self.odds.above(other) < above {
                higher += 1.0;
            }
        }
        let same = self.hand.count(card) as f32 - 1.0;
        let lower = (held - 1.0 - same - higher).max(0.0);
        let part = self.left as f32;
        let trump = self.odds.is_trump(suit);
        let each = out / self.odds.others;
        [
            now,
            own,
            flag(now > 0.0),
            flag(trump),
            (above * out).min(6.0) / 4.0,
            (below * out).min(8.0) / 4.0,
            held / part,
            (unseen * each).min(3.0) / 2.0,
            won[0],
            lost[0],
            won[3].min(4.0) / 2.0,
            lost[3].min(4.0) / 2.0,
            mix(0),
            mix(3).min(4.0) / 2.0,
            flag(alone),
            same,
            equal * out,
            flag(above < 0.5),
            higher / part,
            lower / part,
            self.lacking[suit as usize],
            flag(self.leading) * flag(trump),
            flag(self.leading) * own,
            flag(self.leading) * (below * each).min(3.0) / 2.0,
            (mean + now - self.need as f32).clamp(-3.0, 3.0) / 2.0,
            mix(1),
            flag(self.need <= 0) * now,
            now * now,
        ]
    }
}
