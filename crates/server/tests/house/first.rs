//! One click, one cut, one card.

use reqwest::StatusCode;

use crate::support::House;

#[tokio::test(flavor = "multi_thread")]
async fn one_click_makes_a_table_and_a_cut_deals() {
    let house = House::open().await;
    let mut anna = house.browser().await;
    for (game, variant) in [
        ("vidrasso", "300"),
        ("vitou", "morlino"),
        ("vitou", "cason"),
        ("vitou", "cason2"),
        ("stirnrunde", "standard"),
    ] {
        let made = anna
            .post(&format!("/play/{game}"), &[("variant", variant)])
            .await;
        assert_eq!(made.status, StatusCode::SEE_OTHER);
        let table = made.location().to_owned();
        let lobby = anna.get(&table).await;
        assert!(
            lobby.body.contains("class=\"hash\""),
            "the commitment comes before the cut"
        );
        let cut = lobby.value("name=\"cut\" value=\"").unwrap();
        anna.ready(&table, &cut).await;
        let page = anna.get(&table).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains("id=\"moment\""), "{}", page.body);
        assert!(page.body.contains(&cut), "the cut is shown");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_given_no_name_can_give_one_with_a_seat() {
    const NAME: &str = "<input name=\"name\"";
    let house = House::open().await;
    let mut anna = house.browser().await;
    let mut ben = house.browser().await;
    // Whoever plays without a word about himself is somebody's guest.
    ben.post("/play/vidrasso", &[("variant", "300")]).await;
    for (name, asked) in [("Ben", true), ("", false)] {
        let table = anna.make("vidrasso", &[("sit", "yes")]).await;
        let page = ben.get(&table).await;
        assert_eq!(page.body.contains(NAME), asked, "{}", page.body);
        ben.sit(&table, 1, name).await;
        let page = ben.get(&table).await;
        assert!(page.body.contains("Ben"), "{}", page.body);
        assert!(!page.body.contains(NAME), "he sits there");
    }
}
