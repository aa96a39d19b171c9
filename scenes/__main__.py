"""Starts the game: a command runs without a screen, otherwise the window opens."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from game import __version__
from game.commands import COMMANDS

USAGE = """나이롱뽕 {version}

nairong-ppong             open the game
nairong-ppong FILE.ppong  open a record of a match, to watch it
nairong-ppong --version   print the version
nairong-ppong --timing    open the game and print how long the first picture took, in seconds
nairong-ppong COMMAND …   {commands}; COMMAND --help explains
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window or run a command; the exit code is 0, or 2 when something is wrong."""
    asked = list(sys.argv[1:] if arguments is None else arguments)
    if asked and asked[0] in [command.name for command in COMMANDS]:
        from game.commands import main as run_command  # noqa: PLC0415 (no window for commands)

        return run_command(asked)
    if asked == ["--version"]:
        sys.stdout.write(f"nairong-ppong {__version__}\n")
        return 0
    if asked in (["--help"], ["-h"]):
        names = ", ".join(command.name for command in COMMANDS)
        sys.stdout.write(USAGE.format(version=__version__, commands=names))
        return 0
    if len(asked) == 1 and (asked[0].endswith(".ppong") or Path(asked[0]).is_file()):
        return open_window(file=Path(asked[0]))
    if asked not in ([], ["--timing"]):
        sys.stderr.write(f"nairong-ppong: {asked[0]!r} is unknown; --help shows what there is\n")
        return 2
    return open_window(timing=asked == ["--timing"])


def age() -> float:
    """Tell for how many seconds the process has run; 0 where the system doesn't say it simply.

    On Linux the 22nd field of proc(5)'s stat is the start in ticks since boot; the name before
    may hold spaces.
    """
    if not sys.platform.startswith("linux"):
        return 0.0
    try:
        fields = (
            Path(os.sep, "proc", "self", "stat").read_text("utf-8", "replace").rpartition(")")[2]
        )
        ticks = int(fields.split()[19])
    except (OSError, ValueError, IndexError):
        return 0.0
    ticks_a_second = os.sysconf("SC_CLK_TCK")
    return time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / ticks_a_second


def open_window(*, timing: bool = False, file: Path | None = None) -> int:
    """Show the game until it is closed, with a record's file open if there is one."""
    started = time.perf_counter() - age()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame reads it as it is loaded
    from scenes import app, memory  # noqa: PLC0415 (pygame is loaded only for a window)

    memory.give_back()
    app.prepare_display()
    try:
        app.open_display()
    except app.NoDisplay as reason:
        return app.fail(f"nairong-ppong: no screen to play on ({reason}). "
                        "Start it from a desktop, or set DISPLAY.")  # fmt: skip
    app.play(lambda: time.perf_counter() - started if timing else None, file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
