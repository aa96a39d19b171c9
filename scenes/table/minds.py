"""CPU players at the table: they think a slice a frame, and their pauses tell nothing."""

import random
from collections.abc import Iterator

from game.cpu import Choice

PATIENCE: dict[str | None, float] = {
    "grandmother": 1.25,
    "uncle": 0.9,
    "aunt": 0.8,
    "father": 1.1,
    "cousin": 0.75,
    "nephew": 1.0,
}
"""How long each character takes, as a share of the usual pause."""


class Mind:
    """One CPU's decision under way; `step` it once a frame until `done`."""

    def __init__(self, seat: int, thoughts: Iterator[Choice]) -> None:
        self.seat = seat
        self.choice: Choice = None
        self.done = False
        self._thoughts = thoughts

    @classmethod
    def nobody(cls) -> "Mind":
        """Give a mind that has nothing to decide."""
        empty = cls(-1, iter(()))
        empty.done = True
        return empty

    def step(self) -> None:
        """Think one slice further."""
        if self.done:
            return
        try:
            self.choice = next(self._thoughts)
        except StopIteration:
            self.done = True


def pause(character: str | None, seed: str, least: float, spread: float = 0.0) -> float:
    """Draw how long a CPU waits, from its character and a public seed alone; in seconds."""
    share = random.Random(seed).random()
    return (least + spread * share) * PATIENCE.get(character, 1.0)
