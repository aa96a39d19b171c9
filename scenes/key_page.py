"""The keys of the table: what each does, and how to give it another one."""

from typing import Final

import pygame

from scenes import lettering, slabs
from scenes.board import base_px, fitting, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices, focus_rim
from scenes.keys import REBINDABLE, Act, act_of, key_name
from scenes.prints import made
from scenes.scene import Change, Pop, Push
from scenes.stage import Stage
from scenes.table.key_check import KeyCheck
from scenes.table.own_keys import own_keys

FOREIGN: Final = frozenset(
    {
        pygame.KSCAN_ESCAPE, pygame.KSCAN_LALT, pygame.KSCAN_RALT, pygame.KSCAN_LGUI,
        pygame.KSCAN_RGUI, pygame.KSCAN_CAPSLOCK, pygame.KSCAN_RCTRL,
    }
)  # fmt: skip
"""Keys that belong to the system or to input methods."""


class KeyPage:
    """Lists the acts that may have another key; choosing one waits for the next key pressed."""

    see_through = True
    busy = False

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.focus = 0
        self.waiting: Act | None = None
        self.refused = False
        self._rows: list[pygame.Rect] = []
        words = stage.words
        usual = Choice(words("keys.usual"), self._usual)
        check = Choice(words("hotseat.check"), self._check)
        close = Choice(words("keys.close"), Pop, strong=True)
        self.choices = Choices(stage, [close, usual, check], 3)

    def _usual(self) -> Change:
        self.waiting = None
        self.stage.change(keys=())
        return None

    def _check(self) -> Change:
        """Check the own keys of four people at this keyboard."""
        four = (0, 1, 2, 3)
        blocked = self.stage.settings.blocked_keys or ()
        return Push(KeyCheck(self.stage, own_keys(four, len(four), blocked)))

    def covered(self) -> None:
        """Stop waiting for a key."""
        self.waiting = None

    def update(self, seconds: float) -> Change:
        """Nothing moves here."""
        del seconds
        return None

    def handle(self, event: pygame.Event) -> Change:
        """Move the focus, wait for a key, bind it, or leave."""
        if self.waiting is not None and event.type == pygame.KEYDOWN:
            self._bind(self.waiting, event.scancode)
            return None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.waiting = None
            hit = next((i for i, box in enumerate(self._rows) if box.collidepoint(event.pos)), None)
            if hit is not None:
                self._wait_for(hit)
                return None
        act = act_of(event)
        if act is Act.MENU:
            return Pop()
        if act in (Act.UP, Act.DOWN):
            self._walk(1 if act is Act.DOWN else -1)
            return None
        if act in (Act.DEFAULT, Act.PPONG) and self.focus < len(REBINDABLE):
            self._wait_for(self.focus)
            return None
        return self.choices.handle(event)

    def _walk(self, step: int) -> None:
        self.focus = (self.focus + step) % (len(REBINDABLE) + 1)

    def _wait_for(self, row: int) -> None:
        self.focus, self.waiting, self.refused = row, REBINDABLE[row], False

    def _bind(self, act: Act, scancode: int) -> None:
        """Take the pressed key for an act; Esc leaves it, keys of the system are refused."""
        self.waiting = None
        if scancode == pygame.KSCAN_ESCAPE:
            return
        bound = None if scancode in FOREIGN else self.stage.keys.bound(act, scancode)
        self.refused = bound is None
        if bound is not None:
            self.stage.change(keys=bound)

    def draw(self, canvas: Canvas) -> None:
        """Lay a row for each act: what it does, and its key."""
        box = middle(canvas.size, 1.1, 0.95)
        inner = lay_board(canvas, self.stage, box, self.stage.words("keys.title"))
        px = base_px(self.stage, canvas.size)
        foot = px * 5
        self._rows = _rows(inner, inner.h - foot, px)
        for number, (act, row) in enumerate(zip(REBINDABLE, self._rows, strict=True)):
            self._row(canvas, number, act, row, px)
        note = "keys.refused" if self.refused else "keys.press" if self.waiting else "keys.how"
        text = self.stage.words(note)
        small = fitting([text], px, inner.w)
        colour = lettering.RED if self.refused else lettering.BROWN
        line = self.stage.letters.text(text, small, colour)
        canvas.blit(line, inner.x, inner.bottom - foot + px // 2)
        self.choices.place(pygame.Rect(inner.x, inner.bottom - px * 3, inner.w, px * 3))
        past = self.focus >= len(REBINDABLE)
        self.choices.focus = max(self.choices.focus, 0) if past else -1
        self.choices.draw(canvas)

    def _row(self, canvas: Canvas, number: int, act: Act, row: pygame.Rect, px: int) -> None:
        if number == self.focus:
            canvas.blit(made(focus_rim, row.size), row.x, row.y)
        letters = self.stage.letters
        name = self.key_name(act) if act is not self.waiting else "…"
        cap = letters.text(name, fitting([name], px, row.w * 0.3, "bold"), role="bold")
        size = (max(round(px * 2.4), cap.get_width() + px), min(round(px * 2), row.h - 8))
        x, y = row.right - size[0] - 8, row.centery - size[1] // 2
        canvas.blit(made(slabs.key_cap, size, act is self.waiting), x, y)
        face = slabs.slab_face(size, "pressed" if act is self.waiting else "live").move(x, y)
        canvas.centre(cap, *face.center)
        text = self.stage.words(f"keys.{act.name.lower()}")
        small = fitting([text], px, row.w - size[0] - px * 1.5)
        label = letters.text(text, small)
        canvas.blit(label, row.x + px // 2, row.centery - label.get_height() / 2)

    def key_name(self, act: Act) -> str:
        """Name the key of an act as it is printed on most keyboards."""
        return key_name(self.stage.keys.key_of(act))


def _rows(inner: pygame.Rect, height: int, px: int) -> list[pygame.Rect]:
    """Place the acts in two columns."""
    rows = -(-len(REBINDABLE) // 2)
    pitch, width = height // rows, inner.w // 2
    return [
        pygame.Rect(
            inner.x + (i // rows) * width, inner.y + (i % rows) * pitch, width - px, pitch - 6
        )
        for i in range(len(REBINDABLE))
    ]
