//! What has happened in a hand, told to one reader.

use std::sync::Arc;

use strohmann_rules::{Action as _, Game, Hand, Options as _, Round as _, View};
use strohmann_words::phrase::says;
use strohmann_words::{Speak, Voice};

use super::talk::Heard;

/// A hand as it went, with what a reader has heard of what was said in it.
pub(crate) struct Course<'a, G: Game> {
    pub(crate) options: &'a G::Options,
    pub(crate) hand: &'a Hand<G>,
    pub(crate) heard: Vec<Heard>,
}

impl<'a, G: Game> Course<'a, G> {
    /// Without a word.
    pub(crate) fn silent(options: &'a G::Options, hand: &'a Hand<G>) -> Course<'a, G> {
        Course {
            options,
            hand,
            heard: Vec::new(),
        }
    }

    /// What was said last by each player, as long as the table has not gone round since.
    pub(crate) fn bubbles(&self) -> Vec<Heard> {
        let (now, seats) = (self.hand.actions().len(), self.options.seats());
        let mut last: Vec<Heard> = Vec::new();
        for heard in &self.heard {
            last.retain(|other| other.spoken.seat != heard.spoken.seat);
            last.push(*heard);
        }
        last.retain(|heard| heard.spoken.actions + seats > now);
        last
    }
}

/// What has happened in a hand, as one reader has been told it: what he is told next begins with it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tale {
    /// The match and the hand, from 1.
    of: (u64, usize),
    /// How the hand was dealt, and then what was done.
    steps: Vec<Told>,
}

/// A step, and what was said after it.
#[derive(Clone, Debug)]
struct Told {
    /// How many actions had been made after it.
    actions: usize,
    /// Whether the step itself may be looked at (`ALL-8`).
    shown: bool,
    lines: Arc<[String]>,
}

impl Tale {
    /// Nothing yet.
    pub(crate) fn nothing() -> &'static Tale {
        static NOTHING: Tale = Tale {
            of: (0, 0),
            steps: Vec::new(),
        };
        &NOTHING
    }

    /// Line by line.
    pub(crate) fn lines(&self) -> impl DoubleEndedIterator<Item = &String> {
        self.steps.iter().flat_map(|step| step.lines.iter())
    }

    /// The hand of this match and number as the same reader is told it now, without the tricks that may not be looked
    /// at any more.
    pub(crate) fn go_on<G: Speak>(
        &self,
        course: &Course<'_, G>,
        voice: &Voice<'_>,
        of: (u64, usize),
    ) -> Tale {
        let (moment, oldest) = (course.hand.moment(), oldest(course));
        let known = if self.of == of { &self.steps[..] } else { &[] };
        // Something may have been said after the last step, and choices made at once come to stand before others.
        let known = &known[..known.len().saturating_sub(1)];
        let mut known = known.iter().take_while(|step| step.actions <= moment);
        let mut teller = Teller::new(course, voice);
        let mut steps = Vec::with_capacity(self.steps.len() + 2);
        loop {
            let deal = steps.is_empty();
            let ahead = if deal {
                Some(Ahead::Other)
            } else {
                teller.ahead()
            };
            let shown = match ahead {
                Some(Ahead::Card(trick)) => trick >= oldest,
                Some(Ahead::Other) => true,
                None => return Tale { of, steps },
            };
            let same = known.next().filter(|step| shown && step.shown);
            let tell = shown && same.is_none();
            let mut lines = match deal {
                true if tell => teller.dealt(),
                true => Vec::new(),
                false => teller.step(tell),
            };
            lines.extend(teller.talk());
            steps.push(Told {
                actions: teller.again.actions().len(),
                shown,
                lines: same.map_or_else(|| lines.into(), |same| same.lines.clone()),
            });
        }
    }
}

/// What has happened in a hand, without the tricks that may not be looked at any more (`ALL-8`).
pub(crate) fn told<G: Speak>(course: &Course<'_, G>, voice: &Voice<'_>) -> Vec<String> {
    let tale = Tale::nothing().go_on(course, voice, (0, 0));
    tale.lines().cloned().collect()
}

/// What happened last in a hand, as far as the reader has noticed: what its last step brought about, how it was dealt,
/// what was said since.
pub(crate) fn said<G: Speak>(course: &Course<'_, G>, voice: &Voice<'_>) -> Vec<String> {
    let (hand, mut teller) = (course.hand, Teller::new(course, voice));
    let made = hand.actions().len();
    let since = hand.talk().iter().filter(|said| said.after == made).count();
    let action = made + hand.talk().len() - since;
    let mut last = match made {
        0 => teller.dealt(),
        _ => Vec::new(),
    };
    last = teller
        .talk()
        .pop()
        .filter(|_| action == 0)
        .map_or(last, |word| vec![word]);
    for step in 1..=action + since {
        let lines = teller.step(step >= action);
        // A signal that the reader has not noticed is nothing that happened.
        if step == action || !lines.is_empty() {
            last = lines;
        }
        if let Some(word) = teller.talk().pop() {
            last = vec![word];
        }
    }
    last
}

/// The oldest trick that may be looked at: all once the hand is over; else the last one until a card is played to the
/// next, then that one.
fn oldest<G: Game>(course: &Course<'_, G>) -> usize {
    let hand = course.hand;
    if hand.round().outcome().is_some() {
        return 0;
    }
    let played = hand.round().tricks_played();
    let mut round = G::deal(course.options, hand.standing(), hand.pack());
    let mut begun = false;
    for &(seat, action) in hand.actions() {
        begun |= action.plays() && round.tricks_played() == played;
        round.play_unchecked(seat, action);
    }
    if begun {
        played
    } else {
        played.saturating_sub(1)
    }
}

/// A step of a hand, as far as it matters whether it is told.
enum Ahead {
    /// Plays a card to this trick, from 0.
    Card(usize),
    /// Anything else.
    Other,
}

/// Plays a hand again and tells a reader what happens.
struct Teller<'a, G: Speak> {
    course: &'a Course<'a, G>,
    voice: &'a Voice<'a>,
    again: Hand<G>,
    said: usize,
    /// How many of the words that were heard are told.
    words: usize,
    /// The view before the next step, where it is already made.
    before: Option<View<G>>,
}

impl<'a, G: Speak> Teller<'a, G> {
    fn new(course: &'a Course<'a, G>, voice: &'a Voice<'a>) -> Teller<'a, G> {
        let (options, hand) = (course.options, course.hand);
        Teller {
            course,
            voice,
            again: Hand::deal(options, *hand.standing(), hand.pack().to_vec()),
            said: 0,
            words: 0,
            before: None,
        }
    }

    fn view(&self) -> View<G> {
        self.again.view(self.course.options, self.voice.eye)
    }

    fn dealt(&self) -> Vec<String> {
        G::dealt(&self.view(), self.voice)
    }

    /// What was said up to here since the last call.
    fn talk(&mut self) -> Vec<String> {
        let now = (self.again.actions().len(), self.said);
        let rest = self.course.heard[self.words..].iter();
        let new = rest.take_while(|heard| (heard.spoken.actions, heard.spoken.signals) <= now);
        let lines: Vec<String> = new
            .map(|heard| says(self.voice, heard.spoken.seat, heard.spoken.phrase))
            .collect();
        self.words += lines.len();
        lines
    }

    /// What the next step is; nothing after the last one.
    fn ahead(&self) -> Option<Ahead> {
        let made = self.again.actions().len();
        let said = self.course.hand.talk().get(self.said);
        if said.is_some_and(|said| said.after == made) {
            return Some(Ahead::Other);
        }
        let &(_, action) = self.course.hand.actions().get(made)?;
        Some(if action.plays() {
            Ahead::Card(self.again.round().tricks_played())
        } else {
            Ahead::Other
        })
    }

    /// Makes the next step; tells it if that is wanted.
    fn step(&mut self, tell: bool) -> Vec<String> {
        let made = self.again.actions().len();
        let before = tell.then(|| self.before.take().unwrap_or_else(|| self.view()));
        self.before = None;
        let said = self.course.hand.talk().get(self.said);
        let possible = if let Some(said) = said.filter(|said| said.after == made) {
            self.said += 1;
            let again = &mut self.again;
            let heard = again.say(self.course.options, said.seat, said.signal, said.seen);
            heard.is_ok()
        } else if let Some(&(seat, action)) = self.course.hand.actions().get(made) {
            self.again.repeat(seat, action).is_ok()
        } else {
            false
        };
        debug_assert!(possible, "it was done before");
        let Some(before) = before.filter(|_| possible) else {
            return Vec::new();
        };
        let after = self.view();
        let lines = G::told(&before, &after, self.voice);
        self.before = Some(after);
        lines
    }
}
