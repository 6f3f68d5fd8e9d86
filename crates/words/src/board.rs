//! Words on the tables of the pages: beside cards, in score sheets.

labels! {
    /// A text of [this](self) kind.
    Word, word:
    /// A card whose face is not seen.
    Back "board-back"
}
