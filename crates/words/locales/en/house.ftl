# Words of the pages around the tables: the home page, making a table, who sits where, what went wrong.

house-home = Home
house-help-now = What applies now?
house-words = Words of the game
house-close = Close
house-qr-code = Show as a QR code
house-qr-code-about = QR code of the link, for the camera of another device
house-navigation = Around the house
house-me = Me
house-language = English
house-fair = Fair dealing
house-welcome = Three trick-taking games, at once or with friends
house-lead = Vidrasso, Vitou and Stirnrunde: against good bots, or with friends by a link. No account, no advertising, and every deal can be checked.
house-your-tables = Your unfinished tables
house-open-tables = Open tables
house-play-now = Play now
house-with-friends = With friends, or with your own options
house-state-gathering = waiting for players
house-state-playing = in play
house-state-over = over
house-seats = Who sits where?
house-partners = Partners sit across from each other: seats 1 and 3 against 2 and 4.
house-swap-seats = Swap seats
house-swap-this = Seat
house-swap-that = with seat
house-swap = Swap
house-free-seat = free
house-bot = bot
house-you = you
house-is-ready = ready
house-move-here = Move here
house-sit-here = Take this seat
house-take-out = Free this seat
house-stand-up = Stand up
house-invite = Invite friends
house-invite-link = Send this link. Whoever opens it can take a free seat; opening it alone changes nothing.
house-same-network = This works on the same network, such as the same Wi-Fi.
house-only-this-machine = This house can only be reached from this machine. Start it with --lan for your own network, or with --public-url and its address for the internet.
house-may-watch = Whoever has the link may watch, and sees only what lies open.
house-no-watching = Nobody watches at this table.
house-is-public = The table is listed on the home page.
house-commitment-is = The cards are settled before anybody cuts. This is their seal (SHA-256 of the secret):
house-your-cut = Your cut
house-cut-about = Any text; it shuffles along. The one suggested is random; take your own if you would rather not trust the house.
house-ready-now = Cut, I am ready
house-cut-and-deal = Cut and deal
house-you-are-ready = You have cut. The match begins as soon as everybody is ready.
house-not-ready = Wait after all
house-let-bots-play = Let the bots play
house-seats-free = There are still free seats.
house-look-again = See what has happened
house-level-random = plays anything
house-level-greedy = plays by rules of thumb
house-level-flat = thinks ahead
house-bot-level = How the bot plays
house-change-bot = Change
house-bot-here = Bot here
house-no-table = There is no such table, or no longer. Check the link, or make a new table.
house-no-watching-here = This table is not to be watched.
house-stale = This page was out of date: something has happened in the meantime. This is how things stand now.
house-nonsense = The table cannot make sense of that. Please use the buttons on this page.
house-no-such-seat = There is no such seat.
house-seat-taken = That seat is already taken.
house-not-seated = You have no seat here.
house-maker-only = Only the maker of the table may do that.
house-match-runs = That cannot be done while a match is played.
house-no-match-runs = No match is being played here now.
house-away-now = A bot is playing for you. Take your seat back first.
house-bad-cut = A cut has at most 64 characters and no control characters.
house-record-later = The record can be had when the match is over: it has all the cards in it.
house-hand-later = You can only look back at a hand that is over.
house-unsaved = It could not be saved, and so it has not happened. Try again in a moment.
house-disk-full = The disk is full: it could not be saved, and so it has not happened.
house-broken-table = This table cannot be opened: its log is damaged or of another version.
house-table-gone = The table did not answer. Load the page again.
house-back-to-table = Back to the table
house-board = Table
house-your-hand = Your cards
house-hands = Look back
house-hand-before = Hand before
house-hand-after = Hand after
house-log = What has happened
house-sheet = Score sheet
house-more = More
house-take-back = Take your seat back
house-rematch = Rematch
house-signals = Give a signal
house-was-abandoned = The match was abandoned, without a result.
house-record = Download the record
house-how-to-check = How to check it
house-menu = At the table
house-you-watch = You are watching.
house-leave-about = If you leave, a bot plays on for you. You can come back at any time.
house-leave = Leave the seat
house-abandon-about = The match is abandoned when all humans at the table want it; then there is no result.
house-abandon = Abandon the match
house-play-on = Play on after all
house-new-table = New table
house-form-faults = Something is not right yet; it is said beside each field.
house-who-plays = Who plays?
house-i-sit = I play
house-i-sit-about = Otherwise you only set the table up.
house-fill-bots = Put bots on the other seats
house-fill-bots-about = Otherwise they stay free for your guests; you can change it at any time before the start.
house-let-watch = Allow watching
house-let-watch-about = Whoever watches sees no hidden cards.
house-make-public = List it on the home page
house-make-public-about = Then anybody can join.
house-make-table = Make the table
house-named = The name holds from your next match on.
house-bad-name = A name has 1 to 24 characters and no control characters.
house-no-accounts = There are no accounts here: your browser shows a secret that only it knows.
house-your-name = Your name
house-save = Save
house-other-device = Go on on another device
house-other-device-about = A link that works once within a quarter of an hour makes a second device yours. This one stays yours, too.
house-make-device-link = Make a link
house-device-link = Open this link on the other device. Show it to nobody else.
house-sign-out = Sign out
house-sign-out-about = A lost device should not keep your seats. If you sign out here without a second device, your seats are lost.
house-sign-out-others = Sign out all other devices
house-sign-out-here = Sign out this device
house-go-on = Go on here
house-link-used = This link works no longer. Make a new one on the first device.
house-check-here = With this program you check a downloaded record from the first card to the last point, and that the bots did not peek:
house-check-anywhere = It can be done without it: this Python computes the seal and the key of every hand.
house-your-turn = Your turn
house-lost = The connection is lost. As soon as it is back, this page goes on by itself.
house-elsewhere = You have this table open in another window.
house-go-on-here = Go on here
house-look = Display
house-look-about = This browser remembers it, for all tables.
house-look-sort = Sort your cards
house-look-sort-trump = Trumps apart, then by suit
house-look-sort-suit = by suit
house-look-sort-rank = by rank
house-look-colours = Colours on the cards
house-look-four = four, each suit its own
house-look-two = two, black and red
house-look-size = Size of the cards
house-look-usual = normal
house-look-large = large
house-look-theme = Light or dark
house-look-system = as the system
house-look-light = light
house-look-dark = dark
house-look-pace = How long a move is shown
house-look-slow = longer
house-look-fast = briefly
house-look-never = not at all
house-look-tap = Play a card
house-look-one-tap = with one tap
house-look-two-taps = raise it first, then play it
house-look-auto = Do what is forced by itself: the only card, looking, going on
house-look-sound = Sounds
house-look-notify = Notify when it is your turn
house-look-yes = yes
house-look-no = no
house-trouble = That did not work
house-not-found = There is no such page.
house-too-many = Those were too many requests at once. Wait a moment.
house-bad-form = This form did not come from our page, or was out of date. Load the page again and try once more.
house-no-cookies = Your browser has not kept the secret by which we know you. Allow cookies for this site and load the page again.
house-too-large = That was too much at once.
house-wrong-method = This address is not meant to be used like that.
house-internal = Something went wrong here. Your game is kept; try again in a moment.

house-about-vidrasso = For two, with strawmen on the table, a trump suit and a trump rank.
house-about-vitou = Trick poker from Nice: two pairs, three tricks, raises and secret signals. Also for two.
house-about-stirnrunde = Nineteen rounds of announcing your tricks exactly; in the last one the card is on your forehead.
house-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
house-match-number = Match { $number }
house-waiting = Not ready yet: { $names }.
house-hand-of = Hand { $hand } of match { $number }
house-round-of = Round { $hand } of match { $number }
house-look-back-round = Look back at round { $hand }
house-look-back = Look back at hand { $hand }
house-say = Say something
house-alone-with = Only { $who } hears:
house-said-enough = You have said enough. Wait until something happens.
house-not-alone = Partners may talk alone only while their side is one point short and the other side more. [VT-8]
house-gone = { $who } has been away for a minute.
house-replace = Let a bot stand in
house-still-here = The seat is taken: whoever plays there is here.
house-hurry = { $who-is ->
    [you] Your time is running out: a bot is about to move for you.
   *[one] The time of { $who } is running out: a bot is about to move.
}
house-limit = Time for a move
house-limit-about = Whoever takes longer is warned; then a bot makes that one move. It counts while somebody else is at the table.
house-limit-none = as long as one likes
house-limit-is = Time for a move: { $time }
house-seconds = { $count } seconds
house-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
house-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
house-agreed = { $count } of { $all } humans at the table want to abandon the match.
house-alone = { $count ->
    [0] There were no other devices.
    [one] One other device is signed out.
   *[other] { $count } other devices are signed out.
}
house-go-on-as = This device goes on as { $name }, at all tables of { $name }.
house-leaves-behind = This device is { $name } now and has { $count ->
    [one] one table
   *[other] { $count } tables
}. That is left behind.
house-guest = Guest { $number }
house-fair-1 = For every match the house draws a secret and shows its seal before anybody cuts. After that it cannot change the cards any more: another secret would have another seal.
house-fair-2 = What the humans at the table enter as their cuts shuffles along. So the house cannot choose the cards either.
house-fair-3 = When the match is over or abandoned, the secret is shown and the record can be downloaded. From secret and cuts follow all cards, all noticed signals and every move of the bots.
house-fair-4 = Whoever runs the house and plays in it can know the cards all the same: you have to trust that person.
house-shuffle-1 = With ChaCha20 (nonce 0, counter 0) the key of a hand gives a stream of 32-bit numbers, the low byte first.
house-shuffle-2 = A number below n: draw until one is below the largest multiple of n up to 2³², and take the remainder by n.
house-shuffle-3 = The pack first lies in the order clubs, diamonds, hearts, spades; within these from ace, 2 to 9 in Vidrasso, else from 7 to king, ace, in Stirnrunde every card twice.
house-shuffle-4 = It is shuffled from the last card to the second: each is swapped with one of the cards up to itself.
house-nosignal-off = There are no signals here.
house-nosignal-over = The hand is over.
house-nosignal-both = Both sides are one point from the end: no signals.
house-nosignal-owing = Your side has to answer the raise first.
house-nosignal-spoke = Between two actions everybody gives at most one signal.
house-nosignal-again = You have given that signal in this trick already.
