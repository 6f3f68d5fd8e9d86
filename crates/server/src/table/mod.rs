//! Tables: the replay of a log, one actor a live table, bots at them.

mod actor;
mod bots;
mod clock;
mod deed;
mod event;
mod keeper;
mod label;
mod no;
mod presence;
mod reader;
mod record;
mod registry;
mod seating;
mod show;
mod sitting;
mod state;
mod sweep;
mod talk;
mod tell;

pub(crate) use deed::Deed;
pub(crate) use event::{Chair, Event, Guest, Made};
pub(crate) use label::Label;
pub(crate) use no::No;
pub(crate) use record::record;
pub(crate) use registry::Registry;
pub(crate) use seating::{Change, bot};
pub(crate) use show::{Gathering, Looking, Place, Showing};
pub(crate) use sitting::{Around, Ask, Frame, Reply};
pub(crate) use state::{At, Who};
pub use sweep::Keep;
pub(crate) use sweep::sweep;
pub(crate) use talk::Heard;
pub(crate) use tell::{Course, Tale, told};
