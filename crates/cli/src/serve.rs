//! `strohmann serve`: the tables in the browser, and `strohmann backup`.

use std::fmt::Write as _;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::thread::available_parallelism;

use etcetera::BaseStrategy as _;
use strohmann_server::{Chance, Clock, Deps, Keep, Settings, Site};
use strohmann_store::{Millis, SqliteStore, backup as copy};
use tokio::net::TcpListener;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use url::Url;

use crate::args::{BackupArgs, ServeArgs};
use crate::failure::Failure;
use crate::setup;

/// Where the server listens if nothing else is said.
const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// The variable that says what is logged.
const LOG: &str = "STROHMANN_LOG";

struct System;

impl Clock for System {
    fn now(&self) -> Millis {
        setup::millis()
    }
}

impl Chance for System {
    fn bytes(&self) -> [u8; 32] {
        setup::random_bytes()
    }
}

/// Serves until it is told to end.
pub(crate) fn run(args: &ServeArgs) -> Result<ExitCode, Failure> {
    log()?;
    let (public, base) = addresses(args.public_url.as_deref(), args.base_path.as_deref())?;
    let folder = folder(args.data.as_deref())?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::bad(format!("the server cannot start: {error}")))?;
    runtime.block_on(async {
        let (listener, here) = listen(bind(args)).await?;
        let store = SqliteStore::open(&folder).await.map_err(Failure::bad)?;
        let site = Site {
            local: local(here),
            secure: public
                .as_deref()
                .is_some_and(|url| url.starts_with("https:")),
            base,
            public,
        };
        setup::print(&greeting(&site, here, &folder))?;
        let settings = Settings {
            site,
            trust_proxy: args.trust_proxy,
            keep: Keep {
                waiting_days: args.abandon_after,
                finished_days: args.keep_finished,
            },
            thinkers: available_parallelism().map_or(1, usize::from),
            ..Settings::default()
        };
        let deps = Deps::new(Arc::new(store), Arc::new(System), Arc::new(System));
        strohmann_server::run(listener, deps, settings, told_to_end())
            .await
            .map_err(|error| Failure::bad(format!("the server stopped: {error}")))
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Copies the database, also while a server runs.
pub(crate) fn backup(args: &BackupArgs) -> Result<ExitCode, Failure> {
    let folder = folder(args.data.as_deref())?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::bad(format!("the copy cannot be made: {error}")))?;
    runtime
        .block_on(copy(&folder, &args.file))
        .map_err(Failure::bad)?;
    Ok(ExitCode::SUCCESS)
}

/// Begins to log to stderr.
fn log() -> Result<(), Failure> {
    let wanted = std::env::var(LOG).unwrap_or_else(|_| "warn".to_owned());
    let filter: Targets = wanted.parse().map_err(|_| {
        Failure::Bad(format!(
            "{LOG}={wanted:?} is no log level: error, warn, info or debug"
        ))
    })?;
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let subscriber = tracing_subscriber::registry().with(lines).with(filter);
    // Only a second server in one process could have set another.
    let _ = tracing::subscriber::set_global_default(subscriber);
    Ok(())
}

/// The folder of the database.
fn folder(given: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(folder) = given {
        return Ok(folder.to_owned());
    }
    let strategy = etcetera::choose_base_strategy().map_err(|_| {
        Failure::bad("there is no home folder to keep the data in; set HOME, or give --data DIR")
    })?;
    Ok(strategy.data_dir().join("strohmann"))
}

/// The address for others and the base path, neither with a slash at its end.
fn addresses(
    public: Option<&str>,
    base: Option<&str>,
) -> Result<(Option<String>, String), Failure> {
    let base = base.map(base_path).transpose()?;
    let Some(public) = public else {
        return Ok((None, base.unwrap_or_default()));
    };
    let wrong = || {
        Failure::Bad(format!(
            "--public-url {public:?} is no address; give one like https://example.org or https://example.org/cards"
        ))
    };
    let url = Url::parse(public).map_err(|_| wrong())?;
    let plain = matches!(url.scheme(), "http" | "https")
        && url.host().is_some()
        && url.query().is_none()
        && url.fragment().is_none()
        && url.username().is_empty()
        && url.password().is_none();
    if !plain {
        return Err(wrong());
    }
    let path = base_path(url.path())?;
    if let Some(base) = base.filter(|base| *base != path) {
        return Err(Failure::Bad(format!(
            "--public-url ends in {path:?} and --base-path is {base:?}; they have to be the same, or leave --base-path out"
        )));
    }
    let origin = url.origin().ascii_serialization();
    Ok((Some(format!("{origin}{path}")), path))
}

/// A base path without a slash at its end; the root is empty.
fn base_path(path: &str) -> Result<String, Failure> {
    let path = path.trim_end_matches('/');
    let plain = |c: char| c.is_ascii_alphanumeric() || "/-_.~".contains(c);
    let parts = path.split('/').skip(1);
    let whole = path.is_empty()
        || path.starts_with('/')
            && path.chars().all(plain)
            && parts.clone().all(|part| !matches!(part, "" | "." | ".."));
    if whole {
        Ok(path.to_owned())
    } else {
        Err(Failure::Bad(format!(
            "--base-path {path:?} is no path; give one like /cards, of letters, digits and - _ . ~"
        )))
    }
}

/// Where to listen.
fn bind(args: &ServeArgs) -> SocketAddr {
    let bind = args.bind.unwrap_or(USUAL);
    if args.lan && bind.ip().is_loopback() {
        SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), bind.port())
    } else {
        bind
    }
}

async fn listen(bind: SocketAddr) -> Result<(TcpListener, SocketAddr), Failure> {
    let listener = TcpListener::bind(bind).await.map_err(|error| {
        Failure::Bad(match error.kind() {
            io::ErrorKind::AddrInUse => format!(
                "{bind} is taken, perhaps by another Strohmann; stop that, or choose another address with --bind {}:PORT",
                bind.ip()
            ),
            io::ErrorKind::AddrNotAvailable => {
                format!("{bind} is no address of this machine; choose one of its own with --bind ADDR:PORT")
            }
            io::ErrorKind::PermissionDenied => format!(
                "{bind} may not be used; choose a port from 1024 up with --bind {}:PORT",
                bind.ip()
            ),
            _ => format!("{bind} cannot be listened to: {error}"),
        })
    })?;
    let here = listener
        .local_addr()
        .map_err(|error| Failure::Bad(format!("{bind} cannot be listened to: {error}")))?;
    Ok((listener, here))
}

/// How others on the local network reach the server; nothing if it does not listen to them.
fn local(here: SocketAddr) -> Vec<String> {
    let ips = match here.ip() {
        ip if ip.is_loopback() => Vec::new(),
        ip if ip.is_unspecified() => {
            let all = if_addrs::get_if_addrs().unwrap_or_default();
            let mut ips: Vec<IpAddr> = all
                .into_iter()
                .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
                .map(|interface| interface.ip())
                .filter(|ip| ip.is_ipv4() || here.is_ipv6())
                .collect();
            // An address of a home network before any other.
            ips.sort_by_key(|ip| !matches!(ip, IpAddr::V4(ip) if ip.is_private()));
            ips
        }
        ip => vec![ip],
    };
    ips.into_iter()
        .map(|ip| format!("http://{}", SocketAddr::new(ip, here.port())))
        .collect()
}

/// What is printed once the server is ready.
fn greeting(site: &Site, here: SocketAddr, folder: &Path) -> String {
    let mut text = String::new();
    let ip = match here.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    let own = SocketAddr::new(ip, here.port());
    let base = &site.base;
    let _ = writeln!(text, "Strohmann is at http://{own}{base}/");
    for local in site
        .local
        .iter()
        .filter(|local| !local.ends_with(&own.to_string()))
    {
        let _ = writeln!(text, "on the local network at {local}{base}/");
    }
    if let Some(public) = &site.public {
        let _ = writeln!(text, "for others at {public}/");
    }
    let _ = writeln!(
        text,
        "Everything is kept in {}; Ctrl-C ends.",
        folder.display()
    );
    text
}

/// Done when the process is told to end.
async fn told_to_end() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            },
            Err(_) => {
                let _ = interrupted.await;
            }
        }
    }
    #[cfg(not(unix))]
    {
        let _ = interrupted.await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(public: Option<&str>, base: Option<&str>) -> Result<(Option<String>, String), String> {
        addresses(public, base).map_err(|failure| match failure {
            Failure::Bad(text) => text,
            Failure::Closed => String::new(),
        })
    }

    #[test]
    fn addresses_are_taken_apart() {
        let some = |public: &str, base: &str| Ok((Some(public.to_owned()), base.to_owned()));
        assert_eq!(read(None, None), Ok((None, String::new())));
        assert_eq!(read(None, Some("/cards/")), Ok((None, "/cards".to_owned())));
        assert_eq!(read(None, Some("/")), Ok((None, String::new())));
        assert_eq!(
            read(Some("https://example.org/"), None),
            some("https://example.org", "")
        );
        assert_eq!(
            read(Some("https://example.org:8443/cards"), Some("/cards")),
            some("https://example.org:8443/cards", "/cards")
        );
        assert_eq!(
            read(Some("http://[::1]:9/a/b/"), None),
            some("http://[::1]:9/a/b", "/a/b")
        );
    }

    #[test]
    fn wrong_addresses_are_named() {
        for public in [
            "example.org",
            "ftp://example.org",
            "https://",
            "https://a/?q",
            "https://u:p@a/",
            "",
        ] {
            let fault = read(Some(public), None).unwrap_err();
            assert!(fault.contains("--public-url"), "{public}: {fault}");
        }
        for base in ["cards", "/a//b", "/../a", "/ä", "/a b"] {
            let fault = read(None, Some(base)).unwrap_err();
            assert!(fault.contains("--base-path"), "{base}: {fault}");
        }
        let fault = read(Some("https://example.org/a"), Some("/b")).unwrap_err();
        assert!(fault.contains("have to be the same"), "{fault}");
    }
}
