//! Matches between bots.

use strohmann_rules::{Dealing, Eye, Game, Match, Round, Seat};

use crate::bot::Bot;

/// After how many hands `simulate` and the arena abandon a match (`ALL-9`).
pub const MAX_HANDS: u32 = 1000;

/// Lets the bots play, one a seat, until the match is over or `max_hands` are played.
///
/// Every decision has its own random words, so it can be made again from the record.
///
/// # Panics
/// If there is no bot for a seat, or a bot does what its view does not allow.
pub fn play_hands<G: Game>(
    game: &mut Match<G>,
    dealing: &Dealing,
    bots: &[Box<dyn Bot<G> + '_>],
    max_hands: u32,
) {
    while game.next_hand().is_some_and(|number| number <= max_hands) {
        game.deal(dealing);
        while let Some(seat) = game.hand().and_then(|hand| hand.round().to_act()) {
            play_turn(game, dealing, seat, bots[seat.index()].as_ref());
        }
    }
}

/// Lets the bot of a seat that is due do what it decides, from its own view and its own random words.
///
/// # Panics
/// If no hand is dealt, or the bot does what its view does not allow.
pub fn play_turn<G: Game>(game: &mut Match<G>, dealing: &Dealing, seat: Seat, bot: &dyn Bot<G>) {
    let view = game.view(Eye::Seat(seat)).expect("a hand is dealt");
    let number = game.hands().len() as u32;
    let mut words = dealing.bot_words(number, seat, view.log.len());
    let decision = bot.decide(&view, &mut words);
    if let Some(signal) = decision.signal {
        game.signal(seat, signal, dealing)
            .expect("the bot gives a signal that its view allows");
    }
    game.act(seat, decision.action)
        .expect("the bot takes an action that its view allows");
}
