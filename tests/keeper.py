"""Programs for test_store.py: one is killed while it writes, one holds a match, one starves.

python -m tests.keeper killed FOLDER TRIALS INSIDE SEED, hold FOLDER NAME, full FOLDER BYTES,
barred FOLDER
"""

import json
import mmap
import os
import random
import resource
import signal
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.record import Record, decode
from game.store import Settings, Store
from tests.matches import played, unfinished

NAME = "2026-11-30_19-05-00_1.ppong"
STEPS = ("mkdir", "open", "fsync", "link", "replace", "unlink")
NOBODY = 65534


class Watch:
    """Memory that outlives a killed program: how far its writes have come."""

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, 64)

    def note(self, place: int, number: int) -> None:
        struct.pack_into("<q", self._memory, 8 * place, number)

    def read(self, place: int) -> int:
        return int(struct.unpack_from("<q", self._memory, 8 * place)[0])


STARTED, DONE, INSIDE, STEP = range(4)


def states() -> list[Record]:
    """A match after each of its first moves, as it was kept then."""
    whole = played(4, 3, "greedy")
    moves = whole.rounds[0].moves
    after = [unfinished(whole, 0, count) for count in range(1, len(moves))]
    return [decode(json.dumps(fields).encode()) for fields in after]


def write_on(folder: Path, watch: Watch, matches: list[Record]) -> None:
    """Keep settings and a match again and again, each time with the next move."""
    os.fsync = unsynced
    for number, step in enumerate(STEPS, start=1):
        setattr(os, step, slowed(getattr(os, step), watch, number))
    store = Store(folder)
    writes = 0
    while True:
        state = matches[writes % len(matches)]
        watch.note(STARTED, writes)
        watch.note(INSIDE, 1)
        store.keep_match(NAME, state)
        store.keep_settings(Settings(volume=writes % 101))
        watch.note(DONE, writes)
        watch.note(INSIDE, 0)
        writes += 1
        pause(0.0002)


def unsynced(fd: object) -> None:
    """Do nothing: a kill, unlike a power cut, loses nothing that was written."""
    del fd


def slowed(real: Callable[..., Any], watch: Watch, number: int) -> Callable[..., Any]:
    def slow(*args: Any, **more: Any) -> Any:
        watch.note(STEP, number)
        pause(0.0001)
        done = real(*args, **more)
        pause(0.0001)
        return done

    return slow


def pause(seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def trial(folder: Path, matches: list[Record], chance: random.Random) -> dict[str, Any]:
    """Kill a writing program at a random moment, then see what comes back."""
    watch = Watch()
    watch.note(DONE, -1)
    child = os.fork()
    if child == 0:
        write_on(folder, watch, matches)
    least = chance.randrange(2)
    while watch.read(DONE) < least:
        time.sleep(0)
    pause(chance.uniform(0, 0.01))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    store = Store(folder)
    settings, kept = store.settings(), store.unfinished()
    may_be = {watch.read(STARTED), watch.read(DONE)}
    return {
        "inside": watch.read(INSIDE) == 1,
        "step": STEPS[watch.read(STEP) - 1],
        "match": kept is not None
        and kept.record in [matches[number % len(matches)] for number in may_be],
        "settings": settings.volume in [number % 101 for number in may_be],
        "troubles": store.troubles,
    }


def killed(folder: Path, trials: int, inside: int, seed: int) -> list[dict[str, Any]]:
    """Kill so often, and on until so many kills fell inside a write.

    On a busy machine the program may stand still between two writes while its killer waits.
    """
    chance, matches = random.Random(seed), states()
    done: list[dict[str, Any]] = []
    while len(done) < trials or sum(each["inside"] for each in done) < inside:
        done.append(trial(folder / str(len(done)), matches, chance))
    return done


def hold(folder: Path, name: str) -> None:
    """Be another window that plays a match until it is told to go on and end."""
    matches = states()
    store = Store(folder)
    store.keep_match(name, matches[3])
    answer("holding")
    sys.stdin.readline()
    store.keep_match(name, matches[4])


def full(folder: Path, most: int) -> dict[str, Any]:
    """Write where no file may grow beyond some bytes, as on a disk that is full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    return tried(folder)


def barred(folder: Path) -> dict[str, Any]:
    """Write into a folder that belongs to somebody else, as somebody who may only read it."""
    for path in (folder, folder / "matches"):
        path.chmod(0o555)
    if os.geteuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    return tried(folder)


def tried(folder: Path) -> dict[str, Any]:
    store = Store(folder)
    before = store.settings()
    store.keep_match(NAME, states()[8])
    store.keep_settings(Settings(volume=77))
    kept = store.unfinished()
    return {
        "troubles": store.troubles,
        "before": before.volume,
        "moves": len(kept.record.rounds[0].moves) if kept else None,
        "volume": Store(folder).settings().volume,
        "left": sorted(path.name for path in folder.rglob("*.new")),
    }


def answer(found: object) -> None:
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


def main(task: str, folder: str, *more: str) -> None:
    place = Path(folder)
    if task == "hold":
        hold(place, more[0])
    elif task == "killed":
        answer(killed(place, *map(int, more)))
    else:
        answer(full(place, int(more[0])) if task == "full" else barred(place))


if __name__ == "__main__":
    main(*sys.argv[1:])
