"""Letters: the game's fonts, texts as pictures, outlined shouts; each picture made once."""

import math
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final

import pygame

from scenes.fonts import Role, opened
from scenes.glyphs import boxed
from scenes.shelf import Shelf

Colour = tuple[int, int, int]

INK: Final = (28, 23, 20)
WHITE: Final = (255, 250, 240)
CREAM: Final = (255, 243, 207)
YELLOW: Final = (244, 184, 32)
RED: Final = (212, 35, 31)
BROWN: Final = (138, 106, 58)
PEN: Final = (34, 48, 92)
RED_PEN: Final = (194, 42, 34)
MOST: Final = 8_000_000  # bytes of texts that are kept; on a large screen one full of texts
RIM: Final = 32  # copies of a shout that make its edge, round to a tenth of a pixel


@lru_cache(maxsize=32)  # a page takes up to 25 at once
def font(role: Role, px: int) -> pygame.font.Font:
    """Give a font at a size in pixels."""
    return opened(role, px)


class Lettering:
    """Texts as pictures, kept for as long as they are in use."""

    def __init__(self) -> None:
        self._made: Shelf[tuple[Hashable, ...]] = Shelf(MOST, 1)

    def text(
        self, text: str, px: int, colour: Colour = INK, role: Role = "plain", width: int = 0
    ) -> pygame.Surface:
        """Write a line `px` high; with a `width` it shrinks, at last it is cut, to fit."""
        key = (text, px, colour, role, width)
        return self._made.get(key) or self._made.put(key, _line(text, px, colour, role, width))

    def lines(
        self, text: str, px: int, width: int, colour: Colour = INK, role: Role = "plain"
    ) -> pygame.Surface:
        """Write a paragraph that breaks between words at `width` px."""
        key = (text, px, colour, role, width, "lines")
        made = self._made.get(key)
        return made or self._made.put(key, _paragraph(text, px, width, colour, role))

    def shout(
        self, text: str, px: int, colour: Colour = RED, edge: Colour = INK, role: Role = "shout"
    ) -> pygame.Surface:
        """Write a call with a thick ink edge."""
        key = (text, px, colour, edge, role)
        made = self._made.get(key)
        return made or self._made.put(key, _outlined(text, px, colour, edge, role))


def written(text: str, px: int, colour: Colour, role: Role) -> pygame.Surface:
    """Write letters, a box for each that the font lacks; what has no width leaves no ink."""
    text = boxed(text, role)
    try:
        return font(role, px).render(text, True, colour)
    except pygame.error:
        return font(role, px).render("", True, colour)


def _line(text: str, px: int, colour: Colour, role: Role, width: int) -> pygame.Surface:
    shown = written(text, px, colour, role)
    if not width or shown.get_width() <= width:
        return shown
    smallest = max(8, round(px * 0.72))
    smaller = max(smallest, int(px * width / shown.get_width()))
    shown = written(text, smaller, colour, role)
    while shown.get_width() > width and len(text) > 1:
        text = text[:-1]
        shown = written(text.rstrip() + "…", smaller, colour, role)
    return shown


def broken(text: str, px: int, width: int, role: Role = "plain") -> list[str]:
    """Break a text into lines no wider than `width` px: between words, a longer word anywhere.

    A hard space (U+00A0) holds two words together.
    """
    return list(_broken(text, px, width, role))


@lru_cache(maxsize=2048)
def _broken(text: str, px: int, width: int, role: Role) -> tuple[str, ...]:
    measure = font(role, px).size
    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = f"{line} {word}".strip()
            if measure(longer)[0] <= width:
                line = longer
                continue
            *full, line = [*([line] if line else []), *_pieces(word, width, measure)]
            lines += full
        lines.append(line)
    return tuple(lines)


def _pieces(word: str, width: int, measure: Callable[[str], tuple[int, int]]) -> list[str]:
    """Cut a word where the line ends; a letter wider than that stands alone."""
    pieces: list[str] = [""]
    for letter in word if measure(word)[0] > width else [word]:
        if pieces[-1] and measure(pieces[-1] + letter)[0] > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def even_width(text: str, px: int, width: int, role: Role = "plain") -> int:
    """Give the narrowest width at which a text takes no more lines than at `width`: even lines."""
    lines = len(broken(text, px, width, role))
    step = max(2, px // 4)
    while width > step * 8 and len(broken(text, px, width - step, role)) == lines:
        widest = max(font(role, px).size(line)[0] for line in broken(text, px, width - step, role))
        if widest > width - step:
            break
        width -= step
    return width


def _paragraph(text: str, px: int, width: int, colour: Colour, role: Role) -> pygame.Surface:
    lines = [written(line, px, colour, role) for line in broken(text, px, width, role)]
    leading = round(px * 1.35)
    wide = max((line.get_width() for line in lines), default=1)
    whole = pygame.Surface((max(wide, 1), leading * max(len(lines), 1)), pygame.SRCALPHA)
    for number, line in enumerate(lines):
        whole.blit(line, (0, number * leading))
    return whole


def _outlined(text: str, px: int, colour: Colour, edge: Colour, role: Role) -> pygame.Surface:
    thick = max(2, px // 9)
    inner = written(text, px, colour, role)
    outer = written(text, px, edge, role)
    whole = pygame.Surface(
        (inner.get_width() + 2 * thick, inner.get_height() + 2 * thick), pygame.SRCALPHA
    )
    turns = [math.tau * step / RIM for step in range(RIM)]
    rim = {(round(thick * math.cos(turn)), round(thick * math.sin(turn))) for turn in turns}
    for x, y in sorted(rim):
        whole.blit(outer, (thick + x, thick + y))
    whole.blit(inner, (thick, thick))
    return whole
