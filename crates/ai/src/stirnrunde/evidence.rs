//! What others' announcements and cards tell of their hands: the round is played again in each world, and every step is
//! as likely as it would be worth to whoever made it.

use strohmann_rules::stirnrunde::{Action, Announce, Open, Phase, Round, follow};
use strohmann_rules::{Card, CardBag, Eye, Game, Place, Round as _, Seat, Stirnrunde, View};

use super::policy::Policy;
use super::stake::Stake;
use crate::chance::Chance;
use crate::greedy::Tactics;
use crate::greedy::exp::exp;
use crate::guess::Evidence;

/// How many points an announcement may be worse and be made e times less often.
const BID: f32 = 1.0;

/// The same for a card.
const CARD: f32 = 0.5;

/// How often an announcement is made that the cards on the others' foreheads do not call for.
const FOREHEAD: f32 = 0.15;

/// How often anything else is done, whatever it is worth.
const ODD: f32 = 0.03;

/// How likely the others' steps are in this world.
pub(super) fn likely(view: &View<Stirnrunde>, world: &Round, evidence: Evidence) -> f32 {
    let Eye::Seat(me) = view.eye else {
        return 1.0;
    };
    if view.log.iter().all(|seen| seen.seat == me) {
        return 1.0;
    }
    let mut round = dealt(view, world);
    let mut likely = 1.0;
    for seen in &view.log {
        let Some(action) = seen.action else {
            return likely;
        };
        if seen.seat != me {
            likely *= step(&round, seen.seat, action, evidence);
        }
        round.play_unchecked(seen.seat, action);
        if !evidence.cards && phase(&round) == Phase::Playing {
            break;
        }
    }
    likely
}

fn phase(round: &Round) -> Phase {
    Stirnrunde::sight(round, Eye::Public).open.phase()
}

/// How likely this step is, from 0 to 1.
fn step(round: &Round, seat: Seat, action: Action, evidence: Evidence) -> f32 {
    let sight = Stirnrunde::sight(round, Eye::Seat(seat));
    let open: &Open = &sight.open;
    match action {
        Action::Bid(bid) if evidence.words && open.setting.announce != Announce::Blind => {
            if open.setting.announce == Announce::Forehead {
                let own = Stirnrunde::choose(&sight, &mut Chance::new(0));
                return if own == action {
                    1.0 - FOREHEAD
                } else {
                    FOREHEAD
                };
            }
            let stake = Stake::points(open.scoring);
            let gains = Policy::learned().bids(&sight, seat, open.trump.suit(), &stake);
            soft(&gains, &bid, BID)
        }
        Action::Play(card) if evidence.cards => {
            let Some(hand) = sight.hands[seat] else {
                return 1.0;
            };
            let may = follow(hand.kinds(), open.led());
            if may.len() < 2 {
                return 1.0;
            }
            let stake = Stake::points(open.scoring);
            soft(
                &Policy::learned().cards(&sight, seat, may, &stake),
                &card,
                CARD,
            )
        }
        _ => 1.0,
    }
}

/// How often this one is chosen of all, each e times less often for so many points that it gains less.
fn soft<T: PartialEq>(all: &[(T, f32)], own: &T, width: f32) -> f32 {
    let gains = all.iter().map(|(_, gain)| *gain);
    let top = gains.clone().fold(f32::NEG_INFINITY, f32::max);
    let sum: f32 = gains.map(|gain| exp((gain - top) / width)).sum();
    let found = all.iter().find(|(one, _)| one == own);
    let often = found.map_or(0.0, |(_, gain)| exp((gain - top) / width) / sum);
    ODD + (1.0 - ODD) * often
}

/// The round as it was dealt, if this is the world.
fn dealt(view: &View<Stirnrunde>, world: &Round) -> Round {
    let house = Stirnrunde::sight(world, Eye::House);
    let seats = world.seats();
    let mut hands = [CardBag::EMPTY; 6];
    for seat in Seat::all(seats) {
        hands[seat.index()] = house.hands[seat].unwrap_or_default();
    }
    for seen in &view.log {
        if let Some(Action::Play(card)) = seen.action {
            hands[seen.seat.index()].insert(card);
        }
    }
    let mut stock = house.stock.unwrap_or_default().into_iter();
    let mut hands = hands.map(IntoIterator::into_iter);
    let places = Stirnrunde::places(&view.options, &view.standing);
    let pack: Vec<Card> = places
        .iter()
        .filter_map(|place| match place {
            Place::Hand(seat) => hands[seat.index()].next(),
            Place::Turned => house.open.turned,
            _ => stock.next(),
        })
        .collect();
    Stirnrunde::deal(&view.options, &view.standing, &pack)
}
