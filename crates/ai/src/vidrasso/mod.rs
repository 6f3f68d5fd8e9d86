//! Vidrasso as thinking bots play it: a double-dummy search in each of many guessed worlds, and a vote.
//!
//! Early in a hand the search looks some tricks ahead and judges what is left then; later it goes to the end. In each world
//! both players are taken to know all cards from now on. That overrates what will have to be decided without knowing
//! (strategy fusion), and is made up for by how far the search sees.

mod evidence;
mod naming;

use arrayvec::ArrayVec;
use strohmann_rules::game::MAX_LEGAL;
use strohmann_rules::vidrasso::{Action, Options, Outcome, Round, Standing, TRICKS};
use strohmann_rules::{Actions, Eye, Round as _, Seat, Sight as _, Vidrasso, View, Words};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::solver::{DoubleDummy, Solving};
use crate::think::{Evidence, Likelihood, Thinker, Thought};
use crate::worth::{Worth, Worths};

use evidence::Named;

/// Takes the action that comes off best in the mean of guessed worlds, each searched as if all cards lay open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vote {
    /// The worlds that are guessed.
    pub(crate) thinker: Thinker,
    /// After so many positions no further world is begun, which bounds the work of a decision.
    pub(crate) positions: u64,
    /// How many tricks the search looks ahead while more are left than are solved.
    pub(crate) depth: usize,
    /// With so many tricks left, or fewer, worlds are solved to the end.
    pub(crate) solved: usize,
}

/// What each legal action comes to, in their order.
type Sums = ArrayVec<f32, MAX_LEGAL>;

impl Vote {
    /// The bot that is called strong, with this as evidence.
    pub(crate) const fn strong(evidence: Evidence) -> Vote {
        Vote {
            thinker: Thinker {
                guesses: 400,
                worlds: 100,
                evidence,
            },
            positions: 1_000_000,
            depth: 3,
            solved: 10,
        }
    }
}

impl Thought for Vidrasso {
    fn gain(options: &Options, standing: &Standing, outcome: &Outcome) -> Worths {
        Vidrasso::worth(options, standing, outcome)
    }

    fn likelihood(view: &View<Vidrasso>, evidence: Evidence) -> Likelihood<'_, Vidrasso> {
        match Named::by_other(view).filter(|_| evidence.words) {
            Some(named) => Box::new(move |world| named.likely(world)),
            None => Box::new(|_| 1.0),
        }
    }
}

impl Bot<Vidrasso> for Vote {
    fn decide(&self, view: &View<Vidrasso>, words: &mut Words) -> Decision<Action> {
        let legal = view.sight.legal();
        let mut action = legal[0];
        if let (Eye::Seat(me), 2..) = (view.eye, legal.len()) {
            let mut chance = Chance::from_words(words);
            let guessed = self.thinker.worlds(view, &mut chance);
            let sums = match action {
                Action::Suit(_) | Action::Rank(_) => {
                    naming::worths(&view.sight, me, &legal, &guessed, &mut chance)
                }
                Action::Gift(_) => self.gifts(me, &legal, &guessed),
                Action::Play(_) => self.cards(&legal, &guessed),
            };
            // The first of equal ones.
            let mut top = f32::NEG_INFINITY;
            for (&one, sum) in legal.iter().zip(sums) {
                if sum > top {
                    (top, action) = (sum, one);
                }
            }
        }
        Decision {
            signal: None,
            action,
        }
    }
}

impl Vote {
    fn cards(&self, legal: &Actions<Action>, worlds: &[Round]) -> Sums {
        self.sums(legal, worlds, |search, world, sums| {
            let mut solving = search.open(world);
            for (sum, action) in sums.iter_mut().zip(legal) {
                if let Action::Play(card) = *action {
                    *sum += f32::from(solving.after(card));
                }
            }
            solving.nodes()
        })
    }

    /// What the other gives is his whatever I give, so that the tricks alone count.
    fn gifts(&self, me: Seat, legal: &Actions<Action>, worlds: &[Round]) -> Sums {
        self.sums(legal, worlds, |search, world, sums| {
            let mut positions = 0;
            for (sum, &action) in sums.iter_mut().zip(legal) {
                let mut round = *world;
                round.play_unchecked(me, action);
                naming::give(&mut round);
                let mut solving = search.open(&round);
                let value = solving.value();
                *sum += f32::from(if solving.to_act() == Some(me) {
                    value
                } else {
                    solving.to_come() - value
                });
                positions += solving.nodes();
            }
            positions
        })
    }

    /// Adds up what worlds say of each action; what is done in a world tells how many positions it looked at.
    fn sums(
        &self,
        legal: &Actions<Action>,
        worlds: &[Round],
        add: impl Fn(&mut Depth, &Round, &mut Sums) -> u64,
    ) -> Sums {
        let mut sums: Sums = legal.iter().map(|_| 0.0).collect();
        let mut positions = 0;
        let mut search = Depth {
            vote: self,
            solver: DoubleDummy::new(),
        };
        for world in worlds {
            positions += add(&mut search, world, &mut sums);
            if positions >= self.positions {
                break;
            }
        }
        sums
    }
}

/// Searches worlds as deep as it is to be.
struct Depth<'v> {
    vote: &'v Vote,
    solver: DoubleDummy,
}

impl Depth<'_> {
    fn open(&mut self, world: &Round) -> Solving<'_> {
        let left = TRICKS - world.tricks_played();
        let horizon = if left <= self.vote.solved {
            0
        } else {
            left - self.vote.depth
        };
        let solving = self.solver.open_to(world, horizon);
        solving.expect("trumps are named and gifts given")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::drive::play_turn;
    use crate::sampler::Sampler;
    use strohmann_rules::vidrasso::Unseen;
    use strohmann_rules::{Dealing, Game as _, Match};

    /// A match whose first hand has been played by rules of thumb until `stop` says so.
    fn played(seed: u64, stop: impl Fn(&Round) -> bool) -> (Match<Vidrasso>, Dealing) {
        let dealing = Dealing::from_seed(seed, 1, 1, 2);
        let mut game = Match::<Vidrasso>::begin(Options::default(), &dealing);
        game.deal(&dealing);
        let greedy = Level::Greedy.bot();
        let next = |game: &Match<Vidrasso>| {
            let round = game.hand()?.round();
            round.to_act().filter(|_| !stop(round))
        };
        while let Some(seat) = next(&game) {
            play_turn(&mut game, &dealing, seat, greedy.as_ref());
        }
        (game, dealing)
    }

    fn view(game: &Match<Vidrasso>) -> (Seat, View<Vidrasso>) {
        let seat = game.hand().and_then(|hand| hand.round().to_act());
        let seat = seat.expect("the hand goes on");
        (seat, game.view(Eye::Seat(seat)).expect("a hand is dealt"))
    }

    fn quick(evidence: Evidence) -> Vote {
        let mut vote = Vote::strong(evidence);
        vote.thinker.worlds = 8;
        vote.positions = 20_000;
        vote
    }

    #[test]
    fn a_card_that_is_best_in_every_world_is_played() {
        let mut solver = DoubleDummy::new();
        let mut found = 0;
        for seed in 0..40 {
            let (game, dealing) = played(seed, |round| round.tricks_played() == 13);
            let (seat, view) = view(&game);
            let legal = view.sight.legal();
            let mut sampler = Sampler::<Vidrasso>::new(&view.sight);
            let mut chance = Chance::new(seed);
            let mut best = vec![true; legal.len()];
            for _ in 0..200 {
                let world = sampler.sample(&mut chance);
                let mut solving = solver.open(&world).expect("cards are played");
                for (best, action) in best.iter_mut().zip(&legal) {
                    let Action::Play(card) = *action else {
                        unreachable!("cards are played")
                    };
                    *best &= solving.is_best(card);
                }
            }
            if best.iter().any(|&best| best) {
                found += 1;
                let mut words = dealing.bot_words(1, seat, view.log.len());
                let action = Vote::strong(Evidence::ALL).decide(&view, &mut words).action;
                let at = legal.iter().position(|&other| other == action);
                assert!(best[at.expect("it is legal")], "seed {seed}: {action:?}");
            }
        }
        assert!(found > 10, "{found}");
    }

    #[test]
    fn the_same_view_and_words_give_the_same_legal_decision() {
        for seed in 0..4 {
            for stop in [0, 1, 2, 3, 10, 18] {
                let (game, dealing) = played(seed, |round| acted(round) >= stop);
                let (seat, view) = view(&game);
                let decide = || {
                    let mut words = dealing.bot_words(1, seat, view.log.len());
                    quick(Evidence::ALL).decide(&view, &mut words)
                };
                let decision = decide();
                assert!(view.sight.legal().contains(&decision.action));
                assert_eq!(decision, decide());
            }
        }
    }

    /// How much was done in a hand: names, gifts and tricks.
    fn acted(round: &Round) -> usize {
        let sight = Vidrasso::sight(round, Eye::House);
        let named = usize::from(sight.suit.is_some()) + usize::from(sight.rank.is_some());
        let given = sight.gifts.of(2).iter();
        let given = given.filter(|gift| **gift != Unseen::None);
        named + given.count() + round.tricks_played()
    }

    #[test]
    fn who_names_a_suit_is_thought_to_have_it() {
        let (mut with, mut without) = (0, 0);
        for seed in 0..30 {
            let (game, _) = played(seed, |round| acted(round) == 2);
            let named = view(&game).1.log[0];
            let Some(Action::Suit(suit)) = named.action else {
                continue;
            };
            let seat = named.seat.next(2);
            let view = game.view(Eye::Seat(seat)).expect("a hand is dealt");
            let held = |evidence| {
                let vote = Vote::strong(evidence);
                let worlds = vote.thinker.worlds(&view, &mut Chance::new(seed));
                let held = worlds.iter().map(|world| {
                    let sight = Vidrasso::sight(world, Eye::House);
                    let hand = sight.hands[seat.next(2)].unwrap_or_default();
                    hand.of_suit(suit).len()
                });
                held.sum::<usize>()
            };
            with += held(Evidence::ALL);
            without += held(Evidence::NONE);
        }
        assert!(with > without, "{with} {without}");
    }
}
