# Words on the Stirnrunde table of the pages, and what a round's settings mean.

rounds-number = Runde { $round } von 19
rounds-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
rounds-players = Mitspieler
rounds-not-announced = noch keine Ansage
rounds-hidden = Ansage noch verdeckt
rounds-announced = angesagt: { $sum }
rounds-wins = gewinnt
rounds-turned = aufgedeckt
rounds-your-hand = Deine Karten
rounds-your-forehead = Auf deiner Stirn
rounds-not-looked = Noch nicht angesehen
rounds-on-forehead = auf der Stirn:
# Ein Buchstabe auf der Marke des Gebers.
rounds-dealer-sign = G

rounds-sheet-cells = Je Runde: Stiche von Ansage und Punkte, darunter die Summe.

rounds-turned-short = aufgedeckt
rounds-turned-about = Eine Karte wird aufgedeckt, ihre Farbe ist Trumpf.
rounds-none-short = kein Trumpf
rounds-none-about = Es gibt keinen Trumpf.
rounds-named-short = Geber bestimmt
rounds-named-about = Der Geber nennt vor den Ansagen eine Farbe oder keinen Trumpf.
rounds-suit-about = { $suit } ist Trumpf.
rounds-open-short = offen
rounds-open-about = Alle sagen der Reihe nach an.
rounds-blind-short = blind
rounds-blind-about = Alle sagen der Reihe nach an, ehe jemand seine Karten gesehen hat.
rounds-secret-short = geheim
rounds-secret-about = Alle wählen ihre Ansage geheim und zeigen sie zugleich.
rounds-forehead-short = Stirn
rounds-forehead-about = Jeder sieht alle Karten, nur die eigene nicht, und sagt der Reihe nach an.
