//! Double dummy: what the rest of a Vidrasso hand comes to if both players see all cards and play their best.

mod bounds;
mod cards;
mod judge;
mod kin;
mod order;
mod search;
mod table;

use arrayvec::ArrayVec;
use strohmann_rules::vidrasso::Round;
use strohmann_rules::{Card, Seat};

use cards::{BEATERS, replies};
use search::{Asked, Search};
use table::Table;

pub(crate) use cards::{Left, Start, numbers};
pub(crate) use judge::Judge;

/// The most memory the table takes when the search looks some tricks ahead only, in bytes: clearing a larger one takes
/// longer than it saves.
const AHEAD: usize = 512 << 10;

/// Solves Vidrasso hands in which all cards are known, exactly and always in the same way.
///
/// What it keeps is memory alone: solving one hand after another with it takes less time than with a new one each.
pub struct DoubleDummy {
    table: Table,
}

impl Default for DoubleDummy {
    fn default() -> DoubleDummy {
        DoubleDummy::new()
    }
}

impl DoubleDummy {
    /// A solver; memory is taken when it is needed, some 40 MiB for a whole hand.
    pub const fn new() -> DoubleDummy {
        DoubleDummy {
            table: Table::new(),
        }
    }

    /// Takes up a position; none before both trumps are named and both gifts chosen.
    ///
    /// All values are points of the tricks still to come, the one under way among them. Points already taken and the
    /// gifts are not: they are what they are, whatever is played.
    pub fn open(&mut self, round: &Round) -> Option<Solving<'_>> {
        self.open_to(round, 0)
    }

    /// The same, but only until so many tricks are left, which are judged and not searched: all values are estimates then.
    pub(crate) fn open_to(&mut self, round: &Round, horizon: usize) -> Option<Solving<'_>> {
        let start = Start::new(round)?;
        let tricks = start.at.left.all.count_ones().div_ceil(2);
        // Four times as much for three tricks more. Less is searched twice with more, but the processor's cache holds less of it.
        let bytes = (64 << 10) as f64 * 4f64.powi(tricks as i32 - 10).powf(2.0 / 3.0);
        let most = if horizon > 0 { AHEAD } else { usize::MAX };
        self.table.clear((bytes as usize).clamp(16 << 10, most));
        let (sum, at) = (start.to_come(), start.at);
        Some(Solving {
            search: Search::new(start.deal, &mut self.table, 2 * horizon as u32),
            at,
            sum,
            value: None,
        })
    }
}

/// A position that is being solved. What one question finds helps the next.
pub struct Solving<'t> {
    search: Search<'t>,
    at: At,
    /// What is to come.
    sum: i32,
    /// What the leader gets, once that is known.
    value: Option<i32>,
}

/// A position that the play has come to from there.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    at: At,
    /// What is to come.
    sum: i32,
    /// What either has taken on the way.
    taken: [i32; 2],
}

impl Place {
    /// Whose turn it is; nobody's once all cards are played.
    pub(crate) fn to_act(self) -> Option<Seat> {
        let over = self.at.left.all == 0 && self.at.lead.is_none();
        (!over).then(|| Seat::new(self.at.to_act()))
    }
}

/// Where the play has come to.
#[derive(Clone, Copy)]
pub(crate) struct At {
    pub(crate) left: Left,
    /// Who leads or led.
    leader: usize,
    /// The card led, if the trick is under way.
    lead: Option<usize>,
}

impl At {
    fn to_act(self) -> usize {
        self.leader ^ usize::from(self.lead.is_some())
    }
}

impl Solving<'_> {
    /// Whose turn it is; nobody's once all cards are played.
    pub fn to_act(&self) -> Option<Seat> {
        self.place().to_act()
    }

    /// Where the play begins.
    pub(crate) fn place(&self) -> Place {
        Place {
            at: self.at,
            sum: self.sum,
            taken: [0; 2],
        }
    }

    /// The cards that may be played there, a bit each, in the order of the solver. Hands with the same trumps share it.
    pub(crate) fn cards(&self, place: &Place) -> u64 {
        let open = place.at.left.open & self.search.deal.own[place.at.to_act()];
        place.at.lead.map_or(open, |lead| replies(open, lead))
    }

    /// Plays a card there; tells which card turns up before the leader and which before the other, a bit each.
    pub(crate) fn play(&self, place: &mut Place, card: usize) -> [u64; 2] {
        let deal = &self.search.deal;
        let Place { at, sum, taken } = place;
        let Some(lead) = at.lead else {
            at.lead = Some(card);
            // The led card has left the hand, but it is taken out with the trick.
            return [0; 2];
        };
        let points = i32::from(deal.points[lead]) + i32::from(deal.points[card]);
        let beaten = BEATERS[lead] >> card & 1 == 1;
        *sum -= points;
        *at = At {
            left: at.left.after(deal, lead, card),
            leader: at.leader ^ usize::from(beaten),
            lead: None,
        };
        taken[at.leader] += points;
        [deal.under[lead], deal.under[card]]
    }

    /// What a seat has in the end of all that was to come at first, if the play goes on from there.
    pub(crate) fn of(&mut self, place: &Place, seat: Seat) -> i32 {
        let Place { at, sum, taken } = *place;
        let guess = self.search.judge.leaders(at.left, at.leader, sum);
        let leaders = self.exact(at, None, sum, guess);
        let rest = if seat.index() == at.leader {
            leaders
        } else {
            sum - leaders
        };
        taken[seat.index()] + rest
    }

    /// How many positions were searched so far, those known from the table not counted.
    pub(crate) fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// What the cards to come count, the one that is led among them.
    pub fn to_come(&self) -> u16 {
        self.sum as u16
    }

    /// The cards that may be played, in the order of the solver.
    pub fn legal(&self) -> ArrayVec<Card, 12> {
        numbers(self.cards(&self.place()))
            .map(|number| self.search.deal.card(number))
            .collect()
    }

    /// The points that whose turn it is gets of those to come; 0 once all cards are played.
    pub fn value(&mut self) -> u16 {
        let value = self.leaders_value();
        self.of_mover(value)
    }

    /// What he gets if he plays this card.
    ///
    /// # Panics
    /// If it may not be played.
    pub fn after(&mut self, card: Card) -> u16 {
        let number = self.number(card);
        let value = self.value.unwrap_or_else(|| self.guess());
        let value = self.exact(self.at, Some(number), self.sum, value);
        self.of_mover(value)
    }

    /// Whether no card is better than this one.
    ///
    /// # Panics
    /// If it may not be played.
    pub fn is_best(&mut self, card: Card) -> bool {
        let number = self.number(card);
        let value = self.leaders_value();
        self.keeps(self.at, number, self.sum, value)
    }

    /// How the play goes on from here to the end, with this card first if it is one of the best and with the first of the
    /// best after it: who plays what.
    ///
    /// # Panics
    /// If it may not be played, or is not one of the best.
    pub fn line(&mut self, first: Card) -> Vec<(Seat, Card)> {
        let first = self.number(first);
        let value = self.leaders_value();
        let (leader, mut place) = (self.at.leader, self.place());
        let mut line = Vec::new();
        while let Some(seat) = place.to_act() {
            let Place { at, sum, taken } = place;
            // What the first leader gets is what he has taken and his share of the rest.
            let rest = value - taken[leader];
            let rest = if at.leader == leader {
                rest
            } else {
                sum - rest
            };
            let mut cards = numbers(self.cards(&place));
            let card = if line.is_empty() {
                Some(first).filter(|&card| self.keeps(at, card, sum, rest))
            } else {
                cards.find(|&card| self.keeps(at, card, sum, rest))
            };
            let card = card.expect("a line begins with a best card, and there is always one");
            line.push((seat, self.search.deal.card(card)));
            self.play(&mut place, card);
        }
        line
    }

    fn of_mover(&self, leaders: i32) -> u16 {
        let own = match self.at.lead {
            None => leaders,
            Some(_) => self.sum - leaders,
        };
        own as u16
    }

    /// The number of a card that may be played now.
    ///
    /// # Panics
    /// If it may not.
    pub(crate) fn number(&self, card: Card) -> usize {
        let mut numbers = numbers(self.cards(&self.place()));
        let number = numbers.find(|&number| self.search.deal.card(number) == card);
        number.expect("the card may be played")
    }

    fn guess(&self) -> i32 {
        self.search
            .judge
            .leaders(self.at.left, self.at.leader, self.sum)
    }

    fn leaders_value(&mut self) -> i32 {
        if let Some(value) = self.value {
            return value;
        }
        let value = self.exact(self.at, None, self.sum, self.guess());
        self.value = Some(value);
        value
    }

    /// Whether this card brings its player as much as the position is worth.
    fn keeps(&mut self, at: At, card: usize, sum: i32, value: i32) -> bool {
        if at.lead.is_none() {
            self.ask(at, Some(card), sum, value) >= value
        } else {
            self.ask(at, Some(card), sum, value + 1) <= value
        }
    }

    /// What the leader gets after this card, or as it stands: at least that if it is not below `need`, else at most that.
    fn ask(&mut self, at: At, card: Option<usize>, sum: i32, need: i32) -> i32 {
        let At { left, leader, lead } = at;
        if left.all == 0 {
            return 0;
        }
        let asked = Asked {
            left,
            me: leader,
            sum,
            need,
            // One that is led may have been taken out already.
            cards: left.all.count_ones().next_multiple_of(2),
        };
        match (lead, card) {
            (None, None) => self.search.lead(asked),
            (None, Some(lead)) | (Some(lead), None) => self.search.reply(asked, lead),
            (Some(lead), Some(card)) => self.search.trick(asked, lead, card),
        }
    }

    /// What the leader gets, asked for in growing steps from a guess on and then by halves.
    fn exact(&mut self, at: At, card: Option<usize>, sum: i32, guess: i32) -> i32 {
        let (mut low, mut high) = (0, sum);
        let (mut above, mut below) = (false, false);
        let mut need = guess;
        let mut step = FIRST_STEP;
        while low < high {
            need = need.clamp(low + 1, high);
            let value = self.ask(at, card, sum, need);
            if value >= need {
                (low, above) = (value, true);
            } else {
                (high, below) = (value, true);
            }
            need = match (above, below) {
                (true, true) => low + (high - low + 1) / 2,
                (true, false) => low + step,
                (false, _) => high + 1 - step,
            };
            step *= 2;
        }
        low
    }
}

/// How far from the guess the first answer has to be for the next question, in points.
const FIRST_STEP: i32 = 3;

/// What a seat seems to get of the points to come, without a search; nothing before both trumps are named and both gifts
/// chosen.
pub(crate) fn judged(round: &Round, seat: Seat) -> Option<i32> {
    let start = Start::new(round)?;
    let (at, sum) = (start.at, start.to_come());
    let leaders = Judge::new(&start.deal).leaders(at.left, at.leader, sum);
    Some(if seat.index() == at.leader {
        leaders
    } else {
        sum - leaders
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::kin::Kin;
    use super::*;
    use crate::chance::Chance;
    use crate::playout::Playouts;
    use strohmann_rules::vidrasso::{Options, Standing};
    use strohmann_rules::{Round as _, Standing as _, Vidrasso};

    /// A hand played at random until so many tricks are left.
    pub(crate) fn ending(tricks: usize, seed: u64) -> Round {
        let options = Options::default();
        let standing = Standing::new(&options, Seat::new(seed as usize % 2));
        let mut round = Playouts::<Vidrasso>::new(options, standing, seed).deal();
        let mut chance = Chance::new(seed);
        while round.at_once() || round.tricks_played() < 17 - tricks {
            let seat = round.to_act().expect("the hand goes on");
            let action = round.pick(seat, |count| chance.below(count));
            round.play_unchecked(seat, action);
        }
        round
    }

    fn endings(tricks: usize, count: u64) -> impl Iterator<Item = Round> {
        (0..count).map(move |seed| ending(tricks, seed))
    }

    #[test]
    fn leads_as_strong_as_each_other_come_to_no_more_than_their_points_apart() {
        let mut solver = DoubleDummy::new();
        let mut pairs = 0;
        for round in endings(8, 60) {
            let Start { deal, at } = Start::new(&round).expect("cards are played");
            let kin = Kin::new(&deal, false);
            let bare = |card: usize| card < 32 && deal.under[card] == 0;
            let own = at.left.open & deal.own[at.leader];
            let theirs = at.left.all & deal.own[1 - at.leader];
            let reply = numbers(theirs & at.left.open).next();
            let reply = reply.expect("there is one for each lead");
            for (first, second) in numbers(own).zip(numbers(own).skip(1)) {
                let between = (1u64 << second) - (1 << first);
                let alike = first / 8 == second / 8 && theirs & between == 0;
                if !bare(first) || !bare(second) || !alike {
                    continue;
                }
                let apart = i32::from(deal.points[second]) - i32::from(deal.points[first]);
                // After the first the second is left, which counts more.
                let [one, other] = [first, second].map(|lead| at.left.after(&deal, lead, reply));
                assert_eq!(kin.class(one.all, 0), kin.class(other.all, 0));
                assert_eq!(kin.apart(one, other.all), Some((apart, 0)));
                assert_eq!(kin.apart(other, one.all), Some((0, apart)));
                let mut solving = solver.open(&round).expect("cards are played");
                let [one, other] =
                    [first, second].map(|lead| i32::from(solving.after(deal.card(lead))));
                assert!((one - other).abs() <= apart, "{one} {other} {apart}");
                pairs += 1;
            }
        }
        assert!(pairs > 20, "{pairs}");
    }

    #[test]
    fn what_is_judged_is_near_what_is_solved() {
        let mut solver = DoubleDummy::new();
        let (mut wrong, mut without, mut count) = (0.0, 0.0, 0.0);
        for round in endings(7, 300) {
            let mut solving = solver.open(&round).expect("cards are played");
            let seat = solving.to_act().expect("the hand goes on");
            let value = f64::from(solving.value());
            let judged = judged(&round, seat).expect("cards are played");
            wrong += (value - f64::from(judged)).powi(2);
            without += (value - f64::from(solving.to_come()) / 2.0).powi(2);
            count += 1.0;
        }
        // Points, as root of the mean square.
        let [wrong, without] = [wrong, without].map(|sum: f64| (sum / count).sqrt());
        assert!(wrong < 9.0 && without > 1.8 * wrong, "{wrong} {without}");
    }

    #[test]
    fn looking_further_ahead_comes_nearer_to_the_truth() {
        let mut solver = DoubleDummy::new();
        let mut wrong = [0.0; 3];
        for round in endings(8, 100) {
            let value = solver.open(&round).expect("cards are played").value();
            for (wrong, horizon) in wrong.iter_mut().zip([6, 3, 0]) {
                let ahead = solver.open_to(&round, horizon);
                let ahead = ahead.expect("cards are played").value();
                *wrong += (f64::from(ahead) - f64::from(value)).powi(2);
            }
        }
        assert!(wrong[0] > wrong[1] && wrong[1] > 0.0, "{wrong:?}");
        assert!(wrong[2] < 1e-9, "to the end it is exact");
    }
}
