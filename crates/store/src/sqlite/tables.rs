//! Tables and their events, in SQL.

use std::collections::{HashMap, HashSet};

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::types::Json;

use crate::{Entry, Listing, Millis, State};

/// Events for a table whose log has just as many as were expected.
pub(super) struct Append {
    pub(super) table: String,
    pub(super) expected: i64,
    /// How many events the log has afterwards.
    pub(super) revision: i64,
    pub(super) events: Vec<String>,
    pub(super) listing: Listing,
    pub(super) now: Millis,
}

impl Append {
    /// None if no log can be that long.
    pub(super) fn new(
        table: &str,
        expected: u64,
        events: Vec<String>,
        listing: Listing,
        now: Millis,
    ) -> Option<Self> {
        let expected = i64::try_from(expected).ok()?;
        Some(Self {
            table: table.to_owned(),
            expected,
            revision: expected.checked_add(events.len() as i64)?,
            events,
            listing,
            now,
        })
    }
}

/// Appends one after the other, and says of each whether its table had as many events as expected.
///
/// What a statement costs is the way to the database's thread and back, so there are two for all tables, however many
/// those are. What is appended to a table that comes a second time has to wait for the next two.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> sqlx::Result<Vec<bool>> {
    let mut fits = vec![false; appends.len()];
    let mut left: Vec<usize> = (0..appends.len()).collect();
    while !left.is_empty() {
        let mut tables = HashSet::new();
        let (round, later): (Vec<_>, Vec<_>) = left
            .into_iter()
            .partition(|&index| tables.insert(&appends[index].table));
        let chosen: Vec<&Append> = round.iter().map(|&index| appends[index]).collect();
        let numbers = revise(connection, &chosen).await?;
        add_events(connection, &chosen, &numbers).await?;
        for index in round {
            fits[index] = numbers.contains_key(&appends[index].table);
        }
        left = later;
    }
    Ok(fits)
}

/// Makes the tables or changes their lines, where the number of events is as expected; the numbers of those by id.
async fn revise(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> sqlx::Result<HashMap<String, i64>> {
    let lines: Vec<Line<'_>> = appends.iter().map(|append| line(append)).collect();
    let revised: Vec<(String, i64)> = sqlx::query_as(
        "INSERT INTO tables (id, revision, state, public, people, label, touched) \
         SELECT value ->> 0, value ->> 2, value ->> 3, value ->> 4, value -> 5, value ->> 6, value ->> 7 \
         FROM json_each(?1) LEFT JOIN tables AS earlier ON earlier.id = value ->> 0 \
         WHERE coalesce(earlier.revision, 0) = value ->> 1 \
         ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, state = excluded.state, \
         public = excluded.public, people = excluded.people, label = excluded.label, touched = excluded.touched \
         RETURNING id, number",
    )
    .bind(Json(lines))
    .fetch_all(connection)
    .await?;
    Ok(revised.into_iter().collect())
}

/// Id, how many events are expected and how many there are then, state, public, people, label, touched.
type Line<'a> = (&'a str, i64, i64, i64, bool, &'a [String], &'a str, Millis);

fn line(append: &Append) -> Line<'_> {
    let listing = &append.listing;
    (
        &append.table,
        append.expected,
        append.revision,
        code(listing.state),
        listing.public,
        &listing.people,
        &listing.label,
        append.now,
    )
}

async fn add_events(
    connection: &mut SqliteConnection,
    appends: &[&Append],
    numbers: &HashMap<String, i64>,
) -> sqlx::Result<()> {
    let mut events = Vec::new();
    for append in appends {
        if let Some(number) = numbers.get(&append.table) {
            let numbered = (append.expected + 1..).zip(&append.events);
            events.extend(numbered.map(|(revision, event)| (number, revision, event)));
        }
    }
    sqlx::query(
        "INSERT INTO events (table_number, revision, body) \
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)",
    )
    .bind(Json(events))
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn events(readers: &SqlitePool, table: &str) -> sqlx::Result<Option<Vec<String>>> {
    // One statement sees one state of the log. A table without events is a single row without a body.
    let rows: Vec<Option<String>> = sqlx::query_scalar(
        "SELECT body FROM tables LEFT JOIN events ON table_number = number WHERE id = ?1 ORDER BY events.revision",
    )
    .bind(table)
    .fetch_all(readers)
    .await?;
    Ok((!rows.is_empty()).then(|| rows.into_iter().flatten().collect()))
}

pub(super) async fn touch(
    connection: &mut SqliteConnection,
    table: &str,
    now: Millis,
) -> sqlx::Result<()> {
    sqlx::query("UPDATE tables SET touched = ?2 WHERE id = ?1")
        .bind(table)
        .bind(now)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn remove(connection: &mut SqliteConnection, table: &str) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM tables WHERE id = ?1")
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn of_person(
    readers: &SqlitePool,
    person: &str,
    limit: u32,
) -> sqlx::Result<Vec<Entry>> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT id, state, public, people, label, touched FROM sitters JOIN tables ON number = table_number \
         WHERE person = ?1 ORDER BY touched DESC, number DESC LIMIT ?2",
    )
    .bind(person)
    .bind(limit)
    .fetch_all(readers)
    .await?;
    rows.into_iter().map(entry).collect()
}

pub(super) async fn public(readers: &SqlitePool, limit: u32) -> sqlx::Result<Vec<Entry>> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT id, state, public, people, label, touched FROM tables \
         WHERE public = 1 AND state < 2 ORDER BY touched DESC, number DESC LIMIT ?1",
    )
    .bind(limit)
    .fetch_all(readers)
    .await?;
    rows.into_iter().map(entry).collect()
}

pub(super) async fn untouched(
    readers: &SqlitePool,
    state: State,
    before: Millis,
    limit: u32,
) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar(
        "SELECT id FROM tables WHERE state = ?1 AND touched < ?2 ORDER BY touched, number LIMIT ?3",
    )
    .bind(code(state))
    .bind(before)
    .bind(limit)
    .fetch_all(readers)
    .await
}

/// Asks for something that is in the file, and not just in memory.
pub(super) async fn ping(readers: &SqlitePool) -> sqlx::Result<()> {
    let _: Option<i64> = sqlx::query_scalar("SELECT number FROM tables LIMIT 1")
        .fetch_optional(readers)
        .await?;
    Ok(())
}

type Row = (String, i64, bool, Json<Vec<String>>, String, Millis);

fn entry((table, state, public, Json(people), label, touched): Row) -> sqlx::Result<Entry> {
    let state = match state {
        0 => State::Gathering,
        1 => State::Playing,
        2 => State::Over,
        other => return Err(sqlx::Error::Decode(format!("no state is {other}").into())),
    };
    Ok(Entry {
        table,
        listing: Listing {
            state,
            public,
            people,
            label,
        },
        touched,
    })
}

fn code(state: State) -> i64 {
    match state {
        State::Gathering => 0,
        State::Playing => 1,
        State::Over => 2,
    }
}
