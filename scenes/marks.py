"""Marks on the table: bubbles, bursts, stamps, brackets, flags and badges, drawn at any size.

Each function gives the bare shape; the caller sets words on it and keeps it by size. `middle`
functions say where the words go.
"""

import math
import random
from typing import Literal

import pygame

from scenes.paint import (
    BLUE,
    CREAM,
    INK,
    ON_BLANKET,
    RED,
    WHITE,
    YELLOW,
    Colour,
    Point,
    Sheet,
    inset,
    rounded,
)

Side = Literal["left", "right", "up", "down"]
Size = tuple[int, int]
TAIL = 0.16  # share of a bubble's length that its tail takes


def bubble_box(size: Size, tail: Side) -> pygame.Rect:
    """Give the part of a bubble's picture that holds the words."""
    width, height = size
    across, down = round(TAIL * width), round(TAIL * 1.4 * height)
    match tail:
        case "left":
            return pygame.Rect(across, 0, width - across, height)
        case "right":
            return pygame.Rect(0, 0, width - across, height)
        case "up":
            return pygame.Rect(0, down, width, height - down)
        case "down":
            return pygame.Rect(0, 0, width, height - down)


def bubble(size: Size, tail: Side) -> pygame.Surface:
    """Blow a speech bubble; its tail points out of the picture's edge to the speaker."""
    sheet = Sheet(size)
    box = bubble_box(size, tail)
    line = max(2.0, 0.035 * min(box.size))
    oval = superellipse(pygame.Rect(box).inflate(-2 * line, -2 * line))
    tip, feet = tail_points(size, box, tail, line)
    for points in (oval, [feet[0], tip, feet[1]]):
        sheet.stroke(points, 2 * line, INK, closed=True)
    for points in (oval, [feet[0], tip, feet[1]]):
        sheet.polygon(points, WHITE)
    return sheet.done()


def thinking(size: Size, tail: Side, dots: int) -> pygame.Surface:
    """Blow a bubble with one to three dots in it: somebody thinks."""
    picture = bubble(size, tail)
    sheet, box = Sheet(size), bubble_box(size, tail)
    for place in range(dots):
        sheet.disc(
            (box.centerx + (place - 1) * 0.17 * box.width, box.centery), 0.09 * box.height, INK
        )
    picture.blit(sheet.done(), (0, 0))
    return picture


def tail_points(
    size: Size, box: pygame.Rect, tail: Side, line: float
) -> tuple[Point, tuple[Point, Point]]:
    """Give the tip of a bubble's tail and the two points where it leaves the bubble."""
    x, y = box.center
    w, h = box.width, box.height
    match tail:
        case "left":
            return (2 * line, y - 0.1 * h), (
                (x - 0.4 * w, y - 0.16 * h),
                (x - 0.4 * w, y + 0.14 * h),
            )
        case "right":
            tip = (size[0] - 2 * line, y - 0.1 * h)
            return tip, ((x + 0.4 * w, y - 0.16 * h), (x + 0.4 * w, y + 0.14 * h))
        case "up":
            return (x + 0.06 * w, 2 * line), (
                (x - 0.06 * w, y - 0.4 * h),
                (x + 0.12 * w, y - 0.4 * h),
            )
        case "down":
            tip = (x + 0.06 * w, size[1] - 2 * line)
            return tip, ((x - 0.06 * w, y + 0.4 * h), (x + 0.12 * w, y + 0.4 * h))


def superellipse(box: pygame.Rect, power: float = 2.6) -> list[Point]:
    """Round a box off as a bubble is: |x|^n + |y|^n = 1."""
    points: list[Point] = []
    for step in range(72):
        c, s = math.cos(math.tau * step / 72), math.sin(math.tau * step / 72)
        x = math.copysign(abs(c) ** (2 / power), c)
        y = math.copysign(abs(s) ** (2 / power), s)
        points.append((box.centerx + x * box.width / 2, box.centery + y * box.height / 2))
    return points


def burst(size: Size, seed: int = 0, spikes: int = 15) -> pygame.Surface:
    """Let a call burst: a white star, yellow inside, each seed with other spikes.

    Words go into the middle: 70 % of the width, half of the height.
    """
    chance = random.Random(seed)
    turns = [chance.uniform(-0.14, 0.14) for _ in range(2 * spikes)]
    reach = [chance.uniform(0.84, 1.0) for _ in range(2 * spikes)]
    line = max(2.0, 0.016 * size[1] + 0.004 * size[0])

    def star(scale: float, valley: float) -> list[Point]:
        points: list[Point] = []
        for i in range(2 * spikes):
            angle = math.pi * (i + turns[i]) / spikes
            r = scale * (reach[i] if i % 2 == 0 else valley * (0.94 + 0.06 * reach[i]))
            x, y = math.cos(angle), math.sin(angle)
            points.append((
                size[0] / 2 + x * r * (size[0] / 2 - 2 * line),
                size[1] / 2 + y * r * (size[1] / 2 - 2 * line),
            ))  # fmt: skip
        return points

    sheet = Sheet(size)
    sheet.outlined(star(1.0, 0.76), 2 * line, WHITE)
    sheet.polygon(star(0.87, 0.78), YELLOW)
    return sheet.done()


def wedge(size: Size, points: Side = "down") -> pygame.Surface:
    """Cut the yellow wedge 차례; it points at the hand whose turn it is ("up" or "down")."""
    width, height = size
    line = max(1.5, 0.06 * height)
    x0, x1, y0, y1 = line, width - line, line, height - line
    notch = y0 + 0.68 * (y1 - y0)
    shape: list[Point] = [(x0, y0), (x1, y0), (x1, notch), (width / 2, y1), (x0, notch)]
    if points == "up":
        shape = [(x, height - y) for x, y in shape]
    sheet = Sheet(size)
    sheet.outlined(shape, 2 * line, YELLOW)
    return sheet.done()


def stamp(size: Size, ink: Colour = RED) -> pygame.Surface:
    """Press a rubber stamp's frame: 선, 9뽕; write in the same ink, then turn it a little."""
    line = max(1.5, 0.075 * size[1])
    sheet = Sheet(size, WHITE)
    sheet.box((0, 0, *size), 0.24 * size[1], WHITE)
    sheet.outlined_box(inset((0, 0, *size), 0.4 * line), 0.22 * size[1], line, WHITE, ink)
    return sheet.done()


def bracket(size: Size, label: int) -> pygame.Surface:
    """Hold cards together from above: a yellow bracket with a label of a width in its middle."""
    width, height = size
    line = max(1.5, 0.09 * height)
    y = height / 2
    ends = [(2 * line, height - 2 * line), (2 * line, y), (width - 2 * line, y)]
    ends.append((width - 2 * line, height - 2 * line))
    sheet = Sheet(size)
    sheet.stroke(ends, 3.4 * line, INK)
    sheet.stroke(ends, 1.5 * line, YELLOW)
    box = ((width - label) / 2, 0.0, float(label), float(height))
    sheet.outlined_box(box, height / 2, 1.2 * line, YELLOW)
    return sheet.done()


def flag(size: Size) -> pygame.Surface:
    """Plant the red flag of 예약; words go right of the pole in the upper two thirds."""
    width, height = size
    line = max(1.5, 0.035 * height)
    foot = 0.66 * height
    cloth = [(3 * line, line), (width - line, line), (width - 0.16 * width, foot / 2),
             (width - line, foot), (3 * line, foot)]  # fmt: skip
    sheet = Sheet(size)
    sheet.stroke([(2 * line, 2 * line), (2 * line, height - 2 * line)], 3.2 * line, INK)
    sheet.outlined(cloth, 2 * line, RED)
    return sheet.done()


def hint(px: int, kind: Literal["safe", "risk"]) -> pygame.Surface:
    """Draw a hint's badge: ◇ nobody can claim this card, ▲ somebody may."""
    sheet = Sheet((px, px))
    m, r = px / 2, 0.3 * px
    sheet.disc((m, m), m, INK)
    sheet.disc((m, m), 0.88 * m, WHITE)
    if kind == "safe":
        sheet.stroke([(m, m - r), (m + r, m), (m, m + r), (m - r, m)], 0.1 * px, BLUE, closed=True)
    else:
        top, foot = m - 0.92 * r, m + 0.62 * r
        sheet.stroke([(m, top), (m + r, foot), (m - r, foot)], 0.08 * px, RED, closed=True)
        sheet.polygon([(m, top), (m + r, foot), (m - r, foot)], RED)
    return sheet.done()


def well(size: Size) -> pygame.Surface:
    """Sink a dark panel into the blanket for words in the colour of ON_BLANKET."""
    sheet = Sheet(size, (16, 18, 8))
    sheet.box((0, 0, *size), 0.24 * min(size), (16, 18, 8, 84))
    return sheet.done()


def hollow(px: int, dark: float = 0.62) -> pygame.Surface:
    """Darken the discard's round place by a share; a thread marks it while no ring runs."""
    sheet = Sheet((px, px), (16, 18, 8))
    sheet.disc((px / 2, px / 2), px / 2 - 1, (16, 18, 8, round(255 * dark)))
    circle = rounded((2, 2, px - 4, px - 4), px / 2 - 2)
    sheet.sew(circle, (0.045 * px, 0.035 * px), max(1.5, 0.009 * px), (201, 181, 106))
    return sheet.done()


def outline(size: Size, radius: float, colour: Colour = ON_BLANKET) -> pygame.Surface:
    """Draw a dashed outline: a button that is dead, a place without a card."""
    unit = min(size)
    line = max(1.5, 0.035 * unit)
    sheet = Sheet(size, colour)
    path = rounded(inset((0, 0, *size), line), radius)
    sheet.sew(path, (0.16 * unit, 0.12 * unit), line, (*colour[:3], 150))
    return sheet.done()


def plate(size: Size) -> pygame.Surface:
    """Make a name plate: emblem at the left end, then name, then points."""
    line = max(1.5, 0.075 * size[1])
    sheet = Sheet(size)
    sheet.outlined_box((0, 0, *size), size[1] / 2, line, CREAM)
    return sheet.done()
