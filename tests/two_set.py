"""A Korean keyboard: the events that an input method of two sets sends while Hangul is typed."""

from collections.abc import Iterator

import pygame

FIRST = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
LAST = "_ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
PAIRS = {
    "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ",
    "ㅢ": "ㅡㅣ", "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ",
    "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
}  # fmt: skip
JOINED = {pair: whole for whole, pair in PAIRS.items()}
CAPS = (
    "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ",
    "qwertyuiopasdfghjklzxcvbnm",
)
LETTERS = dict(zip(*CAPS, strict=True))
SHIFTED = {"ㅃ": "ㅂ", "ㅉ": "ㅈ", "ㄸ": "ㄷ", "ㄲ": "ㄱ", "ㅆ": "ㅅ", "ㅒ": "ㅐ", "ㅖ": "ㅔ"}


def keys(text: str) -> Iterator[str]:
    """The keys, as the letters on their caps, that type a text."""
    for letter in text:
        code = ord(letter) - 0xAC00
        if not 0 <= code < 11_172:
            yield letter
            continue
        first, vowel, last = code // 588, code % 588 // 28, code % 28
        yield FIRST[first]
        yield from PAIRS.get(VOWELS[vowel], VOWELS[vowel])
        if last:
            yield from PAIRS.get(LAST[last], LAST[last])


def whole(first: str, vowel: str, last: str) -> str:
    """The syllable that stands while its letters are typed."""
    if not vowel:
        return first
    if not first:
        return vowel
    tail = LAST.index(last) if last else 0
    return chr(0xAC00 + FIRST.index(first) * 588 + VOWELS.index(vowel) * 28 + tail)


class Composer:
    """The input method between the keys and the program."""

    def __init__(self) -> None:
        self.first = self.vowel = self.last = ""

    @property
    def shown(self) -> str:
        return whole(self.first, self.vowel, self.last)

    def press(self, letter: str) -> str:
        """Take a key; what is committed by it."""
        if letter in VOWELS:
            return self._vowel(letter)
        if letter in FIRST:
            return self._consonant(letter)
        return self.commit() + letter

    def _vowel(self, letter: str) -> str:
        if self.last:
            stays, goes = (*PAIRS.get(self.last, f"_{self.last}"),)
            self.last = "" if stays == "_" else stays
            return self._begin(self.shown, goes, letter)
        if self.vowel and (joined := JOINED.get(self.vowel + letter)):
            self.vowel = joined
            return ""
        if self.vowel or not self.first:
            return self._begin(self.shown, "", letter)
        self.vowel = letter
        return ""

    def _consonant(self, letter: str) -> str:
        if self.first and self.vowel and not self.last and letter in LAST:
            self.last = letter
            return ""
        if self.last and (joined := JOINED.get(self.last + letter)):
            self.last = joined
            return ""
        return self._begin(self.shown, letter, "")

    def _begin(self, done: str, first: str, vowel: str) -> str:
        self.first, self.vowel, self.last = first, vowel, ""
        return done

    def commit(self) -> str:
        return self._begin(self.shown, "", "")

    def back(self) -> None:
        """Take the last letter back, as the input method does with the syllable in the making."""
        if self.last:
            self.last = PAIRS.get(self.last, "_")[0].replace("_", "")
        elif self.vowel:
            self.vowel = PAIRS.get(self.vowel, "_")[0].replace("_", "")
        else:
            self.first = ""


def key_down(letter: str) -> pygame.Event:
    base = SHIFTED.get(letter, letter)
    cap = LETTERS.get(base, base)
    scancode = pygame.KSCAN_A + ord(cap) - ord("a") if cap.isascii() and cap.isalpha() else 0
    mod = pygame.KMOD_LSHIFT if base != letter else 0
    return pygame.Event(pygame.KEYDOWN, key=0, scancode=scancode, mod=mod, unicode="")


def typed(text: str, composer: Composer | None = None) -> Iterator[pygame.Event]:
    """All events while a text is typed: keys, the syllable in the making, what is committed."""
    composer = composer or Composer()
    for letter in keys(text):
        yield key_down(letter)
        done = composer.press(letter)
        if done:
            yield pygame.Event(pygame.TEXTEDITING, text="", start=0, length=0)
            yield pygame.Event(pygame.TEXTINPUT, text=done)
        shown = composer.shown
        yield pygame.Event(pygame.TEXTEDITING, text=shown, start=0, length=len(shown))


def committed(composer: Composer) -> Iterator[pygame.Event]:
    """The events with which an input method gives up the syllable in the making."""
    yield pygame.Event(pygame.TEXTEDITING, text="", start=0, length=0)
    yield pygame.Event(pygame.TEXTINPUT, text=composer.commit())
