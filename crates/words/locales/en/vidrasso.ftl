# Vidrasso.

vidrasso-suit = { $sign } { $suit }
vidrasso-rank = { $ranks }
vidrasso-trumps = { $suit } and the { $ranks }

vidrasso-dealt = Hand { $hand }: { $dealer-is ->
    [you] you deal.
   *[one] { $dealer } deals.
}
vidrasso-first = { $why ->
    [opening] { $who-is ->
        [you] You did not deal, so you choose first: trump suit or trump rank.
       *[one] { $who } did not deal and chooses first: trump suit or trump rank.
    }
    [behind] { $who-is ->
        [you] You have fewer points, so you choose first: trump suit or trump rank.
       *[one] { $who } has fewer points and chooses first: trump suit or trump rank.
    }
   *[level] { $who-is ->
        [you] The score is level and you chose second last time, so now you choose first.
       *[one] The score is level and { $who } chose second last time, so now { $who } chooses first.
    }
}

vidrasso-ask-first = Name the trump suit or the trump rank; { $other } will name the other of the two.
vidrasso-ask-suit = The { $rank } are the trump rank. Now name the trump suit.
vidrasso-ask-rank = The trump suit is { $suit }. Now name the trump rank.
vidrasso-ask-gift = Trumps are { $trumps }. Give { $other } a card from your hand: at the end it counts for { $other }.
vidrasso-ask-lead = You lead: any card from your hand or from the top of a strawman.
vidrasso-ask-follow = { $other } has led { $card }. Follow with { $suit } or play a trump.
vidrasso-ask-free = { $other } has led { $card } and you have no { $suit }: play any card.
vidrasso-wait-name = { $who } is naming a trump.
vidrasso-wait-gift = { $who-is ->
    [they] { $who } are each choosing a gift.
   *[one] { $who } is choosing a gift.
}
vidrasso-wait-lead = { $who } leads to the next trick.
vidrasso-wait-follow = { $who } has to answer { $card }.
vidrasso-over = The hand is over: { $points }.

vidrasso-did-suit = { $who-is ->
    [you] You name { $suit } as the trump suit.
   *[one] { $who } names { $suit } as the trump suit.
}
vidrasso-did-rank = { $who-is ->
    [you] You name the { $rank } as the trump rank.
   *[one] { $who } names the { $rank } as the trump rank.
}
vidrasso-did-gift = { $who-is ->
    [you] You give { $other } a card, face down: { $card }.
   *[one] { $who } gives { $card }, face down.
}
vidrasso-did-gift-hidden = { $who } has put a gift down.
vidrasso-did-lead = { $who-is ->
    [you] You lead { $card }
   *[one] { $who } leads { $card }
}{ $from ->
    [strawman] {" "}from a strawman.
   *[hand] .
}
vidrasso-did-follow = { $who-is ->
    [you] You play { $card }
   *[one] { $who } plays { $card }
}{ $from ->
    [strawman] {" "}from a strawman.
   *[hand] .
}
vidrasso-trick = { $who-is ->
    [you] The trick is yours.
   *[one] { $who } takes the trick.
}
vidrasso-trick-chips = { $who-is ->
    [you] The trick is yours: { $points } in chips.
   *[one] { $who } takes the trick: { $points } in chips.
}
vidrasso-uncovered = { $who-is ->
    [you] You turn up { $card }.
   *[one] { $who } turns up { $card }.
}
vidrasso-hand-over = All { $tricks } tricks are played. { $tally }.
vidrasso-hand-tricks = { $who } { $count ->
    [one] one trick
   *[other] { $count } tricks
}
vidrasso-gift-shown = { $who-is ->
    [you] Your gift was { $card }
   *[one] { $who }’s gift was { $card }
}
vidrasso-gifts = { $gifts }.
vidrasso-points = Points of this hand, gifts included: { $points }. Score: { $totals }.

vidrasso-no-naming = Suit and rank are named by different players, and that part is settled. Now: { $legal }.
vidrasso-no-still-naming = Trumps are still being named: name { $legal }.
vidrasso-no-giving = First choose your gift, a card from your hand: { $legal }.
vidrasso-no-playing = Trumps and gifts are settled, now a card is played: { $legal }.
vidrasso-no-gift-hand = A gift comes from the hand, not from the strawmen: { $legal }.
vidrasso-no-in-hand = { $card } is not in your hand, where a gift comes from. Possible: { $legal }.
vidrasso-no-available = { $card } is neither in your hand nor on top of one of your strawmen. Possible: { $legal }.
vidrasso-no-follow = You have { $suit }, so follow with { $suit } or play a trump: { $legal }.

vidrasso-typed-suit = { $suit }, trump { $suit }
vidrasso-typed-rank = { $ranks }, trump { $ranks }
vidrasso-typed-gift = give { $card }
vidrasso-typed-play = play { $card }

vidrasso-help-aim = Catch cards worth many points. Every card counts its number, an ace 1, a nine 9; together 180. Yet the low numbers are strong: in each suit A beats 2, 2 beats 3, down to 9. Whoever reaches { $target } first wins; if both do in one hand, the higher total.
vidrasso-help-naming = One player names the trump suit, the other the trump rank; whoever names first picks which of the two. Both see their own hand and all ten open cards. [VD-1]
vidrasso-help-rank = The four cards of the trump rank beat everything and are equally strong: of two in one trick the second wins. The trump suit beats the other suits.
vidrasso-help-gift = Each gives the other one card from the hand, face down, without seeing the other’s choice. It counts for the one who gets it, who sees it only when the hand is over. A nine gives away 9 points; an ace only 1, but it may be the ace you need. [VD-3]
vidrasso-help-strength = From weak to strong: the other suits, then { $suit } (9 up to A), then the { $ranks }, of whatever suit.
vidrasso-help-follow = You play from your hand or from the tops of your strawmen. With a card of the suit led you must follow or play a trump of either kind; without one anything goes. For following, a card of the trump rank belongs to its own suit. [VD-4]
vidrasso-help-uncover = After a trick, a covered card that now lies bare is turned up. It can be played from the next trick on. [VD-5]
vidrasso-help-lead = The player who did not deal leads to the first trick, then whoever took the last one. 17 tricks make a hand.
vidrasso-help-chips = With chips, a trick’s points move from the bank to its winner at once, a gift when it is shown. If the bank runs dry it owes the rest. [VD-7]
vidrasso-help-tie = A level score at or above the target is not settled by the rules we know; here another hand is played. [VD-6]
vidrasso-help-origin = Vidrasso is by Sean Ross, of Canada, who published it in 2021.
vidrasso-help-marks = { $on ->
    [page] An orange rim marks a card of the trump suit, a double one a card of the trump rank; an edge behind a strawman means that a card lies under it.
   *[terminal] * marks a card of the trump suit, ** one of the trump rank; ▒ at the foot of a strawman means that a card lies under it.
}
