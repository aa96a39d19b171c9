"""Windows' sticky keys: its dialog after five Shifts, kept away from a table with Shift as own key.

Only where somebody has asked for it (`calm_shift`), only while such a table is in front, and only
if sticky keys are not in use. The value before is in the settings first, so that the next start
puts back what a killed program could not.
"""

import atexit
import ctypes
import sys
from collections.abc import Callable
from typing import Final, Protocol

from scenes.stage import Stage

IN_USE: Final = 0x1  # SKF_STICKYKEYSON
BY_SHIFT: Final = 0x4  # SKF_HOTKEYACTIVE: five Shifts turn them on
ASKS_FIRST: Final = 0x8  # SKF_CONFIRMHOTKEY: with a dialog


class Flags(Protocol):
    """The system's sticky keys, as STICKYKEYS.dwFlags has them."""

    def read(self) -> int | None:
        """Give the flags; None when the system does not tell."""

    def write(self, flags: int) -> None:
        """Set the flags for this session of the system; it forgets them when it starts anew."""


class _StickyKeys(ctypes.Structure):
    _fields_ = (("cbSize", ctypes.c_uint32), ("dwFlags", ctypes.c_uint32))


class SystemFlags:
    """Reads and sets the flags by SystemParametersInfoW, which `call` stands for."""

    GET: Final = 0x3A  # SPI_GETSTICKYKEYS
    SET: Final = 0x3B  # SPI_SETSTICKYKEYS

    def __init__(self, call: Callable[[int, int, object, int], int]) -> None:
        self._call = call

    def read(self) -> int | None:
        """Ask the system."""
        found = _StickyKeys(ctypes.sizeof(_StickyKeys), 0)
        told = self._call(self.GET, found.cbSize, ctypes.byref(found), 0)
        return int(found.dwFlags) if told else None

    def write(self, flags: int) -> None:
        """Tell the system."""
        wished = _StickyKeys(ctypes.sizeof(_StickyKeys), flags)
        self._call(self.SET, wished.cbSize, ctypes.byref(wished), 0)


def system_flags() -> Flags | None:
    """Give the flags of a system that has them; None elsewhere."""
    if sys.platform == "win32":
        return SystemFlags(ctypes.windll.user32.SystemParametersInfoW)
    return None


def calm(stage: Stage, flags: Flags | None) -> None:
    """Take five Shifts their meaning, if that is wished and nobody needs it."""
    if flags is None or not stage.settings.calm_shift or stage.settings.sticky_before is not None:
        return
    before = flags.read()
    if before is None or before & IN_USE or not before & BY_SHIFT:
        return
    stage.change(sticky_before=before)
    flags.write(before & ~(BY_SHIFT | ASKS_FIRST))
    atexit.register(restore, stage, flags)


def restore(stage: Stage, flags: Flags | None) -> None:
    """Put back what was before, also what another run has left."""
    before = stage.settings.sticky_before
    if flags is None or before is None:
        return
    flags.write(before)
    stage.change(sticky_before=None)
    atexit.unregister(restore)
