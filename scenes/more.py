"""What lies around the tables: records, statistics, score sheet, house rules, fair play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.board import inside, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.keys import Act, act_of
from scenes.scene import Change, Pop, Push, Scene
from scenes.stage import Stage


@dataclass(frozen=True)
class Door:
    """One thing to open, by the key of its name; `…_note` explains it."""

    key: str
    note: str
    open: Callable[[], Scene]


class More:
    """A board of doors over the title."""

    see_through = True
    busy = False

    def __init__(self, stage: Stage, doors: Sequence[Door]) -> None:
        self.stage = stage
        self.doors = tuple(doors)
        self._words = stage.words
        self.choices = self._choices()

    def _choices(self) -> Choices:
        words = self.stage.words
        doors = [
            Choice(words(door.key), lambda door=door: Push(door.open()), note=words(door.note))  # type: ignore[misc]
            for door in self.doors
        ]
        return Choices(self.stage, [*doors, Choice(words("more.back"), Pop)], 2)

    def covered(self) -> None:
        """Nothing runs here."""

    def update(self, seconds: float) -> Change:
        """Nothing moves here."""
        del seconds
        return None

    def handle(self, event: pygame.Event) -> Change:
        """Choose; Esc goes back."""
        return Pop() if act_of(event) is Act.MENU else self.choices.handle(event)

    def boxes(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
        """Give the places of the board and of its slabs."""
        tall = min(0.96, 0.48 * max(1.0, self.stage.settings.text * 0.87))
        board = middle(size, 1.5, tall)
        return board, inside(self.stage, size, board).inflate(-12, -8)

    def draw(self, canvas: Canvas) -> None:
        """Lay the board and its slabs."""
        if self._words is not self.stage.words:
            focus, self._words = self.choices.focus, self.stage.words
            self.choices = self._choices()
            self.choices.focus = focus
        board, column = self.boxes(canvas.size)
        lay_board(canvas, self.stage, board, self._words("more.title"))
        self.choices.place(column)
        self.choices.draw(canvas)
