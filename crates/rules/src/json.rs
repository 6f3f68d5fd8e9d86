//! JSON as a flat list of values that borrow their line: nothing is copied, every fault can be named.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

/// A parsed line.
#[derive(Debug, Default)]
pub struct Tape<'a> {
    nodes: Vec<Node<'a>>,
}

#[derive(Debug)]
enum Node<'a> {
    Null,
    Bool(bool),
    /// A whole number that 64 bits hold.
    Whole(i64),
    /// Any other number.
    Fraction,
    Text(Cow<'a, str>),
    /// A list, and where the node after it stands.
    List(u32),
    /// An object of alternating keys and values, and where the node after it stands.
    Object(u32),
}

impl<'a> Tape<'a> {
    /// Reads one JSON value that fills the text.
    ///
    /// # Errors
    /// Text that is no JSON, with the reader's own words.
    pub fn parse(line: &'a str) -> Result<Tape<'a>, serde_json::Error> {
        let mut tape = Tape {
            nodes: Vec::with_capacity(line.len() / 8 + 8),
        };
        let mut reader = serde_json::Deserializer::from_str(line);
        Builder(&mut tape.nodes).deserialize(&mut reader)?;
        reader.end()?;
        Ok(tape)
    }

    /// The value itself.
    pub fn root(&self) -> Value<'_, 'a> {
        Value {
            nodes: &self.nodes,
            at: 0,
        }
    }
}

/// A value of a tape.
#[derive(Clone, Copy)]
pub struct Value<'t, 'a> {
    nodes: &'t [Node<'a>],
    at: u32,
}

impl<'t, 'a> Value<'t, 'a> {
    fn node(self) -> &'t Node<'a> {
        &self.nodes[self.at as usize]
    }

    fn end(self) -> u32 {
        match self.node() {
            Node::List(end) | Node::Object(end) => *end,
            _ => self.at + 1,
        }
    }

    fn at(self, at: u32) -> Value<'t, 'a> {
        Value { at, ..self }
    }

    /// Whether it is `null`.
    pub fn is_null(self) -> bool {
        matches!(self.node(), Node::Null)
    }

    /// Its truth value, if it is one.
    pub fn bool(self) -> Option<bool> {
        match self.node() {
            Node::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// Its whole number, if it is one.
    pub fn whole(self) -> Option<i64> {
        match self.node() {
            Node::Whole(value) => Some(*value),
            _ => None,
        }
    }

    /// Its text, if it is one.
    pub fn text(self) -> Option<&'t str> {
        match self.node() {
            Node::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Its elements, if it is a list.
    pub fn list(self) -> Option<Elements<'t, 'a>> {
        match self.node() {
            Node::List(end) => Some(Elements {
                next: self.at(self.at + 1),
                end: *end,
            }),
            _ => None,
        }
    }

    /// Its keys and values in their order, if it is an object.
    pub fn object(self) -> Option<Entries<'t, 'a>> {
        match self.node() {
            Node::Object(end) => Some(Entries(Elements {
                next: self.at(self.at + 1),
                end: *end,
            })),
            _ => None,
        }
    }
}

/// Short for messages: long texts, lists and objects are not repeated.
impl fmt::Display for Value<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.node() {
            Node::Null => f.write_str("null"),
            Node::Bool(value) => value.fmt(f),
            Node::Whole(value) => value.fmt(f),
            Node::Fraction => f.write_str("a fraction or too large a number"),
            Node::Text(text) => match text.char_indices().nth(40) {
                Some((end, _)) => write!(f, "{:?}…", &text[..end]),
                None => write!(f, "{text:?}"),
            },
            Node::List(_) => f.write_str("a list"),
            Node::Object(_) => f.write_str("an object"),
        }
    }
}

/// The elements of a list.
#[derive(Clone)]
pub struct Elements<'t, 'a> {
    next: Value<'t, 'a>,
    end: u32,
}

impl<'t, 'a> Iterator for Elements<'t, 'a> {
    type Item = Value<'t, 'a>;

    fn next(&mut self) -> Option<Value<'t, 'a>> {
        (self.next.at < self.end).then(|| {
            let value = self.next;
            self.next = value.at(value.end());
            value
        })
    }
}

/// The entries of an object, equal keys as often as they stand there.
#[derive(Clone)]
pub struct Entries<'t, 'a>(Elements<'t, 'a>);

impl<'t, 'a> Iterator for Entries<'t, 'a> {
    type Item = (&'t str, Value<'t, 'a>);

    fn next(&mut self) -> Option<(&'t str, Value<'t, 'a>)> {
        let key = self.0.next()?;
        let value = self.0.next()?;
        Some((key.text().unwrap_or_default(), value))
    }
}

struct Builder<'n, 'a>(&'n mut Vec<Node<'a>>);

impl<'a> DeserializeSeed<'a> for Builder<'_, 'a> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'a> Visitor<'a> for Builder<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        self.0.push(Node::Null);
        Ok(())
    }

    fn visit_bool<E>(self, value: bool) -> Result<(), E> {
        self.0.push(Node::Bool(value));
        Ok(())
    }

    fn visit_i64<E>(self, value: i64) -> Result<(), E> {
        self.0.push(Node::Whole(value));
        Ok(())
    }

    fn visit_u64<E>(self, value: u64) -> Result<(), E> {
        let node = i64::try_from(value).map_or(Node::Fraction, Node::Whole);
        self.0.push(node);
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        self.0.push(Node::Fraction);
        Ok(())
    }

    fn visit_borrowed_str<E>(self, text: &'a str) -> Result<(), E> {
        self.0.push(Node::Text(Cow::Borrowed(text)));
        Ok(())
    }

    fn visit_str<E>(self, text: &str) -> Result<(), E> {
        self.0.push(Node::Text(Cow::Owned(text.to_owned())));
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut list: A) -> Result<(), A::Error> {
        let start = self.0.len();
        self.0.push(Node::Null);
        while list.next_element_seed(Builder(self.0))?.is_some() {}
        self.0[start] = Node::List(self.0.len() as u32);
        Ok(())
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<(), A::Error> {
        let start = self.0.len();
        self.0.push(Node::Null);
        while let Some(Key(key)) = map.next_key()? {
            self.0.push(Node::Text(key));
            map.next_value_seed(Builder(self.0))?;
        }
        self.0[start] = Node::Object(self.0.len() as u32);
        Ok(())
    }
}

/// A key, borrowed where the line has it without escapes.
struct Key<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Key<'de> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Key<'de>, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Key<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a key")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Key<'de>, E> {
                Ok(Key(Cow::Borrowed(text)))
            }

            fn visit_str<E>(self, text: &str) -> Result<Key<'de>, E> {
                Ok(Key(Cow::Owned(text.to_owned())))
            }
        }

        reader.deserialize_str(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_without_losing_anything() {
        let line = r#"{"a":[1,-2,[],{}],"b":null,"a":"x\ny","c":1.5,"d":true}"#;
        let tape = Tape::parse(line).unwrap();
        let entries: Vec<_> = tape.root().object().unwrap().collect();
        let keys: Vec<_> = entries.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys, ["a", "b", "a", "c", "d"]);
        let list: Vec<_> = entries[0].1.list().unwrap().collect();
        assert_eq!(list.len(), 4);
        assert_eq!((list[0].whole(), list[1].whole()), (Some(1), Some(-2)));
        assert_eq!(list[2].list().unwrap().count(), 0);
        assert_eq!(list[3].object().unwrap().count(), 0);
        assert!(entries[1].1.is_null());
        assert_eq!(entries[2].1.text(), Some("x\ny"));
        assert_eq!(entries[3].1.whole(), None);
        assert_eq!(entries[4].1.bool(), Some(true));
    }

    #[test]
    fn what_is_no_json_is_an_error() {
        let deep = "[".repeat(100_000);
        for line in ["", "{", "[1,]", "{} {}", "\"\\ud800\"", &deep] {
            assert!(Tape::parse(line).is_err());
        }
    }
}
