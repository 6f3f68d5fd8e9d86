//! What one reader is shown of a table: views, and what is told of them.

use strohmann_rules::{
    Bytes32, Draw, Eye, Outcome as _, Round as _, Seat, SeatSet, Secret, Standing as _, View,
};
use strohmann_words::{Lang, Names, Voice};

use crate::html::board::{Board, Past, Sitter};

use super::event::{Chair, Made};
use super::seating;
use super::state::{At, Running, Table, Who};
use super::talk::Heard;
use super::tell::{Course, Tale, said, told};

/// Before a match.
pub(crate) struct Gathering {
    /// The number of the match to come.
    pub(crate) number: u64,
    /// What the house has committed itself to.
    pub(crate) commit: Bytes32,
    /// By seat.
    pub(crate) chairs: Vec<Place>,
    /// Whether the reader looks after the bots.
    pub(crate) hosts: bool,
    /// The reader's seat.
    pub(crate) own: Option<usize>,
}

impl Gathering {
    /// Whether every seat is taken.
    pub(crate) fn is_full(&self) -> bool {
        self.chairs.iter().all(|place| place.chair != Chair::Free)
    }
}

/// A chair as everybody sees it.
pub(crate) struct Place {
    /// Who sits there.
    pub(crate) chair: Chair,
    /// Whether he is ready.
    pub(crate) ready: bool,
}

/// A match under way or over, as one reader sees it.
pub(crate) struct Showing<G: Board> {
    /// What a move is made against.
    pub(crate) at: At,
    /// The reader.
    pub(crate) eye: Eye,
    /// By seat.
    pub(crate) names: Names,
    /// By seat.
    pub(crate) cuts: Vec<String>,
    /// What the house committed itself to.
    pub(crate) commit: Bytes32,
    /// What it was, once the match is over or abandoned.
    pub(crate) secret: Option<Bytes32>,
    /// The draw for first dealer.
    pub(crate) draw: Draw,
    /// The hand under way, or the last one.
    pub(crate) view: View<G>,
    /// The hands that are over.
    pub(crate) past: Vec<Past<G>>,
    /// By seat.
    pub(crate) sitters: Vec<Sitter>,
    /// What has happened in the hand, as far as it may still be looked at (`ALL-8`).
    pub(crate) told: Tale,
    /// What happened last in it, for the ear.
    pub(crate) said: Vec<String>,
    /// How the hand before ended, until this one is under way.
    pub(crate) before: Vec<String>,
    /// Who has won.
    pub(crate) winners: Option<SeatSet>,
    /// Whether the match was abandoned.
    pub(crate) abandoned: bool,
    /// Whether a bot stands in for the reader.
    pub(crate) away: bool,
    /// Humans who play for themselves.
    pub(crate) players: SeatSet,
    /// What was just said in the hand, as far as the reader has heard it.
    pub(crate) bubbles: Vec<Heard>,
    /// Who may talk alone (`VT-8`).
    pub(crate) confer: SeatSet,
    /// Humans who want the match abandoned, and those who have to agree.
    pub(crate) tired: (SeatSet, SeatSet),
}

/// A hand that is over, looked back at.
pub(crate) struct Looking<G: Board> {
    /// The match at this table, from 1.
    pub(crate) game: u64,
    /// The hand, from 1.
    pub(crate) number: usize,
    /// How many hands can be looked back at.
    pub(crate) hands: usize,
    /// By seat.
    pub(crate) names: Names,
    /// The hand at its end.
    pub(crate) view: View<G>,
    /// The hands up to this one.
    pub(crate) past: Vec<Past<G>>,
    /// By seat.
    pub(crate) sitters: Vec<Sitter>,
    /// All that happened.
    pub(crate) told: Vec<String>,
}

impl<G: Board> Table<G> {
    /// What stands on the door: how the table was made.
    pub(crate) fn made(&self) -> &Made {
        &self.made
    }

    /// The match to come, unless one runs.
    pub(crate) fn gathering_for(&self, who: &Who) -> Option<Gathering> {
        let next = self.next.as_ref().filter(|_| self.running().is_none())?;
        let own = who
            .id
            .as_deref()
            .and_then(|id| seating::seat_of(&self.chairs, id));
        let maker = who.id.as_ref() == Some(&self.made.maker);
        let maker_sits = seating::seat_of(&self.chairs, &self.made.maker).is_some();
        let ready = |chair: &Chair| match chair {
            Chair::Human(guest) => next.ready.iter().any(|(id, _)| *id == guest.id),
            Chair::Bot { .. } => true,
            Chair::Free => false,
        };
        let chairs = self.chairs.iter().map(|chair| Place {
            chair: chair.clone(),
            ready: ready(chair),
        });
        Some(Gathering {
            number: next.number,
            commit: Secret::commit(&next.secret),
            chairs: chairs.collect(),
            hosts: maker || own.is_some() && !maker_sits,
            own,
        })
    }

    /// The match under way or the last one, as this reader sees it: with its last hand, or with one that is over, from
    /// 1. `tale` is what he was told before.
    pub(crate) fn showing_for(
        &self,
        who: &Who,
        number: Option<usize>,
        tale: &Tale,
    ) -> Option<Showing<G>> {
        let game = self.game.as_ref()?;
        let seat = game.seat(who.id.as_deref());
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let names = Names::new(&game.sheet.seats);
        let voice = voice(who.lang, eye, &names);
        let options = game.game.options();
        let all = game.game.hands();
        let hands = &all[..number.unwrap_or(all.len()).min(all.len())];
        let hand = hands.last()?;
        let round = hand.round();
        let fresh = round.tricks_played() == 0 && round.outcome().is_none();
        let before = hands.len().checked_sub(2).filter(|_| fresh);
        let before = before.map(|at| said(&Course::silent(options, &hands[at]), &voice));
        let course = Course {
            options,
            hand,
            before: game.before(hands.len()),
            heard: game.heard(eye, hands.len()),
        };
        let over = !game.runs();
        Some(Showing {
            at: game.at(),
            eye,
            cuts: game.sheet.cuts.clone(),
            commit: game.dealing.secret().commit(),
            secret: over.then(|| game.dealing.secret().reveal()),
            draw: game.game.draw().clone(),
            view: hand.view(options, eye),
            past: past(game, eye, hands.len()),
            sitters: sitters(game),
            told: tale.go_on(&course, &voice, (game.sheet.number, hands.len())),
            said: said(&course, &Voice { ear: true, ..voice }),
            before: before.unwrap_or_default(),
            winners: game.game.winners(),
            abandoned: game.abandoned,
            away: seat.is_some_and(|seat| game.away.contains(seat)),
            players: game.present(),
            bubbles: course.bubbles(),
            confer: game.confer(),
            tired: (game.tired, game.voters()),
            names,
        })
    }

    /// A hand of the match under way or of the last one, looked back at once it is over (`ALL-8`).
    pub(crate) fn looking_for(&self, who: &Who, number: usize) -> Option<Looking<G>> {
        let game = self.game.as_ref()?;
        let hands = game.game.hands();
        let hand = hands.get(number.checked_sub(1)?)?;
        hand.round().outcome()?;
        let eye = game.seat(who.id.as_deref()).map_or(Eye::Public, Eye::Seat);
        let names = Names::new(&game.sheet.seats);
        let options = game.game.options();
        let course = Course {
            heard: game.heard(eye, number),
            ..Course::silent(options, hand)
        };
        let over = hands.iter().filter(|hand| hand.round().outcome().is_some());
        Some(Looking {
            game: game.sheet.number,
            number,
            hands: over.count(),
            view: hand.view(options, eye),
            past: past(game, eye, number),
            sitters: sitters(game),
            told: told(&course, &voice(who.lang, eye, &names)),
            names,
        })
    }
}

fn voice(lang: Lang, eye: Eye, names: &Names) -> Voice<'_> {
    Voice {
        lang,
        eye,
        names,
        ear: false,
    }
}

fn sitters<G: Board>(game: &Running<G>) -> Vec<Sitter> {
    let seats = Seat::all(game.people.len());
    seats
        .map(|seat| match game.levels[seat.index()] {
            Some(_) => Sitter::Bot,
            None if game.away.contains(seat) => Sitter::StandIn,
            None => Sitter::Human,
        })
        .collect()
}

/// The first `count` hands, as far as they are over.
fn past<G: Board>(game: &Running<G>, eye: Eye, count: usize) -> Vec<Past<G>> {
    let options = game.game.options();
    let hands = game.game.hands().iter().take(count);
    let over = hands.filter_map(|hand| {
        let outcome = hand.round().outcome()?;
        let after = hand.standing().after(options, &outcome.points());
        Some(Past {
            view: hand.view(options, eye),
            outcome,
            totals: after.totals(),
        })
    });
    over.collect()
}
