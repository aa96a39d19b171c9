"""벚꽃: cherry blossom, third month."""

from build.art.blossoms import bud, cherries, fallen_petal
from build.art.foliage import bough, leaf
from build.art.frame import card, gwang_disc, ribbon
from build.art.ink import CREAM, DGRN, LGRN, LPINK, PINK
from build.art.kit import Point
from build.art.things import curtain, lawn

Stem = tuple[Point, Point]


def _leaves(stems: tuple[Stem, ...]) -> str:
    return "".join(leaf(stalk, tip, 23, DGRN, LGRN) for stalk, tip in stems)


def a() -> str:
    """Bright: the festive curtain under the blossom."""
    wood = bough([([(-14, 236), (90, 196), (200, 232), (364, 150)], [28, 24, 22, 18])])
    leaves = _leaves((
        ((120, 60), (60, 130)),
        ((300, 40), (342, 124)),
        ((20, 180), (60, 246)),
        ((330, 200), (280, 262)),
        ((180, 30), (222, 92)),
        ((90, 210), (84, 282)),
    ))  # fmt: skip
    mass = cherries((
        (146, 64, 54, 8, PINK),
        (246, 56, 56, -10, LPINK),
        (322, 106, 50, 20, PINK),
        (60, 146, 56, 12, LPINK),
        (160, 152, 60, -6, PINK),
        (254, 150, 58, 28, PINK),
        (326, 208, 48, 2, LPINK),
        (32, 234, 50, 30, PINK),
        (112, 236, 52, 4, LPINK),
        (206, 238, 56, -14, PINK),
        (288, 266, 50, 16, PINK),
        (56, 302, 38, 10, PINK),
        (150, 302, 38, -20, LPINK),
        (236, 308, 36, 4, LPINK),
    ))  # fmt: skip
    return card("3a", CREAM, [wood, leaves, mass, lawn(), curtain(), gwang_disc(58, 474)])


def b() -> str:
    """Ribbon: 홍단 in the blossom."""
    wood = bough([
        ([(-14, 146), (100, 212), (220, 176), (364, 236)], [32, 30, 26, 20]),
        ([(-14, 330), (100, 372), (220, 350), (364, 330)], [24, 22, 22, 16]),
    ])  # fmt: skip
    leaves = _leaves((
        ((60, 330), (124, 318)),
        ((300, 330), (340, 416)),
        ((70, 200), (124, 262)),
        ((290, 60), (342, 34)),
        ((280, 200), (338, 190)),
        ((140, 400), (160, 350)),
    ))  # fmt: skip
    behind = cherries((
        (150, 72, 54, 8, LPINK),
        (308, 112, 58, -8, PINK),
        (64, 158, 56, 12, PINK),
        (64, 282, 60, -6, LPINK),
        (304, 260, 58, 14, PINK),
    ))  # fmt: skip
    front = cherries((
        (72, 402, 62, 4, PINK),
        (296, 394, 58, 20, LPINK),
        (190, 446, 64, -10, PINK),
        (60, 494, 46, 30, LPINK),
        (292, 490, 50, 2, PINK),
    ))  # fmt: skip
    return card("3b", CREAM, [wood, leaves, behind, ribbon("hong"), front])


def c() -> str:
    """Junk: blossom over two thirds, the bough under it, petals falling."""
    wood = bough(
        [
            ([(-14, 396), (90, 360), (200, 380), (364, 300)], [38, 32, 28, 22]),
            ([(190, 376), (260, 420), (364, 420)], [22, 18, 12]),
        ],
        [([(0, 384), (90, 350), (180, 368)], [5, 8, 4])],
    )
    leaves = _leaves((
        ((120, 386), (76, 456)),
        ((250, 400), (290, 462)),
        ((24, 392), (22, 462)),
        ((320, 300), (334, 384)),
        ((200, 380), (186, 440)),
    ))  # fmt: skip
    mass = cherries((
        (152, 62, 54, 8, PINK),
        (250, 58, 56, -10, LPINK),
        (324, 112, 50, 20, PINK),
        (58, 150, 56, 12, LPINK),
        (160, 158, 60, -6, PINK),
        (256, 158, 58, 28, PINK),
        (324, 220, 50, 2, LPINK),
        (40, 246, 52, 30, PINK),
        (120, 254, 54, 4, LPINK),
        (212, 256, 58, -14, PINK),
        (296, 302, 52, 16, PINK),
        (76, 332, 52, -4, PINK),
        (180, 340, 52, 8, LPINK),
    ))  # fmt: skip
    petals = (
        fallen_petal(108, 484, 20) + fallen_petal(216, 476, -40, LPINK) + fallen_petal(262, 498, 70)
    )
    return card("3c", CREAM, [wood, leaves, mass, petals])


def d() -> str:
    """Junk: blossom from two corners with a bare diagonal between."""
    upper = bough(
        [([(364, 250), (270, 190), (180, 100), (120, 20)], [34, 28, 22, 14])],
        [([(340, 224), (270, 178), (206, 114)], [4, 8, 3])],
    )
    lower = bough(
        [
            ([(-14, 250), (60, 330), (160, 390), (300, 500)], [34, 30, 26, 16]),
            ([(70, 340), (130, 330), (188, 292)], [20, 13, 7]),
        ],
        [([(8, 262), (64, 322), (140, 368)], [4, 8, 3])],
    )
    leaves = _leaves((
        ((200, 120), (150, 176)),
        ((280, 190), (262, 262)),
        ((330, 240), (300, 318)),
        ((110, 360), (160, 326)),
        ((210, 430), (262, 404)),
        ((30, 290), (72, 246)),
    ))  # fmt: skip
    high = cherries((
        (176, 150, 46, -20, PINK),
        (170, 62, 54, 8, LPINK),
        (254, 66, 58, -16, PINK),
        (320, 124, 56, 20, LPINK),
        (240, 152, 58, 4, PINK),
        (312, 216, 54, 34, PINK),
    ))  # fmt: skip
    low = cherries((
        (128, 336, 48, 40, LPINK),
        (48, 284, 56, 12, PINK),
        (58, 388, 62, -8, LPINK),
        (150, 424, 60, 24, PINK),
        (56, 480, 50, 30, PINK),
        (226, 482, 58, -4, LPINK),
        (306, 484, 46, 16, PINK),
    ))  # fmt: skip
    buds = bud(196, 288, 140, 15, PINK) + bud(270, 400, 150, 14, PINK)
    falling = fallen_petal(96, 222, 30) + fallen_petal(232, 344, -20, LPINK)
    return card("3d", CREAM, [upper, lower, leaves, high, buds, low, falling])
