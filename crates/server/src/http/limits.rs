//! How often somebody may ask: each browser on its own, and generously each address.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

use axum::http::HeaderMap;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use strohmann_store::Key;

/// How often somebody may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How often a second in the long run.
    pub per_second: NonZeroU32,
    /// How often at once after a rest.
    pub burst: NonZeroU32,
}

impl Rate {
    /// A rate of so many a second, and at once.
    ///
    /// # Panics
    /// If one of them is 0.
    pub const fn new(per_second: u32, burst: u32) -> Rate {
        let (Some(per_second), Some(burst)) = (NonZeroU32::new(per_second), NonZeroU32::new(burst))
        else {
            panic!("a limit of nothing");
        };
        Rate { per_second, burst }
    }

    const fn quota(self) -> Quota {
        Quota::per_second(self.per_second).allow_burst(self.burst)
    }
}

/// How often each browser may ask on its own, and each address with all its browsers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// A browser.
    pub browser: Rate,
    /// An address; none on the same machine counts.
    pub address: Rate,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            browser: Rate::new(20, 120),
            address: Rate::new(200, 1200),
        }
    }
}

/// Who has asked how often.
pub(crate) struct Limits {
    browsers: DefaultKeyedRateLimiter<Key>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    /// Nobody has asked yet.
    pub(crate) fn new(rates: Rates) -> Limits {
        Limits {
            browsers: DefaultKeyedRateLimiter::keyed(rates.browser.quota()),
            addresses: DefaultKeyedRateLimiter::keyed(rates.address.quota()),
        }
    }

    /// Counts a request of an address.
    ///
    /// # Errors
    /// After how many seconds it may ask again.
    pub(crate) fn address(&self, address: IpAddr) -> Result<(), u64> {
        check(&self.addresses, &network(address))
    }

    /// Counts a request of a browser.
    ///
    /// # Errors
    /// After how many seconds it may ask again.
    pub(crate) fn browser(&self, key: &Key) -> Result<(), u64> {
        check(&self.browsers, key)
    }

    /// Forgets those who have not asked lately.
    pub(crate) fn tidy(&self) {
        self.browsers.retain_recent();
        self.addresses.retain_recent();
    }
}

fn check<K: std::hash::Hash + Eq + Clone>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), u64> {
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        wait.as_secs() + 1
    })
}

/// An IPv6 address stands for its /64, which one household has to itself.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() >> 64 << 64;
            IpAddr::V6(network.into())
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// Whose address counts: that of the peer or, behind a proxy that is trusted, the one it names last. Nobody's on the
/// same machine.
pub(crate) fn address(peer: SocketAddr, headers: &HeaderMap, trust_proxy: bool) -> Option<IpAddr> {
    let named = || {
        let mut lists = headers.get_all("x-forwarded-for").iter();
        let list = lists.next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    if trust_proxy && let Some(named) = named() {
        return Some(named);
    }
    let peer = peer.ip().to_canonical();
    (!peer.is_loopback()).then_some(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_ipv6_network_counts_as_one() {
        assert_eq!(
            network(ip("2001:db8:1:2:3::4")),
            network(ip("2001:db8:1:2::9"))
        );
        assert_ne!(
            network(ip("2001:db8:1:2::9")),
            network(ip("2001:db8:1:3::9"))
        );
        assert_eq!(network(ip("::ffff:10.0.0.1")), ip("10.0.0.1"));
        assert_ne!(network(ip("10.0.0.1")), network(ip("10.0.0.2")));
    }

    #[test]
    fn only_a_trusted_proxy_names_addresses() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.2.3.4, 5.6.7.8".parse().unwrap());
        let local = "127.0.0.1:9".parse().unwrap();
        let far = "[2001:db8::1]:9".parse().unwrap();
        assert_eq!(address(local, &headers, false), None);
        assert_eq!(address(local, &headers, true), Some(ip("5.6.7.8")));
        assert_eq!(address(far, &headers, false), Some(ip("2001:db8::1")));
        headers.insert("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(address(far, &headers, true), Some(ip("2001:db8::1")));
        assert_eq!(address(local, &headers, true), None);
    }

    #[test]
    fn who_asks_too_often_has_to_wait() {
        let limits = Limits::new(Rates::default());
        let asked = (0..2000).map(|_| limits.browser(&[1; 32]));
        assert!(asked.filter(Result::is_err).count() > 1000);
        assert_eq!(limits.browser(&[2; 32]), Ok(()));
        let asked = (0..4000).map(|_| limits.address(ip("10.0.0.1")));
        let wait = asked.filter_map(Result::err).max();
        assert!(wait.is_some_and(|seconds| (1..5).contains(&seconds)));
    }
}
