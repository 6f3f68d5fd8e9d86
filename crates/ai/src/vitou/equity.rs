//! The chance to win a Vitou match from the points that both sides are short of.

use strohmann_rules::vitou::Variant;

/// The chance of a side, by the points that it and the other side are short of.
pub(super) fn chance(variant: Variant, own: i32, other: i32) -> f32 {
    crate::worth::match_chance(variant, own, other)
}
