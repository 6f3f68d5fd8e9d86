//! Names of things that nobody can guess, and hashes of secrets.

use data_encoding::BASE32_NOPAD;
use sha2::{Digest, Sha256};
use strohmann_store::Key;

/// Lower case, so that links are easy to read out.
fn encode(bytes: &[u8]) -> String {
    BASE32_NOPAD.encode(bytes).to_ascii_lowercase()
}

fn is_encoded(text: &str, len: usize) -> bool {
    text.len() == len
        && text
            .bytes()
            .all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))
}

const fn encoded_len(bytes: usize) -> usize {
    (bytes * 8).div_ceil(5)
}

/// A new name for a table or a person: 80 random bits.
pub(crate) fn fresh(chance: [u8; 32]) -> String {
    encode(&chance[..10])
}

/// Whether a text can be the name of a table or a person.
pub(crate) fn is_name(text: &str) -> bool {
    is_encoded(text, encoded_len(10))
}

/// Something that only its owner knows: who a browser is, or what a link lets in.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(String);

impl Secret {
    /// A new one.
    pub(crate) fn fresh(chance: [u8; 32]) -> Secret {
        Secret(encode(&chance))
    }

    /// One that somebody shows.
    pub(crate) fn read(text: &str) -> Option<Secret> {
        is_encoded(text, encoded_len(32)).then(|| Secret(text.to_owned()))
    }

    /// To be given to its owner and to nobody else.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What is stored in its place.
    pub(crate) fn key(&self) -> Key {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// What forms of this browser carry, so that no other page can send them.
    pub(crate) fn form_token(&self) -> String {
        let digest = Sha256::digest(format!("form\n{}", self.0));
        encode(&digest[..10])
    }
}

/// A short mark for log lines, from which nothing can be got back.
pub(crate) fn mark(text: &str) -> String {
    encode(&Sha256::digest(format!("mark\n{text}"))[..5])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_reads_back() {
        let bytes: [u8; 32] = std::array::from_fn(|n| n as u8 * 7);
        assert!(is_name(&fresh(bytes)));
        let secret = Secret::fresh(bytes);
        let again = Secret::read(secret.reveal()).unwrap();
        assert_eq!(again.key(), secret.key());
        for text in ["", "A", &"a".repeat(51), &"1".repeat(52), &"ä".repeat(26)] {
            assert!(Secret::read(text).is_none() && !is_name(text), "{text}");
        }
    }

    #[test]
    fn nothing_that_is_shown_or_stored_is_the_secret() {
        let secret = Secret::fresh([9; 32]);
        assert_ne!(secret.form_token(), Secret::fresh([8; 32]).form_token());
        assert!(!secret.reveal().contains(&secret.form_token()));
        assert_ne!(encode(&secret.key()), secret.reveal());
    }
}
