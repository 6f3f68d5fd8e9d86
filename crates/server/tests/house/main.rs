//! The house from outside: over HTTP, as browsers see it.

// All modules are one test, and what one offers is for the others.
#![allow(unreachable_pub)]

mod answers;
mod bots;
mod company;
mod door;
mod fickle;
mod first;
mod live;
mod lives;
mod matches;
mod play;
mod races;
mod refusals;
mod rules;
mod scene;
mod support;
mod trouble;
mod worlds;
