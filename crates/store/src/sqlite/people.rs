//! People, their keys and links, in SQL.

use sqlx::sqlite::{SqliteConnection, SqlitePool};

use crate::{Key, Millis, Person};

pub(super) async fn of_key(readers: &SqlitePool, key: &Key) -> sqlx::Result<Option<Person>> {
    let row: Option<(String, String)> =
        sqlx::query_as("SELECT id, name FROM keys JOIN people ON id = person WHERE key = ?1")
            .bind(key.as_slice())
            .fetch_optional(readers)
            .await?;
    Ok(row.map(person))
}

pub(super) async fn add(
    connection: &mut SqliteConnection,
    person: &Person,
    key: &Key,
    now: Millis,
) -> sqlx::Result<()> {
    sqlx::query("INSERT INTO people (id, name, made) VALUES (?1, ?2, ?3)")
        .bind(&person.id)
        .bind(&person.name)
        .bind(now)
        .execute(&mut *connection)
        .await?;
    add_key(connection, key, &person.id).await
}

pub(super) async fn rename(
    connection: &mut SqliteConnection,
    person: &str,
    name: &str,
) -> sqlx::Result<()> {
    sqlx::query("UPDATE people SET name = ?2 WHERE id = ?1")
        .bind(person)
        .bind(name)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn add_link(
    connection: &mut SqliteConnection,
    link: &Key,
    person: &str,
    expires: Millis,
) -> sqlx::Result<()> {
    sqlx::query("INSERT INTO links (key, person, expires) VALUES (?1, ?2, ?3)")
        .bind(link.as_slice())
        .bind(person)
        .bind(expires)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn of_link(
    readers: &SqlitePool,
    link: &Key,
    now: Millis,
) -> sqlx::Result<Option<Person>> {
    let row: Option<(String, String)> = sqlx::query_as(
        "SELECT id, name FROM links JOIN people ON id = person WHERE key = ?1 AND expires > ?2",
    )
    .bind(link.as_slice())
    .bind(now)
    .fetch_optional(readers)
    .await?;
    Ok(row.map(person))
}

pub(super) async fn redeem(
    connection: &mut SqliteConnection,
    link: &Key,
    key: &Key,
    now: Millis,
) -> sqlx::Result<Option<Person>> {
    // Nobody else takes away the links that were never used.
    sqlx::query("DELETE FROM links WHERE expires <= ?1")
        .bind(now)
        .execute(&mut *connection)
        .await?;
    let row: Option<(String, String)> = sqlx::query_as(
        "DELETE FROM links WHERE key = ?1 RETURNING person, (SELECT name FROM people WHERE id = person)",
    )
    .bind(link.as_slice())
    .fetch_optional(&mut *connection)
    .await?;
    let Some(person) = row.map(person) else {
        return Ok(None);
    };
    add_key(connection, key, &person.id).await?;
    Ok(Some(person))
}

pub(super) async fn drop_other_keys(
    connection: &mut SqliteConnection,
    person: &str,
    keep: &Key,
) -> sqlx::Result<u64> {
    sqlx::query("DELETE FROM links WHERE person = ?1")
        .bind(person)
        .execute(&mut *connection)
        .await?;
    let keys = sqlx::query("DELETE FROM keys WHERE person = ?1 AND key <> ?2")
        .bind(person)
        .bind(keep.as_slice())
        .execute(connection)
        .await?;
    Ok(keys.rows_affected())
}

pub(super) async fn drop_key(connection: &mut SqliteConnection, key: &Key) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM keys WHERE key = ?1")
        .bind(key.as_slice())
        .execute(connection)
        .await?;
    Ok(())
}

async fn add_key(connection: &mut SqliteConnection, key: &Key, person: &str) -> sqlx::Result<()> {
    sqlx::query("INSERT INTO keys (key, person) VALUES (?1, ?2)")
        .bind(key.as_slice())
        .bind(person)
        .execute(connection)
        .await?;
    Ok(())
}

fn person((id, name): (String, String)) -> Person {
    Person { id, name }
}
