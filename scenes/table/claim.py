"""The claim window's clock: when it closes, when a CPU claims, what a press means.

Nothing in it depends on whether anyone could claim; docs/table.md §2 has the numbers.
"""

import random
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from msgspec.structs import replace

from game.store import Settings

GRACE: Final = 0.080  # a press this late still counts; nobody sees it
PASS_FROM: Final = 0.300  # from here on a lone person may let the card pass
MEANT_BEFORE: Final = 0.250  # a press this soon after another's pair was meant for the card before
FACE_SEEN: Final = 0.100  # presses before a flying card's face could be read are dropped
LEAD_IN: Final = 0.450  # after a pause the clock waits so long
LEAST_REST: Final = 0.600  # and then leaves at least this

TOUCH: Final[dict[str, tuple[float, float, float]]] = {
    "0.8": (0.8, 0.45, 0.72),
    "1.5": (1.5, 0.82, 1.35),
    "3": (3.0, 1.3, 2.4),
}
RELAXED: Final = (6.0, 1.5, 3.0)
WAITING: Final = (None, 1.5, 3.0)
NOBODY: Final = (0.8, 0.45, 0.72)


@dataclass(frozen=True)
class Window:
    """How long a window is open (None: until somebody lets it pass) and when a CPU claims."""

    length: float | None
    earliest: float
    latest: float

    def moment(self, seed: str, seat: int) -> float:
        """Draw when a CPU claims, from a public seed; every CPU draws in every window."""
        return random.Random(f"{seed}/{seat}").uniform(self.earliest, self.latest)


def window(settings: Settings, *, a_person_could: bool, late: float = 0.0) -> Window:
    """Choose the window for the settings; `a_person_could` follows from the seating alone.

    `late` seconds are added for a slow screen.
    """
    if not a_person_could:
        length, earliest, latest = NOBODY
    elif settings.claim == "touch":
        length, earliest, latest = TOUCH[settings.claim_seconds]
    elif settings.claim == "relaxed":
        length, earliest, latest = RELAXED
    else:
        return Window(*WAITING)
    return Window(length + late, earliest, latest)


def together(settings: Settings) -> Settings:
    """Give the settings of a table with several people; a newcomer's table gets more time."""
    wished = settings.together_claim
    if wished in ("relaxed", "waiting"):
        return replace(settings, claim=wished)
    if wished == "auto":
        wished = "3" if settings.newcomer else "1.5"
    return replace(settings, claim="touch", claim_seconds=wished)


class Press(Enum):
    """What a press on 뽕 came to."""

    DROPPED = auto()  # too early, too late or not meant for this card: nothing happens
    KEPT = auto()  # fires when the card lands
    TRIED = auto()  # in the window: the table says whether it holds


class ClaimClock:
    """Runs from a card's launch to the moment when its window closes."""

    def __init__(self, kind: Window, flight: float, lead: float = 0.0) -> None:
        """Start now: the card takes off after `lead` seconds and lands `flight` later."""
        self.kind = kind
        self.time = -flight - lead
        self._launch = -flight
        self._kept = False
        self._lead = 0.0
        self._since_pair = 1e9

    @property
    def landed(self) -> bool:
        """Tell whether the card lies and may be claimed."""
        return self.time >= 0

    @property
    def share(self) -> float:
        """Tell how much of the ring is still there, 1 to 0; always 1 without a clock."""
        if self.kind.length is None:
            return 1.0
        return max(0.0, min(1.0, 1 - max(self.time, 0.0) / self.kind.length))

    @property
    def held(self) -> bool:
        """Tell whether the clock waits after a pause."""
        return self._lead > 0

    @property
    def over(self) -> bool:
        """Tell whether the window and its hidden grace are past."""
        return self.kind.length is not None and self.time >= self.kind.length + GRACE

    def tick(self, seconds: float) -> None:
        """Let shown time pass."""
        lead = min(self._lead, seconds)
        self._lead -= lead
        self.time += seconds - lead
        self._since_pair += seconds

    def pair_touched(self) -> None:
        """Hear that another seat's pair came down just before this card."""
        self._since_pair = 0.0

    def pause(self, rest: float = LEAST_REST) -> None:
        """Stop for an overlay or a lost window; go on after a lead, with a fair rest."""
        self._lead = LEAD_IN
        self._kept = False
        if self.kind.length is not None and self.landed:
            self.time = min(self.time, max(0.0, self.kind.length - rest))

    def press(self) -> Press:
        """Take a press on 뽕 now."""
        if self._lead > 0 or self._since_pair < MEANT_BEFORE:
            return Press.DROPPED
        if not self.landed:
            if self.time < self._launch + FACE_SEEN and self._launch < 0:
                return Press.DROPPED
            self._kept = True
            return Press.KEPT
        return Press.DROPPED if self.over else Press.TRIED

    def fire_kept(self) -> bool:
        """Tell, once, that an early press waits for the card that has just landed."""
        if not self.landed or not self._kept:
            return False
        self._kept = False
        return True

    def may_pass(self) -> bool:
        """Tell whether a lone person may let the card pass now."""
        return self.time >= PASS_FROM and self._lead <= 0
