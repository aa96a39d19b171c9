"""Winged creatures of the first half of the year: crane, warbler, cuckoo, butterflies."""

from build.art.ink import BLUE, CREAM, DBLUE, DYEL, INK, OLIVE, RED, SHADE, SKY, WHITE, YEL
from build.art.kit import (
    Place,
    blob,
    brush,
    circle,
    curve,
    each,
    ellipse,
    fill,
    inked,
    line,
    outlined,
    placed,
    polygon,
    spots,
)


def _streaks(lines: tuple[str, ...], widths: tuple[float, ...], ink: str, place: Place) -> str:
    return "".join(fill(brush(spots(text, place), widths), ink) for text in lines)


def crane() -> str:
    """Stand the crane of the first month, facing left, head before the sun."""
    here = placed(0, 0)
    svg = _streaks(("194,326 186,400 180,486", "226,326 231,400 225,490"), (13, 9, 10), INK, here)
    for plume, width in (
        ("252,268 294,290 312,340", 24),
        ("244,282 286,320 292,386", 27),
        ("230,296 262,346 256,412", 28),
    ):
        stroke = brush(spots(plume), [width * 0.8, width, width * 0.7, 3])
        svg += outlined(stroke, INK, 3.5, CREAM)
    body = "148,252 182,220 232,228 272,272 282,316 244,340 196,340 160,314 144,280"
    neck = brush(spots("144,132 121,168 126,214 172,268"), [24, 22, 27, 72])
    head = ellipse(141, 130, 25, 18, -22)
    svg += inked([(neck, WHITE), (blob(spots(body)), WHITE), (head, WHITE)], 13)
    svg += _streaks(("158,312 202,334 246,330 276,308",), (3, 13, 13, 2), SHADE, here)
    svg += _streaks(("145,156 130,180 134,214 156,250",), (4, 12, 15, 3), INK, here)
    svg += outlined(polygon(spots("123,129 60,156 126,146")), YEL, 5)
    svg += outlined(blob(spots("120,117 140,99 165,112 147,121")), RED, 5)
    svg += fill(circle(134, 133, 5), INK)
    feathers = ("182,254 226,256 266,300", "172,278 216,284 252,320", "176,304 206,313 228,331")
    return svg + _streaks(feathers, (2.5, 6.5, 3), INK, here)


def warbler(x: float, y: float, size: float = 1.0) -> str:
    """Perch the olive warbler of the second month, facing left."""
    g = placed(x, y, size)
    svg = "".join(
        line(curve(spots(leg, g)), INK, 6) for leg in ("-8,40 -11,52 -10,66", "14,40 11,52 12,66")
    )
    tail = blob(spots("40,8! 84,30 132,46! 122,62! 80,52 40,36!", g))
    body = blob(spots("-66,-18 -46,-44 -14,-38 20,-18 56,16 44,40 4,46 -40,28 -60,4", g))
    svg += inked([(tail, OLIVE), (body, OLIVE)], 11)
    svg += fill(blob(spots("-62,-4 -42,-6 -20,8 24,28 47,36 4,45 -40,27", g)), YEL)
    svg += fill(blob(spots("-44,16 -16,18 20,31 40,39 4,45 -30,32", g)), CREAM)
    wing = blob(spots("-22,-18 12,-16 52,12 92,38! 48,38 4,24 -20,4", g))
    svg += outlined(wing, OLIVE, 5.5)
    bars = ("-4,-2 22,14 38,20", "9,3 35,19 51,25", "22,8 48,24 64,30")
    svg += _streaks(bars, (2, 5, 2), YEL, g) + _streaks(("44,14 80,36 120,52",), (2, 5, 2), INK, g)
    svg += outlined(polygon(spots("-62,-22 -90,-10 -62,-6", g)), DYEL, 4.5)
    svg += outlined(circle(*g(-46, -20), 8 * size), WHITE, 3)
    return svg + fill(circle(*g(-47, -20), 4.2 * size), INK)


def cuckoo(x: float, y: float, size: float = 1.0, tilt: float = -24) -> str:
    """Let the cuckoo of the fourth month fly down to the left."""
    g = placed(x, y, size, tilt)
    far = blob(spots("-26,-10! -18,-50 -2,-92 30,-124! 50,-84 44,-40 26,-4!", g))
    feathers = (
        "56,-8! 106,-20 158,-24! 122,6 62,14",
        "54,8! 106,22 158,30! 110,40 50,26",
    )
    svg = outlined(far, DBLUE, 6)
    svg += each([(blob(spots(feather, g)), INK) for feather in feathers], 12, CREAM)
    svg += each([(blob(spots(feather, g)), DBLUE) for feather in feathers], 5.5)
    svg += fill(circle(*g(134, -12), 5.5 * size), WHITE) + fill(
        circle(*g(132, 28), 5.5 * size), WHITE
    )
    body = "-94,-2 -82,-30 -50,-38 0,-26 72,-2! 66,26! 20,46 -34,44 -76,26"
    svg += inked([(blob(spots(body, g)), BLUE)], 12)
    svg += fill(blob(spots("-70,24! -34,12 14,12 66,18! 20,44 -32,42", g)), WHITE)
    bars = ("-40,14 -34,28 -38,43", "-18,14 -12,28 -16,43", "4,14 10,28 6,43", "26,14 32,28 28,43")
    svg += _streaks(bars, (4, 6.5, 4), INK, g)
    near = "-28,-12! 12,-50 66,-86 130,-106! 116,-62 82,-22 34,10! 0,4"
    svg += outlined(blob(spots(near, g)), DBLUE, 6)
    quills = ("26,-20 60,-24", "45,-37 75,-42", "64,-54 90,-60", "83,-71 105,-78")
    svg += _streaks(quills, (3.5, 7), SKY, g)
    svg += outlined(polygon(spots("-91,-14 -124,6 -90,8", g)), YEL, 5)
    svg += outlined(circle(*g(-68, -12), 10 * size), YEL, 3.5)
    return svg + fill(circle(*g(-68, -12), 5 * size), INK)


def _wing(side: int, place: Place, size: float, inks: tuple[str, str]) -> str:
    upper, lower = inks

    def g(px: float, py: float) -> tuple[float, float]:
        return place(side * px, py)

    feeler = spots("0,-24 6,-54 24,-72", g)
    svg = line(curve(feeler), INK, 4.5) + fill(circle(*g(24, -72), 5.5 * size), INK)
    svg += outlined(blob(spots("0,4! 38,4 58,30 36,60 12,36", g)), lower, 6)
    svg += fill(circle(*g(34, 31), 8 * size), upper)
    svg += outlined(blob(spots("0,2! 22,-46 64,-64 76,-24 36,6", g)), upper, 6)
    svg += fill(brush(spots("8,-6 22,-22", g), [2, 7 * size]), lower)
    svg += outlined(circle(*g(50, -36), 13 * size), BLUE, 4.5)
    return svg + fill(circle(*g(50, -36), 4.5 * size), WHITE)


def butterfly(
    x: float, y: float, size: float = 1.0, tilt: float = 0, *, inks: tuple[str, str] = (YEL, RED)
) -> str:
    """Spread a butterfly: upper and lower wings of two inks, blue eye-spots."""
    g = placed(x, y, size, tilt)
    svg = _wing(-1, g, size, inks) + _wing(1, g, size, inks)
    trunk = brush(spots("0,-30 0,0 0,46", g), [15 * size, 16 * size, 6 * size])
    return svg + outlined(trunk, INK, 2)
