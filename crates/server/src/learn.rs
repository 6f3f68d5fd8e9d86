//! Guided first hands: fixed deals that a newcomer plays against bots, told again from the choices in the address.
//!
//! Nothing is kept: a page is the deal, the reader's choices so far, and bots that play by rules of thumb and always the
//! same. What the page is drawn from is the view of the reader's eye.

use strohmann_ai::Level;
use strohmann_rules::json::Tape;
use strohmann_rules::{
    Dealing, Deals as _, Eye, GameKind, Hand, Match, Options as _, Outcome as _, Round as _, Seat,
    SeatSet, Sight as _, Standing as _, View,
};
use strohmann_words::learn::Lesson as Words;
use strohmann_words::{Lang, Names, Voice};

use crate::html::board::{Board, Past, Sitter};
use crate::table;

/// A hand with a guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lesson {
    /// Its name in addresses.
    pub(crate) name: &'static str,
    /// What it teaches.
    pub(crate) game: GameKind,
    /// What the guide says.
    pub(crate) words: Words,
    /// What `/play` makes a real table of it with.
    pub(crate) variant: &'static str,
    options: &'static str,
    /// As `--seed` deals.
    seed: u64,
    hand: u32,
    seat: usize,
}

/// All of them, in the order in which they are offered.
pub(crate) const LESSONS: [Lesson; 6] = [
    Lesson {
        name: "vidrasso",
        game: GameKind::Vidrasso,
        words: Words::Vidrasso,
        variant: "300",
        options: "{}",
        seed: 5,
        hand: 1,
        seat: 0,
    },
    Lesson {
        name: "vitou",
        game: GameKind::Vitou,
        words: Words::Morlino,
        variant: "morlino",
        options: r#"{"variant":"morlino","signals":"open"}"#,
        seed: 10,
        hand: 1,
        seat: 0,
    },
    Lesson {
        name: "cason",
        game: GameKind::Vitou,
        words: Words::Cason,
        variant: "cason",
        options: r#"{"variant":"cason","signals":"off"}"#,
        seed: 29,
        hand: 1,
        seat: 1,
    },
    Lesson {
        name: "cason2",
        game: GameKind::Vitou,
        words: Words::CasonTwo,
        variant: "cason2",
        options: r#"{"variant":"cason2"}"#,
        seed: 4,
        hand: 1,
        seat: 0,
    },
    Lesson {
        name: "stirnrunde",
        game: GameKind::Stirnrunde,
        words: Words::Stirnrunde,
        variant: "standard",
        options: r#"{"players":3}"#,
        seed: 8,
        hand: 3,
        seat: 1,
    },
    Lesson {
        name: "forehead",
        game: GameKind::Stirnrunde,
        words: Words::Forehead,
        variant: "standard",
        options: r#"{"players":3}"#,
        seed: 7,
        hand: 19,
        seat: 2,
    },
];

/// The most choices an address may have: more than any hand has.
const CHOICES: usize = 64;

/// An address leads to no place in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Astray;

/// Where the reader is in a lesson.
pub(crate) struct Walk<G: Board> {
    /// The hand as he sees it.
    pub(crate) view: View<G>,
    /// The hand, once it is over.
    pub(crate) past: Vec<Past<G>>,
    /// By seat.
    pub(crate) names: Names,
    /// By seat.
    pub(crate) sitters: Vec<Sitter>,
    /// The choices so far, in the notation of records.
    pub(crate) made: Vec<String>,
    /// What the guide would choose now; nothing once the hand is over.
    pub(crate) advice: Option<G::Action>,
    /// After how many choices the reader left the guide's path.
    pub(crate) left: Option<usize>,
    /// What the guide would have chosen in place of the last choice, as he called it then.
    pub(crate) instead: Option<String>,
    /// What has happened.
    pub(crate) told: Vec<String>,
    /// Why the last choice cannot be made; then it is not among those made.
    pub(crate) refused: Option<String>,
}

impl Lesson {
    /// The lesson of this name in addresses.
    pub(crate) fn find(name: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }

    /// The lesson that goes on with the same game.
    pub(crate) fn next(&self) -> Option<&'static Lesson> {
        let mut later = LESSONS.iter().skip_while(|lesson| *lesson != self).skip(1);
        later.next().filter(|next| next.game == self.game)
    }

    /// Plays the lesson's hand with the choices of an address, and then with one more if there is one.
    ///
    /// # Errors
    /// If the choices cannot be made. One more that is not legal is no error: it is refused.
    pub(crate) fn walk<G: Board>(
        &self,
        lang: Lang,
        made: &str,
        more: Option<&str>,
    ) -> Result<Walk<G>, Astray> {
        let tape = Tape::parse(self.options).map_err(|_| Astray)?;
        let options = <G::Options as strohmann_rules::Options>::read(tape.root()).options;
        let options = options.ok_or(Astray)?;
        let seats = options.seats();
        let (own, eye) = (Seat::new(self.seat), Eye::Seat(Seat::new(self.seat)));
        let dealing = Dealing::from_seed(self.seed, 1, 1, seats);
        let none = vec![0; options.parties().len()];
        let mut standing = *Match::<G>::begin(options, &dealing).standing();
        for _ in 1..self.hand {
            standing = standing.after(&options, &none);
        }
        let names = self.names(seats);
        let voice = Voice {
            lang,
            eye,
            names: &names,
            ear: false,
        };

        let words = made.split(',').filter(|word| !word.is_empty());
        let mut choices: Vec<&str> = words.take(CHOICES + 1).collect();
        if choices.len() > CHOICES {
            return Err(Astray);
        }
        let sure = choices.len();
        choices.extend(more);
        let mut choices = choices.into_iter().enumerate();

        let bot = Level::Greedy.bot::<G>();
        let mut hand = Hand::<G>::deal(&options, standing, dealing.pack(self.hand, G::pack()));
        let mut walk = Walk {
            view: hand.view(&options, eye),
            past: Vec::new(),
            sitters: (0..seats)
                .map(|seat| {
                    if seat == self.seat {
                        Sitter::Human
                    } else {
                        Sitter::Bot
                    }
                })
                .collect(),
            made: Vec::new(),
            advice: None,
            left: None,
            instead: None,
            told: Vec::new(),
            refused: None,
            names: names.clone(),
        };
        while let Some(seat) = hand.round().to_act() {
            let view = hand.view(&options, Eye::Seat(seat));
            let mut chance = dealing.bot_words(self.hand, seat, view.log.len());
            let decision = bot.decide(&view, &mut chance);
            if seat != own {
                // A signal that cannot be given is not missed.
                if let Some(signal) = decision.signal {
                    let _ = hand.say(&options, seat, signal, SeatSet::all(seats));
                }
                hand.act(seat, decision.action).map_err(|_| Astray)?;
                continue;
            }
            let advice = decision.action;
            walk.advice = Some(advice);
            let Some((nth, word)) = choices.next() else {
                break;
            };
            let action: G::Action = word.parse().map_err(|_| Astray)?;
            let legal = view.sight.legal().contains(&action);
            match hand.act(seat, action) {
                Ok(_) if legal => {}
                Err(refusal) if nth >= sure => {
                    walk.refused = Some(G::refused(&view, &voice, action, &refusal));
                    break;
                }
                Ok(_) | Err(_) => return Err(Astray),
            }
            let other = action != advice;
            walk.instead = other.then(|| G::choice(&view, &voice, advice));
            if other && walk.left.is_none() {
                walk.left = Some(nth);
            }
            walk.made.push(word.to_owned());
            walk.advice = None;
        }
        if choices.next().is_some() {
            return Err(Astray);
        }
        walk.view = hand.view(&options, eye);
        walk.told = table::told(&table::Course::silent(&options, &hand), &voice);
        if let Some(outcome) = hand.round().outcome() {
            let totals = standing.after(&options, &outcome.points()).totals();
            walk.past.push(Past {
                view: walk.view.clone(),
                outcome,
                totals,
            });
        }
        Ok(walk)
    }

    /// Whoever sits left of the reader is Ben, and so on around the table.
    fn names(&self, seats: usize) -> Names {
        const NAMES: [&str; 4] = ["", "Ben", "Cleo", "Dora"];
        Names::new(Seat::all(seats).map(|seat| {
            let steps = seat.distance_from(Seat::new(self.seat), seats);
            NAMES.get(steps).copied().unwrap_or_default()
        }))
    }
}

#[cfg(test)]
mod tests;
