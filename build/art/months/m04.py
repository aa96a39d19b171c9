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


_CRESCENT = "M268 72A58 58 0 1 1 206 140A44 44 0 0 0 268 72Z"


def a() -> str:
    """Animal: the cuckoo diving past a red crescent."""
    moon = outlined(_CRESCENT, CREAM, 16, CREAM) + outlined(_CRESCENT, RED, 7)
    vine = _vine(((-14, 132), (70, 104), (150, 62), (240, 38), (370, 30)))
    left = raceme(66, 116, 232, 3, pairs=5, spread=66)
    right = raceme(312, 40, 420, 0, pairs=8, spread=64)
    short = raceme(148, 70, 110, 0, pairs=3, spread=48)
    return card("4a", CREAM, [left, right, moon, short, vine, cuckoo(172, 390, 1.26)])


def b() -> str:
    """Ribbon: the plain red one between two long strings."""
    left = raceme(78, 112, 372, 1, pairs=8, spread=72)
    right = raceme(300, 84, 404, 0, pairs=8, spread=66)
    curl = tendril([(206, 112), (186, 66), (150, 52), (132, 76), (152, 88)])
    return card("4b", CREAM, [ribbon("cho"), curl, _vine(), left, right])


def c() -> str:
    """Junk: five strings, two of them long."""
    short = (
        raceme(36, 140, 290, -2, pairs=6, spread=50)
        + raceme(190, 116, 230, 1, pairs=5, spread=50)
        + raceme(340, 84, 260, -1, pairs=6, spread=46)
    )
    curl = tendril([(140, 108), (148, 62), (184, 40), (206, 62), (186, 78)])
    long = (
        raceme(108, 108, 376, 2, pairs=8, spread=68),
        raceme(268, 78, 404, 0, pairs=8, spread=70),
    )
    return card("4c", CREAM, [short, curl, _vine(), *long])


def d() -> str:
    """Junk: one long string in the middle, two short beside it, leaves fallen on the ground."""
    vine = _vine(((-14, 136), (90, 124), (200, 94), (280, 110), (370, 140)))
    sides = (
        raceme(60, 128, 260, 4, pairs=6, spread=58),
        raceme(298, 118, 220, -3, pairs=5, spread=58),
    )
    curl = tendril([(214, 100), (242, 48), (290, 40), (302, 72), (276, 76)])
    middle = raceme(178, 100, 390, 0, pairs=8, spread=88)
    return card("4d", CREAM, [*sides, curl, vine, middle, _fallen()])


def _fallen() -> str:
    stems: tuple[tuple[Point, Point], ...] = (
        ((30, 500), (106, 478)),
        ((258, 486), (330, 502)),
        ((226, 430), (290, 414)),
        ((40, 430), (92, 448)),
    )
    return "".join(leaf(stalk, tip, 19, INK, DYEL) for stalk, tip in stems)
