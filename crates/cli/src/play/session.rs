//! A sitting: matches one after the other, the player in seat 0, bots in the others.

use strohmann_ai::{Bot, Level, play_turn};
use strohmann_rules::record::{self, Sheet};
use strohmann_rules::{
    Dealing, Eye, Match, Options as _, Round as _, Seat, Secret, Signal, Standing as _, View,
};
use strohmann_words::{
    self as words, Command, Label, Lang, Medium, Names, Unread, Voice, label, unread,
};

use super::book::Book;
use super::choice::Choices;
use super::ink;
use super::input::{Inputs, Typed};
use super::played;
use super::screen::{Gone, Screen};
use super::table::Table;

/// The player's seat.
const OWN: Seat = Seat::new(0);

/// What a sitting begins with.
pub(super) struct Setup<G: Table> {
    pub(super) options: G::Options,
    pub(super) lang: Lang,
    /// The player's, then the bots'.
    pub(super) names: Vec<String>,
    /// The bots of the other seats, in order.
    pub(super) bots: Vec<Level>,
    pub(super) chance: Chance,
}

/// Where secrets and cuts come from.
pub(super) enum Chance {
    /// From a seed, the same on every machine; cuts are empty.
    Seed(u64),
    /// From the system, with this cut or a random one.
    System {
        /// The player's cut.
        cut: Option<String>,
    },
}

/// Why a sitting stops before its match is over.
enum Stop {
    /// The player leaves.
    Leave,
    /// Nothing can be printed any more.
    Gone(Gone),
}

impl From<Gone> for Stop {
    fn from(gone: Gone) -> Stop {
        Stop::Gone(gone)
    }
}

/// What somebody at the table decided to do.
enum Deed<G: Table> {
    Act(G::Action),
    Signal(Signal),
}

/// A match under way, with what its record needs.
struct Running<G: Table> {
    game: Match<G>,
    dealing: Dealing,
    sheet: Sheet,
    /// What was told of the hand under way.
    log: Vec<String>,
}

/// A sitting.
pub(super) struct Session<'a, G: Table> {
    setup: &'a Setup<G>,
    names: Names,
    bots: Vec<Box<dyn Bot<G>>>,
    book: Option<Book>,
    inputs: Inputs,
    screen: Screen<'a>,
    terminal: bool,
}

impl<'a, G: Table> Session<'a, G> {
    pub(super) fn new(
        setup: &'a Setup<G>,
        book: Option<Book>,
        inputs: Inputs,
        screen: Screen<'a>,
        terminal: bool,
    ) -> Session<'a, G> {
        Session {
            setup,
            names: Names::new(setup.names.iter().map(|name| ink::cut(name, 12))),
            bots: setup.bots.iter().map(|level| level.bot::<G>()).collect(),
            book,
            inputs,
            screen,
            terminal,
        }
    }

    /// Plays match after match until the player has enough.
    ///
    /// # Errors
    /// When nothing can be printed any more; the record has been kept.
    pub(super) fn run(mut self) -> Result<(), Gone> {
        let mut options = self.setup.options;
        let mut number = 1;
        while let Some(next) = self.sit(options, number)? {
            options = next;
            number += 1;
        }
        self.screen.flush()
    }

    /// Plays one match; the options of the next, if there is one.
    fn sit(&mut self, options: G::Options, number: u64) -> Result<Option<G::Options>, Gone> {
        let mut running = self.begin(options, number)?;
        let played = self.play(&mut running);
        let stopped = played.is_err();
        let record = running.record(stopped);
        let kept = self.keep(&record);
        if let Err(Stop::Gone(gone)) = played {
            return Err(gone);
        }
        kept?;
        if stopped {
            self.screen.line("")?;
            self.screen.say(&words::left(self.setup.lang))?;
        }
        self.close(&running)?;
        if let Some(book) = &mut self.book {
            book.close(&record);
        }
        if stopped || !self.again()? {
            return Ok(None);
        }
        let last_dealer = running.game.hand().map(|hand| hand.round().dealer());
        Ok(last_dealer.map(|dealer| options.rematch(dealer)))
    }

    /// Shows the commitment, takes the cut, draws for first dealer.
    fn begin(&mut self, options: G::Options, number: u64) -> Result<Running<G>, Gone> {
        let (lang, seats) = (self.setup.lang, options.seats());
        let mut cuts = vec![String::new(); seats];
        let secret = match &self.setup.chance {
            Chance::Seed(seed) => Secret::from_seed(*seed, number),
            Chance::System { cut } => {
                cuts[0] = cut.clone().unwrap_or_else(super::random_cut);
                super::random_secret()
            }
        };
        let variant = words::variant_name(lang, options.variant());
        let title = format!("{}: {variant}", words::game_name(lang, G::NAME));
        self.screen.line(&ink::bold(&title))?;
        if number > 1 {
            self.screen.line(&words::rematch_number(lang, number))?;
        }
        self.screen
            .hanging(&words::commitment(lang, secret.commit()), 2)?;
        if !cuts[0].is_empty() {
            self.screen.say(&words::cut(lang, &cuts[0]))?;
        }
        let bots = self
            .setup
            .bots
            .iter()
            .map(|level| Some(level.record_name()));
        let sheet = Sheet {
            seats: self.setup.names.clone(),
            number,
            cuts,
            bots: std::iter::once(None).chain(bots).collect(),
        };
        let dealing = sheet.dealing(secret);
        let game = Match::<G>::begin(options, &dealing);
        for line in words::draw(&self.voice(), game.draw()) {
            self.screen.say(&line)?;
        }
        Ok(Running {
            game,
            dealing,
            sheet,
            log: Vec::new(),
        })
    }

    fn play(&mut self, running: &mut Running<G>) -> Result<(), Stop> {
        while running.game.deal(&running.dealing) {
            self.keep(&running.record(false))?;
            self.hand(running)?;
        }
        Ok(())
    }

    /// Plays the hand that was dealt.
    fn hand(&mut self, running: &mut Running<G>) -> Result<(), Stop> {
        running.log.clear();
        self.screen.line("")?;
        let view = running.view();
        let dealt = G::dealt(&view, &self.voice());
        self.tell(running, &dealt)?;
        // In the order of the record, so that a bot can be asked again from it (`ALL-5`).
        while let Some(seat) = running.game.hand().and_then(|hand| hand.round().to_act()) {
            if self.inputs.interrupted() {
                return Err(Stop::Leave);
            }
            let before = running.view();
            if seat == OWN {
                self.turn(running, &before)?;
            } else {
                // The player has seat 0.
                let bot = self.bots[seat.index() - 1].as_ref();
                play_turn(&mut running.game, &running.dealing, seat, bot);
            }
            let after = running.view();
            let told = G::told(&before, &after, &self.voice());
            self.tell(running, &told)?;
            self.keep(&running.record(false))?;
        }
        Ok(())
    }

    fn tell(&mut self, running: &mut Running<G>, lines: &[String]) -> Result<(), Gone> {
        for line in lines {
            self.screen.hanging(line, 2)?;
        }
        running.log.extend_from_slice(lines);
        Ok(())
    }

    /// Draws the table and asks until something legal is done.
    fn turn(&mut self, running: &mut Running<G>, view: &View<G>) -> Result<(), Stop> {
        let choices = Choices::new(view);
        let table = G::draw(view, &self.voice(), &choices, &played(&running.game));
        self.screen.line("")?;
        self.screen.lines(&table)?;
        self.question(view, &choices)?;
        loop {
            self.screen.prompt(">")?;
            let text = match self.inputs.next() {
                Typed::Line(text) => text,
                Typed::End | Typed::Interrupt => return Err(Stop::Leave),
            };
            self.screen.echo(&text)?;
            match self.answer(running, view, &choices, text.trim())? {
                None => {}
                Some(Deed::Act(action)) => match running.game.act(OWN, action) {
                    Ok(_) => return Ok(()),
                    Err(refusal) => {
                        let why = G::refused(view, &self.voice(), action, &refusal);
                        self.screen.say(&why)?;
                    }
                },
                Some(Deed::Signal(signal)) => {
                    let said = running.game.signal(OWN, signal, &running.dealing);
                    debug_assert_eq!(said, Ok(()), "the view allowed it");
                    return Ok(());
                }
            }
        }
    }

    /// What is asked, the choices, and what else can be typed.
    fn question(&mut self, view: &View<G>, choices: &Choices<G>) -> Result<(), Gone> {
        let (lang, voice) = (self.setup.lang, voice(self.setup.lang, &self.names));
        self.screen.stress(&G::moment(view, &voice))?;
        let named = choices.named(view, &voice);
        // A choice is not broken between its number and its words.
        let hard = |text: &str| text.replace(' ', "\u{a0}");
        let list: Vec<String> = named
            .iter()
            .map(|(number, name)| match number.to_string() {
                number if number == *name => ink::bold(&number),
                number => format!("{}\u{a0}{}", ink::bold(&number), hard(name)),
            })
            .collect();
        let list = format!("{}:  {}", label(lang, Label::Choose), list.join("   "));
        self.screen.hanging(&list, 2)?;
        let commands = match G::last(view, &voice) {
            Some(_) => Label::CommandsWithLast,
            None => Label::Commands,
        };
        let mut commands = label(lang, commands).to_owned();
        if !view.may_signal.is_empty() {
            commands = format!(
                "{commands} · {}",
                words::signal_list(lang, &view.may_signal)
            );
        }
        self.screen.hanging(&ink::dim(&commands), 2)
    }

    /// Does what a line asks for; a deed goes back to the table.
    fn answer(
        &mut self,
        running: &Running<G>,
        view: &View<G>,
        choices: &Choices<G>,
        text: &str,
    ) -> Result<Option<Deed<G>>, Stop> {
        let (lang, voice) = (self.setup.lang, voice(self.setup.lang, &self.names));
        if text.is_empty() {
            self.screen.say(&unread(lang, Unread::Nothing))?;
            return Ok(None);
        }
        match Command::read(lang, text) {
            None => {
                if let Some(action) = choices.read(view, &voice, text) {
                    return Ok(Some(Deed::Act(action)));
                }
                self.screen.say(&unread(lang, Unread::Choice(text)))?;
            }
            Some((Command::Help, _)) => {
                for line in G::help(view, &voice, Medium::Terminal) {
                    self.screen.hanging(&format!("· {line}"), 2)?;
                }
            }
            Some((Command::Sheet, _)) => self.sheet(running, view)?,
            Some((Command::Last, _)) => {
                let last = G::last(view, &voice);
                let last = last.unwrap_or_else(|| unread(lang, Unread::Last));
                self.screen.say(&last)?;
            }
            Some((Command::Log, _)) => {
                for line in &running.log {
                    self.screen.hanging(&format!("  {line}"), 4)?;
                }
                if running.log.is_empty() {
                    self.screen.say(&unread(lang, Unread::Log))?;
                }
            }
            Some((Command::Leave, _)) => return Err(Stop::Leave),
            Some((Command::Signal, name)) => {
                let may = &view.may_signal;
                let signal = words::signal_from(lang, name).filter(|signal| may.contains(signal));
                if let Some(signal) = signal {
                    return Ok(Some(Deed::Signal(signal)));
                }
                let why = if may.is_empty() {
                    Unread::NoSignals
                } else {
                    Unread::Signal(name, may)
                };
                self.screen.say(&unread(lang, why))?;
            }
        }
        Ok(None)
    }

    fn sheet(&mut self, running: &Running<G>, view: &View<G>) -> Result<(), Gone> {
        let sheet = G::sheet(view, &self.voice(), &played(&running.game));
        self.screen.lines(&sheet)
    }

    /// Result, score sheet, secret, and where the record is.
    fn close(&mut self, running: &Running<G>) -> Result<(), Gone> {
        let lang = self.setup.lang;
        if let Some(winners) = running.game.winners() {
            let view = running.view();
            self.screen.line("")?;
            let totals = running.game.standing().totals();
            let totals: Vec<_> = view.options.parties().into_iter().zip(totals).collect();
            for line in words::winners(&self.voice(), winners, &totals) {
                self.screen.stress(&line)?;
            }
            self.sheet(running, &view)?;
        }
        self.screen.line("")?;
        let secret = running.dealing.secret().reveal();
        self.screen
            .hanging(&words::secret(lang, secret, self.book.is_some()), 2)?;
        let file = self.book.as_ref().map(Book::name);
        self.screen.say(&words::kept(lang, file.as_deref()))?;
        self.screen.flush()
    }

    /// Whether another match is wanted; only somebody at a terminal is asked.
    fn again(&mut self) -> Result<bool, Gone> {
        if !self.terminal {
            return Ok(false);
        }
        let lang = self.setup.lang;
        loop {
            self.screen.prompt(label(lang, Label::Rematch))?;
            match self.inputs.next() {
                Typed::Line(text) if words::is_yes(lang, &text) => return Ok(true),
                Typed::Line(text)
                    if !words::is_no(lang, &text) && !text.trim().starts_with('q') => {}
                _ => return Ok(false),
            }
        }
    }

    /// Writes the record; a fault is told and play goes on.
    fn keep(&mut self, record: &str) -> Result<(), Gone> {
        if let Some(Err(error)) = self.book.as_ref().map(|book| book.write(record)) {
            self.screen
                .say(&words::unkept(self.setup.lang, &error.to_string()))?;
        }
        Ok(())
    }

    fn voice(&self) -> Voice<'_> {
        voice(self.setup.lang, &self.names)
    }
}

fn voice(lang: Lang, names: &Names) -> Voice<'_> {
    Voice {
        lang,
        eye: Eye::Seat(OWN),
        names,
        ear: false,
    }
}

impl<G: Table> Running<G> {
    /// The hand as the player sees it.
    fn view(&self) -> View<G> {
        self.game.view(Eye::Seat(OWN)).expect("a hand is dealt")
    }

    fn record(&self, abandoned: bool) -> String {
        record::write(&self.sheet, &self.dealing, &self.game, abandoned)
    }
}
