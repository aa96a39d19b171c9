"""What a clip asks for along its way: sounds, calls, and things that show for a while."""

from dataclasses import dataclass
from typing import Literal

from scenes.layout.poses import Pose
from scenes.timeline import Clip

Kind = Literal[
    "bubble",
    "dots",
    "burst",
    "shock",
    "dust",
    "shake",
    "palm",
    "gourd",
    "note",
    "banner",
    "whisper",
    "impact",
    "squash",
]


@dataclass(frozen=True)
class Noise:
    """A sound effect, or with `stroke` a stroke of the janggu; `gain` in decibels.

    `force` 0–7 chooses among slaps from light to brutal.
    """

    name: str
    gain: float = 0.0
    stroke: bool = False
    force: int | None = None


@dataclass(frozen=True)
class Say:
    """A call in the voice of whoever sits at a seat."""

    seat: int
    call: str


@dataclass(frozen=True)
class Show:
    """Something that shows for `life` seconds and blocks nothing; 0: until the next round.

    `text` is a key of the catalogue `call` with its `facts`; `size` scales it.
    """

    kind: Kind
    seat: int | None = None
    text: str = ""
    facts: tuple[tuple[str, object], ...] = ()
    life: float = 1.2
    size: float = 1.0
    level: int = 1


Cue = Noise | Say | Show
Movement = Clip[Pose, Cue]
"""A clip of the table."""
