"""How cards move: flights, turns, settling; the small clips that every event is made of."""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import reduce

from game.view import View
from scenes.layout.geometry import Geometry
from scenes.layout.poses import FLYING, Look, Pose
from scenes.table.cues import Cue, Movement
from scenes.table.pace import Pace
from scenes.timeline import Clip, in_out, linear, out_cubic

Ease = Callable[[float], float]


@dataclass(frozen=True)
class Shot:
    """What a clip is made from: the pictures before and after, the table and the pace."""

    geometry: Geometry
    look: Look
    view: View  # after the event
    before: Mapping[str, Pose]
    after: Mapping[str, Pose]
    pace: Pace
    lead: float = 0.0  # seconds until a ppong's throw takes off, so that it lands on the beat
    stroke: str = ""  # of the drum, under a pair or a throw
    stroke_early: float = 0.0  # seconds before the landing at which the stroke is asked for

    def is_open(self, seat: int) -> bool:
        """Tell whether a seat's hand lies open at the bottom."""
        return seat == self.view.seat


def together(clips: Iterable[Movement]) -> Movement:
    """Play clips at once."""
    return reduce(lambda one, other: one | other, clips, Clip(0.0))


def in_turn(clips: Iterable[Movement]) -> Movement:
    """Play clips one after another."""
    return reduce(lambda one, other: one + other, clips, Clip(0.0))


def wait(seconds: float) -> Movement:
    """Let time pass with everything at rest."""
    return Clip(seconds)


def asks(*cues: Cue) -> Movement:
    """Ask for sounds and marks at this moment."""
    return Clip(0.0, cues=tuple((0.0, what) for what in cues))


def move(
    piece: str,
    start: Pose,
    end: Pose,
    length: float,
    ease: Ease = out_cubic,
    *,
    arc: float = 0.0,
    layer: float | None = FLYING,
) -> Movement:
    """Fly a piece; `arc` in pixels lifts the middle of its way. A new face turns up halfway."""

    def at(t: float) -> dict[str, Pose]:
        share = ease(min(t / length, 1.0)) if length else 1.0
        return {piece: between(start, end, share, arc, layer)}

    return Clip(length, at)


def between(start: Pose, end: Pose, share: float, arc: float, layer: float | None) -> Pose:
    """Give the pose a share of the way from one to another, turning over if the face differs."""

    def mix(a: float, b: float) -> float:
        return a + (b - a) * share

    turns = start.face != end.face
    return Pose(
        x=mix(start.x, end.x),
        y=mix(start.y, end.y) - arc * 4 * share * (1 - share),
        width=mix(start.width, end.width),
        angle=mix(start.angle, end.angle),
        face=end.face if not turns or share >= 0.5 else start.face,
        layer=end.layer if layer is None else layer,
        dim=mix(start.dim, end.dim),
        alpha=round(mix(start.alpha, end.alpha)),
        squash=max(0.06, abs(math.cos(math.pi * min(max(share, 0.0), 1.0)))) if turns else 1.0,
    )


def settle(shot: Shot, length: float, *, but: Iterable[str] = ()) -> Movement:
    """Let everything else find its new place; what is gone is hidden from the start."""
    left_out = set(but)
    moved = [
        move(
            piece,
            pose,
            shot.after[piece],
            length,
            in_out,
            layer=max(pose.layer, shot.after[piece].layer),
        )
        for piece, pose in shot.before.items()
        if piece in shot.after and piece not in left_out and pose != shot.after[piece]
    ]
    gone = [piece for piece in shot.before if piece not in shot.after and piece not in left_out]
    return together([hide(shot, gone), *moved])


def hide(shot: Shot, pieces: Iterable[str]) -> Movement:
    """Take pieces out of sight from now on."""
    hidden = {
        piece: replace(shot.before[piece], alpha=0) for piece in pieces if piece in shot.before
    }
    return Clip(0.0, lambda _: dict(hidden))


def turn_over(back: Pose | None, up: Pose, piece: str, length: float) -> Movement:
    """Turn a card face up where it lies."""
    start = back or replace(up, face=None)
    return move(piece, replace(start, face=None), up, length, linear, layer=up.layer)
