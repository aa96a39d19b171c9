"""Who sits where, under which rules, for how many rounds."""
