"""The game's fonts: which file writes what, opened at a size."""

from typing import Final, Literal

import pygame

from scenes.assets import ASSETS

Role = Literal["bold", "plain", "pen", "shout"]

FILES: Final[dict[Role, str]] = {
    "bold": "PpongRoundEB.ttf",
    "plain": "PpongRoundB.ttf",
    "pen": "PpongPen.ttf",
    "shout": "PpongShout.ttf",
}
SMALLEST: Final = 6  # px


def opened(role: Role, px: int) -> pygame.font.Font:
    """Open a font at a size in pixels; it takes a quarter of a megabyte, in use up to one."""
    return pygame.font.Font(ASSETS / "fonts" / FILES[role], max(px, SMALLEST))
