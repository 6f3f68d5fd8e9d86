# The rules pages: what they have in common. In texts [8H] is a card, and [VD-4] the number of a ruling.

rules-rules = Rules
rules-of = Rules: { $game }
rules-contents = Contents
rules-other-games = What holds for all games, and the other rules
rules-ruling = ruling
rules-wins = wins
rules-allowed = yes
rules-forbidden = no

rules-vidrasso-lead = A trick-taking game for two. What is strong counts little, and some of your cards lie open on the table.
rules-vitou-lead = Trick poker from Nice, two against two, or for two. Three cards, three tricks, and whoever dares drives the stakes up.
rules-stirnrunde-lead = A game of announcing tricks for two to six. For nineteen rounds you foretell how many tricks you will take, and the last time you do not see your card.

rules-title-aim = What is it about?
rules-title-brief = In five steps
rules-title-cards = The cards
rules-title-deal = The deal
rules-title-options = What a table can choose
rules-title-tips = Tips for a first match
rules-title-ours = What is ours
rules-title-origin = Where the game comes from
rules-ours-about = Where tradition is silent we have settled something, so that the same holds everywhere in this house. The small numbers on this page count these rulings; the house names them when something cannot be done. These are ours:

rules-all-title-words = A few words
rules-all-trick = Trick
rules-all-trick-about = Everybody plays one card in turn; one of them wins, and whoever played it takes the trick.
rules-all-lead = To lead
rules-all-lead-about = To play the first card of a trick. As a rule, whoever took the last trick leads.
rules-all-follow = To follow suit
rules-all-follow-about = To answer the lead with a card of its suit. In Vidrasso and Stirnrunde you usually must if you can; in Vitou never.
rules-all-trump = Trump
rules-all-trump-about = Cards that beat all others. Taking a trick with one is called trumping. Vitou has none.
rules-all-hand = Hand and match
rules-all-hand-about = A hand is one deal and what comes of it; in Stirnrunde it is called a round. A match is as many hands as it takes until somebody has won.

rules-all-title-house = How things work in this house
rules-all-move = Cards that you may play stand upright, the others are pale. You may touch a pale one all the same: then it says why it cannot be played and what could be; nothing has happened. [ALL-4]
rules-all-draw = Cards are drawn for the first deal: everybody draws one, and the lowest in the order of the game deals. Those level at the bottom draw again; suits never decide. [ALL-1]
rules-all-deal = The deal goes clockwise from the dealer’s left: three cards at a time in Vitou, else one by one. [ALL-2]
rules-all-rematch = For the next match there is a new draw. Only in Stirnrunde does it simply go on to the left of the last dealer. [ALL-3]
rules-all-at-once = Where several choose at once, such as gifts or secret announcements, nobody sees the choice of another before all have chosen. [ALL-5]
rules-all-hidden = When a hand ends before its last trick, the cards left stay hidden for the rest of the match. A hand that nobody plays to its end counts as a hand, too. [ALL-6]
rules-all-watch = Those who watch see what lies open to everybody, and nothing else. [ALL-7]
rules-all-back = You can look at the last trick until the next card is played, at earlier ones when the hand is over. How many tricks everybody has is always shown in Vitou and Stirnrunde; the points taken so far in a hand of Vidrasso are shown with chips only. [ALL-8]
rules-all-end = A match lasts until it is won; nobody can give it up. If all people at the table want to stop, it is abandoned without a result. [ALL-9]
