"""A look at one's own hand between turns or in a window (패 보기): short, once a window."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scenes.table.flow import Flow
    from scenes.table.hotseat import HotSeat

ASKS: Final = 4.0  # seconds in which somebody may hold a key
HOLD: Final = 0.6  # seconds that the key is held before the hand opens
LASTS: Final = 6.0
REST: Final = 1.0  # seconds that a window has left at least after a peek


class Peek:
    """Stops the clock, asks who wants to look, and shows the hand while the key is held."""

    def __init__(self, flow: "Flow", hot: "HotSeat") -> None:
        self.flow, self.hot = flow, hot
        self.asked: float | None = None  # seconds since somebody asked
        self._open = 0.0
        self._seen: set[int] = set()
        self._asks = 0

    @property
    def shows(self) -> bool:
        """Tell whether somebody peeks just now."""
        return self.hot.looker is not None and self.hot.why == "peek"

    @property
    def blocking(self) -> bool:
        """Tell whether the table waits for a peek."""
        return self.asked is not None or self.shows

    def new_window(self) -> None:
        """Let everybody peek once more."""
        self._seen.clear()
        self._asks = 0

    @property
    def possible(self) -> bool:
        """Tell whether a peek may be asked for: nobody looks or must choose a throw."""
        flow, hot = self.flow, self.hot
        turn = hot.ask is None or hot.ask.why == "turn"
        quiet = hot.looker is None and turn and flow.table.pending is None and not hot.firsts
        return quiet and self.asked is None and flow.table.phase in ("window", "turn", "hold")

    def request(self) -> None:
        """Stop the clock and ask who wants to look."""
        flow = self.flow
        in_window = flow.table.phase == "window"
        if not self.possible or not flow.still or not (flow.windows.is_open or not in_window):
            return
        if in_window and self._asks >= len(flow.table.people):
            return
        self._asks += 1
        self.asked = 0.0
        self.hot.ask = None
        self.hot.down.clear()

    def tick(self, seconds: float) -> None:
        """Let shown time pass."""
        if self.shows:
            self._open += seconds
            if self._open > LASTS and self.flow.still:
                self.end()
        elif self.asked is not None:
            self.asked += seconds
            self._choose()

    def _choose(self) -> None:
        hot, people = self.hot, self.flow.table.people
        held = [seat for seat in hot.down if seat in people and seat not in self._seen]
        ready = [seat for seat in held if hot.down[seat] >= HOLD]
        if ready:
            self.asked, self._open = None, 0.0
            if self.flow.table.phase == "window":
                self._seen.add(ready[0])
            hot.open(ready[0], "peek")
        elif (self.asked or 0.0) > ASKS and not held:
            self.asked = None
            self._resume()

    def release(self, seat: int) -> None:
        """Close the hand when its owner lets go."""
        if self.shows and self.hot.looker == seat:
            self.end()

    def end(self) -> None:
        """Close the hand; a window goes on after a lead, with a fair rest."""
        if self.hot.closing:
            return
        self._resume()
        self.hot.close()

    def give_up(self) -> None:
        """Stop asking, as when another page comes on top."""
        self.asked = None

    def _resume(self) -> None:
        clock = self.flow.windows.clock
        if clock is not None:
            clock.pause(REST)
