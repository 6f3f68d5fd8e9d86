# The guided first hands. In sentences about a step, [8H] is a card.

learn-title = Learn
learn-about = One hand of each game, with a sentence for every choice. Nothing is kept, and you can stop at any moment.
learn-again = From the beginning
learn-leave = Enough
learn-back = Back to the guide’s path
learn-off = You have gone your own way; that is allowed.
learn-end = That was the hand.
learn-bad = This address leads to no place in the guided hand. Begin it from its first choice.
learn-guide = Guide
learn-thumb = A rule of thumb for this position: { $choice }.
learn-instead = The guide would have chosen { $choice }; yours is allowed, too.
learn-forehead = Stirnrunde: the forehead round

# Vidrasso against Ben: threes and clubs are trumps.
learn-vd-1 = Look for what you hold often: [3D] [3S] [3H] in your hand and [3C] on a strawman. Name the threes: then the four strongest cards are yours.
learn-vd-2 = Ben has made clubs the trump suit. What you give him counts for him at the end. [6D] costs you 6 points, but would hardly win a trick; strong cards and trumps stay with you.
learn-vd-3 = You lead, from the hand or from a strawman. [3C] wins for certain, and its strawman uncovers another card after the trick.
learn-vd-4 = A [9H] has come to light under it. Go on with trumps: [2C] draws a club from Ben, and only an ace of clubs could beat it.
learn-vd-5 = Ben has to follow with clubs as long as he has some. [4C] lies on a strawman and takes his next one, unless it is the ace.
learn-vd-6 = Once more: [7C] is weak, but of Ben’s clubs you see only [9C], and that is weaker still and counts 9.
learn-vd-7 = Now try another suit. [5D] uncovers one more card; it may be lost, for it counts only 5.
learn-vd-8 = Ben leads [AD], the strongest diamond. [4D] costs least; a trump would be too dear for this trick.
learn-vd-9 = [2S] was led, and only a trump would beat it. Throw [6S]: [4S] is stronger and can win a trick later.
learn-vd-10 = [4H] was led. Low numbers are strong: [2H] beats it and brings 6 points.
learn-vd-11 = You lead again. [AH] is the strongest heart, and one from a strawman: something new is uncovered.
learn-vd-12 = Lead [6H]: a heart that Ben must beat or follow. Your three threes stay for the costly cards.
learn-vd-13 = Ben leads [5S]. [4S] is the stronger one: 9 points.
learn-vd-14 = Besides your threes you have only [7S] and [9H]. Across the table [AS] lies open and would beat [7S]; whether Ben still has a heart you cannot see. Try [9H].
learn-vd-15 = That went wrong: Ben still had [7H]. Now he leads [AS], but [3D] is of the trump rank, and trumps may always be played. That brings the lead back.
learn-vd-16 = Of the spades only [8S] and [9S] are missing, besides your own, and both are weaker than [7S]: lead it.
learn-vd-17 = All other hearts and all clubs are gone, and the threes are yours: [5H] takes whatever Ben throws.
learn-vd-18 = Two cards are left, and both are threes: nobody can beat them. Take either.
learn-vd-19 = The last trick is yours as well.
learn-vd-end = Strong cards that count little caught dear ones that are weak, and uncovered strawmen gave new choices. That is Vidrasso.

# Vitou with Cleo as partner, against Ben and Dora.
learn-vm-1 = Dora has raised to 3 and led a ten. Nothing beats it; your [TC] would only make the trick void. You need not follow anything: with [8H] you accept and keep the strong ones. Giving up would bring her side 1.
learn-vm-2 = Cleo’s ten made the trick void. Dora leads a nine, and your [TC] beats it. After a void trick whoever takes the next wins the hand: so raise to 6 before you play.
learn-vm-3 = After raising comes a card: [TC]. Ben now has to accept with a card, raise on, or give up.
learn-vm-end = You accepted, your partner made a ten void, and your raise was too much for them: they gave up, and you score what the hand was worth before it.

# Vitou after Cason with Cleo as partner, against Ben and Dora.
learn-vc-1 = Cleo led an eight, and Dora says “vito”: to 3. You have to answer. You hold [TS] and [TH]: do more than accept, say “siei”.
learn-vc-2 = Dora has accepted: the hand is worth 6. [TH] takes this trick unless somebody still has a ten.
learn-vc-3 = The first trick is yours. Keep [TS] and lead [QH]: whoever takes this one, one more is enough for you.
learn-vc-4 = That one went to Dora, who leads [JH]. Your [TS] beats it, and only the last ten could still make the trick void. Even then you would have had the first.
learn-vc-end = In Cason a raise is answered at once, before the card. You answered with a higher one, kept a ten for the end, and score 6.

# Vitou for two against Ben.
learn-v2-1 = Nobody has looked yet. You could raise blind; looking costs nothing and shows you your cards.
learn-v2-2 = Ten, nine and jack: that is good. Do not propose to skip, go on.
learn-v2-3 = Two master cards are worth a raise: say “vito”, to 3. Ben must accept, raise or give up.
learn-v2-4 = Ben accepts. Begin with [9D]: if it wins, you have the first trick, which settles ties in your favour.
learn-v2-5 = The first trick is yours. Keep [TH] for the end and play [JH] now.
learn-v2-6 = One trick each. Your [TH] can only be met by another ten, and even a void trick would be enough: you had the first.
learn-v2-end = The first trick counts double in a way: with it a void one is as good as a won one.

# Stirnrunde with Ben and Cleo, three cards each; clubs are trumps.
learn-sr-1 = Count what will win: [QC] is a trump and high. [AD] is only good if diamonds are led. Ben wants 2 and Cleo 0, so one is left: announce 1.
learn-sr-2 = Hearts were led, and you have none. Throw [AD] away: it could take a trick too many, and [QC] shall be your one.
learn-sr-3 = Clubs were led, so you must follow. [QC] takes the trick: that is the one you announced.
learn-sr-4 = Now take no more. Your last card is [7S], as low as can be, and Ben still wants his second trick.
learn-sr-end = Announced 1, taken 1: that is a hit, 10 points and one more for the trick.

# The last round of Stirnrunde with Ben and Cleo: one card each, on the forehead; clubs are trumps.
learn-sf-1 = You see the others’ cards and not your own. A king leads; only a trump or the ace of spades would beat it, and most cards are neither: announce 0.
learn-sf-2 = There is only one card to play, the one on your forehead. Turn it over.
learn-sf-end = Your card was the ace of diamonds, high, but neither a spade nor a trump. So 0 was exact.
