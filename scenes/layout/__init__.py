"""Where everything lies: the furniture of the table, and each card, for any window."""
