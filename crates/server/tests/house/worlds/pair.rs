//! A match in both worlds, and an eye that looks on.

use std::fmt::Write as _;
use std::ops::AddAssign;

use strohmann_rules::{Eye, Options as _, SeatSet};
use strohmann_words::Lang;
use strohmann_words::phrase::{Phrase, phrase};

use super::asks::{Moment, step};
use super::feed::Feed;
use super::scenes::{Scenes, Spot};
use super::stage::{Ask, Guest, LANGUAGES, NAMES, Stage};
use super::tables::{Players, log};
use super::world::{Numbered, World};

/// How many steps are made over HTTP before the moment.
const STEPS: usize = 4;

/// What became of it, beside answers that are the same.
#[derive(Clone, Copy, Debug, Default)]
pub struct Course {
    /// States that were streamed to the eye.
    pub states: u64,
    /// Steps that were others in the other world and were made while the eye looked on.
    pub unseen: u64,
    /// Others who could tell the worlds apart, and were shown the difference.
    pub told: u64,
    /// Words between partners that the eye does not hear, said in one world alone.
    pub whispers: u64,
}

impl AddAssign for Course {
    fn add_assign(&mut self, other: Course) {
        self.states += other.states;
        self.unseen += other.unseen;
        self.told += other.told;
        self.whispers += other.whispers;
    }
}

/// Who is there, and where.
struct Table<'a> {
    stage: &'a mut Stage,
    path: String,
    seats: Vec<Guest>,
    eye: Eye,
    /// The eye's browsers.
    own: Guest,
    /// Somebody who only watches and so knows no more than any eye.
    watcher: Guest,
    /// Another table, where nothing happens.
    waiting: Option<String>,
    looks: usize,
    course: Course,
}

/// A match whose log is written up to the last steps.
pub async fn from_log<G: Scenes>(
    stage: &mut Stage,
    spot: &Spot<G>,
    worlds: [&World<G>; 2],
    eye: Eye,
) -> Course {
    let mut seats = Vec::new();
    for name in &NAMES[..spot.game.options().seats()] {
        seats.push(stage.guest(name).await);
    }
    let players = Players {
        game: G::NAME,
        options: &spot.options,
        people: seats.iter().map(|guest| guest.id.clone()).collect(),
    };
    let steps = worlds.map(World::steps);
    let before = steps[0].len().saturating_sub(STEPS);
    let logs = steps.each_ref().map(|steps| log::<G>(&steps[..before]));
    let cards = worlds.map(World::cards);
    let name = stage.playing(&players, cards, logs).await;
    let waiting = stage.waiting(&players).await;
    let watcher = stage.guest("Wanda").await;
    let mut table = Table::new(stage, format!("/t/{name}"), seats, eye, watcher);
    table.waiting = Some(waiting.clone());
    // Every other eye likes its tables otherwise, and opens its page anew.
    let other = before % 2 == 1;
    if other {
        let likes = [("sort", "rank"), ("tap", "two"), ("auto", "yes")];
        let choose = Ask::form("/look".to_owned(), &likes, "de");
        table.stage.same(&mut table.own, &choose).await;
    }
    let shown = table.look().await;
    let mut stream = format!("{}/events", table.path);
    if other {
        let _ = write!(stream, "?last={shown}");
    }
    let feeds = table.open(&stream).await;
    let steps = steps.each_ref().map(|steps| &steps[before..]);
    table.follow::<G>(steps).await;
    let course = table.everything(spot, worlds, feeds).await;
    for name in [name, waiting] {
        stage.forget(&name).await;
    }
    course
}

/// A match from the making of the table on, all of it over HTTP, with the options that the form has at first.
pub async fn from_the_first_click<G: Scenes>(
    stage: &mut Stage,
    spot: &Spot<G>,
    worlds: [&World<G>; 2],
    eye: Eye,
) -> Course {
    let mut seats = Vec::new();
    for _ in 0..spot.game.options().seats() {
        seats.push(stage.visitor().await);
    }
    let watcher = stage.visitor().await;
    let wanted = [
        ("sent", "yes"),
        ("sit", "on"),
        ("watch", "on"),
        ("public", "on"),
    ];
    let form = Ask::form(format!("/new/{}", G::NAME), &wanted, "de");
    let made = stage.same(&mut seats[0], &form).await;
    let path = made.location().to_owned();
    for (seat, guest) in seats.iter_mut().enumerate().skip(1) {
        stage.same(guest, &Ask::page(&path, "de")).await;
        let fields = [("seat", &*seat.to_string()), ("name", NAMES[seat])];
        let sit = Ask::form(format!("{path}/sit"), &fields, "de");
        stage.same(guest, &sit).await;
    }
    let lobby = stage.same(&mut seats[0], &Ask::page(&path, "en")).await;
    let commit = lobby.body.split("class=\"hash\">").nth(1);
    let commit = &commit.expect("the commitment comes before the cut")[..64];
    stage.inject(commit, worlds.map(World::cards));
    let mut table = Table::new(stage, path, seats, eye, watcher);
    table.look().await;
    let feeds = table.open(&format!("{}/events", table.path)).await;
    let ready = format!("{}/ready", table.path);
    for (guest, name) in table.seats.iter_mut().zip(NAMES) {
        table.stage.same(guest, &Ask::page(&table.path, "de")).await;
        let ready = Ask::form(ready.clone(), &[("cut", name)], "de");
        table.stage.same(guest, &ready).await;
    }
    let steps = worlds.map(World::steps);
    table.follow::<G>(steps.each_ref().map(Vec::as_slice)).await;
    table.everything(spot, worlds, feeds).await
}

impl<'a> Table<'a> {
    fn new(
        stage: &'a mut Stage,
        path: String,
        seats: Vec<Guest>,
        eye: Eye,
        watcher: Guest,
    ) -> Table<'a> {
        let own = match eye {
            Eye::Seat(seat) => seats[seat.index()].clone(),
            Eye::Public | Eye::House => watcher.clone(),
        };
        Table {
            stage,
            path,
            seats,
            eye,
            own,
            watcher,
            waiting: None,
            looks: 0,
            course: Course::default(),
        }
    }

    /// The eye looks at the table and at its lists, and a watcher at the table. The name of the state that is shown.
    async fn look(&mut self) -> String {
        self.looks += 1;
        let [one, other] = [0, 1].map(|nth| LANGUAGES[(self.looks + nth) % 2]);
        let page = self
            .stage
            .same(&mut self.own, &Ask::page(&self.path, one))
            .await;
        self.stage.same(&mut self.own, &Ask::page("/", one)).await;
        let watched = Ask::page(&self.path, other);
        self.stage.same(&mut self.watcher, &watched).await;
        page.value("data-id=\"").expect("each state has a name")
    }

    async fn open(&mut self, stream: &str) -> [Feed; 2] {
        self.stage.feeds(&mut self.own, stream, "de").await
    }

    /// Makes steps, one after the other, and looks after each.
    async fn follow<G: Scenes>(&mut self, steps: [&[Numbered<G::Action>]; 2]) {
        for ((number, in_one), (_, in_other)) in steps[0].iter().zip(steps[1]) {
            // So that the other table stands above this one in all lists, until something happens here.
            self.stage.pass();
            if let Some(waiting) = &self.waiting {
                self.stage.touch(waiting).await;
            }
            self.stage.pass();
            let asks = [in_one, in_other].map(|made| step(&self.path, *number, made));
            if self.eye.is(in_one.seat) {
                assert_eq!(asks[0], asks[1], "the eye knows what it does");
                self.stage.same(&mut self.own, &asks[0]).await;
            } else {
                let doer = &mut self.seats[in_one.seat.index()];
                self.stage.differing(doer, [&asks[0], &asks[1]]).await;
                self.course.unseen += u64::from(asks[0] != asks[1]);
            }
            self.look().await;
        }
    }

    /// Lets the eye look at everything and try everything; then whoever can tell the worlds apart has to be shown so.
    async fn everything<G: Scenes>(
        mut self,
        spot: &Spot<G>,
        worlds: [&World<G>; 2],
        feeds: [Feed; 2],
    ) -> Course {
        let path = self.path.clone();
        let moment = Moment {
            table: &path,
            options: spot.game.options(),
            number: worlds[0].hands.len(),
            one: worlds[0].now(),
            other: worlds[1].now(),
            eye: self.eye,
        };
        self.talk(&moment, G::alone(moment.options, &moment.one.hand))
            .await;
        for ask in moment.looks().iter().chain(&moment.tries()) {
            self.stage.same(&mut self.own, ask).await;
        }
        self.course.states += self.streamed(feeds).await;
        for seat in moment.who_can_tell() {
            let page = Ask::page(&path, "de");
            let guest = &mut self.seats[seat.index()];
            let told = self.stage.tells(guest, &page).await;
            assert!(told, "{}: {seat} sees other cards", self.stage.what);
            self.course.told += 1;
        }
        for ask in moment.deeds() {
            self.stage.same(&mut self.own, &ask).await;
        }
        self.course
    }

    /// Lets everybody say something, and those who may talk alone talk in one world, while in the other they only look
    /// at the table.
    async fn talk<G: Scenes>(&mut self, moment: &Moment<'_, G>, alone: SeatSet) {
        let overhears = alone.iter().any(|seat| self.eye.is(seat));
        for seat in alone.iter().filter(|_| !overhears) {
            let asks = [moment.say("you-decide"), Ask::page(&self.path, "en")];
            let guest = &mut self.seats[seat.index()];
            self.stage.differing(guest, [&asks[0], &asks[1]]).await;
            self.course.whispers += 1;
            self.look().await;
            for partner in alone.iter().filter(|&partner| partner != seat) {
                let page = Ask::page(&self.path, "en");
                let guest = &mut self.seats[partner.index()];
                let name = NAMES[seat.index()];
                let heard = format!(
                    "{name}, to the partner alone: {}",
                    phrase(Lang::En, Phrase::YouDecide)
                );
                let heard = self
                    .stage
                    .reads(guest, &page)
                    .await
                    .map(|page| page.contains(&heard));
                assert_eq!(heard, [true, false], "{}: {partner}", self.stage.what);
            }
        }
        let hello = moment.say("hello");
        for guest in &mut self.seats {
            self.stage.differing(guest, [&hello, &hello]).await;
        }
        self.look().await;
    }

    /// Compares what the eye's open page was sent. With the next event all are told that one more watches: up to there
    /// everything has come.
    async fn streamed(&mut self, feeds: [Feed; 2]) -> u64 {
        let stage = &mut *self.stage;
        let mut stranger = stage.visitor().await;
        stage
            .same(&mut stranger, &Ask::page(&self.path, "en"))
            .await;
        let tired = |answer| Ask::form(format!("{}/tired", self.path), &[("tired", answer)], "en");
        let (yes, no) = (tired("yes"), tired("no"));
        stage.differing(&mut self.seats[0], [&yes, &yes]).await;
        let page = stage
            .same(&mut self.own, &Ask::page(&self.path, "de"))
            .await;
        let id = page.value("data-id=\"").expect("each state has a name");
        let states = stage.same_feeds(feeds, &id).await;
        stage.differing(&mut self.seats[0], [&no, &no]).await;
        states
    }
}
