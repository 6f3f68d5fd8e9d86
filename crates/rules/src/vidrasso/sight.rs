//! A Vidrasso hand as one eye sees it.

use arrayvec::ArrayVec;

use crate::card::{Card, Rank, Suit};
use crate::game::Actions;
use crate::seat::{BySeat, Eye, Seat, SeatSet};
use crate::set::CardSet;
use crate::trick::LastTrick;
use crate::view::{self, Guess, Hidden, Misfit, Place, Slot};

use super::round::{self, Past, Round};
use super::{Action, PILES, SEATS, TRICKS};

/// One card that may be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// There is none.
    None,
    /// There is one, and this eye does not see it.
    Hidden,
    /// There is this one.
    Card(Card),
}

impl Unseen {
    fn new(card: Option<Card>, seen: bool) -> Unseen {
        match card {
            None => Unseen::None,
            Some(card) if seen => Unseen::Card(card),
            Some(_) => Unseen::Hidden,
        }
    }

    fn known(self) -> Option<Card> {
        match self {
            Unseen::Card(card) => Some(card),
            Unseen::None | Unseen::Hidden => None,
        }
    }
}

/// A strawman, or what is left of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// The open card on top; none once it is played, until the trick is over.
    pub top: Option<Card>,
    /// The covered card under it.
    pub under: Unseen,
}

/// The position as one eye sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Whose eye it is.
    pub eye: Eye,
    /// Who dealt.
    pub dealer: Seat,
    /// Who names a trump first (`VD-2`).
    pub first_chooser: Seat,
    /// The trump suit, once named.
    pub suit: Option<Suit>,
    /// The trump rank, once named.
    pub rank: Option<Rank>,
    /// The hands this eye sees.
    pub hands: BySeat<Option<CardSet>, SEATS>,
    /// How many cards each hand has.
    pub counts: BySeat<u8, SEATS>,
    /// The strawmen.
    pub piles: BySeat<[Pile; PILES], SEATS>,
    /// The gifts, by giver.
    pub gifts: BySeat<Unseen, SEATS>,
    /// Cards that are proven not to be in a hand (voids).
    pub lacks: BySeat<CardSet, SEATS>,
    /// Who leads or led the trick.
    pub leader: Seat,
    /// The card led, if one lies there.
    pub lead: Option<Card>,
    /// The last trick, until the next card is played (`ALL-8`).
    pub last: Option<LastTrick<SEATS>>,
    /// How many tricks each has taken.
    pub tricks: BySeat<u8, SEATS>,
    chips: bool,
    points: BySeat<u16, SEATS>,
    unseen: CardSet,
    past: Past,
}

impl Sight {
    pub(super) fn new(round: &Round, eye: Eye) -> Sight {
        let over = round.is_over();
        let mut unseen = CardSet::EMPTY;
        let mut hands = BySeat::default();
        let mut counts = BySeat::default();
        let mut gifts = BySeat::new([Unseen::None; SEATS]);
        let mut piles = BySeat::new(
            [[Pile {
                top: None,
                under: Unseen::None,
            }; PILES]; SEATS],
        );
        for seat in Seat::all(SEATS) {
            let sees = eye.knows(seat);
            counts[seat] = round.hands[seat].len() as u8;
            if sees {
                hands[seat] = Some(round.hands[seat]);
            } else {
                unseen |= round.hands[seat];
            }
            gifts[seat] = Unseen::new(round.gifts[seat], sees || over);
            if gifts[seat] == Unseen::Hidden {
                unseen.extend(round.gifts[seat]);
            }
            for (pile, shown) in piles[seat].iter_mut().enumerate() {
                let under = round.covered[seat][pile];
                shown.top = round.tops[seat][pile];
                shown.under = Unseen::new(under, eye == Eye::House);
                if shown.under == Unseen::Hidden {
                    unseen.extend(under);
                }
            }
        }
        Sight {
            eye,
            dealer: round.dealer,
            first_chooser: round.first_chooser,
            suit: round.suit,
            rank: round.rank,
            hands,
            counts,
            piles,
            gifts,
            lacks: round.lacks,
            leader: round.leader,
            lead: round.lead,
            last: round.last,
            tricks: round.tricks,
            chips: round.chips,
            points: round.points,
            unseen,
            past: round.past,
        }
    }

    /// The points each has taken, gifts not counted before the end: what a perfect memory knows.
    ///
    /// For reckoning, not for showing: screens show [`Sight::shown_points`].
    pub fn points(&self) -> BySeat<u16, SEATS> {
        self.points
    }

    /// The points each has taken, where the table shows them: with chips, and when the hand is over (`ALL-8`).
    pub fn shown_points(&self) -> Option<BySeat<u16, SEATS>> {
        (self.chips || self.is_over()).then_some(self.points)
    }

    /// Whether all tricks are played.
    pub fn is_over(&self) -> bool {
        self.tricks
            .of(SEATS)
            .iter()
            .map(|&n| n as usize)
            .sum::<usize>()
            == TRICKS
    }

    /// All cards this eye has not seen.
    pub fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// The open cards of a seat's strawmen.
    pub fn open(&self, seat: Seat) -> CardSet {
        self.piles[seat]
            .iter()
            .filter_map(|pile| pile.top)
            .collect()
    }
}

impl view::Sight for Sight {
    type Action = Action;
    type Round = Round;

    fn eye(&self) -> Eye {
        self.eye
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn dealer(&self) -> Seat {
        self.dealer
    }

    fn due(&self) -> SeatSet {
        round::due(
            self.suit.is_some() as usize + self.rank.is_some() as usize,
            self.first_chooser,
            [0, 1].map(|seat| self.gifts[Seat::new(seat)] != Unseen::None),
            (self.leader, self.lead.is_some()),
            self.is_over(),
        )
    }

    fn legal(&self) -> Actions<Action> {
        let Eye::Seat(seat) = self.eye else {
            return Actions::new();
        };
        let hand = self.hands[seat].filter(|_| self.due().contains(seat));
        let Some(hand) = hand else {
            return Actions::new();
        };
        let giving = self.gifts[seat] == Unseen::None;
        round::legal(
            self.suit,
            self.rank,
            giving,
            hand,
            self.open(seat),
            self.lead,
        )
    }

    fn hidden(&self) -> Hidden {
        let mut slots = ArrayVec::new();
        for seat in Seat::all(SEATS) {
            let mut slot = |place, count: usize, may| {
                if count > 0 {
                    slots.push(Slot { place, count, may });
                }
            };
            if self.hands[seat].is_none() {
                // A void binds what is in the hand, not the gift and not what lies covered.
                let may = self.unseen - self.lacks[seat];
                slot(Place::Hand(seat), self.counts[seat] as usize, may);
            }
            let given = (self.gifts[seat] == Unseen::Hidden) as usize;
            slot(Place::Gift(seat), given, self.unseen);
            for (pile, shown) in self.piles[seat].iter().enumerate() {
                let under = (shown.under == Unseen::Hidden) as usize;
                slot(Place::Covered(seat, pile as u8), under, self.unseen);
            }
        }
        Hidden {
            unseen: self.unseen.into(),
            slots,
            choices: SeatSet::EMPTY,
        }
    }

    fn complete(&self, guess: &Guess<Action>) -> Result<Round, Misfit> {
        let hidden = self.hidden();
        hidden.fits(guess)?;
        let mut round = Round {
            dealer: self.dealer,
            first_chooser: self.first_chooser,
            chips: self.chips,
            suit: self.suit,
            rank: self.rank,
            hands: BySeat::default(),
            tops: BySeat::default(),
            covered: BySeat::default(),
            open: BySeat::default(),
            bare: BySeat::default(),
            past: self.past,
            gifts: BySeat::default(),
            lacks: self.lacks,
            leader: self.leader,
            lead: self.lead,
            last: self.last,
            points: self.points,
            tricks: self.tricks,
        };
        for seat in Seat::all(SEATS) {
            round.hands[seat] = self.hands[seat].unwrap_or_default();
            round.gifts[seat] = self.gifts[seat].known();
            round.open[seat] = self.open(seat);
            for (pile, shown) in self.piles[seat].iter().enumerate() {
                round.tops[seat][pile] = shown.top;
                round.covered[seat][pile] = shown.under.known();
                let bare = shown.top.is_none() && shown.under != Unseen::None;
                round.bare[seat] |= (bare as u8) << pile;
            }
        }
        for (slot, cards) in hidden.slots.iter().zip(&guess.cards) {
            round::put(&mut round, slot.place, cards.kinds());
        }
        Ok(round)
    }
}
