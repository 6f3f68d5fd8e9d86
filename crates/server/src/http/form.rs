//! A form that one of our own pages has sent.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use strohmann_words::house::Text;

use crate::html::making::Fields;
use crate::visit::Visit;

use super::House;
use super::door::Known;
use super::trouble::Trouble;

/// The most bytes a form may have.
pub(super) const MAX_FORM: usize = 16 * 1024;

/// What was sent, and by whom.
pub(super) struct Sent {
    pub(super) visit: Visit,
    pub(super) fields: Fields,
}

impl Sent {
    /// A field that has to be there.
    ///
    /// # Errors
    /// If it is not.
    pub(super) fn field(&self, name: &str) -> Result<&str, Trouble> {
        self.fields.get(name).ok_or(BAD)
    }

    /// A field that has to be a number.
    ///
    /// # Errors
    /// If it is not there or is none.
    pub(super) fn number(&self, name: &str) -> Result<usize, Trouble> {
        self.field(name)?.parse().map_err(|_| BAD)
    }
}

const BAD: Trouble = Trouble::Text(StatusCode::BAD_REQUEST, Text::BadForm);

impl FromRequest<House> for Sent {
    type Rejection = Trouble;

    async fn from_request(request: Request, _: &House) -> Result<Sent, Trouble> {
        let from = request.headers().get("sec-fetch-site");
        if from.is_some_and(|from| from != "same-origin" && from != "none") {
            return Err(Trouble::Text(StatusCode::FORBIDDEN, Text::BadForm));
        }
        let visit = request.extensions().get::<Visit>().cloned();
        let visit = visit.ok_or(Trouble::Text(
            StatusCode::INTERNAL_SERVER_ERROR,
            Text::Internal,
        ))?;
        if request.extensions().get::<Known>() != Some(&Known(true)) {
            return Err(Trouble::Text(StatusCode::FORBIDDEN, Text::NoCookies));
        }
        let body = to_bytes(request.into_body(), MAX_FORM).await;
        let body =
            body.map_err(|_| Trouble::Text(StatusCode::PAYLOAD_TOO_LARGE, Text::TooLarge))?;
        let fields: Vec<(String, String)> = serde_urlencoded::from_bytes(&body).map_err(|_| BAD)?;
        let fields: Fields = fields.into_iter().collect();
        if fields.get("token") != Some(&visit.token) {
            return Err(Trouble::Text(StatusCode::FORBIDDEN, Text::BadForm));
        }
        Ok(Sent { visit, fields })
    }
}
