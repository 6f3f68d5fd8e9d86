# Words of the pages around the tables: the home page, making a table, who sits where, what went wrong.

house-home = Startseite
house-help-now = Was gilt jetzt?
house-words = Wörter des Spiels
house-close = Schließen
house-qr-code = Als QR-Code zeigen
house-qr-code-about = QR-Code des Links, für die Kamera eines anderen Geräts
house-navigation = Wege im Haus
house-me = Ich
house-language = Deutsch
house-fair = Faires Geben
house-welcome = Drei Stichspiele, sofort oder mit Freunden
house-lead = Vidrasso, Vitou und Stirnrunde: gegen gute Bots oder per Link mit Freunden. Kein Konto, keine Werbung, und jedes Geben lässt sich nachprüfen.
house-your-tables = Deine angefangenen Tische
house-open-tables = Offene Tische
house-play-now = Sofort spielen
house-with-friends = Mit Freunden oder eigenen Regeln
house-state-gathering = wartet auf Spieler
house-state-playing = es wird gespielt
house-state-over = beendet
house-seats = Wer sitzt wo?
house-partners = Partner sitzen sich gegenüber: Platz 1 und 3 gegen 2 und 4.
house-swap-seats = Plätze tauschen
house-swap-this = Platz
house-swap-that = mit Platz
house-swap = Tauschen
house-free-seat = frei
house-bot = Bot
house-you = du
house-is-ready = bereit
house-move-here = Hierher setzen
house-sit-here = Hier mitspielen
house-take-out = Platz frei machen
house-stand-up = Aufstehen
house-invite = Freunde einladen
house-invite-link = Schick diesen Link weiter. Wer ihn öffnet, kann einen freien Platz nehmen; das Öffnen allein ändert nichts.
house-same-network = Das geht im selben Netzwerk, etwa im selben WLAN.
house-only-this-machine = Dieses Haus ist nur von diesem Rechner aus zu erreichen. Für das eigene Netzwerk starte es mit --lan, für das Internet mit --public-url und der Adresse, unter der es dort steht.
house-may-watch = Wer den Link hat, darf zuschauen und sieht nur, was offen liegt.
house-no-watching = An diesem Tisch schaut niemand zu.
house-is-public = Der Tisch steht auf der Startseite.
house-commitment-is = Die Karten sind festgelegt, noch bevor jemand abhebt. Das ist ihr Siegel (SHA-256 des Geheimnisses):
house-your-cut = Dein Abheben
house-cut-about = Irgendein Text, er mischt mit. Der vorgeschlagene ist zufällig; nimm einen eigenen, wenn du dem Haus nicht trauen willst.
house-ready-now = Abheben, ich bin bereit
house-cut-and-deal = Abheben und geben
house-you-are-ready = Du hast abgehoben. Es geht los, sobald alle bereit sind.
house-not-ready = Doch noch warten
house-let-bots-play = Bots spielen lassen
house-seats-free = Es sind noch Plätze frei.
house-look-again = Nachsehen, was geschehen ist
house-level-random = spielt irgendwas
house-level-greedy = spielt nach Faustregeln
house-level-flat = denkt voraus
house-bot-level = Wie der Bot spielt
house-change-bot = Ändern
house-bot-here = Bot hierher
house-no-table = Diesen Tisch gibt es nicht, oder nicht mehr. Prüfe den Link oder mach einen neuen Tisch auf.
house-no-watching-here = An diesem Tisch darf niemand zuschauen.
house-stale = Diese Seite war nicht mehr aktuell: Inzwischen ist etwas geschehen. So steht es jetzt.
house-nonsense = Damit kann der Tisch nichts anfangen. Nimm bitte die Knöpfe auf dieser Seite.
house-no-such-seat = Diesen Platz gibt es nicht.
house-seat-taken = Der Platz ist schon vergeben.
house-not-seated = Du hast hier keinen Platz.
house-maker-only = Das darf nur, wer den Tisch gemacht hat.
house-match-runs = Das geht nicht, solange gespielt wird.
house-no-match-runs = Gerade wird hier nicht gespielt.
house-away-now = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
house-bad-cut = Das Abheben darf höchstens 64 Zeichen haben und keine Steuerzeichen.
house-record-later = Das Protokoll gibt es, wenn die Partie zu Ende ist: Es enthält alle Karten.
house-hand-later = Zurückblicken kannst du nur auf ein Spiel, das zu Ende ist.
house-unsaved = Das ließ sich nicht speichern, und darum ist es nicht geschehen. Versuch es gleich noch einmal.
house-disk-full = Der Platte geht der Platz aus: Das ließ sich nicht speichern, und darum ist es nicht geschehen.
house-broken-table = Dieser Tisch lässt sich nicht öffnen: Sein Verlauf ist beschädigt oder aus einer anderen Version.
house-table-gone = Der Tisch hat nicht geantwortet. Lade die Seite neu.
house-back-to-table = Zurück zum Tisch
house-board = Tisch
house-your-hand = Deine Karten
house-hands = Zurückblicken
house-hand-before = Spiel davor
house-hand-after = Spiel danach
house-log = Verlauf
house-sheet = Anschreibblatt
house-more = Mehr
house-take-back = Platz wieder einnehmen
house-rematch = Noch eine Partie
house-signals = Zeichen geben
house-was-abandoned = Die Partie wurde abgebrochen, ohne Ergebnis.
house-record = Protokoll herunterladen
house-how-to-check = So prüfst du nach
house-menu = Am Tisch
house-you-watch = Du schaust zu.
house-leave-about = Wenn du gehst, spielt ein Bot für dich weiter. Du kannst jederzeit zurück.
house-leave = Platz verlassen
house-abandon-about = Abgebrochen wird, wenn alle Menschen am Tisch es wollen; dann gibt es kein Ergebnis.
house-abandon = Partie abbrechen
house-play-on = Doch weiterspielen
house-new-table = Neuer Tisch
house-form-faults = Da stimmt noch etwas nicht; es steht jeweils dabei.
house-who-plays = Wer spielt mit?
house-i-sit = Ich spiele selbst mit
house-i-sit-about = Sonst richtest du den Tisch nur ein.
house-fill-bots = Auf die übrigen Plätze Bots setzen
house-fill-bots-about = Sonst bleiben sie frei für deine Gäste; ändern kannst du das vor Beginn jederzeit.
house-let-watch = Zuschauen erlauben
house-let-watch-about = Wer zuschaut, sieht keine verdeckten Karten.
house-make-public = Auf der Startseite zeigen
house-make-public-about = Dann kann sich jeder dazusetzen.
house-make-table = Tisch aufmachen
house-named = Der Name gilt ab der nächsten Partie.
house-bad-name = Ein Name hat 1 bis 24 Zeichen und keine Steuerzeichen.
house-no-accounts = Hier gibt es keine Konten: Dein Browser weist sich mit einem Geheimnis aus, das nur er kennt.
house-your-name = Dein Name
house-save = Merken
house-other-device = Auf einem anderen Gerät weiterspielen
house-other-device-about = Ein Link, der eine Viertelstunde lang ein einziges Mal gilt, macht ein zweites Gerät zu deinem. Dieses hier bleibt es auch.
house-make-device-link = Link machen
house-device-link = Öffne diesen Link auf dem anderen Gerät. Zeig ihn sonst niemandem.
house-sign-out = Abmelden
house-sign-out-about = Ein verlorenes Gerät soll deine Plätze nicht behalten. Meldest du dich hier ab, ohne ein zweites Gerät zu haben, sind deine Plätze verloren.
house-sign-out-others = Alle anderen Geräte abmelden
house-sign-out-here = Dieses Gerät abmelden
house-go-on = Hier weiterspielen
house-link-used = Dieser Link gilt nicht mehr. Mach auf dem ersten Gerät einen neuen.
house-check-here = Mit diesem Programm prüfst du ein heruntergeladenes Protokoll von der ersten Karte bis zum letzten Punkt, und ob die Bots nicht gespickt haben:
house-check-anywhere = Es geht auch ohne: Dieses Python rechnet das Siegel und den Schlüssel jedes Spiels nach.
house-your-turn = Du bist dran
house-lost = Die Verbindung ist weg. Sobald sie wieder da ist, geht es hier von selbst weiter.
house-elsewhere = Du hast diesen Tisch in einem anderen Fenster offen.
house-go-on-here = Hier weitermachen
house-look = Darstellung
house-look-about = Das merkt sich dieser Browser, für alle Tische.
house-look-sort = Deine Karten sortieren
house-look-sort-trump = Trümpfe für sich, dann nach Farben
house-look-sort-suit = nach Farben
house-look-sort-rank = nach Rang
house-look-colours = Farben auf den Karten
house-look-four = vier, jede Farbe ihre eigene
house-look-two = zwei, Schwarz und Rot
house-look-size = Größe der Karten
house-look-usual = normal
house-look-large = groß
house-look-theme = Hell oder dunkel
house-look-system = wie das System
house-look-light = hell
house-look-dark = dunkel
house-look-pace = Wie lange ein Zug stehen bleibt
house-look-slow = länger
house-look-fast = kurz
house-look-never = gar nicht
house-look-tap = Eine Karte spielen
house-look-one-tap = mit einem Tippen
house-look-two-taps = erst anheben, dann spielen
house-look-auto = Erzwungenes von selbst tun: die einzige Karte, Ansehen, Weiterspielen
house-look-sound = Töne
house-look-notify = Benachrichtigen, wenn du dran bist
house-look-yes = ja
house-look-no = nein
house-trouble = Das ging nicht
house-not-found = Diese Seite gibt es nicht.
house-too-many = Das waren zu viele Anfragen auf einmal. Warte einen Augenblick.
house-bad-form = Dieses Formular kam nicht von unserer Seite oder war veraltet. Lade die Seite neu und versuch es noch einmal.
house-no-cookies = Dein Browser hat das Geheimnis nicht behalten, an dem wir dich erkennen. Erlaube Cookies für diese Seite und lade sie neu.
house-too-large = Das war zu viel auf einmal.
house-wrong-method = So ist diese Adresse nicht gedacht.
house-internal = Hier ist etwas schiefgegangen. Dein Spiel ist gespeichert; versuch es gleich noch einmal.

house-about-vidrasso = Zu zweit, mit Strohmännern auf dem Tisch, einer Trumpffarbe und einem Trumpfrang.
house-about-vitou = Stichpoker aus Nizza: zwei Paare, drei Stiche, Erhöhungen und heimliche Zeichen. Auch zu zweit.
house-about-stirnrunde = Neunzehn Runden, in denen du deine Stiche genau ansagst; in der letzten klebt die Karte an der Stirn.
house-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
house-match-number = Partie { $number }
house-waiting = Noch nicht bereit: { $names }.
house-hand-of = Spiel { $hand } der Partie { $number }
house-round-of = Runde { $hand } der Partie { $number }
house-look-back-round = Auf Runde { $hand } zurückblicken
house-look-back = Auf Spiel { $hand } zurückblicken
house-say = Etwas sagen
house-alone-with = Nur { $who } hört:
house-said-enough = Jetzt hast du genug gesagt. Warte, bis wieder etwas geschieht.
house-not-alone = Allein dürfen Partner nur sprechen, wenn ihrer Seite ein Punkt fehlt und der anderen mehr. [VT-8]
house-gone = { $who } ist seit einer Minute weg.
house-replace = Bot einspringen lassen
house-still-here = Der Platz ist besetzt: Wer dort spielt, ist da.
house-hurry = { $who-is ->
    [you] Deine Zeit läuft ab: Gleich zieht ein Bot für dich.
   *[one] Die Zeit von { $who } läuft ab: Gleich zieht ein Bot.
}
house-limit = Zeit für einen Zug
house-limit-about = Wer länger braucht, wird gewarnt; dann macht ein Bot diesen einen Zug. Das gilt, solange außer ihm noch jemand am Tisch ist.
house-limit-none = so lange man will
house-limit-is = Zeit für einen Zug: { $time }
house-seconds = { $count } Sekunden
house-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
house-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
house-agreed = { $count } von { $all } Menschen am Tisch wollen die Partie abbrechen.
house-alone = { $count ->
    [0] Es gab keine anderen Geräte.
    [one] Ein anderes Gerät ist abgemeldet.
   *[other] { $count } andere Geräte sind abgemeldet.
}
house-go-on-as = Auf diesem Gerät geht es als { $name } weiter, an allen Tischen von { $name }.
house-leaves-behind = Dieses Gerät ist gerade { $name } und hat { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
}. Das bleibt dann zurück.
house-guest = Gast { $number }
house-fair-1 = Das Haus zieht für jede Partie ein Geheimnis und zeigt dessen Siegel, bevor jemand abhebt. Danach kann es die Karten nicht mehr ändern: Ein anderes Geheimnis hätte ein anderes Siegel.
house-fair-2 = Was die Menschen am Tisch beim Abheben eingeben, mischt mit. So kann auch das Haus die Karten nicht aussuchen.
house-fair-3 = Ist die Partie zu Ende oder abgebrochen, wird das Geheimnis gezeigt, und das Protokoll lässt sich herunterladen. Aus Geheimnis und Abheben folgen alle Karten, alle bemerkten Zeichen und jeder Zug der Bots.
house-fair-4 = Wer das Haus betreibt und selbst mitspielt, kann die Karten trotzdem kennen: Ihm musst du trauen.
house-shuffle-1 = Der Schlüssel eines Spiels gibt mit ChaCha20 (Nonce 0, Zähler 0) einen Strom von Zahlen zu 32 Bit, das niederwertige Byte zuerst.
house-shuffle-2 = Eine Zahl unter n: Zieh, bis eine Zahl kleiner ist als das größte Vielfache von n bis 2³², und nimm den Rest durch n.
house-shuffle-3 = Das Blatt liegt zuerst in der Ordnung Kreuz, Karo, Herz, Pik; bei Vidrasso darin von Ass, 2 bis 9, sonst von 7 bis König, Ass, bei Stirnrunde jede Karte doppelt.
house-shuffle-4 = Gemischt wird von der letzten Karte bis zur zweiten: Jede tauscht mit einer der Karten bis zu ihr selbst.
house-nosignal-off = Hier gibt es keine Zeichen.
house-nosignal-over = Das Spiel ist zu Ende.
house-nosignal-both = Beide Seiten stehen einen Punkt vor dem Ende: keine Zeichen.
house-nosignal-owing = Deine Seite muss erst auf die Erhöhung antworten.
house-nosignal-spoke = Zwischen zwei Zügen gibt jeder höchstens ein Zeichen.
house-nosignal-again = Dieses Zeichen hast du in diesem Stich schon gegeben.
