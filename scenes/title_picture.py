"""The title's picture, cut out for any window, and the painted word."""

import pygame

from scenes.assets import load
from scenes.room import scaled

FOCUS = 0.76
"""Of what is cut away on both sides, the left's share: the cards lie right of the middle."""


def backdrop(size: tuple[int, int]) -> pygame.Surface:
    """Cover a window with the picture; what does not fit is cut off, more of it on the left."""
    whole = load("title/title.jpg")
    scale = max(size[0] / whole.get_width(), size[1] / whole.get_height())
    wide = max(size[0], round(whole.get_width() * scale))
    high = max(size[1], round(whole.get_height() * scale))
    large = pygame.transform.smoothscale(whole, (wide, high))
    part = pygame.Rect(round((wide - size[0]) * FOCUS), round((high - size[1]) / 2), *size)
    return large.subsurface(part).copy()


def word(width: int) -> pygame.Surface:
    """Give the painted word 나이롱뽕 at a width in pixels."""
    master = load("title/word.png")
    height = round(width * master.get_height() / master.get_width())
    return scaled(master, (max(1, width), max(1, height)))
