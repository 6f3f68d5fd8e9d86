//! A match: draw for first dealer, hands one after the other, everything done and said in them.

use arrayvec::ArrayVec;

use crate::card::Card;
use crate::dealing::Deals;
use crate::game::{Actions, Game, Options, Outcome, Refusal, Round, Standing, Why};
use crate::seat::{Eye, Seat, SeatSet};
use crate::talk::{Floor, NoSignal, Said, Signal, Signals};
use crate::view::{Heard, Seen, Sight, View};

/// One round of the draw for first dealer: a card a seat, none for a seat not drawing.
pub type DrawRow = Vec<Option<Card>>;

/// The draw for first dealer (`ALL-1`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Each round of it; empty where the table names the dealer.
    pub rows: Vec<DrawRow>,
    /// Who deals the first hand.
    pub dealer: Seat,
}

impl Draw {
    /// Draws from the top of a shuffled pack until one seat has the lowest card.
    pub fn from_pack<G: Game>(seats: usize, pack: &[Card]) -> Draw {
        let mut rows = Vec::new();
        let mut tied = SeatSet::all(seats);
        let mut pack = pack.iter().copied();
        loop {
            let lowest_numbered = tied.iter().next().unwrap_or(Seat::new(0));
            if tied.len() == 1 || pack.len() < tied.len() {
                return Draw {
                    rows,
                    dealer: lowest_numbered,
                };
            }
            let mut row = vec![None; seats];
            for seat in tied.iter() {
                row[seat.index()] = pack.next();
            }
            let strength = |seat: Seat| row[seat.index()].map(|card| G::strength(card.rank()));
            let lowest = tied.iter().filter_map(strength).min();
            tied = tied
                .iter()
                .filter(|&seat| strength(seat) == lowest)
                .collect();
            rows.push(row);
        }
    }
}

/// One hand of a match: the position and, beside it, what was done and said.
#[derive(Clone)]
pub struct Hand<G: Game> {
    standing: G::Standing,
    pack: Vec<Card>,
    round: G::Round,
    actions: Vec<(Seat, G::Action)>,
    /// Where the choices made at once begin, while they are being made.
    stage: Option<usize>,
    talk: Vec<Said>,
    floor: Floor,
}

impl<G: Game> Hand<G> {
    /// Deals a hand.
    ///
    /// # Panics
    /// If the pack is no permutation of the game's pack.
    pub fn deal(options: &G::Options, standing: G::Standing, pack: Vec<Card>) -> Hand<G> {
        Hand {
            standing,
            round: G::deal(options, &standing, &pack),
            pack,
            actions: Vec::new(),
            stage: None,
            talk: Vec::new(),
            floor: Floor::default(),
        }
    }

    /// The match before this hand.
    pub fn standing(&self) -> &G::Standing {
        &self.standing
    }

    /// The position.
    pub fn round(&self) -> &G::Round {
        &self.round
    }

    /// The pack in the order of the deal.
    pub fn pack(&self) -> &[Card] {
        &self.pack
    }

    /// What was done, in the order of the record (`ALL-5`), including choices that a running record leaves out.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// What was done as a running record has it: without a choice until those before it are made (`ALL-5`).
    pub fn settled(&self) -> &[(Seat, G::Action)] {
        let Some(stage) = self.stage else {
            return &self.actions;
        };
        let (dealer, seats) = (self.round.dealer(), self.round.seats());
        let first = self.round.to_act();
        let before = |seat: Seat| {
            first.is_none_or(|first| order(seat, dealer, seats) < order(first, dealer, seats))
        };
        let made = &self.actions[stage..];
        let settled = made.iter().take_while(|(seat, _)| before(*seat)).count();
        &self.actions[..stage + settled]
    }

    /// The signals given.
    pub fn talk(&self) -> &[Said] {
        &self.talk
    }

    /// Does what a player at the table asks for.
    ///
    /// # Errors
    /// The reason why not, and what the seat may do; nothing has changed.
    pub fn act(&mut self, seat: Seat, word: G::Action) -> Result<G::Action, Refusal<G>> {
        let action = self.check(seat, word)?;
        self.record(seat, action)
            .map(|()| action)
            .map_err(|why| self.refusal(seat, why))
    }

    /// The action that a player at the table asks for, if it may be done now.
    ///
    /// # Errors
    /// The reason why not, and what the seat may do.
    pub fn check(&self, seat: Seat, word: G::Action) -> Result<G::Action, Refusal<G>> {
        let round = &self.round;
        round
            .resolve(seat, word)
            .and_then(|action| round.check(seat, action).map(|()| action))
            .map_err(|why| self.refusal(seat, why))
    }

    /// How many actions were made before the moment that waits: what a move is made against.
    ///
    /// While several choose at once, the choice of one does not make another's stale (`ALL-5`).
    pub fn moment(&self) -> usize {
        self.stage.unwrap_or(self.actions.len())
    }

    /// Does what a record says, in the record's order.
    ///
    /// # Errors
    /// The reason why not, and what the seat that is due may do; nothing has changed.
    pub fn replay(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G>> {
        in_order(&self.round, seat)
            .and_then(|()| self.record(seat, action))
            .map_err(|why| self.refusal(seat, why))
    }

    /// Does again what was done at a table: choices at once in any order (`ALL-5`), a card that its seat has not seen
    /// by its name.
    ///
    /// # Errors
    /// The reason why not, and what the seat may do; nothing has changed.
    pub fn repeat(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G>> {
        self.record(seat, action)
            .map_err(|why| self.refusal(seat, why))
    }

    fn record(&mut self, seat: Seat, action: G::Action) -> Result<(), Why<G::Reason>> {
        let (tricks, at_once) = (self.round.tricks_played(), self.round.at_once());
        self.round.play(seat, action)?;
        let mut at = self.actions.len();
        if at_once {
            let stage = *self.stage.get_or_insert(at);
            let (dealer, seats) = (self.round.dealer(), self.round.seats());
            while at > stage
                && order(self.actions[at - 1].0, dealer, seats) > order(seat, dealer, seats)
            {
                at -= 1;
            }
        }
        if !self.round.at_once() {
            self.stage = None;
        }
        self.actions.insert(at, (seat, action));
        self.floor.acted(self.round.tricks_played() > tricks);
        Ok(())
    }

    fn refusal(&self, seat: Seat, why: Why<G::Reason>) -> Refusal<G> {
        Refusal {
            why,
            legal: G::sight(&self.round, Eye::Seat(seat)).legal(),
        }
    }

    /// Whether the seat may give this signal now (`VT-10`).
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_signal(
        &self,
        options: &G::Options,
        seat: Seat,
        signal: Signal,
    ) -> Result<(), NoSignal> {
        check_signal::<G>(options, &self.round, &self.floor, seat, signal)
    }

    /// Gives a signal that these opponents notice; others than opponents are no part of it.
    ///
    /// # Errors
    /// The reason why not; nothing has changed.
    pub fn say(
        &mut self,
        options: &G::Options,
        seat: Seat,
        signal: Signal,
        seen: SeatSet,
    ) -> Result<(), NoSignal> {
        self.check_signal(options, seat, signal)?;
        self.talk.push(Said {
            after: self.actions.len(),
            seat,
            signal,
            seen: seen & opponents(seat, self.round.seats()),
        });
        self.floor.said(seat, signal);
        Ok(())
    }

    /// The hand as one eye sees it.
    pub fn view(&self, options: &G::Options, eye: Eye) -> View<G> {
        let signals = options.signals();
        let log = self.actions.iter().map(|&(seat, action)| Seen {
            seat,
            action: G::knows(&self.round, eye, seat, action).then_some(action),
        });
        let heard = self.talk.iter().filter_map(|said| {
            let noticed = match eye {
                Eye::House => true,
                Eye::Public => signals == Signals::Open,
                Eye::Seat(seat) => {
                    let opponent = opponents(said.seat, self.round.seats()).contains(seat);
                    !opponent || said.seen.contains(seat)
                }
            };
            let told = eye == Eye::House || signals == Signals::Open;
            noticed.then(|| Heard {
                after: said.after,
                seat: said.seat,
                signal: said.signal,
                seen: told.then_some(said.seen),
            })
        });
        let may_signal = match eye {
            Eye::Seat(seat) => {
                let may = |signal: &Signal| self.check_signal(options, seat, *signal).is_ok();
                Signal::ALL.into_iter().filter(may).collect()
            }
            Eye::Public | Eye::House => ArrayVec::new(),
        };
        View {
            eye,
            options: *options,
            standing: self.standing,
            sight: G::sight(&self.round, eye),
            log: log.collect(),
            heard: heard.collect(),
            may_signal,
        }
    }
}

/// A match under way or over. It knows every card dealt so far, but not the secret.
#[derive(Clone)]
pub struct Match<G: Game> {
    options: G::Options,
    draw: Draw,
    standing: G::Standing,
    hands: Vec<Hand<G>>,
}

impl<G: Game> Match<G> {
    /// Begins a match: the first dealer is the one the table names, or draws from the pack of hand 0.
    pub fn begin(options: G::Options, dealing: &(impl Deals + ?Sized)) -> Match<G> {
        let draw = match options.first_dealer() {
            Some(dealer) => Draw {
                rows: Vec::new(),
                dealer,
            },
            None => Draw::from_pack::<G>(options.seats(), &dealing.pack(0, G::pack())),
        };
        Match::with_draw(options, draw)
    }

    /// Begins a match after this draw.
    pub fn with_draw(options: G::Options, draw: Draw) -> Match<G> {
        Match {
            standing: G::Standing::new(&options, draw.dealer),
            options,
            draw,
            hands: Vec::new(),
        }
    }

    /// The table's options.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The draw for first dealer.
    pub fn draw(&self) -> &Draw {
        &self.draw
    }

    /// The match after the hands that are over.
    pub fn standing(&self) -> &G::Standing {
        &self.standing
    }

    /// All hands dealt so far.
    pub fn hands(&self) -> &[Hand<G>] {
        &self.hands
    }

    /// The number of the next hand to deal, from 1; none while a hand runs or when the match is over.
    pub fn next_hand(&self) -> Option<u32> {
        let running = self.hands.len() as u32 > self.standing.hands();
        (!running && self.winners().is_none()).then(|| self.standing.hands() + 1)
    }

    /// Deals the next hand from the match's dealing; false while a hand runs or when the match is over.
    pub fn deal(&mut self, dealing: &(impl Deals + ?Sized)) -> bool {
        let Some(number) = self.next_hand() else {
            return false;
        };
        self.deal_pack(dealing.pack(number, G::pack()))
    }

    /// Deals the next hand from this pack; false while a hand runs or when the match is over.
    ///
    /// # Panics
    /// If the pack is no permutation of the game's pack.
    pub fn deal_pack(&mut self, pack: Vec<Card>) -> bool {
        if self.next_hand().is_none() {
            return false;
        }
        let hand = Hand::deal(&self.options, self.standing, pack);
        self.hands.push(hand);
        true
    }

    /// The hand under way, or the last one.
    pub fn hand(&self) -> Option<&Hand<G>> {
        self.hands.last()
    }

    /// Does what a player asks for in the hand under way, and tells which action that was.
    ///
    /// # Errors
    /// The reason why not, and what the seat may do; nothing has changed.
    pub fn act(&mut self, seat: Seat, word: G::Action) -> Result<G::Action, Refusal<G>> {
        self.on_hand(|hand| hand.act(seat, word))
    }

    /// Does what a record says in the hand under way.
    ///
    /// # Errors
    /// The reason why not; nothing has changed.
    pub fn replay(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G>> {
        self.on_hand(|hand| hand.replay(seat, action))
    }

    fn on_hand<T>(
        &mut self,
        act: impl FnOnce(&mut Hand<G>) -> Result<T, Refusal<G>>,
    ) -> Result<T, Refusal<G>> {
        let over = self.hands.len() as u32 == self.standing.hands();
        let Some(hand) = self.hands.last_mut().filter(|_| !over) else {
            return Err(Refusal {
                why: Why::Over,
                legal: Actions::new(),
            });
        };
        let done = act(hand)?;
        if let Some(outcome) = hand.round.outcome() {
            self.standing = self.standing.after(&self.options, &outcome.points());
        }
        Ok(done)
    }

    /// Gives a signal in the hand under way; who notices follows from the dealing when signals are covert (`VT-10`).
    ///
    /// # Errors
    /// The reason why not; nothing has changed.
    pub fn signal(
        &mut self,
        seat: Seat,
        signal: Signal,
        dealing: &(impl Deals + ?Sized),
    ) -> Result<(), NoSignal> {
        let number = self.hands.len() as u32;
        let hand = self.hands.last_mut().ok_or(NoSignal::Over)?;
        let opponents = opponents(seat, hand.round.seats());
        let seen = match self.options.signals() {
            Signals::Open => opponents,
            Signals::Covert => dealing.notices(number, hand.talk.len(), opponents),
            Signals::Off => SeatSet::EMPTY,
        };
        hand.say(&self.options, seat, signal, seen)
    }

    /// Gives a signal as a record has it, with who noticed.
    ///
    /// # Errors
    /// The reason why not; nothing has changed.
    pub fn replay_signal(
        &mut self,
        seat: Seat,
        signal: Signal,
        seen: SeatSet,
    ) -> Result<(), NoSignal> {
        let hand = self.hands.last_mut().ok_or(NoSignal::Over)?;
        hand.say(&self.options, seat, signal, seen)
    }

    /// Who has won, once the match is over.
    pub fn winners(&self) -> Option<SeatSet> {
        self.standing.winners(&self.options)
    }

    /// The last hand as one eye sees it, before the first deal nothing.
    pub fn view(&self, eye: Eye) -> Option<View<G>> {
        Some(self.hands.last()?.view(&self.options, eye))
    }
}

/// Whether a record may have an action of this seat next: of those due at once, the first (`ALL-5`).
pub(crate) fn in_order<R: Round>(round: &R, seat: Seat) -> Result<(), Why<R::Reason>> {
    match round.to_act() {
        None => Err(Why::Over),
        Some(first) if first == seat => Ok(()),
        Some(first) => Err(Why::NotDue(SeatSet::one(first))),
    }
}

/// Whether a signal may be given: the table has them, the position allows it, nothing is repeated (`VT-10`).
pub(crate) fn check_signal<G: Game>(
    options: &G::Options,
    round: &G::Round,
    floor: &Floor,
    seat: Seat,
    signal: Signal,
) -> Result<(), NoSignal> {
    if options.signals() == Signals::Off {
        return Err(NoSignal::Off);
    }
    if round.due().is_empty() {
        return Err(NoSignal::Over);
    }
    G::may_signal(round, seat, signal)?;
    floor.check(seat, signal)
}

/// The seats of the other side: signals exist only in partnerships of every second seat.
pub(crate) fn opponents(seat: Seat, seats: usize) -> SeatSet {
    Seat::all(seats)
        .filter(|other| other.index() % 2 != seat.index() % 2)
        .collect()
}

fn order(seat: Seat, dealer: Seat, seats: usize) -> usize {
    (seat.distance_from(dealer, seats) + seats - 1) % seats
}
