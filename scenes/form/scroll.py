"""How far a form is scrolled, by wheel, by keys, and by pulling the bar at its side."""

from typing import Final

import pygame

WIDTH: Final = 8
SHORTEST: Final = 28
REACH: Final = 18  # px beside the bar in which it can be taken, too


class Scroll:
    """A body of a height in sight of a longer page; all in pixels."""

    def __init__(self) -> None:
        self.up = 0
        self.body = pygame.Rect(0, 0, 1, 1)
        self.height = 0
        self._pulled: int | None = None  # where on the bar it was taken

    def fit(self, body: pygame.Rect, height: int) -> None:
        """Hear how large everything is now."""
        self.body, self.height = body, height
        self.by(0)

    @property
    def most(self) -> int:
        """Give how far the page goes."""
        return max(0, self.height - self.body.h)

    @property
    def pulling(self) -> bool:
        """Tell whether the bar is in the hand."""
        return self._pulled is not None

    def by(self, pixels: int) -> None:
        """Go on by some pixels."""
        self.up = max(0, min(self.most, self.up + pixels))

    def reach(self, box: pygame.Rect) -> None:
        """Bring a box of the page into sight."""
        self.up = max(box.bottom - self.body.h + 6, min(box.y - 6, self.up))
        self.by(0)

    def bar(self) -> pygame.Rect | None:
        """Give the place of the bar, None when the whole page is in sight."""
        if not self.most:
            return None
        length = max(SHORTEST, self.body.h * self.body.h // self.height)
        top = self.body.y + (self.body.h - length) * self.up // self.most
        return pygame.Rect(self.body.right - WIDTH, top, WIDTH, length)

    def take(self, pos: tuple[int, int]) -> bool:
        """Take the bar; tell whether it was there."""
        bar = self.bar()
        if bar is None or not bar.inflate(REACH, 0).collidepoint(pos):
            return False
        self._pulled = pos[1] - bar.y
        return True

    def pull(self, event: pygame.Event) -> None:
        """Follow the pointer with the bar, until it is let go."""
        bar = self.bar()
        if event.type == pygame.MOUSEBUTTONUP or bar is None:
            self.drop()
        elif event.type == pygame.MOUSEMOTION:
            way = max(1, self.body.h - bar.h)
            top = event.pos[1] - (self._pulled or 0) - self.body.y
            self.up = max(0, min(self.most, top * self.most // way))

    def drop(self) -> None:
        """Let the bar go."""
        self._pulled = None
