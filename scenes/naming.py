"""Names as they are shown: the family's follow the language, people's own stay as they are."""

from functools import lru_cache

from game.record import SeatRecord
from game.table import HUMAN
from scenes.words import LANGUAGES, Words


def shown_name(words: Words, seat: SeatRecord) -> str:
    """Name who sits at a seat; a name that the game gave is said in the language in force."""
    key = f"people.{seat.character}" if seat.character else "people.guest"
    given = seat.character is not None or seat.player == HUMAN
    return words(key) if given and seat.name in _everywhere(key) else seat.name


@lru_cache(maxsize=32)
def _everywhere(key: str) -> frozenset[str]:
    """Say a name in every language."""
    return frozenset(Words(language)(key) for language in LANGUAGES)
