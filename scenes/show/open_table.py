"""A table whose hands all lie open to the room; the players still see only their own."""

from collections.abc import Callable

import msgspec

from game.cards import MONTH
from game.coach import Coach, Judgement
from game.cpu.player import Choice
from game.events import Event
from game.moves import Draw, Move, Stop
from game.record import Record
from game.round import claimant, legal_moves
from game.table import Happening, Table
from game.view import View, see


class Remark(msgspec.Struct, frozen=True):
    """A decision that is worth a word: who made it, what it was, and what speaks for it."""

    seat: int
    choice: Choice
    month: int  # the open card's in a window, else 0
    judgement: Judgement


class OpenHappening(Happening):
    """What a move brought about, hidden from nobody."""

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """List the events as they were."""
        del seat
        return self._events


class OpenTable(Table):
    """Shows the room all hands; `hear` is told each decision before it is made."""

    def __init__(self, record: Record, hear: Callable[[Remark], None]) -> None:
        super().__init__(record)
        self._hear = hear

    def view(self, seat: int | None) -> View:
        """Show a seat its own view, and the room all hands, as the first seat sees the table."""
        if seat is not None:
            return super().view(seat)
        state = self._running()
        seen = see(state, 0, self.match.standing)
        return msgspec.structs.replace(seen, moves=(), hands=state.hands)

    def deal(self, cut: int = 0, deck: tuple[str, ...] | None = None) -> Happening:
        """Deal, with every card to be seen."""
        return _opened(super().deal(cut, deck))  # type: ignore[arg-type]

    def play(self, seat: int, move: Move) -> Happening:
        """Make a move and say why."""
        self._remark(seat, move)
        return _opened(super().play(seat, move))

    def let_pass(self) -> Happening:
        """Let a card pass, and say why whoever could have claimed it did not."""
        seat = claimant(self._running())
        if seat is not None:
            self._remark(seat, None)
        return _opened(super().let_pass())

    def _remark(self, seat: int, choice: Choice) -> None:
        """Tell of a decision; a draw is one only where a stop was possible."""
        if isinstance(choice, Draw) and Stop() not in legal_moves(self._running(), seat):
            return
        view = super().view(seat)
        month = MONTH[view.discards[-1]] if view.phase == "window" else 0
        self._hear(Remark(seat, choice, month, Coach(view).why(choice)))


def _opened(happening: Happening) -> Happening:
    return OpenHappening(happening._events)  # noqa: SLF001 (the same happening, seen by all)
