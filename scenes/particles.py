"""Korean particles after names and numbers, chosen by how the word before them sounds."""

from typing import Final

FORMS: Final[dict[str, tuple[str, str]]] = {
    "이/가": ("이", "가"),
    "은/는": ("은", "는"),
    "을/를": ("을", "를"),
    "과/와": ("과", "와"),
    "으로/로": ("으로", "로"),
}
"""Each particle after a consonant and after a vowel."""

DIGITS: Final = {
    "0": "영", "1": "일", "2": "이", "3": "삼", "4": "사",
    "5": "오", "6": "육", "7": "칠", "8": "팔", "9": "구",
}  # fmt: skip
_FIRST, _LAST, _CODAS, _RIEUL = 0xAC00, 0xD7A3, 28, 8


def coda(word: str) -> int | None:
    """Give the last syllable's closing consonant by number, 0 without one, None if unknown."""
    for letter in reversed(word.strip()):
        spoken = _spoken(letter, word)
        if _FIRST <= ord(spoken) <= _LAST:
            return (ord(spoken) - _FIRST) % _CODAS
        if letter.isalpha():
            return None
    return None


def _spoken(letter: str, word: str) -> str:
    """Read a last digit aloud; a number that ends in 10, 20 … ends in 십."""
    if letter == "0" and len(word.strip()) > 1:
        return "십"
    return DIGITS.get(letter, letter)


def with_particle(word: str, particle: str) -> str:
    """Set a particle such as `이/가` behind a word; unknown scripts show both forms."""
    closed, opened = FORMS[particle]
    end = coda(word)
    if end is None:
        stem = "(으)로" if particle == "으로/로" else f"{closed}({opened})"
        return word + stem
    if particle == "으로/로" and end == _RIEUL:
        return word + opened
    return word + (closed if end else opened)


class Name(str):
    """A word that takes a particle in a text: `{name:이/가}`."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """Add the particle that the text asks for."""
        return with_particle(str(self), spec) if spec in FORMS else super().__format__(spec)
