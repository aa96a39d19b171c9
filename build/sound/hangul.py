"""From Hangul letters to what is really said: 육십육 is written so and sounds 육씸뉵.

Unicode syllables are AC00 + (onset x 21 + vowel) x 28 + coda. Only the rules of Standard
Pronunciation that the game's calls need are here, in the order in which they apply.
"""

from dataclasses import dataclass, replace

ONSETS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
CODAS = ("", *"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

# Seven codas are left in speech; the rest fall together with one of them.
_SPOKEN_CODA = dict.fromkeys("ㄲㅋ", "ㄱ") | dict.fromkeys("ㅅㅆㅈㅊㅌ", "ㄷ") | {"ㅍ": "ㅂ"}
_TENSE = {"ㄱ": "ㄲ", "ㄷ": "ㄸ", "ㅂ": "ㅃ", "ㅅ": "ㅆ", "ㅈ": "ㅉ"}
_NASAL = {"ㄱ": "ㅇ", "ㄷ": "ㄴ", "ㅂ": "ㅁ"}


@dataclass(frozen=True)
class Syllable:
    """One block of Hangul as it sounds; ㅇ as onset is silence and stands as an empty string."""

    onset: str
    vowel: str
    coda: str


def written(block: str) -> Syllable:
    """Take one written syllable apart."""
    number = ord(block) - 0xAC00
    onset = ONSETS[number // (21 * 28)]
    return Syllable("" if onset == "ㅇ" else onset, VOWELS[number // 28 % 21], CODAS[number % 28])


def _insert_n(before: Syllable, after: Syllable) -> Syllable:
    """십육 is 십뉵: a ㄴ comes between a closed syllable and 육."""
    if before.coda and after == Syllable("", "ㅠ", "ㄱ"):
        return replace(after, onset="ㄴ")
    return after


def _meet(before: Syllable, after: Syllable) -> tuple[Syllable, Syllable]:
    """Let the end of one syllable and the start of the next settle with each other."""
    coda = before.coda
    if not after.onset and coda not in ("", "ㅇ"):
        return replace(before, coda=""), replace(after, onset=coda)
    coda = _SPOKEN_CODA.get(coda, coda)
    if coda == "ㄹ" and after.onset == "ㅅ":  # Chinese numbers only: 칠십 is 칠씹
        return replace(before, coda=coda), replace(after, onset="ㅆ")
    if coda in _NASAL and after.onset in _TENSE:
        return replace(before, coda=coda), replace(after, onset=_TENSE[after.onset])
    if coda in _NASAL and after.onset in ("ㄴ", "ㅁ"):
        return replace(before, coda=_NASAL[coda]), after
    return replace(before, coda=coda), after


def spoken(text: str) -> list[Syllable]:
    """Give the syllables of a call as they sound, in one breath across the spaces."""
    letters = [written(block) for block in text if "가" <= block <= "힣"]
    for k in range(len(letters) - 1):
        after = _insert_n(letters[k], letters[k + 1])
        letters[k], letters[k + 1] = _meet(letters[k], after)
    last = letters[-1]
    letters[-1] = replace(last, coda=_SPOKEN_CODA.get(last.coda, last.coda))
    return letters
