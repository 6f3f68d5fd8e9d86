//! A race between actions over guessed worlds: those that fall behind are looked at no more.

use arrayvec::ArrayVec;
use strohmann_rules::game::MAX_LEGAL;

/// How many standard errors an action may be behind the best and stay in.
const BEHIND: f64 = 2.5;

/// One number for each action.
type Each = ArrayVec<f64, MAX_LEGAL>;

/// What the actions came to in one world.
struct Row {
    gains: Each,
    often: f64,
}

/// What the actions have come to so far.
pub(crate) struct Race {
    /// What is thought of each before, and for how many worlds that counts.
    promise: Each,
    trust: f64,
    rows: Vec<Row>,
    /// What is taken from the mean gain of each in the end.
    charges: Each,
    /// For how many worlds the rows count.
    count: f64,
    /// Which actions are still in it.
    running: ArrayVec<usize, MAX_LEGAL>,
    /// How many worlds there are between one dropping out and the next.
    lap: usize,
}

impl Race {
    /// A race of so many actions of which nothing is known; some may drop out each time so many worlds are through.
    pub(crate) fn new(actions: usize, lap: usize) -> Race {
        Race {
            promise: (0..actions).map(|_| 0.0).collect(),
            trust: 0.0,
            rows: Vec::new(),
            charges: (0..actions).map(|_| 0.0).collect(),
            count: 0.0,
            running: (0..actions).collect(),
            lap,
        }
    }

    /// Counts what is promised beforehand for so many worlds; who promises less than the best by more than a margin drops out.
    pub(crate) fn promised(mut self, promise: &[f32], trust: f64, margin: f32) -> Race {
        let top = promise.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.running
            .retain(|action| top - promise[*action] <= margin);
        self.promise = promise.iter().map(|&gain| f64::from(gain)).collect();
        self.trust = trust;
        self
    }

    /// The actions that are still in it.
    pub(crate) fn running(&self) -> &[usize] {
        &self.running
    }

    /// Takes in what each action that is still in it comes to in a world which counts for so many.
    pub(crate) fn row(&mut self, often: f64, mut gain: impl FnMut(usize) -> f32) {
        let mut gains: Each = self.promise.iter().map(|_| 0.0).collect();
        for &action in &self.running {
            gains[action] = f64::from(gain(action));
        }
        self.count += often;
        self.rows.push(Row { gains, often });
        if self.rows.len().is_multiple_of(self.lap) {
            self.drop_out();
        }
    }

    /// Takes so much from the mean gain of an action.
    pub(crate) fn charge(&mut self, action: usize, cost: f64) {
        self.charges[action] += cost;
    }

    /// The action that has come off best, the first of equal ones.
    pub(crate) fn best(&self) -> usize {
        let mut best = self.running[0];
        for &action in &self.running {
            if self.score(action) > self.score(best) {
                best = action;
            }
        }
        best
    }

    /// The mean gain of an action, its promise taken in.
    fn score(&self, action: usize) -> f64 {
        let gains = self.rows.iter().map(|row| row.often * row.gains[action]);
        let sum = gains.sum::<f64>() + self.trust * self.promise[action];
        sum / (self.count + self.trust).max(1.0) - self.charges[action]
    }

    /// The standard error of how much the first action is ahead of the second.
    fn error(&self, first: usize, second: usize) -> f64 {
        let lead = |row: &Row| row.gains[first] - row.gains[second];
        let leads = self.rows.iter().map(|row| row.often * lead(row));
        let mean = leads.sum::<f64>() / self.count;
        let squares = self.rows.iter().map(|row| {
            let off = row.often * (lead(row) - mean);
            off * off
        });
        squares.sum::<f64>().sqrt() / (self.count + self.trust)
    }

    fn drop_out(&mut self) {
        let best = self.best();
        let stays = |&action: &usize| {
            let lead = self.score(best) - self.score(action);
            action == best || lead <= BEHIND * self.error(best, action)
        };
        self.running = self.running.iter().copied().filter(stays).collect();
    }
}
