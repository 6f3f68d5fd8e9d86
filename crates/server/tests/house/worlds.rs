//! Two worlds: what a seat or the public may not know changes nothing of what it is sent.
//!
//! Two houses run side by side with the same clock and the same chance, and so with the same commitments, links and
//! cookies. Only the cards of a match, the choices made in secret and who notices which signal are injected, and they
//! differ between the two in what one eye may not know. Everything that eye then asks for (all pages in both languages,
//! lists, its open page's stream, moves and signals that are refused or taken) has to come back the same byte for
//! byte: status, headers, body. The houses have to log the same lines, on every level, also for the requests by which
//! others do what the eye does not see.
//!
//! What an eye may know is what its `View` says. That a view says no more than it may is a law of the rules, tested
//! there against the rulings; that the house says no more than the view is tested here.
//!
//! Another world is found by letting hidden cards change places ([`twin`]), in the hand that is played and in those
//! before it, as long as everything that was seen could still have happened. The moments are those of random matches
//! ([`scenes`]). All but the last steps of a match stand in the log when a house first opens the table; the last ones
//! are made over HTTP while the eye looks on ([`pair`]). Some matches are played over HTTP from the making of the table
//! on. So that this cannot come out well by itself, answers are counted for each kind of moment, and whoever may see
//! the difference is asked to look, too, and has to see it.
//!
//! What this does not show: how long an answer takes, and what bots do, who choose by their cards in the sight of all.
//! Both houses are asked one request after the other, since their chance is counted: where a signal is given in one
//! world only, its giver just looks at the table in the other.

mod asks;
mod feed;
mod lines;
mod pair;
mod scenes;
mod stage;
mod tables;
mod twin;
mod world;

use std::collections::BTreeMap;
use std::ops::AddAssign;

use strohmann_rules::{Eye, Options as _, Round as _, Seat, Stirnrunde, Vidrasso, Vitou, Words};

use pair::{Course, from_log, from_the_first_click};
use scenes::{Scenes, Spot, first_hand, spots};
use stage::Stage;
use twin::{Difference, twin};
use world::World;

#[tokio::test]
async fn vidrasso() {
    let all = compare::<Vidrasso>(2, 150).await;
    assert!(all.difference.covered > 100, "{all:?}");
}

#[tokio::test]
async fn vitou() {
    let all = compare::<Vitou>(1, 150).await;
    assert!(all.difference.before > 500, "{all:?}");
    assert!(all.course.whispers > 10, "{all:?}");
}

#[tokio::test]
async fn stirnrunde() {
    compare::<Stirnrunde>(1, 150).await;
}

#[tokio::test]
async fn from_the_making_of_the_table() {
    let mut stage = Stage::open().await;
    first::<Vidrasso>(&mut stage).await;
    first::<Vitou>(&mut stage).await;
    first::<Stirnrunde>(&mut stage).await;
}

/// What was compared.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    /// Pairs of worlds, and those of them that were made for the eye of the public.
    pairs: u64,
    public: u64,
    /// Answers, and states streamed to open pages.
    answers: u64,
    course: Course,
    difference: Difference,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.pairs += other.pairs;
        self.public += other.public;
        self.answers += other.answers;
        self.course += other.course;
        self.difference += other.difference;
    }
}

/// Compares worlds in so many moments of each kind, and asserts that in each kind at least so many answers were.
async fn compare<G: Scenes>(each: usize, least: u64) -> Tally {
    let mut stage = Stage::open().await;
    let mut words = Words::new([3; 32]);
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for (nth, spot) in spots::<G>(each).iter().enumerate() {
        let kind = format!("{}: {}", spot.table, spot.scene);
        let world = World::of(&spot.game, &spot.dealing);
        for eye in eyes(spot, nth) {
            let Some((other, difference)) = twin(&spot.game, &world, eye, &mut words) else {
                continue;
            };
            stage.what = format!("{} {kind}, {eye:?}", G::NAME);
            let before = stage.compared;
            let course = from_log(&mut stage, spot, [&world, &other], eye).await;
            *tallies.entry(kind.clone()).or_default() += Tally {
                pairs: 1,
                public: u64::from(eye == Eye::Public),
                answers: stage.compared - before,
                course,
                difference,
            };
        }
    }
    let mut all = Tally::default();
    for kind in G::tables().iter().flat_map(scenes::Table::kinds) {
        let tally = tallies.get(&kind).copied().unwrap_or_default();
        assert!(tally.answers >= least, "{} {kind}: {tally:?}", G::NAME);
        all += tally;
    }
    let course = all.course;
    assert!(course.states > 5 * all.pairs && all.public > 20, "{all:?}");
    assert!(course.told > all.pairs && course.unseen > 10, "{all:?}");
    all
}

/// One whose turn it is, one of the others in turn, and the public.
fn eyes<G: Scenes>(spot: &Spot<G>, nth: usize) -> [Eye; 3] {
    let hand = spot.game.hand().expect("a hand was dealt");
    let seats = spot.game.options().seats();
    let first = hand.round().to_act().expect("it is somebody's turn");
    let other = first.left(1 + nth % (seats - 1), seats);
    [Eye::Seat(first), Eye::Seat(other), Eye::Public]
}

/// Compares worlds from the making of the table to the middle of the first hand, for each eye.
async fn first<G: Scenes>(stage: &mut Stage) {
    let mut words = Words::new([4; 32]);
    let spot = first_hand::<G>();
    let world = World::of(&spot.game, &spot.dealing);
    let seats = Seat::all(spot.game.options().seats()).map(Eye::Seat);
    for eye in seats.chain([Eye::Public]) {
        let other = twin(&spot.game, &world, eye, &mut words);
        let (other, difference) = other.expect("there is another world");
        stage.what = format!("{} from the first click, {eye:?}", G::NAME);
        let before = stage.compared;
        let course = from_the_first_click(stage, &spot, [&world, &other], eye).await;
        assert!(
            difference.cards > 0 && course.states > 5,
            "{}: {course:?}",
            stage.what
        );
        assert!(stage.compared > before + 80, "{}", stage.what);
    }
}
