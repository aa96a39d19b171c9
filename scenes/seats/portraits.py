"""What stands beside those who may sit down: a face, and how well a level plays."""

from typing import Final

import pygame

from game.cpu import LEVELS
from scenes import room
from scenes.assets import picture
from scenes.form.parts import Draw
from scenes.lettering import RED
from scenes.option_pictures import UNLIT
from scenes.paint import Sheet
from scenes.prints import made

GAP: Final = 0.3
"""Between two steps, in widths of a step."""


def portrait(who: str) -> Draw:
    """Give a character's face at any size."""
    return lambda size: made(face, who, size[0])


def face(who: str, side: int) -> pygame.Surface:
    """Draw a character's calm face."""
    return room.scaled(picture(f"characters/{who}-calm.png"), (side, side))


def strength(number: int) -> Draw:
    """Give a level's steps, the first `number` of them lit, at any size."""
    return lambda size: made(steps, number, size[0])


def steps(lit: int, side: int) -> pygame.Surface:
    """Draw a stair of as many steps as there are levels."""
    sheet = Sheet((side, side))
    wide = side / (len(LEVELS) * (1 + GAP) - GAP)
    for number in range(1, len(LEVELS) + 1):
        tall = side * (0.16 + 0.6 * number / len(LEVELS))
        left = (number - 1) * wide * (1 + GAP)
        place = (left, 0.9 * side - tall, wide, tall)
        sheet.box(place, wide * 0.25, RED if number <= lit else UNLIT)
    return sheet.done()
