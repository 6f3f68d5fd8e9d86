//! Match records, `strohmann/1`: written, checked, read back.

mod check;
mod draw;
mod fault;
mod hand;
mod load;
mod read;
mod write;

pub use check::check;
pub use fault::{Fault, What};
pub use load::{At, Loaded, Position, game_of, load};
pub use write::{Sheet, write};

/// The format's name, in every record.
pub const FORMAT: &str = "strohmann/1";
