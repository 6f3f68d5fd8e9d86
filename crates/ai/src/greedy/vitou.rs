//! Vitou by rules of thumb: the card, the raise and the answer with the best chances, and honest signals.

mod beliefs;
mod odds;
pub(crate) mod signals;
mod weights;

use strohmann_rules::vitou::{
    Action, Phase, RANKS, Raise, Round, Side, Sight, Table, Variant, Worth,
};
use strohmann_rules::{
    Action as _, Actions, Card, CardSet, Eye, Rank, Seat, Sight as _, Signal, Suit, View, Vitou,
    Words,
};

use self::odds::Odds;
use self::signals::{Told, UNTOLD};
use super::exp::exp;
use super::{Greedy, Tactics};
use crate::bot::{Bot, Decision, Skill};
use crate::chance::Chance;
use crate::guess::Evidence;
use crate::vitou::Learned;
use crate::worth::match_chance;

/// The actions that are not against what is certain: what is won is neither given up nor played away, and what is lost
/// is not accepted.
///
/// Never none of them. What is certain is told from one's own cards and what lies open.
pub(crate) fn sane(sight: &Sight, mut legal: Actions<Action>) -> Actions<Action> {
    let Some(player) = Player::new(sight, &UNTOLD) else {
        return legal;
    };
    let sure = |card: Card| player.odds.playing(card) >= 1.0;
    let wins = |action: &Action| action.card().is_some_and(sure);
    let owing = player.table.owing() == Some(player.me);
    let chance = match player.table.phase() {
        Phase::Play => player.card(player.hand).1,
        Phase::Answer => player.odds.standing(),
        _ => return legal,
    };
    if legal.iter().any(wins) {
        // After a raise of Morlino no deciding card may be played (`VT-5`).
        let bound = player.table.variant() == Variant::Morlino;
        let raises = !bound || player.open().into_iter().any(sure);
        legal.retain(|action| match action {
            Action::Raise(_) => raises,
            action => wins(action),
        });
    } else if owing && chance >= 1.0 {
        legal.retain(|action| *action != Action::Fold);
    } else if owing && chance <= 0.0 {
        legal.retain(|action| matches!(action, Action::Fold | Action::Raise(_)));
    }
    legal
}

impl Tactics for Vitou {
    fn skilled(skill: Skill) -> Box<dyn Bot<Vitou>> {
        match skill {
            Skill::Easy => Box::new(Deferring(Greedy)),
            Skill::Normal => Box::new(Deferring(Learned::Normal)),
            Skill::Strong => Self::without(Evidence::ALL),
        }
    }

    fn without(evidence: Evidence) -> Box<dyn Bot<Vitou>> {
        Box::new(Deferring(Learned::Strong(evidence)))
    }

    fn choose(sight: &Sight, _: &mut Chance) -> Action {
        Player::new(sight, &UNTOLD).map_or(Action::Pass, |player| player.choose())
    }

    fn advise(view: &View<Vitou>, _: &mut Chance) -> Action {
        let told = signals::told(view);
        Player::new(&view.sight, &told).map_or(Action::Pass, |player| player.choose())
    }

    fn signal(view: &View<Vitou>, action: Action) -> Option<Signal> {
        signals::honest(view, action)
    }

    fn sensible(sight: &Sight, mut legal: Actions<Action>) -> Actions<Action> {
        let Some(player) = Player::new(sight, &UNTOLD) else {
            return legal;
        };
        let rest = legal.clone();
        if player.table.phase() == Phase::Play {
            if player.open().is_empty() {
                let lost = player.card(player.hand).1 <= 0.0;
                let owing = player.table.owing() == Some(player.me);
                legal.retain(|action| match action {
                    Action::Raise(_) => false,
                    Action::Fold => lost,
                    _ => !(lost && owing),
                });
            } else if player.card(player.hand).1 >= 1.0 {
                legal.retain(|action| *action != Action::Fold);
            }
        } else if player.table.phase() == Phase::Answer {
            let chance = player.odds.standing();
            legal.retain(|action| match action {
                Action::Fold => chance < 1.0,
                _ => chance > 0.0,
            });
        }
        if legal.is_empty() { rest } else { legal }
    }

    fn likely(view: &View<Vitou>, world: &Round) -> f32 {
        beliefs::likely(view, world)
    }
}

/// Leaves it to the partner whether a hand is played (`VT-8`): he sees the same cards, and may be a human.
struct Deferring<B>(B);

impl<B: Bot<Vitou>> Bot<Vitou> for Deferring<B> {
    fn decide(&self, view: &View<Vitou>, words: &mut Words) -> Decision<Action> {
        if view.sight.legal().contains(&Action::Ask) {
            return Decision {
                signal: None,
                action: Action::Ask,
            };
        }
        self.0.decide(view, words)
    }
}

/// How much less likely the hand is won against somebody who raises, and who accepts, on the scale of logits.
const RAISER: f32 = 0.7;
const TAKER: f32 = 0.5;

/// The chance from which on a hand is worth a raise.
const ENOUGH: f32 = 0.55;

/// How often a raise is thought to make the others give up.
const GIVES_UP: f32 = 0.25;

/// What it costs, in chances to win the match, that the next raise is the others'.
const COMMITTED: f32 = 0.002;

/// The seat that decides, with its odds.
struct Player<'a> {
    table: &'a Table,
    hand: CardSet,
    me: Seat,
    odds: Odds<'a>,
}

impl<'a> Player<'a> {
    fn new(sight: &'a Sight, told: &Told) -> Option<Player<'a>> {
        let Eye::Seat(me) = sight.eye else {
            return None;
        };
        Some(Player {
            table: &sight.table,
            hand: sight.hands[me].unwrap_or_default(),
            me,
            odds: Odds::new(sight, me, told),
        })
    }

    fn side(&self) -> Side {
        Side::of(self.me)
    }

    fn choose(&self) -> Action {
        match self.table.phase() {
            Phase::Blind => self.blind(),
            Phase::Skip if self.odds.standing() < 0.35 => Action::Skip,
            Phase::Skipped if self.odds.standing() < 0.42 => Action::Agree,
            Phase::Skipped => Action::Refuse,
            Phase::Decide | Phase::Asked => self.decide(),
            Phase::Offer => self.offer(),
            Phase::Answer => self.answer(),
            Phase::Play => self.play(),
            Phase::Skip | Phase::Over(_) => Action::Go,
        }
    }

    /// Nobody has looked: only who is far behind has nothing to lose.
    fn blind(&self) -> Action {
        let (own, other) = (
            self.table.missing(self.side()),
            self.table.missing(self.side().other()),
        );
        match self.table.next_raise() {
            Some(raise) if other <= 3 && own >= 8 => Action::Raise(raise),
            _ => Action::Look,
        }
    }

    /// One point from the end: 3 to the others if it is played and lost, 1 if it is thrown in.
    fn decide(&self) -> Action {
        let chance = self.odds.standing();
        let other = self.table.missing(self.side().other());
        let lost = match_chance(self.table.variant(), 1, other - 3);
        let thrown = match_chance(self.table.variant(), 1, other - 1);
        if chance + (1.0 - chance) * lost >= thrown {
            Action::Go
        } else {
            Action::Throw
        }
    }

    /// Both one point from the end: whoever has passed has said something.
    fn offer(&self) -> Action {
        let seats = self.table.seats();
        let passed = self
            .me
            .distance_from(self.table.dealer().next(seats), seats) as i32;
        let others = (passed + 1) / 2;
        let partner = passed / 2;
        let chance = self.odds.standing() + 0.06 * (others - partner) as f32;
        if chance >= 0.5 {
            Action::Go
        } else {
            Action::Pass
        }
    }

    /// The card with the best chances, the lowest of equal ones, and those chances.
    fn card(&self, cards: CardSet) -> (Option<Card>, f32) {
        let mut top = (None, -1.0);
        for rank in RANKS {
            let Some(card) = cards.of_rank(rank).first() else {
                continue;
            };
            let chance = self.odds.playing(card);
            if chance > top.1 + 1e-4 {
                top = (Some(card), chance);
            }
        }
        top
    }

    fn play(&self) -> Action {
        let bound = self.table.raised() && self.table.variant() == Variant::Morlino;
        let open = self.open();
        let cards = if bound && !open.is_empty() {
            open
        } else {
            self.hand
        };
        let (card, chance) = self.card(cards);
        let played = Action::Play(card.unwrap_or(Card::new(Rank::Seven, Suit::Clubs)));
        if open.is_empty() {
            // Decided whatever I play: no raise, and no acceptance of what is lost.
            return if self.table.owing() == Some(self.me) && chance <= 0.0 {
                Action::Fold
            } else {
                played
            };
        }
        if self.table.owing() == Some(self.me) {
            return self.reply(chance, played);
        }
        if self.table.raised() {
            return played;
        }
        // After the raise of Morlino a card is played that leaves the hand open.
        let after = if open != self.hand && self.table.variant() == Variant::Morlino {
            self.card(open).1
        } else {
            chance
        };
        match self.raise(after.min(chance)) {
            Some((action, worth)) if worth > self.equity(self.table.worth(), chance) => action,
            _ => played,
        }
    }

    fn answer(&self) -> Action {
        self.reply(self.odds.standing(), Action::Accept)
    }

    /// My cards that leave the outcome open.
    fn open(&self) -> CardSet {
        let cards = self.hand.into_iter();
        cards.filter(|&card| !self.decides(card)).collect()
    }

    fn decides(&self, card: Card) -> bool {
        !self.table.tricks().is_empty() && self.table.decides(card)
    }

    /// Accepts, gives up or raises again, whichever wins the match more often.
    fn reply(&self, chance: f32, accept: Action) -> Action {
        if chance >= 1.0 {
            return self.raise(1.0).map_or(accept, |(raise, _)| raise);
        }
        let Some(offered) = self.table.offered() else {
            return accept;
        };
        // Who raises has something, unless he has not looked.
        let raiser = self
            .table
            .raiser()
            .filter(|&seat| self.table.looked().contains(seat));
        let likely = if raiser.is_some() {
            shifted(chance, -RAISER)
        } else {
            chance
        };
        let give_up = self.equity(self.table.worth(), 0.0);
        let go_on = self.equity(offered, likely);
        if let Some((raise, worth)) = self.raise(likely)
            && worth > go_on.max(give_up)
        {
            return raise;
        }
        if go_on >= give_up {
            accept
        } else {
            Action::Fold
        }
    }

    /// The raise there is, and how often it wins the match; none without good cards.
    fn raise(&self, chance: f32) -> Option<(Action, f32)> {
        let raise = self.table.next_raise()?;
        let action = Action::Raise(raise);
        if chance < ENOUGH || !self.table.may_raise(self.side()) {
            return None;
        }
        let morlino = self.table.variant() == Variant::Morlino;
        if morlino && self.table.trick().count() + 1 == self.table.seats() || self.table.raised() {
            return None;
        }
        let agreed = self.table.offered().unwrap_or(self.table.worth());
        let raised = Worth::Points(match raise {
            Raise::Three => 3,
            Raise::Six => 6,
            Raise::Twelve if morlino => 12,
            _ => 99,
        });
        let won = self.equity(agreed, 1.0);
        let taken = self.equity(raised, shifted(chance, -TAKER));
        Some((
            action,
            GIVES_UP * won + (1.0 - GIVES_UP) * taken - COMMITTED,
        ))
    }

    /// How often the match is won if the hand is worth this and won with this chance.
    fn equity(&self, worth: Worth, chance: f32) -> f32 {
        let (variant, side) = (self.table.variant(), self.side());
        let (own, other) = (self.table.missing(side), self.table.missing(side.other()));
        let points = match worth {
            Worth::Points(points) => points,
            Worth::Match => 99,
        };
        let won = match_chance(variant, own - points, other);
        let lost = match_chance(variant, own, other - points);
        chance * won + (1.0 - chance) * lost
    }
}

/// A chance moved by so much on the scale of logits.
fn shifted(chance: f32, by: f32) -> f32 {
    let odds = chance * exp(by);
    odds / (odds + 1.0 - chance)
}
