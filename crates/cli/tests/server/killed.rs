//! A server that is killed at any moment loses no move that a player saw accepted, and invents none.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use strohmann_rules::Words;
use tempfile::TempDir;

use crate::program::{Answer, Player, Server};

/// How often the server is killed.
const KILLS: u32 = 100;
/// Tables that are played at meanwhile.
const TABLES: usize = 3;

/// A table of two, and all that its players saw accepted.
struct Table {
    path: String,
    players: [Player; 2],
    accepted: Vec<(usize, String)>,
    /// A move that was sent and not answered.
    open: Option<(usize, String, String)>,
    /// Whether the match is over.
    over: bool,
}

impl Table {
    fn make(address: &str) -> Table {
        let players = [Player::enter(address), Player::enter(address)];
        let made = players[0]
            .post(address, "/new/vitou", "sent=yes&variant=cason2&sit=yes")
            .unwrap();
        assert_eq!(made.status, 303, "{}", made.body);
        let path = made.header("location").unwrap().to_owned();
        let done = |answer: Option<Answer>| assert_eq!(answer.unwrap().status, 303);
        done(players[1].post(address, &format!("{path}/sit"), "seat=1&name=Ben"));
        for player in &players {
            done(player.post(address, &format!("{path}/ready"), "cut=x"));
        }
        Table {
            path,
            players,
            accepted: Vec::new(),
            open: None,
            over: false,
        }
    }

    /// Makes one move; false once the server is gone. In the game for two only one seat is due at a time, so that a move is
    /// kept exactly if its moment is over.
    fn play(&mut self, address: &str) -> bool {
        for (seat, player) in self.players.iter().enumerate() {
            let Some(page) = player.get(address, &self.path) else {
                return false;
            };
            assert_eq!(page.status, 200, "{}", page.body);
            let at = page.values("name=\"at\" value=\"").remove(0);
            if let Some((who, action, before)) = self.open.take() {
                // It was kept or not, but not half: another moment, or the same one.
                if before != at {
                    self.accepted.push((who, action));
                }
            }
            // Cards that may not be played say so by their class.
            let choices = page.body.split("<button").skip(1).filter(|button| {
                let tag = button.split('>').next().unwrap_or_default();
                tag.contains("name=\"do\"") && !tag.contains("illegal")
            });
            let actions =
                choices.filter_map(|button| button.split("value=\"").nth(1)?.split('"').next());
            let actions: Vec<String> = actions.map(str::to_owned).collect();
            if actions.is_empty() {
                continue;
            }
            // Not always the first, so that hands differ.
            let action = actions[self.accepted.len() * 7 % actions.len()].clone();
            let form = format!("at={at}&do={action}");
            match player.post(address, &format!("{}/move", self.path), &form) {
                Some(answer) if answer.status == 303 => self.accepted.push((seat, action)),
                Some(answer) => panic!("{action}: {} {}", answer.status, answer.body),
                None => {
                    self.open = Some((seat, action, at));
                    return false;
                }
            }
            return true;
        }
        // Nobody is asked.
        self.over = true;
        false
    }

    /// Abandons the match and compares its record with what was accepted.
    fn check(&self, address: &str) {
        for player in &self.players {
            // Only the second one ends it; over it may be, too.
            player.post(address, &format!("{}/tired", self.path), "tired=yes");
        }
        let record = self.players[0]
            .get(address, &format!("{}/record/1", self.path))
            .unwrap();
        assert_eq!(record.status, 200, "{}", record.body);
        let record: Value = serde_json::from_str(record.body.trim()).unwrap();
        let hands = record["hands"].as_array().unwrap();
        let kept: Vec<(usize, String)> = hands
            .iter()
            .flat_map(|hand| hand["actions"].as_array().unwrap())
            .map(|action| {
                let seat = action[0].as_u64().unwrap() as usize;
                (seat, action[1].as_str().unwrap().to_owned())
            })
            .collect();
        assert_eq!(kept, self.accepted, "{}", self.path);
    }
}

#[test]
fn killed_at_any_moment_it_loses_nothing_that_was_accepted() {
    let folder = TempDir::new().unwrap();
    let mut server = Server::start(folder.path());
    let mut tables: Vec<Table> = (0..TABLES).map(|_| Table::make(&server.address)).collect();
    let mut over = Vec::new();
    let mut moments = Words::new([4; 32]);
    for _ in 0..KILLS {
        let killed = AtomicBool::new(false);
        thread::scope(|scope| {
            for table in &mut tables {
                let (address, killed) = (&server.address, &killed);
                scope.spawn(
                    move || {
                        while table.play(address) && !killed.load(Ordering::Relaxed) {}
                    },
                );
            }
            thread::sleep(Duration::from_millis(u64::from(moments.below(120))));
            server.child.kill().unwrap();
            killed.store(true, Ordering::Relaxed);
        });
        server.kill();
        server = Server::start(folder.path());
        for table in &mut tables {
            if table.over {
                let next = Table::make(&server.address);
                over.push(std::mem::replace(table, next));
            }
        }
    }
    // Whatever was sent when the last one was killed is seen by looking once more.
    for table in &mut tables {
        table.play(&server.address);
    }
    tables.extend(over);
    let moves: usize = tables.iter().map(|table| table.accepted.len()).sum();
    assert!(
        moves > KILLS as usize,
        "only {moves} moves in {KILLS} lives"
    );
    for table in &tables {
        table.check(&server.address);
    }
}
