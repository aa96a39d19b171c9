"""A column of slabs to choose from, by mouse, by keys and by pad."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from scenes import lettering, slabs
from scenes.board import SMALLEST_PX, fitting
from scenes.canvas import Canvas
from scenes.keys import Act, act_of
from scenes.prints import made
from scenes.scene import Change
from scenes.stage import Stage

LEADING: Final = 1.2  # of a slab's lines
NOTED: Final = 0.6  # what a slab with a note is taller by, where letters are large


@dataclass(frozen=True)
class Choice:
    """One slab: what it says and does; `strong` marks the one that a player most likely wants."""

    label: str
    choose: Callable[[], Change]
    strong: bool = False
    note: str = ""  # a small second line
    whole: bool = False  # whether it takes a whole row among columns


class Choices:
    """Slabs in one or more columns inside a box; one of them has the focus."""

    def __init__(self, stage: Stage, choices: Sequence[Choice], columns: int = 1) -> None:
        self.stage = stage
        self.choices = tuple(choices)
        self.columns = columns
        self.focus = next((i for i, choice in enumerate(choices) if choice.strong), 0)
        self._box = pygame.Rect(0, 0, 1, 1)
        self._down: int | None = None

    def place(self, box: pygame.Rect) -> None:
        """Say where the column stands, in pixels."""
        self._box = box

    def rows(self) -> list[list[int]]:
        """List the choices of each row by number."""
        rows: list[list[int]] = []
        for number, choice in enumerate(self.choices):
            last = rows[-1] if rows else []
            full = not last or len(last) == self.columns or self.choices[last[0]].whole
            if full or choice.whole:
                rows.append([number])
            else:
                last.append(number)
        return rows

    def rects(self) -> list[pygame.Rect]:
        """Give the box of each slab, a row after another."""
        rows = self.rows()
        gap = max(8, self._box.h // (len(rows) * 7))
        room, y = self._box.h - gap * (len(rows) - 1), self._box.y
        weights = [self._weight(row) for row in rows]
        found: list[pygame.Rect] = []
        for row, weight in zip(rows, weights, strict=True):
            height = max(24, min(int(room * weight / sum(weights)), self._tallest()))
            whole = self.choices[row[0]].whole
            width = (self._box.w - gap * (self.columns - 1)) // self.columns
            across = self._box.w if whole else width
            found += [
                pygame.Rect(self._box.x + column * (width + gap), y, across, height)
                for column in range(len(row))
            ]
            y += height + gap
        return found

    @property
    def _large(self) -> float:
        """Tell how large letters are, 0 (as usual) to 1, where slabs give them all their room."""
        return max(0.0, min(1.0, (self.stage.settings.text - 1) * 2))

    def _weight(self, row: list[int]) -> float:
        """Give a row's share of the height: where letters are large, two lines need more."""
        noted = any(self.choices[number].note for number in row)
        return 1.0 + (NOTED * self._large if noted else 0.0)

    def _tallest(self) -> int:
        return round(self.stage.font_px(self._unit()) * 3.2)

    def _unit(self) -> int:
        screen = pygame.display.get_surface()
        return min(screen.get_size()) if screen else 720

    def handle(self, event: pygame.Event) -> Change:
        """Move the focus or choose."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        act = act_of(event)
        steps = {Act.LEFT: -1, Act.RIGHT: 1}
        if act in (Act.UP, Act.DOWN):
            self.focus = self._beside(1 if act is Act.DOWN else -1)
        elif act in steps and self.columns > 1:
            self.focus = (self.focus + steps[act]) % len(self.choices)
        elif act in (Act.NEXT, Act.BACKWARD):
            self.focus = (self.focus + (1 if act is Act.NEXT else -1)) % len(self.choices)
        elif act is Act.DEFAULT or act is Act.PPONG:
            return self._choose(self.focus)
        return None

    def _beside(self, step: int) -> int:
        """Find what lies under the focus, or over it."""
        rows = self.rows()
        at = next(place for place, row in enumerate(rows) if self.focus in row)
        column = rows[at].index(self.focus)
        row = rows[(at + step) % len(rows)]
        return row[min(column, len(row) - 1)]

    def _mouse(self, event: pygame.Event) -> Change:
        hit = next((i for i, box in enumerate(self.rects()) if box.collidepoint(event.pos)), None)
        if event.type == pygame.MOUSEMOTION:
            self.focus = self.focus if hit is None else hit
        elif event.button == 1 and event.type == pygame.MOUSEBUTTONDOWN:
            self._down = hit
        elif event.button == 1:
            down, self._down = self._down, None
            if hit is not None and hit == down:
                return self._choose(hit)
        return None

    def _choose(self, number: int) -> Change:
        self.stage.sound.play("button")
        return self.choices[number].choose()

    def draw(self, canvas: Canvas) -> None:
        """Lay the slabs; the one in focus has a thick yellow rim."""
        for number, (choice, box) in enumerate(zip(self.choices, self.rects(), strict=True)):
            self._draw_slab(canvas, number, choice, box)

    def _draw_slab(self, canvas: Canvas, number: int, choice: Choice, box: pygame.Rect) -> None:
        state: slabs.State = "pressed" if number == self._down else "live"
        if number == self.focus:
            rim = box.inflate(10, 10)
            canvas.blit(made(focus_rim, rim.size), rim.x, rim.y)
        kind: slabs.Kind = "stop" if choice.strong else "plain"
        canvas.blit(made(slabs.slab, box.size, kind, state), box.x, box.y)
        face = slabs.slab_face(box.size, state).move(box.topleft)
        large = self._large
        share = 0.36 + 0.03 * large if choice.note else 0.5 + 0.1 * large
        px = min(self.stage.font_px(self._unit()), round(face.h * share))
        if large:
            px = fitting([choice.label], px, face.w - px, "bold")
        text = self.stage.letters.text(choice.label, px, role="bold", width=face.w - px)
        if not choice.note:
            canvas.centre(text, *face.center)
            return
        ink = lettering.INK if choice.strong else lettering.BROWN
        lines, size = self._note(choice.note, px, face)
        first = px * 0.62 if not large else (px - size * (len(lines) - 1)) * LEADING / 2
        label = px * 0.55 if not large else size * len(lines) * LEADING / 2
        canvas.centre(text, face.centerx, face.centery - label)
        for place, line in enumerate(lines):
            written = self.stage.letters.text(line, size, ink, width=face.w - px // 2)
            canvas.centre(written, face.centerx, face.centery + first + place * size * LEADING)

    def _note(self, note: str, px: int, face: pygame.Rect) -> tuple[list[str], int]:
        """Set a slab's second line; where letters are large, in as many lines as have room."""
        if not self._large:
            return [note], round(px * 0.8)
        size, room = round(px * 0.86), face.w - px // 2
        lines = lettering.broken(note, size, room)
        while size > SMALLEST_PX and len(lines) * size * LEADING > face.h - px * LEADING:
            size -= 1
            lines = lettering.broken(note, size, room)
        return lines, size


def focus_rim(size: tuple[int, int]) -> pygame.Surface:
    """Draw the ring round what has the keyboard's focus."""
    rim = pygame.Surface(size, pygame.SRCALPHA)
    radius = max(4, min(size) // 4)
    pygame.draw.rect(rim, lettering.YELLOW, rim.get_rect(), 5, radius)
    pygame.draw.rect(rim, lettering.INK, rim.get_rect(), 2, radius)
    return rim
