//! Double dummy: what the rest of a Vidrasso hand comes to if both players see all cards and play their best.

mod cards;
mod search;
mod table;

use arrayvec::ArrayVec;
use strohmann_rules::vidrasso::Round;
use strohmann_rules::{Card, Seat};

use cards::Start;
use search::Search;
use table::Table;

pub struct DoubleDummy {
    table: Table,
    pub nodes: u64,
}

impl DoubleDummy {
    pub fn new(bytes: usize) -> DoubleDummy {
        DoubleDummy { table: Table::new(bytes), nodes: 0 }
    }

    /// Points to come for the seat to act.
    pub fn value(&mut self, round: &Round) -> Option<(Seat, i32)> {
        let start = Start::new(round)?;
        self.table.clear();
        let mut search = Search::new(&start.deal, &mut self.table);
        let sum = start.to_come();
        let (mut low, mut high) = (0, sum);
        let mut guess = sum / 2;
        while low < high {
            let need = if guess == low { guess + 1 } else { guess };
            let v = match start.lead {
                None => search.lead(start.left, start.leader, sum, need),
                Some(lead) => search.reply(start.left, start.leader, lead, sum, need),
            };
            if v >= need { low = v } else { high = v }
            guess = v;
        }
        self.nodes += search.nodes;
        let v = if start.lead.is_some() { sum - low } else { low };
        Some((Seat::new(start.to_act()), v))
    }
}
#[allow(unused)]
fn x(_: ArrayVec<Card, 2>) {}
