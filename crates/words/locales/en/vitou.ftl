# Vitou. Names of raises as the variant has them: baraque; vito, siei, giüche fuora.

vitou-points = { $count ->
    [one] one point
   *[other] { $count } points
}
vitou-worth-match = the match
vitou-to-match = for the match
vitou-to-points = to { $count }
vitou-step-match = baraque, for the match
vitou-step-vito = vito, to 3
vitou-step-siei = siei, to 6
vitou-step-fuora = giüche fuora, for the match

vitou-choice-raise = raise: { $step }
vitou-choice-raise-plain = raise { $step }
vitou-choice-accept = accept
vitou-choice-fold = give up
vitou-choice-go = play
vitou-choice-throw = throw in
vitou-choice-ask = leave it to { $partner }
vitou-choice-ask-partner = leave it to the partner
vitou-choice-pass = pass
vitou-choice-look = look
vitou-choice-skip = propose to skip
vitou-choice-agree = agree to skip
vitou-choice-refuse = refuse, play
# What else may be typed for it, separated by commas.
vitou-typed-raise = raise, r, raise { $amount }
vitou-typed-baraque = raise, r, baraque, match
vitou-typed-vito = raise, r, raise 3, vito, tres
vitou-typed-siei = raise, r, raise 6, siei
vitou-typed-fuora = raise, r, raise 12, giüche fuora, duze
vitou-typed-accept = accept, a, ok
vitou-typed-fold = fold, give up, f
vitou-typed-go = play, go, g
vitou-typed-throw = throw, throw in, t
vitou-typed-ask = ask, partner
vitou-typed-pass = pass, p
vitou-typed-look = look
vitou-typed-skip = skip
vitou-typed-agree = agree
vitou-typed-refuse = refuse
vitou-typed-card = play { $card }

vitou-dealt = Hand { $hand }: { $dealer-is ->
    [you] you deal
   *[one] { $dealer } deals
}, { $leader-is ->
    [you] you lead.
   *[one] { $leader } leads.
}
vitou-near-one = { $side-is ->
    [you] You are one point from the end: no raises. You see your cards and decide whether to play. Played and lost is 3 points for { $others-is ->
        [us] your side
       *[they] { $others }
    }, thrown in 1. [{ $ruling }]
    [us] Your side is one point from the end: no raises, and the two of you see each other’s cards. You decide whether to play. Played and lost is 3 points for { $others-is ->
        [us] your side
       *[they] { $others }
    }, thrown in 1. [{ $ruling }]
    [they] { $side } are one point from the end: no raises, they see each other’s cards and decide whether to play. Played and lost is 3 points for { $others-is ->
        [us] your side
       *[they] { $others }
    }, thrown in 1. [{ $ruling }]
   *[one] { $side } is one point from the end: no raises, and { $side } decides whether to play. Played and lost is 3 points for { $others-is ->
        [us] your side
       *[they] { $others }
    }, thrown in 1. [{ $ruling }]
}
vitou-near-both = Both sides are one point from the end: no raises and no signals. One after the other gets three cards and says play or pass; whoever wins the next hand that is played wins the match. [{ $ruling }]
vitou-africa = One point from the end is called “en àfrica”, in Africa.

vitou-ask-blind = Nobody has looked yet. Look at your cards, or raise blind ({ $step }).
vitou-ask-blind-plain = Nobody may raise blind any more. Look at your cards.
vitou-ask-skip = Play this hand, or propose to skip it? The hand is still worth 1.
vitou-ask-skipped = { $other } proposes to skip this hand. Agree, so that nobody scores, or refuse and play?
vitou-ask-decide = Play, throw in ({ $others }: 1 point), or leave it to { $partner }? Played and lost gives { $others } 3 points.
vitou-ask-decide-two = Play or throw in ({ $others }: 1 point)? Played and lost gives { $others } 3 points.
vitou-ask-asked = { $partner } leaves it to you. Play, or throw in ({ $others }: 1 point)? Played and lost gives { $others } 3 points.
vitou-ask-offer = Play or pass? At the first “play” the match is decided by this hand; if all pass, the next dealer deals.
vitou-ask-answer = { $who } has raised { $offered }. Accept{ $next ->
    [none] {""}
   *[some] , raise ({ $step })
} or give up ({ $side }: { $worth })?
vitou-ask-answer-card = { $who } has raised { $offered }. Play a card to accept{ $next ->
    [none] {""}
   *[some] , raise ({ $step })
} or give up ({ $side }: { $worth }).
vitou-ask-raised = You have raised: now play a card.
vitou-ask-raised-morlino = You have raised: now play a card that does not yet decide the hand.
vitou-ask-lead = You lead to trick { $trick }: play any card{ $next ->
    [none] .
   *[some] , or raise before it ({ $step }).
}
vitou-ask-follow = { $best }; play any card{ $next ->
    [none] .
   *[some] , or raise before it ({ $step }).
}
vitou-best-one = { $who-is ->
    [you] Highest so far: { $card }, yours
   *[one] Highest so far: { $card }, by { $who }
}
vitou-best-void = Equal { $ranks } are highest, so far the trick is void
vitou-wait-blind = { $who } looks at the cards or raises blind.
vitou-wait-skip = { $who } says whether to skip this hand.
vitou-wait-skipped = { $who } has to answer the proposal to skip.
vitou-wait-decide = { $who } decides whether the hand is played.
vitou-wait-offer = { $who } says play or pass.
vitou-wait-answer = { $who } has to answer the raise.
vitou-wait-play = { $who } plays next.

vitou-did-raise = { $who-is ->
    [you] You raise
   *[one] { $who } raises
}{ $how ->
    [blind] {" "}without looking
   *[seen] {""}
}: { $step }.
vitou-did-lead = { $who-is ->
    [you] You lead { $card }.
   *[one] { $who } leads { $card }.
}
vitou-did-play = { $who-is ->
    [you] You play { $card }.
   *[one] { $who } plays { $card }.
}
vitou-did-accept-card = { $who-is ->
    [you] You accept and play { $card }.
   *[one] { $who } accepts and plays { $card }.
}
vitou-did-accept = { $who-is ->
    [you] You accept: the hand is worth { $worth }.
   *[one] { $who } accepts: the hand is worth { $worth }.
}
vitou-did-go = { $who-is ->
    [you] You want to play.
   *[one] { $who } wants to play.
}
vitou-did-ask = { $who-is ->
    [you] You leave it to { $partner }.
   *[one] { $who } leaves it to { $partner-is ->
        [you] you
       *[one] { $partner }
    }.
}
vitou-did-pass = { $who-is ->
    [you] You pass.
   *[one] { $who } passes.
}
vitou-did-look = { $who-is ->
    [you] You look at your cards.
   *[one] { $who } looks at the cards.
}
vitou-did-skip = { $who-is ->
    [you] You propose to skip this hand.
   *[one] { $who } proposes to skip this hand.
}
vitou-did-agree = { $who-is ->
    [you] You agree.
   *[one] { $who } agrees.
}
vitou-did-refuse = { $who-is ->
    [you] You refuse: the hand is played.
   *[one] { $who } refuses: the hand is played.
}
vitou-did-signal = { $who-is ->
    [you] You signal: { $signal }.
   *[one] { $who } signals: { $signal }.
}

vitou-trick-won = { $who-is ->
    [you] The trick is yours.
   *[one] { $who } takes the trick.
}
vitou-trick-void = Two or more { $ranks } at the top: the trick is void{ $next ->
    [none] .
   *[some] { $who-is ->
        [you] , you lead again.
       *[one] , { $who } leads again.
    }
}

vitou-end-more = { $side-is ->
    [you] You have more tricks: the hand is yours.
    [us] Your side has more tricks: the hand is yours.
    [they] { $side } have more tricks and win the hand.
   *[one] { $side } has more tricks and wins the hand.
}
vitou-end-first = { $side-is ->
    [you] Level on tricks, but the first was yours: so is the hand.
    [us] Level on tricks, but your side had the first: the hand is yours.
    [they] Level on tricks, but { $side } had the first and win the hand.
   *[one] Level on tricks, but { $side } had the first and wins the hand.
}
vitou-end-drawn = All three tricks are void: the hand is drawn.
vitou-end-certain = { $endings }. Either way { $side-is ->
    [you] you win: the hand stops here. [VT-2]
    [us] your side wins: the hand stops here. [VT-2]
    [they] { $side } win: the hand stops here. [VT-2]
   *[one] { $side } wins: the hand stops here. [VT-2]
}
vitou-end-certain-one = { $endings }. So { $side-is ->
    [you] you win: the hand stops here. [VT-2]
    [us] your side wins: the hand stops here. [VT-2]
    [they] { $side } win: the hand stops here. [VT-2]
   *[one] { $side } wins: the hand stops here. [VT-2]
}
vitou-end-certain-drawn = { $endings }: the hand is drawn and stops here. [VT-2]
vitou-ending = By the open cards this trick can only { $ways }
vitou-way-side = { $side-is ->
    [you] go to you
    [us] go to your side
   *[they] go to { $side }
}
vitou-way-void = be void
vitou-end-given-up = { $who-is ->
    [you] You gave up rather than answer the raise
   *[one] { $who } gave up rather than answer the raise
}: { $side-is ->
    [you] you score
    [us] your side scores
    [they] { $side } score
   *[one] { $side } scores
} what the hand was worth before it.
vitou-end-thrown-in = { $who-is ->
    [you] You threw the hand in.
   *[one] { $who } threw the hand in.
}
vitou-end-passed = All have passed: the cards are thrown in and nobody scores.
vitou-end-skipped = Both agreed to skip this hand: nobody scores.
vitou-scored = { $side-is ->
    [you] You score { $points }.
    [us] Your side scores { $points }.
    [they] { $side } score { $points }.
   *[one] { $side } scores { $points }.
}
vitou-scored-match = { $side-is ->
    [you] The match was at stake: you win it with this hand.
    [us] The match was at stake: your side wins it with this hand.
    [they] The match was at stake: { $side } win it with this hand.
   *[one] The match was at stake: { $side } wins it with this hand.
}
vitou-now = Score: { $totals }.

vitou-no-held = You do not hold { $card }. Possible: { $legal }.
vitou-no-play-card = Cards are being played now, that word has no place here. Possible: { $legal }.
vitou-no-raise-near = Nobody raises with a side one point from the end. Possible: { $legal }.
vitou-no-next-raise = Raises come one step at a time, the next one is { $step }. Possible: { $legal }.
vitou-no-at-stake = The match is at stake already, there is nothing higher. Possible: { $legal }.
vitou-no-twelve = The match is called 12 here: write raise:12. Possible: { $legal }.
vitou-no-own-raise = The last raise was your side’s, the next is the other side’s. Possible: { $legal }.
vitou-no-last = Whoever plays last to a trick does not raise. Possible: { $legal }.
vitou-no-again = One raise a turn, now a card is played: { $legal }.
vitou-no-all-deciding = Each of your cards would decide the hand at once, so the raise could not be answered. Possible: { $legal }.
vitou-no-deciding = { $card } would decide the hand at once, so your raise could not be answered. Possible: { $legal }.
vitou-no-nothing = There is no raise to answer. Possible: { $legal }.
vitou-no-by-playing = You accept by playing a card. Possible: { $legal }.
vitou-no-answer-first = First answer the raise: { $legal }.
vitou-no-decide-first = First decide whether the hand is played: { $legal }.
vitou-no-offer-first = First say whether you call for play: { $legal }.
vitou-no-decision = In this hand there is nothing of that kind to decide. Possible: { $legal }.
vitou-no-passing = There is no passing in this hand. Possible: { $legal }.
vitou-no-asked = Your partner has left it to you, it cannot go back: { $legal }.
vitou-no-partner = There is no partner to leave it to: { $legal }.
vitou-no-look-two = Looking late, and raising blind, exist only for two players. Possible: { $legal }.
vitou-no-seen = You see your cards already. Possible: { $legal }.
vitou-no-look-first = First look, or raise blind: { $legal }.
vitou-no-skip-two = Skipping a hand exists only for two players. Possible: { $legal }.
vitou-no-skip-one = A hand can be skipped only while it is worth 1. Possible: { $legal }.
vitou-no-skip-settled = Whether to skip is settled for this hand. Possible: { $legal }.
vitou-no-skip-first = First say whether to skip the hand: { $legal }.
vitou-no-agree-first = First answer the proposal to skip: { $legal }.
vitou-no-proposed = Nobody has proposed to skip. Possible: { $legal }.

vitou-help-order = Suits mean nothing. From high to low: { $order }. The highest card takes the trick; if the highest rank lies there twice or more, whoever played it, the trick is void and the same seat leads again. You may play any card. [VT-3]
vitou-help-hand = Three cards, three tricks. The side with more tricks wins the hand; level, the one that took a trick first; all void is a draw. As soon as the open cards make the result certain, the hand stops. [VT-1, VT-2]
vitou-help-ladder-morlino = A hand is worth 1. Raises go one step at a time: 3, 6, 12, then “baraque” (the shack): the whole match, whatever the score. Any of the first three players of a trick may make the first; each later one belongs to the side that did not raise last. After the raise you play a card, one that does not yet decide the hand. [VT-5, VT-7]
vitou-help-answer-morlino = The next player answers: by playing a card (accepts), by raising and playing, or by giving up, and then the raiser’s side scores the value before the raise. [VT-6]
vitou-help-ladder-cason = A hand is worth 1. Raises go one step at a time: “vito” or “tres” is 3, “siei” is 6, “giüche fuora” or “duze” is 12 and means the whole match. After the first, each belongs to the side that did not raise last. [VT-7, VT-11]
vitou-help-answer-cason = A raise is answered at once, before the raiser’s card, by the next player: accept, give up or raise; a raise goes back to whoever raised before it. Once that is settled, the first raiser plays. How this went is no longer known: the order is ours. [VT-11]
vitou-help-blind = For two: before looking, the non-dealer and then the dealer may raise blind. Whoever must answer sees their cards. [VT-13]
vitou-help-skip = While the hand is worth 1 and before the first card, either may propose to skip it; if the other agrees, nobody scores. The limit of 1 is ours, and so is raising only at one’s own turn. [VT-14, VT-15]
vitou-help-near = One point from the end, with the other side further away: no raises. That side decides: throw in (1 point for the others), or play; won ends the match, lost is 3 for the others. Partners see each other’s cards. [{ $ruling }]
vitou-help-both = Both one point from the end: no raises, no signals. One after the other gets cards and says play or pass; four passes, or two with two players, and the next dealer deals. [{ $ruling }]
vitou-help-signals = Signals are talk and may be lies: right eye = a 10, left eye = a 9, pursed lips = an ace, eyes to heaven = none of these. { $who ->
    [open] At this table everybody sees them.
   *[covert] Your partner always sees them; each opponent notices with probability 1/2, and you do not learn it.
} One between two actions, each once a trick, none while your side owes an answer. [VT-10]
vitou-help-target = { $target } points win the match.
vitou-help-africa = One point from the end is “en àfrica”, where, they say, one burns.
vitou-help-origin = A game of Nice, as { $author } describes it.

vitou-rung-match = baraque
vitou-rung-vito = 3 vito
vitou-rung-siei = 6 siei
vitou-rung-fuora = 12 giüche fuora
vitou-next = next raise: { $side }
vitou-next-all = next raise: either side
vitou-next-none = no more raises
