"""Drawn things, each made once for as long as it is in use."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final

import pygame

from scenes.shelf import Shelf

LEAST: Final = 24_000_000
"""Bytes of pictures that are kept at any size of the window."""
WINDOWS: Final = 3
"""Or so many pictures of the window's size: a table and two papers are in use at once."""

_shelf: Shelf[tuple[Hashable, ...]] = Shelf(LEAST, WINDOWS)


def made(draw: Callable[..., pygame.Surface], *how: Hashable) -> pygame.Surface:
    """Draw something with `draw(*how)`, or give what was drawn before in the same way."""
    key = (draw, *how)
    found = _shelf.get(key)
    if found is None:
        found = _shelf.put(key, draw(*how))
    return found


def kept() -> int:
    """Count the bytes of what was drawn and is kept."""
    return _shelf.kept


@lru_cache(maxsize=2)
def veil(size: tuple[int, int], colour: tuple[int, int, int], alpha: int) -> pygame.Surface:
    """Darken a whole window, so that what lies above stands out."""
    cloth = pygame.Surface(size).convert() if pygame.display.get_surface() else pygame.Surface(size)
    cloth.fill(colour)
    cloth.set_alpha(alpha)
    return cloth
