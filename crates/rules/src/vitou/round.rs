//! A Vitou hand that knows all cards.

use arrayvec::ArrayVec;

use crate::card::Card;
use crate::game::{self, Actions, Extra, Game, Points, Standing as _, Why};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::set::CardSet;

use super::{Action, CARDS, Options, Reason, SEATS, Standing, Table, Vitou};

/// The position: what lies open, and the hands.
#[derive(Clone, Copy)]
pub struct Round {
    pub(super) table: Table,
    pub(super) hands: BySeat<CardSet, SEATS>,
}

/// What a hand came to: the points of each side, and whether its value won the match (`VT-7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    points: [i32; 2],
    by_value: bool,
}

impl game::Outcome for Outcome {
    fn points(&self) -> Points {
        self.points.into_iter().collect()
    }

    fn extras(&self) -> ArrayVec<(&'static str, Extra), 2> {
        [("match", Extra::Flag(self.by_value))]
            .into_iter()
            .collect()
    }
}

impl Round {
    pub(super) fn deal(options: &Options, standing: &Standing, pack: &[Card]) -> Round {
        assert_eq!(pack.len(), Vitou::pack().len(), "a pack has 32 cards");
        let mut round = Round {
            table: Table::new(options, standing),
            hands: BySeat::default(),
        };
        let seats = options.variant.seats();
        for (seat, cards) in
            Seat::from_left_of(standing.dealer(), seats).zip(pack.chunks_exact(CARDS))
        {
            round.hands[seat].extend(cards.iter().copied());
        }
        round
    }

    /// What lies open to everybody.
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl game::Round for Round {
    type Action = Action;
    type Reason = Reason;
    type Outcome = Outcome;

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn dealer(&self) -> Seat {
        self.table.dealer()
    }

    fn due(&self) -> SeatSet {
        self.table.due()
    }

    fn legal(&self, seat: Seat) -> Actions<Action> {
        if self.due().contains(seat) {
            self.table.legal(self.hands[seat])
        } else {
            Actions::new()
        }
    }

    fn pick(&self, seat: Seat, choose: impl FnOnce(usize) -> usize) -> Action {
        self.table.pick(self.hands[seat], choose)
    }

    // Asked before each action of a playout, and whose turn it is is at hand.
    fn to_act(&self) -> Option<Seat> {
        self.table.turn()
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Why<Reason>> {
        Why::unless_due(seat, self.due())?;
        self.table
            .check(self.hands[seat], action)
            .map_err(Why::Rule)
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        if let Action::Play(card) = action {
            self.hands[seat].remove(card);
        }
        self.table.apply(action);
    }

    fn outcome(&self) -> Option<Outcome> {
        let (points, by_value) = self.table.score()?;
        Some(Outcome { points, by_value })
    }

    fn tricks_played(&self) -> usize {
        self.table.tricks().len()
    }
}
