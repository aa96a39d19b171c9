"""Wood and leaves: pine fans, bare boughs, single leaves, hanging racemes, upright blades."""

from collections.abc import Sequence

from build.art.ink import BARK, BARKLIGHT, CREAM, DGRN, DYEL, GRN, INK, LGRN, LVIO, YEL
from build.art.kit import (
    Point,
    Spot,
    between,
    blob,
    brush,
    circle,
    curve,
    fill,
    heading,
    inked,
    line,
    outlined,
    polar,
    sharp,
    turned,
)

Stroke = tuple[Sequence[Point], Sequence[float]]  # spline and widths of a brush stroke
Blade = tuple[Sequence[Point], float, str]  # spline from the foot to the tip, width, ink


def bough(strokes: Sequence[Stroke], lights: Sequence[Stroke] = ()) -> str:
    """Grow dark wood from brush strokes, with light streaks of bark on it."""
    wood = inked([(brush(points, widths), BARK) for points, widths in strokes], 8)
    return wood + "".join(fill(brush(points, widths), BARKLIGHT) for points, widths in lights)


def pine(x: float, y: float, radius: float, tilt: float = 0, needles: int = 9) -> str:
    """Open a fan of pine needles upwards from its yellow foot."""
    centre, spread = (x, y), 84
    rim: list[Spot] = []
    for i in range(needles * 2 + 1):
        angle = tilt - 90 - spread + i * spread / needles
        tooth = i % 2 or i in {0, needles * 2}
        rim.append(
            sharp(polar(centre, radius, angle)) if tooth else polar(centre, radius * 0.84, angle)
        )
    rim += [
        polar(centre, radius * r, tilt + 90 + a) for r, a in ((0.36, -62), (0.2, 0), (0.36, 62))
    ]
    svg = outlined(blob(rim), DGRN, 7)
    for i in range(needles):
        angle = tilt - 90 - spread + (2 * i + 1) * spread / needles
        stroke = brush(
            [polar(centre, radius * 0.2, angle), polar(centre, radius * 0.84, angle)],
            [2, radius * 0.09],
        )
        svg += fill(stroke, GRN if i % 2 else LGRN)
    knot = polar(centre, radius * 0.04, tilt + 90)
    return svg + outlined(circle(*knot, radius * 0.14), YEL, 3.5)


def leaf(stalk: Point, tip: Point, width: float, ink: str, vein: str = "") -> str:
    """Draw a pointed leaf, given half its width; a vein runs up the middle."""
    across = heading(stalk, tip) + 90
    middle = between(stalk, tip, 0.42)
    outline = blob(
        [sharp(stalk), polar(middle, width, across), sharp(tip), polar(middle, -width, across)]
    )
    svg = outlined(outline, ink, 4.5)
    if vein:
        rib = [between(stalk, tip, 0.12), between(stalk, tip, 0.82)]
        svg += fill(brush(rib, [max(4, width * 0.22), 1.5]), vein)
    return svg


_LOBES = ((1.0, 0), (0.62, 16), (0.9, 34), (0.55, 52), (0.72, 80), (0.4, 105), (0.5, 135))
_NOTCHES = {0.62, 0.55, 0.4}


def lobed_leaf(
    x: float, y: float, radius: float, aim: float, *, ink: str = INK, vein: str = LGRN
) -> str:
    """Draw the deeply cut leaf of peony and chrysanthemum, pointing where it is aimed."""
    centre = (x, y)

    def spot(reach: float, angle: float) -> Spot:
        place = polar(centre, radius * reach, angle)
        return sharp(place) if reach in _NOTCHES else place

    left = [spot(reach, aim + angle) for reach, angle in _LOBES]
    right = [spot(reach, aim - angle) for reach, angle in reversed(_LOBES[1:])]
    stalk = sharp(polar(centre, radius * 0.5, aim + 180))
    svg = outlined(blob([*left, stalk, *right]), ink, 5)
    svg += fill(
        brush(
            [polar(centre, radius * 0.45, aim + 180), polar(centre, radius * 0.78, aim)],
            [radius * 0.1, 2],
        ),
        vein,
    )
    start = polar(centre, radius * 0.1, aim + 180)
    for side in (46, -46):
        svg += fill(
            brush([start, polar(centre, radius * 0.64, aim + side)], [radius * 0.08, 2]), vein
        )
    return svg


def raceme(
    x: float, y: float, length: float, tilt: float = 0, *, pairs: int = 6, spread: float = 50
) -> str:
    """Let a string of paired black leaves hang down, smaller towards its tip."""
    top = (x, y)

    def place(px: float, py: float) -> Point:
        return turned((x + px, y + py), tilt, top)

    svg = ""
    for i in range(pairs):
        t = i / (pairs - 1)
        down, wide = length * (0.06 + 0.84 * t), spread * (1 - 0.5 * t)
        drop, half = length / pairs * 1.08 * (1 - 0.2 * t), 18 * (1 - 0.32 * t)
        for side in (-1, 1):
            svg += _drooping_leaf(place(side * 2, down), place(side * wide, down + drop), half)
    stem = [top, place(6, length / 2), place(0, length)]
    svg += fill(brush(stem, [9, 7, 4]), INK) + fill(brush(stem, [4.5, 3.5, 2]), DYEL)
    end, tip = place(0, length), place(0, length + 26)
    bud: list[Spot] = [sharp(end), place(10, length + 12), sharp(tip), place(-10, length + 12)]
    return svg + outlined(blob(bud), INK, 3, CREAM)


def _drooping_leaf(stalk: Point, tip: Point, half: float) -> str:
    across = heading(stalk, tip) + 90
    middle = between(stalk, tip, 0.44)
    outline = blob(
        [sharp(stalk), polar(middle, half, across), sharp(tip), polar(middle, -half, across)]
    )
    vein = brush([between(stalk, tip, 0.25), between(stalk, tip, 0.76)], [2, half * 0.3])
    return outlined(outline, INK, 3, CREAM) + fill(vein, LVIO)


def blades(swords: Sequence[Blade]) -> str:
    """Raise sword leaves from their feet, each with a lighter or darker half."""
    svg = ""
    for spine, width, ink in swords:
        svg += outlined(brush(spine, [width, width * 0.92, width * 0.62, 1]), ink, 5.5)
        rib = [between(spine[0], spine[1], 0.3), *spine[1:-1], between(spine[-2], spine[-1], 0.7)]
        svg += fill(brush(rib, [2.5, 4, 2]), GRN if ink == DGRN else DGRN)
    return svg


def tendril(points: Sequence[Point]) -> str:
    """Curl a vine's thin end."""
    return line(curve(points), INK, 10) + line(curve(points), BARKLIGHT, 4)
