//! How cards can be shared out among places that may not hold all of them, counted and drawn.

use arrayvec::ArrayVec;
use strohmann_rules::{Card, CardBag, CardSet};

use crate::chance::Chance;

/// The most places there are for hidden cards.
pub(crate) const PLACES: usize = 16;

/// The most different cards.
const KINDS: usize = 52;

/// How many cards are left of each class.
pub(crate) type Left = ArrayVec<usize, KINDS>;

/// A place with the number of its cards and those that may lie there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound {
    pub(crate) count: usize,
    pub(crate) may: CardSet,
}

/// Cards by class, and in how many ways the bound places can get theirs.
///
/// Cards are of one class if the same places may hold them: with voids by suit there are five classes at
/// most. The ways are counted place by place, and remembered by how many cards of each class are left.
#[derive(Clone, Debug)]
pub(crate) struct Shares {
    places: ArrayVec<Bound, PLACES>,
    /// The classes each place may take from, by place.
    takes: ArrayVec<ArrayVec<bool, KINDS>, PLACES>,
    sizes: Left,
    /// What one card less of a class means for the number of a state.
    strides: ArrayVec<usize, KINDS>,
    states: usize,
    /// Ways by place and state, once they are counted.
    known: Vec<Option<f64>>,
}

impl Shares {
    /// Divides the cards into classes, and gives them back class by class.
    pub(crate) fn new(cards: CardBag, places: ArrayVec<Bound, PLACES>) -> (Shares, Vec<Card>) {
        let class_of = |card: Card| -> ArrayVec<bool, PLACES> {
            places
                .iter()
                .map(|place| place.may.contains(card))
                .collect()
        };
        let mut sorted: Vec<Card> = cards.into_iter().collect();
        sorted.sort_by_key(|&card| class_of(card));
        let classes: Vec<&[Card]> = sorted
            .chunk_by(|&a, &b| class_of(a) == class_of(b))
            .collect();
        let sizes: Left = classes.iter().map(|class| class.len()).collect();
        let takes: ArrayVec<ArrayVec<bool, KINDS>, PLACES> = places
            .iter()
            .map(|place| {
                let takes = |class: &&[Card]| place.may.contains(class[0]);
                classes.iter().map(takes).collect()
            })
            .collect();
        // How many cards are left in all follows from the place, so one class need not be told.
        let largest = (0..sizes.len()).max_by_key(|&class| sizes[class]);
        let mut states = 1;
        let strides = (0..sizes.len()).map(|class| {
            let changes = takes.iter().any(|takes| takes[class]);
            if Some(class) == largest || !changes {
                return 0;
            }
            let stride = states;
            states *= sizes[class] + 1;
            stride
        });
        let strides = strides.collect();
        let shares = Shares {
            known: vec![None; states * places.len()],
            places,
            takes,
            sizes,
            strides,
            states,
        };
        (shares, sorted)
    }

    /// How many cards each class has.
    pub(crate) fn sizes(&self) -> &Left {
        &self.sizes
    }

    /// In how many ways the places from number `at` on can get their cards, each place a set of them.
    pub(crate) fn ways(&mut self, at: usize, left: &mut Left) -> f64 {
        let Some(place) = self.places.get(at) else {
            return 1.0;
        };
        let count = place.count;
        let state: usize = left
            .iter()
            .zip(&self.strides)
            .map(|(left, stride)| left * stride)
            .sum();
        let state = at * self.states + state;
        if let Some(ways) = self.known[state] {
            return ways;
        }
        let ways = self.ways_from(at, 0, count, left);
        self.known[state] = Some(ways);
        ways
    }

    /// The same, with the classes before `class` done with and `need` cards still to take for this place.
    fn ways_from(&mut self, at: usize, class: usize, need: usize, left: &mut Left) -> f64 {
        if need == 0 {
            return self.ways(at + 1, left);
        }
        let (least, most) = self.range(at, class, need, left);
        let there = left.get(class).copied().unwrap_or_default();
        let mut sum = 0.0;
        for taken in least..=most {
            left[class] = there - taken;
            sum += choose(there, taken) * self.ways_from(at, class + 1, need - taken, left);
            left[class] = there;
        }
        sum
    }

    /// How many cards a place can take from a class, at least and at most; the least is above the most if it goes short.
    fn range(&self, at: usize, class: usize, need: usize, left: &Left) -> (usize, usize) {
        let takes = &self.takes[at];
        let there = |class: usize| if takes[class] { left[class] } else { 0 };
        let later: usize = (class + 1..takes.len()).map(there).sum();
        let most = if class < takes.len() { there(class) } else { 0 };
        (need.saturating_sub(later), most.min(need))
    }

    /// Draws how many cards of each class a place gets, as often as there are ways for it.
    pub(crate) fn share(
        &mut self,
        at: usize,
        left: &mut Left,
        chance: &mut Chance,
    ) -> ArrayVec<(usize, usize), KINDS> {
        let mut shares = ArrayVec::new();
        let mut need = self.places[at].count;
        let mut ways = self.ways(at, left);
        let mut class = 0;
        while need > 0 {
            let (least, most) = self.range(at, class, need, left);
            let there = left[class];
            let mut taken = most;
            if least < most {
                let mut point = chance.unit() * ways;
                for some in least..=most {
                    left[class] = there - some;
                    let after = self.ways_from(at, class + 1, need - some, left);
                    if after > 0.0 {
                        (taken, ways) = (some, after);
                        point -= choose(there, some) * after;
                        if point < 0.0 {
                            break;
                        }
                    }
                }
            } else {
                ways /= choose(there, taken);
            }
            left[class] = there - taken;
            need -= taken;
            shares.push((class, taken));
            class += 1;
        }
        shares
    }
}

/// In how many ways `k` of `n` cards can be taken, `n` up to 64.
pub(crate) fn choose(n: usize, k: usize) -> f64 {
    CHOOSE[n][k]
}

static CHOOSE: [[f64; 65]; 65] = {
    let mut choose = [[0.0; 65]; 65];
    let mut n = 0;
    while n < 65 {
        choose[n][0] = 1.0;
        let mut k = 1;
        while k <= n {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};
