"""Gives back what large pictures leave behind, and keeps Python's collector out of the frames."""

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache
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
    mallopt = _allocator("mallopt")
    return mallopt is not None and mallopt(MMAP_THRESHOLD, LARGE) == 1


def trim() -> bool:
    """Give back what a page has left, its pictures and the small pieces of what it has read.

    Pages know their parts and these know them, so that only the collector finds them; what was set
    aside it need not look through. Takes 0.5 ms, seldom 5: fit for the moment in which a page is
    closed. True if anything went back to the system.
    """
    gc.collect()
    malloc_trim = _allocator("malloc_trim")
    return malloc_trim is not None and malloc_trim(0) == 1


def settle() -> None:
    """Collect what is lost and set the rest aside, so that no frame waits for a whole collection.

    It takes 5 to 20 ms: fit for the moment in which a table is laid or left.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


@cache
def _allocator(name: str) -> Callable[..., int] | None:
    """Find a function of glibc's allocator, where there is one."""
    if not sys.platform.startswith("linux"):
        return None
    return getattr(ctypes.CDLL(None), name, None)
