"""What all cards share: red plastic frame, paper, keyline, month tab, ribbons and the 光 disc."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from build.art.ink import BLUE, DBLUE, DRED, FRAME, INK, LIP, RED, WHITE
from build.art.kit import Point, brush, circle, fill, line, num, outlined, polygon, turned

WIDTH, HEIGHT = 350, 530
FONT = Path(__file__).parents[1] / "fonts" / "NanumSquareRoundEB.ttf"
RIM = 12  # width of the frame
PANEL = (
    "M26 12H324A14 14 0 0 1 338 26V504A14 14 0 0 1 324 518"
    "H26A14 14 0 0 1 12 504V26A14 14 0 0 1 26 12Z"
)
NUMERAL_SIZE = 72  # gives digits of about 52 units
NUMERAL_FOOT = 75
RIBBONS = {"hong": (RED, DRED, "홍단"), "cheong": (BLUE, DBLUE, "청단"), "cho": (RED, DRED, "")}


@cache
def _font() -> TTFont:
    return TTFont(FONT)


def letters(text: str, middle: float, foot: float, size: float, stretch: float = 1.0) -> str:
    """Give the outline path of a word centred on a foot line."""
    font = _font()
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = size / font["head"].unitsPerEm
    word = [glyphs[names[ord(letter)]] for letter in text]
    x = middle - sum(glyph.width for glyph in word) * scale * stretch / 2
    path = ""
    for glyph in word:
        pen = SVGPathPen(glyphs, ntos=num)
        glyph.draw(TransformPen(pen, (scale * stretch, 0, 0, -scale, x, foot)))
        path += pen.getCommands()
        x += glyph.width * scale * stretch
    return path


def tab_width(month: int) -> int:
    """Give the width of the month tab inside the frame; two digits need more."""
    return 68 if month < 10 else 84


def numeral(month: int) -> str:
    """Give the path of a month's numeral as it stands in the tab."""
    stretch = 1.0 if month < 10 else 0.86
    return letters(str(month), RIM + tab_width(month) / 2 - 1, NUMERAL_FOOT, NUMERAL_SIZE, stretch)


def _tab(month: int) -> str:
    right = RIM + tab_width(month)
    path = f"M12 26A14 14 0 0 1 26 12H{right}V66A22 22 0 0 1 {right - 22} 88H12Z"
    return outlined(path, WHITE, 4) + fill(numeral(month), INK)


def opening() -> str:
    """Open an SVG of the size of a card."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}">'
    )


def plastic() -> str:
    """Draw the red slab that a card is printed on."""
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="24" fill="{LIP}"/>'
        f'<rect x="1.5" y="1" width="{WIDTH - 3}" height="{HEIGHT - 5}" rx="23" fill="{FRAME}"/>'
    )


def month_of(code: str) -> int:
    """Read the month out of a card code such as 10c."""
    return int(code[:-1])


def card(code: str, paper: str, layers: Iterable[str]) -> str:
    """Give the whole SVG of a face: the layers, lowest first, clipped to the panel."""
    return "".join((
        opening(),
        f'<defs><clipPath id="p"><path d="{PANEL}"/></clipPath></defs>',
        plastic(),
        '<g clip-path="url(#p)">',
        fill(PANEL, paper),
        *layers,
        "</g>",
        line(PANEL, INK, 3.5),
        _tab(month_of(code)),
        "</svg>\n",
    ))  # fmt: skip


def ribbon(kind: str, x: float = 196, y: float = 230, tilt: float = 9) -> str:
    """Hang a ribbon with its middle at a point: hong and cheong carry their name, cho is plain."""
    ink, dark, word = RIBBONS[kind]

    def place(px: float, py: float) -> Point:
        return turned((x + px, y + py), tilt, (x, y))

    def strip(left: float, top: float, right: float, bottom: float) -> str:
        return polygon(
            [place(*p) for p in ((left, top), (right, top), (right, bottom), (left, bottom))]
        )

    svg = outlined(strip(-38, -170, 38, 170), ink, 7) + fill(strip(27, -167, 35, 167), dark)
    svg += fill(strip(-33, -161, -30, 161), WHITE)
    foot = y - 50
    name = "".join(letters(syl, x - 2, foot + 94 * i, 78, 0.8) for i, syl in enumerate(word))
    return svg + (
        f'<path d="{name}" fill="{WHITE}" transform="rotate({num(tilt)} {num(x)} {num(y)})"/>'
        if name
        else ""
    )


def gwang_disc(x: float, y: float) -> str:
    """Set the red disc of the five bright cards; its 光 is six strokes of our own."""
    strokes: tuple[tuple[tuple[Point, ...], tuple[float, ...]], ...] = (
        (((0, -23), (0, -4)), (7, 5.5)),
        (((-16, -16), (-10, -6)), (6.5, 4.5)),
        (((16, -17), (9, -6)), (6.5, 3.5)),
        (((-21, -1), (0, -3), (21, -2)), (5, 5, 6.5)),
        (((-5, 0), (-8, 11), (-19, 20)), (6.5, 5.5, 2)),
        (((6, 0), (6, 12), (10, 18), (17, 18), (19, 10)), (6.5, 5, 6, 5, 2)),
    )
    svg = fill(circle(x, y, 38), INK) + fill(circle(x, y, 34), WHITE) + fill(circle(x, y, 30), RED)
    return svg + "".join(
        fill(brush([(x + px, y + py) for px, py in points], widths), WHITE)
        for points, widths in strokes
    )
