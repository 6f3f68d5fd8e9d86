//! What the trump that the other has named tells of his hand.

use strohmann_rules::vidrasso::{Action, Pile, Round, Unseen};
use strohmann_rules::{CardSet, Eye, Game as _, Seat, Vidrasso, View};

use crate::greedy::exp::exp;
use crate::greedy::vidrasso::names;

/// How much worse a name may seem and be given e times less often.
const WIDTH: f32 = 6.0;

/// How often any name is given, whatever it seems.
const ODD: f32 = 0.02;

/// What the other has named, and what he has played since.
pub(super) struct Named {
    by: Seat,
    name: Action,
    /// The trump that was named before his.
    first: Option<Action>,
    played: CardSet,
}

impl Named {
    /// What the other player of this eye has named; nothing before he has.
    pub(super) fn by_other(view: &View<Vidrasso>) -> Option<Named> {
        let Eye::Seat(me) = view.eye else {
            return None;
        };
        let by = me.next(2);
        let at = (view.log.iter().take(2)).position(|seen| seen.seat == by)?;
        let first = view.log[..at].first().and_then(|seen| seen.action);
        let theirs = view.log.iter().filter(|seen| seen.seat == by);
        let played = theirs.filter_map(|seen| match seen.action {
            Some(Action::Play(card)) => Some(card),
            _ => None,
        });
        Some(Named {
            by,
            name: view.log[at].action?,
            first,
            played: played.collect(),
        })
    }

    /// How likely he would name this with the cards that he has in a world.
    ///
    /// Of cards played it is not known whether they lay covered when he named it: they are taken to have been his to see.
    pub(super) fn likely(&self, world: &Round) -> f32 {
        let sight = Vidrasso::sight(world, Eye::House);
        // Where nothing lies under an open card, it was itself covered.
        let tops = |seat: Seat| -> CardSet {
            let first = |pile: &&Pile| pile.under != Unseen::None;
            let piles = sight.piles[seat].iter().filter(first);
            piles.filter_map(|pile| pile.top).collect()
        };
        let hand = sight.hands[self.by].unwrap_or_default();
        let mut own = self.played | hand | tops(self.by);
        if let Unseen::Card(card) = sight.gifts[self.by] {
            own.insert(card);
        }
        let names = names(own, tops(self.by.next(2)), self.first);
        let top = names.iter().map(|name| name.1).fold(f32::MIN, f32::max);
        let weight = |score: f32| exp((score - top) / WIDTH);
        let all: f32 = names.iter().map(|name| weight(name.1)).sum();
        let own = names.iter().find(|name| name.0 == self.name);
        let often = own.map_or(0.0, |name| weight(name.1) / all);
        ODD + (1.0 - ODD) * often
    }
}
