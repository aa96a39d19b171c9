"""Bringing files to the disk whole, with their last generation beside them; locks on names."""

import contextlib
import os
import sys
import time
import weakref
from pathlib import Path
from typing import Final

PREVIOUS: Final = ".previous"
FRESH: Final = ".new"
LINK: Final = ".link"
LOCK: Final = ".lock"
TRIES: Final = 5


def previous(path: Path) -> Path:
    """Name the file in which the generation before lies."""
    return path.with_name(path.name + PREVIOUS)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that its name always leads to a whole one, old or new.

    The new text goes into a file of its own and to the disk before it takes the name; the
    generation before keeps a name beside it. `OSError` leaves everything as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid():x}{FRESH}")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _keep_previous(path)
        fresh.replace(path)
        _sync_folder(path.parent)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)


def _keep_previous(path: Path) -> None:
    """Give the last generation its second name; where links are unknown it moves there."""
    link = path.with_name(f"{path.name}.{os.getpid():x}{LINK}")
    try:
        link.unlink(missing_ok=True)
        os.link(path, link)
    except FileNotFoundError:
        return
    except (OSError, NotImplementedError):
        with contextlib.suppress(FileNotFoundError):
            path.replace(previous(path))
        return
    link.replace(previous(path))


def _sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk, where the system knows how."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path, hours: float = 24) -> None:
    """Clear away what programs left half written when they were killed, once it is that old.

    A lock that somebody holds stays, however long a window has been open or the clock has jumped.
    """
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        old = [
            entry.path
            for entry in entries
            if entry.name.endswith((FRESH, LINK, LOCK))
            and time.time() - entry.stat().st_mtime > hours * 3600
        ]
        for path in map(Path, old):
            if path.name.endswith(LOCK):
                lock = Lock(path.with_name(path.name.removesuffix(LOCK)))
                lock.take()
                lock.free()
            else:
                path.unlink(missing_ok=True)


class Lock:
    """A name that one running program holds at a time; it is free again when the program dies.

    The file says which program that is: what this program holds already does not stand in its way.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + LOCK)
        self._close: weakref.finalize[[int], Lock] | None = None

    def take(self) -> bool:
        """Try to hold the name; True too where the folder can't be written and nothing is kept."""
        if self._close is not None:
            return True
        for _ in range(TRIES):
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
            except OSError:
                return True
            if not _lock(handle):
                mine = os.read(handle, 32) == _program()
                os.close(handle)
                return mine
            if self._is_named(handle):
                with contextlib.suppress(OSError):  # a full disk
                    os.truncate(handle, 0)
                    os.write(handle, _program())
                self._close = weakref.finalize(self, os.close, handle)
                return True
            os.close(handle)
        return False

    def _is_named(self, handle: int) -> bool:
        """Tell whether the name still leads to this file, or was given up in between."""
        try:
            return os.path.samestat(self.path.stat(), os.fstat(handle))
        except OSError:
            return False

    def free(self) -> None:
        """Let the name go."""
        close, self._close = self._close, None
        if close is not None:
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)
            close()


def _program() -> bytes:
    return str(os.getpid()).encode("ascii")


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        """Lock a byte far behind what is written, so that others can read that."""
        try:
            os.lseek(handle, 1 << 20, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks
            return True
        return True
