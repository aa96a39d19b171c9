"""Draws the largest pictures before they are needed, so that no slap waits for its burst."""

from scenes import marks, slabs
from scenes.layout.geometry import Geometry
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.floaters import burst_pictures
from scenes.table.furniture import SEGMENTS, made_segment


def warm(stage: Stage, geometry: Geometry) -> None:
    """Make the ring, the round slab in its states, and the bursts."""
    ring = geometry.ring
    made(marks.hollow, ring.w)
    radius, thick = ring.w // 2 - geometry.px(0.005), geometry.px(0.011)
    for number in range(SEGMENTS):
        made_segment(number, radius, thick)
    for state in ("live", "dead"):
        made(slabs.slab, geometry.ppong.size, "ppong", state)
    for level in (1, 2, 3):
        burst_pictures(geometry, level)
    for card in (None,):
        stage.faces.card(card, geometry.px(0.05))
