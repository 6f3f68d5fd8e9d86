//! Random hands, samples and searches, each on one core.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use strohmann_ai::{Chance, Ismcts, Playouts, Sampler, Worth};
use strohmann_rules::json::Tape;
use strohmann_rules::{
    Eye, Game, Hand, Options, Round, Seat, Sight, Standing, Stirnrunde, Vidrasso, Vitou,
};

/// A table at a point of a match: options as JSON, and how many hands without points come before.
struct Table {
    name: &'static str,
    options: &'static str,
    hands: usize,
}

const VIDRASSO: Table = Table {
    name: "vidrasso",
    options: "{}",
    hands: 0,
};

const VITOU: [Table; 3] = [
    Table {
        name: "vitou morlino",
        options: r#"{"variant":"morlino"}"#,
        hands: 0,
    },
    Table {
        name: "vitou cason",
        options: r#"{"variant":"cason"}"#,
        hands: 0,
    },
    Table {
        name: "vitou cason2",
        options: r#"{"variant":"cason2"}"#,
        hands: 0,
    },
];

const STIRNRUNDE: Table = Table {
    name: "stirnrunde 4x10",
    options: "{}",
    hands: 9,
};

impl Table {
    fn open<G: Game>(&self) -> (G::Options, G::Standing) {
        let tape = Tape::parse(self.options).expect("it is JSON");
        let options = G::Options::read(tape.root());
        let options = options.options.expect("they are right");
        let mut standing = G::Standing::new(&options, Seat::new(0));
        let nothing = vec![0; standing.totals().len()];
        for _ in 0..self.hands {
            standing = standing.after(&options, &nothing);
        }
        (options, standing)
    }

    /// The hand after so many actions, each the first of those legal.
    fn hand<G: Game>(&self, actions: usize) -> (G::Options, Hand<G>) {
        let (options, standing) = self.open::<G>();
        let mut pack = G::pack().to_vec();
        Chance::new(1).shuffle(&mut pack);
        let mut hand = Hand::<G>::deal(&options, standing, pack);
        for _ in 0..actions {
            let seat = hand.round().to_act().expect("the hand goes on");
            let action = hand.round().legal(seat)[0];
            hand.act(seat, action).expect("it is legal");
        }
        (options, hand)
    }
}

fn bench_table<G: Worth>(criterion: &mut Criterion, table: &Table, actions: &[usize]) {
    let (options, standing) = table.open::<G>();
    let mut playouts = Playouts::<G>::new(options, standing, 1);
    let mut group = criterion.benchmark_group(table.name);
    group.bench_function("deal", |bench| bench.iter(|| playouts.deal()));
    group.bench_function("hand", |bench| bench.iter(|| playouts.hand()));
    for &actions in actions {
        let (options, hand) = table.hand::<G>(actions);
        let seat = hand.round().to_act().expect("the hand goes on");
        let view = hand.view(&options, Eye::Seat(seat));
        let mut chance = Chance::new(1);
        let mut sampler = Sampler::<G>::new(&view.sight);
        group.bench_function(format!("sampler after {actions}"), |bench| {
            bench.iter(|| Sampler::<G>::new(black_box(&view.sight)));
        });
        group.bench_function(format!("sample after {actions}"), |bench| {
            bench.iter(|| sampler.sample(&mut chance));
        });
        assert!(view.sight.legal().len() > 1);
        let search = Ismcts { iterations: 1000 };
        group.bench_function(format!("ismcts:1000 after {actions}"), |bench| {
            bench.iter(|| search.weigh(&view, &mut chance));
        });
    }
    group.finish();
}

fn bench(criterion: &mut Criterion) {
    bench_table::<Vidrasso>(criterion, &VIDRASSO, &[0, 4, 20]);
    for table in &VITOU {
        bench_table::<Vitou>(criterion, table, &[0, 4]);
    }
    bench_table::<Stirnrunde>(criterion, &STIRNRUNDE, &[0, 4, 24]);
}

criterion_group!(benches, bench);
criterion_main!(benches);
