"""Key caps of people at a shared table, and the small keyboard that shows where a key lies."""

import pygame

from scenes import lettering, slabs
from scenes.board import fitting
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry, Place
from scenes.paint import Sheet
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.own_keys import OwnKey


def draw_cap(
    canvas: Canvas,
    stage: Stage,
    geometry: Geometry,
    place: Place,
    key: OwnKey,
    *,
    pressed: bool,
    lit: bool,
) -> None:
    """Lay a person's key beside the fan, with the small keyboard under it."""
    size = (geometry.px(0.056), geometry.px(0.05))
    px = fitting([key.cap], geometry.px(0.026), size[0] * 0.78, "bold")
    text = stage.letters.text(key.cap, px, lettering.INK, "bold")
    x, y = place.plate.right - size[0], place.plate.top - size[1] - geometry.px(0.03)
    if place.side == "bottom":
        y = place.plate.top - size[1] - geometry.px(0.025)
    if lit:
        canvas.blit(made(glow, (size[0] + 10, size[1] + 10)), x - 5, y - 5)
    canvas.blit(made(slabs.key_cap, size, pressed), x, y)
    face = slabs.slab_face(size, "pressed" if pressed else "live").move((x, y))
    canvas.centre(text, *face.center)
    board = (geometry.px(0.064), geometry.px(0.026))
    canvas.blit(made(keyboard, board, key.spot), x + (size[0] - board[0]) / 2, y + size[1] + 1)


def keyboard(size: tuple[int, int], spot: tuple[float, float]) -> pygame.Surface:
    """Draw a small keyboard with a bright dot where the key lies."""
    sheet = Sheet(size)
    sheet.box((0, 0, *size), size[1] * 0.2, (70, 66, 60))
    for row in range(3):
        for column in range(10):
            x = size[0] * (0.07 + 0.088 * column)
            y = size[1] * (0.16 + 0.26 * row)
            sheet.box((x, y, size[0] * 0.06, size[1] * 0.16), 1, (150, 144, 132))
    centre = (size[0] * (0.06 + 0.88 * spot[0]), size[1] * (0.12 + 0.76 * spot[1]))
    sheet.disc(centre, size[1] * 0.24, lettering.INK)
    sheet.disc(centre, size[1] * 0.18, lettering.YELLOW)
    return sheet.done()


def glow(size: tuple[int, int]) -> pygame.Surface:
    """Draw the light round a cap."""
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(cloth, lettering.YELLOW, cloth.get_rect(), 5, size[1] // 4)
    return cloth
