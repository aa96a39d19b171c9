"""The 굿거리 under a chain of ppongs: which drum stroke falls when.

A bar is twelve eighths; a dotted quarter is three of them. The bar starts when the first pair
of a chain touches the table. Times are seconds after that.
"""

from dataclasses import dataclass
from typing import Final, Literal

Tempo = Literal["slow", "normal", "fast"]
Stroke = Literal["deong", "kung", "gideok", "roll"]

DOTTED_QUARTERS_A_MINUTE: Final[dict[Tempo, int]] = {"slow": 72, "normal": 84, "fast": 112}
BAR: Final[tuple[tuple[int, Stroke], ...]] = (
    (1, "deong"),
    (3, "gideok"),
    (4, "kung"),
    (6, "roll"),
    (7, "kung"),
    (9, "gideok"),
    (10, "kung"),
    (12, "roll"),
)
"""The listed beats: the eighth, counted from 1, and what the drum plays on it."""

ACCENT: Final = 9
"""The eighth on which the bar leans."""

GRACE: Final = 0.065
"""A 기덕 begins so many seconds early: its main stroke follows the grace note."""

BREATH: Final = 0.180
"""Least time between a pair's contact and the beat that takes its throw."""

_NEAR: Final = 1e-6


@dataclass(frozen=True)
class Beat:
    """One stroke of the drum: when it is felt and what is struck."""

    at: float
    stroke: Stroke
    accent: bool = False

    @property
    def starts(self) -> float:
        """When its sound must be asked for, so that the main stroke falls on the beat."""
        return self.at - GRACE if self.stroke == "gideok" else self.at


def eighth(tempo: Tempo) -> float:
    """Length of an eighth."""
    return 60.0 / DOTTED_QUARTERS_A_MINUTE[tempo] / 3.0


def bar(tempo: Tempo) -> float:
    """Length of a bar."""
    return 12 * eighth(tempo)


def beats(tempo: Tempo, number: int = 0) -> tuple[Beat, ...]:
    """All strokes of a bar, the first bar being number 0."""
    unit = eighth(tempo)
    return tuple(
        Beat((12 * number + place - 1) * unit, stroke, accent=place == ACCENT)
        for place, stroke in BAR
    )


def next_beat(after_seconds: float, tempo: Tempo, least: float = 0.0) -> Beat:
    """Find the first listed beat at or after a moment, at least so many seconds later.

    With `least=BREATH` it is where a claimer's throw lands and is called out.
    """
    moment = after_seconds + least - _NEAR
    number = max(0, int(moment // bar(tempo)))
    return next(
        beat for beat in (*beats(tempo, number), *beats(tempo, number + 1)) if beat.at >= moment
    )
