//! Who the reader is.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use strohmann_store::{Person, State as Listed};
use strohmann_words::house::Text;

use crate::html::me::{self as page, News};
use crate::id::Secret;
use crate::visit::Visit;

use super::door::Becomes;
use super::form::Sent;
use super::trouble::Trouble;
use super::{House, name};

/// How long a link to another device works.
const LINK: strohmann_store::Millis = 15 * 60 * 1000;

/// The path of the reader's own page.
const ME: &str = "/me";

pub(super) async fn show(Extension(visit): Extension<Visit>) -> Markup {
    page::page(&visit, &News::None)
}

pub(super) async fn rename(
    State(house): State<House>,
    mut sent: Sent,
) -> Result<Response, Trouble> {
    ME.clone_into(&mut sent.visit.path);
    let Some(name) = name(sent.field("name")?) else {
        let page = page::page(&sent.visit, &News::BadName);
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    house.call(&mut sent.visit, name).await?;
    Ok(page::page(&sent.visit, &News::Named).into_response())
}

/// Makes a link with which another device becomes the reader's, once.
pub(super) async fn link(State(house): State<House>, mut sent: Sent) -> Result<Markup, Trouble> {
    ME.clone_into(&mut sent.visit.path);
    let id = house.know(&mut sent.visit, None).await?;
    let link = Secret::fresh(house.deps.chance.bytes());
    let expires = house.deps.clock.now() + LINK;
    house.deps.store.add_link(link.key(), &id, expires).await?;
    let news = News::Link(format!("/go/{}", link.reveal()));
    Ok(page::page(&sent.visit, &news))
}

/// Signs all other devices out.
pub(super) async fn alone(State(house): State<House>, mut sent: Sent) -> Result<Markup, Trouble> {
    ME.clone_into(&mut sent.visit.path);
    let count = match &sent.visit.who.id {
        Some(id) => {
            house
                .deps
                .store
                .drop_other_keys(id, &sent.visit.key)
                .await?
        }
        None => 0,
    };
    Ok(page::page(&sent.visit, &News::Alone(count)))
}

/// Signs this device out.
pub(super) async fn out(State(house): State<House>, sent: Sent) -> Result<Response, Trouble> {
    house.deps.store.drop_key(&sent.visit.key).await?;
    let mut response = house.see("/");
    let fresh = Secret::fresh(house.deps.chance.bytes());
    response.extensions_mut().insert(Becomes(fresh));
    Ok(response)
}

async fn person(house: &House, link: &str) -> Result<(Secret, Person), Trouble> {
    let used = Trouble::Text(StatusCode::GONE, Text::LinkUsed);
    let link = Secret::read(link).ok_or(used.clone())?;
    let now = house.deps.clock.now();
    let person = house.deps.store.link(&link.key(), now).await?;
    Ok((link, person.ok_or(used)?))
}

/// What a link to another device opens; nothing is used up.
pub(super) async fn arrive(
    State(house): State<House>,
    Path(link): Path<String>,
    Extension(visit): Extension<Visit>,
) -> Result<Markup, Trouble> {
    let (_, person) = person(&house, &link).await?;
    let other = visit.who.id.as_ref().filter(|id| **id != person.id);
    let left = match other {
        Some(id) => house.deps.store.tables_of(id, 100).await?,
        None => Vec::new(),
    };
    let left = left
        .iter()
        .filter(|entry| entry.listing.state != Listed::Over);
    Ok(page::arrival(&visit, &person.name, left.count()))
}

/// Makes this device the one that the link is for.
pub(super) async fn go_on(
    State(house): State<House>,
    Path(link): Path<String>,
    _: Sent,
) -> Result<Response, Trouble> {
    let (link, _) = person(&house, &link).await?;
    let secret = Secret::fresh(house.deps.chance.bytes());
    let now = house.deps.clock.now();
    let redeemed = house
        .deps
        .store
        .redeem(&link.key(), secret.key(), now)
        .await?;
    redeemed.ok_or(Trouble::Text(StatusCode::GONE, Text::LinkUsed))?;
    let mut response = house.see("/");
    response.extensions_mut().insert(Becomes(secret));
    Ok(response)
}
