"""Things of the second half of the year: the wine cup of September, the drum and the lightning."""

from collections.abc import Sequence

from build.art.ink import BLUE, DRED, INK, RED, WHITE, YEL
from build.art.kit import (
    Point,
    Spot,
    at,
    blob,
    brush,
    circle,
    ellipse,
    fill,
    num,
    outlined,
    placed,
    polar,
    polygon,
    sharp,
)

LONG_LIFE: tuple[tuple[Spot, ...], ...] = (  # the strokes of 壽 in a square of 100
    ((-38, -42), (38, -42)),
    ((0, -53), (0, -30)),
    ((-27, -30), (27, -30)),
    ((-38, -17), (36, -17, 1), (33, -7)),
    ((-22, -5), (20, -5)),
    ((0, -5), (0, 7)),
    ((-28, 7), (26, 7)),
    ((-48, 19), (48, 19)),
    ((-38, 30), (-36, 50)),
    ((-38, 30), (-10, 30, 1), (-12, 50)),
    ((-37, 47), (-12, 47)),
    ((0, 32), (46, 32)),
    ((29, 23), (29, 54, 1), (17, 51)),
    ((8, 39), (14, 46)),
)


def long_life(x: float, y: float, size: float = 80, ink: str = YEL) -> str:
    """Write 壽, long life, with a brush of our own."""
    here = placed(x, y, size / 100)
    strokes = [[sharp(here(*spot[:2])) for spot in stroke] for stroke in LONG_LIFE]
    return "".join(fill(brush(stroke, [6, 5.4, 5.8]), ink) for stroke in strokes)


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
    svg = base + outlined(bowl, RED, 8) + fill(shade, DRED) + long_life(x - 4, y + 70, 76)
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
