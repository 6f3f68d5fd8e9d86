//! How much each rank is worth in Vitou between two tricks: fitted to hands played without raises.

use strohmann_rules::vitou::RANKS;

/// Logits that add up to the chance of winning the hand.
pub(super) struct Weights {
    /// By how many places to the left of the leader the player sits.
    pub(super) place: [f32; 4],
    /// For each card held.
    pub(super) rank: [f32; RANKS.len()],
}

pub(super) static FOR_FOUR: [Weights; 7] = [
    Weights {
        place: [-0.67, 0.68, -0.66, 0.66],
        rank: [-0.42, -0.42, -0.36, -0.15, -0.05, 0.12, 0.39, 0.94],
    },
    Weights {
        place: [1.45, 0.00, 1.80, 0.00],
        rank: [-0.49, -0.39, -0.46, -0.37, -0.36, -0.20, 0.41, 8.33],
    },
    Weights {
        place: [0.00, -1.00, 0.00, -0.98],
        rank: [-0.72, -0.74, -0.73, -0.71, -0.72, -0.53, -0.16, 0.37],
    },
    Weights {
        place: [-0.03, -0.20, 0.04, -0.06],
        rank: [-0.34, -0.34, -0.40, -0.38, -0.33, -0.29, 0.12, 1.47],
    },
    Weights {
        place: [0.00, 1.25, 0.00, 1.25],
        rank: [-1.05, -1.01, -0.89, -0.87, -0.87, -0.78, -0.04, 7.99],
    },
    Weights {
        place: [-1.04, 0.00, -1.10, 0.00],
        rank: [-0.51, -0.51, -0.56, -0.58, -0.51, -0.39, -0.01, 0.93],
    },
    Weights {
        place: [0.32, -0.05, -0.05, -0.09],
        rank: [-0.67, -0.60, -0.59, -0.56, -0.52, -0.11, 0.69, 2.50],
    },
];

pub(super) static FOR_TWO: [Weights; 7] = [
    Weights {
        place: [-0.46, 0.47, 0.00, 0.00],
        rank: [-1.45, -1.04, -0.61, -0.27, 0.10, 0.46, 0.94, 1.90],
    },
    Weights {
        place: [1.61, 0.00, 0.00, 0.00],
        rank: [-2.21, -2.22, -1.61, -0.86, -0.30, 0.32, 1.23, 8.84],
    },
    Weights {
        place: [0.00, -2.04, 0.00, 0.00],
        rank: [-6.09, -1.20, -0.56, -0.08, 0.34, 0.68, 1.05, 1.78],
    },
    Weights {
        place: [0.04, -0.45, 0.00, 0.00],
        rank: [-1.01, -1.18, -1.06, -0.80, -0.44, 0.08, 0.92, 2.68],
    },
    Weights {
        place: [0.00, -0.05, 0.00, 0.00],
        rank: [-4.03, -3.23, -2.08, -1.06, -0.05, 0.25, 1.38, 8.77],
    },
    Weights {
        place: [-1.97, 0.00, 0.00, 0.00],
        rank: [-4.83, -2.67, -1.35, -0.29, 0.61, 1.30, 2.06, 3.19],
    },
    Weights {
        place: [1.17, -1.16, 0.00, 0.00],
        rank: [-3.27, -2.35, -0.78, -0.31, 0.34, 1.99, 3.45, 0.93],
    },
];
