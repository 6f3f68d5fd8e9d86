//! The table server: tables as actors over an append-only log, shown as plain HTML pages.
//!
//! [`run`] serves a listener with what it is given: store, clock, chance. Nothing in here opens a file or reads a
//! clock of its own.

mod assets;
mod deps;
mod html;
mod http;
mod id;
mod learn;
mod look;
mod table;
mod visit;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use deps::{Cards, Chance, Clock, Deps};
pub use http::{Rate, Rates};
pub use table::Keep;
pub use visit::Site;

use http::House;
use table::Registry;

/// How a house is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How its pages are reached.
    pub site: Site,
    /// Whether a proxy in front names the addresses of those who ask.
    pub trust_proxy: bool,
    /// How often somebody may ask.
    pub rates: Rates,
    /// How long tables are kept.
    pub keep: Keep,
    /// How many bots may think at once.
    pub thinkers: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            site: Site::default(),
            trust_proxy: false,
            rates: Rates::default(),
            keep: Keep::default(),
            thinkers: 2,
        }
    }
}

/// How often tables that nobody comes to are looked for.
const SWEEP: Duration = Duration::from_hours(1);
/// How long open connections may take to end.
const FAREWELL: Duration = Duration::from_secs(5);

/// Serves until `stop` is done, then ends what is under way and closes the store.
///
/// # Errors
/// If the listener fails.
pub async fn run(
    listener: TcpListener,
    deps: Deps,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let registry = Registry::new(deps.clone(), settings.thinkers);
    let (stopping, mut stopped) = watch::channel(false);
    let house = House::new(deps.clone(), registry.clone(), &settings, stopped.clone());
    let sweeper = tokio::spawn(sweep(deps.clone(), registry, house.clone(), settings.keep));
    tokio::spawn(async move {
        stop.await;
        let _ = stopping.send(true);
    });
    let routes = http::routes(house).into_make_service_with_connect_info::<SocketAddr>();
    let mut end = stopped.clone();
    // What is sent is whole; to wait for more of it would only hold up the second of two events.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let served = axum::serve(listener, routes).with_graceful_shutdown(async move {
        let _ = end.wait_for(|stopped| *stopped).await;
    });
    let served = tokio::select! {
        served = served => served,
        () = async {
            let _ = stopped.wait_for(|stopped| *stopped).await;
            tokio::time::sleep(FAREWELL).await;
        } => Ok(()),
    };
    sweeper.abort();
    deps.store.close().await;
    served
}

async fn sweep(deps: Deps, registry: Registry, house: House, keep: Keep) {
    let mut times = tokio::time::interval(SWEEP);
    loop {
        times.tick().await;
        house.limits.tidy();
        if let Err(error) = table::sweep(&deps, &registry, keep).await {
            tracing::error!(%error, "tables could not be looked through");
        }
    }
}
