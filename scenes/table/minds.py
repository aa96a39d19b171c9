"""CPU players at the table: they think a little a frame, and their pauses tell nothing.

No frame works longer than 4 ms for it: so many slices, of which `bench` says how long they take.
"""

import random
from collections.abc import Iterable, Iterator
from itertools import islice

from game.cpu import Choice
from game.cpu.player import SLICES_A_FRAME
from scenes.table.pace import Pace

PATIENCE: dict[str | None, float] = {
    "grandmother": 1.25,
    "uncle": 0.9,
    "aunt": 0.8,
    "father": 1.1,
    "cousin": 0.75,
    "nephew": 1.0,
}
"""How long each character takes, as a share of the usual pause."""


PERSON = "person"

FRAMES: dict[str, int] = {"master": 27}
"""How many frames a kind of player always takes, so that nobody sees how hard a choice is."""


def frames(kinds: Iterable[str]) -> int:
    """Give the frames that the slowest of some kinds of players takes."""
    return max((FRAMES.get(kind, 1) for kind in kinds), default=1)


class Study:
    """What CPUs still learn before they can decide; `step` it once a frame until `done`.

    None of them decides before it is done, able to claim or not, so that its end tells nothing.
    """

    def __init__(self, learning: Iterator[None]) -> None:
        self.done = False
        self._learning = learning
        self._learn(1)  # enough to hear that there is nothing to learn

    def step(self) -> None:
        """Learn a frame further."""
        self._learn(SLICES_A_FRAME)

    def _learn(self, slices: int) -> None:
        self.done = self.done or len(list(islice(self._learning, slices))) < slices


class Mind:
    """One CPU's decision under way; `step` it once a frame until `done`.

    It takes `least` frames even if it has decided before.
    """

    def __init__(self, seat: int, thoughts: Iterator[Choice], least: int = 1) -> None:
        self.seat = seat
        self.choice: Choice = None
        self._thoughts = thoughts
        self._decided = False
        self._left = least + 1  # one more to hear that there is nothing better

    @classmethod
    def nobody(cls, least: int = 1) -> "Mind":
        """Give a mind that has nothing to decide; it takes as long as one that has."""
        return cls(-1, iter(()), least)

    @property
    def done(self) -> bool:
        """Tell whether it has decided and its time is over."""
        return self._decided and self._left <= 0

    def step(self) -> None:
        """Think a frame further."""
        self._left -= 1
        for _ in range(SLICES_A_FRAME):
            if not self._decided:
                self._think()

    def _think(self) -> None:
        try:
            self.choice = next(self._thoughts)
        except StopIteration:
            self._decided = True


def pause(character: str | None, seed: str, least: float, spread: float = 0.0) -> float:
    """Draw how long a CPU waits, from its character and a public seed alone; in seconds."""
    share = random.Random(seed).random()
    return (least + spread * share) * PATIENCE.get(character, 1.0)


def rest(pace: Pace, seed: str, character: str | None, *, on_draw: bool) -> float:
    """Give the pause before a draw or a throw; a PERSON has only the beat of the turn's start."""
    beat = pace("beat") if on_draw else 0.0
    if character == PERSON:
        return beat
    if on_draw:
        return beat + pause(character, seed, pace("cpu_pause"))
    return pause(character, seed, pace("cpu_throw"), pace("cpu_throw_spread"))
