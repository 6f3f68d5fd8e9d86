//! Another world that an eye cannot tell from this one.

use std::ops::AddAssign;

use strohmann_rules::{
    Action, Card, CardBag, Dealing, Eye, Game, Hand, Match, Options as _, Place, Round as _, Seat,
    SeatSet, Sight as _, View, Words,
};

use super::world::{Deed, Played, World};

/// How often two hidden cards change places in the hand that is played, and in one that is over.
const SWAPS: usize = 30;
const SWAPS_BEFORE: usize = 6;

/// How the other world differs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Difference {
    /// Cards of the hand under way that lie elsewhere.
    pub cards: usize,
    /// Face-down cards among the places that hold another card (`VD-5`).
    pub covered: usize,
    /// Hidden choices and signals of this hand that are others, or are noticed by others.
    pub deeds: usize,
    /// Cards that lay elsewhere and deeds that were others in hands that are over.
    pub before: usize,
}

impl AddAssign for Difference {
    fn add_assign(&mut self, other: Difference) {
        self.cards += other.cards;
        self.covered += other.covered;
        self.deeds += other.deeds;
        self.before += other.before;
    }
}

/// A world in which the same has happened as far as the eye can tell, and how it differs; none if there seems to be
/// no other.
pub fn twin<G: Game>(
    game: &Match<G>,
    world: &World<G>,
    eye: Eye,
    words: &mut Words,
) -> Option<(World<G>, Difference)> {
    let options = game.options();
    let mut hands = Vec::new();
    let mut difference = Difference::default();
    for (number, played) in (1..).zip(&world.hands) {
        let last = number == world.hands.len();
        let swaps = if last { SWAPS } else { SWAPS_BEFORE };
        let other = other_hand(options, &played.hand, eye, words, swaps);
        let other = other.unwrap_or_else(|| played.clone());
        the_eye_cannot_tell(options, played, &other, eye);
        let (cards, covered) = moved(options, &played.hand, &other.hand);
        let deeds = otherwise(played, &other);
        difference += if last {
            Difference {
                cards,
                covered,
                deeds,
                before: 0,
            }
        } else {
            Difference {
                before: cards + deeds,
                ..Difference::default()
            }
        };
        hands.push(other);
    }
    let rest = Dealing::from_seed(0, 2, 1, options.seats());
    let now = difference.cards + difference.deeds;
    (now > 0).then(|| (world.with(hands, game, rest), difference))
}

/// Lets hidden cards change places, two at a time, as long as what was seen could have happened; what was not seen
/// happens otherwise.
fn other_hand<G: Game>(
    options: &G::Options,
    hand: &Hand<G>,
    eye: Eye,
    words: &mut Words,
    swaps: usize,
) -> Option<Played<G>> {
    let seen = Seen::new(options, hand, eye);
    let mut pack = hand.pack().to_vec();
    let mut found = seen.again(&pack, words);
    for _ in 0..swaps {
        let Some((one, other)) = seen.two_hidden(words) else {
            break;
        };
        pack.swap(one, other);
        match seen.again(&pack, words) {
            Some(again) => found = Some(again),
            None => pack.swap(one, other),
        }
    }
    found
}

/// A hand, and what an eye has seen of it.
struct Seen<'a, G: Game> {
    options: &'a G::Options,
    hand: &'a Hand<G>,
    /// The same hand, by its steps.
    played: Played<G>,
    view: View<G>,
    places: Vec<Place>,
    /// Where in the pack the cards are that the eye has not seen.
    hidden: Vec<usize>,
}

impl<'a, G: Game> Seen<'a, G> {
    fn new(options: &'a G::Options, hand: &'a Hand<G>, eye: Eye) -> Seen<'a, G> {
        let view = hand.view(options, eye);
        let places = G::places(options, hand.standing());
        let hidden = hidden(hand, &view, &places);
        Seen {
            options,
            hand,
            played: Played::again(options, hand),
            view,
            places,
            hidden,
        }
    }

    /// Two cards of the pack that the eye has not seen, one of them dealt.
    fn two_hidden(&self, words: &mut Words) -> Option<(usize, usize)> {
        let hidden = self.hidden.iter().copied();
        let dealt = hidden.filter(|&at| self.places[at] != Place::Stock);
        let dealt: Vec<usize> = dealt.collect();
        let mut any =
            |all: &[usize]| Some(*all.get(words.below(all.len().max(1) as u32) as usize)?);
        Some((any(&dealt)?, any(&self.hidden)?))
    }

    /// The hand with another pack, where everybody does what the eye has seen him do; nothing if he could not have.
    fn again(&self, pack: &[Card], words: &mut Words) -> Option<Played<G>> {
        let mut other = Played::deal(self.options, *self.hand.standing(), pack.to_vec());
        let mut actions = self.hand.actions().iter().zip(&self.view.log);
        for step in &self.played.steps {
            match step.deed {
                Deed::Act(_) => {
                    let (&(seat, action), seen) = actions.next()?;
                    let action = match seen.action {
                        Some(action) => action,
                        None => self.in_secret(&other, seat, action, pack, words)?,
                    };
                    other.act(self.options, seat, action)?;
                }
                Deed::Signal(signal, noticed) => {
                    let after = other.hand.actions().len();
                    let mut heard = self.view.heard.iter();
                    let heard = heard.find(|heard| (heard.after, heard.seat) == (after, step.seat));
                    let deed = match heard {
                        None if words.below(2) == 0 => Deed::Look,
                        Some(heard) if heard.seen.is_some() => step.deed,
                        _ => Deed::Signal(signal, self.noticed(step.seat, noticed, words)),
                    };
                    other.step(self.options, step.seat, deed)?;
                }
                Deed::Look => {}
            }
        }
        Some(other)
    }

    /// A choice the eye has not seen: a card that lies where the card lay, or anything else.
    fn in_secret(
        &self,
        other: &Played<G>,
        seat: Seat,
        action: G::Action,
        pack: &[Card],
        words: &mut Words,
    ) -> Option<G::Action> {
        let Some(card) = action.card() else {
            let legal = other.hand.round().legal(seat);
            return Some(legal[words.below(legal.len() as u32) as usize]);
        };
        let mut hidden = self.hidden.iter();
        let at = hidden
            .find(|&&at| self.hand.pack()[at] == card && self.places[at] == Place::Hand(seat))?;
        with_card(action, pack[*at])
    }

    /// Who notices a signal that the eye may have noticed: the eye itself as before, others perhaps.
    fn noticed(&self, giver: Seat, noticed: SeatSet, words: &mut Words) -> SeatSet {
        let seats = self.options.seats();
        let opponents = Seat::all(seats).filter(|seat| seat.index() % 2 != giver.index() % 2);
        opponents
            .filter(|&seat| {
                if self.view.eye.is(seat) {
                    noticed.contains(seat)
                } else {
                    words.below(2) == 0
                }
            })
            .collect()
    }
}

/// The same choice with another card.
fn with_card<A: Action>(action: A, card: Card) -> Option<A> {
    let text = action.to_string();
    let (word, _) = text.split_once(':')?;
    format!("{word}:{card}").parse().ok()
}

/// Where in the pack the cards are that an eye has not seen. What is unseen, the view says; that it says so rightly
/// is a law of the rules.
fn hidden<G: Game>(hand: &Hand<G>, view: &View<G>, places: &[Place]) -> Vec<usize> {
    let hidden = view.sight.hidden();
    let hides = |place| hidden.slots.iter().any(|slot| slot.place == place);
    let plays = hand.actions().iter().filter(|(_, action)| action.plays());
    let plays = plays.filter_map(|(seat, action)| Some((*seat, action.card()?)));
    let mut plays: Vec<(Seat, Card)> = plays.collect();
    let unseen = |at: &usize| match places[*at] {
        Place::Hand(seat) => {
            let played = plays
                .iter()
                .position(|play| *play == (seat, hand.pack()[*at]));
            if let Some(played) = played {
                plays.swap_remove(played);
                return false;
            }
            hides(Place::Hand(seat)) || hides(Place::Gift(seat))
        }
        place => hides(place),
    };
    let unseen: Vec<usize> = (0..places.len()).filter(unseen).collect();
    let cards = unseen.iter().map(|&at| hand.pack()[at]);
    assert_eq!(bag(cards), hidden.unseen, "{:?}", view.eye);
    unseen
}

fn bag(cards: impl IntoIterator<Item = Card>) -> CardBag {
    let mut bag = CardBag::EMPTY;
    for card in cards {
        assert!(bag.insert(card));
    }
    bag
}

/// Asserts that after each step both worlds look the same to the eye.
fn the_eye_cannot_tell<G: Game>(
    options: &G::Options,
    one: &Played<G>,
    other: &Played<G>,
    eye: Eye,
) {
    let again = |played: &Played<G>| {
        let hand = &played.hand;
        Played::<G>::deal(options, *hand.standing(), hand.pack().to_vec())
    };
    let (mut a, mut b) = (again(one), again(other));
    assert_eq!(one.steps.len(), other.steps.len());
    for (in_one, in_other) in one.steps.iter().zip(&other.steps) {
        a.step(options, in_one.seat, in_one.deed)
            .expect("it was done");
        b.step(options, in_other.seat, in_other.deed)
            .expect("it was done");
        assert_eq!(a.hand.view(options, eye), b.hand.view(options, eye));
        assert_eq!(
            (in_one.seat, in_one.moment),
            (in_other.seat, in_other.moment)
        );
    }
    assert_eq!(one.hand.round().outcome(), other.hand.round().outcome());
}

/// How many cards lie elsewhere, and how many of them are face-down cards of strawmen.
fn moved<G: Game>(options: &G::Options, one: &Hand<G>, other: &Hand<G>) -> (usize, usize) {
    let places = G::places(options, one.standing());
    let dealt = |hand: &Hand<G>| {
        let cards = places.iter().copied().zip(hand.pack().iter().copied());
        cards.collect::<Vec<(Place, Card)>>()
    };
    // Equal cards are told apart by nobody.
    let mut rest = dealt(other);
    let mut moved = dealt(one);
    moved.retain(|here| match rest.iter().position(|there| there == here) {
        Some(at) => {
            rest.swap_remove(at);
            false
        }
        None => true,
    });
    let covered = moved
        .iter()
        .filter(|(place, _)| matches!(place, Place::Covered(..)));
    (moved.len(), covered.count())
}

/// How many steps are others.
fn otherwise<G: Game>(one: &Played<G>, other: &Played<G>) -> usize {
    let steps = one.steps.iter().zip(&other.steps);
    let differ = steps.filter(|(one, other)| one.deed != other.deed);
    differ.count()
}
