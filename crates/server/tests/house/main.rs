//! The house from outside: over HTTP, as browsers see it.

mod first;
mod rules;
mod support;
