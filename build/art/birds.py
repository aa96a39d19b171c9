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

    far = blob(
        [
            sharp(g(-22, -8)),
            g(-14, -58),
            g(20, -104),
            sharp(g(66, -132)),
            g(62, -84),
            g(44, -38),
            sharp(g(26, -2)),
        ]
    )
    tail = [
        blob([sharp(g(56, -8)), g(104, -26), sharp(g(150, -34)), g(120, -6), sharp(g(62, 8))]),
        blob([sharp(g(56, 8)), g(106, 14), sharp(g(156, 16)), g(112, 32), sharp(g(54, 20))]),
    ]
    svg = each([(far, DBLUE), *((path, INK) for path in tail)], 5.5)
    for spot in (g(128, -22), g(132, 18)):
        svg += fill(circle(*spot, 4.5), WHITE)
    body = blob(
        [
            g(-84, -10),
            g(-64, -32),
            g(-30, -28),
            g(20, -20),
            sharp(g(70, -2)),
            sharp(g(70, 14)),
            g(20, 30),
            g(-34, 28),
            g(-72, 14),
        ]
    )
    svg += inked([(body, BLUE)], 10)
    belly: list[Spot] = [
        sharp(g(-60, 14)),
        g(-30, 6),
        g(14, 6),
        sharp(g(62, 12)),
        g(20, 29),
        g(-34, 27),
    ]
    svg += fill(blob(belly), WHITE)
    for u in (-34, -14, 6, 26):
        svg += fill(brush([g(u, 8), g(u + 5, 18), g(u + 1, 28)], [4, 5, 3.5]), INK)
    near = blob(
        [
            sharp(g(-26, -4)),
            g(-6, 36),
            g(34, 76),
            sharp(g(92, 92)),
            g(86, 56),
            g(60, 18),
            sharp(g(30, -14)),
        ]
    )
    svg += outlined(near, DBLUE, 5.5)
    for u in (0, 1, 2):
        start = g(6 + 17 * u, 18 + 12 * u)
        end = g(36 + 17 * u, 26 + 17 * u)
        svg += fill(brush([start, end], [3, 6]), SKY)
    for u in (0, 1, 2):
        svg += fill(
            brush([g(2 + 13 * u, -48 - 20 * u), g(30 + 11 * u, -42 - 20 * u)], [3, 5.5]), SKY
        )
    svg += outlined(polygon([g(-82, -14), g(-112, -2), g(-80, 4)]), YEL, 4.5)
    return (
        svg
        + outlined(circle(*g(-62, -10), 8.5 * size), YEL, 3)
        + fill(circle(*g(-63, -10), 4 * size), INK)
    )


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
