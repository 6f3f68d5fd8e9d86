//! Other worlds that look the same to an eye: by a guess at the hidden cards, or by another deal.

use strohmann_rules::{
    Action, Card, CardBag, Eye, Game, Guess, Hand, Place, Round, Seat, SeatSet, Sight, Words,
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
    let view = hand.view(options, eye);
    let hidden = view.sight.hidden();
    let places = G::places(options, hand.standing());
    let unseen: Vec<usize> = unseen_places(
        hand,
        &places,
        &hidden
            .slots
            .iter()
            .map(|slot| slot.place)
            .collect::<Vec<_>>(),
    );
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
            let heard = view.heard.iter().any(|heard| {
                (heard.after, heard.seat, heard.signal) == (said.after, said.seat, said.signal)
            });
            // Who else noticed may be known to this eye.
            let known = view.heard.iter().any(|heard| heard.seen == Some(said.seen));
            let seen = match eye {
                Eye::Seat(seat) if heard && !known => {
                    other_seen(said.seen, said.seat, seat, other.round().seats(), words)
                }
                _ => said.seen,
            };
            let keep = heard || words.below(2) == 0;
            if keep && other.say(options, said.seat, said.signal, seen).is_err() {
                return Other::RuledOut;
            }
        }
        let Some(&(seat, action)) = hand.actions().get(made) else {
            break;
        };
        let action = match view.log[made].action {
            Some(action) => action,
            None => {
                if let Some(card) = action.card() {
                    let at = unseen
                        .iter()
                        .find(|&&at| hand.pack()[at] == card && places[at] == Place::Hand(seat));
                    G::with_card(
                        action,
                        pack[*at.expect("a hidden card was dealt to its hand")],
                    )
                } else {
                    let legal = other.round().legal(seat);
                    legal[words.below(legal.len() as u32) as usize]
                }
            }
        };
        // Choices at once stand in the order of the record, whoever made them first.
        let done = other.round().check(seat, action).is_ok();
        if !done || replay(&mut other, seat, action).is_err() {
            return Other::RuledOut;
        }
    }
    Other::World(other)
}

/// Does it as a player would, who says `play:?` of a card that he has not seen.
fn replay<G: Table>(hand: &mut Hand<G>, seat: Seat, action: G::Action) -> Result<(), ()> {
    let words = G::sight(hand.round(), Eye::Seat(seat)).legal();
    let word = words
        .iter()
        .find(|&&word| hand.round().resolve(seat, word).ok() == Some(action));
    hand.act(seat, *word.ok_or(())?).map(|_| ()).map_err(|_| ())
}

/// The other opponent may have noticed or not; this one has.
fn other_seen(seen: SeatSet, from: Seat, eye: Seat, seats: usize, words: &mut Words) -> SeatSet {
    let mut other = seen;
    for seat in Seat::all(seats) {
        if seat != eye && (seat.index() + from.index()) % 2 == 1 && words.below(2) == 0 {
            other.insert(seat);
        }
    }
    other
}

/// The places of the pack whose cards an eye has not seen: those in its hidden slots, but for cards played since.
fn unseen_places<G: Table>(hand: &Hand<G>, places: &[Place], slots: &[Place]) -> Vec<usize> {
    let mut played: Vec<(Seat, Card)> = hand
        .actions()
        .iter()
        .filter(|(_, action)| G::is_play(*action))
        .filter_map(|(seat, action)| Some((*seat, action.card()?)))
        .collect();
    let mut unseen = Vec::new();
    for (at, place) in places.iter().enumerate() {
        let card = hand.pack()[at];
        let hidden = slots.contains(place)
            || matches!(place, Place::Hand(seat) if slots.contains(&Place::Gift(*seat)));
        let shown = match place {
            Place::Hand(seat) => played.iter().position(|play| *play == (*seat, card)),
            _ => None,
        };
        if let Some(shown) = shown {
            played.remove(shown);
        } else if hidden {
            unseen.push(at);
        }
    }
    unseen
}
