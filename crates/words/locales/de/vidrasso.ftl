# Vidrasso.

vidrasso-suit = { $sign } { $suit }
vidrasso-rank = { $ranks }
vidrasso-trumps = { $suit } und die { $ranks }

vidrasso-dealt = Spiel { $hand }: { $dealer-is ->
    [you] Du gibst.
   *[one] { $dealer } gibt.
}
vidrasso-first = { $why ->
    [opening] { $who-is ->
        [you] Du hast nicht gegeben, also wählst du zuerst: Trumpffarbe oder Trumpfrang.
       *[one] { $who } hat nicht gegeben und wählt zuerst: Trumpffarbe oder Trumpfrang.
    }
    [behind] { $who-is ->
        [you] Du hast weniger Punkte, also wählst du zuerst: Trumpffarbe oder Trumpfrang.
       *[one] { $who } hat weniger Punkte und wählt zuerst: Trumpffarbe oder Trumpfrang.
    }
   *[level] { $who-is ->
        [you] Es steht gleich, und du hast zuletzt als Zweites gewählt: Jetzt wählst du zuerst.
       *[one] Es steht gleich, und { $who } hat zuletzt als Zweites gewählt: Jetzt wählt { $who } zuerst.
    }
}

vidrasso-ask-first = Nenn die Trumpffarbe oder den Trumpfrang; { $other } nennt dann das andere.
vidrasso-ask-suit = Trumpfrang sind die { $rank }. Nenn jetzt die Trumpffarbe.
vidrasso-ask-rank = Trumpffarbe ist { $suit }. Nenn jetzt den Trumpfrang.
vidrasso-ask-gift = Trumpf sind { $trumps }. Schenk { $other } eine Karte aus deiner Hand: Am Ende zählt sie für { $other }.
vidrasso-ask-lead = Du spielst aus: irgendeine Karte deiner Hand oder oben von einem Strohmann.
vidrasso-ask-follow = { $other } hat { $card } ausgespielt. Bediene mit { $suit } oder spiel einen Trumpf.
vidrasso-ask-free = { $other } hat { $card } ausgespielt, und du hast kein { $suit }: Spiel irgendeine Karte.
vidrasso-wait-name = { $who } bestimmt einen Trumpf.
vidrasso-wait-gift = { $who-is ->
    [they] { $who } suchen je ein Geschenk aus.
   *[one] { $who } sucht ein Geschenk aus.
}
vidrasso-wait-lead = { $who } spielt zum nächsten Stich aus.
vidrasso-wait-follow = { $who } muss etwas zu { $card } legen.
vidrasso-over = Das Spiel ist vorbei: { $points }.

vidrasso-did-suit = { $who-is ->
    [you] Du machst { $suit } zur Trumpffarbe.
   *[one] { $who } macht { $suit } zur Trumpffarbe.
}
vidrasso-did-rank = { $who-is ->
    [you] Du machst die { $rank } zum Trumpfrang.
   *[one] { $who } macht die { $rank } zum Trumpfrang.
}
vidrasso-did-gift = { $who-is ->
    [you] Du schenkst { $other } verdeckt { $card }.
   *[one] { $who } schenkt verdeckt { $card }.
}
vidrasso-did-gift-hidden = { $who } hat ein Geschenk hingelegt.
vidrasso-did-lead = { $who-is ->
    [you] Du spielst { $card } aus
   *[one] { $who } spielt { $card } aus
}{ $from ->
    [strawman] , von einem Strohmann.
   *[hand] .
}
vidrasso-did-follow = { $who-is ->
    [you] Du legst { $card }
   *[one] { $who } legt { $card }
}{ $from ->
    [strawman] {" "}von einem Strohmann.
   *[hand] .
}
vidrasso-trick = { $who-is ->
    [you] Der Stich gehört dir.
   *[one] { $who } bekommt den Stich.
}
vidrasso-trick-chips = { $who-is ->
    [you] Der Stich gehört dir: Chips für { $points } Punkte.
   *[one] { $who } bekommt den Stich: Chips für { $points } Punkte.
}
vidrasso-uncovered = { $who-is ->
    [you] Du deckst { $card } auf.
   *[one] { $who } deckt { $card } auf.
}
vidrasso-hand-over = Alle { $tricks } Stiche sind gespielt. { $tally }.
vidrasso-hand-tricks = { $who } { $count ->
    [one] einen Stich
   *[other] { $count } Stiche
}
vidrasso-gift-shown = { $who-is ->
    [you] Dein Geschenk war { $card }
   *[one] das Geschenk von { $who } war { $card }
}
vidrasso-gifts = { $gifts }.
vidrasso-points = Punkte in diesem Spiel, Geschenke eingeschlossen: { $points }. Stand: { $totals }.

vidrasso-no-naming = Farbe und Rang nennen zwei verschiedene Spieler, und das ist schon bestimmt. Jetzt: { $legal }.
vidrasso-no-still-naming = Noch wird der Trumpf bestimmt: Nenn { $legal }.
vidrasso-no-giving = Such zuerst dein Geschenk aus, eine Karte deiner Hand: { $legal }.
vidrasso-no-playing = Trumpf und Geschenke stehen fest, jetzt wird eine Karte gespielt: { $legal }.
vidrasso-no-gift-hand = Ein Geschenk kommt aus der Hand, nicht von den Strohmännern: { $legal }.
vidrasso-no-in-hand = { $card } ist nicht auf deiner Hand, und nur von da kommt ein Geschenk. Möglich: { $legal }.
vidrasso-no-available = { $card } hast du weder auf der Hand noch oben auf einem Strohmann. Möglich: { $legal }.
vidrasso-no-follow = Du hast { $suit }, also bediene mit { $suit } oder spiel einen Trumpf: { $legal }.

vidrasso-typed-suit = { $suit }, trumpf { $suit }
vidrasso-typed-rank = { $ranks }, trumpf { $ranks }
vidrasso-typed-gift = schenk { $card }
vidrasso-typed-play = spiel { $card }

vidrasso-help-aim = Fang Karten mit vielen Punkten. Jede zählt ihre Zahl, das Ass 1, die Neun 9; zusammen 180. Stark sind aber die kleinen: In jeder Farbe schlägt A die 2, die 2 die 3 und so fort bis zur 9. Wer zuerst { $target } erreicht, gewinnt; schaffen es beide im selben Spiel, die höhere Summe.
vidrasso-help-naming = Einer nennt die Trumpffarbe, der andere den Trumpfrang; wer zuerst dran ist, sucht sich aus, was von beiden. Ihr seht dabei die eigene Hand und alle zehn offenen Karten. [VD-1]
vidrasso-help-rank = Die vier Karten des Trumpfrangs schlagen alles und sind gleich stark: Von zweien im selben Stich gewinnt die zweite. Die Trumpffarbe schlägt die anderen Farben.
vidrasso-help-gift = Jeder schenkt dem anderen verdeckt eine Karte aus der Hand, ohne dessen Wahl zu sehen. Sie zählt für den, der sie bekommt, und der sieht sie erst am Ende des Spiels. Eine Neun verschenkt 9 Punkte, ein Ass nur 1, aber vielleicht brauchst du gerade das Ass. [VD-3]
vidrasso-help-strength = Von schwach nach stark: die übrigen Farben, dann { $suit } (9 bis A), dann die { $ranks }, gleich welcher Farbe.
vidrasso-help-follow = Du spielst aus der Hand oder oben von deinen Strohmännern. Hast du die ausgespielte Farbe, musst du bedienen oder einen Trumpf der einen oder anderen Art legen; sonst geht alles. Beim Bedienen gehört eine Karte des Trumpfrangs zu ihrer eigenen Farbe. [VD-4]
vidrasso-help-uncover = Nach dem Stich wird eine verdeckte Karte, auf der nichts mehr liegt, aufgedeckt. Spielbar ist sie ab dem nächsten Stich. [VD-5]
vidrasso-help-lead = Zum ersten Stich spielt aus, wer nicht gegeben hat, danach immer, wer den letzten Stich bekam. Ein Spiel hat 17 Stiche.
vidrasso-help-chips = Mit Chips wandern die Punkte eines Stichs gleich aus der Bank zu dem, der ihn bekommt, die eines Geschenks beim Aufdecken. Ist die Bank leer, schuldet sie den Rest. [VD-7]
vidrasso-help-tie = Gleichstand am Ziel oder darüber lassen die bekannten Regeln offen; hier wird dann noch ein Spiel gespielt. [VD-6]
vidrasso-help-origin = Vidrasso ist von Sean Ross aus Kanada, der es 2021 veröffentlicht hat.
vidrasso-help-marks = { $on ->
    [page] Ein Rand in Orange heißt Trumpffarbe, ein doppelter Trumpfrang; ein Rand hinter einem Strohmann heißt, dass eine Karte darunter liegt.
   *[terminal] * heißt Trumpffarbe, ** Trumpfrang; ▒ am Fuß eines Strohmanns heißt, dass eine Karte darunter liegt.
}
