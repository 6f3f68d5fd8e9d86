//! The home page, and making tables.

use std::str::FromStr as _;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;
use strohmann_rules::vitou::Variant;
use strohmann_rules::{GameKind, Options, Secret, stirnrunde, vidrasso, vitou, with_game};
use strohmann_store::State as Listed;
use strohmann_words::Lang;
use strohmann_words::house::Text;

use crate::html::making::{Faults, Fields, Making};
use crate::html::{fair as fair_page, home as page, levels, look as look_page, new, rulebook};
use crate::id;
use crate::look::Look;
use crate::table::{Chair, Event, Guest, Made, bot};
use crate::visit::Visit;

use super::door::{Likes, Reads};
use super::form::Sent;
use super::trouble::Trouble;
use super::{House, name};

/// How many tables a list shows.
const LISTED: u32 = 20;

pub(super) async fn show(
    State(house): State<House>,
    Extension(visit): Extension<Visit>,
) -> Result<Markup, Trouble> {
    let store = &house.deps.store;
    let own = match &visit.who.id {
        Some(id) => store.tables_of(id, LISTED).await?,
        None => Vec::new(),
    };
    let mut public = store.public_tables(LISTED).await?;
    public.retain(|entry| {
        let state = entry.listing.state;
        state != Listed::Over && !own.iter().any(|own| own.table == entry.table)
    });
    Ok(page::page(&visit, &own, &public))
}

pub(super) async fn fair(Extension(visit): Extension<Visit>) -> Markup {
    fair_page::page(&visit)
}

/// What holds for all games, and the ways to the rules of each.
pub(super) async fn rules(Extension(visit): Extension<Visit>) -> Markup {
    rulebook::index(&visit)
}

/// The rules of a game.
pub(super) async fn rules_of(
    Path(name): Path<String>,
    Extension(visit): Extension<Visit>,
) -> Result<Markup, Trouble> {
    Ok(rulebook::page(&visit, game(&name)?))
}

pub(super) async fn choose_language(
    State(house): State<House>,
    sent: Sent,
) -> Result<Response, Trouble> {
    let tag = sent.field("lang")?;
    let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == tag);
    let lang = lang.ok_or(Trouble::Text(StatusCode::BAD_REQUEST, Text::BadForm))?;
    let mut response = house.see(back(sent.fields.get("back")));
    response.extensions_mut().insert(Reads(lang));
    Ok(response)
}

/// The way back to a page, and only into the house.
fn back(path: Option<&str>) -> &str {
    // Browsers read a backslash as a slash, and pass over tabs and the ends of lines.
    let plain = |c: char| c != '\\' && !c.is_control();
    let inside =
        |path: &&str| path.starts_with('/') && !path.starts_with("//") && path.chars().all(plain);
    path.filter(inside).unwrap_or("/")
}

/// Where the reader comes from.
#[derive(Deserialize)]
pub(super) struct From {
    back: Option<String>,
}

/// How the reader likes the tables.
pub(super) async fn look(Query(from): Query<From>, Extension(visit): Extension<Visit>) -> Markup {
    look_page::page(&visit, back(from.back.as_deref()))
}

/// Remembers how the reader likes the tables.
pub(super) async fn choose_look(State(house): State<House>, sent: Sent) -> Response {
    let mut look = sent.visit.look;
    for name in Look::NAMES {
        if let Some(word) = sent.fields.get(name) {
            look.set(name, word);
        }
    }
    let mut response = house.see(back(sent.fields.get("back")));
    response.extensions_mut().insert(Likes(look));
    response
}

fn game(name: &str) -> Result<GameKind, Trouble> {
    GameKind::from_str(name).map_err(|_| Trouble::Text(StatusCode::NOT_FOUND, Text::NotFound))
}

/// Makes a table with bots on all other seats, with one click.
pub(super) async fn play(
    State(house): State<House>,
    Path(name): Path<String>,
    mut sent: Sent,
) -> Result<Response, Trouble> {
    let game = game(&name)?;
    let variant = sent.field("variant")?.to_owned();
    if !page::variants(game).contains(&variant.as_str()) {
        return Err(Trouble::Text(StatusCode::BAD_REQUEST, Text::BadForm));
    }
    let (options, seats) = match game {
        GameKind::Vidrasso => written(vidrasso::Options::default()),
        GameKind::Vitou => {
            let mut known = Variant::ALL.into_iter();
            let variant = known.find(|known| known.name() == variant);
            written(vitou::Options {
                variant: variant.unwrap_or_default(),
                ..vitou::Options::default()
            })
        }
        GameKind::Stirnrunde => written(stirnrunde::Options::default()),
    };
    let made = Wish {
        game,
        options,
        seats,
        sit: true,
        bots: true,
        limit: None,
        doors: Doors {
            watch: true,
            public: false,
        },
    };
    open(&house, &mut sent.visit, made).await
}

/// Options as a table keeps them, and how many seats it has with them.
fn written<O: Options>(options: O) -> (serde_json::Value, usize) {
    (options.write(), options.seats())
}

/// The form for a table with options.
pub(super) async fn form(
    Path(name): Path<String>,
    Extension(visit): Extension<Visit>,
) -> Result<Markup, Trouble> {
    let (form, faults) = (Fields::default(), Faults::default());
    Ok(with_game!(game(&name)?, G => new::page::<G>(&visit, &form, &faults)))
}

/// Makes a table from the form.
pub(super) async fn make(
    State(house): State<House>,
    Path(game_name): Path<String>,
    mut sent: Sent,
) -> Result<Response, Trouble> {
    let game = game(&game_name)?;
    let lang = sent.visit.lang();
    sent.visit.path = format!("/new/{game}");
    let read = with_game!(game, G => match G::read(lang, &sent.fields) {
        Ok(options) => Ok(written(options)),
        Err(faults) => Err(new::page::<G>(&sent.visit, &sent.fields, &faults)),
    });
    let (options, seats) = match read {
        Ok(read) => read,
        Err(page) => return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response()),
    };
    if let Some(given) = sent.fields.get("name").and_then(name) {
        house.call(&mut sent.visit, given).await?;
    }
    let ticked = |name: &str| sent.fields.get(name).is_some();
    let made = Wish {
        game,
        options,
        seats,
        sit: ticked("sit"),
        bots: ticked("bots"),
        limit: limit(&sent.fields)?,
        doors: Doors {
            watch: ticked("watch"),
            public: ticked("public"),
        },
    };
    open(&house, &mut sent.visit, made).await
}

/// What somebody wants of a new table.
struct Wish {
    game: GameKind,
    options: serde_json::Value,
    seats: usize,
    /// Whether its maker plays.
    sit: bool,
    /// Whether bots take the other seats.
    bots: bool,
    /// How many seconds there are for a move.
    limit: Option<u32>,
    doors: Doors,
}

/// Who else may come.
struct Doors {
    watch: bool,
    public: bool,
}

/// The time for a move that was chosen, in seconds.
fn limit(fields: &Fields) -> Result<Option<u32>, Trouble> {
    let Some(chosen) = fields.get("limit").filter(|chosen| !chosen.is_empty()) else {
        return Ok(None);
    };
    let mut offered = new::LIMITS.into_iter();
    let seconds = offered.find(|seconds| seconds.to_string() == chosen);
    let seconds = seconds.ok_or(Trouble::Text(StatusCode::BAD_REQUEST, Text::BadForm))?;
    Ok(Some(seconds))
}

/// Makes the table and shows the way to it.
async fn open(house: &House, visit: &mut Visit, wish: Wish) -> Result<Response, Trouble> {
    let maker = house.know(visit, None).await?;
    let mut chairs = vec![Chair::Free; wish.seats];
    if wish.sit {
        chairs[0] = Chair::Human(Guest {
            id: maker.clone(),
            name: visit.who.name.clone(),
        });
    }
    if wish.bots {
        let level = levels::USUAL;
        for seat in 0..chairs.len() {
            if chairs[seat] == Chair::Free {
                chairs[seat] = bot(&chairs, level);
            }
        }
    }
    let made = Made {
        game: wish.game.to_string(),
        options: wish.options,
        maker,
        public: wish.doors.public,
        watch: wish.doors.watch,
        limit: wish.limit,
    };
    let events = [
        Event::Made(made),
        Event::Chairs { chairs },
        Event::committed(Secret::new(house.deps.chance.bytes())),
    ];
    let table = id::fresh(house.deps.chance.bytes());
    house.registry.make(&table, &events).await?;
    Ok(house.see(&format!("/t/{table}")))
}
