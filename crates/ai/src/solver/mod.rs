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

const STEP: i32 = 3;
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
        let mut need = search.guess(start.left, start.leader, sum).clamp(1, sum);
        let mut step = STEP;
        let (mut up, mut down) = (false, false);
        while low < high {
            let v = match start.lead {
                None => search.lead(start.left, start.leader, sum, need),
                Some(lead) => search.reply(start.left, start.leader, lead, sum, need),
            };
            if v >= need {
                low = v;
                up = true;
                need = low + step;
            } else {
                high = v;
                down = true;
                need = high + 1 - step;
            }
            step = if up && down { (high - low) / 2 } else { step * 2 };
            if up && down { need = low + (high - low + 1) / 2; }
            need = need.clamp(low + 1, high.max(low + 1));
        }
        if std::env::var("G").is_ok() { eprintln!("{} {low}", search.guess(start.left, start.leader, sum)); }
        self.nodes += search.nodes;
        let v = if start.lead.is_some() { sum - low } else { low };
        Some((Seat::new(start.to_act()), v))
    }
}
#[allow(unused)]
fn x(_: ArrayVec<Card, 2>) {}
