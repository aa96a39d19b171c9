"""Contact sheet of the hwatu: python -m build.art.sheet OUT.png [PART...].

Months run from left to right, a to d downwards. Parts are the widths 400, 112 and 56, and at
112 px the eyes grey, protan, deutan, tritan; quiz shuffles the deck, covers its numerals and
prints the order. Without parts all but the quiz are drawn, one below the other.
"""

import argparse
import random
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from build.art.ink import CREAM
from build.art.press import CARDS

CODES = [f"{month}{kind}" for kind in "abcd" for month in range(1, 13)]
BLANKET = (89, 101, 58)
GAP = 8

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency" (IEEE TVCG 2009), severity 1.0; the matrices act on linear RGB.
EYES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
PARTS = ("400", "112", "56", "grey", *EYES)


def seen(image: Image.Image, eyes: str) -> Image.Image:
    """Show an image as eyes that miss a kind of cone see it; IEC 61966-2-1 gives the curve."""
    if eyes == "grey":
        return image.convert("L").convert("RGB")
    signal = np.asarray(image.convert("RGB")) / 255
    light = np.where(signal <= 0.04045, signal / 12.92, ((signal + 0.055) / 1.055) ** 2.4)
    light = np.clip(light @ np.array(EYES[eyes]).T, 0, 1)
    signal = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return Image.fromarray((signal * 255).round().astype(np.uint8))


def _face(code: str, width: int, covered: bool) -> Image.Image:
    image = Image.open(CARDS / "hwatu" / "png" / f"{code}.png").convert("RGBA")
    if covered:
        scale = image.width / 350
        ImageDraw.Draw(image).rectangle([14 * scale, 14 * scale, 98 * scale, 90 * scale], CREAM)
    return image.resize((width, round(width * image.height / image.width)), Image.Resampling.BOX)


def _rows(codes: list[str], width: int, covered: bool = False) -> Image.Image:
    cards = [_face(code, width, covered) for code in codes]
    across, down = width + GAP, cards[0].height + GAP
    rows = Image.new("RGB", (12 * across + GAP, -(-len(cards) // 12) * down + GAP), BLANKET)
    for i, card in enumerate(cards):
        rows.paste(card, (GAP + i % 12 * across, GAP + i // 12 * down), card)
    return rows


def _quiz(seed: int) -> Image.Image:
    codes = sorted(CODES)
    random.Random(seed).shuffle(codes)
    print(" ".join(codes))
    return _rows(codes, 112, covered=True)


def _part(name: str, seed: int) -> Image.Image:
    if name == "quiz":
        return _quiz(seed)
    if name.isdigit():
        return _rows(CODES, int(name))
    return seen(_rows(CODES, 112), name)


def main() -> None:
    """Draw the asked parts into one PNG."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("parts", nargs="*", default=PARTS)
    parser.add_argument("--seed", type=int, default=0, help="order of the quiz")
    asked = parser.parse_args()
    parts = [_part(name, asked.seed) for name in asked.parts]
    size = (max(part.width for part in parts), sum(part.height for part in parts))
    sheet = Image.new("RGB", size, BLANKET)
    top = 0
    for part in parts:
        sheet.paste(part, (0, top))
        top += part.height
    sheet.save(asked.out)


if __name__ == "__main__":
    main()
