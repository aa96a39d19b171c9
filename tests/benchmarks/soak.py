"""Soak: matches by the window's own loop at instant speed, with keys and clicks at random.

    python -m tests.benchmarks.soak [MATCHES] [SEED] [--size WxH] [--folder FOLDER]

Prints a line for every ten matches: frames, seconds, the most memory that the last one took, read
every fifty frames whatever is open; at the end it verifies every record.
Ends with 1 if anything was raised, a record has a fault, or the most memory of the last hundred
matches is over that of the first hundred by more than 5 %. Works on Linux, where a process can
read its own memory. With --folder in memory (/dev/shm) it is twice as quick, since every move is
synced to disk.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # or a plain kill only closes the window

import pygame

from game.disk import PREVIOUS
from game.presets import TABLE_FILE
from game.record import decode
from game.replay import replay
from game.store import LEFT, SAVE, Store, looks_finished
from scenes import memory
from scenes.app import App
from scenes.result import Result
from scenes.scene import Scene
from scenes.sittings import House
from scenes.stage import Stage
from scenes.table.scene import TableScene
from tests.screens import Silence

FRAME: Final = 50  # ms of the game's time a frame
STALLED: Final = 15_000  # frames without the end of a match after which everybody goes home
LINGERS: Final = 40  # frames after which a page is left, so that most of the time is play
DRAWN: Final = 20  # one frame in so many is drawn
READ: Final = 50  # frames between two looks at the memory
ENDINGS: Final = (SAVE, SAVE + LEFT)
MOST_GROWTH: Final = 0.05
SETTLED: Final = (
    100  # matches after which CPU players have met nearly all hands, and caches are full
)
KEYS: Final = {
    pygame.KSCAN_RETURN: 40, pygame.KSCAN_SPACE: 8, pygame.KSCAN_1: 6, pygame.KSCAN_2: 6,
    pygame.KSCAN_3: 6, pygame.KSCAN_4: 4, pygame.KSCAN_5: 4, pygame.KSCAN_6: 4,
    pygame.KSCAN_LEFT: 2, pygame.KSCAN_RIGHT: 7, pygame.KSCAN_UP: 1, pygame.KSCAN_DOWN: 1,
    pygame.KSCAN_TAB: 1, pygame.KSCAN_A: 2, pygame.KSCAN_P: 1, pygame.KSCAN_L: 1,
    pygame.KSCAN_R: 1, pygame.KSCAN_PERIOD: 2, pygame.KSCAN_ESCAPE: 1, pygame.KSCAN_S: 2,
    pygame.KSCAN_D: 2, pygame.KSCAN_LCTRL: 6, pygame.KSCAN_BACKSPACE: 4, pygame.KSCAN_GRAVE: 4,
}  # fmt: skip
"""How often each key is pressed, against the others; own keys of a shared table among them."""


def key(scan: int) -> Iterator[pygame.Event]:
    """Press a key and let it go."""
    told = {"scancode": scan, "key": 0, "mod": 0, "unicode": ""}
    yield pygame.event.Event(pygame.KEYDOWN, told)
    yield pygame.event.Event(pygame.KEYUP, told)


class Hurry:
    """A clock on which every frame takes as long as frames may take, and nobody waits."""

    def tick(self, rate: int = 0) -> int:
        del rate
        return FRAME


class Soak:
    """One long evening: the window's own loop, with noise instead of a person."""

    def __init__(self, folder: Path, seed: int, size: tuple[int, int] = (0, 0)) -> None:
        self.chance = random.Random(seed)
        self.stage = Stage(Store(folder), Silence())  # one that writes down takes 44 kB a match
        self.size = size
        self.finished = 0
        self.frames = 0
        self.most = 0.0  # MB that were held since a match was told of
        self.seen: Counter[str] = Counter()
        self._told: Callable[[], None] = lambda: None
        self._wanted = 0
        self._last: Result | None = None
        self._before: Scene | None = None
        self._since = 0  # the frame at which a match ended last
        self._front = 0  # frames for which the same page has been in front

    def _open(self) -> App:
        self._calm()
        app = App(self.stage, lambda: House(self.stage).title())
        if self.size > (0, 0):
            app.screen = pygame.display.set_mode(self.size)
        app.canvas.screen = app.screen
        app._clock = Hurry()  # type: ignore[assignment]
        app._wait_if_idle = lambda: self._between(app)  # type: ignore[method-assign]
        draw = app._draw
        app._draw = lambda: None if self.frames % DRAWN else draw()  # type: ignore[method-assign]
        return app

    def _calm(self) -> None:
        """Put back what random presses in the options may have changed."""
        self.stage.change(
            newcomer=False, speed="instant", claim="touch", claim_seconds="0.8", fullscreen=False,
            keys=(),
        )  # fmt: skip

    def run(self, matches: int, told: Callable[[], None]) -> None:
        """Play; `told` is called for each finished match. A window that was closed opens again."""
        self._wanted, self._told = matches, told
        while self.finished < matches:
            self._open().run()

    def _between(self, app: App) -> None:
        """Stand where the loop would wait: post noise, look how far the evening is."""
        self.frames += 1
        top = app.scenes[-1] if app.scenes else None
        self._front = self._front + 1 if top is self._before else 0
        self._before = top
        bored = self._front > LINGERS and not isinstance(top, TableScene)
        for event in key(pygame.KSCAN_ESCAPE) if bored else self._noise(app):
            pygame.event.post(event)
        if self.frames % 500 == 0:
            self._calm()
        if self.frames % READ == 0:
            self.most = max(self.most, held())
        self.seen[type(top).__name__] += 1
        if isinstance(top, Result) and top is not self._last:
            self._last = top
            self.finished += 1
            self._since = self.frames
            self._told()
        if self.frames - self._since > STALLED:
            self._go_home()
        if self.finished >= self._wanted:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    def _go_home(self) -> None:
        """Leave a table at which noise gets nowhere, as one with five own keys; open another."""
        self._since = self.frames
        self.stage.store.folder.joinpath(TABLE_FILE).unlink(missing_ok=True)
        for name in self.stage.store.match_names():
            if not looks_finished(self.stage.store.matches / name):
                self.stage.store.leave(name)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    def _noise(self, app: App) -> Iterator[pygame.Event]:
        if self.chance.random() < 0.6:
            yield from key(self.chance.choices(list(KEYS), list(KEYS.values()))[0])
        if self.chance.random() < 0.05:
            wide, high = app.screen.get_size()
            place = (self.chance.randrange(wide), self.chance.randrange(high))
            button = {"pos": place, "button": self.chance.choice((1, 1, 1, 3)), "touch": False}
            yield pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
            yield pygame.event.Event(pygame.MOUSEBUTTONDOWN, button)
            yield pygame.event.Event(pygame.MOUSEBUTTONUP, button)


def held() -> float:
    """Tell how much memory this process holds, in MB."""
    status = Path("/", "proc", "self", "status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def evening(matches: int, seed: int, size: tuple[int, int], folder: Path) -> bool:
    """Soak, print and judge."""
    curve: list[float] = []
    start = time.monotonic()
    soak = Soak(folder, seed, size)

    def told() -> None:
        curve.append(max(soak.most, held()))
        soak.most = 0.0
        if soak.finished % max(1, min(10, matches // 5)) == 0:
            passed = time.monotonic() - start
            said = f"{soak.finished} matches, {soak.frames} frames, {passed:.0f} s"
            sys.stdout.write(f"{said}, {curve[-1]:.0f} MB\n")
            sys.stdout.flush()

    soak.run(matches, told)
    where = ", ".join(f"{name} {count}" for name, count in soak.seen.most_common())
    sys.stdout.write(f"frames by what was in front: {where}\n")
    return judged(folder, curve)


def judged(folder: Path, curve: list[float]) -> bool:
    """Check every record, and that memory stays as it is once the caches are full."""
    there = sorted((folder / "matches").iterdir())
    saves = [path for path in there if path.name.removesuffix(PREVIOUS).endswith(ENDINGS)]
    rounds = 0
    for save in saves:
        record = decode(save.read_bytes())
        replay(record)
        rounds += len(record.rounds)
    early, late = (max(part) for part in (curve[:SETTLED], curve[-SETTLED:]))
    growth = late / early - 1
    told = f"{len(saves)} records of {rounds} rounds verify; most memory {max(curve):.0f} MB"
    sys.stdout.write(
        f"{told}, grown by {growth:.1%} from the first {SETTLED} matches to the last\n"
    )
    return growth <= MOST_GROWTH


def main() -> int:
    """Read what was asked and soak."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    asked.add_argument("matches", nargs="?", type=int, default=500)
    asked.add_argument("seed", nargs="?", type=int, default=1)
    asked.add_argument("--size", help="of the window, such as 1920x1080")
    asked.add_argument("--folder", help="where matches lie meanwhile; quickest in memory")
    wished = asked.parse_args()
    wide, high = (int(side) for side in (wished.size or "0x0").split("x"))
    memory.give_back()
    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory(dir=wished.folder) as folder:
        return int(not evening(wished.matches, wished.seed, (wide, high), Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
