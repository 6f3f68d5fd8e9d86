# Words of the form that makes a table: every option and what it means.

making-variant = Variante
