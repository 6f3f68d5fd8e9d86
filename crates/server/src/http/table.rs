//! Tables: showing them and doing things at them.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use strohmann_words::house::Text;

use crate::html::levels;
use crate::table::{self, Ask, At, Change, Deed, No, Reply};
use crate::visit::Visit;

use super::form::Sent;
use super::trouble::{Trouble, with_status};
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
        Reply::Page(page) => Ok(unlisted(page)),
        Reply::Done => Err(No::Gone.into()),
        Reply::No(no, _) => Err(no.into()),
    }
}

fn unlisted(page: Markup) -> Response {
    let noindex = HeaderValue::from_static("noindex");
    ([("x-robots-tag", noindex)], page).into_response()
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
    if let Reply::No(no, _) = house.registry.show(name, &visit, Ask::Table).await {
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
    mut sent: Sent,
) -> Result<Response, Trouble> {
    let table = table_name(&table)?;
    let deed = deed(&what, &sent)?;
    // Only who takes a seat becomes somebody.
    if let Deed::Seats(Change::Sit(_)) = deed {
        let given = sent.fields.get("name").and_then(name);
        house.know(&mut sent.visit, given).await?;
    }
    // The page that a refusal shows is the table's.
    sent.visit.path = format!("/t/{table}");
    match house.registry.act(table, &sent.visit, &deed).await {
        Reply::Done | Reply::Page(_) => Ok(house.see(&sent.visit.path)),
        Reply::No(no, Some(page)) => Ok(with_status(&no, page)),
        Reply::No(no, None) => Err(no.into()),
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
