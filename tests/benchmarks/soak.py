"""Soak: matches by the window's own loop at instant speed, with keys and clicks at random.

    python -m tests.benchmarks.soak [MATCHES] [SEED]

Prints a line for every ten matches: frames, memory; at the end it verifies every record. Ends with
1 if anything was raised, a record has a fault, or memory grew by more than 5 % after the first ten
matches. Works on Linux, where a process can read its own memory.
"""

import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.record import decode
from game.replay import replay
from game.store import Store
from scenes.app import App
from scenes.result import Result
from scenes.scene import Scene
from scenes.sittings import House
from scenes.stage import Stage
from tests.screens import Silence

FRAME: Final = 0.05
DRAWN: Final = 12  # one frame in so many is drawn
MOST_GROWTH: Final = 1.05
SETTLED: Final = 10  # matches after which caches are full
KEYS: Final = {
    pygame.KSCAN_RETURN: 40, pygame.KSCAN_SPACE: 8, pygame.KSCAN_1: 6, pygame.KSCAN_2: 6,
    pygame.KSCAN_3: 6, pygame.KSCAN_4: 4, pygame.KSCAN_5: 4, pygame.KSCAN_6: 4,
    pygame.KSCAN_LEFT: 2, pygame.KSCAN_RIGHT: 2, pygame.KSCAN_UP: 1, pygame.KSCAN_DOWN: 1,
    pygame.KSCAN_TAB: 1, pygame.KSCAN_A: 2, pygame.KSCAN_P: 1, pygame.KSCAN_L: 1,
    pygame.KSCAN_R: 1, pygame.KSCAN_PERIOD: 2, pygame.KSCAN_ESCAPE: 1, pygame.KSCAN_S: 2,
    pygame.KSCAN_D: 2,
}  # fmt: skip
"""How often each key is pressed, against the others."""


class Soak:
    """One long evening."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.stage = Stage(Store(folder), Silence(asked=[]))
        self.app = self._open()
        self.finished = 0
        self.frames = 0
        self._last: Scene | None = None

    def _open(self) -> App:
        self._calm()
        return App(self.stage, lambda: House(self.stage).title())

    def _calm(self) -> None:
        """Put back what random presses in the options may have changed."""
        self.stage.change(
            newcomer=False, speed="instant", claim="touch", claim_seconds="0.8", fullscreen=False
        )

    def run(self, matches: int) -> Iterator[int]:
        """Play; yield the number of finished matches whenever it has grown."""
        while self.finished < matches:
            self._frame()
            if self._ended():
                self.finished += 1
                yield self.finished

    def _frame(self) -> None:
        self.frames += 1
        for event in self._noise():
            pygame.event.post(event)
        if self.frames % DRAWN:
            self._unseen()
        else:
            self.app.frame(FRAME)
        if self.frames % 500 == 0:
            self._calm()
        if not self.app.scenes or not self.app._running:
            self.app = self._open()

    def _unseen(self) -> None:
        """Let a frame pass without drawing it."""
        app, draw = self.app, self.app._draw
        app._draw = lambda: None  # type: ignore[method-assign]
        app.frame(FRAME)
        app._draw = draw  # type: ignore[method-assign]

    def _ended(self) -> bool:
        top = self.app.scenes[-1]
        fresh = isinstance(top, Result) and top is not self._last
        self._last = top
        return fresh

    def _noise(self) -> Iterator[pygame.Event]:
        if self.chance.random() < 0.6:
            key = self.chance.choices(list(KEYS), list(KEYS.values()))[0]
            told = {"scancode": key, "key": 0, "mod": 0, "unicode": ""}
            yield pygame.event.Event(pygame.KEYDOWN, told)
            yield pygame.event.Event(pygame.KEYUP, told)
        if self.chance.random() < 0.05:
            wide, high = self.app.screen.get_size()
            place = (self.chance.randrange(wide), self.chance.randrange(high))
            button = {"pos": place, "button": self.chance.choice((1, 1, 1, 3)), "touch": False}
            yield pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
            yield pygame.event.Event(pygame.MOUSEBUTTONDOWN, button)
            yield pygame.event.Event(pygame.MOUSEBUTTONUP, button)


def memory() -> float:
    """Tell how much memory this process holds, in MB."""
    status = Path("/", "proc", "self", "status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def main(matches: int, seed: int) -> int:
    """Soak, print and judge."""
    settled = 0.0
    with tempfile.TemporaryDirectory() as folder:
        pygame.display.init()
        pygame.font.init()
        soak = Soak(Path(folder), seed)
        for number in soak.run(matches):
            if number == SETTLED:
                settled = memory()
            if number % 10 == 0:
                sys.stdout.write(f"{number} matches, {soak.frames} frames, {memory():.0f} MB\n")
                sys.stdout.flush()
        saves = sorted((Path(folder) / "matches").glob("*.ppong*"))
        for save in saves:
            replay(decode(save.read_bytes()))
        growth = memory() / settled if settled else 1.0
    sys.stdout.write(f"{len(saves)} records verify; memory grew by {growth - 1:.1%}\n")
    return int(growth > MOST_GROWTH)


if __name__ == "__main__":
    asked = [int(word) for word in sys.argv[1:]]
    sys.exit(main(*(asked + [500, 1][len(asked) :])))
