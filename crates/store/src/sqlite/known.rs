//! Whose key it is, remembered: every request asks, and the way to the database costs more than all else in it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{Key, Person};

/// How many are remembered; then all are forgotten, and asked for again.
const MOST: usize = 50_000;

/// People by their keys. This process alone writes to the database, so nobody else changes them.
#[derive(Clone, Default)]
pub(super) struct Known(Arc<Mutex<Memory>>);

#[derive(Default)]
struct Memory {
    people: HashMap<Key, Person>,
    /// How often something was forgotten.
    age: u64,
}

/// When somebody began to read: what he finds is remembered only if nothing was forgotten since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Since(u64);

impl Known {
    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The person, or since when the database is asked.
    pub(super) fn get(&self, key: &Key) -> Result<Person, Since> {
        let memory = self.memory();
        memory.people.get(key).cloned().ok_or(Since(memory.age))
    }

    /// Remembers what was read since then.
    pub(super) fn put(&self, key: &Key, person: &Person, since: Since) {
        let mut memory = self.memory();
        if memory.age != since.0 {
            return;
        }
        if memory.people.len() >= MOST {
            memory.people.clear();
        }
        memory.people.insert(*key, person.clone());
    }

    /// Forgets those of whom this holds, also those who are being read just now.
    pub(super) fn forget(&self, which: impl Fn(&Key, &Person) -> bool) {
        let mut memory = self.memory();
        memory.age += 1;
        memory.people.retain(|key, person| !which(key, person));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let known = Known::default();
        let person = Person {
            id: "a".to_owned(),
            name: "Anna".to_owned(),
        };
        let (one, two) = ([1; 32], [2; 32]);
        let since = known.get(&one).unwrap_err();
        known.put(&one, &person, since);
        assert_eq!(known.get(&one), Ok(person.clone()));
        let since = known.get(&two).unwrap_err();
        known.forget(|key, _| *key == one);
        known.put(&two, &person, since);
        assert!(known.get(&one).is_err(), "forgotten");
        assert!(known.get(&two).is_err(), "read before");
        let since = known.get(&two).unwrap_err();
        known.put(&two, &person, since);
        known.forget(|_, person| person.id == "b");
        assert_eq!(known.get(&two), Ok(person));
    }
}
