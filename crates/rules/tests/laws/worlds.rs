//! Other worlds that look the same to an eye: by a guess at the hidden cards, or by another deal.

use strohmann_rules::{
    Action, Card, CardBag, Eye, Game, Guess, Hand, Options, Place, Round, Said, Seat, SeatSet,
    Sight, Signals, Words,
};

use crate::tables::Table;

/// A guess at what is hidden, each fitting one possible; nothing if many tries find none.
pub(crate) fn guess<G: Table>(sight: &G::Sight, words: &mut Words) -> Option<Guess<G::Action>> {
    let hidden = sight.hidden();
    let mut cards: Vec<Card> = hidden.unseen.into_iter().collect();
    for _ in 0..200 {
        words.shuffle(&mut cards);
        let mut rest = cards.iter().copied();
        let mut guess = Guess {
            cards: arrayvec::ArrayVec::new(),
            choices: arrayvec::ArrayVec::new(),
        };
        for slot in &hidden.slots {
            let mut bag = CardBag::EMPTY;
            for card in rest.by_ref().take(slot.count) {
                bag.insert(card);
            }
            guess.cards.push(bag);
        }
        for seat in hidden.choices.iter() {
            guess.choices.push((seat, G::random_choice(sight, words)));
        }
        if hidden.fits(&guess).is_ok() {
            return Some(guess);
        }
    }
    None
}

/// What became of looking for another world.
pub(crate) enum Other<G: Game> {
    /// Another deal in which the same could have happened, as far as the eye can tell.
    World(Hand<G>),
    /// The deal tried is ruled out by what has been done.
    RuledOut,
}

/// Deals the cards that an eye has not seen anew and lets everybody do what it saw them do.
///
/// What it did not see (gifts, hidden announcements, signals) is done otherwise.
pub(crate) fn other_world<G: Table>(
    hand: &Hand<G>,
    options: &G::Options,
    eye: Eye,
    words: &mut Words,
) -> Other<G> {
    let hidden = G::sight(hand.round(), eye).hidden();
    let places = G::places(options, hand.standing());
    let unseen = unseen_places(hand, options, eye, &places);
    let mut bag = CardBag::EMPTY;
    for &at in &unseen {
        bag.insert(hand.pack()[at]);
    }
    assert_eq!(bag, hidden.unseen, "{eye:?} has not seen just these cards");

    let mut dealt = unseen.clone();
    words.shuffle(&mut dealt);
    let mut pack = hand.pack().to_vec();
    for (&to, &from) in unseen.iter().zip(&dealt) {
        pack[to] = hand.pack()[from];
    }
    let mut other = Hand::<G>::deal(options, *hand.standing(), pack.clone());
    let mut talk = hand.talk().iter().peekable();
    for made in 0..=hand.actions().len() {
        while let Some(said) = talk.next_if(|said| said.after == made) {
            let heard = hears(options, eye, said);
            let seen = others_notice(options, eye, said, words);
            let keep = heard || words.below(2) == 0;
            if keep && other.say(options, said.seat, said.signal, seen).is_err() {
                return Other::RuledOut;
            }
        }
        let Some(&(seat, action)) = hand.actions().get(made) else {
            break;
        };
        let action = match (G::in_secret(hand, eye, seat, action), action.card()) {
            (false, _) => action,
            (true, Some(card)) => {
                let from =
                    |&&at: &&usize| hand.pack()[at] == card && places[at] == Place::Hand(seat);
                let at = unseen.iter().find(from).expect("a hidden card was dealt");
                G::with_card(action, pack[*at])
            }
            (true, None) => {
                let legal = other.round().legal(seat);
                legal[words.below(legal.len() as u32) as usize]
            }
        };
        if replay(&mut other, seat, action).is_err() {
            return Other::RuledOut;
        }
    }
    Other::World(other)
}

/// Whether an eye sees a signal (`VT-10`, `ALL-7`).
fn hears<O: Options>(options: &O, eye: Eye, said: &Said) -> bool {
    match (eye, options.signals()) {
        (Eye::House, _) | (_, Signals::Open) => true,
        (Eye::Public, _) => false,
        (Eye::Seat(seat), _) => {
            let partner = seat.index() % 2 == said.seat.index() % 2;
            partner || said.seen.contains(seat)
        }
    }
}

/// Who noticed a signal in another world: only this eye itself knows whether it did, unless signals are open.
fn others_notice<O: Options>(options: &O, eye: Eye, said: &Said, words: &mut Words) -> SeatSet {
    if eye == Eye::House || options.signals() == Signals::Open {
        return said.seen;
    }
    Seat::all(options.seats())
        .filter(|seat| (seat.index() + said.seat.index()) % 2 == 1)
        .filter(|&seat| {
            if eye.is(seat) {
                said.seen.contains(seat)
            } else {
                words.below(2) == 0
            }
        })
        .collect()
}

/// Does it as a player would, who says `play:?` of a card that he has not seen.
fn replay<G: Table>(hand: &mut Hand<G>, seat: Seat, action: G::Action) -> Result<(), ()> {
    let words = G::sight(hand.round(), Eye::Seat(seat)).legal();
    let word = words
        .iter()
        .find(|&&word| hand.round().resolve(seat, word).ok() == Some(action));
    hand.act(seat, *word.ok_or(())?).map(|_| ()).map_err(|_| ())
}

/// The places of the pack whose cards an eye has not seen: by the law, not by the program's word.
fn unseen_places<G: Table>(
    hand: &Hand<G>,
    options: &G::Options,
    eye: Eye,
    places: &[Place],
) -> Vec<usize> {
    let mut played: Vec<(Seat, Card)> = hand
        .actions()
        .iter()
        .filter(|(_, action)| G::is_play(*action))
        .filter_map(|(seat, action)| Some((*seat, action.card()?)))
        .collect();
    let mut unseen = Vec::new();
    for (at, &place) in places.iter().enumerate() {
        let play = match place {
            Place::Hand(seat) => played
                .iter()
                .position(|play| *play == (seat, hand.pack()[at])),
            _ => None,
        };
        if let Some(play) = play {
            played.remove(play);
        } else if eye != Eye::House && !G::seen(hand, options, eye, place, hand.pack()[at]) {
            unseen.push(at);
        }
    }
    unseen
}
