# Die Regeln von Vidrasso. Beispiele: Herz ist Trumpffarbe, die Sieben Trumpfrang; es spielen Mia und Jonas.

rules-vd-aim = Ihr spielt Stiche aus je zwei Karten, und wer einen Stich bekommt, dem gehören die Punkte darauf. Der Haken: Die Karten, mit denen du Stiche machst, zählen wenig; die wertvollen sind schwach, und du musst sie dem anderen abjagen. Wer über mehrere Spiele zuerst 300 Punkte hat, gewinnt die Partie.
rules-vd-brief-1 = Jeder bekommt acht Karten auf die Hand und fünf Strohmänner vor sich: eine Karte verdeckt, eine offen darauf.
rules-vd-brief-2 = Ihr bestimmt den Trumpf: einer die Farbe, der andere den Rang.
rules-vd-brief-3 = Jeder schenkt dem anderen verdeckt eine Karte.
rules-vd-brief-4 = Ihr spielt 17 Stiche, mit Karten aus der Hand und oben von den Strohmännern.
rules-vd-brief-5 = Jeder zählt die Punkte auf allem, was er bekommen hat. Dann gibt der andere.

rules-vd-pack = Im Spiel sind 36 Karten: vom Ass und der Zwei bis zur Neun, in Kreuz, Karo, Herz und Pik.
rules-vd-pack-order = Von links nach rechts werden die Karten einer Farbe schwächer. Darunter steht, was sie zählen.
rules-vd-pack-values = Das Ass schlägt also jede andere Karte seiner Farbe und zählt nur 1 Punkt; die Neun schlägt keine und zählt 9. Im ganzen Spiel stecken 180 Punkte.

rules-vd-deal-first = Zu Beginn zieht jeder eine Karte, und wer die schwächere hat, gibt; bei gleichem Rang zieht ihr noch einmal. [ALL-1] Danach gebt ihr abwechselnd. Gegeben wird immer abwechselnd eine Karte: [ALL-2]
rules-vd-deal-1 = Zehn Karten verdeckt auf den Tisch, fünf vor jeden.
rules-vd-deal-2 = Zehn Karten offen, je eine auf eine verdeckte. So ein Paar heißt Strohmann.
rules-vd-deal-3 = Sechzehn Karten auf die Hand, acht für jeden. Jetzt ist alles verteilt.
rules-vd-deal-strawmen = Fünf Strohmänner: Unter jeder offenen Karte liegt eine verdeckte.
rules-vd-deal-seen = Beide sehen alle zehn offenen Karten, deine Hand siehst nur du. Was unter den Strohmännern liegt, weiß noch niemand.

rules-vd-title-trumps = Trumpf bestimmen
rules-vd-trumps = Wer zuerst wählt, nennt eine Trumpffarbe oder einen Trumpfrang, ganz nach Wunsch. Was noch fehlt, nennt der andere. Beide kennen dabei ihre Hand und alle offenen Karten. [VD-1]
rules-vd-trump-suit = Trumpffarbe
rules-vd-trump-suit-about = Kreuz, Karo, Herz oder Pik. Ihre Karten schlagen die der anderen drei Farben.
rules-vd-trump-rank = Trumpfrang
rules-vd-trump-rank-about = Ein Rang vom Ass bis zur Neun. Seine vier Karten schlagen alles andere, auch die Trumpffarbe. Untereinander sind sie gleich stark.
rules-vd-trumps-first = Im ersten Spiel wählt zuerst, wer nicht gegeben hat. Später wählt zuerst, wer weniger Punkte hat; steht es gleich, dann der, der beim letzten Mal warten musste. [VD-2]
rules-vd-trumps-of-rank = Beispiel: Herz ist Trumpffarbe, die Sieben Trumpfrang. Ganz oben stehen die vier Siebener, alle gleich stark, auch [7H]. Zwei Ränder heißen Trumpfrang.
rules-vd-trumps-of-suit = Darunter kommen die übrigen Herzen, von stark nach schwach; ein Rand heißt Trumpffarbe. Alles andere ist schwächer.

rules-vd-title-gift = Das Geschenk
rules-vd-gift = Ist der Trumpf bestimmt, schenkt jeder dem anderen eine Karte aus seiner Hand, nie von einem Strohmann. Beide suchen zugleich aus, ohne das Geschenk des anderen zu kennen. Was du verschenkst, weißt du; was du bekommst, siehst du erst am Ende des Spiels. [VD-3]
rules-vd-gift-after = Ein Geschenk wird nicht mehr gespielt. Am Ende zählt es für den, der es bekommen hat. Auf der Hand hat jetzt jeder sieben Karten.

rules-vd-title-play = Das Spielen
rules-vd-play = Die erste Karte eines Stichs legt, wer den letzten bekommen hat: Er spielt aus. Beim ersten Stich ist das, wer nicht gegeben hat. Nehmen kannst du jede Karte deiner Hand und jede, die offen oben auf einem deiner Strohmänner liegt.
rules-vd-play-lead = Spielst du aus, ist jede davon erlaubt.
rules-vd-play-follow = Legst du die zweite Karte und hast die ausgespielte Farbe, nimm eine dieser Farbe oder einen Trumpf: Trumpffarbe und Trumpfrang gehen immer.
rules-vd-play-void = Hast du die Farbe weder auf der Hand noch oben auf einem Strohmann, ist wieder alles erlaubt.
rules-vd-play-own-suit = Dabei zählt die Farbe, die auf der Karte steht: Auch eine Karte vom Trumpfrang gehört zu ihrer Farbe. [VD-4]
rules-vd-play-several = Ausgespielt ist [4C], und das sind deine Karten. Kreuz darfst du legen, ebenso beide Arten Trumpf; die blassen Karten nicht.
rules-vd-play-one = Ausgespielt ist wieder [4C]. Dein einziges Kreuz ist [7C]. Du kannst also bedienen, und da du keinen anderen Trumpf hast, bleibt nur diese Karte.
rules-vd-play-uncover = Ist die offene Karte eines Strohmanns gespielt, dreht ihr die darunter um, sobald der Stich vorbei ist, noch vor dem nächsten Ausspiel. Erst ab da kann man sie spielen. [VD-5]

rules-vd-title-tricks = Wem gehört der Stich?
rules-vd-wins-1 = Liegt eine Karte vom Trumpfrang da, gewinnt sie. Liegen zwei da, gewinnt die zweite.
rules-vd-wins-2 = Sonst gewinnt die Trumpffarbe; bei zwei Karten davon die stärkere.
rules-vd-wins-3 = Sonst gewinnt die stärkere Karte der ausgespielten Farbe. Eine andere Farbe gewinnt nie.
rules-vd-wins-example = Fünf Stiche aus einem Spiel, Herz und die Siebener sind Trumpf:
rules-vd-trick-1 = Mia spielt [5C] von einem Strohmann aus. Jonas hat auch Kreuz, nimmt aber lieber Trumpf: 5 + 8 = 13 Punkte für ihn. Mia dreht die Karte um, die unter [5C] lag.
rules-vd-trick-2 = Zweimal Trumpfrang: Die zweite Sieben gewinnt. 14 Punkte für Mia.
rules-vd-trick-3 = Selbst das höchste Herz verliert gegen eine Sieben. 8 Punkte für Jonas.
rules-vd-trick-4 = Kein Trumpf: Die kleinere Zahl ist stärker. 9 Punkte für Jonas.
rules-vd-trick-5 = Mia hat kein Karo mehr und legt [2C], die falsche Farbe. So gewinnt sogar eine Neun. 11 Punkte für Jonas.

rules-vd-title-score = Zählen und gewinnen
rules-vd-score = Nach dem 17. Stich werden die Geschenke aufgedeckt. Jeder zählt zusammen, was auf seinen Karten steht, und schlägt es zu seinen bisherigen Punkten. Zusammen habt ihr immer 180.
rules-vd-score-pile = Das hat Jonas nach den fünf Stichen von oben, sein Geschenk [9C] eingeschlossen: { $points } Punkte.
rules-vd-end = Wer nach einem Spiel 300 Punkte hat oder mehr, gewinnt die Partie. Haben beide so viele, gewinnt die höhere Summe. Ist auch die gleich, spielt ihr weiter, bis ein Spiel euch trennt. [VD-6]
rules-vd-end-example = Beispiel: Es steht { $first } zu { $second }, das nächste Spiel bringt { $won } zu { $lost }. Damit sind beide über 300, und mit { $winner } zu { $loser } gewinnt, wer eben noch zurücklag.
rules-vd-end-near = Kurz vor dem Ziel ändert sich keine Regel, und mitten im Spiel hat niemand gewonnen.

rules-vd-options-bank = Die Bank hat Chips für 700 Punkte, in der langen Partie für 1100. Ein Geschenk wird ausgezahlt, wenn es aufgedeckt wird. Ist die Bank leer, schuldet sie den Rest. [VD-7]

rules-vd-tip-1 = Achter und Neuner sind nur acht Karten, zählen aber zusammen 68 Punkte. Merk dir, welche schon weg sind.
rules-vd-tip-2 = Nehmen mehrere deiner Karten den Stich, leg die mit der höchsten Zahl: Auch sie zählt für dich.
rules-vd-tip-3 = Mach ruhig die Acht oder die Neun zum Trumpfrang, wenn du zwei davon hast. Dann sind gerade deine teuren Karten stark.
rules-vd-tip-4 = Sieh vor der Wahl auf die Strohmänner gegenüber: Was dort doppelt liegt, soll nicht Trumpfrang werden.
rules-vd-tip-5 = Das kleinste Geschenk ist nicht immer das billigste. Ein Ass kostet dich einen Punkt und dazu den Stich, den es gemacht hätte.

rules-vd-ours-draw = [ALL-1] Wir ziehen um das erste Geben und bei gleichem Rang noch einmal, statt abzuheben.
rules-vd-ours-gift = [VD-3] Beide suchen ihr Geschenk zugleich aus.
rules-vd-ours-follow = [VD-4] Wer von einer Farbe nur die Karte vom Trumpfrang hat, kann bedienen.
rules-vd-ours-level = [VD-6] Was bei Gleichstand am Ziel geschieht, sagen die Originalregeln nicht. Wir spielen weiter.
rules-vd-ours-bank = [VD-7] Chips sind hier nur eine Anzeige. Dass die Bank etwas schuldig bleibt, wenn sie leer ist, haben wir dazugesetzt.

rules-vd-origin = Vidrasso hat sich Sean Ross ausgedacht, ein Spieleautor aus Kanada, von dem auch Haggis stammt. Seit 2021 steht es frei im Netz. Diese Seite erklärt es in unseren eigenen Worten.

# Wie Wörter in Sätzen am Tisch stehen, durch Kommas getrennt: Dort erklären sie sich.
rules-vd-word-strawman-seen = Strohmann, Strohmänner, Strohmännern
rules-vd-word-suit-seen = Trumpffarbe
rules-vd-word-rank-seen = Trumpfrang, Trumpfrangs
rules-vd-word-gift-seen = Geschenk, schenk
