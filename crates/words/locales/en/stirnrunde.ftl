# Stirnrunde.

stirnrunde-suit = { $sign } { $suit }
stirnrunde-no-trump = no trump
stirnrunde-unseen = your card, unseen
# What else may be typed for it, separated by commas.
stirnrunde-typed-suit = { $suit }, trump { $suit }
stirnrunde-typed-none = none, no trump
stirnrunde-typed-bid = bid { $count }, announce { $count }
stirnrunde-typed-card = play { $card }
stirnrunde-typed-unseen = play, card, my card

stirnrunde-dealt = Round { $round } of 19, { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}. { $dealer-is ->
    [you] You deal
   *[one] { $dealer } deals
}, { $leader-is ->
    [you] you lead.
   *[one] { $leader } leads.
}
stirnrunde-trump-turned = { $card } is turned up: { $suit } are trumps.
stirnrunde-trump-fixed = In this round { $suit } are trumps.
stirnrunde-trump-none = In this round there is no trump.
stirnrunde-trump-dealer = In this round { $dealer-is ->
    [you] you name
   *[one] { $dealer } names
} the trump before the announcements.
stirnrunde-announce-blind = In this round all announce before anybody has looked at the cards.
stirnrunde-announce-hidden = In this round all choose their announcement secretly and show it together.
stirnrunde-announce-forehead = The forehead round: you see everybody’s card but your own.

stirnrunde-ask-name = You deal: name the trump suit, or none.
stirnrunde-ask-name-unseen = You deal: name the trump suit, or none, without having seen your cards.
stirnrunde-ask-bid = How many of the { $cards } tricks will you take? Announced so far: { $sum }.
stirnrunde-ask-bid-first = How many of the { $cards } tricks will you take? You announce first.
stirnrunde-ask-bid-one = Will you take the trick? Announce 0 or 1; so far: { $sum }.
stirnrunde-ask-bid-blind = Before you look: how many of the { $cards } tricks will you take? Announced so far: { $sum }.
stirnrunde-ask-bid-hidden = How many of the { $cards } tricks will you take? All choose secretly.
stirnrunde-ask-bid-forehead = You see every card but your own. Will it take the trick? Announce 0 or 1; so far: { $sum }.
stirnrunde-ask-lead = You lead to trick { $trick } of { $cards }: any card. { $goal }
stirnrunde-ask-follow = { $leader } has led { $card }: follow with { $suit }. { $goal }
stirnrunde-ask-free = { $leader } has led { $card } and you have no { $suit }: play any card. { $goal }
stirnrunde-ask-unseen = Play the card on your forehead. { $goal }
stirnrunde-goal-more = You still need { $missing } of { $bid }.
stirnrunde-goal-exact = You have your { $bid }: take no more.
stirnrunde-goal-none = You announced none: take none.
stirnrunde-goal-over = You have { $taken }, { $over } more than announced.
stirnrunde-wait-name = { $who } names the trump.
stirnrunde-wait-bid = { $who-is ->
    [they] { $who } are still choosing their announcements.
   *[one] { $who } announces next.
}
stirnrunde-wait-play = { $who } plays next.
stirnrunde-over = The round is over: { $results }.

stirnrunde-did-name = { $who-is ->
    [you] You make { $suit } trumps.
   *[one] { $who } makes { $suit } trumps.
}
stirnrunde-did-name-none = { $who-is ->
    [you] You name no trump.
   *[one] { $who } names no trump.
}
stirnrunde-did-bid = { $who-is ->
    [you] You announce { $count }.
   *[one] { $who } announces { $count }.
}
stirnrunde-did-bid-hidden = { $who } has chosen an announcement.
stirnrunde-did-lead = { $who-is ->
    [you] You lead { $card }.
   *[one] { $who } leads { $card }.
}
stirnrunde-did-play = { $who-is ->
    [you] You play { $card }.
   *[one] { $who } plays { $card }.
}
stirnrunde-did-forehead = { $who-is ->
    [you] You turn the card on your forehead: { $card }.
   *[one] { $who } plays { $card }.
}
stirnrunde-shown = All show their announcements: { $bids }.
stirnrunde-sum = Announced in all: { $sum }, tricks: { $cards }.
stirnrunde-look = Now all look at their cards.
stirnrunde-trick = { $who-is ->
    [you] The trick is yours ({ $taken } of { $bid }).
   *[one] { $who } takes the trick ({ $taken } of { $bid }).
}
stirnrunde-result = { $who } { $taken } of { $bid }: { $points }
stirnrunde-results = Taken, announced, points: { $results }.
stirnrunde-now = Score: { $totals }.

stirnrunde-no-naming = First { $dealer-is ->
    [you] you name
   *[one] { $dealer } names
} the trump: { $legal }.
stirnrunde-no-name = The trump is settled, or not yours to name. Possible: { $legal }.
stirnrunde-no-announcing = Tricks are being announced now: { $legal }.
stirnrunde-no-playing = All have announced, now a card is played: { $legal }.
stirnrunde-no-many = There are only { $cards } tricks: { $legal }.
stirnrunde-no-held = You do not hold { $card }. Possible: { $legal }.
stirnrunde-no-follow = You have { $suit }, so follow with { $suit }: { $legal }.
stirnrunde-no-unseen = You have not seen your card, so you cannot name it: { $legal }.
stirnrunde-no-name-card = You have seen your cards, so name the one you play: { $legal }.

stirnrunde-help-aim = Announce exactly how many tricks you will take. A hit is { $hit } points and { $trick } for each trick, a miss { $miss } for each trick too many or too few. The old table of points is lost: these numbers are ours. [SR-5]
stirnrunde-help-bid = The player left of the dealer announces first, the dealer last, any number from 0 to the number of cards; the sum is free. [SR-3]
stirnrunde-help-blind = Here all announce before anybody has looked at the cards. [SR-2]
stirnrunde-help-hidden = Here all choose secretly; the announcements are shown when all have chosen. [SR-2]
stirnrunde-help-forehead = Here everybody sees all cards but their own, which is played unseen{ $on ->
    [page] .
   *[terminal] : play:? or "card".
} [SR-7]
stirnrunde-help-follow = With a card of the suit led you must follow, and may not trump; without one you may play anything, and never have to trump or to win.
stirnrunde-help-win = The highest trump takes the trick, otherwise the highest card of the suit led. From high to low: { $order }. Each card is there twice: of two equal ones the first wins. [SR-4]
stirnrunde-help-trump = { $suit } are trumps.
stirnrunde-help-no-trump = There is no trump in this round.
stirnrunde-help-plan = 19 rounds: 1 to 10 cards, then 9 down to 1. Which rounds are special is no longer known but for the last: this plan is ours. [SR-1, SR-2]
stirnrunde-help-end = After round 19 the highest total wins; those level at the top win together. [SR-6]

stirnrunde-mark-none = none
stirnrunde-mark-dealer = dealer
stirnrunde-mark-blind = blind
stirnrunde-mark-hidden = secret
stirnrunde-mark-forehead = forehead
