//! The append-only log of tables, and who is who.
