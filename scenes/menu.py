"""The menu over a waiting table: go on, options, rules, leave with the match kept, quit."""

from collections.abc import Callable, Sequence

import pygame

from game.house import HouseRules
from scenes.board import inside, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.keys import Act, act_of
from scenes.options import Options
from scenes.rule_book.scene import RuleBook
from scenes.scene import Change, Pop, Push, Quit
from scenes.stage import Stage


class Menu:
    """What Esc opens at the table; `leave` says how to come back to the title."""

    see_through = True
    busy = False

    def __init__(
        self,
        stage: Stage,
        rules: HouseRules,
        leave: Callable[[], Change],
        more: Sequence[Choice] = (),
    ) -> None:
        self.stage, self.rules = stage, rules
        self._more = more
        self._leave = leave
        self._words = stage.words
        self.choices = self._choices()

    def _choices(self) -> Choices:
        words = self.stage.words
        return Choices(
            self.stage,
            [
                Choice(words("menu.resume"), Pop, strong=True),
                Choice(words("menu.options"), lambda: Push(Options(self.stage))),
                Choice(words("menu.rules"), lambda: Push(RuleBook(self.stage, self.rules))),
                *self._more,
                Choice(words("menu.leave"), self._leave, note=words("menu.leave_note")),
                Choice(words("menu.quit"), Quit, note=words("menu.quit_note")),
            ],
        )

    def covered(self) -> None:
        """Nothing runs here."""

    def update(self, seconds: float) -> None:
        """Nothing moves here."""
        del seconds

    def handle(self, event: pygame.Event) -> Change:
        """Choose; Esc goes on with the game."""
        act = act_of(event)
        if act is Act.MENU:
            return Pop()
        if act is Act.RULES:
            return Push(RuleBook(self.stage, self.rules))
        return self.choices.handle(event)

    def boxes(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
        """Give the places of the board and of its slabs."""
        more = 1 + 0.17 * len(self._more)
        tall = min(0.96, 0.7 * more * max(1.0, self.stage.settings.text * 0.87))
        board = middle(size, 0.78, tall)
        column = inside(self.stage, size, board)
        return board, column.inflate(-12, -8)

    def draw(self, canvas: Canvas) -> None:
        """Lay the board and its slabs."""
        if self._words is not self.stage.words:
            focus, self._words = self.choices.focus, self.stage.words
            self.choices = self._choices()
            self.choices.focus = focus
        board, column = self.boxes(canvas.size)
        lay_board(canvas, self.stage, board, self._words("menu.title"))
        self.choices.place(column)
        self.choices.draw(canvas)
