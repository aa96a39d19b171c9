"""December, rain: willow strings down to the ground under a grey-blue sky."""

from build.art.beasts_autumn import frog
from build.art.birds_autumn import swallow
from build.art.foliage import bough
from build.art.frame import card, gwang_disc, ribbon
from build.art.ink import BLUE, INK, LGRN, RAIN, RED, SKY, YEL
from build.art.kit import blob, curve, line, outlined, sharp
from build.art.land import ground, rain, ripples
from build.art.scholar import rain_man
from build.art.trees import willow
from build.art.vessels import drum, lightning


def a() -> str:
    """Draw the man under the umbrella, and the frog that looks up to him."""
    return card("12a", RAIN, [
        rain(),
        ground(456, YEL, 8),
        ground(500, BLUE, 14),
        ripples((522,), SKY, 14),
        bough([
            ([(372, -10), (330, 80), (346, 200), (330, 330), (350, 480)], [70, 48, 38, 36, 54]),
        ], [([(350, 40), (336, 110), (346, 200), (334, 310)], [5, 8, 8, 3])]),
        willow(128, -10, 104, -8),
        willow(222, -10, 84, 6),
        willow(302, 10, 380, -10),
        rain_man(),
        frog(),
        gwang_disc(288, 62),
    ])  # fmt: skip


def b() -> str:
    """Draw the swallow darting past the willow."""
    return card("12b", RAIN, [
        bough([
            ([(372, -30), (326, 70), (346, 200), (360, 330)], [72, 48, 34, 22]),
        ], [([(346, 30), (332, 90), (344, 180)], [5, 8, 3])]),
        willow(128, -14, 138, -8),
        willow(188, -14, 84, 4),
        willow(250, -14, 130, -4),
        swallow(148, 318, 1.18),
        willow(306, 20, 400, -8),
        ground(474, YEL),
    ])  # fmt: skip


def c() -> str:
    """Draw the plain red ribbon among the willow strings in the rain."""
    return card("12c", RAIN, [
        rain(),
        willow(132, -14, 220, -6, INK),
        willow(60, 60, 384, 4),
        ribbon("cho"),
        willow(258, -14, 160, 8),
        willow(300, -14, 440, -4),
        ground(484, YEL),
    ])  # fmt: skip


def d() -> str:
    """Draw the thunderstorm: black cloud, lightning and the drum. Worth two junk cards."""
    cloud = blob([
        sharp((-14, -14)), sharp((364, -14)), sharp((364, 122)), (326, 150), sharp((286, 132)),
        (246, 172), sharp((200, 140)), (160, 168), sharp((122, 138)), (70, 164), sharp((30, 130)),
        (6, 144), sharp((-14, 132)),
    ])  # fmt: skip
    folds = (
        [(16, 106), (40, 112), (72, 136), (102, 126), (114, 110)],
        [(134, 116), (162, 140), (188, 124)],
        [(214, 122), (248, 144), (274, 120)],
        [(296, 112), (324, 122), (344, 106)],
        [(126, 68), (150, 92), (182, 80), (192, 62)],
        [(232, 70), (262, 92), (294, 70)],
    )
    bolt = [(232, 118), (164, 286), (216, 276), (156, 462), (312, 244), (252, 250), (308, 118)]
    return card("12d", RED, [
        willow(50, 110, 350, 4, LGRN),
        willow(318, 110, 360, -4, LGRN),
        lightning(bolt),
        outlined(cloud, INK, 5),
        *(line(curve(fold), SKY, 5.5) for fold in folds),
        ground(486, INK, 12),
        drum(114, 404, 78),
    ])  # fmt: skip
