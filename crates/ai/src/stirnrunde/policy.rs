//! Stirnrunde by two small networks that have learned from play against themselves, one for announcements and one for cards.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use strohmann_rules::stirnrunde::{Action, Announce, Phase, Sight, follow};
use strohmann_rules::{Card, CardSet, Eye, Seat, Stirnrunde, Suit};

use super::features::{BID_ACTION, BID_STATE, Bidding, CARD_ACTION, CARD_STATE, Carding};
use super::net::Net;
use super::stake::Stake;
use crate::chance::Chance;
use crate::greedy::Tactics;
use crate::greedy::stirnrunde::odds::MOST;
use crate::think::Promise;

/// The networks.
#[derive(Clone)]
pub(crate) struct Policy {
    pub(crate) bid: Net<BID_STATE, BID_ACTION>,
    pub(crate) card: Net<CARD_STATE, CARD_ACTION>,
}

/// What they have learned: first the network for announcements, then that for cards.
static LEARNED: LazyLock<Policy> = LazyLock::new(|| {
    let numbers = include_str!("learned.txt").split_ascii_whitespace();
    let mut numbers = numbers.map(|number| number.parse().unwrap_or_default());
    let policy = Policy {
        bid: Net::read(&mut numbers),
        card: Net::read(&mut numbers),
    };
    assert!(numbers.next().is_none(), "each number has its place");
    policy
});

/// The largest gain.
fn top(gains: impl IntoIterator<Item = f32>) -> f32 {
    gains.into_iter().fold(f32::NEG_INFINITY, f32::max)
}

/// The item that gains most, the first of equal ones.
fn best<T: Copy>(items: impl IntoIterator<Item = (T, f32)>) -> Option<T> {
    let best = items
        .into_iter()
        .reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(item, _)| item)
}

impl Policy {
    /// The networks as they have learned.
    pub(crate) fn learned() -> &'static Policy {
        &LEARNED
    }

    /// What each announcement gains, from none to all tricks.
    pub(crate) fn bids(
        &self,
        sight: &Sight,
        me: Seat,
        trump: Option<Suit>,
        stake: &Stake,
    ) -> ArrayVec<(u8, f32), { MOST + 1 }> {
        let bidding = Bidding::new(sight, me, trump);
        let situation = self.bid.situation(&bidding.state);
        let gain = |bid| {
            let results = self.bid.results(&situation, &bidding.action(bid));
            (bid, stake.promise(bid, results))
        };
        (0..=sight.open.cards).map(gain).collect()
    }

    /// What each of these cards gains.
    pub(crate) fn cards(
        &self,
        sight: &Sight,
        me: Seat,
        may: CardSet,
        stake: &Stake,
    ) -> ArrayVec<(Card, f32), MOST> {
        let carding = Carding::new(sight, me);
        let situation = self.card.situation(&carding.state);
        let bid = sight.bids[me].unwrap_or(0);
        let gain = |card| {
            let results = self.card.results(&situation, &carding.action(card));
            (card, stake.promise(bid, results))
        };
        may.into_iter().map(gain).collect()
    }

    /// What naming each trump gains, or none.
    fn trumps(&self, sight: &Sight, me: Seat, stake: &Stake) -> ArrayVec<(Option<Suit>, f32), 5> {
        let gain = |trump| {
            let bids = self.bids(sight, me, trump, stake);
            (trump, top(bids.into_iter().map(|(_, gain)| gain)))
        };
        let trumps = Suit::ALL.into_iter().map(Some).chain([None]);
        trumps.map(gain).collect()
    }

    /// What each of these actions gains; nothing in the round in which nobody sees his card.
    pub(crate) fn promise(
        &self,
        sight: &Sight,
        actions: &[Action],
        stake: &Stake,
    ) -> Option<Promise> {
        let me = player(sight)?;
        let all: ArrayVec<(Action, f32), { MOST + 1 }> = match sight.open.phase() {
            Phase::Naming => {
                let trumps = self.trumps(sight, me, stake).into_iter();
                trumps
                    .map(|(trump, gain)| (Action::Trump(trump), gain))
                    .collect()
            }
            Phase::Announcing => {
                let bids = self
                    .bids(sight, me, sight.open.trump.suit(), stake)
                    .into_iter();
                bids.map(|(bid, gain)| (Action::Bid(bid), gain)).collect()
            }
            Phase::Playing | Phase::Over => {
                let may = follow(sight.hands[me]?.kinds(), sight.open.led());
                let cards = self.cards(sight, me, may, stake).into_iter();
                cards
                    .map(|(card, gain)| (Action::Play(card), gain))
                    .collect()
            }
        };
        let gain = |action: &Action| {
            let found = all.iter().find(|(other, _)| other == action)?;
            Some(found.1)
        };
        actions.iter().map(gain).collect()
    }

    /// What the best action of the seat that is due gains, if there is a choice.
    pub(crate) fn judge(&self, sight: &Sight, stake: &Stake) -> Option<f32> {
        let me = player(sight)?;
        match sight.open.phase() {
            Phase::Naming | Phase::Over => None,
            Phase::Announcing => {
                let bids = self.bids(sight, me, sight.open.trump.suit(), stake);
                Some(top(bids.into_iter().map(|(_, gain)| gain)))
            }
            Phase::Playing => {
                let may = follow(sight.hands[me]?.kinds(), sight.open.led());
                let cards = || self.cards(sight, me, may, stake).into_iter();
                (may.len() > 1).then(|| top(cards().map(|(_, gain)| gain)))
            }
        }
    }

    /// The action that gains most.
    pub(crate) fn choose(&self, sight: &Sight) -> Action {
        let stake = &Stake::points(sight.open.scoring);
        let chosen = player(sight).and_then(|me| match sight.open.phase() {
            Phase::Naming => best(self.trumps(sight, me, stake)).map(Action::Trump),
            Phase::Announcing => {
                let bids = self.bids(sight, me, sight.open.trump.suit(), stake);
                best(bids).map(Action::Bid)
            }
            Phase::Playing | Phase::Over => {
                let may = follow(sight.hands[me]?.kinds(), sight.open.led());
                let card = match may.len() {
                    1 => may.first(),
                    _ => best(self.cards(sight, me, may, stake)),
                };
                card.map(Action::Play)
            }
        });
        chosen.unwrap_or_else(|| Stirnrunde::choose(sight, &mut Chance::new(0)))
    }
}

/// Whose sight it is, where the networks know the game: not in the round in which nobody sees his card.
fn player(sight: &Sight) -> Option<Seat> {
    match (sight.eye, sight.open.setting.announce) {
        (Eye::Seat(_), Announce::Forehead) => None,
        (Eye::Seat(me), _) => Some(me),
        _ => None,
    }
}
