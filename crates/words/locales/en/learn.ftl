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
