//! A stream of events, as an open page reads it.

use std::time::Duration;

use reqwest::header::HeaderMap;
use reqwest::{Method, Response, StatusCode};
use tokio::time::timeout;

use crate::support::Browser;

/// How long something may take that is certain to come.
const SOON: Duration = Duration::from_secs(20);

/// What a page is sent while it is open.
pub struct Feed {
    response: Response,
    received: Vec<u8>,
}

impl Feed {
    /// Opens the stream of a path.
    pub async fn open(browser: &Browser, path: &str) -> Feed {
        let request = browser.dress(browser.request(Method::GET, path));
        Feed {
            response: request.send().await.unwrap(),
            received: Vec::new(),
        }
    }

    /// How it was answered.
    pub fn answer(&self) -> (StatusCode, &HeaderMap) {
        (self.response.status(), self.response.headers())
    }

    /// All that has come up to the state of this name, which has to come.
    pub async fn until(mut self, id: &str) -> String {
        let name = format!("id: {id}\n");
        loop {
            let received = String::from_utf8_lossy(&self.received);
            if received.contains(&name) && received.ends_with("\n\n") {
                return received.into_owned();
            }
            let chunk = timeout(SOON, self.response.chunk()).await;
            let chunk = chunk.expect("the state comes").unwrap();
            self.received.extend(chunk.expect("the stream goes on"));
        }
    }
}
