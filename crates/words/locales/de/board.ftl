# Wörter auf den Tischen der Seiten: neben Karten, in Punktelisten.

board-back = verdeckte Karte
board-face-down = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
board-bot = Bot
board-stand-in = Vertretung
board-gone = weg
board-turn = am Zug
board-led = ausgespielt
board-illegal = jetzt nicht erlaubt
board-strawmen = Strohmänner
board-under = darunter liegt eine Karte
board-bare = leerer Platz
board-turning = verdeckt, bis der Stich vorbei ist
board-trump-suit = Trumpffarbe
board-trump-rank = Trumpfrang
board-ladder = Was das Spiel wert ist
board-holds = gilt
board-offered = angeboten
board-open = noch offen
board-taken = { $who-is ->
    [you] an dich
   *[one] an { $who }
}
board-trick-mark = Stich { $number }: { $taken }
board-by = { $who }: { $what }

board-sheet = Punktestand
board-dealer = gibt
board-suit = Farbe
board-rank = Rang
board-gave-up = { $who-is ->
    [you] du gibst auf
   *[one] { $who } gibt auf
}
board-threw-in = { $who-is ->
    [you] du wirfst hin
   *[one] { $who } wirft hin
}
board-passed = alle passen
board-skipped = ausgelassen
board-drawn = unentschieden
