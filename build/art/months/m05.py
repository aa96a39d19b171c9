"""난초: iris, fifth month."""

from build.art.blossoms import iris, iris_bud
from build.art.foliage import blades
from build.art.frame import card, ribbon
from build.art.ink import CREAM, DBLUE, DGRN, GRN, INK, SKY
from build.art.kit import Point, brush, fill
from build.art.things import bridge, water


def _stems(*ways: tuple[Point, ...]) -> str:
    return "".join(fill(brush(way, [11, 10, 8]), INK) for way in ways)


def a() -> str:
    """Animal's place: three irises behind the zig-zag bridge."""
    leaves = blades([
        ([(110, 430), (104, 330), (56, 206)], 32, DGRN),
        ([(74, 424), (58, 370), (28, 310)], 30, GRN),
        ([(146, 440), (158, 330), (134, 216)], 32, GRN),
        ([(192, 450), (198, 350), (182, 256)], 30, DGRN),
        ([(240, 460), (256, 380), (252, 280)], 30, GRN),
        ([(300, 470), (322, 410), (340, 380)], 28, DGRN),
    ])  # fmt: skip
    stems = _stems(
        ((128, 470), (124, 330), (118, 200)),
        ((212, 470), (224, 330), (234, 180)),
        ((270, 470), (288, 400), (288, 340)),
    )
    flowers = iris(118, 176, 66) + iris(242, 132, 74) + iris(288, 316, 54, DBLUE, SKY)
    return card("5a", CREAM, [water(424, 4), leaves, stems, flowers, bridge()])


def b() -> str:
    """Ribbon: the plain red one behind two irises."""
    leaves = blades([
        ([(66, 480), (52, 380), (28, 280)], 32, DGRN),
        ([(120, 490), (128, 380), (150, 268)], 32, GRN),
        ([(216, 490), (222, 390), (206, 300)], 32, DGRN),
        ([(312, 490), (326, 400), (332, 300)], 32, DGRN),
        ([(170, 500), (176, 440), (160, 370)], 30, GRN),
        ([(252, 490), (246, 420), (218, 376)], 30, GRN),
    ])  # fmt: skip
    stems = _stems(((90, 490), (86, 360), (88, 250)), ((278, 490), (286, 360), (280, 230)))
    flowers = iris(84, 214, 74) + iris(284, 250, 70)
    return card("5b", CREAM, [ribbon("cho"), leaves, stems, flowers, water(468, 2)])


def c() -> str:
    """Junk: two great irises side by side."""
    behind = blades([
        ([(92, 550), (88, 440), (64, 330)], 34, DGRN),
        ([(216, 550), (222, 440), (196, 350)], 34, DGRN),
        ([(276, 550), (290, 460), (300, 380)], 34, DGRN),
    ])  # fmt: skip
    leaves = blades([
        ([(46, 550), (38, 400), (28, 272)], 38, GRN),
        ([(128, 550), (134, 400), (176, 250)], 40, GRN),
        ([(182, 550), (168, 440), (146, 352)], 36, DGRN),
        ([(238, 550), (254, 440), (324, 326)], 40, GRN),
        ([(318, 550), (328, 450), (340, 380)], 38, DGRN),
        ([(156, 550), (200, 470), (212, 410)], 34, GRN),
    ])  # fmt: skip
    stems = _stems(((90, 550), (90, 350), (104, 220)), ((264, 550), (270, 380), (254, 250)))
    return card("5c", CREAM, [behind, stems, leaves, iris(106, 186, 92), iris(248, 228, 92)])


def d() -> str:
    """Junk: one tall iris and two buds over crossing blades and a strip of water."""
    behind = blades([
        ([(66, 510), (62, 400), (40, 286)], 36, DGRN),
        ([(178, 510), (170, 420), (150, 340)], 36, DGRN),
        ([(288, 510), (296, 420), (326, 300)], 38, DGRN),
    ])  # fmt: skip
    leaves = blades([
        ([(36, 510), (46, 390), (104, 266)], 38, GRN),
        ([(110, 510), (92, 410), (34, 340)], 36, GRN),
        ([(150, 510), (146, 400), (122, 310)], 36, GRN),
        ([(206, 510), (232, 400), (306, 286)], 40, GRN),
        ([(256, 510), (250, 410), (214, 320)], 36, DGRN),
        ([(316, 510), (326, 440), (340, 370)], 36, GRN),
    ])  # fmt: skip
    stems = _stems(
        ((182, 510), (184, 360), (216, 200)),
        ((126, 510), (114, 340), (84, 200)),
        ((276, 510), (286, 420), (300, 350)),
    )
    buds = iris_bud(82, 168, 60) + iris_bud(302, 328, 48)
    return card("5d", CREAM, [behind, stems, leaves, buds, iris(222, 162, 100), water(462, 2)])
