//! What the server is given: store, clock, chance, and where cards come from.

use std::sync::Arc;

use strohmann_rules::{Dealing, Deals};
use strohmann_store::{Millis, Store};

/// What time it is.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970, UTC.
    fn now(&self) -> Millis;
}

/// Where everything unguessable comes from: secrets, links, cuts.
pub trait Chance: Send + Sync + 'static {
    /// 32 bytes nobody can guess.
    fn bytes(&self) -> [u8; 32];
}

/// The cards of a match.
pub type Cards = Arc<dyn Deals + Send + Sync>;

/// What the server depends on. The program gives it the system's; tests give it their own, so that a deal, a
/// commitment and the time can be what they want. There is no option for any of it.
#[derive(Clone)]
pub struct Deps {
    /// Keeps everything.
    pub store: Arc<dyn Store>,
    /// Tells the time.
    pub clock: Arc<dyn Clock>,
    /// Gives random bytes.
    pub chance: Arc<dyn Chance>,
    /// Makes the cards of a match out of its dealing.
    pub cards: Arc<dyn Fn(&Dealing) -> Cards + Send + Sync>,
}

impl Deps {
    /// With cards that come from the dealing and from nothing else.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, chance: Arc<dyn Chance>) -> Deps {
        let cards = |dealing: &Dealing| -> Cards { Arc::new(dealing.clone()) };
        Deps {
            store,
            clock,
            chance,
            cards: Arc::new(cards),
        }
    }
}
