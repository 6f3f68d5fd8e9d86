//! The table server: tables as actors over an append-only log, shown as plain HTML pages.

mod html;
