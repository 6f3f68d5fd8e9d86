//! How players of Vitou are supposed to act: every action has a chance, the higher the better it looks from their cards.

use arrayvec::ArrayVec;
use strohmann_rules::game::MAX_LEGAL;
use strohmann_rules::vitou::{Action, Phase, RANKS, Raise, Side, Sight, Table, Variant, Worth};
use strohmann_rules::{CardSet, Eye, Seat};

use super::equity;
use crate::chance::Chance;
use crate::greedy::exp::exp;
use crate::greedy::vitou::odds::Odds;
use crate::greedy::vitou::signals::{Told, UNTOLD};

/// Actions with how often each is taken; the shares add up to 1.
pub(super) type Mixed = ArrayVec<(Action, f32), MAX_LEGAL>;

/// What this player does, each action as often as it is supposed to be.
pub(super) fn act(sight: &Sight, told: &Told, chance: &mut Chance) -> Action {
    let mixed = mixed(sight, told);
    let mut point = chance.unit() as f32;
    for &(action, often) in &mixed {
        point -= often;
        if point < 0.0 {
            return action;
        }
    }
    mixed.last().map_or(Action::Pass, |(action, _)| *action)
}

/// How often this player takes an action.
pub(super) fn often(sight: &Sight, action: Action) -> f32 {
    let mixed = mixed(sight, &UNTOLD);
    // Cards of one rank are one: which is played tells nothing.
    let same = |other: Action| match (action, other) {
        (Action::Play(card), Action::Play(other)) => card.rank() == other.rank(),
        _ => action == other,
    };
    mixed
        .iter()
        .filter(|(other, _)| same(*other))
        .map(|(_, often)| often)
        .sum()
}

fn mixed(sight: &Sight, told: &Told) -> Mixed {
    let Eye::Seat(me) = sight.eye else {
        return Mixed::new();
    };
    let mut player = Player {
        table: &sight.table,
        hand: sight.hands[me].unwrap_or_default(),
        me,
        odds: Odds::new(sight, me, told),
        mixed: Mixed::new(),
    };
    player.mix();
    player.mixed
}

struct Player<'a> {
    table: &'a Table,
    hand: CardSet,
    me: Seat,
    odds: Odds<'a>,
    mixed: Mixed,
}

impl Player<'_> {
    fn mix(&mut self) {
        match self.table.phase() {
            Phase::Blind => self.blind(),
            Phase::Skip => {
                let skip = lean(0.36 - self.odds.standing(), 0.05);
                self.two((Action::Skip, skip), Action::Go);
            }
            Phase::Skipped => {
                let agree = lean(0.43 - self.odds.standing(), 0.05);
                self.two((Action::Agree, agree), Action::Refuse);
            }
            Phase::Decide | Phase::Asked => self.decide(),
            Phase::Offer => self.offer(),
            Phase::Answer => {
                let chance = self.odds.standing();
                self.reply(chance, &[(Action::Accept, 1.0)]);
            }
            Phase::Play => self.play(),
            Phase::Over(_) => {}
        }
    }

    fn two(&mut self, (first, often): (Action, f32), rest: Action) {
        self.mixed.push((first, often));
        self.mixed.push((rest, 1.0 - often));
    }

    fn side(&self) -> Side {
        Side::of(self.me)
    }

    /// Nobody has looked: who is behind has less to lose.
    fn blind(&mut self) {
        let raise = self.table.next_raise();
        if let Some(raise) = raise {
            let own = self.table.missing(self.side());
            let other = self.table.missing(self.side().other());
            let behind = (own - other) as f32 / 12.0;
            let often = lean(behind - 0.5, 0.1);
            self.two((Action::Raise(raise), often), Action::Look);
        } else {
            self.mixed.push((Action::Look, 1.0));
        }
    }

    fn decide(&mut self) {
        let chance = self.odds.standing();
        let other = self.table.missing(self.side().other());
        let lost = equity::chance(self.table.variant(), 1, other - 3);
        let thrown = equity::chance(self.table.variant(), 1, other - 1);
        let go = lean(chance + (1.0 - chance) * lost - thrown, 0.03);
        self.two((Action::Go, go), Action::Throw);
    }

    fn offer(&mut self) {
        let seats = self.table.seats();
        let passed = self
            .me
            .distance_from(self.table.dealer().next(seats), seats) as i32;
        let others = (passed + 1) / 2;
        let partner = passed / 2;
        let chance = self.odds.standing() + 0.06 * (others - partner) as f32;
        let go = lean(chance - 0.5, 0.03);
        self.two((Action::Go, go), Action::Pass);
    }

    fn play(&mut self) {
        let morlino = self.table.variant() == Variant::Morlino;
        let open = self.open();
        let bound = self.table.raised() && morlino && !open.is_empty();
        let (cards, chance) = self.cards(if bound { open } else { self.hand });
        if self.table.owing() == Some(self.me) {
            if open.is_empty() && chance <= 0.0 {
                self.mixed.push((Action::Fold, 1.0));
                return;
            }
            self.reply(chance, &cards);
            return;
        }
        if self.table.raised() || open.is_empty() {
            self.mixed.extend(cards);
            return;
        }
        let after = if open != self.hand && morlino {
            self.cards(open).1.min(chance)
        } else {
            chance
        };
        let Some((raise, worth, stake)) = self.raise(after) else {
            self.mixed.extend(cards);
            return;
        };
        let stay = self.equity(self.table.worth(), chance);
        let often = lean((worth - stay) / stake, 0.04);
        let bluff = 0.03;
        let often = bluff + (1.0 - 2.0 * bluff) * often;
        self.mixed.push((raise, often));
        let rest = cards
            .into_iter()
            .map(|(card, share)| (card, share * (1.0 - often)));
        self.mixed.extend(rest);
    }

    /// My cards by how often each is played, one a rank, and the chance with the best.
    fn cards(&self, cards: CardSet) -> (Mixed, f32) {
        let mut mixed = Mixed::new();
        let mut top = 0.0f32;
        for rank in RANKS {
            if let Some(card) = cards.of_rank(rank).first() {
                let chance = self.odds.playing(card);
                top = top.max(chance);
                mixed.push((Action::Play(card), chance));
            }
        }
        soften(&mut mixed, 0.03);
        (mixed, top)
    }

    /// My cards that leave the outcome open.
    fn open(&self) -> CardSet {
        if self.table.tricks().is_empty() {
            return self.hand;
        }
        let cards = self.hand.into_iter();
        cards.filter(|&card| !self.table.decides(card)).collect()
    }

    /// Accepts in one of these ways, gives up or raises again.
    fn reply(&mut self, chance: f32, accept: &[(Action, f32)]) {
        let Some(offered) = self.table.offered() else {
            self.mixed.extend(accept.iter().copied());
            return;
        };
        let raiser = self
            .table
            .raiser()
            .filter(|&seat| self.table.looked().contains(seat));
        let likely = match raiser {
            Some(_) => shifted(chance, -0.6),
            None => chance,
        };
        let lost = self.equity(offered, 0.0);
        let stake = (self.equity(offered, 1.0) - lost).max(1e-6);
        let mut ways = Mixed::new();
        ways.push((Action::Accept, self.equity(offered, likely) / stake));
        ways.push((Action::Fold, self.equity(self.table.worth(), 0.0) / stake));
        let morlino = self.table.variant() == Variant::Morlino;
        let bound = morlino && self.open().is_empty();
        if !bound && let Some((raise, worth, _)) = self.raise(likely) {
            ways.push((raise, worth / stake));
        }
        if chance >= 1.0 {
            ways.retain(|(action, _)| *action != Action::Fold);
        }
        soften(&mut ways, 0.05);
        for (way, often) in ways {
            if way == Action::Accept {
                let cards = accept.iter();
                self.mixed
                    .extend(cards.map(|&(action, share)| (action, share * often)));
            } else {
                self.mixed.push((way, often));
            }
        }
    }

    /// The raise there is, what it is worth, and what is at stake then.
    fn raise(&self, chance: f32) -> Option<(Action, f32, f32)> {
        let raise = self.table.next_raise()?;
        if !self.table.may_raise(self.side()) || self.table.raised() {
            return None;
        }
        let morlino = self.table.variant() == Variant::Morlino;
        if morlino && self.table.trick().count() + 1 == self.table.seats() {
            return None;
        }
        let agreed = self.table.offered().unwrap_or(self.table.worth());
        let raised = match raise {
            Raise::Three => Worth::Points(3),
            Raise::Six => Worth::Points(6),
            Raise::Twelve if morlino => Worth::Points(12),
            _ => Worth::Match,
        };
        let lost = self.equity(raised, 0.0);
        let stake = (self.equity(raised, 1.0) - lost).max(1e-6);
        let won = self.equity(agreed, 1.0);
        let taken = self.equity(raised, shifted(chance, -0.5));
        let folds = 0.3;
        let worth = folds * won + (1.0 - folds) * taken - 0.03 * stake;
        Some((Action::Raise(raise), worth, stake))
    }

    /// How often the match is won if the hand is worth this and won with this chance.
    fn equity(&self, worth: Worth, chance: f32) -> f32 {
        let (variant, side) = (self.table.variant(), self.side());
        let (own, other) = (self.table.missing(side), self.table.missing(side.other()));
        let points = match worth {
            Worth::Points(points) => points,
            Worth::Match => 99,
        };
        let won = equity::chance(variant, own - points, other);
        let lost = equity::chance(variant, own, other - points);
        chance * won + (1.0 - chance) * lost
    }
}

/// How often something is done that is better than its opposite by this much.
fn lean(better: f32, width: f32) -> f32 {
    1.0 / (1.0 + exp(-better / width))
}

/// Makes shares of values: e times less for each width that a value is lower.
fn soften(mixed: &mut Mixed, width: f32) {
    let top = mixed
        .iter()
        .map(|(_, value)| *value)
        .fold(f32::NEG_INFINITY, f32::max);
    let mut all = 0.0;
    for (_, value) in mixed.iter_mut() {
        *value = exp((*value - top) / width);
        all += *value;
    }
    for (_, value) in mixed.iter_mut() {
        *value /= all;
    }
}

/// A chance moved by so much on the scale of logits.
fn shifted(chance: f32, by: f32) -> f32 {
    let odds = chance * exp(by);
    odds / (odds + 1.0 - chance)
}
