//! Dealing that anybody can check: secret, commitment, cuts, shuffle.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::card::{Card, NotationError};
use crate::seat::{Seat, SeatSet};

/// The most code points a cut may have.
pub const MAX_CUT: usize = 64;

/// 32 bytes, written as 64 lowercase hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bytes32(pub [u8; 32]);

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bytes32 {
    type Err = NotationError;

    /// # Errors
    /// Anything but 64 lowercase hexadecimal digits.
    fn from_str(text: &str) -> Result<Bytes32, NotationError> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        };
        let read = || {
            let mut bytes = [0; 32];
            let (pairs, rest) = text.as_bytes().as_chunks::<2>();
            if !rest.is_empty() || pairs.len() != bytes.len() {
                return None;
            }
            for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
                *byte = digit(*high)? << 4 | digit(*low)?;
            }
            Some(Bytes32(bytes))
        };
        read().ok_or_else(|| NotationError::new(text, "64 lowercase hexadecimal digits"))
    }
}

/// The secret of a match; it says nothing of itself in logs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes, which come from the system's randomness or from [`Secret::from_seed`].
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret of `--seed N` for a match counted from 1: SHA-256 of `seed:N:MATCH`.
    pub fn from_seed(seed: u64, number: u64) -> Secret {
        Secret(Sha256::digest(format!("seed:{seed}:{number}")).into())
    }

    /// What is shown before any cut is taken: SHA-256 of the secret.
    pub fn commit(&self) -> Bytes32 {
        Bytes32(Sha256::digest(self.0).into())
    }

    /// The secret itself, for the record of a match that is over or abandoned.
    pub const fn reveal(&self) -> Bytes32 {
        Bytes32(self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Why a cut cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutError {
    /// More than [`MAX_CUT`] code points.
    TooLong,
    /// A control character (Unicode's Cc).
    Control,
}

impl fmt::Display for CutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CutError::TooLong => write!(f, "a cut has at most {MAX_CUT} characters"),
            CutError::Control => f.write_str("a cut has no control characters"),
        }
    }
}

impl std::error::Error for CutError {}

/// Whether a text can be a cut.
///
/// # Errors
/// More than [`MAX_CUT`] code points, or a control character.
pub fn check_cut(cut: &str) -> Result<(), CutError> {
    if cut.chars().any(char::is_control) {
        return Err(CutError::Control);
    }
    if cut.chars().count() > MAX_CUT {
        return Err(CutError::TooLong);
    }
    Ok(())
}

/// Where the cards of a match come from: its [`Dealing`], or a test that wants certain ones.
pub trait Deals {
    /// The pack of hand `hand` (0 is the draw for first dealer), from its unshuffled order.
    fn pack(&self, hand: u32, unshuffled: &[Card]) -> Vec<Card>;

    /// Which opponents notice signal number `nth` (from 0) of a hand when signals are covert (`VT-10`).
    fn notices(&self, hand: u32, nth: usize, opponents: SeatSet) -> SeatSet;
}

/// Everything the cards of a match follow from: secret, number and cuts.
#[derive(Clone)]
pub struct Dealing {
    secret: Secret,
    /// Keyed with the secret, which takes as long as a message.
    mac: Hmac<Sha256>,
    /// `strohmann/1\nM\n`, before the number of the hand.
    head: String,
    /// The cuts, each after a line feed.
    cuts: String,
}

impl Dealing {
    /// The dealing of a match: its number (from 1) and one cut a seat, in order.
    #[allow(clippy::missing_panics_doc)] // It cannot: an HMAC takes a key of any length.
    pub fn new<S: AsRef<str>>(
        secret: Secret,
        number: u64,
        cuts: impl IntoIterator<Item = S>,
    ) -> Dealing {
        let mut joined = String::new();
        for cut in cuts {
            joined.push('\n');
            joined.push_str(cut.as_ref());
        }
        let mac = Hmac::new_from_slice(&secret.0).expect("an HMAC takes a key of any length");
        Dealing {
            secret,
            mac,
            head: format!("strohmann/1\n{number}\n"),
            cuts: joined,
        }
    }

    /// The dealing of `--seed N` for a match counted from 1: cuts are empty.
    /// The record of a simulated match has number 1, whichever it is of its run.
    pub fn from_seed(seed: u64, counted: u64, number: u64, seats: usize) -> Dealing {
        let secret = Secret::from_seed(seed, counted);
        Dealing::new(secret, number, std::iter::repeat_n("", seats))
    }

    /// The secret of the match.
    pub const fn secret(&self) -> &Secret {
        &self.secret
    }

    /// A house bot's randomness for the decision of `seat` after `actions` actions of a hand.
    pub fn bot_words(&self, hand: u32, seat: Seat, actions: usize) -> Words {
        self.words(hand, &format!("\nbot\n{seat}\n{actions}"))
    }

    fn words(&self, hand: u32, suffix: &str) -> Words {
        let mut mac = self.mac.clone();
        let mut digits = [0; 10];
        mac.update(self.head.as_bytes());
        mac.update(decimal(hand, &mut digits));
        mac.update(self.cuts.as_bytes());
        mac.update(suffix.as_bytes());
        Words(ChaCha20Rng::from_seed(mac.finalize().into_bytes().into()))
    }
}

impl Deals for Dealing {
    fn pack(&self, hand: u32, unshuffled: &[Card]) -> Vec<Card> {
        let mut pack = unshuffled.to_vec();
        self.words(hand, "").shuffle(&mut pack);
        pack
    }

    fn notices(&self, hand: u32, nth: usize, opponents: SeatSet) -> SeatSet {
        let mut words = self.words(hand, "\ntalk");
        for _ in 0..nth * opponents.len() {
            words.below(2);
        }
        opponents.iter().filter(|_| words.below(2) == 0).collect()
    }
}

impl fmt::Debug for Dealing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dealing")
            .field("head", &self.head)
            .field("cuts", &self.cuts)
            .finish_non_exhaustive()
    }
}

fn decimal(mut number: u32, digits: &mut [u8; 10]) -> &[u8] {
    let mut start = digits.len();
    loop {
        start -= 1;
        digits[start] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            return &digits[start..];
        }
    }
}

/// A stream of random words: the `ChaCha20` keystream of a key, nonce 0, counter 0.
#[derive(Clone, Debug)]
pub struct Words(ChaCha20Rng);

impl Words {
    /// The stream of a key.
    pub fn new(key: [u8; 32]) -> Words {
        Words(ChaCha20Rng::from_seed(key))
    }

    /// A number below `n`, each equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        let fair = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < fair {
                return word % n;
            }
        }
    }

    /// Shuffles in place (Fisher and Yates), from the last place down to the second.
    pub fn shuffle<T>(&mut self, pack: &mut [T]) {
        for i in (1..pack.len()).rev() {
            pack.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// The stream itself, where a library wants a generator.
    pub fn rng(&mut self) -> &mut ChaCha20Rng {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_are_bounded() {
        assert_eq!(check_cut(&"é".repeat(64)), Ok(()));
        assert_eq!(check_cut(&"é".repeat(65)), Err(CutError::TooLong));
        assert_eq!(check_cut("a\nb"), Err(CutError::Control));
        assert_eq!(check_cut("\u{85}"), Err(CutError::Control));
    }

    #[test]
    fn hex_is_lowercase_and_whole() {
        let secret = Secret::from_seed(1, 1).reveal();
        assert_eq!(secret.to_string().parse(), Ok(secret));
        for text in ["", "00", &"A".repeat(64), &"0".repeat(65), &"é".repeat(32)] {
            assert!(text.parse::<Bytes32>().is_err());
        }
    }

    #[test]
    fn a_secret_does_not_print_itself() {
        let dealing = Dealing::from_seed(1, 1, 1, 2);
        assert!(!format!("{dealing:?}").contains(&dealing.secret().reveal().to_string()));
        assert_eq!(format!("{:?}", dealing.secret()), "Secret(…)");
    }

    #[test]
    fn numbers_below_n_are_below_n() {
        let mut words = Words::new([7; 32]);
        let mut seen = [0; 5];
        for _ in 0..1000 {
            seen[words.below(5) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| count > 150), "{seen:?}");
        assert_eq!(words.below(1), 0);
    }
}
