//! Which trump to name: what hands seem to come to with each pair of trumps.

use strohmann_rules::vidrasso::{Action, Round, Sight, Unseen, value};
use strohmann_rules::{Actions, Eye, Game, Rank, Round as _, Seat, Suit, Vidrasso};

use super::Guess;
use super::response::Response;
use crate::chance::Chance;
use crate::greedy::Tactics;
use crate::greedy::vidrasso::Scores;
use crate::sampler::Sampler;
use crate::solver::judged;

/// In how many of the worlds at most the other's answer to the first trump is thought about.
const ANSWERED: usize = 24;

/// How many hands of mine the other reckons with in each of them.
const RECKONED: usize = 4;

/// How many own choices are looked ahead against rules of thumb with each pair of trumps.
const CHOICES: usize = 2;

/// Lets what is still to be named or given be chosen by rules of thumb.
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
    worlds: &[Guess],
    chance: &mut Chance,
) -> Scores {
    let first = sight.suit.is_none() && sight.rank.is_none();
    let mut scores: Scores = legal.iter().map(|&action| (action, 0.0)).collect();
    for guess in &worlds[..worlds.len().min(if first { ANSWERED } else { usize::MAX })] {
        let mut add = |worth: &dyn Fn(Action) -> Option<f32>| {
            for (action, score) in &mut scores {
                *score += guess.often as f32 * worth(*action).unwrap_or_default();
            }
        };
        if guess.ruled {
            add(&|name| against_rules(&guess.world, me, name));
            continue;
        }
        let mine = Pairs::new(&guess.world, me);
        if first {
            let theirs = Pairs::reckoned(&guess.world, me.next(2), chance);
            add(&|first| Some(mine.of(theirs.answer(first)?)));
        } else {
            add(&|second| Some(mine.of(named(sight, second)?)));
        }
    }
    scores
}

/// What a hand seems to come to for me if I name this and the other goes by rules of thumb.
fn against_rules(world: &Round, me: Seat, name: Action) -> Option<f32> {
    let mut round = *world;
    round.play_unchecked(me, name);
    give(&mut round);
    let tricks = Response::new(&round, me)?.all(CHOICES);
    Some((tricks + gift(&round, me.next(2))) as f32)
}

/// What a player has given counts so much.
fn gift(round: &Round, giver: Seat) -> i32 {
    match Vidrasso::sight(round, Eye::House).gifts[giver] {
        Unseen::Card(card) => value(card).into(),
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
            let mut round = *world;
            for name in [Action::Suit(suit), Action::Rank(rank)] {
                if round.check(round.to_act().unwrap_or(seat), name).is_ok() {
                    round.play_unchecked(seat, name);
                }
            }
            give(&mut round);
            let tricks = judged(&round, seat).unwrap_or_default();
            pairs.0[suit as usize][rank as usize] = (tricks + gift(&round, seat.next(2))) as f32;
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
