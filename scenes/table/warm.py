"""Draws the largest pictures before they are needed, so that no slap waits for its burst."""

from scenes import marks, slabs
from scenes.layout.geometry import Geometry
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.floaters import burst_picture, star
from scenes.table.ring import EMPTY, SEGMENTS, USED, measures, segment


def warm(stage: Stage, geometry: Geometry) -> None:
    """Make the ring, the round slab in its states, and the bursts."""
    for dark in (USED, EMPTY):
        made(marks.hollow, geometry.ring.w, dark)
    for number in range(SEGMENTS):
        segment(number, *measures(geometry))
    for state in ("live", "dead"):
        made(slabs.slab, geometry.ppong.size, "ppong", state)
    for level in (1, 2, 3):
        burst_picture(geometry, level)
        star(geometry, level)
    stage.faces.card(None, geometry.px(0.05))
