# Was allen Spielen gemeinsam ist.

you = du
and = { $most } und { $last }
or = { $most } oder { $last }

game-vidrasso = Vidrasso
game-vitou = Vitou
game-stirnrunde = Stirnrunde
variant-300 = bis 300 Punkte
variant-500 = lange Partie bis 500 Punkte
variant-morlino = Morlino, zu viert, bis 21
variant-cason = Cason, zu viert, bis 12
variant-cason2 = Cason zu zweit, bis 12
variant-standard = der Plan mit Sonderrunden
variant-plain = der schlichte Plan
variant-own = ein eigener Plan

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik

rank-ace = Ass
rank-two = Zwei
rank-three = Drei
rank-four = Vier
rank-five = Fünf
rank-six = Sechs
rank-seven = Sieben
rank-eight = Acht
rank-nine = Neun
rank-ten = Zehn
rank-jack = Bube
rank-queen = Dame
rank-king = König

ranks-ace = Asse
ranks-two = Zweier
ranks-three = Dreier
ranks-four = Vierer
ranks-five = Fünfer
ranks-six = Sechser
ranks-seven = Siebener
ranks-eight = Achter
ranks-nine = Neuner
ranks-ten = Zehner
ranks-jack = Buben
ranks-queen = Damen
ranks-king = Könige

card-name = { $gender ->
   *[female] die { $suit }-{ $rank }
    [male] der { $suit }-{ $rank }
    [neuter] das { $suit }-{ $rank }
}
# Im Satz, in jedem Fall gleich.
card-said = { $suit }-{ $rank }
# Wörter, die beim Tippen einer Karte neben Farbe und Rang stehen dürfen.
card-filler = der die das den

draw = Wer gibt zuerst? Die niedrigste Karte: { $cards }.
draw-again = Gleich niedrig, also noch einmal: { $cards }.
draw-card = { $who } { $card }
draw-dealer = { $who-is ->
    [you] Du gibst als Erstes.
   *[one] { $who } gibt als Erstes.
}

match-won = { $who-is ->
    [you] Du gewinnst die Partie!
    [us] Eure Seite gewinnt die Partie!
    [they] { $who } gewinnen die Partie.
   *[one] { $who } gewinnt die Partie.
}
match-shared = { $who-is ->
    [us] Ihr gewinnt gemeinsam: { $who }.
   *[they] { $who } gewinnen gemeinsam.
}
match-totals = Endstand: { $scores }.
match-score = { $who } { $points }
match-next = Partie { $number }.

deal-commitment = Die Karten dieser Partie hängen an einem Geheimnis; sein SHA-256 ist { $hash }.
deal-cut = Dein Abheben: { $cut }
deal-secret = Das Geheimnis war { $secret }. Mit der Aufzeichnung kann jeder das Geben nachprüfen.
deal-secret-bare = Das Geheimnis war { $secret }.

record-kept = Die Aufzeichnung liegt in { $file }.
record-none = Nichts wurde aufgezeichnet; --record DATEI zeichnet auf.
record-unkept = Die Aufzeichnung ließ sich gerade nicht schreiben ({ $why }); das Spiel geht weiter.
seat-name = Du
record-left = Du hast den Tisch verlassen; die Partie bleibt ohne Ergebnis.

refused-over = Das Spiel ist vorbei, jetzt wird nichts mehr gespielt. [{ $ruling }]
refused-not-due = Du bist nicht dran: erst { $who }. [{ $ruling }]

unread-choice = Mit „{ $text }“ kann ich hier nichts anfangen. Tipp eine Zahl aus der Liste oder was daneben steht, ? für die Regeln, q zum Gehen.
unread-signal = „{ $text }“ ist kein Zeichen, das du jetzt geben könntest. Möglich: { $signals }.
unread-which-signal = Welches Zeichen? Möglich: { $signals }.
unread-no-signals = Jetzt kannst du kein Zeichen geben. [VT-10]
unread-log = In diesem Spiel ist noch nichts geschehen.
unread-last = Es gibt keinen letzten Stich anzusehen: Das geht, bis die nächste Karte liegt. [ALL-8]
unread-nothing = Tipp eine Zahl aus der Liste, ? für die Regeln oder q zum Gehen.

signal-list = zeichen mit { $signals }
signal-right-eye = rechtes Auge: eine 10
signal-left-eye = linkes Auge: eine 9
signal-lips = gespitzter Mund: ein Ass
signal-heaven = Blick zum Himmel: weder 10 noch 9 noch Ass

# Was getippt werden darf, durch Kommas getrennt, das Kürzeste zuerst.
typed-yes = j, ja
typed-no = n, nein
typed-help = ?, h, hilfe, regeln
typed-sheet = s, sheet, stand, punkte
typed-last = last, letzter, letzter stich
typed-log = log, verlauf
typed-leave = q, ende, gehen
typed-signal = signal, zeichen

label-commands = ? Regeln · s Punktestand · log Verlauf dieses Spiels · q gehen
label-commands-last = ? Regeln · s Punktestand · letzter Stich: last · log Verlauf dieses Spiels · q gehen
label-rematch = Noch eine Partie? (j/n)
label-choose = Du wählst
label-trick = Stich
label-last-trick = Letzter Stich
label-tricks = Stiche
label-hand = Hand
label-gift = Geschenk
label-total = Summe
label-points = Punkte
label-bank = Bank
label-owed = geschuldet
label-trump = Trumpf
label-not-named = noch nicht bestimmt
label-in-hand = auf der Hand
label-target = bis
label-nobody = ungültig
label-round = Runde

turn-deals = { $who-is ->
    [you] gibst
   *[one] gibt
}
turn-leads = { $who-is ->
    [you] du spielst aus
   *[one] { $who } spielt aus
}
label-deal = Spiel
label-stake = Wert

taken-of = { $taken } von { $announced }
label-covered = unter den Strohmännern
label-announced = Ansage

signal-short-right-eye = 10
signal-short-left-eye = 9
signal-short-lips = Ass
signal-short-heaven = nichts Hohes

# Wie ein Zeichen getippt werden darf, durch Kommas getrennt; das erste wird gezeigt.
typed-right-eye = rechts, rechtes auge
typed-left-eye = links, linkes auge
typed-lips = mund, gespitzter mund
typed-heaven = himmel, blick zum himmel
