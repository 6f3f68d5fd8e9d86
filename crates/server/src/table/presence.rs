//! Who is at a table: pages that are open, and those who have just looked.

use std::collections::HashMap;

use strohmann_store::{Key, Millis};

/// How long somebody who has looked counts as being there.
const LOOKED: Millis = 60_000;
/// How long an open page counts that gives no sign of life: phones fall asleep without a word.
const ASLEEP: Millis = 180_000;

/// Who has come, and when last.
#[derive(Default)]
pub(super) struct Presence {
    /// Who watches, by browser.
    watchers: HashMap<Key, Millis>,
    /// Who plays, by identity.
    players: HashMap<String, Millis>,
    /// Since when it is kept: before, nobody was missed.
    since: Millis,
}

impl Presence {
    /// Nobody has come yet, and nobody is missed.
    pub(super) fn new(now: Millis) -> Presence {
        Presence {
            since: now,
            ..Presence::default()
        }
    }

    /// Somebody has come to watch.
    pub(super) fn watches(&mut self, key: Key, now: Millis) {
        self.watchers.insert(key, now);
    }

    /// A player has come, or given a sign of life.
    pub(super) fn plays(&mut self, id: &str, key: Key, now: Millis) {
        self.watchers.remove(&key);
        match self.players.get_mut(id) {
            Some(seen) => *seen = now,
            None => {
                self.players.insert(id.to_owned(), now);
            }
        }
    }

    /// Forgets watchers who have gone.
    pub(super) fn forget(&mut self, now: Millis) {
        self.watchers.retain(|_, seen| now - *seen < LOOKED);
    }

    /// How many watch, with those whose pages are open.
    pub(super) fn watching<'a>(&'a self, open: impl Iterator<Item = &'a Key>) -> usize {
        let mut keys: Vec<&Key> = open.chain(self.watchers.keys()).collect();
        keys.sort_unstable();
        keys.dedup();
        keys.len()
    }

    /// Whether a player has been gone for a minute; one whose page is open has longer to give a sign of life.
    pub(super) fn is_gone(&self, id: &str, page_open: bool, now: Millis) -> bool {
        let seen = self.players.get(id).copied().unwrap_or(self.since);
        now - seen >= if page_open { ASLEEP } else { LOOKED }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_looks_away_for_a_minute_is_gone() {
        let mut presence = Presence::new(1_000);
        assert!(!presence.is_gone("anna", false, 60_999));
        assert!(presence.is_gone("anna", false, 61_000));
        presence.plays("anna", [1; 32], 61_000);
        assert!(!presence.is_gone("anna", false, 120_999));
        assert!(presence.is_gone("anna", false, 121_000));
        assert!(!presence.is_gone("anna", true, 240_999));
        assert!(presence.is_gone("anna", true, 241_000));
    }

    #[test]
    fn a_browser_watches_once() {
        let mut presence = Presence::default();
        let keys = [[1; 32], [2; 32]];
        presence.watches(keys[0], 0);
        presence.watches(keys[1], 30_000);
        assert_eq!(presence.watching([&keys[0]].into_iter()), 2);
        presence.forget(60_000);
        assert_eq!(presence.watching([].into_iter()), 1);
        assert_eq!(presence.watching([&keys[0]].into_iter()), 2);
    }
}
