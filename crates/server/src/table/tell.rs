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
    /// The hand before its last step, where it is at hand and nothing earlier has changed.
    pub(crate) before: Option<&'a Hand<G>>,
    pub(crate) heard: Vec<Heard>,
}

impl<'a, G: Game> Course<'a, G> {
    /// Without a word.
    pub(crate) fn silent(options: &'a G::Options, hand: &'a Hand<G>) -> Course<'a, G> {
        Course {
            options,
            hand,
            before: None,
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

/// Whether a hand is another with one more step, an action or a signal, at its end.
pub(super) fn is_one_more<G: Game>(before: &Hand<G>, hand: &Hand<G>) -> bool {
    fn grown<T: PartialEq>(before: &[T], now: &[T]) -> bool {
        now.split_last().is_some_and(|(_, rest)| rest == before)
    }
    let actions = (before.actions(), hand.actions());
    let talk = (before.talk(), hand.talk());
    grown(actions.0, actions.1) && talk.0 == talk.1
        || actions.0 == actions.1 && grown(talk.0, talk.1)
}

/// How many actions and signals there are.
fn steps<G: Game>(hand: &Hand<G>) -> usize {
    hand.actions().len() + hand.talk().len()
}

/// What has happened in a hand, as one reader has been told it: what he is told next begins with it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tale {
    /// The match and the hand, from 1.
    of: (u64, usize),
    /// After how many steps.
    steps: usize,
    /// How many of the words that he has heard are told.
    words: usize,
    /// How the hand was dealt, and then what was done and said, as far as it may be looked at.
    told: Vec<Told>,
}

/// A step, or what was said after it.
#[derive(Clone, Debug)]
struct Told {
    /// The trick that a card was played to, from 0: it may not be looked at for ever (`ALL-8`).
    trick: Option<usize>,
    lines: Arc<[String]>,
}

impl Tale {
    /// Nothing yet.
    pub(crate) fn nothing() -> &'static Tale {
        static NOTHING: Tale = Tale {
            of: (0, 0),
            steps: 0,
            words: 0,
            told: Vec::new(),
        };
        &NOTHING
    }

    /// Line by line.
    pub(crate) fn lines(&self) -> impl DoubleEndedIterator<Item = &String> {
        self.told.iter().flat_map(|told| told.lines.iter())
    }

    /// The hand of this match and number as the same reader is told it now, without the tricks that may not be looked
    /// at any more.
    pub(crate) fn go_on<G: Speak>(
        &self,
        course: &Course<'_, G>,
        voice: &Voice<'_>,
        of: (u64, usize),
    ) -> Tale {
        let now = steps(course.hand);
        let over = course.hand.round().outcome().is_some();
        let known = self.of == of;
        // A hand only ever grows. Once it is over all of it may be looked at again.
        let mut tale = match course.before {
            _ if known && self.steps == now => self.clone(),
            Some(before) if known && !over && self.steps == steps(before) => {
                let mut tale = self.clone();
                let mut teller = Teller::after(course, voice, before, self.words);
                tale.hear(teller.talk());
                tale.step(&mut teller, true);
                tale.look_back(course.hand.round().tricks_played());
                tale
            }
            _ => Tale::anew(course, voice, of),
        };
        let new = &course.heard[tale.words.min(course.heard.len())..];
        tale.hear(new.iter().map(|heard| word(voice, heard)).collect());
        tale
    }

    fn anew<G: Speak>(course: &Course<'_, G>, voice: &Voice<'_>, of: (u64, usize)) -> Tale {
        let oldest = oldest(course);
        let mut teller = Teller::new(course, voice);
        let mut tale = Tale {
            of,
            ..Tale::default()
        };
        tale.tell(None, teller.dealt());
        tale.hear(teller.talk());
        while let Some(ahead) = teller.ahead() {
            let shown = match ahead {
                Ahead::Card(trick) => trick >= oldest,
                Ahead::Other => true,
            };
            tale.step(&mut teller, shown);
            tale.hear(teller.talk());
        }
        tale
    }

    /// Takes in what the teller's next step is, and tells it if it may be looked at.
    fn step<G: Speak>(&mut self, teller: &mut Teller<'_, G>, shown: bool) {
        let trick = match teller.ahead() {
            Some(Ahead::Card(trick)) => Some(trick),
            Some(Ahead::Other) | None => None,
        };
        let lines = teller.step(shown);
        self.steps += 1;
        if shown {
            self.tell(trick, lines);
        }
    }

    fn hear(&mut self, words: Vec<String>) {
        self.words += words.len();
        if !words.is_empty() {
            self.tell(None, words);
        }
    }

    fn tell(&mut self, trick: Option<usize>, lines: Vec<String>) {
        let lines = lines.into();
        self.told.push(Told { trick, lines });
    }

    /// Leaves out what may not be looked at any more, after so many tricks.
    fn look_back(&mut self, played: usize) {
        let begun = self.told.iter().any(|told| told.trick == Some(played));
        let oldest = first_shown(played, begun);
        let shown = |told: &Told| told.trick.is_none_or(|trick| trick >= oldest);
        self.told.retain(shown);
    }
}

/// What has happened in a hand, without the tricks that may not be looked at any more (`ALL-8`).
pub(crate) fn told<G: Speak>(course: &Course<'_, G>, voice: &Voice<'_>) -> Vec<String> {
    let tale = Tale::anew(course, voice, (0, 0));
    tale.lines().cloned().collect()
}

/// What happened last in a hand, as far as the reader has noticed: what its last step brought about, how it was dealt,
/// what was said since.
pub(crate) fn said<G: Speak>(course: &Course<'_, G>, voice: &Voice<'_>) -> Vec<String> {
    let hand = course.hand;
    let made = hand.actions().len();
    let since = hand.talk().iter().filter(|said| said.after == made).count();
    if let (Some(before), 0) = (course.before, since) {
        let earlier = (before.actions().len(), before.talk().len());
        let mut words = course.heard.iter();
        let words = words.position(|heard| heard.at() > earlier);
        let words = words.unwrap_or(course.heard.len());
        let mut teller = Teller::after(course, voice, before, words);
        let last = teller.step(true);
        return teller.talk().pop().map_or(last, |word| vec![word]);
    }
    let mut teller = Teller::new(course, voice);
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

/// The oldest trick that may be looked at: all once the hand is over.
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
    first_shown(played, begun)
}

/// The oldest trick that may be looked at in a hand under way: the last one until a card is played to the next, then
/// that one.
fn first_shown(played: usize, begun: bool) -> usize {
    if begun {
        played
    } else {
        played.saturating_sub(1)
    }
}

fn word(voice: &Voice<'_>, heard: &Heard) -> String {
    says(voice, heard.spoken.seat, heard.spoken.phrase)
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

    /// One who has told all up to a hand as it was before, and so many of the words that were heard.
    fn after(
        course: &'a Course<'a, G>,
        voice: &'a Voice<'a>,
        before: &Hand<G>,
        words: usize,
    ) -> Teller<'a, G> {
        Teller {
            course,
            voice,
            again: before.clone(),
            said: before.talk().len(),
            words,
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
        let new = rest.take_while(|heard| heard.at() <= now);
        let lines: Vec<String> = new.map(|heard| word(self.voice, heard)).collect();
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
        Eye, Match, Seat, Secret, Sight as _, Signal, Stirnrunde, Vidrasso, Vitou, stirnrunde,
        vidrasso, vitou,
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
        let voice = |eye| Voice {
            lang: Lang::En,
            eye,
            names: &names,
            ear: false,
        };
        let (mut made, mut heard, mut short) = (0, Vec::new(), 0);
        while game.hands().len() < 4 && game.winners().is_none() {
            let hand = game.hand().expect("a hand is dealt").clone();
            let due: Vec<Seat> = G::sight(hand.round(), Eye::Public).due().iter().collect();
            made += 1;
            let seat = due[made * 7 % due.len()];
            let signal = Signal::ALL[made * 11 % Signal::ALL.len()];
            let signals = made % 3 == 0 && game.signal(seat, signal, &dealing).is_ok();
            if !signals {
                let action = hand.round().pick(seat, |count| made * 5 % count);
                game.act(seat, action).expect("it is legal");
            }
            let number = game.hands().len();
            let now = game.hand().expect("the same hand");
            if made % 4 == 0 {
                let at = (now.actions().len(), now.talk().len());
                heard.push(Heard::by_all(heard.len(), seat, number, at));
            }
            let course = Course {
                options: game.options(),
                hand: now,
                before: Some(&hand).filter(|before| is_one_more(before, now)),
                heard: heard.clone(),
            };
            short += usize::from(course.before.is_some());
            let anew = Course {
                before: None,
                heard: heard.clone(),
                ..course
            };
            for (eye, tale) in &mut tales {
                let voice = voice(*eye);
                // Now and then somebody misses something.
                if made % 9 > 0 {
                    *tale = tale.go_on(&course, &voice, (1, number));
                    let told = told(&anew, &voice);
                    assert!(tale.lines().eq(&told), "{eye:?} after {made}");
                }
                assert_eq!(said(&course, &voice), said(&anew, &voice));
            }
            // A word on its own: some are told it at once, the others with what happens next.
            if made % 5 == 0 {
                let at = (now.actions().len(), now.talk().len());
                heard.push(Heard::by_all(heard.len(), seat, number, at));
                let course = Course {
                    heard: heard.clone(),
                    ..course
                };
                for (eye, tale) in tales.iter_mut().step_by(2) {
                    let voice = voice(*eye);
                    *tale = tale.go_on(&course, &voice, (1, number));
                    let told = told(&course, &voice);
                    assert!(tale.lines().eq(&told), "{eye:?} hears after {made}");
                }
            }
            if game.deal(&dealing) {
                heard.clear();
            }
        }
        assert!(made > 20 && 2 * short > made, "{short} of {made}");
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
