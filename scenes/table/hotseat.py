"""Several people at one screen: closed hands, looks behind a curtain, own keys.

Nothing here tells the others more than a real table would; docs/hotseat.md tells how it works.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

import pygame

from game.cards import Card
from game.moves import Draw
from scenes.layout.poses import HAND, Look
from scenes.table.absences import Absences
from scenes.table.cues import Movement, Noise, Say, Show
from scenes.table.motion import asks, move, settle, together, wait
from scenes.table.own_input import OwnInput
from scenes.table.own_keys import Keys, one_more, own_keys
from scenes.table.peek import Peek
from scenes.table.plans import Plans
from scenes.table.shouts import Shouts
from scenes.table.sticky import calm, restore, system_flags
from scenes.timeline import in_quad, out_cubic

if TYPE_CHECKING:
    from scenes.table.flow import Flow

OPENS: Final = 0.18  # seconds in which a look opens
CLOSES: Final = 0.12
LOOK_UP: Final = 0.45  # seconds that the others get to look at the table again
IDLE: Final = 20.0  # seconds until a forgotten look closes itself
SHIFT_HELD: Final = 6.0  # seconds; a Shift held for eight turns a filter on in Windows
BELOW: Final = 0.32  # window heights from which a hand comes up

Why = Literal["first", "turn", "claim", "peek", "back", "last"]


@dataclass(frozen=True)
class Ask:
    """Who is asked to look, and for what."""

    seat: int
    why: Why


class HotSeat:
    """Runs the looks and own keys of a table with two or more people."""

    def __init__(self, flow: "Flow") -> None:
        self.flow = flow
        blocked = flow.stage.settings.blocked_keys or ()
        self.keys: Keys = own_keys(flow.table.owners, len(flow.table.seats), blocked)
        self.ask: Ask | None = None
        self.looker: int | None = None
        self.why: Why = "first"
        self.firsts: list[int] = []
        self.down: dict[int, float] = {}  # seconds since each own key went down
        self.flash = 0.0  # seconds that all caps are lit
        self.shouts = Shouts(flow, self)
        self.peek = Peek(flow, self)
        self.plans = Plans()
        self.absences = Absences(flow, self)
        self.input = OwnInput(self)
        self.closing = False
        self.flags = system_flags()
        self._calmed = False
        self._idle = 0.0

    def seat_of(self, scancode: int) -> int | None:
        """Tell whose key this is."""
        return self.input.seat_of(scancode)

    @property
    def runs(self) -> bool:
        """Tell whether hands are closed: two or more people, or one behind the last curtain."""
        return len(self.flow.table.people) > 1 or not self.absences.alone_seen

    @property
    def blocking(self) -> bool:
        """Tell whether the table waits for a look that is no part of a decision."""
        return self.peek.blocking or (self.looker is not None and self.why == "back")

    @property
    def deciding(self) -> bool:
        """Tell whether the open look is one in which its owner may act."""
        return self.looker is not None and self.why in ("turn", "claim")

    def start_round(self) -> None:
        """Let everybody but the dealer have a first look, from the dealer's right."""
        table = self.flow.table
        seats = len(table.seats)
        order = [(table.turn + step) % seats for step in range(1, seats)]
        self.firsts = [seat for seat in order if seat in table.people]
        self.ask = self.looker = None
        self.plans.forget()
        for seat in table.owners:
            if seat not in self.keys:
                blocked = self.flow.stage.settings.blocked_keys or ()
                self.keys[seat] = one_more(self.keys, blocked)

    def new_window(self) -> None:
        """Forget what belonged to the card before."""
        self.shouts.new_window()
        self.peek.new_window()

    def tick(self, seconds: float) -> None:
        """Let shown time pass."""
        if not self._calmed and self.runs and pygame.key.get_focused():
            self._calmed = True
            calm(self.flow.stage, self.flags)
        self.flash = max(0.0, self.flash - seconds)
        for seat in self.down:
            self.down[seat] += seconds
        self._idle += seconds
        self.shouts.tick(seconds)
        self.absences.tick(seconds)
        if self.runs:
            self.peek.tick(seconds)
            self._end_forgotten()

    def _end_forgotten(self) -> None:
        """Close a look that nobody uses, or whose Shift key has been held too long."""
        seat = self.looker
        if seat is None or not self.flow.still or self.flow.table.phase == "over":
            return
        shift = seat in self.keys and self.keys[seat].is_shift
        if self._idle > IDLE or (shift and self.down.get(seat, 0.0) >= SHIFT_HELD):
            self.down.pop(seat, None)
            self.close()

    def touched(self) -> None:
        """Hear that the looker does something."""
        self._idle = 0.0
        if self.looker is not None:
            self.absences.heard(self.looker)

    # whose look it is

    def ask_for(self, seat: int, why: Why) -> None:
        """Ask somebody to look."""
        if self.ask is None or (self.ask.seat, self.ask.why) != (seat, why):
            self.ask = Ask(seat, why)

    def wait_for(self, seat: int) -> bool:
        """Ask a person for a decision; True while the hand is not open yet."""
        if self.looker == seat:
            return False
        self.ask_for(seat, "turn")
        return True

    def next_asked(self) -> int | None:
        """Name the person whose turn comes next as far as all can tell; None while one is asked."""
        table = self.flow.table
        quiet = self.ask is None and self.looker is None and not self.firsts
        if not quiet or table.phase not in ("window", "turn", "hold"):
            return None
        at, seats = table.pending.seat if table.pending else table.turn, len(table.seats)
        first = 1 if table.phase == "window" else 0  # who has thrown, or whose turn it is
        order = ((at + step) % seats for step in range(first, seats + 1))
        return next((seat for seat in order if not table.is_cpu(seat)), None)

    def wait_for_looks(self) -> bool:
        """Tell whether a look is due before the round goes on: the last one, or a first one."""
        if self.absences.alone():
            return True
        if self.firsts and self.looker != self.firsts[0]:
            self.ask_for(self.firsts[0], "first")
        return bool(self.firsts)

    def press(self, seat: int) -> None:
        """Take an own key going down."""
        table = self.flow.table
        self.down[seat] = 0.0
        self.absences.heard(seat)
        if not self.runs or self.peek.asked is not None or seat in table.absent:
            return
        if self.looker is not None:
            if seat == self.looker and self.flow.still:
                self._idle = 0.0
                self._press_again(seat)
        elif self.ask is not None:
            if self.ask.seat == seat and self.flow.still:
                self._answer(self.ask)
        elif table.phase == "window" and table.pending is None:
            self.shouts.press(seat)

    def _answer(self, ask: Ask) -> None:
        if ask.why == "last":
            self.absences.lift_last()
        else:
            self.open(ask.seat, ask.why)

    def release(self, seat: int) -> None:
        """Take an own key going up."""
        held = self.down.pop(seat, None)
        if held is not None:
            self.shouts.release(seat, held)
        self.peek.release(seat)

    def _press_again(self, seat: int) -> None:
        """Close a look without a decision, or draw."""
        if self.why in ("first", "back"):
            self.close()
        elif self.flow.person.can(Draw()):
            self.flow.show(self.flow.table.play(seat, Draw()))

    # looks

    def open(self, seat: int, why: Why) -> None:
        """Lift the curtain for one person."""
        flow = self.flow
        self.why, self.ask, self._idle = why, None, 0.0
        self.looker, self.closing = seat, False
        view, look = flow.table.view(seat), replace(flow.look, palm=self._side(seat))
        shot = flow.shot(view, look)
        below = flow.geometry.px(BELOW)
        cards = [
            move(card, replace(pose, y=pose.y + below), pose, OPENS, out_cubic, layer=pose.layer)
            for card, pose in shot.after.items()
            if pose.layer >= HAND
        ]
        names = [card for card, pose in shot.after.items() if pose.layer >= HAND]
        clip = settle(shot, OPENS, but=names) | together(cards)
        flow.timeline.play(clip, lambda: flow.arrive(view, look))

    def _side(self, seat: int) -> Literal["", "left", "right"]:
        """Tell on which side a small hand lies: that of its owner's key."""
        if not self.flow.stage.settings.palm:
            return ""
        key = self.keys.get(seat)
        return "left" if key is None or key.spot[0] < 0.5 else "right"

    def close(self, then: Callable[[], None] | None = None) -> None:
        """Lower the curtain; `then` comes after the others have had time to look up."""
        flow = self.flow
        if self.looker is None or self.closing:
            return
        self.closing = True
        base = flow.base()
        below = flow.geometry.px(BELOW)
        down: Movement = together(
            move(card, pose, replace(pose, y=pose.y + below), CLOSES, in_quad, layer=pose.layer)
            for card, pose in base.items()
            if pose.layer >= HAND
        )
        look = replace(flow.look, raised=None, lifted=(), palm="")
        flow.timeline.play(down, lambda: self._closed(look, then))

    def _closed(self, look: Look, then: Callable[[], None] | None) -> None:
        flow = self.flow
        if self.why == "first" and self.looker in self.firsts:
            self.firsts.remove(self.looker)
        self.looker, self.closing = None, False
        flow.arrive(flow.table.view(None), look)
        if then is None:
            return
        told = Show("banner", None, "call.look_up", life=LOOK_UP + 0.2)
        clip: Movement = asks(Noise("chime"), Say(-1, "look"), told) + wait(LOOK_UP)
        flow.timeline.play(clip, then)

    def shut(self, seat: int | None = None) -> None:
        """Close an open look at once; with a seat only that one's."""
        flow = self.flow
        if self.looker is None or self.closing or (seat is not None and seat != self.looker):
            return
        if flow.table.phase == "over":
            return
        flow.hurry()
        self.looker = None
        flow.arrive(flow.table.view(None), replace(flow.look, raised=None, lifted=(), palm=""))

    def covered(self) -> None:
        """Show nobody's hand and forget held keys while something else is in front."""
        if self.closing:
            self.flow.hurry()
        self._calmed = False
        restore(self.flow.stage, self.flags)
        self.shut()
        self.down.clear()
        self.peek.give_up()

    # throws that go with a pair

    def planned(self, month: int) -> Card | None:
        """Tell, in a look, which card of the open hand would go with a pair."""
        hand = self.flow.view.hand if self.flow.view else ()
        return None if self.looker is None else self.plans.card(self.looker, month, hand)

    def set_plan(self, month: int, card: Card) -> None:
        """Set which card goes with the looker's pair; the same card again clears it."""
        hand = self.flow.view.hand if self.flow.view else ()
        if self.looker is not None:
            self.plans.mark(self.looker, month, card, hand)
