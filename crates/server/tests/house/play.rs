//! People who play by touching what their pages offer.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::Value;
use strohmann_rules::record;
use strohmann_store::Store as _;
use strohmann_words::house::{Text, text};
use tokio::time::sleep;

use crate::support::{Answer, Browser, House};

/// How many times bots are waited for before a human is asked again.
const PATIENCE: u32 = 5000;

/// Numbers that follow from a seed.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// What a page offers to do, and whether it says that the rules forbid it.
pub struct Offer {
    pub action: String,
    pub legal: bool,
}

/// All that a page offers to do.
pub fn offers(page: &Answer) -> Vec<Offer> {
    let offer = |tag: &str| {
        let action = tag
            .split("name=\"do\" value=\"")
            .nth(1)?
            .split('"')
            .next()?;
        let class = tag.split("class=\"").nth(1).unwrap_or_default();
        let class = class.split('"').next().unwrap_or_default();
        Some(Offer {
            action: action.to_owned(),
            legal: !class.split(' ').any(|class| class == "illegal"),
        })
    };
    page.buttons().filter_map(offer).collect()
}

/// Whether the page is one of a match that is over.
pub fn over(page: &Answer) -> bool {
    page.body.contains("class=\"result\"")
}

/// Whether a sentence of the page ends with the number of a ruling.
fn cites(page: &Answer) -> bool {
    let plain = page.plain();
    let alert = plain.split("role=\"alert\">").nth(1);
    let sentence = alert.and_then(|rest| rest.split("</p>").next());
    let ruling = sentence.and_then(|sentence| sentence.strip_suffix(']')?.rsplit('[').next());
    ruling.is_some_and(|ruling| {
        let (room, number) = ruling.split_once('-').unwrap_or_default();
        ["ALL", "VD", "VT", "SR"].contains(&room) && number.parse::<u8>().is_ok()
    })
}

/// The commitment that a lobby shows.
pub fn commitment(page: &Answer) -> String {
    let hash = page.body.split("class=\"hash\">").nth(1);
    hash.and_then(|rest| rest.split('<').next())
        .unwrap()
        .to_owned()
}

/// A table and all who are there.
pub struct Party<'a> {
    pub house: &'a House,
    /// Its path.
    pub table: String,
    /// By seat; none where a bot sits.
    pub seats: Vec<Option<Browser>>,
    /// Somebody without a seat.
    pub watcher: Browser,
    pub dice: Dice,
    /// What the lobby showed.
    pub commit: String,
    /// By seat.
    pub cuts: Vec<String>,
    /// Who is probably asked next.
    next: usize,
    /// How many moves were made, refused ones tried, and signals given.
    pub moves: usize,
    pub refused: usize,
    pub signals: usize,
}

impl<'a> Party<'a> {
    /// A table of this game with these options: humans at the first seats, bots at the others.
    pub async fn gather(
        house: &'a House,
        game: &str,
        options: &[(&str, &str)],
        humans: usize,
        seed: u64,
    ) -> Party<'a> {
        let mut maker = house.browser().await;
        let mut fields = vec![("watch", "yes"), ("sit", "yes")];
        fields.extend_from_slice(options);
        let table = maker.make(game, &fields).await;
        let lobby = maker.get(&table).await;
        let count = lobby.body.matches("class=\"who\"").count();
        let mut seats = vec![Some(maker)];
        for seat in 1..count {
            if seat < humans {
                let mut guest = house.browser().await;
                guest.sit(&table, seat, &format!("Guest <{seat}>")).await;
                seats.push(Some(guest));
            } else {
                let number = seat.to_string();
                let fields = [("seat", number.as_str()), ("level", "easy")];
                let maker = seats[0].as_mut().unwrap();
                let put = maker.post(&format!("{table}/bot"), &fields).await;
                assert_eq!(put.status, StatusCode::SEE_OTHER);
                seats.push(None);
            }
        }
        let mut party = Party {
            house,
            table,
            seats,
            watcher: house.browser().await,
            dice: Dice(seed),
            commit: String::new(),
            cuts: Vec::new(),
            next: 0,
            moves: 0,
            refused: 0,
            signals: 0,
        };
        party.cut().await;
        party
    }

    /// All humans cut, each in a way of his own, and the match begins.
    pub async fn cut(&mut self) {
        self.commit = commitment(&self.watcher.get(&self.table).await);
        self.cuts = vec![String::new(); self.seats.len()];
        for seat in 0..self.seats.len() {
            let cut = format!("{seat} \"cüts\" <{}> & deals", self.dice.below(1000));
            if let Some(browser) = &mut self.seats[seat] {
                let lobby = browser.get(&self.table).await;
                assert_eq!(commitment(&lobby), self.commit, "one for all");
                browser.ready(&self.table, &cut).await;
                self.cuts[seat] = cut;
            }
        }
    }

    /// The browser of a seat.
    pub fn at(&mut self, seat: usize) -> &mut Browser {
        self.seats[seat].as_mut().expect("a human")
    }

    /// Somebody looks at the table, in a language of chance.
    pub async fn look(&mut self, seat: Option<usize>) -> Answer {
        let language = *self.dice.pick(&["de", "en"]);
        let browser = match seat {
            Some(seat) => self.seats[seat].as_mut().expect("a human"),
            None => &mut self.watcher,
        };
        browser.language = language;
        let page = browser.get(&self.table).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        assert!(page.body.contains(&format!("<html lang=\"{language}\"")));
        let moment = page.body.split("id=\"moment\" tabindex=\"-1\">").nth(1);
        let lang = browser.lang();
        assert!(
            // It may begin with a word that explains itself; that a match was abandoned stands above it.
            moment.is_some_and(|rest| !rest.starts_with("</") && !rest.starts_with("<p"))
                || page.says(text(lang, Text::WasAbandoned)),
            "a moment"
        );
        if seat.is_none() {
            assert!(page.choices().is_empty(), "who watches is asked nothing");
        }
        page
    }

    /// How many events the log has.
    pub async fn events(&self) -> usize {
        let name = self.table.rsplit('/').next().unwrap();
        self.house.store.events(name).await.unwrap().unwrap().len()
    }

    /// Plays until the match is over or so many moves were made; whether it is over.
    pub async fn play(&mut self, moves: usize) -> bool {
        let until = self.moves + moves;
        let mut patience = PATIENCE;
        while self.moves < until {
            let mut asked = None;
            for k in 0..self.seats.len() {
                let seat = (self.next + k) % self.seats.len();
                if self.seats[seat].is_none() {
                    continue;
                }
                let page = self.look(Some(seat)).await;
                if over(&page) {
                    return true;
                }
                if !page.choices().is_empty() {
                    asked = Some((seat, page));
                    break;
                }
            }
            if let Some((seat, page)) = asked {
                self.act(seat, page).await;
                self.next = seat + 1;
                patience = PATIENCE;
            } else {
                patience -= 1;
                assert!(patience > 0, "nobody is asked");
                sleep(Duration::from_millis(5)).await;
            }
        }
        false
    }

    /// Somebody who is asked does something; before it he may try what is forbidden, and talk.
    async fn act(&mut self, seat: usize, page: Answer) {
        let (legal, illegal): (Vec<Offer>, Vec<Offer>) =
            offers(&page).into_iter().partition(|offer| offer.legal);
        if !illegal.is_empty() && self.dice.below(12) == 0 {
            let action = self.dice.pick(&illegal).action.clone();
            self.try_in_vain(seat, &page, &action).await;
        }
        let signals = page.values("name=\"signal\" value=\"");
        if !signals.is_empty() && self.dice.below(4) == 0 {
            let signal = self.dice.pick(&signals).clone();
            let (at, path) = (page.at(), format!("{}/signal", self.table));
            let fields = [("at", at.as_str()), ("signal", &signal)];
            let said = self.at(seat).post(&path, &fields).await;
            assert_eq!(said.status, StatusCode::SEE_OTHER, "{}", said.body);
            self.signals += 1;
        }
        let action = self.dice.pick(&legal).action.clone();
        let table = self.table.clone();
        let done = self.at(seat).act(&table, &page, &action).await;
        assert_eq!(
            done.status,
            StatusCode::SEE_OTHER,
            "{action}: {}",
            done.body
        );
        assert_eq!(done.location(), table);
        self.moves += 1;
        match self.dice.below(8) {
            0 => {
                self.look(None).await;
            }
            1 => {
                let other = self.dice.below(self.seats.len());
                if self.seats[other].is_some() {
                    self.look(Some(other)).await;
                }
            }
            _ => {}
        }
    }

    async fn try_in_vain(&mut self, seat: usize, page: &Answer, action: &str) {
        let alone = self.seats.iter().all(Option::is_some);
        let before = self.events().await;
        let table = self.table.clone();
        let no = self.at(seat).act(&table, page, action).await;
        assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY, "{action}");
        assert!(cites(&no), "{action}: {}", no.body);
        assert_eq!(no.at(), page.at());
        assert_eq!(no.choices(), page.choices());
        if alone {
            assert_eq!(self.events().await, before, "nothing has changed");
        }
        self.refused += 1;
    }

    /// The record of a match that still runs is not to be had.
    pub async fn record_is_refused(&mut self, number: u64) {
        let answer = self
            .watcher
            .get(&format!("{}/record/{number}", self.table))
            .await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        let sentence = text(self.watcher.lang(), Text::RecordLater);
        assert!(answer.says(sentence), "{}", answer.body);
    }

    /// The record of the match that has just ended, checked, and held against what everybody was shown.
    pub async fn record(&mut self, number: u64) -> String {
        let answer = self
            .watcher
            .get(&format!("{}/record/{number}", self.table))
            .await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        let line = answer.body.strip_suffix('\n').expect("one line");
        assert!(!line.contains('\n'));
        assert_eq!(record::check(line.as_bytes()), []);
        let record: Value = serde_json::from_str(line).unwrap();
        assert_eq!(record["match"], number);
        assert_eq!(record["commit"], self.commit.as_str());
        let cuts: Vec<&str> = self.cuts.iter().map(String::as_str).collect();
        assert_eq!(record["cuts"], Value::from(cuts));
        let secret = record["secret"].as_str().unwrap();
        for seat in [None, Some(0)] {
            let page = self.look(seat).await;
            assert!(over(&page));
            assert!(page.body.contains(secret) && page.body.contains(&self.commit));
            assert!(
                page.body
                    .contains(&format!("{}/record/{number}", self.table))
            );
        }
        line.to_owned()
    }
}
