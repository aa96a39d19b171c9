"""Claims at a shared table: every own key is live, right and wrong presses look and sound alike."""

from typing import TYPE_CHECKING, Final

from scenes.table.claim import RELAXED, Press

if TYPE_CHECKING:
    from scenes.table.flow import Flow
    from scenes.table.hotseat import HotSeat

TAP: Final = 0.35  # a claim whose key is let go before needs no look
HELD_OPENS: Final = 0.95  # a claim whose key is still held opens the look by itself
DIP: Final = 0.09  # seconds that a key cap dips, right or wrong
REST: Final = 0.4  # seconds that a key rests after a claim without a pair
PASS_FROM: Final = 1.5  # seconds from which anybody may let a card pass where no clock hurries


class Shouts:
    """Takes own keys in a claim window, and the throw that follows a right one."""

    def __init__(self, flow: "Flow", hot: "HotSeat") -> None:
        self.flow, self.hot = flow, hot
        self.dips: dict[int, float] = {}
        self._rests: dict[int, float] = {}
        self._tapped: set[int] = set()
        self._kept: list[int] = []
        self._claimed_by: int | None = None  # whose key is still down from its claim

    def new_window(self) -> None:
        """Forget the presses for the card before."""
        self._tapped.clear()
        self._kept.clear()
        self._claimed_by = None

    def tick(self, seconds: float) -> None:
        """Let shown time pass."""
        self.dips = {seat: t - seconds for seat, t in self.dips.items() if t > seconds}
        self._rests = {seat: t - seconds for seat, t in self._rests.items() if t > seconds}

    def press(self, seat: int) -> None:
        """Take an own key in a window: the same tick for right and wrong."""
        flow = self.flow
        clock = flow.windows.clock
        if seat in self._rests or clock is None:
            return
        pressed = clock.press()
        if pressed is Press.DROPPED:
            return
        self.dips[seat] = DIP
        flow.stage.sound.play("tick")
        if seat == flow.table.turn:
            self._rests[seat] = REST
        elif pressed is Press.TRIED and flow.still:
            self.try_claim(seat)
        else:
            self._kept.append(seat)

    def release(self, seat: int, held: float) -> None:
        """Take an own key going up: a short press after a claim leaves the throw to the plan."""
        if self._claimed_by == seat:
            self._claimed_by = None
            if held < TAP:
                self._tapped.add(seat)

    @property
    def kept(self) -> bool:
        """Tell whether presses wait for the flying card to land."""
        return bool(self._kept)

    def fire_kept(self) -> bool:
        """Try the claims of keys that went down while the card was in the air."""
        kept, self._kept = self._kept, []
        return any(self.try_claim(seat) for seat in kept)

    def try_claim(self, seat: int) -> bool:
        """Lay a pair down if the seat has one; else its key rests a moment."""
        if self.flow.table.claim(seat):
            self._tapped.clear()
            if seat in self.hot.down:
                self._claimed_by = seat
            else:  # let go before the card landed
                self._tapped.add(seat)
            self.flow.windows.slam(seat, None)
            return True
        self._rests[seat] = REST
        self.flow.table.count_wrong(seat)
        return False

    def watch(self, seat: int) -> None:
        """Wait for the throw of a claim: by plan after a tap, else chosen in a look."""
        hot, table = self.hot, self.flow.table
        if hot.looker == seat or table.pending is None:
            return
        throws = [card for card in table.throws() if card is not None]
        planned = hot.plans.card(seat, table.pending.month, throws)
        held = hot.down.get(seat)
        if seat in self._tapped and planned is not None:
            self._tapped.discard(seat)
            self.flow.windows.throw_on_beat(planned)
        elif planned is None or held is None or held >= TAP:
            self._tapped.discard(seat)
            hot.ask_for(seat, "claim")
            if held is not None and held >= HELD_OPENS:
                hot.open(seat, "claim")

    def may_pass(self) -> bool:
        """Tell whether anybody may let the card pass now: never against a short clock."""
        flow, clock = self.flow, self.flow.windows.clock
        if clock is None or not flow.windows.is_open or self.hot.looker is not None:
            return False
        calm = clock.kind.length is None or clock.kind.length >= RELAXED[0]
        return calm and clock.may_pass() and clock.time >= PASS_FROM
