# Words on the Stirnrunde table of the pages, and what a round's settings mean.

rounds-number = Round { $round } of 19
rounds-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
rounds-players = Players
rounds-not-announced = no announcement yet
rounds-hidden = announcement still covered
rounds-announced = announced: { $sum }
rounds-wins = wins
rounds-turned = turned up
rounds-your-hand = Your cards
rounds-your-forehead = On your forehead
rounds-not-looked = Not looked at yet
rounds-on-forehead = on the forehead:
# A letter on the dealer's mark.
rounds-dealer-sign = D

rounds-sheet-cells = Each round: tricks of those announced and points, the total below.

rounds-turned-short = turned up
rounds-turned-about = A card is turned up, its suit is trump.
rounds-none-short = no trump
rounds-none-about = There is no trump.
rounds-named-short = dealer names it
rounds-named-about = The dealer names a suit, or no trump, before the announcements.
rounds-suit-about = { $suit } are trumps.
rounds-open-short = open
rounds-open-about = All announce in turn.
rounds-blind-short = blind
rounds-blind-about = All announce in turn, before anybody has looked at the cards.
rounds-secret-short = secret
rounds-secret-about = All choose secretly and show their announcements together.
rounds-forehead-short = forehead
rounds-forehead-about = Everybody sees all cards but their own, and all announce in turn.
