# The guided first hands. In sentences about a step, [8H] is a card.

learn-title = Learn
learn-about = A guided first hand of each game, with one sentence for every decision. Nothing is kept, and you can stop at any time.
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
learn-first = A first hand
learn-three = A round with three cards
learn-last = The last round: a card on your forehead

# Vidrasso against Ben: threes and clubs are trumps.
learn-vd-1 = Make threes the trump rank: with [3D] [3S] [3H] in hand and [3C] on a strawman, the four strongest cards are yours.
learn-vd-2 = Ben has made clubs the trump suit; give him [6D], which counts 6 for him at the end but would hardly have won you a trick.
learn-vd-3 = You lead: [3C] from a strawman wins for certain, and the card under it is turned up after the trick.
learn-vd-4 = [9H] lay under it; go on with trumps, for [2C] draws a club from Ben, and only the ace of clubs could beat it.
learn-vd-5 = Ben has to follow with clubs as long as he has any: [4C] from a strawman takes his next one, unless that is the ace.
learn-vd-6 = Clubs once more: [7C] is weak, but of Ben’s clubs you see only [9C], which is weaker still and counts 9.
learn-vd-7 = Now another suit: [5D] uncovers one more card, and if it is lost, it costs only 5.
learn-vd-8 = Ben leads [AD], the strongest diamond: play [4D], which costs least, for a trump would be too dear for this trick.
learn-vd-9 = Only a trump would beat [2S]: throw [6S], for [4S] is stronger and can win a trick later.
learn-vd-10 = [4H] was led, and low numbers are strong: [2H] beats it and brings 6 points.
learn-vd-11 = You lead again: [AH] is the strongest heart and lies on a strawman, so something new is turned up.
learn-vd-12 = Lead [6H], a heart that Ben must follow or trump, and keep your threes for the costly cards.
learn-vd-13 = Ben leads [5S], and your [4S] is stronger: 9 points.
learn-vd-14 = Across the table [AS] lies open and would beat [7S]; try [9H], perhaps Ben has no hearts left.
learn-vd-15 = That went wrong, Ben still had [7H] and now leads [AS]: take it with [3D] of the trump rank, for trumps may always be played.
learn-vd-16 = Of the spades only [8S] and [9S] are missing, besides your own, and both are weaker than [7S]: lead it.
learn-vd-17 = All other hearts and all clubs are gone, and the threes are yours: [5H] takes whatever Ben throws.
learn-vd-18 = Two threes are left, and nobody can beat them: take either.
learn-vd-19 = The last trick is yours as well.
learn-vd-end = Strong cards that count little caught dear ones that are weak, and uncovered strawmen gave new choices.

# Vitou with Cleo as partner, against Ben and Dora.
learn-vm-1 = Dora has raised to 3 and led a ten that nothing beats: with [8H] you accept and keep your strong cards; giving up would bring her side 1.
learn-vm-2 = Cleo’s ten made the trick void, and whoever takes the next wins the hand: your [TC] beats Dora’s nine, so raise to 6 first.
learn-vm-3 = After the raise comes a card: play [TC], and Ben has to accept with a card, raise on, or give up.
learn-vm-end = Your raise was too much for them: they gave up, and you score what the hand was worth before it.

# Vitou after Cason with Cleo as partner, against Ben and Dora.
learn-vc-1 = Dora says “vito”, to 3, and you have to answer: with [TS] and [TH] do more than accept, say “siei”.
learn-vc-2 = Dora has accepted, so the hand is worth 6: [TH] takes this trick unless somebody still has a ten.
learn-vc-3 = The first trick is yours, and one more is enough: keep [TS] and lead [QH].
learn-vc-4 = Your [TS] beats Dora’s [JH], and should the last ten make the trick void, the first is enough for you.
learn-vc-end = In Cason a raise is answered at once, before the card: you answered with a higher one, and your side scores 6.

# Vitou for two against Ben.
learn-v2-1 = Nobody has looked yet: you could raise blind, but looking costs nothing.
learn-v2-2 = Ten, nine and jack are a good hand: do not propose to skip, play.
learn-v2-3 = Two master cards are worth a raise: say “vito”, to 3, and Ben must accept, raise or give up.
learn-v2-4 = Ben accepts: begin with [9D], for if it wins, you have the first trick, which settles ties.
learn-v2-5 = The first trick is yours: keep [TH] for the end and play [JH].
learn-v2-6 = One trick each, but only another ten can meet your [TH], and even a void trick is enough, for you had the first.
learn-v2-end = The first trick is worth the most: with it a void one is as good as a won one.

# Stirnrunde with Ben and Cleo, three cards each; clubs are trumps.
learn-sr-1 = [QC] is a high trump, and [AD] only helps if diamonds are led: announce 1.
learn-sr-2 = Hearts were led, and you have none: throw away [AD], which could take a trick too many.
learn-sr-3 = Clubs were led, and you must follow: [QC] takes the one trick that you announced.
learn-sr-4 = Now take no more: nothing is lower than [7S], and Ben still wants his second trick.
learn-sr-end = Announced 1, taken 1: that is a hit, 10 points and one more for the trick.

# The last round of Stirnrunde with Ben and Cleo: one card each, on the forehead; clubs are trumps.
learn-sf-1 = You see the others’ cards and not your own: only a trump or the ace of spades would beat the king that leads, so announce 0.
learn-sf-2 = There is only one card to play, the one on your forehead: turn it over.
learn-sf-end = Your card was the ace of diamonds, high, but neither a spade nor a trump: so 0 was exactly right.
