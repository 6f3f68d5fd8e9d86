//! The rules: for everybody, small, and linked from where one needs them.

use reqwest::StatusCode;
use reqwest::header::{ACCEPT_ENCODING, ACCEPT_LANGUAGE};

use crate::support::House;

/// The most bytes that a page of rules takes on its way.
const SMALL: usize = 12 * 1024;

const GAMES: [&str; 3] = ["vidrasso", "vitou", "stirnrunde"];

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_small_pages_in_both_languages() {
    let house = House::open().await;
    let client = reqwest::Client::new();
    for language in ["de", "en"] {
        for page in [
            "/rules",
            "/rules/vidrasso",
            "/rules/vitou",
            "/rules/stirnrunde",
        ] {
            let request = client
                .get(format!("{}{page}", house.url))
                .header(ACCEPT_LANGUAGE, language)
                .header(ACCEPT_ENCODING, "gzip");
            let answer = request.send().await.unwrap();
            assert_eq!(answer.status(), StatusCode::OK, "{page}");
            assert_eq!(answer.headers()["content-encoding"], "gzip", "{page}");
            let bytes = answer.bytes().await.unwrap().len();
            assert!(bytes < SMALL, "{language} {page} takes {bytes} bytes");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_linked_from_where_one_needs_them() {
    let house = House::open().await;
    let mut anna = house.browser().await;
    let home = anna.get("/").await;
    for game in GAMES {
        let link = format!("href=\"/rules/{game}\"");
        assert!(home.body.contains(&link), "home page, {game}");
        let form = anna.get(&format!("/new/{game}")).await;
        assert!(form.body.contains(&link), "form, {game}");
        let rules = anna.get(&format!("/rules/{game}")).await;
        assert!(rules.body.contains(&format!("action=\"/play/{game}\"")));

        let table = anna.make(game, &[("sit", "yes"), ("bots", "yes")]).await;
        anna.ready(&table, "cut").await;
        let page = anna.get(&table).await;
        assert!(page.body.contains(&link), "table, {game}");
    }
    let unknown = anna.get("/rules/patience").await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
}
