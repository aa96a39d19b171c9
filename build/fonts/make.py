"""Make the fonts of the game from their freely licensed originals.

    python build/fonts/make.py NANUM_FOLDER BLACK_HAN_SANS.ttf

NANUM_FOLDER holds NanumPen.ttf, NanumSquareRoundB.ttf and NanumSquareRoundEB.ttf of the
Debian packages fonts-nanum and fonts-nanum-extra; the other file is 400Regular of the npm
package @expo-google-fonts/black-han-sans. Each result keeps all Hangul syllables of its
original, Latin, punctuation and signs; it loses hanja, hinting and glyph names, gains the signs
that our texts need (U+2212, ↺, · and …) and a name of its own, because Nanum is reserved.
"""

import math
import sys
from collections.abc import Callable
from pathlib import Path

from fontTools.misc.timeTools import timestampFromString
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HOME = Path(__file__).resolve().parents[2] / "assets" / "fonts"
KEPT = (
    (0x0020, 0x017F),  # Latin
    (0x02C6, 0x02DD),
    (0x2010, 0x2044),  # punctuation
    (0x20A9, 0x20AC),
    (0x2160, 0x217F),
    (0x2190, 0x22FF),  # arrows, mathematics
    (0x2460, 0x2473),
    (0x25A0, 0x266F),  # shapes
    (0x3000, 0x3020),
    (0x3131, 0x318E),  # letters, seen while a syllable is being typed
    (0xAC00, 0xD7A3),  # all 11,172 syllables
)
STAMP = timestampFromString("Mon Jan  1 00:00:00 2024")  # so that a second run gives the same bytes

Outline = Callable[[TTGlyphPen], None]


def made(original: Path, name: str, style: str) -> None:
    """Write assets/fonts/<name>.ttf: the original, smaller, complete and under our name."""
    font = TTFont(original, recalcTimestamp=False)
    shrink(font)
    complete(font)
    rename(font, name, style)
    font["head"].modified = STAMP
    font.save(HOME / f"{name}.ttf")
    print(f"{name}.ttf {(HOME / f'{name}.ttf').stat().st_size // 1024} KiB")


def shrink(font: TTFont) -> None:
    """Drop hanja, hints, glyph names and every table that pygame doesn't read."""
    options = Options()
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.layout_features = ["kern"]
    options.drop_tables += ["vhea", "vmtx", "VORG", "DSIG", "hdmx", "LTSH", "VDMX", "gasp", "GSUB"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[c for first, last in KEPT for c in range(first, last + 1)])
    subsetter.subset(font)


def complete(font: TTFont) -> None:
    """Add the signs that the original lacks."""
    cmap = font.getBestCmap()
    for code, sign in ((0x2212, minus), (0x00B7, middle_dot), (0x2026, ellipsis), (0x21BA, again)):
        if code not in cmap:
            add(font, code, *sign(font))


def box(font: TTFont, character: str) -> tuple[int, int, int, int, int]:
    """Give a glyph's left, bottom, right, top and advance in font units."""
    name = font.getBestCmap()[ord(character)]
    glyph = font["glyf"][name]
    return glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax, font["hmtx"][name][0]


def moved(font: TTFont, character: str, *maps: tuple[float, float, float, float]) -> Outline:
    """Draw a glyph once per map (x scale, y scale, x shift, y shift)."""
    glyphs = font.getGlyphSet()
    name = font.getBestCmap()[ord(character)]

    def draw(pen: TTGlyphPen) -> None:
        for sx, sy, dx, dy in maps:
            glyphs[name].draw(TransformPen(pen, (sx, 0, 0, sy, dx, dy)))

    return draw


def minus(font: TTFont) -> tuple[Outline, int]:
    """Make a minus as wide and as high up as the plus from the hyphen."""
    left, bottom, right, top, _ = box(font, "-")
    plus_left, plus_bottom, plus_right, plus_top, advance = box(font, "+")
    sx = (plus_right - plus_left) / (right - left)
    dy = (plus_bottom + plus_top - bottom - top) / 2
    return moved(font, "-", (sx, 1, plus_left - left * sx, dy)), advance


def middle_dot(font: TTFont) -> tuple[Outline, int]:
    """Raise the full stop to half the height of a figure."""
    _, bottom, _, top, advance = box(font, ".")
    return moved(font, ".", (1, 1, 0, (box(font, "0")[3] - top - bottom) / 2)), advance


def ellipsis(font: TTFont) -> tuple[Outline, int]:
    """Set three full stops side by side."""
    advance = box(font, ".")[4]
    return moved(font, ".", *((1, 1, i * advance, 0) for i in range(3))), 3 * advance


def again(font: TTFont) -> tuple[Outline, int]:
    """Draw the open circle with an arrow head that says somebody sits in for a person."""
    _, _, _, top, _ = box(font, "0")
    thick = box(font, "-")[3] - box(font, "-")[1]
    radius = (top - thick) / 2
    middle = (radius + thick, top / 2)

    def at(r: float, degrees: float) -> tuple[int, int]:
        a = math.radians(degrees)
        return round(middle[0] + r * math.cos(a)), round(middle[1] + r * math.sin(a))

    def draw(pen: TTGlyphPen) -> None:
        turns = range(130, -171, -10)
        ring = [at(radius + thick / 2, a) for a in turns]
        ring += [at(radius - thick / 2, a) for a in reversed(turns)]
        head = [at(radius - 1.6 * thick, 132), at(radius + 1.6 * thick, 126), at(radius, 178)]
        for points in (ring, head):
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()

    return draw, round(2 * (radius + thick))


def add(font: TTFont, code: int, draw: Outline, advance: int) -> None:
    """Put a drawn glyph into the font under a code point."""
    pen = TTGlyphPen(font.getGlyphSet())
    draw(pen)
    name = f"uni{code:04X}"
    glyph = pen.glyph(round=round)
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def rename(font: TTFont, name: str, style: str) -> None:
    """Give the changed font its own name; the copyright line and the licence stay."""
    names = font["name"]
    copyright_line = names.getDebugName(0)
    names.names = []
    texts = {
        0: copyright_line,
        1: name,
        2: style,
        3: f"{name};1",
        4: name,
        5: "Version 1.0",
        6: name,
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        14: "https://openfontlicense.org",
    }
    for number, text in texts.items():
        names.setName(text, number, 3, 1, 0x409)


def main(nanum: Path, black_han_sans: Path) -> None:
    """Make the four fonts."""
    made(nanum / "NanumPen.ttf", "PpongPen", "Regular")
    made(nanum / "NanumSquareRoundB.ttf", "PpongRoundB", "Bold")
    made(nanum / "NanumSquareRoundEB.ttf", "PpongRoundEB", "Bold")
    made(black_han_sans, "PpongShout", "Regular")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
