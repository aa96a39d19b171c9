"""A board that asks one thing: a heading, a sentence, a column of answers."""

from collections.abc import Callable, Sequence

import pygame

from scenes import lettering
from scenes.board import base_px, inside, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.keys import Act, act_of
from scenes.lettering import broken
from scenes.scene import Change, Pop
from scenes.stage import Stage

Answers = Callable[[], Sequence[Choice]]
"""Gives the answers anew, as after one of them has changed something."""


class Question:
    """Lies over what waits for the answer; `leave` says what Esc does."""

    see_through = True
    busy = False

    def __init__(
        self,
        stage: Stage,
        heading: str,
        text: str,
        answers: Answers,
        leave: Callable[[], Change] = Pop,
    ) -> None:
        self.stage, self.heading, self.text = stage, heading, text
        self._answers, self._leave = answers, leave
        self.choices = Choices(stage, answers())

    def covered(self) -> None:
        """Nothing runs here."""

    def update(self, seconds: float) -> None:
        """Nothing moves here."""
        del seconds

    def handle(self, event: pygame.Event) -> Change:
        """Choose an answer; Esc leaves."""
        if act_of(event) is Act.MENU:
            return self._leave()
        change = self.choices.handle(event)
        if change is None:
            self._write_anew()
        return change

    def _write_anew(self) -> None:
        focus, fresh = self.choices.focus, Choices(self.stage, self._answers())
        if [choice.label for choice in fresh.choices] != [c.label for c in self.choices.choices]:
            self.choices = fresh
            self.choices.focus = min(focus, len(fresh.choices) - 1)

    def boxes(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect, int]:
        """Give the places of the board and of its slabs, and the size of the sentence."""
        px, slabs = base_px(self.stage, size), len(self.choices.choices)
        board = middle(size, 0.92, 0.97)
        room = inside(self.stage, size, board)
        lines = len(broken(self.text, px, room.w)) if self.text else 0
        head = round(px * 1.35 * lines + px * 0.6)
        column = min(room.h - head, round(px * 3.9) * slabs)
        board = board.inflate(0, column + head - room.h)
        room = inside(self.stage, size, board)
        return board, pygame.Rect(room.x + 6, room.y + head, room.w - 12, column - 6), px

    def draw(self, canvas: Canvas) -> None:
        """Lay the board, the sentence and the slabs."""
        board, column, px = self.boxes(canvas.size)
        room = lay_board(canvas, self.stage, board, self.heading)
        if self.text:
            text = self.stage.letters.lines(self.text, px, room.w, lettering.BROWN)
            canvas.blit(text, room.centerx - text.get_width() / 2, room.y)
        self.choices.place(column)
        self.choices.draw(canvas)
