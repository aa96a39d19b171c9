"""The rule book: the rules in force as running text with the real cards, searchable."""
