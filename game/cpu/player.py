"""What a computer player is: something that looks at a View and names its choice."""

import random
from collections.abc import Iterator
from typing import Final, Protocol

from game.moves import Move
from game.view import View

Choice = Move | None
"""A move; None lets a claim window pass."""


SLICES_A_FRAME: Final = 8
"""Steps of thought that a table takes in one of its frames."""


class Player(Protocol):
    """A computer player; all that it learns of a round is the View."""

    def think(self, view: View, rng: random.Random) -> Iterator[Choice]:
        """Yield better and better choices, some four a millisecond; the last one counts."""
        ...


def decide(who: Player, view: View, rng: random.Random) -> Choice:
    """Let a player think to its end and take its last choice."""
    choice: Choice = None
    for better in who.think(view, rng):
        choice = better
    return choice
