"""흑싸리: black leaves hanging from a vine, fourth month."""

from build.art.birds import cuckoo
from build.art.foliage import Stroke, bough, leaf, raceme, tendril
from build.art.frame import card, ribbon
from build.art.ink import CREAM, DYEL, INK, RED
from build.art.kit import Point, outlined

_VINE: tuple[Point, ...] = ((-14, 142), (80, 98), (190, 112), (270, 66), (370, 82))
_THICK = (30, 27, 26, 24, 28)


def _vine(points: tuple[Point, ...] = _VINE) -> str:
    light: Stroke = ([(x, y - 7) for x, y in points], (5, 8, 8, 7, 4))
    return bough([(points, _THICK)], [light])


def a() -> str:
    """Animal: the cuckoo diving past a red crescent."""
    moon = outlined("M286 40A62 62 0 1 1 214 128A52 52 0 1 0 286 40Z", RED, 7)
    vine = _vine(((-14, 128), (70, 104), (150, 64), (240, 40), (370, 22)))
    strings = raceme(50, 112, 330, 3, pairs=7, spread=56) + raceme(
        322, 34, 400, 0, pairs=9, spread=50
    )
    return card(
        "4a",
        CREAM,
        [moon, strings, vine, raceme(140, 72, 170, 2, pairs=4, spread=46), cuckoo(182, 344, 1.12)],
    )


def b() -> str:
    """Ribbon: the plain red one between two long strings."""
    back = raceme(52, 118, 360, 2, pairs=9, spread=58)
    front = raceme(306, 84, 400, 0, pairs=9, spread=58) + raceme(
        132, 106, 240, 3, pairs=6, spread=46
    )
    low = raceme(112, 330, 140, -3, pairs=4, spread=44)
    return card("4b", CREAM, [back, low, ribbon("cho"), _vine(), front])


def c() -> str:
    """Junk: five strings, two of them long."""
    short = (
        raceme(36, 140, 300, 3, pairs=7, spread=48)
        + raceme(194, 118, 250, 1, pairs=6, spread=46)
        + raceme(336, 84, 270, -1, pairs=6, spread=44)
    )
    curl = tendril([(176, 112), (200, 160), (240, 152), (238, 122), (216, 132)])
    long = raceme(112, 108, 376, 2, pairs=8, spread=68) + raceme(
        268, 78, 400, 0, pairs=8, spread=68
    )
    return card("4c", CREAM, [short, _vine(), curl, long])


def d() -> str:
    """Junk: one long string in the middle, two short beside it, leaves fallen on the ground."""
    vine = _vine(((-14, 124), (90, 112), (200, 84), (280, 100), (370, 126)))
    sides = raceme(56, 118, 270, 4, pairs=6, spread=54) + raceme(
        300, 106, 230, -3, pairs=5, spread=54
    )
    curl = tendril([(250, 92), (262, 136), (232, 160), (212, 136), (232, 120)])
    return card(
        "4d", CREAM, [sides, vine, curl, raceme(178, 90, 400, 0, pairs=8, spread=84), _fallen()]
    )


def _fallen() -> str:
    stems: tuple[tuple[Point, Point], ...] = (
        ((30, 500), (106, 478)),
        ((258, 486), (330, 502)),
        ((226, 430), (290, 414)),
        ((40, 430), (92, 448)),
    )
    return "".join(leaf(stalk, tip, 19, INK, DYEL) for stalk, tip in stems)
