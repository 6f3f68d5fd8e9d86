//! Vidrasso in words.

use std::hash::Hash;

use strohmann_rules::vidrasso::{Action, Reason, Sight, TRICKS, Unseen, Vidrasso, value};
use strohmann_rules::{
    Points, Rank, Refusal, Seat, SeatSet, Sight as _, Standing as _, Suit, View,
};

use crate::card::{index, rank_name, ranks_name, suit_name, suit_sign};
use crate::glossary::{self, Entry};
use crate::lang::Lang;
use crate::shared::{self, sentence};
use crate::speak::{Medium, Speak};
use crate::typed::listed;
use crate::voice::Voice;

const SEATS: usize = 2;

impl Speak for Vidrasso {
    fn moment(view: &View<Vidrasso>, voice: &Voice<'_>) -> String {
        let (sight, lang) = (&view.sight, voice.lang);
        let due = sight.due();
        let Some(first) = due.iter().next() else {
            let points = view_points(sight).map(|points| scores(voice, &points));
            let points = points.unwrap_or_default();
            return sentence(t!(lang, "vidrasso-over", points = points));
        };
        let asked = due.iter().find(|&seat| voice.eye.is(seat));
        let Some(seat) = asked else {
            let who = voice.side(due);
            return sentence(match (sight.suit.zip(sight.rank), sight.lead) {
                (None, _) => t!(lang, "vidrasso-wait-name", who = who.name()),
                _ if giving(sight) => t!(lang, "vidrasso-wait-gift", who = who),
                (_, None) => t!(lang, "vidrasso-wait-lead", who = who.name()),
                (_, Some(card)) => t!(
                    lang,
                    "vidrasso-wait-follow",
                    who = who.name(),
                    card = voice.card(card)
                ),
            });
        };
        debug_assert!(first == seat || due.len() > 1);
        let other = voice.who(seat.next(SEATS));
        sentence(match (sight.suit, sight.rank) {
            (None, None) => t!(lang, "vidrasso-ask-first", other = other.name()),
            (None, Some(rank)) => t!(lang, "vidrasso-ask-suit", rank = ranks_name(lang, rank)),
            (Some(suit), None) => t!(lang, "vidrasso-ask-rank", suit = suit_name(lang, suit)),
            (Some(suit), Some(rank)) if giving(sight) => t!(
                lang,
                "vidrasso-ask-gift",
                other = other.name(),
                trumps = trumps(voice, suit, rank)
            ),
            _ => match sight.lead {
                None => t!(lang, "vidrasso-ask-lead"),
                Some(lead) => {
                    let hand = sight.hands[seat].unwrap_or_default() | sight.open(seat);
                    let suit = suit_name(lang, lead.suit());
                    let (other, card) = (other.name(), voice.card(lead));
                    if hand.of_suit(lead.suit()).is_empty() {
                        t!(
                            lang,
                            "vidrasso-ask-free",
                            other = other,
                            card = card,
                            suit = suit
                        )
                    } else {
                        t!(
                            lang,
                            "vidrasso-ask-follow",
                            other = other,
                            card = card,
                            suit = suit
                        )
                    }
                }
            },
        })
    }

    fn choice(_: &View<Vidrasso>, voice: &Voice<'_>, action: Action) -> String {
        let lang = voice.lang;
        match action {
            Action::Suit(suit) => t!(
                lang,
                "vidrasso-suit",
                sign = suit_sign(suit).to_string(),
                suit = suit_name(lang, suit)
            ),
            Action::Rank(rank) => t!(lang, "vidrasso-rank", ranks = ranks_name(lang, rank)),
            Action::Gift(card) | Action::Play(card) => voice.card(card),
        }
    }

    fn typed(_: &View<Vidrasso>, voice: &Voice<'_>, action: Action) -> Vec<String> {
        let lang = voice.lang;
        let card = |card| crate::card::sign(lang, card);
        match action {
            Action::Suit(suit) => {
                let mut words = listed(&t!(
                    lang,
                    "vidrasso-typed-suit",
                    suit = suit_name(lang, suit)
                ));
                words.extend([suit_sign(suit).to_string(), suit.letter().to_string()]);
                words
            }
            Action::Rank(rank) => {
                let mut words = listed(&t!(
                    lang,
                    "vidrasso-typed-rank",
                    ranks = ranks_name(lang, rank)
                ));
                words.push(rank_name(lang, rank));
                words.extend((rank == Rank::Ace).then(|| index(lang, rank).to_owned()));
                words
            }
            Action::Gift(given) => listed(&t!(lang, "vidrasso-typed-gift", card = card(given))),
            Action::Play(played) => listed(&t!(lang, "vidrasso-typed-play", card = card(played))),
        }
    }

    fn dealt(view: &View<Vidrasso>, voice: &Voice<'_>) -> Vec<String> {
        let (lang, standing) = (voice.lang, &view.standing);
        let totals = standing.totals();
        let why = match (standing.hands(), totals[0] == totals[1]) {
            (0, _) => "opening",
            (_, true) => "level",
            (_, false) => "behind",
        };
        let first = voice.who(view.sight.first_chooser);
        vec![
            t!(
                lang,
                "vidrasso-dealt",
                hand = standing.hands() + 1,
                dealer = voice.who(view.sight.dealer)
            ),
            t!(lang, "vidrasso-first", why = why, who = first),
        ]
    }

    fn told(before: &View<Vidrasso>, after: &View<Vidrasso>, voice: &Voice<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        for seen in shared::done(before, after) {
            lines.push(sentence(did(before, voice, seen.seat, seen.action)));
        }
        let tricks = |sight: &Sight| sight.tricks[Seat::new(0)] + sight.tricks[Seat::new(1)];
        if tricks(&after.sight) > tricks(&before.sight) {
            lines.extend(trick_over(before, after, voice));
        }
        if after.sight.is_over() && !before.sight.is_over() {
            lines.extend(hand_over(after, voice));
        }
        lines
    }

    fn refused(
        view: &View<Vidrasso>,
        voice: &Voice<'_>,
        action: Action,
        refusal: &Refusal<Vidrasso>,
    ) -> String {
        let lang = voice.lang;
        shared::refused(voice, refusal.why, |reason| {
            let words: Vec<String> = refusal
                .legal
                .iter()
                .map(|&action| Vidrasso::choice(view, voice, action))
                .collect();
            let legal = voice.or(&words);
            match reason {
                Reason::AlreadyNamed => t!(lang, "vidrasso-no-naming", legal = legal),
                Reason::Naming => t!(lang, "vidrasso-no-still-naming", legal = legal),
                Reason::Giving => t!(lang, "vidrasso-no-giving", legal = legal),
                Reason::Playing => t!(lang, "vidrasso-no-playing", legal = legal),
                Reason::GiftFromHand => t!(lang, "vidrasso-no-gift-hand", legal = legal),
                Reason::NotInHand => t!(
                    lang,
                    "vidrasso-no-in-hand",
                    card = Vidrasso::choice(view, voice, action),
                    legal = legal
                ),
                Reason::NotAvailable => t!(
                    lang,
                    "vidrasso-no-available",
                    card = Vidrasso::choice(view, voice, action),
                    legal = legal
                ),
                Reason::MustFollow(suit) => t!(
                    lang,
                    "vidrasso-no-follow",
                    suit = suit_name(lang, suit),
                    legal = legal
                ),
            }
        })
    }

    fn occasion(view: &View<Vidrasso>) -> impl Hash {
        (view.sight.suit, view.sight.rank, giving(&view.sight))
    }

    fn help(view: &View<Vidrasso>, voice: &Voice<'_>, medium: Medium) -> Vec<String> {
        let (sight, lang) = (&view.sight, voice.lang);
        let mut lines = Vec::new();
        if let Some((suit, rank)) = sight.suit.zip(sight.rank) {
            if giving(sight) {
                lines.push(t!(lang, "vidrasso-help-gift"));
            } else {
                lines.push(t!(lang, "vidrasso-help-follow"));
                lines.push(t!(lang, "vidrasso-help-uncover"));
            }
            lines.push(t!(lang, "vidrasso-help-rank"));
            lines.push(t!(
                lang,
                "vidrasso-help-strength",
                suit = suit_name(lang, suit),
                ranks = ranks_name(lang, rank)
            ));
            lines.push(t!(lang, "vidrasso-help-marks", on = medium.word()));
        } else {
            lines.push(t!(lang, "vidrasso-help-naming"));
            lines.push(t!(lang, "vidrasso-help-rank"));
        }
        lines.push(t!(lang, "vidrasso-help-lead"));
        lines.push(t!(lang, "vidrasso-help-aim", target = view.options.target));
        if view.options.chips {
            lines.push(t!(lang, "vidrasso-help-chips"));
        }
        lines.push(t!(lang, "vidrasso-help-tie"));
        lines.push(t!(lang, "vidrasso-help-origin"));
        lines
    }

    fn glossary(lang: Lang, _: &strohmann_rules::vidrasso::Options) -> &'static [Entry] {
        glossary::vidrasso(lang)
    }
}

fn giving(sight: &Sight) -> bool {
    Seat::all(SEATS).any(|seat| sight.gifts[seat] == Unseen::None)
}

fn trumps(voice: &Voice<'_>, suit: Suit, rank: Rank) -> String {
    t!(
        voice.lang,
        "vidrasso-trumps",
        suit = suit_name(voice.lang, suit),
        ranks = ranks_name(voice.lang, rank)
    )
}

fn did(before: &View<Vidrasso>, voice: &Voice<'_>, seat: Seat, action: Option<Action>) -> String {
    let (lang, who) = (voice.lang, voice.who(seat));
    match action {
        Some(Action::Suit(suit)) => {
            t!(
                lang,
                "vidrasso-did-suit",
                who = who,
                suit = suit_name(lang, suit)
            )
        }
        Some(Action::Rank(rank)) => {
            t!(
                lang,
                "vidrasso-did-rank",
                who = who,
                rank = ranks_name(lang, rank)
            )
        }
        Some(Action::Gift(card)) => t!(
            lang,
            "vidrasso-did-gift",
            who = who,
            other = voice.who(seat.next(SEATS)).name(),
            card = voice.card(card)
        ),
        Some(Action::Play(card)) => {
            let open = before.sight.open(seat).contains(card);
            let from = if open { "strawman" } else { "hand" };
            let card = voice.card(card);
            if before.sight.lead.is_none() {
                t!(
                    lang,
                    "vidrasso-did-lead",
                    who = who,
                    card = card,
                    from = from
                )
            } else {
                t!(
                    lang,
                    "vidrasso-did-follow",
                    who = who,
                    card = card,
                    from = from
                )
            }
        }
        None => t!(lang, "vidrasso-did-gift-hidden", who = who.name()),
    }
}

fn trick_over(before: &View<Vidrasso>, after: &View<Vidrasso>, voice: &Voice<'_>) -> Vec<String> {
    let Some(last) = after.sight.last else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    if let Some(winner) = last.winner() {
        let who = voice.who(winner);
        lines.push(sentence(if after.options.chips {
            let points: u16 = last.plays().iter().map(|&(_, card)| value(card)).sum();
            t!(
                voice.lang,
                "vidrasso-trick-chips",
                who = who,
                points = points
            )
        } else {
            t!(voice.lang, "vidrasso-trick", who = who)
        }));
    }
    for (seat, _) in last.plays() {
        let new = after.sight.open(seat) - before.sight.open(seat);
        lines.extend(new.into_iter().map(|card| {
            let (who, card) = (voice.who(seat), voice.card(card));
            sentence(t!(voice.lang, "vidrasso-uncovered", who = who, card = card))
        }));
    }
    lines
}

fn hand_over(view: &View<Vidrasso>, voice: &Voice<'_>) -> Vec<String> {
    let (sight, lang) = (&view.sight, voice.lang);
    let seats = order(voice);
    let tally: Vec<String> = seats
        .iter()
        .map(|&seat| {
            let (who, count) = (voice.who(seat), sight.tricks[seat]);
            t!(
                lang,
                "vidrasso-hand-tricks",
                who = who.name(),
                count = count
            )
        })
        .collect();
    let gifts: Vec<String> = seats
        .iter()
        .filter_map(|&seat| match sight.gifts[seat] {
            Unseen::Card(card) => {
                let (who, card) = (voice.who(seat), voice.card(card));
                Some(t!(lang, "vidrasso-gift-shown", who = who, card = card))
            }
            Unseen::None | Unseen::Hidden => None,
        })
        .collect();
    let points = view_points(sight).unwrap_or_default();
    let totals = view.standing.after(&view.options, &points).totals();
    let tally = sentence(voice.and(&tally));
    let gifts = sentence(voice.and(&gifts));
    vec![
        t!(lang, "vidrasso-hand-over", tricks = TRICKS, tally = tally),
        t!(lang, "vidrasso-gifts", gifts = gifts),
        t!(
            lang,
            "vidrasso-points",
            points = scores(voice, &points),
            totals = scores(voice, &totals)
        ),
    ]
}

fn view_points(sight: &Sight) -> Option<Points> {
    let points = sight.shown_points()?;
    Some(
        points
            .of(SEATS)
            .iter()
            .map(|&points| points.into())
            .collect(),
    )
}

/// The reader's seat first.
fn order(voice: &Voice<'_>) -> Vec<Seat> {
    let all: SeatSet = SeatSet::all(SEATS);
    let (mut own, others): (Vec<Seat>, Vec<Seat>) =
        all.iter().partition(|&seat| voice.eye.is(seat));
    own.extend(others);
    own
}

fn scores(voice: &Voice<'_>, points: &[i32]) -> String {
    let scores = order(voice).into_iter().map(|seat| {
        let who = voice.who(seat);
        let points = points.get(seat.index()).copied().unwrap_or_default();
        t!(
            voice.lang,
            "match-score",
            who = who.name(),
            points = shared::number(points)
        )
    });
    scores.collect::<Vec<_>>().join(", ")
}
