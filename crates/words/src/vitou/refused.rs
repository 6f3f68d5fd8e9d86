//! Why an action of Vitou is refused, in words.

use strohmann_rules::View;
use strohmann_rules::vitou::{Action, Reason, Vitou};

use crate::speak::Speak as _;
use crate::voice::Voice;

use super::step;

pub(super) fn why(
    view: &View<Vitou>,
    voice: &Voice<'_>,
    action: Action,
    reason: Reason,
    legal: String,
) -> String {
    let lang = voice.lang;
    let variant = view.sight.table.variant();
    let card = || Vitou::choice(view, voice, action);
    match reason {
        Reason::NotHeld => t!(lang, "vitou-no-held", card = card(), legal = legal),
        Reason::PlayCard => t!(lang, "vitou-no-play-card", legal = legal),
        Reason::RaiseNear(_) => t!(lang, "vitou-no-raise-near", legal = legal),
        Reason::NextRaise(raise) => {
            let step = step(voice, variant, raise);
            t!(lang, "vitou-no-next-raise", step = step, legal = legal)
        }
        Reason::MatchAtStake => t!(lang, "vitou-no-at-stake", legal = legal),
        Reason::MatchIsTwelve => t!(lang, "vitou-no-twelve", legal = legal),
        Reason::OwnRaise => t!(lang, "vitou-no-own-raise", legal = legal),
        Reason::RaiseByLast => t!(lang, "vitou-no-last", legal = legal),
        Reason::RaisedThisTurn(_) => t!(lang, "vitou-no-again", legal = legal),
        Reason::AllDeciding => t!(lang, "vitou-no-all-deciding", legal = legal),
        Reason::Deciding => t!(lang, "vitou-no-deciding", card = card(), legal = legal),
        Reason::NothingToAnswer(_) => t!(lang, "vitou-no-nothing", legal = legal),
        Reason::AcceptByPlaying => t!(lang, "vitou-no-by-playing", legal = legal),
        Reason::AnswerFirst => t!(lang, "vitou-no-answer-first", legal = legal),
        Reason::DecideFirst(_) => t!(lang, "vitou-no-decide-first", legal = legal),
        Reason::GoOrPassFirst(_) => t!(lang, "vitou-no-offer-first", legal = legal),
        Reason::NoDecision(_) => t!(lang, "vitou-no-decision", legal = legal),
        Reason::NoPassing(_) => t!(lang, "vitou-no-passing", legal = legal),
        Reason::AskedAlready(_) => t!(lang, "vitou-no-asked", legal = legal),
        Reason::NoPartner => t!(lang, "vitou-no-partner", legal = legal),
        Reason::LookForTwo => t!(lang, "vitou-no-look-two", legal = legal),
        Reason::SeenAlready => t!(lang, "vitou-no-seen", legal = legal),
        Reason::LookFirst => t!(lang, "vitou-no-look-first", legal = legal),
        Reason::SkipForTwo => t!(lang, "vitou-no-skip-two", legal = legal),
        Reason::SkipAtOne => t!(lang, "vitou-no-skip-one", legal = legal),
        Reason::SkipSettled => t!(lang, "vitou-no-skip-settled", legal = legal),
        Reason::SkipOrGoFirst => t!(lang, "vitou-no-skip-first", legal = legal),
        Reason::AgreeFirst => t!(lang, "vitou-no-agree-first", legal = legal),
        Reason::NothingProposed => t!(lang, "vitou-no-proposed", legal = legal),
    }
}
