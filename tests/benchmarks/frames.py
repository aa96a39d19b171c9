"""What a frame of the table costs, what the table costs at rest, and whether memory grows.

`python -m tests.benchmarks.frames [--xvfb] [--sizes 1920x1080,2560x1440,3840x2160]
[--idle SECONDS] [--rounds N]`

With --xvfb it starts a virtual display of its own, so that the real flip of software drawing is
in the figures; without it the display at hand is used. A frame's work is everything between two
waits: inputs, time, drawing and the flip. `wall` is what a watch shows, `cpu` what this process
used of a core; where others use the machine too, wall holds their turns as well.
"""

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

SIZES: Final = "1920x1080,2560x1440,3840x2160"
HANDS: Final = ["1 2 3 4 5", "9 9 8 1 2", "8 8 7 3 4", "7 7 9 6 10 12"]
"""Seat 3 deals; late in the round it throws its 9, and 9, 8 and 7 are ppong'd one after another."""
PILE: Final = 22  # discards that lie there when the chain begins
PACE: Final = 1 / 60  # s
SETTLED: Final = 12  # rounds after which caches are full


@contextlib.contextmanager
def virtual_display() -> Iterator[None]:
    """Start Xvfb on a number that it finds free by itself."""
    reading, writing = os.pipe()
    asked = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "4000x2320x24", "-nolisten", "tcp"]
    server = subprocess.Popen(asked, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        os.environ["DISPLAY"] = f":{answer.readline().strip()}"
    os.environ.pop("SDL_VIDEODRIVER", None)
    try:
        yield
    finally:
        server.terminate()
        server.wait()


@dataclass
class Film:
    """The cost of each frame in seconds, with what began in it."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    news: list[str] = field(default_factory=list)

    def shot(self, frame: Callable[[], object], news: Callable[[], str]) -> None:
        wall, cpu = time.perf_counter(), time.process_time()
        frame()
        self.wall.append(time.perf_counter() - wall)
        self.cpu.append(time.process_time() - cpu)
        self.news.append(news())


def share(costs: list[float], part: float) -> float:
    """The cost in ms under which such a part of the frames stays."""
    ranked = sorted(costs)
    return 1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))]


def line(name: str, costs: list[float]) -> str:
    return (
        f"  {name}: median {share(costs, 0.5):6.2f} ms   p99 {share(costs, 0.99):6.2f} ms   "
        f"most {1000 * max(costs):6.2f} ms   ({len(costs)} frames)"
    )


def tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class Played:
    """The program's own window with a table in it, and a person who plays by rote."""

    def __init__(self, folder: Path, size: tuple[int, int], table: Any, **settings: Any) -> None:
        from scenes.app import App  # noqa: PLC0415  (SDL reads its drivers when it starts)
        from scenes.table.scene import TableScene, Ways  # noqa: PLC0415
        from tests.screens import open_stage  # noqa: PLC0415
        from tests.table_driver import Bot  # noqa: PLC0415

        stage = open_stage(folder, window=size, newcomer=False, strength="full", **settings)
        self.table, self.bot, self.left = table, Bot(1, claims=0.0), 0
        ways = Ways({}, lambda _: None)  # type: ignore[arg-type, return-value]
        self.app = App(stage, lambda: TableScene(stage, table, ways))
        scene: Any = self.app.scenes[0]
        self.scene, self.flow, self.person = scene, scene.flow, scene.flow.person
        self._known: set[int] = set()

    def act(self) -> None:
        self.bot.act(self)  # type: ignore[arg-type]

    def news(self) -> str:
        """Say which marks have begun to show since the frame before."""
        fresh = [f for f in self.flow.floaters if id(f.show) not in self._known]
        self._known |= {id(f.show) for f in fresh}
        return " ".join(f"{f.show.kind}{f.show.level}" for f in fresh)

    def frame(self) -> None:
        self.app.frame(PACE)


@contextlib.contextmanager
def opened(size: tuple[int, int], make: Callable[[], Any], **settings: Any) -> Iterator[Played]:
    """Open the window of a size on a table."""
    import pygame  # noqa: PLC0415

    from scenes.app import open_display, prepare_display  # noqa: PLC0415

    prepare_display()
    open_display()
    with tempfile.TemporaryDirectory() as folder:
        yield Played(Path(folder), size, make(), **settings)
    pygame.display.quit()


def chain_table() -> Any:
    """Arrange the busiest chain: three ppongs in one rhythm on a full pile."""
    from game.house import FAMILY  # noqa: PLC0415
    from tests.table_driver import open_table, sitters  # noqa: PLC0415
    from tests.tables import arranged  # noqa: PLC0415

    deck = arranged(HANDS, "", dealer=3)
    return open_table(sitters(4), FAMILY, decks=[deck], dealer=3)


def by_rote(view: Any) -> Any:
    """Throw what was drawn until the pile is full; then throw 9, and claim 9, 8 and 7."""
    from game.cards import MONTH  # noqa: PLC0415
    from game.moves import Discard, Draw, Ppong  # noqa: PLC0415

    if view.phase == "window":
        wanted = MONTH[view.discards[-1]] in (9, 8, 7) and len(view.discards) > PILE
        claims = [move for move in view.moves if isinstance(move, Ppong)]
        lower = [m for m in claims if m.throw and MONTH[m.throw] == MONTH[view.discards[-1]] - 1]
        return next(iter(lower or claims), None) if wanted else None
    if view.phase == "turn":
        return Draw()
    nines = [card for card in view.hand if MONTH[card] == 9]
    if view.seat == 3 and nines and len(view.discards) >= PILE:
        return Discard(nines[0])
    return Discard(view.drawn or view.hand[-1])


def busiest(size: tuple[int, int]) -> None:
    """Print the cost of the frames of the chain, and what began in the dearest ones."""
    from tests.table_driver import script  # noqa: PLC0415

    with pytest.MonkeyPatch.context() as patch:
        script(patch, by_rote)
        with opened(size, chain_table, speed="instant") as played:
            run_to_the_chain(played)
            film = Film()
            highest = 0
            while len(film.wall) < 900 and played.flow.table.phase != "over":
                start = time.perf_counter()
                film.shot(played.frame, played.news)
                highest = max(highest, played.flow.view.chain)
                if highest >= 3 and played.flow.view.phase == "turn":
                    break
                time.sleep(max(0.0, PACE - (time.perf_counter() - start)))
            real = played.app.screen.get_size()
    assert highest == 3, "the chain did not come about"
    tell(f"{real[0]}x{real[1]}, a chain of three at full strength:")
    tell(line("wall", film.wall))
    tell(line("cpu ", film.cpu))
    dearest = sorted(range(len(film.cpu)), key=lambda n: -film.cpu[n])[:6]
    told = ", ".join(f"#{n} {1000 * film.cpu[n]:.1f} ms [{film.news[n]}]" for n in dearest)
    tell(f"  dearest by cpu: {told}")


def run_to_the_chain(played: Played) -> None:
    """Play at once until the pile is full, then go on at the usual speed."""
    from tests.table_driver import rote_throw  # noqa: PLC0415

    while len(played.flow.view.discards) < PILE or played.table.turn != 3:
        rote_throw(played)
        played.frame()
    played.scene.stage.change(speed="normal")
    for _ in range(40):
        played.frame()


def at_rest(seconds: float) -> None:
    """Print what share of a core the table takes while a person thinks."""
    from tests.table_driver import open_table, sitters  # noqa: PLC0415

    with opened((1920, 1080), lambda: open_table(sitters(4), seed=3), speed="instant") as played:
        while not played.person.on_turn or played.flow.floaters:
            if not played.person.on_turn:
                played.act()
            played.frame()
        app, wall, cpu, frames = played.app, time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - wall < seconds:
            app._wait_if_idle()
            app.frame(min(app._clock.tick(60) / 1000, 0.05))
            frames += 1
        used = (time.process_time() - cpu) / (time.perf_counter() - wall)
    tell(f"1920x1080 at rest, a person thinks: {100 * used:.1f} % of a core, {frames} frames")


def resident() -> float:
    """MB of memory that this process has now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def memory(rounds: int) -> None:
    """Print how memory grows over many rounds of one sitting after another."""
    from tests.table_driver import open_table, sitters  # noqa: PLC0415

    done, marks = 0, [f"start {resident():.1f}"]
    settled = 0.0
    with opened((1280, 720), lambda: open_table(sitters(4), seed=1), speed="instant") as played:
        while done < rounds:
            table = open_table(sitters(4), seed=done)
            done += sit_through(played, table, rounds - done)
            marks.append(f"{done}: {resident():.1f}")
            settled = settled or (resident() if done >= SETTLED else 0.0)
        grown = resident() - (settled or resident())
    tell(f"memory in MB by rounds played: {', '.join(marks)}")
    tell(f"  grown after the first {SETTLED} rounds: {grown:+.1f} MB")


def sit_through(played: Played, table: Any, most: int) -> int:
    """Play a match, or as many rounds of it as are wanted; the number of rounds."""
    from scenes.table.scene import TableScene, Ways  # noqa: PLC0415

    ways = Ways({}, lambda _: None)  # type: ignore[arg-type, return-value]
    played.scene = TableScene(played.app.stage, table, ways)
    played.app.scenes[:] = [played.scene]
    played.table = table
    played.flow, played.person = played.scene.flow, played.scene.flow.person
    rounds = 0
    while rounds < most:
        played.act()
        played.scene.update(0.05)
        played.app._draw()
        if played.flow.over_for is not None and played.flow.over_for > 0.5:
            rounds += 1
            if table.match.over:
                break
            played.flow.next_round()
    return rounds


def main() -> None:
    """Measure what is asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--xvfb", action="store_true")
    asked.add_argument("--sizes", default=SIZES)
    asked.add_argument("--idle", type=float, default=10.0)
    asked.add_argument("--rounds", type=int, default=0)
    wishes = asked.parse_args()
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with virtual_display() if wishes.xvfb else contextlib.nullcontext():
        load = " ".join(f"{part:.1f}" for part in os.getloadavg())
        tell(f"load of the machine before: {load} on {os.cpu_count()} cores")
        for size in filter(None, wishes.sizes.split(",")):
            wide, _, high = size.partition("x")
            busiest((int(wide), int(high)))
        if wishes.idle:
            at_rest(wishes.idle)
        if wishes.rounds:
            memory(wishes.rounds)


if __name__ == "__main__":
    main()
