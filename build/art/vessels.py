"""Things of the second half of the year: the wine cup of September, the drum and the lightning."""

from collections.abc import Sequence

from build.art.ink import BLUE, DRED, INK, RED, WHITE, YEL
from build.art.kit import (
    Point,
    at,
    blob,
    brush,
    circle,
    ellipse,
    fill,
    num,
    outlined,
    polar,
    polygon,
    sharp,
)

LONG_LIFE: tuple[tuple[Point, ...], ...] = (  # the strokes of 壽 in a square of 100
    ((-34, -43), (34, -44)),
    ((0, -53), (0, -31)),
    ((-24, -31), (24, -32)),
    ((-33, -19), (30, -20), (27, -9)),
    ((-17, -8), (16, -8)),
    ((0, -8), (0, 5)),
    ((-44, 6), (44, 5)),
    ((-36, 18), (-34, 42)),
    ((-36, 18), (-10, 18), (-11, 42)),
    ((-34, 40), (-11, 40)),
    ((0, 19), (44, 18)),
    ((28, 10), (28, 46), (16, 43)),
    ((8, 27), (15, 35)),
)


def long_life(x: float, y: float, size: float = 80, ink: str = YEL) -> str:
    """Write 壽, long life, with a brush of our own."""
    scale = size / 100
    return "".join(
        fill(brush([(x + px * scale, y + py * scale) for px, py in stroke], [6.5, 5.5, 6]), ink)
        for stroke in LONG_LIFE
    )


def wine_cup(x: float, y: float) -> str:
    """Set down the red lacquer cup with its gold rim; the point is the middle of the rim."""

    def spots(*offsets: tuple[float, float]) -> list[Point]:
        return [(x + px, y + py) for px, py in offsets]

    foot = blob(
        [
            *map(sharp, spots((-44, 112), (44, 112))),
            sharp((x + 58, y + 152)),
            sharp((x - 58, y + 152)),
        ]
    )
    bowl = blob([
        sharp((x - 106, y)), *spots((-98, 52), (-62, 100), (0, 120), (62, 100), (98, 52)),
        sharp((x + 106, y)),
    ])  # fmt: skip
    shade = blob([
        sharp((x + 70, y + 14)), *spots((66, 60), (20, 112)), *spots((62, 98), (96, 50)),
        sharp((x + 102, y + 4)),
    ])  # fmt: skip
    base = outlined(foot, DRED, 8) + fill(
        polygon(spots((-54, 138), (54, 138), (57, 148), (-57, 148))), YEL
    )
    svg = base + outlined(bowl, RED, 8) + fill(shade, DRED) + long_life(x - 8, y + 74, 70)
    rim = outlined(ellipse(x, y, 106, 28), YEL, 8) + outlined(ellipse(x, y + 2, 84, 16), DRED, 4.5)
    return svg + rim


def drum(x: float, y: float, radius: float) -> str:
    """Set up a drum whose skin bears the 삼태극, the swirl of three."""
    centre, inner = (x, y), radius * 0.68
    svg = outlined(circle(x, y, radius), YEL, 8) + outlined(circle(x, y, inner + 7), WHITE, 5)
    for i, ink in enumerate((RED, BLUE, YEL)):
        start, end = polar(centre, inner, i * 120 - 90), polar(centre, inner, i * 120 + 30)
        half, whole = num(inner / 2), num(inner)
        comma = (
            f"M{at(centre)}A{half} {half} 0 0 1 {at(start)}"
            f"A{whole} {whole} 0 0 1 {at(end)}A{half} {half} 0 0 0 {at(centre)}Z"
        )
        svg += outlined(comma, ink, 4)
    for i in range(12):
        svg += fill(circle(*polar(centre, radius * 0.86, i * 30), 5.5), INK)
    return svg


def lightning(points: Sequence[Point]) -> str:
    """Strike with a jagged bolt."""
    return outlined(polygon(points), YEL, 8)
