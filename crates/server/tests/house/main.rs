//! The house from outside: over HTTP, as browsers see it.

// All modules are one test, and what one offers is for the others.
#![allow(unreachable_pub)]

mod bots;
mod fickle;
mod first;
mod matches;
mod play;
mod support;
