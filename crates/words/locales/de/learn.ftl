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
