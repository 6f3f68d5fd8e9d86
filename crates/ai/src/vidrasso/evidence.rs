//! What the other has named, given and played, and how likely that was with the cards that he has in a world.

use strohmann_rules::vidrasso::{Action, Round, Unseen};
use strohmann_rules::{Eye, Game as _, Round as _, Seat, Seen, Vidrasso, View};

use crate::greedy::exp::exp;
use crate::greedy::vidrasso::{Scores, scores, top};
use crate::guess::Evidence;

/// How much worse a name may seem and be given e times less often.
const NAME: f32 = 6.0;

/// The same for a gift, and for a card that is played.
const GIFT: f32 = 2.0;
const CARD: f32 = 3.0;

/// How often any of the actions is done, whatever they seem.
const ODD: f32 = 0.05;

/// How likely it is at first that he goes by the rules of thumb and nothing else, and how often he does something else then.
const RULED: f32 = 0.5;
const SLIP: f32 = 0.05;

/// What the other player of an eye has done, and what was done between.
pub(super) struct Told {
    by: Seat,
    log: Vec<Seen<Action>>,
    evidence: Evidence,
}

/// How likely all that he has done was.
struct Likely {
    /// For a player who does what seems good by the rules of thumb more often than other things.
    free: f32,
    /// For one who does what seems best by them.
    ruled: f32,
}

impl Told {
    pub(super) fn new(view: &View<Vidrasso>, me: Seat, evidence: Evidence) -> Told {
        Told {
            by: me.next(2),
            log: view.log.clone(),
            evidence,
        }
    }

    /// How likely he would have done what he did with the cards that he has in a world.
    pub(super) fn likely(&self, world: &Round) -> f32 {
        let Likely { free, ruled } = self.both(world);
        (1.0 - RULED) * free + RULED * ruled
    }

    /// How likely he goes by the rules of thumb, if this is the world; 0 where nothing is taken as evidence.
    pub(super) fn ruled(&self, world: &Round) -> f32 {
        if self.evidence == Evidence::NONE {
            return 0.0;
        }
        let Likely { free, ruled } = self.both(world);
        let sum = (1.0 - RULED) * free + RULED * ruled;
        RULED * ruled / sum.max(f32::MIN_POSITIVE)
    }

    /// Plays the hand again as it went, and looks at what he saw each time.
    fn both(&self, world: &Round) -> Likely {
        let gifts = Vidrasso::sight(world, Eye::House).gifts;
        let mut round = world.dealt();
        let mut likely = Likely {
            free: 1.0,
            ruled: 1.0,
        };
        for seen in &self.log {
            let action = match (seen.action, gifts[seen.seat]) {
                (Some(action), _) => action,
                (None, Unseen::Card(card)) => Action::Gift(card),
                (None, _) => continue,
            };
            let (told, width) = match action {
                Action::Suit(_) | Action::Rank(_) => (self.evidence.words, NAME),
                Action::Gift(_) => (self.evidence.cards, GIFT),
                Action::Play(_) => (self.evidence.cards, CARD),
            };
            if seen.seat == self.by && told {
                let scores = scores(&Vidrasso::sight(&round, Eye::Seat(self.by)));
                likely.take(&scores, action, width);
            }
            round.play_unchecked(seen.seat, action);
        }
        likely
    }
}

impl Likely {
    /// Takes in what was done where the actions seemed so good to him.
    fn take(&mut self, scores: &Scores, action: Action, width: f32) {
        if scores.len() < 2 {
            return;
        }
        let even = 1.0 / scores.len() as f32;
        let highest = scores.iter().map(|score| score.1).fold(f32::MIN, f32::max);
        let weight = |score: f32| exp((score - highest) / width);
        let all: f32 = scores.iter().map(|score| weight(score.1)).sum();
        let own = scores.iter().find(|score| score.0 == action);
        let own = own.map_or(0.0, |own| weight(own.1) / all);
        self.free *= ODD * even + (1.0 - ODD) * own;
        let best = top(scores) == Some(action);
        self.ruled *= SLIP * even + if best { 1.0 - SLIP } else { 0.0 };
    }
}
