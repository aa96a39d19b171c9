"""The list of all lessons, and the way from one to the next."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.house import FAMILY, HouseRules
from game.presets import last_table
from game.store import Store
from scenes.board import inside, lay_board, middle, wide
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.keys import Act, act_of
from scenes.lessons.course import COURSE
from scenes.lessons.learned import keep_learned, learned
from scenes.lessons.lesson import Lesson
from scenes.lessons.scene import LessonScene
from scenes.odds.scene import OddsPage
from scenes.prints import made
from scenes.rule_book.scene import RuleBook
from scenes.scene import Change, Push, Replace
from scenes.stage import Stage
from scenes.title_picture import backdrop

USUAL_SEATS: Final = 4


class Lessons:
    """Leads through the course; `play` starts a real round, `leave` goes back to the title."""

    def __init__(
        self, stage: Stage, play: Callable[[], Change], leave: Callable[[], Change]
    ) -> None:
        self.stage = stage
        self.play, self.leave = play, leave

    def first(self) -> LessonScene:
        """Open the first three minutes."""
        return self.lesson(COURSE[0])

    def page(self) -> "CoursePage":
        """Open the list."""
        return CoursePage(self)

    def lesson(self, lesson: Lesson) -> LessonScene:
        """Open a lesson."""
        return LessonScene(
            self.stage, lesson, lambda: self._after(lesson), lambda: Replace(self.page())
        )

    def _after(self, lesson: Lesson) -> Sequence[Choice]:
        """Remember that a lesson was taken, and offer what comes next."""
        keep_learned(self.stage.store, lesson.name)
        words, place = self.stage.words, COURSE.index(lesson)
        play = Choice(words("lessons.play"), self.play, strong=place in (0, len(COURSE) - 1))
        if place == 0:
            return play, Choice(words("lessons.more"), lambda: Replace(self.page()))
        if place == len(COURSE) - 1:
            return play, Choice(words("lessons.list"), lambda: Replace(self.page()))
        then = COURSE[place + 1]
        onward = Choice(words("lessons.onward"), lambda: Replace(self.lesson(then)), strong=True)
        return onward, Choice(words("lessons.list"), lambda: Replace(self.page()))


def in_force(store: Store) -> tuple[HouseRules, int]:
    """Give the rules that a player plays by and the number of seats.

    They are those of the match to go on with, else of the last table, else those that a quick
    match would have.
    """
    kept = store.unfinished()
    if kept is not None:
        return kept.record.rules, len(kept.record.seats)
    last = last_table(store)
    return (last.rules, len(last.seats)) if last else (FAMILY, USUAL_SEATS)


class CoursePage:
    """All lessons on a board; those taken before say so."""

    see_through = False
    busy = False

    def __init__(self, lessons: Lessons) -> None:
        self.lessons = lessons
        self.stage = lessons.stage
        self._done = learned(self.stage.store)
        self._rules, self._seats = in_force(self.stage.store)
        self._words = self.stage.words
        self._columns = 2
        self.choices = self._choices()

    def _choices(self) -> Choices:
        words = self.stage.words
        fresh = next((each for each in COURSE if each.name not in self._done), COURSE[0])
        found = [
            Choice(
                f"{number}. {words(f'lessons.{lesson.name}.title')}",
                self._opener(lesson),
                strong=lesson is fresh,
                note=words("lessons.learned") if lesson.name in self._done else "",
            )
            for number, lesson in enumerate(COURSE, start=1)
        ]
        return Choices(
            self.stage,
            [
                *found,
                Choice(words("book.title"), lambda: Push(RuleBook(self.stage, self._rules))),
                Choice(words("odds.title"), lambda: Push(self._odds())),
                Choice(words("lessons.play"), self.lessons.play),
                Choice(words("menu.close"), self.lessons.leave),
            ],
            self._columns,
        )

    def _odds(self) -> OddsPage:
        return OddsPage(self.stage, self._rules, self._seats)

    def _opener(self, lesson: Lesson) -> Callable[[], Change]:
        return lambda: Replace(self.lessons.lesson(lesson))

    def covered(self) -> None:
        """Nothing runs here."""

    def update(self, seconds: float) -> Change:
        """Nothing moves here."""
        del seconds
        return None

    def handle(self, event: pygame.Event) -> Change:
        """Choose a lesson; Esc goes back."""
        if act_of(event) is Act.MENU:
            return self.lessons.leave()
        return self.choices.handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Lay the board and the lessons."""
        columns = 2 if wide(canvas.size) or canvas.size[0] >= canvas.size[1] else 1
        if self._words is not self.stage.words or columns != self._columns:
            focus, self._words, self._columns = self.choices.focus, self.stage.words, columns
            self.choices = self._choices()
            self.choices.focus = focus
        canvas.background(made(backdrop, canvas.size))
        box = middle(canvas.size, 1.3, 0.94)
        lay_board(canvas, self.stage, box, self._words("lessons.title"))
        self.choices.place(inside(self.stage, canvas.size, box).inflate(-12, -8))
        self.choices.draw(canvas)
