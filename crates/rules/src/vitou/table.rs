//! What lies open to everybody in a Vitou hand, and all the rules: they need no more than this and one's own cards.

use arrayvec::ArrayVec;

use crate::card::Card;
use crate::game::{Actions, Standing as _};
use crate::seat::{Seat, SeatSet};
use crate::set::CardSet;
use crate::talk::NoSignal;
use crate::trick::LastTrick;

use super::certain::{self, Endings, Verdict};
use super::{
    Action, Brink, CARDS, Options, PACK_SET, Raise, Reason, SEATS, Side, Standing, TRICKS, Variant,
    verdict,
};

/// What has to be done next, or why there is nothing more to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A look at the cards, or a raise without one (`VT-13`).
    Blind,
    /// Whether to skip the hand (`VT-14`).
    Skip,
    /// The answer to a proposal to skip (`VT-14`).
    Skipped,
    /// Play, throw in, or leave it to the partner (`VT-8`, `VT-16`).
    Decide,
    /// Play or throw in, when the partner has left it to this seat (`VT-8`).
    Asked,
    /// Play or pass (`VT-9`).
    Offer,
    /// The answer to a raise, where that comes before the next card (`VT-11`).
    Answer,
    /// A card, with a raise before it where that is allowed.
    Play,
    /// Nothing: the hand is over.
    Over(End),
}

/// Why a hand is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The tricks have settled it (`VT-1`).
    Played(Verdict),
    /// The cards on the table settle it, whatever comes (`VT-2`).
    Certain {
        /// What it comes to.
        verdict: Verdict,
        /// How this trick could still have ended, as far as the open cards tell.
        trick: Endings,
    },
    /// This seat gave up rather than answer a raise (`VT-6`).
    GivenUp(Seat),
    /// This seat threw the hand in (`VT-8`).
    ThrownIn(Seat),
    /// All passed (`VT-9`).
    Passed,
    /// The two agreed to skip it (`VT-14`).
    Skipped,
}

/// Which sides are one point from the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Near {
    /// None.
    Neither,
    /// This one, and the other is further away (`VT-8`).
    One(Side),
    /// Both (`VT-9`).
    Both,
}

/// What a hand is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Points.
    Points(i32),
    /// The match: whatever the winner is short of (`VT-7`).
    Match,
}

/// What a hand is worth after so many raises, as long as it is not the match.
const WORTHS: [i32; 4] = [1, 3, 6, 12];

/// Everything open about a hand. What a seat's cards are is not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    variant: Variant,
    dealer: Seat,
    near: Near,
    /// How many points each side is short of the end of the match.
    missing: [u8; 2],
    phase: Phase,
    turn: Seat,
    /// Who has seen his own cards.
    looked: SeatSet,
    leader: Seat,
    /// The cards of the trick under way, in the order played.
    trick: [Option<Card>; SEATS],
    /// Who took each trick; the first `tricks_played` count.
    winners: [Option<Seat>; TRICKS],
    tricks_played: u8,
    last: Option<LastTrick<SEATS>>,
    /// All cards played.
    open: CardSet,
    /// How many raises were made.
    raises: u8,
    raiser: Option<Seat>,
    owing: Option<Seat>,
    /// Whether the seat that plays the next card has raised in this turn.
    raised: bool,
}

impl Table {
    pub(super) fn new(options: &Options, standing: &Standing) -> Table {
        let (variant, dealer) = (options.variant, standing.dealer());
        let seats = variant.seats();
        let leader = dealer.next(seats);
        let near = standing.near(options);
        let everybody = SeatSet::all(seats);
        let (phase, turn, looked) = match near {
            Near::Neither if variant == Variant::CasonTwo => (Phase::Blind, leader, SeatSet::EMPTY),
            Near::Neither => (Phase::Play, leader, everybody),
            Near::One(side) => {
                let first = if Side::of(leader) == side {
                    leader
                } else {
                    leader.next(seats)
                };
                (Phase::Decide, first, everybody)
            }
            Near::Both => (Phase::Offer, leader, SeatSet::one(leader)),
        };
        Table {
            variant,
            dealer,
            near,
            missing: Side::ALL.map(|side| standing.missing(options, side) as u8),
            phase,
            turn,
            looked,
            leader,
            trick: [None; SEATS],
            winners: [None; TRICKS],
            tricks_played: 0,
            last: None,
            open: CardSet::EMPTY,
            raises: 0,
            raiser: None,
            owing: None,
            raised: false,
        }
    }

    /// The variant being played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.variant.seats()
    }

    /// Who dealt.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Which sides are one point from the end of the match.
    pub fn near(&self) -> Near {
        self.near
    }

    /// How many points a side is short of the end of the match.
    pub fn missing(&self, side: Side) -> i32 {
        self.missing[side.index()].into()
    }

    /// What has to be done next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has to do it; nobody once the hand is over.
    pub fn turn(&self) -> Option<Seat> {
        self.end().is_none().then_some(self.turn)
    }

    /// Why the hand is over, once it is.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            _ => None,
        }
    }

    /// Who has seen his own cards: everybody, but under `VT-9` and `VT-13`.
    pub fn looked(&self) -> SeatSet {
        self.looked
    }

    /// Whose cards this seat sees beside his own: the partner's with his side alone near the end (`VT-8`).
    pub fn shown(&self, seat: Seat) -> Option<Seat> {
        let near = self.near == Near::One(Side::of(seat)) && self.seats() == SEATS;
        near.then(|| seat.left(2, SEATS))
    }

    /// Whether the seat has its cards: under `VT-9` they come one seat after the other.
    pub fn has_cards(&self, seat: Seat) -> bool {
        self.near != Near::Both || self.looked.contains(seat)
    }

    /// How many cards the seat has or will get before it can play: three, less those played.
    pub fn left_to_play(&self, seat: Seat) -> usize {
        let place = seat.distance_from(self.leader, self.seats());
        let played = self.tricks_played as usize + (place < self.laid()) as usize;
        CARDS.saturating_sub(played)
    }

    /// Who leads or led the trick.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// The cards of the trick under way with their seats, in the order played.
    ///
    /// A trick that stopped because the hand was certain stays here; one that is over is the last trick.
    pub fn trick(&self) -> impl Iterator<Item = (Seat, Card)> {
        let cards = self.trick.iter().flatten().enumerate();
        cards.map(|(n, &card)| (self.leader.left(n, self.seats()), card))
    }

    /// The last trick, until the next card is played (`ALL-8`).
    pub fn last(&self) -> Option<&LastTrick<SEATS>> {
        self.last.as_ref()
    }

    /// Who took each trick so far; nobody a void one.
    pub fn tricks(&self) -> &[Option<Seat>] {
        &self.winners[..self.tricks_played as usize]
    }

    /// All cards played in this hand.
    pub fn open(&self) -> CardSet {
        self.open
    }

    /// What the hand is worth as things are agreed, a raise that is not yet answered left out.
    pub fn worth(&self) -> Worth {
        self.worth_after(self.raises as usize - self.owing.is_some() as usize)
    }

    /// What an unanswered raise would make the hand worth, or would have when it was given up.
    pub fn offered(&self) -> Option<Worth> {
        self.owing.map(|_| self.worth_after(self.raises as usize))
    }

    fn worth_after(&self, raises: usize) -> Worth {
        if raises >= self.variant.ladder().len() {
            Worth::Match
        } else {
            Worth::Points(WORTHS[raises])
        }
    }

    /// Who made the last raise.
    pub fn raiser(&self) -> Option<Seat> {
        self.raiser
    }

    /// Who owes the answer to a raise; nobody once the hand is over. Its side may not signal (`VT-10`).
    pub fn owing(&self) -> Option<Seat> {
        self.owing.filter(|_| self.end().is_none())
    }

    /// The next raise there is, whoever may make it; none with the match at stake or a side near the end.
    pub fn next_raise(&self) -> Option<Raise> {
        let next = self.variant.ladder().get(self.raises as usize).copied();
        next.filter(|_| self.near == Near::Neither && self.end().is_none())
    }

    /// Whether the next raise is open to this side: each but the first to the side that did not make the last (`VT-5`).
    pub fn may_raise(&self, side: Side) -> bool {
        self.next_raise().is_some() && !self.raised_last(side)
    }

    /// Whether this side made the last raise.
    fn raised_last(&self, side: Side) -> bool {
        self.raiser.is_some_and(|raiser| Side::of(raiser) == side)
    }

    /// Whether the seat whose turn it is has raised in this turn, so that it plays now (`VT-5`, `VT-11`).
    pub fn raised(&self) -> bool {
        self.raised && self.phase == Phase::Play
    }

    /// Whether this card would make the outcome of the hand certain (`VT-2`), if the seat whose turn it is played it.
    pub fn decides(&self, card: Card) -> bool {
        if self.tricks_played == 0 || self.both_may_take(Some(card)) {
            return false;
        }
        let (mut cards, mut open) = (self.cards(), self.open);
        open.insert(card);
        cards.try_push(card).is_ok() && {
            let endings = certain::endings(self.leader, &cards, self.seats(), open);
            certain::certain(&self.sides(), endings).is_some()
        }
    }

    /// Whether the seat may give a signal, repetition apart (`VT-10`).
    ///
    /// # Errors
    /// The reason why not.
    pub fn may_signal(&self, seat: Seat) -> Result<(), NoSignal> {
        if self.variant == Variant::CasonTwo {
            return Err(NoSignal::Off);
        }
        if self.near == Near::Both {
            return Err(NoSignal::BothNear);
        }
        match self.owing {
            Some(owing) if Side::of(owing) == Side::of(seat) => Err(NoSignal::Owing),
            _ => Ok(()),
        }
    }

    /// Who has to act.
    pub(super) fn due(&self) -> SeatSet {
        self.turn().map_or(SeatSet::EMPTY, SeatSet::one)
    }

    /// What the seat whose turn it is may do with these cards.
    ///
    /// While it has not seen them they make no difference.
    pub(super) fn legal(&self, hand: CardSet) -> Actions<Action> {
        let raise = || self.open_raise(hand).map(Action::Raise);
        let mut actions = Actions::new();
        match self.phase {
            Phase::Blind => actions.extend(raise().into_iter().chain([Action::Look])),
            Phase::Skip => actions.extend([Action::Go, Action::Skip]),
            Phase::Skipped => actions.extend([Action::Agree, Action::Refuse]),
            Phase::Decide if self.variant == Variant::CasonTwo => {
                actions.extend([Action::Go, Action::Throw]);
            }
            Phase::Decide => actions.extend([Action::Go, Action::Throw, Action::Ask]),
            Phase::Asked => actions.extend([Action::Go, Action::Throw]),
            Phase::Offer => actions.extend([Action::Go, Action::Pass]),
            Phase::Answer => {
                actions.extend(raise().into_iter().chain([Action::Accept, Action::Fold]));
            }
            Phase::Play => {
                actions.extend(raise());
                actions.extend(self.open_cards(hand).into_iter().map(Action::Play));
                actions.extend(self.answering().then_some(Action::Fold));
            }
            Phase::Over(_) => {}
        }
        actions
    }

    /// One of the legal actions, the one whose number is chosen when told how many there are.
    pub(super) fn pick(&self, hand: CardSet, choose: impl FnOnce(usize) -> usize) -> Action {
        if self.phase != Phase::Play {
            let legal = self.legal(hand);
            return legal[choose(legal.len())];
        }
        let (raise, cards) = (self.open_raise(hand), self.open_cards(hand));
        let before = raise.is_some() as usize;
        let chosen = choose(before + cards.len() + self.answering() as usize);
        match (raise, chosen.checked_sub(before)) {
            (Some(raise), None) => Action::Raise(raise),
            (_, nth) => {
                let card = nth.and_then(|nth| cards.nth(nth));
                card.map_or(Action::Fold, Action::Play)
            }
        }
    }

    /// The raise that the seat whose turn it is may make with these cards, where it may raise at all.
    fn open_raise(&self, hand: CardSet) -> Option<Raise> {
        let raise = self.next_raise()?;
        if self.raised_last(Side::of(self.turn)) || self.raised() {
            return None;
        }
        let open = self.variant != Variant::Morlino
            || self.laid() + 1 < self.seats() && self.leaves_open(hand);
        open.then_some(raise)
    }

    /// The cards that the seat whose turn it is may play of these.
    fn open_cards(&self, hand: CardSet) -> CardSet {
        if self.variant == Variant::Morlino && self.raised() {
            let open = self.not_deciding(hand);
            if !open.is_empty() {
                return open;
            }
        }
        hand
    }

    /// Whether the seat whose turn it is may do this with these cards.
    pub(super) fn check(&self, hand: CardSet, action: Action) -> Result<(), Reason> {
        let two = self.variant == Variant::CasonTwo;
        let reason = match (action, self.phase) {
            (Action::Raise(raise), _) => return self.check_raise(hand, raise),
            (Action::Play(card), Phase::Play) => return self.check_card(hand, card),
            (Action::Play(_), _) => self.demand(),
            (Action::Accept | Action::Fold, Phase::Answer)
            | (Action::Look, Phase::Blind)
            | (Action::Skip, Phase::Skip)
            | (Action::Agree | Action::Refuse, Phase::Skipped)
            | (Action::Go, Phase::Skip | Phase::Decide | Phase::Asked | Phase::Offer)
            | (Action::Throw, Phase::Decide | Phase::Asked)
            | (Action::Pass, Phase::Offer) => return Ok(()),
            (Action::Accept, _) if self.answering() => Reason::AcceptByPlaying,
            (Action::Fold, _) if self.answering() => return Ok(()),
            (Action::Accept | Action::Fold, _) => Reason::NothingToAnswer(self.variant),
            (Action::Ask, Phase::Decide) if two => Reason::NoPartner,
            (Action::Ask, Phase::Decide) => return Ok(()),
            (Action::Ask, Phase::Asked) => Reason::AskedAlready(self.brink()),
            (Action::Look, _) if two => Reason::SeenAlready,
            (Action::Look, _) => Reason::LookForTwo,
            (Action::Skip | Action::Agree | Action::Refuse, _) if !two => Reason::SkipForTwo,
            (Action::Agree | Action::Refuse, _) => Reason::NothingProposed,
            (Action::Skip, Phase::Answer | Phase::Play) if self.raises > 0 => Reason::SkipAtOne,
            (Action::Skip, Phase::Play) => Reason::SkipSettled,
            (Action::Go, Phase::Play) if two && self.near == Near::Neither => Reason::SkipSettled,
            (Action::Go, Phase::Play) | (Action::Throw | Action::Ask, _)
                if self.near == Near::Neither =>
            {
                Reason::NoDecision(self.variant)
            }
            (Action::Pass, _) if self.near != Near::Both => Reason::NoPassing(self.variant),
            (Action::Skip | Action::Go | Action::Throw | Action::Ask | Action::Pass, _) => {
                self.demand()
            }
        };
        Err(reason)
    }

    fn check_raise(&self, hand: CardSet, raise: Raise) -> Result<(), Reason> {
        let morlino = self.variant == Variant::Morlino;
        let reason = if self.near != Near::Neither {
            Reason::RaiseNear(self.brink())
        } else if !matches!(self.phase, Phase::Blind | Phase::Answer | Phase::Play) {
            self.demand()
        } else if self.raised() {
            Reason::RaisedThisTurn(self.variant)
        } else if morlino && self.laid() + 1 == self.seats() {
            Reason::RaiseByLast
        } else if raise == Raise::Match && !morlino {
            Reason::MatchIsTwelve
        } else if self.raised_last(Side::of(self.turn)) {
            Reason::OwnRaise
        } else {
            match self.next_raise() {
                None => Reason::MatchAtStake,
                Some(next) if next != raise => Reason::NextRaise(next),
                Some(_) if morlino && !self.leaves_open(hand) => Reason::AllDeciding,
                Some(_) => return Ok(()),
            }
        };
        Err(reason)
    }

    fn check_card(&self, hand: CardSet, card: Card) -> Result<(), Reason> {
        if !hand.contains(card) {
            return Err(Reason::NotHeld);
        }
        // A hand of deciding cards only cannot have raised: it is a wrong guess at what somebody
        // else holds, and whoever follows that up must be able to play on.
        let bound = self.variant == Variant::Morlino && self.raised();
        if bound && self.decides(card) && self.leaves_open(hand) {
            return Err(Reason::Deciding);
        }
        Ok(())
    }

    /// Whether one of these cards leaves the outcome open (`VT-5`).
    fn leaves_open(&self, hand: CardSet) -> bool {
        // No hand is certain before its first trick is over.
        !hand.is_empty()
            && (self.tricks_played == 0 || hand.into_iter().any(|card| !self.decides(card)))
    }

    /// Which of these cards leave the outcome open (`VT-5`).
    fn not_deciding(&self, hand: CardSet) -> CardSet {
        // No hand is certain before its first trick is over.
        if self.tricks_played == 0 {
            return hand;
        }
        hand.into_iter()
            .filter(|&card| !self.decides(card))
            .collect()
    }

    /// Whether the seat whose turn it is owes the answer to a raise.
    fn answering(&self) -> bool {
        self.owing == Some(self.turn)
    }

    /// What has to be done before anything else can be.
    fn demand(&self) -> Reason {
        match self.phase {
            Phase::Blind => Reason::LookFirst,
            Phase::Skip => Reason::SkipOrGoFirst,
            Phase::Skipped => Reason::AgreeFirst,
            Phase::Decide | Phase::Asked => Reason::DecideFirst(self.brink()),
            Phase::Offer => Reason::GoOrPassFirst(self.brink()),
            Phase::Answer => Reason::AnswerFirst,
            Phase::Play | Phase::Over(_) => Reason::PlayCard,
        }
    }

    fn brink(&self) -> Brink {
        Brink {
            variant: self.variant,
            both: self.near == Near::Both,
        }
    }

    /// Does what is known to be legal.
    pub(super) fn apply(&mut self, action: Action) {
        let seats = self.seats();
        match action {
            Action::Raise(_) => self.raise(),
            Action::Play(card) => self.play_card(card),
            Action::Accept => {
                self.owing = None;
                self.play_on();
            }
            Action::Fold => self.end_with(End::GivenUp(self.turn)),
            Action::Throw => self.end_with(End::ThrownIn(self.turn)),
            Action::Ask => {
                self.phase = Phase::Asked;
                self.turn = self.turn.left(2, seats);
            }
            Action::Go if self.phase == Phase::Skip && self.turn != self.dealer => {
                self.turn = self.dealer;
            }
            Action::Go | Action::Refuse => self.play_on(),
            Action::Pass if self.turn == self.dealer => self.end_with(End::Passed),
            Action::Pass => {
                self.turn = self.turn.next(seats);
                self.looked.insert(self.turn);
            }
            Action::Look => {
                self.looked.insert(self.turn);
                if self.turn == self.dealer {
                    self.phase = Phase::Skip;
                }
                self.turn = self.turn.next(seats);
            }
            Action::Skip => {
                self.phase = Phase::Skipped;
                self.turn = self.turn.next(seats);
            }
            Action::Agree => self.end_with(End::Skipped),
        }
    }

    fn raise(&mut self) {
        let answering = self.phase == Phase::Answer;
        let asked = match self.raiser {
            // A raise in answer goes back to whoever raised before it (`VT-11`).
            Some(before) if answering => before,
            _ => self.turn.next(self.seats()),
        };
        self.raises = self.raises.saturating_add(1);
        self.raiser = Some(self.turn);
        self.owing = Some(asked);
        // The first lead after a blind raise is a turn of its own (`VT-13`).
        self.raised |= self.phase == Phase::Play;
        if self.variant != Variant::Morlino {
            self.phase = Phase::Answer;
            self.turn = asked;
            self.looked.insert(asked);
        }
    }

    /// Goes on with the next card. All see theirs now, whoever has not yet (`VT-9`, `VT-13`).
    fn play_on(&mut self) {
        self.phase = Phase::Play;
        self.turn = self.leader.left(self.laid(), self.seats());
        self.looked = SeatSet::all(self.seats());
    }

    fn play_card(&mut self, card: Card) {
        if self.answering() {
            self.owing = None;
        }
        self.raised = false;
        self.last = None;
        self.put_down(card);
        if self.laid() == self.seats() {
            self.end_trick();
        } else if let Some(verdict) = self.certain() {
            let trick = self.endings();
            self.end_with(End::Certain { verdict, trick });
        } else {
            self.turn = self.turn.next(self.seats());
        }
    }

    fn end_trick(&mut self) {
        let (cards, seats) = (self.cards(), self.seats());
        let winner = certain::winner(self.leader, &cards, seats);
        self.last = Some(LastTrick::new(self.leader, &cards, seats, winner));
        if let Some(place) = self.winners.get_mut(self.tricks_played as usize) {
            *place = winner;
            self.tricks_played += 1;
        }
        self.trick = [None; SEATS];
        // The same seat leads again after a void trick (`VT-3`).
        self.leader = winner.unwrap_or(self.leader);
        self.turn = self.leader;
        if let Some(verdict) = verdict(&self.sides()) {
            self.end_with(End::Played(verdict));
        }
    }

    fn end_with(&mut self, end: End) {
        self.phase = Phase::Over(end);
        self.raised = false;
    }

    fn put_down(&mut self, card: Card) {
        let place = self.trick.iter_mut().find(|place| place.is_none());
        if let Some(place) = place {
            *place = Some(card);
        }
        self.open.insert(card);
    }

    /// How many cards lie in the trick under way.
    fn laid(&self) -> usize {
        self.trick.iter().flatten().count()
    }

    fn cards(&self) -> ArrayVec<Card, SEATS> {
        self.trick.iter().flatten().copied().collect()
    }

    fn sides(&self) -> ArrayVec<Option<Side>, TRICKS> {
        let winners = self.tricks().iter();
        winners.map(|winner| winner.map(Side::of)).collect()
    }

    fn endings(&self) -> Endings {
        certain::endings(self.leader, &self.cards(), self.seats(), self.open)
    }

    /// Whether two seats are to come, with this card played first, and unseen cards can take the trick:
    /// the quick way to see that nothing is certain.
    fn both_may_take(&self, card: Option<Card>) -> bool {
        let cards = self.trick.iter().flatten().copied().chain(card);
        let (mut unseen, mut laid) = (PACK_SET - self.open, 0);
        for card in cards {
            unseen &= certain::higher(card.rank());
            laid += 1;
        }
        laid + 2 <= self.seats() && !unseen.is_empty()
    }

    fn certain(&self) -> Option<Verdict> {
        if self.tricks_played == 0 || self.both_may_take(None) {
            return None;
        }
        certain::certain(&self.sides(), self.endings())
    }

    /// The points of the hand a side at a time, once it is over, and whether its value won the match (`VT-7`).
    pub fn score(&self) -> Option<([i32; 2], bool)> {
        let (winner, points, by_value) = match self.end()? {
            End::Played(Verdict::Won(side))
            | End::Certain {
                verdict: Verdict::Won(side),
                ..
            } => match (self.near, self.worth_after(self.raises as usize)) {
                // Whoever is near and plays risks 3 for the one point missing (`VT-8`).
                (Near::One(near), _) if near != side => (side, 3, false),
                (_, Worth::Points(points)) => (side, points, false),
                (_, Worth::Match) => (side, self.missing(side), true),
            },
            End::GivenUp(seat) => match self.worth() {
                Worth::Points(points) => (Side::of(seat).other(), points, false),
                Worth::Match => return None,
            },
            End::ThrownIn(seat) => (Side::of(seat).other(), 1, false),
            End::Passed | End::Skipped | End::Played(_) | End::Certain { .. } => {
                return Some(([0; 2], false));
            }
        };
        let mut score = [0; 2];
        score[winner.index()] = points;
        Some((score, by_value))
    }
}
