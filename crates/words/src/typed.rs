//! What people type, and what is said when it means nothing.

use strohmann_rules::Signal;

use crate::lang::Lang;

/// A word that works beside the choices of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// The rules of the moment.
    Help,
    /// The score sheet.
    Sheet,
    /// The last trick.
    Last,
    /// What was done in this hand.
    Log,
    /// Leaves the table.
    Leave,
    /// Gives a signal, whose name follows.
    Signal,
}

impl Command {
    /// All commands.
    pub const ALL: [Command; 6] = [
        Command::Help,
        Command::Sheet,
        Command::Last,
        Command::Log,
        Command::Leave,
        Command::Signal,
    ];

    /// The words for it.
    pub fn words(self, lang: Lang) -> Vec<String> {
        listed(&match self {
            Command::Help => t!(lang, "typed-help"),
            Command::Sheet => t!(lang, "typed-sheet"),
            Command::Last => t!(lang, "typed-last"),
            Command::Log => t!(lang, "typed-log"),
            Command::Leave => t!(lang, "typed-leave"),
            Command::Signal => t!(lang, "typed-signal"),
        })
    }

    /// The command somebody typed, and what follows it.
    pub fn read(lang: Lang, text: &str) -> Option<(Command, &str)> {
        let whole = text.trim();
        for command in Command::ALL {
            for word in command.words(lang) {
                if whole.to_lowercase() == word {
                    return Some((command, ""));
                }
                let rest = whole
                    .get(word.len()..)
                    .filter(|rest| rest.starts_with([' ', ':']));
                if let Some(rest) = rest
                    && command == Command::Signal
                    && whole[..word.len()].to_lowercase() == word
                {
                    return Some((command, rest[1..].trim()));
                }
            }
        }
        None
    }
}

/// Whether an answer says yes.
pub fn is_yes(lang: Lang, text: &str) -> bool {
    listed(&t!(lang, "typed-yes")).contains(&text.trim().to_lowercase())
}

/// Whether an answer says no.
pub fn is_no(lang: Lang, text: &str) -> bool {
    listed(&t!(lang, "typed-no")).contains(&text.trim().to_lowercase())
}

/// A signal in words: what is done, and what it says.
pub fn signal_name(lang: Lang, signal: Signal) -> String {
    match signal {
        Signal::RightEye => t!(lang, "signal-right-eye"),
        Signal::LeftEye => t!(lang, "signal-left-eye"),
        Signal::Lips => t!(lang, "signal-lips"),
        Signal::Heaven => t!(lang, "signal-heaven"),
    }
}

/// What a signal says, in a word or two: "10".
pub fn signal_short(lang: Lang, signal: Signal) -> String {
    match signal {
        Signal::RightEye => t!(lang, "signal-short-right-eye"),
        Signal::LeftEye => t!(lang, "signal-short-left-eye"),
        Signal::Lips => t!(lang, "signal-short-lips"),
        Signal::Heaven => t!(lang, "signal-short-heaven"),
    }
}

/// How a signal is given, and which may be given now.
pub fn signal_list(lang: Lang, signals: &[Signal]) -> String {
    t!(lang, "signal-list", signals = signal_words(lang, signals))
}

fn signal_words(lang: Lang, signals: &[Signal]) -> String {
    let first = |&signal| typed_signal(lang, signal).into_iter().next();
    let words: Vec<String> = signals.iter().filter_map(first).collect();
    words.join(", ")
}

fn typed_signal(lang: Lang, signal: Signal) -> Vec<String> {
    listed(&match signal {
        Signal::RightEye => t!(lang, "typed-right-eye"),
        Signal::LeftEye => t!(lang, "typed-left-eye"),
        Signal::Lips => t!(lang, "typed-lips"),
        Signal::Heaven => t!(lang, "typed-heaven"),
    })
}

/// The signal somebody typed: the word of the notation, or how it is done.
pub fn signal_from(lang: Lang, text: &str) -> Option<Signal> {
    let text = text.trim().to_lowercase();
    let mut all = Signal::ALL.into_iter();
    all.find(|&signal| text == signal.word() || typed_signal(lang, signal).contains(&text))
}

/// Words of a message that lists them, separated by commas.
pub(crate) fn listed(words: &str) -> Vec<String> {
    words
        .split(',')
        .map(|word| word.trim().to_owned())
        .collect()
}

/// Something typed that means nothing here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread<'a> {
    /// An empty line.
    Nothing,
    /// No choice of the list and no command.
    Choice(&'a str),
    /// No signal that may be given now; these may.
    Signal(&'a str, &'a [Signal]),
    /// No signal may be given now.
    NoSignals,
    /// The last trick cannot be looked at.
    Last,
    /// Nothing was done in this hand.
    Log,
}

/// One line that says what would be right.
pub fn unread(lang: Lang, unread: Unread<'_>) -> String {
    match unread {
        Unread::Nothing => t!(lang, "unread-nothing"),
        Unread::Choice(text) => t!(lang, "unread-choice", text = short(text)),
        Unread::Signal(text, signals) => {
            let signals = signal_words(lang, signals);
            if text.is_empty() {
                return t!(lang, "unread-which-signal", signals = signals);
            }
            t!(lang, "unread-signal", text = short(text), signals = signals)
        }
        Unread::NoSignals => t!(lang, "unread-no-signals"),
        Unread::Last => t!(lang, "unread-last"),
        Unread::Log => t!(lang, "unread-log"),
    }
}

fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(30).collect()
}
