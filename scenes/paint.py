"""Smooth shapes: drawn four times as large, then shrunk.

All lengths are px of the finished picture and may be fractions; colours are (red, green, blue) or
with alpha. pygame's own shapes have jagged edges, and its anti-aliased lines only one width.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pygame

Point = tuple[float, float]
Colour = tuple[int, int, int] | tuple[int, int, int, int]
Box = tuple[float, float, float, float]  # left, top, width, height

BAND = 64  # px of a large picture that are drawn at once
OVER = 4  # with 3, smoothscale leaves full colours two steps too dark and not quite opaque

INK = (28, 23, 20)
WHITE = (255, 250, 240)
CREAM = (251, 241, 217)
RED = (212, 35, 31)
YELLOW = (244, 184, 32)
GREEN = (47, 138, 78)
BLUE = (31, 95, 174)
ON_BLANKET = (255, 243, 207)  # text and thread on a blanket


class Sheet:
    """A sheet to draw on; `done` gives the finished picture.

    The sheet starts transparent. `edge` is the colour that a shape without an outline has at its
    rim: shrinking mixes it in, so a wrong one shows as a dark or light seam.
    """

    def __init__(self, size: tuple[int, int], edge: Colour = INK, top: int = 0) -> None:
        """Take a sheet; `top` is how far down a larger picture it begins, whose places count."""
        self._top = top * OVER
        self.size = (max(1, size[0]), max(1, size[1]))
        big = (self.size[0] * OVER, self.size[1] * OVER)
        self._big = pygame.Surface(big, pygame.SRCALPHA, 32)
        self._big.fill((*edge[:3], 0))

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill a polygon."""
        pygame.draw.polygon(self._big, colour, [(x * OVER, self._down(y)) for x, y in points])

    def _down(self, y: float) -> float:
        """Find a place on the large sheet; pygame cuts fractions off, up or down by the sign."""
        return math.floor(y * OVER) - self._top if self._top else y * OVER

    def box(self, box: Box, radius: float, colour: Colour) -> None:
        """Fill a box with round corners."""
        rect = pygame.Rect(*(round(length * OVER) for length in box))
        rect.y -= self._top
        pygame.draw.rect(self._big, colour, rect, border_radius=round(radius * OVER))

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        middle = (centre[0] * OVER, self._down(centre[1]))
        pygame.draw.circle(self._big, colour, middle, radius * OVER)

    def stroke(
        self, points: Sequence[Point], width: float, colour: Colour, closed: bool = False
    ) -> None:
        """Draw a line with round joints through the points."""
        spots = [*points, points[0]] if closed else list(points)
        for a, b in pairwise(spots):
            self._segment(a, b, width, colour)
        for spot in spots:
            self.disc(spot, width / 2, colour)

    def _segment(self, a: Point, b: Point, width: float, colour: Colour) -> None:
        length = math.dist(a, b)
        if length == 0:
            return
        nx, ny = (a[1] - b[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
        corners = [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny)]
        self.polygon([*corners, (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)], colour)

    def sew(
        self, path: Sequence[Point], pattern: Sequence[float], width: float, colour: Colour
    ) -> None:
        """Run thread along a path: lengths on and off in turn; 0 on is a dot."""
        for thread in dashes(path, pattern):
            self.stroke(thread, width, colour)

    def outlined(
        self, points: Sequence[Point], width: float, colour: Colour, ink: Colour = INK
    ) -> None:
        """Fill a polygon with an outline of a width, half of it outside."""
        self.stroke(points, width, ink, closed=True)
        self.polygon(points, colour)

    def outlined_box(
        self, box: Box, radius: float, width: float, colour: Colour, ink: Colour = INK
    ) -> None:
        """Fill a box with round corners, its outline of a width inside it."""
        self.box(box, radius, ink)
        self.box(inset(box, width), max(0.0, radius - width), colour)

    def done(self) -> pygame.Surface:
        """Give the picture at its own size."""
        return pygame.transform.smoothscale(self._big, self.size)


def in_bands(
    size: tuple[int, int], draw: Callable[[Sheet], None], edge: Colour = INK
) -> pygame.Surface:
    """Draw a picture band by band: a whole sheet for a large window takes a hundred megabytes."""
    whole = pygame.Surface(size, pygame.SRCALPHA, 32)
    for top in range(0, size[1], BAND):
        sheet = Sheet((size[0], min(BAND, size[1] - top)), edge, top)
        draw(sheet)
        whole.blit(sheet.done(), (0, top), special_flags=pygame.BLEND_RGBA_MAX)
    return whole


def stretched(small: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Enlarge a box to a size by repeating its middle column and row; its corners stay."""
    wide = _widened(small, size[0])
    return pygame.transform.rotate(_widened(pygame.transform.rotate(wide, 90), size[1]), -90)


def _widened(small: pygame.Surface, width: int) -> pygame.Surface:
    before, high = small.get_size()
    left, right = before // 2, before - before // 2 - 1
    whole = pygame.Surface((width, high), pygame.SRCALPHA, 32)
    column = small.subsurface((left, 0, 1, high))
    middle = pygame.transform.scale(column, (width - left - right, high))
    for part, x in (
        (small.subsurface((0, 0, left, high)), 0),
        (middle, left),
        (small.subsurface((left + 1, 0, right, high)), width - right),
    ):
        whole.blit(part, (x, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return whole


def inset(box: Box, by: float) -> Box:
    """Take a box in by the same length on all sides."""
    left, top, width, height = box
    return (left + by, top + by, max(0.0, width - 2 * by), max(0.0, height - 2 * by))


def rounded(box: Box, radius: float) -> list[Point]:
    """Go round a box with round corners, clockwise, and back to the start."""
    left, top, width, height = box
    centres = ((1, 0, -90), (1, 1, 0), (0, 1, 90), (0, 0, 180))
    points: list[Point] = []
    for right, low, start in centres:
        cx = left + (width - radius if right else radius)
        cy = top + (height - radius if low else radius)
        for step in range(7):
            turn = math.radians(start + 15 * step)
            points.append((cx + radius * math.cos(turn), cy + radius * math.sin(turn)))
    return [*points, points[0]]


def walk(path: Sequence[Point], step: float, first: float = 0) -> Iterator[tuple[Point, Point]]:
    """Go along a path in even steps: each place and the direction there, of length 1."""
    ahead = first
    for a, b in pairwise(path):
        length = math.dist(a, b)
        if length == 0:
            continue
        direction = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
        while ahead <= length:
            yield (a[0] + direction[0] * ahead, a[1] + direction[1] * ahead), direction
            ahead += step
        ahead -= length


def dashes(path: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """Cut a path into the pieces that a dash pattern shows."""
    fine = [place for place, _ in walk(path, 0.5)]
    pieces: list[list[Point]] = []
    start, turn = 0.0, 0
    while start < len(fine):
        end = start + pattern[turn % len(pattern)] * 2
        if turn % 2 == 0:
            piece = fine[round(start) : round(end) + 1]
            pieces.append([piece[0], *piece[4:-1:4], piece[-1]] if piece else [])
        start, turn = end, turn + 1
    return [piece for piece in pieces if piece]


def waves(path: Sequence[Point], length: float, height: float, sharp: bool) -> list[Point]:
    """Bend a path into waves of a length and a height; sharp ones zigzag."""
    points: list[Point] = []
    quarter = length / (4 if sharp else 12)
    for i, ((x, y), (dx, dy)) in enumerate(walk(path, quarter)):
        swing = math.sin(i * math.pi / (2 if sharp else 6)) * height / 2
        points.append((x - dy * swing, y + dx * swing))
    return points


def mixed(a: Colour, b: Colour, share: float) -> tuple[int, int, int]:
    """Mix a share of the second colour into the first."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def shadow(size: tuple[int, int], box: Box, strength: float, softness: int) -> pygame.Surface:
    """Cast a soft shadow of a box: strength 0 … 1, softness in px."""
    grain = max(1, softness // 2)
    small = pygame.Surface((-(-size[0] // grain) + 2, -(-size[1] // grain) + 2), pygame.SRCALPHA)
    rect = pygame.Rect(*(round(length / grain) for length in box)).move(1, 1)
    small.fill((20, 14, 6, round(255 * strength)), rect)
    full = pygame.transform.smoothscale(
        small, (small.get_width() * grain, small.get_height() * grain)
    )
    return full.subsurface((grain, grain, *size)).copy()
