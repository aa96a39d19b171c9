"""How long each movement takes, in seconds, at the four speeds: 느림, 보통, 빠름, 즉시."""

from dataclasses import dataclass
from typing import Final

SPEEDS: Final = ("slow", "normal", "fast", "instant")

MILLISECONDS: Final[dict[str, tuple[int, int, int, int]]] = {
    "lots": (1600, 1000, 500, 0),
    "lots_hold": (900, 700, 400, 400),
    "riffle": (1800, 1100, 500, 0),
    "packet": (180, 110, 55, 0),
    "sort": (360, 240, 120, 0),
    "starter": (400, 250, 120, 0),
    "beat": (350, 220, 110, 80),
    "cpu_pause": (500, 350, 150, 0),
    "draw": (420, 260, 130, 0),
    "cpu_throw": (1100, 600, 250, 0),
    "cpu_throw_spread": (800, 600, 200, 0),
    "flight": (320, 220, 130, 0),
    "hold": (2500, 1800, 1200, 600),
    "hand": (600, 380, 190, 0),
    "verdict": (900, 600, 350, 0),
    "jokbo_card": (150, 95, 45, 0),
    "jokbo_name": (900, 600, 300, 0),
    "recycle": (1700, 1050, 480, 0),
    "exhausted": (900, 550, 280, 0),
    "bak": (3600, 2300, 1200, 0),
    "cell": (500, 320, 150, 0),
    "lift": (260, 180, 90, 0),
    "slap": (190, 130, 70, 0),
}
"""The table of docs/table.md §1; claim windows are not in it, they have a setting of their own."""

TEMPO: Final = (72, 84, 112, 84)
"""굿거리's dotted quarters a minute at each speed."""


@dataclass(frozen=True)
class Pace:
    """One speed; ask it for the seconds of a movement."""

    speed: str

    @property
    def index(self) -> int:
        """Give the speed's place, 0 slow to 3 instant."""
        return SPEEDS.index(self.speed)

    @property
    def instant(self) -> bool:
        """Tell whether movements are left out."""
        return self.speed == "instant"

    @property
    def tempo(self) -> int:
        """Give 굿거리's dotted quarters a minute."""
        return TEMPO[self.index]

    def __call__(self, movement: str) -> float:
        """Give the seconds of a movement."""
        return MILLISECONDS[movement][self.index] / 1000

    def scaled(self, milliseconds: float) -> float:
        """Scale a length that is written for 보통."""
        return milliseconds / 1000 * self("flight") / 0.22
