"""How soon the first picture stands, and what memory a long match takes, in a real window.

    python -m tests.benchmarks.window [--starts N] [--rounds N] [--size WxH] [--speed SPEED]
                                      [--seats N]

Opens a virtual display of its own (Xvfb, openbox, xdotool). Starts are warm; before a cold one the
system's page cache is dropped, which only root can do. Then the window fills the screen, a person
plays by keys, and after each round RSS and PSS are printed; at the end, what the memory is made of.
With --seats a match of so many, the others of them masters, waits on the title.
PPONG_PROGRAM names another program than the installed command, such as a bundle.
"""

import argparse
import os
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from game.cpu import CHARACTERS
from game.house import FAMILY
from game.record import SeatRecord
from game.store import Store
from game.table import HUMAN, open_table
from tests.sheets import finish_round
from tests.window.desk import Desk, wait_for
from tests.window.person import Keys, Person, rounds_over
from tests.window.playing import QUICK, ROOT, Playing, folder_in, keep_settings

PROC: Final = Path("/", "proc")
DROP: Final = PROC / "sys" / "vm" / "drop_caches"
MB: Final = 1e6 / 1024  # kB
TOLD: Final = re.compile(r"first picture after ([\d.]+) s")
PARTS: Final = 8
MATCH: Final = 11  # rounds of the match that the title's first slab opens


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def first_picture(desk: Desk, home: Path, *, cold: bool) -> float:
    """Start the program, read what it tells, and close it."""
    if cold:
        os.sync()
        DROP.write_text("3")
    play = Playing(desk, home, "--timing")
    found = wait_for(lambda: TOLD.findall(play.said.read_text()), "the first picture")
    play.ready()
    play.clear()
    play.said.unlink()
    return float(found[0])


def starts(desk: Desk, home: Path, number: int) -> None:
    """Print how long starts take, from the process's beginning to the first picture."""
    for how in ("cold", "warm"):
        if how == "cold" and not os.access(DROP, os.W_OK):
            say("cold starts can't be tried: this user can't drop the page cache")
            continue
        load = os.getloadavg()[0]
        times = [first_picture(desk, home, cold=how == "cold") for _ in range(number)]
        told = " ".join(f"{one:.2f}" for one in times)
        say(f"{how} starts, first picture after {told} s; load before {load:.1f}")


def held(process: int) -> dict[str, float]:
    """Give RSS, PSS and others of a process, in MB."""
    text = (PROC / str(process) / "smaps_rollup").read_text()
    return {name: int(kb) / MB for name, kb in re.findall(r"^(\w+): +(\d+) kB", text, re.MULTILINE)}


def parts(process: int) -> Counter[str]:
    """Add up the RSS of each mapping by the file behind it, in MB."""
    sums: Counter[str] = Counter()
    name = ""
    for line in (PROC / str(process) / "smaps").read_text().splitlines():
        if head := re.match(r"[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \S+ *(.*)", line):
            name = Path(head[1]).name or "pictures and other large blocks"
        elif line.startswith("Rss:"):
            sums[name] += round(int(line.split()[1]) / MB * 1000)
    return sums


def lay_match(home: Path, seats: int) -> int:
    """Leave a match of so many on the title, its first round over; return the rounds there are."""
    sitters = (SeatRecord("손님", HUMAN, None, 0), *(
        SeatRecord(who, "master", who, 0) for who in CHARACTERS[: seats - 1]
    ))  # fmt: skip
    table, store = open_table(FAMILY, sitters), Store(folder_in(home))
    finish_round(table)
    store.keep_match(store.fresh_name(), table.record)
    return len(table.record.rounds)


def long_match(desk: Desk, home: Path, rounds: int, there: int = 0) -> None:
    """Play, and print the memory after each round."""
    play = Playing(desk, home).ready()
    time.sleep(1)
    process = play.process.pid
    say(f"{play.size[0]}x{play.size[1]}; title: {weight(process)}")
    for number in range(there, rounds):
        if number % MATCH == 0:
            open_match(play, number // MATCH + 1)
        Person(play, Keys(play)).play_until(rounds_over(number % MATCH + 1), 600)
        say(f"round {number + 1}: {weight(process)}")
    for name, size in parts(process).most_common(PARTS):
        say(f"{size / 1000:6.1f} MB  {name}")
    play.clear()


def open_match(play: Playing, number: int) -> None:
    """Press Enter until another match lies on disk, on the title or on a match's end."""
    while len(play.saves) < number:
        play.key("Return")
        time.sleep(0.5)
    wait_for(play.record, "the first deal")


def weight(process: int) -> str:
    """Say what a process holds."""
    now = held(process)
    return f"RSS {now['Rss']:.0f} MB, PSS {now['Pss']:.0f} MB"


def main() -> int:
    """Read what was asked and measure."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--starts", type=int, default=5)
    asked.add_argument("--rounds", type=int, default=11)
    asked.add_argument("--size", default="1920x1080")
    asked.add_argument("--seats", type=int, choices=range(2, 7), help="otherwise a quick match")
    asked.add_argument("--speed", default="instant", choices=("slow", "normal", "fast", "instant"))
    wished = asked.parse_args()
    wide, high = (int(side) for side in wished.size.split("x"))
    where = f"{ROOT}/home" if ROOT else None
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(dir=where) as home:
        desk = Desk(Path(folder), (wide, high))
        keep_settings(Path(home), **QUICK)
        if wished.starts:
            starts(desk, Path(home), wished.starts)
        settings = QUICK | {"reduced_motion": False, "fullscreen": True, "speed": wished.speed}
        keep_settings(Path(home), **settings)
        if wished.rounds:
            there = lay_match(Path(home), wished.seats) if wished.seats else 0
            long_match(desk, Path(home), wished.rounds, there)
        desk.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
