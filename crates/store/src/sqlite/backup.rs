//! A copy of the database, also while a server writes to it.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions as _, Connection as _};

use super::folder::{self, absolute, options, private, sync_folder};
use super::{trouble, unopened};
use crate::StoreError;

/// Copies the database of `folder` into the new file `to`, as it is at one moment, whether or not a server is running.
///
/// The copy is written beside its place and given its name when it is whole and on disk. To go back to it, put it into
/// an empty folder as `strohmann.db`: other files beside a database belong to that one and would be taken for its own.
///
/// # Errors
/// [`StoreError::Missing`] if there is no database, [`StoreError::Damaged`] if it cannot be read,
/// [`StoreError::Target`] if `to` exists or cannot be written. No part of a copy is left behind.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let database = folder::database(&absolute(folder)?);
    // Nothing can be read from a file that is being made, either.
    if fs::metadata(&database).map_or(0, |file| file.len()) == 0 {
        return Err(StoreError::Missing { database });
    }
    let source = |error| unopened(trouble(&error, &database), &database);
    let mut connection = options(&database)
        .read_only(true)
        .connect()
        .await
        .map_err(source)?;
    // Whatever is wrong with the database comes to light here, and not as a fault of the copy.
    sqlx::query("SELECT count(*) FROM sqlite_schema")
        .execute(&mut connection)
        .await
        .map_err(source)?;

    let copy = Copy::begin(to)?;
    let done = match copy.part.to_str() {
        Some(part) => sqlx::query("VACUUM INTO ?1")
            .bind(part)
            .execute(&mut connection)
            .await
            .map(|_| ())
            .map_err(|error| match trouble(&error, &database) {
                StoreError::Full => target(&copy.to, "the disk is full"),
                damaged @ StoreError::Damaged { .. } => damaged,
                _ => target(&copy.to, &error.to_string()),
            }),
        None => Err(target(&copy.to, "its name is not UTF-8")),
    };
    let _ = connection.close().await;
    done.and_then(|()| copy.finish())
}

fn target(path: &Path, why: &str) -> StoreError {
    StoreError::Target {
        path: path.to_owned(),
        why: why.to_owned(),
    }
}

/// A copy under way. Its name is taken from the beginning, by an empty file, so that nothing is ever overwritten.
struct Copy {
    to: PathBuf,
    part: PathBuf,
    whole: bool,
}

impl Copy {
    fn begin(to: &Path) -> Result<Self, StoreError> {
        let to = absolute(to)?;
        let mut part = to.clone().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        claim(&to)?;
        if let Err(error) = claim(&part) {
            let _ = fs::remove_file(&to);
            return Err(error);
        }
        Ok(Self {
            to,
            part,
            whole: false,
        })
    }

    fn finish(mut self) -> Result<(), StoreError> {
        self.publish()
            .map_err(|error| target(&self.to, &error.to_string()))?;
        self.whole = true;
        Ok(())
    }

    fn publish(&self) -> io::Result<()> {
        File::options().write(true).open(&self.part)?.sync_all()?;
        fs::rename(&self.part, &self.to)?;
        sync_folder(self.to.parent().unwrap_or(&self.to));
        Ok(())
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        if !self.whole {
            let _ = fs::remove_file(&self.part);
            let _ = fs::remove_file(&self.to);
        }
    }
}

/// Makes a new, empty file.
fn claim(path: &Path) -> Result<(), StoreError> {
    match private().write(true).create_new(true).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Err(target(path, "it exists already"))
        }
        Err(error) => Err(target(path, &error.to_string())),
    }
}
