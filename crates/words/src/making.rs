//! Words of the form that makes a table: every option and what it means.

labels! {
    /// A text of [this](self) kind.
    Term, term:
    /// Before the variants of a game.
    Variant "making-variant"
}
