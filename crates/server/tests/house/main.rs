//! The house from outside: over HTTP, as browsers see it.

// All modules are one test, and what one offers is for the others.
#![allow(unreachable_pub)]

mod first;
mod support;
mod worlds;
