"""모란: peony, sixth month."""

from build.art.birds import butterfly
from build.art.blossoms import peony, peony_bud
from build.art.foliage import lobed_leaf
from build.art.frame import card, ribbon
from build.art.ink import CORAL, CREAM, INK, LPINK, RED, WHITE, YEL
from build.art.kit import Point, brush, fill

PALE = (LPINK, WHITE, CORAL)
LIGHT = (CORAL, RED, LPINK)


def _leaves(*places: tuple[float, float, float, float]) -> str:
    return "".join(lobed_leaf(*place) for place in places)


def _stem(*points: Point) -> str:
    return fill(brush(points, [14, 12, 10]), INK)


def a() -> str:
    """Animal: two butterflies over two peonies."""
    leaves = _leaves(
        (50, 340, 66, -150),
        (300, 306, 68, -40),
        (66, 476, 66, 150),
        (306, 470, 64, 30),
        (178, 312, 64, -90),
    )
    flowers = peony(256, 396, 92, 12) + peony(112, 416, 108, -8)
    flight = butterfly(240, 112, 1.06, 20) + butterfly(92, 232, 0.96, -18, inks=(RED, YEL))
    return card("6a", CREAM, [leaves, flowers, flight])


def b() -> str:
    """Ribbon: 청단 among peonies."""
    stem = _stem((250, 400), (320, 320), (308, 230), (286, 140))
    leaves = _leaves(
        (60, 140, 62, -130),
        (296, 238, 70, -150),
        (280, 120, 66, -70),
        (56, 430, 66, 150),
        (312, 470, 64, 40),
        (150, 486, 60, 100),
        (306, 340, 62, 10),
    )
    left = peony(96, 226, 96, 10)
    front = peony(230, 422, 108, -8) + peony(70, 384, 60, 20, LIGHT)
    return card("6b", CREAM, [stem, leaves, left, ribbon("cheong"), front])


def c() -> str:
    """Junk: one huge peony in the middle, a bud at the upper right."""
    stem = _stem((200, 300), (240, 200), (276, 130))
    leaves = _leaves(
        (50, 236, 76, -150),
        (308, 226, 72, -30),
        (60, 460, 78, 140),
        (306, 464, 78, 40),
        (160, 164, 74, -88),
    )
    return card("6c", CREAM, [stem, leaves, peony_bud(272, 112, 54, -60), peony(178, 338, 146, 6)])


def d() -> str:
    """Junk: a red and a pale peony on a diagonal, a bud at the lower left."""
    stems = _stem((160, 400), (110, 440), (80, 456)) + _stem((150, 220), (230, 140), (300, 92))
    leaves = _leaves(
        (276, 104, 76, -30),
        (52, 336, 74, -190),
        (296, 248, 66, -50),
        (166, 488, 66, 110),
        (56, 144, 58, -120),
        (310, 484, 60, 40),
    )
    flowers = peony(134, 214, 114, 10) + peony(230, 384, 110, -8, PALE)
    return card("6d", CREAM, [stems, leaves, peony_bud(72, 446, 52, 130), flowers])
