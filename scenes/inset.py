"""A part of the window that a scene takes for the whole: pictures and clicks are moved into it."""

import pygame

from scenes.canvas import Canvas

POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Inset(Canvas):
    """Lays what is drawn on it onto another canvas, inside a box."""

    def __init__(self, whole: Canvas, box: pygame.Rect) -> None:
        super().__init__(whole.screen)
        self._whole = whole
        self._box = box

    @property
    def size(self) -> tuple[int, int]:
        """Give the size of the box, in pixels."""
        return self._box.size

    def background(self, picture: pygame.Surface) -> None:
        """Lay a picture under all that follows."""
        self._whole.blit(picture, *self._box.topleft)

    def blit(self, picture: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Lay a picture with its top left corner at (x, y) of the box."""
        self._whole.blit(picture, x + self._box.x, y + self._box.y, alpha)


def moved(event: pygame.Event, box: pygame.Rect) -> pygame.Event:
    """Give a pointer's event as it looks from inside a box; others as they are."""
    if event.type not in POINTED:
        return event
    place = (event.pos[0] - box.x, event.pos[1] - box.y)
    return pygame.Event(event.type, {**event.dict, "pos": place})
