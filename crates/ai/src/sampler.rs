//! The one sampler of worlds: completes what an eye sees to a whole position, for every game.

use arrayvec::ArrayVec;
use strohmann_rules::{Actions, Card, CardBag, Game, Guess, MAX_SEATS, Seat, Sight};

use crate::chance::Chance;
use crate::shares::{Bound, PLACES, Shares, choose};

/// The most cards of a pack.
const CARDS: usize = 64;

/// A place by its number in the guess, with the number of its cards.
type Free = (usize, usize);

/// Completes a sight with cards and choices, each way that fits what is proven as likely as any other.
///
/// Two equal cards of a double pack are two cards. Samples allocate nothing.
#[derive(Clone, Debug)]
pub struct Sampler<G: Game> {
    sight: G::Sight,
    unseen: CardBag,
    /// The unseen cards class by class; their order within a class changes with every sample.
    cards: Vec<Card>,
    /// Where each class begins among them.
    starts: Vec<usize>,
    shares: Shares,
    /// Places that may hold only some of the unseen cards, by number in the guess.
    bound: ArrayVec<usize, PLACES>,
    /// Places that may hold any, the one with the most cards last.
    free: ArrayVec<Free, PLACES>,
    choices: ArrayVec<(Seat, Actions<G::Action>), MAX_SEATS>,
    guess: Guess<G::Action>,
}

impl<G: Game> Sampler<G> {
    /// A sampler of the worlds in which this eye would see just that.
    ///
    /// # Panics
    /// If there is none, which no sight of a real position comes to.
    pub fn new(sight: &G::Sight) -> Sampler<G> {
        let hidden = sight.hidden();
        let kinds = hidden.unseen.kinds();
        let mut places = ArrayVec::new();
        let mut bound = ArrayVec::new();
        let mut free = ArrayVec::<Free, PLACES>::new();
        for (number, slot) in hidden.slots.iter().enumerate() {
            if (kinds - slot.may).is_empty() {
                free.push((number, slot.count));
            } else {
                let (count, may) = (slot.count, slot.may);
                places.push(Bound { count, may });
                bound.push(number);
            }
        }
        free.sort_by_key(|(_, count)| *count);
        let (shares, cards) = Shares::new(hidden.unseen, places);
        let starts = shares.sizes().iter().scan(0, |start, size| {
            let this = *start;
            *start += size;
            Some(this)
        });
        let choices = hidden.choices.iter();
        let mut sampler = Sampler {
            sight: *sight,
            unseen: hidden.unseen,
            cards,
            starts: starts.collect(),
            shares,
            bound,
            free,
            choices: choices.map(|seat| (seat, sight.choices(seat))).collect(),
            guess: Guess {
                cards: hidden.slots.iter().map(|_| CardBag::EMPTY).collect(),
                choices: ArrayVec::new(),
            },
        };
        assert!(sampler.deals() > 0.0, "no deal fits this sight");
        sampler
    }

    /// How many deals fit, hidden choices not counted: exact up to 2⁵³, beyond that to about 15 digits.
    pub fn deals(&mut self) -> f64 {
        let mut left: usize = self.free.iter().map(|(_, count)| count).sum();
        let mut deals = self.shares.ways(0, &mut self.shares.sizes().clone());
        for (_, count) in &self.free {
            deals *= choose(left, *count);
            left -= count;
        }
        deals
    }

    /// A whole position: each that fits is as likely as any other.
    ///
    /// # Panics
    /// Never for a sight that the rules made.
    pub fn sample(&mut self, chance: &mut Chance) -> G::Round {
        self.guess.choices.clear();
        for (seat, choices) in &self.choices {
            let choice = choices[chance.below(choices.len())];
            self.guess.choices.push((*seat, choice));
        }
        self.deal(chance);
        self.sight
            .complete(&self.guess)
            .expect("a sample fits what is hidden")
    }

    fn deal(&mut self, chance: &mut Chance) {
        let mut left = self.shares.sizes().clone();
        let mut dealt = CardBag::EMPTY;
        for (at, &number) in self.bound.iter().enumerate() {
            let mut bag = CardBag::EMPTY;
            for (class, count) in self.shares.share(at, &mut left, chance) {
                let start = self.starts[class];
                let cards = &mut self.cards[start..start + left[class] + count];
                bag = bag.with(draw(cards, count, chance));
            }
            self.guess.cards[number] = bag;
            dealt = dealt.with(bag);
        }
        let Some((&(last, _), free)) = self.free.split_last() else {
            return;
        };
        let mut rest = ArrayVec::<Card, CARDS>::new();
        for (&start, &left) in self.starts.iter().zip(&left) {
            rest.extend(self.cards[start..start + left].iter().copied());
        }
        for &(number, count) in free {
            let bag = draw(&mut rest, count, chance);
            rest.truncate(rest.len() - count);
            self.guess.cards[number] = bag;
            dealt = dealt.with(bag);
        }
        let left = self.unseen.without(dealt);
        self.guess.cards[last] = left.unwrap_or_default();
    }
}

/// Draws cards and moves them to the end.
fn draw(cards: &mut [Card], count: usize, chance: &mut Chance) -> CardBag {
    let mut bag = CardBag::EMPTY;
    for last in (cards.len() - count..cards.len()).rev() {
        cards.swap(chance.below(last + 1), last);
        bag.insert(cards[last]);
    }
    bag
}
