# The rules of Stirnrunde. In the examples Ida, Jan, Kim and Lea play; Lea deals, hearts are trumps.

rules-sr-aim = Before each round you say how many tricks you will take, and then you must take exactly that many: none fewer, but none more either. Hits gain points, misses cost some. Two to six play, each alone; after 19 rounds, whoever has the most points wins.
rules-sr-brief-1 = Everybody gets as many cards as the round has.
rules-sr-brief-2 = One more card is turned up: its suit is trump.
rules-sr-brief-3 = In turn, everybody announces a number of tricks.
rules-sr-brief-4 = You play the tricks: in turn, everybody plays a card, and one of them wins.
rules-sr-brief-5 = Whoever hit it exactly gains points, whoever did not loses some. Then the next player deals.

rules-sr-pack = Two packs from ace to seven are shuffled together, 64 cards. So each card is there twice, and both may land in the same trick.
rules-sr-pack-order = From left to right: from high to low, in every suit the same.

rules-sr-title-deal = Deal and trump
rules-sr-deal-first = At the start everybody draws a card, and the lowest deals. [ALL-1] A table can also name somebody. After that the next player clockwise deals each round, even across the end of a match. [ALL-3]
rules-sr-deal-cards = Every round is shuffled anew and dealt one by one. [ALL-2] Round 1 has one card for everybody, round 2 two, and so on to ten in round 10. From there it goes down again: nine in round 11, one in round 19. [SR-1]
rules-sr-deal-trump = After the deal the next card is turned up. It stays there and is not played, but all cards of its suit are trumps in this round.
rules-sr-deal-turned = [8H] is turned up: hearts are trumps. In the pictures here, and at the table, trumps have a rim.

rules-sr-title-announcing = Announcing
rules-sr-announcing = Whoever sits left of the dealer announces first, the dealer last. You can announce what you like: 0, as many as you have cards, or anything in between. [SR-3]
rules-sr-announcing-sum = The announcements need not add up: there may be more, fewer or just as many as there are tricks.

rules-sr-title-play = Playing
rules-sr-play = The player to the dealer’s left plays the first card: that is called leading, and any card will do. After that, each lead comes from whoever took the trick before.
rules-sr-play-follow = If you hold the suit led, you must follow with it, with any card of it you like. Trumping is forbidden then.
rules-sr-play-void = If you do not have it, you may play anything. You never have to trump.
rules-sr-play-example = [KS] was led, and you have spades. Only spades are allowed, and no trump either.
rules-sr-wins = Who takes the trick?
rules-sr-wins-1 = If there are trumps, the highest wins.
rules-sr-wins-2 = Otherwise only the suit led counts, and its highest card wins.
rules-sr-wins-3 = If the winning card is there twice, the earlier one counts. [SR-4]
rules-sr-example = A whole round with three cards. Lea has dealt, hearts are trumps. Ida has announced { $first }, Jan { $second }, Kim { $third } and Lea { $last }.
rules-sr-trick = Trick { $number }
rules-sr-trick-1 = The ace of spades twice: the earlier one wins, and the trick is Jan’s.
rules-sr-trick-2 = Kim, Lea and Ida have no clubs and all trump. The nine of hearts twice: the earlier one wins, and the trick is Lea’s.
rules-sr-trick-3 = No trump. Only Jan can follow in diamonds, and his ten beats the eight. Queen and king are of the wrong suit.

rules-sr-title-score = Counting and winning
rules-sr-score = Every round is scored when it is over. Points are for exact announcements, not for many tricks. [SR-5]
rules-sr-score-hit = Exactly right
rules-sr-score-hit-about = { $hit } points, and { $trick } more for each trick taken.
rules-sr-score-miss = Off the mark
rules-sr-score-miss-about = { $miss } points for each trick too many or too few.
rules-sr-score-table = The round from above
rules-sr-score-player = Player
rules-sr-score-bid = announced
rules-sr-score-taken = taken
rules-sr-score-points = points
rules-sr-score-example = Ida is right with no trick and gets 10. Jan is right with two: 10 + 2 = 12. Lea is right with one. Kim is one short.
rules-sr-end = After round 19 the highest total wins. If several are level at the top, they win together. [SR-6] Until then the score changes no rule, however close it is.

rules-sr-title-special = Special rounds
rules-sr-special = Some rounds change where the trump comes from, or how tricks are announced. In the standard plan they are these: [SR-2]
rules-sr-special-table = Standard plan: what is different
rules-sr-special-round = Round
rules-sr-special-cards = Cards
rules-sr-special-rule = Rule
rules-sr-special-trumps = Where the trump can come from
rules-sr-special-suit = a suit
rules-sr-special-suit-about = A suit that the plan names is trump. That exists only in plans of your own.
rules-sr-special-ways = How tricks can be announced
rules-sr-special-unseen = A card is turned up only if it makes the trump. If the dealer names the trump and may not see any cards before the announcements, the dealer names it without knowing them.

rules-sr-title-forehead = The forehead round
rules-sr-forehead = “Stirn” is German for forehead. In the last round everybody has a single card and holds it there: all the others see it, its owner does not. So you announce 0 or 1, in turn.
rules-sr-forehead-play = Then one after the other plays that card. You see yours only when it lies on the table, and until then the house tells you nothing about it. [SR-7]

rules-sr-options-own-about = For each of the 19 rounds you decide where the trump comes from and how tricks are announced. Only a single card goes on a forehead, so in round 1 or 19.
rules-sr-options-points-about = The three numbers of the scoring: for a hit, on top of it for each trick, and for each trick off the mark.
rules-sr-options-dealer-about = You draw for it, or name a seat.

rules-sr-tip-1 = With every card there twice, even an ace is not safe: it loses if the other one lies there before it.
rules-sr-tip-2 = Watch the sum of the announcements. If it is more than the tricks there are, each will be fought over; if it is less, somebody gets one too many.
rules-sr-tip-3 = With few cards and many players, 0 is often a good announcement.
rules-sr-tip-4 = Once you have your tricks, throw high cards away as soon as you need not follow suit.
rules-sr-tip-5 = In the forehead round look at the other cards. If they are all low and no trump among them, yours may be the best.

rules-sr-ours-name = The name. The description we play by has no title; we call the game after its last round.
rules-sr-ours-plan = [SR-2] The plan. The table of special rounds is lost. All that is known is that some rounds change trumps or announcements, that a trump card is turned up in round 10, and that round 19 is the forehead round. Which other rounds are special, and how they go, is our choice.
rules-sr-ours-points = [SR-5] The points. Their table is lost, too. All that is known is that a hit gains and a miss costs something.
rules-sr-ours-forehead = [SR-7] How strictly the card on your forehead stays secret.
rules-sr-ours-draw = [ALL-1] We draw for the first deal when nobody is named.

rules-sr-origin = Who thought this game up we do not know: the description gives neither title nor name. It belongs to the trick-taking games with exact announcements, as Oh Hell does.

rules-sr-word-announce = Announcing
rules-sr-word-announce-about = Before the first card each says how many tricks to take. Exactly that many is a hit and gains points; each one too many or too few is a miss and costs some.
# How words stand in sentences on the table, separated by commas: there they explain themselves.
rules-sr-word-announce-seen = announced, announce, announcement, announcements
rules-sr-word-secret-seen = secret, secretly
rules-sr-word-forehead-seen = forehead, forehead round
