"""Made things on the faces of the first half of the year: the festive curtain, the plank bridge."""

from build.art.blossoms import cherry
from build.art.ink import BARKLIGHT, BLUE, DBLUE, DGRN, DYEL, GRN, INK, RED, SKY, WHITE, YEL
from build.art.kit import Point, Spot, between, brush, circle, curve, fill, line, outlined, polygon

_ROPE = "M-10 306C70 330 130 336 175 336C220 336 280 330 360 306"
_HEM = (
    "C300 512 262 490 246 446C232 486 206 500 175 500"
    "C144 500 118 486 104 446C88 490 50 512 -10 512Z"
)
_WHITE_BAND = (
    "M-10 352C60 372 92 366 104 358C126 376 150 380 175 380C200 380 224 376 246 358"
    "C258 366 290 372 360 352V420C300 436 262 424 246 400C228 430 204 438 175 438"
    "C146 438 122 430 104 400C88 424 50 436 -10 420Z"
)
_NAVY_BAND = (
    "M-10 478C50 488 92 462 104 424C118 466 144 478 175 478C206 478 232 466 246 424"
    "C258 462 300 488 360 478V512" + _HEM
)
_PLEATS: tuple[tuple[Point, ...], ...] = (
    ((34, 322), (38, 420), (30, 506)),
    ((70, 328), (82, 410), (70, 494)),
    ((140, 334), (127, 410), (131, 490)),
    ((210, 334), (223, 410), (219, 490)),
    ((280, 328), (268, 410), (280, 494)),
    ((316, 322), (312, 420), (320, 506)),
)


def curtain() -> str:
    """Hang the curtain of the third month from its sagging rope, hem gathered by two cords."""
    svg = outlined(f"{_ROPE}V512{_HEM}", RED, 8)
    svg += outlined(_WHITE_BAND, WHITE, 5) + outlined(_NAVY_BAND, DBLUE, 5)
    svg += "".join(line(curve(pleat), INK, 4) for pleat in _PLEATS)
    for x, y, radius in ((40, 396, 26), (175, 411, 28), (310, 396, 26)):
        svg += cherry(x, y, radius, 0, BLUE, heart=WHITE)
    svg += _tassel(104) + _tassel(246)
    return svg + line(_ROPE, INK, 18) + line(_ROPE, YEL, 8)


def _tassel(x: float) -> str:
    cord = outlined(brush([(x, 334), (x, 400), (x, 452)], [13, 11, 13]), YEL, 5)
    skirt = outlined(polygon([(x - 8, 456), (x + 8, 456), (x + 16, 504), (x - 16, 504)]), YEL, 5)
    return cord + skirt + line(f"M{x} 472V498", INK, 4) + outlined(circle(x, 448, 13), YEL, 5)


def lawn() -> str:
    """Lay the green ground that the curtain stands on."""
    svg = outlined("M-10 452H360V540H-10Z", GRN, 7)
    for i in range(12):
        tuft = [(8 + i * 31, 530), (14 + i * 31, 506), (26 + i * 31, 490)]
        svg += fill(brush(tuft, [9, 8, 1]), DGRN)
    return svg


def water(top: float, waves: int = 2) -> str:
    """Lay pale water over the foot of the card."""
    shore: list[Spot] = [(-20, top), (70, top - 8), (170, top + 4), (270, top - 8), (370, top)]
    svg = outlined(f"{curve(shore)}V550H-20Z", SKY, 6)
    for i in range(waves):
        y = top + 30 + 30 * i
        shift = 40 if i % 2 else 0
        wave: list[Spot] = [
            (shift + x, y + (6 if k % 2 else -6)) for k, x in enumerate(range(-80, 420, 60))
        ]
        svg += line(curve(wave), WHITE, 5)
    return svg


_PLANKS = ((-20, 402, 150, 438), (226, 460, 372, 502), (116, 472, 264, 432))


def bridge() -> str:
    """Lay the zig-zag bridge of three planks on black posts."""
    svg = ""
    for x0, y0, x1, y1 in _PLANKS:
        for share in (0.2, 0.8):
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            svg += fill(polygon([(x - 8, y), (x + 8, y), (x + 8, 540), (x - 8, 540)]), INK)
        board = [(x0, y0 - 20), (x1, y1 - 20), (x1, y1 + 14), (x0, y0 + 14)]
        side = [(x0, y0 + 14), (x1, y1 + 14), (x1, y1 + 30), (x0, y0 + 30)]
        svg += outlined(polygon(side), BARKLIGHT, 6) + outlined(polygon(board), YEL, 6)
        svg += fill(
            brush([between((x0, y0 - 3), (x1, y1 - 3), t) for t in (0.06, 0.94)], [5, 5]), DYEL
        )
    return svg
