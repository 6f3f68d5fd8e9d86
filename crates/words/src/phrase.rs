//! What players may say to each other at a table: short phrases that everybody reads in his own language.

use std::str::FromStr;

use strohmann_rules::NotationError;

use crate::voice::Voice;

labels! { listed
    /// Something to say at a table.
    Phrase, phrase:
    /// On coming.
    Hello "phrase-hello"
    /// Before the cards.
    Luck "phrase-luck"
    /// To who has played well.
    Nice "phrase-nice"
    /// After a misfortune.
    Oh "phrase-oh"
    /// To who was kind.
    Thanks "phrase-thanks"
    /// After a mishap.
    Sorry "phrase-sorry"
    /// While one thinks.
    Think "phrase-think"
    /// Before one goes for a moment.
    Moment "phrase-moment"
    /// After that.
    Back "phrase-back"
    /// After the last hand.
    Again "phrase-again"
    /// On going.
    Bye "phrase-bye"
    /// Vidrasso: of a good card that lies open.
    Strawman "phrase-strawman"
    /// Vidrasso: of what lies covered.
    Beneath "phrase-beneath"
    /// Stirnrunde: after exactly as many tricks as announced.
    Exact "phrase-exact"
    /// Stirnrunde: when more was announced than there is to win.
    Tight "phrase-tight"
    /// Vitou, a saying: the smallest card deals.
    Smallest "phrase-smallest"
    /// Vitou, a saying: making the cards is dealing them.
    Deals "phrase-deals"
    /// Vitou, a saying: leaving the trick to the partner.
    HisMan "phrase-his-man"
    /// Vitou, a saying: leading high.
    Handsome "phrase-handsome"
    /// Vitou, a saying: tens and nines.
    Masters "phrase-masters"
    /// Vitou, a saying: the hand that cannot be beaten.
    Honest "phrase-honest"
    /// Vitou, a saying: giving up.
    LieDown "phrase-lie-down"
    /// Cason, a saying: a raise that is a bluff.
    FalseVito "phrase-false-vito"
    /// Cason, a saying: the same.
    Bell "phrase-bell"
    /// Cason, a saying: one point from the end.
    Africa "phrase-africa"
    /// In private (`VT-8`): to play the hand.
    Play "phrase-play"
    /// In private: to throw it in.
    ThrowIn "phrase-throw-in"
    /// In private: the partner is to decide.
    YouDecide "phrase-you-decide"
    /// In private: agreed.
    Agreed "phrase-agreed"
    /// In private: to play high.
    High "phrase-high"
    /// In private: to play low.
    Low "phrase-low"
    /// In private: to keep the best card.
    Keep "phrase-keep"
    /// In private: to make the trick void.
    Spoil "phrase-spoil"
}

impl FromStr for Phrase {
    type Err = NotationError;

    /// # Errors
    /// Anything but the word of a phrase.
    fn from_str(word: &str) -> Result<Phrase, NotationError> {
        let all = Phrase::ALL.iter().copied();
        let mut found = all.filter(|phrase| phrase.word() == word);
        found
            .next()
            .ok_or_else(|| NotationError::new(word, "the word of a phrase"))
    }
}

impl Phrase {
    /// What can be said at any table.
    pub const COMMON: &[Phrase] = &[
        Phrase::Hello,
        Phrase::Luck,
        Phrase::Nice,
        Phrase::Oh,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::Think,
        Phrase::Moment,
        Phrase::Back,
        Phrase::Again,
        Phrase::Bye,
    ];

    /// What two partners can say to each other alone while one point is missing (`VT-8`).
    pub const PRIVATE: &[Phrase] = &[
        Phrase::Play,
        Phrase::ThrowIn,
        Phrase::YouDecide,
        Phrase::Agreed,
        Phrase::High,
        Phrase::Low,
        Phrase::Keep,
        Phrase::Spoil,
    ];

    /// Whether only the partner hears it (`VT-8`).
    pub fn is_private(self) -> bool {
        Phrase::PRIVATE.contains(&self)
    }
}

/// Who says something: "Ben: Well played!".
pub fn says(voice: &Voice<'_>, seat: strohmann_rules::Seat, what: Phrase) -> String {
    let (who, what_said) = (voice.who(seat), phrase(voice.lang, what));
    if what.is_private() {
        t!(
            voice.lang,
            "phrase-says-private",
            who = who.name(),
            what = what_said
        )
    } else {
        t!(
            voice.lang,
            "phrase-says",
            who = who.name(),
            what = what_said
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back() {
        for &one in Phrase::ALL {
            assert_eq!(one.word().parse(), Ok(one));
            assert!(!one.word().contains("phrase"));
        }
        for word in ["", "Hello", "phrase-hello", "say"] {
            assert!(word.parse::<Phrase>().is_err(), "{word}");
        }
    }

    #[test]
    fn nothing_common_is_private() {
        assert!(Phrase::COMMON.iter().all(|phrase| !phrase.is_private()));
    }
}
