"""Files from and for people: opened only if they are files, written whole or not at all."""

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

NO_FILE: Final = "it is not a regular file"


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file beside `path` that takes its place at the end, and vanishes if anything fails.

    `OSError` when `path` can't become a file that holds what is written.
    """
    target = Path(os.path.realpath(path))
    if target.exists():
        if not target.is_file():
            raise OSError(None, NO_FILE, str(path))
        if not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, "no permission to write", str(path))
    part = target.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            yield file
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def open_file(path: Path) -> BinaryIO:
    """Open a file to read; `OSError` also for what is no file, as a pipe that never ends."""
    if not path.is_file():
        path.stat()  # says so if nothing is there
        raise OSError(None, NO_FILE, str(path))
    return path.open("rb")


def why(error: OSError | ValueError) -> str:
    """Say what the system found wrong, without a path or a number."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
