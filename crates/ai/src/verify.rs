//! Running the bots of a finished match again on their views (`check --bots`).

use strohmann_rules::{Dealing, Eye, Game, Hand, Match, Round, Said, Seat};

use crate::bot::{Bot, Decision};

/// The first decision that a bot would not have made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation<A> {
    /// The hand, from 1.
    pub hand: usize,
    /// The action, from 1.
    pub action: usize,
    /// Whose.
    pub seat: Seat,
    /// What the record has.
    pub made: Decision<A>,
    /// What the bot decides.
    pub decided: Decision<A>,
}

/// Lets each bot decide again wherever it decided in the match: same view, same words, same decision.
///
/// Seats without a bot are passed over. A bot has seen the signals that stand before its own.
pub fn deviation<G: Game>(
    game: &Match<G>,
    dealing: &Dealing,
    bots: &[Option<Box<dyn Bot<G>>>],
) -> Option<Deviation<G::Action>> {
    let mut again = Match::<G>::with_draw(*game.options(), game.draw().clone());
    for (n, hand) in game.hands().iter().enumerate() {
        again.deal_pack(hand.pack().to_vec());
        for (at, &(seat, action)) in hand.actions().iter().enumerate() {
            let talk: Vec<Said> = talk_after(hand, at).collect();
            let bot = bots.get(seat.index()).and_then(Option::as_ref);
            let own = talk
                .iter()
                .position(|said| bot.is_some() && said.seat == seat);
            let (before, rest) = talk.split_at(own.unwrap_or(talk.len()));
            tell(&mut again, before)?;
            if let Some(bot) = bot {
                let made = Decision {
                    signal: rest.first().map(|said| said.signal),
                    action,
                };
                let mut words = dealing.bot_words(n as u32 + 1, seat, at);
                let mut decided = bot.decide(&again.view(Eye::Seat(seat))?, &mut words);
                let word = again.hand()?.round().resolve(seat, decided.action);
                decided.action = word.unwrap_or(decided.action);
                if decided != made {
                    return Some(Deviation {
                        hand: n + 1,
                        action: at + 1,
                        seat,
                        made,
                        decided,
                    });
                }
            }
            tell(&mut again, rest)?;
            again.replay(seat, action).ok()?;
        }
    }
    None
}

fn talk_after<G: Game>(hand: &Hand<G>, actions: usize) -> impl Iterator<Item = Said> {
    let talk = hand.talk().iter().copied();
    talk.filter(move |said| said.after == actions)
}

fn tell<G: Game>(game: &mut Match<G>, talk: &[Said]) -> Option<()> {
    talk.iter().try_for_each(|said| {
        let told = game.replay_signal(said.seat, said.signal, said.seen);
        told.ok()
    })
}
