# Das erste Spiel mit Begleitung. In Sätzen zu einem Schritt ist [8H] eine Karte.

learn-title = Lernen
learn-about = Von jedem Spiel eines, mit einem Satz zu jeder Entscheidung. Es wird nichts gespeichert, und du kannst jederzeit aufhören.
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

# Vidrasso gegen Ben: Trumpf sind die Dreien und Kreuz.
learn-vd-1 = Sieh nach, was du oft hast: [3D] [3S] [3H] auf der Hand und [3C] auf einem Strohmann. Nenn die Dreien: Dann gehören dir die vier stärksten Karten.
learn-vd-2 = Ben hat Kreuz zur Trumpffarbe gemacht. Was du ihm schenkst, zählt am Ende für ihn. [6D] kostet dich 6 Punkte, hätte aber kaum einen Stich gemacht; Starkes und Trumpf bleiben bei dir.
learn-vd-3 = Du spielst aus, aus der Hand oder von einem Strohmann. [3C] gewinnt sicher, und nach dem Stich wird die Karte darunter aufgedeckt.
learn-vd-4 = Darunter kam [9H] zum Vorschein. Mach weiter mit Trumpf: [2C] holt Ben ein Kreuz ab, und nur das Kreuzass könnte sie schlagen.
learn-vd-5 = Ben muss Kreuz bedienen, solange er welches hat. [4C] liegt auf einem Strohmann und holt sein nächstes, wenn es nicht das Ass ist.
learn-vd-6 = Noch einmal: [7C] ist schwach, aber von Bens Kreuz siehst du nur [9C], und die ist noch schwächer und zählt 9.
learn-vd-7 = Jetzt eine andere Farbe. [5D] deckt wieder etwas auf; geht sie verloren, kostet sie nur 5.
learn-vd-8 = Ben spielt [AD] aus, das stärkste Karo. [4D] kostet am wenigsten; ein Trumpf wäre für diesen Stich zu schade.
learn-vd-9 = [2S] ist ausgespielt, und nur ein Trumpf schlüge sie. Wirf [6S]: [4S] ist stärker und kann später einen Stich machen.
learn-vd-10 = [4H] ist ausgespielt. Kleine Zahlen sind stark: [2H] schlägt sie und bringt 6 Punkte.
learn-vd-11 = Du bist wieder dran. [AH] ist das stärkste Herz und liegt auf einem Strohmann: Etwas Neues wird aufgedeckt.
learn-vd-12 = Spiel [6H] aus: ein Herz, das Ben bedienen oder stechen muss. Deine Dreien bleiben für die teuren Karten.
learn-vd-13 = Ben spielt [5S] aus. [4S] ist stärker: 9 Punkte.
learn-vd-14 = Außer den Dreien hast du nur noch [7S] und [9H]. Drüben liegt [AS] offen und schlüge [7S]; ob Ben noch Herz hat, siehst du nicht. Versuch es mit [9H].
learn-vd-15 = Das ging daneben: Ben hatte noch [7H]. Jetzt spielt er [AS] aus, aber [3D] ist vom Trumpfrang, und Trumpf darf man immer spielen. So kommst du wieder dran.
learn-vd-16 = Von den Pik fehlen außer deinen nur [8S] und [9S], und beide sind schwächer als [7S]: Spiel sie aus.
learn-vd-17 = Alle anderen Herzen und alle Kreuz sind fort, und die Dreien hast du: [5H] nimmt alles, was Ben abwirft.
learn-vd-18 = Zwei Karten sind übrig, beides Dreien: Die schlägt niemand. Nimm irgendeine.
learn-vd-19 = Auch der letzte Stich gehört dir.
learn-vd-end = Starke Karten, die wenig zählen, haben teure gefangen, die schwach sind, und aufgedeckte Strohmänner brachten neue Möglichkeiten. Das ist Vidrasso.

# Vitou mit Cleo als Partnerin gegen Ben und Dora.
learn-vm-1 = Dora hat auf 3 erhöht und eine Zehn ausgespielt. Nichts schlägt sie; deine [TC] machte den Stich nur ungültig. Bedienen musst du nichts: Mit [8H] nimmst du an und behältst das Starke. Aufgeben brächte ihrer Seite 1.
learn-vm-2 = Cleos Zehn hat den Stich ungültig gemacht. Dora spielt eine Neun aus, und deine [TC] schlägt sie. Wer nach einem ungültigen Stich den nächsten bekommt, gewinnt das Spiel: Erhöhe also auf 6, bevor du spielst.
learn-vm-3 = Nach dem Erhöhen kommt eine Karte: [TC]. Ben muss jetzt mit einer Karte annehmen, weiter erhöhen oder aufgeben.
learn-vm-end = Du hast angenommen, deine Partnerin hat eine Zehn ungültig gemacht, und dein Erhöhen war ihnen zu viel: Sie gaben auf, und ihr bekommt, was das Spiel vorher wert war.

# Vitou nach Cason mit Cleo als Partnerin gegen Ben und Dora.
learn-vc-1 = Cleo hat eine Acht ausgespielt, und Dora sagt „vito“: auf 3. Du musst antworten. Du hast [TS] und [TH]: Nimm nicht nur an, sag „siei“.
learn-vc-2 = Dora hat angenommen: Das Spiel ist 6 wert. [TH] bekommt diesen Stich, wenn niemand mehr eine Zehn hat.
learn-vc-3 = Der erste Stich ist deiner. Heb dir [TS] auf und spiel [QH] aus: Wer den auch bekommt, dir reicht noch einer.
learn-vc-4 = Der ging an Dora, und sie spielt [JH] aus. Deine [TS] schlägt sie, und nur die letzte Zehn könnte den Stich noch ungültig machen. Auch dann hättest du den ersten gehabt.
learn-vc-end = Bei Cason wird auf ein Erhöhen sofort geantwortet, noch vor der Karte. Du hast höher geantwortet, eine Zehn für den Schluss behalten, und ihr bekommt 6.

# Vitou zu zweit gegen Ben.
learn-v2-1 = Noch hat keiner hingesehen. Du könntest blind erhöhen; Ansehen kostet nichts und zeigt dir deine Karten.
learn-v2-2 = Zehn, Neun und Bube: Das ist gut. Schlag nicht vor, auszulassen, sondern spiel.
learn-v2-3 = Zwei Meisterkarten sind ein Erhöhen wert: Sag „vito“, auf 3. Ben muss annehmen, erhöhen oder aufgeben.
learn-v2-4 = Ben nimmt an. Fang mit [9D] an: Gewinnt sie, hast du den ersten Stich, und bei Gleichstand zählt der.
learn-v2-5 = Der erste Stich ist deiner. Heb [TH] für den Schluss auf und spiel jetzt [JH].
learn-v2-6 = Jeder hat einen Stich. Gegen deine [TH] hilft nur eine andere Zehn, und selbst ein ungültiger Stich reicht dir: Du hattest den ersten.
learn-v2-end = Der erste Stich ist besonders viel wert: Mit ihm ist ein ungültiger so gut wie ein gewonnener.

# Stirnrunde mit Ben und Cleo, drei Karten für jeden; Kreuz ist Trumpf.
learn-sr-1 = Zähl, was gewinnen wird: [QC] ist Trumpf und hoch. [AD] hilft nur, wenn Karo ausgespielt wird. Ben will 2 und Cleo 0, einer bleibt übrig: Sag 1 an.
learn-sr-2 = Herz ist ausgespielt, und du hast keines. Wirf [AD] ab: Es könnte einen Stich zu viel machen, und [QC] soll dein einer sein.
learn-sr-3 = Kreuz ist ausgespielt, du musst bedienen. [QC] bekommt den Stich: Das ist der, den du angesagt hast.
learn-sr-4 = Jetzt mach keinen mehr. Deine letzte Karte ist [7S], so niedrig wie keine, und Ben will noch seinen zweiten Stich.
learn-sr-end = 1 angesagt, 1 gemacht: Das ist ein Treffer, 10 Punkte und einer mehr für den Stich.

# Die letzte Runde von Stirnrunde mit Ben und Cleo: eine Karte für jeden, auf der Stirn; Kreuz ist Trumpf.
learn-sf-1 = Du siehst die Karten der anderen und deine nicht. Ein König spielt aus; nur ein Trumpf oder das Pikass schlüge ihn, und die meisten Karten sind keines von beiden: Sag 0 an.
learn-sf-2 = Es gibt nur eine Karte zu spielen, die auf deiner Stirn. Dreh sie um.
learn-sf-end = Deine Karte war das Karoass: hoch, aber weder Pik noch Trumpf. So war 0 genau richtig.
