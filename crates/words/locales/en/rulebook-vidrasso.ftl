# The rules of Vidrasso. Examples: hearts are the trump suit, sevens the trump rank; Mia and Jonas play.

rules-vd-aim = You play tricks of two cards, and whoever takes a trick owns the points on it. The catch: cards that take tricks count little; the valuable ones are weak, and you have to hunt the other player’s. Over several hands, the first with 300 points wins the match.
rules-vd-brief-1 = Each player gets eight cards in hand and five strawmen on the table: one card face down, one face up on top.
rules-vd-brief-2 = You choose trumps: one of you the suit, the other the rank.
rules-vd-brief-3 = Each gives the other a card, face down.
rules-vd-brief-4 = You play 17 tricks, with cards from the hand and from the top of the strawmen.
rules-vd-brief-5 = Each adds up the points on everything taken. Then the other player deals.

rules-vd-pack = There are 36 cards in play: ace, two and so on to nine, in clubs, diamonds, hearts and spades.
rules-vd-pack-order = From left to right the cards of a suit get weaker. Below is what they count.
rules-vd-pack-values = So the ace beats every other card of its suit and counts just 1 point; the nine beats none and counts 9. There are 180 points in the whole pack.

rules-vd-deal-first = At the start each draws a card, and whoever has the weaker one deals; if the ranks are the same, draw again. [ALL-1] After that you take turns. Cards are always dealt one by one, alternating: [ALL-2]
rules-vd-deal-1 = Ten cards face down on the table, five in front of each player.
rules-vd-deal-2 = Ten cards face up, one on each face-down card. Such a pair is called a strawman.
rules-vd-deal-3 = Sixteen cards to the hands, eight each. Now everything is dealt.
rules-vd-deal-strawmen = Five strawmen: under each open card lies one face down.
rules-vd-deal-seen = Both see all ten open cards; your hand is yours alone to see. What lies under the strawmen nobody knows yet.

rules-vd-title-trumps = Choosing trumps
rules-vd-trumps = Whoever chooses first names a trump suit or a trump rank, as they like. What is still missing is named by the other player. Both know their hand and all the open cards. [VD-1]
rules-vd-trump-suit = Trump suit
rules-vd-trump-suit-about = Clubs, diamonds, hearts or spades. Its cards beat those of the other three suits.
rules-vd-trump-rank = Trump rank
rules-vd-trump-rank-about = A rank from ace to nine. Its four cards beat everything else, the trump suit included. Among themselves they are equally strong.
rules-vd-trumps-first = In the first hand, the player who did not deal chooses first. Later it is whoever has fewer points; at a level score, whoever had to wait the last time. [VD-2]
rules-vd-trumps-of-rank = Example: hearts are the trump suit, sevens the trump rank. At the very top are the four sevens, all equally strong, [7H] too. Two rims mean trump rank.
rules-vd-trumps-of-suit = Below them come the other hearts, from strong to weak; one rim means trump suit. Everything else is weaker.

rules-vd-title-gift = The gift
rules-vd-gift = With trumps chosen, each gives the other a card from the hand, never from a strawman. Both pick at the same time, without knowing the other’s gift. You know what you give away; what you get you see only at the end of the hand. [VD-3]
rules-vd-gift-after = A gift is not played any more. At the end it counts for whoever got it. Each now has seven cards in hand.

rules-vd-title-play = Playing
rules-vd-play = Whoever took the last trick plays the first card of the next: that is called leading. To the first trick, the player who did not deal leads. You can take any card of your hand, and any that lies open on top of one of your strawmen.
rules-vd-play-lead = When you lead, any of these is allowed.
rules-vd-play-follow = When you play second and have the suit that was led, take a card of that suit or a trump: trump suit and trump rank are always fine.
rules-vd-play-void = If you have that suit neither in your hand nor on top of a strawman, again anything is allowed.
rules-vd-play-own-suit = What counts is the suit printed on the card: a card of the trump rank belongs to its suit as well. [VD-4]
rules-vd-play-several = [4C] was led, and these are your cards. You may play clubs, and trumps of both kinds; not the pale cards.
rules-vd-play-one = [4C] was led again. Your only club is [7C]. So you can follow suit, and as you have no other trump, there is only this card.
rules-vd-play-uncover = Once the open card of a strawman has been played, the one under it is turned up as soon as the trick is over, before the next lead. Only from then on can it be played. [VD-5]

rules-vd-title-tricks = Who takes the trick?
rules-vd-wins-1 = If a card of the trump rank is there, it wins. If there are two, the second wins.
rules-vd-wins-2 = Otherwise the trump suit wins; of two such cards, the stronger.
rules-vd-wins-3 = Otherwise the stronger card of the suit led wins. Any other suit never wins.
rules-vd-wins-example = Five tricks from one hand, with hearts and sevens as trumps:
rules-vd-trick-1 = Mia leads [5C] from a strawman. Jonas has clubs, too, but would rather trump: 5 + 8 = 13 points for him. Mia turns up the card that lay under [5C].
rules-vd-trick-2 = Trump rank twice: the second seven wins. 14 points for Mia.
rules-vd-trick-3 = Even the highest heart loses to a seven. 8 points for Jonas.
rules-vd-trick-4 = No trump: the smaller number is stronger. 9 points for Jonas.
rules-vd-trick-5 = Mia has no diamonds left and plays [2C], the wrong suit. That way even a nine wins. 11 points for Jonas.

rules-vd-title-score = Counting and winning
rules-vd-score = After the 17th trick the gifts are turned up. Each counts the points on the cards taken and adds them to the score so far. Together you always have 180.
rules-vd-score-pile = This is what Jonas has after the five tricks above, his gift [9C] included: { $points } points.
rules-vd-end = Whoever has 300 points or more after a hand wins the match. If both have, the higher total wins. If those are level, too, you play on until a hand separates you. [VD-6]
rules-vd-end-example = Example: it stands { $first } to { $second }, and the next hand brings { $won } to { $lost }. Now both are past 300, and whoever was behind wins by { $winner } to { $loser }.
rules-vd-end-near = Close to the target no rule changes, and nobody has won in the middle of a hand.

rules-vd-options-bank = The bank has chips for 700 points, in the long match for 1100. A gift is paid out when it is turned up. When the bank is empty, it owes the rest. [VD-7]

rules-vd-tip-1 = Eights and nines are only eight cards, but count 68 points together. Remember which ones are gone.
rules-vd-tip-2 = If several of your cards would take the trick, play the one with the highest number: it counts for you as well.
rules-vd-tip-3 = Do make the eight or the nine the trump rank if you have two of them. Then your costly cards are the strong ones.
rules-vd-tip-4 = Before you choose, look at the strawmen across the table: what lies there twice should not become the trump rank.
rules-vd-tip-5 = The smallest gift is not always the cheapest. An ace costs you one point, and the trick it would have taken.

rules-vd-ours-draw = [ALL-1] We draw for the first deal, and again if the ranks are the same, instead of cutting.
rules-vd-ours-gift = [VD-3] Both pick their gift at the same time.
rules-vd-ours-follow = [VD-4] Whoever has only the trump-rank card of a suit can follow that suit.
rules-vd-ours-level = [VD-6] The original rules do not say what happens when you are level at the target. We play on.
rules-vd-ours-bank = [VD-7] Chips are only a way of showing the score here. That an empty bank owes the rest is our addition.

rules-vd-origin = Vidrasso was thought up by Sean Ross, a game designer from Canada who also made Haggis. It has been free on the web since 2021. This page explains it in our own words.

# How words stand in sentences on the table, separated by commas: there they explain themselves.
rules-vd-word-strawman-seen = strawman, strawmen
rules-vd-word-suit-seen = trump suit
rules-vd-word-rank-seen = trump rank
rules-vd-word-gift-seen = gift, give
