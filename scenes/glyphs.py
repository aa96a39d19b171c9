"""Letters that a font lacks: a box in their place, and signs that nobody could see left out."""

import unicodedata
from functools import lru_cache
from typing import Final

import pygame

NO_GLYPH: Final = "□"
NOWHERE: Final = "\uffff"  # no font has it
UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")  # Unicode's classes of signs without a shape


def printable(text: str) -> str:
    """Leave out line breaks, control signs, and what nobody could see."""
    return "".join(letter for letter in text if unicodedata.category(letter) not in UNSEEN)


def legible(text: str, pen: pygame.font.Font) -> str:
    """Put a box in the place of each letter that a font does not have, or that has no width."""
    return "".join(letter if _has(letter, pen) else NO_GLYPH for letter in text)


def boxed(text: str, pen: pygame.font.Font) -> str:
    """Put a box for each letter that a font lacks; blanks and signs without a shape stay."""
    if text.isascii() or not _has(NO_GLYPH, pen):
        return text
    kept = (letter.isspace() or unicodedata.category(letter) in UNSEEN for letter in text)
    return "".join(
        letter if keep or _has(letter, pen) else NO_GLYPH
        for letter, keep in zip(text, kept, strict=True)
    )


@lru_cache(maxsize=4096)
def _has(letter: str, pen: pygame.font.Font) -> bool:
    """Tell whether a font draws a letter other than the sign for what it lacks."""
    if letter.isspace() or not pen.size(letter)[0]:
        return letter == " "
    if pen.metrics(letter) != pen.metrics(NOWHERE):
        return True
    drawn, lacking = (pen.render(sign, False, (0, 0, 0)) for sign in (letter, NOWHERE))
    return pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(lacking, "RGBA")
