"""Shapes and strokes: points become SVG path data, path data becomes inked SVG.

Units are tenths of a millimetre on a card of 350 x 530; angles are degrees, clockwise from the
right as SVG turns them. A path is the text of a `d` attribute, an SVG piece is a string of tags.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from build.art.ink import INK

Point = tuple[float, float]
Spot = tuple[float, float] | tuple[float, float, int]  # a third item marks a sharp corner
Shape = tuple[str, str]  # path data and ink


def num(value: float) -> str:
    """Write a length with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(point: Spot) -> str:
    """Write a point as SVG does."""
    return f"{num(point[0])} {num(point[1])}"


def sharp(point: Spot) -> tuple[float, float, int]:
    """Make a point a corner of a blob."""
    return (point[0], point[1], 1)


def polar(centre: Spot, radius: float, angle: float) -> Point:
    """Give the point at a distance and a direction from a centre."""
    a = math.radians(angle)
    return (centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a))


def turned(point: Spot, angle: float, centre: Spot = (0, 0)) -> Point:
    """Turn a point about a centre."""
    a = math.radians(angle)
    x, y = point[0] - centre[0], point[1] - centre[1]
    return (
        centre[0] + x * math.cos(a) - y * math.sin(a),
        centre[1] + x * math.sin(a) + y * math.cos(a),
    )


Place = Callable[[float, float], Point]  # from a motif's own grid to the card


def placed(x: float, y: float, size: float = 1.0, tilt: float = 0) -> Place:
    """Put a motif's own grid on the card: its origin at a point, scaled, then tilted."""
    return lambda px, py: turned((x + px * size, y + py * size), tilt, (x, y))


def spots(text: str, place: Place | None = None) -> list[Spot]:
    """Read points written as `40,8! 84,30`, the ! marking a sharp corner, and place them."""
    found: list[Spot] = []
    for word in text.split():
        x, y = (float(part) for part in word.rstrip("!").split(","))
        point = place(x, y) if place else (x, y)
        found.append(sharp(point) if word.endswith("!") else point)
    return found


def heading(start: Spot, end: Spot) -> float:
    """Give the direction from one point to another in degrees."""
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))


def between(start: Spot, end: Spot, share: float) -> Point:
    """Give the point at a share of the way from one point to another."""
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def _unit(x: float, y: float) -> Point:
    length = math.hypot(x, y)
    return (x / length, y / length) if length else (0.0, 0.0)


def _through(before: Spot, here: Spot, after: Spot) -> Point:
    """Give the direction at the middle one of three points on their common circle."""
    ax, ay, bx, by = (
        here[0] - before[0],
        here[1] - before[1],
        after[0] - here[0],
        after[1] - here[1],
    )
    a, b = math.hypot(ax, ay) or 1e-6, math.hypot(bx, by) or 1e-6
    return _unit(ax * b / a + bx * a / b, ay * b / a + by * a / b)


def _mirrored(tangent: Point, start: Spot, end: Spot) -> Point:
    """Give the direction at the free end of a curve: the neighbour's, mirrored on the chord."""
    cx, cy = _unit(end[0] - start[0], end[1] - start[1])
    along = tangent[0] * cx + tangent[1] * cy
    return (2 * along * cx - tangent[0], 2 * along * cy - tangent[1])


def _tangents(points: Sequence[Spot], closed: bool) -> list[Point]:
    count = len(points)
    found: list[Point] = []
    for i, point in enumerate(points):
        if len(point) > 2 or (not closed and i in {0, count - 1}):
            found.append((0.0, 0.0))
        else:
            found.append(_through(points[i - 1], point, points[(i + 1) % count]))
    if not closed and count > 2:
        if len(points[0]) == 2:
            found[0] = _mirrored(found[1], points[0], points[1])
        if len(points[-1]) == 2:
            found[-1] = _mirrored(found[-2], points[-2], points[-1])
    return found


def _handle(tangent: Point, start: Spot, end: Spot) -> float:
    """Give the handle length that draws a circle's arc when the tangents allow one.

    For an arc whose chord d makes the angle f with the tangent it is 2d / 3(1 + cos f).
    """
    chord = math.dist(start[:2], end[:2])
    cx, cy = _unit(end[0] - start[0], end[1] - start[1])
    cosine = max(0.15, tangent[0] * cx + tangent[1] * cy)
    return 2 * chord / (3 * (1 + cosine))


Bezier = tuple[Point, Point, Point, Point]


def _beziers(points: Sequence[Spot], closed: bool) -> list[Bezier]:
    tangents = _tangents(points, closed)
    ends = list(zip(points, tangents, strict=True))
    pieces: list[Bezier] = []
    for (p, u), (q, v) in pairwise([*ends, ends[0]] if closed else ends):
        hu, hv = _handle(u, p, q), _handle(v, p, q)
        pieces.append((
            (p[0], p[1]),
            (p[0] + u[0] * hu, p[1] + u[1] * hu),
            (q[0] - v[0] * hv, q[1] - v[1] * hv),
            (q[0], q[1]),
        ))  # fmt: skip
    return pieces


def _drawn(pieces: Sequence[Bezier]) -> str:
    return "".join(f"C{at(a)} {at(b)} {at(end)}" for _, a, b, end in pieces)


def blob(points: Sequence[Spot]) -> str:
    """Close a smooth outline through the points; sharp ones stay corners."""
    return f"M{at(points[0])}{_drawn(_beziers(points, closed=True))}Z"


def curve(points: Sequence[Spot]) -> str:
    """Run a smooth open line through the points."""
    return f"M{at(points[0])}{_drawn(_beziers(points, closed=False))}"


def polygon(points: Sequence[Spot]) -> str:
    """Close a straight-edged outline."""
    return "M" + "L".join(at(p) for p in points) + "Z"


def circle(x: float, y: float, radius: float) -> str:
    """Give a circle's path."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, rx: float, ry: float, tilt: float = 0) -> str:
    """Give the path of an ellipse, tilted about its centre."""
    p, q = turned((x - rx, y), tilt, (x, y)), turned((x + rx, y), tilt, (x, y))
    arc = f"A{num(rx)} {num(ry)} {num(tilt)} 1 1 "
    return f"M{at(p)}{arc}{at(q)}{arc}{at(p)}Z"


def spline(points: Sequence[Spot], steps: int = 8) -> list[Point]:
    """Sample the smooth line through the points, a number of steps for each piece."""
    samples: list[Point] = []
    for p, a, b, q in _beziers(points, closed=False):
        for step in range(steps):
            t = step / steps
            w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            samples.append((
                p[0] * w[0] + a[0] * w[1] + b[0] * w[2] + q[0] * w[3],
                p[1] * w[0] + a[1] * w[1] + b[1] * w[2] + q[1] * w[3],
            ))  # fmt: skip
    samples.append((points[-1][0], points[-1][1]))
    return samples


def _swell(widths: Sequence[float], share: float) -> float:
    """Give the width at a share of a stroke, eased between the given ones (Catmull-Rom)."""
    place = share * (len(widths) - 1)
    i = min(int(place), len(widths) - 2)
    t = place - i
    a, b = widths[i], widths[i + 1]
    before, after = widths[max(i - 1, 0)], widths[min(i + 2, len(widths) - 1)]
    bend = (2 * before - 5 * a + 4 * b - after) * t * t + (3 * a - before - 3 * b + after) * t**3
    eased = a + 0.5 * ((b - before) * t + bend)
    return max(min(a, b), min(max(a, b), eased))


def brush(points: Sequence[Spot], widths: Sequence[float], steps: int = 5) -> str:
    """Draw a brush stroke along a spline; its widths are spread evenly over its length."""
    middle = spline(points, steps)
    run = [0.0]
    for p, q in pairwise(middle):
        run.append(run[-1] + math.dist(p, q))
    left: list[Point] = []
    right: list[Point] = []
    for i, p in enumerate(middle):
        a, b = middle[max(i - 1, 0)], middle[min(i + 1, len(middle) - 1)]
        tx, ty = _unit(b[0] - a[0], b[1] - a[1])
        half = _swell(widths, run[i] / (run[-1] or 1)) / 2
        left.append((p[0] - ty * half, p[1] + tx * half))
        right.append((p[0] + ty * half, p[1] - tx * half))
    right.reverse()
    head, tail = max(widths[0] / 2, 0.1), max(widths[-1] / 2, 0.1)
    return (
        curve(left)
        + f"A{num(tail)} {num(tail)} 0 0 0 {at(right[0])}"
        + _drawn(_beziers(right, closed=False))
        + f"A{num(head)} {num(head)} 0 0 0 {at(left[0])}Z"
    )


def fill(path: str, ink: str) -> str:
    """Print a flat shape without outline."""
    return f'<path d="{path}" fill="{ink}"/>'


def line(path: str, ink: str = INK, width: float = 4) -> str:
    """Draw an even line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{num(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def outlined(path: str, ink: str, width: float = 5, edge: str = INK) -> str:
    """Print a flat shape with its own outline."""
    return (
        f'<path d="{path}" fill="{ink}" stroke="{edge}" stroke-width="{num(width)}"'
        ' stroke-linejoin="round"/>'
    )


def inked(shapes: Iterable[Shape], width: float = 9, edge: str = INK) -> str:
    """Print shapes that grow into one another: one common outline, half the width all round."""
    parts = list(shapes)
    under = outlined("".join(path for path, _ in parts), edge, width, edge)
    return under + "".join(fill(path, ink) for path, ink in parts)


def each(shapes: Iterable[Shape], width: float = 4, edge: str = INK) -> str:
    """Print shapes that overlap, each with its own outline."""
    return "".join(outlined(path, ink, width, edge) for path, ink in shapes)


def moved(svg: str, dx: float, dy: float, turn: float = 0) -> str:
    """Shift an SVG piece, having turned it about the origin."""
    spin = f" rotate({num(turn)})" if turn else ""
    return f'<g transform="translate({at((dx, dy))}){spin}">{svg}</g>'
