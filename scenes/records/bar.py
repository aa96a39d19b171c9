"""A strip of buttons along the foot of the window, by mouse and by Tab and Enter."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from scenes.board import base_px
from scenes.canvas import Canvas
from scenes.form import look
from scenes.form.parts import Part, Row
from scenes.form.plan import Plan, live, plan
from scenes.scene import Change
from scenes.stage import Stage

TALLEST: float = 0.045  # of its letters, as a share of the window's height


class Bar:
    """Buttons and words in one or more lines; `parts` may change their state, not their words."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.parts: tuple[Part, ...] = ()
        self.focus: int | None = None
        self._size = (1280, 720)
        self._down: int | None = None
        self._plan: tuple[object, Plan] | None = None
        self._picture: tuple[object, pygame.Surface] | None = None

    def fit(self, size: tuple[int, int], parts: Sequence[Part]) -> None:
        """Hear of the window and of what stands on the strip."""
        self._size, self.parts = size, tuple(parts)

    @property
    def px(self) -> int:
        """Give the size of the letters."""
        return min(base_px(self.stage, self._size), round(self._size[1] * TALLEST))

    @property
    def plan(self) -> Plan:
        """Give where the buttons stand, from the strip's own top."""
        key = (self._size, self.px, [part.text for part in self.parts])
        if self._plan is None or self._plan[0] != key:
            rows = [Row(parts=self.parts)]
            self._plan = key, plan(rows, self._size[0] - 8, self.px, stacked=False)
        return self._plan[1]

    @property
    def top(self) -> int:
        """Tell where the strip begins."""
        return self._size[1] - self.plan.height

    def place_of(self, text: str) -> pygame.Rect:
        """Give the place of a button in the window."""
        number = next(i for i, part in enumerate(self.parts) if part.text == text)
        return self.plan.placed[0].parts[number].move(4, self.top)

    def move_focus(self, step: int) -> None:
        """Go to the next or the last button, once there are any: they come with the first frame."""
        buttons = live(Row(parts=self.parts))
        if not buttons:
            return
        here = buttons.index(self.focus) if self.focus in buttons else (-1 if step > 0 else 0)
        self.focus = buttons[(here + step) % len(buttons)]

    def press(self, number: int) -> Change:
        """Press a button."""
        self.stage.sound.play("button")
        part = self.parts[number]
        return part.press() if part.press else None

    def mouse(self, event: pygame.Event) -> Change:
        """Take the mouse: a button acts when it is let go where it was pressed."""
        if event.type == pygame.MOUSEMOTION or event.button != 1:
            return None
        hit = self._hit(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._down = hit
            return None
        down, self._down = self._down, None
        return self.press(hit) if hit is not None and hit == down else None

    def _hit(self, pos: tuple[int, int]) -> int | None:
        x, y = pos[0] - 4, pos[1] - self.top
        boxes = self.plan.placed[0].parts
        return next((i for i in live(Row(parts=self.parts)) if boxes[i].collidepoint(x, y)), None)

    def draw(self, canvas: Canvas) -> None:
        """Lay the strip."""
        placed = self.plan.placed[0]
        focus = look.Focus(rim=False)
        if self.focus is not None:
            focus = look.Focus(0, self.focus, rim=False)
        states = tuple(part.chosen for part in self.parts)
        key = (self.plan, focus, states)
        if self._picture is None or self._picture[0] != key:
            now = Plan((replace(placed, line=Row(parts=self.parts)),), self.plan.height)
            size = (self._size[0], self.plan.height)
            self._picture = key, look.body(self.stage, now, size, 0, focus)
        canvas.blit(self._picture[1], 4, self.top)
