//! How long a player has for a move, where a table has a limit.

use strohmann_store::Millis;

use super::sitting::Timed;
use super::state::At;

/// How long before the end of his time a player is warned; with less than twice that, at half of it.
const WARNED: Millis = 15_000;

/// How a player's time stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Time {
    /// Nobody is pressed.
    #[default]
    Enough,
    /// It is about to run out.
    Short,
    /// It has run out: a bot makes the move.
    Over,
}

/// Since when a move is awaited.
#[derive(Default)]
pub(super) struct MoveClock(Option<(At, Millis)>);

impl MoveClock {
    /// How the time stands of who is awaited; it runs from the first time that his move is named. Where nobody's time
    /// is measured it stands still, and begins anew.
    pub(super) fn measure(&mut self, timed: Option<Timed>, now: Millis) -> Time {
        let Some(Timed { at, limit, .. }) = timed else {
            self.0 = None;
            return Time::Enough;
        };
        let since = match self.0 {
            Some((same, since)) if same == at => since,
            _ => now,
        };
        self.0 = Some((at, since));
        match now - since {
            taken if taken >= limit => Time::Over,
            taken if taken >= limit - WARNED.min(limit / 2) => Time::Short,
            _ => Time::Enough,
        }
    }
}

#[cfg(test)]
mod tests {
    use strohmann_rules::Seat;

    use super::*;

    fn timed(actions: usize, limit: Millis) -> Timed {
        let at = At {
            game: 1,
            hand: 1,
            actions,
        };
        Timed {
            at,
            seat: Seat::new(0),
            limit,
        }
    }

    #[test]
    fn it_warns_before_it_runs_out() {
        let mut clock = MoveClock::default();
        let mut at = |now| clock.measure(Some(timed(3, 60_000)), now);
        assert_eq!(at(5_000), Time::Enough);
        assert_eq!(at(49_999), Time::Enough);
        assert_eq!(at(50_000), Time::Short);
        assert_eq!(at(64_999), Time::Short);
        assert_eq!(at(65_000), Time::Over);
    }

    #[test]
    fn the_next_move_has_its_own_time_and_nobody_else_s_counts() {
        let mut clock = MoveClock::default();
        let mut at = |timed, now| clock.measure(timed, now);
        assert_eq!(at(Some(timed(3, 20_000)), 0), Time::Enough);
        assert_eq!(at(Some(timed(3, 20_000)), 10_000), Time::Short);
        assert_eq!(at(Some(timed(4, 20_000)), 19_000), Time::Enough);
        assert_eq!(at(None, 38_000), Time::Enough);
        assert_eq!(at(Some(timed(4, 20_000)), 39_000), Time::Enough);
        assert_eq!(at(Some(timed(4, 20_000)), 59_000), Time::Over);
    }
}
