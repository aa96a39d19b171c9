"""A slip of paper that tells of a trouble with files or sound, once, and goes by itself."""

from typing import Final

import pygame

from scenes.board import base_px, unit
from scenes.canvas import Canvas
from scenes.papers import history_paper
from scenes.prints import made
from scenes.stage import Stage

STAYS: Final = 9.0  # s


class Notice:
    """Shows what store and sound have to tell, one sentence after another; a scene holds one."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.shown: str | None = None  # the key of the sentence
        self._left = 0.0

    @property
    def busy(self) -> bool:
        """Tell whether a slip lies there or waits."""
        return self.shown is not None or self.stage.sound.lost or bool(self.stage.store.troubles)

    def update(self, seconds: float) -> None:
        """Let the slip's time pass and lay the next one."""
        self._left -= seconds
        if self.stage.sound.lost:
            self.stage.sound.lost = False
            self.stage.store.troubles.append("trouble.no_sound")
        if self.shown is not None and self._left > 0:
            return
        troubles = self.stage.store.troubles
        self.shown = troubles.pop(0) if troubles else None
        self._left = STAYS

    def box(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the slip's place: at the top right, where nothing is pressed."""
        px = base_px(self.stage, size)
        width = min(size[0] - 32, round(unit(size) * 0.86))
        text = self._text(width, px)
        box = pygame.Rect(0, 0, width, text.get_height() + round(px * 1.7))
        box.topright = (size[0] - round(0.02 * unit(size)), round(0.02 * unit(size)))
        return box

    def _text(self, width: int, px: int) -> pygame.Surface:
        sentence = self.stage.words(self.shown) if self.shown else ""
        return self.stage.letters.lines(sentence, px, round(width - px * 2))

    def draw(self, canvas: Canvas) -> None:
        """Lay the slip above everything."""
        if self.shown is None:
            return
        box = self.box(canvas.size)
        canvas.blit(made(history_paper, box.size), box.x, box.y)
        text = self._text(box.w, base_px(self.stage, canvas.size))
        canvas.centre(text, box.centerx, box.centery + box.w * 0.008)
