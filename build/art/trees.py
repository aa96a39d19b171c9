"""Trees of the last two months: paulownia with its flower spikes, and the weeping willow."""

from build.art.ink import CREAM, GRN, INK, LGRN, LVIO, VIO
from build.art.kit import (
    Point,
    Shape,
    Spot,
    between,
    blob,
    brush,
    each,
    fill,
    heading,
    outlined,
    polar,
    sharp,
    spline,
    turned,
)

_PAULOWNIA = (
    (1.12, 0, 1), (0.98, 13, 0), (0.66, 31, 1), (0.84, 40, 0), (1.0, 58, 1), (0.86, 72, 0),
    (0.6, 88, 1), (0.74, 98, 0), (0.86, 114, 1), (0.7, 132, 0), (0.5, 152, 0),
)  # fmt: skip
_PAULOWNIA_VEINS = ((0, 0.92), (56, 0.78), (-56, 0.78), (110, 0.62), (-110, 0.62))


def paulownia_leaf(x: float, y: float, radius: float, aim: float = 90) -> str:
    """Spread a broad black five-cornered leaf whose main tip points where it is aimed."""
    centre = (x, y)

    def spot(reach: float, angle: float, corner: int) -> Spot:
        place = polar(centre, radius * reach, angle)
        return sharp(place) if corner else place

    left = [spot(reach, aim + angle, corner) for reach, angle, corner in _PAULOWNIA]
    right = [spot(reach, aim - angle, corner) for reach, angle, corner in reversed(_PAULOWNIA[1:])]
    foot = polar(centre, radius * 0.22, aim + 180)
    svg = outlined(blob([*left, sharp(foot), *right]), INK, 5.5, CREAM)
    for angle, reach in _PAULOWNIA_VEINS:
        vein = [foot, polar(centre, radius * reach, aim + angle)]
        svg += fill(brush(vein, [radius * 0.09, radius * 0.06, 2]), LGRN)
    return svg


def _bell(x: float, y: float, size: float, tilt: float, inks: tuple[str, str]) -> list[Shape]:
    """Give a hanging bell flower and its paler lip; a tilt turns it outwards."""

    def spot(px: float, py: float) -> Point:
        return turned((x + px * size, y + py * size), tilt, (x, y))

    rim: list[Spot] = [sharp(spot(1.0, 1.0)), spot(0, 1.12), sharp(spot(-1.0, 1.0))]
    left, right = [spot(-0.72, 0.3), spot(-0.62, -0.5)], [spot(0.62, -0.5), spot(0.72, 0.3)]
    cup = blob([spot(0, -1), *right, *rim, *left])
    lip = blob([sharp(spot(0.86, 0.72)), *rim, sharp(spot(-0.86, 0.72)), spot(0, 0.62)])
    return [(cup, inks[0]), (lip, inks[1])]


def flower_spike(
    foot: Point,
    length: float,
    tilt: float = 0,
    tiers: int = 5,
    inks: tuple[str, str] = (VIO, LVIO),
) -> str:
    """Raise a spike of paulownia bells from its foot; the bells grow smaller towards the bud."""

    def place(px: float, py: float) -> Point:
        return turned((foot[0] + px, foot[1] + py), tilt, foot)

    svg = fill(brush([foot, place(0, -length)], [13, 7]), INK)
    svg += fill(brush([place(0, -4), place(0, -length * 0.94)], [6, 2.5]), LGRN)
    shapes: list[Shape] = []
    for i in reversed(range(tiers)):
        share = i / (tiers - 1)
        size = length / tiers * 0.5 * (1 - 0.5 * share)
        up = -length * (0.2 + 0.68 * share)
        for side in (-1, 1):
            shapes += _bell(*place(side * size * 1.02, up), size, tilt - side * 24, inks)
    bud = place(0, -length)
    drop = blob(
        [sharp(polar(bud, 17, tilt - 90)), *(polar(bud, 9, tilt + a) for a in (0, 90, 180))]
    )
    return svg + each(shapes, 4.5) + outlined(drop, inks[1], 4.5)


def willow(x: float, y: float, length: float, sway: float = 0, ink: str = GRN) -> str:
    """Hang a willow string with pairs of slender leaves; its end swings aside."""
    path = spline([(x, y), (x + sway * 0.3, y + length * 0.5), (x + sway, y + length)], 20)
    pairs = max(2, round(length / 46))
    leaves: list[Shape] = []
    for i in range(pairs):
        joint = path[round((i + 0.15) / pairs * (len(path) - 1))]
        for side in (-1, 1):
            tip = (joint[0] + side * 21, joint[1] + 46)
            belly = between(joint, tip, 0.5)
            across = heading(joint, tip) + 90
            outline: list[Spot] = [
                sharp(joint),
                polar(belly, 8, across),
                sharp(tip),
                polar(belly, -8, across),
            ]
            leaves.append((blob(outline), ink))
    end = path[-1]
    bud: list[Spot] = [
        sharp((end[0], end[1] - 22)),
        (end[0] + 7, end[1] + 4),
        sharp((end[0], end[1] + 26)),
        (end[0] - 7, end[1] + 4),
    ]
    leaves.append((blob(bud), ink))
    return fill(brush(path[::5], [8, 7, 5]), INK) + each(leaves, 4)
