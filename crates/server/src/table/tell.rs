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
    /// How many of the steps stay as they are, but for what may still be looked at of them.
    firm: usize,
}

/// A step, and what was said after it.
#[derive(Clone, Debug)]
struct Told {
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
            firm: 0,
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
        let known = if self.of == of { self.firm } else { 0 };
        let mut known = self.steps[..known].iter();
        let mut teller = Teller::new(course, voice);
        let (mut steps, mut firm) = (Vec::with_capacity(self.steps.len() + 2), 0);
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
                None => return Tale { of, steps, firm },
            };
            // Something may still be said after the last step, and choices made at once come to stand before others.
            if teller.again.actions().len() <= moment {
                firm = steps.len();
            }
            let same = known.next().filter(|step| shown && step.shown);
            let tell = shown && same.is_none();
            let mut lines = if deal && tell {
                teller.dealt()
            } else if deal {
                Vec::new()
            } else {
                teller.step(tell)
            };
            lines.extend(teller.talk());
            let lines = same.map_or_else(|| lines.into(), |same| same.lines.clone());
            steps.push(Told { shown, lines });
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

#[cfg(test)]
mod tests {
    use strohmann_rules::record::Sheet;
    use strohmann_rules::{
        Eye, Match, Seat, Secret, Sight as _, Stirnrunde, Vidrasso, Vitou, stirnrunde, vidrasso,
        vitou,
    };
    use strohmann_words::{Lang, Names};

    use super::*;

    /// Plays a match, chooses in no particular order where several do at once, and tells every eye after each action.
    fn check<G: Speak>(options: G::Options, seed: u64) {
        let seats = options.seats();
        let sheet = Sheet {
            number: 1,
            cuts: vec![String::new(); seats],
            ..Sheet::default()
        };
        let dealing = sheet.dealing(Secret::from_seed(seed, 1));
        let mut game = Match::<G>::begin(options, &dealing);
        game.deal(&dealing);
        let names = Names::new(["Anna", "Ben", "Cleo", "Dora"].into_iter().take(seats));
        let eyes = Seat::all(seats).map(Eye::Seat).chain([Eye::Public]);
        let mut tales: Vec<(Eye, Tale)> = eyes.map(|eye| (eye, Tale::default())).collect();
        let mut made = 0;
        while game.hands().len() < 4 && game.winners().is_none() {
            let round = game.hand().expect("a hand is dealt").round();
            let due: Vec<Seat> = G::sight(round, Eye::Public).due().iter().collect();
            made += 1;
            let seat = due[made * 7 % due.len()];
            let action = round.pick(seat, |count| made * 5 % count);
            game.act(seat, action).expect("it is legal");
            let hand = game.hand().expect("the same hand");
            let course = Course::silent(game.options(), hand);
            for (eye, tale) in &mut tales {
                let voice = Voice {
                    lang: Lang::En,
                    eye: *eye,
                    names: &names,
                    ear: false,
                };
                *tale = tale.go_on(&course, &voice, (1, game.hands().len()));
                let anew = told(&course, &voice);
                assert!(tale.lines().eq(&anew), "{eye:?} after {made}");
            }
            game.deal(&dealing);
        }
        assert!(made > 20);
    }

    #[test]
    fn a_tale_goes_on_as_if_it_were_told_anew() {
        for seed in 0..4 {
            check::<Vidrasso>(vidrasso::Options::default(), seed);
            check::<Vitou>(vitou::Options::default(), seed);
            check::<Stirnrunde>(stirnrunde::Options::default(), seed);
        }
    }
}
