//! Words on the Stirnrunde table of the pages, and what the settings of a round mean.

use strohmann_rules::stirnrunde::{Announce, Setting, TrumpRule};

use crate::card::{suit_name, suit_sign};
use crate::lang::Lang;
use crate::shared::sentence;

labels! {
    /// A text of [this](self) kind.
    Note, note:
    /// The other players.
    Players "rounds-players"
    /// Of a player who has yet to announce.
    NotAnnounced "rounds-not-announced"
    /// Of a player whose announcement is not shown yet.
    Hidden "rounds-hidden"
    /// Of the card that wins the trick so far, or has won it.
    Wins "rounds-wins"
    /// Over the card turned up for trumps.
    TurnedUp "rounds-turned"
    /// Over the reader's hand.
    YourHand "rounds-your-hand"
    /// Over the reader's card that he does not see.
    YourForehead "rounds-your-forehead"
    /// Over the reader's cards before he may look at them.
    NotLooked "rounds-not-looked"
    /// Before the card that a player has on his forehead.
    OnForehead "rounds-on-forehead"
    /// A letter on the dealer's mark.
    DealerSign "rounds-dealer-sign"
    /// What stands in the cells of the score sheet.
    SheetCells "rounds-sheet-cells"
}

/// Which round of the nineteen.
pub fn round(lang: Lang, round: u8) -> String {
    t!(lang, "rounds-number", round = round)
}

/// So many cards.
pub fn cards(lang: Lang, cards: u8) -> String {
    t!(lang, "rounds-cards", cards = cards)
}

/// How many tricks are announced together.
pub fn announced(lang: Lang, sum: u8) -> String {
    t!(lang, "rounds-announced", sum = sum.to_string())
}

/// Where the trump of a round comes from, in a word or two.
pub fn trump_rule(lang: Lang, rule: TrumpRule) -> String {
    match rule {
        TrumpRule::Turned => t!(lang, "rounds-turned-short"),
        TrumpRule::None => t!(lang, "rounds-none-short"),
        TrumpRule::Dealer => t!(lang, "rounds-named-short"),
        TrumpRule::Fixed(suit) => format!("{} {}", suit_sign(suit), suit_name(lang, suit)),
    }
}

/// How a round is announced, in a word.
pub fn announcing(lang: Lang, announce: Announce) -> String {
    match announce {
        Announce::Open => t!(lang, "rounds-open-short"),
        Announce::Blind => t!(lang, "rounds-blind-short"),
        Announce::Hidden => t!(lang, "rounds-secret-short"),
        Announce::Forehead => t!(lang, "rounds-forehead-short"),
    }
}

/// Where the trump of a round comes from, in a sentence.
pub fn trump_rule_about(lang: Lang, rule: TrumpRule) -> String {
    match rule {
        TrumpRule::Turned => t!(lang, "rounds-turned-about"),
        TrumpRule::None => t!(lang, "rounds-none-about"),
        TrumpRule::Dealer => t!(lang, "rounds-named-about"),
        TrumpRule::Fixed(suit) => {
            let suit = suit_name(lang, suit);
            sentence(t!(lang, "rounds-suit-about", suit = suit))
        }
    }
}

/// How a round is announced, in a sentence.
pub fn announcing_about(lang: Lang, announce: Announce) -> String {
    match announce {
        Announce::Open => t!(lang, "rounds-open-about"),
        Announce::Blind => t!(lang, "rounds-blind-about"),
        Announce::Hidden => t!(lang, "rounds-secret-about"),
        Announce::Forehead => t!(lang, "rounds-forehead-about"),
    }
}

/// What is special about a round, in a word or two; nothing about an ordinary one.
pub fn setting(lang: Lang, setting: Setting) -> String {
    special(lang, setting, trump_rule, announcing).join(", ")
}

/// The same in sentences.
pub fn setting_about(lang: Lang, setting: Setting) -> String {
    special(lang, setting, trump_rule_about, announcing_about).join(" ")
}

fn special(
    lang: Lang,
    setting: Setting,
    trump: fn(Lang, TrumpRule) -> String,
    announcing: fn(Lang, Announce) -> String,
) -> Vec<String> {
    let rule = Some(setting.trump).filter(|&rule| rule != TrumpRule::Turned);
    let way = Some(setting.announce).filter(|&way| way != Announce::Open);
    let trump = rule.map(|rule| trump(lang, rule));
    let announcing = way.map(|way| announcing(lang, way));
    trump.into_iter().chain(announcing).collect()
}
