"""Who plays how: a mind for every kind of player, plain or with a character."""

from typing import Final

from game.cpu.levels import CHARACTERS, LEVELS, PLAIN
from game.cpu.master import MasterMind
from game.cpu.minds import GreedyMind, LevelMind, Mind, RandomMind

STUBBORN: Final = 1.0
"""Share of a character's own judgement that counts against a move that its search finds.

As little as for a plain master, and the search would take all of its bent back.
"""


def mind(kind: str, character: str | None = None) -> Mind:
    """Give the mind behind a kind of player; `KeyError` for a name that is on no list."""
    if kind == "random":
        return RandomMind()
    if kind == "greedy":
        return GreedyMind()
    bent = PLAIN if character is None else CHARACTERS[character]
    level = LEVELS[kind]
    if kind == "master":
        return MasterMind() if bent is PLAIN else MasterMind(bent=bent, faith=STUBBORN)
    return LevelMind(level, bent)
