//! Words of the pages around the tables: the home page, making a table, who sits where, what went wrong.

labels! {
    /// A text of [this](self) kind.
    Text, text:
    /// The link to the home page.
    Home "house-home"
}
