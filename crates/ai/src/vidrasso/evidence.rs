//! What the other has named, given and played, and how likely that was with the cards that he has in a world.

use strohmann_rules::vidrasso::{Action, Pile, Round, Unseen};
use strohmann_rules::{Card, CardSet, Eye, Game as _, Rank, Seat, Suit, Vidrasso, View};

use crate::greedy::exp::exp;
use crate::greedy::vidrasso::{gifts, names, replies};
use crate::guess::Evidence;

/// How much worse a name may seem and be given e times less often.
const NAME: f32 = 6.0;

/// The same for a gift, and for a card that is played to a lead.
const GIFT: f32 = 2.0;
const REPLY: f32 = 3.0;

/// How often anything is done, whatever it seems.
const ODD: f32 = 0.05;

/// What the other player of an eye has done.
pub(super) struct Told {
    by: Seat,
    /// The trump he has named, and the one before it.
    named: Option<(Action, Option<Action>)>,
    /// Both trumps, once they are named and gifts chosen.
    trump: Option<(Suit, Rank)>,
    replies: Vec<Reply>,
    /// All that he has played.
    played: CardSet,
    pack: CardSet,
}

/// A card that he has played to a lead.
struct Reply {
    lead: Card,
    card: Card,
    /// What had been played before, the lead among it.
    before: CardSet,
    /// What he has played from then on.
    since: CardSet,
}

impl Told {
    pub(super) fn new(view: &View<Vidrasso>, me: Seat, evidence: Evidence) -> Told {
        let by = me.next(2);
        let named = (view.log.iter().take(2)).position(|seen| seen.seat == by);
        let named = named.and_then(|at| {
            let first = view.log[..at].first().and_then(|seen| seen.action);
            Some((view.log[at].action?, first))
        });
        let mut told = Told {
            by,
            named: named.filter(|_| evidence.words),
            trump: view.sight.suit.zip(view.sight.rank),
            replies: Vec::new(),
            played: CardSet::EMPTY,
            pack: Vidrasso::pack().iter().copied().collect(),
        };
        if view.sight.gifts[by] == Unseen::None || !evidence.cards {
            told.trump = None;
        }
        let mut before = CardSet::EMPTY;
        let mut lead = None;
        for seen in &view.log {
            let Some(Action::Play(card)) = seen.action else {
                continue;
            };
            if seen.seat == by {
                told.played.insert(card);
                for reply in &mut told.replies {
                    reply.since.insert(card);
                }
            }
            match lead.take() {
                None => lead = Some(card),
                Some(lead) if seen.seat == by && told.trump.is_some() => {
                    let mut since = CardSet::EMPTY;
                    since.insert(card);
                    told.replies.push(Reply {
                        lead,
                        card,
                        before,
                        since,
                    });
                }
                Some(_) => {}
            }
            before.insert(card);
        }
        told
    }

    /// How likely he would have done what he did with the cards that he has in a world.
    ///
    /// Of cards played it is not known whether they lay covered when something was decided: they are taken to have been
    /// his to see.
    pub(super) fn likely(&self, world: &Round) -> f32 {
        let sight = Vidrasso::sight(world, Eye::House);
        let hand = sight.hands[self.by].unwrap_or_default();
        let mut gift = CardSet::EMPTY;
        if let Unseen::Card(card) = sight.gifts[self.by] {
            gift.insert(card);
        }
        // Where nothing lies under an open card, it was itself covered.
        let tops = |seat: Seat| -> CardSet {
            let first = |pile: &&Pile| pile.under != Unseen::None;
            let piles = sight.piles[seat].iter().filter(first);
            piles.filter_map(|pile| pile.top).collect()
        };
        let mut likely = 1.0;
        let own = self.played | hand | tops(self.by);
        if let Some((name, first)) = self.named {
            let names = names(own | gift, tops(self.by.next(2)), first);
            likely *= often(&names, &name, NAME);
        }
        let Some(trump) = self.trump else {
            return likely;
        };
        if let Some(card) = gift.first() {
            let own = own | gift;
            let scores = gifts(own - tops(self.by), own, self.pack - own, trump);
            likely *= often(&scores, &card, GIFT);
        }
        let open = sight.open(self.by);
        for reply in &self.replies {
            let own = reply.since | hand | open;
            let others = self.pack - reply.before - own - gift;
            let scores = replies(own, others, trump, reply.lead);
            likely *= often(&scores, &reply.card, REPLY);
        }
        likely
    }
}

/// How often one is chosen of several with such scores, each e times less often for so much that it is worse.
fn often<T: PartialEq>(scores: &[(T, f32)], own: &T, width: f32) -> f32 {
    let top = scores.iter().map(|score| score.1).fold(f32::MIN, f32::max);
    let weight = |score: f32| exp((score - top) / width);
    let all: f32 = scores.iter().map(|score| weight(score.1)).sum();
    let own = scores.iter().find(|score| score.0 == *own);
    ODD + (1.0 - ODD) * own.map_or(0.0, |own| weight(own.1) / all)
}
