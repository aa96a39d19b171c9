"""Matches on disk: the list, one match, and its rounds to be watched again."""
