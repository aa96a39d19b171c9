"""A hand's figure beside its opened cards: its size, its place off all plates, its tag."""

import pygame

from scenes import lettering
from scenes.layout.geometry import Geometry, Place


def note_px(geometry: Geometry, place: Place) -> int:
    """Give the size of a hand's figure: "60 > 10" is no wider than the seat's cushion."""
    return min(round(geometry.font * 1.25), place.cushion.w // 5)


def note_rect(size: tuple[int, int], geometry: Geometry, place: Place) -> pygame.Rect:
    """Give the place of a figure of this size beside an opened hand, off all plates."""
    box, cushion = pygame.Rect((0, 0), size), place.cushion
    if place.side == "bottom":
        box.center = geometry.centre, geometry.hand_top - geometry.px(0.03)
    elif place.side == "right":
        box.midright = cushion.left - 4, place.plate.centery
    elif place.side == "left":  # over the cushion: beside it lies the stock
        box.bottomright = cushion.right, cushion.top
    else:
        box.midleft = cushion.right + 4, place.plate.centery
        row = [each.cushion.left - 4 for each in geometry.places if each.side == place.side]
        nearest = min(left for left in (*row, geometry.size[0]) if left > cushion.left)
        if box.right > nearest:  # no room beside: over the cards' end, so that the plate stays free
            box.bottomright = nearest, place.plate.top - 2
    return box.clamp((0, 0, *geometry.size))


def tag(size: tuple[int, int], level: int) -> pygame.Surface:
    """Cut a small ink tag for a figure; at level 2, for a hand that catches, with a thick rim."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    face, rim = (lettering.RED, 5) if level > 1 else (lettering.INK, 2)
    pygame.draw.rect(picture, face, picture.get_rect(), border_radius=size[1] // 2)
    pygame.draw.rect(picture, lettering.YELLOW, picture.get_rect(), rim, size[1] // 2)
    return picture
