"""What stands beside the sheet: how the round ended, and a line for each seat's figure."""

from dataclasses import dataclass, field
from typing import Final

import pygame

from scenes import lettering
from scenes.board import SMALLEST_PX, base_px, fitting
from scenes.canvas import Canvas
from scenes.lettering import broken, font
from scenes.prints import made
from scenes.room import emblem
from scenes.stage import Stage

LEADING: Final = 1.35  # of a paragraph's lines, as Lettering.lines sets them
LARGER: Final = 1.3  # than the base size, where there is room


@dataclass
class Notes:
    """Texts in a column that shrink until they fit."""

    stage: Stage
    heading: str
    sentence: str
    names: tuple[str, ...]
    figures: tuple[str, ...]
    small: tuple[str, ...] = ()
    link: str = ""  # over the small lines: what a press on them opens
    spot: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))  # to be pressed
    _fitted: dict[tuple[tuple[int, int], int], int] = field(default_factory=dict)

    def px(self, room: tuple[int, int], base: int) -> int:
        """Give the largest size of letters up to `base` at which all notes fit the room."""
        if (room, base) not in self._fitted:
            self._fitted[room, base] = self._best(room, base)
        return self._fitted[room, base]

    def _best(self, room: tuple[int, int], base: int) -> int:
        """Find the largest size that fits; a little smaller if then nothing is cut or broken."""
        sizes = range(base, SMALLEST_PX, -1)
        best = next((px for px in sizes if self.height(room[0], px) <= room[1]), SMALLEST_PX)
        near = range(best, max(SMALLEST_PX, round(best * 0.72)) - 1, -1)
        smaller = range(near[-1], SMALLEST_PX - 1, -1)
        whole = next((px for px in [*near, *smaller] if self._names_whole(room[0], px)), best)
        return next((px for px in near if px <= whole and self._unbroken(room[0], px)), whole)

    def _unbroken(self, width: int, px: int) -> bool:
        """Tell whether each figure stands on one line."""
        room = width - self._indent(width, px)
        return all(len(broken(text, px, room)) == 1 for text in self.figures)

    def _names_whole(self, width: int, px: int) -> bool:
        """Tell whether each name has room, with smaller letters if need be."""
        room = self._indent(width, px) - px * 1.9
        return all(font("bold", round(px * 0.75)).size(name)[0] <= room for name in self.names)

    def height(self, width: int, px: int) -> float:
        """Measure all notes at a size of letters."""
        sentence = len(broken(self.sentence, px, width)) * px * LEADING
        rows = sum(self._row_height(text, width, px) for text in self.figures)
        return px * 2.2 + sentence + px * 0.5 + rows + self._foot(px)

    def _foot(self, px: int) -> float:
        """Measure the small lines and the link over them."""
        return len(self.small) * px * 1.15 + bool(self.link) * px * 1.3

    def _row_height(self, text: str, width: int, px: int) -> float:
        lines = len(broken(text, px, width - self._indent(width, px)))
        return lines * px * LEADING + px * 0.55

    def _indent(self, width: int, px: int) -> int:
        """Give the room of emblem and name."""
        longest = max(font("bold", px).size(name)[0] for name in self.names)
        return min(round(px * 2.1) + longest, round(width * 0.42))

    def draw(self, canvas: Canvas, room: pygame.Rect, shown: int) -> None:
        """Lay the notes; of the figures only the first `shown`."""
        px = self.px(room.size, round(base_px(self.stage, canvas.size) * LARGER))
        letters, y = self.stage.letters, float(room.y)
        head = letters.text(self.heading, round(px * 1.4), role="bold", width=room.w)
        canvas.blit(head, room.x, y)
        y += px * 2.2
        sentence = letters.lines(self.sentence, px, room.w)
        canvas.blit(sentence, room.x, y)
        y += sentence.get_height() + px * 0.5
        for seat in range(shown):
            y += self._draw_row(canvas, room, seat, px, y)
        self._draw_foot(canvas, room, px)

    def _draw_foot(self, canvas: Canvas, room: pygame.Rect, px: int) -> None:
        """Lay the small lines, and over them in red and underlined what a press on them opens."""
        letters, top = self.stage.letters, room.bottom - self._foot(px)
        self.spot = pygame.Rect(0, 0, 0, 0)
        if self.link:
            size = fitting([self.link], round(px * 0.85), room.w, "bold")
            head = letters.text(self.link, size, lettering.RED_PEN, "bold")
            canvas.blit(head, room.x, top)
            rule = made(underline, head.get_width(), max(1, size // 14))
            canvas.blit(rule, room.x, top + head.get_height())
            self.spot = pygame.Rect(room.x, round(top), room.w, round(room.bottom - top))
            top += px * 1.3
        small = fitting(self.small, round(px * 0.72), room.w)
        for number, text in enumerate(self.small):
            line = letters.text(text, small, lettering.BROWN)
            canvas.blit(line, room.x, top + number * px * 1.1)

    def _draw_row(self, canvas: Canvas, room: pygame.Rect, seat: int, px: int, y: float) -> float:
        indent, badge = self._indent(room.w, px), round(px * 1.35)
        canvas.blit(made(emblem, seat, badge), room.x, y - (badge - px) / 2)
        name = self.stage.letters.text(
            self.names[seat], px, role="bold", width=indent - round(px * 1.9)
        )
        canvas.blit(name, room.x + px * 1.6, y)
        text = self.stage.letters.lines(self.figures[seat], px, room.w - indent)
        canvas.blit(text, room.x + indent, y)
        return self._row_height(self.figures[seat], room.w, px)


def underline(width: int, thick: int) -> pygame.Surface:
    """Draw the rule under what can be pressed."""
    rule = pygame.Surface((width, thick))
    rule.fill(lettering.RED_PEN)
    return rule
