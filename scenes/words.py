"""What a player reads: gettext catalogues, Korean particles, months and points as words."""

import gettext
from typing import Any, Final

from game.cards import CALLS
from scenes.assets import ASSETS
from scenes.particles import Name

LANGUAGES: Final[tuple[str, ...]] = ("ko", "en")
MINUS: Final = "−"
"""The sign of a score below zero; our fonts have it."""

ROMAN_CALLS: Final[dict[int, str]] = {10: "Jang (10)", 11: "Ttong (11)", 12: "Bi (12)"}


class Words:
    """The texts of one language; call it with a key and the facts that it needs."""

    def __init__(self, language: str, *, traditional: bool = True) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.traditional = traditional
        self._rooms: dict[str, gettext.NullTranslations] = {}

    def __call__(self, key: str, **facts: Any) -> str:
        """Say the text of a key; names in it take the right particles."""
        named = {name: _named(fact) for name, fact in facts.items()}
        return self._room(key).gettext(key).format(**named)

    def count(self, key: str, number: int, **facts: Any) -> str:
        """Say a text that differs for one and for several."""
        text = self._room(key).ngettext(key, key, number)
        named = {name: _named(fact) for name, fact in facts.items()}
        return text.format(n=number, **named)

    def _room(self, key: str) -> gettext.NullTranslations:
        """Open the catalogue of a key: `table.draw` stands in the catalogue `table`."""
        name = key.partition(".")[0]
        if name not in self._rooms:
            self._rooms[name] = gettext.translation(name, ASSETS / "locale", [self.language])
        return self._rooms[name]

    def month(self, month: int) -> str:
        """Call a month as the table does: 1–9 as digits, then 장 똥 비 or digits."""
        if month < 10 or not self.traditional:
            return str(month)
        return CALLS[month - 1] if self.language == "ko" else ROMAN_CALLS[month].split()[0]


def _named(fact: object) -> object:
    return Name(fact) if isinstance(fact, str) else fact


def points(number: int) -> str:
    """Write a score, with a sign that every font has."""
    return f"{MINUS}{-number}" if number < 0 else str(number)
