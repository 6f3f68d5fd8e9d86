//! A table at which everything can be refused.

use reqwest::StatusCode;
use strohmann_store::Store as _;
use strohmann_words::house::{Text, text};

use crate::support::{Answer, Browser, House, patient};

/// A house with one table.
pub struct Scene {
    pub house: House,
    pub table: String,
    pub maker: Browser,
    pub guest: Browser,
    /// Whoever else has a seat in the match.
    pub others: Vec<Browser>,
    /// Somebody without a seat.
    pub stranger: Browser,
}

impl Scene {
    /// A table of Cason for four that gathers: its maker, a guest, a free seat, a bot.
    pub async fn new(options: &[(&str, &str)]) -> Scene {
        let house = House::with(patient(), |_| {}).await;
        let mut maker = house.browser().await;
        let mut fields = vec![("sit", "yes"), ("variant", "cason"), ("signals", "open")];
        fields.extend_from_slice(options);
        let table = maker.make("vitou", &fields).await;
        let mut guest = house.browser().await;
        guest.sit(&table, 1, "Gast").await;
        bot(&mut maker, &table, 3).await;
        let stranger = house.browser().await;
        Scene {
            house,
            table,
            maker,
            guest,
            others: Vec::new(),
            stranger,
        }
    }

    /// The same, and the match has begun, with humans at all four seats.
    pub async fn playing(options: &[(&str, &str)]) -> Scene {
        let mut scene = Scene::new(options).await;
        let table = scene.table.clone();
        let clear = format!("{table}/clear");
        let cleared = scene.maker.post(&clear, &[("seat", "3")]).await;
        assert_eq!(cleared.status, StatusCode::SEE_OTHER);
        for seat in [2, 3] {
            let mut other = scene.house.browser().await;
            other.sit(&table, seat, "").await;
            scene.others.push(other);
        }
        let Scene {
            maker,
            guest,
            others,
            ..
        } = &mut scene;
        for human in [maker, guest].into_iter().chain(others) {
            human.ready(&table, "").await;
        }
        scene
    }

    pub async fn log(&self) -> Vec<String> {
        let name = self.table.rsplit('/').next().unwrap();
        self.house.store.events(name).await.unwrap().unwrap()
    }

    /// The one who is asked, with his page, and somebody who is not.
    pub async fn asked(&mut self) -> (Browser, Answer, Browser) {
        let mut all = vec![self.maker.clone(), self.guest.clone()];
        all.extend(self.others.iter().cloned());
        for seat in 0..all.len() {
            let page = all[seat].get(&self.table).await;
            if !page.choices().is_empty() {
                let other = all[(seat + 1) % all.len()].clone();
                return (all[seat].clone(), page, other);
            }
        }
        panic!("nobody is asked");
    }

    /// What somebody wants, written as `sit?seat=1`, is refused in both languages, and leaves no trace.
    pub async fn refused(&self, who: &Browser, deed: &str, status: StatusCode, what: Text) {
        let before = self.log().await;
        let (path, fields) = deed.split_once('?').unwrap_or((deed, ""));
        let fields = fields.split('&').filter_map(|field| field.split_once('='));
        let fields: Vec<(&str, &str)> = fields.collect();
        let mut who = who.clone();
        for language in ["de", "en"] {
            who.language = language;
            let answer = who.post(&format!("{}/{path}", self.table), &fields).await;
            assert_eq!(answer.status, status, "{deed}: {}", answer.body);
            let sentence = text(who.lang(), what);
            assert!(answer.says(sentence), "{sentence}: {}", answer.body);
            assert!(answer.body.contains("role=\"alert\""));
        }
        assert_eq!(self.log().await, before, "{deed}");
    }
}

/// Puts a bot on a seat.
async fn bot(maker: &mut Browser, table: &str, seat: usize) {
    let seat = seat.to_string();
    let fields = [("seat", seat.as_str()), ("level", "easy")];
    let put = maker.post(&format!("{table}/bot"), &fields).await;
    assert_eq!(put.status, StatusCode::SEE_OTHER);
}
