"""Own keys of several people at one keyboard: corners that no system shortcut wants."""

import sys
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.layout.geometry import SEATINGS

Spot = tuple[float, float]
"""Where a key lies on a keyboard, 0–1 from the left and from the top."""


@dataclass(frozen=True)
class OwnKey:
    """One person's key: by its place, with the name on its cap and where it lies."""

    scancode: int
    cap: str
    spot: Spot


LEFT_CTRL: Final = OwnKey(pygame.KSCAN_LCTRL, "Ctrl", (0.04, 0.92))
RIGHT_ARROW: Final = OwnKey(pygame.KSCAN_RIGHT, "→", (0.96, 0.92))
BACKSPACE: Final = OwnKey(pygame.KSCAN_BACKSPACE, "Back", (0.8, 0.12))
GRAVE: Final = OwnKey(pygame.KSCAN_GRAVE, "~", (0.04, 0.12))
LEFT_SHIFT: Final = OwnKey(pygame.KSCAN_LSHIFT, "Shift", (0.06, 0.72))
RIGHT_SHIFT: Final = OwnKey(pygame.KSCAN_RSHIFT, "Shift", (0.78, 0.72))
LEFT_OPTION: Final = OwnKey(pygame.KSCAN_LALT, "Opt", (0.14, 0.92))

COMMON: Final = {"bottom": LEFT_CTRL, "right": RIGHT_ARROW, "top": BACKSPACE, "left": GRAVE}
MAC: Final = {**COMMON, "bottom": LEFT_SHIFT}  # Ctrl+→ changes spaces there
SUBSTITUTES: Final = (LEFT_SHIFT, RIGHT_SHIFT, LEFT_OPTION)


def own_keys(people: tuple[int, ...], seats: int, *, mac: bool | None = None) -> dict[int, OwnKey]:
    """Give each person a key, the corner nearest to the seat first; seats count from the first.

    Two people take the left Ctrl and the right arrow, three also Backspace, four also the key
    left of 1; only then come the Shift keys, which wake a dialog on some systems.
    """
    corners = MAC if (sys.platform == "darwin" if mac is None else mac) else COMMON
    order = [corners["bottom"], corners["right"], corners["top"], corners["left"]]
    spare = [key for key in SUBSTITUTES if key not in order]
    order = (order + spare)[: max(len(people), 2)] if len(people) <= 4 else order + spare
    free = order[: len(people)]
    given: dict[int, OwnKey] = {}
    for seat in people:
        side = SEATINGS[seats][(seat - people[0]) % seats][0]
        if corners[side] in free:
            given[seat] = corners[side]
            free.remove(corners[side])
    for seat in people:
        if seat not in given:
            given[seat] = free.pop(0)
    return given
