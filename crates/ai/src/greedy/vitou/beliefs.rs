//! Which cards go with what the others have done: a raise with good ones, above all.

use strohmann_rules::vitou::{Action, RANKS, Round};
use strohmann_rules::{
    Action as _, Card, CardSet, Eye, Game, Place, Round as _, Seat, SeatSet, View, Vitou,
};

use super::signals;
use crate::chance::Chance;
use crate::greedy::Tactics;

/// How likely it is that somebody raises, passes or the like where these rules of thumb would not, or the other way round.
const ODD_WORD: f32 = 0.25;

/// How likely he plays a card of another rank.
const ODD_CARD: f32 = 0.7;

/// How likely a signal is a lie or was misread.
const LIE: f32 = 0.02;

/// How well a world goes with what has been done and said.
pub(super) fn likely(view: &View<Vitou>, world: &Round) -> f32 {
    let Eye::Seat(me) = view.eye else {
        return 1.0;
    };
    said(view, world, me) * done(view, world, me)
}

fn said(view: &View<Vitou>, world: &Round, me: Seat) -> f32 {
    if view.heard.iter().all(|heard| heard.seat == me) {
        return 1.0;
    }
    let told = signals::told(view);
    let mut likely = 1.0;
    for seat in Seat::all(world.seats()).filter(|&seat| seat != me) {
        let Some(hand) = held(world, seat) else {
            continue;
        };
        for (rank, told) in RANKS.into_iter().zip(told[seat.index()]) {
            if told == Some(hand.of_rank(rank).is_empty()) {
                likely *= LIE;
            }
        }
    }
    likely
}

fn held(world: &Round, seat: Seat) -> Option<CardSet> {
    Vitou::sight(world, Eye::Seat(seat)).hands[seat]
}

/// Plays the hand again in this world and sees who does what the rules of thumb would have done.
fn done(view: &View<Vitou>, world: &Round, me: Seat) -> f32 {
    let all_looked = world.table().looked() == SeatSet::all(world.seats());
    if !all_looked || view.log.iter().all(|seen| seen.seat == me) {
        return 1.0;
    }
    let mut round = Vitou::deal(&view.options, &view.standing, &pack(view, world));
    let mut chance = Chance::new(0);
    let mut likely = 1.0;
    for seen in &view.log {
        let Some(action) = seen.action else {
            return likely;
        };
        if seen.seat != me {
            let own = Vitou::choose(&Vitou::sight(&round, Eye::Seat(seen.seat)), &mut chance);
            likely *= match (action, own) {
                (Action::Play(card), Action::Play(own)) if card.rank() == own.rank() => 1.0,
                (Action::Play(_), Action::Play(_)) => ODD_CARD,
                _ if action == own => 1.0,
                _ => ODD_WORD,
            };
        }
        round.play_unchecked(seen.seat, action);
    }
    likely
}

/// The pack from which this world was dealt.
fn pack(view: &View<Vitou>, world: &Round) -> Vec<Card> {
    let mut hands = [CardSet::EMPTY; 4];
    for seat in Seat::all(world.seats()) {
        let played = view.log.iter().filter(|seen| seen.seat == seat);
        let played = played.filter_map(|seen| seen.action.and_then(Action::card));
        hands[seat.index()] = played.collect::<CardSet>() | held(world, seat).unwrap_or_default();
    }
    let all = hands.iter().fold(CardSet::EMPTY, |all, hand| all | *hand);
    let mut stock = Vitou::pack()
        .iter()
        .copied()
        .filter(|card| !all.contains(*card));
    let places = Vitou::places(&view.options, &view.standing);
    let mut pack = Vec::with_capacity(places.len());
    for place in places {
        let card = match place {
            Place::Hand(seat) => {
                let card = hands[seat.index()].first();
                card.inspect(|&card| hands[seat.index()].remove(card))
            }
            _ => stock.next(),
        };
        pack.extend(card);
    }
    pack
}
