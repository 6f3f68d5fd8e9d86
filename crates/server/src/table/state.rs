//! A table: the replay of its log, and what may be added to it.

use std::str::FromStr as _;
use std::sync::Arc;

use strohmann_ai::Level;
use strohmann_rules::json::Tape;
use strohmann_rules::record::{self, Sheet};
use strohmann_rules::{Dealing, Draw, Hand, Match, Options as _, Round as _, Seat, SeatSet};
use strohmann_store::{Listing, State};
use strohmann_words::Lang;

use crate::deps::Cards;
use crate::html::board::Board;

use super::event::{self, Broken, Chair, Event, Made};
use super::label::Label;
use super::seating::{self, Next};
use super::talk::Spoken;
use super::tell::is_one_more;

/// Makes the cards of a match out of its dealing.
pub(crate) type MakeCards = Arc<dyn Fn(&Dealing) -> Cards + Send + Sync>;

/// A table of game `G`. It is copied for every event, so what seldom changes is shared.
#[derive(Clone)]
pub(crate) struct Table<G: Board> {
    pub(crate) made: Arc<Made>,
    pub(crate) options: G::Options,
    pub(crate) chairs: Arc<[Chair]>,
    /// None only before the first commitment and while a batch of events is applied.
    pub(crate) next: Option<Next>,
    /// The match under way, or the last one.
    pub(crate) game: Option<Running<G>>,
    cards: MakeCards,
}

/// A match under way or over.
#[derive(Clone)]
pub(crate) struct Running<G: Board> {
    pub(crate) sheet: Arc<Sheet>,
    /// The humans, by seat.
    pub(crate) people: Arc<[Option<String>]>,
    /// The bots that have a seat of their own.
    pub(crate) levels: Arc<[Option<Level>]>,
    pub(crate) dealing: Dealing,
    pub(crate) cards: Cards,
    pub(crate) game: Match<G>,
    /// The hand of this number, from 1, before its last action or signal: what that brought about is seen beside it.
    before: Option<(usize, Arc<Hand<G>>)>,
    /// Humans who have left, or were gone: a bot stands in.
    pub(crate) away: SeatSet,
    /// Those of them who were gone, and are back the moment they return.
    pub(crate) absent: SeatSet,
    /// Humans who want it abandoned.
    pub(crate) tired: SeatSet,
    pub(crate) abandoned: bool,
    /// What was said, in order.
    pub(crate) spoken: Vec<Spoken>,
}

/// What a move was made against: the match, the hand, the actions before the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    /// The match at this table, from 1.
    pub(crate) game: u64,
    /// The hand, from 1.
    pub(crate) hand: usize,
    /// The actions of the hand before this moment.
    pub(crate) actions: usize,
}

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}", self.game, self.hand, self.actions)
    }
}

impl At {
    /// From a form.
    pub(crate) fn read(text: &str) -> Option<At> {
        let mut parts = text.split('.');
        let at = At {
            game: parts.next()?.parse().ok()?,
            hand: parts.next()?.parse().ok()?,
            actions: parts.next()?.parse().ok()?,
        };
        parts.next().is_none().then_some(at)
    }
}

/// Whoever wants something at a table, or looks at it.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    /// Nobody the house knows, if it has no id.
    pub(crate) id: Option<String>,
    pub(crate) name: String,
    pub(crate) lang: Lang,
}

impl<G: Board> Running<G> {
    /// Whether it is still played.
    pub(crate) fn runs(&self) -> bool {
        !self.abandoned && self.game.winners().is_none()
    }

    /// The seat that somebody has in it.
    pub(crate) fn seat(&self, id: Option<&str>) -> Option<Seat> {
        let own = self.people.iter().position(|person| {
            let person = person.as_deref();
            person.is_some() && person == id
        });
        own.map(Seat::new)
    }

    fn humans(&self) -> SeatSet {
        let people = self.people.iter().enumerate();
        let humans = people.filter(|(_, person)| person.is_some());
        humans.map(|(seat, _)| Seat::new(seat)).collect()
    }

    /// Humans who play for themselves.
    pub(crate) fn present(&self) -> SeatSet {
        self.humans() - self.away
    }

    /// Humans without whom the match is not abandoned: also those who only were gone.
    pub(crate) fn voters(&self) -> SeatSet {
        self.humans() - (self.away - self.absent)
    }

    /// The hand of this number as it was before its last action or signal, if it was nothing but shorter then.
    pub(crate) fn before(&self, number: usize) -> Option<&Hand<G>> {
        let (_, before) = self.before.as_ref().filter(|(of, _)| *of == number)?;
        let hand = self.game.hands().get(number.checked_sub(1)?)?;
        is_one_more(before, hand).then_some(before)
    }

    fn note_before(&mut self) {
        let hand = self.game.hand().cloned();
        self.before = hand.map(|hand| (self.game.hands().len(), Arc::new(hand)));
    }

    /// What a move would be made against now.
    pub(crate) fn at(&self) -> At {
        At {
            game: self.sheet.number,
            hand: self.game.hands().len(),
            actions: self.game.hand().map_or(0, Hand::moment),
        }
    }

    /// The bot that plays for a seat: its own, or one that stands in.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        let stand_in = self.away.contains(seat).then_some(STAND_IN);
        self.levels[seat.index()].or(stand_in)
    }

    /// The record, with the secret when the match is over or abandoned.
    pub(crate) fn record(&self) -> String {
        record::write(&self.sheet, &self.dealing, &self.game, self.abandoned)
    }
}

/// Who stands in for a human who has left.
pub(crate) const STAND_IN: Level = Level::NORMAL;

impl<G: Board> Table<G> {
    /// A table that was just made.
    ///
    /// # Errors
    /// Options that are none of the game's.
    pub(crate) fn new(made: Made, cards: MakeCards) -> Result<Table<G>, Broken> {
        let text = made.options.to_string();
        let tape = Tape::parse(&text).map_err(|error| Broken(error.to_string()))?;
        let read = <G::Options as strohmann_rules::Options>::read(tape.root());
        let fault = || Broken(read.faults.first().cloned().unwrap_or_default());
        let options = read.options.ok_or_else(fault)?;
        Ok(Table {
            made: Arc::new(made),
            options,
            chairs: vec![Chair::Free; options.seats()].into(),
            next: None,
            game: None,
            cards,
        })
    }

    /// Replays an event.
    ///
    /// # Errors
    /// What does not fit the table: a damaged log.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), Broken> {
        let broken = |what: &str| Broken(what.to_owned());
        match event {
            Event::Made(_) => return Err(broken("it was made twice")),
            Event::Chairs { chairs } => {
                if chairs.len() != self.options.seats() {
                    return Err(broken("a wrong number of seats"));
                }
                self.chairs = chairs.as_slice().into();
                if let Some(next) = &mut self.next {
                    next.ready.clear();
                }
            }
            Event::Committed { secret } => {
                self.next = Some(Next {
                    number: self.game.as_ref().map_or(0, |game| game.sheet.number) + 1,
                    secret: event::secret(secret)?,
                    ready: Vec::new(),
                });
            }
            Event::Ready { id, name, cut } => {
                seating::rename(Arc::make_mut(&mut self.chairs), id, name);
                let next = self.next.as_mut().ok_or_else(|| broken("no commitment"))?;
                next.ready.retain(|(other, _)| other != id);
                next.ready.push((id.clone(), cut.clone()));
            }
            Event::Waits { id } => {
                let next = self.next.as_mut().ok_or_else(|| broken("no commitment"))?;
                next.ready.retain(|(other, _)| other != id);
            }
            Event::Begun => self.begin()?,
            Event::Acted { seat, action } => {
                let action = G::Action::from_str(action).map_err(|e| Broken(e.to_string()))?;
                let seat = self.seat(*seat)?;
                let running = self.running_mut()?;
                running.note_before();
                let done = running.game.act(seat, action);
                done.map_err(|refusal| Broken(format!("{:?}", refusal.why)))?;
                running.game.deal(running.cards.as_ref());
                self.clear_chairs();
            }
            Event::Signalled { seat, signal } => {
                let signal = signal.parse().map_err(|_| broken("no signal"))?;
                let seat = self.seat(*seat)?;
                let running = self.running_mut()?;
                running.note_before();
                let said = running.game.signal(seat, signal, running.cards.as_ref());
                said.map_err(|why| Broken(why.to_string()))?;
            }
            Event::Said { seat, phrase } => {
                let phrase = phrase.parse().map_err(|_| broken("no phrase"))?;
                let seat = self.seat(*seat)?;
                let game = self.game.as_mut();
                game.ok_or_else(|| broken("no match"))?.say(seat, phrase);
            }
            Event::Replaced { seat } => {
                let seat = self.seat(*seat)?;
                let running = self.running_mut()?;
                running.away.insert(seat);
                running.absent.insert(seat);
            }
            Event::Left { seat } => {
                let seat = self.seat(*seat)?;
                let running = self.running_mut()?;
                running.away.insert(seat);
                running.tired = running.tired - SeatSet::one(seat);
            }
            Event::Returned { seat } => {
                let seat = self.seat(*seat)?;
                let running = self.running_mut()?;
                running.away = running.away - SeatSet::one(seat);
                running.absent = running.absent - SeatSet::one(seat);
            }
            Event::Tired { seat, tired } => {
                let seat = self.seat(*seat)?;
                let running = self.running_mut()?;
                running.tired = running.tired - SeatSet::one(seat);
                if *tired {
                    running.tired.insert(seat);
                }
            }
            Event::Abandoned => {
                self.running_mut()?.abandoned = true;
                self.clear_chairs();
            }
        }
        Ok(())
    }

    /// Once a match has ended, those who had left it do not keep others from the next.
    fn clear_chairs(&mut self) {
        if let Some(game) = self.game.as_ref().filter(|game| !game.runs()) {
            for seat in game.away.iter() {
                Arc::make_mut(&mut self.chairs)[seat.index()] = Chair::Free;
            }
        }
    }

    fn seat(&self, number: usize) -> Result<Seat, Broken> {
        let there = number < self.options.seats();
        there
            .then(|| Seat::new(number))
            .ok_or_else(|| Broken("no such seat".into()))
    }

    fn running_mut(&mut self) -> Result<&mut Running<G>, Broken> {
        let running = self.game.as_mut().filter(|game| game.runs());
        running.ok_or_else(|| Broken("no match runs".into()))
    }

    /// The options of the next match (`ALL-3`).
    fn next_options(&self) -> G::Options {
        let last = self.game.as_ref().filter(|last| !last.abandoned);
        match last.and_then(|last| last.game.hand()) {
            Some(hand) => self.options.rematch(hand.round().dealer()),
            None => self.options,
        }
    }

    fn begin(&mut self) -> Result<(), Broken> {
        let options = self.next_options();
        let next = self.next.take();
        let next = next.ok_or_else(|| Broken("no commitment".into()))?;
        let cut_of = |chair: &Chair| match chair {
            Chair::Human(guest) => next
                .ready
                .iter()
                .find(|(id, _)| *id == guest.id)
                .map_or_else(String::new, |(_, cut)| cut.clone()),
            Chair::Free | Chair::Bot { .. } => String::new(),
        };
        let levels = self.chairs.iter().map(|chair| match chair {
            Chair::Bot { level, .. } => {
                let level = Level::from_str(level).map_err(|e| Broken(e.to_string()))?;
                Ok(Some(level))
            }
            Chair::Free | Chair::Human(_) => Ok(None),
        });
        let levels: Vec<Option<Level>> = levels.collect::<Result<_, Broken>>()?;
        let sheet = Sheet {
            seats: self
                .chairs
                .iter()
                .map(|chair| chair.name().to_owned())
                .collect(),
            number: next.number,
            cuts: self.chairs.iter().map(cut_of).collect(),
            bots: levels
                .iter()
                .map(|level| level.map(Level::record_name))
                .collect(),
        };
        let people = self.chairs.iter().map(|chair| match chair {
            Chair::Human(guest) => Some(guest.id.clone()),
            Chair::Free | Chair::Bot { .. } => None,
        });
        let people = people.collect();
        let dealing = sheet.dealing(next.secret);
        let cards = (self.cards)(&dealing);
        let draw = match options.first_dealer() {
            Some(dealer) => Draw {
                rows: Vec::new(),
                dealer,
            },
            None => Draw::from_pack::<G>(options.seats(), &cards.pack(0, G::pack())),
        };
        let mut game = Match::with_draw(options, draw);
        game.deal(cards.as_ref());
        self.game = Some(Running {
            sheet: Arc::new(sheet),
            people,
            levels: levels.into(),
            dealing,
            cards,
            game,
            before: None,
            away: SeatSet::EMPTY,
            absent: SeatSet::EMPTY,
            tired: SeatSet::EMPTY,
            abandoned: false,
            spoken: Vec::new(),
        });
        Ok(())
    }

    /// The match, while it is played.
    pub(crate) fn running(&self) -> Option<&Running<G>> {
        self.game.as_ref().filter(|game| game.runs())
    }

    /// Whether the table is in everybody's way: a match runs that nobody has come back to.
    pub(crate) fn abandon(&self) -> Vec<Event> {
        self.running()
            .map(|_| Event::Abandoned)
            .into_iter()
            .collect()
    }

    /// How lists show the table.
    pub(crate) fn listing(&self) -> Listing {
        let state = match &self.game {
            None => State::Gathering,
            Some(game) if game.runs() => State::Playing,
            Some(_) => State::Over,
        };
        let mut people: Vec<String> = seating::guests(&self.chairs)
            .map(|guest| guest.id.clone())
            .collect();
        if !people.contains(&self.made.maker) {
            people.push(self.made.maker.clone());
        }
        let label = Label {
            game: self.made.game.clone(),
            options: self.made.options.clone(),
            names: self
                .chairs
                .iter()
                .map(|chair| chair.name().to_owned())
                .collect(),
        };
        Listing {
            state,
            public: self.made.public,
            people,
            label: label.write(),
        }
    }
}
