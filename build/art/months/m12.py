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
        swallow(138, 312, 1.14),
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
        sharp((-14, -14)), sharp((364, -14)), sharp((364, 150)), (326, 176), sharp((286, 160)),
        (246, 202),
        sharp((200, 170)), (160, 198), sharp((122, 166)), (70, 192), sharp((30, 160)), (6, 172),
        sharp((-14, 160)),
    ])  # fmt: skip
    bolt = [(238, 148), (172, 300), (222, 290), (160, 470), (308, 262), (250, 268), (306, 148)]
    return card("12d", RED, [
        willow(52, 130, 330, 4, LGRN),
        willow(316, 130, 340, -4, LGRN),
        lightning(bolt),
        outlined(cloud, INK, 5),
        *(line(curve(points), SKY, 5.5) for points in (
            [(14, 132), (40, 138), (72, 164), (104, 152), (116, 134)],
            [(134, 144), (162, 170), (190, 152)],
            [(214, 152), (248, 174), (274, 150)],
            [(296, 140), (324, 148), (342, 134)],
            [(126, 96), (148, 118), (180, 108), (190, 90)],
            [(232, 100), (262, 120), (294, 98)],
        )),
        ground(478, INK, 12),
        drum(112, 404, 72),
    ])  # fmt: skip
