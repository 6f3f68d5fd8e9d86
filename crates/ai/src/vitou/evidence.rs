//! What the others' words, signals and cards tell of their hands: the hand is played again in each world, and every step is
//! as likely as the mixed strategy takes it.

use strohmann_rules::vitou::{Action, RANKS, Round};
use strohmann_rules::{
    Action as _, Card, CardSet, Eye, Game, Place, Round as _, Seat, View, Vitou,
};

use super::policy;
use crate::greedy::vitou::signals::{self, Told, UNTOLD};
use crate::think::{Evidence, Likelihood};

/// How often anything is done, however bad it looks.
const ODD: f32 = 0.05;

/// How likely a signal is a lie.
const LIE: f32 = 0.05;

/// How well worlds go with what this eye has seen and heard.
pub(super) fn likelihood(view: &View<Vitou>, evidence: Evidence) -> Likelihood<'_, Vitou> {
    let Eye::Seat(me) = view.eye else {
        return Box::new(|_| 1.0);
    };
    let told = if evidence.signals {
        signals::told(view)
    } else {
        UNTOLD
    };
    let telling = view.log.iter().any(|seen| {
        let card = seen.action.and_then(Action::card).is_some();
        seen.seat != me && if card { evidence.cards } else { evidence.words }
    });
    Box::new(move |world| {
        let mut likely = said(world, &told, me);
        if telling {
            likely *= done(view, world, me, evidence);
        }
        likely
    })
}

fn said(world: &Round, told: &Told, me: Seat) -> f32 {
    let house = Vitou::sight(world, Eye::House);
    let mut likely = 1.0;
    for seat in Seat::all(world.seats()).filter(|&seat| seat != me) {
        let hand = house.hands[seat].unwrap_or_default();
        for (rank, told) in RANKS.into_iter().zip(told[seat.index()]) {
            if told == Some(hand.of_rank(rank).is_empty()) {
                likely *= LIE;
            }
        }
    }
    likely
}

fn done(view: &View<Vitou>, world: &Round, me: Seat, evidence: Evidence) -> f32 {
    let mut round = Vitou::deal(&view.options, &view.standing, &pack(view, world));
    let mut likely = 1.0;
    for seen in &view.log {
        let Some(action) = seen.action else {
            return likely;
        };
        let counts = if action.card().is_some() {
            evidence.cards
        } else {
            evidence.words
        };
        if seen.seat != me && counts {
            let often = policy::often(&Vitou::sight(&round, Eye::Seat(seen.seat)), action);
            let odd = ODD;
            likely *= odd + (1.0 - odd) * often;
        }
        round.play_unchecked(seen.seat, action);
    }
    likely
}

/// The pack from which this world was dealt.
fn pack(view: &View<Vitou>, world: &Round) -> Vec<Card> {
    let house = Vitou::sight(world, Eye::House);
    let mut hands = [CardSet::EMPTY; 4];
    for seat in Seat::all(world.seats()) {
        let played = view.log.iter().filter(|seen| seen.seat == seat);
        let played = played.filter_map(|seen| seen.action.and_then(Action::card));
        hands[seat.index()] = played.collect::<CardSet>() | house.hands[seat].unwrap_or_default();
    }
    let all = hands.iter().fold(CardSet::EMPTY, |all, hand| all | *hand);
    let whole: CardSet = Vitou::pack().iter().copied().collect();
    let mut stock = (whole - all).into_iter();
    let mut hands = hands.map(IntoIterator::into_iter);
    let places = Vitou::places(&view.options, &view.standing);
    let card = |place: &Place| match place {
        Place::Hand(seat) => hands[seat.index()].next(),
        _ => stock.next(),
    };
    places.iter().filter_map(card).collect()
}
