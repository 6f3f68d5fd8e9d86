//! Exponentials that are the same on every machine: the system's may differ in the last bit, and a decision with it.

/// e to the power of `x`, to a few millionths; 0 for large negative ones.
pub(crate) fn exp(x: f32) -> f32 {
    let twos = (x * std::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    let whole = twos.floor();
    let part = (twos - whole) * std::f32::consts::LN_2;
    // The series of e^part for part from 0 to ln 2.
    let series = 1.0
        + part
            * (1.0
                + part / 2.0
                    * (1.0
                        + part / 3.0
                            * (1.0 + part / 4.0 * (1.0 + part / 5.0 * (1.0 + part / 6.0)))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// `x` to a whole power, 0 and up.
pub(crate) fn power(x: f32, times: usize) -> f32 {
    let mut product = 1.0;
    for _ in 0..times {
        product *= x;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_close_to_the_true_one() {
        for step in -2000..=2000 {
            let x = step as f32 / 50.0;
            let (found, right) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((found / right - 1.0).abs() < 1e-4, "{x}: {found} {right}");
        }
        assert!((power(0.5, 3) - 0.125).abs() < 1e-9);
    }
}
