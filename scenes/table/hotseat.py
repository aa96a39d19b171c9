"""Several people at one screen: closed hands, looks behind a curtain, own keys, claims by a tap.

Nothing here tells the others more than a real table would; docs/table.md §3 has the numbers.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from game.cards import MONTH, Card
from game.moves import Draw
from scenes.layout.poses import HAND, Look
from scenes.table.claim import Press
from scenes.table.cues import Movement, Noise, Say, Show
from scenes.table.motion import asks, move, settle, together, wait
from scenes.table.own_keys import OwnKey, own_keys
from scenes.timeline import in_quad, out_cubic

if TYPE_CHECKING:
    from scenes.table.flow import Flow

OPENS: Final = 0.18  # seconds in which a look opens
CLOSES: Final = 0.12
LOOK_UP: Final = 0.45  # seconds that the others get to look at the table again
TAP: Final = 0.35  # a claim whose key is let go before needs no look
HELD_OPENS: Final = 0.95  # a claim whose key is still held opens the look by itself
DIP: Final = 0.09  # seconds that a key cap dips, right or wrong
REST: Final = 0.4  # seconds that a key rests after a claim without a pair
IDLE: Final = 20.0  # seconds until a forgotten look closes itself
PEEK_ASKS, PEEK_HOLD, PEEK_LASTS = 4.0, 0.6, 6.0
PEEK_REST: Final = 1.0  # what a window has left at least after a peek

Why = Literal["first", "turn", "claim", "peek"]


@dataclass(frozen=True)
class Ask:
    """Who is asked to look, and for what."""

    seat: int
    why: Why


class HotSeat:
    """Runs the looks and own keys of a table with two or more people."""

    def __init__(self, flow: "Flow") -> None:
        self.flow = flow
        self.keys: dict[int, OwnKey] = own_keys(flow.table.people, len(flow.table.seats))
        self.ask: Ask | None = None
        self.looker: int | None = None
        self.firsts: list[int] = []
        self.dips: dict[int, float] = {}
        self.flash = 0.0  # seconds that all caps are lit
        self.peek_asked: float | None = None  # seconds since somebody asked for a peek
        self.plans: dict[int, dict[int, Card | None]] = {}
        self._why: Why = "first"
        self._down: dict[int, float] = {}
        self._rests: dict[int, float] = {}
        self._tapped: set[int] = set()
        self._kept: int | None = None
        self._peeked: set[int] = set()
        self._idle = 0.0

    def seat_of(self, scancode: int) -> int | None:
        """Tell whose key this is."""
        return next((s for s, key in self.keys.items() if key.scancode == scancode), None)

    @property
    def blocking(self) -> bool:
        """Tell whether the table waits for a look that is no part of a decision."""
        return self.peek_asked is not None or (self.looker is not None and self._why == "peek")

    def start_round(self) -> None:
        """Let everybody but the dealer have a first look, from the dealer's right."""
        table = self.flow.table
        seats = len(table.seats)
        order = [(table.turn + step) % seats for step in range(1, seats)]
        self.firsts = [seat for seat in order if seat in table.people]
        self.ask = self.looker = None
        self.plans.clear()

    def tick(self, seconds: float) -> None:
        """Let shown time pass."""
        self.flash = max(0.0, self.flash - seconds)
        self.dips = {seat: t - seconds for seat, t in self.dips.items() if t > seconds}
        self._rests = {seat: t - seconds for seat, t in self._rests.items() if t > seconds}
        for seat in self._down:
            self._down[seat] += seconds
        self._idle += seconds
        if self.looker is not None and self._idle > IDLE and self.flow.still:
            self.close()
        if self.peek_asked is not None or self._why == "peek":
            self._tick_peek(seconds)

    # whose look it is

    def wait_for(self, seat: int) -> bool:
        """Ask a person for a decision; True while the hand is not open yet."""
        if self.firsts:
            self.ask = Ask(self.firsts[0], "first")
            return True
        if self.looker == seat:
            return False
        self.ask = Ask(seat, "turn")
        return True

    def wait_for_firsts(self) -> bool:
        """Tell whether somebody has not seen the new hand yet."""
        if self.firsts:
            self.ask = Ask(self.firsts[0], "first")
        return bool(self.firsts)

    def press(self, seat: int) -> None:
        """Take an own key going down."""
        self._down[seat] = 0.0
        self._idle = 0.0
        flow = self.flow
        if self.peek_asked is not None:
            return
        if flow.table.phase == "window" and flow.table.pending is None and self.looker is None:
            self._claim(seat)
        elif self.looker is not None:
            if seat == self.looker and flow.still:
                self._press_again(seat)
        elif self.ask is not None and self.ask.seat == seat and flow.still:
            self.open(seat, self.ask.why)

    def release(self, seat: int) -> None:
        """Take an own key going up."""
        held = self._down.pop(seat, None)
        pending = self.flow.table.pending
        if held is not None and held < TAP and pending is not None and pending.seat == seat:
            self._tapped.add(seat)
        if self._why == "peek" and self.looker == seat:
            self._end_peek()

    def _press_again(self, seat: int) -> None:
        """Close a first look, or draw."""
        if self._why == "first":
            self.close()
        elif self.flow.person.can(Draw()):
            self.flow.show(self.flow.table.play(seat, Draw()))

    # looks

    def open(self, seat: int, why: Why) -> None:
        """Lift the curtain for one person."""
        flow = self.flow
        self._why, self.ask, self._idle = why, None, 0.0
        self.looker = seat
        view, look = flow.table.view(seat), flow.look
        shot = flow.shot(view, look)
        below = flow.geometry.px(0.32)
        cards = [
            move(card, replace(pose, y=pose.y + below), pose, OPENS, out_cubic, layer=pose.layer)
            for card, pose in shot.after.items()
            if pose.layer >= HAND
        ]
        names = [card for card, pose in shot.after.items() if pose.layer >= HAND]
        clip = settle(shot, OPENS, but=names) | together(cards)
        flow.timeline.play(clip, lambda: flow.arrive(view, look))

    def close(self, then: Callable[[], None] | None = None) -> None:
        """Lower the curtain; `then` comes after the others have had time to look up."""
        flow = self.flow
        if self.looker is None:
            return
        seat, why = self.looker, self._why
        look = replace(flow.look, raised=None, lifted=())
        base = flow.base()
        below = flow.geometry.px(0.32)
        down: Movement = together(
            move(card, pose, replace(pose, y=pose.y + below), CLOSES, in_quad, layer=pose.layer)
            for card, pose in base.items()
            if pose.layer >= HAND
        )
        flow.timeline.play(down, lambda: self._closed(seat, why, look, then))

    def _closed(self, seat: int, why: Why, look: Look, then: Callable[[], None] | None) -> None:
        flow = self.flow
        self.looker = None
        if why == "first" and seat in self.firsts:
            self.firsts.remove(seat)
        flow.arrive(flow.table.view(None), look)
        if then is None:
            return
        told = Show("banner", None, "call.look_up", life=LOOK_UP + 0.2)
        clip: Movement = asks(Noise("chime"), Say(-1, "look"), told) + wait(LOOK_UP)
        flow.timeline.play(clip, then)

    # claims

    def _claim(self, seat: int) -> None:
        """Take an own key in a window: the same tick for right and wrong."""
        flow = self.flow
        clock = flow.windows.clock
        if seat in self._rests or clock is None:
            return
        self.dips[seat] = DIP
        flow.stage.sound.play("tick")
        if seat == flow.table.turn:
            return
        pressed = clock.press()
        if pressed is Press.KEPT:
            self._kept = seat
        elif pressed is Press.TRIED and flow.still:
            self.try_claim(seat)

    def fire_kept(self) -> bool:
        """Try the claim of a key that went down while the card was in the air."""
        seat, self._kept = self._kept, None
        return seat is not None and self.try_claim(seat)

    def try_claim(self, seat: int) -> bool:
        """Lay a pair down if the seat has one; else its key rests a moment."""
        if self.flow.table.claim(seat):
            self._tapped.discard(seat)
            self.flow.windows.slam(seat, None)
            return True
        self._rests[seat] = REST
        return False

    def watch_claim(self, seat: int) -> None:
        """Wait for the throw of a claim: by plan after a tap, else chosen in a look."""
        if self.looker == seat:
            return
        planned = self.plan(seat, self._pending_month())
        held = self._down.get(seat)
        if seat in self._tapped and planned is not None:
            self._tapped.discard(seat)
            self.flow.windows.throw_on_beat(planned)
        elif planned is None or held is None or held >= TAP:
            self.ask = Ask(seat, "claim")
            if held is not None and held >= HELD_OPENS:
                self.open(seat, "claim")

    def _pending_month(self) -> int:
        pending = self.flow.table.pending
        return pending.month if pending else 0

    def plan(self, seat: int, month: int) -> Card | None:
        """Tell which card goes with a claim: as its owner set it, else the highest other card."""
        own = self.plans.get(seat, {})
        throws = [card for card in self.flow.table.throws() if card is not None]
        if month in own and (own[month] is None or own[month] in throws):
            return own[month]
        others = [card for card in throws if MONTH[card] != month]
        return max(others or throws, key=lambda card: MONTH[card], default=None)

    def in_hand(self, seat: int, month: int) -> Card | None:
        """Tell, in a look, which card of the open hand would go with a pair."""
        hand = self.flow.view.hand if self.flow.view else ()
        own = self.plans.get(seat, {})
        if month in own and (own[month] is None or own[month] in hand):
            return own[month]
        others = [card for card in hand if MONTH[card] != month]
        return max(others, key=lambda card: MONTH[card], default=None)

    def set_plan(self, month: int, card: Card) -> None:
        """Set which card goes with the looker's pair; the same card again clears it."""
        if self.looker is None:
            return
        cleared = self.in_hand(self.looker, month) == card
        self.plans.setdefault(self.looker, {})[month] = None if cleared else card

    # peeks

    def ask_peek(self) -> None:
        """Stop the clock and ask who wants to look."""
        flow = self.flow
        quiet = self.looker is None and self.ask is None and flow.table.pending is None
        if quiet and flow.still and flow.table.phase in ("window", "turn", "hold"):
            self.peek_asked = 0.0
            self._down.clear()

    def _tick_peek(self, seconds: float) -> None:
        if self.peek_asked is None:
            if self.looker is not None and self._idle > PEEK_LASTS:
                self._end_peek()
            return
        self.peek_asked += seconds
        waiting = [s for s, t in self._down.items() if t >= PEEK_HOLD and s not in self._peeked]
        if waiting:
            self.peek_asked = None
            self._peeked.add(waiting[0])
            self.open(waiting[0], "peek")
        elif self.peek_asked > PEEK_ASKS and not self._down:
            self.peek_asked = None

    def _end_peek(self) -> None:
        clock = self.flow.windows.clock
        if clock is not None:
            clock.pause(PEEK_REST)
        self.close()

    def new_window(self) -> None:
        """Let everybody peek once in the new window."""
        self._peeked.clear()
        self._tapped.clear()
        self._kept = None
