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
    leaves = blades([
        ([(58, 550), (46, 390), (30, 262)], 36, DGRN),
        ([(122, 550), (130, 400), (176, 240)], 36, GRN),
        ([(188, 550), (172, 430), (150, 340)], 34, DGRN),
        ([(238, 550), (252, 430), (322, 320)], 36, GRN),
        ([(306, 550), (324, 440), (336, 370)], 34, DGRN),
        ([(152, 550), (196, 450), (214, 380)], 32, GRN),
    ])  # fmt: skip
    stems = _stems(((92, 550), (92, 350), (104, 220)), ((262, 550), (268, 380), (254, 250)))
    return card("5c", CREAM, [stems, leaves, iris(106, 190, 88), iris(246, 226, 88)])


def d() -> str:
    """Junk: one tall iris and a bud over crossing blades and a strip of water."""
    leaves = blades([
        ([(40, 510), (44, 380), (92, 250)], 34, GRN),
        ([(96, 510), (80, 390), (32, 300)], 34, DGRN),
        ([(150, 510), (150, 390), (126, 290)], 34, GRN),
        ([(206, 510), (234, 380), (318, 250)], 36, DGRN),
        ([(262, 510), (256, 400), (222, 300)], 34, GRN),
        ([(310, 510), (322, 430), (338, 340)], 32, DGRN),
    ])  # fmt: skip
    stems = _stems(((180, 510), (182, 360), (216, 200)), ((120, 510), (110, 340), (84, 190)))
    flowers = iris(224, 160, 96) + iris_bud(82, 168, 56)
    return card("5d", CREAM, [stems, leaves, flowers, water(462, 2)])
