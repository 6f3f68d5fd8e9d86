//! What lies open to everybody in a round: positions and sights are both made of it and of cards.

use arrayvec::ArrayVec;

use crate::card::{Card, Suit};
use crate::game::{Actions, Why};
use crate::seat::{BySeat, Eye, Seat, SeatSet};
use crate::set::{CardBag, CardSet};
use crate::trick::LastTrick;

use super::{
    Action, Announce, Reason, SEATS, Scoring, Setting, TrumpRule, beats, cards_in, follow,
};

/// The trump of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trump {
    /// The dealer has yet to name it.
    Unnamed,
    /// There is none.
    None,
    /// This suit.
    Suit(Suit),
}

impl Trump {
    /// The suit, where there is one.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Trump::Suit(suit) => Some(suit),
            Trump::Unnamed | Trump::None => None,
        }
    }
}

/// How far a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The dealer names trumps (`SR-2`).
    Naming,
    /// Tricks are announced (`SR-3`).
    Announcing,
    /// Cards are played.
    Playing,
    /// All cards are played.
    Over,
}

/// The part of a position that everybody may know (`ALL-7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// How many seats.
    pub seats: u8,
    /// Who dealt.
    pub dealer: Seat,
    /// The number of the round, from 1.
    pub round: u8,
    /// How many cards each was dealt.
    pub cards: u8,
    /// The settings of the round.
    pub setting: Setting,
    /// What exactness is worth at this table.
    pub scoring: Scoring,
    /// The trump.
    pub trump: Trump,
    /// The card turned up for trumps; it plays no part.
    pub turned: Option<Card>,
    /// Who has announced; what, is open to all only when it was said in turn or all have.
    pub announced: SeatSet,
    /// How many tricks each has taken.
    pub tricks: BySeat<u8, SEATS>,
    /// Who leads or led the trick.
    pub leader: Seat,
    /// Whose card is next.
    pub turn: Seat,
    /// The trick so far, by seat.
    pub trick: BySeat<Option<Card>, SEATS>,
    /// Whose card wins the trick so far.
    pub winning: Option<Seat>,
    /// The last trick, until the next card is played (`ALL-8`).
    pub last: Option<LastTrick<SEATS>>,
    /// How many tricks are complete.
    pub played: u8,
    /// Cards proven not to be in a hand, because their suit was led and not followed.
    pub lacks: BySeat<CardSet, SEATS>,
}

impl Open {
    /// A round of which the cards have just been dealt.
    pub(super) fn new(
        (seats, dealer, round): (u8, Seat, usize),
        setting: Setting,
        scoring: Scoring,
        turned: Option<Card>,
    ) -> Open {
        let leader = dealer.next(seats.into());
        Open {
            seats,
            dealer,
            round: round as u8,
            cards: cards_in(round) as u8,
            setting,
            scoring,
            trump: match setting.trump {
                TrumpRule::Turned => turned.map_or(Trump::None, |card| Trump::Suit(card.suit())),
                TrumpRule::None => Trump::None,
                TrumpRule::Dealer => Trump::Unnamed,
                TrumpRule::Fixed(suit) => Trump::Suit(suit),
            },
            turned,
            announced: SeatSet::EMPTY,
            tricks: BySeat::default(),
            leader,
            turn: leader,
            trick: BySeat::default(),
            winning: None,
            last: None,
            played: 0,
            lacks: BySeat::default(),
        }
    }

    /// How many seats, for counting.
    pub(super) fn seats(&self) -> usize {
        self.seats.into()
    }

    /// How far the round has come.
    pub fn phase(&self) -> Phase {
        if self.played == self.cards {
            Phase::Over
        } else if self.announced == SeatSet::all(self.seats()) {
            Phase::Playing
        } else if self.trump == Trump::Unnamed {
            Phase::Naming
        } else {
            Phase::Announcing
        }
    }

    /// The suit led, if a card lies there.
    pub fn led(&self) -> Option<Suit> {
        self.trick[self.leader].map(Card::suit)
    }

    /// How many cards a seat holds.
    pub fn count(&self, seat: Seat) -> usize {
        let left = self.cards - self.played;
        usize::from(left) - usize::from(self.trick[seat].is_some())
    }

    /// Who has to act.
    pub fn due(&self) -> SeatSet {
        match self.phase() {
            Phase::Naming => SeatSet::one(self.dealer),
            Phase::Announcing if self.setting.announce == Announce::Hidden => {
                SeatSet::all(self.seats()) - self.announced
            }
            Phase::Announcing => {
                let before = self.announced.len();
                SeatSet::one(self.dealer.left(before + 1, self.seats()))
            }
            Phase::Playing => SeatSet::one(self.turn),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Whether all who are due announce at once, without seeing each other.
    pub fn at_once(&self) -> bool {
        self.setting.announce == Announce::Hidden && self.phase() == Phase::Announcing
    }

    /// Whether the eye sees the hand of a seat.
    pub fn shows_hand(&self, eye: Eye, seat: Seat) -> bool {
        let announced = || matches!(self.phase(), Phase::Playing | Phase::Over);
        match eye {
            Eye::House => true,
            Eye::Public => false,
            Eye::Seat(own) => match self.setting.announce {
                Announce::Open | Announce::Hidden => own == seat,
                // Nobody has looked before all have announced (`SR-2`).
                Announce::Blind => own == seat && announced(),
                // All cards but one's own (`SR-7`).
                Announce::Forehead => own != seat,
            },
        }
    }

    /// Whether the eye knows what a seat has announced, if it has.
    pub fn shows_bid(&self, eye: Eye, seat: Seat) -> bool {
        !self.at_once() || eye.knows(seat)
    }

    /// What a seat may do, from its hand if it has seen that.
    pub(super) fn legal(&self, seat: Seat, hand: Option<CardBag>) -> Actions<Action> {
        let mut actions = Actions::new();
        if !self.due().contains(seat) {
            return actions;
        }
        match (self.phase(), hand) {
            (Phase::Naming, _) => {
                actions.extend(Suit::ALL.map(|suit| Action::Trump(Some(suit))));
                actions.push(Action::Trump(None));
            }
            (Phase::Announcing, _) => actions.extend((0..=self.cards).map(Action::Bid)),
            (Phase::Playing, Some(hand)) => {
                let cards = follow(hand.kinds(), self.led());
                actions.extend(cards.into_iter().map(Action::Play));
            }
            (Phase::Playing, None) => actions.push(Action::PlayUnseen),
            (Phase::Over, _) => {}
        }
        actions
    }

    /// Whether a seat may do something of this kind now: all of the rules that do not ask for its cards.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Why<Reason>> {
        Why::unless_due(seat, self.due())?;
        let reason = match (self.phase(), action) {
            (Phase::Naming, Action::Trump(_))
            | (Phase::Playing, Action::Play(_) | Action::PlayUnseen) => return Ok(()),
            (Phase::Announcing, Action::Bid(tricks)) if tricks <= self.cards => return Ok(()),
            (Phase::Announcing, Action::Bid(_)) => Reason::TooMany(self.cards),
            (_, Action::Trump(_)) => Reason::NotToName,
            (Phase::Naming, _) => Reason::Naming,
            (Phase::Announcing, _) => Reason::Announcing,
            (Phase::Playing | Phase::Over, _) => Reason::Playing,
        };
        Err(reason.into())
    }

    /// Takes a card that a seat has played.
    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        let suit = card.suit();
        match self.winning {
            None => {
                self.last = None;
                self.winning = Some(seat);
            }
            Some(winning) => {
                if let Some(led) = self.led().filter(|&led| led != suit) {
                    self.lacks[seat] |= CardSet::suit(led);
                }
                let best = self.trick[winning];
                if best.is_some_and(|best| beats(best, card, self.trump.suit())) {
                    self.winning = Some(seat);
                }
            }
        }
        self.trick[seat] = Some(card);
        self.turn = seat.next(self.seats());
        if self.turn == self.leader {
            self.end_trick();
        }
    }

    fn end_trick(&mut self) {
        let Some(winner) = self.winning.take() else {
            return;
        };
        let mut cards = ArrayVec::<Card, SEATS>::new();
        let mut seat = self.leader;
        for _ in 0..self.seats {
            cards.extend(self.trick[seat]);
            seat = seat.next(self.seats());
        }
        self.last = Some(LastTrick::new(
            self.leader,
            &cards,
            self.seats(),
            Some(winner),
        ));
        self.trick = BySeat::default();
        self.tricks[winner] += 1;
        self.played += 1;
        self.leader = winner;
        self.turn = winner;
    }
}
