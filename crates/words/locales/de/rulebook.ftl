# Die Regelseiten: was sie gemeinsam haben. In Texten ist [8H] eine Karte und [VD-4] die Nummer einer Festlegung.

rules-rules = Regeln
rules-of = Regeln: { $game }
rules-contents = Inhalt
rules-other-games = Was für alle Spiele gilt, und die anderen Regeln
rules-ruling = Festlegung
rules-wins = gewinnt
rules-allowed = ja
rules-forbidden = nein

rules-vidrasso-lead = Ein Stichspiel für zwei. Was stark ist, zählt wenig, und ein Teil deiner Karten liegt offen auf dem Tisch.
rules-vitou-lead = Stichpoker aus Nizza, zwei gegen zwei oder zu zweit. Drei Karten, drei Stiche, und wer sich traut, treibt den Einsatz hoch.
rules-stirnrunde-lead = Ein Ansagespiel für zwei bis sechs. Neunzehn Runden lang sagst du voraus, wie viele Stiche du machst, und beim letzten Mal siehst du deine Karte nicht.

rules-title-aim = Worum geht es?
rules-title-brief = In fünf Schritten
rules-title-cards = Die Karten
rules-title-deal = Das Geben
rules-title-options = Was ihr am Tisch einstellen könnt
rules-title-tips = Tipps für die erste Partie
rules-title-ours = Was hier von uns ist
rules-title-origin = Woher das Spiel kommt
rules-ours-about = Wo die Überlieferung schweigt, haben wir etwas festgelegt, damit überall im Haus dasselbe gilt. Die kleinen Nummern auf dieser Seite zählen die Festlegungen; das Haus nennt sie, wenn etwas nicht geht. Von uns sind:

rules-all-title-words = Ein paar Wörter
rules-all-trick = Stich
rules-all-trick-about = Jeder legt reihum eine Karte; eine davon gewinnt, und wer sie gelegt hat, bekommt den Stich.
rules-all-lead = Ausspielen
rules-all-lead-about = Die erste Karte eines Stichs legen. Meist spielt aus, wer den letzten Stich bekommen hat.
rules-all-follow = Bedienen
rules-all-follow-about = Eine Karte der Farbe legen, die ausgespielt wurde. In Vidrasso und Stirnrunde musst du das meist, wenn du kannst; in Vitou nie.
rules-all-trump = Trumpf
rules-all-trump-about = Karten, die alle anderen schlagen. Mit Trumpf einen Stich zu nehmen heißt stechen. Vitou hat keinen.
rules-all-hand = Spiel und Partie
rules-all-hand-about = Ein Spiel ist einmal Geben und was daraus wird; in Stirnrunde heißt es Runde. Eine Partie sind so viele Spiele, bis jemand gewonnen hat.

rules-all-title-house = So läuft es in diesem Haus
rules-all-move = Karten, die du spielen darfst, stehen aufrecht, die anderen sind blass. Eine blasse darfst du trotzdem antippen: Dann steht da, warum es nicht geht und was ginge; geschehen ist nichts. [ALL-4]
rules-all-draw = Wer zuerst gibt, wird ausgelost: Jeder zieht eine Karte, und die niedrigste in der Rangfolge des Spiels gibt. Gleich niedrige ziehen noch einmal; Farben entscheiden nie. [ALL-1]
rules-all-deal = Gegeben wird im Uhrzeigersinn, links vom Geber beginnend: in Vitou drei Karten auf einmal, sonst einzeln. [ALL-2]
rules-all-rematch = Für die nächste Partie wird neu gezogen. Nur in Stirnrunde gibt dann, wer links vom letzten Geber sitzt. [ALL-3]
rules-all-at-once = Wählen mehrere zugleich, etwa Geschenke oder geheime Ansagen, sieht keiner die Wahl der anderen, bis alle gewählt haben. [ALL-5]
rules-all-hidden = Endet ein Spiel vor seinem letzten Stich, bleiben die übrigen Karten während der Partie verdeckt. Auch ein Spiel, das niemand zu Ende spielt, zählt als Spiel. [ALL-6]
rules-all-watch = Wer zuschaut, sieht, was für alle offen liegt, und sonst nichts. [ALL-7]
rules-all-back = Den letzten Stich kannst du ansehen, bis die nächste Karte liegt, frühere erst nach dem Spiel. [ALL-8]
rules-all-end = Eine Partie dauert, bis sie gewonnen ist; aufgeben kann sie niemand. Wollen alle Menschen am Tisch aufhören, wird sie ohne Ergebnis abgebrochen. [ALL-9]
