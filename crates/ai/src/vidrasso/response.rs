//! The best play against somebody who goes by rules of thumb, all cards known.

use arrayvec::ArrayVec;
use strohmann_rules::game::MAX_LEGAL;
use strohmann_rules::vidrasso::{Round, Unseen, beats, follow, trumps, value};
use strohmann_rules::{Card, CardSet, Eye, Game as _, Seat, Vidrasso};

use crate::greedy::vidrasso::{Table, Trump, top};
use crate::solver::{Judge, Left, Start};

/// How many own choices are looked ahead: what is left then is judged.
const CHOICES: usize = 7;

/// How many of the cards that seem best are looked into at each of them but the first.
const BEAM: usize = 3;

/// Searches one world in which all cards are known, and so what the other does.
pub(super) struct Response {
    trump: Trump,
    me: usize,
    /// What I gave: the other does not know that it will not be played.
    gift: CardSet,
    start: Start,
    judge: Judge,
    /// The cards' numbers in the deal, by suit and rank.
    numbers: [[u8; 9]; 4],
    first: At,
    steps: u64,
}

#[derive(Clone, Copy)]
struct At {
    hands: [CardSet; 2],
    open: [CardSet; 2],
    /// What lies covered before either.
    covered: CardSet,
    /// What the other knows my hand to lack.
    lacks: CardSet,
    left: Left,
    lead: Option<Card>,
    leader: usize,
    /// What I have taken from here on, and what is still to come.
    points: i32,
    to_come: i32,
}

impl Response {
    /// Takes up a position; none before both trumps are named and both gifts chosen.
    pub(super) fn new(round: &Round, me: Seat) -> Option<Response> {
        let start = Start::new(round)?;
        let sight = Vidrasso::sight(round, Eye::House);
        let trump = Trump::from(sight.suit.zip(sight.rank)?);
        let covered = Seat::all(2).flat_map(|seat| sight.piles[seat]);
        let covered = covered.filter_map(|pile| match pile.under {
            Unseen::Card(card) => Some(card),
            Unseen::None | Unseen::Hidden => None,
        });
        let seats = [Seat::new(0), Seat::new(1)];
        let first = At {
            hands: seats.map(|seat| sight.hands[seat].unwrap_or_default()),
            open: seats.map(|seat| sight.open(seat)),
            covered: covered.collect(),
            lacks: sight.lacks[me],
            left: start.at.left,
            lead: sight.lead,
            leader: sight.leader.index(),
            points: 0,
            to_come: start.to_come(),
        };
        let mut gift = CardSet::EMPTY;
        if let Unseen::Card(card) = sight.gifts[me] {
            gift.insert(card);
        }
        let mut numbers = [[0; 9]; 4];
        for (number, &card) in start.deal.cards().iter().enumerate() {
            numbers[card.suit() as usize][card.rank() as usize] = number as u8;
        }
        Some(Response {
            trump,
            me: me.index(),
            gift,
            judge: Judge::new(&start.deal),
            start,
            numbers,
            first,
            steps: 0,
        })
    }

    /// How many cards were played so far in searching.
    pub(super) fn steps(&self) -> u64 {
        self.steps
    }

    /// What I seem to get of the points to come if I lead or follow with a card now.
    pub(super) fn after(&mut self, card: Card) -> i32 {
        let at = self.trick(self.first, card);
        self.value(at, CHOICES - 1)
    }

    /// What I seem to get of the points to come.
    pub(super) fn all(&mut self, choices: usize) -> i32 {
        self.value(self.first, choices)
    }

    fn value(&mut self, mut at: At, choices: usize) -> i32 {
        let Some(may) = self.next_choice(&mut at) else {
            return at.points;
        };
        let mut next = ArrayVec::<(i32, At), MAX_LEGAL>::new();
        for card in may {
            let after = self.trick(at, card);
            next.push((self.judged(&after), after));
        }
        // A stable sort, so that equal ones keep their order.
        next.sort_by_key(|&(judged, _)| -judged);
        if choices <= 1 {
            return next.first().map_or(0, |next| next.0);
        }
        let tried = next.iter().take(BEAM);
        let values = tried.map(|&(_, after)| self.value(after, choices - 1));
        values.max().unwrap_or_default()
    }

    /// Goes on to my next choice; none if there is none any more.
    fn next_choice(&mut self, at: &mut At) -> Option<CardSet> {
        loop {
            let seat = at.turn();
            if at.available(seat).is_empty() {
                return None;
            }
            if seat != self.me {
                self.reply(at);
                continue;
            }
            let trump = (self.trump.suit, self.trump.rank);
            let may = follow(at.available(seat), at.lead, Some(trump));
            match may.first() {
                Some(only) if may.len() == 1 => self.play(at, only),
                _ => return Some(may),
            }
        }
    }

    /// Plays a card of mine, and the other's to it if I led.
    fn trick(&mut self, mut at: At, card: Card) -> At {
        self.play(&mut at, card);
        if at.lead.is_some() {
            self.reply(&mut at);
        }
        at
    }

    /// Lets the other do what seems best to him.
    fn reply(&mut self, at: &mut At) {
        let (me, other) = (self.me, 1 - self.me);
        let unseen = at.hands[me] | at.covered | self.gift;
        let table = Table {
            hand: at.hands[other],
            own: at.available(other),
            theirs: at.open[me],
            unseen,
            lacks: at.lacks,
            held: at.hands[me].len() as f32 / unseen.len().max(1) as f32,
        };
        if let Some(card) = top(&table.cards(self.trump, at.lead)) {
            self.play(at, card);
        }
    }

    fn play(&mut self, at: &mut At, card: Card) {
        self.steps += 1;
        let seat = at.turn();
        at.hands[seat].remove(card);
        at.open[seat].remove(card);
        let Some(lead) = at.lead.take() else {
            at.lead = Some(card);
            return;
        };
        let Trump { suit, rank } = self.trump;
        if seat == self.me && card.suit() != lead.suit() && !trumps(suit, rank).contains(card) {
            at.lacks |= CardSet::suit(lead.suit());
        }
        let points = i32::from(value(lead) + value(card));
        let leader = at.leader;
        if beats(lead, card, suit, rank) {
            at.leader = seat;
        }
        at.to_come -= points;
        at.points += if at.leader == self.me { points } else { 0 };
        let deal = &self.start.deal;
        let [lead, card] = [lead, card].map(|card| self.number(card));
        at.left = at.left.after(deal, lead, card);
        for (card, seat) in [(lead, leader), (card, seat)] {
            let under = deal.under[card];
            if under != 0 {
                let turned = deal.card(under.trailing_zeros() as usize);
                at.covered.remove(turned);
                at.open[seat].insert(turned);
            }
        }
    }

    fn number(&self, card: Card) -> usize {
        usize::from(self.numbers[card.suit() as usize][card.rank() as usize])
    }

    /// What I seem to get, a trick being over.
    fn judged(&self, at: &At) -> i32 {
        let leaders = self.judge.leaders(at.left, at.leader, at.to_come);
        at.points
            + if at.leader == self.me {
                leaders
            } else {
                at.to_come - leaders
            }
    }
}

impl At {
    fn turn(&self) -> usize {
        self.leader ^ usize::from(self.lead.is_some())
    }

    fn available(&self, seat: usize) -> CardSet {
        self.hands[seat] | self.open[seat]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::greedy::Tactics as _;
    use crate::playout::Playouts;
    use strohmann_rules::vidrasso::{Action, Options, Standing};
    use strohmann_rules::{Outcome as _, Round as _, Standing as _};

    /// The most I can have at the end, everything tried.
    fn most(mut round: Round, me: Seat, action: Action) -> i32 {
        let mut next = (me, action);
        loop {
            round.play_unchecked(next.0, next.1);
            let Some(seat) = round.to_act() else {
                let outcome = round.outcome().expect("the hand is over");
                return outcome.points()[me.index()];
            };
            if seat == me {
                let all = round.legal(me);
                let ends = all.iter().map(|&action| most(round, me, action));
                return ends.max().expect("there is a legal card");
            }
            let sight = Vidrasso::sight(&round, Eye::Seat(seat));
            next = (seat, Vidrasso::choose(&sight, &mut Chance::new(0)));
        }
    }

    #[test]
    fn the_last_four_tricks_come_to_the_most_that_can_be_had_of_rules_of_thumb() {
        let (mut checked, mut led) = (0, 0);
        for seed in 0..300 {
            let options = Options::default();
            let standing = Standing::new(&options, Seat::new(seed as usize % 2));
            let mut round = Playouts::<Vidrasso>::new(options, standing, seed).deal();
            let mut chance = Chance::new(seed);
            // Now and then with a card led.
            let odd = chance.below(2);
            let lies =
                |round: &Round| usize::from(Vidrasso::sight(round, Eye::House).lead.is_some());
            while round.at_once() || round.tricks_played() < 13 || lies(&round) != odd {
                let seat = round.to_act().expect("the hand goes on");
                let action = round.pick(seat, |count| chance.below(count));
                round.play_unchecked(seat, action);
            }
            let me = round.to_act().expect("the hand goes on");
            let mut response = Response::new(&round, me).expect("cards are played");
            let legal = round.legal(me);
            let values = |response: &mut Response| -> Vec<i32> {
                let value = |action: &Action| match *action {
                    Action::Play(card) => response.after(card),
                    _ => unreachable!("cards are played"),
                };
                legal.iter().map(value).collect()
            };
            let values = values(&mut response);
            let ends: Vec<i32> = legal
                .iter()
                .map(|&action| most(round, me, action))
                .collect();
            // What was taken before, and the gift, are the same whatever is played.
            let before = ends[0] - values[0];
            let values: Vec<i32> = values.iter().map(|value| value + before).collect();
            assert_eq!(values, ends, "seed {seed}");
            checked += legal.len();
            led += odd;
        }
        assert!(
            checked > 600 && (100..200).contains(&led),
            "{checked} {led}"
        );
    }
}
