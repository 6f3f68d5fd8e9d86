//! What a Vitou player sees, as the numbers of the network's inputs that are on.

use arrayvec::ArrayVec;
use strohmann_rules::vitou::{
    Action, Near, Options, Phase, RANKS, Side, Sight, Standing, Table, Variant, Worth,
};
use strohmann_rules::{
    CardSet, Eye, Game, Heard, Options as _, Rank, Seat, Seen, Signals, Standing as _, View, Vitou,
};

use crate::greedy::vitou::signals::told_of;
use crate::guess::Evidence;

/// The most inputs that can be on at once.
const MOST: usize = 128;

/// The inputs that are on, each once.
pub(super) type On = ArrayVec<u16, MOST>;

/// Numbers the inputs: a group begins where the one before it ends.
macro_rules! groups {
    ($($name:ident: $size:expr,)+) => {
        groups!(@ 0; $($name: $size,)+);
    };
    (@ $start:expr; $name:ident: $size:expr, $($rest:tt)*) => {
        const $name: usize = $start;
        groups!(@ $name + $size; $($rest)*);
    };
    (@ $start:expr;) => {
        /// How many inputs there are.
        pub(super) const INPUTS: usize = $start;
    };
}

/// Ranks, and seats counted from the player's own.
const R: usize = RANKS.len();
const S: usize = 4;
/// Steps of a hand's worth: 1, 3, 6, 12, match.
const W: usize = 5;
const FAR: usize = 22;

groups! {
    // At least so many of each rank in hand, and the hand in order.
    HAND: 3 * R,
    SORTED: 3 * R,
    PARTNER: 3 * R,
    // Who played which rank to which trick.
    PLAYED: S * 3 * R,
    // The trick under way: whose it is so far, and the highest rank.
    TOP: 3 * R + 1,
    // The tricks so far, and from which place I play.
    PLACE: 7 * S,
    // Tens, nines and aces not seen.
    UNSEEN: 3 * 5,
    AGREED: W,
    OFFERED: W,
    // Who made which raise in which trick, and which of them were blind.
    RAISED: W * S * 3,
    BLIND: S,
    MINE: 4,
    PHASE: 8,
    DEALER: S,
    PASSED: S,
    PROPOSED: S,
    MISSING: 2 * FAR,
    // Whether what is agreed, offered, or raised next wins the match.
    ENOUGH: 2 * 3,
    // How many hands the match has had, and how fast points come.
    HANDS: 6,
    PACE: 6,
    SAID: S * 4,
    TOLD: S * 3 * 2,
    SIGNALS: 3,
}

/// The inputs that are on for the seat whose view it is.
///
/// They tell nothing that the view does not: ranks without suits, seats counted from the player's own.
pub(super) fn inputs(view: &View<Vitou>) -> On {
    let Eye::Seat(me) = view.eye else {
        return On::new();
    };
    let mut encoder = Encoder {
        on: On::new(),
        table: &view.sight.table,
        me,
        seats: view.sight.table.seats(),
    };
    encoder.hands(&view.sight);
    encoder.trick();
    encoder.log(&view.log);
    encoder.stakes();
    encoder.standing(&view.options, &view.standing);
    if encoder.seats == S {
        encoder.signals(&view.options, &view.log, &view.heard);
    }
    encoder.on
}

/// Leaves out what is not taken as evidence. Raises, passes and signals are words, who played what to which trick are cards.
pub(super) fn take(on: &mut On, evidence: Evidence) {
    let word = |input: usize| {
        (RAISED..MINE).contains(&input)
            || (PASSED..MISSING).contains(&input)
            || (SAID..SIGNALS).contains(&input)
    };
    on.retain(|input| {
        let input = usize::from(*input);
        (evidence.words || !word(input)) && (evidence.cards || !(PLAYED..TOP).contains(&input))
    });
}

struct Encoder<'a> {
    on: On,
    table: &'a Table,
    me: Seat,
    seats: usize,
}

fn strength(rank: Rank) -> usize {
    Vitou::strength(rank).into()
}

/// The step of a worth.
pub(super) fn step(worth: Worth) -> usize {
    match worth {
        Worth::Points(1) => 0,
        Worth::Points(3) => 1,
        Worth::Points(6) => 2,
        Worth::Points(_) => 3,
        Worth::Match => 4,
    }
}

impl Encoder<'_> {
    fn on(&mut self, input: usize) {
        // More than there can be would be left out, for a set of inputs is never wrong enough to stop at.
        let _ = self.on.try_push(input as u16);
    }

    fn seat(&self, seat: Seat) -> usize {
        seat.distance_from(self.me, self.seats)
    }

    fn hands(&mut self, sight: &Sight) {
        let own = sight.hands[self.me].unwrap_or_default();
        self.counted(HAND, own);
        let mut ranks: ArrayVec<usize, 3> =
            own.into_iter().map(|card| strength(card.rank())).collect();
        ranks.sort_unstable();
        for (place, rank) in ranks.into_iter().rev().enumerate() {
            self.on(SORTED + place * R + rank);
        }
        if let Some(partner) = self.table.shown(self.me) {
            self.counted(PARTNER, sight.hands[partner].unwrap_or_default());
        }
        let unseen = sight.unseen();
        for (n, rank) in [Rank::Ten, Rank::Nine, Rank::Ace].into_iter().enumerate() {
            self.on(UNSEEN + n * 5 + unseen.of_rank(rank).len());
        }
    }

    fn counted(&mut self, group: usize, cards: CardSet) {
        for rank in RANKS {
            for nth in 0..cards.of_rank(rank).len().min(3) {
                self.on(group + nth * R + strength(rank));
            }
        }
    }

    fn trick(&mut self) {
        let mut top = None;
        let mut owner = 1;
        for (seat, card) in self.table.trick() {
            let rank = strength(card.rank());
            if top.is_none_or(|top| rank > top) {
                let ours = Side::of(seat) == Side::of(self.me);
                (top, owner) = (Some(rank), if ours { 0 } else { 2 });
            } else if top == Some(rank) {
                owner = 1;
            }
        }
        self.on(top.map_or(TOP + 3 * R, |top| TOP + owner * R + top));
        let side = Side::of(self.me);
        let tricks = self.table.tricks();
        let first = tricks
            .first()
            .copied()
            .flatten()
            .map(|seat| Side::of(seat) == side);
        let state = match (tricks.len(), first) {
            (0, _) => 0,
            (1, Some(true)) => 1,
            (1, Some(false)) => 2,
            (1, None) => 3,
            (_, Some(true)) => 4,
            (_, Some(false)) => 5,
            (_, None) => 6,
        };
        let place = self.me.distance_from(self.table.leader(), self.seats);
        self.on(PLACE + state * S + place);
    }

    fn log(&mut self, log: &[Seen<Action>]) {
        let (mut cards, mut raises, mut looked) = (0, 0, 0u8);
        for seen in log {
            let seat = self.seat(seen.seat);
            let trick = (cards / self.seats).min(2);
            match seen.action {
                Some(Action::Play(card)) => {
                    self.on(PLAYED + (seat * 3 + trick) * R + strength(card.rank()));
                    cards += 1;
                }
                Some(Action::Raise(_)) => {
                    self.on(RAISED + (raises * S + seat) * 3 + trick);
                    if self.table.variant() == Variant::CasonTwo
                        && raises == 0
                        && looked >> seat & 1 == 0
                    {
                        self.on(BLIND + seat);
                    }
                    raises = (raises + 1).min(W - 1);
                }
                Some(Action::Look) => looked |= 1 << seat,
                Some(Action::Pass) => self.on(PASSED + seat),
                Some(Action::Skip) => self.on(PROPOSED + seat),
                _ => {}
            }
        }
    }

    fn stakes(&mut self) {
        let table = self.table;
        let (side, agreed) = (Side::of(self.me), table.worth());
        self.on(AGREED + step(agreed));
        let offered = table.offered();
        self.on(OFFERED + offered.map_or(0, step));
        let mine = [
            table.owing() == Some(self.me),
            table.raised(),
            table.may_raise(side),
            table.may_raise(side.other()),
        ];
        for (n, _) in mine.into_iter().enumerate().filter(|(_, is)| *is) {
            self.on(MINE + n);
        }
        let now = step(offered.unwrap_or(agreed));
        let next = (now + 1).min(table.variant().ladder().len());
        for (n, side) in [side, side.other()].into_iter().enumerate() {
            let missing = table.missing(side);
            for (m, step) in [step(agreed), now, next].into_iter().enumerate() {
                let last = step == table.variant().ladder().len();
                if last || [1, 3, 6, 12, 99][step] >= missing {
                    self.on(ENOUGH + n * 3 + m);
                }
            }
            self.on(MISSING + n * FAR + (missing.max(0) as usize).min(FAR - 1));
        }
        let phase = match table.phase() {
            Phase::Blind => 0,
            Phase::Skip => 1,
            Phase::Skipped => 2,
            Phase::Decide => 3,
            Phase::Asked => 4,
            Phase::Offer => 5,
            Phase::Answer => 6,
            Phase::Play | Phase::Over(_) => 7,
        };
        self.on(PHASE + phase);
        self.on(DEALER + self.seat(table.dealer()));
    }

    fn standing(&mut self, options: &Options, standing: &Standing) {
        let hands = standing.hands() as i32;
        let bucket = match hands {
            0 => 0,
            1 => 1,
            2 => 2,
            3..=5 => 3,
            6..=11 => 4,
            _ => 5,
        };
        self.on(HANDS + bucket);
        if hands > 0 && standing.near(options) == Near::Neither {
            let points: i32 = standing.totals().iter().sum();
            let pace = match 4 * points / hands {
                0..=3 => 0,
                4..=5 => 1,
                6..=8 => 2,
                9..=12 => 3,
                13..=20 => 4,
                _ => 5,
            };
            self.on(PACE + pace);
        }
    }

    fn signals(&mut self, options: &Options, log: &[Seen<Action>], heard: &[Heard]) {
        let signals = match options.signals() {
            Signals::Open => 0,
            Signals::Covert => 1,
            Signals::Off => 2,
        };
        self.on(SIGNALS + signals);
        let mut said = [false; S * 4];
        for heard in heard {
            said[self.seat(heard.seat) * 4 + heard.signal as usize] = true;
        }
        for (n, _) in said.into_iter().enumerate().filter(|(_, said)| *said) {
            self.on(SAID + n);
        }
        if heard.is_empty() {
            return;
        }
        let told = told_of(log, heard);
        let me = self.me;
        for seat in Seat::all(S).filter(|&seat| seat != me) {
            for (n, rank) in [Rank::Ten, Rank::Nine, Rank::Ace].into_iter().enumerate() {
                if let Some(holds) = told[seat.index()][strength(rank)] {
                    self.on(TOLD + (self.seat(seat) * 3 + n) * 2 + usize::from(holds));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use strohmann_rules::vitou::Raise;
    use strohmann_rules::{Hand, Round as _, Sight as _, Signal};

    #[test]
    fn each_is_there_and_on_once() {
        let mut chance = Chance::new(8);
        let mut most = 0;
        for number in 0..600 {
            let variant = Variant::ALL[number % 3];
            let options = Options {
                variant,
                signals: Signals::Open,
            };
            let target = variant.target() as usize;
            let standing = Standing::new(&options, Seat::new(chance.below(variant.seats())));
            let totals = [0; 2].map(|_: i32| chance.below(target) as i32);
            let mut pack = Vitou::pack().to_vec();
            chance.shuffle(&mut pack);
            let mut hand = Hand::<Vitou>::deal(&options, standing.after(&options, &totals), pack);
            while let Some(seat) = hand.round().to_act() {
                let view = hand.view(&options, Eye::Seat(seat));
                let mut on = inputs(&view);
                most = most.max(on.len());
                on.sort_unstable();
                assert!(on.windows(2).all(|two| two[0] < two[1]), "{on:?}");
                assert!(on.iter().all(|&input| usize::from(input) < INPUTS));
                if !view.may_signal.is_empty() {
                    let signal = view.may_signal[chance.below(view.may_signal.len())];
                    let all = strohmann_rules::SeatSet::all(variant.seats());
                    hand.say(&options, seat, signal, all)
                        .expect("it may be given");
                }
                let legal = view.sight.legal();
                let action = legal[chance.below(legal.len())];
                hand.act(seat, action).expect("it is legal");
            }
        }
        assert!((30..MOST).contains(&most), "{most}");
    }

    #[test]
    fn without_evidence_what_others_did_makes_no_difference() {
        let options = Options::default();
        let standing = Standing::new(&options, Seat::new(0));
        let hand = Hand::<Vitou>::deal(&options, standing, Vitou::pack().to_vec());
        let seat = hand.round().to_act().expect("the hand goes on");
        let quiet = hand.view(&options, Eye::Seat(seat));
        let mut spoken = quiet.clone();
        spoken.heard.push(Heard {
            after: 0,
            seat: seat.next(S).next(S),
            signal: Signal::RightEye,
            seen: None,
        });
        let mut raised = quiet.clone();
        raised.log.push(Seen {
            seat: seat.next(S),
            action: Some(Action::Raise(Raise::Three)),
        });
        let all = |view: &View<Vitou>| inputs(view);
        let taken = |view: &View<Vitou>, words, cards| {
            let mut on = inputs(view);
            take(&mut on, Evidence { words, cards });
            on
        };
        for told in [&spoken, &raised] {
            assert_ne!(all(told), all(&quiet));
            assert_eq!(taken(told, true, true), all(told));
            assert_eq!(taken(told, true, false), all(told));
            assert_eq!(taken(told, false, true), all(&quiet));
        }
        let mut played = quiet.clone();
        let card = Vitou::pack()[0];
        played.log.push(Seen {
            seat: seat.next(S),
            action: Some(Action::Play(card)),
        });
        assert_ne!(all(&played), all(&quiet));
        assert_eq!(taken(&played, true, false), all(&quiet));
        assert_eq!(taken(&played, false, true), all(&played));
    }
}
