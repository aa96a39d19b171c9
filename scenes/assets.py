"""Files by name: pictures, fonts, texts and sounds that lie in the assets folder."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

ASSETS: Final = Path(__file__).resolve().parent.parent / "assets"


@lru_cache(maxsize=64)
def picture(name: str) -> pygame.Surface:
    """Give a picture such as `room/tray.png`, loaded once."""
    return load(name)


def load(name: str) -> pygame.Surface:
    """Load a picture, ready for the display, for those who keep what they make of it."""
    path = ASSETS.joinpath(*name.split("/"))
    loaded = pygame.image.load(path)
    return loaded.convert_alpha() if pygame.display.get_surface() else loaded


@lru_cache(maxsize=512)
def sized(name: str, width: int, height: int | None = None) -> pygame.Surface:
    """Give a picture at a width in pixels; without a height it keeps its proportions."""
    master = picture(name)
    if height is None:
        height = max(1, round(width * master.get_height() / master.get_width()))
    return pygame.transform.smoothscale(master, (max(1, width), height))
