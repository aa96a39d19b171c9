"""Charts that people can read: bars with their counts beside them, and a line over time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.lettering import BROWN, INK, font
from scenes.paint import BLUE, RED, WHITE, YELLOW, Sheet
from scenes.words import points

Size = tuple[int, int]
Bar = tuple[str, int]

GRID: Final = (214, 196, 150)
LAST: Final = 10  # matches over which the trend is taken
MOST_DOTS: Final = 120


def bars(size: Size, items: tuple[Bar, ...], px: int) -> pygame.Surface:
    """Draw a bar for each item under each other, its label before it, count and share behind."""
    whole = pygame.Surface(size, pygame.SRCALPHA)
    pitch = size[1] / max(1, len(items))
    px = min(px, round(pitch * 0.62))
    pen, small = font("bold", px), font("plain", px)
    most, every = max((count for _, count in items), default=0), sum(count for _, count in items)
    told = [_share(count, every) for _, count in items]
    left = max((pen.size(label)[0] for label, _ in items), default=0) + px
    width = round(size[0] - left - max((small.size(text)[0] for text in told), default=0) - px)
    for number, ((label, count), share) in enumerate(zip(items, told, strict=True)):
        y = pitch * (number + 0.5)
        text = pen.render(label, True, INK)
        whole.blit(text, (left - px * 0.5 - text.get_width(), y - text.get_height() / 2))
        long = round(width * count / most) if most else 0
        bar = _bar((max(1, width), max(4, round(pitch * 0.62))), long)
        whole.blit(bar, (left, y - bar.get_height() / 2))
        figure = small.render(share, True, INK if count else BROWN)
        whole.blit(figure, (left + width + px * 0.5, y - figure.get_height() / 2))
    return whole


def _share(count: int, every: int) -> str:
    return f"{count}  ({100 * count / every:.0f} %)" if every else str(count)


def _bar(size: Size, long: int) -> pygame.Surface:
    sheet = Sheet(size)
    radius = size[1] * 0.25
    sheet.outlined_box((0, 0, *size), radius, 1.5, WHITE, GRID)
    if long > 2:
        sheet.outlined_box((0, 0, max(long, radius * 2), size[1]), radius, 2, YELLOW, INK)
    return sheet.done()


def trend(size: Size, values: tuple[float, ...], px: int) -> pygame.Surface:
    """Draw values in their order as dots, and the mean of the last ones as a line."""
    whole = pygame.Surface(size, pygame.SRCALPHA)
    shown = values[-MOST_DOTS:]
    px = min(px, size[1] // 7)
    room = pygame.Rect(round(px * 3.2), px, size[0] - round(px * 4.2), size[1] - 2 * px)
    low, high = bounds(shown)
    pen = font("plain", px)
    for step in range(3):
        value = low + (high - low) * step / 2
        y = room.bottom - room.h * step / 2
        pygame.draw.line(whole, GRID, (room.left, y), (room.right, y), 1)
        text = pen.render(points(round(value)), True, BROWN)
        whole.blit(text, (room.left - px * 0.6 - text.get_width(), y - text.get_height() / 2))
    spots = Spots(room, len(shown), low, high)
    line = [spots.at(number, value) for number, value in enumerate(means(values)[-MOST_DOTS:])]
    sheet = Sheet(size)
    if len(line) > 1:
        sheet.stroke(line, max(2, px * 0.2), BLUE)
    for number, value in enumerate(shown):
        sheet.disc(spots.at(number, value), max(3, px * 0.24), INK)
        sheet.disc(spots.at(number, value), max(2, px * 0.15), RED)
    whole.blit(sheet.done(), (0, 0))
    return whole


@dataclass(frozen=True)
class Spots:
    """Where values stand in a chart's room."""

    room: pygame.Rect
    count: int
    low: float
    high: float

    def at(self, number: int, value: float) -> tuple[float, float]:
        """Place the value of a number, from 0."""
        x = self.room.left + self.room.w * (number + 0.5) / self.count
        return x, self.room.bottom - self.room.h * (value - self.low) / (self.high - self.low)


def bounds(values: Sequence[float]) -> tuple[float, float]:
    """Choose round ends for an axis that holds all values."""
    low, high = min(values, default=0.0), max(values, default=0.0)
    low, high = 10 * (low // 10), 10 * -(-high // 10)
    return low, high if high > low else low + 10


def means(values: Sequence[float]) -> list[float]:
    """Give for each value the mean of the last ones up to it."""
    ends = range(1, len(values) + 1)
    return [sum(values[max(0, i - LAST) : i]) / min(i, LAST) for i in ends]
