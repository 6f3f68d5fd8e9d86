//! How the network learns: it plays hands against itself, as it was before, and other bots, and sees what they come to.

use strohmann_rules::vitou::{Action, Options, Side, Standing, Table, Variant, Worth};
use strohmann_rules::{
    Eye, Game, Hand, Options as _, Outcome as _, Round as _, Seat, SeatSet, Sight as _, Signals,
    Standing as _, View, Vitou, Words,
};

use super::inputs::{On, inputs};
use super::manner::{Manner, output};
use super::net::{Net, PARAMETERS};
use crate::bot::{Bot, Decision, Level};
use crate::chance::Chance;
use crate::worth::match_chance;

/// How many decisions at least go into a step.
const BATCH: usize = 2048;

/// How often something else than what looks best is tried.
const TRIED: f64 = 0.03;

/// How often the partner is asked.
const ASKS: f64 = 0.7;

/// How often a match starts with points, so that every standing is learned.
const WITH_POINTS: f64 = 0.5;

/// After how many hands a match ends without a winner.
const HANDS: u32 = 80;

/// How many earlier selves are played against, how often in matches without another bot, and after how many steps a
/// new one comes.
const SELVES: usize = 8;
const EARLIER: f64 = 0.4;
const AGE: u64 = 1200;

/// How fast parameters change at first; at the end a fiftieth of that.
const PACE: f32 = 2e-3;

/// The most that results count, in hands of the worth that was at stake.
const EXTREME: f32 = 14.0;

/// The network as it learns. Same variant, same seed, same number of steps: same network.
pub struct Fit {
    variant: Variant,
    net: Net,
    manner: Manner,
    earlier: Vec<Net>,
    others: Vec<Other>,
    /// The chances to win the match as hands between equals go.
    chances: Chances,
    chance: Chance,
    lessons: Vec<Lesson>,
    descent: Descent,
    pace: f32,
}

/// Another bot to learn from.
struct Other {
    level: Level,
    bot: Box<dyn Bot<Vitou>>,
    /// How many of all matches are played against it.
    share: f64,
    /// The chances to win the match against it.
    chances: Chances,
    score: Score,
}

/// Matches played from the start, and how many of them the network has won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// All.
    pub matches: u32,
    /// Won ones.
    pub won: u32,
}

/// A decision and what came of it.
struct Lesson {
    on: On,
    output: usize,
    worth: f32,
}

/// Who sits on the other side.
#[derive(Clone, Copy)]
enum Against {
    Itself,
    Earlier(usize),
    Other(usize),
}

impl Fit {
    /// A network that knows nothing yet.
    pub fn new(variant: Variant, seed: u64) -> Fit {
        let mut chance = Chance::new(seed);
        let net = Net::random(&mut chance);
        // At random is what is hardest to learn for two: a match is short, and luck is great.
        let wild = if variant == Variant::CasonTwo {
            0.18
        } else {
            0.1
        };
        let other = |level: Level, share: f64| Other {
            level,
            bot: level.bot(),
            share,
            chances: Chances::new(variant),
            score: Score::default(),
        };
        Fit {
            variant,
            net,
            manner: Manner::learning(0.0),
            earlier: Vec::new(),
            others: vec![
                other(Level::Random, wild),
                other(Level::Greedy, 0.22),
                other(Level::Flat(6), 0.05),
            ],
            chances: Chances::new(variant),
            chance,
            lessons: Vec::new(),
            descent: Descent::default(),
            pace: 0.0,
        }
    }

    /// What it has learned.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// How it has fared against the other bots, playing a little wildly, since this was last asked.
    pub fn scores(&mut self) -> Vec<(Level, Score)> {
        let scores = self.others.iter_mut();
        scores
            .map(|other| (other.level, std::mem::take(&mut other.score)))
            .collect()
    }

    /// Plays some matches and learns from them; `done` is how much of the whole has been done, 0 to 1.
    pub fn step(&mut self, done: f32) {
        self.pace = 0.02 * (1.0 - done) + 0.001;
        self.manner = Manner::learning(done);
        while self.lessons.len() < BATCH {
            self.play();
        }
        let lessons = std::mem::take(&mut self.lessons);
        let mut gradient = vec![0.0; PARAMETERS];
        let net = &self.net;
        for lesson in &lessons {
            let (hidden, values) = net.think(&lesson.on);
            // What lies far off pulls no more than what lies a little less far off.
            let error = (values[lesson.output] - lesson.worth).clamp(-8.0, 8.0);
            let error = error / lessons.len() as f32;
            net.learn(&lesson.on, &hidden, lesson.output, error, &mut gradient);
        }
        let mut parameters = net.parameters().to_vec();
        let pace = PACE * (1.0 - done).max(0.02);
        self.descent.step(&mut parameters, &gradient, pace);
        self.net = Net::new(parameters);
        if self.descent.steps.is_multiple_of(AGE) {
            if self.earlier.len() == SELVES {
                self.earlier.remove(self.chance.below(SELVES));
            }
            self.earlier.push(self.net.clone());
        }
    }

    /// One match.
    fn play(&mut self) {
        let signals = [Signals::Open, Signals::Covert, Signals::Off][self.chance.below(3)];
        let options = Options {
            variant: self.variant,
            signals,
        };
        let against = self.draw();
        let side = Side::ALL[self.chance.below(2)];
        let dealer = Seat::new(self.chance.below(self.variant.seats()));
        let mut standing = Standing::new(&options, dealer);
        let from_start = self.chance.unit() >= WITH_POINTS;
        if !from_start {
            standing = self.midway(&options, standing);
        }
        for _ in 0..HANDS {
            let points = self.hand(&options, standing, against, side);
            standing = standing.after(&options, &points);
            if let Some(winners) = standing.winners(&options) {
                if let (Against::Other(n), true) = (against, from_start) {
                    let score = &mut self.others[n].score;
                    score.matches += 1;
                    score.won += u32::from(winners == side.seats(self.variant.seats()));
                }
                return;
            }
        }
    }

    fn draw(&mut self) -> Against {
        let mut point = self.chance.unit();
        for (n, other) in self.others.iter().enumerate() {
            point -= other.share;
            if point < 0.0 {
                return Against::Other(n);
            }
        }
        if !self.earlier.is_empty() && self.chance.unit() < EARLIER {
            return Against::Earlier(self.chance.below(self.earlier.len()));
        }
        Against::Itself
    }

    /// A match that has come to any points in one to four points a hand.
    fn midway(&mut self, options: &Options, standing: Standing) -> Standing {
        let target = self.variant.target() as usize;
        let points = [0; 2].map(|_: i32| self.chance.below(target) as i32);
        let hands = points.iter().sum::<i32>() / (1 + self.chance.below(4) as i32);
        (1..hands).fold(standing.after(options, &points), |standing, _| {
            standing.after(options, &[0; 2])
        })
    }

    /// Plays a hand, keeps what is to be learned from it, and gives its points.
    fn hand(
        &mut self,
        options: &Options,
        standing: Standing,
        against: Against,
        side: Side,
    ) -> [i32; 2] {
        let mut pack = Vitou::pack().to_vec();
        self.chance.shuffle(&mut pack);
        let mut hand = Hand::<Vitou>::deal(options, standing, pack);
        let mut made = Vec::new();
        while let Some(seat) = hand.round().to_act() {
            let view = hand.view(options, Eye::Seat(seat));
            let learns = matches!(against, Against::Itself) || Side::of(seat) == side;
            // Bots leave it to the partner, and people may or may not (`VT-8`).
            if learns && view.sight.legal().contains(&Action::Ask) && self.chance.unit() < ASKS {
                hand.act(seat, Action::Ask).expect("it is legal");
                continue;
            }
            let decision = if learns {
                let on = inputs(&view);
                let decision = self.decide(&view, &on);
                made.push((
                    on,
                    output(decision.action),
                    view.sight.table,
                    Side::of(seat),
                ));
                decision
            } else {
                match against {
                    Against::Other(n) => {
                        let key = [0; 32].map(|_: u8| self.chance.below(256) as u8);
                        self.others[n].bot.decide(&view, &mut Words::new(key))
                    }
                    Against::Earlier(n) => {
                        let (on, legal) = (inputs(&view), view.sight.legal());
                        let net = &self.earlier[n];
                        self.manner
                            .choose(net, &view, &on, &legal, &mut self.chance)
                    }
                    Against::Itself => continue,
                }
            };
            if let Some(signal) = decision.signal {
                let noticed = |_: &Seat| self.chance.below(2) == 0;
                let seen: SeatSet = Seat::all(options.seats()).filter(noticed).collect();
                let seen = match options.signals {
                    Signals::Open => SeatSet::all(options.seats()),
                    _ => seen,
                };
                // What may not be said is left unsaid.
                let _ = hand.say(options, seat, signal, seen);
            }
            if hand.act(seat, decision.action).is_err() {
                break;
            }
        }
        let points = hand.round().outcome().map_or([0; 2], |outcome| {
            let points = outcome.points();
            [points[0], points[1]]
        });
        self.keep(&made, options, &standing, against, side, points);
        points
    }

    /// What looks good, and now and then something else.
    fn decide(&mut self, view: &View<Vitou>, on: &On) -> Decision<Action> {
        let legal = view.sight.legal();
        let (manner, net) = (self.manner, &self.net);
        let mut decision = manner.choose(net, view, on, &legal, &mut self.chance);
        if self.chance.unit() < TRIED {
            let action = legal[self.chance.below(legal.len())];
            if action != Action::Ask {
                decision.action = action;
            }
        }
        decision
    }

    /// Keeps each decision with what it came to, and learns what standings are worth.
    fn keep(
        &mut self,
        made: &[(On, usize, Table, Side)],
        options: &Options,
        standing: &Standing,
        against: Against,
        side: Side,
        points: [i32; 2],
    ) {
        let missing = Side::ALL.map(|side| standing.missing(options, side));
        let by = |side: Side, chances: &Chances| {
            let [own, other] = [side, side.other()].map(Side::index);
            let after = chances.of(missing[own] - points[own], missing[other] - points[other]);
            (chances.of(missing[own], missing[other]), after)
        };
        let real = match against {
            Against::Other(n) => &self.others[n].chances,
            _ => &self.chances,
        };
        for (on, output, table, side) in made {
            // Against whom one plays is not known: only what the hand has changed counts.
            let (before, after) = by(*side, real);
            let worth = after - before + by(*side, &self.chances).0;
            let worth = self.chances.scaled(table, *side, worth);
            self.lessons.push(Lesson {
                on: on.clone(),
                output: *output,
                worth: worth.clamp(-EXTREME, EXTREME),
            });
        }
        let (own, other) = (missing[side.index()], missing[side.other().index()]);
        let (_, after) = by(side, real);
        let pace = self.pace;
        if let Against::Other(n) = against {
            self.others[n].chances.learn(own, other, after, pace);
        } else {
            self.chances.learn(own, other, after, pace);
            let chance = self.chances.of(own, other);
            let mirrored = if own == other { 0.5 } else { 1.0 - chance };
            self.chances.set(other, own, mirrored);
        }
    }
}

/// The most points that can be missing, and one more.
const FAR: usize = 22;

/// The chance of a side to win the match, by the points it and the other side are short of.
struct Chances([[f32; FAR]; FAR]);

impl Chances {
    /// What is supposed before any hand is played.
    fn new(variant: Variant) -> Chances {
        let target = variant.target();
        let mut chances = Chances([[0.5; FAR]; FAR]);
        for own in 1..=target {
            for other in 1..=target {
                chances.set(own, other, match_chance(variant, own, other));
            }
        }
        chances
    }

    fn of(&self, own: i32, other: i32) -> f32 {
        match (own, other) {
            (..=0, _) => 1.0,
            (_, ..=0) => 0.0,
            _ => self.0[own as usize][other as usize],
        }
    }

    fn set(&mut self, own: i32, other: i32, chance: f32) {
        self.0[own as usize][other as usize] = chance;
    }

    fn learn(&mut self, own: i32, other: i32, after: f32, pace: f32) {
        let chance = self.of(own, other);
        self.set(own, other, chance + pace * (after - chance));
    }

    /// A chance to win the match as a part of what is at stake in the hand: 0 if it is lost as things stand, 1 if won.
    fn scaled(&self, table: &Table, side: Side, chance: f32) -> f32 {
        let (own, other) = (table.missing(side), table.missing(side.other()));
        let points = match table.offered().unwrap_or(table.worth()) {
            Worth::Points(points) => points,
            Worth::Match => own.max(other),
        };
        let (lost, won) = (self.of(own, other - points), self.of(own - points, other));
        (chance - lost) / (won - lost).max(0.004)
    }
}

/// Gradient descent with a pace of its own for each parameter (Adam: Kingma and Ba, 2015).
#[derive(Default)]
struct Descent {
    steps: u64,
    mean: Vec<f32>,
    square: Vec<f32>,
}

/// How much of the mean, and of the mean square, of earlier gradients is kept.
const KEPT: [f32; 2] = [0.9, 0.999];

impl Descent {
    fn step(&mut self, parameters: &mut [f32], gradient: &[f32], pace: f32) {
        self.steps += 1;
        self.mean.resize(parameters.len(), 0.0);
        self.square.resize(parameters.len(), 0.0);
        let steps = self.steps.min(20_000) as i32;
        let [mean_scale, square_scale] = KEPT.map(|kept| 1.0 / (1.0 - kept.powi(steps)));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((parameter, gradient), (mean, square)) in
            parameters.iter_mut().zip(gradient).zip(moments)
        {
            *mean += (1.0 - KEPT[0]) * (gradient - *mean);
            *square += (1.0 - KEPT[1]) * (gradient * gradient - *square);
            *parameter -= pace * *mean * mean_scale / ((*square * square_scale).sqrt() + 1e-7);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_learns_the_same() {
        let learned = |seed| {
            let mut fit = Fit::new(Variant::CasonTwo, seed);
            let before = fit.net().to_bytes();
            (0..2).for_each(|step| fit.step(step as f32 / 2.0));
            let after = fit.net().to_bytes();
            assert_ne!(before, after);
            after
        };
        assert_eq!(learned(1), learned(1));
        assert_ne!(learned(1), learned(2));
    }

    #[test]
    fn a_few_steps_win_more_matches() {
        let mut fit = Fit::new(Variant::CasonTwo, 5);
        let share = |fit: &mut Fit, from: u8| {
            (from..from + 60).for_each(|step| fit.step(f32::from(step) / 200.0));
            let (level, score) = fit.scores()[0];
            assert_eq!(level, Level::Random);
            assert!(score.matches > 50, "{score:?}");
            f64::from(score.won) / f64::from(score.matches)
        };
        let (first, later) = (share(&mut fit, 0), share(&mut fit, 60));
        assert!(later > first, "{first} {later}");
    }
}
