//! Tables and their events, in SQL.

use std::collections::HashSet;

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::types::Json;

use crate::{Entry, Listing, Millis, State};

/// Events for a table whose log has just as many as were expected.
pub(super) struct Append {
    pub(super) table: String,
    pub(super) expected: i64,
    pub(super) events: Vec<String>,
    /// What lists show from now on, and when the table was touched.
    pub(super) listing: Option<(Listing, Millis)>,
}

impl Append {
    /// None if no log can be that long, or if there is nothing to make the table of.
    pub(super) fn new(
        table: &str,
        expected: u64,
        events: Vec<String>,
        listing: Option<(Listing, Millis)>,
    ) -> Option<Self> {
        let expected = i64::try_from(expected).ok()?;
        expected.checked_add(events.len() as i64)?;
        (expected > 0 || listing.is_some()).then(|| Self {
            table: table.to_owned(),
            expected,
            events,
            listing,
        })
    }
}

/// Appends one after the other, and says of each whether its table had as many events as expected.
///
/// What a statement costs is the way to the database's thread and back, so there is one for the events of all tables,
/// however many those are, and one for what lists show, where that changes. What is appended to a table that comes a
/// second time has to wait for the next.
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
        let chosen = || round.iter().map(|&index| appends[index]);
        let mut fitting = list(connection, chosen()).await?;
        fitting.extend(add_events(connection, chosen()).await?);
        for index in round {
            fits[index] = fitting.contains(&appends[index].table);
        }
        left = later;
    }
    Ok(fits)
}

/// Makes tables or changes what lists show of them, where the log is as long as expected; the ids of those.
async fn list(
    connection: &mut SqliteConnection,
    appends: impl Iterator<Item = &Append>,
) -> sqlx::Result<HashSet<String>> {
    let lines: Vec<Line<'_>> = appends.filter_map(line).collect();
    if lines.is_empty() {
        return Ok(HashSet::new());
    }
    let listed: Vec<String> = sqlx::query_scalar(
        "INSERT INTO tables (id, state, public, people, label, touched) \
         SELECT value ->> 0, value ->> 2, value ->> 3, value -> 4, value ->> 5, value ->> 6 \
         FROM json_each(?1) LEFT JOIN tables AS earlier ON earlier.id = value ->> 0 \
         WHERE coalesce((SELECT max(revision) FROM events WHERE table_number = earlier.number), 0) = value ->> 1 \
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, public = excluded.public, \
         people = excluded.people, label = excluded.label, touched = excluded.touched \
         RETURNING id",
    )
    .bind(Json(lines))
    .fetch_all(connection)
    .await?;
    Ok(listed.into_iter().collect())
}

/// Id, how many events are expected, state, public, people, label, touched.
type Line<'a> = (&'a str, i64, i64, bool, &'a [String], &'a str, Millis);

fn line(append: &Append) -> Option<Line<'_>> {
    let (listing, touched) = append.listing.as_ref()?;
    Some((
        &append.table,
        append.expected,
        code(listing.state),
        listing.public,
        &listing.people,
        &listing.label,
        *touched,
    ))
}

/// Adds events where the log is as long as expected; the ids of those tables that got some.
async fn add_events(
    connection: &mut SqliteConnection,
    appends: impl Iterator<Item = &Append>,
) -> sqlx::Result<HashSet<String>> {
    let appends = appends.filter(|append| !append.events.is_empty());
    let lines: Vec<(&str, i64, &[String])> = appends
        .map(|append| (&*append.table, append.expected, &*append.events))
        .collect();
    if lines.is_empty() {
        return Ok(HashSet::new());
    }
    let added: Vec<String> = sqlx::query_scalar(
        "INSERT INTO events (table_number, revision, body) \
         SELECT number, (line.value ->> 1) + 1 + event.key, event.value \
         FROM json_each(?1) AS line JOIN tables ON tables.id = line.value ->> 0 JOIN json_each(line.value, '$[2]') AS event \
         WHERE coalesce((SELECT max(revision) FROM events WHERE table_number = number), 0) = line.value ->> 1 \
         RETURNING (SELECT id FROM tables WHERE number = table_number)",
    )
    .bind(Json(lines))
    .fetch_all(connection)
    .await?;
    Ok(added.into_iter().collect())
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
