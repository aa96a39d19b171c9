"""What the plants stand on and the sky above: ground, water, the hill of August, clouds, rain."""

import math
from collections.abc import Sequence

from build.art.ink import CREAM, INK, WHITE
from build.art.kit import Point, at, brush, curve, fill, line, outlined, polar

LEFT, RIGHT, BELOW = -12, 362, 544  # beyond the edges of a card


def _swell(y: float, height: float) -> list[Point]:
    return [(x, y + height * up) for x, up in
            ((LEFT, 0.3), (58, -0.6), (120, 0.5), (186, 0), (254, -0.8), (310, 0.3),
            (RIGHT, -0.4))]  # fmt: skip


def ground(y: float, ink: str, height: float = 16) -> str:
    """Lay a band of soft ground or water from a height down to the lower edge."""
    top = _swell(y, height)
    return outlined(f"{curve(top)}L{RIGHT} {BELOW}L{LEFT} {BELOW}Z", ink, 7)


def ripples(heights: Sequence[float], ink: str, height: float = 16, width: float = 6) -> str:
    """Draw wave lines that follow the edge of the water."""
    return "".join(line(curve(_swell(y, height)), ink, width) for y in heights)


def cloud_band(y: float, ink: str, height: float = 16) -> str:
    """Hang a coloured band of evening cloud from the upper edge."""
    hem = _swell(y, height)
    return outlined(f"{curve(hem)}L{RIGHT} -14L{LEFT} -14Z", ink, 6)


Ridge = tuple[float, float]  # x and y of a hill's top
STEEP = 0.0031  # the fall of the slope, in units by the square of a unit
GRASS_STEP = 20
FOOT = 470  # no blades are combed below this height


def _slope(top: Ridge, x: float) -> float:
    return top[1] + STEEP * (x - top[0]) ** 2


def _tuft(foot: Point, lean: float, length: float) -> str:
    """Stand a blade of grass on the rim, bent a little by the wind."""
    base = polar(foot, 6, lean + 90)
    return brush(
        [base, polar(foot, length * 0.6, lean - 82), polar(foot, length, lean - 66)], [9, 7, 1.5]
    )


def _combed(foot: Point, lean: float, length: float) -> str:
    """Lay a pale blade down the slope."""
    root = polar(foot, 6, lean + 90)
    return brush(
        [root, polar(root, length * 0.5, lean + 94), polar(root, length, lean + 101)], [1.5, 6, 1.5]
    )


def hill(x: float, y: float, ink: str = INK, blade: str = CREAM) -> str:
    """Raise a dome with its top at a point: grass stands on its rim, blown to the right.

    Pale blades are combed into the slope below the rim; the outline is one parabola, free of bumps.
    """
    top = (x, y)
    tufts, comb = [], []
    for i in range(-20, 21):
        here, gap = x + i * GRASS_STEP, x + (i + 0.5) * GRASS_STEP
        if LEFT - GRASS_STEP < here < RIGHT + GRASS_STEP:
            lean = math.degrees(math.atan(2 * STEEP * (here - x)))
            tufts.append((_tuft((here, _slope(top, here)), lean, 34 if i % 2 else 22), INK))
            if _slope(top, gap) < FOOT and gap < RIGHT - GRASS_STEP:
                comb.append((_combed((gap, _slope(top, gap)), lean, 54 if i % 2 else 36), blade))
    reach = RIGHT - LEFT
    left, right = (x - reach, _slope(top, x - reach)), (x + reach, _slope(top, x + reach))
    dome = f"M{at(left)}Q{at((x, 2 * y - left[1]))} {at(right)}L{RIGHT} {BELOW}L{LEFT} {BELOW}Z"
    svg = "".join(fill(*tuft) for tuft in tufts) + outlined(dome, ink, 6)
    return svg + "".join(fill(*stroke) for stroke in comb)


def rain(columns: int = 6, rows: int = 6) -> str:
    """Let slanting white rain fall over the whole card."""
    svg = ""
    for i in range(columns + 1):
        for j in range(rows):
            x, y = i * 60 + (j % 2) * 30 - 8, j * 92 - 20
            svg += line(f"M{at((x, y))}L{at((x - 15, y + 56))}", WHITE, 4)
    return svg
