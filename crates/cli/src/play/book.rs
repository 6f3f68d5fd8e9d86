//! The record file: whole after every action, whatever happens in between.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file of records, one a line, whose last line is the match under way.
pub(super) struct Book {
    file: PathBuf,
    /// The lines before the match under way.
    before: String,
}

impl Book {
    /// Opens a file for records; what it has already stays.
    ///
    /// # Errors
    /// One line that says why it cannot be written.
    pub(super) fn open(path: &Path) -> Result<Book, String> {
        let refuse = |why: &dyn std::fmt::Display| {
            format!(
                "the record cannot be written to {}: {why}; choose another file",
                path.display()
            )
        };
        let file = match fs::metadata(path) {
            Ok(meta) if !meta.is_file() => return Err(refuse(&"it is no ordinary file")),
            Ok(_) => fs::canonicalize(path).map_err(|error| refuse(&error))?,
            Err(_) => path.to_owned(),
        };
        let mut before = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(refuse(&error)),
        };
        if !before.is_empty() && !before.ends_with('\n') {
            before.push('\n');
        }
        let book = Book { file, before };
        book.write("").map_err(|error| refuse(&error))?;
        Ok(book)
    }

    /// Where it is.
    pub(super) fn name(&self) -> String {
        self.file.display().to_string()
    }

    /// The match under way as it stands now: written beside the file, then put in its place.
    pub(super) fn write(&self, record: &str) -> io::Result<()> {
        let mut beside = self.file.clone().into_os_string();
        beside.push(format!(".{}.tmp", std::process::id()));
        let put = || {
            let mut file = fs::File::create(&beside)?;
            // Who may read the file is not for us to change.
            if let Ok(meta) = fs::metadata(&self.file) {
                file.set_permissions(meta.permissions())?;
            }
            file.write_all(self.before.as_bytes())?;
            if !record.is_empty() {
                writeln!(file, "{record}")?;
            }
            file.flush()?;
            drop(file);
            fs::rename(&beside, &self.file)
        };
        put().inspect_err(|_| {
            let _ = fs::remove_file(&beside);
        })
    }

    /// The match under way is over: the next one gets a line of its own.
    pub(super) fn close(&mut self, record: &str) {
        self.before.push_str(record);
        self.before.push('\n');
    }
}
