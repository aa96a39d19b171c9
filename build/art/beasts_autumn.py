"""Beasts of the second half of the year: boar, deer and frog."""

from collections.abc import Sequence

from build.art.ink import (
    BARKLIGHT,
    CREAM,
    FUR,
    GRN,
    INK,
    LGRN,
    PINK,
    RED,
    WHITE,
    YEL,
)
from build.art.kit import (
    Point,
    Shape,
    Spot,
    between,
    blob,
    brush,
    circle,
    curve,
    each,
    ellipse,
    fill,
    heading,
    inked,
    line,
    outlined,
    polar,
    sharp,
    spline,
)


def _mane(ridge: Sequence[Point], teeth: int, longest: float) -> list[Spot]:
    """Set bristles along a back, longest over the shoulder and all combed backwards."""
    path = spline(ridge, 30)
    spots: list[Spot] = []
    for i in range(teeth):
        here = int((i + 0.5) / teeth * (len(path) - 2))
        along = heading(path[here], path[here + 1])
        length = longest * (1 - 0.62 * abs(i / teeth - 0.28))
        spots += [sharp(path[here]), sharp(polar(path[here], length, along - 38))]
    return [*spots, sharp(path[-1])]


Leg = tuple[tuple[Point, Point, Point], tuple[float, float, float]]  # hip, knee, hoof; widths
BOAR_LEGS: tuple[Leg, ...] = (
    (((199, 442), (191, 471), (206, 502)), (46, 26, 18)),
    (((253, 442), (250, 471), (236, 502)), (50, 28, 18)),
    (((141, 437), (122, 466), (90, 492)), (58, 30, 19)),
    (((287, 418), (300, 462), (288, 502)), (66, 32, 19)),
)


def _leg(leg: Leg, ink: str) -> Shape:
    return (brush(*leg), ink)


def _hoof(leg: Leg, ink: str) -> str:
    """Tip a leg with its hoof."""
    (_, knee, tip), widths = leg
    wide = widths[-1]
    return fill(brush([between(knee, tip, 0.74), tip], [wide + 5, wide + 3]), ink)


def boar() -> str:
    """Let the boar of July charge to the left, head low."""
    mane = _mane([(117, 340), (166, 294), (225, 294), (279, 323), (311, 383)], 13, 34)
    trunk = blob([*mane, (308, 425), (274, 451), (204, 462), (148, 458), (110, 451)])
    head = blob([
        (150, 320), (114, 344), (83, 374), (60, 400), (39, 411), sharp((33, 447)), (54, 456),
        (93, 460), (131, 456), (173, 423), (185, 360),
    ])  # fmt: skip
    tail = brush([(311, 396), (324, 413), (318, 437)], [9, 7, 5])
    legs = [_leg(leg, INK) for leg in BOAR_LEGS]
    svg = inked([*legs, (trunk, INK), (head, INK), (tail, INK)], 8)
    svg += "".join(_hoof(leg, BARKLIGHT) for leg in BOAR_LEGS)
    return svg + _boar_bristles() + _boar_face()


def _boar_bristles() -> str:
    rows = (
        ((196, 332), (232, 330), (266, 348)),
        ((206, 368), (242, 367), (276, 385)),
        ((196, 404), (232, 404), (266, 418)),
    )
    svg = ""
    for row in rows:
        for x, y in row:
            svg += fill(brush([(x - 18, y + 5), (x, y), (x + 20, y + 7)], [2, 9, 2]), BARKLIGHT)
    return svg


def _boar_face() -> str:
    ear = blob([sharp((134, 335)), (139, 302), sharp((174, 274)), (179, 314), sharp((164, 346))])
    lining = blob([sharp((145, 331)), (150, 310), sharp((166, 293)), (168, 316), sharp((158, 335))])
    snout = blob([(35, 407), (49, 409), (56, 429), (50, 451), (35, 451)])
    mouth = curve([(84, 457), (108, 450), (130, 434)])
    tusk = blob([sharp((72, 460)), (66, 438), sharp((80, 406)), (91, 438), sharp((93, 458))])
    lid = brush([(92, 378), (110, 374), (128, 384)], [5, 12, 4])
    return "".join((
        outlined(ear, INK, 4, CREAM),
        fill(lining, RED),
        outlined(snout, PINK, 4, CREAM),
        fill(ellipse(42, 421, 4, 5.5), INK),
        fill(ellipse(42, 438, 4, 5.5), INK),
        line(mouth, RED, 7),
        outlined(tusk, WHITE, 4.5),
        fill(circle(110, 387, 12.5), WHITE),
        fill(circle(107, 389, 6.5), INK),
        fill(lid, INK),
    ))  # fmt: skip


DEER_NEAR: tuple[Leg, ...] = (
    (((126, 368), (116, 432), (122, 504)), (44, 18, 14)),
    (((262, 356), (286, 428), (268, 504)), (64, 19, 14)),
)
DEER_FAR: tuple[Leg, ...] = (
    (((160, 372), (170, 436), (160, 496)), (34, 17, 13)),
    (((226, 372), (240, 430), (228, 496)), (40, 18, 13)),
)


def deer() -> str:
    """Let the spotted deer of October stand to the left and look back."""
    body = blob([
        (96, 338), (122, 292), (184, 302), (244, 290), (286, 314), (290, 362), (246, 390),
        (184, 392), (126, 390), (100, 372),
    ])  # fmt: skip
    neck = brush([(130, 344), (108, 288), (118, 220)], [84, 54, 38])
    head = blob([
        (96, 214), (118, 196), (146, 202), (172, 220), (194, 232), (196, 246), (180, 254),
        (148, 254), (114, 254), (98, 238),
    ])  # fmt: skip
    ears = [blob([sharp((104, 220)), (76, 204), sharp((48, 208)), (70, 230)])]
    tail = blob([(276, 310), (298, 296), (314, 322), (302, 356), (284, 344)])
    svg = inked([_leg(leg, BARKLIGHT) for leg in DEER_FAR], 10)
    svg += "".join(_hoof(leg, INK) for leg in DEER_FAR) + outlined(tail, WHITE, 5.5)
    near = [_leg(leg, FUR) for leg in DEER_NEAR]
    svg += inked([*near, (body, FUR), (neck, FUR), (head, FUR), *((ear, FUR) for ear in ears)], 11)
    svg += "".join(_hoof(leg, INK) for leg in DEER_NEAR)
    return svg + _deer_coat() + _deer_antlers() + _deer_face()


def _deer_coat() -> str:
    spots = (
        (148, 320), (182, 326), (216, 322), (250, 314), (166, 346), (202, 350), (238, 342),
        (268, 338), (146, 366), (222, 368),
    )  # fmt: skip
    svg = fill(brush([(112, 384), (176, 387), (244, 384)], [3, 14, 3]), WHITE)
    svg += fill(brush([(128, 254), (110, 296), (116, 346)], [8, 15, 4]), WHITE)
    svg += fill(brush([(278, 326), (283, 360), (262, 384)], [3, 9, 3]), BARKLIGHT)
    return svg + "".join(fill(ellipse(x, y, 9, 7, 20), WHITE) for x, y in spots)


def _deer_antlers() -> str:
    beams: tuple[tuple[tuple[Point, ...], tuple[float, ...]], ...] = (
        (((116, 202), (92, 166), (98, 130), (116, 104)), (11, 10, 8, 5)),
        (((95, 164), (74, 152), (60, 126)), (5, 8, 4)),
        (((134, 200), (158, 168), (156, 132), (142, 108)), (11, 10, 8, 5)),
        (((156, 164), (178, 152), (192, 126)), (5, 8, 4)),
    )
    return inked([(brush(points, widths), YEL) for points, widths in beams], 8)


def _deer_face() -> str:
    lining = brush([(94, 219), (74, 214), (60, 211)], [3, 10, 2])
    return "".join((
        fill(lining, PINK),
        fill(circle(146, 224, 8.5), WHITE),
        fill(circle(147, 225, 6), INK),
        fill(ellipse(193, 238, 8, 8), INK),
        line(curve([(188, 250), (176, 248), (164, 244)]), INK, 4),
    ))  # fmt: skip


def frog() -> str:
    """Let the green frog of December sit on the bank and look up."""
    body = blob([
        (28, 460), (30, 430), (52, 406), (77, 391), (99, 397), (109, 412), (96, 427), (82, 449),
        (58, 468),
    ])  # fmt: skip
    belly = blob([(101, 415), (90, 427), (81, 449), (64, 462), (67, 438), (82, 419)])
    limbs = [
        (brush([(84, 432), (90, 455), (112, 466)], [14, 12, 9]), LGRN),
        (ellipse(47, 445, 27, 16, -35), LGRN),
        (brush([(32, 462), (54, 470), (81, 468)], [10, 10, 8]), LGRN),
    ]
    svg = inked([(body, LGRN)], 11) + fill(belly, WHITE) + each(limbs, 5.5)
    svg += "".join(fill(circle(*spot, 5.5), GRN) for spot in ((45, 427), (60, 413), (39, 444)))
    svg += outlined(circle(81, 393, 12.5), YEL, 5.5) + fill(circle(82, 391, 5.5), INK)
    return svg + line(curve([(107, 410), (97, 413), (88, 414)]), INK, 4.5)
