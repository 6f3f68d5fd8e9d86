//! Reading a table's options: every fault with its key and what the key may be.

use crate::game::ReadOptions;
use crate::json::Value;

/// Reads the keys of one options object and gathers what is wrong.
pub(crate) struct Reader<'t, 'a> {
    /// What stands before a key in messages: nothing in the options themselves, `plan[3].` in a part.
    path: String,
    entries: Vec<(&'t str, Value<'t, 'a>)>,
    faults: Vec<String>,
    broken: bool,
}

impl<'t, 'a> Reader<'t, 'a> {
    /// Begins with an object called `name`, such as `options` or `plan[3]`, that may have these keys.
    /// In the messages about a part its keys are named with it, as `plan[3].announce`.
    pub(crate) fn new(name: &str, value: Value<'t, 'a>, keys: &[&str]) -> Reader<'t, 'a> {
        let mut reader = Reader {
            path: String::new(),
            entries: Vec::new(),
            faults: Vec::new(),
            broken: false,
        };
        let Some(entries) = value.object() else {
            reader.wrong(name, value, "an object");
            return reader;
        };
        if name != "options" {
            reader.path = format!("{name}.");
        }
        for (key, value) in entries {
            if !keys.contains(&key) {
                let known = keys.join(", ");
                let shown = crate::card::NotationError::new(key, "a key");
                reader
                    .faults
                    .push(format!("{shown} of {name}, which may have {known}"));
            } else if reader.get(key).is_some() {
                reader
                    .faults
                    .push(format!("`{key}` stands twice in {name}"));
                reader.broken = true;
            } else {
                reader.entries.push((key, value));
            }
        }
        reader
    }

    /// The value of a key that is there.
    pub(crate) fn get(&self, key: &str) -> Option<Value<'t, 'a>> {
        let entry = self.entries.iter().find(|(name, _)| *name == key);
        entry.map(|(_, value)| *value)
    }

    /// Says that a value is wrong, and what it may be.
    pub(crate) fn wrong(&mut self, key: &str, value: Value<'_, '_>, may_be: &str) {
        let path = &self.path;
        self.fault(format!(
            "`{path}{key}` cannot be {value}: it may be {may_be}"
        ));
    }

    /// Says that something is missing or does not go together.
    pub(crate) fn fault(&mut self, text: String) {
        self.faults.push(text);
        self.broken = true;
    }

    /// The value of a key as `read` takes it; the default where it is left out or wrong.
    pub(crate) fn take<T>(
        &mut self,
        key: &str,
        default: T,
        may_be: &str,
        read: impl FnOnce(Value<'t, 'a>) -> Option<T>,
    ) -> T {
        let Some(value) = self.get(key) else {
            return default;
        };
        read(value).unwrap_or_else(|| {
            self.wrong(key, value, may_be);
            default
        })
    }

    /// The value of a key that must be there, as `read` takes it; none where it is left out or wrong.
    pub(crate) fn need<T>(
        &mut self,
        key: &str,
        may_be: &str,
        read: impl FnOnce(Value<'t, 'a>) -> Option<T>,
    ) -> Option<T> {
        if self.get(key).is_none() {
            let path = &self.path;
            self.fault(format!("`{path}{key}` is missing: it may be {may_be}"));
        }
        self.take(key, None, may_be, |value| read(value).map(Some))
    }

    /// Takes over the faults of a part.
    pub(crate) fn part<T>(&mut self, part: ReadOptions<T>) -> Option<T> {
        self.faults.extend(part.faults);
        self.broken |= part.options.is_none();
        part.options
    }

    /// What was read.
    pub(crate) fn finish<T>(self, options: T) -> ReadOptions<T> {
        ReadOptions {
            options: (!self.broken).then_some(options),
            faults: self.faults,
        }
    }
}

/// A whole number in a range.
pub(crate) fn whole(value: Value<'_, '_>, range: std::ops::RangeInclusive<i32>) -> Option<i32> {
    let number = i32::try_from(value.whole()?).ok()?;
    range.contains(&number).then_some(number)
}
