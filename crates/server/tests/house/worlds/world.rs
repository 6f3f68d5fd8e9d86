//! A world: the cards of a match, what everybody does with them, and who notices it.

use std::iter;

use strohmann_rules::{
    Card, Dealing, Deals, Eye, Game, Hand, Match, Round as _, Seat, SeatSet, Sight as _, Signal,
};

/// Something that somebody does at the table.
#[derive(Clone, Copy, PartialEq)]
pub enum Deed<A> {
    /// Says this, which for a card he has not seen is `play:?`.
    Act(A),
    /// Gives a signal that these opponents notice.
    Signal(Signal, SeatSet),
    /// Only looks: in another world he gives a signal.
    Look,
}

/// One thing after the other.
#[derive(Clone, Copy)]
pub struct Step<A> {
    pub seat: Seat,
    pub deed: Deed<A>,
    /// What a move is made against, as the house counts.
    pub moment: usize,
}

/// A step, and the number of its hand, from 1.
pub type Numbered<A> = (usize, Step<A>);

/// A hand, and everything that was done in it.
#[derive(Clone)]
pub struct Played<G: Game> {
    pub hand: Hand<G>,
    pub steps: Vec<Step<G::Action>>,
}

impl<G: Game> Played<G> {
    /// A hand in which nothing has been done.
    pub fn deal(options: &G::Options, standing: G::Standing, pack: Vec<Card>) -> Played<G> {
        Played {
            hand: Hand::deal(options, standing, pack),
            steps: Vec::new(),
        }
    }

    /// The same hand, done once more.
    pub fn again(options: &G::Options, hand: &Hand<G>) -> Played<G> {
        let mut again = Played::deal(options, *hand.standing(), hand.pack().to_vec());
        let mut talk = hand.talk().iter().peekable();
        for made in 0..=hand.actions().len() {
            while let Some(said) = talk.next_if(|said| said.after == made) {
                let deed = Deed::Signal(said.signal, said.seen);
                again.step(options, said.seat, deed).expect("it was said");
            }
            if let Some(&(seat, action)) = hand.actions().get(made) {
                again.act(options, seat, action).expect("it was done");
            }
        }
        again
    }

    /// Does this, in the words that the player has for it; nothing if that is not possible.
    pub fn act(&mut self, options: &G::Options, seat: Seat, action: G::Action) -> Option<()> {
        let round = self.hand.round();
        let words = G::sight(round, Eye::Seat(seat)).legal();
        let mut words = words.into_iter();
        let word = words.find(|&word| round.resolve(seat, word).ok() == Some(action))?;
        self.step(options, seat, Deed::Act(word))
    }

    /// Does this; nothing if that is not possible.
    pub fn step(&mut self, options: &G::Options, seat: Seat, deed: Deed<G::Action>) -> Option<()> {
        let moment = self.hand.moment();
        match deed {
            Deed::Act(word) => self.hand.act(seat, word).map(drop).ok()?,
            Deed::Signal(signal, seen) => self.hand.say(options, seat, signal, seen).ok()?,
            Deed::Look => {}
        }
        self.steps.push(Step { seat, deed, moment });
        Some(())
    }
}

/// A match up to a moment of its last hand.
#[derive(Clone)]
pub struct World<G: Game> {
    pub hands: Vec<Played<G>>,
    /// The pack of the draw for first dealer.
    drawn: Vec<Card>,
    /// Where the cards of hands to come are from.
    rest: Dealing,
}

impl<G: Game> World<G> {
    /// The world in which this match was played.
    pub fn of(game: &Match<G>, dealing: &Dealing) -> World<G> {
        let again = |hand| Played::again(game.options(), hand);
        World {
            hands: game.hands().iter().map(again).collect(),
            drawn: dealing.pack(0, G::pack()),
            rest: dealing.clone(),
        }
    }

    /// The hand that is played.
    pub fn now(&self) -> &Played<G> {
        self.hands.last().expect("a hand was dealt")
    }

    /// All that is done.
    pub fn steps(&self) -> Vec<Numbered<G::Action>> {
        let hands = (1..).zip(&self.hands);
        let steps = hands.flat_map(|(number, played)| {
            let steps = played.steps.iter();
            steps.map(move |step| (number, *step))
        });
        steps.collect()
    }

    /// A world with these hands, in which cards that nobody has seen yet will be others, too.
    pub fn with(&self, hands: Vec<Played<G>>, game: &Match<G>, rest: Dealing) -> World<G> {
        let drawn = game.draw().rows.iter().flatten().flatten().count();
        let mut pack = self.drawn.clone();
        pack[drawn..].reverse();
        World {
            hands,
            drawn: pack,
            rest,
        }
    }

    /// What a house deals in this world.
    pub fn cards(&self) -> Injected {
        let packs = self.hands.iter().map(|played| played.hand.pack().to_vec());
        let noticed = |played: &Played<G>| {
            let talk = played.hand.talk().iter();
            talk.map(|said| said.seen).collect()
        };
        Injected {
            packs: iter::once(self.drawn.clone()).chain(packs).collect(),
            noticed: self.hands.iter().map(noticed).collect(),
            rest: self.rest.clone(),
        }
    }
}

/// Cards that a test wants dealt, and signals that it wants noticed.
pub struct Injected {
    packs: Vec<Vec<Card>>,
    noticed: Vec<Vec<SeatSet>>,
    rest: Dealing,
}

impl Deals for Injected {
    fn pack(&self, hand: u32, unshuffled: &[Card]) -> Vec<Card> {
        let pack = self.packs.get(hand as usize).cloned();
        pack.unwrap_or_else(|| self.rest.pack(hand, unshuffled))
    }

    fn notices(&self, hand: u32, nth: usize, opponents: SeatSet) -> SeatSet {
        let of_hand = self.noticed.get(hand as usize - 1);
        match of_hand.and_then(|signals| signals.get(nth)) {
            Some(noticed) => *noticed & opponents,
            None => self.rest.notices(hand, nth, opponents),
        }
    }
}
