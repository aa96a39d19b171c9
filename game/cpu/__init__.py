"""Computer players: each sees the View of its seat and nothing else."""

from difflib import get_close_matches
from typing import Final

from game.cpu import levels
from game.cpu.minds import MindPlayer
from game.cpu.people import learning, mind
from game.cpu.player import Choice, Player, decide
from game.cpu.simple import GreedyPlayer, RandomPlayer

__all__ = ["CHARACTERS", "KINDS", "LEVELS", "Choice", "Player", "decide", "learning", "player"]

LEVELS: Final[tuple[str, ...]] = tuple(levels.LEVELS)
"""The five levels, the weakest first."""

KINDS: Final[tuple[str, ...]] = ("random", "greedy", *LEVELS)
"""All kinds of players by name."""

CHARACTERS: Final[tuple[str, ...]] = tuple(levels.CHARACTERS)
"""The six people who sit at the table; each plays at any level, in a way of their own."""


def player(kind: str, character: str | None = None) -> Player:
    """Seat a player; `ValueError` names the nearest kind or character, and all of them."""
    known(kind, KINDS, "player")
    if character is not None:
        known(character, CHARACTERS, "character")
    if kind == "random":
        return RandomPlayer()
    if kind == "greedy":
        return GreedyPlayer()
    return MindPlayer(mind(kind, character))


def known(name: str, names: tuple[str, ...], what: str) -> None:
    """Pass a name that is on the list; `ValueError` says which one may have been meant."""
    if name in names:
        return
    near = get_close_matches(name, names, n=1)
    hint = f"; did you mean {near[0]}?" if near else "."
    raise ValueError(f"there is no {what} {name[:40]!r}{hint} There are: {', '.join(names)}")
