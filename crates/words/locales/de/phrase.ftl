# Was am Tisch gesagt werden kann.

phrase-says = { $who }: { $what }
phrase-says-private = { $who }, nur zum Partner: { $what }

phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-nice = Schön gespielt!
phrase-oh = Oh je!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-think = Ich überlege noch.
phrase-moment = Einen Moment, bitte.
phrase-back = Bin wieder da.
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

phrase-strawman = Ein schöner Strohmann!
phrase-beneath = Was liegt wohl darunter?
phrase-exact = Genau getroffen!
phrase-tight = Das wird eng.

phrase-smallest = «La plus petite fait» – die Kleinste gibt!
phrase-deals = «Qui fait les cartes ?» – wer gibt?
phrase-his-man = «Il va à son homme» – er lässt ihn machen.
phrase-handsome = «Il se fait beau» – da macht sich einer schön.
phrase-masters = «Des cartes maîtresses !» – nur Zehner und Neuner!
phrase-honest = «C’est un jeu franc ?» – ein ehrliches Blatt?
phrase-lie-down = «On se couche ?» – legt ihr euch?
phrase-false-vito = «Un vito faus!» – da blufft einer.
phrase-bell = «Una campana!» – es läutet, aber leer.
phrase-africa = «En àfrica!» – jetzt wird es heiß.

phrase-play = Lass uns spielen.
phrase-throw-in = Wirf lieber hin.
phrase-you-decide = Entscheide du.
phrase-agreed = Einverstanden.
phrase-high = Spiel hoch.
phrase-low = Spiel klein.
phrase-keep = Heb die beste auf.
phrase-spoil = Mach den Stich ungültig.
