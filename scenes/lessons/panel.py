"""The board over the table on which a lesson speaks: two lines, an answer, two buttons."""

from dataclasses import dataclass

import pygame

from scenes import lettering, slabs
from scenes.board import base_px
from scenes.canvas import Canvas
from scenes.lettering import broken
from scenes.paint import CREAM, Sheet
from scenes.prints import made
from scenes.stage import Stage

LEADING = 1.35
MOST = 0.34  # of the window's height
SMALLEST = 13  # px
BIG = 1.4  # of the usual letters
LEAST = 1.1  # of the usual letters, where they are smaller for the sake of two lines
TWO = 2  # lines that a text takes at most, if it can be


@dataclass(frozen=True)
class Said:
    """What the board says: the text, the answer to a wrong act, where in the lesson."""

    text: str
    answer: str
    place: str
    hint: str = ""  # shown while there is no answer


class Panel:
    """Lays itself out for the longest text of a lesson, so that the table never moves."""

    def __init__(self, stage: Stage, texts: tuple[str, ...]) -> None:
        self.stage = stage
        self.texts = texts
        self._size = (0, 0)
        self._px, self._lines = 16, 2

    def fit(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the board's box in a window."""
        if size != self._size:
            self._size = size
            self._choose(size)
        return pygame.Rect(0, 0, size[0], self._height(self._px, self._lines))

    def _choose(self, size: tuple[int, int]) -> None:
        """Find the largest letters with which the board stays small and each text short."""
        usual = base_px(self.stage, size)
        px = round(usual * BIG)
        while True:
            self._px = px
            width = self.words(size).w
            self._lines = max([TWO, *(len(broken(text, px, width, "bold")) for text in self.texts)])
            short = self._lines <= TWO or px <= usual * LEAST
            small = self._height(px, self._lines) <= size[1] * MOST
            if px <= SMALLEST or (short and small):
                return
            px = max(SMALLEST, round(px * 0.94))

    @staticmethod
    def _height(px: int, lines: int) -> int:
        return round(px * (LEADING * lines + 1.35 + 1.0))

    def words(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the text."""
        pad = round(self._px * 0.9)
        right = self.buttons(size)[0].x
        high = self._height(self._px, self._lines)
        return pygame.Rect(pad, round(self._px * 0.55), right - 2 * pad, high)

    def buttons(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
        """Give the places of the way back and the way on, side by side."""
        px = self._px
        wide, high = round(px * 6.2), max(40, round(px * 2.3))
        y = (self._height(px, self._lines) - high) // 2
        on = pygame.Rect(size[0] - wide - round(px * 0.8), y, wide, high)
        return on.move(-wide - round(px * 0.6), 0), on

    def ends(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the choices at a lesson's end."""
        back, on = self.buttons(size)
        return back.union(on)

    def draw(self, canvas: Canvas, said: Said) -> None:
        """Lay the board and its words."""
        box = self.fit(canvas.size)
        canvas.blit(made(board, box.size), box.x, box.y)
        place, px = self.words(canvas.size), self._px
        text = self.stage.letters.lines(said.text, px, place.w, lettering.INK, "bold")
        canvas.blit(text, place.x, place.y)
        y = place.y + round(px * LEADING * self._lines)
        where = self.stage.letters.text(said.place, round(px * 0.8), lettering.BROWN, "bold")
        canvas.blit(where, place.x, y)
        if said.answer or said.hint:
            x = place.x + where.get_width() + px
            colour = lettering.RED if said.answer else lettering.BROWN
            words, room = said.answer or said.hint, max(px, place.right - x)
            answer = self.stage.letters.text(words, round(px * 0.95), colour, "bold", room)
            canvas.blit(answer, x, y - px * 0.06)

    def draw_button(self, canvas: Canvas, box: pygame.Rect, words: tuple[str, str]) -> None:
        """Lay a button with its words and its key."""
        label, key = words
        canvas.blit(made(slabs.slab, box.size, "plain", "live"), box.x, box.y)
        face = slabs.slab_face(box.size, "live").move(box.topleft)
        px = round(min(self._px * 0.9, face.h * 0.36))
        text = self.stage.letters.text(label, px, role="bold", width=face.w - px)
        canvas.centre(text, face.centerx, face.centery - px * 0.55)
        small = self.stage.letters.text(key, round(px * 0.8), lettering.BROWN, width=face.w - px)
        canvas.centre(small, face.centerx, face.centery + px * 0.62)


def board(size: tuple[int, int]) -> pygame.Surface:
    """Cut the cream board with its ink edge below."""
    sheet = Sheet(size)
    sheet.box((0, 0, *size), 0, lettering.INK)
    sheet.box((0, 0, size[0], size[1] - max(3, size[1] // 36)), 0, CREAM)
    return sheet.done()


def light(size: tuple[int, int], strong: int) -> pygame.Surface:
    """Draw a lit rim, weaker or stronger by 0 to 8."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    radius = max(6, min(size) // 8)
    glow = (*lettering.YELLOW, 90 + strong * 20)
    pygame.draw.rect(picture, glow, picture.get_rect(), 8, radius)
    rim = picture.get_rect().inflate(-4, -4)
    pygame.draw.rect(picture, (*lettering.RED, 150 + strong * 13), rim, 3, radius)
    return picture
