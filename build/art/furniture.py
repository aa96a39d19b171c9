"""Things that lie about the room: tangerines, pencil, gourd, prints and small signs.

Run `python -m build.art.furniture` to write assets/room/svg and the PNG masters in assets/room,
each wide enough for a table 2160 px high.
"""

import math
from collections.abc import Callable
from pathlib import Path

import resvg_py

from build.art.ink import CREAM, DGRN, GRN, INK, LGRN, PINK, WHITE, YEL
from build.art.kit import (
    Spot,
    blob,
    brush,
    circle,
    curve,
    ellipse,
    fill,
    inked,
    line,
    moved,
    outlined,
    polar,
    polygon,
    sharp,
)
from build.art.room_inks import (
    EDGES,
    GOURD,
    GOURD_LIGHT,
    GOURD_SHADE,
    KEYBOARD,
    LEAD,
    TANGERINE,
    TANGERINE_LIGHT,
    TANGERINE_SHADE,
    TRAY,
    TRAY_DEEP,
    TRAY_RIM,
    WIRE,
    WIRE_SHADE,
    WOOD,
)

ROOM = Path(__file__).parents[2] / "assets" / "room"


def picture(width: float, height: float, body: str) -> str:
    """Wrap SVG pieces into a picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}">{body}</svg>\n'
    )


def write(svg: str, master: Path, width: int) -> None:
    """Keep a picture as <name>.png at a width and its drawing as svg/<name>.svg beside it."""
    drawing = master.parent / "svg" / f"{master.stem}.svg"
    drawing.parent.mkdir(parents=True, exist_ok=True)
    drawing.write_text(svg, encoding="utf-8")
    master.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))


def tangerine(x: float, y: float, r: float, turn: float = 0) -> str:
    """Draw one tangerine with its navel turned to an angle."""
    shape = blob([(x - r, y + 2), (x - r * 0.72, y - r * 0.66), (x, y - r * 0.88),
                  (x + r * 0.74, y - r * 0.64), (x + r, y + 2), (x + r * 0.68, y + r * 0.72),
                  (x, y + r * 0.9), (x - r * 0.68, y + r * 0.72)])  # fmt: skip
    svg = outlined(shape, TANGERINE, 7)
    svg += fill(brush([(x - r * 0.5, y + r * 0.68), (x + r * 0.2, y + r * 0.72),
                       (x + r * 0.78, y + r * 0.2)], [2, r * 0.2, 2]), TANGERINE_SHADE)  # fmt: skip
    svg += fill(brush([(x - r * 0.72, y - r * 0.1), (x - r * 0.56, y - r * 0.46),
                       (x - r * 0.22, y - r * 0.64)], [3, r * 0.14, 3]),
                TANGERINE_LIGHT)  # fmt: skip
    for px, py in ((-0.3, 0.1), (0.05, 0.38), (0.4, 0.05), (-0.1, -0.18), (0.3, -0.34)):
        svg += fill(circle(x + r * px, y + r * py, 2.4), TANGERINE_SHADE)
    crown = polar((x, y), r * 0.46, turn)
    tips = [polar(crown, r * (0.2 if i % 2 == 0 else 0.08), turn + 36 * i) for i in range(10)]
    return svg + outlined(polygon(tips), DGRN, 3, DGRN) + fill(circle(*crown, r * 0.07), LGRN)


def leaf(stem: Spot, tip: Spot, width: float) -> str:
    """Draw a leaf from its stem to its tip."""
    mx, my = (stem[0] + tip[0]) / 2, (stem[1] + tip[1]) / 2
    nx, ny = (stem[1] - tip[1]), (tip[0] - stem[0])
    size = math.hypot(nx, ny)
    side = (nx / size * width, ny / size * width)
    shape = blob([sharp(stem), (mx + side[0], my + side[1]), sharp(tip),
                  (mx - side[0], my - side[1])])  # fmt: skip
    return outlined(shape, GRN, 5) + line(curve([stem, (mx, my), tip]), DGRN, 3)


def peel() -> str:
    """Lay down the peel of one tangerine, opened like a flower, and two segments of it."""
    lobes: list[Spot] = []
    for i in range(5):
        lobes += [sharp(polar((0, 0), 24, 72 * i - 36)), polar((0, 0), 60, 72 * i - 22),
                  polar((0, 0), 74, 72 * i), polar((0, 0), 60, 72 * i + 22)]  # fmt: skip
    svg = outlined(blob([(p[0] * 1.1, p[1] * 0.56, *p[2:]) for p in lobes]), TANGERINE, 7)
    svg += fill(blob([(p[0] * 0.86, p[1] * 0.42, *p[2:]) for p in lobes]), CREAM)
    for x, y, a in ((4, -10, 12),):
        bit = blob([(-26, 8, 1), (-18, -10), (0, -17), (18, -10), (26, 8, 1), (0, 12)])
        svg += moved(outlined(bit, TANGERINE_LIGHT, 5) + line("M-11 -2L12 -2", WHITE, 4), x, y, a)
    return svg


def tray() -> str:
    """Bring the tray of tangerines."""
    svg = fill(ellipse(322, 292, 292, 112), "#000000").replace("/>", ' fill-opacity=".28"/>')
    svg += outlined(ellipse(316, 262, 300, 128), TRAY_DEEP, 8)
    svg += outlined(ellipse(316, 244, 300, 126), TRAY_RIM, 8)
    svg += outlined(ellipse(316, 246, 262, 100), TRAY, 6)
    for y, x1, x2 in ((196, 190, 440), (232, 80, 160), (300, 120, 300), (322, 330, 480)):
        svg += line(curve([(x1, y), ((x1 + x2) / 2, y + 7), (x2, y)]), TRAY_DEEP, 5)
    svg += fill(ellipse(300, 292, 200, 46), TRAY_DEEP)
    svg += tangerine(170, 200, 84, -70) + tangerine(452, 196, 86, -110)
    svg += leaf((318, 66), (236, 34), 20) + leaf((322, 62), (398, 22), 18)
    svg += tangerine(312, 138, 88, -92)
    svg += tangerine(286, 252, 86, -40)
    svg += f'<g transform="translate(446 296) scale(1.3)">{peel()}</g>'
    return picture(640, 412, svg)


def pencil() -> str:
    """Lay the pencil with its lead to the left."""
    body = polygon([(118, 16), (560, 16), (560, 84), (118, 84)])
    svg = fill("M40 62L124 92H636V104H120Z", "#000000").replace("/>", ' fill-opacity=".25"/>')
    svg += inked([
        (polygon([(14, 50), (120, 16), (120, 84)]), WOOD), (body, GRN),
        (polygon([(556, 14), (592, 14), (592, 86), (556, 86)]), YEL),
        ("M592 16H612A16 16 0 0 1 628 32V68A16 16 0 0 1 612 84H592Z", PINK),
    ], 12)  # fmt: skip
    svg += fill(polygon([(14, 50), (50, 38.5), (50, 61.5)]), LEAD)
    for x in (120, 142, 120):
        svg += fill(blob([(x, 16, 1), (x - 14, 27), (x, 38, 1), (x + 4, 27)]), GRN)
    svg += fill(blob([(120, 38, 1), (104, 50), (120, 62, 1)]), GRN)
    svg += fill(blob([(120, 62, 1), (106, 73), (120, 84, 1)]), GRN)
    svg += fill(polygon([(120, 70), (556, 70), (556, 84), (120, 84)]), DGRN)
    svg += line("M124 30H550", LGRN, 6) + line("M568 16V84M580 16V84", INK, 4)
    return picture(648, 108, svg)


def gourd() -> str:
    """Turn over the gourd dipper that a bak is put on a head with."""
    bowl: list[Spot] = [(22, 206), (30, 118), (92, 54), (176, 40), (246, 72), (272, 98), (306, 82),
                        (340, 44), (374, 52), (384, 88), (352, 128), (318, 168), (312, 214),
                        (262, 262), (170, 284), (70, 262)]  # fmt: skip
    svg = outlined(blob(bowl), GOURD, 14)
    svg += fill(blob([(256, 88), (280, 130), (286, 196), (306, 210), (318, 168), (352, 126),
                      (380, 90), (352, 106), (304, 122), (272, 100)]), GOURD_SHADE)  # fmt: skip
    for points in ([(150, 46), (132, 96), (126, 168)], [(88, 62), (58, 112), (46, 176)],
                   [(212, 58), (222, 104), (226, 168)]):  # fmt: skip
        svg += line(curve(points), GOURD_SHADE, 5)
    svg += fill(brush([(50, 150), (68, 104), (116, 68)], [4, 15, 5]), GOURD_LIGHT)
    svg += outlined(ellipse(166, 220, 138, 58, 2), GOURD_SHADE, 8)
    svg += fill(ellipse(166, 230, 120, 43, 2), GOURD_LIGHT)
    svg += fill(brush([(60, 214), (100, 192), (170, 184), (240, 196)], [3, 12, 14, 3]), TRAY_RIM)
    svg += fill(brush([(366, 54), (386, 34)], [11, 8]), INK)
    return picture(400, 296, svg)


def palm() -> str:
    """Press a palm into the blanket: only the pads of a right hand."""
    fingers = (((96, 220), 250, 44), ((160, 196), 267, 48), ((228, 200), 281, 47),
               ((288, 232), 295, 40))  # fmt: skip
    svg = ""
    for (x, y), angle, width in fingers:
        for start, end, swell in ((0, 30, 0.98), (48, 74, 0.96), (92, 116, 0.9)):
            reach = 0.86 if angle in {250, 295} else 1
            a, b = polar((x, y), start * reach, angle), polar((x, y), end * reach, angle)
            svg += fill(brush([a, b], [width * swell, width * swell * 0.94]), CREAM)
    ball = [(72, 268), (104, 246), (160, 236), (232, 238), (296, 258), (312, 292), (292, 312),
            (230, 300), (170, 302), (112, 320), (80, 304)]  # fmt: skip
    thumb = [(74, 344), (112, 334), (158, 316), (178, 346), (192, 396), (184, 446), (150, 468),
             (104, 446), (76, 396)]  # fmt: skip
    heel = [(178, 314), (240, 312), (294, 324), (310, 366), (298, 420), (262, 458), (212, 468),
            (204, 440), (208, 392), (194, 346)]  # fmt: skip
    svg += "".join(fill(blob(pad), CREAM) for pad in (ball, thumb, heel))
    svg += fill(brush([(56, 346), (34, 316)], [46, 44]), CREAM)
    svg += fill(brush([(14, 290), (0, 264)], [42, 36]), CREAM)
    return picture(380, 480, moved(svg, 34, 8))


def dust(turn: int) -> str:
    """Throw up one crumb of dust; four shapes."""
    wobble = (22, 27, 19, 25, 23, 28, 20)
    points: list[Spot] = [
        polar((32, 32), wobble[(i + 2 * turn) % 7], 360 / 7 * i + 20 * turn) for i in range(7)
    ]
    shade = blob([(24, 44), (36, 48), (48, 38), (42, 44), (32, 45)])
    return picture(64, 64, outlined(blob(points), CREAM, 5) + fill(shade, GOURD))


def eye() -> str:
    """Sign of looking at one's hand."""
    lid = blob(
        [(6, 50, 1), (30, 24), (50, 19), (70, 24), (94, 50, 1), (70, 76), (50, 81), (30, 76)]
    )
    svg = outlined(lid, WHITE, 9) + fill(circle(50, 50, 19), INK) + fill(circle(57, 43, 6), WHITE)
    return picture(100, 100, svg)


def again() -> str:
    """Sign of a CPU that sits in for a person."""
    arc = [polar((50, 53), 32, a) for a in range(-205, 61, 20)]
    head = polygon(
        [polar((50, 53), 13, -214), polar((50, 53), 51, -206), polar((48, 55), 36, -256)]
    )
    return picture(100, 100, line(curve(arc), INK, 11) + outlined(head, INK, 4))


def menu() -> str:
    """Sign of the menu: three bars."""
    return picture(100, 100, line("M16 26H84M16 50H84M16 74H84", INK, 12))


def spiral() -> str:
    """Loop one turn of wire through the head of the score paper; the hole is low in it."""
    svg = fill(ellipse(32, 66, 12, 10), LEAD)
    svg += line(curve([(32, 66), (16, 50), (18, 22), (32, 12), (44, 22), (44, 48)]), INK, 12)
    svg += line(curve([(32, 66), (16, 50), (18, 22), (32, 12), (44, 22), (44, 48)]), WIRE, 6)
    svg += line(curve([(20, 50), (21, 28), (31, 16)]), WIRE_SHADE, 2.5)
    return picture(64, 84, svg)


def keyboard() -> str:
    """Draw the small keyboard on which a dot shows where somebody's own key is."""
    svg = outlined("M8 3H152A6 6 0 0 1 158 9V55A6 6 0 0 1 152 61H8A6 6 0 0 1 2 55V9A6 6 0 0 1 8 3Z",
                   KEYBOARD, 4)  # fmt: skip
    for row in range(4):
        for key in range(11):
            x = 9 + key * 13 + row % 2 * 2
            if row < 3 or key in {0, 1, 9, 10}:
                svg += fill(f"M{x} {9 + row * 13}h10v9h-10Z", WIRE)
    svg += fill("M37 48h83v9h-83Z", WIRE)
    return picture(160, 64, svg)


def stitch(blanket: str) -> str:
    """Sew one stitch of a blanket's edge; the outside is up."""
    band, thread = EDGES[blanket]
    svg = fill("M0 10H64V54H0Z", band)
    svg += line("M20 17L25 46", INK, 15) + line("M20 15L25 44", thread, 11)
    svg += line("M48 19L50 44", INK, 5)
    return picture(64, 64, svg)


def arrow() -> str:
    """Point from a card to the seat whose discard it was."""
    return picture(100, 60, line("M90 30H20M40 10L16 30L40 50", INK, 10))


SMALL: dict[str, tuple[Callable[[], str], int]] = {
    "tray": (tray, 640), "pencil": (pencil, 648), "gourd": (gourd, 480), "palm": (palm, 480),
    "eye": (eye, 128), "again": (again, 128), "menu": (menu, 128), "arrow": (arrow, 128),
    "spiral": (spiral, 64), "keyboard": (keyboard, 320),
}  # fmt: skip


def main() -> None:
    """Write every piece."""
    for name, (draw, width) in SMALL.items():
        write(draw(), ROOM / f"{name}.png", width)
    for turn in range(4):
        write(dust(turn), ROOM / f"dust-{turn}.png", 64)
    for blanket in EDGES:
        write(stitch(blanket), ROOM / f"edge-{blanket}.png", 64)


if __name__ == "__main__":
    main()
