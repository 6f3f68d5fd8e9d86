//! A Vidrasso hand that knows all cards.

use crate::card::{Card, Rank, Suit};
use crate::game::{self, Actions, Game, Points, Why};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::set::CardSet;
use crate::trick::LastTrick;
use crate::view::Place;

use super::{
    Action, Options, PILES, Reason, SEATS, Standing, TRICKS, Vidrasso, beats, follow, trumps, value,
};
use crate::game::Standing as _;

/// The position: about a hundred bytes, copied freely.
#[derive(Clone, Copy)]
pub struct Round {
    pub(super) dealer: Seat,
    pub(super) first_chooser: Seat,
    pub(super) chips: bool,
    pub(super) suit: Option<Suit>,
    pub(super) rank: Option<Rank>,
    pub(super) hands: BySeat<CardSet, SEATS>,
    pub(super) tops: BySeat<[Option<Card>; PILES], SEATS>,
    pub(super) covered: BySeat<[Option<Card>; PILES], SEATS>,
    /// The cards of `tops` again, as a set.
    pub(super) open: BySeat<CardSet, SEATS>,
    /// Strawmen bared in the trick under way, a bit each: their covered cards turn up after it.
    pub(super) bare: BySeat<u8, SEATS>,
    /// What has become of the cards since they were dealt.
    pub(super) past: Past,
    /// By giver.
    pub(super) gifts: BySeat<Option<Card>, SEATS>,
    /// Cards proven not to be in the hand, because their suit was led and not followed.
    pub(super) lacks: BySeat<CardSet, SEATS>,
    pub(super) leader: Seat,
    pub(super) lead: Option<Card>,
    pub(super) last: Option<LastTrick<SEATS>>,
    pub(super) points: BySeat<u16, SEATS>,
    pub(super) tricks: BySeat<u8, SEATS>,
}

/// How the cards were dealt, as far as that is not to be seen any more: known to everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Past {
    /// The open card of each strawman when it was dealt, and the one since turned up.
    first: BySeat<[Option<Card>; PILES], SEATS>,
    turned: BySeat<[Option<Card>; PILES], SEATS>,
    /// What was played from the hands.
    played: BySeat<CardSet, SEATS>,
}

/// What a hand came to: the points of each player, gifts included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    points: BySeat<u16, SEATS>,
}

impl game::Outcome for Outcome {
    fn points(&self) -> Points {
        let points = self.points.of(SEATS).iter();
        points.map(|&points| points.into()).collect()
    }
}

impl Round {
    pub(super) fn deal(options: &Options, standing: &Standing, pack: &[Card]) -> Round {
        let dealer = standing.dealer();
        let mut round = Round {
            dealer,
            first_chooser: standing.first_chooser(),
            chips: options.chips,
            suit: None,
            rank: None,
            hands: BySeat::default(),
            tops: BySeat::default(),
            covered: BySeat::default(),
            open: BySeat::default(),
            bare: BySeat::default(),
            past: Past::default(),
            gifts: BySeat::default(),
            lacks: BySeat::default(),
            leader: dealer.next(SEATS),
            lead: None,
            last: None,
            points: BySeat::default(),
            tricks: BySeat::default(),
        };
        assert_eq!(pack.len(), Vidrasso::pack().len(), "a pack has 36 cards");
        let turn = |n: usize| dealer.left(n + 1, SEATS);
        for n in 0..2 * PILES {
            round.covered[turn(n)][n / 2] = Some(pack[n]);
            round.tops[turn(n)][n / 2] = Some(pack[2 * PILES + n]);
            round.open[turn(n)].insert(pack[2 * PILES + n]);
        }
        for (n, &card) in pack[4 * PILES..].iter().enumerate() {
            round.hands[turn(n)].insert(card);
        }
        round.past.first = round.tops;
        round
    }

    /// The hand as it was when it had been dealt and nothing was named yet.
    #[must_use]
    pub fn dealt(&self) -> Round {
        let mut round = Round {
            suit: None,
            rank: None,
            tops: self.past.first,
            bare: BySeat::default(),
            past: Past {
                first: self.past.first,
                ..Past::default()
            },
            gifts: BySeat::default(),
            lacks: BySeat::default(),
            leader: self.dealer.next(SEATS),
            lead: None,
            last: None,
            points: BySeat::default(),
            tricks: BySeat::default(),
            ..*self
        };
        for seat in Seat::all(SEATS) {
            round.hands[seat] |= self.past.played[seat];
            round.hands[seat].extend(self.gifts[seat]);
            round.open[seat] = self.past.first[seat].iter().flatten().copied().collect();
            for (covered, turned) in round.covered[seat].iter_mut().zip(self.past.turned[seat]) {
                *covered = covered.or(turned);
            }
        }
        round
    }

    /// Trump suit and rank, once both are named.
    pub(super) fn trump(&self) -> Option<(Suit, Rank)> {
        self.suit.zip(self.rank)
    }

    /// Whether all tricks are played.
    pub(super) fn is_over(&self) -> bool {
        game::Round::tricks_played(self) == TRICKS
    }

    fn available(&self, seat: Seat) -> CardSet {
        self.hands[seat] | self.open[seat]
    }

    fn give(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.gifts[seat] = Some(card);
    }

    fn play_card(&mut self, seat: Seat, card: Card) {
        // It lies in one of the two. Looking in both takes less time than not foreseeing in which.
        let hand = self.hands[seat];
        self.hands[seat].remove(card);
        self.past.played[seat] |= hand - self.hands[seat];
        self.open[seat].remove(card);
        for (pile, top) in self.tops[seat].iter_mut().enumerate() {
            let found = *top == Some(card);
            *top = if found { None } else { *top };
            self.bare[seat] |= (found as u8) << pile;
        }
        match self.lead {
            None => {
                self.lead = Some(card);
                self.last = None;
            }
            Some(lead) => self.end_trick(lead, card),
        }
    }

    fn end_trick(&mut self, lead: Card, second: Card) {
        let (leader, follower) = (self.leader, self.leader.next(SEATS));
        let Some((suit, rank)) = self.trump() else {
            return;
        };
        if second.suit() != lead.suit() && !trumps(suit, rank).contains(second) {
            self.lacks[follower] |= CardSet::suit(lead.suit());
        }
        let winner = if beats(lead, second, suit, rank) {
            follower
        } else {
            leader
        };
        self.points[winner] += value(lead) + value(second);
        self.tricks[winner] += 1;
        self.last = Some(LastTrick::new(leader, &[lead, second], SEATS, Some(winner)));
        self.leader = winner;
        self.lead = None;
        self.uncover(leader);
        self.uncover(follower);
        if self.is_over() {
            for giver in Seat::all(SEATS) {
                let gift = self.gifts[giver].map_or(0, value);
                self.points[giver.next(SEATS)] += gift;
            }
        }
    }

    /// Turns up what lies bare after the trick (`VD-5`).
    fn uncover(&mut self, seat: Seat) {
        // One card a trick bares one strawman at most.
        let bare = std::mem::take(&mut self.bare[seat]);
        let pile = bare.trailing_zeros() as usize % PILES;
        let (top, under) = (self.tops[seat][pile], self.covered[seat][pile]);
        let turned = self.past.turned[seat][pile];
        let (top, under, turned) = if bare == 0 {
            (top, under, turned)
        } else {
            // What had been turned up may itself have been played.
            (under, None, turned.or(under))
        };
        (self.tops[seat][pile], self.covered[seat][pile]) = (top, under);
        self.past.turned[seat][pile] = turned;
        self.open[seat].extend(top);
    }
}

/// Who has to act, from what everybody can see.
pub(super) fn due(
    named: usize,
    first_chooser: Seat,
    given: [bool; SEATS],
    (leader, led): (Seat, bool),
    over: bool,
) -> SeatSet {
    if over {
        return SeatSet::EMPTY;
    }
    if named < 2 {
        return SeatSet::one(first_chooser.left(named, SEATS));
    }
    let giving: SeatSet = Seat::all(SEATS)
        .filter(|seat| !given[seat.index()])
        .collect();
    if giving.is_empty() {
        SeatSet::one(leader.left(led as usize, SEATS))
    } else {
        giving
    }
}

/// What a player may do who is due, from his own cards and what everybody can see.
pub(super) fn legal(
    suit: Option<Suit>,
    rank: Option<Rank>,
    giving: bool,
    hand: CardSet,
    open: CardSet,
    lead: Option<Card>,
) -> Actions<Action> {
    let mut actions = Actions::new();
    if suit.is_none() {
        actions.extend(Suit::ALL.map(Action::Suit));
    }
    if rank.is_none() {
        actions.extend(Rank::ALL[..9].iter().copied().map(Action::Rank));
    }
    if !actions.is_empty() {
        return actions;
    }
    if giving {
        actions.extend(hand.into_iter().map(Action::Gift));
    } else {
        let cards = follow(hand | open, lead, suit.zip(rank));
        actions.extend(cards.into_iter().map(Action::Play));
    }
    actions
}

impl game::Round for Round {
    type Action = Action;
    type Reason = Reason;
    type Outcome = Outcome;

    fn seats(&self) -> usize {
        SEATS
    }

    fn dealer(&self) -> Seat {
        self.dealer
    }

    fn due(&self) -> SeatSet {
        due(
            self.suit.is_some() as usize + self.rank.is_some() as usize,
            self.first_chooser,
            [0, 1].map(|seat| self.gifts[Seat::new(seat)].is_some()),
            (self.leader, self.lead.is_some()),
            self.is_over(),
        )
    }

    fn legal(&self, seat: Seat) -> Actions<Action> {
        if !self.due().contains(seat) {
            return Actions::new();
        }
        let giving = self.gifts[seat].is_none();
        let (hand, open) = (self.hands[seat], self.open[seat]);
        legal(self.suit, self.rank, giving, hand, open, self.lead)
    }

    fn pick(&self, seat: Seat, choose: impl FnOnce(usize) -> usize) -> Action {
        let Some(trump) = self.trump() else {
            let legal = game::Round::legal(self, seat);
            return legal[choose(legal.len())];
        };
        let giving = self.gifts[seat].is_none();
        let cards = if giving {
            self.hands[seat]
        } else {
            follow(self.available(seat), self.lead, Some(trump))
        };
        let card = cards.nth(choose(cards.len()));
        let card = card.expect("a seat that is due has cards");
        if giving {
            Action::Gift(card)
        } else {
            Action::Play(card)
        }
    }

    // Asked before each action of a playout, and whose card is next is at hand.
    fn to_act(&self) -> Option<Seat> {
        let given = self.gifts.of(SEATS).iter().all(Option::is_some);
        if given && !self.is_over() {
            Some(self.leader.left(self.lead.is_some() as usize, SEATS))
        } else {
            self.due().first_left_of(self.dealer, SEATS)
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Why<Reason>> {
        Why::unless_due(seat, self.due())?;
        let naming = self.trump().is_none();
        let giving = !naming && self.gifts[seat].is_none();
        let reason = match action {
            Action::Suit(_) | Action::Rank(_) if giving => Reason::Giving,
            Action::Suit(_) | Action::Rank(_) if !naming => Reason::Playing,
            Action::Suit(_) if self.suit.is_some() => Reason::AlreadyNamed,
            Action::Rank(_) if self.rank.is_some() => Reason::AlreadyNamed,
            Action::Suit(_) | Action::Rank(_) => return Ok(()),
            Action::Gift(_) | Action::Play(_) if naming => Reason::Naming,
            Action::Gift(_) if !giving => Reason::Playing,
            Action::Gift(card) if self.hands[seat].contains(card) => return Ok(()),
            Action::Gift(card) if self.open[seat].contains(card) => Reason::GiftFromHand,
            Action::Gift(_) => Reason::NotInHand,
            Action::Play(_) if giving => Reason::Giving,
            // Whether an unavailable card is one's own covered one is not said: it would tell.
            Action::Play(card) if !self.available(seat).contains(card) => Reason::NotAvailable,
            Action::Play(card) => {
                let may = follow(self.available(seat), self.lead, self.trump());
                match self.lead {
                    Some(lead) if !may.contains(card) => Reason::MustFollow(lead.suit()),
                    _ => return Ok(()),
                }
            }
        };
        Err(Why::Rule(reason))
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Suit(suit) => self.suit = Some(suit),
            Action::Rank(rank) => self.rank = Some(rank),
            Action::Gift(card) => self.give(seat, card),
            Action::Play(card) => self.play_card(seat, card),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then_some(Outcome {
            points: self.points,
        })
    }

    fn tricks_played(&self) -> usize {
        self.tricks
            .of(SEATS)
            .iter()
            .map(|&tricks| tricks as usize)
            .sum()
    }

    fn at_once(&self) -> bool {
        self.trump().is_some() && self.gifts.of(SEATS).iter().any(Option::is_none)
    }
}

/// Puts the cards that a guess has for a place there.
pub(super) fn put(round: &mut Round, place: Place, cards: CardSet) {
    match place {
        Place::Hand(seat) => round.hands[seat] = cards,
        Place::Gift(seat) => round.gifts[seat] = cards.first(),
        Place::Covered(seat, pile) => round.covered[seat][pile as usize] = cards.first(),
        Place::Top(..) | Place::Turned | Place::Stock => {}
    }
}
