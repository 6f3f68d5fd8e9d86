//! Hands played to their end at random, as fast as the rules go.

use strohmann_rules::{Card, Game, Place, Round};

use crate::chance::Chance;

/// Plays a hand to its end, each legal action as likely as another; gives the number of actions.
pub fn playout<R: Round>(round: &mut R, chance: &mut Chance) -> u32 {
    let mut actions = 0;
    while let Some(seat) = round.to_act() {
        let action = round.pick(seat, |count| chance.below(count));
        round.play_unchecked(seat, action);
        actions += 1;
    }
    actions
}

/// Hands of one kind, dealt and played at random one after the other.
#[derive(Clone, Debug)]
pub struct Playouts<G: Game> {
    options: G::Options,
    standing: G::Standing,
    pack: Vec<Card>,
    /// How many cards of the pack are dealt.
    dealt: usize,
    chance: Chance,
}

impl<G: Game> Playouts<G> {
    /// Hands of this table at this point of the match; same seed, same hands.
    pub fn new(options: G::Options, standing: G::Standing, seed: u64) -> Playouts<G> {
        let places = G::places(&options, &standing);
        let dealt = places.iter().take_while(|&&place| place != Place::Stock);
        Playouts {
            options,
            standing,
            pack: G::pack().to_vec(),
            dealt: dealt.count(),
            chance: Chance::new(seed),
        }
    }

    /// Deals the next hand. Only the cards that are dealt are drawn, from whatever order the last hand left.
    pub fn deal(&mut self) -> G::Round {
        let cards = self.pack.len();
        for place in 0..self.dealt {
            let drawn = place + self.chance.below(cards - place);
            self.pack.swap(place, drawn);
        }
        G::deal(&self.options, &self.standing, &self.pack)
    }

    /// Deals the next hand and plays it; gives the number of actions.
    pub fn hand(&mut self) -> u32 {
        let mut round = self.deal();
        playout(&mut round, &mut self.chance)
    }
}
