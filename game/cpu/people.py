"""Who plays how: a mind for every kind of player, plain or with a character."""

from collections.abc import Collection, Iterator
from typing import Final

from game.cpu.by_heart import learn
from game.cpu.levels import CHARACTERS, LEVELS, PLAIN
from game.cpu.master import MasterMind
from game.cpu.minds import GreedyMind, LevelMind, Mind, RandomMind
from game.house import HouseRules

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


def learning(kinds: Collection[str], rules: HouseRules) -> Iterator[None]:
    """Let players learn what they need to have by heart: a master a lot, all others nothing.

    Each step takes a fraction of a millisecond, and all together a third of a second.
    """
    return learn(rules) if "master" in kinds else iter(())
