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
        place: [-0.12, 0.16, -0.13, 0.11],
        rank: [-0.40, -0.36, -0.36, -0.36, -0.29, -0.00, 0.50, 1.31],
    },
    Weights {
        place: [1.84, 0.00, 1.52, 0.00],
        rank: [-0.66, -0.56, -0.48, -0.37, -0.25, 0.07, 1.18, 7.79],
    },
    Weights {
        place: [0.00, -0.86, 0.00, -0.87],
        rank: [-0.92, -1.12, -0.71, -0.69, -0.57, -0.36, 0.10, 0.81],
    },
    Weights {
        place: [-0.19, 0.04, -0.10, 0.59],
        rank: [-0.47, -0.41, -0.48, -0.45, -0.40, 0.00, 0.54, 2.34],
    },
    Weights {
        place: [0.00, 0.99, 0.00, 1.06],
        rank: [-1.26, -1.26, -1.16, -1.08, -0.91, -0.35, 0.66, 7.39],
    },
    Weights {
        place: [-0.55, 0.00, -0.54, 0.00],
        rank: [-0.57, -0.64, -0.36, -0.35, -0.38, -0.07, 0.15, 1.13],
    },
    Weights {
        place: [0.33, 0.53, -0.05, 0.67],
        rank: [-0.90, -0.89, -0.88, -0.84, -0.54, 0.33, 1.78, 3.42],
    },
];

pub(super) static FOR_TWO: [Weights; 7] = [
    Weights {
        place: [-0.48, 0.50, 0.00, 0.00],
        rank: [-1.43, -0.99, -0.65, -0.29, 0.12, 0.39, 1.03, 1.88],
    },
    Weights {
        place: [1.71, 0.00, 0.00, 0.00],
        rank: [-2.39, -2.12, -1.67, -0.94, -0.10, 0.36, 1.39, 8.87],
    },
    Weights {
        place: [0.00, -1.89, 0.00, 0.00],
        rank: [-4.96, -1.18, -0.54, -0.29, 0.19, 0.48, 0.94, 1.59],
    },
    Weights {
        place: [0.28, -0.36, 0.00, 0.00],
        rank: [-1.20, -1.00, -0.64, -0.48, -0.27, 0.12, 0.76, 2.54],
    },
    Weights {
        place: [0.00, 0.10, 0.00, 0.00],
        rank: [-4.39, -2.69, -1.84, -1.14, -0.08, 0.20, 1.37, 8.68],
    },
    Weights {
        place: [-1.84, 0.00, 0.00, 0.00],
        rank: [-3.84, -1.87, -1.37, -0.67, 0.24, 1.02, 1.81, 2.83],
    },
    Weights {
        place: [2.05, -1.08, 0.00, 0.00],
        rank: [-2.99, -1.61, -0.43, -0.12, 0.49, 1.40, 3.30, 0.92],
    },
];
