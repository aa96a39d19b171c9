"""Clips that can be sought to any moment, joined by + (then) and | (together), and their queue."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

Pose = TypeVar("Pose")
Cue = TypeVar("Cue")

Poses = Mapping[str, Pose]


@dataclass(frozen=True)
class Clip(Generic[Pose, Cue]):
    """A finite movement: where each piece is at a moment, and what is asked for along the way.

    `length` is in seconds; `at(t)` gives the poses of the pieces that it moves, for any t from 0
    to `length`; `cues` are (seconds, cue) in order of time.
    """

    length: float
    at: Callable[[float], dict[str, Pose]] = field(default=lambda _: {})
    cues: tuple[tuple[float, Cue], ...] = ()

    def __add__(self, other: "Clip[Pose, Cue]") -> "Clip[Pose, Cue]":
        """First this, then the other; what this one moved stays where it was left."""

        def at(t: float) -> dict[str, Pose]:
            if t < self.length:
                return self.at(t)
            return self.at(self.length) | other.at(t - self.length)

        later = tuple((self.length + moment, cue) for moment, cue in other.cues)
        return Clip(self.length + other.length, at, self.cues + later)

    def __or__(self, other: "Clip[Pose, Cue]") -> "Clip[Pose, Cue]":
        """Both at once; the shorter one waits at its end."""

        def at(t: float) -> dict[str, Pose]:
            return self.at(min(t, self.length)) | other.at(min(t, other.length))

        cues = sorted(self.cues + other.cues, key=lambda timed: timed[0])
        return Clip(max(self.length, other.length), at, tuple(cues))


class Timeline(Generic[Pose, Cue]):
    """The queue of clips that play one after another; empty means that nothing moves."""

    def __init__(self) -> None:
        self._queue: deque[tuple[Clip[Pose, Cue], Callable[[], None]]] = deque()
        self._time = 0.0
        self._fired = 0

    @property
    def idle(self) -> bool:
        """Tell whether every clip has ended."""
        return not self._queue

    @property
    def now(self) -> Clip[Pose, Cue] | None:
        """Give the clip that plays."""
        return self._queue[0][0] if self._queue else None

    def play(self, clip: Clip[Pose, Cue], done: Callable[[], None] = lambda: None) -> None:
        """Queue a clip; `done` is called when it ends, before the next one starts."""
        self._queue.append((clip, done))

    def tick(self, seconds: float) -> list[Cue]:
        """Let time pass; return what was asked for on the way, in order."""
        asked: list[Cue] = []
        self._time += seconds
        while self._queue:
            clip, done = self._queue[0]
            asked += self._due(clip)
            if self._time < clip.length:
                break
            self._time -= clip.length
            self._next()
            done()
        if not self._queue:
            self._time = 0.0
        return asked

    def skip(self) -> list[Cue]:
        """End everything that is queued, also what the endings queue."""
        asked: list[Cue] = []
        while self._queue:
            clip, done = self._queue[0]
            asked += [what for _, what in clip.cues[self._fired :]]
            self._time = 0.0
            self._next()
            done()
        return asked

    def poses(self) -> dict[str, Pose]:
        """Tell where the moving pieces are now."""
        if not self._queue:
            return {}
        clip, _ = self._queue[0]
        return clip.at(min(self._time, clip.length))

    def _due(self, clip: Clip[Pose, Cue]) -> list[Cue]:
        due = [what for moment, what in clip.cues[self._fired :] if moment <= self._time]
        self._fired += len(due)
        return due

    def _next(self) -> None:
        self._queue.popleft()
        self._fired = 0


def linear(t: float) -> float:
    """Move evenly."""
    return t


def out_cubic(t: float) -> float:
    """Start fast and settle."""
    return 1 - (1 - t) ** 3


def out_quart(t: float) -> float:
    """Start very fast and settle."""
    return 1 - (1 - t) ** 4


def in_quad(t: float) -> float:
    """Fall: slow, then fast."""
    return t * t


def in_out(t: float) -> float:
    """Start and end softly."""
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """Overshoot a little and come back."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


def throw(t: float) -> float:
    """Fly out-cubic and drop the last quarter in-quad, as a thrown card does."""
    bend = 0.73
    if t < bend:
        return 0.8 * out_cubic(t / bend)
    return 0.8 + 0.2 * in_quad((t - bend) / (1 - bend))
