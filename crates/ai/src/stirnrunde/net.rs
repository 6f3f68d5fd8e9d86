//! Small networks that tell what an action comes to.

use crate::greedy::exp::exp;

/// How many hidden units a network has.
pub(crate) const HIDDEN: usize = 32;

/// One hidden layer of rectified units over what is the same for all actions and what is not.
#[derive(Clone)]
pub(crate) struct Net<const S: usize, const A: usize> {
    pub(crate) state: [[f32; HIDDEN]; S],
    pub(crate) action: [[f32; HIDDEN]; A],
    pub(crate) bias: [f32; HIDDEN],
    pub(crate) hit: [f32; HIDDEN],
    pub(crate) off: [f32; HIDDEN],
    pub(crate) others: [f32; HIDDEN],
    pub(crate) last: [f32; 3],
}

pub(crate) fn add<const N: usize>(
    sums: &mut [f32; HIDDEN],
    rows: &[[f32; HIDDEN]; N],
    inputs: &[f32; N],
) {
    for (row, &input) in rows.iter().zip(inputs) {
        if input != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += input * weight;
            }
        }
    }
}

impl<const S: usize, const A: usize> Net<S, A> {
    pub(crate) const ZERO: Net<S, A> = Net {
        state: [[0.0; HIDDEN]; S],
        action: [[0.0; HIDDEN]; A],
        bias: [0.0; HIDDEN],
        hit: [0.0; HIDDEN],
        off: [0.0; HIDDEN],
        others: [0.0; HIDDEN],
        last: [0.0; 3],
    };

    /// The network with these weights.
    pub(crate) fn read(numbers: &mut impl Iterator<Item = f32>) -> Net<S, A> {
        let mut net = Net::ZERO;
        for row in net.rows() {
            for weight in row {
                *weight = numbers.next().expect("there is a number for each weight");
            }
        }
        net
    }

    /// All weights, in the order in which they are written.
    pub(crate) fn rows(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let inputs = self.state.iter_mut().chain(&mut self.action);
        let rest = [
            &mut self.bias,
            &mut self.hit,
            &mut self.off,
            &mut self.others,
        ];
        let rows = inputs.chain(rest).map(|row| &mut row[..]);
        rows.chain([&mut self.last[..]])
    }

    /// What the situation alone makes of the hidden units, the same for all actions in it.
    pub(crate) fn situation(&self, state: &[f32; S]) -> [f32; HIDDEN] {
        let mut sums = self.bias;
        add(&mut sums, &self.state, state);
        sums
    }

    /// What comes of an action.
    pub(crate) fn results(&self, situation: &[f32; HIDDEN], action: &[f32; A]) -> Results {
        let mut sums = *situation;
        add(&mut sums, &self.action, action);
        self.results_of(&sums)
    }

    /// The same from the sums that reach the hidden units.
    pub(crate) fn results_of(&self, sums: &[f32; HIDDEN]) -> Results {
        let on = sums.map(|sum| sum.max(0.0));
        let dot = |weights: &[f32; HIDDEN]| {
            // Four sums side by side, which the compiler adds at once.
            let mut parts = [0.0f32; 4];
            for (on, weights) in on.chunks_exact(4).zip(weights.chunks_exact(4)) {
                for ((part, on), weight) in parts.iter_mut().zip(on).zip(weights) {
                    *part += on * weight;
                }
            }
            (parts[0] + parts[1]) + (parts[2] + parts[3])
        };
        Results {
            hit: 1.0 / (1.0 + exp(-(dot(&self.hit) + self.last[0]))),
            off: dot(&self.off) + self.last[1],
            others: dot(&self.others) + self.last[2],
        }
    }
}

/// What an action is expected to come to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Results {
    /// The chance that the announcement comes true.
    pub(crate) hit: f32,
    /// By how many tricks it is missed on average.
    pub(crate) off: f32,
    /// The points of the others on average, in tens.
    pub(crate) others: f32,
}
