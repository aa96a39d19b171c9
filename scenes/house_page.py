"""The rules in force, to read at any time: sections of plain sentences that scroll."""

from typing import Final

import pygame

from game.house import HouseRules
from scenes.board import base_px, inside, lay_board, middle, wide
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.house_words import rule_lines, rules_name
from scenes.keys import Act, act_of
from scenes.lettering import INK, RED, broken, font
from scenes.paint import Sheet
from scenes.prints import made
from scenes.scene import Change, Pop
from scenes.stage import Stage

LEADING: Final = 1.36
STEP: Final = 3  # lines that a key or a turn of the wheel scrolls
BIG_TEXT: Final = 1.5

Lines = tuple[tuple[str, tuple[str, ...]], ...]


class HousePage:
    """A board of rules over whatever asked for it."""

    see_through = True
    busy = False

    def __init__(self, stage: Stage, rules: HouseRules) -> None:
        self.stage, self.rules = stage, rules
        self.scrolled = 0  # px
        self._size = (1280, 720)
        self._words = stage.words
        self._close = self._way_out()
        self._view: tuple[pygame.Surface, int, int, pygame.Surface] | None = None

    def _way_out(self) -> Choices:
        return Choices(self.stage, [Choice(self.stage.words("menu.close"), Pop, strong=True)])

    def covered(self) -> None:
        """Nothing runs here."""

    def update(self, seconds: float) -> None:
        """Nothing moves here."""
        del seconds

    def handle(self, event: pygame.Event) -> Change:
        """Scroll, or go back."""
        act = act_of(event)
        if act is Act.MENU or act is Act.RULES:
            return Pop()
        if act in (Act.UP, Act.DOWN):
            self._scroll(1 if act is Act.DOWN else -1)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        else:
            return self._close.handle(event)
        return None

    def _scroll(self, steps: int) -> None:
        room, text = self._room(self._size), self.text(self._size)
        line = round(base_px(self.stage, self._size) * LEADING)
        most = max(0, text.get_height() - room.h)
        self.scrolled = max(0, min(most, self.scrolled + steps * STEP * line))

    def boxes(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
        """Give the places of the board and of the way out."""
        box = middle(size, 1.66, 0.97)
        room, base = inside(self.stage, size, box), base_px(self.stage, size)
        close = pygame.Rect(0, 0, round(room.w * 0.24), round(min(base * 2.6, room.h * 0.13)))
        close.bottomright = (room.right - 6, room.bottom - 6)
        return box, close

    def _room(self, size: tuple[int, int]) -> pygame.Rect:
        box, close = self.boxes(size)
        room = inside(self.stage, size, box)
        room.h = close.y - room.y - 8
        return room

    def text(self, size: tuple[int, int]) -> pygame.Surface:
        """Give all sentences as one long picture."""
        columns = 2 if wide(size) and self.stage.settings.text < BIG_TEXT else 1
        lines = rule_lines(self.stage.words, self.rules)
        px = base_px(self.stage, size)
        return made(written, lines, px, self._room(size).w - px, columns)

    def draw(self, canvas: Canvas) -> None:
        """Lay the board, the part of the rules that is in sight, and how far it goes."""
        self._size = canvas.size
        if self._words is not self.stage.words:
            self._words, self._close = self.stage.words, self._way_out()
        box, close = self.boxes(canvas.size)
        heading = f"{self._words('rules.title')} · {rules_name(self._words, self.rules)}"
        lay_board(canvas, self.stage, box, heading)
        self._scroll(0)
        room = self._room(canvas.size)
        canvas.blit(self._part(room), room.x, room.y)
        self._draw_bar(canvas, room)
        self._close.place(close)
        self._close.draw(canvas)

    def _part(self, room: pygame.Rect) -> pygame.Surface:
        """Cut out what is in sight; the same place gives the same picture."""
        text = self.text(self._size)
        if self._view is None or self._view[:3] != (text, self.scrolled, room.h):
            high = min(room.h, text.get_height() - self.scrolled)
            part = text.subsurface((0, self.scrolled, text.get_width(), high))
            self._view = text, self.scrolled, room.h, part
        return self._view[3]

    def _draw_bar(self, canvas: Canvas, room: pygame.Rect) -> None:
        whole = self.text(self._size).get_height()
        if whole <= room.h:
            return
        length = max(24, room.h * room.h // whole)
        top = room.y + (room.h - length) * self.scrolled // (whole - room.h)
        canvas.blit(made(bar, (8, length)), room.right - 6, top)


def bar(size: tuple[int, int]) -> pygame.Surface:
    """Draw how far a page is scrolled."""
    sheet = Sheet(size)
    sheet.box((0, 0, *size), size[0] / 2, INK)
    return sheet.done()


def written(lines: Lines, px: int, width: int, columns: int) -> pygame.Surface:
    """Write sections under each other, or shared out over two columns."""
    across = (width - px * 2 * (columns - 1)) // columns
    sections = [_section(heading, texts, px, across) for heading, texts in lines]
    heights = [section.get_height() for section in sections]
    first = len(sections)
    if columns == 2:
        first = min(
            range(1, len(sections)),
            key=lambda split: max(sum(heights[:split]), sum(heights[split:])),
        )
    tall = max(sum(heights[:first]), sum(heights[first:]))
    whole = pygame.Surface((width, tall), pygame.SRCALPHA)
    y = 0
    for number, section in enumerate(sections):
        if number == first:
            y = 0
        whole.blit(section, (0 if number < first else across + px * 2, y))
        y += section.get_height()
    return whole


def _section(heading: str, texts: tuple[str, ...], px: int, width: int) -> pygame.Surface:
    leading, indent = round(px * LEADING), round(px * 0.8)
    rows: list[tuple[str, bool]] = []
    for text in texts:
        rows += [(line, i == 0) for i, line in enumerate(broken(text, px, width - indent))]
    whole = pygame.Surface((width, round(leading * (len(rows) + 1.75))), pygame.SRCALPHA)
    whole.blit(font("bold", round(px * 1.08)).render(heading, True, RED), (0, 0))
    for number, (line, first) in enumerate(rows):
        y = round(leading * (number + 1.2))
        if first:
            pygame.draw.circle(whole, INK, (px // 4, y + round(px * 0.6)), max(2, px // 9))
        whole.blit(font("plain", px).render(line, True, INK), (indent, y))
    return whole
