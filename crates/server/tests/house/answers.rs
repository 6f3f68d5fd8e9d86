//! What every answer carries, and that nothing on it leads out of the house.

use reqwest::header::{ACCEPT_LANGUAGE, HeaderMap, SET_COOKIE};
use reqwest::{Method, StatusCode};
use strohmann_server::{Settings, Site};
use strohmann_words::house::{Text, text};

use crate::support::{Answer, Browser, House, patient};

#[tokio::test(flavor = "multi_thread")]
async fn the_language_is_chosen_and_leads_back_into_the_house() {
    let house = House::with(patient(), |_| {}).await;
    let mut anna = house.browser().await;
    let list = "fr, de-AT;q=0.9, en;q=0.5";
    let request = Browser::new(&house.url)
        .request(Method::GET, "/")
        .header(ACCEPT_LANGUAGE, list);
    let body = request.send().await.unwrap().text().await.unwrap();
    assert!(body.contains("<html lang=\"de\""));
    for (back, leads) in [
        ("/me", "/me"),
        ("/t/abc?x=1#y", "/t/abc?x=1#y"),
        ("", "/"),
        ("me", "/"),
        ("//example.org", "/"),
        ("/\\example.org", "/"),
        ("\\\\example.org", "/"),
        ("https://example.org", "/"),
        ("/\t/example.org", "/"),
        ("/\r\nSet-Cookie: a=b", "/"),
        ("/\n/example.org", "/"),
    ] {
        let answer = anna.post("/lang", &[("lang", "de"), ("back", back)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{back:?}");
        assert_eq!(answer.location(), leads, "{back:?}");
    }
    let answer = anna
        .post("/lang", &[("lang", "de"), ("back", "/\u{e4}")])
        .await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert_eq!(anna.cookie("strohmann-lang"), Some("de"));
    anna.language = "en";
    assert!(
        anna.get("/").await.body.contains("<html lang=\"de\""),
        "as chosen"
    );
    assert_eq!(
        anna.post("/lang", &[("lang", "fr")]).await.status,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(
        anna.post("/lang", &[]).await.status,
        StatusCode::BAD_REQUEST
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_can_be_chosen_on_every_page() {
    let house = House::with(patient(), |_| {}).await;
    let mut anna = house.browser().await;
    let table = anna
        .make("vidrasso", &[("sit", "yes"), ("watch", "yes")])
        .await;
    let mut ben = house.browser().await;
    let pages = [
        anna.get("/").await,
        anna.get("/me").await,
        anna.get("/new/vitou").await,
        anna.get("/fair").await,
        anna.get(&table).await,
        anna.post("/me", &[("name", "")]).await,
        anna.post("/me", &[("name", "Anna")]).await,
        anna.post("/me/link", &[]).await,
        anna.post("/me/alone", &[]).await,
        anna.post("/new/vidrasso", &[("target", "7")]).await,
        anna.post(&format!("{table}/leave"), &[]).await,
        anna.post(&format!("{table}/sit"), &[]).await,
        anna.post("/play/vitou", &[]).await,
        ben.post(&format!("{table}/stand"), &[]).await,
    ];
    for page in pages {
        let back = page
            .value("name=\"back\" value=\"")
            .expect("a language form");
        let answer = anna.post("/lang", &[("lang", "en"), ("back", &back)]).await;
        let there = anna.get(answer.location()).await;
        assert_eq!(there.status, StatusCode::OK, "{back} from {}", page.body);
    }
}

/// The headers that every answer has, whatever it is.
fn guarded(headers: &HeaderMap, what: &str) {
    let policy = headers
        .get("content-security-policy")
        .map(|policy| policy.to_str().unwrap());
    let policy = policy.unwrap_or_else(|| panic!("{what} has no policy"));
    for part in [
        "default-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ] {
        assert!(policy.contains(part), "{what}: {policy}");
    }
    assert!(!policy.contains("unsafe"), "{what}");
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(
            headers.get(name).map(|value| value.to_str().unwrap()),
            Some(value),
            "{what}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_guarded() {
    for secure in [false, true] {
        let mut settings = patient();
        settings.site.secure = secure;
        let house = House::with(settings, |_| {}).await;
        let mut anna = Browser::new(&house.url);
        let first = anna.get("/").await;
        let style = first.value("rel=\"stylesheet\" href=\"").unwrap();
        let table = anna
            .make("vidrasso", &[("sit", "yes"), ("bots", "yes")])
            .await;
        let lobby = anna.get(&table).await;
        let chosen = anna.post("/lang", &[("lang", "en")]).await;
        let played = {
            anna.ready(&table, "").await;
            anna.get(&table).await
        };
        let mut kept = Vec::new();
        for answer in [first.clone(), chosen.clone()] {
            let cookies = answer.headers.get_all(SET_COOKIE).into_iter();
            kept.extend(cookies.map(|cookie| cookie.to_str().unwrap().to_owned()));
        }
        assert_eq!(kept.len(), 2, "who, and the language");
        for cookie in &kept {
            assert!(
                cookie.contains("; Path=/;") && cookie.contains("; SameSite=Lax"),
                "{cookie}"
            );
            assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
            assert_eq!(
                cookie.contains("; HttpOnly"),
                cookie.starts_with("strohmann="),
                "{cookie}"
            );
        }
        for page in [&lobby, &played] {
            assert_eq!(page.headers["x-robots-tag"], "noindex");
            assert!(
                page.body
                    .contains("<meta name=\"robots\" content=\"noindex\">")
            );
        }
        let again = anna.get("/").await;
        assert!(!again.headers.contains_key(SET_COOKIE), "known already");
        let found = anna.get(&style).await;
        assert_eq!(
            found.headers["cache-control"],
            "public, max-age=31536000, immutable"
        );
        let icon = first.value("rel=\"icon\" href=\"").unwrap();
        let answers = [
            ("home", first),
            ("lobby", lobby),
            ("table", played),
            ("redirect", chosen),
            ("style sheet", found),
            ("icon", anna.get(&icon).await),
            ("no style sheet", anna.get("/static/style-old.css").await),
            ("health", anna.get("/healthz").await),
            ("robots", anna.get("/robots.txt").await),
            ("not found", anna.get("/nothing").await),
            ("wrong method", anna.get("/lang").await),
            ("bad form", anna.post_bare("/lang", &[]).await),
            ("early record", anna.get(&format!("{table}/record/1")).await),
            ("no table", anna.get("/t/aaaaaaaaaaaaaaaa").await),
        ];
        for (what, answer) in &answers {
            guarded(&answer.headers, what);
            let https = answer.headers.contains_key("strict-transport-security");
            assert_eq!(https, secure, "{what}");
            if !["style sheet", "icon"].contains(what) {
                let cached = answer.headers["cache-control"].to_str().unwrap();
                assert!(cached.contains("no-store"), "{what}: {cached}");
            }
        }
    }
}

/// All addresses that a page leads to, loads or gives to its script; what a form sends is none.
fn links(page: &Answer) -> Vec<&str> {
    let values = page.body.split("=\"").collect::<Vec<_>>();
    let named = values
        .windows(2)
        .filter(|pair| !pair[0].ends_with(" value"));
    let links = named.filter_map(|pair| pair[1].split('"').next());
    links
        .filter(|link| link.starts_with(['/', '#']) || link.contains("://"))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_stands_under_the_base_path() {
    // Also one that looks like a path of the house.
    for base in ["/cards", "/t", "/a/b"] {
        let mut settings: Settings = patient();
        settings.site = Site {
            base: base.to_owned(),
            public: Some(format!("https://example.org{base}")),
            ..Site::default()
        };
        let house = House::with(settings, |_| {}).await;
        let mut anna = Browser::new(&house.url);
        for outside in ["/", base] {
            let outside = anna.get(outside).await;
            assert_eq!(outside.status, StatusCode::TEMPORARY_REDIRECT);
            assert_eq!(outside.location(), format!("{base}/"));
            guarded(&outside.headers, "outside");
        }
        let under = |path: &str| format!("{base}{path}");
        let astray = anna.get("/elsewhere/x").await;
        assert_eq!(astray.status, StatusCode::NOT_FOUND);
        assert!(astray.says(text(anna.lang(), Text::NotFound)));
        assert!(astray.body.contains(&format!("href=\"{base}/\"")));
        assert!(!astray.headers.contains_key(SET_COOKIE));
        guarded(&astray.headers, "astray");
        let home = anna.get(&under("/")).await;
        let cookie = home.headers[SET_COOKIE].to_str().unwrap();
        assert!(cookie.contains(&format!("; Path={base};")), "{cookie}");
        let made = anna
            .post(
                &under("/new/vidrasso"),
                &[("sent", "yes"), ("sit", "yes"), ("bots", "yes")],
            )
            .await;
        let table = made.location().to_owned();
        assert!(table.starts_with(&under("/t/")), "{table}");
        let lobby = anna.get(&table).await;
        assert!(
            lobby.says(&format!("https://example.org{table}")),
            "the link for friends"
        );
        let ready = anna.post(&format!("{table}/ready"), &[("cut", "")]).await;
        assert_eq!(ready.location(), table);
        let played = anna.get(&table).await;
        assert!(played.body.contains("id=\"moment\""));
        let link = anna.post(&under("/me/link"), &[]).await;
        let arrival = link
            .body
            .split("value=\"https://example.org")
            .nth(1)
            .unwrap();
        let arrival = arrival.split('"').next().unwrap().to_owned();
        let mut other = Browser::new(&house.url);
        let arrived = other.get(&arrival).await;
        assert_eq!(arrived.status, StatusCode::OK);
        let gone_on = other.post(&arrival, &[]).await;
        assert_eq!(gone_on.location(), under("/"));
        for page in [
            home,
            anna.get(&under("/me")).await,
            anna.get(&under("/fair")).await,
            anna.get(&under("/new/stirnrunde")).await,
            anna.get(&under("/nothing")).await,
            lobby,
            played,
            link,
            arrived,
        ] {
            for link in links(&page) {
                let inside = link.starts_with(&under("/")) || link.starts_with('#');
                assert!(inside, "{link} on {}", page.body);
            }
            let back = page.value("name=\"back\" value=\"").unwrap();
            let answer = anna
                .post(&under("/lang"), &[("lang", "en"), ("back", &back)])
                .await;
            let there = anna.get(answer.location()).await;
            assert!(there.body.contains("<html lang=\"en\""), "{back}: a page");
        }
        let style = anna
            .get(&under("/"))
            .await
            .value("rel=\"stylesheet\" href=\"")
            .unwrap();
        assert_eq!(anna.get(&style).await.status, StatusCode::OK);
        assert_eq!(anna.get(&under("/healthz")).await.body, "ok\n");
        assert!(
            anna.get(&under("/robots.txt"))
                .await
                .body
                .contains(&under("/t/"))
        );
    }
}
