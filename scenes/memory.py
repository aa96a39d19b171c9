"""Asks the system's allocator to give back what large pictures leave behind."""

import ctypes
import sys
from typing import Final

MMAP_THRESHOLD: Final = -3
"""glibc's M_MMAP_THRESHOLD, from malloc.h."""
LARGE: Final = 64 * 1024
"""Bytes from which a block has pages of its own, as most pictures of cards have."""


def give_back() -> bool:
    """Let every large block go back to the system when it is freed; False where that is unknown.

    Otherwise glibc keeps what was freed in its heap, in pieces too small for the next picture:
    60 MB after thirty rounds at 1920×1080, and more with each.
    """
    if not sys.platform.startswith("linux"):
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    return mallopt is not None and mallopt(MMAP_THRESHOLD, LARGE) == 1
