//! How the networks learn: rounds played against themselves, and what each decision came to.

use strohmann_rules::stirnrunde::{Action, Options, Phase, Round, Sight, Standing, follow};
use strohmann_rules::{Card, Eye, Game, Outcome as _, Round as _, Seat, Standing as _, Stirnrunde};

use super::features::{BID_ACTION, BID_STATE, Bidding, CARD_ACTION, CARD_STATE, Carding};
use super::net::{HIDDEN, Net, add};
use super::policy::Policy;
use super::stake::Stake;
use crate::chance::Chance;
use crate::greedy::Tactics;
use crate::greedy::stirnrunde::{bids, cards};

/// How many points an action may be worse and be tried e times less often.
const CURIOSITY: f32 = 0.3;

/// One action in so many is any.
const ODD: usize = 150;

/// So many rounds are played by rules of thumb by a network that knows nothing.
const WARM: u64 = 150_000;

/// So many rounds are played before the weights move.
const BATCH: u64 = 64;

/// How much of itself the mean of the weights keeps with each step: the mean is what has been learned.
const KEPT: f32 = 0.999;

/// How much a number that is missed counts beside a chance that is missed.
const MISSED: f32 = 0.3;

/// Rounds from which the networks learn.
pub struct Lessons {
    tables: Vec<(Options, Vec<Standing>)>,
    pack: Vec<Card>,
    chance: Chance,
    bid: Learner<BID_STATE, BID_ACTION>,
    card: Learner<CARD_STATE, CARD_ACTION>,
    played: u64,
}

impl Lessons {
    /// Lessons at these tables, each with its options, which all have their share; same seed, same lessons.
    ///
    /// From nothing, or from what has been learned so far.
    pub fn new(tables: &[Options], seed: u64, fresh: bool) -> Lessons {
        let mut chance = Chance::new(seed);
        let learned = Policy::learned();
        let bid = if fresh {
            any(&mut chance)
        } else {
            learned.bid.clone()
        };
        let card = if fresh {
            any(&mut chance)
        } else {
            learned.card.clone()
        };
        let tables = tables.iter().map(|options| {
            let mut standings = Vec::new();
            for dealer in Seat::all(options.players.into()) {
                let mut standing = Standing::new(options, dealer);
                // Nothing is learned of the last round, in which nobody sees his card.
                for _ in 0..18 {
                    standings.push(standing);
                    standing = standing.after(options, &[0; 6][..options.players.into()]);
                }
            }
            (*options, standings)
        });
        Lessons {
            tables: tables.collect(),
            pack: Stirnrunde::pack().to_vec(),
            chance,
            bid: Learner::new(bid),
            card: Learner::new(card),
            played: if fresh { 0 } else { WARM },
        }
    }

    /// Learns from so many rounds, with steps of this size: 0.004 at first, towards 0 at last.
    pub fn learn(&mut self, rounds: u64, step: f32) {
        for _ in 0..rounds {
            self.round();
            self.played += 1;
            if self.played.is_multiple_of(BATCH) {
                self.bid.step(step);
                self.card.step(step);
            }
        }
    }

    /// What has been learned, as it stands in `learned.txt`.
    pub fn text(&mut self) -> String {
        let mut text = String::new();
        let mut length = 0;
        let rows = self.bid.mean.rows().chain(self.card.mean.rows());
        for weight in rows.flat_map(|row| row.iter()) {
            let number = format!("{weight:.4}");
            let number = number.trim_end_matches('0').trim_end_matches('.');
            length += number.len() + 1;
            if length > 118 {
                length = number.len() + 1;
                text.push('\n');
            } else if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(number);
        }
        text.push('\n');
        text
    }

    fn deal(&mut self) -> Round {
        let (options, standings) = &self.tables[self.chance.below(self.tables.len())];
        let standing = &standings[self.chance.below(standings.len())];
        self.chance.shuffle(&mut self.pack);
        Stirnrunde::deal(options, standing, &self.pack)
    }

    fn round(&mut self) {
        let mut round = self.deal();
        let seats = round.seats();
        // In a third of the rounds half the seats play by rules of thumb: others are not like oneself.
        let mixed = self.chance.below(3) == 0;
        let plain: Vec<bool> = (0..seats)
            .map(|_| mixed && self.chance.below(2) == 0)
            .collect();
        let (mut bids, mut cards) = (Vec::new(), Vec::new());
        while let Some(seat) = round.to_act() {
            let sight = Stirnrunde::sight(&round, Eye::Seat(seat));
            let action = if plain[seat.index()] {
                Stirnrunde::choose(&sight, &mut self.chance)
            } else {
                match sight.open.phase() {
                    Phase::Naming => self.name(&sight),
                    Phase::Announcing => self.announce(&sight, seat, &mut bids),
                    Phase::Playing | Phase::Over => self.play(&sight, seat, &mut cards),
                }
            };
            round.play_unchecked(seat, action);
        }
        let results = results(&round);
        for (seat, sample) in bids {
            self.bid.learn(&sample, results[seat]);
        }
        for (seat, sample) in cards {
            self.card.learn(&sample, results[seat]);
        }
    }

    fn policy(&self) -> Policy {
        Policy {
            bid: self.bid.net.clone(),
            card: self.card.net.clone(),
        }
    }

    fn name(&mut self, sight: &Sight) -> Action {
        if self.played < WARM {
            Stirnrunde::choose(sight, &mut self.chance)
        } else {
            self.policy().choose(sight)
        }
    }

    fn announce(
        &mut self,
        sight: &Sight,
        me: Seat,
        samples: &mut Vec<(usize, Sample<BID_STATE, BID_ACTION>)>,
    ) -> Action {
        let bidding = Bidding::new(sight, me, sight.open.trump.suit());
        let situation = self.bid.net.situation(&bidding.state);
        let thumb = bids(sight, me, sight.open.trump.suit()).0;
        let scores = (0..=sight.open.cards).map(|bid| {
            let results = self.bid.net.results(&situation, &bidding.action(bid));
            let learned = Stake::points(sight.open.scoring).promise(bid, results);
            let warm = self.played < WARM;
            let score = if warm {
                thumb[usize::from(bid)]
            } else {
                learned
            };
            (bid, score)
        });
        let bid = tried(&mut self.chance, scores).unwrap_or_default();
        samples.push((
            me.index(),
            Sample {
                state: bidding.state,
                action: bidding.action(bid),
            },
        ));
        Action::Bid(bid)
    }

    fn play(
        &mut self,
        sight: &Sight,
        me: Seat,
        samples: &mut Vec<(usize, Sample<CARD_STATE, CARD_ACTION>)>,
    ) -> Action {
        let hand = sight.hands[me].unwrap_or_default();
        let may = follow(hand.kinds(), sight.open.led());
        if let (Some(card), 1) = (may.first(), may.len()) {
            return Action::Play(card);
        }
        let carding = Carding::new(sight, me);
        let situation = self.card.net.situation(&carding.state);
        let bid = sight.bids[me].unwrap_or_default();
        let chosen = if self.played < WARM {
            tried(&mut self.chance, cards(sight, me, may).into_iter())
        } else {
            let scores = may.into_iter().map(|card| {
                let results = self.card.net.results(&situation, &carding.action(card));
                (
                    card,
                    Stake::points(sight.open.scoring).promise(bid, results),
                )
            });
            tried(&mut self.chance, scores)
        };
        let Some(card) = chosen else {
            return Action::PlayUnseen;
        };
        samples.push((
            me.index(),
            Sample {
                state: carding.state,
                action: carding.action(card),
            },
        ));
        Action::Play(card)
    }
}

/// One of these, those with higher scores more often, now and then any.
fn tried<T>(chance: &mut Chance, scores: impl Iterator<Item = (T, f32)>) -> Option<T> {
    let any = chance.below(ODD) == 0;
    let mut top = (f64::NEG_INFINITY, None);
    for (item, score) in scores {
        // The largest of scores with Gumbel noise is each of them as often as the exponential of its score says.
        let noise = -(-chance.unit().max(1e-9).ln()).max(1e-9).ln();
        let score = f64::from(if any { 0.0 } else { score / CURIOSITY }) + noise;
        if score > top.0 {
            top = (score, Some(item));
        }
    }
    top.1
}

/// What a round came to for each seat: whether it hit, how many tricks it missed by, and the mean points of the others in tens.
fn results(round: &Round) -> Vec<[f32; 3]> {
    let sight = Stirnrunde::sight(round, Eye::House);
    let points = round.outcome().map(|outcome| outcome.points());
    let points = points.unwrap_or_default();
    let sum: i32 = points.iter().sum();
    let others = points.len() as f32 - 1.0;
    let seats = Seat::all(points.len()).zip(&points);
    seats
        .map(|(seat, points)| {
            let bid = sight.bids[seat].unwrap_or_default();
            let off = f32::from(bid.abs_diff(sight.open.tricks[seat]));
            let hit = f32::from(u8::from(off == 0.0));
            [hit, off, (sum - points) as f32 / others / 10.0]
        })
        .collect()
}

/// A decision as the network was told of it.
struct Sample<const S: usize, const A: usize> {
    state: [f32; S],
    action: [f32; A],
}

/// A network without experience.
fn any<const S: usize, const A: usize>(chance: &mut Chance) -> Net<S, A> {
    let mut net = Net::ZERO;
    let mut weight = |width: f32| (2.0 * chance.unit() as f32 - 1.0) * width;
    let width = (6.0 / (S + A) as f32).sqrt();
    for row in net.state.iter_mut().chain(&mut net.action) {
        row.fill_with(|| weight(width));
    }
    for row in [&mut net.hit, &mut net.off, &mut net.others] {
        row.fill_with(|| weight(0.2));
    }
    net
}

/// A network that learns by Adam (Kingma and Ba, 2015).
struct Learner<const S: usize, const A: usize> {
    net: Net<S, A>,
    mean: Net<S, A>,
    gradient: Net<S, A>,
    first: Net<S, A>,
    second: Net<S, A>,
    samples: f32,
    steps: i32,
}

impl<const S: usize, const A: usize> Learner<S, A> {
    fn new(net: Net<S, A>) -> Learner<S, A> {
        Learner {
            mean: net.clone(),
            net,
            gradient: Net::ZERO,
            first: Net::ZERO,
            second: Net::ZERO,
            samples: 0.0,
            steps: 0,
        }
    }

    /// Takes in what a decision came to.
    fn learn(&mut self, sample: &Sample<S, A>, [hit, off, others]: [f32; 3]) {
        let mut sums = self.net.situation(&sample.state);
        add(&mut sums, &self.net.action, &sample.action);
        let results = self.net.results_of(&sums);
        let errors = [
            results.hit - hit,
            MISSED * (results.off - off).clamp(-4.0, 4.0),
            MISSED * (results.others - others).clamp(-4.0, 4.0),
        ];
        let mut back = [0.0; HIDDEN];
        let net = &self.net;
        let gradient = &mut self.gradient;
        let outputs = [
            (&net.hit, &mut gradient.hit),
            (&net.off, &mut gradient.off),
            (&net.others, &mut gradient.others),
        ];
        for ((weights, slopes), error) in outputs.into_iter().zip(errors) {
            for unit in 0..HIDDEN {
                if sums[unit] > 0.0 {
                    slopes[unit] += error * sums[unit];
                    back[unit] += error * weights[unit];
                }
            }
        }
        for (slope, error) in gradient.last.iter_mut().zip(errors) {
            *slope += error;
        }
        let inputs = sample.state.iter().chain(&sample.action).copied();
        let rows = gradient.state.iter_mut().chain(&mut gradient.action);
        let rows = rows.zip(inputs).chain([(&mut gradient.bias, 1.0)]);
        for (row, input) in rows {
            if input != 0.0 {
                for (slope, back) in row.iter_mut().zip(&back) {
                    *slope += input * back;
                }
            }
        }
        self.samples += 1.0;
    }

    /// Moves the weights against their slopes.
    fn step(&mut self, size: f32) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        if self.samples == 0.0 {
            return;
        }
        self.steps += 1;
        let firsts = 1.0 - FIRST.powi(self.steps);
        let seconds = 1.0 - SECOND.powi(self.steps);
        let moments = self.first.rows().zip(self.second.rows());
        let weights = self.net.rows().zip(self.mean.rows());
        for ((slopes, (first, second)), (weights, means)) in
            self.gradient.rows().zip(moments).zip(weights)
        {
            for at in 0..slopes.len() {
                let slope = slopes[at] / self.samples;
                slopes[at] = 0.0;
                first[at] = FIRST * first[at] + (1.0 - FIRST) * slope;
                second[at] = SECOND * second[at] + (1.0 - SECOND) * slope * slope;
                let move_by = first[at] / firsts / ((second[at] / seconds).sqrt() + 1e-8);
                weights[at] -= size * move_by;
                means[at] = KEPT * means[at] + (1.0 - KEPT) * weights[at];
            }
        }
        self.samples = 0.0;
    }
}
