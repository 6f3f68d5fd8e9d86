//! A Stirnrunde round that knows all cards.

use arrayvec::ArrayVec;

use crate::card::Card;
use crate::game::{self, Actions, Extra, Options as _, Points, Standing as _, Why};
use crate::seat::{BySeat, Eye, Seat, SeatSet};
use crate::set::{CardBag, CardSet};

use super::open::{Open, Phase, Trump};
use super::{Action, Options, PACK, RANKS, Reason, SEATS, Standing, TrumpRule, cards_in, follow};

/// The position: about two hundred bytes, copied freely.
#[derive(Clone, Copy)]
pub struct Round {
    pub(super) open: Open,
    pub(super) hands: BySeat<CardBag, SEATS>,
    pub(super) bids: BySeat<Option<u8>, SEATS>,
    /// The cards not dealt, without the one turned up.
    pub(super) stock: CardBag,
}

/// What a round came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    seats: u8,
    points: BySeat<i32, SEATS>,
    bids: BySeat<u8, SEATS>,
    tricks: BySeat<u8, SEATS>,
}

impl game::Outcome for Outcome {
    fn points(&self) -> Points {
        self.points.of(self.seats.into()).iter().copied().collect()
    }

    fn extras(&self) -> ArrayVec<(&'static str, Extra), 2> {
        let numbers = |numbers: &BySeat<u8, SEATS>| {
            let numbers = numbers.of(self.seats.into());
            Extra::Numbers(numbers.iter().copied().collect())
        };
        let (bids, tricks) = (numbers(&self.bids), numbers(&self.tricks));
        [("bids", bids), ("tricks", tricks)].into()
    }
}

impl Outcome {
    /// Whether the announcement of each seat came true, by seat (`SR-5`).
    pub fn hits(&self) -> impl Iterator<Item = bool> {
        let seats = Seat::all(self.seats.into());
        seats.map(|seat| self.bids[seat] == self.tricks[seat])
    }
}

impl Round {
    pub(super) fn deal(options: &Options, standing: &Standing, pack: &[Card]) -> Round {
        assert_eq!(pack.len(), PACK.len(), "a pack has 64 cards");
        let (seats, round, dealer) = (options.seats(), standing.round(), standing.dealer());
        let setting = options.plan.setting(round);
        let cards = cards_in(round);
        let mut hands = BySeat::<CardBag, SEATS>::default();
        for row in pack.chunks_exact(seats).take(cards) {
            let mut seat = dealer;
            for &card in row {
                seat = seat.next(seats);
                hands[seat].insert(card);
            }
        }
        let turned = (setting.trump == TrumpRule::Turned).then(|| pack[seats * cards]);
        let whole = CardBag::twice(CardSet::ranks(&RANKS));
        let stock = hands
            .of(seats)
            .iter()
            .try_fold(whole, |stock, &hand| stock.without(hand))
            .filter(|stock| stock.len() == PACK.len() - seats * cards);
        let mut stock = stock.expect("a pack has each card twice");
        if let Some(card) = turned {
            assert!(stock.remove(card), "a pack has each card twice");
        }
        Round {
            open: Open::new(
                (options.players, dealer, round),
                setting,
                options.scoring,
                turned,
            ),
            hands,
            bids: BySeat::default(),
            stock,
        }
    }
}

impl game::Round for Round {
    type Action = Action;
    type Reason = Reason;
    type Outcome = Outcome;

    fn seats(&self) -> usize {
        self.open.seats()
    }

    fn dealer(&self) -> Seat {
        self.open.dealer
    }

    fn due(&self) -> SeatSet {
        self.open.due()
    }

    fn legal(&self, seat: Seat) -> Actions<Action> {
        self.open.legal(seat, Some(self.hands[seat]))
    }

    fn pick(&self, seat: Seat, choose: impl FnOnce(usize) -> usize) -> Action {
        match self.open.phase() {
            Phase::Announcing => Action::Bid(choose(usize::from(self.open.cards) + 1) as u8),
            Phase::Playing => {
                let cards = follow(self.hands[seat].kinds(), self.open.led());
                let card = cards.nth(choose(cards.len()));
                Action::Play(card.expect("a seat that is due has cards"))
            }
            Phase::Naming | Phase::Over => {
                let legal = self.legal(seat);
                legal[choose(legal.len())]
            }
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Why<Reason>> {
        self.open.check(seat, action)?;
        let hand = self.hands[seat].kinds();
        let reason = match (action, self.open.led()) {
            (Action::PlayUnseen, _) => Reason::NameCard,
            (Action::Play(card), _) if !hand.contains(card) => Reason::NotHeld,
            (Action::Play(card), Some(led)) if !follow(hand, Some(led)).contains(card) => {
                Reason::MustFollow(led)
            }
            (Action::Trump(_) | Action::Bid(_) | Action::Play(_), _) => return Ok(()),
        };
        Err(reason.into())
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Trump(suit) => self.open.trump = suit.map_or(Trump::None, Trump::Suit),
            Action::Bid(tricks) => {
                self.bids[seat] = Some(tricks);
                self.open.announced.insert(seat);
            }
            Action::Play(card) => {
                self.hands[seat].remove(card);
                self.open.play(seat, card);
            }
            // Never legal: it must be resolved first.
            Action::PlayUnseen => {}
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.open.phase() != Phase::Over {
            return None;
        }
        let tricks = self.open.tricks;
        let mut bids = BySeat::default();
        let mut points = BySeat::default();
        for seat in Seat::all(self.open.seats()) {
            bids[seat] = self.bids[seat]?;
            points[seat] = self.open.scoring.points(bids[seat], tricks[seat]);
        }
        Some(Outcome {
            seats: self.open.seats,
            points,
            bids,
            tricks,
        })
    }

    fn tricks_played(&self) -> usize {
        self.open.played.into()
    }

    fn at_once(&self) -> bool {
        self.open.at_once()
    }

    /// The word of a seat that has not seen its card stands for that card, and no card it names is looked at (`SR-7`).
    fn resolve(&self, seat: Seat, word: Action) -> Result<Action, Why<Reason>> {
        if !matches!(word, Action::Play(_) | Action::PlayUnseen) {
            return Ok(word);
        }
        self.open.check(seat, word)?;
        let seen = self.open.shows_hand(Eye::Seat(seat), seat);
        match (word, seen, self.hands[seat].kinds().first()) {
            (Action::PlayUnseen, false, Some(card)) => Ok(Action::Play(card)),
            (Action::PlayUnseen, ..) => Err(Reason::NameCard.into()),
            (_, false, _) => Err(Reason::Unseen.into()),
            (_, true, _) => Ok(word),
        }
    }

    // Asked before each action of a playout, and whose card is next is at hand.
    fn to_act(&self) -> Option<Seat> {
        match self.open.phase() {
            Phase::Playing => Some(self.open.turn),
            _ => self.due().first_left_of(self.open.dealer, self.seats()),
        }
    }
}
