# Words on the tables of the pages: beside cards, in score sheets.

board-back = verdeckte Karte
