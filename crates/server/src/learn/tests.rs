//! Guided hands come to their end on the guide's path and beside it, and say something at every choice.

use strohmann_rules::with_game;
use strohmann_words::learn as say;

use super::*;

/// Follows the guide, and at each choice tries every other legal one.
fn check<G: Board>(lesson: &Lesson, lang: Lang) {
    let mut made = String::new();
    let mut steps = 0;
    loop {
        let walk = lesson.walk::<G>(lang, &made, None);
        let Ok(walk) = walk else {
            panic!("{} {made}", lesson.name);
        };
        assert_eq!(walk.left, None);
        assert!(!walk.told.is_empty());
        let Some(advice) = walk.advice else { break };
        let step = say::step(lang, lesson.words, steps);
        assert!(step.is_some(), "{}: {made} then {advice}", lesson.name);
        let legal = walk.view.sight.legal();
        for action in legal.iter().filter(|&&action| action != advice) {
            let more = action.to_string();
            let Ok(other) = lesson.walk::<G>(lang, &made, Some(&more)) else {
                panic!("{} {made} {more}", lesson.name);
            };
            assert_eq!((other.left, other.refused), (Some(steps), None));
            assert!(other.instead.is_some());
            finish::<G>(lesson, lang, other.made.join(","));
        }
        let comma = if made.is_empty() { "" } else { "," };
        made = format!("{made}{comma}{advice}");
        steps += 1;
    }
    assert_eq!(say::step(lang, lesson.words, steps), None, "{made}");
}

/// Goes on by rules of thumb to the end.
fn finish<G: Board>(lesson: &Lesson, lang: Lang, mut made: String) {
    for _ in 0..CHOICES {
        let Ok(walk) = lesson.walk::<G>(lang, &made, None) else {
            panic!("{} {made}", lesson.name);
        };
        let Some(advice) = walk.advice else {
            assert_eq!(walk.past.len(), 1);
            return;
        };
        made = format!("{made},{advice}");
    }
    panic!("{} does not end: {made}", lesson.name);
}

#[test]
fn the_guide_has_a_sentence_for_each_choice_and_any_other_choice_goes_on() {
    for lesson in &LESSONS {
        for lang in Lang::ALL {
            with_game!(lesson.game, G => check::<G>(lesson, lang));
        }
    }
}

/// The cards that a sentence names have been seen, or lie before the reader.
#[test]
fn the_guide_names_the_card_that_is_good() {
    fn check<G: Board>(lesson: &Lesson) {
        use strohmann_rules::Action as _;
        let mut made = String::new();
        for step in 0.. {
            let Ok(walk) = lesson.walk::<G>(Lang::En, &made, None) else {
                panic!("{made}");
            };
            let Some(advice) = walk.advice else { return };
            let said = say::step(Lang::En, lesson.words, step);
            let named: Vec<_> = said
                .iter()
                .flat_map(strohmann_words::rulebook::Prose::cards)
                .collect();
            if let Some(card) = advice.card() {
                let last = lesson.name == "vidrasso" && step > 16;
                assert!(
                    last || named.contains(&card),
                    "{} {step}: {advice}",
                    lesson.name
                );
            }
            let comma = if made.is_empty() { "" } else { "," };
            made = format!("{made}{comma}{advice}");
        }
    }
    for lesson in &LESSONS {
        with_game!(lesson.game, G => check::<G>(lesson));
    }
}

#[test]
fn addresses_that_lead_nowhere_are_told_from_choices_that_are_refused() {
    let lesson = Lesson::find("vidrasso").unwrap();
    let walk = |made: &str, more: Option<&str>| {
        let walk = lesson.walk::<strohmann_rules::Vidrasso>(Lang::De, made, more);
        walk.map(|walk| (walk.made.len(), walk.refused.is_some()))
    };
    assert_eq!(walk("", None), Ok((0, false)));
    assert_eq!(walk("rank:3", None), Ok((1, false)));
    assert_eq!(walk("", Some("rank:3")), Ok((1, false)));
    assert_eq!(walk("rank:3", Some("rank:4")), Ok((1, true)));
    assert_eq!(walk("rank:3,gift:6D", Some("play:7C")), Ok((3, false)));
    assert_eq!(walk("rank:3,gift:6D", Some("play:AS")), Ok((2, true)));
    let long = "rank:3,".repeat(100);
    for bad in [
        "rank:K",
        "x",
        "rank:3,rank:4",
        "rank:3,play:3C",
        "bid:1",
        "💥",
        &long,
    ] {
        assert_eq!(walk(bad, None), Err(Astray), "{bad}");
    }
    assert_eq!(walk("", Some("bid:1")), Err(Astray));
}
