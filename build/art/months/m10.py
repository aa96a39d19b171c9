"""October, maple: pointed leaves in three colours on a slanting bough, and the deer."""

from build.art.autumn import maple
from build.art.beasts_autumn import deer
from build.art.foliage import bough
from build.art.frame import card, ribbon
from build.art.ink import CREAM, INK, ORANGE, RED, YEL

SCARLET = (RED, YEL)
AMBER = (ORANGE, INK)
GOLDEN = (YEL, RED)


def a() -> str:
    """Draw the deer looking back under the maple."""
    return card("10a", CREAM, [
        bough([
            ([(364, 130), (290, 104), (214, 56), (150, -14)], [30, 24, 17, 12]),
            ([(286, 104), (310, 60), (346, 24)], [20, 15, 10]),
        ], [([(350, 120), (290, 97), (226, 56)], [4, 8, 3])]),
        maple(142, 60, 46, -150, GOLDEN),
        maple(306, 44, 54, -60, AMBER),
        maple(248, 92, 60, 100, SCARLET),
        maple(292, 166, 64, 80, GOLDEN),
        maple(312, 246, 46, 50, SCARLET),
        deer(),
        maple(50, 462, 58, -60, SCARLET),
        maple(196, 484, 48, -20, GOLDEN),
        maple(314, 462, 56, -110, AMBER),
    ])  # fmt: skip


def b() -> str:
    """Draw the blue ribbon among maple leaves of three colours."""
    return card("10b", CREAM, [
        bough([
            ([(364, 100), (280, 92), (190, 60), (110, -14)], [30, 24, 17, 12]),
        ], [([(350, 91), (280, 84), (206, 58)], [4, 8, 3])]),
        maple(124, 138, 66, 130, GOLDEN),
        maple(306, 176, 66, 60, AMBER),
        maple(62, 246, 58, 150, SCARLET),
        ribbon("cheong"),
        maple(282, 74, 58, -50, SCARLET),
        maple(88, 372, 70, 160, AMBER),
        maple(204, 420, 86, 80, SCARLET),
        maple(306, 330, 60, 20, GOLDEN),
        maple(86, 482, 54, 100, GOLDEN),
        maple(316, 470, 52, 40, AMBER),
    ])  # fmt: skip


def c() -> str:
    """Draw a bough from the upper right with large leaves."""
    return card("10c", CREAM, [
        bough([
            ([(368, 54), (290, 120), (216, 236), (100, 330)], [36, 28, 20, 9]),
            ([(286, 126), (300, 230), (256, 360)], [22, 16, 8]),
            ([(240, 196), (200, 140), (150, 110)], [16, 12, 8]),
        ], [([(356, 52), (284, 114), (220, 214)], [4, 9, 4])]),
        maple(152, 116, 80, -160, GOLDEN),
        maple(290, 66, 66, -70, AMBER),
        maple(98, 240, 74, 170, SCARLET),
        maple(304, 232, 74, 40, SCARLET),
        maple(202, 284, 80, 80, AMBER),
        maple(106, 394, 82, 120, GOLDEN),
        maple(276, 414, 82, 90, SCARLET),
    ])  # fmt: skip


def d() -> str:
    """Draw a bough from the left; leaves fall from it to the open ground."""
    return card("10d", CREAM, [
        bough([
            ([(-14, 214), (80, 176), (190, 182), (318, 120)], [36, 28, 20, 8]),
            ([(150, 180), (206, 130), (222, 84)], [18, 13, 8]),
            ([(70, 180), (110, 226), (132, 262)], [18, 13, 8]),
        ], [([(-6, 200), (80, 166), (180, 174)], [4, 9, 4])]),
        maple(64, 146, 62, -120, AMBER),
        maple(206, 82, 72, -80, SCARLET),
        maple(296, 138, 70, 0, GOLDEN),
        maple(238, 230, 80, 70, AMBER),
        maple(104, 286, 86, 110, SCARLET),
        maple(284, 358, 66, 30, SCARLET),
        maple(196, 420, 64, 140, GOLDEN),
        maple(66, 470, 58, -40, AMBER),
    ])  # fmt: skip
