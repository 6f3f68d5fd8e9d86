# Words of the pages around the tables: the home page, making a table, who sits where, what went wrong.

house-home = Startseite
