"""The table: where the match is played, seen and heard."""
