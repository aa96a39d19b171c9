"""A field for a name: what is typed, and the Hangul syllable that is still being composed."""

import unicodedata
from collections.abc import Callable
from typing import Final

import pygame

from scenes.glyphs import printable

EDITS: Final = (
    pygame.KSCAN_BACKSPACE, pygame.KSCAN_DELETE, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT,
    pygame.KSCAN_HOME, pygame.KSCAN_END, pygame.KSCAN_V,
)  # fmt: skip


class Field:
    """Holds a text of at most `most` letters; `put` hears of every change.

    A composing input method sends TEXTEDITING with the syllable so far and TEXTINPUT when it is
    done; keys meanwhile belong to the input method, so only a field that composes nothing edits.
    """

    def __init__(self, text: str, most: int, put: Callable[[str], None]) -> None:
        self.text = text
        self.most = most
        self.caret = len(text)
        self.composing = ""
        self._put = put
        self._finished = ""  # composed letters that were taken before the input method sent them

    @property
    def shown(self) -> str:
        """Give the text with the syllable in the making at its place."""
        return self.text[: self.caret] + self.composing + self.text[self.caret :]

    def handle(self, event: pygame.Event) -> bool:
        """Take an input; tell whether it was meant for the field."""
        if event.type == pygame.TEXTEDITING:
            self._compose(event.text)
            return True
        if event.type == pygame.TEXTINPUT:
            self._type(event.text)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def finish(self) -> None:
        """Take the syllable in the making as it stands, as when the field is left."""
        if self.composing:
            self._finished, done = self.composing, self.composing
            self.composing = ""
            self._insert(done)

    def _compose(self, text: str) -> None:
        if text:
            self._finished = ""
        room = self.most - len(self.text)
        self.composing = unicodedata.normalize("NFC", printable(text))[: max(0, room)]

    def _type(self, text: str) -> None:
        finished, self._finished = self._finished, ""
        self.composing = ""
        if not (finished and unicodedata.normalize("NFC", text) == finished):
            self._insert(text)

    def _insert(self, text: str) -> None:
        fresh = unicodedata.normalize("NFC", printable(text))
        before = unicodedata.normalize("NFC", self.text[: self.caret] + fresh)
        room = self.most - (len(self.text) - self.caret)
        before = before[: max(0, room)]
        self.text = before + self.text[self.caret :]
        self.caret = len(before)
        self._put(self.text)

    def _key(self, event: pygame.Event) -> bool:
        self._finished = ""
        if event.scancode == pygame.KSCAN_SPACE:
            return True
        if event.scancode not in EDITS:
            return False
        if self.composing:
            return True
        if event.scancode == pygame.KSCAN_V:
            return self._paste(event)
        return self._edit(event.scancode)

    def _edit(self, scancode: int) -> bool:
        start, end = self.caret, len(self.text)
        if scancode == pygame.KSCAN_BACKSPACE and start:
            self._cut(start - 1, start)
        elif scancode == pygame.KSCAN_DELETE and start < end:
            self._cut(start, start + 1)
        elif scancode == pygame.KSCAN_LEFT:
            self.caret = max(0, start - 1)
            return start > 0
        elif scancode == pygame.KSCAN_RIGHT:
            self.caret = min(end, start + 1)
            return start < end
        elif scancode in (pygame.KSCAN_HOME, pygame.KSCAN_END):
            self.caret = 0 if scancode == pygame.KSCAN_HOME else end
        return True

    def _cut(self, start: int, end: int) -> None:
        self.text = self.text[:start] + self.text[end:]
        self.caret = start
        self._put(self.text)

    def _paste(self, event: pygame.Event) -> bool:
        if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        self._insert(pasted())
        return True


def pasted() -> str:
    """Give what lies on the clipboard, as one line."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:
        return ""


def copied(text: str) -> bool:
    """Lay a text on the clipboard; tell whether that went."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
