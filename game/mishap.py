"""What went wrong: one file with what happened, the versions and the match; old ones give way."""

import contextlib
import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path
from typing import Final

from game import __version__

KEPT: Final = 10
"""How many files the log folder holds at most."""
LONGEST: Final = 1_000_000  # bytes of a match that are copied


def write_down(folder: Path, error: BaseException, about: str = "") -> Path | None:
    """Write a mishap into the folder's `log`, with the newest match; None if it can't be written.

    `folder` is the store's; `about` adds a line of versions. Nothing is sent anywhere.
    """
    log = folder / "log"
    stamp = datetime.now().astimezone()
    path = log / f"{stamp:%Y-%m-%d_%H-%M-%S-%f}.txt"
    try:
        log.mkdir(parents=True, exist_ok=True)
        path.write_text(_told(error, about, stamp, newest_match(folder)), encoding="utf-8")
    except (OSError, UnicodeError):
        return None
    _clear(log, path)
    return path


def _told(error: BaseException, about: str, stamp: datetime, match: str) -> str:
    system = f"Python {platform.python_version()} · {platform.platform()} · {sys.platform}"
    happened = "".join(traceback.format_exception(error))
    head = f"나이롱뽕 {__version__} · {stamp:%Y-%m-%d %H:%M:%S%z}\n{system}\n{about}\n"
    return f"{head}\n{happened}\n{match}\n".encode(errors="replace").decode()


def newest_match(folder: Path) -> str:
    """Read the match that was written last, as it is on disk."""
    try:
        files = list((folder / "matches").glob("*.ppong"))
        newest = max(files, key=lambda path: path.stat().st_mtime, default=None)
        return newest.read_bytes()[:LONGEST].decode(errors="replace") if newest else ""
    except OSError:
        return ""


def _clear(log: Path, fresh: Path) -> None:
    """Let only the newest files stay; their names are their times, and clocks may be wrong."""
    others = sorted(path for path in log.glob("*.txt") if path != fresh)
    for old in others[: 1 - KEPT]:
        with contextlib.suppress(OSError):
            old.unlink()
