"""The man of December: a Korean scholar in 갓 and red 두루마기, under his umbrella in the rain."""

from build.art.ink import BARKLIGHT, BLUE, DRED, DYEL, INK, RED, SKIN, WHITE, YEL
from build.art.kit import (
    Point,
    Spot,
    blob,
    brush,
    circle,
    curve,
    each,
    ellipse,
    fill,
    inked,
    line,
    outlined,
    polygon,
    sharp,
)

HAND, APEX = (122, 350), (164, 90)  # lower and upper end of the umbrella's pole


def rain_man() -> str:
    """Let him walk to the left, the umbrella before him."""
    stick = curve([HAND, APEX])
    pole = line(stick, INK, 14) + line(stick, BARKLIGHT, 6)
    return _feet() + _robe() + _collar_and_tie() + pole + _sleeve() + _head() + _gat() + _umbrella()


def _feet() -> str:
    trousers = [
        (polygon([(150, 424), (192, 424), (186, 466), (158, 466)]), WHITE),
        (polygon([(208, 424), (248, 424), (240, 464), (214, 464)]), WHITE),
    ]
    shoes = [
        blob([
            sharp((x, y)), (x + 20, y + 2), (x + 40, y - 7), (x + 66, y - 6), (x + 71, y + 12),
            (x + 40, y + 17), (x + 12, y + 14),
        ])
        for x, y in ((121, 471), (184, 469))
    ]  # fmt: skip
    bands = line("M157 456H187", BLUE, 6) + line("M213 454H241", BLUE, 6)
    return inked(trousers, 10) + bands + each([(shoe, INK) for shoe in shoes], 5, YEL)


def _robe() -> str:
    robe = blob([
        (160, 286), (198, 266), (238, 286), (256, 344), sharp((272, 424)), (200, 438),
        sharp((128, 422)), (144, 350),
    ])  # fmt: skip
    shade = blob([
        sharp((236, 288)), (250, 340), (260, 384), sharp((266, 422)), sharp((236, 430)), (236, 362),
    ])  # fmt: skip
    overlap = curve([(198, 330), (194, 376), (192, 432)])
    return inked([(robe, RED)], 12) + fill(shade, DRED) + line(overlap, DRED, 6)


def _collar_and_tie() -> str:
    collar = blob([
        sharp((168, 276)), (184, 296), sharp((196, 328)), sharp((212, 318)), (208, 292),
        sharp((202, 268)),
    ])  # fmt: skip
    tie = each([
        (polygon([(199, 326), (208, 332), (194, 394), (177, 388)]), BLUE),
        (polygon([(198, 330), (207, 324), (226, 374), (210, 381)]), BLUE),
        (circle(202, 327, 8), BLUE),
    ], 4.5)  # fmt: skip
    return outlined(collar, WHITE, 5) + tie


def _sleeve() -> str:
    sleeve = blob([
        (180, 288), (156, 296), sharp((136, 312)), (120, 342), sharp((106, 376)), (146, 396),
        (182, 362), (194, 318),
    ])  # fmt: skip
    fold = brush([(124, 380), (152, 382), (180, 350)], [3, 11, 4])
    cuff = brush([(136, 314), (121, 342), (108, 374)], [11, 13, 13])
    hand = blob([(110, 310), (118, 298), (136, 300), (142, 318), (130, 332), (114, 328)])
    svg = inked([(sleeve, RED)], 11) + fill(fold, DRED)
    return svg + outlined(cuff, WHITE, 5) + outlined(hand, SKIN, 5.5)


def _head() -> str:
    face = blob([
        (166, 236), (178, 226), (204, 228), (212, 246), (204, 268), (186, 276), (170, 268),
        (163, 252),
    ])  # fmt: skip
    hair = blob([sharp((194, 226)), (214, 230), (216, 252), sharp((206, 266)), sharp((200, 248))])
    beard = blob([sharp((172, 271)), (183, 275), sharp((194, 268)), (189, 288), sharp((177, 302))])
    return "".join((
        inked([(face, SKIN)], 10),
        fill(hair, INK),
        fill(beard, INK),
        line(curve([(169, 262), (174, 265), (181, 263)]), INK, 3.5),
        fill(circle(175, 248, 4.5), INK),
        fill(brush([(167, 240), (175, 237), (184, 240)], [2, 4.5, 2]), INK),
        line(curve([(206, 242), (202, 268), (190, 286)]), INK, 4),
    ))  # fmt: skip


def _gat() -> str:
    """Put on the horsehair hat with its wide brim and tall crown."""
    crown = polygon([(168, 188), (208, 186), (216, 226), (164, 230)])
    brim = ellipse(190, 230, 62, 10, -3)
    band = line(curve([(168, 220), (190, 222), (213, 217)]), RED, 5)
    return inked([(brim, INK), (crown, INK)], 4) + band


def _umbrella() -> str:
    canopy = blob([
        sharp((38, 200)), (84, 124), APEX, (248, 118), sharp((298, 192)), (266, 180),
        sharp((238, 198)), (206, 184), sharp((172, 202)), (138, 186), sharp((104, 204)), (70, 188),
    ])  # fmt: skip
    top = sharp((164, 94))
    shaded: tuple[list[Spot], ...] = (
        [top, (232, 124), sharp((238, 194)), (264, 178), sharp((292, 188)), (246, 122)],
        [top, (116, 136), sharp((106, 199)), (138, 183), sharp((170, 197)), (166, 140)],
    )
    ribs: tuple[tuple[Point, Point], ...] = (
        ((120, 136), (104, 202)), ((172, 140), (172, 200)), ((226, 130), (238, 196)),
    )  # fmt: skip
    svg = outlined(canopy, YEL, 9) + "".join(fill(blob(panel), DYEL) for panel in shaded)
    svg += "".join(line(curve([APEX, *rib]), INK, 5) for rib in ribs)
    return svg + outlined(circle(164, 86, 9), RED, 5.5)
