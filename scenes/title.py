"""The title: the family round the blanket, and what to do next."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.presets import last_table
from scenes.board import base_px, unit, wide
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.glance import Glance
from scenes.keys import Act, act_of
from scenes.newcomer import answer
from scenes.notice import Notice
from scenes.options import Options
from scenes.papers import history_paper
from scenes.prints import made
from scenes.scene import Change, Push, Quit, Replace, Scene
from scenes.sitting import Sit, go_on, quick_match, sit_down
from scenes.stage import Stage
from scenes.title_picture import backdrop, word
from scenes.title_texts import LARGE, first_rules, go_on_note, last_table_note, other_language
from scenes.waiting_match import begin

PATIENCE: Final = 30.0
"""Shown seconds without any input: a window at rest shows one of every two, so this is a minute."""


@dataclass(frozen=True)
class Doors:
    """Where the title leads besides a table: the lessons, the show, the seats, what lies around."""

    first: Callable[[], Scene]
    learn: Callable[[], Scene]
    watch: Callable[[bool], Scene]  # True: it runs by itself until somebody comes
    seats: Callable[[], Scene]
    more: Callable[[], Scene]


class Title:
    """The first scene; `sit` opens a table. A first start asks one question before all else."""

    see_through = False

    def __init__(
        self,
        stage: Stage,
        sit: Sit,
        chance: random.Random | None = None,
        doors: Doors | None = None,
    ) -> None:
        self.stage = stage
        self.kept = stage.store.unfinished()
        self.last = last_table(stage.store) if doors else None
        self.notice = Notice(stage)
        self.glance = Glance(stage, self.kept.record) if self.kept and doors else None
        self._sit, self._doors = sit, doors
        self._chance = chance or random.Random()
        self._alone = 0.0  # seconds shown since somebody was there
        self._words = stage.words
        self.choices = self._choices()
        stage.sound.music("normal")

    @property
    def asking(self) -> bool:
        """Tell whether the player was never asked before."""
        return self.stage.settings.newcomer is None

    @property
    def busy(self) -> bool:
        """Tell whether a slip of paper waits for its time."""
        return self.notice.busy

    def covered(self) -> None:
        """Count the time that nobody comes from the start."""
        self._alone = 0.0

    def update(self, seconds: float) -> Change:
        """Let a slip of paper come and go; left alone for a while, the title starts the show."""
        self.notice.update(seconds)
        self._alone += seconds
        if self._doors is not None and not self.asking and self._alone >= PATIENCE:
            return Replace(self._doors.watch(True))
        return None

    def _choices(self) -> Choices:
        words = self.stage.words
        settings_and_language = [
            Choice(words("title.options"), lambda: Push(Options(self.stage))),
            Choice(words("title.other_language"), self._switch_language),
        ]
        if self.asking:
            return Choices(self.stage, [*self._answers(), *settings_and_language], 2)
        quick = Choice(
            words("title.quick"),
            lambda: self._begin(lambda: quick_match(self.stage, self._sit, self._chance)),
            strong=self.kept is None and self.last is None,
            note=first_rules(self.stage),
            whole=True,
        )
        leave = Choice(words("title.quit"), Quit)
        more = [*self._more(), *settings_and_language, leave]
        return Choices(self.stage, [*self._going_on(), *self._last_table(), quick, *more], 2)

    def _last_table(self) -> list[Choice]:
        """Offer to sit down as the last time."""
        last = self.last
        if last is None:
            return []
        return [
            Choice(
                self.stage.words("seats.again"),
                lambda: self._begin(
                    lambda: sit_down(self.stage, last.seats, last.rules, self._sit)
                ),
                strong=self.kept is None,
                note=last_table_note(self.stage.words, last),
                whole=True,
            )
        ]

    def _begin(self, start: Callable[[], Scene]) -> Change:
        return begin(self.stage, self._sit, start)

    def _more(self) -> list[Choice]:
        """Offer to choose seats, to learn, and what lies around the tables."""
        words, doors = self.stage.words, self._doors
        if doors is None:
            return []
        return [
            Choice(words("title.seats"), lambda: Push(doors.seats())),
            Choice(words("title.learn"), lambda: Replace(doors.learn())),
            Choice(words("title.watch"), lambda: Replace(doors.watch(False))),
            Choice(words("title.more"), lambda: Push(doors.more())),
        ]

    def _answers(self) -> list[Choice]:
        words = self.stage.words
        return [
            Choice(
                words("title.newcomer"),
                lambda: self._answer(newcomer=True),
                strong=True,
                note=words("title.newcomer_note"),
                whole=True,
            ),
            Choice(
                words("title.knows"),
                lambda: self._answer(newcomer=False),
                strong=True,
                note=words("title.knows_note"),
                whole=True,
            ),
        ]

    def _going_on(self) -> list[Choice]:
        kept = self.kept
        if kept is None:
            return []
        return [
            Choice(
                self.stage.words("title.go_on"),
                lambda: Replace(go_on(self.stage, kept, self._sit)),
                strong=True,
                note=go_on_note(self.stage.words, kept.record, self.stage.settings.text),
                whole=True,
            )
        ]

    def _answer(self, *, newcomer: bool) -> Change:
        """Set what the answer means; who is new starts with the first lesson."""
        self.stage.change(**answer(newcomer=newcomer))
        self.choices = self._choices()
        return Replace(self._doors.first()) if newcomer and self._doors else None

    def _switch_language(self) -> Change:
        self.stage.change(language=other_language(self.stage.settings.language))
        return None

    def _follow_settings(self) -> None:
        """Write the slabs anew after a change of settings, with the focus where it was."""
        if self._words is not self.stage.words:
            self._words = self.stage.words
            before, self.choices = self.choices, self._choices()
            if len(before.choices) == len(self.choices.choices):
                self.choices.focus = before.focus

    def handle(self, event: pygame.Event) -> Change:
        """Choose; Esc only moves the focus to the way out."""
        self._follow_settings()
        self._alone = 0.0
        if act_of(event) is Act.MENU and not self.asking:
            self.choices.focus = len(self.choices.choices) - 1
            return None
        return self.choices.handle(event)

    def column(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the slabs: the calm left of the picture, or its lower half."""
        width, height = size
        h = unit(size)
        if width < height:
            box = pygame.Rect(0, round(height * 0.52), round(width * 0.86), round(height * 0.45))
            box.centerx = width // 2
            return box
        large = self.stage.settings.text >= LARGE
        share = (0.36 if wide(size) else 0.42) + 0.045 * large
        across = min(round(width * share), round((0.82 if large else 0.72) * h))
        under_the_word = 0.31 if self.stage.settings.language == "ko" else 0.355
        top = round(height * (0.475 if self.asking else under_the_word if large else 0.4))
        left = round(width * 0.036)
        return pygame.Rect(left, top, across, round(height * (0.975 if large else 0.965)) - top)

    def draw(self, canvas: Canvas) -> None:
        """Lay the picture, the word, the slabs and what the store has to tell."""
        self._follow_settings()
        canvas.background(made(backdrop, canvas.size))
        column = self.column(canvas.size)
        self._draw_word(canvas, column)
        if self.asking:
            self._draw_question(canvas, column)
        self.choices.place(column)
        self.choices.draw(canvas)
        if self.glance is not None and self.choices.focus == 0 and self.notice.shown is None:
            self.glance.draw(canvas)
        self.notice.draw(canvas)

    def _draw_word(self, canvas: Canvas, column: pygame.Rect) -> None:
        width, height = canvas.size
        across = min(round(width * 0.4), round(0.74 * unit(canvas.size)))
        painted = made(word, across)
        x = column.centerx if width < height else max(column.centerx, across / 2 + 8)
        y = painted.get_height() / 2 + 0.012 * height
        canvas.centre(painted, x, y)
        if self.stage.settings.language != "ko":
            px = round(0.05 * unit(canvas.size))
            name = self.stage.letters.shout(self.stage.words("title.name"), px)
            canvas.centre(name, x, y + painted.get_height() / 2 + px * 0.18)

    def _draw_question(self, canvas: Canvas, column: pygame.Rect) -> None:
        px = round(base_px(self.stage, canvas.size) * 1.2)
        high = round(canvas.size[1] * 0.075)
        slip = pygame.Rect(column.x, column.y - round(high * 1.2), column.w, high)
        canvas.blit(made(history_paper, slip.size), slip.x, slip.y)
        question = self.stage.words("title.question")
        text = self.stage.letters.text(question, min(px, high // 2), role="bold", width=slip.w - px)
        canvas.centre(text, slip.centerx, slip.centery + slip.h * 0.06)
