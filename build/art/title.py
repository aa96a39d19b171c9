"""The title picture: the family behind the blanket, a fan of cards, and the slap of two nines.

Run `python -m build.art.title` to write assets/title/title.jpg. It is composed for 16:9; what
matters lies in the middle 75 % both ways, so that 4:3 and 21:9 can be cut out of it. The left
third below the head is calm: menus go there, and the word above them.
"""

import io
import re

import numpy as np
import resvg_py
from PIL import Image, ImageDraw

from build.art.family import CHARACTERS
from build.art.furniture import ROOM, dust, tray
from build.art.ink import CREAM, DBLUE, INK, RED, SKIN, WHITE
from build.art.kit import blob, brush, circle, curve, ellipse, fill, line, outlined
from build.art.lettering import TITLE, rays
from build.art.press import CARDS
from build.art.room_inks import EDGES, FLOOR, SEAM, SHEEN, TRAY

WIDTH, HEIGHT, SCALE = 1920, 1080, 1.5
WALL, STRIPE, DADO = "#f0d9a0", "#ead094", "#b98331"
BLANKET = ((236, 492), (1716, 476), (2010, 1120), (-130, 1130))
SEATS = (
    ("grandmother", "glad", 884, 238), ("cousin", "calm", 1054, 224), ("uncle", "hit", 1388, 224),
    ("nephew", "glad", 1218, 230), ("aunt", "glad", 1556, 232),
)  # fmt: skip
Drawing = str


def inlaid(drawing: Drawing, x: float, y: float, width: float, turn: float = 0) -> str:
    """Lay a whole SVG into the picture, its middle at a place."""
    wide, high = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawing)[0])
    scale = width / wide
    body = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", drawing)
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({scale:.4f})'
        f' translate({-wide / 2} {-high / 2})">{body}</g>'
    )


def card(code: str, x: float, y: float, width: float, turn: float) -> str:
    """Lay a hwatu with its shadow."""
    drawing = (CARDS / "hwatu" / "svg" / f"{code}.svg").read_text("utf-8")
    dark = (
        f'<g transform="translate({x + 6} {y + 10}) rotate({turn})"><rect x="{-width / 2}"'
        f' y="{-width * 0.757}" width="{width}" height="{width * 1.514}" rx="{width * 0.07}"'
        ' fill="#000000" fill-opacity=".35"/></g>'
    )
    return dark + inlaid(drawing, x, y, width, turn)


def wall() -> str:
    """Paper the wall; hang up a lattice window with the full moon, and a calendar."""
    svg = f'<rect width="{WIDTH}" height="500" fill="{WALL}"/>'
    svg += "".join(fill(f"M{x} 0h46v430h-46Z", STRIPE) for x in range(0, WIDTH, 92))
    svg += (
        fill("M0 404H1920V440H0Z", DADO) + line("M0 404H1920", INK, 5) + line("M0 440H1920", INK, 5)
    )
    svg += window() + calendar()
    return svg


def window() -> str:
    """Look out into the night of the full moon."""
    svg = outlined("M1010 -20H1420V196H1010Z", TRAY, 8) + outlined(
        "M1034 -20H1396V172H1034Z", DBLUE, 6
    )
    svg += outlined(circle(1298, 78, 50), WHITE, 5) + fill(circle(1284, 66, 9), CREAM)
    branch = brush([(1024, 30), (1110, 60), (1180, 52), (1240, 84)], [16, 12, 9, 3])
    svg += fill(branch, INK)
    for x, y in ((1100, 52), (1150, 68), (1190, 50), (1070, 34)):
        svg += "".join(fill(circle(x + dx, y + dy, 8), CREAM) for dx, dy in (
            (0, -8), (8, -2), (5, 7), (-5, 7), (-8, -2))) + fill(circle(x, y, 5), RED)  # fmt: skip
    return svg + line("M1215 -20V172M1034 84H1396", TRAY, 13) + line("M1006 200H1424", INK, 9)


def calendar() -> str:
    """Hang the calendar of the holiday."""
    svg = outlined("M1560 44H1690V212H1560Z", WHITE, 5) + outlined("M1560 44H1690V84H1560Z", RED, 5)
    svg += line("M1625 44V24", INK, 5)
    for row in range(4):
        for column in range(6):
            ink = RED if column == 0 or (row, column) in {(1, 2), (1, 3), (1, 4)} else INK
            svg += fill(circle(1577 + column * 19.5, 104 + row * 27, 5), ink)
    return svg + line(circle(1635, 131, 12), RED, 4)


def family() -> str:
    """Seat five of the six along the far edge."""
    svg = ""
    for name, mood, x, size in SEATS:
        drawing = (CHARACTERS / "svg" / f"{name}-{mood}.svg").read_text("utf-8")
        svg += inlaid(drawing, x, 496 - size / 2, size)
    return svg


def floor() -> str:
    """Lay the oiled paper floor."""
    svg = f'<rect y="440" width="{WIDTH}" height="640" fill="{FLOOR}"/>'
    seams = "M0 560H1920M0 760H1920M0 1000H1920M120 440L-40 1080M1840 440L2000 1080"
    return svg + line(seams, SEAM, 5) + line("M0 565H1920M0 765H1920M0 1005H1920", SHEEN, 3)


def rim() -> str:
    """Overlock the blanket's edges; dye its end stripes."""
    band, thread = EDGES["olive"]
    edge = "M" + "L".join(f"{x} {y}" for x, y in BLANKET) + "Z"
    svg = "".join(
        f'<path d="M{a} 492L{b} 1120" stroke="#283016" stroke-opacity=".55" stroke-width="15"/>'
        for a, b in ((316, -10), (344, 30), (1608, 1862), (1636, 1902))
    )
    svg += line(edge, INK, 24) + line(edge, band, 19)
    dashes = f'stroke="{thread}" stroke-width="15" stroke-dasharray="5 17"'
    return svg + f'<path d="{edge}" fill="none" {dashes}/>'


def slap() -> str:
    """Slam two nines on a third: burst, ripples in the blanket, crumbs of dust."""
    x, y = 1130.0, 716.0
    svg = ""
    for reach, width, ink in ((330, 7, "#8e9a62"), (400, 4, "#7d8a55")):
        svg += line(ellipse(x, y + 20, reach, reach * 0.62), ink, width)
    svg += rays(x, y, (300, 214), 5, 14)
    for i, (dx, dy) in enumerate(((-352, -60), (-312, 108), (344, -96), (366, 66), (226, -190),
                                  (-232, -186), (286, 176))):  # fmt: skip
        svg += inlaid(dust(i % 4), x + dx, y + dy, 34 + 5 * (i % 3))
    svg += card("9d", x + 4, y - 44, 176, -4)
    svg += card("9b", x - 74, y + 2, 190, -13) + card("9a", x + 76, y + 8, 190, 10)
    return svg


def fan() -> str:
    """Hold the rest of the hand up from the lower right."""
    svg = ""
    codes = ("1a", "5a", "8a", "12a")
    for i, code in enumerate(codes):
        turn = -27 + 17 * i
        a = np.radians(turn)
        svg += card(code, 1500 + 330 * float(np.sin(a)), 1236 - 330 * float(np.cos(a)), 214, turn)
    return svg + thumb()


def thumb() -> str:
    """Close our own hand round the fan."""
    palm = blob([(1392, 1130, 1), (1420, 1060), (1500, 1036), (1580, 1056), (1616, 1130, 1)])
    finger = blob([(1404, 1130, 1), (1410, 1056), (1436, 1004), (1474, 976), (1506, 986),
                   (1502, 1018), (1472, 1050), (1486, 1130, 1)])  # fmt: skip
    nail = blob([(1474, 984), (1498, 990), (1494, 1008), (1472, 1010)])
    crease = line(curve([(1430, 1052), (1440, 1046), (1452, 1046)]), "#d9a06f", 5)
    return outlined(palm, SKIN, 8) + outlined(finger, SKIN, 8) + fill(nail, WHITE) + crease


def stock() -> str:
    """Stack the stock, backs up, a little untidy."""
    backs = ((776, 712, 5), (772, 704, -2), (769, 696, 3), (766, 688, -1))
    return "".join(card("back", x, y, 132, turn) for x, y, turn in backs)


def rendered(body: str) -> Image.Image:
    """Draw SVG pieces at the picture's full size."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}">{body}</svg>'
    )
    png = resvg_py.svg_to_bytes(svg_string=svg, width=int(WIDTH * SCALE), skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def blanket(size: tuple[int, int]) -> tuple[Image.Image, Image.Image]:
    """Weave the blanket over the whole picture, and give the mask of where it lies."""
    tile = Image.open(ROOM / "weave-olive.png").convert("RGB")
    tile = tile.resize((405, 405), Image.Resampling.LANCZOS)
    cloth = Image.new("RGB", size)
    for x in range(0, size[0], 405):
        for y in range(0, size[1], 405):
            cloth.paste(tile, (x, y))
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).polygon([(x * SCALE, y * SCALE) for x, y in BLANKET], fill=255)
    return cloth, mask


def lit(image: Image.Image) -> Image.Image:
    """Let the lamp fall on the middle of the blanket; dusk in the corners."""
    height, width = image.height, image.width
    y, x = np.mgrid[0:height, 0:width]
    r = np.hypot((x / width - 0.56) / 0.62, (y / height - 0.6) / 0.8)
    glow = (0.2 * np.clip(1 - r, 0, 1) ** 1.2)[..., None]
    dusk = (0.5 * np.clip(r - 0.62, 0, 1) ** 1.3)[..., None]
    rgb = np.asarray(image.convert("RGB"), float)
    rgb += (np.array((255, 243, 196)) - rgb) * glow
    rgb += (np.array((48, 26, 10)) - rgb) * dusk
    grain = np.random.default_rng(4).uniform(-0.5, 0.5, rgb.shape)
    return Image.fromarray(np.asarray(np.clip(np.rint(rgb + grain), 0, 255), np.uint8))


def main() -> None:
    """Compose and write the picture."""
    picture = rendered(wall() + floor() + family()).convert("RGB")
    cloth, mask = blanket(picture.size)
    picture.paste(cloth, (0, 0), mask)
    edge = rendered(rim())
    picture.paste(edge, (0, 0), edge)
    picture = lit(picture)
    front = rendered(inlaid(tray(), 1568, 604, 250) + stock() + slap() + fan())
    picture.paste(front, (0, 0), front)
    picture.save(TITLE / "title.jpg", quality=88, optimize=True, progressive=False)
    print(picture.size, (TITLE / "title.jpg").stat().st_size // 1024, "KiB")


if __name__ == "__main__":
    main()
