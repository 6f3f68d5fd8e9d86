# Die Regeln von Stirnrunde. In den Beispielen spielen Ida, Jan, Kim und Lea; Lea gibt, Herz ist Trumpf.

rules-sr-aim = Vor jeder Runde sagst du, wie viele Stiche du machen wirst, und dann musst du genau so viele machen: keinen weniger, aber auch keinen mehr. Treffer bringen Punkte, Fehler kosten welche. Gespielt wird zu zweit bis zu sechst, jeder für sich; am Ende der 19 Runden gewinnt die höchste Summe.
rules-sr-brief-1 = Jeder bekommt so viele Karten, wie die Runde vorsieht.
rules-sr-brief-2 = Noch eine Karte wird aufgedeckt: Ihre Farbe ist Trumpf.
rules-sr-brief-3 = Reihum sagt jeder an, wie viele Stiche er macht.
rules-sr-brief-4 = Ihr spielt die Stiche: Reihum legt jeder eine Karte, und eine gewinnt.
rules-sr-brief-5 = Wer genau getroffen hat, bekommt Punkte, wer nicht, verliert welche. Dann gibt der Nächste.

rules-sr-pack = Zwei Blätter vom Ass bis zur Sieben werden zusammengemischt, 64 Karten. Jede läuft also doppelt um, und beide können im selben Stich landen.
rules-sr-pack-order = Von links nach rechts: von hoch nach niedrig, in jeder Farbe gleich.

rules-sr-title-deal = Geben und Trumpf
rules-sr-deal-first = Zu Beginn zieht jeder eine Karte, und die niedrigste gibt. [ALL-1] Ein Tisch kann auch jemanden bestimmen. Danach gibt in jeder Runde der Nächste im Uhrzeigersinn, sogar über das Ende einer Partie hinweg. [ALL-3]
rules-sr-deal-cards = Jede Runde wird neu gemischt und einzeln gegeben. [ALL-2] Runde 1 hat eine Karte für jeden, Runde 2 zwei und so fort bis zehn in Runde 10. Von da an werden es wieder weniger: neun in Runde 11, eine in Runde 19. [SR-1]
rules-sr-deal-trump = Nach dem Geben wird die nächste Karte aufgedeckt. Sie bleibt liegen und wird nicht gespielt, aber alle Karten ihrer Farbe sind in dieser Runde Trumpf.
rules-sr-deal-turned = Aufgedeckt ist [8H]: Herz ist Trumpf. Trümpfe haben auf den Bildern hier und am Tisch einen Rand.

rules-sr-title-announcing = Ansagen
rules-sr-announcing = Wer links vom Geber sitzt, sagt zuerst an, der Geber zuletzt. Du kannst ansagen, was du willst: 0, alle Karten, die du hast, oder etwas dazwischen. [SR-3]
rules-sr-announcing-sum = Die Ansagen müssen zusammen nicht aufgehen: Es dürfen mehr, weniger oder genauso viele sein, wie es Stiche gibt.

rules-sr-title-play = Das Spielen
rules-sr-play = Die erste Karte legt, wer links vom Geber sitzt: Er spielt aus, und zwar irgendeine Karte. Danach spielt immer aus, wer den letzten Stich gemacht hat.
rules-sr-play-follow = Hast du die ausgespielte Farbe, musst du mit ihr bedienen, mit welcher Karte du willst. Trumpf ist dann verboten.
rules-sr-play-void = Hast du sie nicht, darfst du legen, was du willst. Trumpfen musst du nie.
rules-sr-play-example = Ausgespielt ist [KS], und du hast Pik. Nur Pik ist erlaubt, auch kein Trumpf.
rules-sr-wins = Wem gehört der Stich?
rules-sr-wins-1 = Liegt Trumpf, gewinnt der höchste.
rules-sr-wins-2 = Sonst zählt nur die ausgespielte Farbe, und von ihr gewinnt die höchste Karte.
rules-sr-wins-3 = Liegt die Karte, die gewinnt, zweimal da, zählt die frühere. [SR-4]
rules-sr-example = Eine ganze Runde mit drei Karten. Lea hat gegeben, Herz ist Trumpf. Angesagt haben Ida { $first }, Jan { $second }, Kim { $third } und Lea { $last }.
rules-sr-trick = { $number }. Stich
rules-sr-trick-1 = Zweimal das Pik-Ass: Das frühere gewinnt, der Stich gehört Jan.
rules-sr-trick-2 = Kim, Lea und Ida haben kein Kreuz und trumpfen alle. Zweimal die Herz-Neun: Die frühere gewinnt, der Stich gehört Lea.
rules-sr-trick-3 = Kein Trumpf. Nur Jan kann Karo bedienen, und seine Zehn schlägt die Acht. Dame und König sind von der falschen Farbe.

rules-sr-title-score = Zählen und gewinnen
rules-sr-score = Nach jeder Runde wird abgerechnet. Punkte gibt es für genaue Ansagen, nicht für viele Stiche. [SR-5]
rules-sr-score-hit = Genau getroffen
rules-sr-score-hit-about = { $hit } Punkte, und { $trick } dazu für jeden gemachten Stich.
rules-sr-score-miss = Daneben
rules-sr-score-miss-about = { $miss } Punkte für jeden Stich zu viel oder zu wenig.
rules-sr-score-table = Die Runde von oben
rules-sr-score-player = Spieler
rules-sr-score-bid = angesagt
rules-sr-score-taken = gemacht
rules-sr-score-points = Punkte
rules-sr-score-example = Ida trifft mit null Stichen und bekommt 10. Jan trifft mit zweien: 10 + 2 = 12. Lea trifft mit einem. Kim fehlt einer.
rules-sr-end = Nach Runde 19 gewinnt die höchste Summe. Stehen oben mehrere gleich, gewinnen sie gemeinsam. [SR-6] Bis dahin ändert der Punktestand keine Regel, so knapp es auch ist.

rules-sr-title-special = Besondere Runden
rules-sr-special = Einige Runden ändern, woher Trumpf kommt oder wie angesagt wird. Im Standardplan sind es diese: [SR-2]
rules-sr-special-table = Standardplan: was anders ist
rules-sr-special-round = Runde
rules-sr-special-cards = Karten
rules-sr-special-rule = Regel
rules-sr-special-trumps = Woher Trumpf kommen kann
rules-sr-special-suit = eine Farbe
rules-sr-special-suit-about = Eine Farbe, die im Plan steht, ist Trumpf. Das gibt es nur in eigenen Plänen.
rules-sr-special-ways = Wie angesagt werden kann
rules-sr-special-unseen = Aufgedeckt wird nur, wenn die Karte den Trumpf bestimmt. Nennt der Geber ihn und darf seine Karten vor den Ansagen nicht sehen, nennt er ihn, ohne sie zu kennen.

rules-sr-title-forehead = Die Stirnrunde
rules-sr-forehead = In der letzten Runde hat jeder eine einzige Karte, und die hält er sich vor die Stirn: Alle anderen sehen sie, er selbst nicht. So sagt ihr reihum 0 oder 1 an.
rules-sr-forehead-play = Dann legt einer nach dem anderen seine Karte. Deine siehst du erst, wenn sie liegt, und bis dahin verrät dir das Haus nichts über sie. [SR-7]

rules-sr-options-own-about = Ihr bestimmt für jede der 19 Runden, woher Trumpf kommt und wie angesagt wird. Vor die Stirn kommt nur eine einzelne Karte, also in Runde 1 oder 19.
rules-sr-options-points-about = Die drei Zahlen der Abrechnung: für einen Treffer, dazu für jeden Stich, und für jeden Stich daneben.
rules-sr-options-dealer-about = Ihr lost es aus oder bestimmt einen Platz.

rules-sr-tip-1 = Mit zwei gleichen Karten im Spiel ist auch ein Ass nicht sicher: Es verliert, wenn das andere vor ihm liegt.
rules-sr-tip-2 = Achte auf die Summe der Ansagen. Ist sie größer als die Zahl der Stiche, wird um jeden gekämpft; ist sie kleiner, bekommt jemand einen zu viel.
rules-sr-tip-3 = Mit wenigen Karten und vielen Mitspielern ist 0 oft eine gute Ansage.
rules-sr-tip-4 = Hast du deine Stiche beisammen, wirf hohe Karten weg, sobald du nicht bedienen musst.
rules-sr-tip-5 = Sieh dir in der Stirnrunde die anderen Karten an. Sind sie alle niedrig und kein Trumpf dabei, ist deine vielleicht die beste.

rules-sr-ours-name = Der Name. Die Beschreibung, nach der wir spielen, hat keinen Titel; wir nennen das Spiel nach seiner letzten Runde.
rules-sr-ours-plan = [SR-2] Der Plan. Die Tafel der Sonderrunden ist verloren. Bekannt ist nur, dass manche Runden Trumpf oder Ansagen ändern, dass in Runde 10 eine Trumpfkarte aufgedeckt wird und dass Runde 19 die Stirnrunde ist. Welche anderen Runden besonders sind und wie es in ihnen zugeht, haben wir bestimmt.
rules-sr-ours-points = [SR-5] Die Punkte. Auch ihre Tafel ist verloren. Bekannt ist nur, dass ein Treffer etwas bringt und ein Fehler etwas kostet.
rules-sr-ours-forehead = [SR-7] Wie streng die Karte vor der Stirn geheim bleibt.
rules-sr-ours-draw = [ALL-1] Um das erste Geben ziehen wir, wenn niemand bestimmt ist.

rules-sr-origin = Wer dieses Spiel erdacht hat, wissen wir nicht: Die Beschreibung nennt weder Titel noch Namen. Es gehört zu den Stichspielen mit genauer Ansage, wie auch Oh Hell eines ist.

rules-sr-word-announce = Ansagen
rules-sr-word-announce-about = Vor der ersten Karte sagt jeder, wie viele Stiche er macht. Genau so viele sind ein Treffer und bringen Punkte; jeder zu viel oder zu wenig geht daneben und kostet welche.
# Wie Wörter in Sätzen am Tisch stehen, durch Kommas getrennt: Dort erklären sie sich.
rules-sr-word-announce-seen = angesagt, Ansage, Ansagen, sag
rules-sr-word-secret-seen = geheim
rules-sr-word-forehead-seen = Stirn, Stirnrunde
