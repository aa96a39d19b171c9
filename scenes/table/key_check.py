"""Key check (키 점검): whether a keyboard hears all own keys at once, and what to press instead."""

from collections.abc import Sequence
from typing import Final, Literal

import pygame

from scenes import lettering, room, slabs
from scenes.board import base_px, fitting, inside, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.keys import Act, act_of
from scenes.prints import made
from scenes.scene import Change, Pop
from scenes.stage import Stage
from scenes.table.caps import glow, keyboard
from scenes.table.own_keys import Keys, OwnKey, substitute
from scenes.table.sticky import system_flags

TOGETHER: Final = 0.3  # seconds that all keys must be heard at once
OFFERED: Final = 2.5  # seconds after which a key that is missing is offered another
STUCK: Final = 1.0  # seconds that a key may still seem held when the others are up

Step = Literal["press", "release", "done"]


class KeyCheck:
    """Lets all press at once; a key that stays unheard is exchanged in `keys` and remembered."""

    see_through = True

    def __init__(self, stage: Stage, keys: Keys, names: Sequence[str] = ()) -> None:
        self.stage, self.keys = stage, keys
        self.names = {
            seat: names[seat] if names else stage.words("hotseat.seat_n", n=seat + 1)
            for seat in keys
        }
        self.step: Step = "press"
        self.offers: dict[int, OwnKey] = {}
        self.down: set[int] = set()  # scancodes
        self._blocked = set(stage.settings.blocked_keys or ())
        self._together = self._waited = 0.0
        self.flags = system_flags()
        self.choices = self._choices()

    @property
    def busy(self) -> bool:
        """Tell whether time matters."""
        return self.step != "done"

    def _choices(self) -> Choices:
        word = "hotseat.check_close" if self.step == "done" else "hotseat.check_skip"
        leave = Choice(self.stage.words(word), self._leave, strong=True)
        if not self.offers_calm:
            return Choices(self.stage, [leave])
        said = "hotseat.calm_on" if self.stage.settings.calm_shift else "hotseat.calm_off"
        note = self.stage.words("hotseat.calm_note")
        calm = Choice(self.stage.words(said), self._calm, note=note)
        return Choices(self.stage, [calm, leave], 2)

    @property
    def offers_calm(self) -> bool:
        """Tell whether a Shift as own key could bring up a dialog of the system's."""
        shifts = any(key.is_shift for key in (*self.keys.values(), *self.offers.values()))
        return self.flags is not None and shifts

    def _calm(self) -> None:
        """Ask for the system's dialog to stay away from here, or for it to come again."""
        self.stage.change(calm_shift=not self.stage.settings.calm_shift)
        self.choices = self._choices()

    def _leave(self) -> Change:
        """Remember for this machine which keys stay unheard; skipping counts as a check too."""
        blocked = tuple(sorted(self._blocked))
        if blocked != self.stage.settings.blocked_keys:
            self.stage.change(blocked_keys=blocked)
        return Pop()

    def covered(self) -> None:
        """Start again: releases may go unheard now."""
        self.down.clear()
        self._together = self._waited = 0.0
        if self.step == "release":
            self.step = "press"

    def lit(self, seat: int) -> bool:
        """Tell whether a seat's key is heard just now."""
        return self.keys[seat].scancode in self.down

    def handle(self, event: pygame.Event) -> Change:
        """Hear own keys; everything else may leave the page."""
        own = {key.scancode for key in (*self.keys.values(), *self.offers.values())}
        if event.type == pygame.KEYDOWN and event.scancode in own:
            self.down.add(event.scancode)
            self._adopt(event.scancode)
            return None
        if event.type == pygame.KEYUP:
            self.down.discard(event.scancode)
            return None
        return self._leave() if act_of(event) is Act.MENU else self.choices.handle(event)

    def _adopt(self, scancode: int) -> None:
        """Exchange a key for the one that was offered, once somebody presses it."""
        for seat, key in list(self.offers.items()):
            if key.scancode == scancode:
                self._blocked.add(self.keys[seat].name)
                self.keys[seat] = key
                del self.offers[seat]
                self._waited = 0.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self.step == "press":
            self._listen(seconds)
        elif self.step == "release":
            self._watch_releases(seconds)

    def _listen(self, seconds: float) -> None:
        lit = [seat for seat in self.keys if self.lit(seat)]
        self._together = self._together + seconds if len(lit) == len(self.keys) else 0.0
        self._waited = self._waited + seconds if lit else 0.0
        if self._together >= TOGETHER:
            self.step, self._waited = "release", 0.0
            self.offers.clear()
        elif self._waited >= OFFERED:
            self._offer([seat for seat in self.keys if seat not in lit])

    def _watch_releases(self, seconds: float) -> None:
        held = [seat for seat in self.keys if self.lit(seat)]
        self._waited = self._waited + seconds if held and len(held) < len(self.keys) else 0.0
        if not held:
            self.step = "done"
            self.stage.sound.play("chime")
            self.choices = self._choices()
        elif self._waited >= STUCK:
            self.step = "press"
            self.down.clear()
            self._offer(held)

    def _offer(self, seats: Sequence[int]) -> None:
        for seat in seats:
            if seat not in self.offers:
                taken = {**self.keys, **{-1 - s: k for s, k in self.offers.items()}}
                key = substitute(taken, shift=not self.keys[seat].is_shift)  # “Shift” has two
                if key is not None:
                    self.offers[seat] = key
        self.choices = self._choices()

    # drawing

    def boxes(self, size: tuple[int, int]) -> tuple[pygame.Rect, list[pygame.Rect], pygame.Rect]:
        """Give the places of the board, of each seat's key and of the slab."""
        board = middle(size, 1.3, 0.86)
        inner, px = inside(self.stage, size, board), base_px(self.stage, size)
        wide = inner.w * (0.92 if self.offers_calm else 0.4)
        slab = pygame.Rect(0, 0, round(wide), round(min(px * 2.8, inner.h * 0.15)))
        slab.midbottom = (inner.centerx, inner.bottom)
        area = pygame.Rect(inner.x, inner.y, inner.w, slab.y - inner.y - px)
        columns = 2 if len(self.keys) <= 4 else 3
        rows = -(-len(self.keys) // columns)
        wide, high = area.w // columns, area.h // rows
        cells = [
            pygame.Rect(area.x + i % columns * wide, area.y + i // columns * high, wide, high)
            for i in range(len(self.keys))
        ]
        return board, cells, slab

    def draw(self, canvas: Canvas) -> None:
        """Lay the board, every key with its person, and the way out."""
        board, cells, slab = self.boxes(canvas.size)
        heading = {
            "press": "hotseat.check_all",
            "release": "hotseat.check_release",
            "done": "hotseat.check_done",
        }[self.step]
        lay_board(canvas, self.stage, board, self.stage.words(heading))
        for seat, cell in zip(sorted(self.keys), cells, strict=True):
            self._cell(canvas, seat, cell)
        self.choices.place(slab)
        self.choices.draw(canvas)

    def _cell(self, canvas: Canvas, seat: int, cell: pygame.Rect) -> None:
        letters, key = self.stage.letters, self.keys[seat]
        px = min(base_px(self.stage, canvas.size), round(cell.h * 0.16))
        lit = self.lit(seat) or self.step == "done"
        wide = min(round(cell.h * 0.5), round(cell.w * 0.36))
        size, board = (wide, round(wide * 0.8)), (round(wide * 1.2), round(wide * 0.48))
        x, y = cell.centerx - (wide + board[0]) // 2 - 6, cell.y + round(cell.h * 0.06)
        if lit:
            canvas.blit(made(glow, (size[0] + 16, size[1] + 16)), x - 8, y - 8)
        canvas.blit(made(slabs.key_cap, size, lit), x, y)
        cap_px = fitting([key.cap], round(size[1] * 0.46), size[0] * 0.78, "bold")
        face = slabs.slab_face(size, "pressed" if lit else "live").move(x, y)
        canvas.centre(letters.text(key.cap, cap_px, lettering.INK, "bold"), *face.center)
        middle_x = x + wide + 12 + board[0] / 2
        canvas.centre(made(keyboard, board, key.spot), middle_x, y + size[1] / 2)
        name_px = fitting([self.names[seat]], px, cell.w - px * 3, "bold")
        name = letters.text(self.names[seat], name_px, lettering.INK, "bold")
        badge = round(px * 1.4)
        left = cell.centerx - (badge + px // 3 + name.get_width()) / 2
        low = y + size[1] + px * 1.1
        canvas.centre(made(room.emblem, seat, badge), left + badge / 2, low)
        canvas.blit(name, left + badge + px // 3, low - name.get_height() / 2)
        if seat in self.offers:
            self._draw_offer(canvas, seat, cell, px, low + px * 1.5)

    def _draw_offer(self, canvas: Canvas, seat: int, cell: pygame.Rect, px: int, y: float) -> None:
        words, offer = self.stage.words, self.offers[seat]
        facts = {"name": self.names[seat], "old": self.keys[seat].cap, "cap": offer.cap}
        told = words("hotseat.check_offer", **facts)
        size = fitting([told], px, cell.w - px, "bold")
        text = self.stage.letters.text(told, size, lettering.RED, "bold")
        canvas.centre(text, cell.centerx, y)
