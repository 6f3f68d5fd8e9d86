//! Everything that goes wrong with a request, mapped once to a status and a page.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use strohmann_store::StoreError;
use strohmann_words::house::Text;

use crate::table::No;

/// Why a request was not served.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// A plain page with this text.
    Text(StatusCode, Text),
    /// A table says no.
    No(No),
    /// Too many requests: again after so many seconds.
    Limited(u64),
}

impl Trouble {
    /// The status it is answered with.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Trouble::Text(status, _) => *status,
            Trouble::No(no) => status(no),
            Trouble::Limited(_) => StatusCode::TOO_MANY_REQUESTS,
        }
    }
}

/// Stands in an answer that says in plain text what was wrong, so that no page is made of it.
#[derive(Clone, Copy)]
pub(crate) struct Explained;

/// The status of a table's no.
pub(crate) fn status(no: &No) -> StatusCode {
    match no {
        No::UnknownTable | No::HandLater => StatusCode::NOT_FOUND,
        No::Unwatched | No::NotSeated | No::MakerOnly => StatusCode::FORBIDDEN,
        No::Nonsense | No::UnknownSeat => StatusCode::BAD_REQUEST,
        No::Rules(_) | No::BadCut => StatusCode::UNPROCESSABLE_ENTITY,
        No::Stale
        | No::SeatTaken
        | No::Running
        | No::NotRunning
        | No::SeatsFree
        | No::Away
        | No::NotAlone
        | No::StillHere
        | No::RecordLater => StatusCode::CONFLICT,
        No::SaidEnough => StatusCode::TOO_MANY_REQUESTS,
        No::Unsaved(_) | No::Gone => StatusCode::SERVICE_UNAVAILABLE,
        No::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl From<No> for Trouble {
    fn from(no: No) -> Trouble {
        Trouble::No(no)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        tracing::error!(%error, "the store failed");
        Trouble::No(No::Unsaved(error))
    }
}

/// The door makes a page of it, in the language of whoever asked.
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Trouble::Limited(seconds) = self {
            let after = HeaderValue::from(seconds);
            response.headers_mut().insert(header::RETRY_AFTER, after);
        }
        response.extensions_mut().insert(self);
        response
    }
}
