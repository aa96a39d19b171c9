"""Finding a word in a text: whatever its case and spaces, and while it is still being composed."""

import unicodedata
from typing import Final

Spot = tuple[int, int]
"""Where a find begins in a text, and where it ends."""

_FINALS: Final = (
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ",
    "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ",
    "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
)  # fmt: skip
_INITIALS: Final = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS: Final = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_SPLIT: Final = {"ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ",
                 "ㅢ": "ㅡㅣ"}  # fmt: skip
_FIRST, _LAST = 0xAC00, 0xD7A3


def strokes(text: str) -> str:
    """Spell Hangul as it is typed, letter by letter: 박 is ㅂㅏㄱ, as the start of 바가 is."""
    found: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        if not _FIRST <= ord(letter) <= _LAST:
            found.append(_SPLIT.get(letter, letter))
            continue
        initial, rest = divmod(ord(letter) - _FIRST, len(_VOWELS) * len(_FINALS))
        vowel, final = divmod(rest, len(_FINALS))
        said = _VOWELS[vowel]
        found += [_INITIALS[initial], _SPLIT.get(said, said), _FINALS[final]]
    return "".join(found)


def spots(text: str, wish: str, *, composing: bool = False) -> tuple[Spot, ...]:
    """Find all places of a wish, none over another.

    Case and spaces don't count. While a syllable is `composing` it stands for all that it may
    become: 바 and 박 find 바가지.
    """
    letters = [
        (plain, place)
        for place, letter in enumerate(text)
        for plain in letter.casefold()
        if not plain.isspace()
    ]
    whole = "".join(letter for letter, _ in letters)
    wanted = "".join(wish.casefold().split())
    found: list[Spot] = []
    at = 0
    while wanted and at < len(whole):
        length = _length(whole[at : at + len(wanted) + 1], wanted, composing=composing)
        if length:
            found.append((letters[at][1], letters[at + length - 1][1] + 1))
        at += length or 1
    return tuple(found)


def _length(text: str, wanted: str, *, composing: bool) -> int:
    """Count the letters at the start of a text that are the wanted word; 0 if they aren't."""
    if text.startswith(wanted):
        return len(wanted)
    if composing and text.startswith(wanted[:-1]):
        rest = text[len(wanted) - 1 :]
        if rest and strokes(rest).startswith(strokes(wanted[-1])):
            return len(wanted)
    return 0
