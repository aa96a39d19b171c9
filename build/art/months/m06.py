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
    flight = butterfly(226, 118, 1.08, 18) + butterfly(100, 226, 0.94, -16, inks=(RED, YEL))
    return card("6a", CREAM, [leaves, flowers, flight])


def b() -> str:
    """Ribbon: 청단 among peonies."""
    leaves = _leaves(
        (60, 140, 62, -130),
        (304, 250, 68, -20),
        (56, 420, 66, 150),
        (308, 470, 64, 40),
        (290, 130, 54, -60),
        (150, 486, 60, 100),
    )
    left = peony(96, 226, 94, 10)
    front = peony(232, 420, 106, -8) + peony(72, 378, 56, 20, LIGHT)
    return card("6b", CREAM, [leaves, left, ribbon("cheong"), front])


def c() -> str:
    """Junk: one huge peony in the middle, a bud at the upper right."""
    stem = _stem((200, 300), (240, 200), (276, 130))
    leaves = _leaves(
        (56, 250, 72, -150),
        (306, 226, 68, -30),
        (62, 456, 76, 140),
        (304, 462, 76, 40),
        (158, 144, 66, -80),
    )
    return card("6c", CREAM, [stem, leaves, peony_bud(276, 112, 50, -60), peony(178, 334, 144, 6)])


def d() -> str:
    """Junk: two peonies on a diagonal, a bud at the lower left."""
    stem = _stem((160, 400), (110, 440), (80, 456))
    leaves = _leaves(
        (290, 110, 72, -40),
        (52, 330, 70, -190),
        (304, 288, 66, -20),
        (170, 480, 68, 110),
        (64, 140, 56, -120),
        (306, 486, 60, 40),
    )
    lower = peony(232, 382, 106, -8, PALE)
    return card(
        "6d", CREAM, [stem, leaves, peony_bud(70, 444, 48, 130), peony(132, 210, 110, 10), lower]
    )
