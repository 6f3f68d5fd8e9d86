//! The door: who is let in, and who is not.

use reqwest::header::{CONTENT_TYPE, COOKIE, RETRY_AFTER, SET_COOKIE};
use reqwest::{Method, StatusCode};
use strohmann_server::Rate;
use strohmann_words::Lang;
use strohmann_words::house::{Text, text};

use crate::support::{Answer, Browser, House, patient};

const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;

async fn in_both(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> [Answer; 2] {
    let mut answers = Vec::new();
    for language in ["de", "en"] {
        browser.language = language;
        answers.push(browser.post_bare(path, fields).await);
    }
    answers.try_into().unwrap()
}

fn says(answers: &[Answer; 2], status: StatusCode, what: Text) {
    for (answer, lang) in answers.iter().zip([Lang::De, Lang::En]) {
        assert_eq!(answer.status, status, "{}", answer.body);
        assert!(answer.says(text(lang, what)), "{}", answer.body);
        assert!(
            answer
                .body
                .contains(&format!("<html lang=\"{}\"", lang.tag()))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_forms_of_the_house_are_taken() {
    let house = House::with(patient(), |_| {}).await;
    let mut anna = house.browser().await;
    let ben = house.browser().await;
    let token = anna.token.clone();
    let name = ("name", "Mallory");
    for fields in [
        vec![name],
        vec![name, ("token", "")],
        vec![name, ("token", &ben.token)],
        vec![name, ("token", &token[1..])],
        vec![name, ("token", &token), ("token", &ben.token)],
    ] {
        says(
            &in_both(&mut anna, "/me", &fields).await,
            FORBIDDEN,
            Text::BadForm,
        );
    }
    let good = [name, ("token", token.as_str())];
    for from in ["cross-site", "same-site", "nonsense"] {
        let request = anna
            .request(Method::POST, "/me")
            .header("sec-fetch-site", from);
        let answer = anna.send(request.form(&good)).await;
        assert_eq!(answer.status, FORBIDDEN, "{from}");
    }
    let no_form = anna
        .request(Method::POST, "/me")
        .header(CONTENT_TYPE, "application/json");
    let answer = anna.send(no_form.body("{\"name\":\"Mallory\"}")).await;
    assert_eq!(answer.status, FORBIDDEN);
    let page = anna.get("/me").await;
    assert!(!page.body.contains("Mallory"), "nothing has changed");
    for from in ["same-origin", "none"] {
        let request = anna
            .request(Method::POST, "/me")
            .header("sec-fetch-site", from);
        assert_eq!(anna.send(request.form(&good)).await.status, StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_without_cookies_is_told_so() {
    let house = House::with(patient(), |_| {}).await;
    for language in Lang::ALL {
        let mut nobody = Browser::new(&house.url);
        nobody.language = language.tag();
        let answer = nobody
            .post_bare("/play/vitou", &[("variant", "cason")])
            .await;
        assert_eq!(answer.status, FORBIDDEN);
        assert!(answer.says(text(language, Text::NoCookies)));
        assert!(nobody.cookie("strohmann").is_some(), "it is given one");
    }
    // A cookie that is no secret of the house is none.
    let nobody = Browser::new(&house.url);
    for cookie in [
        "strohmann=",
        "strohmann=x",
        "strohmann=\u{e4}",
        "strohmann",
        "=;;=",
        "a=b",
    ] {
        let request = nobody
            .request(Method::GET, "/me")
            .header(COOKIE, cookie.as_bytes());
        let answer = nobody.clone().send(request).await;
        assert_eq!(answer.status, StatusCode::OK, "{cookie}");
        assert!(answer.headers.contains_key(SET_COOKIE), "{cookie}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_at_once() {
    let house = House::with(patient(), |_| {}).await;
    let mut anna = house.browser().await;
    let token = anna.token.clone();
    let long = "x".repeat(20_000);
    let fields = [("name", long.as_str()), ("token", &token)];
    let answers = in_both(&mut anna, "/me", &fields).await;
    says(&answers, StatusCode::PAYLOAD_TOO_LARGE, Text::TooLarge);
    for body in ["%", "token=%ff%fe", "&&&=&", "name"] {
        let request = anna.request(Method::POST, "/me").body(body);
        let answer = anna.send(request).await;
        assert_eq!(answer.status, FORBIDDEN, "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_looked_at() {
    let house = House::with(patient(), |_| {}).await;
    let mut anna = house.browser().await;
    let long = "a".repeat(25);
    for name in ["", "   ", &long, "a\u{0}b", "a\nb", "\u{202e}", "\u{7f}"] {
        let token = anna.token.clone();
        let answers = in_both(&mut anna, "/me", &[("name", name), ("token", &token)]).await;
        says(&answers, StatusCode::UNPROCESSABLE_ENTITY, Text::BadName);
    }
    let token = anna.token.clone();
    let answers = in_both(&mut anna, "/me", &[("token", &token)]).await;
    says(&answers, StatusCode::BAD_REQUEST, Text::BadForm);
    let most = "\u{e4}".repeat(24);
    assert_eq!(
        anna.post("/me", &[("name", &most)]).await.status,
        StatusCode::OK
    );
    let script = "<script>\"'&lt;/b>";
    anna.language = "de";
    let named = anna.post("/me", &[("name", script)]).await;
    assert!(named.says(script) && named.says(text(Lang::De, Text::Named)));

    // It is text on every page that shows it.
    let table = anna
        .make(
            "vidrasso",
            &[("sit", "yes"), ("watch", "yes"), ("public", "yes")],
        )
        .await;
    let mut ben = house.browser().await;
    let lobby = ben.get(&table).await;
    ben.sit(&table, 1, "<img src=x>").await;
    anna.ready(&table, "<b>\"'").await;
    ben.ready(&table, "&amp;").await;
    let mut carla = house.browser().await;
    let pages = [
        anna.get("/").await,
        carla.get("/").await,
        carla.get("/me").await,
        lobby,
        ben.get(&table).await,
        carla.get(&table).await,
    ];
    for page in pages {
        for raw in ["<script>", "<img", "<b>\"", "\"'&lt;/b"] {
            assert!(!page.body.contains(raw), "{raw}: {}", page.body);
        }
    }
    assert!(carla.get(&table).await.says(script));
    assert!(carla.get(&table).await.says("<img src=x>"));
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_pages() {
    let house = House::with(patient(), |_| {}).await;
    let mut anna = house.browser().await;
    for path in [
        "/nothing",
        "/new/chess",
        "/t",
        "/t/a/b/c/d",
        "/static",
        "/go",
        "/me/",
        "//",
    ] {
        for lang in Lang::ALL {
            anna.language = lang.tag();
            let answer = anna.get(path).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
            assert!(answer.says(text(lang, Text::NotFound)), "{path}");
        }
    }
    let token = anna.token.clone();
    let token = ("token", token.as_str());
    let answers = in_both(&mut anna, "/play/chess", &[("variant", "300"), token]).await;
    says(&answers, StatusCode::NOT_FOUND, Text::NotFound);
    let answers = in_both(&mut anna, "/play/vitou", &[("variant", "poker"), token]).await;
    says(&answers, StatusCode::BAD_REQUEST, Text::BadForm);
    let answers = in_both(&mut anna, "/new/vidrasso", &[("target", "301"), token]).await;
    says(&answers, StatusCode::UNPROCESSABLE_ENTITY, Text::FormFaults);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_waits() {
    let mut settings = patient();
    settings.trust_proxy = true;
    settings.rates.browser = Rate::new(1, 5);
    let house = House::with(settings, |_| {}).await;
    for lang in Lang::ALL {
        let mut hasty = house.browser().await;
        hasty.language = lang.tag();
        let mut asked = 0;
        let limited = loop {
            let answer = hasty.get("/me").await;
            asked += 1;
            if answer.status != StatusCode::OK || asked > 1000 {
                break answer;
            }
        };
        assert_eq!(limited.status, StatusCode::TOO_MANY_REQUESTS);
        assert!(asked > 5 && limited.says(text(lang, Text::TooMany)));
        let wait: u64 = limited.headers[RETRY_AFTER]
            .to_str()
            .unwrap()
            .parse()
            .unwrap();
        assert!((1..5).contains(&wait));
        let mut other = house.browser().await;
        assert_eq!(
            other.get("/me").await.status,
            StatusCode::OK,
            "others do not"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_asks_too_often_waits() {
    let mut settings = patient();
    settings.trust_proxy = true;
    settings.rates.address = Rate::new(1, 5);
    let house = House::with(settings, |_| {}).await;
    let from = async |address: &'static str| {
        let mut browser = Browser::new(&house.url);
        let request = browser
            .request(Method::GET, "/")
            .header("x-forwarded-for", address);
        browser.send(request).await
    };
    let mut asked = 0;
    let limited = loop {
        let answer = from("203.0.113.7").await;
        asked += 1;
        if answer.status != StatusCode::OK || asked > 1000 {
            break answer;
        }
    };
    assert_eq!(limited.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(limited.headers.contains_key(RETRY_AFTER));
    assert_eq!(from("203.0.113.8").await.status, StatusCode::OK);
    assert_eq!(
        Browser::new(&house.url).get("/").await.status,
        StatusCode::OK
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_another_device_works_once_and_not_for_ever() {
    let house = House::with(patient(), |_| {}).await;
    let mut anna = house.browser().await;
    anna.post("/me", &[("name", "Anna")]).await;
    let table = anna
        .make("vidrasso", &[("sit", "yes"), ("bots", "yes")])
        .await;
    let link = async |browser: &mut Browser| {
        let page = browser.post("/me/link", &[]).await;
        page.value("value=\"/go/")
            .map(|link| format!("/go/{link}"))
            .unwrap()
    };
    let first = link(&mut anna).await;
    let mut phone = house.browser().await;
    for _ in 0..2 {
        let page = phone.get(&first).await;
        assert_eq!(page.status, StatusCode::OK, "looking uses nothing up");
        assert!(page.body.contains("Anna"));
    }
    let done = phone.post(&first, &[]).await;
    assert_eq!((done.status, done.location()), (StatusCode::SEE_OTHER, "/"));
    assert!(phone.get("/").await.body.contains(&table), "Anna's tables");
    let late = link(&mut anna).await;
    house.clock.pass(16 * 60 * 1000);
    let mut thief = house.browser().await;
    let token = thief.token.clone();
    for path in [
        &first,
        &late,
        "/go/nonsense",
        &format!("/go/{}", "a".repeat(52)),
    ] {
        for lang in Lang::ALL {
            thief.language = lang.tag();
            let looked = thief.get(path).await;
            assert_eq!(looked.status, StatusCode::GONE, "{path}");
            assert!(looked.says(text(lang, Text::LinkUsed)));
        }
        let answers = in_both(&mut thief, path, &[("token", &token)]).await;
        says(&answers, StatusCode::GONE, Text::LinkUsed);
    }
    assert!(!thief.get("/").await.body.contains(&table));
    // The other device is sent away, and this one stays.
    anna.post("/me/alone", &[]).await;
    assert!(!phone.get("/").await.body.contains(&table));
    assert!(anna.get("/").await.body.contains(&table));
    anna.post("/me/out", &[]).await;
    assert!(!anna.get("/").await.body.contains(&table));
}
