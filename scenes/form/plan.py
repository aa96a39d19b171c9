"""Where a form's lines and their parts stand, in pixels from the top of the form's body."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.form.parts import Heading, Line, Part, Picture, Row, Text
from scenes.lettering import broken, font

BIG_TEXT: Final = 1.5  # from this size on a label stands above its parts
LABEL: Final = 0.28  # share of a row's width
LEADING: Final = 1.35
SMALL: Final = 0.84  # letters of small paragraphs, in sizes of the form's
PORTRAIT: Final = 3.2  # picture of a row with a sentence below its label, in sizes of its letters


@dataclass(frozen=True)
class Placed:
    """One line and its boxes; `px` is the size of its letters."""

    line: Line
    box: pygame.Rect
    label: pygame.Rect
    parts: tuple[pygame.Rect, ...]
    px: int


@dataclass(frozen=True)
class Plan:
    """All lines of a form at a width."""

    placed: tuple[Placed, ...]
    height: int

    def rows(self) -> list[int]:
        """List the lines that can have the focus."""
        return [i for i, placed in enumerate(self.placed) if focusable(placed.line)]


def focusable(line: Line) -> bool:
    """Tell whether a line has anything to press, to type or to ask about."""
    return isinstance(line, Row) and (line.press is not None or bool(line.help) or bool(live(line)))


def live(row: Row) -> list[int]:
    """List the parts of a row that can be pressed or typed into."""
    return [i for i, part in enumerate(row.parts) if part.press or part.field]


def plan(lines: Sequence[Line], width: int, px: int, *, stacked: bool, snug: bool = False) -> Plan:
    """Set lines under each other; `stacked` puts each label above its parts.

    In a `snug` form the labels' column is as wide as they need.
    """
    placed: list[Placed] = []
    column = round(width * LABEL)
    if snug:
        column = min(column, _widest(lines, px) + round(px * 1.65))
    y = 0
    for line in lines:
        one = _place(line, width, px, y, stacked=stacked, column=column)
        placed.append(one)
        y = one.box.bottom + round(px * 0.22)
    return Plan(tuple(placed), y)


def _widest(lines: Sequence[Line], px: int) -> int:
    """Measure the longest label."""
    labels = [line.label for line in lines if isinstance(line, Row) and line.parts]
    return max((font("bold", px).size(label)[0] for label in labels), default=0)


def _place(line: Line, width: int, px: int, y: int, *, stacked: bool, column: int) -> Placed:
    none = pygame.Rect(0, y, 0, 0)
    if isinstance(line, Heading):
        box = pygame.Rect(0, y, width, round(px * 2.0))
        return Placed(line, box, box, (), px)
    if isinstance(line, Text):
        size = round(px * SMALL) if line.small else px
        high = len(broken(line.text, size, width - 2 * px)) * round(size * LEADING)
        box = pygame.Rect(0, y, width, high + round(px * 0.5))
        return Placed(line, box, none, (), size)
    if isinstance(line, Picture):
        box = pygame.Rect(0, y, width, round((width if line.in_widths else px) * line.tall))
        return Placed(line, box, none, (), px)
    if line.under:
        return _place_telling(line, width, px, y)
    box = pygame.Rect(0, y, width, round(px * 2.5))
    return _place_row(line, box, px, stacked=stacked, column=column)


def _place_telling(row: Row, width: int, px: int, y: int) -> Placed:
    """Place a row that says something below its label."""
    pad, high = round(px * 0.55), round(px * 0.4)
    lead = round(px * (PORTRAIT + 0.8)) if row.picture else 0
    label = pygame.Rect(pad + lead, y + high, width - 2 * pad - lead, round(px * 1.5))
    told = len(broken(row.under, px, label.w)) * round(px * LEADING)
    tall = max(label.h + told, round(px * PORTRAIT) if row.picture else 0)
    label.y += (tall - label.h - told) // 2
    return Placed(row, pygame.Rect(0, y, width, tall + 2 * high), label, (), px)


def _place_row(row: Row, box: pygame.Rect, px: int, *, stacked: bool, column: int) -> Placed:
    pad, high = round(px * 0.55), round(px * 2.5)
    columns = any(part.share for part in row.parts)
    above = stacked and not _fits(row, box, px, columns=columns, column=column)
    lead = round(px * 1.9) if row.picture else 0
    label = pygame.Rect(pad + lead, box.y, box.w - 2 * pad - lead, high)
    room = pygame.Rect(pad + lead, box.y, box.w - 2 * pad - lead, high)
    if above:
        label.h = round(px * 1.7)
        room.y += label.h
    elif row.label and row.parts:
        label.w = column - pad - lead
        room.x = label.right + pad
        room.w = box.right - pad - room.x
    elif not row.label:
        label.w = 0
    parts = _columns(row.parts, room, px) if columns else _flow(row.parts, room, px)
    bottom = max([room.y + high if row.parts else label.bottom, *(part.bottom for part in parts)])
    box.h = bottom + (round(px * 0.25) if len({p.y for p in parts}) > 1 else 0) - box.y
    if not above:
        label.h = min(label.h, box.h)
    return Placed(row, box, label, tuple(parts), px)


def _fits(row: Row, box: pygame.Rect, px: int, *, columns: bool, column: int) -> bool:
    """Tell whether a label and its parts find room on one line."""
    if not row.label or not row.parts:
        return True
    gap = max(4, round(px * 0.28))
    lead = round(px * 1.9) if row.picture else 0
    label = font("bold", px).size(row.label)[0] + (px if row.marked else 0)
    parts = 0 if columns else sum(part_width(part, px) + gap for part in row.parts)
    share = column - round(px * 0.55) - lead
    return label <= share and lead + share + parts + 3 * px <= box.w


def chip_height(px: int) -> int:
    """Give the height of a chip round letters of a size."""
    return round(px * 1.95)


def part_width(part: Part, px: int) -> int:
    """Measure a part that is as wide as its words need."""
    words = font("bold", px).size(part.text)[0] if part.text else 0
    square = round(px * 1.5) if part.picture else 0
    edge = round(px * (1.15 if part.press else 0.3))
    return max(words + square + edge, round(px * 2.0) if part.press else 0)


def _columns(parts: Sequence[Part], room: pygame.Rect, px: int) -> list[pygame.Rect]:
    """Give each part its share of the room, so that rows make a table.

    Chips and figures take what they need, from the parts that have more than that.
    """
    whole = sum(part.share for part in parts) or 1
    widths = [room.w * part.share / whole for part in parts]
    firm = [bool(part.press or part.right) for part in parts]
    needs = [
        part_width(part, px) + 8 if must else 3.0 * px
        for part, must in zip(parts, firm, strict=True)
    ]
    if any(firm):
        widths = _enough(widths, needs, room.w)
    found: list[pygame.Rect] = []
    x = float(room.x)
    for wide in widths:
        found.append(pygame.Rect(round(x), room.y, round(x + wide) - round(x), room.h))
        x += wide
    return found


def _enough(widths: list[float], needs: list[float], room: float) -> list[float]:
    """Share a room out anew, so that each gets what it needs, or all are equally short of it."""
    if sum(needs) >= room:
        return [need * room / sum(needs) for need in needs]
    pairs = list(zip(widths, needs, strict=True))
    lacking = sum(max(0.0, need - wide) for wide, need in pairs)
    spare = sum(max(0.0, wide - need) for wide, need in pairs)
    if not lacking:
        return widths
    return [need if wide < need else wide - (wide - need) * lacking / spare for wide, need in pairs]


def _flow(parts: Sequence[Part], room: pygame.Rect, px: int) -> list[pygame.Rect]:
    """Set parts side by side and go on below when the room ends."""
    gap, high = max(4, round(px * 0.28)), chip_height(px)
    found: list[pygame.Rect] = []
    x, y = room.x, room.y + (room.h - high) // 2
    for part in parts:
        wide = min(part_width(part, px), room.w)
        if x > room.x and x + wide > room.right:
            x, y = room.x, y + high + gap
        found.append(pygame.Rect(x, y, wide, high))
        x += wide + gap
    return found
