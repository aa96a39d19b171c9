"""Drawn things, each made once for as long as it is in use."""

from collections.abc import Callable, Hashable
from functools import lru_cache

import pygame


@lru_cache(maxsize=384)
def made(draw: Callable[..., pygame.Surface], *how: Hashable) -> pygame.Surface:
    """Draw something with `draw(*how)`, or give what was drawn before in the same way."""
    return draw(*how)


@lru_cache(maxsize=24)
def veil(size: tuple[int, int], colour: tuple[int, int, int], alpha: int) -> pygame.Surface:
    """Darken a whole window, so that what lies above stands out."""
    cloth = pygame.Surface(size).convert() if pygame.display.get_surface() else pygame.Surface(size)
    cloth.fill(colour)
    cloth.set_alpha(alpha)
    return cloth
