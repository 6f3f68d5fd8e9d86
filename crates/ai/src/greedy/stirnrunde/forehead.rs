//! The round in which each sees all cards but his own (`SR-7`): what the others' cards and words tell of it.

use strohmann_rules::stirnrunde::{Sight, beats};
use strohmann_rules::{Card, CardBag, MAX_SEATS, Seat, Suit};

/// The cards on all foreheads as somebody sees or supposes them.
type Cards = [Option<Card>; MAX_SEATS];

/// How often an announcement that the others' cards do not call for is made all the same.
const ODD: f32 = 0.15;

/// The chance of my unseen card, from the others' cards alone.
pub(super) fn chance(sight: &Sight, me: Seat, trump: Option<Suit>) -> f32 {
    share(&Trick::new(sight, trump), &seen(sight), me, sight.unseen())
}

/// The chance with what has been announced taken into account: whoever announced saw my card.
pub(super) fn weighed(sight: &Sight, me: Seat, plain: f32) -> f32 {
    let trick = Trick::new(sight, sight.open.trump.suit());
    let mut cards = seen(sight);
    let (mut won, mut all) = (0.0, 0.0);
    for card in sight.unseen().kinds() {
        let mut often = sight.unseen().count(card) as f32;
        cards[me.index()] = Some(card);
        for seat in Seat::all(trick.seats) {
            let Some(bid) = sight.bids[seat] else {
                continue;
            };
            // What he has not seen: what I have not, his own card, and not mine.
            let mut unseen = sight.unseen();
            unseen.remove(card);
            if let Some(own) = cards[seat.index()] {
                unseen.insert(own);
            }
            let fits = (share(&trick, &cards, seat, unseen) > trick.enough) == (bid > 0);
            often *= if fits { 1.0 - ODD } else { ODD };
        }
        all += often;
        if trick.winner(&cards) == Some(me) {
            won += often;
        }
    }
    if all > 0.0 { won / all } else { plain }
}

fn seen(sight: &Sight) -> Cards {
    let mut cards = [None; MAX_SEATS];
    for seat in Seat::all(sight.open.seats.into()) {
        cards[seat.index()] = sight.hands[seat].and_then(|hand| hand.kinds().first());
    }
    cards
}

/// The one trick of the round.
struct Trick {
    leader: Seat,
    seats: usize,
    trump: Option<Suit>,
    /// From which chance on one trick is worth more to announce than none.
    enough: f32,
}

impl Trick {
    fn new(sight: &Sight, trump: Option<Suit>) -> Trick {
        let scoring = sight.open.scoring;
        let [hit, one, miss] = [
            scoring.points(0, 0),
            scoring.points(1, 1),
            scoring.points(0, 1),
        ];
        Trick {
            leader: sight.open.leader,
            seats: sight.open.seats.into(),
            trump,
            enough: (hit - miss) as f32 / (hit - miss + one - miss) as f32,
        }
    }

    /// Who wins with these cards, those left out not playing.
    fn winner(&self, cards: &Cards) -> Option<Seat> {
        let mut best: Option<(Seat, Card)> = None;
        for place in 0..self.seats {
            let seat = self.leader.left(place, self.seats);
            let Some(card) = cards[seat.index()] else {
                continue;
            };
            if best.is_none_or(|(_, best)| beats(best, card, self.trump)) {
                best = Some((seat, card));
            }
        }
        Some(best?.0)
    }
}

/// The share of the unseen cards with which this seat wins.
fn share(trick: &Trick, cards: &Cards, seat: Seat, unseen: CardBag) -> f32 {
    let mut others = *cards;
    others[seat.index()] = None;
    let Some(winner) = trick.winner(&others) else {
        return 1.0;
    };
    let best = others[winner.index()];
    let mut wins = 0;
    for card in unseen.kinds() {
        let first = best.is_none_or(|best| {
            let before = seat.distance_from(trick.leader, trick.seats)
                < winner.distance_from(trick.leader, trick.seats);
            beats(best, card, trick.trump) || before && best == card
        });
        let won = if seat == trick.leader {
            others[seat.index()] = Some(card);
            trick.winner(&others) == Some(seat)
        } else {
            first
        };
        if won {
            wins += unseen.count(card);
        }
    }
    wins as f32 / unseen.len().max(1) as f32
}
