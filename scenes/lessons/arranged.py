"""A table on which everything but the learner's moves is laid down beforehand."""

from collections.abc import Callable, Iterator

import msgspec

from game.cards import MONTH, Card
from game.cpu import Choice
from game.moves import Declare, Discard, Draw, Move, Ppong, Stop
from game.record import DrawEntry, Record, Recycle, SeatRecord
from game.scribe import begin
from game.table import HUMAN, Happening, Pending, Table
from game.view import View
from scenes.lessons.lesson import Lesson
from scenes.words import Words

FAMILY_AT: tuple[str, ...] = ("grandmother", "uncle", "aunt")
"""Who sits at the learner's right, across and at the left."""


class Moment(msgspec.Struct, frozen=True):
    """A moment of a lesson to come back to: the record, and what it does not tell."""

    record: Record
    passed: bool  # whether nobody wanted the last card
    pending: Pending | None


class ArrangedTable(Table):
    """Deals a lesson's deck; the others follow its script, once `free` lets them."""

    def __init__(self, lesson: Lesson, record: Record, free: Callable[[], bool]) -> None:
        super().__init__(record)
        self.lesson = lesson
        self._script = lesson.script()
        self._free = free

    @property
    def played(self) -> int:
        """Count the moves of the script that are made."""
        entries = self.record.rounds[-1].moves if self.record.rounds else ()
        return sum(not isinstance(entry, DrawEntry | Recycle) for entry in entries)

    @property
    def upcoming(self) -> str:
        """Tell which move of the script comes next; empty when there is none."""
        return self._script[self.played] if self.played < len(self._script) else ""

    @property
    def claims_next(self) -> bool:
        """Tell whether the script's next move is a claim of another seat."""
        return self.upcoming.partition(":")[2][:1] in ("p", "o")

    def lots(self) -> tuple[tuple[tuple[int, Card], ...], ...]:
        """Turn no cards: who deals is part of the lesson."""
        return ()

    def deal(self, cut: int = 0, deck: tuple[Card, ...] | None = None) -> Happening:
        """Deal the lesson's deck."""
        self.match = msgspec.structs.replace(self.match, dealer=self.lesson.dealer)
        return super().deal(cut, deck or self.lesson.deck())

    def mind(self, seat: int) -> Iterator[Choice]:
        """Wait until the others may go on, then do what the script says."""
        while not self._free() and (self.phase != "window" or self.claims_next):
            yield None
        yield scripted(self.view(seat), self.upcoming)

    def moment(self) -> Moment:
        """Remember how everything stands."""
        passed = self.phase == "turn"
        return Moment(self.record, passed, self.pending)


def scripted(view: View, line: str) -> Choice:
    """Read a seat's move off a line of the script, as `3:11`, `2:p5`, `1:stop`."""
    seat, _, what = line.partition(":")
    mine = seat == str(view.seat)
    if view.phase == "turn":
        return Stop() if mine and what == "stop" else Draw()
    if view.phase == "window":
        return _claim(view, what) if mine else None
    if what == "declare":
        return Declare()
    return max(
        (move for move in view.moves if _throws(move, what)),
        key=str,
        default=None,
    )


def _throws(move: Move, month: str) -> bool:
    return isinstance(move, Discard) and str(MONTH[move.card]) == month


def _claim(view: View, what: str) -> Choice:
    for move in view.moves:
        if isinstance(move, Ppong):
            thrown = None if move.throw is None else str(MONTH[move.throw])
            if what == "out" or thrown == what[1:]:
                return move
    return None


def open_lesson(lesson: Lesson, words: Words, name: str, free: Callable[[], bool]) -> ArrangedTable:
    """Sit down for a lesson, with the learner at seat 0."""
    return ArrangedTable(lesson, begin(lesson.rules, _seats(lesson, words, name)), free)


def back_to(lesson: Lesson, moment: Moment, free: Callable[[], bool]) -> ArrangedTable:
    """Set a table up as it was at a moment."""
    table = ArrangedTable(lesson, moment.record, free)
    if moment.passed and table.phase == "window":
        table.let_pass()
    if moment.pending is not None:
        table.claim(moment.pending.seat, moment.pending.cards)
    return table


def _seats(lesson: Lesson, words: Words, name: str) -> tuple[SeatRecord, ...]:
    me = SeatRecord(name or words("people.guest"), HUMAN, None, 0)
    others = FAMILY_AT[: len(lesson.hands) - 1]
    family = [SeatRecord(words(f"people.{who}"), "greedy", who, 0) for who in others]
    return (me, *family)
