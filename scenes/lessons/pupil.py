"""The learner at the table: what a step asks for is done, anything else is answered in a line."""

from collections.abc import Callable
from typing import Final

from game.cards import MONTH, Card
from game.jokbo import counts
from game.moves import Declare, Discard, Draw, Move, Stop
from scenes.lessons.lesson import Lesson, Step
from scenes.table.flow import Flow
from scenes.table.person import Person
from scenes.table.reading import unseen_copies
from scenes.table.replies import What

ACTS: Final[dict[type, str]] = {Draw: "draw", Stop: "stop", Declare: "declare", Discard: "throw"}
Answer = Callable[[str, int], None]
"""Hears the key of an answer and the month that it speaks of."""


class Pupil(Person):
    """Makes the move that a step asks for and no other; nothing wrong costs anything."""

    def __init__(
        self, flow: Flow, lesson: Lesson, step: Callable[[], Step | None], answer: Answer
    ) -> None:
        super().__init__(flow)
        self._lesson = lesson
        self._step = step
        self._answer = answer

    def act(self, move: Move) -> bool:
        """Draw, stop or declare if that is asked for."""
        step = self._step()
        if step is None or ACTS.get(type(move)) != step.act:
            self.wrong()
            return False
        return super().act(move)

    def throw(self, card: Card) -> bool:
        """Throw a card of the month that is asked for."""
        step = self._step()
        if step is None or step.act != "throw":
            self.wrong()
            return False
        if MONTH[card] != step.month and card in self.throwable():
            self.raise_card(None)
            self._answer(self._why_not(card, step.month), MONTH[card])
            return False
        return super().throw(card)

    def _why_not(self, card: Card, asked: int) -> str:
        """Say what speaks against a throw."""
        view, month = self.flow.view, MONTH[card]
        if view is None:
            return "lessons.wrong.wait"
        copies = counts(view.hand)[month]
        if copies >= 3:
            return "lessons.wrong.natural"
        if copies == 2 and not self.must_throw:
            return "lessons.wrong.pair"
        if self._lesson.name == "reading" and unseen_copies(view, month) > 1:
            return "lessons.wrong.risk"
        return "lessons.wrong.small" if month < asked else "lessons.wrong.other"

    def press_ppong(self) -> None:
        """Slap if that is asked for."""
        step = self._step()
        if step is not None and step.act in ("claim", "out"):
            super().press_ppong()
        elif self.may_claim and self.flow.view is not None:
            self._answer("lessons.wrong.no_pair", MONTH[self.flow.view.discards[-1]])
        else:
            self.wrong()

    def let_pass(self) -> None:
        """Let no card pass that is to be claimed."""
        self.wrong()

    def prearm(self, card: Card, month: int | None = None) -> bool:
        """Set nothing in advance in a lesson."""
        del card, month
        return False

    def refuse(self, what: What) -> None:
        """Answer on the lesson's board what does nothing at the table."""
        del what
        self.wrong()

    def wrong(self) -> None:
        """Answer an act that is not asked for now."""
        step = self._step()
        self._answer(f"lessons.wrong.{step.act}" if step else "lessons.wrong.wait", 0)
