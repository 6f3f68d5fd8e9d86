//! Stirnrunde by rules of thumb: how likely each card takes a trick, and what that makes of the number announced.

pub(crate) mod forehead;
pub(crate) mod odds;

use arrayvec::ArrayVec;
use strohmann_rules::stirnrunde::{Action, Announce, Phase, Scoring, Sight, follow};
use strohmann_rules::{Actions, Card, CardSet, Eye, Seat, Stirnrunde, Suit};

use self::odds::{Chances, MOST, Odds};
use super::{Greedy, Tactics, best};
use crate::bot::{Bot, Skill};
use crate::chance::Chance;
use crate::flat::Flat;
use crate::guess::{Evidence, Guesses};
use crate::think::Thinker;

/// How much less likely a card takes a trick where others have announced more than their share.
pub(crate) const CROWD: f32 = 0.393;

/// How much less likely a card takes a trick of somebody who wants none, and more of who needs them all.
const NONE_LEFT: f32 = -0.159;
const ALL_LEFT: f32 = 0.212;

impl Tactics for Stirnrunde {
    fn skilled(skill: Skill) -> Box<dyn Bot<Stirnrunde>> {
        match skill {
            Skill::Easy => Box::new(Greedy),
            Skill::Normal => Box::new(Flat::new(20)),
            // Weighing the cards played, too, leaves so few guesses that count that it does more harm than good, even with
            // four times the time.
            Skill::Strong => Self::without(Evidence {
                cards: false,
                ..Evidence::ALL
            }),
        }
    }

    fn without(evidence: Evidence) -> Box<dyn Bot<Stirnrunde>> {
        Box::new(Thinker {
            guesses: Guesses {
                samples: 2048,
                worlds: 1024,
                evidence,
            },
            choices: 1,
            trust: 16.0,
        })
    }

    fn choose(sight: &Sight, _: &mut Chance) -> Action {
        let Eye::Seat(me) = sight.eye else {
            return Action::PlayUnseen;
        };
        match (sight.open.phase(), sight.hands[me]) {
            (Phase::Naming, _) => Action::Trump(name(sight, me)),
            (Phase::Announcing, _) => Action::Bid(announce(sight, me)),
            (Phase::Playing | Phase::Over, None) => Action::PlayUnseen,
            (Phase::Playing | Phase::Over, Some(hand)) => {
                let may = follow(hand.kinds(), sight.open.led());
                match may.first() {
                    Some(card) if may.len() == 1 => Action::Play(card),
                    Some(card) => Action::Play(play(sight, me, may, card)),
                    None => Action::PlayUnseen,
                }
            }
        }
    }

    fn sensible(sight: &Sight, mut legal: Actions<Action>) -> Actions<Action> {
        // Fewer tricks than are certain are never announced.
        if let Eye::Seat(me) = sight.eye
            && let (Phase::Announcing, Some(hand)) = (sight.open.phase(), sight.hands[me])
        {
            let certain = Odds::new(sight, me, sight.open.trump.suit()).certain(hand);
            legal.retain(|action| !matches!(action, Action::Bid(bid) if *bid < certain));
        }
        legal
    }
}

/// The trump that promises most.
fn name(sight: &Sight, me: Seat) -> Option<Suit> {
    let all = [None].into_iter().chain(Suit::ALL.map(Some));
    best(all, None, |&trump| {
        if sight.open.setting.announce == Announce::Forehead {
            let wins = forehead::chance(sight, me, trump);
            let scoring = sight.open.scoring;
            return points(scoring, 1, wins).max(points(scoring, 0, wins));
        }
        match sight.hands[me] {
            Some(_) => best_bid(sight, me, trump).1,
            // Without a look one trump is as good as another: none makes the leader's luck smaller.
            None => 0.0,
        }
    })
}

fn announce(sight: &Sight, me: Seat) -> u8 {
    let open = &sight.open;
    if open.setting.announce == Announce::Forehead {
        let wins = forehead::chance(sight, me, open.trump.suit());
        let wins = forehead::weighed(sight, me, wins);
        return u8::from(points(open.scoring, 1, wins) > points(open.scoring, 0, wins));
    }
    best_bid(sight, me, open.trump.suit()).0
}

/// What one trick announced or none is worth with one card.
fn points(scoring: Scoring, bid: u8, wins: f32) -> f32 {
    wins * scoring.points(bid, 1) as f32 + (1.0 - wins) * scoring.points(bid, 0) as f32
}

/// The announcement that can be expected to bring most, and how much.
fn best_bid(sight: &Sight, me: Seat, trump: Option<Suit>) -> (u8, f32) {
    let (scores, certain) = bids(sight, me, trump);
    let bid = best(certain..=sight.open.cards, certain, |&bid| {
        scores[usize::from(bid)]
    });
    (bid, scores[usize::from(bid)])
}

/// What each announcement can be expected to bring, and the lowest that makes sense.
pub(crate) fn bids(sight: &Sight, me: Seat, trump: Option<Suit>) -> ([f32; MOST + 1], u8) {
    let open = &sight.open;
    let mut chances = Chances::NONE;
    let mut certain = 0;
    match sight.hands[me] {
        Some(hand) => {
            let odds = Odds::new(sight, me, trump);
            let scale = 1.0 - CROWD * crowd(sight);
            for card in hand {
                chances.add((odds.later(card) * scale).min(1.0));
            }
            certain = odds.certain(hand);
        }
        None => {
            for _ in 0..open.cards {
                chances.add(1.0 / f32::from(open.seats));
            }
        }
    }
    let mut scores = [0.0; MOST + 1];
    for (score, bid) in scores.iter_mut().zip(0..=open.cards) {
        *score = chances.expected(open.scoring, bid, 0);
    }
    (scores, certain)
}

/// How much more than their share those before me have announced, as a part of all tricks.
pub(crate) fn crowd(sight: &Sight) -> f32 {
    let seats = usize::from(sight.open.seats);
    let cards = f32::from(sight.open.cards);
    let mut crowd = 0.0;
    for seat in Seat::all(seats) {
        if let Some(bid) = sight.bids[seat] {
            crowd += f32::from(bid) / cards - 1.0 / seats as f32;
        }
    }
    crowd
}

/// The card after which the number announced is met best.
fn play(sight: &Sight, me: Seat, may: CardSet, first: Card) -> Card {
    let scores = cards(sight, me, may);
    best(scores, (first, 0.0), |&(_, score)| score).0
}

/// How good it is to play each of these cards: the points to be expected, or the chance to win the trick where all are needed.
pub(crate) fn cards(sight: &Sight, me: Seat, may: CardSet) -> ArrayVec<(Card, f32), MOST> {
    let open = &sight.open;
    let hand = sight.hands[me].unwrap_or_default();
    let odds = Odds::new(sight, me, open.trump.suit());
    let bid = sight.bids[me].unwrap_or(0);
    let taken = open.tricks[me];
    let mut later: [f32; MOST] = odds.all_later(hand);
    let left = open.cards - open.played;
    let lean = if bid <= taken {
        NONE_LEFT
    } else if bid - taken >= left {
        ALL_LEFT
    } else {
        0.0
    };
    if bid >= taken + left && open.winning.is_none() {
        // Who needs all leads what is surest: a loser may yet become a winner, or be lost no worse.
        return may.into_iter().map(|card| (card, odds.now(card))).collect();
    }
    // Who wants none loses what he can, who wants all wins it.
    for chance in &mut later {
        *chance += lean * *chance * (1.0 - *chance);
    }
    let score = |card: Card| {
        let mut chances = Chances::NONE;
        let mut skipped = false;
        for (held, chance) in hand.into_iter().zip(later) {
            if held == card && !skipped {
                skipped = true;
            } else {
                chances.add(chance);
            }
        }
        let now = odds.now(card);
        let won = chances.expected(open.scoring, bid, taken + 1);
        let lost = chances.expected(open.scoring, bid, taken);
        now * won + (1.0 - now) * lost
    };
    may.into_iter().map(|card| (card, score(card))).collect()
}
