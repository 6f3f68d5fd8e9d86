//! Which trump to name: what hands come to with each pair of trumps, looked at more closely for me than for the other.

use strohmann_rules::vidrasso::{Action, Round, Sight, TRICKS, Unseen, value};
use strohmann_rules::{Actions, Eye, Game, Outcome as _, Rank, Round as _, Seat, Suit, Vidrasso};

use super::{Sums, THUMB, own_tricks};
use crate::chance::Chance;
use crate::greedy::{Tactics, play_on};
use crate::guess::World;
use crate::sampler::Sampler;
use crate::solver::{DoubleDummy, judged};

/// In how many of the worlds at most the other's answer to the first trump is thought about.
const ANSWERED: usize = 24;

/// How many hands of mine the other reckons with in each of them.
const RECKONED: usize = 4;

/// How many tricks of a hand are searched to see what it comes to for me.
const AHEAD: usize = 2;

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
    let mut solver = DoubleDummy::new();
    let mut add = |(world, often): &World<Vidrasso>,
                   pair: &dyn Fn(Action) -> Option<(Suit, Rank)>| {
        let mut known = [[None; 9]; 4];
        for (sum, &action) in sums.iter_mut().zip(legal) {
            if let Some((suit, rank)) = pair(action) {
                let worth = *known[suit as usize][rank as usize]
                    .get_or_insert_with(|| worth(world, me, (suit, rank), &mut solver));
                *sum += *often as f32 * worth;
            }
        }
    };
    if let (None, None) = (sight.suit, sight.rank) {
        for world in worlds.iter().take(ANSWERED) {
            let theirs = Pairs::reckoned(&world.0, me.next(2), chance);
            add(world, &|first| theirs.answer(first));
        }
    } else {
        for world in worlds {
            add(world, &|second| named(sight, second));
        }
    }
    sums
}

/// What a hand comes to for me with these trumps: as it seems after some tricks, and by rules of thumb.
fn worth(world: &Round, me: Seat, pair: (Suit, Rank), solver: &mut DoubleDummy) -> f32 {
    let mut round = with(world, pair);
    let thumb = round.to_act().and_then(|giver| {
        let gift = Vidrasso::choose(
            &Vidrasso::sight(&round, Eye::Seat(giver)),
            &mut Chance::new(0),
        );
        play_on::<Vidrasso>(round, giver, gift, &mut Chance::new(0))
    });
    let thumb = thumb.map_or(0, |outcome| outcome.points()[me.index()]);
    give(&mut round);
    let solving = solver.open_to(&round, TRICKS - AHEAD);
    let tricks = solving.map_or(0, |mut solving| own_tricks(&mut solving, me));
    let searched = tricks + received(&round, me);
    THUMB * thumb as f32 + (1.0 - THUMB) * f32::from(searched)
}

/// The hand once these trumps are named.
fn with(world: &Round, (suit, rank): (Suit, Rank)) -> Round {
    let mut round = *world;
    for name in [Action::Suit(suit), Action::Rank(rank)] {
        if let Some(seat) = round.to_act()
            && round.check(seat, name).is_ok()
        {
            round.play_unchecked(seat, name);
        }
    }
    round
}

/// What the gift to a seat counts.
fn received(round: &Round, seat: Seat) -> u16 {
    match Vidrasso::sight(round, Eye::House).gifts[seat.next(2)] {
        Unseen::Card(card) => value(card),
        Unseen::None | Unseen::Hidden => 0,
    }
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
            let mut round = with(world, (suit, rank));
            give(&mut round);
            let tricks = judged(&round, seat).unwrap_or_default();
            let all = tricks + i32::from(received(&round, seat));
            pairs.0[suit as usize][rank as usize] = all as f32;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playout::Playouts;
    use strohmann_rules::Standing as _;
    use strohmann_rules::vidrasso::{Options, Standing};

    #[test]
    fn what_trumps_are_worth_to_both_is_all_that_cards_count() {
        let mut solver = DoubleDummy::new();
        let mut best = [false; 2];
        for seed in 0..12 {
            let options = Options::default();
            let standing = Standing::new(&options, Seat::new(seed as usize % 2));
            let world = Playouts::<Vidrasso>::new(options, standing, seed).deal();
            for pair in all() {
                let [one, other] =
                    [0, 1].map(|seat| worth(&world, Seat::new(seat), pair, &mut solver));
                assert!((one + other - 180.0).abs() < 0.01, "{one} {other}");
                assert!(one > 0.0 && other > 0.0, "{one} {other}");
                best[usize::from(other > one)] = true;
            }
        }
        assert_eq!(best, [true; 2], "now one is better off, now the other");
    }
}
