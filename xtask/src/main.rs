//! The checks of the project: `cargo xtask test`.

fn main() {}
