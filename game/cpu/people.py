"""Who plays how: a mind for every kind of player, plain or with a character."""

from game.cpu.levels import CHARACTERS, LEVELS, PLAIN
from game.cpu.master import MasterMind
from game.cpu.minds import GreedyMind, LevelMind, Mind, RandomMind


def mind(kind: str, character: str | None = None) -> Mind:
    """Give the mind behind a kind of player; `KeyError` for a name that is on no list."""
    if kind == "random":
        return RandomMind()
    if kind == "greedy":
        return GreedyMind()
    bent = PLAIN if character is None else CHARACTERS[character]
    level = LEVELS[kind]
    return MasterMind(bent=bent) if kind == "master" else LevelMind(level, bent)
