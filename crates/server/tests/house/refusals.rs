//! Everything a table refuses: the status, the sentence in both languages, and that nothing was changed.

use reqwest::StatusCode;
use strohmann_words::house::{Text, text};

use crate::scene::Scene;

const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;
const CONFLICT: StatusCode = StatusCode::CONFLICT;
const BAD: StatusCode = StatusCode::BAD_REQUEST;
const REFUSED: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;

#[tokio::test(flavor = "multi_thread")]
async fn before_a_match() {
    let scene = Scene::new(&[("watch", "yes")]).await;
    let Scene {
        maker,
        guest,
        stranger,
        ..
    } = &scene;
    let long = "ß".repeat(65);
    for (who, deed, status, what) in [
        (guest, "sit?seat=0", CONFLICT, Text::SeatTaken),
        (guest, "sit?seat=3", CONFLICT, Text::SeatTaken),
        (guest, "sit?seat=4", BAD, Text::NoSuchSeat),
        (maker, "bot?seat=1&level=easy", CONFLICT, Text::SeatTaken),
        (maker, "bot?seat=9&level=easy", BAD, Text::NoSuchSeat),
        (maker, "clear?seat=4", BAD, Text::NoSuchSeat),
        (maker, "swap?one=0&other=4", BAD, Text::NoSuchSeat),
        (guest, "bot?seat=2&level=easy", FORBIDDEN, Text::MakerOnly),
        (guest, "clear?seat=0", FORBIDDEN, Text::MakerOnly),
        (guest, "start", FORBIDDEN, Text::MakerOnly),
        (maker, "start", FORBIDDEN, Text::NotSeated),
        (stranger, "stand", FORBIDDEN, Text::NotSeated),
        (stranger, "wait", FORBIDDEN, Text::NotSeated),
        (stranger, "swap?one=0&other=1", FORBIDDEN, Text::NotSeated),
        (stranger, "ready?cut=x", FORBIDDEN, Text::NotSeated),
        (guest, &format!("ready?cut={long}"), REFUSED, Text::BadCut),
        (guest, "ready?cut=a\u{7}b", REFUSED, Text::BadCut),
        (guest, "ready?cut=a\nb", REFUSED, Text::BadCut),
        (
            guest,
            "move?at=1.1.0&do=play:7C",
            CONFLICT,
            Text::NoMatchRuns,
        ),
        (
            guest,
            "signal?at=1.1.0&signal=lips",
            CONFLICT,
            Text::NoMatchRuns,
        ),
        (guest, "leave", CONFLICT, Text::NoMatchRuns),
        (guest, "return", CONFLICT, Text::NoMatchRuns),
        (guest, "tired?tired=yes", CONFLICT, Text::NoMatchRuns),
        // What no page of the house sends.
        (guest, "sit", BAD, Text::BadForm),
        (guest, "sit?seat=-1", BAD, Text::BadForm),
        (guest, "sit?seat=two", BAD, Text::BadForm),
        (maker, "bot?seat=2&level=ismcts:9", BAD, Text::BadForm),
        (maker, "bot?seat=2", BAD, Text::BadForm),
        (maker, "swap?one=0", BAD, Text::BadForm),
        (guest, "ready", BAD, Text::BadForm),
        (guest, "move?at=1.1&do=play:7C", BAD, Text::BadForm),
        (guest, "move?at=1.1.0.0&do=play:7C", BAD, Text::BadForm),
        (guest, "move?do=play:7C", BAD, Text::BadForm),
        (guest, "move?at=1.1.0", BAD, Text::BadForm),
        (guest, "move?at=1.1.0&do=play:1X", BAD, Text::Nonsense),
        (guest, "move?at=1.1.0&do=bid:3", BAD, Text::Nonsense),
        (guest, "signal?at=1.1.0&signal=ears", BAD, Text::Nonsense),
        (guest, "tired?tired=maybe", BAD, Text::BadForm),
        (guest, "dance", StatusCode::NOT_FOUND, Text::NotFound),
    ] {
        scene.refused(who, deed, status, what).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_need_a_full_table() {
    let scene = Scene::new(&[]).await;
    let mut maker = scene.maker.clone();
    for seat in ["0", "1"] {
        let cleared = maker
            .post(&format!("{}/clear", scene.table), &[("seat", seat)])
            .await;
        assert_eq!(cleared.status, StatusCode::SEE_OTHER);
    }
    scene
        .refused(&maker, "start", CONFLICT, Text::SeatsFree)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_match_runs() {
    let mut scene = Scene::playing(&[("watch", "yes")]).await;
    let (asked, page, _) = scene.asked().await;
    let Scene {
        maker,
        guest,
        stranger,
        ..
    } = &scene;
    let now = page.at();
    let card = &page.choices()[0];
    for (who, deed, status, what) in [
        (guest, "sit?seat=2", CONFLICT, Text::MatchRuns),
        (guest, "stand", CONFLICT, Text::MatchRuns),
        (maker, "bot?seat=2&level=easy", CONFLICT, Text::MatchRuns),
        (maker, "clear?seat=1", CONFLICT, Text::MatchRuns),
        (maker, "swap?one=0&other=1", CONFLICT, Text::MatchRuns),
        (guest, "ready?cut=x", CONFLICT, Text::MatchRuns),
        (guest, "wait", CONFLICT, Text::MatchRuns),
        (maker, "start", CONFLICT, Text::MatchRuns),
        (
            &asked,
            &format!("move?at=1.1.99&do={card}"),
            CONFLICT,
            Text::Stale,
        ),
        (
            &asked,
            &format!("move?at=2.1.0&do={card}"),
            CONFLICT,
            Text::Stale,
        ),
        (&asked, "signal?at=1.2.0&signal=lips", CONFLICT, Text::Stale),
        (&asked, "return", CONFLICT, Text::Stale),
        (
            &asked,
            &format!("move?at={now}&do=nothing"),
            BAD,
            Text::Nonsense,
        ),
        (&asked, &format!("move?at={now}&do="), BAD, Text::Nonsense),
        (
            stranger,
            &format!("move?at={now}&do={card}"),
            FORBIDDEN,
            Text::NotSeated,
        ),
        (
            stranger,
            &format!("signal?at={now}&signal=lips"),
            FORBIDDEN,
            Text::NotSeated,
        ),
        (stranger, "leave", FORBIDDEN, Text::NotSeated),
        (stranger, "return", FORBIDDEN, Text::NotSeated),
        (stranger, "tired?tired=yes", FORBIDDEN, Text::NotSeated),
    ] {
        scene.refused(who, deed, status, what).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_forbid() {
    let mut scene = Scene::playing(&[]).await;
    let (asked, page, other) = scene.asked().await;
    let now = page.at();
    let at = ("at", now.as_str());
    let card = page.choices()[0].clone();
    let before = scene.log().await;
    // It is not his turn; there is nothing to accept.
    let path = format!("{}/move", scene.table);
    for (who, action) in [(&other, card.as_str()), (&asked, "accept")] {
        for language in ["de", "en"] {
            let mut who = who.clone();
            who.language = language;
            let no = who.post(&path, &[at, ("do", action)]).await;
            assert_eq!(no.status, REFUSED, "{}", no.body);
            assert!(no.plain().contains("]</p>") && no.body.contains("role=\"alert\""));
        }
    }
    assert_eq!(scene.log().await, before);
    let path = format!("{}/signal", scene.table);
    let lips = [at, ("signal", "lips")];
    let said = asked.clone().post(&path, &lips).await;
    assert_eq!(said.status, StatusCode::SEE_OTHER);
    let no = asked.clone().post(&path, &lips).await;
    assert_eq!(no.status, REFUSED);
    assert!(no.plain().contains("[VT-10]</p>"), "{}", no.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_bot_stands_in() {
    let mut scene = Scene::playing(&[]).await;
    let (_, _, mut left) = scene.asked().await;
    let done = left.post(&format!("{}/leave", scene.table), &[]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER);
    let now = left.get(&scene.table).await.at();
    for deed in [
        &format!("move?at={now}&do=play:7C"),
        &format!("signal?at={now}&signal=lips"),
        "tired?tired=yes",
        "leave",
    ] {
        scene.refused(&left, deed, CONFLICT, Text::AwayNow).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_over_is_not_shown() {
    let mut scene = Scene::playing(&[("watch", "yes")]).await;
    let guest = &mut scene.guest;
    for (path, status, what) in [
        ("record/1", CONFLICT, Text::RecordLater),
        ("record/2", CONFLICT, Text::RecordLater),
        ("record/0", CONFLICT, Text::RecordLater),
        ("record/x", CONFLICT, Text::RecordLater),
        ("hand/1", StatusCode::NOT_FOUND, Text::HandLater),
        ("hand/2", StatusCode::NOT_FOUND, Text::HandLater),
        ("hand/0", StatusCode::NOT_FOUND, Text::HandLater),
        ("hand/x", StatusCode::NOT_FOUND, Text::HandLater),
    ] {
        for language in ["de", "en"] {
            guest.language = language;
            let answer = guest.get(&format!("{}/{path}", scene.table)).await;
            assert_eq!(answer.status, status, "{path}");
            assert!(answer.says(text(guest.lang(), what)), "{path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_watch_sees_nothing() {
    let mut gathering = Scene::new(&[]).await;
    let lobby = gathering.stranger.get(&gathering.table).await;
    assert_eq!(lobby.status, StatusCode::OK, "a seat could still be taken");
    let mut scene = Scene::playing(&[]).await;
    for path in ["", "/hand/1", "/record/1", "/events"] {
        for language in ["de", "en"] {
            scene.stranger.language = language;
            let answer = scene.stranger.get(&format!("{}{path}", scene.table)).await;
            assert_eq!(answer.status, FORBIDDEN, "{path}");
            let sentence = text(scene.stranger.lang(), Text::NoWatchingHere);
            assert!(answer.says(sentence) && !answer.body.contains("id=\"moment\""));
        }
    }
    // Nor does a refusal show it.
    let stranger = &scene.stranger;
    scene
        .refused(stranger, "leave", FORBIDDEN, Text::NotSeated)
        .await;
    let no = scene
        .stranger
        .post(&format!("{}/leave", scene.table), &[])
        .await;
    assert!(!no.body.contains("id=\"moment\""), "{}", no.body);
    assert_eq!(scene.guest.get(&scene.table).await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_watch_sees_only_who_gathers_for_the_next_match() {
    let Scene {
        table,
        mut maker,
        mut guest,
        mut others,
        mut stranger,
        house: _house,
    } = Scene::playing(&[]).await;
    for human in [&mut maker, &mut guest].into_iter().chain(&mut others) {
        let tired = human
            .post(&format!("{table}/tired"), &[("tired", "yes")])
            .await;
        assert_eq!(tired.status, StatusCode::SEE_OTHER);
    }
    let full = stranger.get(&table).await;
    assert_eq!(full.status, FORBIDDEN, "no seat could be taken");
    let stood = others[0]
        .post(&format!("{table}/stand"), &[("seat", "2")])
        .await;
    assert_eq!(stood.status, StatusCode::SEE_OTHER);
    for sits in [false, true] {
        if sits {
            stranger.sit(&table, 2, "Neu").await;
        }
        let page = stranger.get(&table).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.body.contains("id=\"moment\"") && !page.body.contains("class=\"result\""));
        let button = text(stranger.lang(), Text::SitHere);
        assert_eq!(page.body.contains(button), !sits);
        for path in ["/hand/1", "/record/1"] {
            let answer = stranger.get(&format!("{table}{path}")).await;
            assert_eq!(answer.status, FORBIDDEN, "{path}");
        }
    }
    for player in [&mut guest, &mut others[0]] {
        let page = player.get(&table).await;
        assert!(
            page.body.contains("id=\"moment\""),
            "who has played sees it"
        );
        let record = player.get(&format!("{table}/record/1")).await;
        assert_eq!(record.status, StatusCode::OK);
    }
}
