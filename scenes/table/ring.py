"""The ring around the last discard: sixty pieces that go out one by one."""

import math

import pygame

from scenes import lettering, marks
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry
from scenes.paint import Sheet
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.facts import Facts

SEGMENTS = 60
"""Each goes out by itself, so that little is drawn anew."""
USED, EMPTY = 0.62, 0.2  # how dark the place of the discard is, with and without a card


def draw(canvas: Canvas, facts: Facts, geometry: Geometry, stage: Stage) -> None:
    """Draw the discard's place over the pile, and the window's ring on its rim."""
    ring = geometry.ring
    hollow = made(marks.hollow, ring.w, USED if facts.ring_used else EMPTY)
    canvas.blit(hollow, ring.x, ring.y)
    if facts.ring is not None and not facts.clockless:
        _draw_segments(canvas, facts, geometry, stage)


def _draw_segments(canvas: Canvas, facts: Facts, geometry: Geometry, stage: Stage) -> None:
    ring, share = geometry.ring, facts.ring or 0.0
    radius, thick = measures(geometry)
    for number in range(math.ceil(share * SEGMENTS)):
        picture, x, y = segment(number, radius, thick)
        canvas.blit(picture, ring.centerx + x, ring.centery + y)
    angle = math.tau * share - math.pi / 2
    dot = made(_bead, thick)
    canvas.centre(
        dot, ring.centerx + radius * math.cos(angle), ring.centery + radius * math.sin(angle)
    )
    if facts.held:
        pause = stage.letters.text("II", geometry.font * 2, lettering.WHITE, "bold")
        canvas.centre(pause, ring.centerx, ring.bottom - geometry.font)


def measures(geometry: Geometry) -> tuple[int, int]:
    """Give the ring's radius and its thickness in pixels."""
    return geometry.ring.w // 2 - geometry.px(0.005), geometry.px(0.011)


def _bead(radius: int) -> pygame.Surface:
    sheet = Sheet((2 * radius + 2, 2 * radius + 2))
    sheet.disc((radius + 1, radius + 1), radius, lettering.INK)
    sheet.disc((radius + 1, radius + 1), radius * 0.72, lettering.WHITE)
    return sheet.done()


def segment(number: int, radius: int, thick: int) -> tuple[pygame.Surface, float, float]:
    """Give a piece of the ring and its place from the ring's middle."""
    middle = math.tau * (number + 0.5) / SEGMENTS - math.pi / 2
    picture = made(_segment, number, radius, thick)
    x, y = radius * math.cos(middle), radius * math.sin(middle)
    return picture, x - picture.get_width() / 2, y - picture.get_height() / 2


def _segment(number: int, radius: int, thick: int) -> pygame.Surface:
    start = math.tau * number / SEGMENTS - math.pi / 2
    end = math.tau * (number + 1) / SEGMENTS - math.pi / 2
    side = round(radius * math.tau / SEGMENTS) + thick + 6
    middle = (start + end) / 2
    cx = side / 2 - radius * math.cos(middle)
    cy = side / 2 - radius * math.sin(middle)
    sheet = Sheet((side, side))
    for width, colour, over in (
        (thick, lettering.INK, 0.004),
        (thick * 0.62, lettering.YELLOW, 0.004),
    ):
        points = [
            (cx + r * math.cos(a), cy + r * math.sin(a))
            for r, angles in (
                (radius + width / 2, (start - over, middle, end + over)),
                (radius - width / 2, (end + over, middle, start - over)),
            )
            for a in angles
        ]
        sheet.polygon(points, colour)
    return sheet.done()
