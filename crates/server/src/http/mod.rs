//! Routes: what each address shows and does.

mod door;
mod form;
mod home;
mod learn;
mod limits;
mod me;
mod streams;
mod table;
mod trouble;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::middleware::{from_fn_with_state, map_response_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use strohmann_store::Person;
use strohmann_words::house::{self, Text};
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

use crate::Settings;
use crate::assets;
use crate::deps::Deps;
use crate::id;
use crate::table::{No, Registry};
use crate::visit::{Site, Visit};

pub use limits::{Rate, Rates};

use limits::Limits;
use streams::Streams;
use trouble::Trouble;

/// The house: what all routes share.
#[derive(Clone)]
pub(crate) struct House(Arc<Rooms>);

/// What is in it.
pub(crate) struct Rooms {
    pub(crate) deps: Deps,
    pub(crate) registry: Registry,
    pub(crate) site: Arc<Site>,
    pub(crate) trust_proxy: bool,
    pub(crate) limits: Limits,
    pub(crate) streams: Streams,
}

impl std::ops::Deref for House {
    type Target = Rooms;

    fn deref(&self) -> &Rooms {
        &self.0
    }
}

impl House {
    /// A house that nobody has entered yet.
    pub(crate) fn new(
        deps: Deps,
        registry: Registry,
        settings: &Settings,
        closing: watch::Receiver<bool>,
    ) -> House {
        House(Arc::new(Rooms {
            deps,
            registry,
            site: Arc::new(settings.site.clone()),
            trust_proxy: settings.trust_proxy,
            limits: Limits::new(settings.rates),
            streams: Streams::new(closing),
        }))
    }

    /// Makes somebody known who was not, by this name or as a guest.
    async fn know(&self, visit: &mut Visit, name: Option<String>) -> Result<String, Trouble> {
        if let Some(id) = &visit.who.id {
            return Ok(id.clone());
        }
        let bytes = self.deps.chance.bytes();
        let number = u32::from(u16::from_le_bytes([bytes[30], bytes[31]])) % 900 + 100;
        let person = Person {
            id: id::fresh(bytes),
            name: name.unwrap_or_else(|| house::guest(visit.lang(), number)),
        };
        let now = self.deps.clock.now();
        self.deps
            .store
            .add_person(person.clone(), visit.key, now)
            .await?;
        visit.who.id = Some(person.id.clone());
        visit.who.name = person.name;
        Ok(person.id)
    }

    /// Calls somebody by this name from now on; makes him known if he was not.
    async fn call(&self, visit: &mut Visit, name: String) -> Result<(), Trouble> {
        let known = visit.who.id.clone();
        match known {
            Some(id) if visit.who.name != name => {
                self.deps.store.rename(&id, &name).await?;
                visit.who.name = name;
            }
            Some(_) => {}
            None => {
                self.know(visit, Some(name)).await?;
            }
        }
        Ok(())
    }

    /// The way to a path of the house, after something was done.
    fn see(&self, path: &str) -> Response {
        Redirect::to(&self.site.path(path)).into_response()
    }
}

/// All routes, under the base path.
pub(crate) fn routes(house: House) -> Router {
    let routes = Router::new()
        .route("/", get(home::show))
        .route("/fair", get(home::fair))
        .route("/rules", get(home::rules))
        .route("/rules/{game}", get(home::rules_of))
        .route("/learn", get(learn::index))
        .route("/learn/{lesson}", get(learn::show))
        .route("/lang", post(home::choose_language))
        .route("/look", get(home::look).post(home::choose_look))
        .route("/play/{game}", post(home::play))
        .route("/new/{game}", get(home::form).post(home::make))
        .route("/me", get(me::show).post(me::rename))
        .route("/me/link", post(me::link))
        .route("/me/alone", post(me::alone))
        .route("/me/out", post(me::out))
        .route("/go/{link}", get(me::arrive).post(me::go_on))
        .route("/t/{table}", get(table::show))
        .route("/t/{table}/events", get(streams::events))
        .route("/t/{table}/here", get(table::here))
        .route("/t/{table}/hand/{number}", get(table::hand))
        .route("/t/{table}/record/{number}", get(table::record))
        .route("/t/{table}/{deed}", post(table::act))
        .fallback(|| async { Trouble::Text(StatusCode::NOT_FOUND, Text::NotFound) })
        .method_not_allowed_fallback(|| async {
            Trouble::Text(StatusCode::METHOD_NOT_ALLOWED, Text::WrongMethod)
        })
        // In one layer: each is a box around every route, which is copied for every request.
        .layer((
            from_fn_with_state(house.clone(), door::door),
            RequestBodyLimitLayer::new(form::MAX_FORM),
            CatchPanicLayer::custom(|_| {
                Trouble::Text(StatusCode::INTERNAL_SERVER_ERROR, Text::Internal).into_response()
            }),
        ));
    let plain = Router::new()
        .route("/static/{name}", get(asset))
        .route("/healthz", get(health))
        .route("/robots.txt", get(robots));
    let all = routes.merge(plain).with_state(house.clone());
    under(&house, all).layer((
        CompressionLayer::new(),
        map_response_with_state(house, door::guard),
    ))
}

/// Puts all routes under the base path; what lies above it leads there, and from elsewhere a page shows the way.
fn under(house: &House, all: Router) -> Router {
    let base = &house.site.base;
    if base.is_empty() {
        return all;
    }
    let home = format!("{base}/");
    let to_home = {
        let home = home.clone();
        move || async move { Redirect::temporary(&home) }
    };
    let lost = Router::new().fallback(door::outside);
    let lost = lost.with_state(house.clone());
    Router::new()
        .route("/", get(to_home.clone()))
        .route(base, get(to_home))
        .nest(&home, all)
        .fallback_service(lost)
}

async fn asset(Path(name): Path<String>) -> Response {
    let Some(asset) = assets::find(&name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, asset.text).into_response()
}

async fn health(State(house): State<House>) -> Response {
    match house.deps.store.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            let status = StatusCode::SERVICE_UNAVAILABLE;
            (status, "the store does not answer\n").into_response()
        }
    }
}

async fn robots(State(house): State<House>) -> String {
    let base = &house.site.base;
    format!("User-agent: *\nDisallow: {base}/t/\nDisallow: {base}/go/\nDisallow: {base}/me\n")
}

/// A name as people may have it: 1 to 24 characters, none of them control characters or marks of direction.
fn name(text: &str) -> Option<String> {
    let kept = strohmann_words::Names::new([text]);
    let name = kept.of(strohmann_rules::Seat::new(0)).trim().to_owned();
    let whole = !text.chars().any(char::is_control);
    let length = name.chars().count();
    (whole && (1..=crate::html::me::NAME).contains(&length)).then_some(name)
}

/// The table of an address, if it can be one.
fn table_name(text: &str) -> Result<&str, Trouble> {
    if id::is_name(text) {
        Ok(text)
    } else {
        Err(Trouble::No(No::UnknownTable))
    }
}
