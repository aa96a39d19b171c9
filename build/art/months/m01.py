"""송학: pine and crane, first month."""

from build.art.birds import crane
from build.art.foliage import bough, pine
from build.art.frame import card, gwang_disc, ribbon
from build.art.ink import CREAM, RED
from build.art.kit import circle, each, outlined


def a() -> str:
    """Bright: the crane before the full red sun."""
    trunk = bough(
        [
            (
                [(372, 30), (334, 140), (348, 250), (330, 360), (340, 470), (326, 550)],
                [36, 40, 44, 50, 66],
            )
        ],
        [([(350, 84), (330, 160), (340, 250), (322, 360), (324, 470)], [4, 9, 8, 9, 5])],
    )
    sun = outlined(circle(158, 156, 92), RED, 7)
    grove = pine(292, 106, 82, 8) + pine(346, 214, 72, 26) + pine(350, 326, 58, 30)
    front = pine(56, 474, 82, -10) + pine(300, 494, 86, 10) + pine(176, 528, 92)
    return card("1a", CREAM, [sun, trunk, grove, crane(), front, gwang_disc(58, 334)])


def b() -> str:
    """Ribbon: 홍단 hung in the pine."""
    trunk = bough(
        [
            (
                [(-14, 540), (56, 430), (140, 340), (216, 210), (318, 120), (372, 60)],
                [78, 58, 46, 40, 32, 26],
            ),
            ([(150, 330), (96, 300), (56, 240)], [26, 18, 12]),
            ([(170, 300), (240, 330), (310, 326)], [24, 18, 12]),
        ],
        [([(14, 486), (80, 398), (150, 316), (220, 196)], [4, 10, 8, 4])],
    )
    back = pine(288, 122, 86, 10) + pine(74, 228, 84, -8)
    front = (
        pine(306, 328, 76, 12)
        + pine(66, 394, 84, -10)
        + pine(148, 512, 90, -4)
        + pine(276, 482, 98, 8)
    )
    return card("1b", CREAM, [trunk, back, ribbon("hong"), front])


def c() -> str:
    """Junk: the trunk at the right, three great fans rising."""
    trunk = bough(
        [
            ([(374, 10), (322, 130), (342, 260), (314, 380), (336, 550)], [44, 50, 56, 64, 78]),
            ([(330, 320), (240, 290), (110, 250)], [32, 24, 14]),
            ([(320, 200), (290, 150), (254, 120)], [26, 18, 14]),
            ([(316, 470), (220, 430), (100, 470)], [34, 26, 14]),
        ],
        [
            ([(348, 70), (318, 150), (328, 260), (304, 380), (312, 440)], [4, 10, 9, 10, 4]),
            ([(300, 302), (240, 282), (180, 266)], [4, 7, 3]),
        ],
    )
    fans = pine(250, 124, 92, -6) + pine(104, 262, 112, -4) + pine(262, 336, 92, 8)
    return card("1c", CREAM, [trunk, fans, pine(98, 470, 112, -6), pine(270, 500, 96, 6)])


def d() -> str:
    """Junk: the trunk at the left, fans coming down to the right under a red cloud."""
    cloud = [
        ("M370 36H168A19 19 0 0 0 168 74H370Z", RED),
        ("M370 70H236A18 18 0 0 0 236 106H370Z", RED),
    ]
    trunk = bough(
        [
            ([(-24, 100), (26, 210), (18, 320), (54, 430), (36, 550)], [48, 56, 58, 66, 80]),
            ([(30, 210), (120, 250), (232, 270)], [34, 24, 14]),
            ([(34, 350), (130, 410), (270, 440)], [34, 26, 14]),
        ],
        [
            ([(6, 150), (34, 220), (28, 320), (58, 440)], [4, 10, 9, 4]),
            ([(60, 216), (120, 241), (170, 256)], [4, 7, 3]),
        ],
    )
    fans = pine(108, 204, 92, 6) + pine(244, 262, 98, 10)
    front = pine(120, 384, 98, -6) + pine(266, 440, 100, 8) + pine(150, 536, 88)
    return card("1d", CREAM, [each(cloud, 6), trunk, fans, front])
