//! The network: what each action is worth, from the inputs that are on.

use super::inputs::{INPUTS, On};
use crate::chance::Chance;

/// What the network has a value for: a card of each rank, a raise, giving up, accepting, and the two answers of
/// every other question (look, go, agree; and skip, throw in, pass, refuse).
pub(super) const OUTPUTS: usize = 13;

/// How many units the two hidden layers have.
const FIRST: usize = 64;
const SECOND: usize = 32;

/// Where the parameters of each layer begin.
const BIAS_1: usize = INPUTS * FIRST;
const LAYER_2: usize = BIAS_1 + FIRST;
const BIAS_2: usize = LAYER_2 + FIRST * SECOND;
const LAYER_3: usize = BIAS_2 + SECOND;
const BIAS_3: usize = LAYER_3 + SECOND * OUTPUTS;

/// How many parameters there are.
pub(super) const PARAMETERS: usize = BIAS_3 + OUTPUTS;

/// How many steps a parameter is kept in, from one whole number to the next.
const STEPS: f32 = 2048.0;

/// Two hidden layers of units that are never negative.
///
/// Reckoned by additions and multiplications in a fixed order, so it is the same on every machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// Layer by layer: a row for each input of the layer, then what is added.
    parameters: Vec<f32>,
}

/// What the hidden layers come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hidden {
    first: [f32; FIRST],
    second: [f32; SECOND],
}

impl Net {
    pub(super) fn new(parameters: Vec<f32>) -> Net {
        Net { parameters }
    }

    /// One that knows nothing.
    pub(super) fn random(chance: &mut Chance) -> Net {
        let mut parameters = vec![0.0; PARAMETERS];
        let layers = [
            (0..BIAS_1, 0.15),
            (LAYER_2..BIAS_2, 0.18),
            (LAYER_3..BIAS_3, 0.05),
        ];
        for (layer, spread) in layers {
            for parameter in &mut parameters[layer] {
                // The sum of twelve uniform numbers is normal enough.
                let normal = (0..12).map(|_| chance.unit()).sum::<f64>() - 6.0;
                *parameter = normal as f32 * spread;
            }
        }
        Net { parameters }
    }

    /// The parameters as they are checked in: two bytes each, lowest first; rounded to 1/2048, between −16 and 16.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rounded = |parameter: &f32| (parameter * STEPS).round() as i16;
        let parameters = self.parameters.iter().map(rounded);
        parameters.flat_map(i16::to_le_bytes).collect()
    }

    /// A network from such bytes; nothing if it is not of this shape.
    pub fn from_bytes(bytes: &[u8]) -> Option<Net> {
        let parameters = bytes.chunks_exact(2);
        let parameters =
            parameters.map(|two| f32::from(i16::from_le_bytes([two[0], two[1]])) / STEPS);
        (bytes.len() == 2 * PARAMETERS).then(|| Net::new(parameters.collect()))
    }

    pub(super) fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// What the network makes of these inputs.
    pub(super) fn values(&self, on: &On) -> [f32; OUTPUTS] {
        self.think(on).1
    }

    /// The same with what the hidden layers come to.
    pub(super) fn think(&self, on: &On) -> (Hidden, [f32; OUTPUTS]) {
        let p = &self.parameters[..];
        let mut first = [0.0; FIRST];
        first.copy_from_slice(&p[BIAS_1..LAYER_2]);
        for &input in on {
            let at = usize::from(input) * FIRST;
            add(&mut first, &p[at..at + FIRST], 1.0);
        }
        rectify(&mut first);
        let mut second = [0.0; SECOND];
        second.copy_from_slice(&p[BIAS_2..LAYER_3]);
        for (unit, row) in first.iter().zip(p[LAYER_2..BIAS_2].chunks_exact(SECOND)) {
            if *unit > 0.0 {
                add(&mut second, row, *unit);
            }
        }
        rectify(&mut second);
        let mut values = [0.0; OUTPUTS];
        values.copy_from_slice(&p[BIAS_3..]);
        for (unit, row) in second.iter().zip(p[LAYER_3..BIAS_3].chunks_exact(OUTPUTS)) {
            add(&mut values, row, *unit);
        }
        (Hidden { first, second }, values)
    }

    /// Adds to a gradient what the error of one output makes of every parameter.
    pub(super) fn learn(
        &self,
        on: &On,
        hidden: &Hidden,
        output: usize,
        error: f32,
        gradient: &mut [f32],
    ) {
        let p = &self.parameters[..];
        let mut back_2 = [0.0; SECOND];
        for (n, (unit, back)) in hidden.second.iter().zip(&mut back_2).enumerate() {
            let at = LAYER_3 + n * OUTPUTS + output;
            gradient[at] += error * unit;
            if *unit > 0.0 {
                *back = error * p[at];
            }
        }
        gradient[BIAS_3 + output] += error;
        add(&mut gradient[BIAS_2..LAYER_3], &back_2, 1.0);
        let mut back_1 = [0.0; FIRST];
        for (n, (unit, back)) in hidden.first.iter().zip(&mut back_1).enumerate() {
            if *unit > 0.0 {
                let row = LAYER_2 + n * SECOND..LAYER_2 + (n + 1) * SECOND;
                *back = product(&p[row.clone()], &back_2);
                add(&mut gradient[row], &back_2, *unit);
            }
        }
        add(&mut gradient[BIAS_1..LAYER_2], &back_1, 1.0);
        for &input in on {
            let at = usize::from(input) * FIRST;
            add(&mut gradient[at..at + FIRST], &back_1, 1.0);
        }
    }
}

/// Units are never negative.
fn rectify(units: &mut [f32]) {
    for unit in units {
        *unit = unit.max(0.0);
    }
}

/// Adds a row so many times.
fn add(to: &mut [f32], row: &[f32], times: f32) {
    for (to, value) in to.iter_mut().zip(row) {
        *to += value * times;
    }
}

/// The scalar product, in eight sums so that the processor can take them at once.
fn product(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for (sum, (a, b)) in sums.iter_mut().zip(a.iter().zip(b)) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_inputs(chance: &mut Chance) -> On {
        let mut on = On::new();
        for _ in 0..30 {
            let input = chance.below(INPUTS) as u16;
            if !on.contains(&input) {
                on.push(input);
            }
        }
        on
    }

    #[test]
    fn what_is_kept_is_the_network_to_within_rounding() {
        let net = Net::random(&mut Chance::new(1));
        let bytes = net.to_bytes();
        let kept = Net::from_bytes(&bytes).expect("it has the right size");
        assert_eq!(kept.to_bytes(), bytes);
        for (kept, own) in kept.parameters.iter().zip(&net.parameters) {
            assert!((kept - own).abs() <= 0.5 / STEPS, "{kept} {own}");
        }
        assert_eq!(Net::from_bytes(&bytes[2..]), None);
        assert_eq!(Net::from_bytes(&[]), None);
    }

    #[test]
    fn the_gradient_is_what_a_small_change_makes() {
        let mut chance = Chance::new(2);
        let net = Net::random(&mut chance);
        let on = some_inputs(&mut chance);
        let (hidden, before) = net.think(&on);
        let mut gradient = vec![0.0; PARAMETERS];
        net.learn(&on, &hidden, 5, 1.0, &mut gradient);
        let used = (0..PARAMETERS).filter(|&at| gradient[at].abs() > 0.01);
        let mut looked_at = 0;
        for at in used.step_by(17) {
            let mut changed = net.clone();
            changed.parameters[at] += 1e-3;
            let slope = (changed.values(&on)[5] - before[5]) / 1e-3;
            assert!(
                (slope - gradient[at]).abs() < 0.02,
                "{at}: {slope} {}",
                gradient[at]
            );
            looked_at += 1;
        }
        assert!(looked_at > 20, "{looked_at}");
    }
}
