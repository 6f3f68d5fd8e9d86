# What can be said at a table.

phrase-says = { $who }: { $what }
phrase-says-private = { $who }, to the partner alone: { $what }

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-oh = Oh dear!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-think = I’m still thinking.
phrase-moment = One moment, please.
phrase-back = I’m back.
phrase-again = Another match?
phrase-bye = Goodbye!

phrase-strawman = What a fine strawman!
phrase-beneath = What may lie beneath?
phrase-exact = Hit exactly!
phrase-tight = This will be tight.

phrase-smallest = “La plus petite fait” – the smallest deals!
phrase-deals = “Qui fait les cartes ?” – who deals?
phrase-his-man = “Il va à son homme” – leaving it to the partner.
phrase-handsome = “Il se fait beau” – somebody is dressing up.
phrase-masters = “Des cartes maîtresses !” – nothing but tens and nines!
phrase-honest = “C’est un jeu franc ?” – an honest hand?
phrase-lie-down = “On se couche ?” – will you lie down?
phrase-false-vito = “Un vito faus!” – somebody is bluffing.
phrase-bell = “Una campana!” – a bell with nothing in it.
phrase-africa = “En àfrica!” – it is getting hot.

phrase-play = Let’s play it.
phrase-throw-in = Better throw it in.
phrase-you-decide = You decide.
phrase-agreed = Agreed.
phrase-high = Play high.
phrase-low = Play low.
phrase-keep = Keep your best.
phrase-spoil = Make the trick void.
