# Words on the tables of the pages: beside cards, in score sheets.

board-back = face-down card
board-face-down = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
}
board-bot = bot
board-stand-in = stand-in
board-gone = away
board-turn = to move
board-led = led
board-illegal = not allowed now
board-strawmen = Strawmen
board-under = with a card under it
board-bare = empty place
board-turning = face down until the trick is over
board-trump-suit = Trump suit
board-trump-rank = Trump rank
board-ladder = What the hand is worth
board-holds = holds
board-offered = offered
board-open = still open
board-taken = { $who-is ->
    [you] to you
   *[one] to { $who }
}
board-trick-mark = Trick { $number }: { $taken }
board-by = { $who }: { $what }

board-sheet = Score sheet
board-dealer = Dealer
board-suit = Suit
board-rank = Rank
board-gave-up = { $who-is ->
    [you] you gave up
   *[one] { $who } gave up
}
board-threw-in = { $who-is ->
    [you] you threw in
   *[one] { $who } threw in
}
board-passed = all passed
board-skipped = skipped
board-drawn = drawn
