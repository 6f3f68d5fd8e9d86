# Stirnrunde.

stirnrunde-suit = { $sign } { $suit }
stirnrunde-no-trump = kein Trumpf
stirnrunde-unseen = deine Karte, ungesehen
# Was sonst dafür getippt werden darf, durch Kommas getrennt.
stirnrunde-typed-suit = { $suit }, trumpf { $suit }
stirnrunde-typed-none = kein, ohne, kein trumpf
stirnrunde-typed-bid = ansage { $count }, sag { $count }
stirnrunde-typed-card = spiel { $card }
stirnrunde-typed-unseen = spielen, karte, meine karte

stirnrunde-dealt = Runde { $round } von 19, { $cards ->
    [one] jeder eine Karte
   *[other] jeder { $cards } Karten
}. { $dealer-is ->
    [you] Du gibst
   *[one] { $dealer } gibt
}, { $leader-is ->
    [you] du spielst aus.
   *[one] { $leader } spielt aus.
}
stirnrunde-trump-turned = { $card } ist aufgedeckt: { $suit } ist Trumpf.
stirnrunde-trump-fixed = In dieser Runde ist { $suit } Trumpf.
stirnrunde-trump-none = In dieser Runde gibt es keinen Trumpf.
stirnrunde-trump-dealer = In dieser Runde { $dealer-is ->
    [you] bestimmst du
   *[one] bestimmt { $dealer }
} vor den Ansagen den Trumpf.
stirnrunde-announce-blind = In dieser Runde sagen alle an, bevor jemand in seine Karten gesehen hat.
stirnrunde-announce-hidden = In dieser Runde wählen alle ihre Ansage geheim und zeigen sie zugleich.
stirnrunde-announce-forehead = Die Stirnrunde: Du siehst die Karten aller anderen, nur deine nicht.

stirnrunde-ask-name = Du gibst: Nenn die Trumpffarbe oder keinen Trumpf.
stirnrunde-ask-name-unseen = Du gibst: Nenn die Trumpffarbe oder keinen Trumpf, ohne deine Karten gesehen zu haben.
stirnrunde-ask-bid = Wie viele der { $cards } Stiche machst du? Angesagt sind bisher { $sum }.
stirnrunde-ask-bid-first = Wie viele der { $cards } Stiche machst du? Du sagst als Erstes an.
stirnrunde-ask-bid-one = Machst du den Stich? Sag 0 oder 1 an; bisher: { $sum }.
stirnrunde-ask-bid-blind = Bevor du hinsiehst: Wie viele der { $cards } Stiche machst du? Angesagt sind bisher { $sum }.
stirnrunde-ask-bid-hidden = Wie viele der { $cards } Stiche machst du? Alle wählen geheim.
stirnrunde-ask-bid-forehead = Du siehst jede Karte, nur deine nicht. Macht sie den Stich? Sag 0 oder 1 an; bisher: { $sum }.
stirnrunde-ask-lead = Du spielst zu Stich { $trick } von { $cards } aus: irgendeine Karte. { $goal }
stirnrunde-ask-follow = { $leader } hat { $card } ausgespielt: Bediene mit { $suit }. { $goal }
stirnrunde-ask-free = { $leader } hat { $card } ausgespielt, und du hast kein { $suit }: Spiel irgendeine Karte. { $goal }
stirnrunde-ask-unseen = Spiel die Karte auf deiner Stirn. { $goal }
stirnrunde-goal-more = { $missing ->
    [one] Dir fehlt noch { $missing } von { $bid }.
   *[other] Dir fehlen noch { $missing } von { $bid }.
}
stirnrunde-goal-exact = Du hast deine { $bid }: keinen mehr.
stirnrunde-goal-none = Du hast keinen angesagt: Mach keinen.
stirnrunde-goal-over = Du hast { $taken }, { $over } mehr als angesagt.
stirnrunde-wait-name = { $who } bestimmt den Trumpf.
stirnrunde-wait-bid = { $who-is ->
    [they] { $who } überlegen noch ihre Ansagen.
   *[one] { $who } sagt als Nächstes an.
}
stirnrunde-wait-play = { $who } spielt als Nächstes.
stirnrunde-over = Die Runde ist vorbei: { $results }.

stirnrunde-did-name = { $who-is ->
    [you] Du machst { $suit } zum Trumpf.
   *[one] { $who } macht { $suit } zum Trumpf.
}
stirnrunde-did-name-none = { $who-is ->
    [you] Du nennst keinen Trumpf.
   *[one] { $who } nennt keinen Trumpf.
}
stirnrunde-did-bid = { $who-is ->
    [you] Du sagst { $count } an.
   *[one] { $who } sagt { $count } an.
}
stirnrunde-did-bid-hidden = { $who } hat eine Ansage gewählt.
stirnrunde-did-lead = { $who-is ->
    [you] Du spielst { $card } aus.
   *[one] { $who } spielt { $card } aus.
}
stirnrunde-did-play = { $who-is ->
    [you] Du legst { $card }.
   *[one] { $who } legt { $card }.
}
stirnrunde-did-forehead = { $who-is ->
    [you] Du nimmst die Karte von der Stirn: { $card }.
   *[one] { $who } legt { $card }.
}
stirnrunde-shown = Alle zeigen ihre Ansage: { $bids }.
stirnrunde-sum = Alle Ansagen zusammen: { $sum }, Stiche: { $cards }.
stirnrunde-look = Jetzt sehen alle in ihre Karten.
stirnrunde-trick = { $who-is ->
    [you] Der Stich gehört dir ({ $taken } von { $bid }).
   *[one] { $who } bekommt den Stich ({ $taken } von { $bid }).
}
stirnrunde-result = { $who } { $taken } von { $bid }: { $points }
stirnrunde-results = Gemacht, angesagt, Punkte: { $results }.
stirnrunde-now = Stand: { $totals }.

stirnrunde-no-naming = Zuerst { $dealer-is ->
    [you] nennst du
   *[one] nennt { $dealer }
} den Trumpf: { $legal }.
stirnrunde-no-name = Der Trumpf steht fest oder ist nicht deine Sache. Möglich: { $legal }.
stirnrunde-no-announcing = Jetzt werden Stiche angesagt: { $legal }.
stirnrunde-no-playing = Alle haben angesagt, jetzt wird eine Karte gespielt: { $legal }.
stirnrunde-no-many = Es gibt nur { $cards } Stiche: { $legal }.
stirnrunde-no-held = { $card } hast du nicht. Möglich: { $legal }.
stirnrunde-no-follow = Du hast { $suit }, also bediene mit { $suit }: { $legal }.
stirnrunde-no-unseen = Du hast deine Karte nicht gesehen und kannst sie nicht nennen: { $legal }.
stirnrunde-no-name-card = Du hast deine Karten gesehen, also nenn die, die du spielst: { $legal }.

stirnrunde-help-aim = Sag genau an, wie viele Stiche du machst. Ein Treffer bringt { $hit } Punkte und { $trick } je Stich, sonst gibt es { $miss } für jeden Stich zu viel oder zu wenig. Die alte Punktetafel ist verloren: Diese Zahlen sind unsere. [SR-5]
stirnrunde-help-bid = Links vom Geber wird zuerst angesagt, der Geber sagt als Letztes an, jede Zahl von 0 bis zur Zahl der Karten; die Summe ist frei. [SR-3]
stirnrunde-help-blind = Hier sagen alle an, bevor jemand in seine Karten gesehen hat. [SR-2]
stirnrunde-help-hidden = Hier wählen alle geheim; gezeigt wird, wenn alle gewählt haben. [SR-2]
stirnrunde-help-forehead = Hier sieht jeder alle Karten, nur die eigene nicht, und spielt sie ungesehen{ $on ->
    [page] .
   *[terminal] : play:? oder „karte“.
} [SR-7]
stirnrunde-help-follow = Hast du die ausgespielte Farbe, musst du bedienen und darfst nicht trumpfen; hast du sie nicht, darfst du alles legen und musst nie trumpfen oder stechen.
stirnrunde-help-win = Der höchste Trumpf bekommt den Stich, sonst die höchste Karte der ausgespielten Farbe. Von hoch nach niedrig: { $order }. Jede Karte gibt es zweimal: Von zwei gleichen gewinnt die erste. [SR-4]
stirnrunde-help-trump = { $suit } ist Trumpf.
stirnrunde-help-no-trump = In dieser Runde gibt es keinen Trumpf.
stirnrunde-help-plan = 19 Runden: mit 1 bis 10 Karten, dann mit 9 bis 1. Welche Runden besonders sind, weiß man außer bei der letzten nicht mehr: Dieser Plan ist unserer. [SR-1, SR-2]
stirnrunde-help-end = Nach Runde 19 gewinnt die höchste Summe; wer oben gleichauf liegt, gewinnt gemeinsam. [SR-6]

stirnrunde-mark-none = ohne
stirnrunde-mark-dealer = Geber
stirnrunde-mark-blind = blind
stirnrunde-mark-hidden = geheim
stirnrunde-mark-forehead = Stirn
