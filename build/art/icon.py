"""The app icon: the moon of August over its black hill, and from 48 px on the word 뽕 in the moon.

Run `python -m build.art.icon` to write assets/icon.
"""

import io
from pathlib import Path

import resvg_py
from PIL import Image

from build.art.furniture import picture
from build.art.ink import FRAME, INK, LIP, RED, WHITE
from build.art.kit import blob, brush, circle, fill, outlined
from build.art.lettering import placed, ppong

ICON = Path(__file__).parents[2] / "assets" / "icon"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
LARGE = 48  # from here on the word can be read


def icon(large: bool) -> str:
    """Give the icon's drawing, with the word or, where it would blur, without."""
    svg = f'<rect width="256" height="256" rx="54" fill="{LIP}"/>'
    svg += f'<rect x="2" y="1" width="252" height="247" rx="52" fill="{FRAME}"/>'
    inset, radius = (16, 40) if large else (18, 34)
    side = 256 - 2 * inset
    svg += f'<clipPath id="p"><rect x="{inset}" y="{inset - 2}" width="{side}" height="{side}"'
    svg += f' rx="{radius}"/></clipPath><g clip-path="url(#p)">'
    svg += f'<rect width="256" height="256" fill="{RED}"/>'
    if large:
        svg += outlined(circle(128, 118, 102), WHITE, 8)
    else:
        svg += fill(circle(128, 104, 76), WHITE)
    top = 200 if large else 150
    hill = blob([(-30, 300, 1), (-30, top + 34), (60, top + 6), (128, top), (196, top + 6),
                 (286, top + 34), (286, 300, 1)])  # fmt: skip
    svg += fill(hill, INK)
    if large:
        for i in range(13):
            x = 14 + i * 19
            y = top + 8 + abs(x - 128) ** 2 / 700
            svg += fill(brush([(x, y + 6), (x + 3, y - 8), (x + 12, y - 18)], [8, 6, 1]), INK)
        svg += placed(ppong(), 53, 34, 0.66)
    svg += "</g>"
    line = f'<rect x="{inset}" y="{inset - 2}" width="{side}" height="{side}" rx="{radius}"'
    return picture(256, 256, svg + f'{line} fill="none" stroke="{INK}" stroke-width="6"/>')


def drawn(size: int) -> Image.Image:
    """Draw the icon at a size in px."""
    svg = icon(large=size >= LARGE)
    png = resvg_py.svg_to_bytes(svg_string=svg, width=size, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def main() -> None:
    """Write PNG files of all sizes, their drawings, and the ICO file for Windows."""
    (ICON / "svg").mkdir(parents=True, exist_ok=True)
    for name, large in (("small", False), ("large", True)):
        (ICON / "svg" / f"{name}.svg").write_text(icon(large), encoding="utf-8")
    images = {size: drawn(size) for size in SIZES}
    for size, image in images.items():
        image.save(ICON / f"icon-{size}.png", optimize=True)
    in_ico = [images[size] for size in SIZES if size <= 256]
    in_ico[-1].save(
        ICON / "icon.ico", sizes=[image.size for image in in_ico], append_images=in_ico[:-1]
    )


if __name__ == "__main__":
    main()
