"""Winged creatures of the first half of the year: crane, warbler, cuckoo, butterflies."""

from build.art.ink import (
    BLUE,
    CREAM,
    DBLUE,
    DYEL,
    INK,
    OLIVE,
    RED,
    SHADE,
    SKY,
    WHITE,
    YEL,
)
from build.art.kit import (
    Point,
    Spot,
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
    polygon,
    sharp,
    turned,
)


def _eye(x: float, y: float, radius: float) -> str:
    ring = outlined(circle(x, y, radius), WHITE, 3)
    return ring + fill(circle(x - radius * 0.12, y, radius * 0.5), INK)


def crane() -> str:
    """Stand the crane of the first month, facing left, head before the sun."""
    legs = (
        brush([(194, 326), (186, 400), (180, 486)], [13, 9, 10]),
        brush([(226, 326), (231, 400), (225, 490)], [13, 9, 10]),
    )
    svg = "".join(fill(leg, INK) for leg in legs)
    plumes = (
        ([(252, 268), (294, 290), (312, 340)], 24),
        ([(244, 282), (286, 320), (292, 386)], 27),
        ([(230, 296), (262, 346), (256, 412)], 28),
    )
    for points, width in plumes:
        svg += outlined(brush(points, [width * 0.8, width, width * 0.7, 3]), INK, 3.5, CREAM)
    back = [(148, 252), (182, 220), (232, 228), (272, 272), (282, 316)]
    body = blob([*back, (244, 340), (196, 340), (160, 314), (144, 280)])
    neck = brush([(144, 132), (121, 168), (126, 214), (172, 268)], [24, 22, 27, 72])
    head = ellipse(141, 130, 25, 18, -22)
    svg += inked([(neck, WHITE), (body, WHITE), (head, WHITE)], 13)
    svg += fill(brush([(158, 312), (202, 334), (246, 330), (276, 308)], [3, 13, 13, 2]), SHADE)
    svg += fill(brush([(148, 152), (131, 178), (134, 214), (154, 246)], [10, 13, 15, 3]), INK)
    svg += outlined(polygon([(123, 129), (60, 156), (126, 146)]), YEL, 5)
    svg += outlined(blob([(120, 117), (140, 99), (165, 112), (147, 121)]), RED, 5)
    svg += fill(circle(134, 133, 5), INK)
    feathers = (
        ((182, 254), (226, 256), (266, 300)),
        ((172, 278), (216, 284), (252, 320)),
        ((176, 304), (206, 313), (228, 331)),
    )
    return svg + "".join(fill(brush(f, [2.5, 6.5, 3]), INK) for f in feathers)


def warbler(x: float, y: float, size: float = 1.0) -> str:
    """Perch the olive warbler of the second month, facing left."""

    def g(px: float, py: float) -> Point:
        return (x + px * size, y + py * size)

    svg = "".join(line(curve([g(dx, 40), g(dx - 3, 52), g(dx - 2, 66)]), INK, 6) for dx in (-8, 14))
    tail = blob(
        [
            sharp(g(40, 8)),
            g(84, 30),
            sharp(g(132, 46)),
            sharp(g(122, 62)),
            g(80, 52),
            sharp(g(40, 36)),
        ]
    )
    body = blob(
        [
            g(-66, -18),
            g(-46, -44),
            g(-14, -38),
            g(20, -18),
            g(56, 16),
            g(44, 40),
            g(4, 46),
            g(-40, 28),
            g(-60, 4),
        ]
    )
    svg += inked([(tail, OLIVE), (body, YEL)], 11)
    breast = [g(-60, 2), g(-40, 28), g(4, 45), g(42, 39), g(20, 30), g(-28, 12)]
    svg += fill(blob(breast), CREAM)
    hood = [g(-64, -20), g(-46, -43), g(-14, -37), g(18, -18), g(-2, -16), g(-36, -28)]
    svg += fill(blob(hood), OLIVE)
    wing: list[Spot] = [
        g(-22, -18),
        g(12, -16),
        g(52, 12),
        sharp(g(92, 38)),
        g(48, 38),
        g(4, 24),
        g(-20, 4),
    ]
    svg += outlined(blob(wing), OLIVE, 5.5)
    for u in (0, 13, 26):
        svg += fill(
            brush(
                [g(-4 + u, -2 + u * 0.4), g(22 + u, 14 + u * 0.4), g(38 + u, 20 + u * 0.3)],
                [2, 5, 2],
            ),
            YEL,
        )
    svg += fill(brush([g(44, 14), g(80, 36), g(120, 52)], [2, 5, 2]), INK)
    svg += outlined(polygon([g(-62, -22), g(-90, -10), g(-62, -6)]), DYEL, 4.5)
    return svg + _eye(*g(-46, -20), 7.5 * size)


def cuckoo(x: float, y: float, size: float = 1.0, tilt: float = -24) -> str:
    """Let the cuckoo of the fourth month fly down to the left."""

    def g(px: float, py: float) -> Point:
        return turned((x + px * size, y + py * size), tilt, (x, y))

    far: list[Spot] = [g(-18, -50), g(-2, -92), sharp(g(30, -124)), g(50, -84), g(44, -40)]
    upper: list[Spot] = [sharp(g(56, -8)), g(106, -20), sharp(g(158, -24)), g(122, 6), g(62, 14)]
    lower: list[Spot] = [sharp(g(54, 8)), g(106, 22), sharp(g(158, 30)), g(110, 40), g(50, 26)]
    svg = outlined(blob([sharp(g(-26, -10)), *far, sharp(g(26, -4))]), DBLUE, 6)
    svg += each([(blob(feather), INK) for feather in (upper, lower)], 5, CREAM)
    for spot in (g(134, -12), g(132, 28)):
        svg += fill(circle(*spot, 5.5 * size), WHITE)
    back: list[Spot] = [g(-94, -2), g(-82, -30), g(-50, -38), g(0, -26), sharp(g(72, -2))]
    chest: list[Spot] = [sharp(g(66, 26)), g(20, 46), g(-34, 44), g(-76, 26)]
    svg += inked([(blob([*back, *chest]), BLUE)], 12)
    belly: list[Spot] = [sharp(g(-70, 24)), g(-34, 12), g(14, 12), sharp(g(66, 18))]
    svg += fill(blob([*belly, g(20, 44), g(-32, 42)]), WHITE)
    for u in (-40, -18, 4, 26):
        svg += fill(brush([g(u, 14), g(u + 6, 28), g(u + 2, 43)], [4, 6.5, 4]), INK)
    near: list[Spot] = [g(12, -50), g(66, -86), sharp(g(130, -106)), g(116, -62), g(82, -22)]
    svg += outlined(blob([sharp(g(-28, -12)), *near, sharp(g(34, 10)), g(0, 4)]), DBLUE, 6)
    for u in (0, 1, 2, 3):
        start, end = g(26 + 19 * u, -20 - 17 * u), g(60 + 15 * u, -24 - 18 * u)
        svg += fill(brush([start, end], [3.5, 7]), SKY)
    svg += outlined(polygon([g(-91, -14), g(-124, 6), g(-90, 8)]), YEL, 5)
    eye = g(-68, -12)
    return svg + outlined(circle(*eye, 10 * size), YEL, 3.5) + fill(circle(*eye, 5 * size), INK)


def butterfly(
    x: float, y: float, size: float = 1.0, tilt: float = 0, *, inks: tuple[str, str] = (YEL, RED)
) -> str:
    """Spread a butterfly: upper and lower wings of two inks, blue eye-spots."""

    def g(px: float, py: float) -> Point:
        return turned((x + px * size, y + py * size), tilt, (x, y))

    upper, lower = inks
    svg = ""
    for s in (-1, 1):
        feeler = [g(0, -24), g(s * 6, -54), g(s * 24, -72)]
        svg += line(curve(feeler), INK, 4.5) + fill(circle(*feeler[-1], 5.5 * size), INK)
        hind = blob([sharp(g(0, 4)), g(s * 38, 4), g(s * 58, 30), g(s * 36, 60), g(s * 12, 36)])
        svg += outlined(hind, lower, 6) + fill(circle(*g(s * 34, 31), 8 * size), upper)
        fore = blob([sharp(g(0, 2)), g(s * 22, -46), g(s * 64, -64), g(s * 76, -24), g(s * 36, 6)])
        svg += outlined(fore, upper, 6)
        svg += fill(brush([g(s * 8, -6), g(s * 22, -22)], [2, 7 * size]), lower)
        svg += outlined(circle(*g(s * 50, -36), 13 * size), BLUE, 4.5) + fill(
            circle(*g(s * 50, -36), 4.5 * size), WHITE
        )
    return svg + inked(
        [(brush([g(0, -30), g(0, 0), g(0, 46)], [15 * size, 16 * size, 6 * size]), INK)], 2
    )
