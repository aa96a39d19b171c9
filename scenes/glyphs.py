"""Letters that a font lacks: a box in their place, and signs that nobody could see left out."""

import unicodedata
from functools import cache, lru_cache
from typing import Final

import pygame

from scenes.fonts import Role, opened

NO_GLYPH: Final = "□"
PROBE: Final = 20  # px at which a font is asked whether it has a letter
NOWHERE: Final = "\uffff"  # no font has it
UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")  # Unicode's classes of signs without a shape


def printable(text: str) -> str:
    """Leave out line breaks, control signs, and what nobody could see."""
    return "".join(letter for letter in text if unicodedata.category(letter) not in UNSEEN)


def legible(text: str, role: Role) -> str:
    """Put a box in the place of each letter that a font does not have, or that has no width."""
    return "".join(letter if has(letter, role) else NO_GLYPH for letter in text)


def boxed(text: str, role: Role) -> str:
    """Put a box for each letter that a font lacks; blanks and signs without a shape stay."""
    if text.isascii() or not has(NO_GLYPH, role):
        return text
    kept = (letter.isspace() or unicodedata.category(letter) in UNSEEN for letter in text)
    return "".join(
        letter if keep or has(letter, role) else NO_GLYPH
        for letter, keep in zip(text, kept, strict=True)
    )


@lru_cache(maxsize=4096)  # by role: an open font as a key would be kept for as long as its letters
def has(letter: str, role: Role) -> bool:
    """Tell whether a font draws a letter other than the sign for what it lacks."""
    pen = _probe(role)
    if letter.isspace() or not pen.size(letter)[0]:
        return letter == " "
    if pen.metrics(letter) != pen.metrics(NOWHERE):
        return True
    drawn, lacking = (pen.render(sign, False, (0, 0, 0)) for sign in (letter, NOWHERE))
    return pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(lacking, "RGBA")


@cache
def _probe(role: Role) -> pygame.font.Font:
    """Open a font once for all letters, for it has the same ones at every size."""
    return opened(role, PROBE)
