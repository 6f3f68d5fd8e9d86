//! Vidrasso as thinking bots play it: a double-dummy search in each of many guessed worlds, and a vote.
//!
//! Early in a hand the search looks some tricks ahead and judges what is left then; later it goes to the end. In each world
//! both players are taken to know all cards from now on. That overrates what will have to be decided without knowing
//! (strategy fusion), and is made up for by how far the search sees.
//!
//! Who has done all along what seems best by rules of thumb will go on so. In worlds that go with that the best play against
//! it is looked for instead.

mod alike;
mod evidence;
mod naming;
mod response;

use strohmann_rules::vidrasso::{Action, Round, TRICKS};
use strohmann_rules::{
    Actions, Eye, Outcome as _, Round as _, Seat, Sight as _, Vidrasso, View, Words,
};

use crate::bot::{Bot, Decision};
use crate::chance::Chance;
use crate::greedy::play_on;
use crate::greedy::vidrasso::top;
use crate::guess::{Evidence, Guessed, Guesses, Likelihood};
use crate::race::Race;
use crate::solver::{DoubleDummy, Solving};

use alike::Alike;
use evidence::Told;
use response::Response;

/// Takes the action that comes off best in the mean of guessed worlds, each searched as if all cards lay open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vote {
    /// How worlds are guessed.
    pub(crate) guesses: Guesses,
    /// After so many positions, or cards played against rules of thumb, no further world is begun, which bounds the work of a
    /// decision.
    pub(crate) positions: u64,
    /// How many tricks the search looks ahead while more are left than are solved.
    pub(crate) depth: usize,
    /// With so many tricks left, or fewer, worlds are solved to the end.
    pub(crate) solved: usize,
    /// How many choices are made alike in worlds that look alike, the one at hand counted: with 1 the vote is a plain one.
    pub(crate) choices: usize,
}

/// How much it counts what an action comes to if both go on by rules of thumb: who knows all cards makes no mistakes, and
/// between actions that lose nothing against him some win more against others.
const THUMB: f32 = 0.3;

/// How many own choices are looked ahead against rules of thumb for each gift.
const GIVEN: usize = 3;

/// With how many tricks left, or fewer, what alpha-mu asks is solved to the end: it asks some hundred times as much.
const SOLVED_ALIKE: usize = 7;

/// After how many worlds actions that are far behind drop out, and again each time.
const LAP: usize = 8;

/// A world, how often it was drawn, and who the other is in it.
struct Guess {
    world: Round,
    often: f64,
    /// Whether he goes by rules of thumb and nothing else.
    ruled: bool,
}

impl Vote {
    /// The bot that is called strong, with this as evidence.
    pub(crate) const fn strong(evidence: Evidence) -> Vote {
        Vote {
            guesses: Guesses {
                samples: 400,
                worlds: 100,
                evidence,
            },
            positions: 600_000,
            depth: 3,
            solved: 10,
            choices: 1,
        }
    }

    /// The same with alpha-mu: to measure what it is worth.
    pub(crate) const fn alphamu() -> Vote {
        Vote {
            choices: 2,
            ..Vote::strong(Evidence::ALL)
        }
    }
}

impl Guessed for Vidrasso {
    fn likelihood(view: &View<Vidrasso>, evidence: Evidence) -> Likelihood<'_, Vidrasso> {
        let Eye::Seat(me) = view.eye else {
            return Box::new(|_| 1.0);
        };
        let told = Told::new(view, me, evidence);
        Box::new(move |world| told.likely(world))
    }
}

impl Bot<Vidrasso> for Vote {
    fn decide(&self, view: &View<Vidrasso>, words: &mut Words) -> Decision<Action> {
        let legal = view.sight.legal();
        let mut action = legal[0];
        if let (Eye::Seat(me), 2..) = (view.eye, legal.len()) {
            let mut chance = Chance::from_words(words);
            let guessed = self.worlds(view, me, &mut chance);
            action = match action {
                Action::Suit(_) | Action::Rank(_) => {
                    let names = naming::worths(&view.sight, me, &legal, &guessed, &mut chance);
                    top(&names).unwrap_or(action)
                }
                Action::Gift(_) | Action::Play(_) => self.race(me, &legal, &guessed),
            };
        }
        Decision {
            signal: None,
            action,
        }
    }
}

impl Vote {
    fn worlds(&self, view: &View<Vidrasso>, me: Seat, chance: &mut Chance) -> Vec<Guess> {
        let worlds = self.guesses.draw(view, chance);
        let told = Told::new(view, me, self.guesses.evidence);
        let guess = |(world, often)| Guess {
            ruled: chance.unit() < f64::from(told.ruled(&world)),
            world,
            often,
        };
        worlds.into_iter().map(guess).collect()
    }

    /// What comes off best in these worlds.
    fn race(&self, me: Seat, legal: &Actions<Action>, worlds: &[Guess]) -> Action {
        let mut race = Race::new(legal.len(), LAP);
        let mut positions = 0;
        let mut solver = DoubleDummy::new();
        for guess in worlds {
            positions += if guess.ruled {
                respond(guess, me, legal, &mut race)
            } else {
                self.solve(guess, me, legal, &mut solver, &mut race)
            };
            if positions >= self.positions || race.running().len() == 1 {
                break;
            }
        }
        if self.choices > 1 && matches!(legal[0], Action::Play(_)) {
            self.charge(me, legal, worlds, &mut race);
        }
        legal[race.best()]
    }

    /// Takes from what each card has come to what it costs that worlds which look alike are played alike.
    fn charge(&self, me: Seat, legal: &Actions<Action>, worlds: &[Guess], race: &mut Race) {
        let often = |guess: &Guess| guess.often;
        let searched = || worlds.iter().filter(|guess| !guess.ruled);
        let some: Vec<&Guess> = searched().take(alike::TOGETHER).collect();
        if race.running().len() == 1 || some.is_empty() {
            return;
        }
        let part = searched().map(often).sum::<f64>() / worlds.iter().map(often).sum::<f64>();
        let weight = part * f64::from(1.0 - THUMB);
        let mut solvers: Vec<DoubleDummy> = some.iter().map(|_| DoubleDummy::new()).collect();
        let opened = solvers.iter_mut().zip(some).map(|(solver, guess)| {
            let solving = self.open(&guess.world, solver, SOLVED_ALIKE.min(self.solved));
            (solving, guess.often)
        });
        let mut alike = Alike::new(opened.collect(), me);
        for at in race.running().to_vec() {
            if let Action::Play(card) = legal[at] {
                let cost = alike.after(card, 1) - alike.after(card, self.choices);
                race.charge(at, weight * cost);
            }
        }
    }

    /// Takes in what each action comes to in a world if all is known, and if both go on by rules of thumb; tells how many
    /// positions were looked at.
    fn solve(
        &self,
        guess: &Guess,
        me: Seat,
        legal: &Actions<Action>,
        solver: &mut DoubleDummy,
        race: &mut Race,
    ) -> u64 {
        let thumbs = |action| {
            let outcome = play_on::<Vidrasso>(guess.world, me, action, &mut Chance::new(0));
            outcome.map_or(0, |outcome| outcome.points()[me.index()])
        };
        let mixed =
            |known: i32, action| (1.0 - THUMB) * known as f32 + THUMB * thumbs(action) as f32;
        if let Action::Play(_) = legal[0] {
            let mut solving = self.open(&guess.world, solver, self.solved);
            race.row(guess.often, |at| {
                let known = match legal[at] {
                    Action::Play(card) => solving.after(card),
                    _ => 0,
                };
                mixed(known.into(), legal[at])
            });
            return solving.nodes();
        }
        let mut positions = 0;
        race.row(guess.often, |at| {
            let round = given(&guess.world, me, legal[at]);
            let mut solving = self.open(&round, solver, self.solved);
            let value = solving.value();
            let own = match solving.to_act() {
                Some(seat) if seat == me => value,
                _ => solving.to_come() - value,
            };
            positions += solving.nodes();
            mixed(own.into(), legal[at])
        });
        positions
    }

    /// Searches a world as deep as it is to be: to the end with so many tricks left, or fewer.
    fn open<'s>(&self, world: &Round, solver: &'s mut DoubleDummy, most: usize) -> Solving<'s> {
        let left = TRICKS - world.tricks_played();
        let horizon = if left <= most { 0 } else { left - self.depth };
        let solving = solver.open_to(world, horizon);
        solving.expect("trumps are named and gifts given")
    }
}

/// Takes in what each action comes to in a world against rules of thumb; tells how many cards were
/// played.
fn respond(guess: &Guess, me: Seat, legal: &Actions<Action>, race: &mut Race) -> u64 {
    let mut steps = 0;
    if let Action::Play(_) = legal[0] {
        let Some(mut response) = Response::new(&guess.world, me) else {
            return 0;
        };
        race.row(guess.often, |at| match legal[at] {
            Action::Play(card) => response.after(card) as f32,
            _ => 0.0,
        });
        steps = response.steps();
    } else {
        race.row(guess.often, |at| {
            let round = given(&guess.world, me, legal[at]);
            let response = Response::new(&round, me);
            response.map_or(0.0, |mut response| {
                let value = response.all(GIVEN);
                steps += response.steps();
                value as f32
            })
        });
    }
    steps
}

/// A world after a gift of mine, and the other's. What he gives is mine whatever I give, so that the tricks alone count.
fn given(world: &Round, me: Seat, action: Action) -> Round {
    let mut round = *world;
    round.play_unchecked(me, action);
    naming::give(&mut round);
    round
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::drive::play_turn;
    use crate::sampler::Sampler;
    use strohmann_rules::vidrasso::{Options, Unseen};
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
        vote.guesses.worlds = 8;
        vote.positions = 20_000;
        vote
    }

    #[test]
    fn a_card_that_is_best_in_every_world_and_however_it_goes_on_is_played() {
        let mut solver = DoubleDummy::new();
        let mut found = 0;
        for seed in 0..40 {
            let (game, dealing) = played(seed, |round| round.tricks_played() == 13);
            let (seat, view) = view(&game);
            let legal = view.sight.legal();
            let words = || dealing.bot_words(1, seat, view.log.len());
            let vote = Vote::strong(Evidence::ALL);
            let mut best = vec![true; legal.len()];
            let mut chance = Chance::from_words(&mut words());
            for Guess { world, ruled, .. } in vote.worlds(&view, seat, &mut chance) {
                let mut response = Response::new(&world, seat).expect("cards are played");
                let mut solving = solver.open(&world).expect("cards are played");
                let value = |action: &Action| {
                    let Action::Play(card) = *action else {
                        unreachable!("cards are played")
                    };
                    if ruled {
                        return [response.after(card), 0];
                    }
                    let outcome = play_on::<Vidrasso>(world, seat, *action, &mut Chance::new(0));
                    let points = outcome.expect("it is over").points()[seat.index()];
                    [solving.after(card).into(), points]
                };
                let values: Vec<[i32; 2]> = legal.iter().map(value).collect();
                for (best, value) in best.iter_mut().zip(&values) {
                    *best &= (0..2).all(|of| values.iter().all(|other| other[of] <= value[of]));
                }
            }
            if best.iter().any(|&best| best) {
                found += 1;
                let action = vote.decide(&view, &mut words()).action;
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
    fn what_he_has_is_likelier_than_what_he_might_have() {
        let (mut likelier, mut count) = (0, 0);
        for seed in 0..60 {
            let (game, _) = played(seed, |round| round.tricks_played() == 7);
            let (seat, view) = view(&game);
            let told = Told::new(&view, seat, Evidence::ALL);
            let mut sampler = Sampler::<Vidrasso>::new(&view.sight);
            let mut chance = Chance::new(seed);
            let mut mean = 0.0;
            for _ in 0..200 {
                let likely = told.likely(&sampler.sample(&mut chance));
                assert!(likely > 0.0 && likely <= 1.0, "{likely}");
                mean += likely / 200.0;
            }
            let round = game.hand().expect("it is dealt").round();
            likelier += usize::from(told.likely(round) > mean);
            count += 1;
        }
        assert!(3 * likelier > 2 * count, "{likelier} of {count}");
    }

    #[test]
    fn who_goes_by_rules_of_thumb_is_known_by_it() {
        let ruled = |level: &str| {
            let mut sum = 0.0;
            for seed in 0..20 {
                let (mut game, dealing) = played(seed, |round| acted(round) >= 2);
                let bot = level.parse::<Level>().expect("it is a bot").bot();
                let on = |game: &Match<Vidrasso>| {
                    let round = game.hand().expect("it is dealt").round();
                    round.to_act().filter(|_| round.tricks_played() < 6)
                };
                while let Some(seat) = on(&game) {
                    play_turn(&mut game, &dealing, seat, bot.as_ref());
                }
                let (seat, view) = view(&game);
                let told = Told::new(&view, seat, Evidence::ALL);
                sum += told.ruled(game.hand().expect("it is dealt").round()) / 20.0;
            }
            sum
        };
        let (greedy, flat, random) = (ruled("greedy"), ruled("flat:10"), ruled("random"));
        assert!(
            greedy > 0.95 && flat < 0.3 && random < 0.05,
            "{greedy} {flat} {random}"
        );
    }

    #[test]
    fn who_names_a_suit_is_thought_to_have_it() {
        let (mut with, mut without) = (0.0, 0.0);
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
                let worlds = vote.guesses.draw(&view, &mut Chance::new(seed));
                let held = worlds.iter().map(|(world, often)| {
                    let sight = Vidrasso::sight(world, Eye::House);
                    let hand = sight.hands[seat.next(2)].unwrap_or_default();
                    often * hand.of_suit(suit).len() as f64
                });
                held.sum::<f64>()
            };
            with += held(Evidence::ALL);
            without += held(Evidence::NONE);
        }
        assert!(with > without, "{with} {without}");
    }
}
