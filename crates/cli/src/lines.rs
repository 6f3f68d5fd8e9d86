//! Reading a file line by line, whatever is in it, without holding more than one line.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use crate::failure::Failure;

/// The longest line that is read: 16 MiB.
pub(crate) const MAX_LINE: usize = 16 << 20;

/// A line of a file.
pub(crate) enum Line<'l> {
    /// The line, without its line feed.
    Read(&'l [u8]),
    /// It was longer than [`MAX_LINE`] and has been skipped.
    TooLong,
}

/// The lines of a file or of standard input.
pub(crate) struct Lines {
    name: String,
    input: BufReader<Box<dyn Read>>,
    line: Vec<u8>,
    /// How many bytes have been read, for progress.
    pub(crate) read: u64,
    /// How long the file is, if that is known.
    pub(crate) len: Option<u64>,
}

impl Lines {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(path: &Path) -> Result<Lines, Failure> {
        let name = path.display().to_string();
        let (input, len): (Box<dyn Read>, _) = if name == "-" {
            (Box::new(io::stdin()), None)
        } else {
            let cannot = |error: io::Error| cannot_read(&name, &error);
            let file = File::open(path).map_err(cannot)?;
            let meta = file.metadata().map_err(cannot)?;
            if meta.is_dir() {
                return Err(Failure::Bad(format!(
                    "{name} is a directory; name a file of records, one a line"
                )));
            }
            let len = meta.is_file().then_some(meta.len());
            (Box::new(file), len)
        };
        Ok(Lines {
            name,
            input: BufReader::with_capacity(1 << 18, input),
            line: Vec::new(),
            read: 0,
            len,
        })
    }

    /// The file's name, as it was given.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The next line; nothing at the end of the file.
    pub(crate) fn next(&mut self) -> Result<Option<Line<'_>>, Failure> {
        self.line.clear();
        let mut long = false;
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(cannot_read(&self.name, &error)),
            };
            if chunk.is_empty() {
                if self.line.is_empty() && !long {
                    return Ok(None);
                }
                break;
            }
            let feed = memchr::memchr(b'\n', chunk);
            let part = feed.unwrap_or(chunk.len());
            long |= self.line.len() + part > MAX_LINE;
            if long {
                // What is refused is not held either.
                self.line = Vec::new();
            } else {
                self.line.extend_from_slice(&chunk[..part]);
            }
            let used = part + feed.is_some() as usize;
            self.input.consume(used);
            self.read += used as u64;
            if feed.is_some() {
                break;
            }
        }
        Ok(Some(if long {
            Line::TooLong
        } else {
            Line::Read(&self.line)
        }))
    }
}

fn cannot_read(name: &str, error: &io::Error) -> Failure {
    Failure::Bad(format!("{name} cannot be read: {error}"))
}
