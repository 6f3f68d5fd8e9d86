//! What happens in a Vitou hand.

use strohmann_rules::vitou::{Action, Phase, Vitou};
use strohmann_rules::{Seat, View};

use crate::card::ranks_name;
use crate::shared::{self, sentence};
use crate::typed::signal_name;
use crate::voice::Voice;

use super::{ending, partner, step, strength, worth};

pub(super) fn told(before: &View<Vitou>, after: &View<Vitou>, voice: &Voice<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let new = after.heard.iter().skip(before.heard.len());
    lines.extend(new.map(|heard| {
        let (who, signal) = (voice.who(heard.seat), signal_name(voice.lang, heard.signal));
        sentence(t!(
            voice.lang,
            "vitou-did-signal",
            who = who,
            signal = signal
        ))
    }));
    for seen in shared::done(before, after) {
        // Who gives up or throws in is named where the hand ends.
        let ends = matches!(seen.action, Some(Action::Fold | Action::Throw));
        if let Some(action) = seen.action.filter(|_| !ends) {
            lines.push(sentence(did(before, after, voice, seen.seat, action)));
        }
    }
    let (old, new) = (&before.sight.table, &after.sight.table);
    if new.tricks().len() > old.tricks().len() {
        lines.extend(trick(after, voice));
    }
    if new.end().is_some() && old.end().is_none() {
        lines.extend(ending::lines(after, voice));
    }
    lines
}

fn did(
    before: &View<Vitou>,
    after: &View<Vitou>,
    voice: &Voice<'_>,
    seat: Seat,
    action: Action,
) -> String {
    let (lang, who, table) = (voice.lang, voice.who(seat), &before.sight.table);
    match action {
        Action::Raise(raise) => {
            let blind = !table.looked().contains(seat);
            t!(
                lang,
                "vitou-did-raise",
                who = who,
                how = if blind { "blind" } else { "seen" },
                step = step(voice, table.variant(), raise)
            )
        }
        Action::Play(card) => {
            let card = voice.card(card);
            if table.owing() == Some(seat) && table.phase() == Phase::Play {
                t!(lang, "vitou-did-accept-card", who = who, card = card)
            } else if table.trick().next().is_none() {
                t!(lang, "vitou-did-lead", who = who, card = card)
            } else {
                t!(lang, "vitou-did-play", who = who, card = card)
            }
        }
        Action::Accept => {
            let worth = worth(voice, after.sight.table.worth());
            t!(lang, "vitou-did-accept", who = who, worth = worth)
        }
        Action::Fold | Action::Throw => String::new(),
        Action::Go => t!(lang, "vitou-did-go", who = who),
        Action::Ask => {
            let partner = partner(voice, table, seat);
            t!(lang, "vitou-did-ask", who = who, partner = partner)
        }
        Action::Pass => t!(lang, "vitou-did-pass", who = who),
        Action::Look => t!(lang, "vitou-did-look", who = who),
        Action::Skip => t!(lang, "vitou-did-skip", who = who),
        Action::Agree => t!(lang, "vitou-did-agree", who = who),
        Action::Refuse => t!(lang, "vitou-did-refuse", who = who),
    }
}

fn trick(after: &View<Vitou>, voice: &Voice<'_>) -> Option<String> {
    let table = &after.sight.table;
    let last = table.last()?;
    Some(sentence(if let Some(winner) = last.winner() {
        t!(voice.lang, "vitou-trick-won", who = voice.who(winner))
    } else {
        let plays = last.plays();
        let (_, top) = plays.iter().max_by_key(|(_, card)| strength(*card))?;
        t!(
            voice.lang,
            "vitou-trick-void",
            ranks = ranks_name(voice.lang, top.rank()),
            next = if table.turn().is_some() {
                "some"
            } else {
                "none"
            },
            who = voice.who(table.leader())
        )
    }))
}
