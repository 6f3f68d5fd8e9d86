# What all games share.

you = you
and = { $most } and { $last }
or = { $most } or { $last }

game-vidrasso = Vidrasso
game-vitou = Vitou
game-stirnrunde = Stirnrunde
variant-300 = to 300 points
variant-500 = the long game, to 500 points
variant-morlino = Morlino, four players, to 21
variant-cason = Cason, four players, to 12
variant-cason2 = Cason for two, to 12
variant-standard = the plan with special rounds
variant-plain = the plain plan
variant-own = a plan of the table’s own

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

rank-ace = ace
rank-two = two
rank-three = three
rank-four = four
rank-five = five
rank-six = six
rank-seven = seven
rank-eight = eight
rank-nine = nine
rank-ten = ten
rank-jack = jack
rank-queen = queen
rank-king = king

ranks-ace = aces
ranks-two = twos
ranks-three = threes
ranks-four = fours
ranks-five = fives
ranks-six = sixes
ranks-seven = sevens
ranks-eight = eights
ranks-nine = nines
ranks-ten = tens
ranks-jack = jacks
ranks-queen = queens
ranks-king = kings

card-name = { $gender ->
   *[female] the { $rank } of { $suit }
    [male] the { $rank } of { $suit }
    [neuter] the { $rank } of { $suit }
}
card-said = the { $rank } of { $suit }
# Words that may stand beside suit and rank when somebody types a card.
card-filler = the of

draw = First dealer, lowest card: { $cards }.
draw-again = Level at the bottom, so draw again: { $cards }.
draw-card = { $who } { $card }
draw-dealer = { $who-is ->
    [you] You deal first.
   *[one] { $who } deals first.
}

match-won = { $who-is ->
    [you] You win the match!
    [us] Your side wins the match!
    [they] { $who } win the match.
   *[one] { $who } wins the match.
}
match-shared = { $who-is ->
    [us] You share the win: { $who }.
   *[they] { $who } share the win.
}
match-totals = Final score: { $scores }.
match-score = { $who } { $points }
match-next = Match { $number }.

deal-commitment = The cards of this match are settled by a secret; its SHA-256 is { $hash }.
deal-cut = Your cut: { $cut }
deal-secret = The secret was { $secret }. With the record anybody can check the deal.
deal-secret-bare = The secret was { $secret }.

record-kept = The record is in { $file }.
record-none = No record was kept; --record FILE keeps one.
record-unkept = The record could not be written just now ({ $why }); the game goes on.
seat-name = You
record-left = You have left the table; the match has no result.

refused-over = The hand is over, so nothing can be played now. [{ $ruling }]
refused-not-due = It is not your turn: { $who } first. [{ $ruling }]

unread-choice = "{ $text }" means nothing here. Type a number from the list or what stands beside it, ? for the rules, q to leave.
unread-signal = "{ $text }" is no signal you could give now. Possible: { $signals }.
unread-which-signal = Which signal? Possible: { $signals }.
unread-no-signals = You cannot give a signal now. [VT-10]
unread-log = Nothing has happened in this hand yet.
unread-last = There is no last trick to look at: it can be seen until the next card is played. [ALL-8]
unread-nothing = Type a number from the list, ? for the rules, or q to leave.

signal-list = signal with { $signals }
signal-right-eye = right eye: a 10
signal-left-eye = left eye: a 9
signal-lips = pursed lips: an ace
signal-heaven = eyes to heaven: none of 10, 9, ace

# What may be typed, separated by commas, the shortest first.
typed-yes = y, yes
typed-no = n, no
typed-help = ?, h, help
typed-sheet = s, sheet, score
typed-last = last, last trick
typed-log = log
typed-leave = q, quit, leave
typed-signal = signal

label-commands = ? rules · s score · log of this hand · q leave
label-commands-last = ? rules · s score · last trick: last · log of this hand · q leave
label-rematch = Another match? (y/n)
label-choose = Your choice
label-trick = Trick
label-last-trick = Last trick
label-tricks = Tricks
label-hand = Hand
label-gift = Gift
label-total = Total
label-points = Points
label-bank = Bank
label-owed = owed
label-trump = Trump
label-not-named = not named yet
label-in-hand = in hand
label-target = to
label-nobody = void
label-round = Round

turn-deals = { $who-is ->
    [you] deal
   *[one] deals
}
turn-leads = { $who-is ->
    [you] you lead
   *[one] { $who } leads
}
label-deal = Hand
label-stake = Worth

taken-of = { $taken } of { $announced }
label-covered = under the strawmen
label-announced = bid

signal-short-right-eye = 10
signal-short-left-eye = 9
signal-short-lips = ace
signal-short-heaven = nothing high

# How a signal may be typed, separated by commas; the first is shown.
typed-right-eye = right, right eye
typed-left-eye = left, left eye
typed-lips = lips, pursed lips
typed-heaven = heaven, eyes to heaven
