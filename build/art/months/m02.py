"""매조: plum blossom and warbler, second month."""

from build.art.birds import warbler
from build.art.blossoms import bud, plum
from build.art.foliage import bough
from build.art.frame import card, ribbon
from build.art.ink import CREAM, WHITE


def _branch() -> str:
    """Grow the crooked bough of the month: from the lower left up to both sides."""
    return bough(
        [
            (
                [(-14, 474), (70, 422), (150, 434), (230, 362), (300, 332), (362, 250)],
                [52, 44, 36, 28, 22, 14],
            ),
            ([(108, 430), (122, 340), (84, 250), (100, 146)], [28, 20, 14, 7]),
            ([(228, 366), (264, 280), (250, 186)], [22, 14, 7]),
        ],
        [
            ([(0, 462), (70, 412), (150, 423), (222, 358)], [5, 9, 8, 3]),
            ([(108, 404), (115, 340), (86, 264)], [5, 6, 2]),
        ],
    )


def a() -> str:
    """Animal: the warbler on the twig."""
    perch = bough([([(86, 366), (160, 348), (246, 352)], [13, 17, 24])])
    flowers = [
        plum(52, 200, 46, 30),
        plum(72, 424, 62, 12),
        plum(196, 444, 56, -6),
        plum(306, 364, 54, 22, WHITE),
        plum(296, 480, 56),
        plum(266, 132, 60, 14),
    ]
    buds = bud(101, 138, 97, 12) + bud(206, 206, -10) + bud(46, 290, -25, 12)
    return card("2a", CREAM, [buds, _branch(), perch, warbler(168, 284, 1.22), *flowers])


def b() -> str:
    """Ribbon: 홍단 among plum blossom."""
    behind = plum(90, 236, 54, 10) + plum(288, 150, 52, -12)
    front = [
        plum(44, 326, 40, 0, WHITE),
        plum(70, 414, 60, 20),
        plum(304, 370, 58, 30),
        plum(192, 456, 62, -6),
        plum(298, 480, 46, 8, WHITE),
    ]
    buds = bud(101, 142, 97) + bud(306, 252, 150) + bud(146, 300, 120, 12)
    return card("2b", CREAM, [buds, _branch(), behind, ribbon("hong"), *front])


def c() -> str:
    """Junk: red flowers around a white one in the middle."""
    flowers = [
        plum(88, 240, 58, 10),
        plum(256, 176, 62, -12),
        plum(306, 352, 58, 30),
        plum(180, 322, 58, -6, WHITE),
        plum(68, 408, 60, 20),
        plum(196, 464, 62, -6),
        plum(306, 480, 46, 8, WHITE),
    ]
    buds = bud(101, 140, 97) + bud(188, 110, 50) + bud(316, 254, 150) + bud(168, 206, 130, 12)
    return card("2c", CREAM, [buds, _branch(), *flowers])


def d() -> str:
    """Junk: white flowers above and at the right, a great red one in the middle."""
    wood = bough(
        [
            (
                [(364, 486), (280, 424), (206, 400), (130, 330), (60, 300), (-14, 220)],
                [54, 44, 36, 26, 20, 14],
            ),
            ([(226, 410), (264, 320), (262, 230), (300, 150)], [28, 22, 14, 7]),
            ([(140, 338), (120, 240), (150, 150)], [22, 14, 7]),
            ([(200, 402), (130, 440), (76, 490)], [24, 18, 10]),
        ],
        [([(350, 470), (280, 414), (206, 389), (138, 326)], [5, 9, 8, 3])],
    )
    flowers = [
        plum(156, 132, 54, 4, WHITE),
        plum(296, 122, 52, 20),
        plum(60, 226, 52, 30),
        plum(194, 256, 68, -20),
        plum(302, 306, 56, 22, WHITE),
        plum(90, 378, 56, 12),
        plum(218, 430, 54, -6),
        plum(84, 486, 44, 30, WHITE),
        plum(314, 468, 60),
    ]
    return card("2d", CREAM, [bud(226, 66, 60, 12), bud(34, 316, -45, 12), wood, *flowers])
