//! Guided first hands: everything about them stands in the address.

use axum::Extension;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;
use strohmann_rules::with_game;
use strohmann_words::house::Text;

use crate::html::learn as page;
use crate::learn::Lesson;
use crate::visit::Visit;

use super::trouble::Trouble;

/// The choices of an address.
#[derive(Deserialize)]
pub(super) struct Choices {
    /// Those made.
    #[serde(default)]
    m: String,
    /// One more.
    #[serde(rename = "do")]
    more: Option<String>,
}

/// All guided hands.
pub(super) async fn index(Extension(visit): Extension<Visit>) -> Markup {
    page::index(&visit)
}

/// A guided hand after some choices.
pub(super) async fn show(
    Path(name): Path<String>,
    Query(choices): Query<Choices>,
    Extension(mut visit): Extension<Visit>,
) -> Result<Response, Trouble> {
    let lesson = Lesson::find(&name);
    let lesson = lesson.ok_or(Trouble::Text(StatusCode::NOT_FOUND, Text::NotFound))?;
    let lang = visit.lang();
    Ok(with_game!(lesson.game, G => {
        if let Ok(walk) = lesson.walk::<G>(lang, &choices.m, choices.more.as_deref()) {
            // So that a change of language comes back to this place.
            visit.path = format!("/learn/{name}?m={}", walk.made.join(","));
            page::page::<G>(&visit, lesson, &walk).into_response()
        } else {
            visit.path = format!("/learn/{name}");
            (StatusCode::BAD_REQUEST, page::astray(&visit, lesson)).into_response()
        }
    }))
}
