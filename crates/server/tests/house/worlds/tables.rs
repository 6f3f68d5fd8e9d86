//! Tables whose log a test writes, so that a match is soon where it is wanted.

use serde_json::{Value, json};
use strohmann_rules::{Bytes32, Secret};
use strohmann_server::Clock as _;
use strohmann_store::{Listing, State, Store as _};

use super::scenes::Scenes;
use super::stage::{NAMES, Stage};
use super::world::{Deed, Injected, Numbered};

/// Who plays what.
pub struct Players<'a> {
    pub game: &'static str,
    /// As records have them.
    pub options: &'a Value,
    /// Who they are, by seat.
    pub people: Vec<String>,
}

impl Stage {
    /// A table in both houses where everybody was ready and then this happened. Its name.
    pub async fn playing(
        &mut self,
        players: &Players<'_>,
        cards: [Injected; 2],
        logs: [Vec<Value>; 2],
    ) -> String {
        let number = self.next();
        let secret = Secret::from_seed(11, number);
        self.inject(&secret.commit().to_string(), cards);
        let logs = logs.map(|log| [players.begun(secret.reveal()), log].concat());
        self.write(&name(number), State::Playing, players, logs)
            .await
    }

    /// Another table at which they sit and where nothing happens. Its name.
    pub async fn waiting(&mut self, players: &Players<'_>) -> String {
        let number = self.next();
        let log = players.gathered(Secret::from_seed(12, number).reveal());
        let logs = [log.clone(), log];
        self.write(&name(number), State::Gathering, players, logs)
            .await
    }

    async fn write(
        &self,
        name: &str,
        state: State,
        players: &Players<'_>,
        logs: [Vec<Value>; 2],
    ) -> String {
        for (house, log) in self.houses.iter().zip(logs) {
            let events = log.iter().map(Value::to_string).collect();
            let (listing, now) = (players.listing(state), house.clock.now());
            let kept = house
                .store
                .append(name, 0, events, Some((listing, now)))
                .await;
            kept.unwrap();
        }
        name.to_owned()
    }

    /// Notes in both houses that somebody has come to a table.
    pub async fn touch(&self, name: &str) {
        for house in &self.houses {
            house.store.touch(name, house.clock.now()).await.unwrap();
        }
    }

    /// Forgets a table in both houses.
    pub async fn forget(&self, name: &str) {
        for house in &self.houses {
            house.store.remove(name).await.unwrap();
        }
    }
}

impl Players<'_> {
    fn named(&self) -> impl Iterator<Item = (&String, &'static str)> {
        self.people.iter().zip(NAMES)
    }

    /// Before a match.
    fn gathered(&self, secret: Bytes32) -> Vec<Value> {
        let chair = |(id, name)| json!({ "human": { "id": id, "name": name } });
        let chairs: Vec<Value> = self.named().map(chair).collect();
        vec![
            json!({
                "event": "made", "game": self.game, "options": self.options, "maker": self.people[0],
                "public": true, "watch": true,
            }),
            json!({ "event": "chairs", "chairs": chairs }),
            committed(secret),
        ]
    }

    /// Up to the deal.
    fn begun(&self, secret: Bytes32) -> Vec<Value> {
        let ready = |(id, name)| json!({ "event": "ready", "id": id, "name": name, "cut": name });
        let mut events = self.gathered(secret);
        events.extend(self.named().map(ready));
        events.push(json!({ "event": "begun" }));
        events.push(committed(Secret::from_seed(12, 0).reveal()));
        events
    }

    fn listing(&self, state: State) -> Listing {
        let names: Vec<&str> = self.named().map(|(_, name)| name).collect();
        let label = json!({ "game": self.game, "options": self.options, "names": names });
        Listing {
            state,
            public: true,
            people: self.people.clone(),
            label: label.to_string(),
        }
    }
}

fn committed(secret: Bytes32) -> Value {
    json!({ "event": "committed", "secret": secret.to_string() })
}

/// What the log of a table has of these steps.
pub fn log<G: Scenes>(steps: &[Numbered<G::Action>]) -> Vec<Value> {
    let events = steps.iter().filter_map(|(_, step)| {
        let seat = step.seat.index();
        Some(match step.deed {
            Deed::Act(word) => {
                json!({ "event": "act", "seat": seat, "action": word.to_string() })
            }
            Deed::Signal(signal, _) => {
                json!({ "event": "signalled", "seat": seat, "signal": signal.to_string() })
            }
            Deed::Look => return None,
        })
    });
    events.collect()
}

/// A name that a table can have.
fn name(number: u64) -> String {
    let digits = number.to_string();
    let letters: String = digits
        .chars()
        .map(|digit| (digit as u8 - b'0' + b'a') as char)
        .collect();
    format!("{letters:x>16}")
}
