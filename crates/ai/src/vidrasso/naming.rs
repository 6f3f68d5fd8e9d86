//! Which trump to name: what hands seem to come to with each pair of trumps.

use strohmann_rules::vidrasso::{Action, Round, Sight, Unseen, value};
use strohmann_rules::{Actions, Eye, Game, Rank, Round as _, Seat, Suit, Vidrasso};

use super::Sums;
use crate::chance::Chance;
use crate::greedy::Tactics;
use crate::guess::World;
use crate::sampler::Sampler;
use crate::solver::judged;

/// In how many of the worlds at most the other's answer to the first trump is thought about.
const ANSWERED: usize = 24;

/// How many hands of mine the other reckons with in each of them.
const RECKONED: usize = 4;

/// Lets the gifts that are still missing be chosen by rules of thumb.
pub(super) fn give(round: &mut Round) {
    while let Some(seat) = round.to_act() {
        let sight = Vidrasso::sight(round, Eye::Seat(seat));
        if sight.gifts[seat] != Unseen::None {
            break;
        }
        let action = Vidrasso::choose(&sight, &mut Chance::new(0));
        round.play_unchecked(seat, action);
    }
}

/// What each name comes to.
pub(super) fn worths(
    sight: &Sight,
    me: Seat,
    legal: &Actions<Action>,
    worlds: &[World<Vidrasso>],
    chance: &mut Chance,
) -> Sums {
    let mut sums: Sums = legal.iter().map(|_| 0.0).collect();
    let mut add = |(mine, often): (&Pairs, f64), pair: &dyn Fn(Action) -> Option<(Suit, Rank)>| {
        for (sum, &action) in sums.iter_mut().zip(legal) {
            *sum += pair(action).map_or(0.0, |pair| often as f32 * mine.of(pair));
        }
    };
    if let (None, None) = (sight.suit, sight.rank) {
        for (world, often) in worlds.iter().take(ANSWERED) {
            let theirs = Pairs::reckoned(world, me.next(2), chance);
            add((&Pairs::new(world, me), *often), &|first| {
                theirs.answer(first)
            });
        }
    } else {
        for (world, often) in worlds {
            add((&Pairs::new(world, me), *often), &|second| {
                named(sight, second)
            });
        }
    }
    sums
}

/// The trumps once the second is named too.
fn named(sight: &Sight, second: Action) -> Option<(Suit, Rank)> {
    match second {
        Action::Suit(suit) => Some((suit, sight.rank?)),
        Action::Rank(rank) => Some((sight.suit?, rank)),
        Action::Gift(_) | Action::Play(_) => None,
    }
}

/// What a hand seems to come to for one player with each suit and rank that may still be the trumps.
#[derive(Default)]
struct Pairs([[f32; 9]; 4]);

impl Pairs {
    fn new(world: &Round, seat: Seat) -> Pairs {
        let sight = Vidrasso::sight(world, Eye::House);
        let mut pairs = Pairs::default();
        for (suit, rank) in all() {
            if sight.suit.is_some_and(|named| named != suit)
                || sight.rank.is_some_and(|named| named != rank)
            {
                continue;
            }
            let mut round = *world;
            for name in [Action::Suit(suit), Action::Rank(rank)] {
                if round.check(round.to_act().unwrap_or(seat), name).is_ok() {
                    round.play_unchecked(seat, name);
                }
            }
            give(&mut round);
            let gift = match Vidrasso::sight(&round, Eye::House).gifts[seat.next(2)] {
                Unseen::Card(card) => value(card),
                Unseen::None | Unseen::Hidden => 0,
            };
            let tricks = judged(&round, seat).unwrap_or_default();
            pairs.0[suit as usize][rank as usize] = (tricks + i32::from(gift)) as f32;
        }
        pairs
    }

    /// As it seems to a player who does not see the hidden cards of the other.
    fn reckoned(world: &Round, seat: Seat, chance: &mut Chance) -> Pairs {
        let sight = Vidrasso::sight(world, Eye::Seat(seat));
        let mut sampler = Sampler::<Vidrasso>::new(&sight);
        let mut sums = Pairs::default();
        for _ in 0..RECKONED {
            let one = Pairs::new(&sampler.sample(chance), seat);
            for (sum, value) in sums.0.iter_mut().flatten().zip(one.0.iter().flatten()) {
                *sum += value;
            }
        }
        sums
    }

    fn of(&self, (suit, rank): (Suit, Rank)) -> f32 {
        self.0[suit as usize][rank as usize]
    }

    /// The trumps if the other names the first and this player what is best for him then.
    fn answer(&self, first: Action) -> Option<(Suit, Rank)> {
        let fits = |&(suit, rank): &(Suit, Rank)| match first {
            Action::Suit(named) => suit == named,
            Action::Rank(named) => rank == named,
            Action::Gift(_) | Action::Play(_) => false,
        };
        all().filter(fits).reduce(|best, next| {
            if self.of(next) > self.of(best) {
                next
            } else {
                best
            }
        })
    }
}

/// All trumps there may be.
fn all() -> impl Iterator<Item = (Suit, Rank)> {
    let ranks = |suit| Rank::ALL[..9].iter().map(move |&rank| (suit, rank));
    Suit::ALL.into_iter().flat_map(ranks)
}
