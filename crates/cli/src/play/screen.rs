//! Where the lines go.

use std::io::{self, Write};

use super::ink;

/// The columns every line fits into.
pub(super) const COLUMNS: usize = 80;

/// Nothing can be printed any more.
#[derive(Debug)]
pub(super) struct Gone(pub(super) io::Error);

impl From<io::Error> for Gone {
    fn from(error: io::Error) -> Gone {
        Gone(error)
    }
}

/// The output of a sitting.
pub(super) struct Screen<'a> {
    out: &'a mut dyn Write,
    colour: bool,
    /// Whether somebody sits at a terminal; otherwise what was typed is repeated after the prompt.
    terminal: bool,
}

impl<'a> Screen<'a> {
    pub(super) fn new(out: &'a mut dyn Write, colour: bool, terminal: bool) -> Screen<'a> {
        Screen {
            out,
            colour,
            terminal,
        }
    }

    /// A line as it is.
    pub(super) fn line(&mut self, text: &str) -> Result<(), Gone> {
        let painted = self.painted(text);
        Ok(writeln!(self.out, "{}", painted.trim_end())?)
    }

    /// A line that belongs to no paragraph and may be long.
    pub(super) fn say(&mut self, text: &str) -> Result<(), Gone> {
        self.hanging(text, 0)
    }

    /// What matters most.
    pub(super) fn stress(&mut self, text: &str) -> Result<(), Gone> {
        for line in ink::wrapped(text, COLUMNS - 1, 0) {
            self.line(&ink::accent(&line))?;
        }
        Ok(())
    }

    /// A paragraph whose later lines are indented.
    pub(super) fn hanging(&mut self, text: &str, indent: usize) -> Result<(), Gone> {
        for line in ink::wrapped(text, COLUMNS - 1, indent) {
            self.line(&line)?;
        }
        Ok(())
    }

    /// Lines of a drawing; one that long names have made too wide goes on below.
    pub(super) fn lines(&mut self, lines: &[String]) -> Result<(), Gone> {
        for line in lines {
            if ink::width(line) > COLUMNS {
                self.hanging(line, 3)?;
            } else {
                self.line(line)?;
            }
        }
        Ok(())
    }

    /// Asks; the cursor stays behind it.
    pub(super) fn prompt(&mut self, text: &str) -> Result<(), Gone> {
        let painted = self.painted(text);
        write!(self.out, "{painted} ")?;
        Ok(self.out.flush()?)
    }

    /// What was typed, where no terminal has shown it.
    pub(super) fn echo(&mut self, typed: &str) -> Result<(), Gone> {
        if self.terminal {
            return Ok(());
        }
        let typed: String = typed.chars().filter(|c| !c.is_control()).take(60).collect();
        self.line(&typed)
    }

    /// Nothing stays in between.
    pub(super) fn flush(&mut self) -> Result<(), Gone> {
        Ok(self.out.flush()?)
    }

    fn painted(&self, text: &str) -> String {
        if self.colour {
            ink::coloured(text)
        } else {
            ink::plain(text)
        }
    }
}
