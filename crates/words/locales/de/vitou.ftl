# Vitou. Die Ansagen heißen, wie die Variante sie nennt: baraque; vito, siei, giüche fuora.

vitou-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}
vitou-worth-match = die Partie
vitou-to-match = um die Partie
vitou-to-points = auf { $count }
vitou-step-match = Baraque, um die Partie
vitou-step-vito = Vito, auf 3
vitou-step-siei = Siei, auf 6
vitou-step-fuora = Giüche fuora, um die Partie

vitou-choice-raise = erhöhen: { $step }
vitou-choice-raise-plain = { $step } erhöhen
vitou-choice-accept = annehmen
vitou-choice-fold = aufgeben
vitou-choice-go = spielen
vitou-choice-throw = hinwerfen
vitou-choice-ask = { $partner } überlassen
vitou-choice-ask-partner = dem Partner überlassen
vitou-choice-pass = passen
vitou-choice-look = ansehen
vitou-choice-skip = Auslassen vorschlagen
vitou-choice-agree = einverstanden, auslassen
vitou-choice-refuse = ablehnen, spielen
# Was sonst dafür getippt werden darf, durch Kommas getrennt.
vitou-typed-raise = erhöhen, e, r, raise, erhöhe auf { $amount }
vitou-typed-baraque = erhöhen, e, r, raise, baraque, partie
vitou-typed-vito = erhöhen, e, r, raise, erhöhe auf 3, vito, tres
vitou-typed-siei = erhöhen, e, r, raise, erhöhe auf 6, siei
vitou-typed-fuora = erhöhen, e, r, raise, erhöhe auf 12, giüche fuora, duze
vitou-typed-accept = annehmen, a, nehm an
vitou-typed-fold = aufgeben, gib auf, f
vitou-typed-go = spielen, los, g
vitou-typed-throw = hinwerfen, w
vitou-typed-ask = fragen, partner
vitou-typed-pass = passen, passe, p
vitou-typed-look = ansehen
vitou-typed-skip = auslassen
vitou-typed-agree = einverstanden
vitou-typed-refuse = ablehnen
vitou-typed-card = spiel { $card }

vitou-dealt = Spiel { $hand }: { $dealer-is ->
    [you] Du gibst
   *[one] { $dealer } gibt
}, { $leader-is ->
    [you] du spielst aus.
   *[one] { $leader } spielt aus.
}
vitou-near-one = { $side-is ->
    [you] Dir fehlt noch ein Punkt: kein Erhöhen. Du siehst deine Karten und entscheidest, ob gespielt wird. Gespielt und verloren bringt { $others-is ->
        [you] dir
        [us] euch
       *[they] { $others }
    } 3 Punkte, hingeworfen 1. [{ $ruling }]
    [us] Eurer Seite fehlt noch ein Punkt: kein Erhöhen, und ihr beide seht die Karten des anderen. Ihr entscheidet, ob gespielt wird. Gespielt und verloren bringt { $others-is ->
        [you] dir
        [us] euch
       *[they] { $others }
    } 3 Punkte, hingeworfen 1. [{ $ruling }]
    [they] { $side } fehlt noch ein Punkt: kein Erhöhen; die beiden sehen die Karten des anderen und entscheiden, ob gespielt wird. Gespielt und verloren bringt { $others-is ->
        [you] dir
        [us] euch
       *[they] { $others }
    } 3 Punkte, hingeworfen 1. [{ $ruling }]
   *[one] { $side } fehlt noch ein Punkt: kein Erhöhen, und { $side } entscheidet, ob gespielt wird. Gespielt und verloren bringt { $others-is ->
        [you] dir
        [us] euch
       *[they] { $others }
    } 3 Punkte, hingeworfen 1. [{ $ruling }]
}
vitou-near-both = Beiden Seiten fehlt noch ein Punkt: kein Erhöhen, keine Zeichen. Einer nach dem anderen bekommt drei Karten und sagt spielen oder passen; wer das nächste gespielte Spiel gewinnt, gewinnt die Partie. [{ $ruling }]
vitou-africa = Ein Punkt vor Schluss heißt hier „en àfrica“, in Afrika.

vitou-ask-blind = Noch hat niemand hingesehen. Sieh dir deine Karten an oder erhöhe blind: { $step }.
vitou-ask-blind-plain = Blind wird nicht mehr erhöht. Sieh dir deine Karten an.
vitou-ask-skip = Spielen oder vorschlagen, dieses Spiel auszulassen? Noch zählt es 1.
vitou-ask-skipped = { $other } schlägt vor, dieses Spiel auszulassen. Einverstanden, dann punktet niemand, oder ablehnen und spielen?
vitou-ask-decide = Spielen, hinwerfen ({ $others }: 1 Punkt) oder es { $partner } überlassen? Gespielt und verloren bringt { $others } 3 Punkte.
vitou-ask-decide-two = Spielen oder hinwerfen ({ $others }: 1 Punkt)? Gespielt und verloren bringt { $others } 3 Punkte.
vitou-ask-asked = { $partner } überlässt es dir. Spielen oder hinwerfen ({ $others }: 1 Punkt)? Gespielt und verloren bringt { $others } 3 Punkte.
vitou-ask-offer = Spielen oder passen? Beim ersten „spielen“ entscheidet dieses Spiel die Partie; passen alle, gibt der nächste Geber.
vitou-ask-answer = { $who } hat erhöht, { $offered }. Annehmen{ $next ->
    [none] {""}
   *[some] , erhöhen ({ $step })
} oder aufgeben ({ $side }: { $worth })?
vitou-ask-answer-card = { $who } hat erhöht, { $offered }. Spiel eine Karte, um anzunehmen, { $next ->
    [none] {""}
   *[some] erhöhe ({ $step }){" "}
}oder gib auf ({ $side }: { $worth }).
vitou-ask-raised = Du hast erhöht: Spiel jetzt eine Karte.
vitou-ask-raised-morlino = Du hast erhöht: Spiel jetzt eine Karte, die das Spiel noch nicht entscheidet.
vitou-ask-lead = Du spielst zum { $trick }. Stich aus: irgendeine Karte{ $next ->
    [none] .
   *[some] , oder erhöhe vorher ({ $step }).
}
vitou-ask-follow = { $best }; spiel irgendeine Karte{ $next ->
    [none] .
   *[some] , oder erhöhe vorher ({ $step }).
}
vitou-best-one = { $who-is ->
    [you] Am höchsten ist deine Karte { $card }
   *[one] Am höchsten ist { $card } von { $who }
}
vitou-best-void = Mehrere { $ranks } sind gleich hoch, bisher ist der Stich ungültig
vitou-wait-blind = { $who } sieht die Karten an oder erhöht blind.
vitou-wait-skip = { $who } sagt, ob dieses Spiel ausgelassen wird.
vitou-wait-skipped = { $who } muss auf den Vorschlag antworten.
vitou-wait-decide = { $who } entscheidet, ob gespielt wird.
vitou-wait-offer = { $who } sagt spielen oder passen.
vitou-wait-answer = { $who } muss auf das Erhöhen antworten.
vitou-wait-play = { $who } spielt als Nächstes.

vitou-did-raise = { $who-is ->
    [you] Du erhöhst
   *[one] { $who } erhöht
}{ $how ->
    [blind] {" "}ohne hinzusehen
   *[seen] {""}
}: { $step }.
vitou-did-lead = { $who-is ->
    [you] Du spielst { $card } aus.
   *[one] { $who } spielt { $card } aus.
}
vitou-did-play = { $who-is ->
    [you] Du legst { $card }.
   *[one] { $who } legt { $card }.
}
vitou-did-accept-card = { $who-is ->
    [you] Du nimmst an und legst { $card }.
   *[one] { $who } nimmt an und legt { $card }.
}
vitou-did-accept = { $who-is ->
    [you] Du nimmst an: Es geht um { $worth }.
   *[one] { $who } nimmt an: Es geht um { $worth }.
}
vitou-did-go = { $who-is ->
    [you] Du willst spielen.
   *[one] { $who } will spielen.
}
vitou-did-ask = { $who-is ->
    [you] Du überlässt es { $partner }.
   *[one] { $who } überlässt es { $partner-is ->
        [you] dir
       *[one] { $partner }
    }.
}
vitou-did-pass = { $who-is ->
    [you] Du passt.
   *[one] { $who } passt.
}
vitou-did-look = { $who-is ->
    [you] Du siehst deine Karten an.
   *[one] { $who } sieht die Karten an.
}
vitou-did-skip = { $who-is ->
    [you] Du schlägst vor, dieses Spiel auszulassen.
   *[one] { $who } schlägt vor, dieses Spiel auszulassen.
}
vitou-did-agree = { $who-is ->
    [you] Du bist einverstanden.
   *[one] { $who } ist einverstanden.
}
vitou-did-refuse = { $who-is ->
    [you] Du lehnst ab: Es wird gespielt.
   *[one] { $who } lehnt ab: Es wird gespielt.
}
vitou-did-signal = { $who-is ->
    [you] Dein Zeichen: { $signal }.
   *[one] Zeichen von { $who }: { $signal }.
}

vitou-trick-won = { $who-is ->
    [you] Der Stich gehört dir.
   *[one] { $who } bekommt den Stich.
}
vitou-trick-void = Mehrere { $ranks } sind am höchsten: Der Stich ist ungültig{ $next ->
    [none] .
   *[some] { $who-is ->
        [you] , du spielst noch einmal aus.
       *[one] , { $who } spielt noch einmal aus.
    }
}

vitou-end-more = { $side-is ->
    [you] Du hast mehr Stiche: Das Spiel gehört dir.
    [us] Eure Seite hat mehr Stiche: Das Spiel gehört euch.
    [they] { $side } haben mehr Stiche und gewinnen das Spiel.
   *[one] { $side } hat mehr Stiche und gewinnt das Spiel.
}
vitou-end-first = { $side-is ->
    [you] Gleich viele Stiche, aber der erste war deiner: Das Spiel gehört dir.
    [us] Gleich viele Stiche, aber ihr hattet den ersten: Das Spiel gehört euch.
    [they] Gleich viele Stiche, aber { $side } hatten den ersten und gewinnen das Spiel.
   *[one] Gleich viele Stiche, aber { $side } hatte den ersten und gewinnt das Spiel.
}
vitou-end-drawn = Alle drei Stiche sind ungültig: Das Spiel endet unentschieden.
vitou-end-certain = { $endings }. So oder so { $side-is ->
    [you] gewinnst du: Das Spiel ist hier zu Ende. [VT-2]
    [us] gewinnt eure Seite: Das Spiel ist hier zu Ende. [VT-2]
    [they] gewinnen { $side }: Das Spiel ist hier zu Ende. [VT-2]
   *[one] gewinnt { $side }: Das Spiel ist hier zu Ende. [VT-2]
}
vitou-end-certain-one = { $endings }. Damit { $side-is ->
    [you] gewinnst du: Das Spiel ist hier zu Ende. [VT-2]
    [us] gewinnt eure Seite: Das Spiel ist hier zu Ende. [VT-2]
    [they] gewinnen { $side }: Das Spiel ist hier zu Ende. [VT-2]
   *[one] gewinnt { $side }: Das Spiel ist hier zu Ende. [VT-2]
}
vitou-end-certain-drawn = { $endings }: Das Spiel ist unentschieden und hier zu Ende. [VT-2]
vitou-ending = Nach den offenen Karten kann dieser Stich nur noch { $ways }
vitou-way-side = { $side-is ->
    [you] an dich gehen
    [us] an eure Seite gehen
   *[they] an { $side } gehen
}
vitou-way-void = ungültig werden
vitou-end-given-up = { $who-is ->
    [you] Du hast aufgegeben, statt auf das Erhöhen einzugehen
   *[one] { $who } hat aufgegeben, statt auf das Erhöhen einzugehen
}: { $side-is ->
    [you] Du bekommst
    [us] Ihr bekommt
    [they] { $side } bekommen
   *[one] { $side } bekommt
}, was das Spiel vorher wert war.
vitou-end-thrown-in = { $who-is ->
    [you] Du hast hingeworfen.
   *[one] { $who } hat hingeworfen.
}
vitou-end-passed = Alle haben gepasst: Die Karten werden zusammengeworfen, niemand punktet.
vitou-end-skipped = Beide lassen dieses Spiel aus: Niemand punktet.
vitou-scored = { $side-is ->
    [you] Du bekommst { $points }.
    [us] Eure Seite bekommt { $points }.
    [they] { $side } bekommen { $points }.
   *[one] { $side } bekommt { $points }.
}
vitou-scored-match = { $side-is ->
    [you] Es ging um die Partie: Du gewinnst sie mit diesem Spiel.
    [us] Es ging um die Partie: Eure Seite gewinnt sie mit diesem Spiel.
    [they] Es ging um die Partie: { $side } gewinnen sie mit diesem Spiel.
   *[one] Es ging um die Partie: { $side } gewinnt sie mit diesem Spiel.
}
vitou-now = Stand: { $totals }.

vitou-no-held = { $card } hast du nicht. Möglich: { $legal }.
vitou-no-play-card = Jetzt werden Karten gespielt, dieses Wort gehört nicht hierher. Möglich: { $legal }.
vitou-no-raise-near = Niemand erhöht, wenn einer Seite nur noch ein Punkt fehlt. Möglich: { $legal }.
vitou-no-next-raise = Erhöht wird Stufe um Stufe, die nächste ist { $step }. Möglich: { $legal }.
vitou-no-at-stake = Es geht schon um die Partie, höher geht es nicht. Möglich: { $legal }.
vitou-no-twelve = Die Partie heißt hier 12: schreib raise:12. Möglich: { $legal }.
vitou-no-own-raise = Zuletzt hat eure Seite erhöht, als Nächstes darf nur die andere. Möglich: { $legal }.
vitou-no-last = Wer als Letztes zum Stich spielt, erhöht nicht. Möglich: { $legal }.
vitou-no-again = Einmal erhöhen je Zug, jetzt wird eine Karte gespielt: { $legal }.
vitou-no-all-deciding = Jede deiner Karten würde das Spiel sofort entscheiden, auf das Erhöhen könnte niemand antworten. Möglich: { $legal }.
vitou-no-deciding = { $card } würde das Spiel sofort entscheiden, auf dein Erhöhen könnte niemand antworten. Möglich: { $legal }.
vitou-no-nothing = Niemand hat erhöht, worauf du antworten könntest. Möglich: { $legal }.
vitou-no-by-playing = Du nimmst an, indem du eine Karte spielst. Möglich: { $legal }.
vitou-no-answer-first = Antworte zuerst auf das Erhöhen: { $legal }.
vitou-no-decide-first = Entscheide zuerst, ob gespielt wird: { $legal }.
vitou-no-offer-first = Sag zuerst, ob du spielen willst: { $legal }.
vitou-no-decision = Etwas dergleichen ist in diesem Spiel nicht zu entscheiden. Möglich: { $legal }.
vitou-no-passing = In diesem Spiel wird nicht gepasst. Möglich: { $legal }.
vitou-no-asked = Dein Partner hat es dir überlassen, zurück geht es nicht: { $legal }.
vitou-no-partner = Hier gibt es keinen Partner, dem du es überlassen könntest: { $legal }.
vitou-no-look-two = Erst später ansehen und blind erhöhen gibt es nur zu zweit. Möglich: { $legal }.
vitou-no-seen = Du siehst deine Karten schon. Möglich: { $legal }.
vitou-no-look-first = Sieh zuerst deine Karten an oder erhöhe blind: { $legal }.
vitou-no-skip-two = Ein Spiel auslassen gibt es nur zu zweit. Möglich: { $legal }.
vitou-no-skip-one = Auslassen geht nur, solange das Spiel 1 zählt. Möglich: { $legal }.
vitou-no-skip-settled = Über das Auslassen ist in diesem Spiel schon entschieden. Möglich: { $legal }.
vitou-no-skip-first = Sag zuerst, ob ausgelassen wird: { $legal }.
vitou-no-agree-first = Antworte zuerst auf den Vorschlag auszulassen: { $legal }.
vitou-no-proposed = Niemand hat vorgeschlagen auszulassen. Möglich: { $legal }.

vitou-help-order = Farben bedeuten nichts. Von hoch nach niedrig: { $order }. Die höchste Karte bekommt den Stich; liegt der höchste Rang mehrfach, gleich von wem, ist der Stich ungültig („en patta“), und derselbe spielt noch einmal aus. Du darfst jede Karte spielen. [VT-3]
vitou-help-hand = Drei Karten, drei Stiche. Die Seite mit mehr Stichen gewinnt das Spiel; bei gleich vielen die, die zuerst einen hatte; sind alle ungültig, ist es unentschieden. Sobald die offenen Karten das Ergebnis sicher machen, ist Schluss. [VT-1, VT-2]
vitou-help-ladder-morlino = Ein Spiel zählt 1. Erhöht wird Stufe um Stufe: 3, 6, 12, dann „baraque“ (die Bude): die ganze Partie, wie es auch steht. Das erste Mal darf jeder außer dem Letzten eines Stichs, danach immer nur die Seite, die nicht zuletzt erhöht hat. Nach dem Erhöhen spielst du eine Karte, die das Spiel noch nicht entscheidet. [VT-5, VT-7]
vitou-help-answer-morlino = Der Nächste antwortet: Er spielt eine Karte (nimmt an), erhöht und spielt, oder gibt auf; dann bekommt die Seite des Erhöhenden, was das Spiel vorher wert war. [VT-6]
vitou-help-ladder-cason = Ein Spiel zählt 1. Erhöht wird Stufe um Stufe: „vito“ oder „tres“ ist 3, „siei“ ist 6, „giüche fuora“ oder „duze“ ist 12 und meint die ganze Partie. Nach dem ersten Mal darf immer nur die Seite, die nicht zuletzt erhöht hat. [VT-7, VT-11]
vitou-help-answer-cason = Auf ein Erhöhen antwortet sofort der Nächste, noch vor der Karte: annehmen, aufgeben oder selbst erhöhen; darauf antwortet wieder, wer vorher erhöht hat. Dann spielt der erste Erhöhende. Wie das wirklich ging, weiß man nicht mehr: Diese Reihenfolge ist unsere. [VT-11]
vitou-help-blind = Zu zweit: Vor dem Ansehen darf erst der andere, dann der Geber blind erhöhen. Wer antworten muss, sieht seine Karten. [VT-13]
vitou-help-skip = Solange das Spiel 1 zählt und noch keine Karte liegt, darf jeder vorschlagen, es auszulassen; ist der andere einverstanden, punktet niemand. Die Grenze von 1 ist unsere, und dass man nur erhöht, wenn man dran ist, auch. [VT-14, VT-15]
vitou-help-near = Ein Punkt vor Schluss, und die andere Seite ist weiter weg: kein Erhöhen. Diese Seite entscheidet: hinwerfen (1 Punkt für die anderen) oder spielen; gewonnen beendet die Partie, verloren bringt den anderen 3. Partner sehen die Karten des anderen. [{ $ruling }]
vitou-help-both = Beide einen Punkt vor Schluss: kein Erhöhen, keine Zeichen. Einer nach dem anderen bekommt Karten und sagt spielen oder passen; passen alle, gibt der nächste Geber. [{ $ruling }]
vitou-help-signals = Zeichen sind Gerede und dürfen lügen: rechtes Auge = eine 10, linkes Auge = eine 9, gespitzter Mund = ein Ass, Blick zum Himmel = nichts davon. { $who ->
    [open] An diesem Tisch sieht sie jeder.
   *[covert] Dein Partner sieht sie immer; jeder Gegner bemerkt sie mit Wahrscheinlichkeit 1/2, und du erfährst es nicht.
} Eins zwischen zwei Zügen, jedes einmal je Stich, keins, solange eure Seite eine Antwort schuldet. [VT-10]
vitou-help-target = { $target } Punkte gewinnen die Partie.
vitou-help-africa = Ein Punkt vor Schluss heißt „en àfrica“: Dort, sagt man, brennt man.
vitou-help-origin = Ein Spiel aus Nizza, wie { $author } es beschreibt.

vitou-rung-match = Baraque
vitou-rung-vito = 3 Vito
vitou-rung-siei = 6 Siei
vitou-rung-fuora = 12 Giüche fuora
vitou-next = erhöhen darf: { $side }
vitou-next-all = erhöhen dürfen beide Seiten
vitou-next-none = kein Erhöhen mehr
