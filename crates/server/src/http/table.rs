//! Tables: showing them and doing things at them.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use strohmann_words::house::Text;

use crate::html::{levels, notice};
use crate::table::{self, Ask, At, Change, Deed, No, Reply};
use crate::visit::Visit;

use super::form::Sent;
use super::trouble::{Explained, Trouble, status};
use super::{House, name, table_name};

const BAD: Trouble = Trouble::Text(StatusCode::BAD_REQUEST, Text::BadForm);

pub(super) async fn show(
    State(house): State<House>,
    Path(table): Path<String>,
    Extension(visit): Extension<Visit>,
) -> Result<Response, Trouble> {
    shown(&house, &table, &visit, Ask::Table).await
}

/// A hand that is over.
pub(super) async fn hand(
    State(house): State<House>,
    Path((table, number)): Path<(String, String)>,
    Extension(visit): Extension<Visit>,
) -> Result<Response, Trouble> {
    let number = number.parse().map_err(|_| Trouble::No(No::HandLater))?;
    shown(&house, &table, &visit, Ask::Hand(number)).await
}

async fn shown(house: &House, table: &str, visit: &Visit, ask: Ask) -> Result<Response, Trouble> {
    let table = table_name(table)?;
    match house.registry.show(table, visit, ask).await {
        Reply::Page(room) => {
            let stream = format!("/t/{table}/events");
            let stream = Some(stream.as_str()).filter(|_| ask == Ask::Table);
            Ok(unlisted(room.page(visit, stream)))
        }
        Reply::No(no, _) => Err(no.into()),
        Reply::Done | Reply::Stream(_) => Err(No::Gone.into()),
    }
}

fn unlisted(page: Markup) -> Response {
    let noindex = HeaderValue::from_static("noindex");
    ([("x-robots-tag", noindex)], page).into_response()
}

/// A sign of life of a page that is open.
pub(super) async fn here(
    State(house): State<House>,
    Path(table): Path<String>,
    Extension(visit): Extension<Visit>,
) -> Result<StatusCode, Trouble> {
    match house.registry.here(table_name(&table)?, &visit).await {
        Reply::No(no, _) => Err(no.into()),
        Reply::Done | Reply::Page(_) | Reply::Stream(_) => Ok(StatusCode::NO_CONTENT),
    }
}

/// The record of a match that is over, as a file.
pub(super) async fn record(
    State(house): State<House>,
    Path((name, number)): Path<(String, String)>,
    Extension(visit): Extension<Visit>,
) -> Result<Response, Trouble> {
    let name = table_name(&name)?;
    let number: u64 = number.parse().map_err(|_| Trouble::No(No::RecordLater))?;
    // Whoever may not see the table may not have its records either.
    if let Reply::No(no, _) = house.registry.show(name, &visit, Ask::Record).await {
        return Err(no.into());
    }
    let log = house
        .deps
        .store
        .events(name)
        .await?
        .ok_or(No::UnknownTable)?;
    let record = table::record(&log, house.deps.cards.clone(), number)?;
    let file = format!("attachment; filename=\"strohmann-{number}.jsonl\"");
    let headers = [
        (
            header::CONTENT_TYPE,
            "application/jsonl; charset=utf-8".to_owned(),
        ),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, format!("{record}\n")).into_response())
}

/// Does something at a table, and shows the table.
pub(super) async fn act(
    State(house): State<House>,
    Path((table, what)): Path<(String, String)>,
    headers: HeaderMap,
    mut sent: Sent,
) -> Result<Response, Trouble> {
    let table = table_name(&table)?;
    let deed = deed(&what, &sent)?;
    let accept = headers.get(header::ACCEPT);
    // Only who takes a seat becomes somebody.
    if let Deed::Seats(Change::Sit(_)) = deed {
        match sent.fields.get("name").and_then(name) {
            Some(given) => house.call(&mut sent.visit, given).await?,
            None => {
                house.know(&mut sent.visit, None).await?;
            }
        }
    }
    // The page that a refusal shows is the table's.
    sent.visit.path = format!("/t/{table}");
    let reply = house.registry.act(table, &sent.visit, &deed).await;
    // A page that is kept up to date wants no other page, only to know.
    let plain = accept.is_some_and(|kinds| kinds.as_bytes().starts_with(b"text/plain"));
    match reply {
        Reply::No(no, _) if plain => {
            let sentence = notice::say(sent.visit.lang(), &no).to_owned();
            Ok((status(&no), Extension(Explained), sentence).into_response())
        }
        _ if plain => Ok(StatusCode::NO_CONTENT.into_response()),
        Reply::No(no, Some(room)) => {
            let stream = format!("/t/{table}/events");
            Ok((status(&no), unlisted(room.page(&sent.visit, Some(&stream)))).into_response())
        }
        Reply::No(no, None) => Err(no.into()),
        Reply::Done | Reply::Page(_) | Reply::Stream(_) => Ok(house.see(&sent.visit.path)),
    }
}

fn deed(what: &str, sent: &Sent) -> Result<Deed, Trouble> {
    let at = || At::read(sent.field("at")?).ok_or(BAD);
    Ok(match what {
        "sit" => Deed::Seats(Change::Sit(sent.number("seat")?)),
        "stand" => Deed::Seats(Change::Stand),
        "bot" => {
            let level = levels::read(sent.field("level")?).ok_or(BAD)?;
            Deed::Seats(Change::Bot(sent.number("seat")?, level))
        }
        "clear" => Deed::Seats(Change::Clear(sent.number("seat")?)),
        "swap" => Deed::Seats(Change::Swap(sent.number("one")?, sent.number("other")?)),
        "ready" => Deed::Ready(sent.field("cut")?.to_owned()),
        "wait" => Deed::Wait,
        "start" => Deed::Start,
        "move" => Deed::Act(at()?, sent.field("do")?.to_owned()),
        "signal" => Deed::Signal(at()?, sent.field("signal")?.to_owned()),
        "say" => Deed::Say(at()?, sent.field("phrase")?.to_owned()),
        "replace" => Deed::Replace(sent.number("seat")?),
        "leave" => Deed::Leave,
        "return" => Deed::Return,
        "tired" => Deed::Tired(match sent.field("tired")? {
            "yes" => true,
            "no" => false,
            _ => return Err(BAD),
        }),
        _ => return Err(Trouble::Text(StatusCode::NOT_FOUND, Text::NotFound)),
    })
}
