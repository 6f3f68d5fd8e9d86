//! Words on the tables of the pages: beside cards, in score sheets.

use strohmann_rules::Seat;
use strohmann_rules::vitou::{End, Table, Verdict};

use crate::label::{Label, label};
use crate::lang::Lang;
use crate::voice::Voice;

labels! {
    /// A text of [this](self) kind.
    Word, word:
    /// A card whose face is not seen.
    Back "board-back"
    /// Beside a player: a bot has the seat.
    Bot "board-bot"
    /// Beside a player: a bot plays for a human who has left.
    StandIn "board-stand-in"
    /// Beside a player: he has been gone for a while.
    Gone "board-gone"
    /// Beside a player: it is his turn.
    Turn "board-turn"
    /// Beside a card of the trick: it was played first.
    Led "board-led"
    /// Of a card in the reader's hand: it may not be played now.
    Illegal "board-illegal"
    /// The open cards before a player.
    Strawmen "board-strawmen"
    /// After the card on top of a strawman: one lies under it.
    Under "board-under"
    /// Where a strawman has been played away.
    Bare "board-bare"
    /// A covered card that is turned up when the trick is over.
    Turning "board-turning"
    /// The suit that is trump.
    TrumpSuit "board-trump-suit"
    /// The rank that is trump.
    TrumpRank "board-trump-rank"
    /// Over the column that says which suit was trump.
    Suit "board-suit"
    /// Over the column that says which rank was trump.
    Rank "board-rank"
    /// The score sheet.
    Sheet "board-sheet"
    /// Over the column that says who dealt.
    Dealer "board-dealer"
    /// What a Vitou hand can be raised to.
    Ladder "board-ladder"
    /// A trick that is still to be played.
    Open "board-open"
    /// The step that the hand is played for.
    Holds "board-holds"
    /// The step that is offered and not yet answered.
    Offered "board-offered"
}

/// So many cards whose faces are not seen.
pub fn face_down(lang: Lang, count: usize) -> String {
    t!(lang, "board-face-down", count = count)
}

/// Who got a trick: "to you"; of a void one, that it is void.
pub fn taken(voice: &Voice<'_>, winner: Option<Seat>) -> String {
    match winner {
        Some(seat) => t!(voice.lang, "board-taken", who = voice.who(seat)),
        None => label(voice.lang, Label::Nobody).to_owned(),
    }
}

/// What became of a trick of a hand, by its number from 1.
pub fn trick_mark(voice: &Voice<'_>, number: usize, taken: &str) -> String {
    t!(
        voice.lang,
        "board-trick-mark",
        number = number,
        taken = taken
    )
}

/// Who names something, with what: "you: 7".
pub fn by(voice: &Voice<'_>, seat: Seat, what: &str) -> String {
    t!(
        voice.lang,
        "board-by",
        who = voice.who(seat).name(),
        what = what
    )
}

/// How a Vitou hand ended that nobody won by its tricks, in a word or three.
pub fn ended(voice: &Voice<'_>, table: &Table) -> Option<String> {
    let lang = voice.lang;
    Some(match table.end()? {
        End::Played(Verdict::Won(_)) => return None,
        End::Certain { verdict, .. } if verdict != Verdict::Drawn => return None,
        End::Played(Verdict::Drawn) | End::Certain { .. } => t!(lang, "board-drawn"),
        End::GivenUp(seat) => t!(lang, "board-gave-up", who = voice.who(seat)),
        End::ThrownIn(seat) => t!(lang, "board-threw-in", who = voice.who(seat)),
        End::Passed => t!(lang, "board-passed"),
        End::Skipped => t!(lang, "board-skipped"),
    })
}
