//! Words of the pages around the tables: the home page, making a table, who sits where, what went wrong.

use strohmann_rules::{GameKind, NoSignal, Seat};

use crate::lang::Lang;
use crate::voice::Voice;

labels! {
    /// A text that says the same every time.
    Text, text:
    /// The link to the home page.
    Home "house-home"
    /// Over the rules of the moment, and the button that shows them.
    HelpNow "house-help-now"
    /// The words of a game and what they mean.
    Words "house-words"
    /// The button that closes an explanation.
    Close "house-close"
    /// What unfolds the code of a link.
    QrCode "house-qr-code"
    /// What the code is, for the ear.
    QrCodeAbout "house-qr-code-about"
    /// The link to the guided first hands, and over them.
    Learn "learn-title"
    /// What they are.
    LearnAbout "learn-about"
    /// The way to the beginning of a guided hand.
    LearnAgain "learn-again"
    /// The way out of a guided hand.
    LearnLeave "learn-leave"
    /// The way back to the guide's path.
    LearnBack "learn-back"
    /// Where the guide's path was left, that this is allowed.
    LearnOff "learn-off"
    /// After the last card of a guided hand.
    LearnEnd "learn-end"
    /// A choice was added to an address that cannot be made there.
    LearnBad "learn-bad"
    /// What the guide says, for the ear.
    LearnGuide "learn-guide"
    /// The links at the head of a page.
    Navigation "house-navigation"
    /// The reader's own page.
    Me "house-me"
    /// The name of the language itself.
    Language "house-language"
    /// How deals can be checked.
    Fair "house-fair"
    /// The headline of the home page.
    Welcome "house-welcome"
    /// Below the headline.
    Lead "house-lead"
    /// The reader's unfinished tables.
    YourTables "house-your-tables"
    /// Tables that their makers made public.
    OpenTables "house-open-tables"
    /// The button that makes a table with bots.
    PlayNow "house-play-now"
    /// The link to the form that makes a table.
    WithFriends "house-with-friends"
    /// A table that has not begun.
    StateGathering "house-state-gathering"
    /// A table where a match runs.
    StatePlaying "house-state-playing"
    /// A table whose match is over.
    StateOver "house-state-over"
    /// Before the list of seats.
    Seats "house-seats"
    /// How partners sit.
    Partners "house-partners"
    /// The fold with the form that swaps seats.
    SwapSeats "house-swap-seats"
    /// Before the first seat to swap.
    SwapThis "house-swap-this"
    /// Before the other seat to swap.
    SwapThat "house-swap-that"
    /// The button that swaps them.
    Swap "house-swap"
    /// A seat without anybody.
    FreeSeat "house-free-seat"
    /// The badge of a bot.
    Bot "house-bot"
    /// The badge of the reader.
    You "house-you"
    /// The badge of who is ready.
    IsReady "house-is-ready"
    /// The button of a free seat, for who has another one.
    MoveHere "house-move-here"
    /// The button of a free seat.
    SitHere "house-sit-here"
    /// The button that frees a seat.
    TakeOut "house-take-out"
    /// The button that gives the own seat up.
    StandUp "house-stand-up"
    /// Before the link for friends.
    Invite "house-invite"
    /// What to do with the link.
    InviteLink "house-invite-link"
    /// Who can use the link.
    SameNetwork "house-same-network"
    /// The house cannot be reached from elsewhere.
    OnlyThisMachine "house-only-this-machine"
    /// That the table may be watched.
    MayWatch "house-may-watch"
    /// That it may not.
    NoWatching "house-no-watching"
    /// That the home page lists the table.
    IsPublic "house-is-public"
    /// Before the commitment.
    CommitmentIs "house-commitment-is"
    /// Before the field for the cut.
    YourCut "house-your-cut"
    /// What a cut is.
    CutAbout "house-cut-about"
    /// The button for who is ready while others are not.
    ReadyNow "house-ready-now"
    /// The button that makes the match begin.
    CutAndDeal "house-cut-and-deal"
    /// That the reader is ready.
    YouAreReady "house-you-are-ready"
    /// The button that takes it back.
    NotReady "house-not-ready"
    /// The button that begins a match of bots.
    LetBotsPlay "house-let-bots-play"
    /// That seats are free.
    SeatsFree "house-seats-free"
    /// The way to see what has happened.
    LookAgain "house-look-again"
    /// The name of the level for whoever wants an easy match.
    LevelEasy "house-level-easy"
    /// What that bot does.
    LevelEasyAbout "house-level-easy-about"
    /// The name of the usual level.
    LevelNormal "house-level-normal"
    /// What that bot does.
    LevelNormalAbout "house-level-normal-about"
    /// The name of the best level.
    LevelStrong "house-level-strong"
    /// What that bot does.
    LevelStrongAbout "house-level-strong-about"
    /// The fold that tells of the levels.
    LevelsAbout "house-levels-about"
    /// The bot that plays anything, at older tables.
    LevelRandom "house-level-random"
    /// The bot that plays by rules of thumb.
    LevelGreedy "house-level-greedy"
    /// The bot that thinks ahead.
    LevelFlat "house-level-flat"
    /// Before the levels of bots.
    BotLevel "house-bot-level"
    /// The button that changes a bot.
    ChangeBot "house-change-bot"
    /// The button that puts a bot on a seat.
    BotHere "house-bot-here"
    /// There is no such table.
    NoTable "house-no-table"
    /// Watching is not wanted.
    NoWatchingHere "house-no-watching-here"
    /// The page was old.
    Stale "house-stale"
    /// The form was none of ours.
    Nonsense "house-nonsense"
    /// No such seat.
    NoSuchSeat "house-no-such-seat"
    /// Somebody sits there.
    SeatTaken "house-seat-taken"
    /// The reader has no seat.
    NotSeated "house-not-seated"
    /// For the maker alone.
    MakerOnly "house-maker-only"
    /// Not while a match runs.
    MatchRuns "house-match-runs"
    /// Not while none runs.
    NoMatchRuns "house-no-match-runs"
    /// A bot stands in.
    AwayNow "house-away-now"
    /// The cut is none.
    BadCut "house-bad-cut"
    /// No record yet.
    RecordLater "house-record-later"
    /// No such hand to look back at.
    HandLater "house-hand-later"
    /// Nothing could be kept.
    Unsaved "house-unsaved"
    /// The disk is full.
    DiskFull "house-disk-full"
    /// The log cannot be replayed.
    BrokenTable "house-broken-table"
    /// The table did not answer.
    TableGone "house-table-gone"
    /// The way back from a hand.
    BackToTable "house-back-to-table"
    /// What lies on the table.
    Board "house-board"
    /// The reader's cards.
    YourHand "house-your-hand"
    /// Before the numbers of hands.
    Hands "house-hands"
    /// What has happened.
    Log "house-log"
    /// The score sheet.
    Sheet "house-sheet"
    /// The way to what stands beside the table.
    More "house-more"
    /// The button that takes the seat back.
    TakeBack "house-take-back"
    /// Another match.
    Rematch "house-rematch"
    /// The signals that may be given.
    Signals "house-signals"
    /// The match was abandoned.
    WasAbandoned "house-was-abandoned"
    /// The record to download.
    Record "house-record"
    /// How to check a deal.
    HowToCheck "house-how-to-check"
    /// What can be done beside playing.
    Menu "house-menu"
    /// The reader watches.
    YouWatch "house-you-watch"
    /// What leaving does.
    LeaveAbout "house-leave-about"
    /// The button that leaves.
    Leave "house-leave"
    /// What abandoning does.
    AbandonAbout "house-abandon-about"
    /// The button that wants it abandoned.
    Abandon "house-abandon"
    /// The button that does not want it after all.
    PlayOn "house-play-on"
    /// Before the game of a new table.
    NewTable "house-new-table"
    /// Something was wrong with the form.
    FormFaults "house-form-faults"
    /// The part of the form about people.
    WhoPlays "house-who-plays"
    /// Whether the maker plays.
    ISit "house-i-sit"
    /// What that means.
    ISitAbout "house-i-sit-about"
    /// Whether bots take the other seats.
    FillBots "house-fill-bots"
    /// What that means.
    FillBotsAbout "house-fill-bots-about"
    /// Whether the table may be watched.
    LetWatch "house-let-watch"
    /// What that means.
    LetWatchAbout "house-let-watch-about"
    /// Whether the home page lists it.
    MakePublic "house-make-public"
    /// What that means.
    MakePublicAbout "house-make-public-about"
    /// The button that makes the table.
    MakeTable "house-make-table"
    /// The name was changed.
    Named "house-named"
    /// The name cannot be one.
    BadName "house-bad-name"
    /// There are no accounts.
    NoAccounts "house-no-accounts"
    /// Before the name.
    YourName "house-your-name"
    /// The button that keeps it.
    Save "house-save"
    /// Going on elsewhere.
    OtherDevice "house-other-device"
    /// How that works.
    OtherDeviceAbout "house-other-device-about"
    /// The button that makes the link.
    MakeDeviceLink "house-make-device-link"
    /// Before the link.
    DeviceLink "house-device-link"
    /// Before the ways to be forgotten.
    SignOut "house-sign-out"
    /// What they mean.
    SignOutAbout "house-sign-out-about"
    /// The button for all other devices.
    SignOutOthers "house-sign-out-others"
    /// The button for this device.
    SignOutHere "house-sign-out-here"
    /// The button that uses a link up.
    GoOn "house-go-on"
    /// A link that works no longer.
    LinkUsed "house-link-used"
    /// Checking with this program.
    CheckHere "house-check-here"
    /// Checking with any tool.
    CheckAnywhere "house-check-anywhere"
    /// In the title of the window when something is asked of the reader.
    YourTurn "house-your-turn"
    /// The connection is lost.
    Lost "house-lost"
    /// Too many pages are open.
    Elsewhere "house-elsewhere"
    /// The button that goes on in this window.
    GoOnHere "house-go-on-here"
    /// How the reader likes the tables.
    Look "house-look"
    /// Where that is kept.
    LookAbout "house-look-about"
    /// How the hand is sorted.
    LookSort "house-look-sort"
    /// Trumps apart.
    LookSortTrump "house-look-sort-trump"
    /// By suit.
    LookSortSuit "house-look-sort-suit"
    /// By rank.
    LookSortRank "house-look-sort-rank"
    /// How many colours the suits have.
    LookColours "house-look-colours"
    /// Four colours.
    LookFour "house-look-four"
    /// Two colours.
    LookTwo "house-look-two"
    /// How large cards are.
    LookSize "house-look-size"
    /// The usual choice.
    LookUsual "house-look-usual"
    /// Large cards.
    LookLarge "house-look-large"
    /// Light or dark.
    LookTheme "house-look-theme"
    /// As the system has it.
    LookSystem "house-look-system"
    /// Light.
    LookLight "house-look-light"
    /// Dark.
    LookDark "house-look-dark"
    /// How long each state is shown.
    LookPace "house-look-pace"
    /// Long.
    LookSlow "house-look-slow"
    /// Short.
    LookFast "house-look-fast"
    /// Not at all.
    LookNever "house-look-never"
    /// How a card is played.
    LookTap "house-look-tap"
    /// By one touch.
    LookOneTap "house-look-one-tap"
    /// By two touches.
    LookTwoTaps "house-look-two-taps"
    /// Doing what cannot be otherwise.
    LookAuto "house-look-auto"
    /// Sounds.
    LookSound "house-look-sound"
    /// Notifications.
    LookNotify "house-look-notify"
    /// Yes.
    LookYes "house-look-yes"
    /// No.
    LookNo "house-look-no"
    /// The fold with phrases to say.
    Say "house-say"
    /// The button that lets a bot stand in for who is gone.
    Replace "house-replace"
    /// He has said enough.
    SaidEnough "house-said-enough"
    /// Nobody may talk alone now.
    NotAlone "house-not-alone"
    /// Whoever is to be replaced is there.
    StillHere "house-still-here"
    /// Before the choices of a time limit.
    Limit "house-limit"
    /// What a time limit does.
    LimitAbout "house-limit-about"
    /// As long as anybody likes.
    LimitNone "house-limit-none"
    /// The title of an error page.
    Trouble "house-trouble"
    /// No such page.
    NotFound "house-not-found"
    /// Too many requests.
    TooMany "house-too-many"
    /// A form that was not ours.
    BadForm "house-bad-form"
    /// The browser keeps no cookie.
    NoCookies "house-no-cookies"
    /// Too much was sent.
    TooLarge "house-too-large"
    /// The address is not meant for that.
    WrongMethod "house-wrong-method"
    /// Something failed.
    Internal "house-internal"
}

/// A game in a sentence.
pub fn about(lang: Lang, game: GameKind) -> String {
    match game {
        GameKind::Vidrasso => t!(lang, "house-about-vidrasso"),
        GameKind::Vitou => t!(lang, "house-about-vitou"),
        GameKind::Stirnrunde => t!(lang, "house-about-stirnrunde"),
    }
}

/// How many seats are free.
pub fn free_seats(lang: Lang, count: usize) -> String {
    t!(lang, "house-free-seats", count = count)
}

/// Who sits on a chair, or that nobody does.
pub fn chair(lang: Lang, name: &str) -> &str {
    match name {
        "" => text(lang, Text::FreeSeat),
        name => name,
    }
}

/// Which match of a table it is, from 1.
pub fn match_number(lang: Lang, number: u64) -> String {
    t!(lang, "house-match-number", number = number)
}

/// Who is not ready yet.
pub fn waiting_for(lang: Lang, names: &[&str]) -> String {
    t!(lang, "house-waiting", names = names.join(", "))
}

/// Which hand of which match, both from 1.
pub fn hand_of_match(lang: Lang, game: &str, hand: usize, number: u64) -> String {
    // A hand is called a round there.
    if game == "stirnrunde" {
        return t!(lang, "house-round-of", hand = hand, number = number);
    }
    t!(lang, "house-hand-of", hand = hand, number = number)
}

/// The link to a hand that is over.
pub fn look_back(lang: Lang, game: &str, hand: usize) -> String {
    if game == "stirnrunde" {
        return t!(lang, "house-look-back-round", hand = hand);
    }
    t!(lang, "house-look-back", hand = hand)
}

/// The hand before one that is looked back at.
pub fn hand_before(lang: Lang, game: &str) -> String {
    if game == "stirnrunde" {
        return t!(lang, "house-round-before");
    }
    t!(lang, "house-hand-before")
}

/// The hand after it.
pub fn hand_after(lang: Lang, game: &str) -> String {
    if game == "stirnrunde" {
        return t!(lang, "house-round-after");
    }
    t!(lang, "house-hand-after")
}

/// How many watch.
pub fn watchers(lang: Lang, count: usize) -> String {
    t!(lang, "house-watchers", count = count)
}

/// How long a player has for a move, in seconds.
pub fn limit(lang: Lang, seconds: u32) -> String {
    t!(lang, "house-limit-is", time = time(lang, seconds))
}

/// A time in seconds, or in minutes where it is some of them.
pub fn time(lang: Lang, seconds: u32) -> String {
    match seconds {
        60.. if seconds.is_multiple_of(60) => t!(lang, "house-minutes", count = seconds / 60),
        _ => t!(lang, "house-seconds", count = seconds),
    }
}

/// That a bot will soon move for somebody.
pub fn hurry(voice: &Voice<'_>, seat: Seat) -> String {
    t!(voice.lang, "house-hurry", who = voice.who(seat))
}

/// That a player has been gone for a while.
pub fn gone(voice: &Voice<'_>, seat: Seat) -> String {
    t!(voice.lang, "house-gone", who = voice.who(seat).name())
}

/// Before phrases that only the partner hears (`VT-8`).
pub fn alone_with(voice: &Voice<'_>, partner: Seat) -> String {
    t!(
        voice.lang,
        "house-alone-with",
        who = voice.who(partner).name()
    )
}

/// How many of the humans at the table want the match abandoned.
pub fn agreed(lang: Lang, count: usize, all: usize) -> String {
    t!(lang, "house-agreed", count = count, all = all)
}

/// How many other devices were signed out.
pub fn alone(lang: Lang, count: u64) -> String {
    t!(lang, "house-alone", count = count)
}

/// As whom a device goes on.
pub fn go_on_as(lang: Lang, name: &str) -> String {
    t!(lang, "house-go-on-as", name = name)
}

/// What a device leaves behind when it goes on as somebody else.
pub fn leaves_behind(lang: Lang, name: &str, tables: usize) -> String {
    t!(lang, "house-leaves-behind", name = name, count = tables)
}

/// The name of somebody who has given none.
pub fn guest(lang: Lang, number: u32) -> String {
    t!(lang, "house-guest", number = number)
}

/// Whether somebody is called so because he has given no name, in whatever language.
pub fn is_guest(name: &str) -> bool {
    let number = name
        .rsplit(' ')
        .next()
        .and_then(|number| number.parse().ok());
    number.is_some_and(|number| Lang::ALL.iter().any(|lang| guest(*lang, number) == name))
}

/// How the cards come about, a paragraph each.
pub fn fairness(lang: Lang) -> Vec<String> {
    vec![
        t!(lang, "house-fair-1"),
        t!(lang, "house-fair-2"),
        t!(lang, "house-fair-3"),
        t!(lang, "house-fair-4"),
    ]
}

/// How a pack is shuffled, step by step.
pub fn shuffle(lang: Lang) -> Vec<String> {
    vec![
        t!(lang, "house-shuffle-1"),
        t!(lang, "house-shuffle-2"),
        t!(lang, "house-shuffle-3"),
        t!(lang, "house-shuffle-4"),
    ]
}

/// The cuts that were given, with who gave them.
pub fn cuts<'a>(voice: &Voice<'_>, cuts: &'a [String]) -> Vec<(String, &'a str)> {
    let given = cuts.iter().enumerate().filter(|(_, cut)| !cut.is_empty());
    given
        .map(|(seat, cut)| (voice.who(Seat::new(seat)).name().to_owned(), cut.as_str()))
        .collect()
}

/// Why a signal cannot be given, with the number of the ruling.
pub fn no_signal(lang: Lang, why: NoSignal) -> String {
    let sentence = match why {
        NoSignal::Off => t!(lang, "house-nosignal-off"),
        NoSignal::Over => t!(lang, "house-nosignal-over"),
        NoSignal::BothNear => t!(lang, "house-nosignal-both"),
        NoSignal::Owing => t!(lang, "house-nosignal-owing"),
        NoSignal::Spoke => t!(lang, "house-nosignal-spoke"),
        NoSignal::Again => t!(lang, "house-nosignal-again"),
    };
    format!("{sentence} [{}]", why.ruling())
}
