"""The phoenix of November, 봉황: cock's head, long scaled neck, banded wing, three eyed plumes."""

from collections.abc import Sequence

from build.art.ink import BLUE, DBLUE, DYEL, INK, RED, SKY, WHITE, YEL
from build.art.kit import (
    Point,
    Shape,
    blob,
    brush,
    circle,
    curve,
    each,
    ellipse,
    fill,
    heading,
    inked,
    line,
    outlined,
    polar,
    sharp,
    spline,
)

SHOULDER = (180, 184)


def _feather(root: Point, length: float, aim: float, width: float, ink: str) -> Shape:
    """Give one wing feather, bent backwards, blunt at its end."""
    middle = polar(root, length * 0.5, aim - 7)
    end = polar(middle, length * 0.5, aim + 13)
    return (brush([root, middle, end], [width * 0.4, width, width * 0.62]), ink)


def _fan(aims: Sequence[float], reach: float, width: float, inks: Sequence[str]) -> list[Shape]:
    return [
        _feather(SHOULDER, reach * (1 - 0.0032 * abs(aim + 62)), aim, width, inks[i % len(inks)])
        for i, aim in enumerate(aims)
    ]


def _plume(points: Sequence[Point], ink: str, rib: str, eye: str) -> str:
    """Trail a long tail plume that ends in a pointed eye."""
    aim = heading(points[-2], points[-1])
    tip = points[-1]
    drop, inner = (
        blob([
            sharp(polar(tip, back, aim + 180)), polar(tip, side, aim - 84),
            sharp(polar(tip, front, aim)), polar(tip, side, aim + 84),
        ])
        for back, side, front in ((24, 21, 34), (12, 12, 19))
    )  # fmt: skip
    barbs: list[Shape] = []
    path = spline(points, 8)
    for i in range(len(path) // 4, len(path) - 4, 3):
        along = heading(path[i], path[i + 1])
        ends = [polar(path[i], 25, along + side) for side in (-30, 30)]
        barbs += [(brush([path[i], end], [14, 3]), ink) for end in ends]
    svg = inked([*barbs, (brush(points, [12, 19, 18, 14, 12]), ink)], 9)
    svg += fill(brush(points, [3, 5, 5, 5, 4]), rib)
    return svg + outlined(drop, ink, 5) + outlined(inner, eye, 4) + fill(circle(*tip, 5), WHITE)


def phoenix() -> str:
    """Let the phoenix fly to the left, its wing raised and its plumes streaming behind."""
    tail = (
        _plume([(226, 196), (296, 206), (316, 262), (284, 316), (300, 372)], BLUE, SKY, RED)
        + _plume([(222, 204), (266, 236), (262, 296), (216, 334), (212, 384)], YEL, RED, BLUE)
        + _plume([(210, 210), (218, 254), (186, 292), (136, 306), (118, 350)], RED, YEL, BLUE)
    )
    far = _fan((-110, -98, -87), 128, 32, (DBLUE,))
    primaries = _fan((-12, -27, -42, -57, -72), 158, 38, (BLUE,))
    secondaries = _fan((-8, -25, -42, -59, -76), 104, 33, (YEL,))
    body = blob([
        (126, 194), (146, 168), (184, 160), (222, 176), (250, 200), (216, 222), (170, 222),
        (136, 214),
    ])  # fmt: skip
    neck = brush([(160, 198), (118, 200), (88, 176), (86, 140), (104, 112)], [52, 44, 32, 23, 22])
    svg = tail + each(far, 5) + each(primaries, 5.5) + each(secondaries, 5.5)
    svg += _crest() + inked([(body, RED), (neck, YEL), (ellipse(102, 114, 20, 15, -14), YEL)], 11)
    return svg + _scales() + _shoulder() + _face()


def _crest() -> str:
    """Sweep three plumes with bead tips back from the head."""
    strands: tuple[tuple[Point, Point, Point], ...] = (
        ((112, 120), (134, 118), (150, 128)),
        ((110, 112), (134, 98), (156, 100)),
        ((106, 106), (116, 82), (138, 68)),
    )
    svg = each([(brush(points, [9, 11, 5]), RED) for points in strands], 5)
    return svg + "".join(outlined(circle(*points[-1], 8.5), YEL, 4.5) for points in strands)


def _shoulder() -> str:
    """Cover the root of the wing with its short red feathers."""
    cover = blob([
        sharp((146, 188)), (164, 156), (192, 134), sharp((218, 124)), sharp((226, 142)),
        sharp((244, 146)),
        sharp((240, 164)), sharp((252, 176)), (228, 194), (190, 204), (162, 202),
    ])  # fmt: skip
    svg = outlined(cover, RED, 5.5)
    for x, y in ((168, 182), (188, 162), (196, 184), (212, 148), (218, 168), (224, 186)):
        lap = [polar((x, y), 11, a) for a in (-118, -38, 42)]
        svg += line(curve(lap), YEL, 4)
    return svg


def _scales() -> str:
    """Lay scallops down the neck."""
    svg = ""
    for x, y, aim, half in (
        (88, 142, 108, 8),
        (88, 162, 84, 11),
        (99, 182, 50, 13),
        (118, 194, 16, 14),
    ):
        ends = [polar((x, y), half, aim + 90), polar((x, y), 7, aim), polar((x, y), half, aim - 90)]
        svg += line(curve(ends), RED, 5)
    return svg


def _face() -> str:
    beak = blob([sharp((88, 104)), (70, 104), sharp((52, 120)), (70, 117), sharp((86, 122))])
    wattle = blob([sharp((86, 124)), (76, 134), (80, 144), (90, 140), sharp((96, 126))])
    return "".join((
        outlined(wattle, RED, 4.5),
        outlined(beak, DYEL, 5),
        fill(circle(101, 111, 8), WHITE),
        fill(circle(99, 112, 5), INK),
    ))  # fmt: skip
