"""나이롱뽕 without a screen: cards, rules, rounds, matches, records, players."""

__version__ = "0.1.0"
