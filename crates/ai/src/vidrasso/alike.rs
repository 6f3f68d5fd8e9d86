//! Alpha-mu (Cazenave and Ventos): choices of mine that are made alike in all worlds that look alike to me.
//!
//! The other is still taken to know all cards. What I do next in each world that I cannot tell from others has to be the same,
//! for so many choices; from there on it is double dummy. What a plan comes to is a vector, a number for each world, and of
//! vectors none is thrown away that is best in some world (non-locality).

use arrayvec::ArrayVec;
use strohmann_rules::{Card, Seat};

use crate::solver::{Place, Solving, numbers};

/// How many worlds are looked at together at most.
pub(super) const TOGETHER: usize = 16;

/// How many points worse than his best one a card of the other may be for him and be looked into.
const SLACK: i32 = 3;

/// How many plans are kept at most, those that are best in the mean.
const KEPT: usize = 8;

/// What I have in each world; [`NOWHERE`] in those that are not among those looked at.
type Vector = [i16; TOGETHER];

/// More than can be had.
const NOWHERE: i16 = i16::MAX;

/// Worlds that look alike, each by its number and with where its play has come to.
type Group = ArrayVec<(usize, Place), TOGETHER>;

/// Some worlds, each with how often it was drawn.
pub(super) struct Alike<'s> {
    worlds: Vec<(Solving<'s>, f64)>,
    me: Seat,
    slack: i32,
    kept: usize,
}

impl<'s> Alike<'s> {
    /// Takes up worlds that have the same trumps and look alike to me, [`TOGETHER`] at most.
    pub(super) fn new(worlds: Vec<(Solving<'s>, f64)>, me: Seat) -> Alike<'s> {
        Alike {
            worlds,
            me,
            slack: SLACK,
            kept: KEPT,
        }
    }

    /// What I have in the mean of what was to come if I play this card now, and choose alike so often, this time counted.
    pub(super) fn after(&mut self, card: Card, choices: usize) -> f64 {
        let Some((first, _)) = self.worlds.first() else {
            return 0.0;
        };
        let card = first.number(card);
        let places = self.worlds.iter().map(|(solving, _)| solving.place());
        let group = places.enumerate().collect();
        let plans = self.play(&group, card, choices.saturating_sub(1));
        let means = plans.iter().map(|plan| self.mean(plan));
        means.fold(0.0, f64::max)
    }

    fn mean(&self, plan: &Vector) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for ((_, often), &value) in self.worlds.iter().zip(plan) {
            if value < NOWHERE {
                sum += often * f64::from(value);
                count += often;
            }
        }
        sum / count
    }

    /// What I can have, a plan each.
    fn plans(&mut self, group: &Group, choices: usize) -> Vec<Vector> {
        let mover = group.first().and_then(|(_, place)| place.to_act());
        let Some(mover) = mover.filter(|_| choices > 0) else {
            let mut plan = [NOWHERE; TOGETHER];
            for (world, place) in group {
                plan[*world] = self.worlds[*world].0.of(place, self.me) as i16;
            }
            return vec![plan];
        };
        if mover == self.me {
            self.mine(group, choices)
        } else {
            self.his(group, choices)
        }
    }

    /// The plans for all cards that I may play, which are the same in all worlds.
    fn mine(&mut self, group: &Group, choices: usize) -> Vec<Vector> {
        let (world, place) = &group[0];
        let cards = self.worlds[*world].0.cards(place);
        let rest = choices - usize::from(cards.count_ones() > 1);
        let mut plans = Vec::new();
        for card in numbers(cards) {
            let more = self.play(group, card, rest);
            plans.extend(more);
        }
        self.best(plans)
    }

    /// In each world he plays what leaves me the least.
    fn his(&mut self, group: &Group, choices: usize) -> Vec<Vector> {
        let mut by_card: Vec<(usize, Group)> = Vec::new();
        for (world, place) in group {
            for card in self.replies(*world, place) {
                match by_card.iter_mut().find(|(other, _)| *other == card) {
                    Some((_, group)) => group.push((*world, *place)),
                    None => by_card.push((card, [(*world, *place)].into_iter().collect())),
                }
            }
        }
        let mut plans = vec![[NOWHERE; TOGETHER]];
        for (card, group) in by_card {
            let more = self.play(&group, card, choices);
            plans = self.both(&plans, &more);
        }
        plans
    }

    /// The cards that he may play in a world and that are good enough to be looked into.
    fn replies(&mut self, world: usize, place: &Place) -> ArrayVec<usize, 16> {
        let (me, slack) = (self.me, self.slack);
        let solving = &mut self.worlds[world].0;
        let cards = solving.cards(place);
        if cards.is_power_of_two() {
            return numbers(cards).collect();
        }
        let values: ArrayVec<(usize, i32), 16> = numbers(cards)
            .map(|card| {
                let mut next = *place;
                solving.play(&mut next, card);
                (card, solving.of(&next, me))
            })
            .collect();
        let least = values.iter().map(|value| value.1).min().unwrap_or(0);
        let good = values
            .iter()
            .filter(|value| value.1.saturating_sub(slack) <= least);
        good.map(|value| value.0).collect()
    }

    /// Plays a card in all worlds of a group; worlds in which other cards turn up look alike no more.
    fn play(&mut self, group: &Group, card: usize, choices: usize) -> Vec<Vector> {
        let mut parts: Vec<([u64; 2], Group)> = Vec::new();
        for &(world, mut place) in group {
            let turned = self.worlds[world].0.play(&mut place, card);
            match parts.iter_mut().find(|(other, _)| *other == turned) {
                Some((_, part)) => part.push((world, place)),
                None => parts.push((turned, [(world, place)].into_iter().collect())),
            }
        }
        let mut plans = vec![[NOWHERE; TOGETHER]];
        for (_, part) in parts {
            let more = self.plans(&part, choices);
            plans = self.both(&plans, &more);
        }
        plans
    }

    /// A plan of either: in a world that both are for, the worse counts.
    fn both(&self, some: &[Vector], others: &[Vector]) -> Vec<Vector> {
        let pairs = some.iter().flat_map(|one| {
            let both = |other: &Vector| std::array::from_fn(|world| one[world].min(other[world]));
            others.iter().map(both)
        });
        self.best(pairs.collect())
    }

    /// Those that no other is as good as in every world, and of these the best in the mean.
    fn best(&self, plans: Vec<Vector>) -> Vec<Vector> {
        let mut best: Vec<Vector> = Vec::new();
        for plan in plans {
            let below = |one: &Vector, other: &Vector| {
                let worse = one.iter().zip(other).map(|(one, other)| one > other);
                !worse.fold(false, |any, worse| any | worse)
            };
            if !best.iter().any(|other| below(&plan, other)) {
                best.retain(|other| !below(other, &plan));
                best.push(plan);
            }
        }
        if best.len() > self.kept {
            let mut means: Vec<(f64, Vector)> =
                best.iter().map(|plan| (self.mean(plan), *plan)).collect();
            means.sort_by(|one, other| other.0.total_cmp(&one.0));
            means.truncate(self.kept);
            best = means.into_iter().map(|(_, plan)| plan).collect();
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::sampler::Sampler;
    use crate::solver::DoubleDummy;
    use crate::solver::tests::ending;
    use std::collections::BTreeMap;
    use strohmann_rules::vidrasso::{Action, Round};
    use strohmann_rules::{Eye, Game as _, Round as _, Vidrasso};

    /// Worlds with so many tricks left, as whoever is to act may guess them, and what he may play.
    fn guessed(seed: u64, tricks: usize, count: usize) -> (Vec<Round>, Seat, Vec<Card>) {
        let round = ending(tricks, seed);
        let mut chance = Chance::new(seed);
        let me = round.to_act().expect("the hand goes on");
        let sight = Vidrasso::sight(&round, Eye::Seat(me));
        let mut sampler = Sampler::<Vidrasso>::new(&sight);
        let worlds = (0..count).map(|_| sampler.sample(&mut chance)).collect();
        let legal = round.legal(me);
        let cards = legal.iter().filter_map(|action| match *action {
            Action::Play(card) => Some(card),
            _ => None,
        });
        (worlds, me, cards.collect())
    }

    /// All that I see: what was played, and what turned up.
    type Seen = Vec<String>;

    /// The least that I have if the other knows everything and I do what a plan says. What it does not say yet is the first
    /// card, and noted.
    fn least(
        round: &Round,
        me: Seat,
        seen: &Seen,
        plan: &mut BTreeMap<Seen, (usize, usize)>,
    ) -> i32 {
        let Some(seat) = round.to_act() else {
            let outcome = round.outcome().expect("the hand is over");
            return strohmann_rules::Outcome::points(&outcome)[me.index()];
        };
        let legal = round.legal(seat);
        let choices = if seat == me && legal.len() > 1 {
            let choice = plan.entry(seen.clone()).or_insert((0, legal.len())).0;
            vec![legal[choice]]
        } else {
            legal.to_vec()
        };
        let values = choices.into_iter().map(|action| {
            let mut round = *round;
            round.play_unchecked(seat, action);
            let mut seen = seen.clone();
            let sight = Vidrasso::sight(&round, Eye::Seat(me));
            seen.push(format!("{action:?} {:?}", sight.piles));
            least(&round, me, &seen, plan)
        });
        values.min().expect("there is a legal card")
    }

    /// The best mean over all plans there are, this card being played first.
    fn planned(worlds: &[Round], me: Seat, card: Card) -> f64 {
        let mut plan = BTreeMap::new();
        let mut best = f64::MIN;
        loop {
            let mut sum = 0;
            for world in worlds {
                let mut round = *world;
                round.play_unchecked(me, Action::Play(card));
                let sight = Vidrasso::sight(&round, Eye::Seat(me));
                let seen = vec![format!("{:?}", sight.piles)];
                sum += least(&round, me, &seen, &mut plan);
            }
            best = best.max(f64::from(sum) / worlds.len() as f64);
            // The next plan: the last choice that has another card takes it, those after it begin anew.
            let next = plan.iter().rev().find(|(_, (at, of))| at + 1 < *of);
            let Some(next) = next.map(|(seen, _)| seen.clone()) else {
                return best;
            };
            plan.retain(|seen, _| *seen <= next);
            plan.entry(next).and_modify(|choice| choice.0 += 1);
        }
    }

    /// What each card comes to with so many choices, nothing being left out.
    fn values(worlds: &[Round], me: Seat, cards: &[Card], choices: usize) -> Vec<f64> {
        let mut solvers: Vec<DoubleDummy> = worlds.iter().map(|_| DoubleDummy::new()).collect();
        let opened = solvers.iter_mut().zip(worlds).map(|(solver, world)| {
            let solving = solver.open(world).expect("cards are played");
            (solving, 1.0)
        });
        let mut alike = Alike::new(opened.collect(), me);
        alike.slack = i32::MAX;
        alike.kept = usize::MAX;
        let values = cards.iter().map(|&card| alike.after(card, choices));
        values.collect()
    }

    #[test]
    fn a_plan_for_all_choices_to_come_is_the_best_of_all_plans() {
        let (mut fused, mut count) = (0, 0);
        for seed in 0..160 {
            let (worlds, me, cards) = guessed(seed, 3, 4);
            let alike = values(&worlds, me, &cards, 9);
            let known = values(&worlds, me, &cards, 1);
            let planned: Vec<f64> = cards
                .iter()
                .map(|&card| planned(&worlds, me, card))
                .collect();
            // What was taken before, and the gifts, are the same whatever is played.
            let before = planned[0] - alike[0];
            for ((alike, known), planned) in alike.iter().zip(known).zip(planned) {
                assert!((alike + before - planned).abs() < 1e-9, "seed {seed}");
                fused += usize::from(alike + 1e-9 < known);
                count += 1;
            }
        }
        assert!(fused > 1 && count > 200, "{fused} of {count}");
    }

    #[test]
    fn the_more_choices_are_alike_the_less_they_come_to() {
        let mut less = [0; 2];
        for seed in 0..20 {
            let (worlds, me, cards) = guessed(seed, 5, 8);
            let all = [1, 2, 3].map(|choices| values(&worlds, me, &cards, choices));
            for (less, two) in less.iter_mut().zip(all.windows(2)) {
                for (more, fewer) in two[0].iter().zip(&two[1]) {
                    assert!(*fewer <= more + 1e-9, "seed {seed}: {fewer} {more}");
                    *less += usize::from(fewer + 1e-9 < *more);
                }
            }
        }
        assert!(less[0] > 5 && less[1] > 0, "{less:?}");
    }
}
