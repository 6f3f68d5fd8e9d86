//! The door of every page: who comes in, in which language, how often; and what every answer carries.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use strohmann_words::Lang;
use strohmann_words::house::{Text, text};

use crate::html::{notice, trouble as page};
use crate::id::Secret;
use crate::look::Look;
use crate::table::Who;
use crate::visit::Visit;

use super::House;
use super::limits::address;
use super::trouble::{Explained, Trouble};

/// The cookie with the browser's secret.
const WHO: &str = "strohmann";
/// The cookie with the language that was chosen.
const LANG: &str = "strohmann-lang";
/// The cookie with how the reader likes the tables.
const LOOK: &str = "strohmann-look";
/// For how long a browser keeps them, in seconds: the most that browsers allow.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// Whether the browser has shown a secret, or has just been given one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known(pub(super) bool);

/// A secret that an answer gives to the browser in place of the one it has.
#[derive(Clone)]
pub(super) struct Becomes(pub(super) Secret);

/// A language that an answer gives to the browser.
#[derive(Clone, Copy)]
pub(super) struct Reads(pub(super) Lang);

/// A look that an answer gives to the browser.
#[derive(Clone, Copy)]
pub(super) struct Likes(pub(super) Look);

/// Lets a request in, and gives the answer what the browser has to keep.
pub(super) async fn door(
    State(house): State<House>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let before = house.deps.clock.now();
    let (mut parts, body) = request.into_parts();
    let method = parts.method.clone();
    let route = parts.extensions.get::<MatchedPath>();
    let route = route.map_or("-", MatchedPath::as_str).to_owned();
    let (shown, secret, visit) = match enter(&house, peer, &parts).await {
        Ok(entered) => entered,
        Err(turned_away) => {
            let (visit, trouble) = *turned_away;
            return trouble_page(&visit, &trouble);
        }
    };
    parts.extensions.insert(visit.clone());
    parts.extensions.insert(Known(shown));
    let mut response = next.run(Request::from_parts(parts, body)).await;
    let trouble = response.extensions_mut().remove::<Trouble>();
    if let Some(trouble) = trouble.or_else(|| unexplained(&response)) {
        let retry = response.headers_mut().remove(header::RETRY_AFTER);
        response = trouble_page(&visit, &trouble);
        if let Some(retry) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, retry);
        }
    }
    let becomes = response.extensions_mut().remove::<Becomes>();
    if let Some(secret) = becomes
        .map(|Becomes(secret)| secret)
        .or((!shown).then_some(secret))
    {
        give(&house, &mut response, WHO, secret.reveal(), true);
    }
    if let Some(Reads(lang)) = response.extensions_mut().remove::<Reads>() {
        give(&house, &mut response, LANG, lang.tag(), false);
    }
    if let Some(Likes(look)) = response.extensions_mut().remove::<Likes>() {
        give(&house, &mut response, LOOK, &look.write(), false);
    }
    let status = response.status().as_u16();
    let ms = house.deps.clock.now() - before;
    if status >= 500 {
        tracing::error!(%method, route, status, ms, "answered");
    } else {
        tracing::info!(%method, route, status, ms, "answered");
    }
    response
}

type TurnedAway = Box<(Visit, Trouble)>;

/// Who comes in: whether the browser has shown a secret, the secret, and the visit.
async fn enter(
    house: &House,
    peer: SocketAddr,
    parts: &Parts,
) -> Result<(bool, Secret, Visit), TurnedAway> {
    let headers = &parts.headers;
    let shown = cookie(headers, WHO).and_then(Secret::read);
    let secret = shown
        .clone()
        .unwrap_or_else(|| Secret::fresh(house.deps.chance.bytes()));
    // Only what was looked at can be looked at again; a handler that shows a page of its own says which.
    let looks = parts.method.is_safe();
    let path = if looks { parts.uri.path() } else { "/" };
    let mut visit = Visit {
        who: Who {
            id: None,
            name: String::new(),
            lang: language(headers),
        },
        key: secret.key(),
        token: secret.form_token(),
        look: cookie(headers, LOOK).map(Look::read).unwrap_or_default(),
        site: house.site.clone(),
        path: path.to_owned(),
    };
    let limited = match address(peer, headers, house.trust_proxy) {
        Some(address) => house.limits.address(address),
        None => Ok(()),
    };
    let limited = limited.and_then(|()| match shown {
        Some(_) => house.limits.browser(&visit.key),
        None => Ok(()),
    });
    if let Err(seconds) = limited {
        return Err(Box::new((visit, Trouble::Limited(seconds))));
    }
    if shown.is_some() {
        match house.deps.store.person(&visit.key).await {
            Ok(Some(person)) => {
                visit.who.id = Some(person.id);
                visit.who.name = person.name;
            }
            Ok(None) => {}
            Err(error) => return Err(Box::new((visit, error.into()))),
        }
    }
    Ok((shown.is_some(), secret, visit))
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lists = headers.get_all(header::COOKIE).iter();
    let pairs = lists
        .filter_map(|list| list.to_str().ok())
        .flat_map(|list| list.split(';'));
    let named = pairs.filter_map(|pair| pair.trim().split_once('='));
    named
        .filter(|(key, _)| *key == name)
        .map(|(_, value)| value)
        .next()
}

/// The language that was chosen, or the one the browser likes best.
fn language(headers: &HeaderMap) -> Lang {
    let tagged = |tag: &str| Lang::ALL.into_iter().find(|lang| lang.tag() == tag);
    if let Some(chosen) = cookie(headers, LANG).and_then(tagged) {
        return chosen;
    }
    let wanted = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|list| list.to_str().ok());
    let mut best = (Lang::En, 0.0);
    for part in wanted.unwrap_or_default().split(',') {
        let (tag, weight) = part.split_once(';').unwrap_or((part, ""));
        let weight = weight
            .trim()
            .strip_prefix("q=")
            .map_or(Ok(1.0), str::parse::<f32>);
        let primary = tag
            .trim()
            .split('-')
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        if let (Some(lang), Ok(weight)) = (tagged(&primary), weight)
            && weight > best.1
        {
            best = (lang, weight);
        }
    }
    best.0
}

/// The page for what lies outside the base path. Nobody is let in there, for browsers show no cookie of the house, and a
/// new one would take the place of theirs.
pub(super) async fn outside(State(house): State<House>, headers: HeaderMap) -> Response {
    let secret = Secret::fresh(house.deps.chance.bytes());
    let lang = language(&headers);
    let visit = Visit {
        who: Who {
            id: None,
            name: String::new(),
            lang,
        },
        key: secret.key(),
        token: secret.form_token(),
        look: Look::default(),
        site: house.site.clone(),
        path: "/".to_owned(),
    };
    let page = page::outside(&visit, text(lang, Text::NotFound));
    (StatusCode::NOT_FOUND, page).into_response()
}

fn trouble_page(visit: &Visit, trouble: &Trouble) -> Response {
    let lang = visit.lang();
    let sentence = match trouble {
        Trouble::Text(_, what) => text(lang, *what),
        Trouble::No(no) => notice::say(lang, no),
        Trouble::Limited(_) => text(lang, Text::TooMany),
    };
    let mut response = (trouble.status(), page::page(visit, sentence)).into_response();
    if let Trouble::Limited(seconds) = trouble {
        let after = HeaderValue::from(*seconds);
        response.headers_mut().insert(header::RETRY_AFTER, after);
    }
    response
}

/// What the framework refuses by itself gets a page, too.
fn unexplained(response: &Response) -> Option<Trouble> {
    let status = response.status();
    let is_page = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| {
            let kind = kind.as_bytes();
            kind.starts_with(b"text/html")
        });
    let explained = is_page || response.extensions().get::<Explained>().is_some();
    if !(status.is_client_error() || status.is_server_error()) || explained {
        return None;
    }
    let what = match status {
        StatusCode::NOT_FOUND => Text::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Text::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Text::TooLarge,
        _ if status.is_server_error() => Text::Internal,
        _ => Text::BadForm,
    };
    Some(Trouble::Text(status, what))
}

/// Gives the browser something to keep.
fn give(house: &House, response: &mut Response, name: &str, value: &str, hidden: bool) {
    let path = match house.site.base.as_str() {
        "" => "/",
        base => base,
    };
    let mut cookie = format!("{name}={value}; Path={path}; Max-Age={KEPT}; SameSite=Lax");
    if hidden {
        cookie.push_str("; HttpOnly");
    }
    if house.site.secure {
        cookie.push_str("; Secure");
    }
    if let Ok(cookie) = HeaderValue::try_from(cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Adds what every answer carries, whatever it is.
pub(super) async fn guard(State(house): State<House>, mut response: Response) -> Response {
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ];
    let headers = response.headers_mut();
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("private, no-store"));
    if house.site.secure {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_liked_best() {
        let check = |list: &str, lang| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, list.parse().unwrap());
            assert_eq!(language(&headers), lang, "{list}");
        };
        check("de", Lang::De);
        check("de-AT,de;q=0.9,en;q=0.8", Lang::De);
        check("en-GB,en;q=0.9,de;q=0.8", Lang::En);
        check("fr,de;q=0.5,en;q=0.7", Lang::En);
        check("fr", Lang::En);
        check("de;q=nonsense", Lang::En);
        check("", Lang::En);
    }

    #[test]
    fn a_chosen_language_goes_before() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, "de".parse().unwrap());
        headers.insert(header::COOKIE, "a=b; strohmann-lang=en".parse().unwrap());
        assert_eq!(language(&headers), Lang::En);
        headers.insert(header::COOKIE, "strohmann-lang=xx".parse().unwrap());
        assert_eq!(language(&headers), Lang::De);
    }
}
