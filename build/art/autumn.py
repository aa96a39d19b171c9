"""Plants of the second half of the year: bush clover, pampas, chrysanthemum and maple."""

from collections.abc import Sequence

from build.art.ink import CREAM, DRED, INK, RED, WHITE
from build.art.kit import (
    Point,
    Shape,
    Spot,
    blob,
    brush,
    circle,
    each,
    fill,
    heading,
    outlined,
    polar,
    sharp,
    spline,
)

LOWER_RIGHT = (-15, 105)  # directions that the light, from the upper left, leaves in the shade


def _clover_leaflet(stalk: Point, length: float, aim: float) -> Shape:
    """Give one leaflet of three; those that point away from the light are darker."""
    middle = polar(stalk, length * 0.56, aim)
    outline = blob([
        sharp(stalk),
        polar(middle, length * 0.33, aim + 98),
        polar(stalk, length * 0.96, aim + 8),
        sharp(polar(stalk, length * 1.04, aim)),
        polar(stalk, length * 0.96, aim - 8),
        polar(middle, length * 0.33, aim - 98),
    ])  # fmt: skip
    turn = (aim + 180) % 360 - 180
    return (outline, DRED if LOWER_RIGHT[0] < turn < LOWER_RIGHT[1] else RED)


def clover(
    points: Sequence[Point],
    clusters: int | Sequence[float] = 7,
    size: float = 44,
    *,
    halo: bool = False,
) -> str:
    """Arch a stem of bush clover with three-leaflet clusters by turns on its two sides.

    Clusters are a number, spread evenly, or their shares of the way. A halo of paper round it all
    keeps red leaflets off a red ribbon behind them.
    """
    if isinstance(clusters, int):
        clusters = [(i + 0.75) / clusters for i in range(clusters)]
    path = spline(points, 24)
    stems = [(brush(points, [12, 10, 5]), INK)]
    leaflets: list[Shape] = []
    for i, share in enumerate(clusters):
        here = int(share * (len(path) - 2))
        last = i == len(clusters) - 1
        side = 0 if last else (62 if i % 2 else -62)
        along = heading(path[here], path[here + 1])
        reach = size * (1 - 0.3 * share)
        joint = polar(path[here], reach * (0.2 if last else 0.42), along + side)
        stems.append((brush([path[here], joint], [6, 6]), INK))
        leaflets += [_clover_leaflet(joint, reach, along + side + d) for d in (-64, 64, 0)]
    svg = each(stems + leaflets, 15, CREAM) if halo else ""
    return svg + "".join(fill(*stem) for stem in stems) + each(leaflets, 4.5)


def pampas(stalk: Sequence[Point], length: float = 120, ink: str = WHITE) -> str:
    """Raise a stalk of pampas grass whose tassel of long fingers is blown to the right."""
    tip, aim = stalk[-1], heading(stalk[-2], stalk[-1])
    fingers: list[Shape] = []
    for turn, share in ((58, 0.66), (-26, 0.7), (40, 0.86), (-10, 0.92), (22, 1.0), (4, 1.04)):
        reach = length * share
        root = polar(tip, length * 0.05, aim + turn)
        swell = polar(root, reach * 0.4, aim + turn)
        bend = polar(swell, reach * 0.34, aim + turn + 26)
        end = polar(bend, reach * 0.3, aim + turn + 56)
        fingers.append((brush([root, swell, bend, end], [5, 17, 15, 3]), ink))
    return fill(brush(stalk, [11, 9, 7]), INK) + each(fingers, 5)


def chrysanthemum(
    x: float, y: float, radius: float, inks: tuple[str, str, str], petals: int = 14
) -> str:
    """Open a chrysanthemum: two rings of narrow petals; inks are outer ring, inner, heart."""
    centre = (x, y)
    outer, inner, heart = inks
    ring = 360 / petals

    def petal(aim: float, start: float, end: float, wide: float) -> str:
        root, tip = polar(centre, radius * start, aim), polar(centre, radius * end, aim)
        return brush([root, tip], [radius * wide * 0.5, radius * wide])

    svg = each([(petal(i * ring - 90, 0.3, 0.84, 0.34), outer) for i in range(petals)], 4.5)
    inside = petals - 4
    step = 360 / inside
    svg += each([(petal(i * step - 81, 0.12, 0.48, 0.25), inner) for i in range(inside)], 4)
    return svg + outlined(circle(x, y, radius * 0.19), heart, 4)


_MAPLE = (
    (1.06, 0, 1), (0.7, 13, 0), (0.46, 22, 1), (0.72, 32, 0), (1.0, 45, 1), (0.68, 58, 0),
    (0.42, 67, 1), (0.62, 78, 0), (0.84, 90, 1), (0.54, 104, 0), (0.34, 114, 1), (0.46, 124, 0),
    (0.54, 134, 1), (0.34, 154, 0),
)  # fmt: skip
_MAPLE_VEINS = ((0, 0.74), (44, 0.68), (-44, 0.68), (88, 0.5), (-88, 0.5))


def maple(x: float, y: float, radius: float, aim: float, inks: tuple[str, str]) -> str:
    """Draw a seven-lobed maple leaf pointing where it is aimed; inks are leaf and veins."""
    centre = (x, y)

    def spot(reach: float, angle: float, corner: int) -> Spot:
        place = polar(centre, radius * reach, angle)
        return sharp(place) if corner else place

    left = [spot(reach, aim + angle, corner) for reach, angle, corner in _MAPLE]
    right = [spot(reach, aim - angle, corner) for reach, angle, corner in reversed(_MAPLE[1:])]
    foot = polar(centre, radius * 0.16, aim + 180)
    stalk = [foot, polar(centre, radius * 0.5, aim + 174), polar(centre, radius * 0.76, aim + 158)]
    svg = fill(brush(stalk, [8, 7, 5]), INK)
    svg += outlined(blob([*left, sharp(foot), *right]), inks[0], 5.5)
    for angle, reach in _MAPLE_VEINS:
        vein = [foot, polar(centre, radius * reach, aim + angle)]
        svg += fill(brush(vein, [radius * 0.08, 2]), inks[1])
    return svg


def mum_stems(stems: Sequence[Sequence[Point]]) -> str:
    """Raise the black stems of chrysanthemums."""
    return "".join(fill(brush(points, [15, 13, 11]), INK) for points in stems)
