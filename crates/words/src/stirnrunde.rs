//! Stirnrunde in words.

use std::hash::Hash;

use strohmann_rules::stirnrunde::{
    Action, Announce, Open, Phase, Reason, Setting, Sight, Stirnrunde, Trump, TrumpRule,
};
use strohmann_rules::{
    Game as _, Points, Rank, Refusal, Seat, Sight as _, Standing as _, Suit, View,
};

use crate::card::{index, suit_name, suit_sign};
use crate::glossary::{self, Entry};
use crate::lang::Lang;
use crate::shared::{self, number, sentence};
use crate::speak::{Medium, Speak};
use crate::typed::listed;
use crate::voice::Voice;

impl Speak for Stirnrunde {
    fn moment(view: &View<Stirnrunde>, voice: &Voice<'_>) -> String {
        let (sight, lang) = (&view.sight, voice.lang);
        let (open, due) = (&sight.open, sight.due());
        if due.is_empty() {
            let results = results(sight, voice);
            return sentence(t!(lang, "stirnrunde-over", results = results));
        }
        let asked = due.iter().find(|&seat| voice.eye.is(seat));
        let who = voice.side(due);
        sentence(match (open.phase(), asked) {
            (Phase::Naming, None) => t!(lang, "stirnrunde-wait-name", who = who.name()),
            (Phase::Announcing, None) => t!(lang, "stirnrunde-wait-bid", who = who),
            (_, None) => t!(lang, "stirnrunde-wait-play", who = who.name()),
            (Phase::Naming, Some(seat)) if sight.hands[seat].is_none() => {
                t!(lang, "stirnrunde-ask-name-unseen")
            }
            (Phase::Naming, Some(_)) => t!(lang, "stirnrunde-ask-name"),
            (Phase::Announcing, Some(_)) => ask_bid(sight, voice),
            (_, Some(seat)) => ask_card(sight, voice, seat),
        })
    }

    fn choice(_: &View<Stirnrunde>, voice: &Voice<'_>, action: Action) -> String {
        let lang = voice.lang;
        match action {
            Action::Trump(Some(suit)) => t!(
                lang,
                "stirnrunde-suit",
                sign = suit_sign(suit).to_string(),
                suit = suit_name(lang, suit)
            ),
            Action::Trump(None) => t!(lang, "stirnrunde-no-trump"),
            Action::Bid(tricks) => tricks.to_string(),
            Action::Play(card) => voice.card(card),
            Action::PlayUnseen => t!(lang, "stirnrunde-unseen"),
        }
    }

    fn typed(_: &View<Stirnrunde>, voice: &Voice<'_>, action: Action) -> Vec<String> {
        let lang = voice.lang;
        let mut words = listed(&match action {
            Action::Trump(Some(suit)) => {
                t!(lang, "stirnrunde-typed-suit", suit = suit_name(lang, suit))
            }
            Action::Trump(None) => t!(lang, "stirnrunde-typed-none"),
            Action::Bid(tricks) => t!(lang, "stirnrunde-typed-bid", count = tricks.to_string()),
            Action::Play(card) => {
                let card = crate::card::sign(lang, card);
                t!(lang, "stirnrunde-typed-card", card = card)
            }
            Action::PlayUnseen => t!(lang, "stirnrunde-typed-unseen"),
        });
        if let Action::Trump(Some(suit)) = action {
            words.push(suit_sign(suit).to_string());
        }
        words
    }

    fn dealt(view: &View<Stirnrunde>, voice: &Voice<'_>) -> Vec<String> {
        let (open, lang) = (&view.sight.open, voice.lang);
        let (dealer, seats) = (open.dealer, usize::from(open.seats));
        let mut lines = vec![
            t!(
                lang,
                "stirnrunde-dealt",
                round = open.round,
                cards = open.cards,
                dealer = voice.who(dealer),
                leader = voice.who(dealer.next(seats))
            ),
            match (open.setting.trump, open.turned) {
                (TrumpRule::Turned, Some(card)) => sentence(t!(
                    lang,
                    "stirnrunde-trump-turned",
                    card = voice.card(card),
                    suit = suit_name(lang, card.suit())
                )),
                (TrumpRule::Fixed(suit), _) => {
                    t!(lang, "stirnrunde-trump-fixed", suit = suit_name(lang, suit))
                }
                (TrumpRule::Dealer, _) => {
                    t!(lang, "stirnrunde-trump-dealer", dealer = voice.who(dealer))
                }
                (TrumpRule::None | TrumpRule::Turned, _) => t!(lang, "stirnrunde-trump-none"),
            },
        ];
        lines.extend(match open.setting.announce {
            Announce::Open => None,
            Announce::Blind => Some(t!(lang, "stirnrunde-announce-blind")),
            Announce::Hidden => Some(t!(lang, "stirnrunde-announce-hidden")),
            Announce::Forehead => Some(t!(lang, "stirnrunde-announce-forehead")),
        });
        lines
    }

    fn told(before: &View<Stirnrunde>, after: &View<Stirnrunde>, voice: &Voice<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        for seen in shared::done(before, after) {
            lines.push(sentence(did(before, voice, seen.seat, seen.action)));
        }
        let (old, new) = (&before.sight.open, &after.sight.open);
        if old.phase() == Phase::Announcing && new.phase() != Phase::Announcing {
            lines.extend(announced(&after.sight, voice));
        }
        if new.played > old.played
            && let Some(winner) = new.last.and_then(|last| last.winner())
        {
            lines.push(sentence(t!(
                voice.lang,
                "stirnrunde-trick",
                who = voice.who(winner),
                taken = new.tricks[winner].to_string(),
                bid = bid(&after.sight, winner)
            )));
        }
        if new.phase() == Phase::Over && old.phase() != Phase::Over {
            let results = results(&after.sight, voice);
            lines.push(t!(voice.lang, "stirnrunde-results", results = results));
            lines.push(t!(
                voice.lang,
                "stirnrunde-now",
                totals = totals(after, voice)
            ));
        }
        lines
    }

    fn refused(
        view: &View<Stirnrunde>,
        voice: &Voice<'_>,
        action: Action,
        refusal: &Refusal<Stirnrunde>,
    ) -> String {
        let lang = voice.lang;
        shared::refused(voice, refusal.why, |reason| {
            let legal: Vec<String> = refusal
                .legal
                .iter()
                .map(|&action| Stirnrunde::choice(view, voice, action))
                .collect();
            let legal = voice.or(&legal);
            match reason {
                Reason::Naming => t!(
                    lang,
                    "stirnrunde-no-naming",
                    dealer = voice.who(view.sight.open.dealer),
                    legal = legal
                ),
                Reason::NotToName => t!(lang, "stirnrunde-no-name", legal = legal),
                Reason::Announcing => t!(lang, "stirnrunde-no-announcing", legal = legal),
                Reason::Playing => t!(lang, "stirnrunde-no-playing", legal = legal),
                Reason::TooMany(cards) => {
                    t!(
                        lang,
                        "stirnrunde-no-many",
                        cards = cards.to_string(),
                        legal = legal
                    )
                }
                Reason::NotHeld => t!(
                    lang,
                    "stirnrunde-no-held",
                    card = Stirnrunde::choice(view, voice, action),
                    legal = legal
                ),
                Reason::MustFollow(suit) => t!(
                    lang,
                    "stirnrunde-no-follow",
                    suit = suit_name(lang, suit),
                    legal = legal
                ),
                Reason::Unseen => t!(lang, "stirnrunde-no-unseen", legal = legal),
                Reason::NameCard => t!(lang, "stirnrunde-no-name-card", legal = legal),
            }
        })
    }

    fn occasion(view: &View<Stirnrunde>) -> impl Hash {
        let open = &view.sight.open;
        (announcing(open), open.setting.announce, open.trump)
    }

    fn help(view: &View<Stirnrunde>, voice: &Voice<'_>, medium: Medium) -> Vec<String> {
        let (open, lang) = (&view.sight.open, voice.lang);
        let scoring = view.options.scoring;
        let mut lines = vec![t!(
            lang,
            "stirnrunde-help-aim",
            hit = scoring.hit.to_string(),
            trick = scoring.trick.to_string(),
            miss = signed(scoring.miss.into())
        )];
        if announcing(open) {
            lines.push(t!(lang, "stirnrunde-help-bid"));
        }
        lines.extend(match open.setting.announce {
            Announce::Open => None,
            Announce::Blind => Some(t!(lang, "stirnrunde-help-blind")),
            Announce::Hidden => Some(t!(lang, "stirnrunde-help-hidden")),
            Announce::Forehead => Some(t!(lang, "stirnrunde-help-forehead", on = medium.word())),
        });
        lines.push(t!(lang, "stirnrunde-help-follow"));
        lines.extend(match open.trump {
            Trump::Unnamed => None,
            Trump::None => Some(t!(lang, "stirnrunde-help-no-trump")),
            Trump::Suit(suit) => Some(sentence(t!(
                lang,
                "stirnrunde-help-trump",
                suit = suit_name(lang, suit)
            ))),
        });
        let order = Rank::ALL
            .into_iter()
            .filter(|&rank| ranks().contains(&rank));
        let mut order: Vec<Rank> = order.collect();
        order.sort_by_key(|&rank| std::cmp::Reverse(Stirnrunde::strength(rank)));
        let order: Vec<&str> = order.into_iter().map(|rank| index(lang, rank)).collect();
        lines.push(t!(lang, "stirnrunde-help-win", order = order.join(" ")));
        lines.push(t!(lang, "stirnrunde-help-plan"));
        lines.push(t!(lang, "stirnrunde-help-end"));
        lines
    }

    fn glossary(lang: Lang, _: &strohmann_rules::stirnrunde::Options) -> &'static [Entry] {
        glossary::stirnrunde(lang)
    }
}

/// Whether something is named or announced before the cards are played.
fn announcing(open: &Open) -> bool {
    matches!(open.phase(), Phase::Naming | Phase::Announcing)
}

/// What is special about a round, in a word or two; nothing about an ordinary one.
pub fn round_mark(voice: &Voice<'_>, setting: Setting) -> String {
    let lang = voice.lang;
    let trump = match setting.trump {
        TrumpRule::Turned => None,
        TrumpRule::None => Some(t!(lang, "stirnrunde-mark-none")),
        TrumpRule::Dealer => Some(t!(lang, "stirnrunde-mark-dealer")),
        TrumpRule::Fixed(suit) => Some(suit_sign(suit).to_string()),
    };
    let announce = match setting.announce {
        Announce::Open => None,
        Announce::Blind => Some(t!(lang, "stirnrunde-mark-blind")),
        Announce::Hidden => Some(t!(lang, "stirnrunde-mark-hidden")),
        Announce::Forehead => Some(t!(lang, "stirnrunde-mark-forehead")),
    };
    let marks: Vec<String> = trump.into_iter().chain(announce).collect();
    marks.join(" ")
}

fn ranks() -> Vec<Rank> {
    Stirnrunde::pack().iter().map(|card| card.rank()).collect()
}

fn seats(open: &Open) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(open.seats.into())
}

/// The reader's seat first, then clockwise.
fn from_reader(open: &Open, voice: &Voice<'_>) -> Vec<Seat> {
    let first = seats(open).find(|&seat| voice.eye.is(seat));
    let first = first.unwrap_or(Seat::new(0));
    let count = usize::from(open.seats);
    (0..count).map(|steps| first.left(steps, count)).collect()
}

fn ask_bid(sight: &Sight, voice: &Voice<'_>) -> String {
    let (open, lang) = (&sight.open, voice.lang);
    let sum: u8 = seats(open).filter_map(|seat| sight.bids[seat]).sum();
    let (sum, cards) = (sum.to_string(), open.cards.to_string());
    match open.setting.announce {
        Announce::Hidden => t!(lang, "stirnrunde-ask-bid-hidden", cards = cards),
        Announce::Forehead => t!(lang, "stirnrunde-ask-bid-forehead", sum = sum),
        Announce::Blind => t!(lang, "stirnrunde-ask-bid-blind", cards = cards, sum = sum),
        Announce::Open if open.cards == 1 => t!(lang, "stirnrunde-ask-bid-one", sum = sum),
        Announce::Open if open.announced.is_empty() => {
            t!(lang, "stirnrunde-ask-bid-first", cards = cards)
        }
        Announce::Open => t!(lang, "stirnrunde-ask-bid", cards = cards, sum = sum),
    }
}

fn ask_card(sight: &Sight, voice: &Voice<'_>, seat: Seat) -> String {
    let (open, lang) = (&sight.open, voice.lang);
    let goal = goal(sight, voice, seat);
    let Some(hand) = sight.hands[seat] else {
        return t!(lang, "stirnrunde-ask-unseen", goal = goal);
    };
    let Some(lead) = open.trick[open.leader] else {
        return t!(
            lang,
            "stirnrunde-ask-lead",
            trick = (open.played + 1).to_string(),
            cards = open.cards.to_string(),
            goal = goal
        );
    };
    let leader = sentence(voice.who(open.leader).name().to_owned());
    let (card, suit) = (voice.card(lead), suit_name(lang, lead.suit()));
    if hand.kinds().of_suit(lead.suit()).is_empty() {
        t!(
            lang,
            "stirnrunde-ask-free",
            leader = leader,
            card = card,
            suit = suit,
            goal = goal
        )
    } else {
        t!(
            lang,
            "stirnrunde-ask-follow",
            leader = leader,
            card = card,
            suit = suit,
            goal = goal
        )
    }
}

/// What the seat still needs to come out as announced.
fn goal(sight: &Sight, voice: &Voice<'_>, seat: Seat) -> String {
    let lang = voice.lang;
    let taken = sight.open.tricks[seat];
    let bid = sight.bids[seat].unwrap_or_default();
    if taken > bid {
        let over = taken - bid;
        let (taken, over) = (taken.to_string(), over.to_string());
        t!(lang, "stirnrunde-goal-over", taken = taken, over = over)
    } else if bid == 0 {
        t!(lang, "stirnrunde-goal-none")
    } else if taken == bid {
        t!(lang, "stirnrunde-goal-exact", bid = bid.to_string())
    } else {
        let missing = bid - taken;
        t!(
            lang,
            "stirnrunde-goal-more",
            missing = missing,
            bid = bid.to_string()
        )
    }
}

fn did(before: &View<Stirnrunde>, voice: &Voice<'_>, seat: Seat, action: Option<Action>) -> String {
    let (lang, who, open) = (voice.lang, voice.who(seat), &before.sight.open);
    match action {
        Some(Action::Trump(Some(suit))) => {
            t!(
                lang,
                "stirnrunde-did-name",
                who = who,
                suit = suit_name(lang, suit)
            )
        }
        Some(Action::Trump(None)) => t!(lang, "stirnrunde-did-name-none", who = who),
        Some(Action::Bid(tricks)) => {
            t!(
                lang,
                "stirnrunde-did-bid",
                who = who,
                count = tricks.to_string()
            )
        }
        Some(Action::Play(card)) => {
            let card = voice.card(card);
            if open.setting.announce == Announce::Forehead {
                t!(lang, "stirnrunde-did-forehead", who = who, card = card)
            } else if open.led().is_none() {
                t!(lang, "stirnrunde-did-lead", who = who, card = card)
            } else {
                t!(lang, "stirnrunde-did-play", who = who, card = card)
            }
        }
        Some(Action::PlayUnseen) | None => {
            t!(lang, "stirnrunde-did-bid-hidden", who = who.name())
        }
    }
}

fn announced(sight: &Sight, voice: &Voice<'_>) -> Vec<String> {
    let (open, lang) = (&sight.open, voice.lang);
    let mut lines = Vec::new();
    if open.setting.announce == Announce::Hidden {
        let bids: Vec<String> = from_reader(open, voice)
            .into_iter()
            .map(|seat| format!("{} {}", voice.who(seat).name(), bid(sight, seat)))
            .collect();
        lines.push(t!(lang, "stirnrunde-shown", bids = bids.join(", ")));
    }
    let sum: u8 = seats(open).filter_map(|seat| sight.bids[seat]).sum();
    lines.push(t!(
        lang,
        "stirnrunde-sum",
        sum = sum.to_string(),
        cards = open.cards.to_string()
    ));
    if open.setting.announce == Announce::Blind {
        lines.push(t!(lang, "stirnrunde-look"));
    }
    lines
}

fn bid(sight: &Sight, seat: Seat) -> String {
    sight.bids[seat].map_or_else(|| "–".to_owned(), |bid| bid.to_string())
}

fn points(sight: &Sight, seat: Seat) -> i32 {
    let bid = sight.bids[seat].unwrap_or_default();
    sight.open.scoring.points(bid, sight.open.tricks[seat])
}

fn results(sight: &Sight, voice: &Voice<'_>) -> String {
    let results = from_reader(&sight.open, voice).into_iter().map(|seat| {
        t!(
            voice.lang,
            "stirnrunde-result",
            who = voice.who(seat).name(),
            taken = sight.open.tricks[seat].to_string(),
            bid = bid(sight, seat),
            points = signed(points(sight, seat))
        )
    });
    results.collect::<Vec<_>>().join("; ")
}

fn totals(view: &View<Stirnrunde>, voice: &Voice<'_>) -> String {
    let open = &view.sight.open;
    let scored: Points = seats(open).map(|seat| points(&view.sight, seat)).collect();
    let totals = view.standing.after(&view.options, &scored).totals();
    let totals = from_reader(open, voice).into_iter().map(|seat| {
        let who = voice.who(seat);
        t!(
            voice.lang,
            "match-score",
            who = who.name(),
            points = number(totals[seat.index()])
        )
    });
    totals.collect::<Vec<_>>().join(", ")
}

/// With its sign.
fn signed(points: i32) -> String {
    let sign = if points < 0 { "" } else { "+" };
    format!("{sign}{}", number(points))
}

/// The trump of a round, for a headline.
pub fn trump_name(voice: &Voice<'_>, suit: Option<Suit>) -> String {
    if let Some(suit) = suit {
        t!(
            voice.lang,
            "stirnrunde-suit",
            sign = suit_sign(suit).to_string(),
            suit = suit_name(voice.lang, suit)
        )
    } else {
        t!(voice.lang, "stirnrunde-no-trump")
    }
}
