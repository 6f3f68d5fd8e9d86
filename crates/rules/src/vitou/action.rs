//! What a player of Vitou can do, and why not.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, NotationError};
use crate::game;

use super::Variant;

/// A step up in what the hand is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Raise {
    /// To 3, written `3`.
    Three,
    /// To 6, written `6`.
    Six,
    /// To 12, written `12`; in both kinds of Cason that is the match (`VT-11`).
    Twelve,
    /// To the match, written `match`; Morlino only (`VT-7`).
    Match,
}

impl Raise {
    /// All steps, the lowest first.
    pub const ALL: [Raise; 4] = [Raise::Three, Raise::Six, Raise::Twelve, Raise::Match];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Raise::Three => "3",
            Raise::Six => "6",
            Raise::Twelve => "12",
            Raise::Match => "match",
        }
    }
}

/// An action, in the words of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `raise:3`: offers to play for more (`VT-5`, `VT-11`).
    Raise(Raise),
    /// `play:TC`: plays this card.
    Play(Card),
    /// `accept`: takes up a raise, where that is a word of its own (`VT-11`).
    Accept,
    /// `fold`: gives up rather than answer a raise (`VT-6`).
    Fold,
    /// `go`: wants the hand played (`VT-8`, `VT-9`, `VT-14`).
    Go,
    /// `throw`: throws the hand in (`VT-8`).
    Throw,
    /// `ask`: leaves that to the partner (`VT-8`).
    Ask,
    /// `pass`: does not call for play (`VT-9`).
    Pass,
    /// `look`: looks at the cards instead of raising blind (`VT-13`).
    Look,
    /// `skip`: proposes not to play this hand (`VT-14`).
    Skip,
    /// `agree`: takes up that proposal (`VT-14`).
    Agree,
    /// `refuse`: turns it down (`VT-14`).
    Refuse,
}

/// The actions that are one word, with that word.
const WORDS: [(Action, &str); 10] = [
    (Action::Accept, "accept"),
    (Action::Fold, "fold"),
    (Action::Go, "go"),
    (Action::Throw, "throw"),
    (Action::Ask, "ask"),
    (Action::Pass, "pass"),
    (Action::Look, "look"),
    (Action::Skip, "skip"),
    (Action::Agree, "agree"),
    (Action::Refuse, "refuse"),
];

impl game::Action for Action {
    fn card(self) -> Option<Card> {
        match self {
            Action::Play(card) => Some(card),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Raise(raise) => write!(f, "raise:{}", raise.word()),
            Action::Play(card) => write!(f, "play:{card}"),
            word => {
                let named = WORDS.iter().find(|(action, _)| action == word);
                f.write_str(named.map_or("", |(_, name)| name))
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    /// # Errors
    /// A word that is no action of Vitou.
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let read = || match text.split_once(':') {
            Some(("play", card)) => Some(Action::Play(card.parse().ok()?)),
            Some(("raise", step)) => {
                let step = Raise::ALL.into_iter().find(|raise| raise.word() == step);
                step.map(Action::Raise)
            }
            Some(_) => None,
            None => {
                let named = WORDS.iter().find(|(_, name)| *name == text);
                named.map(|&(action, _)| action)
            }
        };
        read().ok_or_else(|| {
            NotationError::new(
                text,
                "an action of vitou: raise:3 (3, 6, 12 or match), play:TC, accept, fold, go, throw, ask, pass, look, \
                 skip, agree or refuse",
            )
        })
    }
}

/// Which ruling holds with one point, or one point each, missing to the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brink {
    /// The variant being played.
    pub variant: Variant,
    /// Whether it is both sides.
    pub both: bool,
}

impl Brink {
    /// The number of the ruling.
    pub const fn ruling(self) -> &'static str {
        match (self.variant, self.both) {
            (Variant::Morlino, false) => "VT-8",
            (Variant::Morlino, true) => "VT-9",
            (Variant::Cason, _) => "VT-12",
            (Variant::CasonTwo, _) => "VT-16",
        }
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The card is not in the hand.
    NotHeld,
    /// Cards are being played: that word has no place here.
    PlayCard,
    /// Nobody raises with a side one point from the end (`VT-8`, `VT-9`, `VT-12`, `VT-16`).
    RaiseNear(Brink),
    /// The next raise is this one: none is left out, none made twice (`VT-5`).
    NextRaise(Raise),
    /// The match is at stake already (`VT-7`).
    MatchAtStake,
    /// The match is called 12 here (`VT-11`).
    MatchIsTwelve,
    /// The last raise was this side's: the next one is the other side's (`VT-5`).
    OwnRaise,
    /// Whoever plays last to a trick does not raise (`VT-5`).
    RaiseByLast,
    /// One raise a turn: now a card is played (`VT-5`; `VT-11`).
    RaisedThisTurn(Variant),
    /// Whatever card followed the raise would decide the hand (`VT-5`).
    AllDeciding,
    /// The card would decide the hand, so that the raise could not be answered (`VT-5`).
    Deciding,
    /// There is no raise to answer (`VT-6`; `VT-11`).
    NothingToAnswer(Variant),
    /// A raise is accepted by playing a card (`VT-6`).
    AcceptByPlaying,
    /// First the raise is answered: accept, fold or raise (`VT-11`).
    AnswerFirst,
    /// First it is decided whether the hand is played or thrown in (`VT-8`, `VT-12`, `VT-16`).
    DecideFirst(Brink),
    /// First somebody calls for play, or all pass (`VT-9`, `VT-12`, `VT-16`).
    GoOrPassFirst(Brink),
    /// There is no such decision in this hand (`VT-8`, `VT-12`, `VT-16`).
    NoDecision(Variant),
    /// There is no passing in this hand (`VT-9`, `VT-12`, `VT-16`).
    NoPassing(Variant),
    /// The partner left the decision to this seat, so it cannot go back (`VT-8`, `VT-12`).
    AskedAlready(Brink),
    /// With two players there is no partner to leave it to (`VT-16`).
    NoPartner,
    /// Looking, and raising without it, is for two players (`VT-13`).
    LookForTwo,
    /// This seat sees its cards already, without a word (`VT-13`).
    SeenAlready,
    /// First each looks or raises blind (`VT-13`).
    LookFirst,
    /// Skipping a hand is for two players (`VT-14`).
    SkipForTwo,
    /// A hand is skipped only while it is worth 1 (`VT-14`).
    SkipAtOne,
    /// Skipping is settled: one proposal a hand, and none once cards are to be played (`VT-14`).
    SkipSettled,
    /// First each says whether to skip the hand (`VT-14`).
    SkipOrGoFirst,
    /// First the proposal to skip is answered (`VT-14`).
    AgreeFirst,
    /// Nobody has proposed to skip (`VT-14`).
    NothingProposed,
}

impl game::Reason for Reason {
    fn ruling(self) -> &'static str {
        match self {
            Reason::NotHeld => "ALL-2",
            Reason::RaiseNear(brink)
            | Reason::DecideFirst(brink)
            | Reason::GoOrPassFirst(brink)
            | Reason::AskedAlready(brink) => brink.ruling(),
            Reason::NoDecision(variant) => Brink {
                variant,
                both: false,
            }
            .ruling(),
            Reason::NoPassing(variant) => Brink {
                variant,
                both: true,
            }
            .ruling(),
            Reason::RaisedThisTurn(Variant::Morlino)
            | Reason::NextRaise(_)
            | Reason::OwnRaise
            | Reason::RaiseByLast
            | Reason::AllDeciding
            | Reason::Deciding => "VT-5",
            Reason::PlayCard
            | Reason::NothingToAnswer(Variant::Morlino)
            | Reason::AcceptByPlaying => "VT-6",
            Reason::MatchAtStake => "VT-7",
            Reason::MatchIsTwelve
            | Reason::RaisedThisTurn(_)
            | Reason::NothingToAnswer(_)
            | Reason::AnswerFirst => "VT-11",
            Reason::LookForTwo | Reason::SeenAlready | Reason::LookFirst => "VT-13",
            Reason::SkipForTwo
            | Reason::SkipAtOne
            | Reason::SkipSettled
            | Reason::SkipOrGoFirst
            | Reason::AgreeFirst
            | Reason::NothingProposed => "VT-14",
            Reason::NoPartner => "VT-16",
        }
    }
}
