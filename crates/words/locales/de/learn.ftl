# Das erste Spiel mit Begleitung. In Sätzen zu einem Schritt ist [8H] eine Karte.

learn-title = Lernen
learn-about = Ein erstes Spiel mit Begleitung: ein Satz zu jeder Entscheidung. Es wird nichts gespeichert, und du kannst jederzeit aufhören.
learn-again = Von vorn
learn-leave = Genug
learn-back = Zurück auf den Weg
learn-off = Du bist deinen eigenen Weg gegangen; das ist erlaubt.
learn-end = Das war das Spiel.
learn-bad = Diese Adresse führt zu keiner Stelle im begleiteten Spiel. Fang es von vorn an.
learn-guide = Begleitung
learn-thumb = Eine Faustregel für diese Stellung: { $choice }.
learn-instead = Der Weg ging über { $choice }; deine Wahl ist auch erlaubt.
learn-forehead = Stirnrunde: die letzte Runde
learn-first = Ein erstes Spiel
learn-three = Eine Runde mit drei Karten
learn-last = Die letzte Runde: die Karte auf der Stirn

# Vidrasso gegen Ben: Trumpf sind die Dreien und Kreuz.
learn-vd-1 = Mach die Dreien zum Trumpfrang: Mit [3D] [3S] [3H] auf der Hand und [3C] auf einem Strohmann gehören dir dann die vier stärksten Karten.
learn-vd-2 = Ben hat Kreuz zur Trumpffarbe gemacht; schenk ihm [6D], die am Ende 6 für ihn zählt, dir aber kaum einen Stich gemacht hätte.
learn-vd-3 = Du spielst aus: [3C] von einem Strohmann gewinnt sicher, und nach dem Stich wird die Karte darunter aufgedeckt.
learn-vd-4 = Darunter lag [9H]; mach weiter mit Trumpf, denn [2C] holt Ben ein Kreuz ab, und nur das Kreuz-Ass könnte sie schlagen.
learn-vd-5 = Ben muss Kreuz bedienen, solange er welches hat: [4C] von einem Strohmann holt sein nächstes, wenn es nicht das Ass ist.
learn-vd-6 = Noch einmal Kreuz: [7C] ist schwach, aber von Bens Kreuz siehst du nur [9C], und die ist noch schwächer und zählt 9.
learn-vd-7 = Jetzt eine andere Farbe: [5D] deckt wieder etwas auf, und geht sie verloren, kostet sie nur 5.
learn-vd-8 = Ben spielt [AD] aus, das stärkste Karo: Leg [4D], die am wenigsten kostet, denn ein Trumpf wäre für diesen Stich zu schade.
learn-vd-9 = Nur ein Trumpf schlüge [2S]: Wirf [6S], denn [4S] ist stärker und kann später einen Stich machen.
learn-vd-10 = [4H] ist ausgespielt, und kleine Zahlen sind stark: [2H] schlägt sie und bringt 6 Punkte.
learn-vd-11 = Du bist wieder dran: [AH] ist das stärkste Herz und liegt auf einem Strohmann, also wird wieder etwas aufgedeckt.
learn-vd-12 = Spiel [6H] aus, ein Herz, das Ben bedienen oder stechen muss, und heb dir die Dreien für die teuren Karten auf.
learn-vd-13 = Ben spielt [5S] aus, und deine [4S] ist stärker: 9 Punkte.
learn-vd-14 = Drüben liegt [AS] offen und schlüge [7S]; versuch es mit [9H], vielleicht hat Ben kein Herz mehr.
learn-vd-15 = Das ging daneben, Ben hatte noch [7H] und spielt jetzt [AS] aus: Nimm mit [3D] vom Trumpfrang, denn Trumpf darf man immer spielen.
learn-vd-16 = Von den Pik fehlen außer deinen nur [8S] und [9S], und beide sind schwächer als [7S]: Spiel sie aus.
learn-vd-17 = Alle anderen Herzen und alle Kreuz sind fort, und die Dreien hast du: [5H] nimmt alles, was Ben abwirft.
learn-vd-18 = Zwei Dreien sind übrig, und die schlägt niemand: Nimm irgendeine.
learn-vd-19 = Auch der letzte Stich gehört dir.
learn-vd-end = Starke Karten, die wenig zählen, haben teure gefangen, die schwach sind, und aufgedeckte Strohmänner brachten neue Möglichkeiten.

# Vitou mit Cleo als Partnerin gegen Ben und Dora.
learn-vm-1 = Dora hat auf 3 erhöht und eine Zehn gelegt, die niemand schlägt: Mit [8H] nimmst du an und behältst das Starke; Aufgeben brächte ihrer Seite 1.
learn-vm-2 = Cleos Zehn hat den Stich ungültig gemacht, und wer den nächsten bekommt, gewinnt das Spiel: Deine [TC] schlägt Doras Neun, also erhöhe vorher auf 6.
learn-vm-3 = Nach dem Erhöhen kommt eine Karte: Leg [TC], und Ben muss mit einer Karte annehmen, weiter erhöhen oder aufgeben.
learn-vm-end = Dein Erhöhen war ihnen zu viel: Sie gaben auf, und ihr bekommt, was das Spiel vorher wert war.

# Vitou nach Cason mit Cleo als Partnerin gegen Ben und Dora.
learn-vc-1 = Dora sagt „vito“, auf 3, und du musst antworten: Mit [TS] und [TH] nimm nicht nur an, sag „siei“.
learn-vc-2 = Dora hat angenommen, und das Spiel ist 6 wert: [TH] bekommt diesen Stich, wenn niemand mehr eine Zehn hat.
learn-vc-3 = Der erste Stich ist deiner, und dir reicht noch einer: Heb dir [TS] auf und spiel [QH] aus.
learn-vc-4 = Deine [TS] schlägt Doras [JH], und machte die letzte Zehn den Stich noch ungültig, reichte dir der erste.
learn-vc-end = Bei Cason wird auf ein Erhöhen sofort geantwortet, noch vor der Karte: Du hast höher geantwortet, und ihr bekommt 6.

# Vitou zu zweit gegen Ben.
learn-v2-1 = Noch hat keiner hingesehen: Du könntest blind erhöhen, aber Ansehen kostet nichts.
learn-v2-2 = Zehn, Neun und Bube sind ein gutes Blatt: Schlag nicht vor, auszulassen, sondern spiel.
learn-v2-3 = Zwei Meisterkarten sind ein Erhöhen wert: Sag „vito“, auf 3, und Ben muss annehmen, erhöhen oder aufgeben.
learn-v2-4 = Ben nimmt an: Fang mit [9D] an, denn gewinnt sie, hast du den ersten Stich, und der zählt bei Gleichstand.
learn-v2-5 = Der erste Stich ist deiner: Heb [TH] für den Schluss auf und spiel [JH].
learn-v2-6 = Jeder hat einen Stich, aber gegen [TH] hilft nur eine andere Zehn, und selbst ein ungültiger Stich reicht dir, denn du hattest den ersten.
learn-v2-end = Der erste Stich ist besonders viel wert: Mit ihm ist ein ungültiger so gut wie ein gewonnener.

# Stirnrunde mit Ben und Cleo, drei Karten für jeden; Kreuz ist Trumpf.
learn-sr-1 = [QC] ist Trumpf und hoch, [AD] hilft nur, wenn Karo ausgespielt wird: Sag 1 an.
learn-sr-2 = Herz ist ausgespielt, und du hast keines: Wirf [AD] ab, denn das könnte einen Stich zu viel machen.
learn-sr-3 = Kreuz ist ausgespielt, und du musst bedienen: [QC] macht den einen Stich, den du angesagt hast.
learn-sr-4 = Jetzt mach keinen mehr: Niedriger als [7S] geht es nicht, und Ben will noch seinen zweiten Stich.
learn-sr-end = 1 angesagt, 1 gemacht: Das ist ein Treffer, 10 Punkte und einer mehr für den Stich.

# Die letzte Runde von Stirnrunde mit Ben und Cleo: eine Karte für jeden, auf der Stirn; Kreuz ist Trumpf.
learn-sf-1 = Du siehst die Karten der anderen und deine nicht: Nur ein Trumpf oder das Pik-Ass schlüge den König, der ausspielt, also sag 0 an.
learn-sf-2 = Es gibt nur eine Karte zu spielen, die auf deiner Stirn: Dreh sie um.
learn-sf-end = Deine Karte war das Karo-Ass, hoch, aber weder Pik noch Trumpf: So war 0 genau richtig.
