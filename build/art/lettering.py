"""The drawn word 나이롱뽕: round brush letters whose ㅇ are a tangerine, the moon and a blossom.

Run `python -m build.art.lettering` to write assets/title/word.png.
"""

import math
import random
from collections.abc import Sequence
from pathlib import Path

from build.art.back import blossom
from build.art.furniture import picture, tangerine, write
from build.art.ink import INK, RED, WHITE, YEL
from build.art.kit import Point, Spot, circle, curve, fill, line, outlined, polygon

TITLE = Path(__file__).parents[2] / "assets" / "title"
Letter = Sequence[str]  # paths of single strokes

NA: Letter = ("M34 34C30 78 30 116 34 156C70 160 100 156 128 146", "M172 14C168 90 170 150 174 214",
              "M172 104C188 102 204 102 220 104")  # fmt: skip
I_STEM: Letter = ("M186 12C182 84 184 150 188 216",)
RIEUL = (
    "M44 12C90 6 130 6 170 10C172 30 172 46 170 64C128 60 88 62 48 66"
    "C46 88 46 104 48 122C92 126 134 124 178 116"
)
RONG: Letter = (RIEUL, "M112 128V164", "M14 172C80 164 146 164 212 170")
PPONG: Letter = ("M24 6C22 50 22 86 26 120C46 124 72 124 92 120C96 86 96 46 94 6", "M25 58H93",
                 "M136 6C134 50 134 86 138 120C158 124 184 124 204 120C208 86 208 46 206 6",
                 "M137 58H205", "M115 128V166", "M4 174C76 164 152 164 226 172")  # fmt: skip
PEN, RIM, HALO = 26, 14, 28


def strokes(letter: Letter, ink: str = RED, pen: float = PEN) -> str:
    """Write a letter's strokes: white halo, ink rim, colour, a light along the upper side."""
    svg = "".join(line(path, WHITE, pen + HALO) for path in letter)
    svg += "".join(line(path, INK, pen + RIM) for path in letter)
    svg += "".join(line(path, ink, pen) for path in letter)
    return svg


def ring(x: float, y: float, radius: float) -> str:
    """Put the rim behind a round ㅇ."""
    return fill(circle(x, y, radius + HALO / 2), WHITE) + fill(circle(x, y, radius + RIM / 2), INK)


def placed(svg: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Set a letter at a place, at a size and turned."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{svg}</g>'


def ppong(ink: str = RED) -> str:
    """Write 뽕 with a blossom for its ㅇ, in a box of 230 x 280."""
    svg = ring(115, 230, 40) + strokes(PPONG, ink)
    return (
        svg
        + fill(circle(115, 230, 47), INK)
        + fill(circle(115, 230, 40), YEL)
        + blossom(115, 231, 37, RED)
    )


def rays(x: float, y: float, reach: Point, seed: int = 2, spikes: int = 13) -> str:
    """Let the slap burst behind the last letter."""
    chance = random.Random(seed)

    def star(scale: float, valley: float) -> list[Spot]:
        points: list[Spot] = []
        for i in range(2 * spikes):
            angle = math.pi * i / spikes - 0.2
            r = scale * (1 if i % 2 == 0 else valley) * chance.uniform(0.95, 1.0)
            points.append((x + reach[0] * r * math.cos(angle), y + reach[1] * r * math.sin(angle)))
        return points

    return outlined(polygon(star(1.04, 0.76)), WHITE, 12) + fill(polygon(star(0.86, 0.8)), YEL)


def word() -> str:
    """Write the whole word."""
    i = ring(84, 112, 56) + strokes(I_STEM) + tangerine(84, 112, 62, -70)
    rong = ring(112, 226, 36) + strokes(RONG) + fill(circle(112, 226, 43), INK)
    rong += fill(circle(112, 226, 36), YEL) + line(
        curve([(90, 218), (98, 204), (112, 200)]), WHITE, 6
    )
    return picture(1210, 480, "".join((
        rays(968, 238, (232, 228)),
        placed(strokes(NA), 52, 146, 1.0, -5),
        placed(i, 312, 122, 1.0, 3),
        placed(rong, 556, 120, 1.0, -3),
        placed(ppong(), 826, 50, 1.3, 5),
    )))  # fmt: skip


def main() -> None:
    """Write the word."""
    write(word(), TITLE / "word.png", 1600)


if __name__ == "__main__":
    main()
