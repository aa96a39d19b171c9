"""Somebody is away: what the others may choose, the CPU that stands in, and the way back."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.cards import MONTH
from game.moves import Ppong
from scenes.table.minds import Mind

if TYPE_CHECKING:
    from scenes.table.flow import Flow
    from scenes.table.hotseat import HotSeat

AWAY: Final = 45.0  # seconds without the own key, when it is asked for
BACK: Final = 1.0  # seconds that somebody holds the own key to come back


class Absences:
    """Watches who does not answer, and who comes back."""

    def __init__(self, flow: "Flow", hot: "HotSeat") -> None:
        self.flow, self.hot = flow, hot
        self.offer: int | None = None  # a seat for which the others choose
        self.alone_seen = len(flow.table.people) < 2  # whether the last curtain is up
        self._silent = 0.0
        self._asked: int | None = None
        self._patient: object = None  # the decision for which they chose to wait
        self._mind: Mind | None = None

    def tick(self, seconds: float) -> None:
        """Let shown time pass."""
        hot = self.hot
        waited = hot.looker if hot.looker is not None else hot.ask.seat if hot.ask else None
        if waited != self._asked:
            self._asked, self._silent = waited, 0.0
        self._silent += seconds
        overdue = hot.ask is not None and hot.ask.why != "last" and self._silent > AWAY
        if overdue and waited is not None and self._patient != self._decision(waited):
            self.offer = waited
        self._look_for_returns()

    def heard(self, seat: int) -> None:
        """Hear from somebody."""
        if seat == self._asked:
            self._silent = 0.0

    def _decision(self, seat: int) -> object:
        return seat, self.flow.table.number, self.flow.table.moves, self.flow.table.phase

    def wait(self, seat: int) -> None:
        """Wait for somebody as long as this decision takes."""
        self.offer, self._patient = None, self._decision(seat)

    def help_once(self, seat: int) -> None:
        """Let a CPU make the one decision; a first look is left out."""
        table = self.flow.table
        self._step_aside(seat)
        decides = table.pending.seat == seat if table.pending else table.turn == seat
        if decides and table.phase in ("turn", "hold", "window"):
            table.help_once(seat)
        self.flow.plan_pause()

    def hand_over(self, seat: int) -> None:
        """Let a CPU play for somebody until the own key is held."""
        self._step_aside(seat)
        self.flow.table.leave(seat)
        self.flow.plan_pause()

    def _step_aside(self, seat: int) -> None:
        hot = self.hot
        self.offer = None
        hot.firsts = [other for other in hot.firsts if other != seat]
        if hot.ask is not None and hot.ask.seat == seat:
            hot.ask = None
        hot.shut(seat)

    def count_again(self) -> None:
        """Lower the curtain again when there are two or more people."""
        if len(self.flow.table.people) > 1:
            self.alone_seen = False

    def back(self, seat: int) -> None:
        """Give somebody the seat back; a look comes first."""
        hot, flow = self.hot, self.flow
        shared_before = flow.hot is not None
        flow.table.come_back(seat)
        self.count_again()
        if not shared_before:
            self._sit_again()
        if flow.hot is not None and flow.table.phase in ("turn", "hold", "window"):
            hot.ask = None
            hot.open(seat, "back")

    def _sit_again(self) -> None:
        """Lay the table anew after people came or went."""
        flow = self.flow
        flow.hurry()
        look = replace(flow.fresh_look(), pending=flow.table.pending)
        if flow.view is not None:
            flow.arrive(flow.table.view(flow.me), look)

    def _look_for_returns(self) -> None:
        hot, flow = self.hot, self.flow
        quiet = flow.still and not hot.blocking and flow.table.pending is None
        if not quiet or flow.table.phase == "window" or (flow.hot and hot.looker is not None):
            return
        for seat in flow.table.absent:
            if hot.down.get(seat, 0.0) >= BACK:
                del hot.down[seat]
                self.back(seat)
                return

    def alone(self) -> bool:
        """Tell whether one person is left who has not lifted the last curtain yet."""
        people = self.flow.table.people
        if len(people) != 1 or self.alone_seen:
            return False
        self.hot.ask_for(people[0], "last")
        return True

    def lift_last(self) -> None:
        """Leave the hand of the one who is left open for good."""
        self.alone_seen = True
        self.hot.ask = self.hot.looker = None
        self._sit_again()

    def throw(self, seat: int) -> None:
        """Let the stand-in choose what goes with a claim that lies there already."""
        table = self.flow.table
        if self._mind is None or self._mind.seat != seat:
            self._mind = Mind(seat, table.mind(seat))
        self._mind.step()
        if not self._mind.done:
            return
        choice, self._mind = self._mind.choice, None
        throws = table.throws()
        wished = choice.throw if isinstance(choice, Ppong) else None
        highest = max((c for c in throws if c is not None), key=lambda c: MONTH[c], default=None)
        self.flow.windows.throw_on_beat(wished if wished in throws else highest)
