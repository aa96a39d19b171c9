"""Names as they are shown: the family's follow the language, people's own stay as they are."""

import unicodedata
from functools import lru_cache
from typing import Final

from game.record import SeatRecord
from game.table import HUMAN
from scenes.glyphs import legible, printable
from scenes.words import LANGUAGES, Words

MOST_GUESTS: Final = 9
NAMELESS: Final = "?"
"""Stands where a name has nothing that could be seen."""


def shown_name(words: Words, seat: SeatRecord) -> str:
    """Name who sits at a seat, in letters that the fonts have; never an empty name."""
    return readable(full_name(words, seat))


def full_name(words: Words, seat: SeatRecord) -> str:
    """Give a name as it was typed; one that the game gave is said in the language in force."""
    key = f"people.{seat.character}" if seat.character else "people.guest"
    given = seat.character is not None or seat.player == HUMAN
    if given and seat.name in _everywhere(key):
        return words(key)
    number = _guests().get(seat.name) if seat.player == HUMAN else None
    return seat.name if number is None else words("seats.guest", number=number)


@lru_cache(maxsize=256)
def readable(name: str) -> str:
    """Write somebody's own name with a box for each letter that the fonts lack.

    Signs without a shape are left out, among them those that would turn the line around, and
    marks that belong on another letter, which our fonts can't set there.
    """
    letters = unicodedata.normalize("NFC", printable(name))
    whole = "".join(sign for sign in letters if unicodedata.category(sign)[0] != "M").strip()
    return legible(whole, "bold") or NAMELESS


@lru_cache(maxsize=1)
def _guests() -> dict[str, int]:
    """Give the numbers of guests without names of their own, by what each language calls them."""
    spoken = [Words(language) for language in LANGUAGES]
    return {words("seats.guest", number=n): n for words in spoken for n in range(1, MOST_GUESTS)}


@lru_cache(maxsize=32)
def _everywhere(key: str) -> frozenset[str]:
    """Say a name in every language."""
    return frozenset(Words(language)(key) for language in LANGUAGES)
